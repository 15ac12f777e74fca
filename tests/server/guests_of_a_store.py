"""The smallest thing to write into a store and to read from it: guests."""

from collections.abc import Callable

from ratskeller.server.db.connection import Connection

BUSY = 2.0
"""Seconds for which stores of tests wait for others."""


def insert(name: str) -> Callable[[Connection], int]:
    """Return a write of a guest; it returns 1."""
    return lambda connection: connection.execute("INSERT INTO guests VALUES (?, ?, '')", (name, name)).rowcount


def ids(connection: Connection) -> list[str]:
    """Return the guests that are there."""
    return [row[0] for row in connection.execute("SELECT id FROM guests ORDER BY id")]
