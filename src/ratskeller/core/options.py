"""Options of a new game: values by name."""

from collections.abc import Sequence
from typing import Any

from .errors import BadOption

Options = dict[str, Any]
"""Options by name, JSON-ready."""


def check_known(options: Options, known: Sequence[str]) -> None:
    """Refuse options that a game doesn't know. Errors: BadOption."""
    unknown = sorted(set(options) - set(known))
    if unknown:
        raise BadOption(f"unknown option {unknown[0]!r}; known are {', '.join(known)}")
