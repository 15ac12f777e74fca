"""What one of several server processes does, and the others then don't: a bot's turn, the review of a game.

A claim names what is done, at which table, and how far that was. It holds as long as its process has a row (`cluster/queries.py`): there is
nothing to be renewed. Whoever has lost one throws away what he has found; that nothing is done twice is seen to by what is stored
itself, as the number of an entry.
"""

from typing import Literal

import msgspec

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged

TAKE = (
    "INSERT INTO claims (job, table_id, step, node_id) VALUES (:job, :table, :step, :node)"
    " ON CONFLICT (job, table_id) DO UPDATE SET step = excluded.step, node_id = excluded.node_id"
    " WHERE claims.step <> excluded.step OR claims.node_id = excluded.node_id"
    " OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = claims.node_id)"
)


class Claim(msgspec.Struct, frozen=True):
    """Something that one process does: the turn of a bot after entry `step`, or the review of a game."""

    job: Literal["turn", "review"]
    table: str
    step: int = 0


class Lost(Unchanged):
    """Another process does it now."""


def take(connection: Connection, claim: Claim, node: str) -> bool:
    """Let a process do something, unless another one does that runs; tell whether it may."""
    sought = {"job": claim.job, "table": claim.table, "step": claim.step, "node": node}
    return connection.execute(TAKE, sought).rowcount == 1


def check(connection: Connection, claim: Claim, node: str) -> None:
    """Raise `Lost` where another process does it."""
    statement = "SELECT 1 FROM claims WHERE job = ? AND table_id = ? AND step = ? AND node_id <> ?"
    if connection.execute(statement, (claim.job, claim.table, claim.step, node)).fetchone() is not None:
        raise Lost(claim.table)


def drop(connection: Connection, claim: Claim, node: str) -> None:
    """End what a process did."""
    statement = "DELETE FROM claims WHERE job = ? AND table_id = ? AND step = ? AND node_id = ?"
    connection.execute(statement, (claim.job, claim.table, claim.step, node))
