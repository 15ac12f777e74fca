"""Views as JSON: those of a position, whose common part is built and encoded once, and those of a whole game, its `Replay`.

A replay is for a program that knows no rule. Its first view is whole. Of every later one it has the change from the view before it:

- `[value]` replaces a value, and `[]` removes it;
- `{"key": change, …}` changes parts of an object, or of a list, whose keys are the indices of its elements. A list that grows has changes
  at its next indices; one that shrinks has `[]` at its last ones.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

import msgspec

from .position import Position

Json = Any
"""A value made of dicts, lists, texts, numbers, booleans and None."""

_MISSING: Final = object()


class Views:
    """What each seat, and a spectator, may know of a position at one moment, as JSON."""

    def __init__(self, position: Position) -> None:
        self._position, self._length = position, len(position.answers)
        self._common: bytes | None = None
        self._by_seat: dict[int | None, bytes] = {}

    def is_current(self, position: Position) -> bool:
        """Tell whether these are the views of a position; after another answer they are not."""
        return self._position is position and self._length == len(position.answers)

    def encoded(self, seat: int | None) -> bytes:
        """Return `Position.view` of a seat (None: a spectator) as JSON."""
        if seat not in self._by_seat:
            self._by_seat[seat] = self._encode(seat)
        return self._by_seat[seat]

    def _encode(self, seat: int | None) -> bytes:
        position, game = self._position, self._position.game
        if self._common is None and game.public_view is not None:
            self._common = msgspec.json.encode(game.public_view(position.state, position.options))
        own = game.view(position.state, position.options, seat)
        parts = (self._common, msgspec.json.encode(own), msgspec.json.encode(position.question_view(seat)))
        return b"{" + b",".join(part[1:-1] for part in parts if part not in (None, b"{}")) + b"}"


class Replay(msgspec.Struct, frozen=True):
    """What one seat, or the public, may see after each answer of a game.

    `names` are those of the seats; None: unknown. View `i` is `first` after the first `i` of the `changes`; None: nothing changed.
    """

    game: str
    names: list[str | None]
    first: Json
    changes: list[Json]


def change(old: Json, new: Json) -> Json:
    """Return the change that makes `new` out of `old`, None if they are equal."""
    if old is new or old == new:
        return None
    if new is _MISSING:
        return []
    if isinstance(old, dict) and isinstance(new, dict):
        keys = dict.fromkeys([*old, *new])
        return {key: it for key in keys if (it := change(old.get(key, _MISSING), new.get(key, _MISSING))) is not None}
    if isinstance(old, list) and isinstance(new, list):
        pairs = enumerate(zip_longest(old, new, fillvalue=_MISSING))
        return {str(i): it for i, pair in pairs if (it := change(*pair)) is not None}
    return [new]


def changed(old: Json, by: Json) -> Json:
    """Return a value after a change, which `change` returned. What has not changed is shared with `old`."""
    if by is None:
        return old
    if isinstance(by, list):
        return by[0] if by else _MISSING
    if isinstance(old, list):
        longest = max(len(old), *(int(index) + 1 for index in by))
        parts = [*old, *[_MISSING] * (longest - len(old))]
        for index, it in by.items():
            parts[int(index)] = changed(parts[int(index)], it)
        return [part for part in parts if part is not _MISSING]
    made = {key: changed(old.get(key, _MISSING), by.get(key)) for key in dict.fromkeys([*old, *by])}
    return {key: value for key, value in made.items() if value is not _MISSING}


def views(replay: Replay) -> list[Json]:
    found = [replay.first]
    for by in replay.changes:
        found.append(changed(found[-1], by))
    return found


def replay_of(
    steps: Iterator[Position], names: Sequence[str | None] = (), seat: int | None = None
) -> Generator[None, None, Replay]:
    """Make the replay of a game for a seat, None for the public, a view between two `yield`s.

    `steps` are the positions of `Game.replay_steps`, which may all be the same object.
    """
    position = next(steps)
    game, seats = position.game.name, len(position.scores)
    first = last = _plain(position.view(seat))
    changes: list[Json] = []
    for position in steps:
        yield
        view = _plain(position.view(seat))
        changes.append(change(last, view))
        last = view
    return Replay(game, list(names) or [None] * seats, first, changes)


def _plain(view: Mapping[str, object]) -> Json:
    return msgspec.to_builtins(view, str_keys=True)
