"""What somebody sees of a table: the seat to look from, and the table from there."""

from collections.abc import Sequence

from ratskeller.core.fair import Contribution, Seed
from ratskeller.core.position import Position
from ratskeller.server import wire
from ratskeller.server.domain.tables import SeatRow, TableRow
from ratskeller.server.live import lessons
from ratskeller.server.wire.unnamed import unnamed_by


def seen_from(mine: Sequence[int], actor: object, wanted: int | None) -> int | None:
    """Return the seat from which somebody looks who holds the seats `mine`; None: a spectator.

    The wanted seat if it is one's own, else the one that is asked, else the first.
    """
    for seat in (wanted, actor, *mine):
        if isinstance(seat, int) and seat in mine:
            return seat
    return None


def seat_for_all(seat: SeatRow) -> wire.Seat:
    """Return a seat as everybody may see it."""
    return wire.Seat(seat.seat, seat.kind, seat.bot or seat.name, seat.bot, unnamed_by(seat.name))


def table_for(
    row: TableRow,
    seats: Sequence[SeatRow],
    position: Position,
    mine: list[int],
    seat: int | None,
    seed: Seed | None = None,
) -> wire.Table:
    """Return a table as `seat` sees it, for somebody who holds the seats `mine`."""
    floor = position.undo_floor
    answers = position.answers
    return wire.Table(
        id=row.id,
        game=row.game,
        ply=row.ply,
        length=len(answers),
        seats=[seat_for_all(other) for other in seats],
        mine=mine,
        seat=seat,
        view=position.view(seat),
        draft=[wire.Draft(answers[length], length) for length in range(floor, len(answers))],
        undo_floor=floor,
        over=position.over,
        analysis=row.analysis,
        odds=row.odds,
        lesson=lessons.step_of(row, position),
        day=row.day,
        fair=None if seed is None else wire.Fair(seed.commitment, [_contribution(it) for it in seed.contributions]),
    )


def _contribution(it: Contribution) -> wire.Contribution:
    return wire.Contribution(it.seat, it.after, it.value)


def summary(row: TableRow, seats: Sequence[SeatRow], mine: list[int]) -> wire.Summary:
    """Return a table for a list of tables."""
    shown = [seat_for_all(seat) for seat in seats]
    lesson = lessons.unfinished(row)
    return wire.Summary(row.id, row.game, row.over, row.ply, shown, row.actor, mine, row.updated, lesson)
