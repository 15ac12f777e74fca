"""Section T: the turn. More in `scenarios/rattus/turn.txt`."""

import pytest
from positions import BASE, cubes, final, kinds, position, rat_count, region

from ratskeller.core.errors import IllegalAnswer


def starting_with(game, word):
    return [answer for answer in game.legal() if answer.startswith(word + " ")]


def test_t1_taking_adding_and_using_come_in_any_order_before_the_plague():
    game = position({"gallia": region(1, tokens=1)})
    assert starting_with(game, "take")
    assert starting_with(game, "add")
    assert starting_with(game, "plague")
    game.play("add gallia 1; take monk; use monk; gallia.1; italia; plague gallia")
    assert game.view()["seat"] == 1


def test_ruling_t1_once_the_plague_moves_no_ability_is_used():
    """Whatever is asked in phase C, its answers are no abilities of cards; those that speak of phase C have questions of their own."""
    board = {"gallia": region(2, 2, tokens=2), "italia": region(1)}
    game = position(board, cards=dict.fromkeys(("king", "merchant", "witch", "monk", "knight", "serf"), 0))
    assert {"use king", "use merchant", "use witch", "use monk"} < set(game.legal())
    game.play("plague gallia")
    asked = []
    while game.view()["seat"] == 0:
        asked.append(game.question)
        assert starting_with(game, "use") == []
        game.play(game.legal()[0])
    assert asked[:3] == ["rat", "rat", "count"]


def test_t1_every_card_once_in_a_turn():
    game = position({"gallia": region(tokens=2)}, cards={"monk": 0})
    assert "use monk" in game.legal()
    game.play("use monk; gallia.1; italia")
    assert "use monk" not in game.legal()
    assert game.view()["turn"]["used"] == ["monk"]


BEFORE = ("", "take peasant", "add gallia 1", "take peasant; add gallia 1", "add gallia 1; take peasant")
USES = {
    "monk": "gallia.1; italia",
    "merchant": "gallia; italia; 1",
    "witch": "gallia.1; 3 A; stop",
    "king": "polonia",
}


@pytest.mark.parametrize("before", BEFORE, ids=lambda line: line or "nothing")
@pytest.mark.parametrize("card", USES)
def test_t1_an_ability_is_used_before_or_after_taking_a_card_and_adding_cubes(card, before):
    game = position({"gallia": region(1, tokens=1), "polonia": region(1)}, cards={card: 0})
    if before:
        game.play(before)
    game.play(f"use {card}; {USES[card]}")
    assert game.view()["turn"]["used"] == [card]


def test_t2_any_number_of_cards_may_be_held():
    game = position(cards=dict.fromkeys(BASE[:5], 0)).play("take king")
    assert set(game.view()["cards"].values()) == {0}


def test_t2_everybody_sees_who_holds_which_card():
    game = position(cards={"monk": 0, "king": 2}).play("take witch")
    for seat in (None, 0, 1, 2, 3):
        held = {card: holder for card, holder in game.view(seat)["cards"].items() if holder is not None}
        assert held == {"monk": 0, "king": 2, "witch": 0}


def test_t2_a_card_stays_until_another_player_takes_it_and_cannot_be_given_up():
    game = position({"gallia": region(1, tokens=1), "polonia": region(1)}, players=2, cards=dict.fromkeys(BASE, 0))
    assert {answer.split()[0] for answer in game.legal()} == {"add", "use", "plague"}
    game.play("plague scandia")
    assert game.view()["cards"] == dict.fromkeys(BASE, 0)
    game.play("take monk; plague germania")
    assert game.view()["cards"] == dict.fromkeys(BASE, 0) | {"monk": 1}


def test_t4_using_an_ability_is_optional():
    game = position({"gallia": region(1, tokens=1), "germania": region(1)}, cards=dict.fromkeys(BASE, 0))
    assert starting_with(game, "plague")


def test_t5_a_turn_ends_by_itself_when_the_plague_is_done():
    game = position({"polonia": region(1)}).play("plague gallia")
    assert (game.view()["seat"], game.question) == (1, "turn")
    assert kinds(game)[-1] == "turn-began"


EVERY_CARD = (
    "peasant serf baker merchant courier mayor monk nun bishop knight crusader soldier witch pied-piper wizard king queen emperor"
).split()
ABILITIES = "baker merchant courier monk nun bishop witch pied-piper wizard king emperor".split()
"""Cards that are used before phase C; the others change phase B or C."""
USABLE = {"gallia": region(2, 1, tokens=1), "italia": region(2), "polonia": region(0, 1)}
"""A board on which seat 0 can use any card."""


@pytest.mark.parametrize("card", EVERY_CARD)
def test_t1_t4_every_card_is_offered_to_its_holder_alone_and_used_once_in_a_turn(card):
    held = position(USABLE, cards={card: 0})
    assert starting_with(held, "use") == ([f"use {card}"] if card in ABILITIES else [])
    assert ("mayor" in held.legal()) == (card == "mayor")
    for other in (position(USABLE, cards={card: 1}), position(USABLE, in_play=[card])):
        assert starting_with(other, "use") == []
        assert "mayor" not in other.legal()
    if card in ABILITIES:
        held.play(f"use {card}")
        while held.question != "turn":
            held.play(held.legal()[0])
        assert starting_with(held, "use") == []
        assert held.view()["turn"]["used"] == [card]


@pytest.mark.parametrize("card", EVERY_CARD)
def test_f3_every_card_is_used_once_in_the_final_turn_of_its_holder(card):
    game = final(USABLE, card)
    assert game.legal() == ["done", f"use {card}"]
    assert final(USABLE, cards={card: 1}).legal() == ["done"]
    game.play(f"use {card}")
    while game.question != "turn":
        game.play(game.legal()[-1])
    assert game.legal() == ["done"]


def test_a_refusal_names_the_question_and_lists_or_counts_what_is_legal():
    with pytest.raises(IllegalAnswer, match=r"no legal answer to 'turn' \(seat 0\); legal: .*"):
        position().play("castle")


def test_rats_and_cubes_move_as_answered():
    game = position({"gallia": region(2, tokens=2)}, cards={"monk": 0, "merchant": 0})
    game.play("use monk; gallia.2; germania; use merchant; gallia; italia; 2")
    assert rat_count(game, "germania") == 1
    assert cubes(game, "italia") == [2, 0, 0, 0]
