"""Which matches are played: a list in a TOML file."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ratskeller.arena import BadMatch

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


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    match: list[Wanted]


def wanted_matches(file: Path) -> list[Wanted]:
    """Return the matches of a file. Errors: BadMatch."""
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _File).match
    except (OSError, tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise BadMatch(f"{file}: {problem}") from None
    names = [match.name for match in found]
    if len(set(names)) < len(names):
        raise BadMatch(f"{file}: every match has a name of its own")
    return found


def chosen(matches: Sequence[Wanted], names: Sequence[str]) -> list[Wanted]:
    """Return the matches whose names begin with one of `names`, all without any. Errors: BadMatch."""
    for name in names:
        if not any(match.name.startswith(name) for match in matches):
            raise BadMatch(f"no match begins with {name!r}; there are {', '.join(match.name for match in matches)}")
    return [match for match in matches if not names or match.name.startswith(tuple(names))]
