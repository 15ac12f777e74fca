"""The views of a position as JSON. The part that all seats share is built and encoded once."""

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
        if self._common is None and game.public_view is not None:
            self._common = msgspec.json.encode(game.public_view(position.state, position.options))
        own = game.view(position.state, position.options, seat)
        parts = (self._common, msgspec.json.encode(own), msgspec.json.encode(position.question_view(seat)))
        return b"{" + b",".join(part[1:-1] for part in parts if part not in (None, b"{}")) + b"}"
