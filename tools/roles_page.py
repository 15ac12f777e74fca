"""The page `docs/roles.md`: who may call which route and receives which message, measured at a server.

`uv run poe roles` writes it.
"""

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from server.roles import Address, Asked, Heard, asked, everybody, heard
from server.serving import Server

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "roles.md"
COMMAND = "uv run poe roles"
RECORD = ROOT / "tests" / "records" / "rattus-europe-at-war-2-online.json"
BEGINNING = f"""# Who may do what

Every route of the server, and every kind of message on its sockets, tried by one client of each role at one table. A game of Rattus is
running there, and spectators need the table's password. A code means that the server refuses the request because of who makes it.
**yes** means that it does not; the request may still be wrong for other reasons. `{COMMAND}` measures and writes this page, and a test
compares it with what the server does.

- A **stranger** has no session. A **guest** has one, and the address of the table but not its password. So has the **player elsewhere**,
  who sits at another table.
- An **onlooker** has given the password and has no seat. The **host** has opened the table and sits there, as does the **player**.
- The **admin** has an account that manages the site. That gives no access to tables.
- A **token** belongs to a program of the player, and has one scope.

The frames under `/embed` are not in this table: they read no session, so all roles get what a stranger gets ([embedding](embedding.md)).
"""
ASKED = """
## Routes

| method | address under `/api` | {roles} |
|---|---|{lines}
"""
MESSAGES = """
## Messages on sockets

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
        BEGINNING
        + ASKED.format(roles=names, lines=lines)
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


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        running = Server(Path(folder) / "tables.sqlite3").start()
        try:
            PAGE.write_text(page(*measured(running)), encoding="utf-8")
        finally:
            running.stop()
    print(PAGE.relative_to(ROOT), file=sys.stderr)
