"""Luck: what chance did after a decision, compared with the expectation.

What happened and what might have happened are measured alike, with the knowledge of the seat that decided: by the chances to win after
the next seat has played the turn with the best evaluation. So luck is 0 in the mean, however wrong the measure. The chances that a search
finds would not do: a search overrates the turn it has chosen, as long as chance has not answered.
"""

from collections.abc import Sequence

from ratskeller.core.decisions import CHANCE
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator
from ratskeller.search.thought import Thought, greedy_turns

OUTCOMES = 8
"""Sampled outcomes of chance for the expectation."""


def luck_after(
    before: Position, seat: int, played: Sequence[int], after: Position, seed: int
) -> Thought[list[float] | None]:
    """Return the luck by seat in chances to win; None if chance was not asked.

    `before` is the position as `seat` knew it, `played` its answers in numbers, and `after` the position after chance had answered, as the
    seat knew it.
    """
    game, evaluator = before.game, Evaluator(before.game, tuning(before.game.name).weights)
    asked = copy_of(before.state)
    asked.logging = 0
    for answer in played:
        game.rules.apply(asked, answer)
    if game.rules.actor(asked) != CHANCE:
        return None
    states = [copy_of(after.state), *(evaluator.outcome(asked, seed + number) for number in range(OUTCOMES))]
    for state in states:
        state.logging = 0
    open_states = [state for state in states if game.rules.actor(state) >= 0]
    plans = yield from greedy_turns(game.name, open_states)
    for state, plan in zip(open_states, plans, strict=True):
        for answer in plan:
            game.rules.apply(state, answer)
    actual, *samples = [evaluator.win_chances(state, seat) for state in states]
    expected = [sum(chances) / OUTCOMES for chances in zip(*samples, strict=True)]
    return [win - mean for win, mean in zip(actual, expected, strict=True)]
