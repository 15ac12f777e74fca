"""What the strongest search finds in a position: chances to win, the turns it compared, and the reasons for each."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

import msgspec

from ratskeller import games
from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position, check_seed
from ratskeller.review.analysis import Analysis, analysing
from ratskeller.search.candidate import Candidate
from ratskeller.search.config import Budget, check_seconds, check_simulations
from ratskeller.search.evaluations import has_evaluation, tuning
from ratskeller.search.evaluator import Evaluator, Terms
from ratskeller.search.reasons import Reason, alternatives_to, reasons_for
from ratskeller.search.thought import Found, GreedyTurns, LevelWeights, Question, Run, Thought, TurnSearch
from ratskeller.search.tree_search import ParallelSearch, Stop, never
from ratskeller.search.turns import NO_TURN, PlayedTurn

from .greedy import GreedyBot
from .ladder import find_level, search_config_of
from .planner import is_ready

T = TypeVar("T")


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
    return complete(analysing(position, seat, config.seed, played), config)


def weights_of(bot: str, game: str) -> Sequence[int]:
    """Return the weights by which a bot evaluates a game; [] if it is neither a level nor a style."""
    level = find_level(bot, game)
    return () if level is None else level.numbers.weights


def complete(thought: Thought[T], config: AnalysisConfig) -> T:
    """Run a thought to its end, and return its result."""
    return Run(thought, partial(_found, config=config)).result


def _found(question: Question, config: AnalysisConfig) -> Found:
    if isinstance(question, LevelWeights):
        return weights_of(question.bot, question.game)
    if not isinstance(question, GreedyTurns):
        return [search_candidates(it.position, it.seat, _config_for(it, config), it.only, it.turns) for it in question]
    game, greedy = games.get(question.game), GreedyBot(is_compiled=config.is_compiled)
    return [greedy.narrow_plan(game, state, game.rules.actor(state)) for state in question.states]


def _config_for(question: TurnSearch, config: AnalysisConfig) -> AnalysisConfig:
    simulations, seconds = config.budget.simulations, config.budget.seconds
    budget = Budget(
        None if simulations is None else max(1, simulations // question.part),
        None if seconds is None else seconds / question.part,
    )
    return replace(config, budget=budget, seed=config.seed + question.seed)


def search_candidates(
    position: Position, seat: int, config: AnalysisConfig, only: Sequence[int] = (), turns: int = 0
) -> list[Candidate]:
    """Return the turns tried at least once, best first, or the results of `only` this one.

    Simulations end after so many `turns` of all seats; by default, and with interpreted rules, after as many as those of the strongest
    level.
    """
    game = position.game
    is_compiled = is_ready(game.name) if config.is_compiled is None else config.is_compiled
    numbers = tuning(game.name)
    # A result is as sure as the number of its simulations says
    tree = search_config_of(game.name).for_players(position.state.players).to_the_end()
    # With interpreted rules a single simulation of a whole game would take seconds
    tree = replace(tree, turns=turns or tree.turns) if is_compiled else tree.for_interpreted(numbers.interpreted)
    if only:
        # The turn is given: looking for others, as widely as usual, would take longer than many simulations
        tree = replace(tree, wide=tree.narrow)
    search = ParallelSearch(game, is_compiled, tree, config.cores)
    search.start(position.state, seat, config.seed, numbers.weights, only)
    search.run(config.budget, config.stop)
    if search.simulations == 0:
        # Turns without simulations have no results
        search.run(Budget(simulations=1))
    return [candidate for candidate in search.candidates() if candidate.visits]


def reasons_for_best(
    position: Position, seat: int, candidates: Sequence[Candidate], weights: Sequence[int]
) -> list[Reason]:
    """Return what speaks for the best turn and against its alternatives, by an evaluation; [] without an alternative."""
    evaluator = Evaluator(position.game, weights)

    def terms_after(candidate: Candidate) -> list[Terms]:
        return evaluator.terms_after(position.state, candidate.answers, seat, seed=0)

    best = candidates[0]
    return reasons_for(terms_after(best), map(terms_after, alternatives_to(best, candidates)), seat)
