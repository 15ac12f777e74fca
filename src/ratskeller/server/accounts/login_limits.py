"""How often passwords may be tried, whichever server process of several is asked: few enough that nobody can guess one.

Strangers can use up what strangers may try, and no more: a browser in which somebody has signed in to the account before, and a session,
have tries of their own.
"""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import ceil
from typing import cast

from ratskeller.server import security_log as security
from ratskeller.server.accounts import attempts as tries
from ratskeller.server.accounts import known_browsers
from ratskeller.server.accounts import queries as accounts
from ratskeller.server.accounts.attempts import Allowance
from ratskeller.server.accounts.hashing import token_hash
from ratskeller.server.accounts.names import name_key
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import now
from ratskeller.server.errors import Problem
from ratskeller.server.http.rate_limits import GUESTS_AN_ADDRESS, HOUR, Connection, address, refuse

# Of tables: enough to mistype, too few to guess
TABLE_PASSWORDS = 30.0
# All strangers together, for one name
STRANGERS = 2
# Right ones as well: each takes memory and a while
WORKED_OUT = 10
# Of six digits three codes are right at a time: nobody may try many, however often passwords may be tried
FACTORS = 10.0
WRONG_FACTORS = {"wrong-factor": "factor-wrong", "used-factor": "factor-reused"}
"""The refusals of a code, and what the security log calls them."""
WRONG = ("wrong-sign-in", "wrong-password")
"""The refusals of a password; what comes of a right one counts for nothing."""


class LoginLimiter:
    """What may be tried in an hour for each name, by each guest and from each address."""

    def __init__(self, store: Store, passwords: float, clock: Callable[[], str] = now) -> None:
        """Count in `store`, and allow so many passwords of people an hour; `clock` tells the moment."""
        self._store = store
        self._passwords = passwords
        self._clock = clock

    @asynccontextmanager
    async def password(self, place: str, name: str, code: str) -> AsyncIterator[None]:
        """Let a password be tried for a name, from an address, in the browser with this code. Raises `Problem` when too many were wrong."""
        if await self._store.read(known_browsers.knows(code, name)):
            counted = [_an_hour("password in", f"{token_hash(code)} {name_key(name)}", self._passwords)]
        else:
            counted = [
                _an_hour("password for", name_key(name), STRANGERS * self._passwords),
                _an_hour("password for from", f"{place} {name_key(name)}", self._passwords),
                _an_hour("password from", place, self._passwords),
            ]
        async with self._tried(place, name, counted):
            yield

    @asynccontextmanager
    async def own_password(self, place: str, name: str, token: str) -> AsyncIterator[None]:
        """Let the password of an account be tried by its session with this token. Raises `Problem` when too many were wrong."""
        async with self._tried(place, name, [_an_hour("password by", token_hash(token), self._passwords)]):
            yield

    @asynccontextmanager
    async def factor(self, place: str, guest: str | None, code: str, given: str | None) -> AsyncIterator[None]:
        """Let a code of a second factor be tried for an account, in the browser with this code. Raises `Problem` if too many were wrong."""
        if guest is None or given is None:
            yield
            return
        if await self._store.read(lambda connection: known_browsers.is_known(connection, guest, code)):
            counted = _an_hour("factor in", f"{token_hash(code)} {guest}", FACTORS)
        else:
            counted = _an_hour("factor for", guest, FACTORS)
        await self._count_factor(place, guest, counted)
        try:
            yield
        except Problem as error:
            if error.code in WRONG_FACTORS:
                security.note(cast(security.Event, WRONG_FACTORS[error.code]), place, guest)
            else:
                await self._give_back([counted])
            raise
        await self._give_back([counted])

    async def owner(self, name: str) -> str | None:
        """Return the id of the account of a name, None if nobody has it."""
        account = await self._store.read(lambda connection: accounts.account_called(connection, name))
        return None if account is None else account.guest

    async def new_password(self, place: str) -> None:
        """Count that a password is set for a new account. Raises `Problem` when there were too many from the same address."""
        await self._count_passwords(place, _an_hour("password from", place, self._passwords))

    async def table_password(self, connection: Connection, guest: str) -> None:
        """Count that a table's password is tried. Raises `Problem` when a guest has tried too many, or all at the same address have."""
        counted = (
            _an_hour("table by", guest, TABLE_PASSWORDS),
            _an_hour("table from", address(connection), GUESTS_AN_ADDRESS * TABLE_PASSWORDS),
        )
        await self._count("table-passwords", "Too many passwords have been tried by you or from your address", *counted)

    @asynccontextmanager
    async def _tried(self, place: str, name: str, counted: list[Allowance]) -> AsyncIterator[None]:
        # Before it is compared: of many at once no more are let through
        await self._count_passwords(place, *counted, _an_hour("worked out from", place, WORKED_OUT * self._passwords))
        try:
            yield
        except Problem as error:
            if error.code in WRONG:
                security.note("password-wrong", place, await self.owner(name))
            else:
                await self._give_back(counted)
            raise
        await self._give_back(counted)

    async def _count_passwords(self, place: str, *counted: Allowance) -> None:
        why = "Too many passwords have been tried for this name or from your address"
        try:
            await self._count("passwords", why, *counted)
        except Problem:
            security.note("passwords-refused", place)
            raise

    async def _count_factor(self, place: str, guest: str, counted: Allowance) -> None:
        try:
            await self._count("codes", "Too many codes have been tried for this account", counted)
        except Problem:
            security.note("factors-refused", place, guest)
            raise

    async def _count(self, what: str, why: str, *counted: Allowance) -> None:
        try:
            await self._store.write(tries.count(counted, self._clock()))
        except tries.TooOften as error:
            refuse(what, why, ceil(error.seconds))

    async def _give_back(self, counted: list[Allowance]) -> None:
        await self._store.write(tries.give_back(counted, self._clock()))


def _an_hour(kind: str, who: str, number: float) -> Allowance:
    return Allowance(kind, who, number / HOUR, max(1.0, number))
