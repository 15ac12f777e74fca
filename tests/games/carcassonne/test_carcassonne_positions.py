"""Positions as JSON: every key and what it may be left out for, every refusal, and that nothing is lost on the way."""

import json

import pytest
from carcassonne_positions import (
    CARCASSONNE,
    RICH,
    board,
    comes_back,
    content,
    ended,
    markers,
    position,
    sick,
    supply,
    tile,
)
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from mutated import places, refused_or_played

from ratskeller.core.errors import BadPosition

EXAMPLE = """
{"game": "carcassonne", "format": 1,
 "options": {"players": 3, "plague": true, "spread": "move", "reach": "near"}, "seat": 1, "tile": null,
 "board": [{"at": "0,0", "tile": "D", "r": 0, "turn": 0,
            "followers": [{"seat": 0, "kind": "follower", "on": "c0"}], "marker": 1, "left": 4}],
 "stack": {"A": 2, "PA": 1}, "discarded": ["V"], "scores": [4, 0, 12], "turn_number": 17}
"""
START = {"at": "0,0", "tile": "D"}


def test_the_example_of_the_notation_is_read():
    game = CARCASSONNE.from_json(EXAMPLE)
    assert (game.actor, game.question, game.view()["seat"]) == ("chance", "draw", 1)
    assert game.scores == [4, 0, 12]
    assert game.chances() == pytest.approx({"A": 2 / 3, "PA": 1 / 3})
    assert (markers(game), sick(game)) == ({1: "0,0"}, {"0,0 c0": [1]})
    assert board(game)["0,0"]["left"] == 4
    assert (game.view()["discarded"], game.view()["turn_number"]) == (["V"], 17)
    assert comes_back(game)


def test_left_out_keys_have_their_natural_default():
    game = CARCASSONNE.from_json(json.dumps({"game": "carcassonne", "format": 1, "board": [START], "stack": {"V": 1}}))
    view = game.view()
    assert view["options"] == CARCASSONNE.new().options
    assert (view["seat"], view["tile"], view["scores"], view["discarded"]) == (0, None, [0, 0], [])
    assert (view["turn_number"], view["board"][0]["turn"], view["board"][0]["r"]) == (1, 0, 0)
    assert view["markers"] == []


@pytest.mark.parametrize("name", ["seat", "tile", "discarded", "scores", "turn_number", "stack", "options", "pending"])
def test_every_key_but_game_format_and_board_can_be_left_out(name):
    given_all = content("0,0 D", seat=0, tile=None, discarded=[], scores=[0, 0], pending=[])
    del given_all[name]
    assert CARCASSONNE.from_json(json.dumps(given_all)).scores == [0, 0]


def test_a_drawn_tile_waits_to_be_laid():
    game = position("0,0 D", tile="E", seat=1)
    assert (game.actor, game.question) == (1, "lay")
    assert game.legal() == ["0,-1 r2", "0,1 r1", "0,1 r2", "0,1 r3"]


def test_a_figure_may_be_due_on_the_last_tile():
    game = CARCASSONNE.new().play("E; 0,-1 r2")
    assert json.loads(game.to_json())["pending"] == ["follower"]
    again = CARCASSONNE.from_json(game.to_json())
    assert (again.actor, again.question, again.legal()) == (0, "follower", ["c0", "f0", "none"])
    assert again.play("c0").scores == [4, 0]


def test_the_start_player_may_still_be_to_draw():
    game = CARCASSONNE.new(players=4, start="random")
    assert json.loads(game.to_json())["pending"] == ["start seat"]
    assert comes_back(game)


def test_tiles_that_are_nowhere_are_out_of_the_game():
    game = position("0,0 D", stack={"V": 2})
    assert game.view()["left"] == 2
    assert game.chances() == {"V": 1.0}


def test_the_tile_in_the_middle_need_not_be_the_start_tile_nor_lie_there():
    assert set(board(position("5,-3 X", "6,-3 U r1"))) == {"5,-3", "6,-3"}


def test_tiles_may_be_listed_in_any_order():
    forward = position("0,0 U", "1,0 U", "2,0 U")
    backward = position("2,0 U", "1,0 U", "0,0 U")
    assert set(board(forward)) == set(board(backward))
    assert position("0,0 U", "2,0 U", "1,0 U").question == "draw"


def test_bas9_without_tiles_to_come_a_position_is_scored_when_it_is_read():
    game = ended(tile("0,0 D", "0 r0"), "1,0 V")
    assert (game.over, game.scores) == (True, [2, 0])
    assert json.loads(game.to_json())["over"] is True
    assert comes_back(game)


