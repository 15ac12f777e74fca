"""What the view shows: nothing is secret, the stack has no order, and previews come true."""

import json
import random

import pytest
from carcassonne_positions import CARCASSONNE, OPTION_SETS, feature, position, random_game, tile

from ratskeller.core.events import visible_to

FOR_THE_ASKED = {"viewer", "legal", "final", "lays", "misfits", "followers", "refused"}
"""What may differ between the views of one position: what the one who is asked could do next."""
PUBLIC_OPTIONS = OPTION_SETS[3:5]


@pytest.mark.late
@pytest.mark.parametrize("options", PUBLIC_OPTIONS, ids=str)
def test_everybody_sees_the_same_but_for_what_the_asked_one_could_do(options):
    for game in random_game(2, **options):
        if len(game.answers) % 7 == 0:
            views = [game.view(seat) for seat in (None, *range(options["players"]))]
            for view in views:
                assert ("lays" in view) == (game.question == "lay" and view["viewer"] == game.actor)
                assert ("followers" in view) == (game.question == "follower" and view["viewer"] == game.actor)
            common = [{key: view[key] for key in view if key not in FOR_THE_ASKED} for view in views]
            assert all(view == common[0] for view in common)


def test_the_order_of_the_stack_does_not_exist():
    """Two games that differ only in what will be drawn are the same position, for everybody and for the authority."""
    past = "V; 1,0 r0; none"
    one, other = (CARCASSONNE.new().play(past) for _ in range(2))
    before = [(game.to_json(), game.view(), game.view(1), game.chances()) for game in (one, other)]
    one.play_chance(random.Random(1))
    other.play_chance(random.Random(2))
    assert before[0] == before[1]
    assert one.answers[:-1] == other.answers[:-1]
    assert one.answers != other.answers


def test_the_order_in_which_a_position_names_the_stack_is_forgotten():
    one, other = (position("0,0 D", stack=stack) for stack in ({"V": 1, "E": 2, "PA": 1}, {"PA": 1, "E": 2, "V": 1}))
    assert one.to_json() == other.to_json()
    assert json.dumps(one.view()) == json.dumps(other.view())
    assert one.legal() == other.legal() == ["E", "PA", "V"]


def test_a_world_dealt_anew_for_a_seat_is_the_same_world():
    for game in random_game(3, players=3):
        if len(game.answers) % 10 == 0:
            for seat in range(3):
                again = game.redeal(seat)
                assert again.to_json() == game.to_json()
                assert again.chances() == game.chances()


def test_no_event_keeps_anything_from_anybody():
    for game in random_game(5, inns=True, abbot=True):
        for event in game.events:
            assert all(visible_to(event, seat) == event for seat in (None, 0, 1))


def test_the_remaining_tiles_are_public_and_add_up():
    for game in random_game(6, river=True):
        if len(game.answers) % 10 == 0:
            view = game.view()
            assert sum(view["stack"].values()) == view["left"]
            waiting = view["tile"] is not None
            assert len(view["board"]) + view["left"] + len(view["discarded"]) + waiting == 90


def test_what_waits_to_be_laid_and_where_a_figure_is_due_is_shown():
    game = CARCASSONNE.new().play("E")
    assert game.view()["tile"] == "E"
    game.play("0,-1 r2")
    assert game.view()["tile"] is None
    assert [entry["at"] for entry in game.view()["board"] if entry.get("follower_due")] == ["0,-1"]
    game.play("none")
    assert not any(entry.get("follower_due") for entry in game.view()["board"])


def test_a_cell_shows_how_many_tiles_fit_there():
    game = position("0,0 D", stack={"E": 3, "V": 2, "C": 1})
    assert game.view()["cells"] == [
        {"at": "0,-1", "fits": 4, "wants": {"S": "city"}},
        {"at": "-1,0", "fits": 2, "wants": {"E": "road"}},
        {"at": "1,0", "fits": 2, "wants": {"W": "road"}},
        {"at": "0,1", "fits": 5, "wants": {"N": "field"}},
    ]


def test_the_drawn_tile_is_counted_as_well():
    game = position("0,0 D", tile="C", stack={"E": 3})
    assert {cell["at"]: cell["fits"] for cell in game.view()["cells"]}["0,-1"] == 4


def test_bas4_a_dead_cell_is_one_that_nothing_fits():
    game = position("0,0 E", "0,-1 E r2", stack={"C": 1})
    assert {cell["fits"] for cell in game.view()["cells"]} == {0}


def test_a_feature_shows_what_it_is_and_who_would_score():
    city = (tile("0,0 E r1", "0 c0"), tile("1,0 F", marker=1), tile("2,0 F", "1 c0"))
    found = feature(position(*city, stack={"B": 2}), "1,0 c0")
    assert found == {
        "id": "0,0 c0",
        "kind": "city",
        "parts": ["0,0 c0", "1,0 c0", "2,0 c0"],
        "tiles": 3,
        "pennants": 2,
        "filled": 0,
        "cities": [],
        "open": 1,
        "complete": False,
        "inn": False,
        "cathedral": False,
        "small": False,
        "affected": True,
        "followers": [["0,0", "c0"], ["2,0", "c0"]],
        "strength": [0, 0],
        "sick": [1, 1],
        "owners": [],
        "value": 5,
    }


