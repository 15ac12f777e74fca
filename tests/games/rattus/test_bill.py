"""The bill of the plague: cubes lost by cause, and what the class cards gave and cost."""

from positions import position, rats, region, reveal


def cards_of(game, seat):
    """What the cards of a seat cost and brought: turns, gained, lost."""
    return {it["card"]: (it["turns"], it["gained"], it["lost"]) for it in game.bill()["seats"][seat]["cards"]}


def test_c5_a_cube_is_lost_to_the_majority_to_a_class_or_to_all():
    gallia = region(4, 4, 1, tokens=rats("5 M Pe Mg", "6 A Pe Cv"))
    game = position({"gallia": gallia}, cards={"peasant": 0, "king": 0}).play("plague gallia; italia; italia")
    assert game.bill()["ravages"][0]["losses"][0] == {"majority": 0, "all": 0, "cards": {}}
    reveal(game, "5 M Pe Mg", "6 A Pe Cv")
    (ravage,) = game.bill()["ravages"]
    assert (ravage["region"], ravage["final"]) == ("gallia", False)
    one, other, third, nobody = ravage["losses"]
    assert (one["majority"], one["all"], one["cards"]) == (1, 1, {"peasant": 2})
    assert (other["majority"], other["all"], other["cards"]) == (1, 1, {})
    assert third == {"majority": 0, "all": 1, "cards": {}}
    assert nobody == {"majority": 0, "all": 0, "cards": {}}
    assert cards_of(game, 0) == {"peasant": (0, 0, 2)}


def test_t2_a_card_counts_the_turns_in_which_it_was_held_by_whom_it_was_then():
    game = position(cards={"monk": 0, "king": 1}, players=2)
    game.play("take king; plague gallia; take monk; plague anglia; plague scandia")
    assert cards_of(game, 0) == {"king": (2, 0, 0)}
    assert cards_of(game, 1) == {"monk": (2, 0, 0)}


def test_k_peasant_queen_king_and_mayor_what_a_card_brought_or_saved():
    gallia = {"gallia": region(1, tokens=2)}
    assert cards_of(position(gallia, cards={"peasant": 0}).play("add gallia 2"), 0) == {}
    assert cards_of(position(gallia, cards={"peasant": 0}).play("add gallia 3"), 0) == {"peasant": (0, 1, 0)}
    both = position({**gallia, "italia": region(1)}, cards={"peasant": 0, "queen": 0})
    assert cards_of(both.play("add gallia 5"), 0) == {"peasant": (0, 1, 0), "queen": (0, 2, 0)}
    saved = position({"italia": region(1)}, cards={"king": 0}).play("use king; italia")
    assert cards_of(saved, 0) == {"king": (0, 1, 0)}
    mayor = position({"italia": region(1)}, cards={"mayor": 0})
    assert cards_of(mayor.play(next(it for it in mayor.legal() if it.endswith("mayor"))), 0) == {"mayor": (0, 1, 0)}


def test_v2_k_wizard_a_potion_that_goes_in_place_of_a_cube_is_no_loss_but_a_gain():
    gallia = region(1, tokens=rats("6 A Pe Cv"), potions={0: [1]})
    gallia["cubes"] += [5]
    game = reveal(position({"gallia": gallia}, cards={"wizard": 0}).play("plague gallia; italia"), "6 A Pe Cv")
    assert game.bill()["ravages"][0]["losses"][0] == {"majority": 0, "all": 0, "cards": {}}
    assert cards_of(game, 0) == {"wizard": (0, 1, 0)}
