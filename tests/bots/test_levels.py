"""Levels for people: in order, legal, blind where their file says so, and refused where their file is wrong."""

from dataclasses import replace

import pytest
from some_positions import asked, known

from ratskeller import bots, games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.bots.ladder import FOLDER, ladder, level_below, middle_level, read_levels, search_config_of
from ratskeller.bots.registry import make_planner
from ratskeller.bots.tree_bot import TreeSearchBot
from ratskeller.core.errors import BadData, UnknownGame
from ratskeller.review import local_search
from ratskeller.search.config import INTERPRETED_FACTOR, Budget
from ratskeller.search.evaluations import tuning
from ratskeller.words import load

LADDERS = [file.stem for file in sorted(FOLDER.glob("*.toml"))]
LEVELS = [(game, name) for game in LADDERS for name in bots.levels(game)]


def test_both_games_have_the_same_levels_from_foundling_to_plague_doctor():
    assert LADDERS == ["carcassonne", "rattus"]
    assert (bots.levels("rattus")[0], bots.levels("rattus")[-1]) == ("foundling", "plague-doctor")
    assert len(bots.levels("rattus")) == 6
    assert bots.levels("rattus") == bots.levels("carcassonne")


@pytest.mark.parametrize("game", LADDERS)
def test_all_that_can_play_are_levels_and_those_for_the_arena(game):
    own = set(bots.names(game)) - set(bots.plugin_names(game))
    assert own == {*bots.levels(game), *bots.styles(game), "greedy", "greedy-1", "random"}


def test_levels_of_an_unknown_game_are_refused():
    with pytest.raises(UnknownGame):
        bots.levels("ratus")


@pytest.mark.parametrize("game", LADDERS)
def test_below_every_level_is_the_one_before_it(game):
    names = bots.levels(game)
    assert [level_below(name, game) for name in names] == [None, *names[:-1]]
    assert level_below("greedy", game) is None
    assert middle_level(game) == names[len(names) // 2]


@pytest.mark.parametrize("game", LADDERS)
def test_every_level_has_a_name_and_a_sentence_for_people(game):
    words = load("en", strict=True)
    for name in bots.levels(game):
        assert words.text(f"bot-{name}").startswith("The ")
        assert words.text(f"bot-{name}.about").endswith(".")


@pytest.mark.parametrize("game", LADDERS)
def test_the_weakest_is_blind_and_the_strongest_sees_all(game):
    weakest, strongest = ladder(game)[0], ladder(game)[-1]
    assert weakest.numbers.weights != tuning(game).weights
    assert strongest.numbers.weights == tuning(game).weights
    assert search_config_of(game) is strongest.search


@pytest.mark.parametrize("game", LADDERS)
def test_a_level_that_looks_ahead_can_be_given_several_times_its_budget(game):
    budget = ladder(game)[-1].budget
    assert budget.scaled(4) == Budget(4 * budget.simulations, 4 * budget.seconds)
    assert Budget().scaled(4) == Budget()
    searched = []
    for times in (1, 2):
        bot = make_planner(bots.levels(game)[-1], game, is_compiled=False, times=times)
        searched.append(bot._budget.simulations)
    assert searched == [budget.simulations, 2 * budget.simulations]


@pytest.mark.parametrize(("game", "name"), LEVELS)
def test_every_level_answers_legally_in_every_part_of_the_game(game, name):
    """With interpreted rules; the first plan is there at once, and every other one can be played as well."""
    players = max(games.get(game).players[0], 3)
    for seed, answers in ((1, 0), (2, 9), (3, 60)):
        position = asked(game, seed, answers, players=players)
        seat = position.actor
        for line in bots.improving(name, game, known(position), seat, 0.1, is_compiled=False):
            follower = position.copy()
            for answer in line.split("; "):
                assert follower.actor == seat
                follower.play(answer)


@pytest.mark.late
@pytest.mark.parametrize(("game", "name"), LEVELS)
def test_compiled_every_level_answers_legally_and_stops_when_it_is_asked_to(game, name):
    for seed, answers in ((4, 5), (5, 50)):
        position = asked(game, seed, answers, players=3)
        lines = bots.improving(name, game, known(position), position.actor, 5, is_compiled=True, stop=lambda: True)
        for line in lines:
            position.copy().play(line)


@pytest.mark.parametrize("game", LADDERS)
@pytest.mark.parametrize("place", range(6))
def test_a_level_plays_the_same_in_the_same_position(game, place):
    level, position = ladder(game)[place], asked(game, 5, 20)
    state = position.redeal(position.actor).state
    plans = [brief(level).plan(position.game, state, position.actor) for _ in range(2)]
    assert plans[0] == plans[1]


def brief(level):
    """A bot that plays like a level, with interpreted rules and few simulations."""
    if level.search is None:
        return GreedyBot(3, is_compiled=False, numbers=level.numbers)
    return TreeSearchBot(level.search, Budget(simulations=4 * INTERPRETED_FACTOR), level.numbers, 3, is_compiled=False)


RIGHT = (FOLDER / "rattus.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ('id = "novice"', 'id = "The novice"', r"`\$\.level\[1\]\.id`"),
        ('id = "pedlar"', 'id = "novice"', "novice is the id of 2 opponents"),
        ("seconds = 0.3", "second = 0.3", "unknown field `second`"),
        ("seconds = 0.3", "seconds = 0", r">= 5e-324|> 0"),
        ("far = 26", "distant = 0", "novice.blind: there is no weight distant; there are"),
        ("far = 26", "far = [1]", "novice.blind.far: must be a number, not a list of 1 numbers"),
        ("knight = 120", "jester = 0", "novice.blind.cards: there is no weight jester"),
        ("effort = { turns", "effort = { turn", "foundling.effort: unknown key turn; known are turns"),
        ("effort = { turns = 2,", "effort = { turns = 65,", "foundling.effort: turns must be from 0 to 64, not 65"),
        ("candidates = 16", "candidates = 80", "sight: candidates must be from 1 to 64, not 80"),
        ("candidates = 16", 'candidates = "8"', r"`\$\.sight\.candidates`"),
        ("sight = { turns = 3", "sight = { turn = 3", "unknown field `turn`"),
        (
            "sight = { turns = 3",
            "sight = { turns = 1",
            "alderman.sight: turns must be from 2 where hasty and steady are 1",
        ),
        ("[sight]", "[sight", r"levels/rattus\.toml: "),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_the_place(right, wrong, message):
    assert right in RIGHT
    with pytest.raises(BadData, match=message) as refused:
        read_levels("rattus", RIGHT.replace(right, wrong, 1), "levels/rattus.toml")
    assert str(refused.value).startswith("levels/rattus.toml: ")


@pytest.mark.parametrize("game", LADDERS)
def test_however_many_play_the_strongest_sees_its_own_next_turn(game):
    config = ladder(game)[-1].search
    for players in games.get(game).players:
        assert config.for_players(players).turns > players


FOR_FOUR = "\n[level.sight.players.4]\n"


def test_a_level_may_look_otherwise_with_more_players():
    text = RIGHT + FOR_FOUR + "candidates = 6\nnarrow = { turns = 1 }\n"
    config = read_levels("rattus", text, "levels/rattus.toml").levels[-1].search
    usual = ladder("rattus")[-1].search
    for players in (2, 3):
        assert config.for_players(players) == replace(usual, by_players=config.by_players)
    assert config.for_players(4) == replace(usual, by_players={}, candidates=6, narrow=replace(usual.narrow, turns=1))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (FOR_FOUR + "candidates = 80", r"plague-doctor\.sight\.players\.4: candidates must be from 1 to 64, not 80"),
        (FOR_FOUR + "candidate = 8", r"plague-doctor\.sight\.players\.4: .*unknown field `candidate`"),
        (FOR_FOUR + "narow = { turns = 8 }", r"plague-doctor\.sight\.players\.4: .*unknown field `narow`"),
        (FOR_FOUR + "next = { turn = 8 }", r"plague-doctor\.sight\.players\.4\.next: unknown key turn"),
        (FOR_FOUR.replace("4", "7") + "candidates = 8", r"plague-doctor\.sight: .*players"),
    ],
)
def test_how_a_level_looks_with_more_players_is_refused_where_it_is_wrong(wrong, message):
    with pytest.raises(BadData, match=message):
        read_levels("rattus", RIGHT + wrong, "levels/rattus.toml")


