"""The screen: consoles, the language, and how seats are named and marked."""

import os
import sys
from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from ratskeller import words
from ratskeller.core.errors import BadOption
from ratskeller.words import Words

STYLES = ("red", "bright_blue", "yellow", "green", "magenta", "cyan")
SHAPES = "■●▲◆★✚"
NOTHING = "·"
PLAIN_SHAPES = "#o^*@+"
PLAIN_NOTHING = "."
"""For encodings that lack the others: square, circle, triangle, diamond, star, cross; and the sign for nothing."""


def consoles() -> tuple[Console, Console]:
    """Return the consoles for output and for errors. Characters that the terminal lacks are replaced."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    return _console(stderr=False), _console(stderr=True)


def _console(stderr: bool) -> Console:
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def clear(console: Console) -> None:
    """Clear the screen and the scrollback, so that nobody reads the secrets of another player."""
    if console.is_terminal:
        console.clear()
        if not console.legacy_windows:
            console.file.write("\x1b[3J")
            console.file.flush()


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


class Seats:
    """Names and marks of the seats of a game: colour, letter and shape together, never colour alone."""

    def __init__(self, words: Words, count: int, console: Console) -> None:
        self._words = words
        self._encoding = console.encoding
        self.count = count
        fits = self.can_show(SHAPES[:count] + NOTHING)
        self._shapes = SHAPES if fits else PLAIN_SHAPES
        self.nothing = NOTHING if fits else PLAIN_NOTHING

    def can_show(self, text: str) -> bool:
        try:
            text.encode(self._encoding)
        except (UnicodeError, LookupError):
            return False
        return True

    def name(self, seat: int) -> str:
        """Return the colour's name: `Red`."""
        return self._words.text(f"seat-{seat}")

    def mark(self, seat: int) -> str:
        """Return letter and shape: `R■`."""
        return self._words.text(f"seat-{seat}.letter") + self._shapes[seat % len(self._shapes)]

    def style(self, seat: int) -> str:
        return STYLES[seat % len(STYLES)]

    def coloured(self, sentence: str, style: str = "") -> Text:
        text = Text(sentence, style=style)
        for seat in range(self.count):
            text.highlight_words([self.name(seat)], style=f"bold {self.style(seat)}")
        return text

    def badge(self, seat: int) -> Text:
        return Text(self.mark(seat), style=f"bold {self.style(seat)}")

    def label(self, seat: int) -> Text:
        return Text(f"{self.mark(seat)} {self.name(seat)}", style=f"bold {self.style(seat)}")

    def asked(self, actor: int | str | None) -> str:
        """Return who is asked: a seat, chance, or nobody because the game is over."""
        if isinstance(actor, int):
            return self._words.text("board-deciding", seat=self.name(actor))
        return self._words.text("board-over" if actor is None else "board-chance")

    def percent(self, chance: float | None) -> str:
        """Return a chance in percent; only 0 and 1 are 0 % and 100 %."""
        if not chance:
            return self.nothing
        percent = f"{100 * chance:.0f}"
        if percent == "0":
            percent = "<1"
        elif chance < 1 and percent == "100":
            percent = ">99"
        return self._words.text("odds-percent", percent=percent)

    def names(self, seats: list[int]) -> str:
        return self._words.together(map(self.name, seats))


VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def spoken(wish: str | None) -> str:
    """Return the requested language, or that of the system. Errors: BadOption."""
    have = words.languages(words.INTERFACE)
    if wish is None:
        return words.choose(_of_the_system(), have)
    if wish.lower() not in have:
        raise BadOption(f"language: {wish[:40]!r} is not one of {', '.join(have)}")
    return wish.lower()


def _of_the_system() -> Iterator[str]:
    yield from filter(None, map(os.environ.get, VARIABLES))
    if sys.platform == "win32":
        # There is no such variable on Windows
        import ctypes
        import locale

        yield locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
