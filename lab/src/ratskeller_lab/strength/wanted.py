"""Which matches are played: a list in a TOML file."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ratskeller.arena import BadMatch
from ratskeller.bots import levels

YARDSTICKS = ("greedy-1", "random")
MATCHES = Path(__file__).with_name("matches.toml")


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match under a name. `seconds`: how long a bot may think; `share`, `margin`: what the first bot should at least win and lead by."""

    name: str
    game: str
    bots: list[str]
    games: int
    players: int = 2
    seed: int = 2026
    options: dict[str, Any] = {}
    seconds: float | None = None
    share: float | None = None
    margin: float | None = None


class WantedLadder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ladder under a name: everybody against everybody, `games` for each meeting. Without `bots`: all levels, and `YARDSTICKS`."""

    name: str
    game: str
    games: int
    bots: list[str] = []
    players: int = 2
    seed: int = 2026
    options: dict[str, Any] = {}

    @property
    def everybody(self) -> list[str]:
        """Who plays."""
        return self.bots or [*levels(self.game), *YARDSTICKS]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    match: list[Wanted]
    ladder: list[WantedLadder] = []


AnyWanted = TypeVar("AnyWanted", Wanted, WantedLadder)


def wanted_matches(file: Path) -> list[Wanted]:
    """Return the matches of a file. Errors: BadMatch."""
    return _read(file).match


def wanted_ladders(file: Path) -> list[WantedLadder]:
    """Return the ladders of a file. Errors: BadMatch."""
    return _read(file).ladder


def _read(file: Path) -> _File:
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File)
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadMatch(f"{file}: {problem}") from None
    names = [*(match.name for match in found.match), *(ladder.name for ladder in found.ladder)]
    if len(set(names)) < len(names):
        raise BadMatch(f"{file}: every match has a name of its own, and every ladder")
    return found


def check_names(names: Sequence[str], wanted: Sequence[Wanted | WantedLadder]) -> None:
    """See to it that something begins with every name. Errors: BadMatch."""
    for name in names:
        if not any(one.name.startswith(name) for one in wanted):
            raise BadMatch(f"no match begins with {name!r}; there are {', '.join(one.name for one in wanted)}")


def chosen(wanted: Sequence[AnyWanted], names: Sequence[str]) -> list[AnyWanted]:
    """Return those whose names begin with one of `names`, all without any."""
    return [one for one in wanted if not names or one.name.startswith(tuple(names))]
