"""A finished game looked back on, through the knowledge of all seats, of one or of spectators: every decision, and in sum every seat.

Through one seat nothing is told that it did not know at that moment: where another seat knew more, what was found out with that is left
out, and the chances to win are those that the one seat could see. A spectator knows what everybody knows.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from ratskeller import games
from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator

from .analysis import Report, Search, asked_for, rounded
from .annotation import decided, decisions_of, go_to, judged, turning_points

PUBLIC: Literal["public"] = "public"
Viewer = int | Literal["public"]
"""Through whose knowledge a game is looked back on: a seat, or a spectator."""
MISTAKE = 0.02
"""Chance to win from which on it is a mistake to give it away."""
MOST_MISTAKES = 3
PLAYED = ("answers", "questions")
JUDGED = ("best", "best_questions", "win", "regret", "reasons")


@dataclass(frozen=True)
class Decision:
    """A decision of a record: `at` so many answers before it, and its own answers."""

    at: int
    seat: int
    answers: tuple[str, ...]


@dataclass(frozen=True)
class Sketch:
    """What the evaluation alone tells of a game to a viewer (None: of every decision to its seat).

    `begin` is the chance to win by seat before the first decision, `wins` those after each and what chance brought then; `shared` tells
    whether the viewer knew all that the seat knew which decided, `fated` whether it still did when chance had answered.
    """

    viewer: Viewer | None
    length: int
    players: int
    decisions: list[Decision]
    begin: list[float]
    wins: list[list[float]]
    shared: list[bool]
    fated: list[bool]


def decisions(record: Position) -> list[Decision]:
    """Return the decisions of a record in order."""
    found = []
    for begin, end in decisions_of(record):
        seat = record.actors[begin]
        assert isinstance(seat, int), "only seats decide"
        found.append(Decision(begin, seat, tuple(record.answers[begin:end])))
    return found


def sketch(record: Position, viewer: Viewer | None) -> Sketch:
    """Return what the evaluation tells of a game that is over."""
    judge, walk, every = Evaluator(record.game, tuning(record.game.name).weights), record.back_to(0), decisions(record)
    ends = [*(decision.at for decision in every[1:]), len(record.answers)]
    begin: list[float] = []
    wins: list[list[float]] = []
    shared: list[bool] = []
    fated: list[bool] = []
    for decision, end in zip(every, ends, strict=True):
        go_to(walk, record, decision.at)
        begin = begin or _win(judge, walk, decision.seat if viewer is None else viewer)
        shared.append(_shared(walk, decision.seat, viewer))
        go_to(walk, record, end)
        wins.append(_win(judge, walk, decision.seat if viewer is None else viewer))
        fated.append(_shared(walk, decision.seat, viewer))
    return Sketch(viewer, len(record.answers), len(record.scores), every, begin, wins, shared, fated)


def _win(judge: Evaluator, position: Position, viewer: Viewer) -> list[float]:
    # Where only what everybody knows is left, all seats judge alike
    seat = 0 if viewer == PUBLIC else viewer
    return rounded(judge.win_chances(_known_to(viewer, position).state, seat), 4)


def _known_to(viewer: Viewer, position: Position) -> Position:
    return position.public() if viewer == PUBLIC else position.redeal(viewer)


def _shared(position: Position, seat: int, viewer: Viewer | None) -> bool:
    """Tell whether a viewer knows all that a seat knows: then nothing more is forgotten of what the seat knows."""
    if viewer is None or viewer == seat:
        return True
    known = position.redeal(seat)
    return _known_to(viewer, known).to_json() == known.to_json()


def outline(seen: Sketch) -> list[Report]:
    """Return every decision with the chances to win after it, before anything was searched."""
    return [
        {"at": decision.at, "count": len(decision.answers), "seat": decision.seat, "win": win}
        for decision, win in zip(seen.decisions, seen.wins, strict=True)
    ]


def moments(seen: Sketch, notes: Sequence[Report]) -> list[Report]:
    """Return what is told of the first decisions, of which there are notes by `judged`.

    A moment holds its `index` among all decisions, `at`, `count`, `seat`, `answers`, `questions`, `best`, `best_questions`, `win`,
    `regret`, `reasons` and `luck`, as `annotation.annotate` has them. Where the viewer knew less than the seat, `best`, `regret` and
    `luck` are None and there are no reasons.
    """
    return [_moment(seen, note, index) for index, note in enumerate(notes)]


def _moment(seen: Sketch, note: Report, index: int) -> Report:
    decision = seen.decisions[index]
    head = {"index": index, "at": decision.at, "count": len(decision.answers), "seat": decision.seat}
    if not seen.shared[index]:
        hidden = {
            "best": None,
            "best_questions": [],
            "win": seen.wins[index],
            "regret": None,
            "reasons": [],
            "luck": None,
        }
        return head | {name: note[name] for name in PLAYED} | hidden
    told = {name: note[name] for name in (*PLAYED, *JUDGED)}
    return head | told | {"luck": note["luck"] if seen.fated[index] else None}


def turning(told: Sequence[Report]) -> list[Report]:
    """Return where the game turned, as far as the viewer can tell."""
    return turning_points([moment for moment in told if moment["regret"] is not None])


@dataclass(frozen=True)
class Tolls:
    """What chance was expected to cost every seat, and what it has cost; None where the game tells nothing of that kind."""

    expected: list[float] | None = None
    actual: list[int] | None = None


def tolls(record: Position) -> Tolls:
    """Return what chance was expected to cost by what everybody knew, and what it cost: wherever it could be worked out before."""
    game, walk, players = record.game, record.back_to(0), len(record.scores)
    expected, actual, ahead, is_told = [0.0] * players, [0] * players, None, False
    for answer in record.answers:
        walk.play(answer)
        if (lost := game.chance_cost(walk.events)) is not None:
            if ahead is not None:
                is_told = True
                expected = [sum(pair) for pair in zip(expected, ahead, strict=True)]
                actual = [sum(pair) for pair in zip(actual, lost, strict=True)]
            ahead = None
        if ahead is None and walk.actor == "chance":
            ahead = game.expected_chance_cost(walk.state)
    return Tolls(rounded(expected, 4), actual) if is_told else Tolls()


def seats(seen: Sketch, told: Sequence[Report], cost: Tolls) -> list[Report]:
    """Return in sum what luck every seat had, what it gave away, and its worst mistakes by their index, worst first."""
    found = []
    for seat in range(seen.players):
        own = [moment for moment in told if moment["seat"] == seat and moment["regret"] is not None]
        worst = sorted(own, key=lambda moment: -moment["regret"]["win"])[:MOST_MISTAKES]
        found.append(
            {
                "seat": seat,
                "luck": round(sum(moment["luck"][seat] for moment in told if moment["luck"] is not None), 4),
                "regret": round(sum(moment["regret"]["win"] for moment in own), 4),
                "decisions": sum(decision.seat == seat for decision in seen.decisions),
                "mistakes": [moment["index"] for moment in worst if moment["regret"]["win"] >= MISTAKE],
                "expected": None if cost.expected is None else cost.expected[seat],
                "actual": None if cost.actual is None else cost.actual[seat],
            }
        )
    return found


def judging(record: Position, search: Search) -> Iterator[Report]:
    """Yield what `judged` says of every decision of a record, in order."""
    return (judged(it.known, it.seat, it.answers, it.then, search) for it in decided(record))


def review(
    game: str,
    record: str,
    simulations: int = 100,
    *,
    seat: Viewer | None = None,
    seed: int = 0,
    cores: int = 1,
    is_compiled: bool | None = None,
) -> Report:
    """Return the review of a record of a game that is over, JSON-ready.

    It is as `seat` could have made it, or a spectator ("public"), or with what every seat knew. `outline` is what the evaluation alone says
    of every decision and `begin` the chance to win before the first; `moments` are what searches of so many simulations say of them,
    `turning` where the game turned, and `seats` the sums by seat: `luck` (what chance brought beyond what was to be expected, in chances to
    win), `regret` (what was given away), `mistakes` (the worst up to three, by index), and `expected` and `actual` losses to chance, None
    in a game that tells no such odds. The same seed gives the same bytes.

    Errors: UnknownGame, BadRecord, UnknownSeat; BadArgument, also for a game without an evaluation or one that is not over.
    """
    search = asked_for(game, 1.0, seed, simulations, cores, is_compiled)
    played = games.get(game).replay(record)
    if not played.over:
        raise BadArgument("record: the game must be over to be reviewed")
    if seat is not None:
        _known_to(seat, played)
    seen = sketch(played, seat)
    told = moments(seen, list(judging(played, search)))
    return {
        "length": seen.length,
        "begin": seen.begin,
        "outline": outline(seen),
        "moments": told,
        "turning": turning(told),
        "seats": seats(seen, told, tolls(played)),
    }
