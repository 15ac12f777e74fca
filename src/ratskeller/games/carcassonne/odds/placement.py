"""The placements of the drawn tile, and which figures are sick at the end of the turn.

The rules themselves play every placement up to the next player's turn.
"""

from collections.abc import Iterator

from ..notation import answer_text, node_name, place_of_tile
from ..rules import numbers
from ..rules.entries import MOST_OPTIONS
from ..rules.fields import FIGURE_NAMES, FigureKind, State
from ..rules.placement import lay_options
from ..rules.sickness import is_sick
from ..rules.turn import follower_answer, lay_answer
from ..views.forecast import trial_of

Health = dict[int, bool]
"""Whether figures are sick, by node."""


def boards_after(s: State) -> Iterator[tuple[str, State]]:
    """Yield every placement of the drawn tile, with the state before a figure is placed."""
    out, room = [0] * MOST_OPTIONS, [0] * MOST_OPTIONS
    for answer in out[: lay_options(s, s.tile, out, room)]:
        after = trial_of(s)
        lay_answer(after, answer - numbers.LAY)
        yield answer_text(s, answer), after


def health_after(s: State) -> Health:
    """Return whether the figures on the board are sick at the end of the turn (PLG5), if no figure is placed."""
    after = trial_of(s)
    follower_answer(after, numbers.STAY_AWAY)
    return health(after)


def health(s: State) -> Health:
    """Return whether the figures on the board are sick (PLG4)."""
    return {node: is_sick(s, node) for node in s.node[: s.figures]}


def figure_at(s: State, node: int) -> tuple[str, str, int, FigureKind]:
    i = s.node[: s.figures].index(node)
    return place_of_tile(s, s.home[node]), node_name(s, node), s.owner[i], FIGURE_NAMES[s.figure[i]]
