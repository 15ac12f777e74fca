"""Tables and seats in the database."""

from collections.abc import Iterable
from contextlib import suppress

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import StorageError, Unchanged
from ratskeller.server.db.rows import Rows, add, scalars
from ratskeller.server.db.schema import described
from ratskeller.server.db.schema.tables import AccessMode, SeatKind, Seats, TableRow
from ratskeller.server.tables.schemas import Rematch

MOST_LISTED = 200
TURNS = (
    "SELECT tables.id, tables.game, seats.seat, tables.ply FROM tables JOIN seats"
    " ON seats.table_id = tables.id AND seats.seat = tables.actor"
    " WHERE seats.guest_id = ? AND seats.kind = 'human' AND tables.over = 0 AND tables.waiting = 0"
    " AND NOT EXISTS (SELECT 1 FROM stand_ins WHERE stand_ins.table_id = seats.table_id AND stand_ins.seat = seats.seat)"
    " ORDER BY tables.updated, tables.id LIMIT ?"
)
# An answer that the seat's person gave. Only the first answer of a stand-in's line is marked
OWN_ANSWER = (
    "entries.kind = 'answer' AND entries.answered_by IS NULL AND NOT EXISTS (SELECT 1 FROM entries AS before"
    " WHERE before.table_id = entries.table_id AND before.ply = entries.ply - 1 AND before.actor = entries.actor"
    " AND (before.answered_by IS NULL OR before.answered_by <> 'order'))"
)
# Neither chance, nor bots, nor the answers with which a branch begins make a table used
UNUSED = (
    "tables.updated < :moment AND NOT EXISTS (SELECT 1 FROM entries JOIN seats"  # noqa: S608
    " ON seats.table_id = entries.table_id AND seats.seat = entries.actor"
    " WHERE entries.table_id = tables.id AND seats.kind <> 'bot' AND entries.length > COALESCE(tables.branched, 0)"
    f" AND (entries.answered_by = 'order' OR ({OWN_ANSWER})))"
    # A guest must not get a second attempt at a day
    " AND NOT EXISTS (SELECT 1 FROM daily_attempts WHERE daily_attempts.table_id = tables.id)"
    # Somebody has it open through another process
    " AND NOT EXISTS (SELECT 1 FROM presences WHERE presences.table_id = tables.id)"
)
SITS = "SELECT 1 FROM seats AS sits WHERE sits.table_id = tables.id AND sits.kind = 'human'"
# A bot plays for each of the people
PAUSED = (
    f"EXISTS ({SITS}) AND NOT EXISTS ({SITS} AND NOT EXISTS (SELECT 1 FROM stand_ins AS theirs"  # noqa: S608
    " WHERE theirs.table_id = sits.table_id AND theirs.seat = sits.seat))"
)
# Somebody sits there whom :guest has blocked everywhere, or who has blocked them
APART = (
    "EXISTS (SELECT 1 FROM seats AS theirs JOIN chat_blocks ON (chat_blocks.guest_id = :guest AND other_id = theirs.guest_id)"
    " OR (other_id = :guest AND chat_blocks.guest_id = theirs.guest_id) WHERE theirs.table_id = {table})"
)
# Anybody may come, except people who are blocked
STRANGERS_APART = (
    "EXISTS (SELECT 1 FROM access WHERE access.table_id = :table AND access.mode = 'public')"  # noqa: S608
    f" AND {APART.format(table=':table')}"
)
CLAIM = (
    "UPDATE seats SET kind = 'human', guest_id = :guest,"  # noqa: S608
    " name = (SELECT name FROM reservations WHERE reservations.table_id = :table AND reservations.seat = :seat),"
    " bot = NULL WHERE table_id = :table AND seat = :seat AND (kind = 'open' OR EXISTS (SELECT 1 FROM reservations"
    " WHERE reservations.table_id = :table AND reservations.seat = :seat AND reservations.guest_id = :guest))"
    " AND NOT EXISTS (SELECT 1 FROM reservations"
    " WHERE reservations.table_id = :table AND reservations.seat = :seat AND reservations.guest_id <> :guest)"
    f" AND NOT ({STRANGERS_APART})"
)
SEAT_BOT = (
    "UPDATE seats SET kind = 'bot', bot = :bot WHERE table_id = :table AND seat = :seat AND (kind = 'open' OR (kind = 'bot'"
    " AND EXISTS (SELECT 1 FROM tables WHERE tables.id = seats.table_id AND tables.waiting = 1)))"
)
BEGIN = (
    "UPDATE tables SET waiting = 0 WHERE id = ?"
    " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.id AND seats.kind = 'open')"
)


class SeatRow(msgspec.Struct, frozen=True):
    """A seat and who has it. `guest` is the id of the guest who answers for it. `account`: the name is that of their account.

    Only the guest `reserved_for` may claim a seat that is reserved, which is open, or has a bot meanwhile.
    """

    seat: int
    kind: SeatKind
    guest: str | None
    name: str
    bot: str | None
    account: bool = False
    reserved_for: str | None = None


