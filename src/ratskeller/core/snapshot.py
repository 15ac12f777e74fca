"""Snapshots: positions saved exactly, with their history, to be restored much faster than by replaying the game.

`Position.to_json` is for people and other programs; it is checked against the rules when it is read, and newer rules can read it. A
snapshot is not checked, and only the same rules may read it: `rules_mark` tells whether they are the same.
"""

import base64
import binascii
import sys
import zlib
from functools import cache
from pathlib import Path

import msgspec

from .contract import AnyGame, Json
from .errors import BadSave
from .options import Options
from .position import Actor, Position
from .sources import rules_digest
from .state import from_values, values_of

LEVEL = 1
"""The fastest level; it compresses to a fifth."""


class _Content(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """The content of a snapshot. `state` holds the values of the fields of the state, in their order."""

    options: Options
    beginning: Json | None
    answers: list[str]
    actors: list[Actor]
    undo_floor: int
    state: list[object]


def save(position: Position) -> str:
    """Return a position as text, with its secrets but without `events`."""
    state = values_of(position.state)
    content = _Content(
        *(position.options, position.beginning, position.answers, position.actors, position.undo_floor), state
    )
    return base64.b64encode(zlib.compress(msgspec.json.encode(content), LEVEL)).decode()


def restore(game: AnyGame, text: str) -> Position:
    """Return a saved position. Errors: BadSave when it is damaged, or was saved by rules with other fields."""
    try:
        found = _DECODER.decode(zlib.decompress(base64.b64decode(text, validate=True)))
        state: object = from_values(game.rules.STATE, found.state)
    except (binascii.Error, zlib.error, UnicodeError, msgspec.DecodeError, ValueError) as error:
        raise BadSave(f"the saved position can't be read: {error}") from error
    if len(found.answers) != len(found.actors) or not 0 <= found.undo_floor <= len(found.answers):
        raise BadSave("the saved position can't be read: its answers don't fit together")
    position = Position(game, found.options, state, found.beginning)
    position.answers, position.actors, position.undo_floor = found.answers, found.actors, found.undo_floor
    return position


@cache
def rules_mark(game: AnyGame) -> str:
    """Return a hash that is the same for the same rules of a game."""
    folder = Path(str(sys.modules[type(game).__module__].__file__)).parent
    return f"{game.version}-{rules_digest(folder)[:24]}"


_DECODER = msgspec.json.Decoder(_Content)
