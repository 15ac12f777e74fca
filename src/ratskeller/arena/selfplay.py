"""Playing games for data in several processes: parts of games that are there are not played again."""

from collections.abc import Callable, Generator
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from ratskeller.core.errors import BadArgument
from ratskeller.research.data.card import card_of
from ratskeller.research.data.folder import MOST_GAMES, DataFolder
from ratskeller.research.data.plan import Plan
from ratskeller.research.data.player import player_of

from .executors import in_order, processes

Progress = Callable[[int, int], None]
"""Called with the games that are there and those that are wanted."""


def play_set(plan: Plan, count: int, folder: Path, cores: int = 1, progress: Progress | None = None) -> int:
    """Play the missing ones of the first `count` games of a plan into a folder, and return how many were missing.

    An interrupt loses only the parts that are being played; the next call plays them again, the same. The data card is always current.
    Errors: BadArgument; BadMatch for a bot of another package that gives an answer which is not legal; OSError.
    """
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MOST_GAMES:
        raise BadArgument(f"games: must be a number from 1 to {MOST_GAMES}, not {count!r}")
    if cores < 1:
        raise BadArgument(f"cores: at least 1, not {cores}")
    data = DataFolder(folder)
    data.begin(plan)
    parts = list(data.missing(plan, count))
    missing = sum(map(len, parts))
    there = count - missing
    show = progress or (lambda *_: None)
    show(there, count)
    try:
        with closing(_play_parts(plan, parts, folder, cores)) as played:
            for games in played:
                there += games
                show(there, count)
    finally:
        data.card.write_text(card_of((it, len(data.numbers(it))) for it in data.plans()), encoding="utf-8")
    return missing


def _play_parts(plan: Plan, parts: list[range], folder: Path, cores: int) -> Generator[int, None, None]:
    work = partial(_play, msgspec.json.encode(plan).decode(), folder)
    if cores > 1 and parts:
        with processes(min(cores, len(parts))) as executor:
            yield from in_order(executor, work, parts)
    else:
        yield from map(work, parts)


def _play(plan: str, folder: Path, numbers: range) -> int:
    player = player_of(plan)
    DataFolder(folder).add(msgspec.json.decode(plan, type=Plan), [player.play(number) for number in numbers])
    return len(numbers)
