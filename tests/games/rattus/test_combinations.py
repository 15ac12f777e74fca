"""K1 to K7: what happens when several cards come together, in one hand or in several. More in `scenarios/rattus/combinations.txt`."""

import itertools

import pytest
from positions import comes_back, cubes, events_of_kind, final, position, rat_count, rats, region, reveal, starting_with

CLASSES = {
    "1 Pe Cv": ("peasant", "serf", "baker"),
    "1 Bo Ro": ("merchant", "courier", "mayor"),
    "1 Ch Pe": ("monk", "nun", "bishop"),
    "1 Cv Mg": ("knight", "crusader", "soldier"),
    "1 Mg Ro": ("witch", "pied-piper", "wizard"),
    "5 Cv Ro": ("king", "queen", "emperor"),
}
"""A face with a symbol of the class, and the three cards of it."""


def ravaged(here, face, cards, seat=3):
    """The cubes in Gallia after a token with this face, in the turn of somebody who holds no card."""
    game = position({"gallia": region(*here, tokens=rats(face))}, cards=cards, seat=seat)
    game.play("plague gallia; hispania")
    reveal(game, face)
    return cubes(game, "gallia")


def run(game, **wishes):
    """Answer as wished, else with the first legal answer, up to a `turn`. Return the questions and how often the piece moved."""
    asked, moves = [], 0
    while game.question != "turn":
        assert comes_back(game)
        asked.append(game.question)
        game.play(wishes.get(game.question.replace(" ", "_"), game.legal()[0]))
        moves += len(events_of_kind(game, "plague-moved"))
    return asked, moves


@pytest.mark.parametrize(("face", "cards"), list(CLASSES.items()), ids=str)
def test_k1_two_and_three_cards_of_one_class_in_one_hand_count_each(face, cards):
    assert ravaged([0, 6], face, dict.fromkeys(cards[:1], 1)) == [0, 5, 0, 0]
    assert ravaged([0, 6], face, dict.fromkeys(cards[:2], 1)) == [0, 4, 0, 0]
    assert ravaged([0, 6], face, dict.fromkeys(cards, 1)) == [0, 3, 0, 0]


@pytest.mark.parametrize(("face", "cards"), list(CLASSES.items()), ids=str)
def test_k1_cards_of_one_class_in_several_hands_count_for_each_holder(face, cards):
    assert ravaged([2, 2, 2], face, {cards[0]: 0, cards[1]: 1, cards[2]: 2}) == [1, 1, 1, 0]
    assert ravaged([3, 3, 0], face, {cards[0]: 0, cards[1]: 1, cards[2]: 1}) == [2, 1, 0, 0]


def test_k1_a_player_with_fewer_cubes_there_than_cards_loses_all_of_them():
    assert ravaged([0, 2, 3], "1 Pe Cv", dict.fromkeys(("peasant", "serf", "baker"), 1)) == [0, 0, 3, 0]


def test_k1_a_card_on_the_table_counts_for_nobody():
    assert ravaged([0, 3], "1 Pe Cv", {"peasant": 1}) == [0, 2, 0, 0]


def test_k1_cards_of_two_classes_on_one_face_add_up():
    assert ravaged([0, 6], "6 A Pe Cv", {"peasant": 1, "serf": 1, "soldier": 1}) == [0, 2, 0, 0]


CHIVALRY = {"knight": 0, "crusader": 0, "soldier": 0}


def test_k2_several_chivalry_cards_still_give_two_steps():
    two = {"gallia", "scandia", "germania", "hispania", "italia", "russia"}
    for held in itertools.combinations(CHIVALRY, 2):
        assert set(starting_with(position(cards=dict.fromkeys(held, 0)), "plague")) == two
    assert set(starting_with(position(cards=CHIVALRY), "plague")) == two


def test_k2_c6_their_other_effects_add_up_one_after_the_other():
    board = {"gallia": region(0, 1, tokens=rats("3 A", "6 M Cv Mg"))}
    game = position(board, cards=CHIVALRY | {"serf": 0}).play("plague gallia")
    asked, _ = run(game, count="yes", reveal_all="yes", serf="yes", order="gallia.1")
    assert asked == ["rat", "rat", "extra rat", "count", "reveal all", "face", "face", "order", "serf", "order"]


