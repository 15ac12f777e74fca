"""Weights of an evaluation by number of players: numbers in tables of its file such as `[players.4]` replace the default ones.

The weights for all numbers of players are in the table of the search, one set after the other. When a search starts, the set of its game
is copied to where the default weights are read.
"""

from collections.abc import Callable, Mapping
from typing import Any

from ratskeller.core.compile.rules import rule

from .chances import FEWEST_SEATS, MOST_SEATS

Numbers = Mapping[str, Any]
"""The content of a TOML file: numbers, lists of numbers, and tables of them."""
NewNumbers = dict[str, Any]
"""The same where it was just made and may be changed."""
TABLE_OF_SETS = "players"
"""Key of an evaluation's file with the numbers by number of players."""
SETS = MOST_SEATS - FEWEST_SEATS + 1


def numbers_with(content: Numbers, players: int) -> NewNumbers:
    return _merged(_default(content), content.get(TABLE_OF_SETS, {}).get(str(players), {}))


def numbers_for(content: Numbers, players: int, found: Numbers) -> NewNumbers:
    """Return the numbers of a file with those `found` for a number of players; for other numbers of players nothing changes."""
    default = _default(content)
    sets = {**content.get(TABLE_OF_SETS, {}), str(players): _difference(default, found)}
    return {**default, TABLE_OF_SETS: sets}


def numbers_without(content: Numbers, named: Numbers) -> NewNumbers:
    """Return the numbers of a file, those `named` being the same for all numbers of players."""
    sets = {players: _without(numbers, named) for players, numbers in content.get(TABLE_OF_SETS, {}).items()}
    return {**_default(content), TABLE_OF_SETS: sets}


def sets_of(content: Numbers, read: Callable[[Numbers], list[int]]) -> list[int]:
    """Return the weights for every number of players, one set after the other; `read` returns the weights of a set of numbers."""
    return [
        weight for players in range(FEWEST_SEATS, MOST_SEATS + 1) for weight in read(numbers_with(content, players))
    ]


@rule
def take_set(table: list[int], sets: int, size: int, players: int) -> None:
    """Copy the weights for a number of players to the beginning of the table; `sets` is where the sets begin, `size` the length of one."""
    first = sets + (players - FEWEST_SEATS) * size
    for i in range(size):
        table[i] = table[first + i]


def _default(content: Numbers) -> NewNumbers:
    return {name: value for name, value in content.items() if name != TABLE_OF_SETS}


def _merged(default: Numbers, others: Numbers) -> NewNumbers:
    merged = dict(default)
    for name, value in others.items():
        merged[name] = _merged(default.get(name, {}), value) if isinstance(value, Mapping) else value
    return merged


def _difference(default: Numbers, found: Numbers) -> NewNumbers:
    others: NewNumbers = {}
    for name, value in found.items():
        if value != default[name]:
            others[name] = _difference(default[name], value) if isinstance(value, Mapping) else value
    return others


def _without(numbers: Numbers, named: Numbers) -> NewNumbers:
    return {
        name: _without(value, named[name]) if isinstance(value, Mapping) and name in named else value
        for name, value in numbers.items()
        if name not in named or isinstance(value, Mapping)
    }
