"""What chance brought after a decision, beyond what was to be expected of it.

What came and what might have come are told by one measure, through the knowledge of the seat that decided: the chances to win once whoever
is asked next has taken the turn that looks best at once. So luck comes to nothing in the mean, however wrong the measure may be. The
chances that a search finds would not do: a search thinks too well of whoever chose by one, before chance has had its say.
"""

from collections.abc import Sequence
from typing import Any

from ratskeller.core.contract import Contract
from ratskeller.core.decisions import CHANCE
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.search.evaluations import tuning
from ratskeller.search.evaluator import Evaluator

from .greedy import GreedyBot

FATES = 8
"""Outcomes of chance by which is told what was to be expected."""


def luck_after(
    known: Position, seat: int, played: Sequence[int], then: Position, seed: int, is_compiled: bool | None = None
) -> list[float] | None:
    """Return by seat the luck in chances to win; None where chance was not asked.

    `known` is a position as `seat` knew it, `played` what it answered, in numbers, `then` what chance made of it, as it knew that.
    Compiled rules are used where they are ready, unless `is_compiled` says otherwise; they tell the same.
    """
    game, judge = known.game, Evaluator(known.game, tuning(known.game.name).weights)
    after = copy_of(known.state)
    after.logging = 0
    for answer in played:
        game.apply(after, answer)
    if game.actor(after) != CHANCE:
        return None
    greedy = GreedyBot(is_compiled=is_compiled)
    fates = [_prospects(judge, greedy, game, judge.outcome(after, seed + number), seat) for number in range(FATES)]
    expected = [sum(chances) / FATES for chances in zip(*fates, strict=True)]
    came = _prospects(judge, greedy, game, then.state, seat)
    return [now - before for now, before in zip(came, expected, strict=True)]


def _prospects(judge: Evaluator, greedy: GreedyBot, game: Contract[Any], state: Any, viewer: int) -> list[float]:
    """Return the chances to win, as `viewer` knows a state, once whoever is asked there has taken a turn."""
    follower = copy_of(state)
    follower.logging = 0
    actor = game.actor(follower)
    if actor >= 0:
        for answer in greedy.least(game, follower, actor):
            game.apply(follower, answer)
    return judge.win_chances(follower, viewer)
