"""Playing chunks of games on one core or several; what is there is not played again."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from .chunks import chunk_file, read_chunk, write_chunk
from .games import Played, SelfPlay, play_many

Progress = Callable[[int, int], None]
"""Called with the chunks that are there and those that are wanted."""


@dataclass(frozen=True)
class Order:
    """What is to be played: chunks of so many games in a folder, which follow from the seed alone, however many cores play them."""

    game: str
    folder: Path
    seed: int
    chunk: int
    narrowed: int
    is_compiled: bool

    def play(self, number: int) -> None:
        """Play a chunk. Errors: OSError."""
        played = list(
            play_many(_player(self.game, self.is_compiled, self.narrowed), self.seed, number * self.chunk, self.chunk)
        )
        write_chunk(chunk_file(self.folder, number), played)

    def games(self, count: int) -> Iterator[Played]:
        """Yield the games of the first chunks. Errors: OSError."""
        for number in range(count):
            yield from read_chunk(chunk_file(self.folder, number))


def play_chunks(order: Order, count: int, cores: int, progress: Progress) -> None:
    """See to it that so many chunks are there, one by one, so that an interrupt loses at most those being played. Errors: OSError."""
    order.folder.mkdir(parents=True, exist_ok=True)
    missing = [number for number in range(count) if not chunk_file(order.folder, number).exists()]
    progress(count - len(missing), count)
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
