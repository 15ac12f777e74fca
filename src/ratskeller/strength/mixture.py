"""Bots between two levels. `novice+40` plays four decisions of ten like the level above the novice, and six like the novice.

The position alone, as the seat knows it, decides which of both answers. So a game can be repeated from its record.
"""

import hashlib
import re
from typing import Any, Final

import msgspec

from ratskeller.core.contract import AnyGame
from ratskeller.core.state import CHANGING, fields_of

from .points import level_points

PLUS: Final = "+"
"""Separates the name of the lower level from the percentage of decisions of the upper one."""
MOST: Final = 100
NAME: Final = re.compile(r"(?P<lower>[a-z-]+)\+(?P<percent>0|[1-9][0-9]?)")
CHARACTER: Final = "companion"
"""The name under which people know all bots between two levels: the end of the names of its words."""
UNSEEN: Final = "logging"
"""A switch in a state that says nothing about the game."""


class Mixture(msgspec.Struct, frozen=True):
    """A bot that gives `percent` of its answers like the level `upper`, and the others like `lower`; `upper` None: there is none above."""

    lower: str
    upper: str | None
    percent: int

    @property
    def name(self) -> str:
        return f"{self.lower}{PLUS}{self.percent}"

    def level_at(self, game: AnyGame, state: Any, seed: int = 0) -> str:
        is_upper = self.upper is not None and _drawn(game, state, seed) < self.percent
        return self.upper if is_upper and self.upper is not None else self.lower


def mixture(name: str, game: str) -> Mixture | None:
    found = NAME.fullmatch(name)
    levels = list(level_points(game))
    if found is None or found["lower"] not in levels:
        return None
    upper = next(iter(levels[levels.index(found["lower"]) + 1 :]), None)
    percent = int(found["percent"])
    return None if upper is None and percent else Mixture(found["lower"], upper, percent)


def character_of(bot: str) -> str:
    """Return the name under which people know a bot."""
    return CHARACTER if PLUS in bot else bot


def is_mixture(name: str, game: str) -> bool:
    return mixture(name, game) is not None


def level_playing(name: str, game: AnyGame, state: Any, seed: int = 0) -> str:
    """Return the level that answers in a state as the seat that is asked knows it; for a bot of another kind its own name."""
    found = mixture(name, game.name)
    return name if found is None else found.level_at(game, state, seed)


def _drawn(game: AnyGame, state: Any, seed: int) -> int:
    """Return a number from 0 to 99 that is the same for equal states."""
    fields = fields_of(game.rules.STATE)
    known = [getattr(state, name) for name, it in fields.items() if it.part == CHANGING and name != UNSEEN]
    digest = hashlib.blake2b(repr((seed, known)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") % MOST
