"""What placing a tile or a figure would bring at once, for the player who decides.

Everything is tried on a copy, by the rules themselves.
"""

from msgspec import UNSET, UnsetType

from ratskeller.core.state import share

from ..data.tiles import GARDEN, MONASTERY, MOST_FEATURES
from ..notation import answer_text
from ..rules import fields as f
from ..rules import numbers
from ..rules.entries import MOST_OPTIONS
from ..rules.features import is_complete
from ..rules.fields import State
from ..rules.figures import abbot_on_board, follower_options, put_figure, take_figure
from ..rules.grid import neighbour
from ..rules.placement import lay_options
from ..rules.scoring import abbot_points, finish_completed, is_near, take_abbot, value_of
from ..rules.sickness import is_sick
from ..rules.turn import lay_answer
from ..schema.view import FollowerChoice, Lay
from .description import majority
from .forecast import after_next_step, movable_markers, trial_of
from .refusals import refused

_CHANGED = (
    *("holds", "rims", "slots", "frontier"),
    *("root", "next", "size", "open", "claims"),
    *("marker", "site"),
)
"""Rows in which a placement changes existing values. In the other rows it only writes behind the end, which is never read."""
_COUNTS = ("cells", "frontiers", "tiles", "nodes", "markers", "tile", "step")


def lays(s: State) -> dict[str, Lay]:
    """Return, for every way to lay the drawn tile, what it brings and what can be done with a figure then."""
    out, room = [0] * MOST_OPTIONS, [0] * MOST_OPTIONS
    answers, board, ahead = out[: lay_options(s, s.tile, out, room)], _TrialBoard(s), _NextMarkers(s)
    return {answer_text(s, answer): _after_laying(board.after(answer - numbers.LAY), ahead) for answer in answers}


def _after_laying(after: State, ahead: "_NextMarkers") -> Lay:
    gains = _gains(after)
    followers = _choices(after, gains, ahead.of(after))
    brings = after.marker[after.tiles - 1] != 0
    return Lay(brings, gains, followers, refused(after, frozenset(followers)))


class _TrialBoard:
    """The states after each placement of the drawn tile, by the rules. They share one state, which the next placement overwrites."""

    def __init__(self, s: State) -> None:
        self._state = trial_of(s)
        self._counts = [(name, getattr(s, name)) for name in _COUNTS]
        self._rows = [(name, getattr(s, name)) for name in _CHANGED]

    def after(self, place: int) -> State:
        """Return the state after a placement (see `lay_answer`), valid until the next call."""
        state = self._state
        for name, count in self._counts:
            setattr(state, name, count)
        for name, row in self._rows:
            setattr(state, name, row[:])
        lay_answer(state, place)
        return state


class _NextMarkers:
    """The markers after their next step (PLG5), for each placement of the drawn tile. Only steps that differ are recomputed."""

    def __init__(self, s: State) -> None:
        self._movable = movable_markers(s)
        self._elsewhere = after_next_step(s, self._movable)
        self._by_cell: dict[int, State] = {}

    def of(self, after: State) -> State:
        if after.obstacles == f.COMPLETED:
            # The tile may complete features and so block markers anywhere, depending on its rotation
            return after_next_step(after)
        tile = after.tiles - 1
        beside = (neighbour(after, tile, side) for side in range(4))
        reached = {after.marker[it] for it in (tile, *beside) if it != f.NOBODY and after.marker[it] != 0}
        if not reached:
            return self._elsewhere
        cell = after.cell[tile]
        if cell not in self._by_cell:
            self._by_cell[cell] = after_next_step(after, sorted(reached.union(self._movable)))
        return self._by_cell[cell]


def follower_choices(s: State) -> dict[str, FollowerChoice]:
    """Return, for every answer to the question `follower`, what it would bring at once."""
    return _choices(s, _gains(s), after_next_step(s))


