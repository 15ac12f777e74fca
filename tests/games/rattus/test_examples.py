"""Section Q: the worked examples that came with the Pied Piper. Q2 is in `test_plague.py`, Q3 in `cards/test_knight.py`."""

import pytest
from positions import cubes, events_of_kind, position, rat_count, rats, region, reveal, starting_with

RED, BLUE, YELLOW, GREEN = range(4)


def by_colour(**of):
    """A region with the cubes of colours."""
    return region(*[of.get(colour, 0) for colour in ("red", "blue", "yellow", "green")])


def test_q1_what_red_may_add_with_and_without_the_peasant():
    board = {"gallia": region(tokens=3), "germania": region(tokens=1), "italia": region()}
    there = ("gallia", "germania", "italia")

    def totals(game):
        return {name: [a.split()[1] for a in starting_with(game, "add") if a.startswith(name)] for name in there}

    assert totals(position(board)) == {"gallia": ["3"], "germania": ["1"], "italia": []}
    with_peasant = totals(position(board, cards={"peasant": RED}))
    assert with_peasant == {"gallia": ["3", "4"], "germania": ["1", "2"], "italia": ["1"]}


def test_q4_two_holders_of_crusader_and_knight_lose_one_each():
    board = {"gallia": region(0, 3, 3, tokens=rats("1 Pe Cv"))}
    game = position(board, cards={"crusader": BLUE, "knight": YELLOW}).play("plague gallia; hispania")
    reveal(game, "1 Pe Cv")
    assert cubes(game, "gallia") == [0, 2, 2, 0]
    assert [(event["seat"], event["card"], event["symbol"]) for event in events_of_kind(game, "cube-lost")] == [
        (YELLOW, "knight", "Cv"),
        (BLUE, "crusader", "Cv"),
    ]


def test_q4_one_holder_of_both_loses_two():
    board = {"gallia": region(0, 3, 3, tokens=rats("1 Pe Cv"))}
    game = position(board, cards={"crusader": BLUE, "knight": BLUE}).play("plague gallia; hispania")
    reveal(game, "1 Pe Cv")
    assert cubes(game, "gallia") == [0, 1, 3, 0]


def queens_board():
    return {
        "anglia": by_colour(red=1),
        "gallia": by_colour(red=1),
        "hispania": by_colour(red=1, yellow=1),
        "russia": by_colour(blue=1),
        "tartaria": by_colour(blue=1),
        "italia": by_colour(yellow=1),
        "polonia": by_colour(yellow=1),
        "germania": by_colour(green=1),
        "turcia": by_colour(green=1),
    }


@pytest.mark.parametrize(("seat", "more"), [(RED, ["1", "2"]), (BLUE, []), (YELLOW, []), (GREEN, [])])
def test_q5_red_as_queen_adds_up_to_two_more_and_nobody_else_could(seat, more):
    game = position(queens_board(), cards={"queen": seat}, seat=seat)
    assert [answer.split()[1] for answer in starting_with(game, "add") if answer.startswith("bulgaria")] == more


@pytest.mark.parametrize(
    ("face", "breaks_out"), [("1 Bo Ch", True), ("2 M Bo Ch", False), ("3 A", False), ("6 M Cv Mg", False)]
)
def test_q6_scandia_with_three_cubes_and_two_nuns_only_limit_one_breaks_out(face, breaks_out):
    board = {"scandia": region(1, 1, 1, tokens=rats(face))}
    game = position(board, nuns=["scandia", "scandia"], in_play=["nun"]).play("plague scandia; anglia")
    reveal(game, face)
    (shown,) = events_of_kind(game, "rat-revealed")
    assert (shown["population"], shown["nuns"], shown["outbreak"]) == (1, 2, breaks_out)


def piping(there, **more):
    """Red, the Piper, moves a cube and three rats from Gallia towards Italia, where so many rats are."""
    board = {"gallia": region(1, tokens=3), "italia": region(tokens=there)}
    return position(board, cards={"pied-piper": RED}, **more).play("use pied-piper; gallia; italia")


def test_q7_into_a_region_with_two_rats_exactly_one_comes_along():
    game = piping(2)
    assert (game.question, game.legal()) == ("piper rat", ["gallia.1", "gallia.2", "gallia.3"])
    game.play("gallia.3")
    assert game.question == "turn"
    assert (rat_count(game, "gallia"), rat_count(game, "italia")) == (2, 3)
    assert cubes(game, "italia") == [1, 0, 0, 0]


def test_q7_a_single_rat_that_fits_comes_along_without_a_question():
    board = {"gallia": region(1, tokens=1), "italia": region(tokens=2)}
    game = position(board, cards={"pied-piper": RED}).play("use pied-piper; gallia; italia")
    assert game.question == "turn"
    assert (rat_count(game, "gallia"), rat_count(game, "italia")) == (0, 3)


@pytest.mark.parametrize(
    ("there", "more"), [(3, {}), (0, {"bishops": ["italia"], "in_play": ["bishop"]})], ids=["three", "bishop"]
)
def test_q7_into_a_region_with_three_or_with_a_bishop_none_comes_and_the_move_is_legal(there, more):
    game = piping(there, **more)
    assert game.question == "turn"
    assert (rat_count(game, "gallia"), rat_count(game, "italia")) == (3, there)
    assert cubes(game, "italia") == [1, 0, 0, 0]
    assert events_of_kind(game, "rat-moved") == []
