"""Limits on passwords and codes: few enough attempts that nobody can guess one, counted in the database for all server processes.

Strangers can only use up the attempts of strangers: sessions, and browsers that an account was signed in from, have attempts of their
own. The database holds names and addresses only as hashes with a secret of the server.
"""

import hashlib
import hmac
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from math import ceil
from typing import cast

import msgspec

from ratskeller.server import security_log
from ratskeller.server.accounts.crypto import token_hash
from ratskeller.server.accounts.names import name_key
from ratskeller.server.accounts.queries import account_by_name
from ratskeller.server.accounts.session_queries import is_known_browser, is_known_to_name
from ratskeller.server.db import server_secrets
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import Unchanged
from ratskeller.server.db.rows import Rows, put
from ratskeller.server.db.schema.accounts import LoginLimit
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import between, now
from ratskeller.server.errors import Problem
from ratskeller.server.http.rate_limits import GUESTS_AN_ADDRESS, HOUR, address, refuse
from ratskeller.server.http.requests import AnyConnection

# Of tables: enough for typing errors, too few for guessing
TABLE_PASSWORDS = 30.0
# All strangers together, for one name
STRANGERS = 2
# Right ones count too: hashing one takes time and memory
HASHED = 10
# Three codes of six digits are valid at a time: few attempts, however many passwords are allowed
FACTORS = 10.0
WRONG_FACTORS = {"wrong-factor": "factor-wrong", "used-factor": "factor-reused"}
"""The refusals of a code, and their events in the security log."""
WRONG_PASSWORDS = ("wrong-sign-in", "wrong-password")
"""The refusals of a password. Other refusals come after a right one, and don't count."""

MILLISECONDS = 1000
PARTS = 1000
"""Levels are stored in thousandths of an attempt."""


class AttemptLimit(msgspec.Struct, frozen=True):
    """A limit on one kind of attempt by one person or address: `most` at once, and `rate` more each second."""

    kind: str
    who: str
    rate: float
    most: float


LEVELS = Rows(LoginLimit)


class LimitReached(Unchanged):
    """There were too many attempts; the next one is possible in `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class LoginLimiter:
    """Limits by the hour for each name, each guest and each address."""

    def __init__(self, store: Store, passwords: float, clock: Callable[[], str] = now) -> None:
        """Count in `store`, and allow this many passwords an hour; `clock` returns the moment."""
        self._store = store
        self._passwords = passwords
        self._clock = clock

    @asynccontextmanager
    async def password(self, place: str, name: str, code: str) -> AsyncIterator[None]:
        """Allow an attempt at the password of a name, from an address and the browser with this code. Raises `Problem`."""
        if await self._store.read(is_known_to_name, code, name):
            limits = [_per_hour("password in", f"{token_hash(code)} {name_key(name)}", self._passwords)]
        else:
            limits = [
                _per_hour("password for", name_key(name), STRANGERS * self._passwords),
                _per_hour("password for from", f"{place} {name_key(name)}", self._passwords),
                _per_hour("password from", place, self._passwords),
            ]
        async with self._attempt(place, name, limits):
            yield

    @asynccontextmanager
    async def own_password(self, place: str, name: str, token: str) -> AsyncIterator[None]:
        """Allow an attempt at the password of an account by its session with this token. Raises `Problem`."""
        async with self._attempt(place, name, [_per_hour("password by", token_hash(token), self._passwords)]):
            yield

    @asynccontextmanager
    async def factor(self, place: str, guest: str, code: str, given: str | None) -> AsyncIterator[None]:
        """Allow an attempt at a code of the second factor of an account, from the browser with this code. Raises `Problem`.

        Only for somebody who has shown the first factor: a right password, a link, a session.
        """
        if given is None:
            yield
            return
        if await self._store.read(is_known_browser, guest, code):
            limit = _per_hour("factor in", f"{token_hash(code)} {guest}", FACTORS)
        else:
            limit = _per_hour("factor for", guest, FACTORS)
        await self._count_factor(place, guest, limit)
        try:
            yield
        except Problem as error:
            if error.code in WRONG_FACTORS:
                security_log.note(cast(security_log.Event, WRONG_FACTORS[error.code]), place, guest)
            else:
                await self._refund([limit])
            raise
        await self._refund([limit])

    async def new_password(self, place: str) -> None:
        """Count the password of a new account. Raises `Problem` after too many from the same address."""
        await self._count_passwords(place, _per_hour("password from", place, self._passwords))

    async def table_password(self, connection: AnyConnection, guest: str) -> None:
        """Count an attempt at a table's password. Raises `Problem` after too many by a guest or from an address."""
        await self._count(
            "table-passwords",
            "Too many passwords have been tried by you or from your address",
            _per_hour("table by", guest, TABLE_PASSWORDS),
            _per_hour("table from", address(connection), GUESTS_AN_ADDRESS * TABLE_PASSWORDS),
        )

    @asynccontextmanager
    async def _attempt(self, place: str, name: str, limits: list[AttemptLimit]) -> AsyncIterator[None]:
        # Counted before the password is compared, so that no more get through at once
        await self._count_passwords(place, *limits, _per_hour("worked out from", place, HASHED * self._passwords))
        try:
            yield
        except Problem as error:
            if error.code in WRONG_PASSWORDS:
                account = await self._store.read(account_by_name, name)
                security_log.note("password-wrong", place, None if account is None else account.guest)
            else:
                await self._refund(limits)
            raise
        await self._refund(limits)

    async def _count_passwords(self, place: str, *limits: AttemptLimit) -> None:
        message = "Too many passwords have been tried for this name or from your address"
        try:
            await self._count("passwords", message, *limits)
        except Problem:
            security_log.note("passwords-refused", place)
            raise

    async def _count_factor(self, place: str, guest: str, limit: AttemptLimit) -> None:
        try:
            await self._count("codes", "Too many codes have been tried for this account", limit)
        except Problem:
            security_log.note("factors-refused", place, guest)
            raise

    async def _count(self, code: str, message: str, *limits: AttemptLimit) -> None:
        try:
            await self._store.write(count_attempt, limits, self._clock())
        except LimitReached as error:
            refuse(code, message, ceil(error.seconds))

    async def _refund(self, limits: list[AttemptLimit]) -> None:
        await self._store.write(refund_attempt, limits, self._clock())


