"""The learned part of an evaluation: facts about a seat, each with a worth learned from games.

An evaluation declares its facts in a `Layout`: named groups, with a few small numbers that identify each fact of a group. It notes the
facts that hold for every seat, and the sum of their worths is a term of the seat's strength. Worths are integers in thousandths of a point,
in a file beside the evaluation that `ratskeller-lab train` writes. A fingerprint in the file makes sure that an evaluation only reads
worths that were learned for its facts.
"""

import hashlib
from array import array
from collections.abc import Mapping, Sequence
from math import prod
from pathlib import Path

import msgspec

from ratskeller.core.compile.rules import rule
from ratskeller.core.errors import BadData

Layout = Mapping[str, Sequence[int]]
"""Facts by group: how many values each of the numbers has that identify a fact."""
MOST_WORTH = 1 << 20
"""Greatest worth: over a thousand points."""
ROW = 64
"""Room for the facts of a seat: their number, then the facts."""


class LearnedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of worths."""

    fingerprint: str
    worths: dict[str, list[int]]


def facts_of(layout: Layout) -> int:
    return sum(prod(sizes) for sizes in layout.values())


def starts_of(layout: Layout) -> list[int]:
    sizes = [prod(sizes) for sizes in layout.values()]
    return [sum(sizes[:group]) for group in range(len(sizes))]


def fingerprint_of(layout: Layout, worths: Mapping[str, Sequence[int]]) -> str:
    content = [[name, list(sizes), list(worths.get(name, []))] for name, sizes in layout.items()]
    return hashlib.sha256(msgspec.json.encode(content)).hexdigest()[:32]


def write_learned(file: Path, layout: Layout, worths: Sequence[int]) -> None:
    """Write the worths of all facts, in the order of the layout. Errors: OSError."""
    groups: dict[str, list[int]] = {}
    first = 0
    for name, sizes in layout.items():
        groups[name] = [int(worth) for worth in worths[first : first + prod(sizes)]]
        first += prod(sizes)
    content = LearnedFile(fingerprint_of(layout, groups), groups)
    file.write_bytes(msgspec.json.encode(content) + b"\n")


def read_learned(file: Path, layout: Layout) -> Sequence[int]:
    """Return the worths of all facts, in the order of the layout. Errors: BadData for an invalid file or one for other facts."""
    try:
        content = msgspec.json.decode(file.read_bytes(), type=LearnedFile)
    except FileNotFoundError as error:
        raise BadData(f"{file.name}: there is no such file of learned worths in {file.parent}") from error
    except msgspec.DecodeError as error:
        raise BadData(f"{file.name}: no file of learned worths: {error}") from error
    expected = {name: prod(sizes) for name, sizes in layout.items()}
    found = {name: len(worths) for name, worths in content.worths.items()}
    if found != expected:
        raise BadData(
            f"{file.name}: holds facts {found}, but the evaluation has {expected}; learn anew with `ratskeller-lab train`"
        )
    fingerprint = fingerprint_of(layout, content.worths)
    if content.fingerprint != fingerprint:
        raise BadData(
            f"{file.name}: its fingerprint is {content.fingerprint}, that of its worths and of the facts of the evaluation {fingerprint}; "
            "it was changed, or learned for other facts; learn anew with `ratskeller-lab train`"
        )
    worths = array("q", (worth for name in layout for worth in content.worths[name]))
    if any(abs(worth) > MOST_WORTH for worth in worths):
        raise BadData(f"{file.name}: a worth lies beyond {MOST_WORTH} thousandths of a point")
    return worths


@rule
def note_fact(table: list[int], facts: int, worths: int, term: int, fact: int) -> None:
    """Note a fact about a seat, and add its worth to a term.

    All arguments but the fact are indices of the table: of the seat's facts, of the worths, and of the term.
    """
    count = table[facts] + 1
    table[facts] = count
    table[facts + count] = fact
    table[term] += table[worths + fact]
