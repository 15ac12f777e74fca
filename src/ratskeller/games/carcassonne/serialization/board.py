"""Reading the board from the JSON of a position: tiles, figures and markers."""

from ratskeller.core.errors import BadPosition
from ratskeller.core.validation import as_choice, as_entries, as_int, as_object, check_keys, short_repr

from ..data.tiles import KINDS, SIDES, TERRAINS
from ..notation import coordinates, feature_name, kind_name, known_type, place_of_tile
from ..rules import fields as f
from ..rules.features import is_complete, kind_of
from ..rules.fields import NOBODY, State
from ..rules.figures import may_stand, put_figure
from ..rules.grid import cell_at, cell_made, tile_beside
from ..rules.placement import lay
from ..rules.scoring import is_near
from ..rules.tables import EDGE, FEATURES, TILES, side_of

KEYS = ("at", "tile", "r", "turn", "followers", "marker", "left")
Entry = tuple[str, dict[str, object]]
"""Where an entry stands in the JSON, and the entry."""


def load_board(s: State, content: dict[str, object], is_waiting_for_figure: bool) -> None:
    """Lay the tiles in the order of their turns, then put figures and markers on them. Errors: BadPosition naming place and rule."""
    turn = s.turn
    placed = _lay_all(s, _entries(s, content))
    s.turn = turn
    for tile, (place, entry) in enumerate(placed):
        _load_figures(s, tile, place, entry)
    _load_markers(s, placed)
    _check_figures(s, is_waiting_for_figure)


def types_on_board(content: dict[str, object]) -> list[int]:
    """Return the types of the tiles on the board. Errors: BadPosition."""
    return [_type(place, entry) for place, entry in as_entries("board", content.get("board", []), TILES)]


def _type(place: str, entry: object) -> int:
    name = as_object(place, entry).get("tile")
    kind = known_type(name)
    if kind is None:
        raise BadPosition(f"{place}.tile: there is no tile {short_repr(name)}")
    return kind


def _entries(s: State, content: dict[str, object]) -> list[tuple[int, Entry]]:
    board = as_entries("board", content.get("board", []), TILES)
    if not board:
        raise BadPosition("board: one tile lies on the table at least (CAR-BAS1)")
    entries = []
    for index, (place, value) in enumerate(board):
        entry = as_object(place, value)
        check_keys(place, entry, KEYS)
        turn = as_int(f"{place}.turn", entry.get("turn", min(index, s.turn)), 0, s.turn)
        entries.append((turn, (place, entry)))
    return sorted(entries, key=lambda it: it[0])


def _lay_all(s: State, entries: list[tuple[int, Entry]]) -> list[Entry]:
    """Lay all tiles, each after one that it touches; return them in that order."""
    placed: list[Entry] = []
    while entries:
        turn, entry = next((it for it in entries if _touches(s, it[1])), (NOBODY, entries[0][1]))
        if turn == NOBODY:
            raise BadPosition(f"{entry[0]}.at: {short_repr(entry[1].get('at'))} touches no other tile (CAR-BAS3)")
        entries.remove((turn, entry))
        s.turn = turn
        _lay_one(s, *entry)
        placed.append(entry)
    return placed


def _touches(s: State, entry: Entry) -> bool:
    x, y = _coordinates(*entry)
    return s.tiles == 0 or cell_at(s, x, y) != NOBODY


def _coordinates(place: str, entry: dict[str, object]) -> tuple[int, int]:
    at = entry.get("at")
    found = coordinates(at) if isinstance(at, str) else None
    if found is None:
        raise BadPosition(f"{place}.at: must be a place such as '3,-1', up to three digits each, not {short_repr(at)}")
    return found


def _lay_one(s: State, place: str, entry: dict[str, object]) -> None:
    kind = _type(place, entry)
    r = as_int(f"{place}.r", entry.get("r", 0), 0, 3)
    x, y = _coordinates(place, entry)
    if s.tiles == 0 and max(abs(x), abs(y)) > f.FARTHEST:
        raise BadPosition(
            f"{place}.at: the first tile may lie {f.FARTHEST} places from 0,0 at most, not at {entry['at']!r}"
        )
    cell = cell_made(s, x, y) if s.tiles == 0 else cell_at(s, x, y)
    if s.holds[cell] != NOBODY:
        raise BadPosition(f"{place}.at: two tiles lie on {entry['at']!r} (CAR-BAS3)")
    lay_checked(s, place, kind, cell, r)


