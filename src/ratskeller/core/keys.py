"""Numbers that follow from a secret: whoever knows it can work them out, and nobody else can tell them from random ones.

docs/fair.md gives the function in full, with test vectors.
"""

import hmac
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

WORD = 1 << 64
"""So many values has the part of a digest that becomes a number."""


class Key:
    """A secret from which numbers follow by name: the same name always gives the same number."""

    def __init__(self, secret: bytes) -> None:
        """Take the secret; it is told to nobody, not by `repr` either."""
        self._secret = secret

    def below(self, name: str, count: int) -> int:
        """Return the number from 0 to `count` - 1 that a name stands for; each is equally likely, for a `count` up to 2**64.

        HMAC-SHA-256 of "name/try": its first eight bytes, the greatest first. What lies above the last multiple of `count` would favour
        small numbers: it is thrown away for the next try, from 0 on.
        """
        whole, attempt = WORD - WORD % count, 0
        while (word := int.from_bytes(self._digest(f"{name}/{attempt}")[:8], "big")) >= whole:
            attempt += 1
        return word % count

    def shuffled(self, name: str, things: list[T]) -> list[T]:
        """Return the same things in an order in which each is equally likely (Fisher and Yates)."""
        mixed = things[:]
        for place in range(len(mixed) - 1, 0, -1):
            other = self.below(f"{name} {place}", place + 1)
            mixed[place], mixed[other] = mixed[other], mixed[place]
        return mixed

    def under(self, name: str) -> "Key":
        """Return a key of its own for a name: it does not lead back to this one."""
        return Key(self._digest(name))

    def _digest(self, text: str) -> bytes:
        return hmac.digest(self._secret, text.encode(), sha256)
