"""Games for training: `greedy` against itself, over random options, with turns at random in between so that much is seen."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ratskeller import games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.core.decisions import CHANCE, RULES
from ratskeller.core.engine import engine
from ratskeller.core.game import Game
from ratskeller.core.options import Option, Options
from ratskeller.search.evaluations import tuning

NARROWED = 4
"""So many times less than in play a turn of these games is looked at: what a position is worth hardly depends on it."""
OPENINGS = 5
"""In the openings of a game up to so many turns, one less than this, are played at random ..."""
RASH = 0.04
"""... and so is this share of all further turns."""
USUAL = 0.5
"""Share of the games in which an option has its usual value."""


@dataclass(frozen=True)
class Played:
    """A game that was played: its options, all answers in numbers, those at which turns of seats began, and how it ended."""

    options: Options
    answers: list[int]
    turns: list[int]
    scores: list[int]
    places: list[int]


def random_options(game: Game[Any], rng: random.Random) -> Options:
    """Return options of a game: how many play by lot, all others usual in about half of the games; files are left out."""
    drawn: Options = {}
    for option in game.OPTIONS:
        if option.is_shared and option.kind != "preset":
            usual = option.kind != "players" and rng.random() < USUAL
            drawn[option.name] = option.usual if usual else rng.choice(option.values)
    return {name: _allowed(option, drawn) for option in game.OPTIONS if (name := option.name) in drawn}


def _allowed(option: Option, drawn: Options) -> Any:
    """Return what was drawn for an option, or what others that were drawn leave of it."""
    if option.when and drawn[option.when.option] not in option.when.values:
        return option.usual
    if option.demands and drawn[option.demands.option] in option.demands.values:
        return option.values[-1]
    return drawn[option.name]


class SelfPlay:
    """Plays games of one kind, one after the other."""

    def __init__(self, name: str, is_compiled: bool, narrowed: int = NARROWED, players: int | None = None) -> None:
        """Make room; without a number of `players` it is drawn as well. Errors: UnknownGame."""
        self._players = {} if players is None else {"players": players}
        self.game = games.get(name)
        self._engine = engine(self.game, is_compiled)
        self._states, _ = self._engine.room(1)
        self._out, self._weights = self._engine.buffers()
        effort = tuning(name).beam(is_compiled).reduced(narrowed)
        self._bot = GreedyBot(is_compiled=is_compiled, effort=effort)

    def play(self, rng: random.Random) -> Played:
        """Play a game to its end; it follows from the generator alone."""
        options, beginning = self.game.start({**random_options(self.game, rng), **self._players})
        self._engine.put(self._states, 0, beginning)
        openings = rng.randrange(OPENINGS)
        answers: list[int] = []
        turns: list[int] = []
        while (asked := self._engine.actor(self._states, 0)) != RULES:
            if asked == CHANCE:
                answers.append(self._draw(rng))
                continue
            turns.append(len(answers))
            is_rash = len(turns) <= openings or rng.random() < RASH
            answers += self._at_random(asked, rng) if is_rash else self._think(asked)
        final = self._engine.get(self._states, 0)
        return Played(options, answers, turns, self.game.scores(final), self.game.places(final))

    def _draw(self, rng: random.Random) -> int:
        """Let chance answer."""
        count = self._engine.legal(self._states, 0, self._out, self._weights)
        (answer,) = rng.choices(self._out[:count], self._weights[:count])
        self._engine.apply(self._states, 0, int(answer))
        return int(answer)

    def _at_random(self, seat: int, rng: random.Random) -> list[int]:
        """Let a seat answer at random until its turn is over or chance comes in."""
        answers: list[int] = []
        while self._engine.actor(self._states, 0) == seat:
            count = self._engine.legal(self._states, 0, self._out, self._weights)
            answers.append(int(self._out[rng.randrange(count)]))
            self._engine.apply(self._states, 0, answers[-1])
        return answers

    def _think(self, seat: int) -> list[int]:
        known = self.game.redeal(self._engine.get(self._states, 0), seat)
        answers = self._bot.plan(self.game, known, seat)
        for answer in answers:
            self._engine.apply(self._states, 0, answer)
        return answers


def play_many(player: SelfPlay, seed: int, first: int, count: int) -> Iterator[Played]:
    """Yield games by number; each follows from the seed and its number."""
    for number in range(first, first + count):
        yield player.play(random.Random(f"{seed} {number}"))