def queen_and(*cards, **regions):
    """Seat 0 leads with a group of two and holds the Queen and these cards."""
    board = {"gallia": region(2), "italia": region(1), "russia": region(0, 1)} | regions
    return position(board, cards=dict.fromkeys(("queen", *cards), 0))


@pytest.mark.parametrize(("cards", "extras"), [((), 2), (("peasant",), 3)])
def test_k3_with_the_mayors_placement_the_extras_go_where_the_mayor_had_the_majority(cards, extras):
    game = queen_and("mayor", *cards, hispania=region(1, 1, tokens=3)).play("mayor")
    assert (cubes(game, "gallia")[0], cubes(game, "italia")[0]) == (3, 2)
    for left in range(extras, 0, -1):
        assert (game.question, game.actor, game.legal()) == ("extra", 0, ["gallia", "italia", "stop"])
        assert {"left": left, "together": False}.items() <= game.view()["detail"].items()
        game.play("italia" if left == 1 else "gallia")
    assert (cubes(game, "gallia")[0], cubes(game, "italia")[0]) == (2 + extras, 3)
    assert (game.question, starting_with(game, "add")) == ("turn", [])


def test_k3_mayor_and_peasant_one_extra_cube():
    game = position({"gallia": region(2, 1), "russia": region(1, 1)}, cards={"mayor": 0, "peasant": 0}).play("mayor")
    assert (game.question, game.legal()) == ("extra", ["gallia", "stop"])
    assert cubes(game.play("gallia"), "gallia")[0] == 4


def test_k3_each_extra_may_be_declined():
    game = queen_and("mayor", "peasant").play("mayor; gallia; stop")
    assert game.question == "turn"
    assert (cubes(game, "gallia")[0], cubes(game, "italia")[0]) == (4, 2)


@pytest.mark.parametrize(("stock", "extras"), [(4, 2), (3, 1), (2, 0)])
def test_k3_a_short_stock_gives_the_regions_first_and_then_as_many_extras_as_it_holds(stock, extras):
    board = {"gallia": region(19 - stock), "italia": region(1)}
    game = position(board, cards={"mayor": 0, "queen": 0}).play("mayor")
    asked, _ = run(game, extra="italia")
    assert asked == ["extra"] * extras
    assert cubes(game, "italia")[0] == 2 + extras
    assert game.view()["stock"][0] == stock - 2 - extras


def test_k3_in_the_final_round_each_card_is_used_by_itself():
    game = final({"gallia": region(2), "italia": region(1)}, "mayor", "peasant", "queen")
    game.play("use mayor; gallia; use queen; russia; use peasant; turcia")
    assert [cubes(game, name)[0] for name in ("gallia", "italia", "russia", "turcia")] == [3, 1, 2, 1]
    assert game.legal() == ["done"]


TRIO = ("crusader", "knight", "serf")
KILLERS = ("1 Ch Pe", "3 A", "6 M Cv Mg")


def trio(here=(0, 3), faces=KILLERS, **more):
    """Seat 0's final turn with all three cards; the piece is next to Gallia, where seat 1, the Monk, has cubes."""
    board = {"gallia": region(*here, tokens=rats(*faces)), "polonia": region(3)}
    return final(board, *TRIO, cards={"monk": 1} | more.pop("cards", {}), **more)


REVEALED = ["face", "face", "face", "order", "serf", "order", "serf", "order"]


@pytest.mark.parametrize(
    ("first", "asked"),
    [
        ("knight", ["move", "count", "reveal all", *REVEALED]),
        ("crusader", ["move", "count", *REVEALED]),
        ("serf", ["move", "count", "reveal all", *REVEALED]),
    ],
)
def test_k4_v1_online_whichever_is_used_first_the_others_act_in_the_same_ravage(first, asked):
    game = trio().play(f"use {first}")
    questions, moves = run(game, move="gallia", count="yes", reveal_all="yes", serf="yes", order="gallia.1")
    assert (questions, moves) == (asked, 1)
    assert cubes(game, "gallia") == [1, 1, 0, 0]
    assert game.view()["plague"] == "gallia"
    assert sorted(game.view()["turn"]["used"]) == sorted(TRIO)
    assert game.legal() == ["done"]


