"""K-QUEEN. Queen and Peasant, Queen and Mayor (K3) are shown in `test_combinations.py`, Q5 in `scenarios/rattus/examples.txt`.

More in `scenarios/rattus/queen.txt`.
"""

import pytest
from positions import cubes, events_of_kind, final, position, region, starting_with


def adds(game, name):
    """The numbers of cubes that may be added in a region."""
    return [int(answer.split()[1]) for answer in starting_with(game, "add") if answer.split()[0] == name]


def queen(board, **more):
    return position(board, cards={"queen": 0}, **more)


def leads(board, **more):
    """Whether seat 0 gets the Queen's cubes."""
    return bool(adds(queen(board, **more), "tartaria" if more.get("players", 4) == 4 else "anglia"))


def of(seat, *names):
    """One cube of a seat in each region."""
    return {name: region(*[int(i == seat) for i in range(4)]) for name in names}


def test_the_stock_limits_them():
    game = queen({"gallia": region(18), "italia": region(tokens=1), "russia": region(tokens=3)})
    assert (adds(game, "italia"), adds(game, "russia"), adds(game, "turcia")) == ([1, 2], [2], [1, 2])
    assert starting_with(queen({"gallia": region(20), "italia": region(tokens=1)}), "add") == []


def test_only_for_the_holder():
    board = of(0, "gallia") | {"italia": region(tokens=1)}
    assert adds(position(board, cards={"queen": 1}), "italia") == [1]


def test_taken_after_adding_it_comes_too_late():
    board = of(0, "gallia") | {"italia": region(tokens=1)}
    assert starting_with(position(board, in_play=["queen"]).play("add italia 1; take queen"), "add") == []
    assert adds(position(board, in_play=["queen"]).play("take queen"), "italia") == [1, 2, 3]


def test_the_group_must_have_more_regions_than_that_of_every_other_player():
    assert leads(of(0, "gallia", "italia") | of(1, "russia"))
    assert not leads(of(0, "gallia", "italia") | of(1, "russia", "scandia"))
    assert not leads(of(0, "gallia", "italia") | of(1, "bulgaria") | of(3, "russia", "scandia", "polonia"))


def test_regions_count_and_not_cubes():
    assert not leads({"gallia": region(9), "russia": region(0, 1), "polonia": region(0, 1)})


def test_a_region_is_shared_by_all_who_have_cubes_there():
    assert not leads({"gallia": region(1, 1), "italia": region(1, 1)})
    assert leads({"gallia": region(1, 5), "italia": region(1)})


def test_only_connected_regions_count_the_largest_group_alone():
    apart = of(0, "anglia", "hispania", "polonia")
    assert not leads(apart | of(1, "bulgaria"))
    assert leads(apart | of(0, "gallia") | of(1, "bulgaria", "turcia"))


def test_arrows_connect_as_borders_do():
    assert leads(of(0, "anglia", "gallia", "turcia") | of(1, "polonia"))


def test_walls_do_not_cut_a_group():
    walls = ["anglia-gallia", "gallia-italia", "italia-turcia"]
    board = of(0, "anglia", "gallia", "italia", "turcia") | of(1, "polonia", "russia", "scandia")
    assert leads(board, walls=walls, in_play=["emperor"])


def test_the_palace_is_no_region_and_counts_nothing():
    assert not leads({}, palace=[5, 0, 0, 0])
    assert not leads(of(0, "gallia") | of(1, "russia"), palace=[5, 0, 0, 0])


def test_without_cubes_nobody_leads():
    assert not leads({})


def test_s1_a_region_out_of_play_connects_nothing():
    """With four players Russia joins Polonia and Scandia; with two there is no Russia."""
    board = of(0, "polonia", "scandia") | of(1, "italia")
    assert not leads({name: dict(entry) for name, entry in board.items()}, players=2)
    assert leads(board | of(0, "russia"))


def test_the_condition_is_seen_when_the_cubes_are_added():
    board = {"gallia": region(2), "russia": region(0, 1)}
    game = position(board, cards={"queen": 0, "merchant": 0})
    assert adds(game, "tartaria") == []
    assert adds(game.play("use merchant; gallia; italia; 1"), "tartaria") == [1, 2]


@pytest.mark.parametrize("rules", ["online", "printed"])
def test_final_round_two_cubes_to_one_region(rules):
    game = final(of(0, "gallia"), "queen", rules=rules).play("use queen")
    assert (game.question, game.actor, len(game.legal())) == ("extra", 0, 13)
    assert game.view()["detail"] == {"card": "queen", "left": 2, "together": True}
    game.play("tartaria")
    assert cubes(game, "tartaria")[0] == 2
    assert events_of_kind(game, "cubes-added")[0]["rule"] == "RAT-K-QUEEN"
    assert game.legal() == ["done"]


def test_final_round_only_if_the_condition_holds():
    assert "use queen" not in final(of(0, "gallia") | of(1, "russia"), "queen").legal()
    assert "use queen" in final(of(0, "gallia", "italia") | of(1, "russia"), "queen").legal()


def test_t3_final_round_all_that_the_stock_holds_if_that_is_fewer():
    game = final({"gallia": region(19)}, "queen").play("use queen; tartaria")
    assert cubes(game, "tartaria")[0] == 1
    assert game.legal() == ["done"]
    assert "use queen" not in final({"gallia": region(20)}, "queen").legal()
