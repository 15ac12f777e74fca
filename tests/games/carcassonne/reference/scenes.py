"""Hand-made tables, written briefly: `scene({"0,0": "D", "0,-1": "E r2"}, figures={"0,0": "1 large c0"}, markers={"0,0": 1})`."""

import json
from typing import Any

from .placement import fits
from .table import Table, name_of, read


def content(
    tiles: dict[str, str],
    *,
    figures: dict[str, str] | None = None,
    markers: dict[str, int] | None = None,
    left: dict[str, int] | None = None,
    turns: dict[str, int] | None = None,
    players: int = 3,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """The JSON of a position. A tile is its type and rotation, a figure its seat, its kind (if it is not a follower) and its part."""
    board = []
    for number, (at, text) in enumerate(tiles.items()):
        tile, _, r = text.partition(" r")
        entry: dict[str, Any] = {"at": at, "tile": tile, "r": int(r or 0), "turn": (turns or {}).get(at, number)}
        if at in (figures or {}):
            seat, *kind, on = (figures or {})[at].split()
            entry["followers"] = [{"seat": int(seat), "kind": kind[0] if kind else "follower", "on": on}]
        entry |= {key: lies[at] for key, lies in (("marker", markers or {}), ("left", left or {})) if at in lies}
        board.append(entry)
    return {
        "game": "carcassonne",
        "format": 1,
        "options": {"players": players, **(options or {})},
        "seat": 0,
        "tile": None,
        "board": board,
        "stack": {"V": 2},
        "scores": [0] * players,
        "turn_number": len(tiles),
        **more,
    }


def scene(tiles: dict[str, str], **more: Any) -> Table:
    """The table of the reference.

    Errors: AssertionError where sides don't match.
    """
    table = read(json.dumps(content(tiles, **more)))
    whole = dict(table.board)
    for at, laid in list(whole.items())[1:]:
        table.board = {there: other for there, other in whole.items() if there != at}
        assert fits(table, laid.tile, laid.r, at), name_of(at)
    table.board = whole
    return table
