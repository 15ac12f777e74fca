"""Where a drawn tile may lie (BAS3, EXT1) and which figure may follow (BAS5, PLG8, EXT2, EXT3)."""

from collections import Counter

from .land import SURROUNDED, Land, Spot
from .plague import because
from .table import Place, Table, around, name_of
from .tiles import Point, is_plague, river_role, rotations, turned


def cells(table: Table) -> set[Place]:
    """Every empty place beside a laid tile."""
    return {there for at in table.board for there in around(at) if there not in table.board}


def fits(table: Table, tile: str, r: int, at: Place) -> bool:
    """BAS3: each side that meets a laid tile shows the same terrain as that; EXT1 for river tiles."""
    return at not in table.board and _fits_beside(table, shown(table, at), tile, r, at)


def shown(table: Table, at: Place) -> dict[Point, str]:
    """The terrain that laid tiles show towards a place, by points of the table."""
    return {
        _on_table(point, there): kind
        for there in table.beside(at)
        for point, kind in table.board[there].picture.terrain.items()
        if _across(there, _on_table(point, there)) == at
    }


def _fits_beside(table: Table, border: dict[Point, str], tile: str, r: int, at: Place) -> bool:
    own = turned(tile, r).terrain
    if not border or any(own[_on_tile(point, at)] != kind for point, kind in border.items()):
        return False
    if river_role(tile) is None:
        return True
    joins = [point for point, kind in border.items() if kind == "river"]
    return bool(joins) and not _turns_twice(table, tile, r, at, joins[0])


def _on_table(point: Point, at: Place) -> Point:
    return (4 * at[0] + point[0], 4 * at[1] + point[1])


def _on_tile(point: Point, at: Place) -> Point:
    return (point[0] - 4 * at[0], point[1] - 4 * at[1])


def _turns_twice(table: Table, tile: str, r: int, at: Place, joint: Point) -> bool:
    """EXT1: whether the bend before, upstream of the joint, turns the same way as this tile does; straight tiles may lie between."""
    here, there = _bend(tile, r, at, joint), _across(at, joint)
    while here and there in table.board:
        laid = table.board[there]
        entries = [point for point in _river_points(laid.tile, laid.r, there) if point != joint]
        if not entries:
            return False
        before = _bend(laid.tile, laid.r, there, entries[0])
        if before:
            return before == here
        there, joint = _across(there, entries[0]), entries[0]
    return False


def _river_points(tile: str, r: int, at: Place) -> list[Point]:
    """Where the river reaches the border of a tile."""
    river = [part for part in turned(tile, r).parts.values() if part.kind == "river"]
    return [_on_table(point, at) for part in river for point in part.points]


def _bend(tile: str, r: int, at: Place, entry: Point) -> int:
    """How the river turns on a tile that it enters at a point: 1 clockwise, -1 counterclockwise, 0 straight on or not at all."""
    cx, cy = _on_table((2, 2), at)
    turns = [
        ((cx - entry[0]) * (exit_y - cy) - (cy - entry[1]) * (exit_x - cx)) // 4
        for exit_x, exit_y in _river_points(tile, r, at)
        if (exit_x, exit_y) != entry
    ]
    return turns[0] if turns else 0


def _across(at: Place, point: Point) -> Place:
    """The place on the other side of a point on the border of a tile."""
    cx, cy = _on_table((2, 2), at)
    return (2 * point[0] - cx - 2) // 4, (2 * point[1] - cy - 2) // 4


def placements(table: Table, tile: str) -> list[tuple[Place, int]]:
    """Every place and rotation in which a tile may be laid."""
    borders = {at: shown(table, at) for at in sorted(cells(table))}
    return [
        (at, r) for at, border in borders.items() for r in rotations(tile) if _fits_beside(table, border, tile, r, at)
    ]


def lays(table: Table, tile: str) -> list[str]:
    """The same as answers."""
    return [f"{name_of(at)} r{r}" for at, r in placements(table, tile)]


def fitting(table: Table, at: Place) -> int:
    """How many of the tiles still to come, the drawn one included, fit at a place in some rotation."""
    coming, border = table.stack + Counter([table.tile] if table.tile else []), shown(table, at)
    return sum(
        number
        for tile, number in coming.items()
        if any(_fits_beside(table, border, tile, r, at) for r in rotations(tile))
    )


def drawable(table: Table) -> Counter[str]:
    """What may be drawn now: first the course of the river, then its mouth (EXT1), then all; no plague tile in a time of grace (PLG1)."""
    for role in ("course", "mouth"):
        river = Counter({tile: number for tile, number in table.stack.items() if river_role(tile) == role})
        if river:
            return river
    drawn = len(table.board) - 1 + len(table.discarded)
    harmless = Counter({tile: number for tile, number in table.stack.items() if not is_plague(tile)})
    return harmless if drawn < table.options["grace"] and harmless else table.stack


def figures(table: Table) -> set[str]:
    """The answers to `follower`: where which figure may be set on the tile just laid, or the abbot be taken back."""
    land, supply = Land(table), table.supply(table.seat)
    answers = {"none"}
    for name, part in table.board[table.last].picture.parts.items():
        if part.kind == "river" or (part.kind == "field" and not table.options["farmers"]):
            continue
        if not is_free(land, (table.last, name)):
            continue
        if part.kind in SURROUNDED and supply["abbot"]:
            answers.add(f"abbot {name}")
        if part.kind != "garden":
            answers |= {f"{word}{name}" for kind, word in (("follower", ""), ("large", "large ")) if supply[kind]}
    if abbot_of(table, table.seat) is not None:
        answers.add("take abbot")
    return answers


def is_free(land: Land, spot: Spot) -> bool:
    """BAS5 and PLG8: nobody healthy stands in the feature."""
    return all(because(land, at) for at in land.standing(land.of[spot]))


def abbot_of(table: Table, seat: int) -> Place | None:
    """Where a player's abbot stands."""
    standing = [at for at, figure in table.figures().items() if (figure.seat, figure.kind) == (seat, "abbot")]
    return standing[0] if standing else None
