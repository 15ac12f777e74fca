"""One list of fields, two storages."""

import numpy as np
import pytest

from ratskeller import games
from ratskeller.core.errors import UnknownGame
from ratskeller.core.state import (
    copy_of,
    dtype_of,
    fixed,
    from_record,
    grid,
    number,
    out_of_range,
    raw_bytes,
    record,
    row,
    scratch,
    to_record,
)
from ratskeller.core.steps import LOG_ROWS, ROW_WIDTH, emit, take_rows


@record
class Small:
    """A state."""

    turn: int = number()
    stock: list[int] = row(3)
    cubes: list[list[int]] = grid(2, 3)
    logging: int = number()
    logged: int = number()
    log: list[int] = row(LOG_ROWS * ROW_WIDTH)


def filled():
    s = Small()
    s.turn = 7
    s.stock[1] = -4
    s.cubes[1][2] = 2**40
    return s


def test_a_new_state_is_all_zero():
    assert (Small().turn, Small().stock, Small().cubes) == (0, [0, 0, 0], [[0, 0, 0], [0, 0, 0]])


def test_a_copy_is_equal_and_independent():
    s = filled()
    other = copy_of(s)
    assert other == s
    other.cubes[1][2] = 0
    assert other != s
    assert s.cubes[1][2] == 2**40


def test_lists_to_record_and_back_loses_nothing():
    states = np.zeros(2, dtype=dtype_of(Small))
    to_record(filled(), states, 1)
    assert from_record(Small, states, 1) == filled()
    assert from_record(Small, states, 0) == Small()


def test_bytes_of_a_record_copy_it():
    states = np.zeros(2, dtype=dtype_of(Small))
    to_record(filled(), states, 0)
    raw = raw_bytes(Small, states)
    raw[1] = raw[0]
    assert from_record(Small, states, 1) == filled()


@record
class Narrow:
    """A state whose fields have limits."""

    seats: int = fixed(number(most=4))
    depth: int = number(least=-1, most=120)
    scores: list[int] = row(3, most=30_000)
    regions: list[int] = row(2, bits=16)
    wide: int = number()
    room: list[int] = scratch(row(1000, most=9))


def narrow(seats=4):
    s = Narrow()
    s.seats, s.depth, s.wide = seats, -1, -(2**62)
    s.scores[2], s.regions[0], s.room[999] = 30_000, 2**16 - 1, 9
    return s


def test_a_field_is_as_narrow_as_its_range():
    kinds = {name: dtype_of(Narrow)[name].base for name in Narrow.FIELDS}
    assert kinds == {
        "seats": np.int8, "depth": np.int8, "scores": np.int16, "regions": np.int32, "wide": np.int64, "room": np.int8
    }  # fmt: skip
    states = np.zeros(1, dtype=dtype_of(Narrow))
    to_record(narrow(), states, 0)
    assert from_record(Narrow, states, 0) == narrow()


def test_a_copy_brings_what_changes_and_leaves_the_rest():
    states = np.zeros(2, dtype=dtype_of(Narrow))
    raw = raw_bytes(Narrow, states)
    to_record(narrow(), states, 0)
    states["room"][0, 0] = 7
    raw[1] = raw[0]
    assert raw.shape[1] < states.dtype.itemsize // 2
    assert (states["scores"][1, 2], states["wide"][1], states["room"][1, 0]) == (30_000, -(2**62), 0)


def test_what_is_fixed_in_a_game_holds_for_every_state_in_the_room():
    states = np.zeros(3, dtype=dtype_of(Narrow))
    for seats in (4, 2):
        to_record(narrow(seats), states, 1)
        assert states["seats"].tolist() == [seats] * 3
    assert states["depth"].tolist() == [0, -1, 0]


def test_a_number_that_does_not_fit_is_named_with_its_field():
    s = narrow()
    s.scores[1] = 40_000
    assert out_of_range(narrow()) == ""
    with pytest.raises(OverflowError, match="scores holds 40000, which is not from 0 to 30000"):
        to_record(s, np.zeros(1, dtype=dtype_of(Narrow)), 0)


def test_a_field_that_does_not_exist_can_not_be_set():
    with pytest.raises(AttributeError):
        filled().tokens = 3


def test_events_are_logged_only_when_the_log_is_on():
    s = Small()
    emit(s, 5, 1, 2)
    assert take_rows(s) == []
    s.logging = 1
    emit(s, 5, 1, 2)
    emit(s, 6)
    assert take_rows(s) == [(5, 1, 2, 0, 0, 0, 0, 0), (6, 0, 0, 0, 0, 0, 0, 0)]
    assert take_rows(s) == []


def test_too_many_events_are_not_lost_in_silence():
    s = Small()
    s.logging = 1
    for _ in range(LOG_ROWS + 1):
        emit(s, 1)
    with pytest.raises(OverflowError, match=f"{LOG_ROWS + 1} events"):
        take_rows(s)


def test_an_unknown_game_is_refused_with_the_names_that_exist():
    with pytest.raises(UnknownGame, match="'chess'; there are carcassonne, rattus"):
        games.get("chess")
