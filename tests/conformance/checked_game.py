"""Games in which every answer is checked in every way that we know, and the record that leads to what is wrong."""

import random
import traceback
from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import msgspec
from conformance.two_speeds import Pair

from ratskeller.core.game import Game
from ratskeller.core.position import Position
from ratskeller.core.state import out_of_range
from ratskeller.core.steps import take_rows

Choose = Callable[[Position, list[str], list[int]], str]
"""Picks one of the legal answers; the weights are those of chance."""

MOST_ANSWERS = 5_000
"""Far more than a random game takes."""
FEWEST = 2
"""Random games of one kind that every test plays at least."""
VIEWS_EVERY = 10
"""After so many answers that are checked in full, the views of all seats are checked as well."""


def checks_of(game: str) -> Any:
    """Return the module `conformance.<name of the game>`, with the checks of one game.

    `least_options(players)` and `draw_options(rng, players)` begin a game; `check_state(state)` and `check_view(position, view)` hold after
    every answer. For slow games, `SHARE` is the share of the games of a test that is enough, and `FULL_EVERY` the number of answers
    between full checks.
    """
    return import_module(f"conformance.{game}")


def games_for(game: str, wanted: int) -> int:
    """Return how many random games a test plays of this one, where it plays `wanted` of those whose answers are checked fast."""
    return max(FEWEST, round(wanted * checks_of(game).SHARE))


class Fault(Exception):
    """Something is wrong. `record` leads there: its last answer, or the question after it, shows the fault."""

    def __init__(self, reason: str, record: str) -> None:
        super().__init__(reason)
        self.record = record


class CheckedGame:
    """A game at both speeds.

    After every answer: legal answers, chances and events are equal at both speeds; the state keeps the invariants of the game. After
    every one, or every few (`full_every`): the states are equal at both speeds, number by number, each within the range of its field, and
    the position comes back from its JSON. Now and then: the views of all seats, and of a world dealt anew for each. At the end: the
    record replays to the same position.
    """

    def __init__(self, position: Position, full_every: int = 1) -> None:
        self.game: Game[Any] = position.game
        self.position = position
        self.full_every = full_every
        self.asked: Counter[str] = Counter()
        self.checks = checks_of(self.game.name)
        self.pair = Pair(self.game, position.state)

    @property
    def answers(self) -> int:
        """How many answers were given."""
        return len(self.position.answers)

    def play(self, choose: Choose) -> None:
        """Play to the end: seats answer as `choose` says, chance is asked with its weights by it as well. Errors: Fault."""
        self._until_wrong(lambda: self._play(choose))

    def follow(self, answers: Sequence[str]) -> None:
        """Give these answers. Errors: Fault."""
        self._until_wrong(lambda: self._follow(answers))

    def _until_wrong(self, work: Callable[[], None]) -> None:
        try:
            work()
            if self.position.over:
                self._replay()
        except Exception as problem:
            raise Fault(_reason(problem), self.record()) from problem

    def _play(self, choose: Choose) -> None:
        while not self.position.over:
            assert self.answers < MOST_ANSWERS, "the game does not end"
            answers, weights = self._options()
            text = choose(self.position, list(answers), weights)
            self._give(text, answers[text])

    def _follow(self, texts: Sequence[str]) -> None:
        for text in texts:
            self._give(text, self._options()[0][text])

    def _options(self) -> tuple[dict[str, int], list[int]]:
        """Legal answers by their texts, which differ, and the weights of chance."""
        position = self.position
        numbers, weights = self.pair.options()
        answers = {self.game.text(position.state, position.options, number): number for number in numbers}
        assert 0 < len(answers) == len(numbers)
        assert position.actor != "chance" or min(weights) > 0
        return answers, weights

    def record(self) -> str:
        """Return the record of the answers so far; `check_record` gives them again."""
        return self.position.record()

    def _content(self) -> dict[str, Any]:
        return self.game.dump(self.position.state, self.position.options)

    def _give(self, text: str, answer: int) -> None:
        position = self.position
        assert position.actor is not None
        position.actors.append(position.actor)
        position.answers.append(text)
        self.asked[self.game.question(position.state)] += 1
        in_full = self.answers % self.full_every == 0
        self.pair.apply(answer, whole=in_full)
        position.events = self.game.decode(position.state, position.options, take_rows(position.state))
        self.checks.check_state(position.state)
        if in_full or position.over:
            assert (outside := out_of_range(position.state)) == "", outside
            self._read_back(self._content())
        if self.answers % (VIEWS_EVERY * self.full_every) == 0:
            self._look()

    def _read_back(self, content: dict[str, Any]) -> None:
        """JSON there and back loses nothing."""
        options, state = self.game.load(msgspec.json.decode(msgspec.json.encode(content)))
        state.logging = self.position.state.logging
        assert options == content["options"]
        if state != self.position.state:
            fields = [name for name in state.FIELDS if getattr(state, name) != getattr(self.position.state, name)]
            raise AssertionError(f"read back from JSON, the position differs in {', '.join(fields)}")

    def _look(self) -> None:
        """Every seat can be shown the position; what it can't know may be dealt anew without its noticing (H1)."""
        for seat in (None, *range(len(self.position.scores))):
            view = self.position.view(seat)
            self.checks.check_view(self.position, view)
            if seat is not None:
                again = self.position.redeal(seat).view(seat)
                assert again | {"length": 0} == view | {"length": 0}

    def _replay(self) -> None:
        """The record leads to the same position, and is written again as it was read."""
        again = self.game.replay(self.record())
        assert again.state == self.position.state
        assert again.record() == self.record()


def _reason(problem: Exception) -> str:
    place = traceback.extract_tb(problem.__traceback__)[-1]
    said = f"{type(problem).__name__}: {problem}".splitlines()[0].rstrip(": ")
    return f"{said} ({place.filename.rpartition('/')[2]}, line {place.lineno}: {place.line})"


def at_random(rng: random.Random) -> Choose:
    """Return a chooser for one game: every answer of a seat is equally likely, or first its kind (`use`, `add`, …) and then which."""
    by_kind = rng.random() < 0.5

    def choose(position: Position, texts: list[str], weights: list[int]) -> str:
        if position.actor == "chance":
            return rng.choices(texts, weights)[0]
        if not by_kind:
            return rng.choice(texts)
        kind = rng.choice(sorted({text.split()[0] for text in texts}))
        return rng.choice([text for text in texts if text.split()[0] == kind])

    return choose


def random_game(game: Game[Any], rng: random.Random, players: int | None = None, full_every: int = 1) -> CheckedGame:
    """Return a checked game with random options."""
    options = checks_of(game.name).draw_options(rng, players or rng.choice(game.players))
    return CheckedGame(game.new(**options), full_every)


def check_record(game: Game[Any], record: str) -> CheckedGame:
    """Give the answers of a record again, with all checks. Errors: Fault."""
    content = msgspec.json.decode(record)
    begun = game.from_json(msgspec.json.encode(content["start"])) if "start" in content else None
    checked = CheckedGame(begun or game.new(**content["options"]))
    checked.follow([answer for line in content["answers"] for answer in line.split("; ")])
    return checked
