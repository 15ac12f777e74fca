"""What people are to be told: written in the transaction of what it tells of, and taken by whichever process comes first.

A row is `waiting`, then `taken` by a process that finds out what there is to say, then `sending`, and at last `sent`, `needless` or
`failed`. Whoever takes a row has it for a while; if its process ends before it began to send, another one takes it. What was being sent
by then may have arrived, so it is never sent again: nobody is told twice of one turn.
"""

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.timestamps import next_hour
from ratskeller.server.tables.extensions import Advance, Write
from ratskeller.server.tables.queries import SeatRow, TableRow

MOST_AT_ONCE = 100
"""What is taken for one channel, and how many channels are looked at, at a time."""
UNDER_WAY = "(state = 'waiting' OR (state = 'taken' AND lease < :moment))"
# Whoever is still asked and has not answered since; a game that is over stays so
FRESH = (
    "SELECT outbox.id FROM outbox JOIN tables ON tables.id = outbox.table_id"
    " LEFT JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.actor"
    " WHERE outbox.taker = ? AND outbox.state = 'taken' AND (outbox.kind = 'over' OR ("
    " tables.over = 0 AND seats.guest_id = outbox.guest_id AND NOT EXISTS (SELECT 1 FROM entries"
    " JOIN seats AS own ON own.table_id = entries.table_id AND own.seat = entries.actor"
    " WHERE entries.table_id = outbox.table_id AND entries.ply > outbox.ply AND own.guest_id = outbox.guest_id)))"
)
TAKE = (
    "UPDATE outbox SET state = 'taken', taker = :taker, lease = :lease"  # noqa: S608
    f" WHERE id IN (SELECT id FROM outbox WHERE channel_id = :channel AND due <= :due AND {UNDER_WAY}"
    f" ORDER BY due, id LIMIT {MOST_AT_ONCE}) AND {UNDER_WAY}"
)

State = Literal["waiting", "taken", "sending", "sent", "needless", "failed"]


class Note(msgspec.Struct, frozen=True):
    """Something that is to be told by a channel: that it is the turn of `guest` at a table, or that the game there is over."""

    id: str
    channel: str
    guest: str
    table: str
    kind: Literal["turn", "over"]
    ply: int
    tries: int


async def store_notifications(advance: Advance) -> Write | None:
    """Return a write of the notifications that follow from new entries."""
    return noting(advance.before, advance.after, advance.seats)


def noting(before: TableRow, after: TableRow, seats: Sequence[SeatRow]) -> Write | None:
    """Return a write of whom new entries concern; None where that is nobody."""
    kind, guests = _concerned(before, after, seats)
    if not guests:
        return None

    def write(connection: Connection) -> None:
        for guest in guests:
            _note(connection, kind, guest, after)

    return write


def near(moment: str) -> Callable[[Connection], list[tuple[str, str, str]]]:
    """Return a read: the id, table and guest of what waits and is due before a moment."""
    statement = "SELECT id, table_id, guest_id FROM outbox WHERE state = 'waiting' AND due <= ?"
    return lambda connection: connection.execute(statement, (moment,)).fetchall()


def waiting_channels(due: str, moment: str) -> Callable[[Connection], list[str]]:
    """Return a read: the channels by which something that was due before `due` is to be told, and that nobody has taken at `moment`."""
    statement = f"SELECT DISTINCT channel_id FROM outbox WHERE due <= :due AND {UNDER_WAY} LIMIT {MOST_AT_ONCE}"  # noqa: S608
    return lambda connection: [row[0] for row in connection.execute(statement, {"due": due, "moment": moment})]


def take(channel: str, taker: str, due: str, moment: str, lease: str) -> Callable[[Connection], list[Note]]:
    """Return a write: take what is due for a channel until `lease`, and return it; nothing if somebody else has."""
    sought = {"channel": channel, "taker": taker, "due": due, "moment": moment, "lease": lease}

    def write(connection: Connection) -> list[Note]:
        connection.execute(TAKE, sought)
        rows = connection.execute(
            "SELECT id, channel_id, guest_id, table_id, kind, ply, tries FROM outbox"
            " WHERE taker = ? AND state = 'taken' ORDER BY due, id",
            (taker,),
        )
        return [Note(*row) for row in rows]

    return write


def fresh(taker: str) -> Callable[[Connection], set[str]]:
    """Return a read: the ids of what somebody has taken that is still worth telling."""
    return lambda connection: {row[0] for row in connection.execute(FRESH, (taker,))}


def begin_sending(notes: Iterable[Note], taker: str) -> Callable[[Connection], bool]:
    """Return a write: note that all these are being sent now, and return True; False if somebody else has one, and nothing is noted."""
    ids = [note.id for note in notes]

    def write(connection: Connection) -> bool:
        held = "SELECT COUNT(*) FROM outbox WHERE id = ? AND taker = ? AND state = 'taken'"
        if not all(connection.execute(held, (one, taker)).fetchone()[0] for one in ids):
            return False
        connection.executemany("UPDATE outbox SET state = 'sending' WHERE id = ?", [(one,) for one in ids])
        return True

    return write


def settle(ids: Iterable[str], state: State) -> Callable[[Connection], Any]:
    """Return a write: note what became of these, unless that is settled already."""
    statement = "UPDATE outbox SET state = ?, taker = NULL WHERE id = ? AND state IN ('waiting', 'taken', 'sending')"
    rows = [(state, one) for one in ids]
    return lambda connection: connection.executemany(statement, rows)


def try_again(notes: Iterable[Note], due: str) -> Callable[[Connection], Any]:
    """Return a write: let these wait until `due` for another try."""
    statement = "UPDATE outbox SET state = 'waiting', taker = NULL, due = ?, tries = tries + 1 WHERE id = ?"
    rows = [(due, note.id) for note in notes]
    return lambda connection: connection.executemany(statement, rows)


def forget(moment: str) -> Callable[[Connection], Any]:
    """Return a write: remove what was due before a moment and no longer waits."""
    statement = "DELETE FROM outbox WHERE due < ? AND state NOT IN ('waiting', 'taken')"
    return lambda connection: connection.execute(statement, (moment,))


def _concerned(
    before: TableRow, after: TableRow, seats: Sequence[SeatRow]
) -> tuple[Literal["turn", "over"], list[str]]:
    """Return who has to be told after an entry: whose turn it is now and was not before, or all when the game is over."""
    people = list(dict.fromkeys(seat.guest for seat in seats if seat.guest is not None))
    # Whoever plays alone, or with others at one screen, waits for nobody who is away
    if len(people) < 2:
        return "turn", []
    if after.over:
        return "over", people if not before.over else []
    asked, was = (None if row.actor is None else seats[row.actor].guest for row in (after, before))
    return "turn", [] if asked is None or asked == was else [asked]


def _note(connection: Connection, kind: str, guest: str, row: TableRow) -> None:
    channels = connection.execute(
        "SELECT id, hour, zone FROM channels WHERE confirmed = 1"
        " AND ((guest_id = ? AND table_id IS NULL) OR table_id = ?)",
        (guest, row.id),
    ).fetchall()
    for channel, hour, zone in channels:
        due = row.updated if hour is None else next_hour(hour, zone)
        connection.execute(
            "INSERT INTO outbox (id, channel_id, guest_id, table_id, kind, ply, due) VALUES (?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (channel_id, table_id, kind, ply) DO NOTHING",
            (secrets.token_hex(8), channel, guest, row.id, kind, row.ply, due),
        )
