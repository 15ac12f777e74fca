"""A folder of data: sets of games in parts, each of which is there whole or not at all.

    README.md                                                  the data card
    sets/SET.json                                              the plan of a set
    games/game=GAME/set=SET/games-000000-000019.parquet        a row for each game
    decisions/game=GAME/set=SET/games-000000-000019.parquet    a row for each decision of the same games

The file of games comes last: without it a file of decisions does not count.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec

from ratskeller.core.errors import BadArgument

from .plan import FORMAT, Plan
from .player import PlayedGame
from .schema import DECISIONS, GAMES, TABLES, frame_of

PART = 20
"""Most games of a part."""
MOST_GAMES = 10_000_000
"""Most games of a set."""
NAME = re.compile(r"games-(\d+)-(\d+)\.parquet")
CARD = "README.md"


class DataFolder:
    """A folder of data for reading and writing."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def card(self) -> Path:
        return self.path / CARD

    def table(self, name: str, plan: Plan) -> Path:
        """Return the folder of a table (`games` or `decisions`) of a set."""
        return self.path / name / f"game={plan.game}" / f"set={plan.name}"

    def plans(self) -> list[Plan]:
        """Return the plans of all sets, by name. Errors: BadArgument for a folder without data, or with data of another format."""
        files = sorted((self.path / "sets").glob("*.json"))
        if not files:
            raise BadArgument(f"{self.path}: is not a data folder; `ratskeller selfplay` writes one")
        return [_read(file) for file in files]

    def begin(self, plan: Plan) -> None:
        """Make the folder ready for games of a plan, and remove what an interrupt left.

        Errors: BadArgument for a folder of something else, or for a set that other rules or bots began; OSError.
        """
        if self.path.is_dir() and any(self.path.iterdir()) and not (self.path / "sets").is_dir():
            raise BadArgument(f"{self.path}: is not empty and holds no data; name another folder")
        file = self.path / "sets" / f"{plan.name}.json"
        if file.exists() and (found := _read(file)) != plan:
            raise BadArgument(
                f"{self.path}: holds these games already, {_difference(found, plan)}; name another folder"
            )
        for name in TABLES:
            self.table(name, plan).mkdir(parents=True, exist_ok=True)
        file.parent.mkdir(exist_ok=True)
        if not file.exists():
            _write(file, msgspec.json.format(msgspec.json.encode(plan), indent=1))
        whole = {it.name for it in self.table("games", plan).glob("*.parquet")}
        for table in TABLES:
            for left in self.table(table, plan).iterdir():
                if left.name not in whole:
                    left.unlink()

    def files(self, table: str) -> list[Path]:
        whole = sorted((self.path / "games").rglob("*.parquet"))
        return [self.path / table / file.relative_to(self.path / "games") for file in whole]

    def numbers(self, plan: Plan) -> set[int]:
        found = (NAME.fullmatch(file.name) for file in self.table("games", plan).glob("*.parquet"))
        return {number for match in found if match for number in range(int(match[1]), int(match[2]) + 1)}

    def missing(self, plan: Plan, count: int) -> Iterator[range]:
        """Yield the numbers of the games below `count` that are missing, in parts."""
        there = self.numbers(plan)
        part = range(0)
        for number in range(count):
            if number in there or len(part) == PART:
                if part:
                    yield part
                part = range(number, number)
            if number not in there:
                part = range(part.start if part else number, number + 1)
        if part:
            yield part

    def add(self, plan: Plan, played: list[PlayedGame]) -> None:
        """Write a part of games with numbers in a row. Errors: OSError."""
        first, last = played[0].game.number, played[-1].game.number
        name = f"games-{first:06}-{last:06}.parquet"
        decisions = [decision for it in played for decision in it.decisions]
        frames = {"decisions": frame_of(DECISIONS, decisions), "games": frame_of(GAMES, [it.game for it in played])}
        metadata = {"ratskeller": msgspec.json.encode(plan).decode()}
        for table, frame in frames.items():
            file = self.table(table, plan) / name
            part = file.with_suffix(".part")
            frame.write_parquet(part, compression="zstd", metadata=metadata, mkdir=False)
            part.replace(file)


def _read(file: Path) -> Plan:
    try:
        plan = msgspec.json.decode(file.read_bytes(), type=Plan)
    except msgspec.DecodeError as problem:
        raise BadArgument(f"{file}: is not the plan of a set: {problem}") from None
    if plan.format != FORMAT:
        raise BadArgument(f"{file}: is of format {plan.format}; this Ratskeller reads format {FORMAT}")
    return plan


def _write(file: Path, content: bytes) -> None:
    part = file.with_suffix(".part")
    part.write_bytes(content)
    part.replace(file)


def _difference(found: Plan, plan: Plan) -> str:
    if found.compiled != plan.compiled:
        kinds = ("interpreted", "compiled")
        return f"played with {kinds[found.compiled]} rules, which are {kinds[plan.compiled]} now"
    return "played by other rules or bots"
