"""The server processes that run on one database: each has a row, and shows by it that it runs.

No clock is compared. A process lets its number go up, and the others see that it does; whoever has let its own go up several times while
another's stood still takes that one's row away. What a process holds (`cluster/claims.py`, `cluster/presence_queries.py`) is worth nothing
without its row; if it ran all the same, it finds the row gone and begins anew under another name.
"""

from collections.abc import Callable, Iterable

import msgspec

from ratskeller.server.cluster import claims
from ratskeller.server.cluster.claims import Claim
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged


class Removed(Unchanged):
    """The others have given this process up."""


class Other(msgspec.Struct, frozen=True):
    """Another process, as its row says."""

    beat: int
    news: int


def enter(node: str) -> Callable[[Connection], None]:
    """Return a write: a process begins."""
    statement = "INSERT INTO nodes (id, beat, news) VALUES (?, 0, 0)"

    def write(connection: Connection) -> None:
        connection.execute(statement, (node,))

    return write


def beat(node: str, held: Iterable[Claim]) -> Callable[[Connection], dict[str, Other]]:
    """Return a write: a process runs still, and does what it holds; it returns the others. It raises `Removed`."""
    own = list(held)

    def write(connection: Connection) -> dict[str, Other]:
        if connection.execute("UPDATE nodes SET beat = beat + 1 WHERE id = ?", (node,)).rowcount != 1:
            raise Removed(node)
        for claim in own:
            claims.take(connection, claim, node)
        return others(connection, node)

    return write


def others(connection: Connection, node: str) -> dict[str, Other]:
    """Return the other processes."""
    rows = connection.execute("SELECT id, beat, news FROM nodes WHERE id <> ?", (node,))
    return {name: Other(beat, news) for name, beat, news in rows}


def remove(node: str, beat: int | None = None) -> Callable[[Connection], bool]:
    """Return a write: a process runs no more, nor holds anything; True if that was so. `beat`: unless it has shown since that it runs."""

    def write(connection: Connection) -> bool:
        sought = {"node": node, "beat": beat if beat is not None else -1, "always": int(beat is None)}
        statement = "DELETE FROM nodes WHERE id = :node AND (beat = :beat OR :always = 1)"
        if connection.execute(statement, sought).rowcount != 1:
            return False
        connection.execute("DELETE FROM claims WHERE node_id = ?", (node,))
        connection.execute("DELETE FROM presences WHERE node_id = ?", (node,))
        return True

    return write


def tell(connection: Connection, node: str) -> None:
    """Let the others see that something is new at a process."""
    connection.execute("UPDATE nodes SET news = news + 1 WHERE id = ?", (node,))
