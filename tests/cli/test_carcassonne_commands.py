"""What can be looked up during a game of Carcassonne, and how a game is described from its first tile to the last scoring."""

import json
import re

import pytest
from carcassonne_positions import position, tile
from terminal_output import straight

from ratskeller import games

CITY = (tile("0,0 D", "0 c0", marker=1), "0,-1 N r1", tile("-1,0 L", "1 r2"))
"""A city with a sick knight of Red, and a road of Blue."""


def plain(text):
    return straight(" ".join(text.split()))


@pytest.fixture
def play(ratskeller, tmp_path):
    """Play on from a position, with two people at the screen."""

    def run(pos, *lines):
        file = tmp_path / "position.json"
        file.write_text(pos.to_json())
        seats = ",".join(["human"] * len(pos.scores))
        return ratskeller(
            "play", "carcassonne", "--load", str(file), "--seats", seats, "--seed", "1", lines=list(lines)
        )

    return run


@pytest.fixture
def shown(play):
    """What a command shows, at a position in which Red has to lay tile U."""

    def run(command, *tiles, **more):
        pos = position(*(tiles or CITY), **{"tile": "U", "stack": {"B": 2, "PA": 1}} | more)
        out = play(pos, command).out
        return plain(out[out.index(f"> {command}") + len(command) + 2 : out.rindex("You have left")])

    return run


def test_help_lists_the_commands_of_the_game(play):
    out = play(position("0,0 D", tile="U"), "?").out
    for word in ("help", "board", "log", "undo", "look", "at", "tile", "tiles", "holes", "claims", "scores"):
        assert re.search(rf"^  {word} ", out, re.MULTILINE)


def test_odds_show_what_can_finish_a_feature_and_what_fits_into_a_place(shown):
    """Red draws the second of three tiles: the city has three places open, and one tile in three is a monastery that has a road."""
    road = (tile("0,0 U", "0 r0"), "0,-1 A")
    message = shown("odds", *road, stack={"A": 1, "B": 2})
    assert "Next tile Your next turn Your last turn" in message
    assert "Incomplete road of 2 tiles at 0,0 one of 3 tiles 33% 33% 33%" in message
    assert "One of 3 tiles in the stack fits here." in shown("odds 0,1", *road, stack={"A": 1, "B": 2})
    assert shown("odds", "0,0 D") == "No follower is in a feature that can still be completed."


def test_claims_show_what_everything_is_worth_and_who_counts(shown):
    message = shown("claims")
    assert "Incomplete city of 2 tiles at 0,0 Worth 2 points as it stands · Sick there: Red with 1" in message
    assert "Nobody would score: all followers here are sick" in message
    assert (
        "Incomplete road of one tile at -1,0 Worth one point as it stands · Followers that count: Blue with 1"
        in message
    )
    assert shown("claims", "0,0 D") == "There are no followers on the board."


def test_plg5_the_plague_shows_next_steps_and_who_is_sick_and_why(shown):
    message = shown("plague")
    assert "Plague marker 1 at 0,0 goes to 0,-1 next" in message
    assert (
        "One follower is sick and doesn't count: 0,0: Red's knight, sick: marker 1 lies on the follower's tile"
        in message
    )
    assert message.endswith("At the next step, no one falls sick or recovers.")
    assert shown("plague", "0,0 D") == "There is no marker on the board yet."
    assert "stays: the plague no longer spreads" in shown("plague", tile("0,0 D", marker=1), stack={})


def test_plg5_the_plague_forecasts_the_followers_its_next_step_will_change(shown):
    message = shown("plague", tile("0,0 U", "0 r0", marker=1), tile("0,1 U", "1 f0"), reach="tile")
    assert "Red's highwayman at 0,0 recovers" in message
    assert "Blue's farmer at 0,1 falls sick because of marker 1" in message
    assert "At the next step" not in shown("plague", tile("0,0 D", marker=1), stack={})


def test_tiles_show_what_is_left_and_what_is_out(shown):
    message = shown("tiles", stack={"B": 2, "PA": 1}, discarded=["C", "V"])
    assert message.startswith("Tiles left (3) ")
    assert {"B", "PA", "C,"} <= set(message.split())
    assert message.endswith("Out of the game C, V")
    assert shown("tiles", stack={}) == "Tiles left (0) none"


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("tile", "Tile U: road north, south, 2 fields (none left)"),
        ("tile b", "Tile B: monastery, one field (2 left)"),
        ("tile PA", "Plague tile PA: city north, west with a pennant, one field (one left)"),
        ("tile EK", "Tile EK: city north, east, south, west with a cathedral (none left)"),
        ("tile ea", "Tile EA: road south, west with an inn, 2 fields (none left)"),
        ("tile RG", "Tile RG: river east, west, monastery, road south, 3 fields (none left)"),
        ("tile nonsense", "There is no such tile. The remaining tiles are B, PA."),
    ],
)
def test_a_tile_is_described_and_drawn(shown, command, message):
    assert shown(command).startswith(message)


def test_holes_show_how_many_of_the_tiles_that_are_left_fit(shown):
    assert shown("holes", "0,0 D").endswith("0,1: 4 of 4 tiles fit")
    assert shown("holes 0,1", "0,0 D") == "0,1: 4 of 4 tiles fit"
    assert "1,0: one of 4 tiles fits" in shown("holes", "0,0 D")
    assert shown("holes 5,5") == "5,5: this is not a free place next to a tile."
    assert shown("holes 0,0") == "0,0: this is not a free place next to a tile."


