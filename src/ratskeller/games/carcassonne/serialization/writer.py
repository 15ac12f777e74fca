"""Write positions as JSON, without loss."""

from ratskeller.core.options import Options

from ..notation import type_name
from ..rules import numbers
from ..rules.fields import NOBODY, State
from ..views.view import discarded, figure, figures_by_tile, placed_tile, stack


def dump(s: State, options: Options) -> dict[str, object]:
    """Return the whole position, JSON-ready."""
    figures = figures_by_tile(s)
    dumped = {
        "game": "carcassonne",
        "format": 1,
        "options": options,
        "seat": s.seat,
        "turn_number": s.turn,
        "tile": None if s.tile == NOBODY else type_name(s.tile),
        "board": [placed_tile(s, tile, [figure(s, i) for i in figures.get(tile, ())]) for tile in range(s.tiles)],
        "stack": stack(s),
        "discarded": discarded(s),
        "scores": s.scores[: s.players],
    }
    if s.step in (numbers.ASK_START_SEAT, numbers.ASK_FOLLOWER):
        dumped["pending"] = [numbers.STEP_NAMES[s.step]]
    if s.step == numbers.OVER:
        dumped["over"] = True
    return dumped