@pytest.mark.parametrize("first", ["crusader", "serf"])
def test_k4_v1_printed_crusader_and_serf_act_together_and_the_knight_counts_in_f5(first):
    game = trio(rules="printed").play(f"use {first}")
    questions, moves = run(game, move="gallia", reveal_all="yes", serf="yes", order="gallia.1")
    assert questions == ["move", *(["reveal all"] if first == "serf" else []), *REVEALED]
    assert moves == 1
    assert game.legal() == ["done", "use knight"]
    assert run(game.play("use knight"), count="yes") == (["count"], 0)
    assert (game.view()["plague"], game.legal()) == ("gallia", ["done"])


@pytest.mark.parametrize("second", ["crusader", "serf"])
def test_k4_v1_printed_after_the_knights_move_the_others_act_where_it_went(second):
    game = trio(rules="printed").play("use knight")
    assert run(game, move="gallia", count="no") == (["move", "count"], 1)
    questions, moves = run(game.play(f"use {second}"), reveal_all="yes", serf="yes", order="gallia.1")
    assert questions == [*(["reveal all"] if second == "serf" else []), *REVEALED]
    assert moves == 0
    assert game.legal() == ["done"]


@pytest.mark.parametrize("rules", ["online", "printed"])
@pytest.mark.parametrize("order", list(itertools.permutations(TRIO)), ids="-".join)
def test_k4_in_every_order_of_use_one_move_and_one_region(order, rules):
    """What is declined in the first ravage may be used later, in the same region, as long as there is something to ravage.

    One cube in Gallia dies at a time; Peasant and Queen put others there, so that rats and cubes are left for the next card.
    """
    faces = ("1 Ch Pe", "1 Pe Cv", "1 Mg Ro")
    game = trio((0, 1), faces, cards={"peasant": 0, "queen": 0}, rules=rules, players=2)
    moved = 0
    for card, help_by in zip(order, ("peasant", "queen", None), strict=True):
        ravages = not (card == "knight" and rules == "printed")
        something = rat_count(game, "gallia") > 0 and sum(cubes(game, "gallia")) > 0
        assert (f"use {card}" in game.legal()) == (not moved or something or not ravages)
        if f"use {card}" in game.legal():
            questions, moves = run(game.play(f"use {card}"), move="gallia", count="no", reveal_all="no", serf="no")
            assert ("move" in questions) == (moved == 0)
            moved += moves
        assert (moved, game.view()["plague"]) == (1, "gallia")
        if help_by:
            game.play(f"use {help_by}; gallia")


@pytest.mark.parametrize("serf", ["yes", "no"])
@pytest.mark.parametrize("in_final", [False, True], ids=["regular", "final"])
def test_k4_c3_when_the_last_cube_is_gone_the_serf_keeps_the_crusade_going_or_the_rest_is_discarded(in_final, serf):
    board = {"gallia": region(0, 1, tokens=rats("1 Ch Pe", "6 M Cv Mg", "5 Bo Pe"))}
    held = {"crusader": 0, "serf": 0, "monk": 1}
    if in_final:
        game = final(board, cards=held).play("use serf; gallia; yes")
    else:
        game = position(board, cards=held).play("plague gallia; hispania; hispania; yes")
    game.play("1 Ch Pe; 6 M Cv Mg; 5 Bo Pe; gallia.1")
    assert (game.question, cubes(game, "gallia")) == ("serf", [0, 0, 0, 0])
    game.play(serf)
    assert game.question == ("order" if serf == "yes" else "turn")
    assert len(events_of_kind(game, "rat-discarded")) == (0 if serf == "yes" else 2)
    if serf == "yes":
        game.play("gallia.1; gallia.1")
    assert rat_count(game, "gallia") == 0
    assert cubes(game, "gallia") == [int(serf == "yes"), 0, 0, 0]


