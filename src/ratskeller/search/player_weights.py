"""Weights of an evaluation that are others with more players: what its file has in tables like `[players.4]` counts instead of the usual.

All sets lie in the table behind each other, by number of players; when a search begins, that of its game is copied to where the usual
weights are read.
"""

from collections.abc import Callable, Mapping
from typing import Any

from ratskeller.core.jit import rule

from .chances import FEWEST_SEATS, MOST_SEATS

TABLE_OF_SETS = "players"
"""Key of an evaluation's file under which numbers stand by number of players."""
SETS = MOST_SEATS - FEWEST_SEATS + 1


def numbers_with(content: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Return the numbers of a file as they are with so many players."""
    return _put_in(_usual(content), content.get(TABLE_OF_SETS, {}).get(str(players), {}))


def numbers_for(content: Mapping[str, Any], players: int, found: Mapping[str, Any]) -> dict[str, Any]:
    """Return a file's numbers such that with so many players they are those that were `found`; with others they stay."""
    usual = _usual(content)
    sets = {**content.get(TABLE_OF_SETS, {}), str(players): _others(usual, found)}
    return {**usual, TABLE_OF_SETS: sets}


def numbers_without(content: Mapping[str, Any], named: Mapping[str, Any]) -> dict[str, Any]:
    """Return a file's numbers such that those that are `named` are the same with all numbers of players."""
    sets = {players: _less(numbers, named) for players, numbers in content.get(TABLE_OF_SETS, {}).items()}
    return {**_usual(content), TABLE_OF_SETS: sets}


def sets_of(content: Mapping[str, Any], read: Callable[[Mapping[str, Any]], list[int]]) -> list[int]:
    """Return the weights for every number of players, one set after the other; `read` reads a set of a file's numbers."""
    return [
        weight for players in range(FEWEST_SEATS, MOST_SEATS + 1) for weight in read(numbers_with(content, players))
    ]


@rule
def take_set(table: list[int], sets: int, size: int, players: int) -> None:
    """Copy the weights for so many players to the beginning of the table; `sets` is the place of the first set, `size` how long each is."""
    first = sets + (players - FEWEST_SEATS) * size
    for i in range(size):
        table[i] = table[first + i]


def _usual(content: Mapping[str, Any]) -> dict[str, Any]:
    """Return the numbers of a file that are not told by number of players."""
    return {name: value for name, value in content.items() if name != TABLE_OF_SETS}


def _put_in(usual: Mapping[str, Any], others: Mapping[str, Any]) -> dict[str, Any]:
    """Return numbers with others in the place of some."""
    found = dict(usual)
    for name, value in others.items():
        found[name] = _put_in(usual.get(name, {}), value) if isinstance(value, Mapping) else value
    return found


def _others(usual: Mapping[str, Any], found: Mapping[str, Any]) -> dict[str, Any]:
    """Return what was found and is not as usual."""
    others: dict[str, Any] = {}
    for name, value in found.items():
        if value != usual[name]:
            others[name] = _others(usual[name], value) if isinstance(value, Mapping) else value
    return others


def _less(numbers: Mapping[str, Any], named: Mapping[str, Any]) -> dict[str, Any]:
    """Return numbers less those that are named."""
    return {
        name: _less(value, named[name]) if isinstance(value, Mapping) and name in named else value
        for name, value in numbers.items()
        if name not in named or isinstance(value, Mapping)
    }
