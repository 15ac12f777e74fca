"""Text that people write: visible characters on one line. `web/src/lib/text/plain.ts` is the same filter.

The characters are listed here, because a newer Python would know more categories, and the same text must stay the same everywhere. So
characters that Unicode has not assigned yet are allowed: they are next year's emoji.
"""

import re

JOINERS = "\u200c\u200d"
"""Zero-width joiners: Persian, Sinhala and emoji of families need them between visible characters."""
_TAGS = "\U000e0020-\U000e007f"
_FLAG = "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
"""A flag of a part of a country: a black flag, and the code of the part in tags."""
_HIDDEN = re.compile(
    f"(?P<flag>{_FLAG})|["
    "\0-\x1f\x7f-\x9f"  # controls
    "\xad\u200b\u2060\ufeff"  # where lines may break, and where not
    "\u061c\u180e\u200e\u200f\u2028-\u202e\u2061-\u206f"  # the direction of writing, ends of lines, signs that show nothing
    "\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"  # annotations, shorthand and beams of music
    "\U000e0000-\U000e00ff\U000e01f0-\U000e0fff"  # tags, and what is reserved for the like
    "\ud800-\udfff"  # halves of characters
    "\ue000-\uf8ff\U000f0000-\U0010ffff"  # private use
    f"\ufdd0-\ufdef{''.join(f'{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}' for plane in range(0, 0x110000, 0x10000))}"  # never characters
    "]"
)
_LONE_JOINERS = re.compile(f"(?<!\\S)[{JOINERS}]+|[{JOINERS}]+(?!\\S)|(?<=[{JOINERS}])[{JOINERS}]+")
_INVISIBLE = re.compile(
    f"[{JOINERS}{_TAGS}"
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"  # joiners, fillers, the empty braille cell
    "\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef"  # variations of the character before
    "]"
)


def plain_text(text: str) -> str:
    """Return a text on one line, without characters that are hidden or change the direction of writing; "" if nothing can be seen."""
    spaced = "".join(" " if char.isspace() else char for char in text)
    plain = " ".join(_LONE_JOINERS.sub("", _without_hidden(spaced)).split())
    return plain if visible_part(plain).strip() else ""


def visible_part(text: str) -> str:
    """Return a text without what shows nothing of its own, such as joiners: two texts that look the same have the same visible part."""
    return _INVISIBLE.sub("", text)


def readable(text: str) -> str:
    """Return outside text for a terminal: "?" stands for each hidden character, lines stay."""
    return "\n".join(_without_hidden(line, "?") for line in text.split("\n"))


def _without_hidden(text: str, sign: str = "") -> str:
    return _HIDDEN.sub(lambda found: found["flag"] or sign, text)
