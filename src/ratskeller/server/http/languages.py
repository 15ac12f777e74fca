"""The language that a browser wishes for."""

import re
from collections.abc import Iterable

FALLBACK = "en"
# The header may be of any length
MOST_LANGUAGES = 10


def preferred(preferences: str, have: Iterable[str]) -> str:
    """Return the first available language of a list such as `nl-BE, de;q=0.5`, else English. The client chooses in the same way."""
    offered = set(have)
    for preference in preferences.split(",", MOST_LANGUAGES)[:MOST_LANGUAGES]:
        short = re.split(r"[-;]", preference.strip().lower(), maxsplit=1)[0]
        if short in offered:
            return short
    return FALLBACK
