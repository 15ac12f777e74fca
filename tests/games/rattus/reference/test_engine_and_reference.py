"""The engine against a second implementation that was written from the rules text alone, on random positions.

What is compared after every answer: who is asked what, all legal answers, cubes, stocks, potions, rats, pieces, cards,
who lost something by which cause in an outbreak, and the places at the end.
More by `cd tests && uv run python -m games.rattus.reference 20000 --seed 7`.
"""

import json
import random
from collections import Counter

import pytest
from positions import rats

from . import random_positions
from .board import Table, picture, read
from .compare import KINDS, RATTUS, Comparison, Difference, compare
from .placement import group, queen_rules, totals
from .plague import destinations

SHARE = {"regular": 250, "final": 300, "abilities": 250, "ravage": 600}
"""Random positions of each kind; half of them are for `uv run poe thorough`."""
SLICES = [0, pytest.param(1, marks=pytest.mark.thorough)]

PHASE_C = {"turn", "rat", "extra rat", "count", "reveal all", "serf", "order", "next token", "face", "potion"}
ABILITIES = {
    *("monk from", "monk to", "merchant from", "merchant to", "merchant count", "king", "baker all to"),
    *("witch look", "witch look again", "witch swap", "courier first", "courier second", "wizard", "bishop"),
    *("piper from", "piper to", "extra", "mayor where", "emperor wall 1", "emperor wall 3", "nun 1", "nun 3"),
}
EXPECTED = {
    "regular": PHASE_C | ABILITIES,
    "final": {"turn", "move", "rat", "count", "serf", "order", "next token", "face"} | ABILITIES,
    "abilities": {"move", "piper rat", "bishop from"} | ABILITIES - {"baker all to"},
    "ravage": PHASE_C | {"move", "potion"},
}
"""Questions that come up in every slice, or the positions have grown poor."""


def compare_many(kind, first, end, step):
    """Compare some of a share; returns how often each question came up."""
    asked: Counter[str] = Counter()
    for number in range(first, end, step):
        compare(kind, 1, number, asked)
    return asked


@pytest.mark.late
@pytest.mark.parametrize("part", SLICES)
@pytest.mark.parametrize("kind", KINDS)
def test_engine_and_reference_agree_on_every_answer(kind, part):
    asked = compare_many(kind, part, SHARE[kind], len(SLICES))
    assert EXPECTED[kind] - set(asked) == set()


def test_a_difference_is_found_and_shows_how_to_get_there(monkeypatch):
    """A reference that knows no bishops is soon found out."""
    monkeypatch.setattr(Table, "rats_enter", lambda table, region: 3 - len(table.rats[region]))
    with pytest.raises(Difference, match=r"asked: .*answers so far: .*\n\{\"game\": \"rattus\""):
        compare_many("regular", 0, 100, 1)


def test_random_positions_are_read_and_written_without_loss():
    for number in range(60):
        rng = random.Random(number)
        text = random_positions.position(rng, rng.choice(["regular", "final"]), ravage=rng.random() < 0.5)
        assert picture(read(RATTUS.from_json(text).to_json())) == picture(read(text))


def scripted(regions, holder, *, players=2, rules="online", **more):
    """A comparison from a position with the holders' cards and others to make six, at the turn of seat 0."""
    others = [card for card in ("king", "queen", "mayor", "courier", "witch", "monk") if card not in holder]
    content = {
        "game": "rattus",
        "format": 1,
        "options": {"players": players, "cards": [*holder, *others][:6], "rules": rules},
        "round": "regular",
        "seat": 0,
        "regions": regions,
        "cards": holder,
        "plague": "anglia",
        "supply": 12,
        **more,
    }
    return Comparison(json.dumps(content), Counter())


def test_cards_of_an_excursion_that_were_not_used_in_it_can_be_used_when_there_is_something_to_ravage_again():
    gallia = {"cubes": [1, 1], "tokens": rats("3 A", "6 A Bo Ch")}
    hispania = {"cubes": [2, 0], "tokens": []}
    hands = dict.fromkeys(["knight", "crusader", "serf", "merchant"], 0)
    game = scripted({"gallia": gallia, "hispania": hispania}, hands, round="final", last_seat=1)
    for answer in ("use serf", "gallia", "yes", "no", "gallia.1", "3 A", "no"):
        game.play(answer)
    assert set(game.engine.legal()) == {"use merchant", "done"}
    for answer in ("use merchant", "hispania", "gallia", "2"):
        game.play(answer)
    assert set(game.engine.legal()) == {"use crusader", "done"}
    game.play("use crusader")
    assert game.engine.question == "face"


def test_nuns_and_the_count_make_one_sum_before_it_is_held_at_zero():
    """C4 with K5: one cube, two nuns and two neutral make a population of 1, not 2."""
    gallia = {"cubes": [1, 0], "tokens": rats("2 M Bo Ch")}
    game = scripted({"gallia": gallia}, {"knight": 0, "nun": 1}, nuns=["gallia", "gallia"])
    game.play("plague gallia")
    while game.engine.question == "rat":
        game.play("hispania")
    for answer in ("yes", "gallia.1", "2 M Bo Ch"):
        game.play(answer)
    assert game.table.own("gallia", 0) == 1


def test_the_count_of_the_printed_reading_stays_with_the_piece_that_somebody_else_moves_on():
    """V1: "its region" is where the piece stands when the last ravage comes."""
    scene = {"gallia": {"cubes": [0, 2, 0], "tokens": rats("4 M Ch")}, "germania": {"cubes": [0, 2, 0], "tokens": []}}
    scene["italia"] = {"cubes": [0, 0, 2], "tokens": rats("4 M Bo")}
    hands = {"knight": 1, "serf": 0}
    game = scripted(scene, hands, players=3, rules="printed", round="final", seat=1, last_seat=2)
    for answer in ("use knight", "gallia", "yes", "done", "use serf", "germania", "done"):
        game.play(answer)
    for answer in ("gallia.1", "4 M Ch", "italia.1", "4 M Bo"):
        game.play(answer)
    assert game.engine.scores == [0, 4, 2]


def table(regions, **more):
    """A table of the reference alone, with four seats, at the turn of seat 0."""
    content = {
        "options": {"players": 4, "cards": [], "rules": "online"},
        "round": "regular",
        "seat": 0,
        "regions": regions,
        "plague": "italia",
        "supply": 12,
        **more,
    }
    return read(json.dumps(content))


def test_the_reference_knows_the_worked_example_of_phase_b():
    """Q1."""
    regions = {"gallia": {"tokens": rats(None, None, None)}, "germania": {"tokens": rats(None)}}
    assert totals(table(regions)) == {"gallia": {3}, "germania": {1}}
    with_peasant = totals(table(regions, cards={"peasant": 0}))
    assert (max(with_peasant["gallia"]), max(with_peasant["germania"])) == (4, 2)
    assert with_peasant["italia"] == {1}


def test_the_reference_knows_the_worked_examples_of_groups_and_steps():
    """Q3 and Q5."""
    homes = (
        ("anglia", "gallia", "hispania"),
        ("russia", "tartaria"),
        ("hispania", "italia", "polonia"),
        ("germania", "turcia"),
    )
    regions = {region for home in homes for region in home}
    board = table({region: {"cubes": [int(region in home) for home in homes]} for region in regions})
    assert [group(board, seat) for seat in range(4)] == [3, 2, 2, 1]
    assert queen_rules(board)
    assert "scandia" in destinations(board, 2) - destinations(board, 1)
