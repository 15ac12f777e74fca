"""What a game begins with: players, tiles, options (BAS1, EXT1 to EXT3, PLG1, PLG12)."""

import pytest
from carcassonne_positions import CARCASSONNE, OPTION_SETS, board, content, position, supply, tile

from ratskeller.core.errors import BadOption

DEFAULTS = {
    "players": 2,
    "plague": True,
    "plague_tiles": 6,
    "grace": 0,
    "spread": "move",
    "reach": "near",
    "farmers": True,
    "small_cities": 4,
    "river": False,
    "inns": False,
    "abbot": False,
    "start": 0,
}
PLAGUE_TILES = {"PA", "PB", "PC", "PD", "PE", "PF"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bas1_two_to_five_play_with_seven_followers_each(players):
    view = CARCASSONNE.new(players=players).view()
    assert view["supplies"] == [{"follower": 7}] * players
    assert view["scores"] == [0] * players


def test_bas1_ext2_six_play_with_inns_and_cathedrals_only():
    assert len(CARCASSONNE.new(players=6, inns=True).scores) == 6
    with pytest.raises(BadOption, match=r"players.*CAR-BAS1"):
        CARCASSONNE.new(players=6)
    with pytest.raises(BadOption, match="players"):
        CARCASSONNE.new(players=7, inns=True)


def test_bas1_the_start_tile_lies_face_up_and_the_others_are_in_the_stack():
    view = CARCASSONNE.new(plague=False).view()
    assert [(entry["at"], entry["tile"]) for entry in view["board"]] == [("0,0", "D")]
    assert (view["left"], sum(view["stack"].values())) == (71, 71)
    assert view["stack"]["D"] == 3
    assert (view["tile"], view["discarded"], view["turn_number"]) == (None, [], 1)


@pytest.mark.parametrize(
    ("options", "left"),
    [
        ({"plague": False}, 71),
        ({}, 77),
        ({"plague_tiles": 12}, 83),
        ({"inns": True}, 95),
        ({"river": True}, 89),
        ({"abbot": True}, 77),
        ({"plague": False, "inns": True, "river": True, "abbot": True}, 101),
    ],
    ids=str,
)
def test_bas1_ext1_ext2_plg1_so_many_tiles_are_drawn(options, left):
    view = CARCASSONNE.new(**options).view()
    assert (view["left"], sum(view["stack"].values())) == (left, left)


def test_bas1_the_first_question_is_what_is_drawn():
    game = CARCASSONNE.new()
    assert (game.actor, game.question) == ("chance", "draw")
    assert game.play("D").actor == 0


def test_bas1_seat_zero_starts_unless_the_table_says_otherwise():
    assert CARCASSONNE.new(players=3).play("D").actor == 0
    assert CARCASSONNE.new(players=3, start=2).play("D").actor == 2


def test_bas1_the_start_player_can_be_drawn():
    game = CARCASSONNE.new(players=3, start="random")
    assert (game.actor, game.question) == ("chance", "start seat")
    assert game.chances() == pytest.approx({"0": 1 / 3, "1": 1 / 3, "2": 1 / 3})
    assert game.play("1; D").actor == 1


def test_bas1_turns_go_clockwise():
    game = CARCASSONNE.new(players=3, start=1, plague=False)
    asked = []
    for answer in ("V; 1,0 r0; none", "V; -1,0 r3; none", "U; 1,1 r0; none", "U; -1,1 r0; none"):
        game.play(answer.split("; ")[0])
        asked.append(game.actor)
        game.play("; ".join(answer.split("; ")[1:]))
    assert asked == [1, 2, 0, 1]


def test_the_options_have_these_defaults():
    assert CARCASSONNE.new().options == DEFAULTS
    assert CARCASSONNE.new().view()["options"] == DEFAULTS


@pytest.mark.parametrize("name", ["plague", "farmers", "river", "inns", "abbot"])
def test_switches_are_true_and_false_or_on_and_off(name):
    for value, word in ((True, "on"), (False, "off")):
        assert CARCASSONNE.new(**{name: word}).options[name] is value
        assert CARCASSONNE.new(**{name: value}).options[name] is value


@pytest.mark.parametrize("name", sorted(DEFAULTS))
def test_every_option_may_be_set_by_a_stranger(name):
    assert name in CARCASSONNE.shared_options


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"player": 3}, "player"),
        ({"cards": "base"}, "cards"),
        ({"players": 1}, "players.*CAR-BAS1"),
        ({"players": True}, "players"),
        ({"players": "2"}, "players"),
        ({"players": 2.0}, "players"),
        ({"plague": 1}, "plague"),
        ({"plague": "yes"}, "plague"),
        ({"plague": None}, "plague"),
        ({"plague_tiles": 7}, "plague_tiles.*CAR-PLG1"),
        ({"plague_tiles": "6"}, "plague_tiles"),
        ({"grace": 16}, "grace.*CAR-PLG1"),
        ({"grace": True}, "grace"),
        ({"grace": False}, "grace"),
        ({"spread": "jump"}, "spread.*CAR-PLG6"),
        ({"spread": ["move"]}, "spread"),
        ({"reach": "far"}, "reach.*CAR-PLG4"),
        ({"farmers": "maybe"}, "farmers"),
        ({"small_cities": 3}, "small_cities.*CAR-BAS7"),
        ({"river": 2}, "river"),
        ({"inns": []}, "inns"),
        ({"inns": "true"}, "inns"),
        ({"abbot": {}}, "abbot"),
        ({"start": 2}, "start.*CAR-BAS1|start"),
        ({"start": -1}, "start"),
        ({"start": "first"}, "start"),
        ({"start": True}, "start"),
    ],
    ids=str,
)
def test_a_bad_option_is_refused_by_name(options, named):
    with pytest.raises(BadOption, match=named):
        CARCASSONNE.new(**options)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_the_view_names_all_options(options):
    view = CARCASSONNE.new(**options).view()
    assert view["options"] == DEFAULTS | options
    assert view["options"].keys() == DEFAULTS.keys() | options.keys()


