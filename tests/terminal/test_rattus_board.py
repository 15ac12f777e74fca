"""The board of Rattus in the terminal."""

import io

import pytest
from positions import position, region
from rich.console import Console

from ratskeller import games
from ratskeller.games.rattus import events as ev
from ratskeller.terminal import shows
from ratskeller.terminal.screen import Seats, readable

WORDS = shows.words_for(games.get("rattus"), "en", strict=True)


def console(encoding="utf-8"):
    return Console(file=io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace"), width=80)


def show_of(pos, encoding="utf-8"):
    return shows.show_for(pos, WORDS, Seats(WORDS, len(pos.scores), console(encoding)))


def drawn(pos, view, encoding="utf-8"):
    out = console(encoding)
    out.print(show_of(pos, encoding).board(view))
    out.file.seek(0)
    return out.file.read()


def seen(face, *seats):
    return [{"origin": "supply", "face": face, "seen": list(seats)}, {"origin": "supply"}]


def at(**more):
    return position({"gallia": region(1, 2, tokens=seen("3 A", 1)), "italia": region(0, 4)}, cards={"king": 2}, **more)


def test_h1_only_the_seat_that_saw_a_face_sees_it_on_the_board():
    assert "Rat 1 in Gallia, known to you: limit 3: All" in drawn(at(), at().view(1))
    for view in (at().view(0), at().view(None)):
        assert "Rat 1 in Gallia, face down, seen by Blue" in drawn(at(), view)
        assert "limit 3: All" not in drawn(at(), view)


def test_the_known_limit_stands_in_the_place_of_the_rat():
    rows = [line.split() for line in drawn(at(), at().view(1)).splitlines()]
    assert ["Gallia", "3", "?", "1", "2", "·", "·", "3", "Ang", "Ger", "His", "Ita"] in rows


def test_the_plague_the_palace_and_the_holders_are_named():
    text = drawn(at(palace=[0, 0, 2, 0]), at(palace=[0, 0, 2, 0]).view(0))
    assert "* the plague piece is in Anglia" in text
    assert "Y▲ Yellow: King" in text
    assert ["Palace", "·", "·", "2", "·"] in [line.split() for line in text.splitlines()]


def test_everything_shows_the_faces_of_a_file_and_counts_them_as_known():
    pos = position({"gallia": region(1, tokens=[{"origin": "supply", "face": "3 A"}])})
    view = show_of(pos).everything(pos)
    assert view["regions"]["gallia"]["tokens"][0]["face"] == "3 A"
    assert "3 A" not in view["hidden"]
    assert "limit 3: All" in drawn(pos, view)


def test_a_terminal_without_shapes_gets_plain_ones():
    text = drawn(at(), at().view(0), encoding="ascii")
    assert "Y^ Yellow: King" in text
    assert ["Hispania", ".", ".", ".", ".", ".", ".", "Gal", "Ita"] in [line.split() for line in text.splitlines()]


def test_a_region_of_another_board_is_named_by_its_id():
    assert show_of(at()).sentence(ev.PlagueStarted(rule="RAT-S5", region="utopia")) == "The plague begins in Utopia."


def test_a_game_without_a_drawing_is_refused():
    class Other:
        name = "chess"

    pos, seats = at(), Seats(WORDS, 4, console())
    pos.game = Other()
    with pytest.raises(shows.NotShown, match="can't draw 'chess'"):
        shows.show_for(pos, WORDS, seats)


def test_text_from_outside_cannot_command_the_terminal():
    assert readable("a\x1b[2Jb\x07\u202ec\nd") == "a?[2Jb??c\nd"
