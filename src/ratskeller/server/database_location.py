"""Where a database is: a file of SQLite, or an address of PostgreSQL."""

import re
from dataclasses import dataclass, field
from pathlib import Path

SCHEMES = ("postgresql", "postgres")
SECRETS = re.compile(r"(?<=://)([^/?#]*)(?=@)|(?<=[?&]password=)[^&]*")


@dataclass(frozen=True, slots=True)
class Address:
    """A database of PostgreSQL as its own tools name it: `postgresql://user@host:port/name`, and what else libpq understands.

    Shown, it tells no password.
    """

    url: str = field(repr=False)

    def __str__(self) -> str:
        """Return the address to be shown."""
        return masked(self.url)


Place = Path | Address


def masked(text: str) -> str:
    """Return an address without what is between its scheme and its host but a name, and without passwords among its parameters."""
    return SECRETS.sub(_without, text)


def _without(found: re.Match[str]) -> str:
    name, colon, _ = (found[1] or "").partition(":")
    return f"{name}:…" if colon else name or ("…" if found[1] is None else "")
