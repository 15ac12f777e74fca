"""Building positions of Rattus for tests, in the words of the notation."""

import json
from typing import Any

from ratskeller import games
from ratskeller.core.position import Position

RATTUS = games.get("rattus")
BASE = ("peasant", "monk", "merchant", "knight", "witch", "king")


def rats(*faces: str | None) -> list[dict[str, Any]]:
    """Tokens from the supply, slot by slot; a text dictates the face that will come out, None leaves it to chance."""
    return [{"origin": "supply"} | ({} if face is None else {"face": face}) for face in faces]


def region(*cubes: int, tokens: list[dict[str, Any]] | int = 0) -> dict[str, Any]:
    """A region with cubes by seat and with tokens, or a number of hidden tokens from the supply."""
    return {"cubes": list(cubes), "tokens": rats(*[None] * tokens) if isinstance(tokens, int) else tokens}


def position(
    regions: dict[str, Any] | None = None, *, players: int = 4, rules: str = "online", **more: Any
) -> Position:
    """A position at the start of seat 0's turn unless `more` says otherwise."""
    content = {
        "game": "rattus",
        "format": 1,
        "options": {"players": players, "rules": rules},
        "regions": {name: dict(entry) for name, entry in (regions or {}).items()},
        "plague": "anglia",
        "supply": 12,
        **more,
    }
    for entry in content["regions"].values():
        entry["cubes"] = (entry["cubes"] + [0] * players)[:players]
    return RATTUS.from_json(json.dumps(content))


def cubes(position: Position, name: str) -> list[int]:
    """The cubes by seat in a region."""
    found: list[int] = position.view()["regions"][name]["cubes"]
    return found


def rat_count(position: Position, name: str) -> int:
    """The number of rats in a region."""
    return len(position.view()["regions"][name]["tokens"])


def reveal(position: Position, *faces: str) -> Position:
    """Answer chance: the tokens of a ravaged region come in the order of their slots and show these faces."""
    for face in faces:
        assert position.question == "next token", position.question
        position.play(position.legal()[0])
        position.play(face)
    return position


def kinds(position: Position) -> list[str]:
    """The kinds of the events of the last play."""
    return [type(event).__struct_config__.tag for event in position.events]  # type: ignore[misc]
