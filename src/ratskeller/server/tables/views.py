"""A table as a guest sees it: the seat they look from, and the table from there."""

from collections.abc import Sequence

from ratskeller.core.fairness import Contribution, Seed
from ratskeller.core.position import Position
from ratskeller.core.views import Views
from ratskeller.server.accounts.names import parse_placeholder
from ratskeller.server.tables import clock_schemas, lessons, schemas
from ratskeller.server.tables.access_queries import AccessPolicy
from ratskeller.server.tables.queries import SeatRow, TableRow


def viewing_seat(held: Sequence[int], actor: object, wanted: int | None) -> int | None:
    """Return the seat from which a guest with the seats `held` looks; None: a spectator.

    The wanted seat if it is theirs, else their seat that is asked, else their first.
    """
    for seat in (wanted, actor, *held):
        if isinstance(seat, int) and seat in held:
            return seat
    return None


def seat_for_all(seat: SeatRow) -> schemas.Seat:
    """Return a seat as everybody may see it."""
    return schemas.Seat(
        seat.seat, seat.kind, seat.bot or seat.name, seat.bot, _person(seat), parse_placeholder(seat.name)
    )


def _person(seat: SeatRow) -> schemas.Person | None:
    if seat.kind != "human":
        return None
    if seat.account:
        return "account"
    # Nobody else has no name
    return "guest" if seat.name else "deleted"


def table_for(
    row: TableRow,
    seats: Sequence[SeatRow],
    position: Position,
    views: Views,
    *,
    held: list[int],
    seat: int | None,
    seed: Seed | None,
    access: AccessPolicy,
    conduct: clock_schemas.Conduct | None = None,
    hosting: bool,
) -> schemas.Table:
    """Return a table as `seat` sees it, for a guest with the seats `held`; `views` shows its position."""
    floor = position.undo_floor
    answers = position.answers
    return schemas.Table(
        id=row.id,
        game=row.game,
        ply=row.ply,
        length=len(answers),
        seats=[seat_for_all(other) for other in seats],
        mine=held,
        seat=seat,
        view=schemas.encoded_object(views.encoded(seat)),
        draft=[schemas.Draft(answers[length], length) for length in range(floor, len(answers))],
        undo_floor=floor,
        over=position.over,
        analysis=row.analysis,
        odds=row.odds,
        friendly=row.friendly,
        long_thoughts=row.long_thoughts,
        lesson=lessons.step_of(row, position),
        day=row.day,
        fair=None if seed is None else schemas.Fair(seed.commitment, [_contribution(it) for it in seed.contributions]),
        way=access.way,
        spectators=access.spectators,
        hosting=hosting,
        origin=access.origin,
        rematch=access.rematch,
        conduct=conduct,
    )


def _contribution(it: Contribution) -> schemas.Contribution:
    return schemas.Contribution(it.seat, it.after, it.value)


def summary(row: TableRow, seats: Sequence[SeatRow], held: list[int]) -> schemas.Summary:
    """Return a table for a list of tables."""
    shown = [seat_for_all(seat) for seat in seats]
    lesson, taught = lessons.unfinished(row), row.lesson is not None
    ply, updated = (row.ply, row.updated) if row.actor in held else (row.public_ply, row.public_at)
    return schemas.Summary(row.id, row.game, row.over, ply, shown, row.actor, held, updated, lesson, taught)
