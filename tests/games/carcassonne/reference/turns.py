"""A whole game (BAS2): all questions and what their answers do. The rules are a generator: it yields a question and receives its answer."""

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeVar

from . import placement, plague, scoring
from .land import Land
from .plague import Step
from .scoring import Scored
from .table import Figure, Laid, Place, Table, place_of
from .tiles import is_plague

T = TypeVar("T")
Chance = Literal["chance"]


@dataclass(frozen=True)
class Question:
    """The question, the seat asked, and what may be answered: with its weight where chance answers."""

    actor: int | Chance
    name: str
    weights: Mapping[str, int]

    @property
    def legal(self) -> list[str]:
        """The legal answers, sorted."""
        return sorted(self.weights)


Rules = Generator[Question, str, T]


@dataclass
class Happened:
    """What the last answer brought about, to be compared with the engine's events."""

    discarded: list[str] = field(default_factory=list)
    scored: list[Scored] = field(default_factory=list)
    final: bool = False
    taken: tuple[Place, int] | None = None
    steps: list[Step] = field(default_factory=list)


def ask(actor: int | Chance, name: str, weights: Mapping[str, int]) -> Rules[str]:
    """Ask a question that has at least one answer."""
    assert weights, name
    answer = yield Question(actor, name, dict(weights))
    assert answer in weights, (name, answer)
    return answer


def game(table: Table, happened: Happened) -> Rules[None]:
    """Play from any position to the end."""
    if table.over:
        return
    if table.pending == "start seat":
        answer = yield from ask("chance", "start seat", {str(seat): 1 for seat in range(table.players)})
        table.seat, table.turn, table.pending = int(answer), 1, None
    while table.pending or table.tile or table.stack:
        if not (yield from turn(table, happened)):
            break
    final(table, happened)


def turn(table: Table, happened: Happened) -> Rules[bool]:
    """BAS2, from wherever in a turn the table stands. Returns whether another turn follows."""
    if table.pending != "follower":
        if table.tile is None:
            yield from draw(table, happened)
        if table.tile is None:
            return False  # the last tile fitted nowhere (BAS4)
        yield from lay(table)
    yield from follow(table, happened)
    happened.scored = scoring.score_completed(table, table.last)
    if table.stack or table.options["last_step"]:  # PLG5, PLG11
        happened.steps = plague.spread(table)
    if not table.stack:  # BAS9
        return False
    table.seat = (table.seat + 1) % table.players
    table.turn += 1
    return True


def draw(table: Table, happened: Happened) -> Rules[None]:
    """Draw tiles until one fits or the stack is empty (BAS4)."""
    while table.stack:
        tile = yield from ask("chance", "draw", placement.drawable(table))
        table.stack[tile] -= 1
        table.stack = +table.stack
        if placement.lays(table, tile):
            table.tile = tile
            return
        table.discarded.append(tile)
        happened.discarded.append(tile)


def lay(table: Table) -> Rules[None]:
    """BAS3, and the marker of a plague tile at once (PLG2)."""
    assert table.tile is not None
    answer = yield from ask(table.seat, "lay", dict.fromkeys(placement.lays(table, table.tile), 1))
    at, r = answer.split(" r")
    lay_tile(table, place_of(at), int(r))


def lay_tile(table: Table, at: Place, r: int) -> None:
    """Put the drawn tile down."""
    assert table.tile is not None
    marker = max(table.markers(), default=0) + 1 if is_plague(table.tile) else None
    table.board[at] = Laid(table.tile, r, table.turn, marker=marker)
    table.tile, table.pending = None, "follower"


def follow(table: Table, happened: Happened) -> Rules[None]:
    """BAS5: place a figure on the tile just placed or not, or take the abbot back (EXT3)."""
    answer = yield from ask(table.seat, "follower", dict.fromkeys(placement.figures(table), 1))
    happened.taken = follow_with(table, answer)


def follow_with(table: Table, answer: str) -> tuple[Place, int] | None:
    """Do what was answered; returns where an abbot was taken from and the points."""
    table.pending = None
    *kind, on = answer.split()
    if answer == "take abbot":
        at = placement.abbot_of(table, table.seat)
        assert at is not None
        points = scoring.abbot_points(Land(table), at)
        table.scores[table.seat] += points
        table.board[at].figure = None
        return at, points
    if answer != "none":
        table.board[table.last].figure = Figure(table.seat, kind[0] if kind else "follower", on)
    return None


def final(table: Table, happened: Happened) -> None:
    """BAS9: the end."""
    happened.scored += scoring.score_finally(table)
    happened.final = table.over = True


def replay(table: Table, answers: list[str]) -> list[list[int]]:
    """Give answers in order; returns the scores after each of them.

    Errors: AssertionError for an answer that is not legal, or one after the end.
    """
    rules = game(table, Happened())
    question: Question | None = next(rules)
    found = []
    for answer in answers:
        assert question is not None, f"the game is over before {answer!r}"
        try:
            question = rules.send(answer)
        except StopIteration:
            question = None
        found.append(table.scores[:])
    return found
