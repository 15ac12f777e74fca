"""The second factor of an account: codes of an authenticator app (TOTP, RFC 6238), and recovery codes for when the app is lost.

Each code signs in once. Of recovery codes only salted hashes are stored.
"""

import hashlib
import hmac
import secrets
from base64 import b32decode, b32encode
from dataclasses import dataclass, field
from datetime import datetime

import msgspec
from cryptography.hazmat.primitives.hashes import SHA1
from cryptography.hazmat.primitives.twofactor.totp import TOTP

from ratskeller.server.accounts import notices
from ratskeller.server.accounts.crypto import Cipher
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged
from ratskeller.server.db.timestamps import between

STEP_SECONDS = 30
DIGITS = 6
DRIFT = 1
"""So many codes before and after the present one are right as well: clocks differ, and typing takes a while."""
KEY_BYTES = 20
SETUP_SECONDS = 600.0
"""How long somebody has from the password to the first code."""
RECOVERY_CODES = 10
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"
"""Signs that nobody takes for each other."""
GROUPS, GROUP = 4, 4


class FactorAsked(Unchanged):
    """The account has a second factor, and no code came."""


class WrongFactor(Unchanged):
    """The code is not right."""


class UsedFactor(Unchanged):
    """The code has been used already."""

    def __init__(self, guest: str) -> None:
        """Tell whose code it is."""
        super().__init__(guest)
        self.guest = guest


class FactorOn(Unchanged):
    """The second factor is on already."""


class FactorOff(Unchanged):
    """The second factor is not on, or its setup was not begun in time."""


@dataclass(frozen=True, slots=True)
class Proof:
    """A code that somebody gives, and what decrypts the key of the app."""

    code: str = field(repr=False)
    cipher: Cipher


class Factor(msgspec.Struct, frozen=True):
    """A second factor that is on: since when, and how many recovery codes are left."""

    since: str
    codes: int


def new_key() -> str:
    """Return a new key for an app, as people type it."""
    return b32encode(secrets.token_bytes(KEY_BYTES)).decode()


def address_of(key: str, name: str, issuer: str) -> str:
    """Return the address by which an app takes a key over, as in a QR code."""
    return _totp(key).get_provisioning_uri(name, issuer)


def factor_of(connection: Connection, guest: str) -> Factor | None:
    """Return the second factor of an account, None where it is not on."""
    row = connection.execute(
        "SELECT since, (SELECT COUNT(*) FROM recovery_codes WHERE recovery_codes.guest_id = second_factors.guest_id)"
        " FROM second_factors WHERE guest_id = ? AND since IS NOT NULL",
        (guest,),
    ).fetchone()
    return None if row is None else Factor(*row)


def begin(connection: Connection, guest: str, key: str, moment: str) -> None:
    """Store a key, as it is encrypted, until a code shows that an app has it. Raises `FactorOn`."""
    if factor_of(connection, guest) is not None:
        raise FactorOn(guest)
    connection.execute(
        "INSERT INTO second_factors (guest_id, key, begun, step) VALUES (?, ?, ?, 0)"
        " ON CONFLICT (guest_id) DO UPDATE SET key = excluded.key, begun = excluded.begun",
        (guest, key, moment),
    )


def turn_on(connection: Connection, guest: str, proof: Proof, moment: str) -> list[str]:
    """Turn the second factor on by a first code, and return recovery codes. Raises `FactorOff` or `WrongFactor`."""
    row = connection.execute(
        "SELECT key, begun FROM second_factors WHERE guest_id = ? AND since IS NULL", (guest,)
    ).fetchone()
    if row is None or between(row[1], moment) > 1000 * SETUP_SECONDS:
        raise FactorOff(guest)
    step = _matching(proof.cipher.decrypt(row[0]), _typed(proof.code), moment)
    if step is None:
        raise WrongFactor(guest)
    connection.execute("UPDATE second_factors SET since = ?, step = ? WHERE guest_id = ?", (moment, step, guest))
    notices.note(connection, guest, "factor-on", moment)
    return new_recovery_codes(connection, guest)


