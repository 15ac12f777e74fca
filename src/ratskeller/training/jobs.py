"""Playing chunks of games on one core, on several, or on the machines of a Ray cluster; what is there is not played again."""

import random
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from ratskeller import games
from ratskeller.search.evaluations import numbers_of, weights_of
from ratskeller.search.player_weights import numbers_with

from .chunks import chunk_file, read_chunk, write_arrays, write_chunk
from .duel import Duelling
from .facts import Noted, Noting, as_written, read_noted
from .self_play import Played, SelfPlay, play_many, random_options
from .tuning import drawn, weights_in
from .turns import Tried, Trying, read_tried

Progress = Callable[[int, int], None]
"""Called with the chunks that are there and those that are wanted."""
Elsewhere = Callable[[Sequence[int]], Iterable[object]]
"""Plays the chunks of an order with these numbers; yields something whenever the file of one more has come."""


SEATS = 2
"""Players with whom weights are tuned that count where a file gives none for a number of players."""


class Order(Protocol):
    """What is to be played: chunks of games in a folder, which follow from the order alone, however many cores play them."""

    @property
    def folder(self) -> Path:
        """Where they lie."""

    def play(self, number: int) -> None:
        """Play a chunk. Errors: OSError."""


@dataclass(frozen=True)
class GamesOrder:
    """Games to learn from: `chunk` in a file."""

    game: str
    folder: Path
    seed: int
    chunk: int
    narrowed: int
    is_compiled: bool

    def play(self, number: int) -> None:
        """Play a chunk."""
        player = _player(self.game, self.is_compiled, self.narrowed)
        played = list(play_many(player, self.seed, number * self.chunk, self.chunk))
        write_chunk(chunk_file(self.folder, number), played)

    def games(self, count: int) -> Iterator[Played]:
        """Yield the games of the first chunks. Errors: OSError."""
        for number in range(count):
            yield from read_chunk(chunk_file(self.folder, number))


@dataclass(frozen=True)
class NotesOrder:
    """Facts of games that were played, with strengths as written by hand: a chunk of them for each of games."""

    games: GamesOrder
    folder: Path

    def play(self, number: int) -> None:
        """Note what is in a chunk of games. Errors: FileNotFoundError when they are not played yet."""
        played = read_chunk(chunk_file(self.games.folder, number))
        noting = _noting(self.games.game, self.games.is_compiled)
        noting.noted(played).write(chunk_file(self.folder, number))

    def noted(self, count: int) -> Noted:
        """Return what is noted of the first chunks. Errors: OSError."""
        return read_noted(chunk_file(self.folder, number) for number in range(count))


@dataclass(frozen=True)
class TurnsOrder:
    """Turns to learn from: those of the positions of `chunk` games in a file. `learned`: weights with what was learned so far."""

    game: str
    folder: Path
    seed: int
    chunk: int
    narrowed: int
    is_compiled: bool
    players: int
    learned: Sequence[int]

    def play(self, number: int) -> None:
        """Try the turns of a chunk."""
        trying = _trying(self.game, self.is_compiled, self.narrowed, self.players)
        numbers = range(number * self.chunk, (number + 1) * self.chunk)
        trying.tried(numbers, self.seed, self.learned).write(chunk_file(self.folder, number))

    def tried(self, count: int) -> Tried:
        """Return the turns of the first chunks. Errors: OSError."""
        return read_tried(chunk_file(self.folder, number) for number in range(count))


@dataclass(frozen=True)
class DealsOrder:
    """Deals to tune with: every seat has weights of its own, over random options; `chunk` games in a file."""

    game: str
    folder: Path
    seed: int
    chunk: int
    narrowed: int
    is_compiled: bool
    players: int = SEATS

    def play(self, number: int) -> None:
        """Play a chunk."""
        content = numbers_with(numbers_of(self.game), self.players)
        weights = weights_in(content)
        duelling = _duelling(self.game, self.is_compiled, self.narrowed)
        apart, margins = [], []
        for deal in range(number * self.deals, (number + 1) * self.deals):
            rng = random.Random(f"{self.seed} {deal}")
            options = {**random_options(games.get(self.game), rng), "players": self.players}
            seats, steps = zip(*(drawn(content, weights, rng) for _ in range(self.players)), strict=True)
            won = duelling.round([weights_of(self.game, one) for one in seats], options, (self.seed, deal))
            apart += [one - others for one, others in _with_others(np.array(steps))]
            margins += won
        write_arrays(chunk_file(self.folder, number), apart=np.array(apart), margins=np.array(margins))

    @property
    def deals(self) -> int:
        """Deals in a file: each is played so often that everybody had every seat."""
        return -(-self.chunk // self.players)

    def apart_and_margins(self, count: int) -> tuple[Any, Any]:
        """Return, by deal and seat of the first chunks, how many steps weights were from the others', and the margin. Errors: OSError."""
        chunks = []
        for number in range(count):
            with np.load(chunk_file(self.folder, number), allow_pickle=False) as chunk:
                chunks.append((chunk["apart"], chunk["margins"]))
        apart, margins = zip(*chunks, strict=True)
        return np.concatenate(apart), np.concatenate(margins)


def _with_others(rows: NDArray[np.float64]) -> Iterator[tuple[NDArray[np.float64], NDArray[np.float64]]]:
    """Yield every row with the mean of the others."""
    total = rows.sum(axis=0)
    for row in rows:
        yield row, (total - row) / (len(rows) - 1)


def play_chunks(order: Order, count: int, cores: int, progress: Progress, elsewhere: Elsewhere | None = None) -> None:
    """See to it that so many chunks are there, one by one, so that an interrupt loses at most those being played.

    They are played on so many cores, or by whoever plays `elsewhere`. Errors: OSError.
    """
    order.folder.mkdir(parents=True, exist_ok=True)
    missing = [number for number in range(count) if not chunk_file(order.folder, number).exists()]
    progress(count - len(missing), count)
    if not missing:
        return
    if elsewhere is not None:
        played: Iterable[object] = elsewhere(missing)
    else:
        played = map(order.play, missing) if cores == 1 else _on_cores(order.play, missing, cores)
    for done, _ in enumerate(played, 1):
        progress(count - len(missing) + done, count)


def _on_cores(play: Callable[[int], None], numbers: list[int], cores: int) -> Iterator[None]:
    pool = ProcessPoolExecutor(cores, get_context("spawn"), initializer=_leave_interrupts_to_the_first)
    try:
        for future in as_completed([pool.submit(play, number) for number in numbers]):
            yield future.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def _player(name: str, is_compiled: bool, narrowed: int) -> SelfPlay:
    return SelfPlay(name, is_compiled, narrowed)


@cache
def _noting(name: str, is_compiled: bool) -> Noting:
    return Noting(name, is_compiled, weights_of(name, as_written(numbers_of(name))))


@cache
def _trying(name: str, is_compiled: bool, narrowed: int, players: int) -> Trying:
    return Trying(name, is_compiled, narrowed, players, weights_of(name, as_written(numbers_of(name))))


@cache
def _duelling(name: str, is_compiled: bool, narrowed: int) -> Duelling:
    return Duelling(name, is_compiled, narrowed)
