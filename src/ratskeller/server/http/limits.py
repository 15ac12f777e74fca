"""How much may be made and worked out, so that nobody fills the disk: an hour's worth at once, and then one after the other."""

from math import ceil
from typing import Any

from litestar.connection import ASGIConnection

from ratskeller.server.errors import Problem
from ratskeller.server.http.buckets import Buckets
from ratskeller.server.net.addresses import neighbourhood

HOUR = 3600.0
# A household or a club shares an address
GUESTS_AN_ADDRESS = 4
LINKS = 20.0
ANALYSES = 600.0
# After every answer of everybody they are others
ODDS = 6000.0
# A whole game may be gone through several times
VIEWS = 6000.0
# Twice a second while somebody drags along
LEADS = 6000.0
# From so many seconds on minutes are easier to read
LONG = 100

Connection = ASGIConnection[Any, Any, Any, Any]


class Limits:
    """What one guest and one address may make in an hour."""

    def __init__(self, guests: float, tables: float) -> None:
        """Allow `guests` new guests an hour to each address, and `tables` new tables to each guest, four times that to each address."""
        self._guests = _an_hour(guests)
        self._tables = _an_hour(tables)
        self._tables_here = _an_hour(GUESTS_AN_ADDRESS * tables)
        self._links = _an_hour(LINKS)
        self._analyses = _an_hour(ANALYSES)
        self._analyses_here = _an_hour(GUESTS_AN_ADDRESS * ANALYSES)
        self._odds = _an_hour(ODDS)
        self._odds_here = _an_hour(GUESTS_AN_ADDRESS * ODDS)
        self._views = _an_hour(VIEWS)
        self._views_here = _an_hour(GUESTS_AN_ADDRESS * VIEWS)
        self._leads = _an_hour(LEADS)
        self._leads_here = _an_hour(GUESTS_AN_ADDRESS * LEADS)

    def new_guest(self, connection: Connection) -> None:
        """Count a new guest. Raises `Problem` when there were too many from the same address."""
        _count("guests", "Too many new guests have come from your address", (self._guests, _address(connection)))

    def new_table(self, connection: Connection, guest: str) -> None:
        """Count a new table. Raises `Problem` when a guest has opened too many, or all at the same address have."""
        counted = (self._tables, guest), (self._tables_here, _address(connection))
        _count("tables", "Too many tables have been opened by you or from your address", *counted)

    def link(self, connection: Connection) -> None:
        """Count that a link to a guest's seats is made or tried. Raises `Problem` when there were too many."""
        why = "Too many links have been made or tried from your address"
        _count("links", why, (self._links, _address(connection)))

    def analysis(self, connection: Connection, guest: str) -> None:
        """Count an analysis. Raises `Problem` when a guest has asked for too many, or all at the same address have."""
        counted = (self._analyses, guest), (self._analyses_here, _address(connection))
        _count("analyses", "Too many analyses have been asked for by you or from your address", *counted)

    def odds(self, connection: Connection, guest: str) -> None:
        """Count that odds are asked for. Raises `Problem` when a guest has asked too often, or all at the same address have."""
        counted = (self._odds, guest), (self._odds_here, _address(connection))
        _count("odds", "Odds have been asked for too often by you or from your address", *counted)

    def view(self, connection: Connection, guest: str) -> None:
        """Count a look at an earlier moment. Raises `Problem` when a guest has looked back too often, or all at the same address have."""
        counted = (self._views, guest), (self._views_here, _address(connection))
        _count("views", "Earlier moments have been looked at so often by you or from your address", *counted)

    def lead(self, connection: Connection, guest: str) -> None:
        """Count that a moment is shown to others. Raises `Problem` when a guest has shown too many, or all at the same address have."""
        counted = (self._leads, guest), (self._leads_here, _address(connection))
        _count("leads", "Too many moments have been shown to others by you or from your address", *counted)


def _address(connection: Connection) -> str:
    client = connection.client
    return neighbourhood(client.host if client else "")


def _an_hour(number: float) -> Buckets:
    return Buckets(number / HOUR, burst=HOUR)


def _count(what: str, why: str, *counted: tuple[Buckets, str]) -> None:
    wait = ceil(max(buckets.wait(who) for buckets, who in counted))
    if wait:
        message = f"{why}: please wait {_time(wait)}."
        raise Problem(429, f"too-many-{what}", message, seconds=wait)
    for buckets, who in counted:
        buckets.take(who)


def _time(seconds: int) -> str:
    return f"{seconds} seconds" if seconds < LONG else f"{ceil(seconds / 60)} minutes"
