"""Read files from users: of limited size, in the encodings that editors and shells write, and with errors that name the file."""

import codecs
import tomllib
from pathlib import Path

from .errors import BadData, BadEncoding

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
    """Read a TOML file of at most 100 kB.

    Errors: BadData when it can't be read, is too large, or is not TOML.
    """
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
