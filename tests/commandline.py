"""Running the command line in this process, as a person or a script would."""

import io
import sys
from dataclasses import dataclass
from typing import Any

from ratskeller import cli
from ratskeller.cli import analysis, records, renderer, session


@dataclass
class Outcome:
    """What a command line did: exit status, output, error output."""

    status: int
    out: str
    err: str


class CommandLine:
    """Calls `ratskeller` with arguments and an input; words that are missing are errors."""

    def __init__(self, monkeypatch: Any, capsys: Any) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setenv("LANG", "C")
        monkeypatch.delenv("FORCE_COLOR", raising=False)
        for module in (session, analysis, records):
            monkeypatch.setattr(
                module, "words_for", lambda game, language: renderer.words_for(game, language, strict=True)
            )

    def __call__(self, *arguments: str, lines: list[str] | None = None, raw: bytes = b"") -> Outcome:
        content = raw or "".join(f"{line}\n" for line in lines or []).encode()
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
        self._capsys.readouterr()
        status = cli.run(list(arguments))
        printed = self._capsys.readouterr()
        return Outcome(status, printed.out, printed.err)
