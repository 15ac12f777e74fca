"""The bill of the plague: points that sickness cost, or brought to others (PLG9, PLG10)."""

from carcassonne_positions import ROAD_RING, ended, position, tile


def seats(game):
    """What each seat lost and got by sickness, and what it would have without."""
    return [(it["lost"], it["gained"], it["healthy"]) for it in game.bill()["seats"]]


def test_plg9_where_nobody_counts_the_value_is_lost_to_those_who_would_have_got_it():
    game = position(tile("0,0 E r1", "0 c0", marker=1), "1,0 F", tile="E", scores=[3, 5]).play("2,0 r3; none")
    assert seats(game) == [(8, 0, 11), (0, 0, 5)]
    (city,) = game.bill()["features"]
    assert (city["feature"], city["value"], city["winners"], city["healthy"]) == ("city", 8, [], [0])


def test_plg9_a_seat_that_wins_only_as_others_are_sick_has_gained_the_value():
    city = (tile("0,0 E r1", "0 c0", marker=1), tile("1,0 F", "0 c0"), tile("2,0 F", "1 c0"))
    game = position(*city, tile="E", reach="tile").play("3,0 r3; none")
    assert game.scores == [12, 12]
    assert seats(game) == [(0, 0, 12), (0, 12, 0)]


def test_plg10_ext2_a_sick_large_follower_would_have_counted_twice():
    city = (tile("0,0 E r1", "1 large c0", marker=1), tile("1,0 F", "0 c0"))
    game = position(*city, tile="E", reach="tile", inns=True).play("2,0 r3; none")
    assert seats(game) == [(0, 8, 0), (8, 0, 8)]


def test_plg10_ext3_a_sick_abbot_that_is_taken_back_costs_what_it_would_have_brought():
    game = position(tile("0,0 B", "0 abbot m0", marker=1), *ROAD_RING[1:3], tile="B", abbot=True, stack={"V": 1})
    game.play("0,1 r0; take abbot")
    assert seats(game) == [(4, 0, 4), (0, 0, 0)]


def test_plg11_the_last_scoring_has_its_bill_too_and_healthy_games_have_none():
    assert ended("0,0 D").bill()["features"] == []
    game = position(tile("0,0 D", "0 c0", marker=1), tile="B", stack={}).play("0,1 r0; none")
    assert game.over
    assert [(it["final"], it["value"]) for it in game.bill()["features"]] == [(True, 1)]
