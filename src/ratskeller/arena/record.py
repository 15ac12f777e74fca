"""The record of a match: a file with a line of JSON for the match and one for each game. An interrupted match resumes from it."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

import msgspec

from .plan import BadMatch, Match
from .result import GameResult

_decode_match = msgspec.json.Decoder(Match).decode
_decode_game = msgspec.json.Decoder(GameResult).decode


class Record:
    """The file of a running match: `games` are those of whole units that it contained; new ones are appended."""

    def __init__(self, path: Path, match: Match) -> None:
        """Read the file and cut off a partial line or unit. Errors: BadMatch for a file of something else; OSError."""
        self._path = path
        content = path.read_bytes() if path.exists() else b""
        lines = content.splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            lines.pop()
        if content and not lines:
            raise BadMatch(f"{path}: is not a match record; name another file")
        self.games = self._read(lines, match) if lines else []
        whole = len(self.games) - len(self.games) % match.players
        self.games = self.games[:whole]
        self._file = path.open("r+b" if content else "wb")
        if lines:
            self._file.seek(len(b"".join(lines[: whole + 1])))
            self._file.truncate()
        else:
            self._file.write(msgspec.json.encode(match) + b"\n")
            self._file.flush()

    def _read(self, lines: Sequence[bytes], match: Match) -> list[GameResult]:
        try:
            found = _decode_match(lines[0])
        except msgspec.DecodeError:
            raise BadMatch(f"{self._path}: is not a match record; name another file") from None
        if found != match:
            raise BadMatch(
                f"{self._path}: is the record of another match ({_difference(found, match)}); name another file"
            )
        games = []
        for number, line in enumerate(lines[1:], 2):
            try:
                games.append(_decode_game(line))
            except msgspec.DecodeError as problem:
                raise BadMatch(f"{self._path}: line {number} is not a game: {problem}") from None
        for number, (game, (deal, line_up)) in enumerate(zip(games, _expected(match, len(games)), strict=True), 2):
            if (game.deal, game.line_up) != (deal, line_up):
                raise BadMatch(f"{self._path}: line {number} is not the game that comes next")
        return games

    def add(self, games: Sequence[GameResult]) -> None:
        """Write the games of a unit at once, so that readers see all of them or none."""
        self._file.write(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _difference(found: Match, match: Match) -> str:
    if found.bots != match.bots:
        return f"{', '.join(found.bots)} there, {', '.join(match.bots)} here"
    other = match.rest
    name, value = next((name, value) for name, value in found.rest.items() if value != other[name])
    if name == "sources":
        return "rules or bots have changed since"
    return f"{name} {value} there, {other[name]} here"


def _expected(match: Match, games: int) -> Iterator[tuple[int, list[int]]]:
    return islice(((unit.deal, turned) for unit in match.units(games) for turned in unit.rotations), games)


@contextmanager
def recording(path: Path | None, match: Match) -> Iterator[Record | None]:
    """Open a record during a match; None without a path. Errors: those of `Record`."""
    if path is None:
        yield None
        return
    record = Record(path, match)
    try:
        yield record
    finally:
        record.close()
