"""What players can attach notes to: the tiles on the board, by their places. A tile never moves."""

from collections.abc import Sequence

from ratskeller.core.events import Event
from ratskeller.core.options import Options

from ..notation import place_of_tile
from ..rules.fields import State


def note_targets(s: State, _options: Options) -> list[str]:
    return [place_of_tile(s, tile) for tile in range(s.tiles)]


def follow_target(_events: Sequence[Event], target: str) -> str:
    return target


def fallback_target(target: str) -> str:
    return target
