"""`ratskeller selfplay`: games as Parquet, in parts that survive an interrupt, and read back as positions and arrays."""

import json
import signal
import subprocess
import sys
import time

import numpy as np
import polars as pl
import pytest

from ratskeller import bots
from ratskeller.arena.selfplay import play_set
from ratskeller.core.errors import BadArgument, BadOption, BadPosition, UnknownGame
from ratskeller.research.batch import Batch
from ratskeller.research.data import folder as folders
from ratskeller.research.data import open_data, options_of, plan_games
from ratskeller.research.data.folder import DataFolder

FILES = "games/*/*/*.parquet"


def plan(game="rattus", names=("random",), players=2, seed=1, **options):
    return plan_games(game, list(names), players, seed, options, compiled=False)


def rows_of(frame):
    return frame.sort("number").collect().rows()


@pytest.fixture(scope="module")
def data(tmp_path_factory):
    """Sets of both games, by bots at random and one that thinks."""
    folder = tmp_path_factory.mktemp("data")
    play_set(plan(names=("novice", "random"), cards="random"), 3, folder)
    play_set(plan(players=3, cards="one-of-each", start="random"), 4, folder)
    play_set(plan("carcassonne", players=3, river=True), 2, folder)
    return open_data(folder)


def test_every_decision_is_the_position_that_the_answers_lead_to(data):
    for game in data.games.collect().iter_rows(named=True):
        whole = data.replay(game)
        chosen = data.decisions.filter(pl.col("set") == game["set"], pl.col("number") == game["number"])
        decisions = chosen.collect().rows(named=True)
        assert [row["ply"] for row in decisions] == [n for n, actor in enumerate(game["actors"]) if actor >= 0]
        for row in decisions[::7]:
            replayed = whole.at(row["ply"])
            assert row["position"] == replayed.to_json() == data.position(row).to_json()
            assert (row["seat"], row["question"], row["legal"]) == (replayed.actor, replayed.question, replayed.legal())
            assert row["answer"] == game["answers"][row["ply"]]
            assert row["bot"] == game["bots"][row["seat"]]
            assert row["share"] == game["shares"][row["seat"]]
            assert sum(row["chances"]) == pytest.approx(1)


@pytest.mark.parametrize("game", ["rattus", "carcassonne"])
def test_arrays_are_those_of_the_environments(data, game):
    decisions = data.decisions.filter(pl.col("game") == game)
    rows = decisions.collect().rows(named=True)[:200:23]
    for row in rows:
        position = data.position(row)
        batch = Batch(game, 1, seed=1, compiled=False, **position.options)
        batch.put(0, position)
        assert batch.observe(0, row["seat"]).tolist() == data.observation(row).tolist()
        assert batch.masks[0].tolist() == data.mask(row).tolist()
        answer = batch.encoding.rules.answer_of(position.state, row["action"])
        assert position.game.text(position.state, position.options, answer) == row["answer"]
    first = next(data.arrays(decisions, 5))
    assert first["observation"].shape == (5, data.observation(rows[0]).size)
    assert first["observation"][0].tolist() == data.observation(rows[0]).tolist()
    assert (np.take_along_axis(first["action_mask"], first["action"][:, None], 1) == 1).all()


def test_arrays_are_of_one_game(data):
    with pytest.raises(BadArgument, match="filter one of carcassonne, rattus"):
        next(data.arrays(data.decisions))
    with pytest.raises(BadArgument, match="size: must be a number from 1 on"):
        next(data.arrays(data.decisions, 0))


def test_the_line_up_moves_on_from_game_to_game(data):
    games = data.games.filter(pl.col("players") == 2).sort("number").collect()
    assert games["bots"].to_list() == [["novice", "random"], ["random", "novice"], ["novice", "random"]]
    three = plan(names=("novice", "random"), players=3)
    assert [three.line_up(number) for number in range(3)] == [
        ["novice", "random", "random"],
        ["random", "random", "novice"],
        ["random", "novice", "random"],
    ]


def test_options_are_those_that_chance_drew(data):
    drawn = [options_of(row)["cards"] for row in data.games.filter(pl.col("players") == 2).collect().rows(named=True)]
    assert all(len(cards) == 6 for cards in drawn)
    assert len({tuple(cards) for cards in drawn}) > 1


