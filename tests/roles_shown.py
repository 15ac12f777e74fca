"""Who may ask what, and who is told what: the page `docs/roles.md`, measured at a server.

`uv run python tests/roles_shown.py` writes the page afresh.
"""

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from server.roles import Address, Asked, Heard, asked, everybody, heard
from server.serving import Server

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "roles.md"
COMMAND = "uv run python tests/roles_shown.py"
RECORD = HERE / "records" / "rattus-europe-at-war-2-online.json"
BEGINNING = f"""# Who may ask what

Every address of the server, and every kind of message over its sockets, tried by somebody of every role at one table: a game of Rattus
has begun there, and the table lets look whoever knows its password. Where a code stands, the server refuses with it, because of who
asks; **yes** means that it does not: what is asked may still be wrong for other reasons. This page is measured and written by
`{COMMAND}`, and a test compares it with what the server does.

- A **stranger** has no session; a **guest** has one, and the address of the table but not its password. So has the **player elsewhere**,
  who sits at another table.
- An **onlooker** has given the password and has no seat. The **host** has opened the table and sits there as the **player** does.
- The **admin** has an account that looks after the site: that lets nobody look at a table.
- A **token** is a program's, made by the player with one scope each.
"""
ASKED = """
## What is asked

| method | address under `/api` | {roles} |
|---|---|{lines}
"""
TOLD = """
## What is told over sockets

While somebody speaks, notes something for himself, votes and shows a moment; the moment is of another game, which is over and at which
everybody may look. At a table's socket clients say nothing: whoever sends anything is cut off. `ping` comes to all every 20 seconds,
`storage` to all when the disk is full and when it is not any more.

| message | {roles} |
|---|{lines}
"""


def measured(server: Server) -> tuple[Asked, Heard]:
    """Return what a server lets every role ask, and tells it. It can be measured once at each."""
    with everybody(server) as (table, roles):
        told = heard(table, roles, RECORD.read_text(encoding="utf-8"))
        return asked(table, roles), told


def page(found: Asked, told: Heard) -> str:
    """Return the page as it has to be."""
    roles = next(iter(told.values()))
    names, lines = " | ".join(roles), "---|" * len(roles)
    return (
        BEGINNING
        + ASKED.format(roles=names, lines=lines)
        + "".join(_row([it.method, f"`{_path(it)}`"], map(_cell, found[it].values())) for it in found)
        + TOLD.format(roles=names, lines=lines)
        + "".join(_row([f"`{kind}`"], ("yes" if it else "" for it in to.values())) for kind, to in told.items())
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
    print(PAGE.relative_to(HERE.parent), file=sys.stderr)
