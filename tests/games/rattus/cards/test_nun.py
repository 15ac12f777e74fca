"""K-NUN. Several nuns in one region are Q6 in `scenarios/rattus/examples.txt`, nuns and the Knight K5 in `test_combinations.py`.

More in `scenarios/rattus/nun.txt`.
"""

import pytest
from positions import cubes, events_of_kind, final, position, region, reveal


def nuns(game):
    return game.view()["nuns"]


def praying(placed=(), **more):
    return position(cards={"nun": 0}, nuns=list(placed), **more).play("use nun")


def test_the_three_nuns_are_placed_one_after_the_other_in_any_region():
    game = praying()
    for number, name in enumerate(("gallia", "tartaria", "gallia"), start=1):
        assert (game.question, game.actor) == (f"nun {number}", 0)
        assert game.view()["detail"] == {"number": number, "region": None}
        assert len(game.legal()) == 13
        game.play(name)
    assert game.question == "turn"
    assert nuns(game) == ["gallia", "tartaria", "gallia"]


@pytest.mark.parametrize(("players", "count"), [(2, 8), (3, 10), (4, 12)])
def test_s1_only_into_regions_in_play(players, count):
    assert len(praying(players=players).legal()) == count + 1


def test_those_on_the_board_may_be_moved_or_left_and_the_rest_placed():
    game = praying(["gallia", "italia"])
    assert "keep" in game.legal()
    assert "gallia" not in game.legal()
    assert game.view()["detail"] == {"number": 1, "region": "gallia"}
    game.play("keep; polonia")
    assert game.view()["detail"] == {"number": 3, "region": None}
    assert "keep" not in game.legal()
    game.play("polonia")
    assert nuns(game) == ["gallia", "polonia", "polonia"]


def test_one_of_three_may_be_moved_alone():
    game = praying(["gallia", "italia", "russia"]).play("keep; turcia; stop")
    assert nuns(game) == ["gallia", "turcia", "russia"]
    placed = events_of_kind(game, "nun-placed")
    assert [(event["region"], event["source"], event["rule"]) for event in placed] == [
        ("turcia", "italia", "RAT-K-NUN")
    ]


@pytest.mark.parametrize(("sisters", "breaks_out"), [(0, True), (1, False)])
def test_c4_each_counts_one_less(sisters, breaks_out):
    board = {"gallia": region(3, tokens=1)}
    game = position(board, cards={"monk": 0}, nuns=["gallia"] * sisters, in_play=["nun"])
    game.play("plague gallia; hispania")
    assert game.view()["ravage"]["nuns"] == sisters
    assert game.view()["ravage"]["population"] == 3 - sisters
    reveal(game, "3 M Ch Mg")
    (shown,) = events_of_kind(game, "rat-revealed")
    assert (shown["population"], shown["nuns"], shown["outbreak"]) == (3 - sisters, sisters, breaks_out)
    assert cubes(game, "gallia") == [1 if breaks_out else 3, 0, 0, 0]


def test_c4_the_population_is_never_below_zero():
    game = position({"gallia": region(1, tokens=1)}, nuns=["gallia"] * 3, in_play=["nun"])
    assert game.play("plague gallia; hispania").view()["ravage"]["population"] == 0
    reveal(game, "1 Bo Ch")
    assert events_of_kind(game, "rat-revealed")[0]["population"] == 0


def test_c4_nuns_elsewhere_count_nothing():
    game = position({"gallia": region(3, tokens=1)}, nuns=["italia"] * 3, in_play=["nun"]).play(
        "plague gallia; hispania"
    )
    assert game.view()["ravage"]["population"] == 3


def test_f5_they_count_in_the_last_ravage():
    board = {"gallia": region(3, tokens=1)}
    game = final(board, nuns=["gallia", "gallia"], in_play=["nun"], players=2).play("done")
    assert game.view()["ravage"]["population"] == 1
    reveal(game, "2 M Pe Cv")
    assert game.scores == [3, 0]
