"""Events of Carcassonne as sentences: everything in an event is said in words."""

import re

import pytest
from carcassonne_positions import OPTION_SETS, position, random_game
from terminal_output import show_of, straight, words_of

from ratskeller.games.carcassonne.views import events as ev

SHOW = show_of(position("0,0 D", players=3))
KNIGHT = {"seat": 1, "figure": "follower", "at": "3,-1", "on": "c0"}


def figure(seat, *because, kind="follower", own=False):
    return ev.Counted(seat=seat, figure=kind, at="3,-1", on="c0", because=list(because), own=own)


def scored(feature="city", **more):
    plain = {"tiles": 1, "pennants": 0, "filled": 0, "cities": 0, "inn": False, "cathedral": False, "small": False}
    winners = {"winners": [0], "strength": [1, 0, 0], "figures": [figure(0)]}
    output = {
        "complete": True,
        "final": False,
        "at": "3,-1",
        "on": "c0",
        "rule": "CAR-BAS7",
        **plain,
        **winners,
        **more,
    }
    return ev.FeatureScored(feature=feature, points=output["value"] if output["winners"] else 0, **output)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.StartPlayerDrawn(rule="CAR-BAS1", seat=1), "Blue goes first."),
        (ev.PlayerTurnBegan(rule="CAR-BAS2", seat=1, turn=17), "Turn 17: Blue to play."),
        (ev.TileDrawn(rule="CAR-BAS2", seat=0, tile="D", left=54), "Red draws tile D. 54 are left."),
        (ev.TileDrawn(rule="CAR-BAS2", seat=0, tile="PA", left=1), "Red draws plague tile PA. One is left."),
        (
            ev.TileDrawn(rule="CAR-BAS2", seat=0, tile="E-garden", left=0),
            "Red draws tile E with a garden, the last one.",
        ),
        (
            ev.TileDiscarded(rule="CAR-BAS4", seat=2, tile="C"),
            "Yellow can't place tile C anywhere, so it leaves the game.",
        ),
        (ev.TileLaid(rule="CAR-BAS3", seat=0, tile="D", at="3,-1", r=0, turn=5), "Red places tile D at 3,-1."),
        (
            ev.TileLaid(rule="CAR-BAS3", seat=0, tile="D", at="3,-1", r=3, turn=5),
            "Red places tile D at 3,-1, rotated 90° anticlockwise.",
        ),
        (
            ev.MarkerPlaced(rule="CAR-PLG2", seat=0, number=2, at="3,-1"),
            "The plague breaks out at 3,-1: marker 2 is placed on the tile.",
        ),
        (
            ev.FollowerSet(rule="CAR-BAS5", feature="city", sick=False, because=[], own=False, among=0, **KNIGHT),
            "Blue places a knight in the city at 3,-1.",
        ),
        (
            ev.FollowerSet(rule="CAR-PLG8", feature="road", sick=True, because=[2], own=True, among=1, **KNIGHT),
            "Blue places a highwayman on the road at 3,-1. The follower already there is sick, so the road counts as free. "
            "The new follower is sick at once: marker 2 lies on the follower's tile.",
        ),
        (
            ev.FollowerFellSick(rule="CAR-PLG4", feature="city", because=[2], own=False, **KNIGHT),
            "Blue's knight falls sick at 3,-1: marker 2 lies on an adjacent tile of the same city.",
        ),
        (
            ev.FollowerFellSick(rule="CAR-PLG4", feature="field", because=[2, 4], own=True, **KNIGHT),
            "Blue's farmer falls sick at 3,-1: markers 2 and 4 lie on the follower's tile or an adjacent tile of the same field.",
        ),
        (
            ev.FollowerRecovered(rule="CAR-PLG7", feature="city", **KNIGHT),
            "Blue's knight recovers at 3,-1: no marker is near any more.",
        ),
        (
            ev.AbbotTaken(
                rule="CAR-EXT3", seat=0, at="3,-1", on="g0", feature="garden", filled=5, points=6, because=[]
            ),
            "Red takes the abbot back from the garden at 3,-1 (5 of 8 places around it filled): 6 points.",
        ),
        (
            ev.AbbotTaken(
                rule="CAR-PLG10", seat=0, at="3,-1", on="g0", feature="garden", filled=5, points=0, because=[1]
            ),
            "Red takes the sick abbot back from the garden at 3,-1, for no points.",
        ),
        (
            ev.PlagueSpread(
                rule="CAR-PLG5",
                steps=[
                    ev.MarkerStep(number=1, source="0,0", to="1,0", new=None),
                    ev.MarkerStep(number=2, source="3,-1", to=None, new=None),
                    ev.MarkerStep(number=3, source="2,2", to="2,3", new=4),
                ],
            ),
            "The plague spreads: marker 1 moves from 0,0 to 1,0, marker 2 stays at 3,-1, "
            "marker 3 stays at 2,2, and marker 4 appears at 2,3.",
        ),
        (
            ev.PlagueSpread(
                rule="CAR-PLG6",
                steps=[
                    *(ev.MarkerStep(number=n, source="0,0", to=None, new=None) for n in range(1, 5)),
                    ev.MarkerStep(number=5, source="2,2", to="2,3", new=6),
                ],
            ),
            "The plague spreads: marker 5 stays at 2,2, and marker 6 appears at 2,3, 4 markers stay.",
        ),
        (
            ev.FinalScoringBegan(rule="CAR-BAS9"),
            "The last turn is over. Final scoring begins.",
        ),
        (
            ev.GameEnded(rule="CAR-BAS10", ranking=[1, 0, 2], scores=[7, 9, 0]),
            "The game is over: Blue wins with 9 points.",
        ),
        (
            ev.GameEnded(rule="CAR-BAS10", ranking=[0, 1, 2], scores=[9, 9, 0]),
            "The game is over: Red and Blue share the victory with 9 points each.",
        ),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_an_event_becomes_a_sentence(event, sentence):
    assert straight(SHOW.sentence(event)) == sentence


