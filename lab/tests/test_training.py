"""`ratskeller-lab train`: games of its own, numbers fitted to them, and a check; what is there is not done again."""

import os
import random
import subprocess
import sys
import tomllib
from dataclasses import replace

import msgspec
import numpy as np
import pytest

from ratskeller import games
from ratskeller.arena.executors import BadCluster
from ratskeller.core.sources import fingerprint
from ratskeller.search.chances import CERTAIN, KNOTS, MOST_SEATS, PROGRESS, STEP
from ratskeller.search.evaluations import rule_of, tuning_file
from ratskeller.search.learned_facts import ROW, facts_of, read_learned, write_learned
from ratskeller.search.player_weights import TABLE_OF_SETS, numbers_with
from ratskeller_lab.training.chunks import chunk_file, read_chunk, write_chunk
from ratskeller_lab.training.command import train
from ratskeller_lab.training.facts import NO_FACT, FactSamples
from ratskeller_lab.training.fit import fit_line, hats, logit
from ratskeller_lab.training.jobs import SOURCES, Chunk, GamesJob, play_remotely
from ratskeller_lab.training.positions import Positions, wins_of
from ratskeller_lab.training.regression import BELIEVED, compare, learn
from ratskeller_lab.training.reliability import by_players, draw, reliability
from ratskeller_lab.training.self_play import PlayedGame, SelfPlay, play_many, random_options
from ratskeller_lab.training.stages import BadTraining, Checked, Training
from ratskeller_lab.training.tuning import Effect, Weight, drawn, effects, moved, tuned, weights_in
from ratskeller_lab.training.turns import TurnSamples, join_turns

NARROW = 64
SEED = 3


def small(folder, count=2, cores=1):
    """Rattus, interpreted, a game to a chunk, so narrow that a game takes a second or two."""
    return Training("rattus", folder, count, SEED, cores, is_compiled=False, chunk=1, narrowed=NARROW)


def no_progress(done, wanted):
    """Progress that nobody looks at."""


@pytest.mark.parametrize("name", games.names())
def test_random_options_make_a_game(name):
    game = games.get(name)
    drawn = [random_options(game, random.Random(seed)) for seed in range(60)]
    assert {options["players"] for options in drawn} == set(game.players)
    for options in drawn:
        game.start(options)


