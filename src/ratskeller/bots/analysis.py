"""What the strongest search finds in a position: chances to win, the turns it compared, and the reasons for each."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from ratskeller import games
from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position, check_seed
from ratskeller.review.played_turn import NO_TURN, PlayedTurn, answer_numbers, is_same_turn, question_names, turn_text
from ratskeller.review.reasons import Reason, alternative_to, main_reasons, rounded
from ratskeller.review.turns import TakenTurn, Turn
from ratskeller.search.candidate import Candidate
from ratskeller.search.config import Budget, check_seconds, check_simulations
from ratskeller.search.evaluations import has_evaluation, tuning
from ratskeller.search.evaluator import Evaluator, Terms
from ratskeller.search.tree_search import ParallelSearch, Stop, never

from .ladder import ladder, search_config_of
from .planner import is_ready

MOST_TURNS = 8
"""Most turns in an analysis."""


class Analysis(msgspec.Struct, frozen=True):
    """What a search found in a position, as `seat` knows it."""

    game: str
    seat: int
    asked: int | Literal["chance"] | None
    simulations: int
    played: TakenTurn | None = msgspec.field(name="taken")
    win: list[float]
    turns: list[Turn]


@dataclass(frozen=True)
class AnalysisConfig:
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
    taken: PlayedTurn = NO_TURN,
) -> dict[str, Any]:
    """Return what a search of about so many seconds finds in a position as `seat` knows it, JSON-ready.

    `asked` is the seat that is asked (`chance`; None when the game is over), `win` the chance to win by seat, and `turns` are those
    compared, best first: `answers` (separated by `;`), `questions` (one for each answer), `win` and `result` by seat (the expected lead
    over the others in points of the game), `visits` (simulations that tried it), and `reasons`: message ids with values that say what
    makes the best turn better than the best one of another kind, and every other turn different from the best. The seat that is asked need
    not be `seat`; if chance is asked, there are no turns.

    With `taken`, what the seat that is asked answered then, `taken` describes it: `turn` as above, its `place` among the turns compared
    (from 0; None: the search did not consider it, and tried it by itself), and `own`, what speaks for it by the evaluation of the level
    that played it, compared with the turn this level likes best of the others. It is None where nothing was played.

    With `simulations` their number is the limit instead, and the same seed, number and cores give the same bytes.
    Errors: UnknownGame, BadPosition, UnknownSeat; BadArgument, also for a game without an evaluation.
    """
    config = analysis_config(game, seconds, seed, simulations, cores, is_compiled)
    # Redeal again, so that a mistake of the caller gives nothing away
    position = games.get(game).from_json(position_json).redeal(seat)
    analysis: dict[str, Any] = msgspec.to_builtins(analyse_position(position, seat, config, taken))
    return analysis


def analysis_config(
    game: str, seconds: float, seed: int, simulations: int | None, cores: int, is_compiled: bool | None
) -> AnalysisConfig:
    """Return the search with these arguments. Errors: UnknownGame, BadArgument."""
    if not has_evaluation(games.get(game).name):
        raise BadArgument(f"game: nobody can analyse {game}, which has no evaluation")
    check_seed(seed)
    if simulations is None:
        return AnalysisConfig(Budget(seconds=check_seconds(seconds)), seed, cores, is_compiled)
    return AnalysisConfig(Budget(simulations=check_simulations(simulations)), seed, cores, is_compiled)


def analyse_position(position: Position, seat: int, config: AnalysisConfig, played: PlayedTurn = NO_TURN) -> Analysis:
    """Return the analysis of a position that holds only what `seat` knows, and of the turn that was `played` there."""
    game = position.game.name
    if not isinstance(position.actor, int):
        asked: Literal["chance"] | None = None if position.over else "chance"
        evaluator = Evaluator(position.game, tuning(game).weights)
        return Analysis(game, seat, asked, 0, None, rounded(evaluator.win_chances(position.state, seat), 4), [])
    candidates = search_candidates(position, seat, config)
    return Analysis(
        game,
        seat,
        position.actor,
        sum(candidate.visits for candidate in candidates),
        _analyse_played(position, seat, candidates, config, played),
        rounded(candidates[0].win, 4),
        describe_turns(position, seat, candidates[:MOST_TURNS], config.seed),
    )


def search_candidates(
    position: Position, seat: int, config: AnalysisConfig, only: Sequence[int] = ()
) -> list[Candidate]:
    """Return the turns tried at least once, best first, or the results of `only` this one."""
    game = position.game
    is_compiled = is_ready(game.name) if config.is_compiled is None else config.is_compiled
    numbers = tuning(game.name)
    tree = search_config_of(game.name).for_players(position.state.players)
    tree = tree if is_compiled else tree.for_interpreted(numbers.interpreted)
    search = ParallelSearch(game, is_compiled, tree, config.cores)
    search.start(position.state, seat, config.seed, numbers.weights, only)
    search.run(config.budget, config.stop)
    if search.simulations == 0:
        # Turns without simulations have no results
        search.run(Budget(simulations=1))
    return [candidate for candidate in search.candidates() if candidate.visits]


def describe_turns(position: Position, seat: int, candidates: Sequence[Candidate], seed: int) -> list[Turn]:
    """Return what an analysis says of some turns."""
    reasons_for = _reasons(position, seat, candidates, seed)
    return [
        Turn(
            turn_text(position, candidate.answers),
            question_names(position, candidate.answers),
            rounded(candidate.win, 4),
            rounded(candidate.result, 2),
            candidate.visits,
            reasons_for(candidate),
        )
        for candidate in candidates
    ]


def _reasons(
    position: Position, seat: int, candidates: Sequence[Candidate], seed: int
) -> Callable[[Candidate], list[Reason]]:
    state, mover = position.state, int(position.actor or 0)
    evaluator = Evaluator(position.game, tuning(position.game.name).weights)
    terms = {candidate: evaluator.terms_after(state, candidate.answers, seat, seed) for candidate in candidates}
    best = candidates[0]
    alternative = alternative_to(best, candidates)

    def reasons_for(candidate: Candidate) -> list[Reason]:
        other = alternative if candidate is best else best
        return [] if other is None else main_reasons(terms[candidate], terms[other], mover)

    return reasons_for


def reasons_for_best(
    position: Position, seat: int, candidates: Sequence[Candidate], weights: Sequence[int]
) -> list[Reason]:
    """Return what speaks for the best turn and against its alternative, by an evaluation; [] without an alternative."""
    other = alternative_to(candidates[0], candidates)
    if other is None:
        return []
    evaluator = Evaluator(position.game, weights)
    first, second = (
        evaluator.terms_after(position.state, candidate.answers, seat, seed=0) for candidate in (candidates[0], other)
    )
    return main_reasons(first, second, seat)


def _analyse_played(
    position: Position, seat: int, candidates: Sequence[Candidate], config: AnalysisConfig, played: PlayedTurn
) -> TakenTurn | None:
    """Return the analysis of the turn that was played; None if there is none, or none that is legal as `seat` knows the position."""
    answers = answer_numbers(position, played.answers)
    if not answers or len(answers) < len(played.answers):
        return None
    place = next((i for i, it in enumerate(candidates) if is_same_turn(position, it.answers, answers)), None)
    candidate = search_candidates(position, seat, config, only=answers)[0] if place is None else candidates[place]
    # All turns are compared with the first of the list, and the first with the next
    compared = candidates[:MOST_TURNS] if place == 0 else [candidates[0], candidate]
    turn = msgspec.structs.replace(
        describe_turns(position, seat, compared, config.seed)[place != 0],
        answers="; ".join(played.answers),
        questions=question_names(position, answers),
    )
    return TakenTurn(place, turn, _own_reasons(position, seat, candidate, candidates, config.seed, played.bot))


def _own_reasons(
    position: Position, seat: int, played: Candidate, candidates: Sequence[Candidate], seed: int, bot: str
) -> list[Reason]:
    """Return what speaks for a turn by the evaluation of the level that played it; [] for people and other bots."""
    weights = next((level.numbers.weights for level in ladder(position.game.name) if level.id == bot), None)
    others = [other for other in candidates[:MOST_TURNS] if other.answers[0] != played.answers[0]]
    if weights is None or not others:
        return []
    evaluator = Evaluator(position.game, weights)
    mover = int(position.actor or 0)
    alternatives = [evaluator.terms_after(position.state, other.answers, seat, seed) for other in others]
    terms = evaluator.terms_after(position.state, played.answers, seat, seed)
    found = main_reasons(terms, max(alternatives, key=lambda other: _lead(other, mover)), mover)
    return [reason for reason in found if reason.values.gains == "yes"]


def _lead(terms: Sequence[Terms], seat: int) -> float:
    """Return by how much a seat is stronger than the mean of the others."""
    strengths = [sum(parts.values()) for parts in terms]
    return strengths[seat] - (sum(strengths) - strengths[seat]) / max(1, len(strengths) - 1)
