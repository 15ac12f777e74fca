"""Chance by a key: its answers are fixed before the game begins, and the same for all who play with that key."""

from bisect import bisect
from collections import Counter
from collections.abc import Generator
from itertools import accumulate
from typing import Self

from .keys import Key
from .position import Position


def pick(weights: dict[str, int], place: int) -> str:
    """Return the answer that a number below the sum of the weights selects; small numbers select the first answers."""
    answers = list(weights)
    return answers[bisect(list(accumulate(weights.values())), place)]


class SeededChance:
    """Answers for chance from a seed: the n-th answer of chance depends only on the seed, n and the position.

    It keeps no history: a line that is taken back and played again brings the same answers.
    """

    def __init__(self, seed: int) -> None:
        """Take a seed, a number from 0 on."""
        self._key = Key(f"seed {seed}".encode())

    def answer(self, position: Position) -> str:
        """Return the answer of chance to the open question, with the exact probabilities of the rules."""
        weights = position.weights()
        count = position.actors.count("chance")
        return pick(weights, self._key.below(f"chance {count}", sum(weights.values())))


class Dealer:
    """Answers for chance in one game by a key, and counts the questions.

    The n-th question of a name gets the n-th number of that name, whatever was played in between. A game may return a subclass
    (`Game.dealer`) that shares luck better.
    """

    def __init__(self, key: Key) -> None:
        """Start at the beginning of a game."""
        self.key = key
        self._asked: Counter[str] = Counter()

    def catch_up(self, position: Position) -> Self:
        """Count the questions of chance on the way to a position; return this dealer."""
        for _ in self.catch_up_steps(position):
            pass
        return self

    def catch_up_steps(self, position: Position) -> Generator[None, None, Self]:
        """Do the same as `catch_up`, one answer at a time."""
        earlier = position.back_to(0)
        for text in position.answers:
            if earlier.actor == "chance":
                self.answer(earlier)
            earlier.play(text)
            yield
        return self

    def answer(self, position: Position) -> str:
        """Return the answer of chance to the open question, with the exact probabilities of the rules."""
        weights = position.weights()
        place = self.number(self.question_key(position), sum(weights.values()))
        return pick(weights, place)

    def number(self, name: str, count: int) -> int:
        """Return the next number for a name, from 0 to `count` - 1."""
        asked = self._asked[name]
        self._asked[name] += 1
        return self.key.below(f"{name} {asked}", count)

    def question_key(self, position: Position) -> str:
        """Return the name by which the open question is counted; by default its own."""
        return str(position.question)