@pytest.mark.parametrize(("tiles", "each"), [(6, 1), (12, 2)])
def test_plg1_so_many_plague_tiles_are_in_the_stack(tiles, each):
    stack = CARCASSONNE.new(plague_tiles=tiles).view()["stack"]
    assert {kind: count for kind, count in stack.items() if kind in PLAGUE_TILES} == dict.fromkeys(PLAGUE_TILES, each)


@pytest.mark.parametrize("options", OPTION_SETS, ids=str)
def test_plg2_no_marker_lies_on_the_board_at_first(options):
    assert CARCASSONNE.new(**options).view()["markers"] == []


def test_plg12_without_the_plague_there_are_no_plague_tiles():
    view = CARCASSONNE.new(plague=False, plague_tiles=12).view()
    assert not PLAGUE_TILES & set(view["stack"])
    assert view["markers"] == []


def test_ext2_every_player_has_one_large_follower():
    assert CARCASSONNE.new(inns=True).view()["supplies"] == [{"follower": 7, "large": 1}] * 2


def test_ext3_every_player_has_one_abbot():
    assert CARCASSONNE.new(abbot=True).view()["supplies"] == [{"follower": 7, "abbot": 1}] * 2


def test_ext3_with_the_abbot_copies_with_a_garden_are_types_of_their_own():
    stack = CARCASSONNE.new(abbot=True, plague=False).view()["stack"]
    gardens = {kind.removesuffix("-garden"): count for kind, count in stack.items() if kind.endswith("-garden")}
    assert gardens == dict.fromkeys("EHIMNRUV", 1)
    assert (stack["E"], stack["U"], stack["V"]) == (4, 7, 8)
    assert sum(stack.values()) == 71


def test_ext3_the_gardens_of_other_boxes_come_with_these():
    stack = CARCASSONNE.new(abbot=True, river=True, inns=True).view()["stack"]
    assert (stack["RF"], stack["RF-garden"]) == (1, 1)
    assert (stack["EB-garden"], stack["EH-garden"]) == (1, 1)
    assert not {"EB", "EH"} & set(stack)


def test_ext3_without_the_abbot_there_are_no_gardens():
    stack = CARCASSONNE.new(river=True, inns=True).view()["stack"]
    assert not any(kind.endswith("-garden") for kind in stack)


def test_the_options_are_declared_with_what_they_can_be_the_usual_value_among_it():
    options = [option for option in CARCASSONNE.OPTIONS if option.kind != "preset"]
    assert {option.name: option.usual for option in options} == DEFAULTS | {
        "obstacles": "none",
        "last_step": False,
    }
    assert all(option.usual in option.values for option in options if option.kind != "seat")


def test_plg13_the_preset_as_written_sets_three_options_and_is_not_stored_itself():
    written = DEFAULTS | {"reach": "wide", "obstacles": "completed", "last_step": True}
    assert CARCASSONNE.new(players=2, preset="as_written").view()["options"] == written


def test_plg13_an_option_that_is_given_beside_a_preset_wins():
    options = CARCASSONNE.new(players=2, preset="as_written", reach="tile", inns=True).view()["options"]
    assert (options["reach"], options["obstacles"], options["inns"]) == ("tile", "completed", True)


def test_plg13_an_unknown_preset_is_refused_by_name():
    with pytest.raises(BadOption, match=r"preset: must be 'as_written' \(CAR-PLG13\), not 'by heart'"):
        CARCASSONNE.new(preset="by heart")


def test_bas1_a_position_needs_no_start_tile_at_its_middle():
    game = position("0,0 V", "1,0 E")
    assert set(board(game)) == {"0,0", "1,0"}


def test_bas1_supplies_follow_from_the_board():
    game = position(tile("0,0 D", "0 c0"), tile("1,0 V", "1 f0"), tile("-1,0 V r3", "0 f0"))
    assert [supply(game, seat)["follower"] for seat in (0, 1)] == [5, 6]
    assert "supplies" not in content("0,0 D")
