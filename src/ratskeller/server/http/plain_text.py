"""Text that people write: stored as one line of visible characters."""

import unicodedata

# Zero-width joiners: some scripts and emoji need them
JOINERS = "\u200c\u200d"


def plain_text(text: str) -> str:
    """Return a text on one line, without characters that are invisible or change the direction of writing."""
    chars = (" " if char.isspace() else char for char in text if char.isspace() or _is_visible(char))
    return " ".join("".join(chars).split()).strip(JOINERS)


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] != "C" or char in JOINERS