class AccessPolicy(msgspec.Struct, frozen=True):
    """Who may come to a table, and its host. Old tables and those of the Daily Plague have none.

    `password` is its hash. `rematch` is the table that was opened after this one, `origin` the one before it. The guests `admitted` gave
    the password, and the guests `sent_away` were removed by the host.
    """

    mode: AccessMode = "link"
    password: str | None = None
    spectators: bool = True
    host: str | None = None
    host_name: str = ""
    origin: str | None = None
    rematch: Rematch | None = None
    admitted: frozenset[str] = frozenset()
    sent_away: frozenset[str] = frozenset()


TABLES = Rows(TableRow)
SITTERS = (
    " LEFT JOIN reservations ON reservations.table_id = seats.table_id AND reservations.seat = seats.seat"
    " LEFT JOIN guests ON guests.id = COALESCE(seats.guest_id, reservations.guest_id) "
)
SEATS = Rows(
    SeatRow,
    f"seats{SITTERS}",
    seat="seats.seat",
    kind="seats.kind",
    guest="seats.guest_id",
    # An open seat that is reserved for a guest has their name
    name="COALESCE(seats.name, guests.name, '')",
    bot="seats.bot",
    # A name that was given to the seat alone is nobody's account
    account="seats.name IS NULL AND EXISTS (SELECT 1 FROM accounts WHERE accounts.guest_id = seats.guest_id)",
    reserved_for="reservations.guest_id",
)
# People who have resigned find the game in their history
LISTED = (
    f"SELECT listed.*, {SEATS.columns} FROM"  # noqa: S608
    f" ({TABLES.select} WHERE id IN (SELECT table_id FROM seats WHERE guest_id = :guest AND NOT EXISTS (SELECT 1 FROM stand_ins"
    " WHERE stand_ins.table_id = seats.table_id AND stand_ins.seat = seats.seat AND reason = 'resigned'))"
    " OR (tables.over = 0 AND id IN (SELECT table_id FROM reservations WHERE guest_id = :guest))"
    " ORDER BY public_at DESC, id LIMIT :most) AS listed"
    f" JOIN seats ON seats.table_id = listed.id{SITTERS}"
    " ORDER BY listed.public_at DESC, listed.id, seats.seat"
)


class SeatTaken(Unchanged):
    """The seat is not open (any more)."""


class SeatsOpen(Unchanged):
    """Somebody is still missing."""


def mine(seats: Iterable[SeatRow], guest: str | None) -> list[int]:
    return [seat.seat for seat in seats if guest is not None and seat.guest == guest]


def insert_table(connection: Connection, row: TableRow, seats: Iterable[SeatRow], names: Iterable[str | None]) -> None:
    """Store a new table, with nothing of it a draft. `names` are the seats' own names, None where the guest's name is shown."""
    row = msgspec.structs.replace(row, public_ply=row.ply, public_length=row.length, public_at=row.updated)
    add(connection, row)
    named = zip(seats, names, strict=True)
    add(
        connection,
        *(
            Seats(table_id=row.id, seat=it.seat, kind=it.kind, guest_id=it.guest, name=name, bot=it.bot)
            for it, name in named
        ),
    )


def table(connection: Connection, table_id: str) -> TableRow | None:
    return TABLES.one(connection, "WHERE id = ?", (table_id,))


def seats(connection: Connection, table_id: str) -> list[SeatRow]:
    return SEATS.all(connection, "WHERE seats.table_id = ? ORDER BY seats.seat", (table_id,))


def read(connection: Connection, table_id: str) -> tuple[TableRow | None, list[SeatRow]]:
    return table(connection, table_id), seats(connection, table_id)


def tables_of(connection: Connection, guest: str) -> list[tuple[TableRow, list[SeatRow]]]:
    """Return the tables at which a guest has a seat, or one is kept for them, newest first; not those where they have resigned."""
    found: dict[str, tuple[TableRow, list[SeatRow]]] = {}
    for row in connection.execute(LISTED, {"guest": guest, "most": MOST_LISTED}):
        table_id = row[0]
        # A broken table is left out
        with suppress(StorageError):
            if table_id not in found:
                found[table_id] = (TABLES.read(row), [])
            found[table_id][1].append(SEATS.read(row, len(TableRow.__struct_fields__)))
    return list(found.values())


def paused_of(connection: Connection, guest: str) -> set[str]:
    """Return the running tables of a guest at which a bot plays for each person, so that nobody is asked."""
    statement = (
        f"SELECT id FROM tables WHERE over = 0 AND id IN (SELECT table_id FROM seats WHERE guest_id = ?) AND {PAUSED}"  # noqa: S608
    )
    return set(scalars(connection, statement, (guest,)))


