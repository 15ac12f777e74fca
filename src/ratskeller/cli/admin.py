"""The commands of `ratskeller admin`: a host looks after his server, mostly while it runs."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from .settings import ServerFlags, chosen

if TYPE_CHECKING:
    from ratskeller.server.admin.queries import Deed
    from ratskeller.server.database_location import Place

# A table's id is random and a name is anybody's: both may begin as an option does.
Word = Annotated[str, Parameter(allow_leading_hyphen=True)]

admin = App(
    name="admin",
    help="Look after a server: its people and tables, while it runs; its database: copy it, put a copy back, check it, move it.",
)


@admin.command
def backup(copy: Path, /, *, database: str | None = None, settings: Path | None = None) -> None:
    """Copy the database, also while servers use it, and check the copy.

    Args:
        copy: the new file.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    from . import maintenance

    maintenance.back_up(_database(settings, database), copy)


@admin.command
def restore(copy: Path, /, *, database: str | None = None, settings: Path | None = None) -> None:
    """Put a copy in the place of the database; no server may use it. What was there is kept beside it.

    Args:
        copy: what backup made.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    from . import maintenance

    maintenance.restore(copy, _database(settings, database))


@admin.command
def ratings(*, store: bool = False, database: str | None = None, settings: Path | None = None) -> int:
    """Make all ratings anew from the games that count, and tell whether they are those that are stored; the status is 1 if not.

    Args:
        store: put them in the place of those that are stored.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    from . import maintenance

    return maintenance.check_ratings(_database(settings, database), store=store)


@admin.command
def check(*, database: str | None = None, settings: Path | None = None) -> int:
    """Look for damage in the database and play every table again by the rules; the status is 1 if anything is wrong.

    Args:
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    from . import maintenance

    return maintenance.check(_database(settings, database))


@admin.command
def promote(who: Word, /, *, database: str | None = None, settings: Path | None = None) -> None:
    """Make an account an admin, who looks after the site at /admin in the browser.

    Args:
        who: name of an account.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    _judge(who, "make-admin", settings, database)


@admin.command
def demote(who: Word, /, *, database: str | None = None, settings: Path | None = None) -> None:
    """Let an account be an admin no longer.

    Args:
        who: name of an account.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    _judge(who, "unmake-admin", settings, database)


@admin.command
def lock(who: Word, /, *, database: str | None = None, settings: Path | None = None) -> None:
    """Lock an account: it is signed out everywhere at once, with its programs, and can't be signed in to. Its seats stay.

    Args:
        who: name of an account.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    _judge(who, "lock", settings, database)


@admin.command
def unlock(who: Word, /, *, database: str | None = None, settings: Path | None = None) -> None:
    """Let a locked account be signed in to again.

    Args:
        who: name of an account.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    _judge(who, "unlock", settings, database)


@admin.command
def mute(who: Word, /, *, database: str | None = None, settings: Path | None = None) -> None:
    """Let somebody say nothing more at any table.

    Args:
        who: name of an account, or id of a guest.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    _judge(who, "mute", settings, database)


@admin.command
def unmute(who: Word, /, *, database: str | None = None, settings: Path | None = None) -> None:
    """Let somebody speak again.

    Args:
        who: name of an account, or id of a guest.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    _judge(who, "unmute", settings, database)


@admin.command
def unsay(who: Word, /, *, database: str | None = None, settings: Path | None = None) -> None:
    """Take back all that somebody has said at any table.

    Args:
        who: name of an account, or id of a guest.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    _judge(who, "unsay", settings, database)


@admin.command
def reset_factor(who: Word, /, *, database: str | None = None, settings: Path | None = None) -> None:
    """Turn off the second factor of an account whose owner has lost it. It is signed out everywhere, and its owner gets a mail.

    Make sure first that it is the owner who asks.

    Args:
        who: name of an account.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    _judge(who, "reset-factor", settings, database)


@admin.command
def new_keys(*, database: str | None = None, settings: Path | None = None) -> None:
    """Replace the server's own secrets in the database; restart every server on it then.

    Links that end mails, and devices that are told of turns, work no longer: people turn these on again.

    Args:
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    from . import moderation

    moderation.replace_keys(_database(settings, database))


@admin.command
def close(table: Word, /, *, database: str | None = None, settings: Path | None = None) -> None:
    """Remove a table with its game, however far that is; whoever looks at it is told.

    Args:
        table: its address, its id or how that begins, as logs tell it.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    from . import moderation

    moderation.close_table(_database(settings, database), table)


@admin.command
def people(
    sought: Word = "",
    /,
    *,
    only: Literal["admin", "locked", "muted"] | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    database: str | None = None,
    settings: Path | None = None,
) -> None:
    """List accounts, or with a word all people whose name holds it.

    Args:
        sought: part of a name.
        only: only those who are admins, locked or muted.
        json: print JSON.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    from . import moderation

    moderation.show_people(_database(settings, database), sought, only, json)


@admin.command
def tables(
    begins: Word = "",
    /,
    *,
    whole: Annotated[bool, Parameter(name="--all", negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
    database: str | None = None,
    settings: Path | None = None,
) -> None:
    """List tables whose games are not over, by how their ids begin, the one where something happened last first.

    Args:
        begins: address or id of a table, or how it begins.
        whole: those that are over as well.
        json: print JSON.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    from . import moderation

    moderation.show_tables(_database(settings, database), begins, whole, json)


@admin.command
def deeds(
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    database: str | None = None,
    settings: Path | None = None,
) -> None:
    """List what was done here or by admins in the browser, the newest first.

    Args:
        json: print JSON.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    from . import moderation

    moderation.show_deeds(_database(settings, database), json)


@admin.command
def state(
    *,
    json: Annotated[bool, Parameter(negative="")] = False,
    database: str | None = None,
    settings: Path | None = None,
) -> None:
    """Count people, sessions, tables and what waits to be told.

    Args:
        json: print JSON.
        database: the database, as for serve.
        settings: file of settings, as for serve.
    """
    from . import moderation

    moderation.show_counts(_database(settings, database), json)


def _judge(who: str, deed: "Deed", settings: Path | None, database: str | None) -> None:
    from . import moderation

    moderation.judge(_database(settings, database), who, deed)


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


def _database(settings: Path | None, database: str | None) -> "Place":
    return chosen(settings, ServerFlags(database=database)).checked().database