def test_a_finished_game_is_marked_and_not_scored_again():
    finished = content(tile("0,0 D", "0 r0"), stack={}, scores=[1, 7], over=True)
    game = CARCASSONNE.from_json(json.dumps(finished))
    assert (game.over, game.scores) == (True, [1, 7])


def laid(**change):
    """A position of the start tile alone, with changes to its entry."""
    return {"board": [START | change]}


def beside(**change):
    """A position of two tiles, with changes to the entry of the second one."""
    return {"board": [START, {"at": "1,0", "tile": "V"} | change]}


def figure(**change):
    """A position with one figure, changed."""
    return laid(followers=[{"seat": 0, "on": "c0"} | change])


def roads(count, **change):
    """Roads side by side, each with a figure of seat 0."""
    return {
        "board": [{"at": f"{x},0", "tile": "U", "followers": [{"seat": 0, "on": "r0"} | change]} for x in range(count)]
    }


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "chess"}, "game: must be 'carcassonne'"),
        ({"format": 2}, "format: must be 1"),
        ({"format": True}, "format"),
        ({"extra": 1}, "unknown key 'extra'"),
        ({"options": {"players": 6}}, r"options\.players.*CAR-BAS1"),
        ({"options": {"player": 2}}, "options.*'player'"),
        ({"options": []}, "options: must be an object"),
        ({"options": {"reach": "far"}}, r"options\.reach.*CAR-PLG4"),
        ({"seat": 2}, "seat: must be a number from 0 to 1"),
        ({"seat": -1}, "seat"),
        ({"seat": "0"}, "seat"),
        ({"seat": True}, "seat"),
        ({"turn_number": -1}, "turn_number"),
        ({"turn_number": 0}, "turn_number.*CAR-BAS2"),
        ({"turn_number": "3"}, "turn_number"),
        ({"turn_number": 1.5}, "turn_number"),
        ({"turn_number": 10**9}, "turn_number"),
        ({"scores": [1]}, "scores"),
        ({"scores": [1, 2, 3]}, "scores"),
        ({"scores": [0, -1]}, r"scores\[1\]|scores"),
        ({"scores": {"0": 1}}, "scores"),
        ({"scores": [0, 10**9]}, "scores"),
        ({"stack": []}, "stack: must be an object"),
        ({"stack": {"ZZ": 1}}, "stack.*'ZZ'"),
        ({"stack": {"V": -1}}, r"stack\.V"),
        ({"stack": {"V": "2"}}, r"stack\.V"),
        ({"stack": {"V": 10}}, "'V' is there 10 times.*9.*CAR-BAS1"),
        ({"stack": {"D": 4}}, "'D' is there 5 times.*4.*CAR-BAS1"),
        ({"stack": {"PA": 2}}, "'PA' is there 2 times.*CAR-"),
        ({"stack": {"RA": 1}}, "'RA'.*CAR-"),
        ({"stack": {"EA": 1}}, "'EA'.*CAR-"),
        ({"stack": {"E-garden": 1}}, "'E-garden'.*CAR-"),
        ({"options": {"abbot": True}, "stack": {"E": 5}}, "'E' is there 5 times.*4.*CAR-"),
        ({"options": {"plague": False}, "stack": {"PA": 1}}, "'PA'.*CAR-"),
        ({"discarded": ["ZZ"]}, "discarded.*'ZZ'"),
        ({"discarded": "V"}, "discarded"),
        ({"discarded": [1]}, "discarded"),
        ({"discarded": ["C", "C"]}, "'C' is there 2 times.*CAR-"),
        ({"tile": "ZZ"}, "tile.*'ZZ'"),
        ({"tile": 7}, "tile"),
        ({"tile": ["E"]}, "tile"),
        ({"tile": "C", "stack": {"C": 1}}, "'C' is there 2 times.*CAR-"),
        ({"board": [{"at": "0,0", "tile": "B"}], "tile": "C"}, "tile.*'C'.*CAR-BAS4"),
        ({"tile": "E", "pending": ["follower"]}, "tile|pending"),
        ({"board": []}, "board.*CAR-BAS1"),
        ({"board": None}, "board"),
        ({"board": {}}, "board"),
        ({"board": "0,0 D"}, "board"),
        ({"board": [7]}, r"board\[0\]"),
        (laid(size=2), r"board\[0\].*'size'"),
        (laid(at=None), r"board\[0\]\.at"),
        (laid(at="0"), r"board\[0\]\.at"),
        (laid(at="0,0,0"), r"board\[0\]\.at"),
        (laid(at="0, 0"), r"board\[0\]\.at"),
        (laid(at="+1,0"), r"board\[0\]\.at"),
        (laid(at="-0,0"), r"board\[0\]\.at"),
        (laid(at="801,0"), r"board\[0\]\.at.*800"),
        (laid(at="1e3,0"), r"board\[0\]\.at"),
        (laid(at="99999999999,0"), r"board\[0\]\.at"),
        (laid(at=[0, 0]), r"board\[0\]\.at"),
        (laid(tile=None), r"board\[0\]\.tile"),
        (laid(tile="d"), r"board\[0\]\.tile.*'d'"),
        (laid(tile={}), r"board\[0\]\.tile"),
        (laid(r=4), r"board\[0\]\.r"),
        (laid(r=-1), r"board\[0\]\.r"),
        (laid(r="1"), r"board\[0\]\.r"),
        (laid(r=True), r"board\[0\]\.r"),
        (laid(turn=-1), r"board\[0\]\.turn"),
        (laid(turn=31), r"board\[0\]\.turn"),
        (laid(turn="1"), r"board\[0\]\.turn"),
        (beside(at="0,0"), r"board\[1\]\.at.*CAR-BAS3"),
        (beside(at="1,1"), r"board\[1\]\.at.*touches no other tile.*CAR-BAS3"),
        (beside(at="2,0"), r"board\[1\]\.at.*CAR-BAS3"),
        (beside(tile="B"), r"board\[1\].*side W.*0,0.*CAR-BAS3"),
        (beside(r=2), r"board\[1\].*CAR-BAS3"),
        (beside(at="0,-1"), r"board\[1\].*side S.*CAR-BAS3"),
        (beside(tile="PC"), r"board\[1\].*CAR-BAS3"),
        (beside(tile="EB"), "'EB'.*CAR-"),
        ({"board": [{"at": f"{x},0", "tile": "C"} for x in range(2)]}, "'C' is there 2 times.*1.*CAR-BAS1"),
        (figure(seat=2), r"board\[0\]\.followers\[0\]\.seat"),
        (figure(seat=None), r"board\[0\]\.followers\[0\]\.seat"),
        (figure(seat="0"), r"board\[0\]\.followers\[0\]\.seat"),
        (figure(kind="bishop"), r"board\[0\]\.followers\[0\]\.kind"),
        (figure(kind=["abbot"]), r"board\[0\]\.followers\[0\]\.kind"),
        (figure(kind="large"), r"board\[0\]\.followers\[0\].*CAR-EXT2"),
        (figure(kind="abbot"), r"board\[0\]\.followers\[0\].*CAR-EXT3"),
        (figure(on="c1"), r"board\[0\]\.followers\[0\]\.on"),
        (figure(on="r0 "), r"board\[0\]\.followers\[0\]\.on"),
        (figure(on=0), r"board\[0\]\.followers\[0\]\.on"),
        (figure(health="sick"), r"board\[0\]\.followers\[0\].*'health'"),
        (laid(followers=7), r"board\[0\]\.followers"),
        (laid(followers=[7]), r"board\[0\]\.followers\[0\]"),
        (laid(followers=[[]]), r"board\[0\]\.followers\[0\]"),
        (laid(followers=[{"seat": 0, "on": "c0"}, {"seat": 1, "on": "r0"}]), r"board\[0\]\.followers.*CAR-BAS5"),
        ({"options": {"farmers": False}, **figure(on="f0")}, r"board\[0\]\.followers\[0\]\.on.*CAR-BAS9"),
        (
            {"options": {"abbot": True}, **figure(kind="abbot")},
            r"board\[0\]\.followers\[0\]\.on.*city.*CAR-EXT3",
        ),
        (
            {
                "options": {"abbot": True},
                "board": [{"at": "0,0", "tile": "E-garden", "followers": [{"seat": 0, "on": "g0"}]}],
            },
            r"followers\[0\]\.on.*garden.*CAR-",
        ),
        (
            {
                "options": {"river": True},
                "board": [{"at": "0,0", "tile": "RA", "followers": [{"seat": 0, "on": "v0"}]}],
            },
            r"followers\[0\]\.on.*river.*CAR-",
        ),
        (roads(8), r"board\[7\]\.followers\[0\].*seat 0.*CAR-BAS1"),
        ({"options": {"inns": True}, **roads(2, kind="large")}, r"board\[1\]\.followers\[0\].*CAR-.*EXT2"),
        (
            {
                "options": {"abbot": True},
                "board": [
                    {"at": f"{x},0", "tile": "B", "followers": [{"seat": 0, "kind": "abbot", "on": "m0"}]}
                    for x in (0, 1)
                ],
            },
            r"board\[1\]\.followers\[0\].*CAR-.*EXT3",
        ),
        (
            {
                "board": [
                    {"at": "0,0", "tile": "E"},
                    {"at": "0,-1", "tile": "E", "r": 2, "followers": [{"seat": 0, "on": "c0"}]},
                ]
            },
            "board.*city.*CAR-BAS8",
        ),
        (laid(marker=0), r"board\[0\]\.marker"),
        (laid(marker=-1), r"board\[0\]\.marker"),
        (laid(marker="1"), r"board\[0\]\.marker"),
        (laid(marker=True), r"board\[0\]\.marker"),
        (laid(marker=2), "board.*marker 1 is missing.*CAR-PLG3"),
        (laid(marker=10**9), r"board\[0\]\.marker"),
        ({"board": [START | {"marker": 1}, {"at": "1,0", "tile": "V", "marker": 1}]}, r"board\[1\]\.marker.*CAR-PLG3"),
        ({"board": [START | {"marker": 1}, {"at": "1,0", "tile": "V", "marker": 3}]}, "marker 2 is missing.*CAR-PLG3"),
        ({"options": {"plague": False}, **laid(marker=1)}, r"board\[0\]\.marker|board\[0\].*CAR-PLG12"),
        ({"options": {"plague": False}, **laid(left=1)}, r"board\[0\].*CAR-PLG12"),
        (laid(left=0), r"board\[0\]\.left"),
        (laid(left=31), r"board\[0\]\.left"),
        (laid(left="4"), r"board\[0\]\.left"),
        ({"pending": "follower"}, "pending"),
        ({"pending": ["follower"], **figure()}, "pending.*CAR-BAS5"),
        ({"pending": ["start seat"]}, "pending.*CAR-BAS2"),
        ({"pending": ["start seat"], "options": {"start": "random"}}, "pending.*CAR-BAS2"),
        ({"pending": ["lay"]}, "pending"),
        ({"pending": ["follower", "follower"]}, "pending"),
        ({"pending": [{}]}, "pending"),
        ({"over": True}, "over.*CAR-BAS9"),
        ({"over": "yes"}, "over"),
    ],
    ids=lambda value: json.dumps(value)[:70] if isinstance(value, dict) else "",
)
def test_a_position_that_breaks_a_rule_is_refused_by_place_and_rule(change, message):
    broken = {"game": "carcassonne", "format": 1, "board": [START], "stack": {"B": 1}, "turn_number": 30} | change
    with pytest.raises(BadPosition, match=message):
        CARCASSONNE.from_json(json.dumps(broken))


