"""Events have the numbers of their rules. That they explain a game by themselves is in `records/test_events_in_the_client.py`."""

import pytest
from carcassonne_positions import CARCASSONNE, OPTION_SETS, position, random_game, tile
from positions import events_of_kind, kinds

from ratskeller.core.events import plain
from tools.rule_coverage import GAMES

RULES = {f"CAR-{number}" for game in GAMES if game.name == "carcassonne" for number in game.rules()}


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_every_event_names_a_rule_that_exists(options):
    heard = set()
    for game in random_game(43, **options):
        for event in game.events:
            assert event.rule in RULES
            heard.add(plain(event)["kind"])
    assert {"tile-drawn", "tile-laid", "follower-set", "feature-scored", "turn-began", "game-over"} <= heard


def test_the_events_of_a_line_are_those_of_all_its_answers():
    game = CARCASSONNE.new().play("E; 0,-1 r2; c0")
    assert kinds(game) == ["tile-drawn", "tile-laid", "follower-set", "feature-scored", "turn-began"]


def test_bas2_a_drawn_tile_is_shown_with_what_is_left():
    game = CARCASSONNE.new().play("E")
    assert events_of_kind(game, "tile-drawn") == [
        {"kind": "tile-drawn", "rule": "CAR-BAS2", "seat": 0, "tile": "E", "left": 76},
    ]


def test_bas3_a_placed_tile_is_described_with_place_and_turn():
    game = CARCASSONNE.new(players=3, start=2).play("E; 0,-1 r2")
    assert events_of_kind(game, "tile-laid") == [
        {"kind": "tile-laid", "rule": "CAR-BAS3", "seat": 2, "tile": "E", "at": "0,-1", "r": 2, "turn": 1},
    ]


def test_bas1_a_drawn_start_player_is_announced():
    game = CARCASSONNE.new(players=3, start="random").play("2")
    assert [(event["kind"], event["seat"]) for event in map(plain, game.events)] == [
        ("start-seat-drawn", 2),
        ("turn-began", 2),
    ]


@pytest.mark.parametrize(
    ("tiles", "drawn", "line", "options", "rule"),
    [
        ([tile("0,0 W", "0 r0")], "W", "1,0 r0; none", {}, "CAR-BAS7"),
        ([tile("0,0 W", "0 r0", marker=1)], "W", "1,0 r0; none", {}, "CAR-PLG9"),
        ([tile("0,0 W", "0 r0")], "EC", "1,0 r2; none", {"inns": True}, "CAR-EXT2"),
        ([tile("0,0 D", "0 c0")], "E", "0,-1 r2; none", {}, "CAR-BAS7"),
    ],
)
def test_a_score_names_the_rule_that_decides_it(tiles, drawn, line, options, rule):
    game = position(*tiles, tile=drawn, **options).play(line)
    assert [event["rule"] for event in events_of_kind(game, "feature-scored")] == [rule]