@pytest.mark.late
def test_a_training_goes_on_where_it_was_interrupted(tmp_path):
    reports = []

    def interrupt(done, wanted):
        reports.append((done, wanted))
        if done == 1:
            raise KeyboardInterrupt

    first = small(tmp_path)
    first.begin()
    with pytest.raises(KeyboardInterrupt):
        first.play(interrupt)
    there = chunk_file(tmp_path / "games", 0).read_bytes()
    second = small(tmp_path)
    second.begin()
    second.play(lambda done, wanted: reports.append((done, wanted)))
    assert reports == [(0, 2), (1, 2), (1, 2), (2, 2)]
    assert chunk_file(tmp_path / "games", 0).read_bytes() == there
    assert len(second.tune(no_progress)) == len(
        weights_in(tomllib.loads(tuning_file("rattus").read_text(encoding="utf-8")))
    )
    reports.clear()
    with pytest.raises(KeyboardInterrupt):
        second.learn(interrupt)
    noted = chunk_file(tmp_path / "noted", 0).read_bytes()
    assert second.learn(lambda done, wanted: reports.append((done, wanted))) > 20
    assert reports == [(0, 2), (1, 2), (1, 2), (2, 2)]
    assert chunk_file(tmp_path / "noted", 0).read_bytes() == noted
    assert any(read_learned(tmp_path / "learned.json", rule_of("rattus", "FACTS")))
    chances = tomllib.loads(second.chances().as_toml())
    assert set(chances) == {"chances"}
    assert second.check(no_progress).duel is None
    fitted = tomllib.loads(second.fit().as_toml())
    assert set(fitted) == {"scales", "chances"}
    assert tomllib.loads((tmp_path / "fitted.toml").read_text(encoding="utf-8")) == fitted
    checked = second.check(no_progress)
    assert 0 <= checked.all.calibration_error <= 1
    assert checked.all.games == sum(trust.games for trust in checked.by_players.values()) == 1
    assert checked.duel.games == 2
    assert set(checked.siblings) == {"fitted", "present"}
    assert all(ranking.positions == 1 and 0 <= ranking.agreed <= 1 for ranking in checked.siblings.values())
    assert msgspec.json.decode((tmp_path / "check.json").read_bytes(), type=Checked) == checked
    assert (tmp_path / "reliability.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.late
def test_turns_are_tried_in_rounds_and_their_results_are_added_to_those_of_games(tmp_path):
    reports = []

    def interrupt(done, wanted):
        reports.append((done, wanted))
        if done == 1:
            raise KeyboardInterrupt

    there = small(tmp_path)
    there.begin()
    facts = rule_of("rattus", "FACTS")
    of_games = [number % 7 for number in range(facts_of(facts))]
    write_learned(tmp_path / "learned-games.json", facts, of_games)
    with pytest.raises(KeyboardInterrupt):
        there.compare(interrupt)
    tried = chunk_file(tmp_path / "turns-2-0", 0).read_bytes()
    assert there.compare(lambda done, wanted: reports.append((done, wanted))) > 20
    assert reports == [(0, 6), (1, 6), (1, 6), (2, 6), (2, 6), (3, 6), (4, 6), (4, 6), (5, 6), (6, 6)]
    assert chunk_file(tmp_path / "turns-2-0", 0).read_bytes() == tried
    of_turns = read_learned(tmp_path / "learned-turns.json", facts)
    assert any(of_turns)
    both = [games + turns for games, turns in zip(of_games, of_turns, strict=True)]
    assert list(read_learned(tmp_path / "learned.json", facts)) == both


@pytest.mark.late
def test_several_cores_play_the_same_games_as_one(tmp_path):
    small(tmp_path / "one").play(no_progress)
    small(tmp_path / "two", cores=2).play(no_progress)
    for number in range(2):
        one, two = (list(read_chunk(chunk_file(tmp_path / which / "games", number))) for which in ("one", "two"))
        assert one == two


@pytest.mark.late
def test_a_cluster_plays_the_same_games(tmp_path):
    """In a process of its own, for Ray leaves threads and warnings behind."""
    if os.environ.get("RATSKELLER_REQUIRE_ALL") != "1":
        pytest.importorskip("ray")
    program = f"""
import sys
from pathlib import Path
from ratskeller_lab.training.stages import Training
there = Training("rattus", Path(sys.argv[1]), 2, {SEED}, 1, False, chunk=1, narrowed={NARROW}, ray="local")
there.play(lambda done, wanted: print("TOLD", done, wanted))
there.tune(lambda done, wanted: None)
"""
    command = [sys.executable, "-c", program, str(tmp_path / "there")]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    assert [line for line in done.stdout.splitlines() if line.startswith("TOLD")] == [
        "TOLD 0 2",
        "TOLD 1 2",
        "TOLD 2 2",
    ]
    small(tmp_path / "here").play(no_progress)
    small(tmp_path / "here").tune(no_progress)
    for part in ("games/chunk-00000.npz", "games/chunk-00001.npz", "deals/chunk-00000.npz", "tuned.json"):
        assert (tmp_path / "there" / part).read_bytes() == (tmp_path / "here" / part).read_bytes()


def test_a_cluster_that_is_not_there_is_named(tmp_path):
    with pytest.raises(BadCluster, match="ray: no cluster at 'anywhere'"):
        train("rattus", folder=tmp_path, stages="play", games=1, ray="anywhere")


def test_a_cluster_with_another_version_is_refused(tmp_path):
    job = GamesJob("rattus", tmp_path, SEED, 1, NARROW, is_compiled=False)
    assert fingerprint("rattus", SOURCES) != "another"
    with pytest.raises(BadCluster, match="another version of Ratskeller"):
        play_remotely("another", Chunk(job, 0))


@pytest.mark.late
def test_a_game_is_stored_as_it_was_played(tmp_path):
    played = list(play_many(SelfPlay("rattus", is_compiled=False, narrowed=NARROW), SEED, 0, 2))
    write_chunk(tmp_path / "chunk.npz", played)
    assert list(read_chunk(tmp_path / "chunk.npz")) == played
    assert not list(tmp_path.glob("*.part"))
    for game in played:
        position = games.get("rattus").new(**game.options)
        state = position.state
        for answer in game.answers:
            position.game.rules.apply(state, answer)
        assert position.game.scores(state) == game.scores


def test_a_folder_serves_one_training(tmp_path):
    small(tmp_path).begin()
    with pytest.raises(BadTraining, match="holds games of rattus with seed 3"):
        Training("carcassonne", tmp_path, 1, SEED, 1, is_compiled=False).begin()
    (tmp_path / "plan.json").write_text("nonsense", encoding="utf-8")
    with pytest.raises(BadTraining, match="no plan"):
        small(tmp_path).begin()


def test_stages_come_one_after_the_other(tmp_path):
    with pytest.raises(BadTraining, match="`play` comes first"):
        small(tmp_path).fit()
    with pytest.raises(BadTraining, match="`play` comes first"):
        small(tmp_path).learn(no_progress)


@pytest.mark.late
def test_without_a_fit_the_evaluation_itself_is_checked(tmp_path):
    training = replace(small(tmp_path), fresh=2)
    training.begin()
    checked = training.check(no_progress)
    assert (checked.all.games, checked.duel) == (2, None)
    assert set(checked.siblings) == {"present"}
    assert sum(trust.positions for trust in checked.by_players.values()) == checked.all.positions


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "games: at least 1"),
        ({"fresh": 0}, "fresh: at least 1"),
        ({"cores": 0}, "cores: at least 1"),
        ({"stages": "bake"}, "not bake"),
        ({"stages": "fit,chances"}, "not both"),
    ],
)
def test_wrong_arguments_are_reported(tmp_path, wrong, message):
    with pytest.raises(BadTraining, match=message):
        train("rattus", folder=tmp_path, **wrong)


