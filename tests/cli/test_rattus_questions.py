"""Every question that cards ask in the terminal: what is asked, why, and what may be chosen."""

import pytest
from positions import final, position, region
from terminal_output import offered, show_of

CUBES = {"gallia": region(2, 1, tokens=2), "italia": region(1, 0, 2, tokens=3)}
MOST = {"gallia": region(2, 1), "italia": region(1)}
POTIONS = {"gallia": region(2, 1, potions={0: [2]}), "italia": region(1)}


def asked(pos):
    return show_of(pos).question(pos.view(pos.actor))


def use(card, *answers, board=CUBES, **more):
    in_play = ["wizard"] if board is POTIONS else []
    return position(board, cards={card: 0}, in_play=in_play, **more).play("; ".join([f"use {card}", *answers]))


def open_rats():
    board = {"gallia": region(1, 1, tokens=2)}
    return position(board, cards={"crusader": 0}).play("plague gallia; hispania; hispania; yes; 2 M Bo Ch; 3 A")


@pytest.mark.parametrize(
    ("pos", "asks", "tells"),
    [
        (lambda: use("courier"), "Courier", ""),
        (lambda: use("courier", "gallia/0"), "Courier", "a Red cube in Gallia."),
        (
            lambda: use("courier", "gallia/0+2", board=POTIONS),
            "Courier",
            "a Red cube in Gallia with 2 potions.",
        ),
        (lambda: use("emperor"), "Emperor", "Wall 1"),
        (
            lambda: use("emperor", walls=["gallia-italia"]),
            "Emperor",
            "between Gallia and Italia",
        ),
        (lambda: use("emperor", "gallia-italia"), "Emperor", "Wall 2"),
        (lambda: use("nun"), "Nun", "Nun 1"),
        (lambda: use("nun", nuns=["italia"]), "Nun", "in Italia"),
        (lambda: use("bishop"), "Bishop", "From beside the board"),
        (lambda: use("bishop", bishops=["gallia", "italia"]), "Bishop", ""),
        (
            lambda: use("bishop", "italia", bishops=["gallia", "italia"]),
            "Bishop",
            "From Italia",
        ),
        (
            lambda: position(CUBES, cards={"baker": 1}, baker=[1, 2, 0, 0]).play("take baker"),
            "Baker",
            "one region",
        ),
        (lambda: use("pied-piper"), "Pied Piper", ""),
        (lambda: use("pied-piper", "italia"), "Pied Piper", "From Italia"),
        (
            lambda: use("pied-piper", "italia", "gallia"),
            "Pied Piper",
            "From Italia to Gallia",
        ),
        (lambda: use("wizard"), "Wizard", ""),
        (lambda: use("wizard", rules="printed"), "Wizard", "10 potions"),
        (
            lambda: use("merchant", "gallia", "italia", "1", board=POTIONS),
            "cube",
            "From Gallia to Italia",
        ),
        (
            lambda: position({"gallia": region(1, tokens=1)}, cards={"soldier": 0}).play("plague gallia; hispania"),
            "Soldier",
            "",
        ),
        (
            lambda: position(CUBES, cards={"crusader": 0}).play("plague gallia; hispania; hispania"),
            "in Gallia",
            "order",
        ),
        (open_rats, "rat in Gallia", ""),
        (
            lambda: position({"gallia": region(1, 2, tokens=2)}, cards={"serf": 0}).play(
                "plague gallia; hispania; hispania; gallia.1; 3 A"
            ),
            "Gallia",
            "lost a cube",
        ),
        (
            lambda: position(CUBES, cards={"knight": 0}).play("plague gallia; hispania; hispania"),
            "Gallia",
            "two more people",
        ),
        (lambda: final(CUBES, "knight"), "use your cards", "Now you may only use"),
        (lambda: final(CUBES), "finish your turn", "no card that you can use"),
        (lambda: final(CUBES, "knight").play("use knight"), "plague", "Knight: up to 2 steps"),
        (lambda: final(CUBES, "serf").play("use serf"), "plague", "Serf: one step"),
        (lambda: final(CUBES, "soldier").play("use soldier"), "Soldier", "next to the plague"),
        (lambda: final(MOST, "mayor").play("use mayor"), "Mayor", ""),
    ],
)
def test_a_question_says_what_is_asked_and_why(pos, asks, tells):
    title, why = asked(pos())
    assert asks in title
    assert tells in why
    assert len(why) > 10


def test_borders_are_grouped_by_region_and_walls_may_be_kept():
    groups = offered(use("emperor", walls=["gallia-italia"], players=2))
    assert list(groups) == ["Anglia", "Gallia", "Germania", "Hispania", "Hungaria", ""]
    assert groups["Gallia"] == {"gallia-germania": "", "gallia-hispania": ""}
    assert groups[""] == {"keep": "Leave it there", "stop": "Build no more walls"}


def test_cubes_are_grouped_by_region_and_say_whose_they_are():
    groups = offered(use("courier", board=POTIONS))
    assert groups == {
        "Gallia": {"gallia/0+2": "Red, 2 potions", "gallia/1": "Blue"},
        "Italia": {"italia/0": "Red"},
    }


def test_own_cubes_are_in_one_row():
    assert offered(use("wizard", board=POTIONS)) == {
        "": {"gallia/0": "Red", "gallia/0+2": "Red, 2 potions", "italia/0": "Red"}
    }


def test_nuns_go_anywhere_and_keep_and_stop_come_last():
    answers = offered(use("nun", nuns=["italia"], players=2))[""]
    assert list(answers)[-2:] == ["keep", "stop"]
    assert (answers["keep"], answers["stop"]) == ("Leave her there", "Place no more nuns")
    assert "keep" not in offered(use("nun", players=2))[""]


def test_open_rats_say_what_they_show():
    assert offered(open_rats()) == {
        "": {"gallia.1": "limit 2 (Majority, Bourgeoisie, Church)", "gallia.2": "limit 3 (All)"}
    }


def test_the_soldier_may_leave_the_rat():
    pos = position({"gallia": region(1, tokens=1)}, cards={"soldier": 0}).play("plague gallia; hispania")
    assert offered(pos)[""]["stop"] == "Add no extra rat"


def test_placing_by_the_mayor_is_offered_below_the_usual_way_to_add_cubes():
    pos = position(CUBES, cards={"mayor": 0})
    groups = show_of(pos).groups(pos.view(0), pos.legal())
    assert [group.heading for group in groups][:3] == ["Take a card", "Add cubes", ""]
    assert {choice.answer: choice.meaning for choice in groups[2].choices} == {
        "mayor": "Add cubes where you have the most"
    }
    without_rats = position({"gallia": region(2)}, cards={"mayor": 0})
    assert offered(without_rats)["Add cubes"] == {"mayor": "Add cubes where you have the most"}


def test_the_cards_that_chance_draws_are_in_one_row():
    pos = position().game.new(players=2, cards="random")
    (group,) = show_of(pos).groups(pos.view(None), pos.legal())
    assert "pied-piper" in [choice.answer for choice in group.choices]
    assert show_of(pos).question(pos.view(None)) == ("Which cards are in the game?", "They are drawn at random.")
