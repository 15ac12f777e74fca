"""The seats of a table as a guest sees them, the seat they look from, and the table in a list."""

from collections.abc import Sequence

from ratskeller.core.records import RecordMetadata
from ratskeller.server.accounts.names import parse_placeholder
from ratskeller.server.tables import moves, schemas
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


def summary(
    row: TableRow,
    seats: Sequence[SeatRow],
    held: list[int],
    deadline: str | None = None,
    *,
    reserved: int | None = None,
    paused: bool = False,
) -> schemas.Summary:
    """Return a table for a list of tables; `deadline`, `reserved` and `paused` as there."""
    shown = [seat_for_all(seat) for seat in seats]
    lesson, taught = moves.unfinished_lesson(row), row.lesson is not None
    ply, updated = (row.ply, row.updated) if row.actor in held else (row.public_ply, row.public_at)
    return schemas.Summary(
        *(row.id, row.game, row.over, ply, shown, row.actor, held, updated, lesson, taught, deadline),
        waiting=row.waiting,
        reserved=reserved,
        paused=paused,
    )


def metadata_of(seats: Sequence[SeatRow], finished: str | None) -> RecordMetadata:
    """Return the metadata of a record: the names of its bots, and of people who have chosen a name."""
    names = [it.bot.capitalize() if it.bot is not None else it.name for it in seats]
    return RecordMetadata([name if name and parse_placeholder(name) is None else None for name in names], finished)