def lay_checked(s: State, place: str, kind: int, cell: int, r: int) -> None:
    """Lay a tile whose sides show what the tiles around it show. Errors: BadPosition naming the side."""
    for side in range(4):
        tile = tile_beside(s, cell, side)
        if tile != NOBODY:
            mine = EDGE[kind * 4 + side_of(side, r)]
            theirs = EDGE[s.type[tile] * 4 + side_of((side + 2) & 3, s.rotation[tile])]
            if mine != theirs:
                raise BadPosition(
                    f"{place}: side {SIDES[side]} shows {TERRAINS[mine]}, the tile at {place_of_tile(s, tile)} "
                    f"shows {TERRAINS[theirs]} there (CAR-BAS3)"
                )
    lay(s, kind, cell, r)


def _load_figures(s: State, tile: int, place: str, entry: dict[str, object]) -> None:
    figures = as_entries(f"{place}.followers", entry.get("followers", []), f.FIGURES)
    if len(figures) > 1:
        raise BadPosition(
            f"{place}.followers: at most one figure is placed along with a tile; here are {len(figures)} (CAR-BAS5)"
        )
    for figure_place, value in figures:
        _load_figure(s, tile, figure_place, as_object(figure_place, value))


def _load_figure(s: State, tile: int, place: str, entry: dict[str, object]) -> None:
    check_keys(place, entry, ("seat", "kind", "on"))
    seat = as_int(f"{place}.seat", entry.get("seat"), 0, s.players - 1)
    figure = as_choice(f"{place}.kind", entry.get("kind", "follower"), f.FIGURE_NAMES)
    names = tuple(feature_name(s.type[tile], feature) for feature in range(FEATURES[s.type[tile]]))
    node = s.base[tile] + as_choice(f"{place}.on", entry.get("on"), names)
    if not may_stand(s, figure, kind_of(s, node)):
        raise BadPosition(
            f"{place}.on: a figure of kind {f.FIGURE_NAMES[figure]!r} can't stand on a {KINDS[kind_of(s, node)]} in this game "
            "(CAR-BAS5, CAR-BAS9, CAR-EXT1 to CAR-EXT3)"
        )
    if s.supply[seat * f.FIGURE_KINDS + figure] == 0:
        raise BadPosition(
            f"{place}: seat {seat} has no figure of kind {f.FIGURE_NAMES[figure]!r} left (CAR-BAS1, CAR-EXT2, CAR-EXT3)"
        )
    put_figure(s, seat, figure, node)


def _load_markers(s: State, placed: list[Entry]) -> None:
    sites: dict[int, int] = {}
    for tile, (place, entry) in enumerate(placed):
        if entry.get("left") is not None:
            s.quit[tile] = as_int(f"{place}.left", entry["left"], 1, max(s.turn, 1))
        if entry.get("marker") is not None:
            number = as_int(f"{place}.marker", entry["marker"], 1, TILES)
            if number in sites:
                raise BadPosition(f"{place}.marker: there are two markers with number {number} (CAR-PLG3)")
            sites[number] = tile
        if s.plague == 0 and (entry.get("left") is not None or entry.get("marker") is not None):
            raise BadPosition(f"{place}: this game is without the plague (CAR-PLG12)")
    if sites and max(sites) != len(sites):
        missing = next(number for number in range(1, len(sites) + 1) if number not in sites)
        raise BadPosition(f"board: marker {missing} is missing; markers are never removed (CAR-PLG3)")
    for number, tile in sites.items():
        s.site[number] = tile
        s.marker[tile] = number
    s.markers = len(sites)


def _check_figures(s: State, is_waiting_for_figure: bool) -> None:
    """Check that complete features hold no figures, unless the last tile completed them (BAS8)."""
    last = s.tiles - 1
    if is_waiting_for_figure and s.figures and s.home[s.node[s.figures - 1]] == last:
        raise BadPosition(
            "pending: a figure stands on the tile placed last; at most one is placed in a turn (CAR-BAS5)"
        )
    for i in range(s.figures):
        node = s.node[i]
        if is_complete(s, s.root[node]) and not (is_waiting_for_figure and _is_completed_by(s, node, last)):
            raise BadPosition(
                f"board: the {kind_name(s, node)} at {place_of_tile(s, s.home[node])} is complete; its figures have returned (CAR-BAS8)"
            )


def _is_completed_by(s: State, node: int, tile: int) -> bool:
    if s.root[node] in s.root[s.base[tile] : s.nodes]:
        return True
    return kind_name(s, node) in ("monastery", "garden") and is_near(s, s.home[node], tile)