def test_shares_add_up_to_one_victory(data):
    for row in data.games.collect().iter_rows(named=True):
        assert sum(row["shares"]) == pytest.approx(1)
        assert [share > 0 for share in row["shares"]] == [place == 1 for place in row["places"]]


def test_an_interrupt_loses_no_game_and_plays_none_twice(tmp_path, monkeypatch):
    def interrupt(done, _wanted):
        if done == 4:
            raise KeyboardInterrupt

    monkeypatch.setattr(folders, "PART", 2)
    count = 9
    with pytest.raises(KeyboardInterrupt):
        play_set(plan(), count, tmp_path / "one", progress=interrupt)
    assert open_data(tmp_path / "one").games.collect().height == 4
    assert play_set(plan(), count, tmp_path / "one") == 5
    assert play_set(plan(), count, tmp_path / "one") == 0
    play_set(plan(), count, tmp_path / "other", cores=2)
    one, other = open_data(tmp_path / "one"), open_data(tmp_path / "other")
    assert rows_of(one.games) == rows_of(other.games)
    assert one.decisions.collect().equals(other.decisions.collect())
    assert one.games.sort("number").collect()["number"].to_list() == list(range(count))


@pytest.mark.late
def test_a_command_that_is_interrupted_goes_on(tmp_path):
    command = [sys.executable, "-m", "ratskeller", "selfplay", "--bots", "random", "--folder", str(tmp_path)]
    running = subprocess.Popen([*command, "--cores", "2", "--games", "1000000"], stderr=subprocess.PIPE, text=True)
    while not list(tmp_path.glob(FILES)):
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    _, err = running.communicate()
    assert (running.returncode, "the same command continues" in err) == (130, True)
    there = max(open_data(tmp_path).games.collect()["number"]) + 1
    again = subprocess.run([*command, "--games", str(there)], capture_output=True, text=True, check=True)
    assert again.stdout == f"{tmp_path / 'README.md'}\n"
    data = open_data(tmp_path)
    numbers = data.games.collect()["number"]
    assert sorted(numbers) == list(range(len(numbers)))
    assert f"| {len(numbers):,} | version 1" in (tmp_path / "README.md").read_text(encoding="utf-8")
    assert data.decisions.select("number").unique().collect().height == len(numbers)


def test_more_games_extend_a_set(tmp_path, monkeypatch):
    monkeypatch.setattr(folders, "PART", 4)
    play_set(plan(), 3, tmp_path)
    play_set(plan(), 9, tmp_path)
    assert sorted(file.name for file in tmp_path.glob(FILES)) == [
        "games-000000-000002.parquet",
        "games-000003-000006.parquet",
        "games-000007-000008.parquet",
    ]
    assert play_set(plan(), 2, tmp_path) == 0
    assert sorted(open_data(tmp_path).games.collect()["number"]) == list(range(9))


def test_decisions_without_their_games_do_not_count(tmp_path):
    play_set(plan(), 3, tmp_path)
    play_set(plan(), 5, tmp_path)
    (tmp_path / f"games/game=rattus/set={plan().name}/games-000003-000004.parquet").unlink()
    assert set(open_data(tmp_path).decisions.collect()["number"]) == {0, 1, 2}
    play_set(plan(), 4, tmp_path)
    decisions = open_data(tmp_path).decisions.collect()
    assert decisions.select("number", "ply").is_duplicated().sum() == 0
    assert set(decisions["number"]) == {0, 1, 2, 3}


def test_the_same_plan_has_the_same_name_however_its_options_are_given():
    assert plan().name == plan(cards="base", rules="online").name
    assert len({plan().name, plan(seed=2).name, plan(names=("novice",)).name, plan(cards="random").name}) == 4


def change(folder, **values):
    (file,) = folder.glob("sets/*.json")
    file.write_text(json.dumps(json.loads(file.read_text(encoding="utf-8")) | values), encoding="utf-8")


