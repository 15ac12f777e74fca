"""Invariants of games, by name: called with the state after every answer of a random game."""

import pytest

from ratskeller.core.state import copy_of
from ratskeller.games.rattus import fields
from ratskeller.games.rattus.faces import count_hidden
from ratskeller.games.rattus.pieces import cubes_on_board

COUNTS = ("unseen_start", "unseen_regular", "hidden_setup", "hidden_supply", "known_leftovers")


def rattus_invariants(s):
    """Twenty cubes a seat, 49 tokens, three rats at most, faces counted rightly, one question open."""
    for seat in range(s.players):
        assert cubes_on_board(s, seat) + s.stock[seat] == 20
        assert s.stock[seat] >= 0
    assert all(0 <= count <= 3 for count in s.rats)
    assert all(cubes >= 0 for line in s.cubes for cubes in line)
    assert all(s.in_play[r] or (not s.rats[r] and not any(s.cubes[r])) for r in range(12))
    at_start = {2: 37, 3: 43, 4: 49}[s.players]
    assert sum(s.rats) + s.supply + sum(s.gone) == at_start
    seen = [face for r in range(12) for face in s.face[r][: s.rats[r]] if face >= 0]
    assert all(s.unseen[face] == s.copies[face] - s.gone[face] - seen.count(face) >= 0 for face in range(49))
    again = copy_of(s)
    count_hidden(again)
    assert [getattr(s, name) for name in COUNTS] == [getattr(again, name) for name in COUNTS]
    assert 0 < s.depth <= 6
    assert s.logged < 48
    assert all(holder in (fields.ABSENT, *range(-1, s.players)) for holder in s.holder)
    assert (s.plague >= 0 and s.in_play[s.plague]) or s.round == fields.SETUP


@pytest.fixture(scope="session")
def check_invariants():
    return {"rattus": rattus_invariants}
