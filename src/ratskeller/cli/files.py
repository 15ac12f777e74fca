"""Reading positions and records from files of any size and content, and writing records."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from ratskeller import games
from ratskeller.core.errors import BadPosition, RatskellerError
from ratskeller.core.game import Game
from ratskeller.core.position import Position
from ratskeller.core.records import LONGEST_TEXT, parse_json

Content = dict[str, object]
"""A position or a record as JSON."""
STDIN = "-"
RECORD_KEYS = {"game", "format", "version", "options", "start", "answers", "proof"}
"""Keys of a record; a position has others."""


class BadFile(RatskellerError):
    """A file can't be read or written."""


@contextmanager
def _named(name: str) -> Iterator[None]:
    """Turn errors of the system into errors that name the file."""
    try:
        yield
    except OSError as problem:
        raise BadFile(f"{name}: {problem.strerror or problem}") from None
    except ValueError as problem:
        if isinstance(problem, RatskellerError):
            raise
        raise BadFile(f"{name!r}: is not a file name ({problem})") from None


def read_text(name: str) -> bytes:
    """Return the content of a file, `-` for standard input. Errors: BadFile, also for a file that is too long."""
    with _named(name):
        if name == STDIN:
            return _limited("standard input", sys.stdin.buffer)
        path = Path(name)
        if path.is_dir():
            raise BadFile(f"{name}: is a directory; a file is needed")
        with path.open("rb") as file:
            return _limited(name, file)


def _limited(name: str, file: BinaryIO) -> bytes:
    # The size of a file is known in advance, that of a pipe or a device is not
    size = os.fstat(file.fileno()).st_size if _has_size(file) else 0
    content = b"" if size > LONGEST_TEXT else file.read(LONGEST_TEXT + 1)
    if size > LONGEST_TEXT or len(content) > LONGEST_TEXT:
        measured = f"{size} bytes" if size else f"more than {LONGEST_TEXT} bytes"
        raise BadFile(f"{name}: {measured}; a position or a record has at most {LONGEST_TEXT}")
    return content


def _has_size(file: BinaryIO) -> bool:
    try:
        file.fileno()
    except OSError:
        return False
    return True


def game_of(text: bytes) -> tuple[Game[object], Content]:
    """Return the game named in a position or a record, and the content. Errors: BadPosition, UnknownGame."""
    content = parse_json(text, BadPosition, "a position or a record")
    name = content.get("game")
    if not isinstance(name, str):
        raise BadPosition(f"game: must name one of {', '.join(games.names())}")
    return games.get(name), content


def is_record(content: Content) -> bool:
    return "answers" in content


def load_position(name: str) -> Position:
    """Return the position in a file. Errors: RatskellerError."""
    text = read_text(name)
    game, content = game_of(text)
    if is_record(content):
        raise BadPosition("this is a record, not a position: `ratskeller replay` shows it")
    return game.from_json(text)


def load_record(name: str) -> Position:
    """Return the final position of a record in a file. Errors: RatskellerError."""
    text = read_text(name)
    game, content = game_of(text)
    if not is_record(content) and content.keys() - RECORD_KEYS:
        raise BadPosition("this is a position, not a record: `ratskeller position` shows it")
    return game.replay(text)


def load_game(name: str) -> Position:
    """Return the position in a file that contains a position or a record. Errors: RatskellerError."""
    text = read_text(name)
    game, content = game_of(text)
    return game.replay(text) if is_record(content) else game.from_json(text)


def check_target(name: str, source: str | None = None) -> Path:
    """Return the path for a record, so that errors appear before the game and not after it.

    Only an empty file, or the one that the game came from, is replaced. Errors: BadFile.
    """
    path = Path(name)
    with _named(name):
        if path.is_dir() or not name.strip():
            raise BadFile(f"{name}: a file is needed for the record, not a directory")
        if not path.parent.is_dir():
            raise BadFile(f"{name}: there is no directory {path.parent}")
        if path.exists() and path.stat().st_size and (source is None or not Path(source).samefile(path)):
            raise BadFile(f"{name}: exists already; choose another name for the record")
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise BadFile(f"{name}: can't be written")
    return path


def write_record(path: Path, position: Position) -> None:
    """Write the record of a game, in one step. Errors: BadFile."""
    text = position.record() + "\n"
    try:
        if path.exists() and not path.is_file():  # a device, such as /dev/stdout
            path.write_text(text, encoding="utf-8")
            return
        whole = path.resolve()
        fresh = whole.with_name(f"{whole.name}.new")
        fresh.write_text(text, encoding="utf-8", newline="\n")
        fresh.replace(whole)
    except OSError as problem:
        raise BadFile(f"{path}: {problem.strerror or problem}") from None
