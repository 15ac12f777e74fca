"""Jobs that play chunks of games: in this process, in several, or on a Ray cluster. Chunks that exist are not played again."""

import random
import tempfile
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ratskeller import games
from ratskeller.arena.executors import check_sources, cluster, in_order, processes
from ratskeller.core.sources import PLAYERS_OF_GAMES, fingerprint
from ratskeller.search.evaluations import numbers_of, weights_of
from ratskeller.search.player_weights import numbers_with

from .chunks import Floats, chunk_file, read_chunk, read_columns, write_arrays, write_chunk, write_whole
from .duel import DuelRunner
from .facts import FactSampler, FactSamples, as_written, read_facts
from .self_play import PlayedGame, SelfPlay, play_many, random_options
from .tuning import drawn, weights_in
from .turns import TurnSampler, TurnSamples, read_turns

Progress = Callable[[int, int], None]
"""Called with the chunks that are there and those that are wanted."""
SOURCES = (*PLAYERS_OF_GAMES, str(Path(__file__).parent))
"""Folders that decide what is in a chunk."""
SEATS = 2
"""Players with whom weights are tuned that count where a file gives none for a number of players."""


@dataclass(frozen=True)
class Job:
    """Chunks of games of one kind in a folder. What is in them follows from the job alone, however many cores play them."""

    game: str
    folder: Path

    @abstractmethod
    def play(self, number: int) -> None:
        """Play a chunk and write its file. Errors: OSError."""

    def files(self, count: int) -> list[Path]:
        return [chunk_file(self.folder, number) for number in range(count)]


@dataclass(frozen=True)
class SelfPlayJob(Job):
    """Chunks of so many games. Bots search `narrowed` times less than in play."""

    seed: int
    chunk: int
    narrowed: int
    is_compiled: bool


@dataclass(frozen=True)
class GamesJob(SelfPlayJob):
    """Games to learn from."""

    def play(self, number: int) -> None:
        player = _player(self.game, self.is_compiled, self.narrowed)
        write_chunk(
            chunk_file(self.folder, number), list(play_many(player, self.seed, number * self.chunk, self.chunk))
        )

    def games(self, count: int) -> Iterator[PlayedGame]:
        """Yield the games of the first chunks. Errors: OSError."""
        for file in self.files(count):
            yield from read_chunk(file)


@dataclass(frozen=True)
class FactsJob(Job):
    """The facts of games that were played, with strengths as written by hand: a chunk of facts for each chunk of games."""

    games: GamesJob

    def play(self, number: int) -> None:
        """Replay a chunk of games. Errors: FileNotFoundError when they are not played yet."""
        played = read_chunk(chunk_file(self.games.folder, number))
        _fact_sampler(self.game, self.games.is_compiled).samples(played).write(chunk_file(self.folder, number))

    def samples(self, count: int) -> FactSamples:
        """Return the samples of the first chunks. Errors: OSError."""
        return read_facts(self.files(count))


@dataclass(frozen=True)
class TurnsJob(SelfPlayJob):
    """Turns to learn from, of positions of so many games. `learned`: weights that include what was learned so far."""

    players: int
    learned: Sequence[int]

    def play(self, number: int) -> None:
        sampler = _turn_sampler(self.game, self.is_compiled, self.narrowed, self.players)
        numbers = range(number * self.chunk, (number + 1) * self.chunk)
        sampler.samples(numbers, self.seed, self.learned).write(chunk_file(self.folder, number))

    def samples(self, count: int) -> TurnSamples:
        return read_turns(self.files(count))


class WeightSamples(NamedTuple):
    """Deals to tune with. By deal and seat: how many steps each weight lay from the mean of the others', and the margin."""

    steps: Floats
    margins: Floats


@dataclass(frozen=True)
class DealsJob(SelfPlayJob):
    """Deals to tune with, over random options: every seat has weights of its own."""

    players: int = SEATS

    def play(self, number: int) -> None:
        content = numbers_with(numbers_of(self.game), self.players)
        weights = weights_in(content)
        runner = _duel_runner(self.game, self.is_compiled, self.narrowed)
        steps_apart, margins = [], []
        for deal in range(number * self.deals, (number + 1) * self.deals):
            rng = random.Random(f"{self.seed} {deal}")
            options = {**random_options(games.get(self.game), rng), "players": self.players}
            seats, steps = zip(*(drawn(content, weights, rng) for _ in range(self.players)), strict=True)
            margins += runner.round([weights_of(self.game, one) for one in seats], options, (self.seed, deal))
            steps_apart += [one - others for one, others in _with_others(np.array(steps))]
        write_arrays(chunk_file(self.folder, number), apart=np.array(steps_apart), margins=np.array(margins))

    @property
    def deals(self) -> int:
        """Deals in a file: each is played once for every seat that a set of weights can have."""
        return -(-self.chunk // self.players)

    def samples(self, count: int) -> WeightSamples:
        columns = read_columns(self.files(count), ("apart", "margins"))
        return WeightSamples(columns["apart"], columns["margins"])


def _with_others(rows: Floats) -> Iterator[tuple[Floats, Floats]]:
    """Yield every row with the mean of the others."""
    total = rows.sum(axis=0)
    for row in rows:
        yield row, (total - row) / (len(rows) - 1)


@dataclass(frozen=True)
class Chunk:
    """A chunk of a job."""

    job: Job
    number: int

    def __str__(self) -> str:
        return f"chunk {self.number}"


def play_chunks(job: Job, count: int, progress: Progress, cores: int = 1, ray: str | None = None) -> None:
    """Play the missing ones of the first `count` chunks, so that an interrupt loses at most those being played.

    They are played in this process, in `cores` processes, or on the machines of a Ray cluster. Errors: BadCluster; OSError.
    """
    job.folder.mkdir(parents=True, exist_ok=True)
    missing = [Chunk(job, number) for number in range(count) if not chunk_file(job.folder, number).exists()]
    progress(count - len(missing), count)
    if missing:
        for done, _ in enumerate(_played(job, missing, cores, ray), count - len(missing) + 1):
            progress(done, count)


def _played(job: Job, missing: Sequence[Chunk], cores: int, ray: str | None) -> Iterator[None]:
    if ray is not None:
        with cluster(ray) as executor:
            contents = in_order(executor, partial(play_remotely, fingerprint(job.game, SOURCES)), missing)
            for chunk, content in zip(missing, contents, strict=True):
                write_whole(chunk_file(job.folder, chunk.number), content)
                yield
    elif cores > 1:
        with processes(cores) as executor:
            yield from in_order(executor, _play, missing)
    else:
        yield from map(_play, missing)


def _play(chunk: Chunk) -> None:
    chunk.job.play(chunk.number)


def play_remotely(sources: str, chunk: Chunk) -> bytes:
    """Play a chunk on a machine of a cluster and return its file. Errors: BadCluster for a machine with other `sources`."""
    check_sources(sources, fingerprint(chunk.job.game, SOURCES))
    with tempfile.TemporaryDirectory() as folder:
        replace(chunk.job, folder=Path(folder)).play(chunk.number)
        return chunk_file(Path(folder), chunk.number).read_bytes()


_player = cache(SelfPlay)
_duel_runner = cache(DuelRunner)


@cache
def _fact_sampler(name: str, is_compiled: bool) -> FactSampler:
    return FactSampler(name, is_compiled, weights_of(name, as_written(numbers_of(name))))


@cache
def _turn_sampler(name: str, is_compiled: bool, narrowed: int, players: int) -> TurnSampler:
    return TurnSampler(name, is_compiled, narrowed, players, weights_of(name, as_written(numbers_of(name))))