@pytest.mark.parametrize("game", LADDERS)
def test_who_plays_and_who_analyses_look_as_with_so_many_players(game, monkeypatch):
    config = ladder(game)[-1].search
    narrow = replace(config, by_players={3: replace(config, candidates=1)})
    monkeypatch.setattr(local_search, "search_config_of", lambda _: narrow)
    bot = TreeSearchBot(narrow, Budget(simulations=INTERPRETED_FACTOR), tuning(game), 3, is_compiled=False)
    for players, is_alone in ((2, False), (3, True)):
        asking = asked(game, 5, 20, players=players)
        seat = asking.actor
        position = asking.redeal(seat)
        plans = list(
            bot._search(position.game, position.state, seat, False, Budget(simulations=8 * INTERPRETED_FACTOR))
        )
        assert (len(plans) == 1) == is_alone
        search = local_search.AnalysisConfig(Budget(simulations=8), 0, 1, is_compiled=False)
        assert (len(local_search.search_candidates(position, seat, search)) == 1) == is_alone


def test_sight_is_for_levels_that_look_ahead():
    text = RIGHT.replace("seconds = 0.3", "seconds = 0.3\nsight = { turns = 4 }", 1)
    with pytest.raises(BadData, match="foundling: sight is for levels with simulations"):
        read_levels("rattus", text, "levels/rattus.toml")


def test_a_game_has_no_levels_or_at_least_five():
    blocks = RIGHT.split("[[level]]")
    text = "[[level]]".join(blocks[:5])
    with pytest.raises(BadData, match="at least 5 levels; here are 4"):
        read_levels("rattus", text, "levels/rattus.toml")


@pytest.mark.parametrize("game", LADDERS)
def test_a_level_can_be_given_other_simulations_behind_its_name(game):
    first = bots.make_planner("alderman@64", game, seed=3, is_compiled=False)
    again = bots.make_planner("alderman@64", game, seed=3, is_compiled=False)
    position = asked(game, 5, 20)
    seat = position.actor
    seen = position.redeal(seat)
    plans = [bot.plan(seen.game, seen.state, seat) for bot in (first, again)]
    assert plans[0] == plans[1]
    assert first._budget == Budget(simulations=64)
    assert bots.make_planner("alderman", game)._budget.simulations != 64


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("alderman@", "alderman@: give a number of simulations from 1 to 1073741824 after @"),
        ("alderman@0", "give a number of simulations"),
        ("alderman@-5", "give a number of simulations"),
        ("alderman@1e3", "give a number of simulations"),
        ("alderman@1073741825", "give a number of simulations"),
        ("alderman@99999999999999", "give a number of simulations"),
        ("novice@100", "novice@100: only a level that looks ahead has simulations"),
        ("random@100", "random@100: only a level that looks ahead has simulations"),
        ("nobody@100", "no bot 'nobody@100' plays rattus; there are"),
    ],
)
def test_simulations_that_can_not_be_are_refused(name, message):
    with pytest.raises(bots.UnknownBot, match=message):
        bots.make_planner(name, "rattus")
