"""The board of Carcassonne in the terminal."""

import itertools
import re

import pytest
from carcassonne_positions import OPTION_SETS, position, random_game, tile
from terminal_output import drawn, printed, rows, show_of

from ratskeller.cli.carcassonne.picture import HEIGHT

ROADS = ("0,0 D", "1,0 W r2", tile("2,0 V", "1 r0"))
PLAGUE = (tile("0,0 D", "0 c0", marker=1), "0,-1 N r1", tile("-1,0 L", "1 c0"))
CROSS = "\N{MULTIPLICATION SIGN}"
ANYWHERE = {"D": 2, "U": 1}
ROAD = ["U r1"] * 7 + ["D"] * 2 + ["W"] * 4 + ["L"] * 3 + ["X"]


def at(*tiles, **more):
    pos = position(*tiles, **{"stack": ANYWHERE} | more)
    return drawn(pos, pos.view(pos.actor if isinstance(pos.actor, int) else None))


def command(pos, line, width=80, encoding="utf-8"):
    name, _, rest = line.partition(" ")
    seat = pos.actor if isinstance(pos.actor, int) else None
    return printed(pos, show_of(pos, encoding).command(name, rest, pos.view(seat), []), encoding, width)


def test_a_tile_shows_city_road_and_fields_and_the_rims_its_place():
    lines = at(tile("0,0 D", "0 f1")).splitlines()
    assert lines[4:9] == [
        "    0",
        "  ┌▒▒▒┐",
        "0 ═════ 0",
        "  └R■ ┘",
        "    0",
    ]


def test_a_turned_tile_is_drawn_as_it_lies_and_the_last_one_has_a_frame():
    assert at("0,0 E r3", "-1,0 N").splitlines()[4:9] == [
        "    -1   0",
        "  ┌▒▒▒┐+ · ·",
        "0  · ▒▒▒▒ ·  0",
        "  └ · ┘· · ·",
        "    -1   0",
    ]


def test_title_players_points_and_supplies_are_read_out():
    text = at("0,0 D", players=3, scores=[4, 0, 12], seat=1)
    assert "Carcassonne: The Plague · Turn 30 · chance decides · 3 tiles left" in text
    assert ["B●", "Blue", "0", "points", "has", "7", "followers"] in rows(text)
    assert ["Y▲", "Yellow", "12", "points", "has", "7", "followers"] in rows(text)


def test_bas3_places_where_the_tile_fits_show_their_coordinates():
    pos = position("0,0 D", tile="U", seat=1)
    text = drawn(pos, pos.view(1))
    assert "\n 0  -1,0═════ 1,0  0" in text
    assert "0,-1" not in text
    assert "1,0" not in drawn(pos, pos.view(0)).replace("-1,0", "")


def test_bas3_long_coordinates_take_two_lines_so_that_they_do_not_touch():
    road = [f"{-x},0 {kind}" for x, kind in enumerate(ROAD[:10])]
    pos = position(*road, tile="U", seat=1)
    lines = drawn(pos, pos.view(1)).splitlines()
    assert lines[6].split()[-8:-1] == ["-6,", "-5,", "-4,", "-3,", "-2,", "-1,", "0,-1"]
    assert lines[7].split()[-6:] == ["-1"] * 6


def test_a_place_where_nothing_fits_any_more_is_crossed_out():
    text = at("0,0 D", stack={"C": 1})
    assert text.count(CROSS) == 4
    assert f"{CROSS} nothing fits here any more" in text


def test_plg3_plg5_a_marker_shows_its_number_and_where_it_goes_next():
    text = at(*PLAGUE)
    assert "*1↑" in text


def test_plg5_a_marker_without_a_free_place_beside_it_stays():
    markers = [tile("0,0 D", marker=1), tile("1,0 D", marker=2)]
    text = at(*markers, plague_tiles=6)
    assert "*1=" in text


def test_plg11_when_the_stack_is_empty_no_arrow_is_shown():
    pos = position(tile("0,0 D", marker=1), stack={}, tile="U")
    text = drawn(pos, pos.view(0))
    assert re.search(r"\*1[^↑→↓←=]", text)


def test_plg4_sick_figures_have_a_mark_and_healthy_ones_none():
    text = at(*PLAGUE)
    assert "R■!" in text
    assert "B●!" not in text
    assert "B●" in text
    assert "! is sick" in text


