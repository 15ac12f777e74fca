"""What was learned beside the evaluation written by hand: facts, their worths, and the file of these."""

import random
from math import prod

import msgspec
import pytest
from search.test_evaluator import GAMES, positions_of_a_game

from ratskeller import games
from ratskeller.core.errors import BadData
from ratskeller.search.evaluations import numbers_of, rule_of, tuning, weights_of
from ratskeller.search.evaluator import Evaluator
from ratskeller.search.learned_facts import ROW, facts_of, read_learned, write_learned
from ratskeller.search.memory import TABLE_SIZE

LAYOUT = {"near": (2, 3), "far": (2,)}


def with_worths(name, folder):
    """The weights of a game with worths drawn at random, and these."""
    layout = rule_of(name, "FACTS")
    rng = random.Random(1)
    worths = [rng.randrange(-900, 900) for _ in range(facts_of(layout))]
    write_learned(folder / "worths.json", layout, worths)
    return weights_of(name, {**numbers_of(name), "learned": str(folder / "worths.json"), "learned_players": 3}), worths


def facts_in(game, viewer):
    """The facts that hold of every seat."""
    name = game.game.name
    table = [*tuning(name).weights, *([0] * (TABLE_SIZE - len(tuning(name).weights)))]
    rule_of(name, "prepare")(game.state, table)
    out = [0] * (ROW * game.state.players)
    rule_of(name, "facts")(game.state, viewer, table, out)
    rows = [out[seat * ROW : (seat + 1) * ROW] for seat in range(game.state.players)]
    return [row[1 : 1 + row[0]] for row in rows]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_facts_of_every_position_are_facts_of_the_layout(name, players):
    most = facts_of(rule_of(name, "FACTS"))
    seen = set()
    for game in positions_of_a_game(name, players, seed=7, every=5):
        for facts in facts_in(game, 0):
            assert len(facts) < ROW
            assert all(0 <= fact < most for fact in facts)
            seen.update(facts)
    assert len(seen) > 50


@pytest.mark.parametrize("name", GAMES)
def test_what_is_learned_of_a_seat_is_the_worth_of_the_facts_that_hold(name, tmp_path):
    weights, worths = with_worths(name, tmp_path)
    for game in positions_of_a_game(name, 3, seed=5, every=11):
        terms = Evaluator(game.game, weights).terms(game.state, 0)
        assert [term["learned"] for term in terms] == [
            sum(worths[fact] for fact in facts) for facts in facts_in(game, 0)
        ]


@pytest.mark.parametrize("name", GAMES)
def test_without_a_file_nothing_is_learned(name):
    content = {**numbers_of(name), "learned": ""}
    for game in positions_of_a_game(name, 2, seed=6, every=23):
        assert {term["learned"] for term in Evaluator(game.game, weights_of(name, content)).terms(game.state, 0)} == {0}


def test_what_is_learned_counts_for_up_to_so_many_players():
    counted = {}
    for players in (2, 3):
        positions = positions_of_a_game("rattus", players, seed=4, every=9)
        judge = Evaluator(games.get("rattus"), weights_of("rattus", {**numbers_of("rattus"), "learned_players": 2}))
        counted[players] = any(term["learned"] for game in positions for term in judge.terms(game.state, 0))
    assert counted == {2: True, 3: False}


def test_worths_are_read_as_they_were_written(tmp_path):
    file = tmp_path / "worths.json"
    write_learned(file, LAYOUT, [1, -2, 3, 4, 5, 6, 70, -80])
    assert list(read_learned(file, LAYOUT)) == [1, -2, 3, 4, 5, 6, 70, -80]


@pytest.mark.parametrize(
    ("layout", "message"),
    [
        ({"near": (3, 2), "far": (2,)}, "its fingerprint is [0-9a-f]+, that of its worths"),
        ({"near": (2, 3), "far": (3,)}, "holds facts .*'far': 2.*, but the evaluation has .*'far': 3"),
        ({"near": (2, 3)}, "holds facts"),
    ],
)
def test_worths_of_other_facts_are_refused(tmp_path, layout, message):
    file = tmp_path / "worths.json"
    write_learned(file, LAYOUT, range(sum(map(prod, LAYOUT.values()))))
    with pytest.raises(BadData, match=message):
        read_learned(file, layout)


def test_a_file_that_was_changed_is_refused(tmp_path):
    file = tmp_path / "worths.json"
    write_learned(file, LAYOUT, range(8))
    content = msgspec.json.decode(file.read_bytes())
    content["worths"]["far"][0] += 1
    file.write_bytes(msgspec.json.encode(content))
    with pytest.raises(BadData, match="it was changed, or learned for other facts"):
        read_learned(file, LAYOUT)


def test_a_file_without_worths_is_refused(tmp_path):
    with pytest.raises(BadData, match="no such file of learned worths"):
        read_learned(tmp_path / "nowhere.json", LAYOUT)
    (tmp_path / "nonsense.json").write_text("nonsense", encoding="utf-8")
    with pytest.raises(BadData, match=r"nonsense\.json: no file of learned worths"):
        read_learned(tmp_path / "nonsense.json", LAYOUT)
