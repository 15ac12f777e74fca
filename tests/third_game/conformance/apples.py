"""What random games of Apples begin with, and what holds after every answer of them."""

import random
from collections.abc import Sequence
from typing import Any

from ratskeller.core.events import Event, plain
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


class EventAccount:
    """A game as its events tell it."""

    def __init__(self, content: dict[str, Any]) -> None:
        self.left = sum(content["left"].values())
        self.scores: list[int] = content["scores"][:]

    def follow(self, events: Sequence[Event], content: dict[str, Any]) -> None:
        """Carry out the events of one answer and compare with the position that it led to."""
        for event in map(plain, events):
            if event["kind"] == "apple-taken":
                self.scores[event["seat"]] = event["score"]
            if event["kind"] in ("apple-taken", "apple-thrown"):
                self.left -= 1
        assert content["scores"] == self.scores
        assert sum(content["left"].values()) + (content["seen"] is not None) == self.left


def check_view(account: EventAccount, position: Position, view: dict[str, Any]) -> None:
    """APL-2: nobody but who looked knows the apple on top."""
    assert sum(view["left"].values()) == account.left
    assert view["seen"] is None or view["viewer"] == position.actor
