"""How much may be made and worked out, so that nobody fills the disk: an hour's worth at once, and then one after the other."""

from math import ceil
from typing import Any, NoReturn

from litestar.connection import ASGIConnection

from ratskeller.server.errors import Problem
from ratskeller.server.http.token_bucket import Buckets
from ratskeller.server.transport.addresses import neighbourhood

HOUR = 3600.0
# A household or a club shares an address
GUESTS_AN_ADDRESS = 4
LINKS = 20.0
# One at a time is enough for most
TOKENS = 60.0
# Of all that is stored about somebody
COPIES = 10.0
ANALYSES = 600.0
# After every answer of everybody they are others
ODDS = 6000.0
# A whole game may be gone through several times
VIEWS = 6000.0
# What is wanted beside the game is told to everybody at the table
WISHES = 300.0
# A lively evening; and so many at once, after which there is one for so many seconds
LINES = 900.0
LINES_AT_ONCE = 10
SECONDS_A_LINE = 2.0
# A code is sent to any address that somebody gives
MAILS = 10.0
CHANNELS = 60.0
STOPS = 120.0
# Twice a second while somebody drags along
LEADS = 6000.0
# Who thinks a lot, writes a lot
NOTES = 900.0
# From so many seconds on minutes are easier to read
LONG = 100

Connection = ASGIConnection[Any, Any, Any, Any]


