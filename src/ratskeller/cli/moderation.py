"""`ratskeller admin`: what a host does about people and tables, while servers run: they hear of it from the database."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table

from ratskeller.core.errors import RatskellerError
from ratskeller.server.accounts.queries import account_called
from ratskeller.server.accounts.roles import Standing
from ratskeller.server.admin import overview
from ratskeller.server.admin import queries as overseeing
from ratskeller.server.admin.queries import Deed
from ratskeller.server.database_location import Place
from ratskeller.server.db import backup as keeping
from ratskeller.server.db import server_secrets as signatures
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engine import Engine
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.migrate import HEAD, revision
from ratskeller.server.db.timestamps import now

T = TypeVar("T")

MOST_LISTED = 1000
DONE: dict[Deed, str] = {
    "make-admin": "is an admin now",
    "unmake-admin": "is no admin any more",
    "lock": "is locked, and signed out everywhere",
    "unlock": "may sign in again",
    "mute": "may say nothing any more",
    "unmute": "may speak again",
    "unsay": "all that was said is taken back",
    "reset-factor": "has no second factor any more, and is signed out everywhere",
}


def judge(database: Place, who: str, deed: Deed) -> None:
    """Do something about an account, by its name, or about a guest, by his id, and say so. Errors: RatskellerError."""
    with _changing(database) as connection:
        account = account_called(connection, who)
        try:
            changes = overseeing.judge(connection, None, who if account is None else account.guest, deed, now())
        except overseeing.Nobody as error:
            raise RatskellerError(f"{who}: nobody has an account of this name, and no guest has this id") from error
        except overseeing.NoAccount as error:
            raise RatskellerError(f"{who}: is a guest without an account") from error
        except overseeing.IsAdmin as error:
            raise RatskellerError(f"{who}: is an admin; take that back first (ratskeller admin demote)") from error
    print(f"{who}: {DONE[deed] if changes else 'nothing changes'}")


def close_table(database: Place, table: str) -> None:
    """Remove a table by its id, its address or how its id begins, and say so. Errors: RatskellerError."""
    handle = _handle(table)
    with _changing(database) as connection:
        try:
            overseeing.close_table(connection, None, handle, now())
        except overseeing.NoTable as error:
            raise RatskellerError(
                f"{table}: no table begins so, or several do; give at least four characters"
            ) from error
    print(f"{handle[: overseeing.HANDLE]}: is closed")


def replace_keys(database: Place) -> None:
    """Let the server make new secrets of its own when it needs them, and say so. Errors: RatskellerError."""
    with _changing(database) as connection:
        replaced = signatures.forget(connection)
    print(f"{replaced} secrets are gone, new ones come when they are needed: restart every server on this database")


def show_people(database: Place, sought: str, standing: Standing | None, as_json: bool) -> None:
    """Print accounts, or all whose name holds what is sought."""
    rows = _read(database, overview.people(sought, standing, most=MOST_LISTED))
    if as_json:
        _print_json(rows)
        return
    shown = [
        (
            it.name,
            it.id,
            "account" if it.account else "guest",
            ", ".join(it.standings),
            _day(it.created),
            _day(it.seen),
            str(it.sessions),
            str(it.tables),
        )
        for it in rows
    ]
    _print_table(("name", "id", "kind", "standing", "since", "seen", "browsers", "tables"), shown)


def show_tables(database: Place, begins: str, every: bool, as_json: bool) -> None:
    """Print tables, those that are over only if all are wanted."""
    rows = _read(database, overview.tables(_handle(begins), most=MOST_LISTED, running=not every))
    if as_json:
        _print_json(rows)
        return
    shown = [
        (
            it.handle,
            it.game,
            it.way,
            "over" if it.over else "running",
            f"{it.people}+{it.bots}+{it.open}",
            str(it.ply),
            _day(it.created),
            _day(it.updated),
        )
        for it in rows
    ]
    _print_table(("table", "game", "door", "state", "people+bots+open", "entries", "since", "last"), shown)


def show_deeds(database: Place, as_json: bool) -> None:
    """Print what was done in the name of the host, the newest first."""
    rows = _read(database, lambda connection: overseeing.deeds(connection, None, MOST_LISTED))
    if as_json:
        _print_json(rows)
        return
    shown = [(it.at, it.who_name or "", it.deed, it.name or "", it.handle or "") for it in rows]
    _print_table(("when", "who", "what", "whom", "table"), shown)


def show_counts(database: Place, as_json: bool) -> None:
    """Print how much there is of everything."""
    found = msgspec.structs.asdict(_read(database, overview.counts)) | {"schema": HEAD}
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        _print_table(("what", "how many"), [(name, str(value)) for name, value in found.items()])


def _read(database: Place, work: Callable[[Connection], T]) -> T:
    with _opened(database) as (_, connection):
        return work(connection)


@contextmanager
def _opened(place: Place) -> Iterator[tuple[Engine, Connection]]:
    """Open a database of this version, as a server does that may use it at the same time. Errors: RatskellerError."""
    if isinstance(place, Path):
        keeping.check_there(place)
    if (schema := revision(place)) != HEAD:
        raise RatskellerError(f"{place}: has schema {schema}, this version {HEAD}: start the server once")
    engine = engine_of(place)
    try:
        with closing(engine.connect()) as connection:
            yield engine, connection
    except engine.errors as error:
        raise RatskellerError(f"{place}: {error}") from error


@contextmanager
def _changing(place: Place) -> Iterator[Connection]:
    """Give a transaction that is undone where anything goes wrong. Errors: RatskellerError."""
    with _opened(place) as (engine, connection):
        engine.begin(connection)
        try:
            yield connection
            engine.commit(connection)
        except BaseException:
            engine.roll_back(connection)
            raise


def _handle(table: str) -> str:
    """Return the id in the address of a table, or what was given."""
    return table.partition("/t/")[2].split("/")[0] if "/t/" in table else table


def _day(moment: str | None) -> str:
    return (moment or "")[:10]


def _print_json(rows: Sequence[msgspec.Struct]) -> None:
    print(json.dumps(msgspec.to_builtins(rows), indent=2, ensure_ascii=False))


def _print_table(titles: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    table = Table(*titles, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    # What is piped on has lines of any length, and names are no markup
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(table)
    console.print(f"{len(rows)} in all" + (", more are not shown" if len(rows) == MOST_LISTED else ""))
