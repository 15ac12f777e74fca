"""What admins do in the browser, and see: people and tables, counts and what was done. Whoever it concerns is told."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.accounts.roles import Standing
from ratskeller.server.admin import overview
from ratskeller.server.admin import queries as overseeing
from ratskeller.server.admin.overview import Counts, PersonRow, TableHead
from ratskeller.server.admin.queries import Deed, DeedRow
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem, unknown_table
from ratskeller.server.tables.manager import TableManager

T = TypeVar("T")

PAGE = 50


class AdminService:
    """The admins' part of a running server."""

    def __init__(self, guests: Guests, manager: TableManager) -> None:
        """Tell `guests` and the tables of `manager` of what is done."""
        self._store = manager.store
        self._guests = guests
        self._manager = manager

    async def judge(self, admin: Guest, guest: str, deed: Deed) -> None:
        """Do something about a guest. Raises `Problem` where there is nobody, or it can't be done to him."""
        await self._write(lambda connection: overseeing.judge(connection, admin.id, guest, deed, now()))
        await self._guests.ask_anew({guest})
        await self._manager.people_changed({guest})

    async def close_table(self, admin: Guest, handle: str) -> None:
        """Remove a table by how its id begins. Raises `Problem` where there is none."""
        self._manager.removed(
            await self._write(lambda connection: overseeing.close_table(connection, admin.id, handle, now()))
        )

    async def counts(self) -> Counts:
        """Return how much there is of everything."""
        return await self._store.read_long(overview.counts)

    async def people(self, sought: str, standing: Standing | None, after: int) -> tuple[list[PersonRow], bool]:
        """Return a page of people after so many, and whether there are more."""
        rows = await self._store.read_long(overview.people(sought, standing, after, PAGE + 1))
        return rows[:PAGE], len(rows) > PAGE

    async def tables(self, begins: str, after: int, *, running: bool) -> tuple[list[TableHead], bool]:
        """Return a page of tables after so many, and whether there are more."""
        rows = await self._store.read_long(overview.tables(begins, after, PAGE + 1, running=running))
        return rows[:PAGE], len(rows) > PAGE

    async def deeds(self, before: str | None) -> tuple[list[DeedRow], bool]:
        """Return a page of what was done before a moment, the newest first, and whether there is more."""
        rows = await self._store.read(lambda connection: overseeing.deeds(connection, before, PAGE + 1))
        return rows[:PAGE], len(rows) > PAGE

    async def _write(self, work: Callable[[Connection], T]) -> T:
        with _told():
            return await self._store.write(work)


@contextmanager
def _told() -> Iterator[None]:
    """Say as a `Problem` what can't be done."""
    try:
        yield
    except overseeing.Nobody as error:
        raise Problem(404, "unknown-person", "There is no such person.") from error
    except overseeing.NoAccount as error:
        raise Problem(409, "no-account", "This can be done only to accounts.") from error
    except overseeing.IsAdmin as error:
        raise Problem(409, "is-admin", "This can't be done to an admin.") from error
    except overseeing.NoTable as error:
        raise unknown_table() from error
