"""What admins see and do in the browser: people and tables, counts, and the log of actions."""

from typing import Generic, TypeVar

import msgspec

from ratskeller.server.accounts.errors import write
from ratskeller.server.accounts.guests import Guest, Guests
from ratskeller.server.admin import overview, queries
from ratskeller.server.admin.overview import Counts, PersonRow
from ratskeller.server.admin.queries import Action, ActionRow, LineRemoval
from ratskeller.server.admin.schemas import OverseenTable
from ratskeller.server.db.schema.accounts import Status
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.tables.manager import TableManager

T = TypeVar("T")

PAGE = 50


class Page(msgspec.Struct, Generic[T], frozen=True):
    """A part of a list, and whether there is more."""

    rows: list[T]
    more: bool


class AdminService:
    """What admins see and do in a running server."""

    def __init__(self, store: Store, guests: Guests, manager: TableManager, take_back_lines: LineRemoval) -> None:
        self._store = store
        self._guests = guests
        self._manager = manager
        self._take_back_lines = take_back_lines

    async def act_on_guest(self, admin: Guest, guest: str, action: Action) -> None:
        """Act on a guest. Raises `Problem`."""
        await write(self._store, queries.act_on_guest, admin.id, guest, action, now(), self._take_back_lines)
        await self._guests.refresh({guest})
        await self._manager.people_changed({guest})

    async def close_table(self, admin: Guest, handle: str) -> None:
        """Remove a table by the beginning of its id. Raises `Problem` if there is none."""
        self._manager.removed(await write(self._store, queries.close_table, admin.id, handle, now()))

    async def counts(self) -> Counts:
        return await self._store.read_long(overview.counts)

    async def people(self, search: str, status: Status | None, after: int) -> Page[PersonRow]:
        return _page(await self._store.read_long(overview.people, search, status, after, PAGE + 1))

    async def tables(self, begins: str, after: int, *, running: bool) -> Page[OverseenTable]:
        return _page(await self._store.read_long(overview.tables, begins, after, PAGE + 1, running=running))

    async def actions(self, before: str | None) -> Page[ActionRow]:
        return _page(await self._store.read(queries.actions, before, PAGE + 1))


def _page(rows: list[T]) -> Page[T]:
    return Page(rows[:PAGE], len(rows) > PAGE)
