"""Games and samples on disk: chunks of games, each in a file that is there whole or not at all."""

import io
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from .self_play import PlayedGame

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Column = NDArray[Any]
CHUNK = 20
"""Games in a chunk."""
SamplesT = TypeVar("SamplesT", bound="Samples")


@dataclass(frozen=True)
class Samples:
    """Samples as columns: every field is an array."""

    def write(self, file: Path) -> None:
        """Write all columns into a file. Errors: OSError."""
        write_arrays(file, **vars(self))

    @classmethod
    def read(cls, file: Path) -> Self:
        """Return the samples of a file. Errors: OSError; ValueError for any other file."""
        return cls(**_read_arrays(file, [field.name for field in fields(cls)]))

    def where(self, chosen: NDArray[np.bool_]) -> Self:
        """Return some of the rows; for samples whose columns all have the same length."""
        return type(self)(**{name: column[chosen] for name, column in vars(self).items()})


def concatenate(parts: Sequence[SamplesT], counts: Mapping[str, Callable[[SamplesT], int]]) -> SamplesT:
    """Return several parts as one. `counts`: how many numbers a part uses in columns that number something, by their names."""
    columns = {}
    for name in vars(parts[0]):
        count = counts.get(name, lambda _: 0)
        offsets = np.cumsum([0, *map(count, parts)])
        columns[name] = np.concatenate(
            [
                getattr(part, name) + offset if offset else getattr(part, name)
                for part, offset in zip(parts, offsets, strict=False)
            ]
        )
    return type(parts[0])(**columns)


def chunk_file(folder: Path, number: int) -> Path:
    """Return the file of a chunk."""
    return folder / f"chunk-{number:05}.npz"


def write_chunk(file: Path, played: Sequence[PlayedGame]) -> None:
    """Write games into a file. Errors: OSError."""
    write_arrays(
        file,
        options=np.array([msgspec.json.encode(game.options).decode() for game in played]),
        answers=np.array([answer for game in played for answer in game.answers], dtype=np.int32),
        turns=np.array([turn for game in played for turn in game.turns], dtype=np.int32),
        results=np.array([n for game in played for n in (*game.scores, *game.places)], dtype=np.int32),
        sizes=np.array([(len(game.answers), len(game.turns), len(game.scores)) for game in played], dtype=np.int32),
    )


def write_arrays(file: Path, **arrays: Column) -> None:
    """Write arrays into a file. Errors: OSError."""
    packed = io.BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **arrays)
    write_whole(file, packed.getvalue())


def write_whole(file: Path, content: bytes) -> None:
    """Write a file in one step, so that readers find all of it or nothing. Errors: OSError."""
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)


def _read_arrays(file: Path, names: Iterable[str]) -> dict[str, Column]:
    with np.load(file, allow_pickle=False) as chunk:
        return {name: chunk[name] for name in names}


def read_columns(files: Iterable[Path], names: Sequence[str]) -> dict[str, Column]:
    """Return columns over several files. Errors: OSError; ValueError for any other file."""
    chunks = [_read_arrays(file, names) for file in files]
    return {name: np.concatenate([chunk[name] for chunk in chunks]) for name in names}


def read_chunk(file: Path) -> Iterator[PlayedGame]:
    """Yield the games of a file. Errors: OSError; ValueError for any other file."""
    chunk = _read_arrays(file, ("options", "sizes", "answers", "turns", "results"))
    answers, turns, results = (chunk[name].tolist() for name in ("answers", "turns", "results"))
    for text, (answer_count, turn_count, players) in zip(chunk["options"], chunk["sizes"].tolist(), strict=True):
        scores, places = results[:players], results[players : 2 * players]
        yield PlayedGame(msgspec.json.decode(str(text)), answers[:answer_count], turns[:turn_count], scores, places)
        answers, turns, results = answers[answer_count:], turns[turn_count:], results[2 * players :]
