"""Work that only one of several server processes does: a bot's turn, the review of a game.

A claim names the job, its table and how far the table was. It holds as long as its process has a row (`cluster/queries.py`) and needs no
renewal. A process that has lost its claim throws its result away. Claims only save work: that nothing happens twice is guaranteed by what
the work stores, such as the number of an entry.
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
HELD_BY_ANOTHER = "SELECT 1 FROM claims WHERE job = :job AND table_id = :table AND step = :step AND node_id <> :node"
DROP = "DELETE FROM claims WHERE job = :job AND table_id = :table AND step = :step AND node_id = :node"


class Claim(msgspec.Struct, frozen=True):
    """A job that one process does: the bot's turn after entry `step`, or the review of a game."""

    job: Literal["turn", "review"]
    table: str
    step: int = 0


class ClaimLost(Unchanged):
    """Another process does this job now."""


def take(connection: Connection, claim: Claim, node: str) -> bool:
    """Claim a job for a process. Return False if another running process holds it."""
    return connection.execute(TAKE, _values(claim, node)).rowcount == 1


def check(connection: Connection, claim: Claim, node: str) -> None:
    """Raise `ClaimLost` if another process holds the claim."""
    if connection.execute(HELD_BY_ANOTHER, _values(claim, node)).fetchone() is not None:
        raise ClaimLost(claim.table)


def drop(connection: Connection, claim: Claim, node: str) -> None:
    """Give a claim up."""
    connection.execute(DROP, _values(claim, node))


def _values(claim: Claim, node: str) -> dict[str, str | int]:
    return {"job": claim.job, "table": claim.table, "step": claim.step, "node": node}