def seen(players, progress, strengths, wins, chances=None):
    """Positions that differ in one term alone, each of a game of its own."""
    count = len(progress)
    wide = np.zeros((count, MOST_SEATS, 1), dtype=np.int64)
    wide[:, :players, 0] = strengths
    won = np.zeros((count, MOST_SEATS))
    won[:, :players] = wins
    foretold = np.zeros((count, MOST_SEATS), dtype=np.int64)
    foretold[:, :players] = 0 if chances is None else chances
    same = np.full(count, players)
    return Positions(
        np.arange(count), same, np.array(progress), np.zeros(count, int), wide, foretold, wide[:, :, 0], won
    )


def test_chances_are_fitted_to_who_won():
    """Two seats, and odds that are e to the power of the difference of their points, whatever the progress."""
    rng = np.random.default_rng(1)
    strengths = rng.integers(-2000, 2000, (6000, 2))
    likely = 1 / (1 + np.exp((strengths[:, 1] - strengths[:, 0]) / 1000))
    first = (rng.random(6000) < likely).astype(float)
    line = fit_line(seen(2, rng.integers(0, PROGRESS + 1, 6000), strengths, np.stack([first, 1 - first], 1)), 2)
    assert line.slopes == pytest.approx([64 / np.log(2) * 1000] * KNOTS, rel=0.25)
    assert max(map(abs, line.tempos)) < 20_000


def test_without_games_weights_stay_as_they_were():
    before = np.array([1.0, -2.0])
    assert logit(np.zeros((1, 2, 2)), np.array([[1.0, 0.0]]), before, np.eye(2)).tolist() == before.tolist()


