"""Reading positions from JSON, with every rule checked."""

from typing import Any

from ratskeller.core.errors import BadOption, BadPosition
from ratskeller.core.options import Options, complete
from ratskeller.core.steps import CHANCE, RULES, push
from ratskeller.core.validation import as_choice, as_flag, as_int, as_object, check_keys, fill

from ..options import OPTIONS
from ..rules import numbers
from ..rules.fields import APPLES, NOBODY, State
from ..setup import empty_state

KEYS = ("game", "format", "options", "seat", "left", "looked", "seen", "wants", "scores", "over")


def load(content: dict[str, Any]) -> tuple[Options, State]:
    """Return options and state of a position. Errors: BadPosition naming place and rule."""
    check_keys("the position", content, KEYS)
    try:
        options = complete(OPTIONS, as_object("options", content.get("options", {})))
    except BadOption as problem:
        raise BadPosition(f"options.{problem}") from None
    s = empty_state(options)
    _load_apples(s, content, options["barrel"])
    fill("scores", s.scores, content.get("scores"), s.players, options["barrel"])
    _load_question(s, content)
    return options, s


def _load_apples(s: State, content: dict[str, Any], barrel: int) -> None:
    left = as_object("left", content.get("left", {}))
    check_keys("left", left, APPLES)
    for apple, name in enumerate(APPLES):
        s.left[apple] = as_int(f"left.{name}", left.get(name, 0), 0, barrel)
    if content.get("seen") is not None:
        s.seen = as_choice("seen", content["seen"], APPLES)
    if sum(s.left) + int(s.seen != NOBODY) > barrel:
        raise BadPosition(f"left: there are {barrel} apples in this game (APL-1)")


def _load_question(s: State, content: dict[str, Any]) -> None:
    if content.get("over") is True:
        push(s, numbers.END, RULES)
        return
    seat = as_int("seat", content.get("seat"), 0, s.players - 1)
    if s.seen == NOBODY and sum(s.left) == 0:
        raise BadPosition("left: the game is over when the barrel is empty (APL-4)")
    looked = as_flag("looked", content.get("looked", False))
    push(s, numbers.ASK_KEEP if looked else numbers.ASK_TURN, seat)
    if content.get("wants") is not None:
        push(s, numbers.ASK_APPLE, CHANCE, seat, as_choice("wants", content["wants"], numbers.ANSWERS[: numbers.APPLE]))
