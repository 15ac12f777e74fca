"""Secrets of the server's own: made when they are first needed, the same for all its processes."""

from collections.abc import Callable

from ratskeller.server.db.connection import Connection


def secret(name: str, fresh: str) -> Callable[[Connection], str]:
    """Return a write: the secret of this name; `fresh` becomes it if there is none yet."""

    def write(connection: Connection) -> str:
        connection.execute(
            "INSERT INTO signatures (name, secret) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, fresh)
        )
        found: str = connection.execute("SELECT secret FROM signatures WHERE name = ?", (name,)).fetchone()[0]
        return found

    return write
