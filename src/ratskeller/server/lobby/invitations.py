"""Invitations: what guests may know of a table before they enter or sit down."""

from collections.abc import Sequence

from ratskeller.core.fairness import Seed
from ratskeller.server.lobby.schemas import Invitation
from ratskeller.server.tables import permissions
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.access_queries import AccessPolicy
from ratskeller.server.tables.clock_schemas import NewClock
from ratskeller.server.tables.clock_settings import given_by
from ratskeller.server.tables.queries import SeatRow, TableRow, mine
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.views import seat_for_all


async def invitation(table: TableSession, guest: str) -> Invitation:
    """Return the invitation of a guest to a table. Raises `Problem` where the table is hidden from them."""
    async with table.locked_fresh():
        table.extensions.rules.check_visible(table.row, table.seats, guest)
        return _invitation(table.row, table.seats, table.access, table.seed, given_by(table.status.clock), guest)


def _invitation(
    row: TableRow, seats: Sequence[SeatRow], door: AccessPolicy, seed: Seed | None, clock: NewClock | None, guest: str
) -> Invitation:
    refused = permissions.entry_refusal(door, seats, guest)
    shown = [seat_for_all(seat) for seat in seats]
    if refused is not None:
        shown = [wire.Seat(seat.seat, seat.kind, seat.bot or "", seat.bot) for seat in seats]
    return Invitation(
        id=row.id,
        game=row.game,
        options=row.options,
        host=door.host_name or None,
        seats=shown,
        mine=mine(seats, guest),
        kept=permissions.reserved_seat(seats, guest),
        password=refused is not None and refused.code == "password-needed",
        away=refused is not None and refused.code == "sent-away",
        looks=permissions.may_look(door, seats, guest),
        over=row.over,
        length=row.public_length,
        analysis=row.analysis,
        odds=row.odds,
        friendly=row.friendly,
        fair=None if seed is None else seed.commitment,
        clock=clock,
    )
