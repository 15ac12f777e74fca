"""One list of fields, two storages."""

import numpy as np
import pytest

from ratskeller import games
from ratskeller.core.errors import UnknownGame
from ratskeller.core.log import ROWS, WIDTH, emit, take_rows
from ratskeller.core.state import copy_of, dtype_of, from_record, grid, number, raw_bytes, record, row, to_record


@record
class Small:
    """A state."""

    turn: int = number()
    stock: list[int] = row(3)
    cubes: list[list[int]] = grid(2, 3)
    logging: int = number()
    logged: int = number()
    log: list[int] = row(ROWS * WIDTH)


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
    raw = raw_bytes(states)
    raw[1] = raw[0]
    assert from_record(Small, states, 1) == filled()


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
    for _ in range(ROWS + 1):
        emit(s, 1)
    with pytest.raises(OverflowError, match=f"{ROWS + 1} events"):
        take_rows(s)


def test_an_unknown_game_is_refused_with_the_names_that_exist():
    with pytest.raises(UnknownGame, match="'chess'; there are carcassonne, rattus"):
        games.get("chess")