def test_progress_lies_between_two_knots():
    assert hats(np.array([0, STEP // 2, PROGRESS]))[:, [0, 1, KNOTS - 1]].tolist() == [
        [1, 0, 0],
        [0.5, 0.5, 0],
        [0, 0, 1],
    ]


def test_chances_that_come_true_have_no_calibration_error():
    quarter, rest = CERTAIN // 4, CERTAIN - CERTAIN // 4
    right = seen(2, [0] * 4, np.zeros((4, 2)), [[1, 0]] + [[0, 1]] * 3, [[quarter, rest]] * 4)
    assert reliability(right).error == 0
    wrong = seen(2, [0] * 4, np.zeros((4, 2)), [[1, 0]] * 4, [[quarter, rest]] * 4)
    assert reliability(wrong).error == 0.75
    assert "calibration error 75.0 points" in draw("rattus", reliability(wrong), by_players(wrong))


def test_chances_are_held_against_results_by_number_of_players():
    quarter, rest = CERTAIN // 4, CERTAIN - CERTAIN // 4
    two = seen(2, [0] * 4, np.zeros((4, 2)), [[1, 0]] + [[0, 1]] * 3, [[quarter, rest]] * 4)
    three = seen(3, [0] * 2, np.zeros((2, 3)), [[1, 0, 0]] * 2, [[0, CERTAIN, 0]] * 2)
    both = Positions(
        *(np.concatenate([getattr(two, name), getattr(three, name)]) for name in Positions.__annotations__)
    )
    found = by_players(both)
    assert {players: one.error for players, one in found.items()} == {2: 0, 3: pytest.approx(2 / 3)}
    assert found[2].luck > 0


def test_a_shared_victory_is_a_part_of_one():
    assert wins_of(PlayedGame({}, [], [], [5, 5, 2], [1, 1, 3])) == [0.5, 0.5, 0]


CONTENT = {"far": 40, "hand": [3000, 200], "cards": {"king": -20, "witch": 100}, "effort": {"compiled": {"turns": 4}}}


def test_weights_are_the_numbers_of_a_file_but_for_effort_and_what_is_fitted():
    assert [weight.name for weight in weights_in(CONTENT)] == ["far", "hand.0", "hand.1", "cards.king", "cards.witch"]
    steps = {weight.name: weight.step for weight in weights_in(CONTENT)}
    assert steps == {"far": 10, "hand.0": 750, "hand.1": 200, "cards.king": 7.5, "cards.witch": 25}


def test_a_plot_of_weights_shows_how_far_they_are_from_the_present_ones():
    weights = weights_in(CONTENT)
    content, steps = drawn(CONTENT, weights, random.Random(1))
    assert content["far"] == 40 + steps[0] * 10
    assert content["hand"][1] == 200 + steps[2] * 200
    assert content["effort"] == CONTENT["effort"]
    assert CONTENT["far"] == 40
    assert moved(CONTENT, weights[:1], [-99.0])[0]["far"] == 1


def test_what_a_weight_is_worth_comes_out_of_deals_in_which_all_of_them_differ():
    rng = np.random.default_rng(2)
    weights = [Weight(("far",), 40, 10.0), Weight(("near",), 14, 4.0), Weight(("safe",), 150, 30.0)]
    apart = rng.normal(0, 1.4, (1500, 3))
    margins = 3 * apart[:, 0] - 2 * apart[:, 2] + rng.normal(0, 10, 1500)
    found = effects(weights, apart, margins, 4)
    assert [round(effect.gain) for effect in found] == [3, 0, -2]
    assert [effect.steps > 0 for effect in found] == [True, found[1].steps > 0, False]


def test_what_is_counted_twice_is_no_surer_than_counted_once():
    """With two players the margin of one is that of the other with the other sign."""
    rng = np.random.default_rng(3)
    weights = [Weight(("far",), 40, 10.0)]
    apart = rng.normal(0, 1.4, (1000, 1))
    margins = apart[:, 0] + rng.normal(0, 10, 1000)
    (both,) = effects(weights, np.concatenate([apart, -apart]), np.concatenate([margins, -margins]), 2)
    slope = float(apart[:, 0] @ margins / (apart[:, 0] @ apart[:, 0]))
    assert both.gain == pytest.approx(slope, rel=0.02)
    assert both.error == pytest.approx(10 / float(np.linalg.norm(apart)), rel=0.06)


@pytest.mark.late
def test_weights_are_tuned_for_a_number_of_players_alone(tmp_path):
    three = replace(small(tmp_path, count=1), players=3)
    three.begin()
    assert three.tune(no_progress)
    assert chunk_file(tmp_path / "deals-3", 0).exists()
    content = tomllib.loads(tuning_file("rattus").read_text(encoding="utf-8"))
    found = msgspec.json.decode((tmp_path / "tuned.json").read_bytes(), type=dict)
    assert numbers_with(found, 2) == numbers_with(content, 2)
    assert list(found[TABLE_OF_SETS]) == ["3"]


def test_a_number_of_players_that_a_game_is_not_for_is_refused(tmp_path):
    with pytest.raises(BadTraining, match="players: rattus is for 2, 3, 4, not 5"):
        replace(small(tmp_path), players=5)


def test_weights_move_by_what_is_sure_and_not_too_far():
    far, hand, _, king, witch = weights_in(CONTENT)
    content = tuned(CONTENT, [Effect(far, 9, 1), Effect(hand, -2, 1), Effect(king, 0.5, 1), Effect(witch, 1, 0.5)])
    assert content["far"] == 55
    assert content["hand"][0] == 2250
    assert content["cards"] == {"king": -20, "witch": 125}


def lessons(worths, count, rng):
    """Games of two seats and four turns each, in which strengths say nothing and facts tell how they end."""
    facts = np.full((4 * count, MOST_SEATS, ROW), NO_FACT, dtype=np.int16)
    facts[:, :2, 0] = np.repeat(rng.integers(0, len(worths), (count, 2)), 4, axis=0)
    scores = np.zeros((4 * count, MOST_SEATS), dtype=np.int32)
    scores[:, :2] = np.asarray(worths)[facts[:, :2, 0]] + np.repeat(rng.normal(0, 3, (count, 2)).round(), 4, axis=0)
    strengths = np.zeros((4 * count, MOST_SEATS), dtype=np.int32)
    return FactSamples(np.repeat(np.arange(count), 4), np.full(4 * count, 2), strengths, facts, scores)


def test_facts_are_worth_what_they_bring():
    """Half of it is believed; only differences matter between seats with one fact each."""
    found = np.array(learn(lessons([0, 2, -4], 4000, np.random.default_rng(3)), 3))
    assert (found - found[0]).tolist() == pytest.approx([0, BELIEVED * 2000, -BELIEVED * 4000], abs=150)


def test_a_fact_seen_seldom_is_worth_little():
    many, few = (np.ptp(learn(lessons([0, 4], count, np.random.default_rng(4)), 2)) for count in (2000, 5))
    assert few < many / 2


def tried_turns(worths, count, rng):
    """Positions with four turns each: the written evaluation knows a part of their worth, and a single fact the rest."""
    turns = 4 * count
    fact = rng.integers(0, len(worths), turns)
    position = np.repeat(np.arange(count), 4)
    worth = rng.normal(0, 2000, turns)
    common = rng.normal(0, 5000, count)[position]
    came = worth + np.asarray(worths)[fact] + common + rng.normal(0, 1000, turns)
    return TurnSamples(position, np.full(turns, 30), came, worth, np.arange(turns), fact, np.ones(turns))


def test_facts_are_worth_as_much_as_the_turns_after_which_they_hold():
    """Only differences matter between turns after which one fact each holds."""
    found = np.array(compare(tried_turns([0, 2000, -4000], 2000, np.random.default_rng(3)), 3))
    assert (found - found[0]).tolist() == pytest.approx([0, 2000, -4000], abs=150)


def test_a_fact_seen_in_few_turns_is_worth_little():
    many, few = (np.ptp(compare(tried_turns([0, 4000], count, np.random.default_rng(4)), 2)) for count in (2000, 5))
    assert few < many / 2


def test_without_turns_nothing_is_learned():
    assert compare(tried_turns([1], 0, np.random.default_rng(5)), 3) == [0, 0, 0]


def test_turns_of_two_parts_stay_apart():
    parts = [tried_turns([0, 1000], count, np.random.default_rng(6)) for count in (2, 3)]
    both = join_turns(parts)
    assert both.position.tolist() == [position for position in range(5) for _ in range(4)]
    assert both.turn.tolist() == list(range(20))
    assert both.came.tolist() == [*parts[0].came, *parts[1].came]
