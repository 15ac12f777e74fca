"""The board: regions, the number of players from which each is in play, and who neighbours whom. Read from a data file."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ratskeller.core.errors import BadData
from ratskeller.core.options import Options
from ratskeller.core.validation import is_number, read_toml, short_repr

REGIONS = 12
"""Regions on the board (S1)."""
IN_PLAY = {2: 8, 3: 10, 4: 12}
"""Regions in play by number of players (S1)."""
KINDS = ("border", "arrow")

DEFAULT_BOARD = Path(__file__).parent / "board.toml"


@dataclass(frozen=True)
class Board:
    """Regions in the board's fixed order; `links` maps a pair of region numbers (smaller first) to its kind, border or arrow."""

    regions: tuple[str, ...]
    players: tuple[int, ...]
    links: dict[tuple[int, int], str]

    def in_play(self, players: int) -> list[int]:
        """Return the numbers of the regions in play (S1)."""
        return [number for number, least in enumerate(self.players) if least <= players]

    def neighbours(self, region: int, players: int) -> list[int]:
        joined = {b if a == region else a for a, b in self.links if region in (a, b)}
        return [number for number in self.in_play(players) if number in joined]


def board_of(options: Options) -> Board:
    return read_board(Path(options.get("board", DEFAULT_BOARD)))


@cache
def read_board(path: Path = DEFAULT_BOARD) -> Board:
    """Read and check a board file. Errors: BadData naming the file, the entry and what would be right."""
    content = read_toml(path)
    unknown = sorted(content.keys() - {"version", "region", "links"})
    if unknown:
        raise BadData(f"{path}: unknown key {short_repr(unknown[0])}; a board has 'version', 'region' and 'links'")
    regions, players = _read_regions(path, content.get("region"))
    board = Board(regions, players, _read_links(path, content.get("links"), regions))
    _check_connected(path, board)
    return board


def _read_regions(path: Path, entries: object) -> tuple[tuple[str, ...], tuple[int, ...]]:
    if not isinstance(entries, list) or len(entries) != REGIONS:
        raise BadData(f"{path}: needs exactly {REGIONS} [[region]] entries (RAT-S1)")
    for index, entry in enumerate(entries):
        _check_region(f"{path}: region[{index}]", entry)
    ids = tuple(entry["id"] for entry in entries)
    if len(set(ids)) < REGIONS:
        raise BadData(f"{path}: region {next(i for i in ids if ids.count(i) > 1)!r} is listed twice")
    players = tuple(entry["players"] for entry in entries)
    for count, expected in IN_PLAY.items():
        found = sum(least <= count for least in players)
        if found != expected:
            raise BadData(f"{path}: {found} regions are in play with {count} players; RAT-S1 has {expected}")
    return ids, players


def _check_region(place: str, entry: object) -> None:
    if not isinstance(entry, dict) or entry.keys() != {"id", "players"}:
        raise BadData(f"{place}: must have exactly 'id' and 'players'")
    name = entry["id"]
    if not isinstance(name, str) or not (1 <= len(name) <= 40 and name.isascii() and name.isalpha() and name.islower()):
        raise BadData(f"{place}: id must be 1 to 40 small letters a-z, not {short_repr(name)}")
    if not is_number(entry["players"]) or entry["players"] not in IN_PLAY:
        raise BadData(f"{place} ({name}): players must be 2, 3 or 4, not {short_repr(entry['players'])}")


def _read_links(path: Path, grades: Any, regions: tuple[str, ...]) -> dict[tuple[int, int], str]:
    if not isinstance(grades, dict) or not all(isinstance(rows, list) for rows in grades.values()):
        raise BadData(f"{path}: 'links' must be a table of lists, one list for each grade")
    links: dict[tuple[int, int], str] = {}
    for grade, rows in grades.items():
        for index, entry in enumerate(rows):
            place = f"{path}: links.{grade[:40]}[{index}]"
            pair, kind = _read_link(place, entry, regions)
            if pair in links:
                raise BadData(f"{place}: {entry[0]}-{entry[1]} is listed twice")
            links[pair] = kind
    return links


def _read_link(place: str, entry: object, regions: tuple[str, ...]) -> tuple[tuple[int, int], str]:
    if not isinstance(entry, list) or len(entry) != 3:
        raise BadData(f'{place}: must be ["region", "region", "border" or "arrow"]')
    first, second, kind = entry
    for name in (first, second):
        if name not in regions:
            raise BadData(f"{place}: unknown region {short_repr(name)}; known are {', '.join(regions)}")
    if first == second:
        raise BadData(f"{place}: {first} can't neighbour itself")
    if kind not in KINDS:
        raise BadData(f"{place}: kind must be 'border' or 'arrow', not {short_repr(kind)}")
    a, b = sorted((regions.index(first), regions.index(second)))
    return (a, b), kind


def _check_connected(path: Path, board: Board) -> None:
    for players in IN_PLAY:
        wanted = set(board.in_play(players))
        reached = {min(wanted)}
        frontier = list(reached)
        while frontier:
            found = set(board.neighbours(frontier.pop(), players)) - reached
            reached |= found
            frontier += found
        if reached != wanted:
            lost = ", ".join(board.regions[number] for number in sorted(wanted - reached))
            raise BadData(f"{path}: with {players} players {lost} can't be reached from {board.regions[min(wanted)]}")
