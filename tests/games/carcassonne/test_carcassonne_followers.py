"""Setting followers (BAS5). More in `scenarios/carcassonne/followers.txt`."""

import pytest
from carcassonne_positions import CARCASSONNE, feature, position, standing, supply, tile

from ratskeller.core.errors import IllegalAnswer


def test_bas5_a_follower_comes_from_the_supply_and_stands_on_the_tile_just_laid():
    game = CARCASSONNE.new().play("V; 1,0 r0; r0")
    assert standing(game) == {"1,0 r0": (0, "follower")}
    assert [supply(game, seat)["follower"] for seat in (0, 1)] == [6, 7]


@pytest.mark.parametrize(
    ("drawn", "at", "features"),
    [
        ("V", "1,0 r0", ["f0", "f1", "r0"]),
        ("W", "1,0 r0", ["f0", "f1", "f2", "r0", "r1", "r2"]),
        ("X", "1,0 r0", ["f0", "f1", "f2", "f3", "r0", "r1", "r2", "r3"]),
        ("A", "1,0 r1", ["f0", "m0", "r0"]),
        ("H", "0,-1 r0", ["c0", "c1", "f0"]),
        ("C", "0,-1 r0", ["c0"]),
    ],
)
def test_bas5_it_may_stand_on_any_feature_of_that_tile(drawn, at, features):
    game = CARCASSONNE.new().play(f"{drawn}; {at}")
    assert game.legal() == sorted([*features, "none"])


def test_bas5_however_far_away_it_stands():
    game = position(tile("0,0 D", "1 r0"), "1,0 U r1", "2,0 U r1", "3,0 U r1", tile="V").play("4,0 r0")
    assert "r0" not in game.legal()


def test_bas5_features_that_the_tile_joins_may_then_have_several_followers():
    ends = (tile("0,0 D", "0 r0"), tile("2,0 V r1", "1 r0"), "2,-1 U", "1,-1 E", "0,-1 E r2")
    game = position(*ends, tile="U").play("1,0 r1; none")
    assert feature(game, "1,0 r0")["strength"] == [1, 1]


def test_bas5_followers_are_not_set_on_earlier_tiles():
    game = position("0,0 W", tile="V").play("1,0 r0")
    assert "r1" not in game.legal()
    with pytest.raises(IllegalAnswer, match="'follower'"):
        game.play("0,0 r1")


def test_bas5_nobody_without_a_follower_in_the_supply_can_set_one():
    row = [tile(f"{x},0 U", "0 r0") for x in range(7)]
    assert position(*row, tile="U").play("7,0 r0").legal() == ["none"]
    assert position(*row, seat=1, tile="U").play("7,0 r0").legal() == ["f0", "f1", "none", "r0"]


def test_bas5_at_most_one_a_turn():
    game = CARCASSONNE.new().play("V; 1,0 r0; r0")
    assert (game.actor, game.question) == ("chance", "draw")
