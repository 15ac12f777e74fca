"""The abbot and the gardens (EXT3). More in `scenarios/carcassonne/abbot.txt`."""

import pytest
from carcassonne_positions import FIELD_RING, ROAD_RING, ended, position, standing, supply, tile
from positions import events_of_kind, kinds


def test_ext3_an_abbot_stands_on_monasteries_and_gardens_only():
    monastery = position("0,0 D", tile="A", abbot=True).play("1,0 r1")
    assert [answer for answer in monastery.legal() if answer.startswith("abbot")] == ["abbot m0"]
    garden = position("0,0 D", tile="E-garden", abbot=True).play("0,-1 r2")
    assert [answer for answer in garden.legal() if answer.startswith("abbot")] == ["abbot g0"]
    city = position("0,0 D", tile="E", abbot=True).play("0,-1 r2")
    assert city.legal() == ["c0", "f0", "none"]


def test_ext3_every_player_has_one_abbot():
    game = position(tile("0,0 B", "0 abbot m0"), tile="B", abbot=True).play("1,0 r0")
    assert game.legal() == ["f0", "m0", "none", "take abbot"]
    assert [supply(game, seat)["abbot"] for seat in (0, 1)] == [0, 1]


def test_ext3_a_garden_scores_like_a_monastery_when_it_is_complete():
    game = position(tile("0,0 E-garden", "0 abbot g0"), *FIELD_RING[1:], tile="B", abbot=True, stack={"V": 2})
    game.play("-1,-1 r0; none")
    assert game.scores == [9, 0]
    (event,) = [event for event in events_of_kind(game, "feature-scored") if event["feature"] == "garden"]
    assert (event["value"], event["filled"], event["winners"]) == (9, 8, [0])
    assert supply(game) == {"follower": 7, "abbot": 1}


def test_ext3_so_it_does_at_the_end():
    garden = tile("0,0 E-garden", "0 abbot g0")
    assert ended(garden, abbot=True).scores == [1, 0]
    assert ended(garden, "1,0 B", "1,1 B", "1,-1 B", abbot=True).scores == [4, 0]


def test_ext3_an_abbot_scores_a_monastery_that_is_completed():
    game = position(tile("0,0 B", "0 abbot m0"), *ROAD_RING[1:], tile="V", abbot=True).play("-1,-1 r3; none")
    assert game.scores == [9, 0]
    assert supply(game)["abbot"] == 1


@pytest.mark.parametrize("around", [0, 2, 3])
def test_ext3_instead_of_placing_a_figure_an_abbot_may_be_taken_back_for_its_worth(around):
    ring = ROAD_RING[1 : 1 + around]
    game = position(tile("0,0 B", "0 abbot m0"), *ring, tile="B", abbot=True, stack={"V": 1})
    game.play("0,1 r0; take abbot")
    assert game.scores == [2 + around, 0]
    (event,) = events_of_kind(game, "abbot-taken")
    assert (event["points"], event["filled"], event["rule"]) == (2 + around, 1 + around, "CAR-EXT3")
    assert supply(game) == {"follower": 7, "abbot": 1}
    assert standing(game) == {}


def test_ext3_an_abbot_may_be_placed_again_later():
    game = position(tile("0,0 B", "0 abbot m0"), tile="B", abbot=True, stack={"B": 2})
    game.play("1,0 r0; take abbot; B; 2,0 r0; none; B; 3,0 r0")
    assert "abbot m0" in game.legal()


def test_ruling_ext3_an_abbot_taken_from_a_monastery_that_the_tile_completes_scores_it_once():
    ring = (tile("0,0 B", "0 abbot m0"), *ROAD_RING[1:])
    taken, left = (
        position(*ring, tile="V", abbot=True).play(f"-1,-1 r3; {answer}") for answer in ("take abbot", "none")
    )
    assert taken.scores == left.scores == [9, 0]
    assert "feature-scored" not in kinds(taken)
    # Left standing, it is scored with the monastery, and comes back all the same
    assert "feature-scored" in kinds(left)
    assert supply(taken)["abbot"] == supply(left)["abbot"] == 1
