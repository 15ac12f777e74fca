"""Play the engine from a position with random answers while the reference follows, and compare after every answer."""

import json
import random
from collections import Counter
from typing import Any

from ratskeller import games
from ratskeller.core.events import plain
from ratskeller.core.position import Position

from . import random_positions
from .board import Table, picture, read
from .questions import Question
from .turns import game

RATTUS = games.get("rattus")
WEIGHTS = {"use": 3, "mayor": 3, "add": 2, "done": 2}
"""How often a kind of answer at `turn` is picked, where it is not 1."""
LOSSES = ("cube-lost", "potion-lost", "spared")
EXCURSIONS = ("use knight", "use crusader", "use serf")


class Difference(AssertionError):
    """Engine and reference disagree; tells where, and how to get there."""


class Comparison:
    """One position in both. `asked` counts how often each question was compared."""

    def __init__(self, text: str, asked: Counter[str]) -> None:
        """Begin at the question `turn`."""
        self.text = text
        self.engine: Position = RATTUS.from_json(text)
        self.table: Table = read(text)
        self.rules = game(self.table)
        self.question: Question | None = None
        self.places: list[int] | None = None
        self.asked = asked
        self._advance(None)

    def play(self, answer: str) -> None:
        """Give both the same answer and compare what comes of it."""
        self.table.losses.clear()
        self.engine.play(answer)
        self._advance(answer)

    def play_at_random(self, rng: random.Random, most: int) -> None:
        """Give up to so many random answers; fewer where ruling R18, unknown to the rules text, would soon end the game."""
        while most and not self.engine.over and not self._stands_still():
            self.play(pick(self, rng))
            most -= 1

    def play_through(self, answer: str, rng: random.Random) -> None:
        """Give an answer to `turn` and random ones up to the next such question, or the end."""
        self.play(answer)
        while self.engine.question not in ("turn", None):
            self.play(pick(self, rng))

    def _stands_still(self) -> bool:
        idle: int = json.loads(self.engine.to_json()).get("idle", 0) if self.engine.question == "turn" else 0
        return idle > 3 * self.table.players

    def _advance(self, answer: str | None) -> None:
        try:
            self.question = next(self.rules) if answer is None else self.rules.send(answer)
        except StopIteration as end:
            self.question, self.places = None, end.value
        self._check()

    def _check(self) -> None:
        """Who is asked what, all legal answers, the board, the losses, the places at the end."""
        self._same("places", self.engine.places, self.places)
        self._same("question", (self.engine.actor, self.engine.question), self._asked())
        if self.question is not None:
            self.asked[self.question.name] += 1
            legal = set(self.engine.legal())
            self._same("answers that only the engine has", legal - self.question.legal, set())
            if self.question.exact:
                self._same("answers that only the reference has", set(), self.question.legal - legal)
        board, expected = picture(read(self.engine.to_json())), picture(self.table)
        for key in expected:
            self._same(key, board[key], expected[key])
        losses = [event for event in map(plain, self.engine.events) if event["kind"] in LOSSES]
        for event in losses:
            del event["rule"]
        self._same("losses", losses, self.table.losses)

    def _asked(self) -> tuple[int | str | None, str | None]:
        return (None, None) if self.question is None else (self.question.actor, self.question.name)

    def _same(self, what: str, engine: Any, reference: Any) -> None:
        if engine != reference:
            raise Difference(
                f"{what}: the engine has {engine}, the reference {reference}\n"
                f"asked: {self._asked()}; answers so far: {'; '.join(self.engine.answers)}\n{self.text}"
            )


def pick(comparison: Comparison, rng: random.Random) -> str:
    """A random legal answer; at `turn` first the kind, so that abilities come up as often as the plague."""
    legal = comparison.engine.legal()
    if comparison.engine.question == "turn":
        kinds = sorted({answer.split()[0] for answer in legal})
        kind = rng.choices(kinds, [WEIGHTS.get(kind, 1) for kind in kinds])[0]
        legal = [answer for answer in legal if answer.split()[0] == kind]
    return weighted(comparison, legal, rng)


def weighted(comparison: Comparison, legal: list[str], rng: random.Random) -> str:
    """One of the answers by their attraction."""
    return rng.choices(legal, [attraction(comparison.table, answer) for answer in legal])[0]


def attraction(table: Table, answer: str) -> int:
    """The plague goes where there is something to ravage, most of all among nuns."""
    region = answer.removeprefix("plague ")
    if region in table.regions and table.rats[region] and table.population(region):
        return 4 + 4 * table.nuns.count(region)
    return 1


def compare(kind: str, seed: int, number: int, asked: Counter[str]) -> None:
    """Compare from one random position on; kind, seed and number name it.

    Errors: Difference.
    """
    KINDS[kind](random.Random(f"{kind} {seed} {number}"), asked)


def _regular(rng: random.Random, asked: Counter[str]) -> None:
    """A few turns."""
    Comparison(random_positions.position(rng, "regular"), asked).play_at_random(rng, 60)


def _final(rng: random.Random, asked: Counter[str]) -> None:
    """The final round and the last ravage, to the end of the game."""
    Comparison(random_positions.position(rng, "final"), asked).play_at_random(rng, 400)


def _abilities(rng: random.Random, asked: Counter[str]) -> None:
    """Every ability that a position offers, each from the same beginning."""
    text = random_positions.position(rng, rng.choice(["regular", "final"]))
    for answer in RATTUS.from_json(text).legal():
        if answer.split()[0] in ("use", "mayor"):
            Comparison(text, asked).play_through(answer, rng)


def _ravage(rng: random.Random, asked: Counter[str]) -> None:
    """A region made for it is ravaged in phase C, or in a turn of the final round."""
    comparison = Comparison(random_positions.position(rng, rng.choice(["regular", "final"]), ravage=True), asked)
    seat = comparison.table.seat
    while comparison.engine.actor == seat:
        legal = comparison.engine.legal()
        moves = [answer for answer in legal if answer.startswith(("plague", *EXCURSIONS))] or legal
        comparison.play_through(weighted(comparison, moves, rng), rng)


KINDS = {"regular": _regular, "final": _final, "abilities": _abilities, "ravage": _ravage}
"""What is compared from a random position."""
