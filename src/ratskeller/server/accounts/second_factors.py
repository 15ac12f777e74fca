"""The second factor of an account: codes of an authenticator app (TOTP, RFC 6238), and recovery codes in case the app is lost.

Each code signs in once. Recovery codes are stored as salted hashes.
"""

import hashlib
import hmac
import secrets
from base64 import b32decode, b32encode
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeVar

import msgspec
from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP

from ratskeller.server.accounts.crypto import Cipher
from ratskeller.server.accounts.errors import (
    FactorAsked,
    FactorOff,
    FactorOn,
    UsedFactor,
    WrongFactor,
    no_account,
    write,
)
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.accounts.notices import add_notice
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import Rows, add, put
from ratskeller.server.db.schema.accounts import RecoveryCodes, SecondFactorRow
from ratskeller.server.db.store import Store
from ratskeller.server.db.timestamps import between, now

ISSUER = "Ratskeller"
"""The name of the site in authenticator apps."""
STEP_SECONDS = 30
DIGITS = 6
DRIFT = 1
"""How many codes before and after the current one are accepted: clocks differ, and typing takes a while."""
KEY_BYTES = 20
SETUP_SECONDS = 600.0
"""The time from the password to the first code."""
RECOVERY_CODES = 10
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Characters that can't be confused with each other."""
GROUPS, GROUP = 4, 4

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Proof:
    """A code that somebody gives, and the cipher for the key of the app."""

    code: str = field(repr=False)
    cipher: Cipher


class Factor(msgspec.Struct, frozen=True):
    """A second factor that is on: since when, and how many recovery codes are left."""

    since: str
    codes: int


FACTORS = Rows(
    Factor,
    "second_factors",
    codes="(SELECT COUNT(*) FROM recovery_codes WHERE recovery_codes.guest_id = second_factors.guest_id)",
)


KEYS = Rows(SecondFactorRow)


class AppKey(msgspec.Struct, frozen=True):
    """A new key for an authenticator app, as people type it, and as an `otpauth:` address."""

    key: str
    address: str


class SecondFactors:
    """The second factors of all accounts. Routes ask for the password before they call this."""

    def __init__(self, store: Store, cipher: Cipher) -> None:
        self._store = store
        self._cipher = cipher

    async def of(self, guest: Guest) -> Factor | None:
        return await self._store.read(factor_of, guest.id)

    async def begin(self, guest: Guest) -> AppKey:
        """Start the setup and return a new key. Raises `Problem`."""
        if not guest.account:
            raise no_account()
        key = new_key()
        await write(self._store, begin, guest.id, self._cipher.encrypt(key), now())
        return AppKey(key, _totp(key).get_provisioning_uri(guest.name, ISSUER))

    async def turn_on(self, guest: Guest, code: str) -> list[str]:
        """Turn the second factor on by a first code, and return recovery codes. Raises `Problem`."""
        return await write(self._store, turn_on, guest.id, self._proof(guest, code), now())

    async def renew_recovery_codes(self, guest: Guest, code: str) -> list[str]:
        """Replace the recovery codes, and return the new ones. Raises `Problem`."""
        return await self._checked(guest, code, lambda connection, _: new_recovery_codes(connection, guest.id))

    async def turn_off(self, guest: Guest, code: str) -> None:
        """Turn the second factor off. Raises `Problem`."""

        def work(connection: Connection, moment: str) -> None:
            turn_off(connection, guest.id)
            add_notice(connection, guest.id, "factor-off", moment)

        await self._checked(guest, code, work)

    async def _checked(self, guest: Guest, code: str, work: Callable[[Connection, str], T]) -> T:
        proof, moment = self._proof(guest, code), now()

        def checked(connection: Connection) -> T:
            if factor_of(connection, guest.id) is None:
                raise FactorOff(guest.id)
            check(connection, guest.id, proof, moment)
            return work(connection, moment)

        return await write(self._store, checked)

    def _proof(self, guest: Guest, code: str) -> Proof:
        if not guest.account:
            raise no_account()
        return Proof(code, self._cipher)


def new_key() -> str:
    """Return a new key for an app, as people type it."""
    return b32encode(secrets.token_bytes(KEY_BYTES)).decode()


def factor_of(connection: Connection, guest: str) -> Factor | None:
    return FACTORS.one(connection, "WHERE guest_id = ? AND since IS NOT NULL", (guest,))


