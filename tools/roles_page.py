"""Who may call which route and receives which message, measured at a server, for `docs/evidence.md`."""

import logging
import tempfile
from collections.abc import Iterable
from pathlib import Path

from server.roles import Address, Asked, Heard, asked, everybody, heard
from server.serving import Server

ROOT = Path(__file__).parents[1]
RECORD = ROOT / "tests" / "records" / "rattus-europe-at-war-2-online.json"
ASKED = """
### Routes

| method | address under `/api` | {roles} |
|---|---|{lines}
"""
MESSAGES = """
### Messages on sockets

What each role receives while somebody talks, writes a private note, votes, and leads the others through an earlier moment of another game,
which is over and visible to everybody. Clients send nothing on a table's socket: the server disconnects those who do. Everybody gets
`ping` every 20 seconds, and `storage` when the disk is full and when it no longer is.

| message | {roles} |
|---|{lines}
"""


def measured(server: Server) -> tuple[Asked, Heard]:
    """Return which routes and messages a server allows each role. Each server can be measured only once."""
    with everybody(server) as (table, roles):
        received_by = heard(table, roles, RECORD.read_text(encoding="utf-8"))
        return asked(table, roles), received_by


def page(found: Asked, received_by: Heard) -> str:
    """Return the text of the page."""
    roles = next(iter(received_by.values()))
    names, lines = " | ".join(roles), "---|" * len(roles)
    return (
        ASKED.format(roles=names, lines=lines)
        + "".join(_row([it.method, f"`{_path(it)}`"], map(_cell, found[it].values())) for it in found)
        + MESSAGES.format(roles=names, lines=lines)
        + "".join(_row([f"`{kind}`"], ("yes" if it else "" for it in to.values())) for kind, to in received_by.items())
    )


def _path(address: Address) -> str:
    return address.path.replace(":str}", "}").replace(":int}", "}")


def _cell(refusal: str) -> str:
    return f"`{refusal}`" if refusal else "yes"


def _row(first: list[str], cells: Iterable[str]) -> str:
    return f"| {' | '.join([*first, *cells])} |\n"


def tables() -> str:
    """Measure at a server of our own."""
    # Every request would be a line of the build's output
    logging.getLogger("httpx").setLevel(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        running = Server(Path(folder) / "tables.sqlite3").start()
        try:
            return page(*measured(running))
        finally:
            running.stop()