@pytest.mark.parametrize("missing", ["at", "tile"])
def test_a_tile_needs_a_place_and_a_type(missing):
    entry = {key: value for key, value in START.items() if key != missing}
    with pytest.raises(BadPosition, match=rf"board\[0\]\.{missing}"):
        CARCASSONNE.from_json(json.dumps({"game": "carcassonne", "format": 1, "board": [entry], "stack": {"B": 1}}))


def test_bas1_as_many_followers_as_a_player_has_may_stand():
    row = [tile(f"{x},0 U", "0 r0") for x in range(7)]
    assert supply(position(*row))["follower"] == 0


def test_six_players_and_all_options_are_read():
    game = position(
        tile("0,0 EK", "5 large c0"),
        tile("1,0 R r2", "4 c0"),
        tile("0,1 E-garden", "3 abbot g0", marker=1),
        **{"players": 6, "inns": True, "abbot": True, "river": True, "plague_tiles": 12, "stack": {"PA": 2, "D": 4}},
    )
    assert comes_back(game)
    assert [supply(game, seat) for seat in (3, 4, 5)] == [
        {"follower": 7, "large": 1, "abbot": 0},
        {"follower": 6, "large": 1, "abbot": 1},
        {"follower": 7, "large": 0, "abbot": 1},
    ]


JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 90)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "0,0", "1,0", "0,-1", "D", "V", "PA", "c0", "large", "follower", "lay", "random"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["at", "tile", "seat", "on", "kind", "V", "x"]), inner, max_size=3)
    ),
    max_leaves=6,
)


PLACES = [path for path in places(RICH) if path]


def test_a_position_with_a_bit_of_everything_says_in_its_json_what_it_was_given():
    game = CARCASSONNE.from_json(json.dumps(RICH))
    assert comes_back(game)
    dumped = json.loads(game.to_json())
    assert {key: dumped[key] for key in RICH if key not in ("options", "board")} == {
        key: value for key, value in RICH.items() if key not in ("options", "board")
    }
    assert dumped["options"].items() >= RICH["options"].items()
    for entry, given_entry in zip(dumped["board"], RICH["board"], strict=True):
        assert entry.items() >= given_entry.items()


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(st.tuples(st.sampled_from(PLACES), JSON_VALUES), min_size=1, max_size=3))
def test_a_mutated_position_is_refused_cleanly_or_can_be_played(changes):
    refused_or_played(CARCASSONNE, RICH, changes, answers=20)
