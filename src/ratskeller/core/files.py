"""Read data files from users: of limited size, and with errors that name the file."""

import tomllib
from pathlib import Path

from .errors import BadData

LARGEST_FILE = 100_000
"""Most bytes of a data file. Ours have a few thousand."""


def read_toml(path: Path) -> dict[str, object]:
    """Read a TOML file of at most 100 kB.

    Errors: BadData when it can't be read, is too large, or is not TOML.
    """
    raw = _bytes_of(path)
    try:
        return tomllib.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError) as error:  # a plain ValueError: a number of more digits than Python reads
        raise BadData(f"{path}: not a TOML file ({error})") from error


def _bytes_of(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise BadData(f"{path}: no such file")
        if path.stat().st_size > LARGEST_FILE:
            raise BadData(f"{path}: larger than {LARGEST_FILE} bytes; a data file is a few thousand")
        return path.read_bytes()
    except OSError as error:
        raise BadData(f"{path}: can't be read ({error.strerror})") from error