@pytest.mark.parametrize(
    ("scores", "sentence"),
    [
        ([9, 1, 0], "Die Partie ist vorbei: Rot gewinnt mit 9 Punkten."),
        ([1, 0, 0], "Die Partie ist vorbei: Rot gewinnt mit 1 Punkt."),
        ([9, 9, 0], "Die Partie ist vorbei: Rot und Blau teilen sich den Sieg mit je 9 Punkten."),
    ],
)
def test_in_german_winners_win_with_points_in_the_dative(scores, sentence):
    german = show_of(position("0,0 D", players=3), language="de")
    assert german.sentence(ev.GameEnded(rule="CAR-BAS10", ranking=[0, 1, 2], scores=scores)) == sentence


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            scored(tiles=5, pennants=2, value=14, figures=[figure(0), figure(1, 2)]),
            "City of 5 tiles and 2 pennants at 3,-1: 14 points for Red; Blue's knight is sick and doesn't count.",
        ),
        (
            scored(tiles=4, value=8, winners=[0, 1], strength=[1, 1, 0], figures=[figure(0), figure(1)]),
            "City of 4 tiles at 3,-1: 8 points each for Red and Blue (Red with 1, Blue with 1).",
        ),
        (
            scored(tiles=4, value=8, strength=[2, 1, 0], figures=[figure(0, kind="large"), figure(1)]),
            "City of 4 tiles at 3,-1: 8 points for Red (Red with 2, Blue with 1).",
        ),
        (scored(tiles=2, value=2, small=True), "Small city of 2 tiles at 3,-1: 2 points for Red."),
        (
            scored(tiles=3, pennants=1, cathedral=True, value=12),
            "City of 3 tiles, one pennant and a cathedral at 3,-1: 12 points for Red.",
        ),
        (
            scored("road", tiles=3, value=3, winners=[], strength=[0, 0, 0], figures=[figure(1, 1), figure(1, 2)]),
            "Road of 3 tiles at 3,-1: nobody scores, because all followers here are sick: Blue's 2 highwaymen.",
        ),
        (
            scored("road", tiles=3, inn=True, value=0, complete=False, final=True),
            "Incomplete road of 3 tiles with an inn at 3,-1: worth nothing.",
        ),
        (
            scored("monastery", filled=8, value=9),
            "Monastery (all 8 places around it filled) at 3,-1: 9 points for Red.",
        ),
        (
            scored("garden", filled=3, value=4, complete=False, final=True, figures=[figure(0, kind="abbot")]),
            "Garden (3 of 8 places around it filled) at 3,-1: 4 points for Red.",
        ),
        (
            scored(
                "field", cities=1, value=3, complete=False, final=True, figures=[figure(0), figure(2, 3), figure(1, 1)]
            ),
            "Field (one complete city) at 3,-1: 3 points for Red; Yellow's farmer, Blue's farmer are sick and don't count.",
        ),
    ],
)
def test_bas7_bas8_plg9_a_scoring_mentions_what_who_why_and_how_much(event, sentence):
    assert straight(SHOW.sentence(event)) == sentence


def test_option_reach_the_whole_feature_makes_sick():
    show = show_of(position("0,0 D", reach="feature"))
    event = ev.FollowerFellSick(rule="CAR-PLG4", feature="city", because=[2], own=False, **KNIGHT)
    assert show.sentence(event).endswith("falls sick at 3,-1: marker 2 lies in the same city.")


@pytest.mark.parametrize(
    ("reach", "because", "own", "where"),
    [
        ("bordering", [2], True, "marker 2 lies on the follower's tile."),
        ("bordering", [2], False, "marker 2 lies on an adjacent tile."),
        ("bordering", [1, 2], True, "markers 1 and 2 lie on the follower's tile or an adjacent one."),
        ("wide", [2], True, "marker 2 lies in the same feature or on an adjacent tile."),
        ("wide", [1, 2], False, "markers 1 and 2 lie in the same feature or on an adjacent tile."),
    ],
)
def test_option_reach_bordering_tiles_make_sick(reach, because, own, where):
    show = show_of(position("0,0 D", reach=reach))
    event = ev.FollowerFellSick(rule="CAR-PLG4", feature="city", because=because, own=own, **KNIGHT)
    assert straight(show.sentence(event)).endswith(f"falls sick at 3,-1: {where}")


@pytest.mark.parametrize("options", OPTION_SETS[1:5] + OPTION_SETS[6:], ids=str)
def test_every_event_of_whole_games_gets_a_sentence(options):
    for pos in random_game(11, **options):
        show = show_of(pos)
        for event in pos.events:
            output = show.sentence(event)
            assert not re.search(r"none|\bNone\b|[{}]|yes|-garden|True|False", output), output
            assert output.endswith(".")
            assert words_of("carcassonne").has(f"rule-{event.rule}"), event.rule