@pytest.mark.parametrize(("first", "steps"), [("knight", 2), ("crusader", 2), ("serf", 1)])
def test_k4_the_card_that_is_used_first_says_how_far_the_piece_moves(first, steps):
    game = trio().play(f"use {first}")
    assert game.view()["detail"]["steps"] == steps
    assert ("germania" in game.legal()) == (steps == 2)


def test_k4_v1_a_knight_who_passes_online_has_not_moved_the_piece():
    game = trio().play("use knight; anglia; use serf")
    assert (game.question, game.legal()) == ("move", ["gallia", "scandia"])


def test_k4_cards_of_other_players_do_not_act():
    board = {"gallia": region(0, 3, tokens=rats(*KILLERS))}
    game = final(board, "serf", cards={"crusader": 1, "knight": 2, "monk": 1}).play("use serf")
    questions, _ = run(game, move="gallia", serf="no", next_token="gallia.1")
    assert questions == ["move", "next token", "face", "serf", "next token", "face", "next token", "face"]


def test_k4_f2_the_next_player_moves_the_piece_anew_in_their_own_final_turn():
    board = {"gallia": region(0, 1, tokens=1), "scandia": region(0, 1, tokens=1)}
    game = final(board, "knight", cards={"serf": 3, "monk": 1}).play("use knight")
    run(game, move="gallia", count="no")
    game.play("done; use serf")
    assert (game.question, game.actor, game.view()["detail"]["region"]) == ("move", 3, "gallia")


@pytest.mark.parametrize(("here", "nuns", "population"), [(3, 1, 4), (2, 2, 2), (1, 3, 0), (1, 2, 1), (4, 0, 6)])
def test_k5_nuns_and_the_knights_count_apply_together(here, nuns, population):
    board = {"gallia": region(here, tokens=rats("1 Mg Ro"))}
    game = position(board, cards={"knight": 0}, nuns=["gallia"] * nuns, in_play=["nun"])
    game.play("plague gallia; hispania; yes")
    shown = game.view()["ravage"]
    assert (shown["population"], shown["nuns"], shown["neutral"]) == (population, nuns, 2)
    reveal(game, "1 Mg Ro")
    (revealed,) = events_of_kind(game, "rat-revealed")
    assert (revealed["population"], revealed["outbreak"]) == (population, population >= 1)


def test_k5_v1_printed_they_apply_together_in_f5_too():
    board = {"gallia": region(0, 3, tokens=rats("4 M A Ch"))}
    game = final(board, "knight", nuns=["gallia"], in_play=["nun"], rules="printed", players=2)
    game.play("use knight; gallia; yes; done")
    assert game.view()["ravage"]["population"] == 4
    assert reveal(game, "4 M A Ch").scores == [0, 1]


@pytest.mark.parametrize(
    ("card", "pieces", "play", "after"),
    [
        ("emperor", {"walls": ["gallia-italia"]}, "polonia-russia; stop", ["polonia-russia"]),
        ("nun", {"nuns": ["gallia"]}, "russia; stop", ["russia"]),
        ("bishop", {"bishops": ["gallia", "italia"]}, "italia; russia", ["gallia", "russia"]),
    ],
)
def test_k6_pieces_stay_on_the_board_and_are_moved_by_the_next_holder(card, pieces, play, after):
    ((name, places),) = pieces.items()
    for holder in ({}, {card: 1}):
        game = position(cards=holder, in_play=[card], **pieces)
        assert game.view()[name] == places
        game.play(f"take {card}")
        assert game.view()[name] == places
        assert game.play(f"use {card}; {play}").view()[name] == after


def test_k7_of_equal_cubes_the_next_to_go_is_one_without_a_potion():
    """A loss in C5 takes potions first, so a cube that leaves the board carries none."""
    board = {"gallia": region(0, 2, potions={1: [1]}, tokens=rats("4 M A Ch"))}
    game = position(board, cards={"knight": 0, "monk": 1}, in_play=["wizard"]).play("plague gallia; hispania; yes")
    reveal(game, "4 M A Ch")
    assert cubes(game, "gallia") == [0, 0, 0, 0]
    assert [event["kind"] for event in events_of_kind(game, "potion-lost") + events_of_kind(game, "cube-lost")] == [
        "potion-lost",
        "cube-lost",
        "cube-lost",
    ]