def check(connection: Connection, guest: str, proof: Proof | None, moment: str) -> None:
    """Make sure that somebody has the second factor of an account, if it has one, and use the code up.

    Raises `FactorAsked`, `WrongFactor` or `UsedFactor`.
    """
    row = connection.execute(
        "SELECT key FROM second_factors WHERE guest_id = ? AND since IS NOT NULL", (guest,)
    ).fetchone()
    if row is None:
        return
    if proof is None:
        raise FactorAsked(guest)
    code = _typed(proof.code)
    if len(code) == DIGITS:
        _use_code(connection, guest, proof.cipher.decrypt(row[0]), code, moment)
    else:
        _use_recovery_code(connection, guest, code)
        notices.note(connection, guest, "recovery-used", moment)


def new_recovery_codes(connection: Connection, guest: str) -> list[str]:
    """Store new recovery codes in the place of the former ones, and return them; they are shown only now."""
    made = ["".join(secrets.choice(ALPHABET) for _ in range(GROUPS * GROUP)) for _ in range(RECOVERY_CODES)]
    connection.execute("DELETE FROM recovery_codes WHERE guest_id = ?", (guest,))
    salted = [(secrets.token_hex(16), code) for code in made]
    connection.executemany(
        "INSERT INTO recovery_codes (guest_id, code_hash, salt) VALUES (?, ?, ?)",
        [(guest, _hashed(salt, code), salt) for salt, code in salted],
    )
    return ["-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP)) for code in made]


def turn_off(connection: Connection, guest: str) -> bool:
    """Let an account have no second factor, nor one that was begun, and return whether it had one."""
    was_on = factor_of(connection, guest) is not None
    for table in ("recovery_codes", "second_factors"):
        connection.execute(f"DELETE FROM {table} WHERE guest_id = ?", (guest,))  # noqa: S608
    return was_on


def _use_code(connection: Connection, guest: str, key: str, code: str, moment: str) -> None:
    step = _matching(key, code, moment)
    if step is None:
        raise WrongFactor(guest)
    # In one statement: of two who come with the same code at once, one is refused
    used = "UPDATE second_factors SET step = ? WHERE guest_id = ? AND step < ?"
    if connection.execute(used, (step, guest, step)).rowcount != 1:
        raise UsedFactor(guest)


def _use_recovery_code(connection: Connection, guest: str, code: str) -> None:
    rows = connection.execute("SELECT code_hash, salt FROM recovery_codes WHERE guest_id = ?", (guest,)).fetchall()
    found = [stored for stored, salt in rows if hmac.compare_digest(stored, _hashed(salt, code))]
    used = "DELETE FROM recovery_codes WHERE guest_id = ? AND code_hash = ?"
    if not found or connection.execute(used, (guest, found[0])).rowcount != 1:
        raise WrongFactor(guest)


def _matching(key: str, code: str, moment: str) -> int | None:
    """Return the number of the half minute whose code this is, None where it is none of those that are right at a moment."""
    totp, here = _totp(key), int(datetime.fromisoformat(moment).timestamp()) // STEP_SECONDS
    steps = range(here - DRIFT, here + DRIFT + 1)
    return next((it for it in steps if hmac.compare_digest(totp.generate(it * STEP_SECONDS), code.encode())), None)


def _totp(key: str) -> TOTP:
    # Authenticator apps know no other hash
    return TOTP(b32decode(key), DIGITS, SHA1(), STEP_SECONDS)  # noqa: S303


def _typed(code: str) -> str:
    """Return a code without what people put between its parts."""
    return "".join(sign for sign in code.lower() if sign.isascii() and sign.isalnum())


def _hashed(salt: str, code: str) -> str:
    return hashlib.sha256(f"{salt} {code}".encode()).hexdigest()
