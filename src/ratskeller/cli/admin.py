"""The commands of `ratskeller admin`, with which a host looks after a server, mostly while it runs."""

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
    help="Look after a server: its people and tables, while it runs; its database: copy it, put a copy back, check it, move it.",
)


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Location:
    """The database on which a command works."""

    database: Annotated[str | None, Parameter(help="the database, as for serve.")] = None
    settings: Annotated[Path | None, Parameter(help="file of settings, as for serve.")] = None


def _place(location: Location | None) -> "Place":
    location = location or Location()
    return chosen(location.settings, ServerFlags(database=location.database)).checked().database


@admin.command
def backup(copy: Annotated[Path, Parameter(help="the new file.")], /, *, location: Location | None = None) -> None:
    """Copy the database, also while servers use it, and check the copy."""
    from . import maintenance

    maintenance.back_up(_place(location), copy)


@admin.command
def restore(copy: Annotated[Path, Parameter(help="what backup made.")], /, *, location: Location | None = None) -> None:
    """Put a copy in the place of the database; no server may use it. What was there is kept beside it."""
    from . import maintenance

    maintenance.restore(copy, _place(location))


@admin.command
def ratings(
    *,
    store: Annotated[bool, Parameter(help="put them in the place of those that are stored.")] = False,
    location: Location | None = None,
) -> int:
    """Make all ratings anew from the games that count, and tell whether they are those that are stored; the status is 1 if not."""
    from . import maintenance

    return maintenance.check_ratings(_place(location), store=store)


@admin.command
def check(*, location: Location | None = None) -> int:
    """Look for damage in the database and play every table again by the rules; the status is 1 if anything is wrong."""
    from . import maintenance

    return maintenance.check(_place(location))


def _add_action(name: str, action: "Action", who: str, about: str) -> None:
    """Add a command that acts on an account or a guest."""

    def command(who: Annotated[Word, Parameter(help=who)], /, *, location: Location | None = None) -> None:
        from . import moderation

        moderation.act_on_guest(_place(location), who, action)

    admin.command(command, name=name, help=about)


_add_action(
    "promote", "make-admin", ACCOUNT, "Make an account an admin, who looks after the site at /admin in the browser."
)
_add_action("demote", "unmake-admin", ACCOUNT, "Let an account be an admin no longer.")
_add_action(
    "lock",
    "lock",
    ACCOUNT,
    "Lock an account: it is signed out everywhere at once, with its programs, and can't be signed in to. Its seats stay.",
)
_add_action("unlock", "unlock", ACCOUNT, "Let a locked account be signed in to again.")
_add_action("mute", "mute", PERSON, "Let somebody say nothing more at any table.")
_add_action("unmute", "unmute", PERSON, "Let somebody speak again.")
_add_action("unsay", "unsay", PERSON, "Take back all that somebody has said at any table.")
_add_action(
    "reset-factor",
    "reset-factor",
    ACCOUNT,
    """Turn off the second factor of an account whose owner has lost it. It is signed out everywhere, and its owner gets a mail.

Make sure first that it is the owner who asks.""",
)


@admin.command
def new_keys(*, location: Location | None = None) -> None:
    """Replace the server's own secrets in the database; restart every server on it then.

    Links that end mails, and notifications on devices, no longer work: people turn these on again.
    """
    from . import moderation

    moderation.replace_keys(_place(location))


@admin.command
def close(
    table: Annotated[Word, Parameter(help="its address, its id or how that begins, as logs tell it.")],
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
    """List accounts, or with a word all people whose name holds it."""
    from . import moderation

    moderation.show_people(_place(location), sought, only, json)


@admin.command
def tables(
    begins: Annotated[Word, Parameter(help="address or id of a table, or how it begins.")] = "",
    /,
    *,
    whole: Annotated[bool, Parameter(name="--all", negative="", help="those that are over as well.")] = False,
    json: Json = False,
    location: Location | None = None,
) -> None:
    """List tables whose games are not over, by how their ids begin, the one where something happened last first."""
    from . import moderation

    moderation.show_tables(_place(location), begins, whole, json)


@admin.command
def deeds(*, json: Json = False, location: Location | None = None) -> None:
    """List what was done here or by admins in the browser, the newest first."""
    from . import moderation

    moderation.show_actions(_place(location), json)


@admin.command
def state(*, json: Json = False, location: Location | None = None) -> None:
    """Count people, sessions, tables and pending notifications."""
    from . import moderation

    moderation.show_counts(_place(location), json)


@admin.command
def move(source: str, target: str, /) -> None:
    """Carry a database to another place, from a file to PostgreSQL or back; no server may use either. The source is not changed.

    Args:
        source: what is moved: a file, or postgresql://NAME@HOST/DATABASE.
        target: where to: a new file, or an empty database.
    """
    from ratskeller.server.settings import database_place

    from . import maintenance

    maintenance.move(database_place(source), database_place(target))
