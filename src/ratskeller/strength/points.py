"""How strong the levels of a game are, from `points.toml`. Nothing here needs the levels themselves: a browser has only this."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

FILE = Path(__file__).with_name("points.toml")


@cache
def level_points(game: str) -> Mapping[str, int]:
    """Return the Elo points of the levels of a game, weakest first; empty for a game without levels."""
    return _content().get(game, {})


@cache
def _content() -> Mapping[str, Mapping[str, int]]:
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8")), type=dict[str, dict[str, int]])
