"""Chance by a key: what it answers is settled before the game begins, and the same for everybody who plays it."""

from bisect import bisect
from collections import Counter
from collections.abc import Generator
from itertools import accumulate
from typing import Self

from .keys import Key
from .position import Position


def pick(weights: dict[str, int], place: int) -> str:
    """Return the answer that a number below the sum of the weights stands for: the first has the smallest ones."""
    answers = list(weights)
    return answers[bisect(list(accumulate(weights.values())), place)]


class SeededChance:
    """Answers for chance from a seed: the n-th answer of chance depends on the seed, n and the position alone.

    So it needs no memory: a line that is taken back and played again brings the same luck.
    """

    def __init__(self, seed: int) -> None:
        """Take a number from 0 on."""
        self._key = Key(f"seed {seed}".encode())

    def answer(self, position: Position) -> str:
        """Return the answer of chance, which is asked, with the exact chances of the rules."""
        weights = position.weights()
        count = position.actors.count("chance")
        return pick(weights, self._key.below(f"chance {count}", sum(weights.values())))


class Dealer:
    """Answers for chance in one game, from its beginning on: it keeps in mind what was asked.

    The n-th question of a name gets the n-th number of that name, whatever was played in between. A game whose chance is better
    shared by another rule has a dealer of its own (`Game.dealer`).
    """

    def __init__(self, key: Key) -> None:
        """Deal by a key."""
        self.key = key
        self._asked: Counter[str] = Counter()

    def catch_up(self, position: Position) -> Self:
        """Keep in mind what was asked on the way to a position, and return this dealer."""
        for _ in self.catch_up_steps(position):
            pass
        return self

    def catch_up_steps(self, position: Position) -> Generator[None, None, Self]:
        """Do what `catch_up` does, answer by answer."""
        earlier = position.back_to(0)
        for text in position.answers:
            if earlier.actor == "chance":
                self.answer(earlier)
            earlier.play(text)
            yield
        return self

    def answer(self, position: Position) -> str:
        """Return the answer of chance, which is asked. With exact chances: each of the numbers below the sum of weights has its answer."""
        weights = position.weights()
        place = self.number(self.question_key(position), sum(weights.values()))
        return pick(weights, place)

    def number(self, name: str, count: int) -> int:
        """Return the next number of a name, below `count`."""
        asked = self._asked[name]
        self._asked[name] += 1
        return self.key.below(f"{name} {asked}", count)

    def question_key(self, position: Position) -> str:
        """Return the name under which the open question is counted: by default that of the question."""
        return str(position.question)
