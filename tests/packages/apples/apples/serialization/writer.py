"""Writing positions as JSON, without loss."""

from typing import Any

from ratskeller.core.options import Options
from ratskeller.core.steps import RULES, top_step

from ..rules import entries, numbers
from ..rules.fields import APPLES, NOBODY, State
from ..views.view import has_looked, seat_on_turn


def dump(state: State, options: Options) -> dict[str, Any]:
    """Return the whole position, JSON-ready."""
    content: dict[str, Any] = {
        "game": "apples",
        "format": 1,
        "options": options,
        "seat": seat_on_turn(state),
        "left": dict(zip(APPLES, state.left, strict=True)),
        "looked": has_looked(state),
        "seen": None if state.seen == NOBODY else APPLES[state.seen],
        "scores": state.scores[: state.players],
    }
    if top_step(state) == numbers.ASK_APPLE:
        content["wants"] = numbers.ANSWERS[state.memos[state.depth - 1][1]]
    return content | ({"over": True} if entries.actor(state) == RULES else {})
