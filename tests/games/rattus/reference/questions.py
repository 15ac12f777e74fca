"""Questions. The rules are generators: they yield a question, receive its answer, and change the table in between."""

from collections.abc import Generator, Iterable
from dataclasses import dataclass
from typing import Literal, TypeVar

from .board import REGULAR_FACES, START_FACES, Rat, Table

T = TypeVar("T")
Rules = Generator["Question", str, T]
Chance = Literal["chance"]


@dataclass(frozen=True)
class Question:
    """The question, the seat asked, and what may be answered. Only for `face` there may be fewer answers in truth."""

    actor: int | Chance
    name: str
    legal: frozenset[str]

    @property
    def exact(self) -> bool:
        """Whether exactly these answers are legal: of faces only the sort and those that are out are known here (H5)."""
        return self.name != "face"


def ask(actor: int | Chance, name: str, legal: Iterable[str]) -> Rules[str]:
    """Ask a question that has at least one answer."""
    options = frozenset(legal)
    assert options, name
    answer = yield Question(actor, name, options)
    assert answer in options, (name, answer)
    return answer


def yes(actor: int, name: str) -> Rules[bool]:
    """Ask a question that is answered by yes or no."""
    return (yield from ask(actor, name, ["yes", "no"])) == "yes"


def ask_face(table: Table, rat: Rat) -> Rules[str]:
    """Let chance say what a token shows."""
    rat.face = yield from ask("chance", "face", possible_faces(table, rat))
    return rat.face


def possible_faces(table: Table, rat: Rat) -> set[str]:
    """The face that is dictated, else those of its sort that are not out (H5), or that it was drawn from (V5)."""
    if rat.face is not None:
        return {rat.face}
    on_board = {str(other.face) for region in table.regions for other in table.rats[region]}
    if rat.origin == "drawn":
        return set(rat.pool) - on_board
    sort = START_FACES if rat.origin == "setup" else START_FACES + REGULAR_FACES
    return set(sort) - on_board - set(table.gone)


def token(table: Table, region: str, rat: Rat) -> str:
    """The name of a token: its region and its slot from 1."""
    slots = [id(other) for other in table.rats[region]]
    return f"{region}.{slots.index(id(rat)) + 1}"


def tokens(table: Table, regions: Iterable[str]) -> dict[str, tuple[str, Rat]]:
    """All tokens in regions by their names."""
    return {token(table, region, rat): (region, rat) for region in regions for rat in table.rats[region]}


def cube(region: str, seat: int, potions: int) -> str:
    """The name of a cube."""
    return f"{region}/{seat}" + (f"+{potions}" if potions else "")


def which_cube(table: Table, region: str, seat: int, leaving: int) -> Rules[int]:
    """Ask which of a player's cubes in a region leaves it, where it makes a difference (K7); returns its potions."""
    own = table.cubes[region][seat]
    names = {cube(region, seat, potions): potions for potions in own}
    if len(names) == 1 or leaving == len(own):
        return max(own)
    return names[(yield from ask(table.seat, "which cube", names))]
