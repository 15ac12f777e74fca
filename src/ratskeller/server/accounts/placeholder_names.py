"""What players are called who have given themselves no name: a word and a number, which clients say in their reader's language."""

import re
from typing import Literal, cast

import msgspec

Kind = Literal["guest", "player"]
PATTERN = re.compile(r"(Guest|Player) ([1-9][0-9]{0,3})")


class Unnamed(msgspec.Struct, frozen=True):
    """A name that the server gave: a `guest` by a number of four digits, a `player` at somebody's screen by the number of the seat."""

    kind: Kind
    number: int


def name_for(unnamed: Unnamed) -> str:
    """Return the name that is stored, and shown by clients that know no better."""
    return f"{unnamed.kind.title()} {unnamed.number}"


def unnamed_by(name: str) -> Unnamed | None:
    """Return what a name tells that the server gave, None for one that somebody has chosen."""
    found = PATTERN.fullmatch(name)
    return None if found is None else Unnamed(cast(Kind, found[1].lower()), int(found[2]))
