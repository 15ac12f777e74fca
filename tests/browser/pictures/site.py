"""The built client, and a table of a recorded game in place of a server: what the browser asks for is answered inside the test."""

import mimetypes
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

from playwright.async_api import BrowserContext, Route, WebSocketRoute

from ratskeller.server.accounts.schemas import Me
from ratskeller.server.notes.schemas import Notes
from ratskeller.server.review.schemas import Bill
from ratskeller.server.tables.schemas import LivePing, Tables

from .recorded import GUEST, NAMES, RecordedTable, to_json

ORIGIN = "http://ratskeller.test"
STATIC = Path(__file__).parents[3] / "src" / "ratskeller" / "static"
INDEX = STATIC / "index.html"
Query = Mapping[str, str]


class Site:
    """A site with one table, which may become another one.

    `unknown` are the requests to which there was no answer, and `answered` counts the others.
    """

    def __init__(self, table: RecordedTable) -> None:
        """Know the table."""
        self.table = table
        self.unknown: list[str] = []
        self.answered = 0

    async def serve(self, context: BrowserContext) -> None:
        """Answer all requests and sockets of a browser."""
        await context.route("**/*", self._answer)
        await context.route_web_socket("**/live?*", self._listen)

    async def _answer(self, route: Route) -> None:
        address = urlsplit(route.request.url)
        if address.path.startswith("/api/"):
            query = {name: values[0] for name, values in parse_qs(address.query).items()}
            body = self._json(address.path.removeprefix("/api/"), query)
            if body is None:
                self.unknown.append(f"{route.request.method} {route.request.url}")
                await route.abort()
                return
            await route.fulfill(body=body, content_type="application/json")
        else:
            file = STATIC / address.path[1:]
            await _send(route, file if file.is_file() else INDEX)
        self.answered += 1

    def _json(self, path: str, query: Query) -> bytes | None:
        table = self.table
        if path == "me":
            return to_json(Me(GUEST, NAMES[0]))
        if path == "tables":
            return to_json(Tables([]))
        if path == f"games/{table.game}/catalogue":
            return to_json(table.position.game.catalogue())
        part = PARTS.get(path.removeprefix(f"tables/{table.id}/"))
        return None if part is None else to_json(part(table, query))

    async def _listen(self, socket: WebSocketRoute) -> None:
        for message in (LivePing(), self.table.news()):
            if message is not None:
                socket.send(to_json(message).decode())


async def _send(route: Route, file: Path) -> None:
    await route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(file.name)[0])


def _seat(query: Query) -> int | None:
    seat = query.get("seat", "public")
    return None if seat == "public" else int(seat)


PARTS: dict[str, Callable[[RecordedTable, Query], Any]] = {
    "snapshot": lambda table, _: table.snapshot(),
    "view": lambda table, query: table.past(int(query["at"]), _seat(query)),
    "odds": lambda table, query: table.odds(int(query["at"]), _seat(query)),
    "bill": lambda table, _: Bill(len(table.position.answers), table.position.bill()),
    "review": lambda table, query: table.review(_seat(query)),
    "notes": lambda table, _: Notes([], [], len(table.position.answers)),
}
