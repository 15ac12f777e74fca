"""Notifications in the database: stored in the transaction of the event, and sent by a worker of any server process.

A row is `waiting`, then `taken` by a worker that finds out what there is to say, then `sending`, and at last `sent`, `needless` or
`failed`. A claim ends after a while: if a process dies before it starts to send, another one takes the row. What it was sending may have
arrived, so it is never sent again: nobody gets two notifications of one turn.
"""

import secrets
from collections.abc import Iterable, Sequence
from typing import Literal

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, add_missing, scalar, scalars
from ratskeller.server.db.schema.features import Notification, NotificationKind, Outbox
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.db.timestamps import later, next_hour
from ratskeller.server.tables.clocks import DAY
from ratskeller.server.tables.hooks import Write
from ratskeller.server.tables.open_table import OpenTable
from ratskeller.server.tables.queries import SeatRow
from ratskeller.server.tables.table_status import TableStatus

HOUR = DAY // 24
FEWEST = 2
"""With fewer people at a table, nobody is away."""
MOST_AT_ONCE = 100
"""How many notifications are claimed for one channel, and how many channels are read, at a time."""
CLAIMABLE = "(state = 'waiting' OR (state = 'taken' AND lease < :moment))"
# The guest still has the turn and has not answered since, a bot still plays for them, or a seat is still kept for them; the end of a game
# stays current
CURRENT = (
    "SELECT outbox.id FROM outbox JOIN tables ON tables.id = outbox.table_id"
    " LEFT JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.actor"
    " WHERE outbox.holder = ? AND outbox.state = 'taken' AND (outbox.kind = 'over' OR (outbox.kind = 'rematch' AND tables.over = 0"
    " AND EXISTS (SELECT 1 FROM reservations WHERE reservations.table_id = outbox.table_id"
    " AND reservations.guest_id = outbox.guest_id)) OR (outbox.kind = 'bot' AND EXISTS"
    " (SELECT 1 FROM stand_ins JOIN seats AS left_to ON left_to.table_id = stand_ins.table_id AND left_to.seat = stand_ins.seat"
    " WHERE stand_ins.table_id = outbox.table_id AND left_to.guest_id = outbox.guest_id)) OR ("
    " outbox.kind IN ('turn', 'reminder') AND tables.over = 0 AND NOT EXISTS (SELECT 1 FROM stand_ins"
    " WHERE stand_ins.table_id = tables.id AND stand_ins.seat = tables.actor)"
    " AND seats.guest_id = outbox.guest_id AND NOT EXISTS (SELECT 1 FROM entries"
    " JOIN seats AS own ON own.table_id = entries.table_id AND own.seat = entries.actor"
    " WHERE entries.table_id = outbox.table_id AND entries.ply > outbox.ply AND own.guest_id = outbox.guest_id)))"
)
CLAIM = (
    "UPDATE outbox SET state = 'taken', holder = :holder, lease = :lease"  # noqa: S608
    f" WHERE id IN (SELECT id FROM outbox WHERE channel_id = :channel AND due <= :due AND {CLAIMABLE}"
    f" ORDER BY due, id LIMIT {MOST_AT_ONCE}) AND {CLAIMABLE}"
)

State = Literal["sent", "needless", "failed"]


NOTIFICATIONS = Rows(Notification, "outbox")


async def store_notifications(before: TableRow, after: OpenTable) -> Write | None:
    """Return a write that stores the notifications of new entries, None if there are none."""
    return notifications_of(before, after.row, after.seats)


def notifications_of(before: TableRow, after: TableRow, seats: Sequence[SeatRow]) -> Write | None:
    """Return a write that stores the notifications of a change of a table, None if there are none."""
    kind, guests = _recipients(before, after, seats)
    if not guests:
        return None

    def write(connection: Connection) -> None:
        for guest in guests:
            _add(connection, kind, guest, after)

    return write


def store_status_news(
    connection: Connection, row: TableRow, seats: Sequence[SeatRow], before: TableStatus, after: TableStatus
) -> None:
    """Store that the game has ended early, or that a bot plays for people from now on, who have not resigned."""
    people = _people(seats)
    if len(people) < FEWEST:
        return
    if after.ended:
        for person in people:
            _add(connection, "over", person, row)
        return
    for seat, stand_in in after.stand_ins.items():
        guest = seats[seat].guest
        if guest is not None and seat not in before.stand_ins and stand_in.reason != "resigned":
            _add(connection, "bot", guest, row)


def store_invitations(connection: Connection, row: TableRow, seats: Sequence[SeatRow]) -> None:
    for guest in dict.fromkeys(seat.reserved_for for seat in seats if seat.reserved_for is not None):
        _add(connection, "rematch", guest, row)


