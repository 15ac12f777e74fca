"""Pseudorandom numbers from a secret: with the secret anyone can recompute them, without it they look random.

docs/fair.md gives the function in full, with test vectors.
"""

import hmac
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

WORD = 1 << 64
"""Number of values of the part of a digest that becomes a number."""


class Key:
    """A secret that gives numbers by name: the same name always gives the same number."""

    def __init__(self, secret: bytes) -> None:
        """Take the secret. Nothing reveals it, `repr` included."""
        self._secret = secret

    def below(self, name: str, count: int) -> int:
        """Return the number from 0 to `count` - 1 for a name, uniformly distributed, for a `count` up to 2**64.

        It is the first eight bytes, big-endian, of HMAC-SHA-256 of "name/attempt", modulo `count`. Attempts count from 0; one at or above
        the last multiple of `count` would favour small numbers and is rejected.
        """
        whole, attempt = WORD - WORD % count, 0
        while (word := int.from_bytes(self._digest(f"{name}/{attempt}")[:8], "big")) >= whole:
            attempt += 1
        return word % count

    def shuffled(self, name: str, things: list[T]) -> list[T]:
        """Return the same things shuffled, with all orders equally likely (Fisher and Yates)."""
        mixed = things[:]
        for place in range(len(mixed) - 1, 0, -1):
            other = self.below(f"{name} {place}", place + 1)
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed

    def under(self, name: str) -> "Key":
        """Return a derived key for a name. This key can't be computed from it."""
        return Key(self._digest(name))

    def _digest(self, text: str) -> bytes:
        return hmac.digest(self._secret, text.encode(), sha256)
