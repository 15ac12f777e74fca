"""Texts for numbers: places, tiles, features, figures and answers, spelled as the notation page says."""

import re
from collections.abc import Sequence

from .data.tiles import KINDS, LETTERS, MOST_FEATURES, PLACE, FeatureKind
from .rules import fields as f
from .rules import numbers
from .rules.features import kind_of
from .rules.fields import State
from .rules.tables import ALL, NUMBERS

STAY_AWAY_TEXT = "none"
TAKE_ABBOT_TEXT = "take abbot"
SET = re.compile(rf"(?:({'|'.join(f.FIGURE_NAMES[f.LARGE :])}) )?([{LETTERS}])\d")
FEATURE_NAMES = tuple(tuple(feature.id for feature in tile.features) for tile in ALL)
"""The ids of the features of each type of tile."""


def place_of(s: State, cell: int) -> str:
    """Return `3,-1`: a cell by its coordinates."""
    return f"{s.x[cell]},{s.y[cell]}"


def place_of_tile(s: State, tile: int) -> str:
    return place_of(s, s.cell[tile])


def places_of_tiles(s: State) -> list[str]:
    x, y = s.x, s.y
    return [f"{x[cell]},{y[cell]}" for cell in s.cell[: s.tiles]]


def coordinates(place: str) -> tuple[int, int] | None:
    """Return x and y of `3,-1`, or None for a text that is no place."""
    found = PLACE.fullmatch(place)
    return (int(found[1]), int(found[2])) if found else None


def type_name(kind: int) -> str:
    return ALL[kind].id


def feature_name(kind: int, feature: int) -> str:
    return FEATURE_NAMES[kind][feature]


def node_name(s: State, node: int) -> str:
    """Return the id of a node on its unturned tile."""
    tile = s.home[node]
    return feature_name(s.type[tile], node - s.base[tile])


def part(s: State, node: int) -> str:
    """Return `3,-1 c0`: a node by its place and its id."""
    return f"{place_of_tile(s, s.home[node])} {node_name(s, node)}"


def parts_of(s: State, places: Sequence[str]) -> list[str]:
    """Return all nodes as `part` does, much faster than one by one; `places` are those of the tiles on the board."""
    tiles = zip(places, s.type, strict=False)
    return [f"{place} {name}" for place, kind in tiles for name in FEATURE_NAMES[kind]]


def kind_name(s: State, node: int) -> FeatureKind:
    return KINDS[kind_of(s, node)]


def answer_text(s: State, answer: int) -> str:
    if answer >= numbers.LAY:
        cell, r = divmod(answer - numbers.LAY, 4)
        return f"{place_of(s, cell)} r{r}"
    if answer >= numbers.DRAW:
        return type_name(answer - numbers.DRAW)
    if answer >= numbers.SEAT:
        return str(answer - numbers.SEAT)
    if answer == numbers.STAY_AWAY:
        return STAY_AWAY_TEXT
    if answer == numbers.TAKE_ABBOT:
        return TAKE_ABBOT_TEXT
    figure, feature = divmod(answer - numbers.SET, MOST_FEATURES)
    name = feature_name(s.type[s.tiles - 1], feature)
    return name if figure == f.FOLLOWER else f"{f.FIGURE_NAMES[figure]} {name}"


def role_set(answer: str) -> str | None:
    """Return the message that names what a figure becomes by an answer, None for an answer that sets none."""
    found = SET.fullmatch(answer)
    if found is None:
        return None
    figure, letter = found.groups()
    if figure == f.FIGURE_NAMES[f.ABBOT]:
        return f"role-{figure}"
    return "-".join(filter(None, ("role", figure, KINDS[LETTERS.index(letter)])))


def known_type(name: object) -> int | None:
    return NUMBERS.get(name) if isinstance(name, str) else None
