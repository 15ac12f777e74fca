"""What laying a tile and setting a figure would bring at once: shown to the player who decides, before anything is final.

Everything is tried on a copy, by the rules themselves.
"""

from typing import Any

from ..data.tiles import MOST_FEATURES
from ..notation import answer_text
from ..rules import numbers
from ..rules.entries import MOST_OPTIONS
from ..rules.features import is_complete
from ..rules.fields import State
from ..rules.figures import abbot_on_board, follower_options, put_figure, take_figure
from ..rules.laying import lay_options
from ..rules.scoring import abbot_points, finish_completed, take_abbot, value_of
from ..rules.sickness import is_sick
from ..rules.tables import BRINGS_PLAGUE
from ..rules.turn import lay_answer
from .describing import majority
from .forecast import after_next_step, trial_of
from .refusing import refused


def lays(s: State) -> dict[str, Any]:
    """Return, for every way to lay the drawn tile, what it brings and what can be done with a figure then."""
    out, room = [0] * MOST_OPTIONS, [0] * MOST_OPTIONS
    return {answer_text(s, answer): _after_laying(s, answer) for answer in out[: lay_options(s, s.tile, out, room)]}


def _after_laying(s: State, answer: int) -> dict[str, Any]:
    after = trial_of(s)
    lay_answer(after, answer - numbers.LAY)
    followers = follower_choices(after)
    brings = bool(s.plague and BRINGS_PLAGUE[s.tile])
    gains, no = _gains(after, trial_of(after)), refused(after, frozenset(followers))
    return {"marker": brings, "gains": gains, "followers": followers, "refused": no}


def follower_choices(s: State) -> dict[str, Any]:
    """Return, for every answer to the question `follower`, what it would bring at once.

    `gains` by seat are the points at once, `strength` by seat what counts in the feature then; both are left out where they are nothing
    for every seat. `sick`: it stands sick at once; `soon`, where it is so: it is sick when the turn has ended (PLG5). `worth`: what the
    feature is worth as it lies.
    """
    out = [0] * numbers.LAY
    without, soon = _gains(s, trial_of(s)), after_next_step(s)
    choices = (
        (answer_text(s, answer), _choice(s, answer, without, soon)) for answer in out[: follower_options(s, out)]
    )
    return {answer: _short(choice) for answer, choice in choices}


def _short(choice: dict[str, Any]) -> dict[str, Any]:
    """Leave out what is nothing for everybody: a view of a late turn has some hundred choices, and all of them travel."""
    return {name: told for name, told in choice.items() if not isinstance(told, list) or any(told)}


def _gains(s: State, trial: State) -> list[int]:
    """Return what every seat has more than before when completed features of the trial are scored (BAS6)."""
    finish_completed(trial)
    return [trial.scores[seat] - s.scores[seat] for seat in range(s.players)]


def _choice(s: State, answer: int, without: list[int], soon: State) -> dict[str, Any]:
    if answer == numbers.STAY_AWAY:
        return {"gains": without}
    if answer == numbers.TAKE_ABBOT:
        trial, node = trial_of(s), s.node[abbot_on_board(s, s.seat)]
        take_abbot(trial)
        return {"sick": is_sick(s, node), "gains": _gains(s, trial), "worth": abbot_points(s, node)}
    figure, feature = divmod(answer - numbers.SET, MOST_FEATURES)
    node = s.base[s.tiles - 1] + feature
    root = s.root[node]
    put_figure(s, s.seat, figure, node)
    strength, _ = majority(s, root)
    complete = is_complete(s, root)
    gains = _gains(s, trial_of(s)) if complete else without
    # Taken back at once: a copy for each of some hundred answers would take longer than all the rest
    take_figure(s, s.node[: s.figures].index(node))
    choice = {"sick": is_sick(s, node), "gains": gains, "strength": strength, "worth": value_of(s, root)}
    # From a complete feature it is home before the plague moves
    if not complete and is_sick(soon, node):
        choice["soon"] = True
    return choice
