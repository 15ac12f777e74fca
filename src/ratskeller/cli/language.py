"""In which language the terminal speaks: the one wished for, else that of the system."""

import os
import sys
from collections.abc import Iterator

from ratskeller import words
from ratskeller.core.errors import BadOption

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def spoken(wish: str | None) -> str:
    """Return the language of the words: the one wished for, or that of the system. Errors: BadOption."""
    have = words.languages(words.INTERFACE)
    if wish is None:
        return words.choose(_of_the_system(), have)
    if wish.lower() not in have:
        raise BadOption(f"language: {wish[:40]!r} is not one of {', '.join(have)}")
    return wish.lower()


def _of_the_system() -> Iterator[str]:
    yield from filter(None, map(os.environ.get, VARIABLES))
    if sys.platform == "win32":
        # No variable tells it there
        import ctypes
        import locale

        yield locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