def lead(reminder: int | None, turn: int) -> int:
    """Return how long before the time of a turn is up a channel reminds of it, in milliseconds. `reminder`: hours; None: in proportion."""
    return min(turn // 4, DAY) if reminder is None else min(reminder * HOUR, turn // 2)


def postpone(connection: Connection, notification: str, due: str) -> None:
    """Let a claimed notification wait until `due`, for nothing went wrong with it."""
    connection.execute("UPDATE outbox SET state = 'waiting', holder = NULL, due = ? WHERE id = ?", (due, notification))


def waiting(connection: Connection, moment: str) -> list[Notification]:
    return NOTIFICATIONS.all(connection, "WHERE state = 'waiting' AND due <= ?", (moment,))


def waiting_channels(connection: Connection, due: str, moment: str) -> list[str]:
    """Return the channels that have notifications due before `due`, unclaimed at `moment`."""
    statement = f"SELECT DISTINCT channel_id FROM outbox WHERE due <= :due AND {CLAIMABLE} LIMIT {MOST_AT_ONCE}"  # noqa: S608
    return scalars(connection, statement, {"due": due, "moment": moment})


def claim(connection: Connection, channel: str, worker: str, due: str, moment: str, lease: str) -> list[Notification]:
    values = {"channel": channel, "holder": worker, "due": due, "moment": moment, "lease": lease}
    connection.execute(CLAIM, values)
    return NOTIFICATIONS.all(connection, "WHERE holder = ? AND state = 'taken' ORDER BY due, id", (worker,))


def current(connection: Connection, worker: str) -> set[str]:
    return set(scalars(connection, CURRENT, (worker,)))


def begin_sending(connection: Connection, claimed: Iterable[Notification], worker: str) -> bool:
    """Mark all these as being sent, and return True; False, and nothing is marked, if another worker has one of them."""
    ids = [it.id for it in claimed]
    is_claimed = "SELECT COUNT(*) FROM outbox WHERE id = ? AND holder = ? AND state = 'taken'"
    if not all(scalar(connection, is_claimed, (one, worker)) for one in ids):
        return False
    connection.executemany("UPDATE outbox SET state = 'sending' WHERE id = ?", [(one,) for one in ids])
    return True


def finish(connection: Connection, ids: Iterable[str], state: State) -> None:
    statement = "UPDATE outbox SET state = ?, holder = NULL WHERE id = ? AND state IN ('waiting', 'taken', 'sending')"
    rows = [(state, one) for one in ids]
    connection.executemany(statement, rows)


def retry(connection: Connection, claimed: Iterable[Notification], due: str) -> None:
    statement = "UPDATE outbox SET state = 'waiting', holder = NULL, due = ?, attempts = attempts + 1 WHERE id = ?"
    rows = [(due, it.id) for it in claimed]
    connection.executemany(statement, rows)


def delete_finished(connection: Connection, before: str) -> None:
    statement = "DELETE FROM outbox WHERE due < ? AND state NOT IN ('waiting', 'taken')"
    connection.execute(statement, (before,))


def _recipients(before: TableRow, after: TableRow, seats: Sequence[SeatRow]) -> tuple[NotificationKind, list[str]]:
    """Return who gets a notification of new entries: the guest who has the turn now but had not before, or all when the game ends."""
    people = _people(seats)
    # A guest who plays alone, or with others at one screen, is not away
    if len(people) < FEWEST:
        return "turn", []
    if after.over:
        return "over", people if not before.over else []
    turn, former = (None if row.actor is None else seats[row.actor].guest for row in (after, before))
    return "turn", [] if turn is None or turn == former else [turn]


def _people(seats: Sequence[SeatRow]) -> list[str]:
    return list(dict.fromkeys(seat.guest for seat in seats if seat.guest is not None))


def _add(connection: Connection, kind: NotificationKind, guest: str, row: TableRow) -> None:
    turn = scalar(connection, "SELECT turn FROM clocks WHERE table_id = ? AND kind = 'days'", (row.id,))
    channels = connection.execute(
        "SELECT id, hour, zone, table_id, reminder FROM channels WHERE confirmed = 1"
        " AND ((guest_id = ? AND table_id IS NULL) OR table_id = ?)",
        (guest, row.id),
    ).fetchall()
    for channel, hour, zone, room, reminder in channels:
        # A player who has to come back must know it at once
        due = row.updated if hour is None or kind == "bot" else next_hour(hour, zone)
        _insert(connection, channel, kind, guest, row, due)
        if kind == "turn" and turn is not None and room is None and reminder != 0:
            _insert(connection, channel, "reminder", guest, row, later(row.updated, turn - lead(reminder, turn)))


def _insert(connection: Connection, channel: str, kind: NotificationKind, guest: str, row: TableRow, due: str) -> None:
    number = secrets.token_hex(8)
    add_missing(connection, Outbox(number, channel, guest, row.id, kind, row.ply, due=due))
