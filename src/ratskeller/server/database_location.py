"""The location of a database: a SQLite file, or an address of PostgreSQL."""

import re
from dataclasses import dataclass, field
from pathlib import Path

SCHEMES = ("postgresql", "postgres")
SECRETS = re.compile(r"(?<=://)([^/?#]*)(?=@)|(?<=[?&]password=)[^&]*")


@dataclass(frozen=True, slots=True)
class Address:
    """An address of PostgreSQL, such as `postgresql://user@host:port/name`, in any form that libpq understands.

    Its text contains no password.
    """

    url: str = field(repr=False)

    def __str__(self) -> str:
        """Return the address without password."""
        return masked(self.url)


Place = Path | Address


def masked(text: str) -> str:
    """Return an address without its password, in whatever place it is."""
    return SECRETS.sub(_without, text)


def _without(found: re.Match[str]) -> str:
    name, colon, _ = (found[1] or "").partition(":")
    return f"{name}:…" if colon else name or ("…" if found[1] is None else "")
