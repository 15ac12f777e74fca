"""Moments of a table's game to look back at: who may see which, from which seat. Nothing here does input or output, or waits."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from ratskeller.core.position import Position
from ratskeller.core.records import with_metadata
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.errors import Problem, wrong_seat
from ratskeller.server.slices import Work
from ratskeller.server.tables.open_table import OpenTable, played_to
from ratskeller.server.tables.schemas import Past
from ratskeller.server.tables.views import metadata_of, viewing_seat

Wanted = int | Literal["public"] | None
"""A seat to look from, or nobody's; None: the usual one."""
Need = Literal["look", "trial", "odds", "analysis"]


class Moment(msgspec.Struct, frozen=True):
    """A moment of a table's game, as somebody sees it from a seat (None: a spectator): the first `at` answers of the `whole` game."""

    row: TableRow
    whole: Position
    at: int
    seat: int | None


def moment(table: OpenTable, held: Sequence[int], at: int | None, wanted: Wanted, need: Need) -> Moment:
    """Return a moment for somebody with the seats `held`: by default the last one.

    During the game they look from a seat of their own; once it is over from any, by default as a spectator, or for odds and analyses from
    the seat that was asked. Raises `Problem` where they may not have what they need, from this seat, or there is no such moment.
    """
    over, own = table.position.over, wanted if isinstance(wanted, int) else None
    if need == "trial":
        check_over(table)
    if need == "odds":
        _check_odds(table)
    if need == "analysis" and not (over or table.row.analysis):
        raise Problem(409, "no-analysis", "At this table, positions can only be analysed once the game is over.")
    row, whole = table.visible_to(held)
    if over:
        held = range(len(table.seats))
    if wanted == "public" or (over and wanted is None and need in ("look", "trial")):
        held = []
    if own is not None and own not in held:
        raise wrong_seat(own)
    at = length_at(whole, at)
    seat = viewing_seat(held, [*whole.actors, whole.actor][at], own)
    if seat is None and need == "analysis":
        raise wrong_seat(0)
    return Moment(row, whole.copy(), at, seat)


def replayed(moment: Moment) -> Work[Position]:
    if moment.at == len(moment.whole.answers):
        return moment.whole
    return (yield from played_to(moment.row, moment.whole.answers[: moment.at]))


def past(moment: Moment, position: Position) -> Past:
    """Return what somebody was shown at a moment."""
    return Past(moment.at, moment.seat, position.view(moment.seat))


def record_of(table: OpenTable, finished: str | None) -> str:
    """Return the record of a game that ended at a moment. Raises `Problem` before, since it tells what seats know in secret."""
    if not table.position.over:
        raise Problem(409, "not-over", "The record can be read once the game is over.")
    return with_metadata(table.position.record(), metadata_of(table.seats, finished))


def check_over(table: OpenTable, wanted: Wanted = None) -> None:
    """Refuse to look back on a game that is not over, or through a seat that is not there. Raises `Problem`."""
    if not table.position.over:
        raise Problem(409, "game-not-over", "You can look back on a game once it is over.")
    if isinstance(wanted, int) and wanted >= len(table.seats):
        raise wrong_seat(wanted)


def check_ended(table: OpenTable) -> None:
    """Refuse what begins once nobody is asked any more: by the rules, or before. Raises `Problem` while the game goes on."""
    if not table.status.ended:
        check_over(table)


def length_at(whole: Position, at: int | None) -> int:
    """Return how many answers are meant; None: all. Raises `Problem` where there are not so many."""
    length = len(whole.answers)
    if at is not None and at > length:
        raise Problem(422, "no-position", f"at: the game has {length} answers, not {at}.", length=length)
    return length if at is None else at


def _check_odds(table: OpenTable) -> None:
    if table.position.game.odds is None:
        raise Problem(409, "unknown-odds", "The odds of this game can't be worked out here.")
    if table.row.odds == "off" or (table.row.odds == "after" and not table.position.over):
        raise Problem(409, "no-odds", "This table shows the odds after the game, or not at all.")
