"""Games on disk: chunks of so many games, each a file of its own, whole or not there."""

import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from .self_play import Played

CHUNK = 20
"""Games in a chunk."""


def chunk_file(folder: Path, number: int) -> Path:
    """Return the file of a chunk."""
    return folder / f"chunk-{number:05}.npz"


def write_chunk(file: Path, played: Sequence[Played]) -> None:
    """Write games into a file. Errors: OSError."""
    write_arrays(
        file,
        options=np.array([msgspec.json.encode(game.options).decode() for game in played]),
        answers=np.array([answer for game in played for answer in game.answers], dtype=np.int32),
        turns=np.array([turn for game in played for turn in game.turns], dtype=np.int32),
        results=np.array([n for game in played for n in (*game.scores, *game.places)], dtype=np.int32),
        sizes=np.array([(len(game.answers), len(game.turns), len(game.scores)) for game in played], dtype=np.int32),
    )


def write_arrays(file: Path, **arrays: NDArray[Any]) -> None:
    """Write arrays into a file; who looks finds all of it or nothing. Errors: OSError."""
    packed = io.BytesIO()
    np.savez_compressed(packed, allow_pickle=False, **arrays)
    write_whole(file, packed.getvalue())


def write_whole(file: Path, content: bytes) -> None:
    """Write a file; who looks finds all of it or nothing. Errors: OSError."""
    written = file.with_suffix(".part")
    written.write_bytes(content)
    written.replace(file)


def read_chunk(file: Path) -> Iterator[Played]:
    """Yield the games of a file. Errors: OSError; ValueError for a file that is none."""
    with np.load(file, allow_pickle=False) as chunk:
        options, sizes = chunk["options"], chunk["sizes"]
        answers, turns, results = (chunk[name].tolist() for name in ("answers", "turns", "results"))
    for text, (many, begun, players) in zip(options, sizes.tolist(), strict=True):
        scores, places = results[:players], results[players : 2 * players]
        yield Played(msgspec.json.decode(str(text)), answers[:many], turns[:begun], scores, places)
        answers, turns, results = answers[many:], turns[begun:], results[2 * players :]
