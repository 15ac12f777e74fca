"""Write the data of the examples, and the tiles that the element draws: `uv run python web/packages/board/examples/data.py`."""

from pathlib import Path

import msgspec

import ratskeller as rk
from ratskeller import games
from ratskeller.cli.files import load_record
from ratskeller.cli.records import views_as_json

HERE = Path(__file__).parent
RECORDS = HERE.parents[3] / "tests" / "records"


def main() -> None:
    """Write the tiles, a position, a replay and a puzzle."""
    tiles = msgspec.to_builtins(games.get("carcassonne").catalogue())["tiles"]
    _write("../src/carcassonne/tiles.json", b"[\n" + b",\n".join(map(msgspec.json.encode, tiles)) + b"\n]")
    finished = load_record(str(RECORDS / "carcassonne-river-3.json"))
    late = finished.at(len(finished.answers) * 2 // 3)
    _write("position.json", msgspec.json.encode(late.view(None)))
    replay = load_record(str(RECORDS / "rattus-base-2-online.json"))
    _write("replay.json", views_as_json(replay).encode())
    puzzle = rk.new("carcassonne", players=2, seed=5)
    while puzzle.view(puzzle.actor)["question"] != "lay" or len(puzzle.answers) < 12:
        puzzle.push(puzzle.legal_moves[0])
    _write("puzzle.json", msgspec.json.encode(puzzle.view(puzzle.actor)))


def _write(name: str, content: bytes) -> None:
    (HERE / name).write_bytes(content + b"\n")


if __name__ == "__main__":
    main()
