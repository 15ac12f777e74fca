"""What the strongest search weighs in a position: win chances, the turns that were compared, and what speaks for each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ratskeller import games
from ratskeller.core.contract import Contract
from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position, check_seed
from ratskeller.search.config import Budget
from ratskeller.search.evaluations import has_evaluation, tuning
from ratskeller.search.evaluator import Evaluator, Terms
from ratskeller.search.tree_search import Candidate, ParallelSearch, Stop, never

from .choosing import questions, texts
from .ladder import ladder, sight_of
from .limits import check_seconds, check_simulations
from .played_turn import NOTHING_TAKEN, Taken, leads_alike, numbers
from .readiness import is_ready
from .reasons import MOST, Reason, main_reasons, reasons

MOST_TURNS = 8
"""Turns that an analysis tells of."""
Report = dict[str, Any]


@dataclass(frozen=True)
class Search:
    """How an analysis searches."""

    budget: Budget
    seed: int
    cores: int
    is_compiled: bool | None
    stop: Stop = never


def analyse(
    game: str,
    position_json: str,
    seat: int,
    seconds: float = 1.0,
    *,
    seed: int = 0,
    simulations: int | None = None,
    cores: int = 1,
    is_compiled: bool | None = None,
    taken: Taken = NOTHING_TAKEN,
) -> Report:
    """Return what a search of about so many seconds finds in a position as `seat` knows it, JSON-ready.

    `asked` is the seat that is asked (`chance`; None when the game is over), `win` the chance to win by seat, and `turns` are those
    that were compared, best first: `answers` (separated by `;`), `questions` (to which each of them is given), `win` and `result` by
    seat (by how many points of the game it is expected to lead the others), `visits` (simulations that tried it), and `reasons`: message
    ids with values that say what sets the best turn apart from the best one of another kind, and every other turn from the best. Who is
    asked need not be `seat`; where chance is asked there are no turns.

    With `taken`, what the seat that is asked answered then, `taken` tells of it: `turn` as above, its `place` among the turns that were
    compared (from 0; None: the search did not think of it, and tried it by itself), and `own`, what spoke for it in the eyes of the level
    that took it, beside what this level likes best of the others. It is None where nothing was taken.

    With `simulations` their number is the limit instead, and the same seed, number and cores give the same bytes.
    Errors: UnknownGame, BadPosition, UnknownSeat; BadArgument, also for a game without an evaluation.
    """
    search = asked_for(game, seconds, seed, simulations, cores, is_compiled)
    # Redealt once more, so that a caller's slip can't give anything away
    return report(games.get(game).from_json(position_json).redeal(seat), seat, search, taken)


def asked_for(
    game: str, seconds: float, seed: int, simulations: int | None, cores: int, is_compiled: bool | None
) -> Search:
    """Return the search of these arguments. Errors: UnknownGame, BadArgument."""
    if not has_evaluation(games.get(game).name):
        raise BadArgument(f"game: nobody can analyse {game}, which has no evaluation")
    check_seed(seed)
    if simulations is None:
        return Search(Budget(seconds=check_seconds(seconds)), seed, cores, is_compiled)
    return Search(Budget(simulations=check_simulations(simulations)), seed, cores, is_compiled)


def report(position: Position, seat: int, search: Search, taken: Taken = NOTHING_TAKEN) -> Report:
    """Return the analysis of a position that `seat` may know."""
    found: Report = {"game": position.game.name, "seat": seat, "asked": position.actor, "simulations": 0, "taken": None}
    if not isinstance(position.actor, int):
        judge = Evaluator(position.game, tuning(position.game.name).weights)
        return found | {"win": rounded(judge.win_chances(position.state, seat), 4), "turns": []}
    lines = lines_of(position, seat, search)
    found["simulations"] = sum(line.visits for line in lines)
    found |= {"win": rounded(lines[0].win, 4), "turns": turns_of(position, seat, lines[:MOST_TURNS], search.seed)}
    return found | {"taken": _report_taken(position, seat, lines, search, taken)}


def lines_of(position: Position, seat: int, search: Search, only: Sequence[int] = ()) -> list[Candidate]:
    """Return the turns that were tried at least once, best first, or what comes of `only` this one."""
    game = position.game
    is_compiled = is_ready(game.name) if search.is_compiled is None else search.is_compiled
    numbers = tuning(game.name)
    sight = sight_of(game.name).for_players(position.state.players)
    team = ParallelSearch(
        game, is_compiled, sight if is_compiled else sight.for_interpreted(numbers.interpreted), search.cores
    )
    team.start(position.state, seat, search.seed, numbers.weights, only)
    team.run(search.budget, search.stop)
    if team.simulations == 0:
        # Nothing can be told of turns that nobody tried
        team.run(Budget(simulations=1))
    return [line for line in team.candidates() if line.visits]


def turns_of(position: Position, seat: int, lines: Sequence[Candidate], seed: int) -> list[Report]:
    """Return what is told of turns."""
    why = _reasons_for(position, seat, lines, seed)
    return [
        {
            "answers": line_of(position.game, position, line.answers),
            "questions": questions(position.game, position.state, list(line.answers)),
            "win": rounded(line.win, 4),
            "result": rounded(line.result, 2),
            "visits": line.visits,
            "reasons": why(line),
        }
        for line in lines
    ]


def _reasons_for(
    position: Position, seat: int, lines: Sequence[Candidate], seed: int
) -> Callable[[Candidate], list[Report]]:
    game, state, mover = position.game, position.state, int(position.actor or 0)
    judge = Evaluator(game, tuning(game.name).weights)
    terms = {line: judge.terms_after(state, line.answers, seat, seed) for line in lines}
    best = lines[0]
    other = another_kind(best, lines)

    def why(line: Candidate) -> list[Report]:
        beside = other if line is best else best
        return [] if beside is None else main_reasons(terms[line], terms[beside], mover)

    return why


def reasons_for(position: Position, seat: int, lines: Sequence[Candidate], weights: Sequence[int]) -> list[Reason]:
    """Return what speaks for the best turn and against the best one of another kind, in the eyes of an evaluation; [] without another."""
    other = another_kind(lines[0], lines)
    if other is None:
        return []
    judge = Evaluator(position.game, weights)
    chosen, beside = (judge.terms_after(position.state, it.answers, seat, seed=0) for it in (lines[0], other))
    return reasons(chosen, beside, seat)[:MOST]


def another_kind(line: Candidate, lines: Sequence[Candidate]) -> Candidate | None:
    """Return the best turn that begins otherwise, or else the best other one; None when there is no other."""
    others = [other for other in lines if other is not line]
    return next((other for other in others if other.answers[0] != line.answers[0]), others[0] if others else None)


def _report_taken(
    position: Position, seat: int, lines: Sequence[Candidate], search: Search, taken: Taken
) -> Report | None:
    """Return what is told of the turn that was taken; None where there is none, or none that could be as `seat` knows it."""
    played = numbers(position.game, position.options, position.state, taken.answers)
    if not played or len(played) < len(taken.answers):
        return None
    place = next((i for i, line in enumerate(lines) if leads_alike(position, line.answers, played)), None)
    line = lines_of(position, seat, search, only=played)[0] if place is None else lines[place]
    # The first is what the others are set against; the best itself, against the next
    turn = turns_of(position, seat, lines[:MOST_TURNS] if place == 0 else [lines[0], line], search.seed)[place != 0]
    turn["answers"] = "; ".join(taken.answers)
    turn["questions"] = questions(position.game, position.state, list(played))
    return {"place": place, "turn": turn, "own": _own_reasons(position, seat, line, lines, search.seed, taken.bot)}


def _own_reasons(
    position: Position, seat: int, line: Candidate, lines: Sequence[Candidate], seed: int, bot: str
) -> list[Report]:
    """Return what spoke for a turn in the eyes of the level that took it; nothing for whoever is no level."""
    weights = next((level.numbers.weights for level in ladder(position.game.name) if level.id == bot), None)
    others = [other for other in lines[:MOST_TURNS] if other.answers[0] != line.answers[0]]
    if weights is None or not others:
        return []
    judge = Evaluator(position.game, weights)
    mover = int(position.actor or 0)
    liked = [judge.terms_after(position.state, other.answers, seat, seed) for other in others]
    chosen = judge.terms_after(position.state, line.answers, seat, seed)
    told = main_reasons(chosen, max(liked, key=lambda terms: _lead(terms, mover)), mover)
    return [reason for reason in told if reason["values"]["gains"] == "yes"]


def _lead(terms: Sequence[Terms], seat: int) -> float:
    """Return by how much a seat is stronger than the mean of the others."""
    strengths = [sum(parts.values()) for parts in terms]
    return strengths[seat] - (sum(strengths) - strengths[seat]) / max(1, len(strengths) - 1)


def line_of(game: Contract[Any], position: Position, answers: Sequence[int]) -> str:
    """Return the answers of a turn as text."""
    return "; ".join(texts(game, position.options, position.state, list(answers)))


def rounded(numbers: Sequence[float], digits: int) -> list[float]:
    """Return numbers cut to some digits."""
    return [round(number, digits) for number in numbers]