def turns_of(connection: Connection, guest: str) -> list[tuple[str, str, int, int]]:
    """Return the tables at which a guest is asked, as id, game, seat and ply; the one that has waited longest first."""
    return connection.execute(TURNS, (guest, MOST_LISTED)).fetchall()


def waiting_for_bots(connection: Connection) -> list[str]:
    """Return the ids of the tables at which a bot is asked, for itself or for somebody, and does not wait for people to come back."""
    rows = connection.execute(
        "SELECT tables.id FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.actor"  # noqa: S608
        " LEFT JOIN stand_ins ON stand_ins.table_id = seats.table_id AND stand_ins.seat = seats.seat"
        " WHERE tables.over = 0 AND tables.waiting = 0 AND (seats.kind = 'bot' OR stand_ins.bot IS NOT NULL)"
        f" AND NOT ({PAUSED}) ORDER BY tables.updated"
    )
    return [row[0] for row in rows]


def unused(connection: Connection, after: str, most: int, moment: str) -> list[tuple[str, bool]]:
    """Return up to `most` tables by id, beginning after one, each with whether no person has ever answered there.

    A table that was opened or at which somebody sat down since `moment` is used all the same.
    """
    statement = f"SELECT id, {UNUSED} FROM tables WHERE id > :after ORDER BY id LIMIT :most"  # noqa: S608
    rows = connection.execute(statement, {"after": after, "most": most, "moment": moment})
    return [(row[0], bool(row[1])) for row in rows]


def remove(connection: Connection, ids: Iterable[str], moment: str) -> int:
    """Remove those of these tables that are still unused, with all that belongs to them, and return how many."""
    removed = 0
    for table_id in ids:
        sought = {"id": table_id, "moment": moment}
        still = connection.execute(f"SELECT 1 FROM tables WHERE id = :id AND {UNUSED}", sought)  # noqa: S608
        if still.fetchone() is not None:
            remove_whole(connection, table_id)
            removed += 1
    return removed


def remove_whole(connection: Connection, table_id: str) -> None:
    """Remove a table with all that belongs to it; the game that followed it follows none then."""
    connection.execute("UPDATE access SET origin = NULL WHERE origin = ?", (table_id,))
    # Those that refer to others stand after them in the schema
    for name, part in reversed(described.items()):
        if "table_id" in part.struct.__struct_fields__ and name != "daily_attempts":
            connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))  # noqa: S608
    connection.execute("DELETE FROM tables WHERE id = ?", (table_id,))


def forget_seeds(connection: Connection, moment: str) -> int:
    statement = "DELETE FROM seeds WHERE table_id IS NULL AND created < ?"
    return connection.execute(statement, (moment,)).rowcount


def changed(connection: Connection, known: Iterable[tuple[str, int, str]]) -> list[str]:
    """Return the ids of those tables whose ply or moment of change is no longer as known (id, ply, updated)."""
    statement = "SELECT 1 FROM tables WHERE id = ? AND ply = ? AND updated = ?"
    return [row[0] for row in known if connection.execute(statement, row).fetchone() is None]


def claim(connection: Connection, table_id: str, seat: int, guest: str, moment: str) -> None:
    """Give a guest an open seat, or one that is reserved for them and has a bot meanwhile. Raises `SeatTaken`."""
    claimed = connection.execute(CLAIM, {"guest": guest, "table": table_id, "seat": seat})
    if claimed.rowcount != 1:
        raise SeatTaken(f"seat {seat} of table {table_id}")
    connection.execute("DELETE FROM reservations WHERE table_id = ? AND seat = ?", (table_id, seat))
    connection.execute("UPDATE tables SET updated = ?, public_at = ? WHERE id = ?", (moment, moment, table_id))


def seat_bot(connection: Connection, table_id: str, seat: int, bot: str) -> None:
    """Give an open seat to a bot, or before the game begins that of another bot. A reservation stays. Raises `SeatTaken`."""
    if connection.execute(SEAT_BOT, {"bot": bot, "table": table_id, "seat": seat}).rowcount != 1:
        raise SeatTaken(f"seat {seat} of table {table_id}")


def begin(connection: Connection, table_id: str) -> None:
    """Note that the game of a table begins. Raises `SeatsOpen` while somebody is missing."""
    if connection.execute(BEGIN, (table_id,)).rowcount != 1:
        raise SeatsOpen(f"table {table_id}")


def touch(connection: Connection, table_id: str, moment: str) -> None:
    """Note that something of a table has changed, so that other processes look at it again."""
    connection.execute("UPDATE tables SET updated = ?, public_at = ? WHERE id = ?", (moment, moment, table_id))


def close(connection: Connection, table_id: str) -> None:
    """Note that nobody is asked any more at a table."""
    connection.execute("UPDATE tables SET over = 1, actor = NULL WHERE id = ?", (table_id,))
