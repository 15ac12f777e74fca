"""The commands of `ratskeller admin`, with which a host manages a server, mostly while it runs."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from .settings import ServerFlags, chosen

if TYPE_CHECKING:
    from ratskeller.server.admin.queries import Action
    from ratskeller.server.database_location import Place

# The id of a table is random and a name is anybody's choice: both may begin like an option.
Word = Annotated[str, Parameter(allow_leading_hyphen=True)]
Json = Annotated[bool, Parameter(negative="", help="print JSON.")]
ACCOUNT = "name of an account."
PERSON = "name of an account, or id of a guest."

admin = App(
    name="admin",
    help="Manage a server: its people and tables, while it runs; back up, restore, check and move its database.",
)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Location:
    """The database of a command."""

    database: Annotated[str | None, Parameter(help="the database, as for serve.")] = None
    settings: Annotated[Path | None, Parameter(help="settings file, as for serve.")] = None


def _place(location: Location | None) -> "Place":
    location = location or Location()
    return chosen(location.settings, ServerFlags(database=location.database)).checked().database


@admin.command
def backup(copy: Annotated[Path, Parameter(help="the new file.")], /, *, location: Location | None = None) -> None:
    """Back up the database, even while servers use it, and check the copy."""
    from . import maintenance

    maintenance.back_up(_place(location), copy)


@admin.command
def restore(
    copy: Annotated[Path, Parameter(help="a file made by backup.")], /, *, location: Location | None = None
) -> None:
    """Replace the database by a backup; no server may use it. The old database stays beside it.

    Accounts that were deleted since the backup are named, and deleted again.
    """
    from . import maintenance

    maintenance.restore(copy, _place(location))


@admin.command
def delete_again(
    source: Annotated[str, Parameter(help="a file, or postgresql://NAME@HOST/DATABASE.")],
    /,
    *,
    location: Location | None = None,
) -> None:
    """Delete the accounts that were deleted in another database, and print their names.

    For what restore can't know: after pg_restore, or if the database was lost and a newer backup exists.
    """
    from ratskeller.server.settings import database_place

    from . import maintenance

    maintenance.delete_again(_place(location), database_place(source))


@admin.command
def ratings(
    *,
    store: Annotated[bool, Parameter(help="store the recalculated ratings.")] = False,
    location: Location | None = None,
) -> int:
    """Recalculate all ratings from the rated games, and compare them with the stored ones; the status is 1 if they differ."""
    from . import maintenance

    return maintenance.check_ratings(_place(location), store=store)


@admin.command
def check(*, location: Location | None = None) -> int:
    """Check the database for damage and replay every table by the rules; the status is 1 if anything is wrong."""
    from . import maintenance

    return maintenance.check(_place(location))


def _add_action(name: str, action: "Action", who: str, about: str) -> None:
    def command(who: Annotated[Word, Parameter(help=who)], /, *, location: Location | None = None) -> None:
        from . import moderation

        moderation.act_on_guest(_place(location), who, action)

    admin.command(command, name=name, help=about)


_add_action(
    "promote", "make-admin", ACCOUNT, "Make an account an admin, who manages the site at /admin in the browser."
)
_add_action("demote", "unmake-admin", ACCOUNT, "Take admin rights from an account.")
_add_action(
    "lock",
    "lock",
    ACCOUNT,
    "Lock an account: sign it and its programs out everywhere, and refuse sign-ins. It keeps its seats.",
)
_add_action("unlock", "unlock", ACCOUNT, "Unlock an account.")
_add_action("mute", "mute", PERSON, "Mute a person at all tables.")
_add_action("unmute", "unmute", PERSON, "Unmute a person.")
_add_action("unsay", "unsay", PERSON, "Delete everything a person has written in chats.")
_add_action(
    "reset-factor",
    "reset-factor",
    ACCOUNT,
    """Turn off the second factor of an account whose owner has lost it. This signs it out everywhere and sends its owner an email.

First make sure that the owner is asking.""",
)


@admin.command
def new_keys(*, location: Location | None = None) -> None:
    """Replace the server's own secrets in the database; then restart all its servers.

    Unsubscribe links in old emails stop working, and so do notifications on devices until people turn them on again.
    """
    from . import moderation

    moderation.replace_keys(_place(location))


@admin.command
def close(
    table: Annotated[Word, Parameter(help="its address, or its id or the beginning of it, as in logs.")],
    /,
    *,
    location: Location | None = None,
) -> None:
    """Remove a table with its game at any stage; everybody who watches it is notified."""
    from . import moderation

    moderation.close_table(_place(location), table)


@admin.command
def people(
    sought: Annotated[Word, Parameter(help="part of a name.")] = "",
    /,
    *,
    only: Annotated[
        Literal["admin", "locked", "muted"] | None, Parameter(help="only those who are admins, locked or muted.")
    ] = None,
    json: Json = False,
    location: Location | None = None,
) -> None:
    """List accounts, or all people whose name contains a word."""
    from . import moderation

    moderation.show_people(_place(location), sought, only, json)


@admin.command
def tables(
    begins: Annotated[Word, Parameter(help="address or id of a table, or its beginning.")] = "",
    /,
    *,
    whole: Annotated[bool, Parameter(name="--all", negative="", help="include finished games.")] = False,
    json: Json = False,
    location: Location | None = None,
) -> None:
    """List unfinished tables, with the beginning of their ids, most recently active first."""
    from . import moderation

    moderation.show_tables(_place(location), begins, whole, json)


@admin.command
def deeds(*, json: Json = False, location: Location | None = None) -> None:
    """List actions done here or by admins in the browser, newest first."""
    from . import moderation

    moderation.show_actions(_place(location), json)


@admin.command
def state(*, json: Json = False, location: Location | None = None) -> None:
    """Count people, sessions, tables and pending notifications."""
    from . import moderation

    moderation.show_counts(_place(location), json)


@admin.command
def move(source: str, target: str, /) -> None:
    """Move a database from a file to PostgreSQL or back; no server may use either. The source stays unchanged.

    Args:
        source: a file, or postgresql://NAME@HOST/DATABASE.
        target: a new file, or an empty database.
    """
    from ratskeller.server.settings import database_place

    from . import maintenance

    maintenance.move(database_place(source), database_place(target))