def test_a_hole_is_called_dead_and_the_worst_of_many_come_first(shown):
    message = shown("holes", *CITY, "1,0 D", stack={"B": 2})
    assert message.startswith("-1,-1: none of the remaining tiles fits 1,-1: none of")
    assert "more: “holes all”" in shown("holes", "0,0 D", *(f"0,{y} U r1" for y in range(1, 7)))
    assert "more" not in shown("holes all", "0,0 D", *(f"0,{y} U r1" for y in range(1, 7)))


def test_a_place_shows_everything_of_its_tile(shown):
    message = shown("at 0,0")
    assert message.startswith("0,0: Tile D: city north, road east, west, 2 fields Red's knight, sick: marker 1 lies")
    assert "Plague marker 1 at 0,0 goes to 0,-1 next" in message
    assert "Incomplete city of 2 tiles at 0,0" in message
    assert "of one tile" not in message
    assert shown("at 0,1", "0,0 D").startswith("0,1: ")
    assert shown("at home") == "Which place? Type x and y with a comma: “at 3,-1”."


def test_a_healthy_follower_is_mentioned_too(shown):
    assert "Blue's highwayman, healthy" in shown("at -1,0")


def test_bas7_scores_show_what_would_come_now(shown):
    message = shown("scores")
    assert "On the board now" in message
    assert "Incomplete city of 2 tiles at 0,0: 2 tiles" in message
    assert "= 2 · Nobody would score: all followers here are sick" in message
    assert "= 1 · Blue would score" in message


def test_scores_from_before_the_known_events_are_marked_as_such(shown):
    message = shown("scores", "0,0 D", scores=[4, 7])
    assert "Before 4 7" in message
    assert "Total 4 7" in message


def test_scores_show_where_points_came_from(play):
    pos = position(tile("0,0 D"), tile="E", stack={"B": 2})
    out = plain(play(pos, "0,-1 r2; c0", "scores").out)
    assert "Cities 4 · Total 4 0" in out


def test_a_line_of_answers_lays_sets_and_shows_what_came_of_it(play):
    out = play(position("0,0 D", tile="E", stack={"B": 2}), "0,-1 r2; c").out
    assert "Red places tile E at 0,-1, rotated 180°.  CAR-BAS3" in out
    assert "Red places a knight in the city at 0,-1.  CAR-BAS5" in out
    assert "City of 2 tiles at 0,0: 4 points for Red.  CAR-BAS7" in out
    assert "Turn 31: Blue to play.  CAR-BAS2" in out


def test_a_place_may_be_given_by_its_beginning_where_one_answer_is_left(play):
    played = play(position("0,0 D", tile="U"), "1,0", "quit")
    assert "Red places tile U at 1,0" in played.out
    assert "“1,0” could mean 1,0 r0, 1,0 r1." in play(position("0,0 D", tile="K"), "1,0", "quit").err


def test_laying_is_taken_back_before_the_follower_and_nothing_after_it(play):
    pos = position("0,0 D", tile="E", stack={"B": 2})
    out = play(pos, "0,-1 r2", "undo", "0,1 r1; none", "undo").out
    assert "Red takes back 0,-1 r2." in out
    assert "Red places tile E at 0,1, rotated 90° clockwise." in out
    assert "Nothing to undo" in out


@pytest.mark.parametrize("width", ["80", "50", "30"])
def test_a_narrow_terminal_shows_every_line_in_full(play, monkeypatch, width):
    monkeypatch.setenv("COLUMNS", width)
    lines = ["claims", "plague", "holes all", "tiles", "scores", "look all", "at 0,0", "0,1", "none"]
    out = play(position(*CITY, tile="B", stack={"B": 1, "U": 3}), *lines).out
    message = [line for line in out.splitlines() if "> " not in line]
    assert max(map(len, message)) <= int(width)
    assert "…" not in out


def test_bas9_the_last_scoring_goes_feature_by_feature_with_the_standing_after_each(play):
    out = play(position(*CITY, tile="B", stack={}, scores=[10, 20]), "0,1; m0").out
    flat = plain(out)
    assert "The last turn is over." in flat
    walk = flat[flat.index("Final scoring by feature") :]
    assert "During the game 10 20" in walk
    assert "= 2 · all here are sick 10 20" in walk
    assert "= 1 · Blue 10 21" in walk
    assert "Monastery (2 of 8 places around it filled) at 0,1 1 + 2 around it = 3 · Red 13 21" in walk
    assert "1. B● Blue 21 points 20 during the game, 1 at the end" in flat
    assert "Score details" in walk


def test_plg9_the_result_ends_with_what_sickness_cost_each_player(play):
    out = plain(play(position(*CITY, tile="B", stack={}, scores=[10, 20]), "0,1; m0").out)
    bill = out[out.index("Lost to the plague") :]
    assert "R■ Red 2 points City 2 (no healthy followers) 15 points if every follower had counted" in bill
    assert "B● Blue 0 points 21 points if every follower had counted" in bill
    assert "Lost to the plague" not in play(position("0,0 D", tile="U", stack={}), "1,0; none").out


def test_bas10_a_shared_victory_is_announced(play):
    out = plain(play(position("0,0 D", tile="U", stack={}, scores=[7, 7]), "1,0; none").out)
    assert "Red and Blue share the victory with 7 points each." in out
    assert "Shared victory" in out
    assert "1. R■ Red 7 points" in out
    assert "1. B● Blue 7 points" in out


def test_the_final_board_is_shown_before_the_ranking(play):
    out = play(position("0,0 D", tile="U", stack={}), "1,0; none").out
    assert out.index("· over ·") < out.index("Final scores")


def test_a_record_of_it_replays(play, tmp_path):
    file = tmp_path / "game.json"
    play(position("0,0 D", tile="U", stack={}), f"record {file}", "quit")
    assert games.get("carcassonne").replay(file.read_text()).question == "lay"
    assert json.loads(file.read_text())["start"]["tile"] == "U"
