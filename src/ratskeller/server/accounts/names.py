"""Names of people: which ones are allowed, when two count as the same, and placeholders for people without a name."""

import re
import unicodedata
from typing import Literal, cast

import msgspec

from ratskeller.core.plain_text import plain_text, visible_part

LONGEST_NAME = 40
ESCAPE = "!"
"""The escape character in patterns for LIKE."""

Kind = Literal["guest", "player"]
PLACEHOLDER = re.compile(r"(Guest|Player) ([1-9][0-9]{0,3})")


class Unnamed(msgspec.Struct, frozen=True):
    """A name that the server gave: a `guest` by a number of four digits, a `player` at somebody's screen by the number of the seat."""

    kind: Kind
    number: int


def clean_name(text: str) -> str | None:
    """Return a name as it is stored and shown, None if it is too long, invisible or has characters that `plain_text` drops."""
    name = " ".join(text.split())
    return name if name and len(name) <= LONGEST_NAME and plain_text(name) == name else None


def name_key(name: str) -> str:
    """Return the form in which names are compared: without case, compatibility forms and invisible characters."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(visible_part(folded).split())


def like_pattern(text: str) -> str:
    """Return a pattern for LIKE, with `ESCAPE`, that matches everything that contains this text."""
    for char in (ESCAPE, "%", "_"):
        text = text.replace(char, ESCAPE + char)
    return f"%{text}%"


def placeholder_name(unnamed: Unnamed) -> str:
    """Return a placeholder as it is stored. Clients that know it show it in their own language."""
    return f"{unnamed.kind.title()} {unnamed.number}"


def parse_placeholder(name: str) -> Unnamed | None:
    """Return the placeholder that a stored name is, None for a name that somebody chose."""
    found = PLACEHOLDER.fullmatch(name)
    return None if found is None else Unnamed(cast(Kind, found[1].lower()), int(found[2]))
