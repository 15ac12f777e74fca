"""Positions with something else in them: they are refused cleanly, or can be played."""

import copy
import json
from collections.abc import Iterator
from typing import Any

from ratskeller.core.errors import RatskellerError
from ratskeller.core.game import Game

Path = tuple[str | int, ...]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """All places inside a JSON value, the whole first."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*path, key))


def refused_or_played(game: Game[Any], content: dict[str, Any], changes: list[tuple[Path, Any]], answers: int) -> None:
    """Change a position; unless it is refused, it comes back from JSON the same and can be played on."""
    changed = copy.deepcopy(content)
    for path, value in changes:
        target = changed
        try:
            for key in path[:-1]:
                target = target[key]  # type: ignore[index]
            target[path[-1]] = value  # type: ignore[index]
        except (KeyError, IndexError, TypeError):
            continue
    try:
        position = game.from_json(json.dumps(changed))
    except RatskellerError:
        return
    assert game.from_json(position.to_json()).to_json() == position.to_json()
    for _ in range(answers):
        if position.over:
            break
        position.view(0)
        position.play(position.legal()[0])
