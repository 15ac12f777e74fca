"""`ratskeller admin`: copies of a server's database, and whether it is whole."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from ratskeller.core.errors import RatskellerError
from ratskeller.server.db import keeping
from ratskeller.server.db.migrate import HEAD, revision
from ratskeller.server.domain import checking
from ratskeller.server.domain.clock import now

MOST_TOLD = 20
Show = Callable[[int, int], None]


def back_up(database: Path, copy: Path) -> None:
    """Copy a database, check the copy, and say so."""
    with _bar("copying") as show:
        keeping.back_up(database, copy, show)
    if faults := keeping.faults_of(copy):
        raise RatskellerError(f"{copy}: the copy is damaged, as is {database}: {faults[0]}")
    print(f"{copy}: a copy of {database}, {copy.stat().st_size / 1_000_000:.1f} MB, without a fault")


def restore(copy: Path, database: Path) -> None:
    """Put a copy in the place of a database, and say where the old one lies."""
    moment = now().replace(":", "").replace(".", "-")
    with _bar("copying") as show:
        old = keeping.restore(copy, database, moment, show)
    print(f"{database}: restored from {copy}")
    if old is not None:
        print(f"{old}: what was there before")


def check(database: Path) -> int:
    """Look for damage, play every table again where there is none, and tell what is wrong; return 1 if anything is."""
    faults = keeping.faults_of(database) or _faults_of_tables(database)
    for fault in faults[:MOST_TOLD]:
        print(fault)
    if len(faults) > MOST_TOLD:
        print(f"and {len(faults) - MOST_TOLD} more")
    print(f"{database}: {f'{len(faults)} faults' if faults else 'without a fault'}")
    return int(bool(faults))


def _faults_of_tables(database: Path) -> list[str]:
    if (schema := revision(database)) != HEAD:
        return [f"it has schema {schema}, this version {HEAD}: start the server once, then its tables can be checked"]
    found = []
    with closing(sqlite3.connect(database, timeout=10)) as connection, _bar("tables") as show:
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
