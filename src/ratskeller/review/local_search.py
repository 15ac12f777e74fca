"""Analyses and reviews by searches in this process.

An analysis says what the strongest search finds in a position, a review what each decision of a record gave away.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

import msgspec

from ratskeller import games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.bots.ladder import find_level, search_config_of
from ratskeller.bots.planner import is_ready
from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position, check_seed
from ratskeller.search.config import Budget, check_seconds, check_simulations
from ratskeller.search.evaluations import has_evaluation, tuning
from ratskeller.search.thought import Found, GreedyTurns, LevelWeights, Question, Run, Thought, TurnPlayouts, TurnSearch
from ratskeller.search.tree_search import ParallelSearch, Stop, never
from ratskeller.search.turns import NO_TURN, Candidate, PlayedTurn

from .analysis import Analysis, analysing
from .comparison import Attempt, judging_attempt
from .game_review import Viewer, chance_costs, moments, outline, overview, seat_summaries
from .judgements import (
    Annotation,
    Judgement,
    KnownDecision,
    doubts,
    in_doubt,
    judging,
    known_decisions,
    settling,
    turning_points,
)
from .playouts import pair_sums

T = TypeVar("T")


@dataclass(frozen=True)
class AnalysisConfig:
    """How an analysis searches."""

    budget: Budget
    seed: int
    cores: int
    is_compiled: bool | None
    stop: Stop = never
    pairs: int | None = None
    """Most pairs of playouts of two turns, None: PAIRS by compiled rules, and none by interpreted ones, which take minutes for them.
    They have a limit of time if searches have one."""


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

    With `taken`, what the seat that is asked answered then, `taken` describes it: `turn` as above, its `place` among the turns listed
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
    if isinstance(question, TurnPlayouts):
        return pair_sums(question, config.pairs, config.budget.seconds is not None, config.is_compiled)
    if not isinstance(question, GreedyTurns):
        return [search_candidates(it.position, it.seat, _config_for(it, config), it.only) for it in question]
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
    position: Position, seat: int, config: AnalysisConfig, only: Sequence[int] = ()
) -> list[Candidate]:
    """Return the turns tried at least once, best first, or the results of `only` this one."""
    game = position.game
    is_compiled = is_ready(game.name) if config.is_compiled is None else config.is_compiled
    numbers = tuning(game.name)
    # A result is as sure as the number of its simulations says
    tree = search_config_of(game.name).for_players(position.state.players).to_the_end()
    tree = tree if is_compiled else tree.for_interpreted(numbers.interpreted)
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


def annotate(record: Position, config: AnalysisConfig) -> Iterator[Annotation]:
    """Yield an annotation for every decision of a record, in order, and then again for each that is played out."""
    known = list(known_decisions(record))
    for place, judgement in judge_all(known, config):
        decision = known[place].decision
        yield Annotation(at=decision.at, count=len(decision.answers), **msgspec.structs.asdict(judgement))


def judge_all(known: Sequence[KnownDecision], config: AnalysisConfig) -> Iterator[tuple[int, Judgement]]:
    """Yield a judgement for every decision of a game, with its place, and then again for each that is played out."""
    judgements: list[Judgement] = []
    for place, it in enumerate(known):
        judgements.append(judge_decision(it, config))
        yield place, judgements[-1]
    for place in in_doubt(judgements):
        judgements[place] = settle(known[place], judgements[place], config, len(doubts(judgements)))
        yield place, judgements[place]


def judge_decision(known: KnownDecision, config: AnalysisConfig) -> Judgement:
    """Return what a search says of a decision."""
    return complete(judging(known, config.seed), config)


def settle(known: KnownDecision, judgement: Judgement, config: AnalysisConfig, of: int = 1) -> Judgement:
    """Return the judgement of a decision that is in doubt after it is played out, one `of` so many of a game."""
    return complete(settling(known, judgement, of, config.seed), config)


def judge_attempt(
    position: Position,
    seat: int,
    tried: Sequence[str],
    best: Sequence[str],
    played: Sequence[str],
    config: AnalysisConfig,
) -> Attempt:
    """Return what a turn is worth, as `judging_attempt` does. Errors: BadArgument for a turn that is not legal."""
    return complete(judging_attempt(position, seat, tried, best, played, config.seed), config)


def review(
    game: str,
    record: str,
    simulations: int = 100,
    *,
    seat: Viewer | None = None,
    seed: int = 0,
    cores: int = 1,
    is_compiled: bool | None = None,
) -> dict[str, Any]:
    """Return the review of a record of a game that is over, JSON-ready.

    It is for `seat`, for a spectator ("public"), or with the knowledge of every seat. `outline` is what the evaluation alone says of every
    decision and `begin` the chance to win before the first; `moments` are what searches of so many simulations say of them, `turning` where
    the game turned, and `seats` the sums by seat: `luck` (what chance did compared with the expectation, in chances to win), `regret` (what
    was given away), `mistakes` (the worst up to three, by index), and `expected` and `actual` losses to chance, None in a game without such
    odds. The same seed gives the same bytes.

    Errors: UnknownGame, BadRecord, UnknownSeat; BadArgument, also for a game without an evaluation or one that is not over.
    """
    config = analysis_config(game, 1.0, seed, simulations, cores, is_compiled)
    played = games.get(game).replay(record)
    if not played.over:
        raise BadArgument("record: the game must be over to be reviewed")
    if isinstance(seat, int):
        played.redeal(seat)
    seen = overview(played, seat)
    judged = dict(judge_all(list(known_decisions(played)), config))
    found = moments(seen, list(judged.values()))
    whole: dict[str, Any] = msgspec.to_builtins(
        {
            "length": seen.length,
            "begin": seen.begin,
            "outline": outline(seen),
            "moments": found,
            "turning": turning_points(found),
            "seats": seat_summaries(seen, found, chance_costs(played)),
        }
    )
    return whole
