"""Stored channels: the email addresses, devices and chat rooms at which people get notifications."""

from collections.abc import Mapping

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.rows import Rows, scalar, scalars
from ratskeller.server.db.schema.features import Channel
from ratskeller.server.db.timestamps import seconds_from_now

MOST_CHANNELS = 12
"""Of one guest."""
CODE_SECONDS = 3600.0
"""How long the code in a confirmation email is valid."""
MOST_GUESSES = 5
"""Wrong codes, after which an address needs a new one."""

CHANNELS = Rows(Channel, "channels")


class NoChannel(Unchanged):
    """The guest has no such channel."""


class TooManyChannels(Unchanged):
    """The guest has the largest number of channels."""


class InvalidCode(Unchanged):
    """No code can confirm the address: it is too old, or there were too many wrong ones."""


def add(connection: Connection, channel: Channel, code_hash: str | None = None) -> None:
    """Store a channel, which replaces one with the same target. `code_hash`: of the code that confirms it. Raises `TooManyChannels`."""
    same = scalar(
        connection,
        "SELECT id FROM channels WHERE guest_id = ? AND kind = ? AND target = ? AND COALESCE(table_id, '') = ?",
        (channel.guest_id, channel.kind, channel.target, channel.table_id or ""),
    )
    count = scalar(connection, "SELECT COUNT(*) FROM channels WHERE guest_id = ?", (channel.guest_id,))
    if same is None and count >= MOST_CHANNELS:
        raise TooManyChannels(f"guest {channel.guest_id} has {count} channels")
    if same is not None:
        _delete(connection, same)
    CHANNELS.add(connection, [channel])
    connection.execute(
        "UPDATE channels SET code_hash = ?, code_sent = ? WHERE id = ?", (code_hash, channel.created, channel.id)
    )


def of_guest(connection: Connection, guest: str) -> list[Channel]:
    return CHANNELS.all(connection, "WHERE guest_id = ? ORDER BY created, id", (guest,))


def channel(connection: Connection, channel_id: str) -> Channel | None:
    return CHANNELS.one(connection, "WHERE id = ?", (channel_id,))


def change(connection: Connection, guest: str, channel_id: str, changes: Mapping[str, str | int | None]) -> None:
    """Change columns of a channel: `language`, `hour`, `zone` or `reminder`. Raises `NoChannel`."""
    columns = ", ".join(f"{column} = ?" for column in changes) or "id = id"
    changed = connection.execute(
        f"UPDATE channels SET {columns} WHERE id = ? AND guest_id = ?",  # noqa: S608
        (*changes.values(), channel_id, guest),
    )
    if changed.rowcount != 1:
        raise NoChannel(channel_id)


def confirm(connection: Connection, guest: str, channel_id: str, code_hash: str) -> bool:
    """Confirm an address by its code, and return whether the code is right; wrong ones are counted. Raises `NoChannel` or `InvalidCode`."""
    row = connection.execute(
        "SELECT code_hash, code_sent, code_attempts FROM channels WHERE id = ? AND guest_id = ? AND confirmed = 0",
        (channel_id, guest),
    ).fetchone()
    if row is None:
        raise NoChannel(channel_id)
    right_hash, sent, guesses = row
    if guesses >= MOST_GUESSES or sent < seconds_from_now(-CODE_SECONDS):
        raise InvalidCode(channel_id)
    if code_hash != right_hash:
        connection.execute("UPDATE channels SET code_attempts = code_attempts + 1 WHERE id = ?", (channel_id,))
        return False
    connection.execute("UPDATE channels SET confirmed = 1, code_hash = NULL WHERE id = ?", (channel_id,))
    return True


def remove(connection: Connection, channel_id: str, guest: str | None = None) -> None:
    """Delete a channel and what waits for it, only of `guest` if given. Raises `NoChannel`."""
    owner = scalar(connection, "SELECT guest_id FROM channels WHERE id = ?", (channel_id,))
    if owner is None or guest not in (None, owner):
        raise NoChannel(channel_id)
    _delete(connection, channel_id)


def delete_of_guest(connection: Connection, guest: str) -> None:
    connection.execute("DELETE FROM outbox WHERE guest_id = ?", (guest,))
    for channel_id in scalars(connection, "SELECT id FROM channels WHERE guest_id = ?", (guest,)):
        _delete(connection, channel_id)


def set_failed(connection: Connection, channel_id: str, moment: str | None) -> None:
    """Store since when sending by a channel has failed; None: it works."""
    failed = "NULL" if moment is None else "COALESCE(failed, :moment)"
    values = {"moment": moment, "channel": channel_id}
    connection.execute(f"UPDATE channels SET failed = {failed} WHERE id = :channel", values)  # noqa: S608


def delete_unconfirmed(connection: Connection, before: str) -> None:
    connection.execute("DELETE FROM channels WHERE confirmed = 0 AND created < ?", (before,))


def _delete(connection: Connection, channel_id: str) -> None:
    connection.execute("DELETE FROM outbox WHERE channel_id = ?", (channel_id,))
    connection.execute("DELETE FROM channels WHERE id = ?", (channel_id,))
