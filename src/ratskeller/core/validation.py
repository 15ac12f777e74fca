"""Check what comes from outside: values of positions and options, and files. An error names the place and what would be right.

Places are written as in Python and JavaScript: `board[0].tile` is in the first entry of a list. Seats count from 0 as well. Files are read
in the encodings that editors and shells write, up to a limit of size.
"""

import codecs
import tomllib
from operator import index
from pathlib import Path
from typing import TypeGuard

from .errors import BadArgument, BadData, BadEncoding, BadPosition


def check_keys(place: str, content: dict[str, object], allowed: tuple[str, ...]) -> None:
    """Refuse unknown keys. Errors, here and below: BadPosition."""
    unknown = [key for key in content if key not in allowed]
    if unknown:
        raise BadPosition(f"{place}: unknown key {short_repr(unknown[0])}; known are {', '.join(allowed)}")


def as_object(place: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise BadPosition(f"{place}: must be an object, not {short_repr(value)}")
    return value


def as_list(place: str, value: object, most: int) -> list[object]:
    """Return a value that must be a list of at most `most` entries."""
    if not isinstance(value, list):
        raise BadPosition(f"{place}: must be a list, not {short_repr(value)}")
    if len(value) > most:
        raise BadPosition(f"{place}: at most {most} entries; here are {len(value)}")
    return value


def as_entries(place: str, value: object, most: int) -> list[tuple[str, object]]:
    """Return the entries of a list of at most `most` entries, each with its place."""
    return [(f"{place}[{index}]", entry) for index, entry in enumerate(as_list(place, value, most))]


def as_int(place: str, value: object, least: int, most: int) -> int:
    """Return a value that must be a number from `least` to `most`."""
    if not is_number(value) or not least <= value <= most:
        raise BadPosition(f"{place}: must be a number from {least} to {most}, not {short_repr(value)}")
    return int(value)


def whole_number(name: str, value: object, least: int, most: int) -> int:
    """Return an argument of a call that must be a whole number, of Python or numpy. Errors: BadArgument."""
    try:
        number = None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]
    except TypeError:
        number = None
    if number is None or not least <= number <= most:
        raise BadArgument(f"{name}: must be a whole number from {least} to {most}, not {short_repr(value)}")
    return number


def as_flag(place: str, value: object) -> int:
    if not isinstance(value, bool):
        raise BadPosition(f"{place}: must be true or false, not {short_repr(value)}")
    return int(value)


def as_choice(place: str, value: object, names: tuple[str, ...]) -> int:
    """Return the index of a value that must be one of `names`."""
    if not isinstance(value, str) or value not in names:
        raise BadPosition(f"{place}: must be one of {', '.join(names)}, not {short_repr(value)}")
    return names.index(value)


def fill(place: str, target: list[int], values: object, players: int, most: int) -> None:
    """Write a list of numbers up to `most`, one for each seat, to `target`; None leaves it as it is."""
    if values is None:
        return
    if not isinstance(values, list) or len(values) != players:
        raise BadPosition(f"{place}: must be a list of {players} numbers, one for each seat, not {short_repr(values)}")
    for seat, (entry, value) in enumerate(as_entries(place, values, players)):
        target[seat] = as_int(entry, value, 0, most)


def short_repr(value: object) -> str:
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        # Python refuses numbers of some thousand digits, and nesting of a thousand levels
        return f"a value of type {type(value).__name__} that is too large to be written"
    return text if len(text) <= 60 else text[:60] + "…"


def is_number(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


LARGEST_FILE = 100_000
"""Most bytes of a data file. Ours have a few thousand."""
MARKS = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
"""Byte order marks with their encodings; that of UTF-32 begins as that of UTF-16."""


def decoded(content: bytes) -> str:
    """Return the text of a file: UTF-8, or what its byte order mark says, as PowerShell 5 writes UTF-16. Errors: BadEncoding."""
    mark, encoding = next((it for it in MARKS if content.startswith(it[0])), (b"", "utf-8"))
    try:
        text = content[len(mark) :].decode(encoding)
    except UnicodeDecodeError as error:
        raise BadEncoding(
            f"must be text in UTF-8; this is no {encoding.upper()} (byte {error.start + len(mark)})"
        ) from None
    if not mark and "\0" in text[:2]:
        raise BadEncoding("must be text in UTF-8; this looks like UTF-16 without a byte order mark")
    return text


def read_toml(path: Path) -> dict[str, object]:
    """Read a TOML file of at most 100 kB. Errors: BadData when it can't be read, is too large, or is not TOML."""
    raw = _bytes_of(path)
    try:
        return tomllib.loads(decoded(raw))
    except BadEncoding as error:
        raise BadData(f"{path}: {error}") from error
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
