"""What random games of Apples begin with, and what holds after every answer of them."""

import random
from typing import Any

from ratskeller.core.events import plain
from ratskeller.core.position import Position

SHARE, FULL_EVERY = 1.0, 1


def least_options(players: int) -> dict[str, Any]:
    """A game without any option."""
    return {"players": players}


def draw_options(rng: random.Random, players: int) -> dict[str, Any]:
    """Any options."""
    return {"players": players, "barrel": rng.choice([12, 24])}


def check_state(s: Any) -> None:
    """Nothing is less than nothing."""
    assert min(*s.left, *s.scores) >= 0


def check_view(position: Position, view: dict[str, Any]) -> None:
    """APL-2: nobody but who looked knows the apple on top; events say the scores that they lead to."""
    assert view["seen"] is None or view["viewer"] == position.actor
    for event in map(plain, position.events):
        assert "score" not in event or event["score"] == position.scores[event["seat"]]