def test_a_field_shows_the_completed_cities_that_it_touches():
    field = feature(position(tile("0,0 E", "0 f0"), "0,-1 E r2", "1,0 E"), "0,0 f0")
    assert (field["cities"], field["value"], field["owners"]) == (["0,0 c0"], 3, [0])


def test_a_monastery_shows_how_many_places_are_filled():
    monastery = feature(position(tile("0,0 B", "1 m0"), "1,0 B", "1,1 B", stack={"V": 1}), "0,0 m0")
    assert (monastery["filled"], monastery["value"], monastery["owners"]) == (2, 3, [1])


def test_features_without_a_figure_are_not_listed():
    assert position("0,0 D", "1,0 V").view()["features"] == []


def test_a_lay_shows_what_it_brings():
    game = position(tile("0,0 D", "1 c0"), tile="PB")
    lay = game.view(0)["lays"]["0,-1 r2"]
    assert (lay["marker"], lay["gains"]) == (True, [0, 0])
    assert lay["followers"]["c0"] == {"sick": True, "worth": 4}, "what is nothing for everybody is left out"
    plain = position(tile("0,0 D", "1 c0"), tile="E").view(0)["lays"]["0,-1 r2"]
    assert (plain["marker"], plain["gains"]) == (False, [0, 4])


def test_bas3_where_the_tile_does_not_fit_the_clashing_sides_are_named():
    """Turned as it would come nearest to fitting."""
    why = position("0,0 D", tile="V").view(0)["misfits"]
    clash = {"side": "S", "shows": "road", "meets": "city"}
    assert why == {"0,-1": {"why": "sides", "rule": "CAR-BAS3", "r": 0, "clashes": [clash]}}


def test_ext1_a_river_tile_goes_on_with_the_river():
    game = CARCASSONNE.new(river=True).play("RD")
    assert {reason["why"] for reason in game.view(0)["misfits"].values()} == {"away"}


def test_the_reason_nobody_can_be_placed_is_given_part_by_part():
    """BAS5, PLG8: a healthy figure holds a feature, a sick one doesn't; BAS9, EXT1 and EXT3: fields, rivers and gardens."""
    board = (tile("0,0 D", "1 c0"), "1,0 V")
    held = position(*board, tile="E").view(0)["lays"]["0,-1 r2"]["refused"]
    assert held == {"c0": {"why": "held", "rule": "CAR-BAS5", "seats": [1]}}
    assert position(*board, tile="PB").view(0)["lays"]["0,-1 r2"]["refused"] == {}
    no_farmers = position("0,0 D", tile="E", farmers=False).view(0)["lays"]["0,-1 r2"]["refused"]
    assert no_farmers == {"f0": {"why": "farmers", "rule": "CAR-BAS9"}}
    river = CARCASSONNE.new(river=True).play("RD; 0,1 r0").view(0)["refused"]
    assert river == {"v0": {"why": "river", "rule": "CAR-EXT1"}}
    row = [tile(f"{x},0 U", "0 r0") for x in range(7)]
    out = position(*row, tile="U").view(0)["lays"]["7,0 r0"]["refused"]
    assert out == {on: {"why": "supply", "rule": "CAR-BAS5"} for on in ("f0", "f1", "r0")}


@pytest.mark.late
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_what_a_lay_promises_comes_true(options):
    """Points at once, health and strength, as foretold for a figure on the drawn tile; the last turn has more to score."""
    for game in random_game(31, **options):
        if game.question != "lay" or not game.view()["left"] or len(game.answers) % 4:
            continue
        lays, nothing = game.view(game.actor)["lays"], [0] * len(game.scores)
        assert sorted(lays) == game.legal()
        for lay in game.legal()[:: max(1, len(lays) // 3)]:
            laid = game.copy().play(lay)
            assert sorted(lays[lay]["followers"]) == laid.legal()
            assert laid.view(laid.actor)["followers"] == lays[lay]["followers"]
            for answer in laid.legal():
                after = laid.copy().play(answer)
                gained = [now - before for now, before in zip(after.scores, game.scores, strict=True)]
                assert lays[lay]["followers"][answer].get("gains", nothing) == gained
            assert lays[lay]["gains"] == lays[lay]["followers"]["none"].get("gains", nothing)


def test_a_draft_can_be_taken_back_until_the_figure_is_answered():
    game = CARCASSONNE.new().play("E; 0,-1 r2")
    assert (game.undo_floor, game.final_answers()) == (1, ["c0", "f0", "none"])
    assert game.back_to(1).question == "lay"
    assert game.back_to(1).final_answers() == []
    game.play("none; V")
    assert game.undo_floor == 4
