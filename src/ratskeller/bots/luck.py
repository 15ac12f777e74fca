"""Luck: what chance did after a decision, compared with the expectation.

What happened and what might have happened are measured alike, with the knowledge of the seat that decided: by the chances to win after
the next seat has played the turn with the best evaluation. So luck is 0 in the mean, however wrong the measure. The chances that a search
finds would not do: a search overrates the turn it has chosen, as long as chance has not answered.
"""

from collections.abc import Sequence

from ratskeller.core.decisions import CHANCE
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.search.arrays import GameRules, State
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator

from .greedy import GreedyBot

OUTCOMES = 8
"""Sampled outcomes of chance for the expectation."""


def luck_after(
    before: Position, seat: int, played: Sequence[int], after: Position, seed: int, is_compiled: bool | None = None
) -> list[float] | None:
    """Return the luck by seat in chances to win; None if chance was not asked.

    `before` is the position as `seat` knew it, `played` its answers in numbers, and `after` the position after chance had answered, as the
    seat knew it. Uses compiled rules if they are ready, unless `is_compiled` says otherwise; the result is the same.
    """
    game, evaluator = before.game, Evaluator(before.game, tuning(before.game.name).weights)
    asked = copy_of(before.state)
    asked.logging = 0
    for answer in played:
        game.rules.apply(asked, answer)
    if game.rules.actor(asked) != CHANCE:
        return None
    greedy = GreedyBot(is_compiled=is_compiled)
    samples = [
        _win_chances(evaluator, greedy, game, evaluator.outcome(asked, seed + number), seat)
        for number in range(OUTCOMES)
    ]
    expected = [sum(chances) / OUTCOMES for chances in zip(*samples, strict=True)]
    actual = _win_chances(evaluator, greedy, game, after.state, seat)
    return [win - mean for win, mean in zip(actual, expected, strict=True)]


def _win_chances(evaluator: Evaluator, greedy: GreedyBot, game: GameRules, state: State, viewer: int) -> list[float]:
    """Return the chances to win, as `viewer` knows the state, after the next seat has played a turn."""
    after = copy_of(state)
    after.logging = 0
    actor = game.rules.actor(after)
    if actor >= 0:
        for answer in greedy.narrow_plan(game, after, actor):
            game.rules.apply(after, answer)
    return evaluator.win_chances(after, viewer)
