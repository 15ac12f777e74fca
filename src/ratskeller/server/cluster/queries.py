"""The rows of the server processes that share a database.

Clocks are not compared. Each process increases its own counter (`beat`), and the others watch it move. A process that has increased its
counter several times while another's stood still deletes the other's row. Claims and presences are void without the row of their process.
A process that was only slow finds its row gone and starts again under a new name.
"""

from collections.abc import Callable, Iterable

import msgspec

from ratskeller.server.cluster import claims
from ratskeller.server.cluster.claims import Claim
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged


class NodeRemoved(Unchanged):
    """The other processes have removed this one."""


class NodeState(msgspec.Struct, frozen=True):
    """The counters of another process. `news` grows whenever it announces something."""

    beat: int
    news: int


def enter(node: str) -> Callable[[Connection], None]:
    """Return a write that adds a process."""
    statement = "INSERT INTO nodes (id, beat, news) VALUES (?, 0, 0)"

    def write(connection: Connection) -> None:
        connection.execute(statement, (node,))

    return write


def beat(node: str, held: Iterable[Claim]) -> Callable[[Connection], dict[str, NodeState]]:
    """Return a write that shows that a process is alive, renews its claims and returns the others. It raises `NodeRemoved`."""
    own = list(held)

    def write(connection: Connection) -> dict[str, NodeState]:
        if connection.execute("UPDATE nodes SET beat = beat + 1 WHERE id = ?", (node,)).rowcount != 1:
            raise NodeRemoved(node)
        for claim in own:
            claims.take(connection, claim, node)
        return others(connection, node)

    return write


def others(connection: Connection, node: str) -> dict[str, NodeState]:
    """Return the other processes by id."""
    rows = connection.execute("SELECT id, beat, news FROM nodes WHERE id <> ?", (node,))
    return {name: NodeState(beat, news) for name, beat, news in rows}


def remove(node: str, beat: int | None = None) -> Callable[[Connection], bool]:
    """Return a write that removes a process with its claims and presences, and returns whether it was there.

    Given a `beat`, it removes the process only if its counter still stands there.
    """

    def write(connection: Connection) -> bool:
        sought = {"node": node, "beat": beat if beat is not None else -1, "always": int(beat is None)}
        statement = "DELETE FROM nodes WHERE id = :node AND (beat = :beat OR :always = 1)"
        if connection.execute(statement, sought).rowcount != 1:
            return False
        connection.execute("DELETE FROM claims WHERE node_id = ?", (node,))
        connection.execute("DELETE FROM presences WHERE node_id = ?", (node,))
        return True

    return write


def announce(connection: Connection, node: str) -> None:
    """Make the other processes read what this one has written."""
    connection.execute("UPDATE nodes SET news = news + 1 WHERE id = ?", (node,))
