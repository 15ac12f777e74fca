"""The views of a position as JSON. The part that all seats share is built and encoded once."""

from collections.abc import Mapping

import msgspec

from .position import Position


class Views:
    """What each seat, and a spectator, may know of a position at one moment, as JSON."""

    def __init__(self, position: Position) -> None:
        """Take the position as it is now."""
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
        asked = position.question_view(seat)
        if game.shared_view is None:
            return _encoded(game.view(position.state, position.options, seat) | asked)
        if self._common is None:
            common = game.shared_view.public_view(position.state, position.options)
            self._common = _encoded({name: value for name, value in common.items() if name not in asked})
        rest = _encoded(game.shared_view.seat_view(position.state, position.options, seat) | asked)
        return self._common[:-1] + b"," + rest[1:]


def _encoded(content: Mapping[str, object]) -> bytes:
    return msgspec.json.encode(content)
