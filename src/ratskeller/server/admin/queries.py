"""What admins do about people and tables, in the browser or at the command line. Every action is logged in the same transaction."""

import secrets
from collections.abc import Callable
from typing import Literal

import msgspec

from ratskeller.server.accounts import second_factors
from ratskeller.server.accounts.errors import Refused
from ratskeller.server.accounts.moderation import has_status, set_status
from ratskeller.server.accounts.notices import add_notice
from ratskeller.server.accounts.queries import is_account, mark_changed
from ratskeller.server.accounts.session_queries import end_all_sessions
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, add, scalar, scalars
from ratskeller.server.db.schema.accounts import AdminActions, Status
from ratskeller.server.tables.queries import remove_whole

Action = Literal[
    "make-admin", "unmake-admin", "lock", "unlock", "mute", "unmute", "unsay", "close-table", "reset-factor"
]
"""`unsay`: take back everything that somebody said at tables; `reset-factor`: turn off the second factor of somebody who has lost it."""
STATUSES: dict[Action, tuple[Status, bool]] = {
    "make-admin": ("admin", True),
    "unmake-admin": ("admin", False),
    "lock": ("locked", True),
    "unlock": ("locked", False),
    "mute": ("muted", True),
    "unmute": ("muted", False),
}
"""The status that an action changes, and whether it is on afterwards."""
ACCOUNTS_ONLY = ("make-admin", "lock", "reset-factor")
ENDS_SESSIONS = ("lock", "reset-factor")
NOT_ON_ADMINS = ("lock", "mute", "unsay")
HANDLE = 8
"""How many characters of its id admins see of a table: the whole id would let them watch it."""
SHORTEST_HANDLE = 4
"""The length in logs."""

LineRemoval = Callable[[Connection, str], bool]
"""Takes back everything that a guest said at tables, and returns whether there was anything; handed in by the chat."""


class ActionRow(msgspec.Struct, frozen=True):
    """A logged action: when, what, by whom, on whom or which table. Names are None if nobody is meant, or they are gone.

    As JSON, which the command line prints, the action is the `deed`.
    """

    id: str
    at: str
    action: Action = msgspec.field(name="deed")
    who: str | None
    who_name: str | None
    guest: str | None
    name: str | None
    handle: str | None


ACTIONS = Rows(
    ActionRow,
    "admin_actions LEFT JOIN guests AS admins ON admins.id = admin_actions.admin_id LEFT JOIN guests ON guests.id = admin_actions.guest_id",
    id="admin_actions.id",
    at="admin_actions.at",
    action="admin_actions.action",
    who="admin_actions.admin_id",
    who_name="admins.name",
    guest="admin_actions.guest_id",
    name="guests.name",
    handle="admin_actions.handle",
)


class UnknownPerson(Refused):
    """There is no such guest."""

    status, code, message = 404, "unknown-person", "There is no such person."


class NeedsAccount(Refused):
    """The action is for accounts only, and the guest has none."""

    code, message = "no-account", "This works only for accounts."


class IsAdmin(Refused):
    """The action is not possible on an admin."""

    code, message = "is-admin", "This can't be done to an admin."


class UnknownTable(Refused):
    """There is no such table, or several ids begin with the handle."""

    status, code, message = 404, "unknown-table", "There is no table with this address."


def act_on_guest(
    connection: Connection, who: str | None, guest: str, action: Action, moment: str, take_back_lines: LineRemoval
) -> bool:
    """Act on a guest in the name of an admin (None: at the command line), and return whether that changed anything.

    Somebody whose account is locked, or whose second factor is reset, is signed out everywhere, with all programs. Raises
    `UnknownPerson`, `NeedsAccount` or `IsAdmin`.
    """
    if scalar(connection, "SELECT 1 FROM guests WHERE id = ?", (guest,)) is None:
        raise UnknownPerson(guest)
    if action in ACCOUNTS_ONLY and not is_account(connection, guest):
        raise NeedsAccount(guest)
    if action in NOT_ON_ADMINS and has_status(connection, guest, "admin"):
        raise IsAdmin(guest)
    if action == "unsay":
        has_changed = take_back_lines(connection, guest)
    elif action == "reset-factor":
        has_changed = second_factors.turn_off(connection, guest)
    else:
        status, on = STATUSES[action]
        has_changed = set_status(connection, guest, status, moment, on=on)
    if not has_changed:
        return False
    if action in ENDS_SESSIONS:
        end_all_sessions(connection, guest, moment)
    if action == "reset-factor":
        add_notice(connection, guest, "factor-reset", moment)
    mark_changed(connection, (guest,), moment)
    _log(connection, who, action, moment, guest=guest)
    return True


def close_table(connection: Connection, who: str | None, handle: str, moment: str) -> str:
    """Remove a table with its game, and return its id; `handle` is the beginning of the id. Raises `UnknownTable`."""
    found = scalars(connection, "SELECT id FROM tables WHERE SUBSTR(id, 1, ?) = ? LIMIT 2", (len(handle), handle))
    if len(handle) < SHORTEST_HANDLE or len(found) != 1:
        raise UnknownTable(handle)
    table_id: str = found[0]
    connection.execute("DELETE FROM daily_attempts WHERE table_id = ?", (table_id,))
    remove_whole(connection, table_id)
    _log(connection, who, "close-table", moment, handle=table_id[:HANDLE])
    return table_id


def actions(connection: Connection, before: str | None, most: int) -> list[ActionRow]:
    where, values = ("", ()) if before is None else ("WHERE admin_actions.at < ? ", (before,))
    return ACTIONS.all(connection, f"{where}ORDER BY admin_actions.at DESC, admin_actions.id LIMIT ?", (*values, most))


def _log(
    connection: Connection,
    who: str | None,
    action: Action,
    moment: str,
    guest: str | None = None,
    handle: str | None = None,
) -> None:
    number = secrets.token_hex(8)
    add(connection, AdminActions(id=number, at=moment, admin_id=who, action=action, guest_id=guest, handle=handle))
