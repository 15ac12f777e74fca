"""Typed lines: reading them, and parsing answers given by number, by text or by an unambiguous beginning of the text."""

import re
import sys
from contextlib import suppress
from typing import TextIO

from rich.console import Console

from ratskeller.core.errors import RatskellerError
from ratskeller.core.plain_text import readable
from ratskeller.core.position import LONGEST_LINE, Position
from ratskeller.words import Words

from .screen import Seats

SHOWN = 60
LISTED = 8


class Refused(RatskellerError):
    """A typed line is no legal answer; the text says why."""


class AnswerParser:
    """Parses lines of answers."""

    def __init__(self, words: Words, seats: Seats) -> None:
        self._words = words
        self._seats = seats

    def line(self, line: str, position: Position, offered: list[str]) -> list[str]:
        """Return a line as consecutive legal answers. `offered` are the answers by number, from 1.

        Errors: Refused. The position is left as it is.
        """
        if len(line) > LONGEST_LINE:
            raise Refused(self._words.text("refused-long", count=LONGEST_LINE))
        pieces = [piece.strip() for piece in line.rstrip("; ").split(";")]
        if not all(pieces):
            raise Refused(self._words.text("refused-empty", text=_quoted(line)))
        trial = position.copy()
        found: list[str] = []
        for piece in pieces:
            if found:
                self._check_goes_on(found[-1], position, trial)
            found.append(self.one(piece, trial.legal(), None if found else offered))
            trial.play(found[-1])
        return found

    def _check_goes_on(self, last: str, position: Position, trial: Position) -> None:
        if trial.actor == "chance":
            raise Refused(self._words.text("refused-after-chance", text=last))
        if trial.actor != position.actor:
            seat = self._seats.name(position.actor) if isinstance(position.actor, int) else ""
            raise Refused(self._words.text("refused-after-turn", text=last, seat=seat))

    def one(self, piece: str, legal: list[str], offered: list[str] | None) -> str:
        """Return the legal answer that a piece of text means; `offered` is None where numbers mean nothing. Errors: Refused."""
        typed = " ".join(piece.lower().split())
        for answer in legal:
            if answer.lower() == typed:
                return answer
        if typed.isdecimal():
            return self._numbered(typed, offered)
        fitting = [answer for answer in legal if _begins(answer.lower(), typed)]
        if len(fitting) == 1:
            return fitting[0]
        if not fitting:
            raise Refused(self._words.text("refused-none", text=_quoted(piece)))
        listed = ", ".join(fitting[:LISTED]) + (" …" if len(fitting) > LISTED else "")
        raise Refused(self._words.text("refused-several", text=_quoted(piece), list=listed))

    def _numbered(self, typed: str, offered: list[str] | None) -> str:
        if offered is None:
            raise Refused(self._words.text("refused-number-later", text=_quoted(typed)))
        # Short enough to convert, whatever was typed
        if len(typed) > 4 or not 1 <= int(typed) <= len(offered):
            raise Refused(self._words.text("refused-number", text=_quoted(typed), count=len(offered)))
        return offered[int(typed) - 1]


def _begins(answer: str, typed: str) -> bool:
    """Return whether every typed word begins the word of the answer at its place; `gal.1` is two words, `gal/0+2` three."""
    words, beginnings = _words(answer), _words(typed)
    return len(beginnings) <= len(words) and all(
        word.startswith(beginning) for word, beginning in zip(words, beginnings, strict=False)
    )


def _words(text: str) -> list[str]:
    return re.split(r"[ ./+-]", text)


def _quoted(text: str) -> str:
    text = readable(text)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


LONGEST = 10_000
"""Most characters of a line that are read; the rest is skipped."""


class Reader:
    """Reads typed lines. Lines from a pipe are printed after the prompt, so that the output is readable by itself."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._source = sys.stdin
        self.interactive = self._source.isatty() and console.is_terminal
        if self.interactive:
            _edit_lines()
        else:
            _forgive(self._source)

    def line(self, prompt: str) -> str | None:
        """Return the next line without its end, or None at the end of the input."""
        if self.interactive:
            try:
                return input(prompt)
            except EOFError:
                self._console.print()
                return None
        line = self._source.readline(LONGEST)
        if not line:
            return None
        if not line.endswith("\n"):
            self._skip_rest(line)
        text = line.strip().lstrip("\ufeff")
        self._console.print(prompt + readable(text), soft_wrap=True)
        return text

    def _skip_rest(self, line: str) -> None:
        while line and not line.endswith("\n"):
            line = self._source.readline(LONGEST)


def _edit_lines() -> None:
    # The import is enough: `input` then has cursor keys and a history. Windows has both anyway
    with suppress(ImportError):
        import readline  # noqa: F401


def _forgive(source: TextIO) -> None:
    reconfigure = getattr(source, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
