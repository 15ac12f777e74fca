"""Positions saved as text with everything that is in them: the same rules read them back exactly, and much faster than by replaying a game.

The JSON of a position (`Position.to_json`) is for people and programs: it is checked against the rules and outlives them. A saved position
is for somebody who keeps it beside the answers that led to it. Other rules must not read it: `rules_mark` tells whether they are others.
"""

import base64
import binascii
import sys
import zlib
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

import msgspec

from .contract import AnyGame
from .errors import BadSave
from .position import Actor, Position
from .state import from_values, values_of

SOURCES = (".py", ".toml")
LEVEL = 1
"""The quickest: it already makes a fifth of it."""


class _Content(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """What is saved of a position. The state holds the values of its fields in their order."""

    options: dict[str, Any]
    beginning: dict[str, Any] | None
    answers: list[str]
    actors: list[Actor]
    undo_floor: int
    state: list[Any]


def save(position: Position) -> str:
    """Return a position as text, secrets included. What its last answer did (`events`) is not part of it."""
    state = values_of(position.state)
    content = _Content(
        *(position.options, position.beginning, position.answers, position.actors, position.undo_floor), state
    )
    return base64.b64encode(zlib.compress(msgspec.json.encode(content), LEVEL)).decode()


def restore(game: AnyGame, text: str) -> Position:
    """Return a saved position. Errors: BadSave when it is damaged, or was saved by rules with another state."""
    try:
        found = _DECODER.decode(zlib.decompress(base64.b64decode(text, validate=True)))
        state: Any = from_values(game.STATE, found.state)
    except (binascii.Error, zlib.error, UnicodeError, msgspec.DecodeError, ValueError) as error:
        raise BadSave(f"the saved position can't be read: {error}") from error
    if len(found.answers) != len(found.actors) or not 0 <= found.undo_floor <= len(found.answers):
        raise BadSave("the saved position can't be read: its answers don't fit together")
    position = Position(game, found.options, state, found.beginning)
    position.answers, position.actors, position.undo_floor = found.answers, found.actors, found.undo_floor
    return position


@cache
def rules_mark(game: AnyGame) -> str:
    """Return a mark of the rules by which a game is played here: after any change of their sources or data it is another one."""
    digest = sha256(f"{game.name} {game.version} {version('ratskeller')}".encode())
    for folder in (Path(__file__).parent, Path(str(sys.modules[type(game).__module__].__file__)).parent):
        for file in sorted(it for it in folder.rglob("*") if it.suffix in SOURCES):
            digest.update(file.relative_to(folder).as_posix().encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:24]


_DECODER = msgspec.json.Decoder(_Content)
