"""Where people want to be told of their turns: mail addresses, devices and chat rooms, as they are stored."""

from collections.abc import Callable
from typing import Any, Literal

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged
from ratskeller.server.db.timestamps import seconds_from_now

MOST = 12
"""Channels of one guest."""
CODE_SECONDS = 3600.0
"""How long a code that was sent to an address is good."""
MOST_TRIES = 5
"""How often a code may be guessed."""
COLUMNS = "id, guest_id, table_id, kind, target, secret, language, hour, zone, confirmed, created, failed"

Kind = Literal["mail", "push", "webhook"]


class Channel(msgspec.Struct, frozen=True):
    """A way to tell a guest something. `table`: it tells of everybody's turns at this table, None: of his own at all of them.

    `target` is an address or a subscription as JSON, `secret` signs what a webhook is told. `hour` of the day in `zone`: when all is told
    together; None: at once. `failed` is the moment since which nothing could be told.
    """

    id: str
    guest: str
    table: str | None
    kind: Kind
    target: str
    secret: str | None
    language: str
    hour: int | None
    zone: str
    confirmed: bool
    created: str
    failed: str | None = None


class NoChannel(Unchanged):
    """The guest has no such channel."""


class TooManyChannels(Unchanged):
    """The guest has as many channels as he may have."""


class WrongCode(Unchanged):
    """This is not the code that was sent last, or it is too old, or it was guessed at too often."""


def add(channel: Channel, code_hash: str | None = None) -> Callable[[Connection], None]:
    """Return a write: store a channel in the place of one of the guest's to the same target; `code_hash` is of the code that confirms it.

    The write raises `TooManyChannels`.
    """

    def write(connection: Connection) -> None:
        same = connection.execute(
            "SELECT id FROM channels WHERE guest_id = ? AND kind = ? AND target = ? AND COALESCE(table_id, '') = ?",
            (channel.guest, channel.kind, channel.target, channel.table or ""),
        ).fetchone()
        count = connection.execute("SELECT COUNT(*) FROM channels WHERE guest_id = ?", (channel.guest,)).fetchone()[0]
        if same is None and count >= MOST:
            raise TooManyChannels(f"guest {channel.guest} has {count} channels")
        if same is not None:
            _delete(connection, same[0])
        connection.execute(
            f"INSERT INTO channels ({COLUMNS}, code_hash, code_sent)"  # noqa: S608
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(channel.id, channel.guest, channel.table, channel.kind, channel.target, channel.secret),
                *(
                    channel.language,
                    channel.hour,
                    channel.zone,
                    int(channel.confirmed),
                    channel.created,
                    channel.failed,
                ),
                *(code_hash, channel.created),
            ),
        )

    return write


def of_guest(guest: str) -> Callable[[Connection], list[Channel]]:
    """Return a read: the channels of a guest, oldest first."""
    statement = f"SELECT {COLUMNS} FROM channels WHERE guest_id = ? ORDER BY created, id"  # noqa: S608
    return lambda connection: [_channel(row) for row in connection.execute(statement, (guest,))]


def channel(channel_id: str) -> Callable[[Connection], Channel | None]:
    """Return a read: a channel, None if there is none of this id."""
    statement = f"SELECT {COLUMNS} FROM channels WHERE id = ?"  # noqa: S608

    def read(connection: Connection) -> Channel | None:
        row = connection.execute(statement, (channel_id,)).fetchone()
        return None if row is None else _channel(row)

    return read


def change(guest: str, channel_id: str, language: str, hour: int | None, zone: str) -> Callable[[Connection], None]:
    """Return a write: change in what language and when a channel tells. The write raises `NoChannel`."""

    def write(connection: Connection) -> None:
        changed = connection.execute(
            "UPDATE channels SET language = ?, hour = ?, zone = ? WHERE id = ? AND guest_id = ?",
            (language, hour, zone, channel_id, guest),
        )
        if changed.rowcount != 1:
            raise NoChannel(channel_id)

    return write


def confirm(guest: str, channel_id: str, code_hash: str) -> Callable[[Connection], bool]:
    """Return a write: confirm an address if the code is the one that went there, and return whether it is; a wrong one is counted.

    The write raises `NoChannel`, and `WrongCode` where no code can confirm it any more.
    """

    def write(connection: Connection) -> bool:
        row = connection.execute(
            "SELECT code_hash, code_sent, code_tries FROM channels WHERE id = ? AND guest_id = ? AND confirmed = 0",
            (channel_id, guest),
        ).fetchone()
        if row is None:
            raise NoChannel(channel_id)
        wanted, sent, tries = row
        if tries >= MOST_TRIES or sent < seconds_from_now(-CODE_SECONDS):
            raise WrongCode(channel_id)
        if code_hash != wanted:
            connection.execute("UPDATE channels SET code_tries = code_tries + 1 WHERE id = ?", (channel_id,))
            return False
        connection.execute("UPDATE channels SET confirmed = 1, code_hash = NULL WHERE id = ?", (channel_id,))
        return True

    return write


def remove(channel_id: str, guest: str | None = None) -> Callable[[Connection], None]:
    """Return a write: remove a channel and what waits for it, one of `guest` if that is given. The write raises `NoChannel`."""

    def write(connection: Connection) -> None:
        row = connection.execute("SELECT guest_id FROM channels WHERE id = ?", (channel_id,)).fetchone()
        if row is None or guest not in (None, row[0]):
            raise NoChannel(channel_id)
        _delete(connection, channel_id)

    return write


def forget(connection: Connection, guest: str) -> None:
    """Remove all channels of a guest, and all that was to be told about him."""
    connection.execute("DELETE FROM outbox WHERE guest_id = ?", (guest,))
    for (channel_id,) in connection.execute("SELECT id FROM channels WHERE guest_id = ?", (guest,)).fetchall():
        _delete(connection, channel_id)


def note_failure(channel_id: str, moment: str | None) -> Callable[[Connection], Any]:
    """Return a write: note since when nothing can be told by a channel; None: something was told."""
    if moment is None:
        statement = "UPDATE channels SET failed = NULL WHERE id = ?"
        return lambda connection: connection.execute(statement, (channel_id,))
    statement = "UPDATE channels SET failed = COALESCE(failed, ?) WHERE id = ?"
    return lambda connection: connection.execute(statement, (moment, channel_id))


def forget_unconfirmed(moment: str) -> Callable[[Connection], Any]:
    """Return a write: remove the addresses from before a moment that nobody has confirmed."""
    statement = "DELETE FROM channels WHERE confirmed = 0 AND created < ?"
    return lambda connection: connection.execute(statement, (moment,))


def _delete(connection: Connection, channel_id: str) -> None:
    connection.execute("DELETE FROM outbox WHERE channel_id = ?", (channel_id,))
    connection.execute("DELETE FROM channels WHERE id = ?", (channel_id,))


def _channel(row: tuple[Any, ...]) -> Channel:
    one, guest, table, kind, target, secret, language, hour, zone, confirmed, created, failed = row
    head = (one, guest, table, kind, target, secret, language, hour, zone)
    return Channel(*head, bool(confirmed), created, failed)