class RateLimits:
    """What one guest and one address may make in an hour at this process; `guessing.py` counts what must hold for several."""

    def __init__(self, guests: float, tables: float) -> None:
        """Allow so much an hour: `guests` new guests to each address, `tables` to each guest, and four times that to each address."""
        self._guests = _an_hour(guests)
        self._tables = _an_hour(tables)
        self._tables_here = _an_hour(GUESTS_AN_ADDRESS * tables)
        self._links = _an_hour(LINKS)
        self._tokens = _an_hour(TOKENS)
        self._tokens_here = _an_hour(GUESTS_AN_ADDRESS * TOKENS)
        self._copies = _an_hour(COPIES)
        self._analyses = _an_hour(ANALYSES)
        self._analyses_here = _an_hour(GUESTS_AN_ADDRESS * ANALYSES)
        self._odds = _an_hour(ODDS)
        self._odds_here = _an_hour(GUESTS_AN_ADDRESS * ODDS)
        self._views = _an_hour(VIEWS)
        self._views_here = _an_hour(GUESTS_AN_ADDRESS * VIEWS)
        self._wishes = _an_hour(WISHES)
        self._lines = _an_hour(LINES)
        self._lines_at_once = Buckets(1 / SECONDS_A_LINE, burst=LINES_AT_ONCE * SECONDS_A_LINE)
        self._lines_here = _an_hour(GUESTS_AN_ADDRESS * LINES)
        self._mails = _an_hour(MAILS)
        self._mails_here = _an_hour(GUESTS_AN_ADDRESS * MAILS)
        self._mails_there = _an_hour(MAILS)
        # Codes that somebody sends to an address leave its owner his links
        self._mail_links_there = _an_hour(MAILS)
        self._channels = _an_hour(CHANNELS)
        self._channels_here = _an_hour(GUESTS_AN_ADDRESS * CHANNELS)
        self._stops = _an_hour(STOPS)
        self._leads = _an_hour(LEADS)
        self._leads_here = _an_hour(GUESTS_AN_ADDRESS * LEADS)
        self._notes = _an_hour(NOTES)
        self._notes_here = _an_hour(GUESTS_AN_ADDRESS * NOTES)

    def new_guest(self, connection: Connection) -> None:
        """Count a new guest. Raises `Problem` when there were too many from the same address."""
        _count("guests", "Too many new guests have come from your address", (self._guests, address(connection)))

    def new_table(self, connection: Connection, guest: str) -> None:
        """Count a new table. Raises `Problem` when a guest has opened too many, or all at the same address have."""
        counted = (self._tables, guest), (self._tables_here, address(connection))
        _count("tables", "Too many tables have been opened by you or from your address", *counted)

    def link(self, connection: Connection) -> None:
        """Count that a link to a guest's seats is made or tried. Raises `Problem` when there were too many."""
        why = "Too many links have been made or tried from your address"
        _count("links", why, (self._links, address(connection)))

    def token(self, connection: Connection, guest: str) -> None:
        """Count that a program's token is made. Raises `Problem` when a guest has made too many, or all at the same address have."""
        counted = (self._tokens, guest), (self._tokens_here, address(connection))
        _count("tokens", "Too many tokens have been made by you or from your address", *counted)

    def copy(self, guest: str) -> None:
        """Count that a guest asks for all that is stored about him. Raises `Problem` when he has asked too often."""
        _count("copies", "You have asked for your data too often", (self._copies, guest))

    def analysis(self, connection: Connection, guest: str) -> None:
        """Count an analysis. Raises `Problem` when a guest has asked for too many, or all at the same address have."""
        counted = (self._analyses, guest), (self._analyses_here, address(connection))
        _count("analyses", "Too many analyses have been asked for by you or from your address", *counted)

    def odds(self, connection: Connection, guest: str) -> None:
        """Count that odds are asked for. Raises `Problem` when a guest has asked too often, or all at the same address have."""
        counted = (self._odds, guest), (self._odds_here, address(connection))
        _count("odds", "Odds have been asked for too often by you or from your address", *counted)

    def view(self, connection: Connection, guest: str) -> None:
        """Count a look at an earlier moment. Raises `Problem` when a guest has looked back too often, or all at the same address have."""
        counted = (self._views, guest), (self._views_here, address(connection))
        _count("views", "Earlier moments have been looked at so often by you or from your address", *counted)

    def wish(self, guest: str) -> None:
        """Count that a guest resigns, votes, comes, goes or orders at a table. Raises `Problem` when he has done so too often."""
        _count("wishes", "You have wanted something too often beside the game", (self._wishes, guest))

    def line(self, connection: Connection, guest: str) -> None:
        """Count that something is said, taken back or silenced. Raises `Problem` when it was too much for a guest or an address."""
        counted = (self._lines_at_once, guest), (self._lines, guest), (self._lines_here, address(connection))
        _count("lines", "That was much at once, by you or from your address", *counted)

    def mail(self, connection: Connection, guest: str, to: str) -> None:
        """Count a code that is sent to a mail address. Raises `Problem` when there were too many, by whomever, to the same one as well."""
        counted = (self._mails, guest), (self._mails_here, address(connection)), (self._mails_there, to)
        _count("mails", "Too many codes have been sent by you, from your address or to this one", *counted)

    def mail_link(self, connection: Connection, to: str) -> None:
        """Count a link that is asked for. Raises `Problem` when there were too many, from here or for the same address."""
        counted = (self._mails_here, address(connection)), (self._mail_links_there, to)
        _count("mails", "Too many mails have been asked for from your address or to this one", *counted)

    def channel(self, connection: Connection, guest: str) -> None:
        """Count that somewhere to be told is made or confirmed. Raises `Problem` when a guest or an address has tried too often."""
        counted = (self._channels, guest), (self._channels_here, address(connection))
        _count("channels", "You have set too often where you are told", *counted)

    def stop(self, connection: Connection) -> None:
        """Count that mails are stopped, or that it is tried. Raises `Problem` when there was too much of that."""
        _count("stops", "Mails have been stopped too often from your address", (self._stops, address(connection)))

    def lead(self, connection: Connection, guest: str) -> None:
        """Count that a moment is shown to others. Raises `Problem` when a guest has shown too many, or all at the same address have."""
        counted = (self._leads, guest), (self._leads_here, address(connection))
        _count("leads", "Too many moments have been shown to others by you or from your address", *counted)

    def note(self, connection: Connection, guest: str) -> None:
        """Count that a note is written or removed. Raises `Problem` when a guest has done so too often, or all at the same address have."""
        counted = (self._notes, guest), (self._notes_here, address(connection))
        _count("notes", "Too many notes have been written by you or from your address", *counted)


def address(connection: Connection) -> str:
    """Return for what address somebody counts: his own, or all of his neighbourhood."""
    client = connection.client
    return neighbourhood(client.host if client else "")


def _an_hour(number: float) -> Buckets:
    return Buckets(number / HOUR, burst=HOUR)


def _count(what: str, why: str, *counted: tuple[Buckets, str]) -> None:
    wait = ceil(max(buckets.wait(who) for buckets, who in counted))
    if wait:
        refuse(what, why, wait)
    for buckets, who in counted:
        buckets.take(who)


def refuse(what: str, why: str, wait: int) -> NoReturn:
    """Say that somebody has to wait for so many seconds. Raises `Problem`."""
    raise Problem(429, f"too-many-{what}", f"{why}: please wait {_time(wait)}.", seconds=wait)


def _time(seconds: int) -> str:
    return f"{seconds} seconds" if seconds < LONG else f"{ceil(seconds / 60)} minutes"