def begin(connection: Connection, guest: str, key: str, moment: str) -> None:
    """Store an encrypted key until a first code proves that an app has it. Raises `FactorOn`."""
    if factor_of(connection, guest) is not None:
        raise FactorOn(guest)
    put(connection, SecondFactorRow(guest, key, moment))


def turn_on(connection: Connection, guest: str, proof: Proof, moment: str) -> list[str]:
    """Turn the second factor on by a first code, and return recovery codes. Raises `FactorOff` or `WrongFactor`."""
    setup = KEYS.one(connection, "WHERE guest_id = ? AND since IS NULL", (guest,))
    if setup is None or between(setup.begun, moment) > 1000 * SETUP_SECONDS:
        raise FactorOff(guest)
    step = _matching_step(proof.cipher.decrypt(setup.key), _normalized(proof.code), moment)
    if step is None:
        raise WrongFactor(guest)
    connection.execute("UPDATE second_factors SET since = ?, step = ? WHERE guest_id = ?", (moment, step, guest))
    add_notice(connection, guest, "factor-on", moment)
    return new_recovery_codes(connection, guest)


def check(connection: Connection, guest: str, proof: Proof | None, moment: str) -> None:
    """Check the second factor of an account, if it has one, and use up the code. Raises `FactorAsked`, `WrongFactor` or `UsedFactor`."""
    stored = KEYS.one(connection, "WHERE guest_id = ? AND since IS NOT NULL", (guest,))
    if stored is None:
        return
    if proof is None:
        raise FactorAsked(guest)
    code = _normalized(proof.code)
    if len(code) == DIGITS:
        _use_code(connection, guest, proof.cipher.decrypt(stored.key), code, moment)
    else:
        _use_recovery_code(connection, guest, code)
        add_notice(connection, guest, "recovery-used", moment)


def new_recovery_codes(connection: Connection, guest: str) -> list[str]:
    """Replace the recovery codes of an account, and return the new ones: nobody can read them later."""
    codes = ["".join(secrets.choice(ALPHABET) for _ in range(GROUPS * GROUP)) for _ in range(RECOVERY_CODES)]
    connection.execute("DELETE FROM recovery_codes WHERE guest_id = ?", (guest,))
    for code in codes:
        salt = secrets.token_hex(16)
        add(connection, RecoveryCodes(guest_id=guest, code_hash=_hashed(salt, code), salt=salt))
    return ["-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP)) for code in codes]


def turn_off(connection: Connection, guest: str) -> bool:
    """Remove the second factor of an account, or one whose setup was started, and return whether it was on."""
    was_on = factor_of(connection, guest) is not None
    for table in ("recovery_codes", "second_factors"):
        connection.execute(f"DELETE FROM {table} WHERE guest_id = ?", (guest,))  # noqa: S608
    return was_on


def _use_code(connection: Connection, guest: str, key: str, code: str, moment: str) -> None:
    step = _matching_step(key, code, moment)
    if step is None:
        raise WrongFactor(guest)
    # In one statement: of two requests with the same code at once, one is refused
    used = "UPDATE second_factors SET step = ? WHERE guest_id = ? AND step < ?"
    if connection.execute(used, (step, guest, step)).rowcount != 1:
        raise UsedFactor(guest)


def _use_recovery_code(connection: Connection, guest: str, code: str) -> None:
    rows = connection.execute("SELECT code_hash, salt FROM recovery_codes WHERE guest_id = ?", (guest,)).fetchall()
    found = [stored for stored, salt in rows if hmac.compare_digest(stored, _hashed(salt, code))]
    used = "DELETE FROM recovery_codes WHERE guest_id = ? AND code_hash = ?"
    if not found or connection.execute(used, (guest, found[0])).rowcount != 1:
        raise WrongFactor(guest)


def _matching_step(key: str, code: str, moment: str) -> int | None:
    totp, current = _totp(key), int(datetime.fromisoformat(moment).timestamp()) // STEP_SECONDS
    steps = range(current - DRIFT, current + DRIFT + 1)
    return next((it for it in steps if hmac.compare_digest(totp.generate(it * STEP_SECONDS), code.encode())), None)


def _totp(key: str) -> TOTP:
    # Authenticator apps support no other hash
    return TOTP(b32decode(key), DIGITS, SHA1(), STEP_SECONDS)  # noqa: S303


def _normalized(code: str) -> str:
    return "".join(char for char in code.lower() if char.isascii() and char.isalnum())


def _hashed(salt: str, code: str) -> str:
    return hashlib.sha256(f"{salt} {code}".encode()).hexdigest()
