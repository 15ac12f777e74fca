"""Games for training: `greedy` against itself, over random options, with random turns in between for variety."""

import random
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from ratskeller import games
from ratskeller.bots.greedy import GreedyBot
from ratskeller.core.engine import engine
from ratskeller.core.game import Game
from ratskeller.core.options import Option, Options, Value
from ratskeller.core.steps import CHANCE, RULES
from ratskeller.search.evaluations import tuning
from ratskeller.search.memory import State

NARROWED = 4
"""How many times less than in play bots search: the worth of a position hardly depends on it."""
OPENINGS = 5
"""A game opens with fewer random turns than this ..."""
RASH = 0.04
"""... and this share of its other turns is random too."""
USUAL = 0.5
"""Share of the games in which an option has its usual value."""


@dataclass(frozen=True)
class PlayedGame:
    """A finished game: its options, all answers as numbers, the answers at which turns of seats began, and how it ended."""

    options: Options
    answers: list[int]
    turns: list[int]
    scores: list[int]
    places: list[int]


def random_options(game: Game[object], rng: random.Random) -> Options:
    """Return random options of a game: any number of players; every other option has its usual value in about half of the games."""
    drawn: Options = {}
    for option in game.OPTIONS:
        if option.is_shared and option.kind != "preset":
            usual = option.kind != "players" and rng.random() < USUAL
            drawn[option.name] = option.usual if usual else rng.choice(option.values)
    return {name: _allowed(option, drawn) for option in game.OPTIONS if (name := option.name) in drawn}


def _allowed(option: Option, drawn: Options) -> Value | None:
    """Return the value drawn for an option, or the one that other drawn options leave."""
    if option.when and drawn[option.when.option] not in option.when.values:
        return option.usual
    if option.demands and drawn[option.demands.option] in option.demands.values:
        return option.values[-1]
    value: Value = drawn[option.name]
    return value


class SelfPlay:
    """Plays games of one kind, one after the other."""

    def __init__(self, name: str, is_compiled: bool, narrowed: int = NARROWED, players: int | None = None) -> None:
        """Prepare the engine. Without `players` their number is drawn as well. Errors: UnknownGame."""
        self._players = {} if players is None else {"players": players}
        self.game = games.get(name)
        self._engine = engine(self.game, is_compiled)
        self._states, _ = self._engine.room(1)
        self._out, self._weights = self._engine.buffers()
        effort = tuning(name).beam(is_compiled).reduced(narrowed)
        self._bot = GreedyBot(is_compiled=is_compiled, beam=effort)

    def play(self, rng: random.Random) -> PlayedGame:
        """Play a game to its end. It follows from the generator alone."""
        options, beginning = self.game.start({**random_options(self.game, rng), **self._players})
        self._engine.put(self._states, 0, beginning)
        openings = rng.randrange(OPENINGS)
        answers: list[int] = []
        turns: list[int] = []
        while (actor := self._engine.actor(self._states, 0)) != RULES:
            if actor == CHANCE:
                answers.append(self._draw(rng))
                continue
            turns.append(len(answers))
            is_rash = len(turns) <= openings or rng.random() < RASH
            answers += self._at_random(actor, rng) if is_rash else self._think(actor)
        final = self._engine.get(self._states, 0)
        return PlayedGame(options, answers, turns, self.game.scores(final), self.game.places(final))

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
        state = self.game.redeal(self._engine.get(self._states, 0), seat)
        answers = self._bot.plan(self.game, state, seat)
        for answer in answers:
            self._engine.apply(self._states, 0, answer)
        return answers


class Replayer:
    """Replays games of one kind."""

    def __init__(self, name: str, is_compiled: bool) -> None:
        """Prepare the engine. Errors: UnknownGame."""
        self.game = games.get(name)
        self.engine = engine(self.game, is_compiled)
        self._states, _ = self.engine.room(1)

    def turns(self, played: PlayedGame, chosen: Collection[int]) -> Iterator[tuple[int, State]]:
        """Replay a game; where the chosen answers begin a turn, yield the seat on turn and the state as it knows it."""
        _, beginning = self.game.start(played.options)
        self.engine.put(self._states, 0, beginning)
        for number, answer in enumerate(played.answers):
            if number in chosen:
                seat = self.engine.actor(self._states, 0)
                state = self.game.redeal(self.engine.get(self._states, 0), seat)
                state.logging = 0
                yield seat, state
            self.engine.apply(self._states, 0, answer)


def play_many(player: SelfPlay, seed: int, first: int, count: int) -> Iterator[PlayedGame]:
    """Yield games by number; each follows from the seed and its number."""
    for number in range(first, first + count):
        yield player.play(random.Random(f"{seed} {number}"))
