"""What is counted of how bots play: cards of Rattus and what they won, followers in hand in Carcassonne."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from typing import Any

from ratskeller.core.position import Position
from ratskeller.strength.statistics import wilson

TAKE = "take "
WAITING = "lay"
PERCENT = 100
Row = tuple[str, ...]


class Cards:
    """How often a bot takes every card of Rattus, and how often it won with it where nobody else in the game took it.

    Every seat of a game in which a card is in play is a chance to take it.
    """

    heading = ("card", "taken in a game, by each seat", "won by its only taker")

    def __init__(self) -> None:
        self.games = 0
        self.in_play: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.alone: Counter[str] = Counter()
        self.won: Counter[str] = Counter()

    def see(self, position: Position) -> None:
        """Cards are counted at the end of a game."""

    def finish(self, position: Position) -> None:
        self.games += 1
        winner = (position.places or []).index(1)
        takers: dict[str, set[int]] = defaultdict(set)
        for actor, answer in zip(position.actors, position.answers, strict=True):
            if answer.startswith(TAKE):
                card = answer.removeprefix(TAKE)
                self.taken[card] += 1
                takers[card].add(int(actor))
        for card in position.view()["options"]["cards"]:
            self.in_play[card] += len(position.scores)
        for card, seats in takers.items():
            if len(seats) == 1:
                self.alone[card] += 1
                self.won[card] += winner in seats

    def add(self, other: "Cards") -> None:
        _add(self, other)

    def often(self, card: str) -> float:
        """Return how often a seat takes a card in a game in which it is in play."""
        return self.taken[card] / self.in_play[card] if self.in_play[card] else 0.0

    def share(self, card: str) -> tuple[float, float, float] | None:
        """Return what those won who alone took a card, with its 95 % interval; None where nobody did."""
        count = self.alone[card]
        return (self.won[card] / count, *wilson(self.won[card], count)) if count else None

    def rows(self) -> Iterator[Row]:
        for card in sorted(self.in_play):
            share = self.share(card)
            yield card, f"{self.often(card):.2f}", f"{PERCENT * share[0]:.0f} %" if share else "-"


class Followers:
    """How many followers a bot has in hand before its turns of Carcassonne, by turn."""

    heading = ("turns", "followers in hand", "turns with none")
    EACH = 6
    """Turns that share a row of a table."""

    def __init__(self) -> None:
        self.games = 0
        self.turns: Counter[int] = Counter()
        self.held: Counter[int] = Counter()
        self.none: Counter[int] = Counter()

    def see(self, position: Position) -> None:
        if position.question == WAITING:
            seen = position.view()
            held = seen["supplies"][seen["seat"]]["follower"]
            turn = (seen["turn_number"] - 1) // len(seen["scores"])
            self.turns[turn] += 1
            self.held[turn] += held
            self.none[turn] += held == 0

    def finish(self, position: Position) -> None:  # noqa: ARG002 - as for cards
        """All was counted on the way."""
        self.games += 1

    def add(self, other: "Followers") -> None:
        _add(self, other)

    def means(self) -> list[tuple[float, float]]:
        """Return by turn, from the first, the mean of followers in hand and the share of turns with none."""
        return [(self.held[turn] / self.turns[turn], self.none[turn] / self.turns[turn]) for turn in sorted(self.turns)]

    def rows(self) -> Iterator[Row]:
        length = max(self.turns, default=-1) + 1
        for first in range(0, length, self.EACH):
            yield self._row(f"{first + 1} to {first + self.EACH}", range(first, first + self.EACH))
        if length > 1:
            yield self._row("first half", range(length // 2))

    def _row(self, name: str, part: range) -> Row:
        count = sum(self.turns[turn] for turn in part)
        held, none = (sum(counter[turn] for turn in part) / count for counter in (self.held, self.none))
        return name, f"{held:.2f}", f"{PERCENT * none:.1f} %"


Habits = Cards | Followers
HABITS: dict[str, Callable[[], Habits]] = {"rattus": Cards, "carcassonne": Followers}


def _add(one: Any, other: Any) -> None:
    one.games += other.games
    for name, counted in vars(other).items():
        if isinstance(counted, Counter):
            getattr(one, name).update(counted)
