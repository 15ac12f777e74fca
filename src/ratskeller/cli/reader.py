"""Reading lines: from a keyboard, or from a pipe."""

import sys
from contextlib import suppress
from typing import TextIO

from rich.console import Console

from .screen import readable

LONGEST = 10_000
"""Most characters of a line that are looked at; the rest of it is skipped."""


class Reader:
    """Reads what is typed. From a pipe the lines are printed after the prompt, so that the output can be read by itself."""

    def __init__(self, console: Console, source: TextIO | None = None) -> None:
        """Read from `source` (standard input if None) and print to `console`."""
        self._console = console
        self._source = source or sys.stdin
        self.interactive = self._source.isatty() and console.is_terminal
        if self.interactive:
            _edit_lines()
        else:
            _forgive(self._source)

    def line(self, prompt: str) -> str | None:
        """Return the next line without its end, None when there is none."""
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
    # Importing it is enough: `input` then has cursor keys and a history. Windows does both by itself
    with suppress(ImportError):
        import readline  # noqa: F401


def _forgive(source: TextIO) -> None:
    reconfigure = getattr(source, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