def test_games_of_other_rules_are_refused(tmp_path):
    play_set(plan(), 1, tmp_path)
    change(tmp_path, rules="another", package="0.0.9")
    with pytest.raises(BadArgument, match=r"by other rules, those of Ratskeller 0\.0\.9"):
        open_data(tmp_path)
    data = open_data(tmp_path, strict=False)
    row = data.decisions.head(1).collect().row(0, named=True)
    assert data.position(row).legal() == row["legal"]
    with pytest.raises(BadPosition, match="these rules ask something else"):
        data.position(row | {"legal": ["gallia"]})
    game = data.games.collect().row(0, named=True)
    with pytest.raises(BadPosition, match="these rules come to another result"):
        data.replay(game | {"scores": [99, 0]})
    with pytest.raises(BadPosition, match="'nowhere' is no legal answer"):
        data.replay(game | {"answers": ["nowhere"]})
    with pytest.raises(BadArgument, match="played by other rules or bots; name another folder"):
        play_set(plan(), 2, tmp_path)
    change(tmp_path, actions="another")
    with pytest.raises(BadArgument, match="actions have other numbers"):
        open_data(tmp_path, strict=False)


def test_a_set_is_played_on_with_the_same_kind_of_rules(tmp_path):
    play_set(plan(), 1, tmp_path)
    change(tmp_path, compiled=True)
    with pytest.raises(BadArgument, match="played with compiled rules, which are interpreted now"):
        play_set(plan(), 2, tmp_path)


def test_a_set_of_another_format_is_refused(tmp_path):
    play_set(plan(), 1, tmp_path)
    change(tmp_path, format=2)
    with pytest.raises(BadArgument, match="is of format 2; this Ratskeller reads format 1"):
        open_data(tmp_path)
    change(tmp_path, format="new")
    with pytest.raises(BadArgument, match="is not the plan of a set"):
        open_data(tmp_path)


def test_a_folder_of_something_else_is_left_alone(tmp_path):
    (tmp_path / "README.md").write_text("mine", encoding="utf-8")
    with pytest.raises(BadArgument, match="is not empty and holds no data"):
        play_set(plan(), 1, tmp_path)
    with pytest.raises(BadArgument, match="is not a data folder"):
        open_data(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["README.md"]


def test_a_set_without_games_is_empty(tmp_path):
    DataFolder(tmp_path).begin(plan())
    assert open_data(tmp_path).games.collect().height == 0
    assert open_data(tmp_path).decisions.collect().height == 0


def test_every_file_says_how_it_was_made(tmp_path):
    play_set(plan(), 1, tmp_path)
    for file in tmp_path.rglob("*.parquet"):
        assert json.loads(pl.read_parquet_metadata(file)["ratskeller"])["rules"] == plan().rules


class Cheat:
    def play(self, _position):
        return "nowhere"


def test_a_bot_that_answers_what_is_not_legal_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(bots.registry, "_plugins", lambda _game: {"cheat": lambda **_: Cheat()})
    with pytest.raises(ValueError, match="nowhere"):
        play_set(plan(names=("cheat",)), 1, tmp_path)


@pytest.mark.parametrize(
    ("arguments", "error", "problem"),
    [
        ({"game": "chess"}, UnknownGame, "chess"),
        ({"names": ("nobody",)}, ValueError, "no bot 'nobody' plays rattus"),
        ({"names": ("random",) * 3, "players": 4}, BadArgument, "one, two, or one for each of 4 seats; here are 3"),
        ({"players": 7}, BadOption, "RAT-S1"),
        ({"seed": -1}, BadArgument, "seed"),
        ({"river": True}, BadOption, "river"),
        ({"board": "board.toml"}, BadArgument, "board: .* games with a file of your own"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(arguments, error, problem):
    with pytest.raises(error, match=problem):
        plan(**arguments)


@pytest.mark.parametrize("count", [0, -1, True, 1.5, 10**9])
def test_a_number_of_games_that_makes_no_sense_is_refused(count, tmp_path):
    with pytest.raises(BadArgument, match="games: must be a number from 1"):
        play_set(plan(), count, tmp_path)


def test_there_is_at_least_one_core(tmp_path):
    with pytest.raises(BadArgument, match="cores: at least 1, not 0"):
        play_set(plan(), 1, tmp_path, cores=0)