def count_attempt(connection: Connection, limits: Iterable[AttemptLimit], moment: str) -> None:
    """Count an attempt against all these limits, or none of them. Raises `LimitReached`."""
    limits = list(limits)
    levels = _levels(connection, limits, moment)
    wait = max((1 - level) / limit.rate for limit, _, level in levels)
    if wait > 0:
        raise LimitReached(wait)
    put(connection, *(LoginLimit(hashed, int(PARTS * (level - 1)), moment) for _, hashed, level in levels))


def refund_attempt(connection: Connection, limits: Iterable[AttemptLimit], moment: str) -> None:
    """Take back an attempt that turned out not to count."""
    limits = list(limits)
    levels = _levels(connection, limits, moment)
    put(connection, *(LoginLimit(who, int(PARTS * min(it.most, level + 1)), moment) for it, who, level in levels))


def delete_old_attempts(connection: Connection, before: str) -> None:
    connection.execute("DELETE FROM login_limits WHERE at < ?", (before,))


def _levels(connection: Connection, limits: list[AttemptLimit], moment: str) -> list[tuple[AttemptLimit, str, float]]:
    key = server_secrets.secret(connection, "login_limits", secrets.token_hex(32))
    return [
        (limit, hashed, _level(connection, limit, hashed, moment)) for limit in limits for hashed in [_hash(key, limit)]
    ]


def _level(connection: Connection, limit: AttemptLimit, hashed: str, moment: str) -> float:
    stored = LEVELS.one(connection, "WHERE who = ?", (hashed,))
    if stored is None:
        return limit.most
    # Not negative: setting a clock back must give nobody more attempts
    seconds = max(0, between(stored.at, moment)) / MILLISECONDS
    return min(limit.most, stored.level / PARTS + seconds * limit.rate)


def _hash(key: str, limit: AttemptLimit) -> str:
    return hmac.new(key.encode(), f"{limit.kind} {limit.who}".encode(), hashlib.sha256).hexdigest()[:32]


def _per_hour(kind: str, who: str, number: float) -> AttemptLimit:
    return AttemptLimit(kind, who, number / HOUR, max(1.0, number))