@pytest.mark.parametrize(
    ("entry", "shown", "sign"),
    [
        (tile("0,0 B", "0 m0"), "mR■", "m monastery"),
        (tile("0,0 B"), "m", "m monastery"),
        (tile("0,0 EL", "1 large c0"), "BL", "L large follower"),
        (tile("0,0 EL"), "i", "i inn"),
        (tile("0,0 EL"), "p", "p pennant"),
        (tile("0,0 EK"), "c", "c cathedral"),
        (tile("0,0 E-garden r1", "1 abbot g0"), "gBA", "A abbot"),
        (tile("0,0 E-garden r1"), "g", "g garden"),
        (tile("0,0 RI"), "≈", "≈≈ river"),
    ],
)
def test_every_kind_of_thing_has_its_sign_and_the_signs_are_explained(entry, shown, sign):
    text = at(entry, inns=True, abbot=True, river=entry["tile"] == "RI", stack={"B": 2})
    assert shown in "".join(text[text.index("┌") :].splitlines()[:HEIGHT])
    assert sign in " ".join(text.split())


FAR = [f"{x},0 {kind}" for x, kind in zip(sorted(range(-8, 9), key=abs), ROAD, strict=True)]
"""A road of 17 tiles; the one at 8,0 was laid last."""


def test_a_board_that_is_too_wide_is_shown_around_the_last_tile():
    text = at(*FAR)
    assert text.splitlines()[4].split() == list(map(str, range(-6, 9)))
    assert "Shown: x -6 to 8 of -8 to 8, y 0 to 0 of 0 to 0." in text


@pytest.mark.parametrize(
    ("line", "columns"),
    [
        ("look -8,0", range(-8, 7)),
        ("look 0,0", range(-7, 8)),
        ("look last", range(-6, 9)),
        ("look", range(-6, 9)),
    ],
)
def test_one_may_look_at_another_part(line, columns):
    pos = position(*FAR, stack=ANYWHERE)
    assert command(pos, line).splitlines()[0].split() == list(map(str, columns))


def test_scrolling_goes_on_from_what_was_shown():
    pos = position(*FAR, stack=ANYWHERE)
    show, view = show_of(pos), pos.view(None)

    def first(thing):
        return next(line for line in printed(pos, thing, width=50).splitlines() if line.startswith("   ")).split()[0]

    assert first(show.board(view)) == "0"
    scrolled = [first(show.command("look", way, view, [])) for way in ("west", "west", "west", "east")]
    assert scrolled == ["-4", "-8", "-8", "-4"]
    assert first(show.board(view)) == "0"


@pytest.mark.parametrize(("width", "parts"), [(90, [17]), (60, [11, 6]), (30, [5, 5, 5, 2])])
def test_all_of_a_board_is_shown_in_parts_where_it_is_wider_than_the_terminal(width, parts):
    lines = command(position(*FAR, stack=ANYWHERE), "look all", width).splitlines()
    assert [len(line.split()) for line in lines[::5]] == parts
    assert len("".join(line[2:-2] for line in lines[2::5])) == 17 * 5


def test_a_direction_that_there_is_not_is_refused_with_those_that_there_are():
    assert command(position("0,0 D"), "look up").startswith("Look where? “look 3,-1”")


def test_a_terminal_without_such_characters_gets_plain_ones():
    pos = position(*PLAGUE, stack=ANYWHERE)
    text = drawn(pos, pos.view(None), encoding="ascii")
    assert "R#!" in text
    assert "*1^" in text
    assert "%%%" in text
    assert "===" in text
    assert "?" not in re.sub(r" \? ", "", text)


@pytest.fixture(scope="module", params=[1, 3, 4], ids=lambda number: str(OPTION_SETS[number]))
def games(request):
    """Six positions from a game with these options."""
    played = [pos.copy() for pos in random_game(3, **OPTION_SETS[request.param])]
    return [*played[:: len(played) // 5], played[-1]]


def test_no_line_is_wider_than_the_terminal_whatever_it_is_like(games):
    for pos, width in itertools.product(games, (40, 80, 140)):
        view = pos.view(pos.actor if isinstance(pos.actor, int) else None)
        assert max(map(len, drawn(pos, view, width=width).splitlines())) <= width
        assert max(map(len, command(pos, "look all", width).splitlines())) <= width


def test_every_marker_and_every_figure_is_on_the_board(games):
    for pos in games:
        view = pos.view(None)
        text = command(pos, "look all", 900)
        figures = [figure for entry in view["board"] for figure in entry["followers"]]
        assert len(re.findall(r"[RBYGVT][■●▲◆★✚LA]", text)) == len(figures)
        assert len(re.findall(r"[RBYGVT][■●▲◆★✚LA]!", text)) == sum(figure["sick"] for figure in figures)
        numbers = sorted(map(int, re.findall(r"\*(\d+)", text)))
        assert numbers == [marker["number"] for marker in view["markers"]]


def test_the_preface_names_what_is_not_as_usual():
    def preface(**options):
        pos = position("0,0 D", **options)
        return show_of(pos).preface(pos.view(None))

    assert preface() == []
    assert preface(inns=True, farmers=False, spread="copy", plague_tiles=12) == [
        "Plague tiles: Twelve · Spreading: It multiplies · Without farmers · With inns and cathedrals"
    ]
    assert preface(plague=False) == ["Without the plague"]
