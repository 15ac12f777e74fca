"""Names of people: how they are shown, and when two of them are taken for the same."""

import unicodedata

LONGEST_NAME = 40
ESCAPE = "!"
"""What lets a sign of a pattern for LIKE mean itself."""
UNSEEN = {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
"""What counts as printable and yet shows nothing: joiners, fillers, the empty braille cell."""
VARIATIONS = (range(0x180B, 0x1810), range(0xFE00, 0xFE10), range(0xE0100, 0xE01F0))


def shown_name(text: str) -> str | None:
    """Return a name as it is stored and shown, None for one of which nothing could be seen or that would write backwards."""
    name = " ".join(text.split())
    return name if name and len(name) <= LONGEST_NAME and name.isprintable() and name_key(name) else None


def name_key(name: str) -> str:
    """Return the form by which names are compared: no matter how large letters are, how a sign is composed, or what can't be seen."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join("".join(sign for sign in folded if _is_seen(ord(sign))).split())


def within(text: str) -> str:
    """Return a pattern for LIKE with `ESCAPE`: whatever holds this text, whose own signs mean nothing."""
    for sign in (ESCAPE, "%", "_"):
        text = text.replace(sign, ESCAPE + sign)
    return f"%{text}%"


def _is_seen(code: int) -> bool:
    return code not in UNSEEN and not any(code in variations for variations in VARIATIONS)
