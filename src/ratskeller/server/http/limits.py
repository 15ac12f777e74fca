"""How many guests and tables may be made, so that nobody fills the disk: an hour's worth at once, and then one after the other."""

from typing import Any

from litestar.connection import ASGIConnection

from ratskeller.server.errors import Problem
from ratskeller.server.http.buckets import Buckets

HOUR = 3600.0
# A household or a club shares an address
GUESTS_AN_ADDRESS = 4
LINKS = 20.0

Connection = ASGIConnection[Any, Any, Any, Any]


class Limits:
    """What one guest and one address may make in an hour."""

    def __init__(self, guests: float, tables: float) -> None:
        """Allow `guests` new guests an hour to each address, and `tables` new tables to each guest, four times that to each address."""
        self._guests = _an_hour(guests)
        self._tables = _an_hour(tables)
        self._tables_here = _an_hour(GUESTS_AN_ADDRESS * tables)
        self._links = _an_hour(LINKS)

    def new_guest(self, connection: Connection) -> None:
        """Count a new guest. Raises `Problem` when there were too many from the same address."""
        _check(self._guests.wait(address_of(connection)), "guests", "So many new guests have come from your address")

    def new_table(self, connection: Connection, guest: str) -> None:
        """Count a new table. Raises `Problem` when a guest has opened too many, or all at the same address have."""
        _check(self._tables.wait(guest), "tables", "You have opened so many tables")
        wait = self._tables_here.wait(address_of(connection))
        _check(wait, "tables", "So many tables have been opened from your address")

    def link(self, connection: Connection) -> None:
        """Count that a link to a guest's seats is made or used. Raises `Problem` when there were too many."""
        _check(
            self._links.wait(address_of(connection)), "links", "So many links have been made or tried from your address"
        )


def address_of(connection: Connection) -> str:
    """Return where a request comes from."""
    client = connection.client
    return client.host if client else ""


def _an_hour(number: float) -> Buckets:
    return Buckets(number / HOUR, burst=HOUR)


def _check(wait: float, what: str, why: str) -> None:
    if wait:
        message = f"{why} that the next one has to wait {_time(wait)}."
        raise Problem(429, f"too-many-{what}", message, seconds=wait)


def _time(seconds: float) -> str:
    return f"{seconds:.0f} seconds" if seconds < 100 else f"{seconds / 60:.0f} minutes"
