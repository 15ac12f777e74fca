"""The rat tokens: what is printed on their faces, and how many there are. Read from a data file."""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ratskeller.core.errors import BadData
from ratskeller.core.options import Options
from ratskeller.core.validation import read_toml, short_repr

CLASSES = ("Pe", "Bo", "Ch", "Cv", "Mg", "Ro")
"""Class symbols in their fixed order: Peasantry, Bourgeoisie, Church, Chivalry, Magic, Royalty."""
PEASANTRY, BOURGEOISIE, CHURCH, CHIVALRY, MAGIC, ROYALTY = range(6)

START_TOKENS = 12
REGULAR_TOKENS = 37
TOKENS = START_TOKENS + REGULAR_TOKENS
REMOVED = {2: 12, 3: 6, 4: 0}
"""Regular tokens removed unseen by number of players (S4)."""

MOST_ALIKE = 7
"""How often a token can show one symbol."""

DEFAULT_TOKENS = Path(__file__).parent / "tokens.toml"
DENSE_TOKENS = Path(__file__).parent / "dense_tokens.toml"
NAMED = {"sparse": DEFAULT_TOKENS, "dense": DENSE_TOKENS}
"""The sets that come with the game, by the value of the option."""

_FACE = re.compile(r"([1-9])((?: [A-Z][a-z]?)*)")


@dataclass(frozen=True)
class Face:
    """What a token shows: its limit (C4) and its symbols (C5)."""

    text: str
    limit: int
    majority: int
    """How often it shows M, and likewise A."""
    all: int
    classes: tuple[int, ...]
    """The classes that it shows, one that it shows several times as often."""


@dataclass(frozen=True)
class Tokens:
    """The different faces, how many start and regular tokens show each; every face is on tokens of one of the two sorts only."""

    faces: tuple[Face, ...]
    start: tuple[int, ...]
    regular: tuple[int, ...]

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(face.text for face in self.faces)


def tokens_of(options: Options) -> Tokens:
    chosen = options.get("tokens", "sparse")
    return read_tokens(NAMED.get(chosen) or Path(chosen))


@cache
def read_tokens(path: Path = DEFAULT_TOKENS) -> Tokens:
    """Read and check a token file. Errors: BadData naming the file, the entry and what would be right."""
    content = read_toml(path)
    unknown = sorted(content.keys() - {"version", "start", "regular"})
    if unknown:
        raise BadData(
            f"{path}: unknown key {short_repr(unknown[0])}; a token file has 'version', 'start' and 'regular'"
        )
    start = _read_list(path, "start", content.get("start"), START_TOKENS)
    regular = _read_list(path, "regular", content.get("regular"), REGULAR_TOKENS)
    both = sorted(start.keys() & regular.keys())
    if both:
        raise BadData(f"{path}: {both[0]!r} is both a start and a regular token; a revealed face must tell which it is")
    texts = [*start, *regular]
    return Tokens(
        faces=tuple(_face(text) for text in texts),
        start=tuple(start.get(text, 0) for text in texts),
        regular=tuple(regular.get(text, 0) for text in texts),
    )


def _read_list(path: Path, name: str, entries: object, expected: int) -> Counter[str]:
    if not isinstance(entries, list) or len(entries) != expected:
        found = len(entries) if isinstance(entries, list) else "no list of"
        raise BadData(f"{path}: '{name}' must list {expected} tokens (RAT-S3, RAT-S4); found {found}")
    for index, text in enumerate(entries):
        if not isinstance(text, str) or not _is_face(text):
            raise BadData(
                f"{path}: {name}[{index}] is {short_repr(text)}; a token is a limit from 1 to 9, then "
                f"symbols out of M A {' '.join(CLASSES)}, each up to {MOST_ALIKE} times, as in '2 M Bo Bo Ch'"
            )
    return Counter(entries)


def _is_face(text: str) -> bool:
    if not _FACE.fullmatch(text):
        return False
    counts = Counter(text.split()[1:])
    return counts.keys() <= {"M", "A", *CLASSES} and all(count <= MOST_ALIKE for count in counts.values())


def _face(text: str) -> Face:
    limit, *symbols = text.split()
    classes = tuple(number for number, symbol in enumerate(CLASSES) for _ in range(symbols.count(symbol)))
    return Face(text, int(limit), symbols.count("M"), symbols.count("A"), classes)
