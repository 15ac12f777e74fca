"""The rows of the server processes that share a database, and their claims: work that only one of them does.

Clocks are not compared. Each process increases its own counter (`heartbeat`), and the others watch it. A process that has increased its
counter several times while another's stood still deletes the other's row. Claims and presences are void without the row of their process.
A process that was only slow finds its row gone and starts again under a new name.

A claim names a job (a bot's turn, the review of a game), its table and how far the table was. It holds as long as its process has a row and
needs no renewal. A process that has lost its claim throws its result away. Claims only save work: that nothing happens twice is guaranteed
by what the work stores, such as the number of an entry.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.rows import add
from ratskeller.server.db.schema.features import Nodes

TAKE_CLAIM = (
    "INSERT INTO claims (job, table_id, step, node_id) VALUES (:job, :table, :step, :node)"
    " ON CONFLICT (job, table_id) DO UPDATE SET step = excluded.step, node_id = excluded.node_id"
    " WHERE claims.step <> excluded.step OR claims.node_id = excluded.node_id"
    " OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = claims.node_id)"
)
HELD_BY_ANOTHER = "SELECT 1 FROM claims WHERE job = :job AND table_id = :table AND step = :step AND node_id <> :node"
DROP_CLAIM = "DELETE FROM claims WHERE job = :job AND table_id = :table AND step = :step AND node_id = :node"


class Claim(msgspec.Struct, frozen=True):
    """A job that one process does: the bot's turn after entry `step`, or the review of a game."""

    job: Literal["turn", "review"]
    table: str
    step: int = 0


class ClaimLost(Unchanged):
    """Another process does this job now."""


def take_claim(connection: Connection, claim: Claim, node: str) -> bool:
    """Claim a job for a process. Return False if another running process holds it."""
    return connection.execute(TAKE_CLAIM, _claim_values(claim, node)).rowcount == 1


def check_claim(connection: Connection, claim: Claim, node: str) -> None:
    """Raise `ClaimLost` if another process holds the claim."""
    if connection.execute(HELD_BY_ANOTHER, _claim_values(claim, node)).fetchone() is not None:
        raise ClaimLost(claim.table)


def drop_claim(connection: Connection, claim: Claim, node: str) -> None:
    connection.execute(DROP_CLAIM, _claim_values(claim, node))


def _claim_values(claim: Claim, node: str) -> dict[str, str | int]:
    return {"job": claim.job, "table": claim.table, "step": claim.step, "node": node}


class NodeRemoved(Unchanged):
    """The other processes have removed this one."""


class NodeState(msgspec.Struct, frozen=True):
    """The counters of another process. `news` grows whenever it announces something."""

    beat: int
    news: int


def enter(connection: Connection, node: str) -> None:
    add(connection, Nodes(id=node, heartbeat=0, news=0))


def beat(connection: Connection, node: str, held: Iterable[Claim]) -> dict[str, NodeState]:
    """Show that a process is alive, renew its claims and return the others. Raises `NodeRemoved`."""
    if connection.execute("UPDATE nodes SET heartbeat = heartbeat + 1 WHERE id = ?", (node,)).rowcount != 1:
        raise NodeRemoved(node)
    for claim in held:
        take_claim(connection, claim, node)
    return others(connection, node)


def others(connection: Connection, node: str) -> dict[str, NodeState]:
    rows = connection.execute("SELECT id, heartbeat, news FROM nodes WHERE id <> ?", (node,))
    return {name: NodeState(beat, news) for name, beat, news in rows}


def remove(connection: Connection, node: str, beat: int | None = None) -> bool:
    """Remove a process with its claims and presences, and return whether it was there.

    Given a `beat`, it removes the process only if its counter still stands there.
    """
    sought = {"node": node, "beat": beat if beat is not None else -1, "always": int(beat is None)}
    statement = "DELETE FROM nodes WHERE id = :node AND (heartbeat = :beat OR :always = 1)"
    if connection.execute(statement, sought).rowcount != 1:
        return False
    connection.execute("DELETE FROM claims WHERE node_id = ?", (node,))
    connection.execute("DELETE FROM presences WHERE node_id = ?", (node,))
    return True


def announce(connection: Connection, node: str) -> None:
    """Make the other processes read what this one has written."""
    connection.execute("UPDATE nodes SET news = news + 1 WHERE id = ?", (node,))
