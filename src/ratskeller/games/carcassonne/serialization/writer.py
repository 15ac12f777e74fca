"""Write positions as JSON, without loss."""

from collections.abc import Sequence

from ratskeller.core.options import Options

from ..notation import node_name, place_of_tile, type_name
from ..rules import numbers
from ..rules.fields import FIGURE_NAMES, NOBODY, State
from ..views.view import discarded, figures_by_tile, stack


def dump(s: State, options: Options) -> dict[str, object]:
    figures = figures_by_tile(s)
    dumped = {
        "game": "carcassonne",
        "format": 1,
        "options": options,
        "seat": s.seat,
        "turn_number": s.turn,
        "tile": None if s.tile == NOBODY else type_name(s.tile),
        "board": [_tile(s, tile, figures.get(tile, ())) for tile in range(s.tiles)],
        "stack": stack(s),
        "discarded": discarded(s),
        "scores": s.scores[: s.players],
    }
    if s.step in (numbers.ASK_START_SEAT, numbers.ASK_FOLLOWER):
        dumped["pending"] = [numbers.STEP_NAMES[s.step]]
    if s.step == numbers.OVER:
        dumped["over"] = True
    return dumped


def _tile(s: State, tile: int, figures: Sequence[int]) -> dict[str, object]:
    placed: dict[str, object] = {
        "at": place_of_tile(s, tile),
        "tile": type_name(s.type[tile]),
        "r": s.rotation[tile],
        "turn": s.laid[tile],
        "followers": [_figure(s, i) for i in figures],
    }
    if s.marker[tile]:
        placed["marker"] = s.marker[tile]
    if s.quit[tile]:
        placed["left"] = s.quit[tile]
    return placed


def _figure(s: State, i: int) -> dict[str, object]:
    return {"seat": s.owner[i], "kind": FIGURE_NAMES[s.figure[i]], "on": node_name(s, s.node[i])}
