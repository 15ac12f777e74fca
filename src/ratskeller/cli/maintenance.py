"""`ratskeller admin`: copies of a server's database, whether it is whole, and another one in its place."""

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from ratskeller.core.errors import RatskellerError
from ratskeller.server.database_location import Place
from ratskeller.server.db import backup as keeping
from ratskeller.server.db import transfer as carrying
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.migrate import HEAD, revision
from ratskeller.server.db.timestamps import now
from ratskeller.server.ratings.recalculation import recalculated_ratings, replace_ratings, stored_ratings
from ratskeller.server.settings import BadSetting
from ratskeller.server.tables import integrity as checking

MOST_TOLD = 20
Show = Callable[[int, int], None]


def back_up(database: Place, copy: Path) -> None:
    """Copy a database, check the copy, and say so."""
    database = _file(database, "copy it with pg_dump")
    with _bar("copying") as show:
        keeping.back_up(database, copy, show)
    if faults := keeping.faults_of(copy):
        raise RatskellerError(f"{copy}: the copy is damaged, as is {database}: {faults[0]}")
    print(f"{copy}: a copy of {database}, {copy.stat().st_size / 1_000_000:.1f} MB, without a fault")


def restore(copy: Path, database: Place) -> None:
    """Put a copy in the place of a database, and say where the old one lies."""
    database = _file(database, "put a copy back with pg_restore")
    moment = now().replace(":", "").replace(".", "-")
    with _bar("copying") as show:
        old = keeping.restore(copy, database, moment, show)
    print(f"{database}: restored from {copy}")
    if old is not None:
        print(f"{old}: what was there before")


def check(database: Place) -> int:
    """Look for damage, play every table again where there is none, and tell what is wrong; return 1 if anything is."""
    damage = keeping.faults_of(database) if isinstance(database, Path) else []
    faults = damage or _faults_of_tables(database)
    for fault in faults[:MOST_TOLD]:
        print(fault)
    if len(faults) > MOST_TOLD:
        print(f"and {len(faults) - MOST_TOLD} more")
    print(f"{database}: {f'{len(faults)} faults' if faults else 'without a fault'}")
    return int(bool(faults))


def check_ratings(database: Place, *, store: bool) -> int:
    """Make ratings anew, tell how many are others than those that are stored, and maybe store them; return 1 if any stays so."""
    check_ours(database)
    engine = engine_of(database)
    with closing(engine.connect()) as connection:
        engine.begin(connection)
        try:
            right = recalculated_ratings(connection)
            wrong = right.differences(stored_ratings(connection))
            if store and wrong:
                replace_ratings(connection, right)
            engine.commit(connection)
        finally:
            engine.roll_back(connection)
    told = (
        "stored as they should be"
        if not wrong
        else "now stored anew"
        if store
        else "not as the games say; --store puts them right"
    )
    print(f"{database}: {wrong or len(right.people) + len(right.bots)} ratings are {told}")
    return int(bool(wrong) and not store)


def check_ours(database: Place) -> None:
    """Refuse a database that is not of this version. Raises `BadSetting`."""
    if isinstance(database, Path):
        keeping.check_there(database)
    if (schema := revision(database)) != HEAD:
        raise BadSetting(
            f"database: {database} has schema {schema}, this version {HEAD}: start the server with it once"
        )


def move(source: Place, target: Place) -> None:
    """Carry all that a database holds into a new one, and say what is to be done next."""
    with _bar("rows") as show:
        rows = carrying.carry(source, target, show)
    print(f"{target}: all {rows} rows of {source}, compared one by one")
    print("Start the server with --database and the new place; the old one is as it was.")


def _file(database: Place, instead: str) -> Path:
    """Return the file of a database that is one. Raises `BadSetting`, which says what to do `instead`."""
    if isinstance(database, Path):
        return database
    raise BadSetting(f"database: {database} is PostgreSQL's to look after: {instead}")


def _faults_of_tables(database: Place) -> list[str]:
    if (schema := revision(database)) != HEAD:
        return [f"it has schema {schema}, this version {HEAD}: start the server once, then its tables can be checked"]
    found = []
    with closing(engine_of(database).connect()) as connection, _bar("tables") as show:
        for number, every, fault in checking.faults(connection):
            show(number, every)
            if fault is not None:
                found.append(fault)
    return found


@contextmanager
def _bar(what: str) -> Iterator[Show]:
    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, every: bar.update(task, completed=done, total=every)
