"""What games taught about positions, beside what is written by hand: facts about a seat, each with a worth.

An evaluation says what facts there are in a `Layout`: groups with names, each fact of a group told by a few small numbers. Of every seat
it notes the facts that hold, and what they are worth together is a term of the seat's strength. Worths are whole numbers, in thousandths
of a point, and stand in a file beside the evaluation, which `ratskeller train` writes; it bears a fingerprint, so that worths are never
read by an evaluation with other facts than those that they were learned for.
"""

import hashlib
from array import array
from collections.abc import Mapping, Sequence
from math import prod
from pathlib import Path

import msgspec

from ratskeller.core.errors import BadData
from ratskeller.core.jit import rule

Layout = Mapping[str, Sequence[int]]
"""Facts by group: how many values each of the numbers has that tell them apart."""
MOST_WORTH = 1 << 20
"""No worth is greater: over a thousand points."""
ROW = 64
"""Room for how many facts of a seat are noted, and for these."""


class LearnedFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of worths."""

    fingerprint: str
    worths: dict[str, list[int]]


def facts_of(layout: Layout) -> int:
    """Return how many facts a layout has."""
    return sum(prod(sizes) for sizes in layout.values())


def starts_of(layout: Layout) -> list[int]:
    """Return the number of the first fact of every group."""
    sizes = [prod(sizes) for sizes in layout.values()]
    return [sum(sizes[:group]) for group in range(len(sizes))]


def fingerprint_of(layout: Layout, worths: Mapping[str, Sequence[int]]) -> str:
    """Return what tells facts and their worths from all others."""
    told = [[name, list(sizes), list(worths.get(name, []))] for name, sizes in layout.items()]
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:32]


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
    """Return the worths of all facts, in the order of the layout. Errors: BadData for a file that is none, or of other facts."""
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
            f"{file.name}: holds facts {found}, but the evaluation has {expected}; learn anew with `ratskeller train`"
        )
    fingerprint = fingerprint_of(layout, content.worths)
    if content.fingerprint != fingerprint:
        raise BadData(
            f"{file.name}: its fingerprint is {content.fingerprint}, that of its worths and of the facts of the evaluation {fingerprint}; "
            "it was changed, or learned for other facts; learn anew with `ratskeller train`"
        )
    worths = array("q", (worth for name in layout for worth in content.worths[name]))
    if any(abs(worth) > MOST_WORTH for worth in worths):
        raise BadData(f"{file.name}: a worth lies beyond {MOST_WORTH} thousandths of a point")
    return worths


@rule
def note_fact(table: list[int], facts: int, worths: int, term: int, fact: int) -> None:
    """Note a fact about a seat, and add its worth to a term.

    All but the fact are places in the table: of the seat's facts, of the worths, and of the term.
    """
    many = table[facts] + 1
    table[facts] = many
    table[facts + many] = fact
    table[term] += table[worths + fact]
