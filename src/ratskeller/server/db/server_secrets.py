"""Secrets of the server itself, made when they are first needed, and the same for all its processes."""

from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import add_missing, scalar
from ratskeller.server.db.schema.accounts import ServerSecrets


def secret(connection: Connection, name: str, fresh: str) -> str:
    """Return a write that returns the secret of this name, and stores `fresh` if there is none yet."""
    add_missing(connection, ServerSecrets(name=name, secret=fresh))
    found: str = scalar(connection, "SELECT secret FROM server_secrets WHERE name = ?", (name,))
    return found


def forget(connection: Connection) -> int:
    """Remove all secrets, with the push subscriptions that depend on one, and return how many secrets there were."""
    devices = "SELECT id FROM channels WHERE kind = 'push'"
    connection.execute(f"DELETE FROM outbox WHERE channel_id IN ({devices})")  # noqa: S608
    connection.execute("DELETE FROM channels WHERE kind = 'push'")
    return connection.execute("DELETE FROM server_secrets").rowcount