def _choices(s: State, without: list[int], soon: State) -> dict[str, FollowerChoice]:
    out = [0] * numbers.LAY
    answers, facts = out[: follower_options(s, out)], _Facts(s, soon)
    return {answer_text(s, answer): _choice(s, answer, without, facts) for answer in answers}


def _short(numbers: list[int]) -> list[int] | UnsetType:
    """Omit lists of zeros: a view of a late turn has some hundred choices."""
    return numbers if any(numbers) else UNSET


def _gains(s: State) -> list[int]:
    """Return the points by seat for the completed features (BAS6)."""
    if not _is_completed(s):
        return [0] * s.players
    trial = _trial_of_scoring(s)
    finish_completed(trial)
    return [trial.scores[seat] - s.scores[seat] for seat in range(s.players)]


SCORED = ("scores", "claims", "supply", "owner", "figure", "node")
"""All rows that change when a feature is scored and its figures return."""


def _trial_of_scoring(s: State) -> State:
    """Return a state to try scoring during the game. Only the rows of SCORED may change; the others are shared."""
    trial = share(s, SCORED)
    trial.logging = 0
    return trial


CLOISTERS = (MONASTERY, GARDEN)


def _is_completed(s: State) -> bool:
    """Tell whether the tile just laid completes a feature with a figure in it; a check that is faster than scoring."""
    tile = s.tiles - 1
    if any(s.claims[root] and is_complete(s, root) for root in s.root[s.base[tile] : s.nodes]):
        return True
    alone = (node for node in s.node[: s.figures] if s.kind[node] in CLOISTERS)
    return any(is_near(s, s.home[node], tile) and is_complete(s, node) for node in alone)


class _Facts:
    """Facts about the features of the tile just laid that don't depend on the figure, computed once."""

    def __init__(self, s: State, soon: State) -> None:
        self._s, self._soon = s, soon
        self._by_node: dict[int, tuple[bool, bool, int, bool]] = {}

    def of(self, node: int) -> tuple[bool, bool, int, bool]:
        if node not in self._by_node:
            s, root = self._s, self._s.root[node]
            complete = is_complete(s, root)
            # A figure on a complete feature returns before the plague moves
            soon = not complete and self._is_sick_soon(node)
            self._by_node[node] = complete, is_sick(s, node), value_of(s, root), soon
        return self._by_node[node]

    def _is_sick_soon(self, node: int) -> bool:
        s, now = self._s, (self._s.marker, self._s.markers)
        s.marker, s.markers = self._soon.marker, self._soon.markers
        sick = is_sick(s, node)
        s.marker, s.markers = now
        return sick


def _choice(s: State, answer: int, without: list[int], facts: _Facts) -> FollowerChoice:
    if answer == numbers.STAY_AWAY:
        return FollowerChoice(gains=_short(without))
    if answer == numbers.TAKE_ABBOT:
        return _taken_back(s)
    figure, feature = divmod(answer - numbers.SET, MOST_FEATURES)
    node = s.base[s.tiles - 1] + feature
    complete, sick, worth, soon = facts.of(node)
    put_figure(s, s.seat, figure, node)
    strength, _ = majority(s, s.root[node])
    gains = _gains(s) if complete else without
    # Undone at once: a copy for each of some hundred answers would take longer than all the rest
    take_figure(s, s.node[: s.figures].index(node))
    return FollowerChoice(sick, _short(gains), _short(strength), worth, True if soon else UNSET)


def _taken_back(s: State) -> FollowerChoice:
    """Return what taking the abbot back brings (EXT3), with the completed features."""
    trial, node = _trial_of_scoring(s), s.node[abbot_on_board(s, s.seat)]
    take_abbot(trial)
    finish_completed(trial)
    gains = [trial.scores[seat] - s.scores[seat] for seat in range(s.players)]
    return FollowerChoice(sick=is_sick(s, node), gains=_short(gains), worth=abbot_points(s, node))
