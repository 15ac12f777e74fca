"""Events explain a game by themselves: points, figures and health, each with the number of its rule."""

import pytest
from carcassonne_positions import CARCASSONNE, OPTION_SETS, markers, position, random_game, sick, standing, tile
from positions import events_of_kind, kinds

from ratskeller.core.events import plain
from tools.rule_coverage import GAMES

RULES = {f"CAR-{number}" for game in GAMES if game.name == "carcassonne" for number in game.rules()}


class Account:
    """What a listener knows who hears nothing but events."""

    def __init__(self, players):
        self.scores = [0] * players
        self.figures = {}
        self.sick = set()
        self.markers = {}

    def hear(self, event):
        getattr(self, "_" + event["kind"].replace("-", "_"), lambda _: None)(event)

    def _follower_set(self, event):
        part = f"{event['at']} {event['on']}"
        self.figures[part] = (event["seat"], event["figure"])
        if event["sick"]:
            self.sick.add(part)
        assert event["sick"] == bool(event["because"])

    def _abbot_taken(self, event):
        self.scores[event["seat"]] += event["points"]
        self._leave(event)

    def _feature_scored(self, event):
        for seat in event["winners"]:
            self.scores[seat] += event["points"]
        assert event["points"] == (event["value"] if event["winners"] else 0)
        for figure in event["figures"]:
            assert (f"{figure['at']} {figure['on']}" in self.sick) == bool(figure["because"])
            if not event["final"]:
                self._leave(figure)

    def _leave(self, figure):
        part = f"{figure['at']} {figure['on']}"
        del self.figures[part]
        self.sick.discard(part)

    def _follower_fell_sick(self, event):
        assert event["because"]
        self.sick.add(f"{event['at']} {event['on']}")

    def _follower_recovered(self, event):
        self.sick.remove(f"{event['at']} {event['on']}")

    def _marker_placed(self, event):
        self.markers[event["number"]] = event["at"]

    def _plague_spread(self, event):
        for step in event["steps"]:
            assert self.markers[step["number"]] == step["source"]
            if step["to"] is not None:
                self.markers[step["new"] or step["number"]] = step["to"]


@pytest.mark.late
@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_plg7_events_alone_account_for_points_figures_health_and_markers(options):
    account = Account(options["players"])
    for game in random_game(41, **options):
        for event in game.events:
            account.hear(plain(event))
        if game.question in ("draw", None):
            assert account.scores == game.scores
            assert account.figures == standing(game)
            assert account.sick == set(sick(game))
            assert account.markers == markers(game)


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
