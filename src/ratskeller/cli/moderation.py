"""`ratskeller admin`: what an operator does about people and tables. Running servers read the changes from the database."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table

from ratskeller.core.errors import RatskellerError
from ratskeller.core.plain_text import readable
from ratskeller.server.accounts.queries import account_by_name
from ratskeller.server.admin import overview, queries
from ratskeller.server.admin.queries import Action, ActionRow
from ratskeller.server.admin.schemas import OverseenTable
from ratskeller.server.chat.queries import take_back_all
from ratskeller.server.database_location import Place
from ratskeller.server.db import backup, server_secrets
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.engine import Engine
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.migrate import HEAD, revision
from ratskeller.server.db.schema.accounts import Status
from ratskeller.server.db.timestamps import now

P = ParamSpec("P")
Result = TypeVar("Result")
Row = TypeVar("Row", bound=msgspec.Struct)

MOST_LISTED = 1000
DONE: dict[Action, str] = {
    "make-admin": "is an admin now",
    "unmake-admin": "is no longer an admin",
    "lock": "is locked, and signed out everywhere",
    "unlock": "can sign in again",
    "mute": "is muted",
    "unmute": "can write again",
    "unsay": "all messages are deleted",
    "reset-factor": "has no second factor any more, and is signed out everywhere",
}


def act_on_guest(database: Place, who: str, action: Action) -> None:
    """Act on an account, by its name, or on a guest, by their id, and print it. Errors: RatskellerError."""
    with changing(database) as connection:
        account = account_by_name(connection, who)
        try:
            guest = who if account is None else account.guest
            has_changed = queries.act_on_guest(connection, None, guest, action, now(), take_back_all)
        except queries.UnknownPerson as error:
            raise RatskellerError(f"{who}: nobody has an account of this name, and no guest has this id") from error
        except queries.NeedsAccount as error:
            raise RatskellerError(f"{who}: is a guest without an account") from error
        except queries.IsAdmin as error:
            raise RatskellerError(f"{who}: is an admin; take that back first (ratskeller admin demote)") from error
    print(f"{who}: {DONE[action] if has_changed else 'nothing changes'}")


def close_table(database: Place, table: str) -> None:
    """Remove a table by its id, its address or the beginning of its id, and print it. Errors: RatskellerError."""
    handle = _handle(table)
    with changing(database) as connection:
        try:
            queries.close_table(connection, None, handle, now())
        except queries.UnknownTable as error:
            raise RatskellerError(
                f"{table}: no table begins like this, or several do; give at least four characters"
            ) from error
    print(f"{handle[: queries.HANDLE]}: is closed")


def replace_keys(database: Place) -> None:
    """Delete the server's own secrets, so that it creates new ones when it needs them. Errors: RatskellerError."""
    with changing(database) as connection:
        replaced = server_secrets.forget(connection)
    print(
        f"{replaced} secrets are deleted, and new ones are made when they are needed: restart every server on this database"
    )


PERSON_COLUMNS: Mapping[str, Callable[[overview.PersonRow], str]] = {
    "name": lambda it: it.name,
    "id": lambda it: it.id,
    "kind": lambda it: "account" if it.account else "guest",
    "standing": lambda it: ", ".join(it.standings),
    "since": lambda it: _day(it.created),
    "seen": lambda it: _day(it.seen),
    "browsers": lambda it: str(it.sessions),
    "tables": lambda it: str(it.tables),
}
TABLE_COLUMNS: Mapping[str, Callable[[OverseenTable], str]] = {
    "table": lambda it: it.handle,
    "game": lambda it: it.game,
    "door": lambda it: it.way,
    "state": lambda it: "over" if it.over else "running",
    "people+bots+open": lambda it: f"{it.people}+{it.bots}+{it.open}",
    "entries": lambda it: str(it.ply),
    "since": lambda it: _day(it.created),
    "last": lambda it: _day(it.updated),
}
ACTION_COLUMNS: Mapping[str, Callable[[ActionRow], str]] = {
    "when": lambda it: it.at,
    "who": lambda it: it.who_name or "",
    "what": lambda it: it.action,
    "whom": lambda it: it.name or "",
    "table": lambda it: it.handle or "",
}


def show_people(database: Place, search: str, status: Status | None, as_json: bool) -> None:
    _show(_read(database, overview.people, search, status, most=MOST_LISTED), PERSON_COLUMNS, as_json)


def show_tables(database: Place, begins: str, every: bool, as_json: bool) -> None:
    rows = _read(database, overview.tables, _handle(begins), most=MOST_LISTED, running=not every)
    _show(rows, TABLE_COLUMNS, as_json)


def show_actions(database: Place, as_json: bool) -> None:
    _show(_read(database, queries.actions, None, MOST_LISTED), ACTION_COLUMNS, as_json)


def show_counts(database: Place, as_json: bool) -> None:
    found = msgspec.structs.asdict(_read(database, overview.counts)) | {"schema": HEAD}
    if as_json:
        print(json.dumps(found, indent=2))
    else:
        _print_table(("what", "how many"), [(name, str(value)) for name, value in found.items()])


def _read(
    database: Place, query: Callable[Concatenate[Connection, P], Result], *args: P.args, **kwargs: P.kwargs
) -> Result:
    with opened(database) as (_, connection):
        return query(connection, *args, **kwargs)


@contextmanager
def opened(place: Place) -> Iterator[tuple[Engine, Connection]]:
    """Open a database of this version; a server may use it at the same time. Errors: RatskellerError."""
    if schema := check_schema(place):
        raise RatskellerError(f"{place}: has schema {schema}, this version {HEAD}: start the server once")
    engine = engine_of(place)
    try:
        with closing(engine.connect()) as connection:
            yield engine, connection
    except engine.errors as error:
        raise RatskellerError(f"{place}: {error}") from error


def check_schema(database: Place) -> str | None:
    """Return the schema of a database if this version can't work with it. Errors: BadSetting for a file that is not there."""
    if isinstance(database, Path):
        backup.check_exists(database)
    schema = revision(database)
    return None if schema == HEAD else str(schema)


@contextmanager
def changing(place: Place) -> Iterator[Connection]:
    """Give a transaction that is rolled back after any error. Errors: RatskellerError."""
    with opened(place) as (engine, connection):
        engine.begin(connection)
        try:
            yield connection
            engine.commit(connection)
        except BaseException:
            engine.roll_back(connection)
            raise


def _handle(table: str) -> str:
    return table.partition("/t/")[2].split("/")[0] if "/t/" in table else table


def _day(moment: str | None) -> str:
    return (moment or "")[:10]


def _show(rows: Sequence[Row], columns: Mapping[str, Callable[[Row], str]], as_json: bool) -> None:
    if as_json:
        print(json.dumps(msgspec.to_builtins(rows), indent=2, ensure_ascii=False))
    else:
        _print_table(list(columns), [[cell(row) for cell in columns.values()] for row in rows])


def _print_table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = Table(*titles, box=None, pad_edge=False)
    for row in rows:
        table.add_row(*map(readable, row))
    # Pipes get lines of any length, and names are no markup
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(table)
    console.print(f"{len(rows)} in all" + (", more are not shown" if len(rows) == MOST_LISTED else ""))
