"""Passwords: hashed and compared beside the work of the server, a few at a time, since each takes much memory and a while."""

import asyncio
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ratskeller.server.accounts.crypto import Cipher
from ratskeller.server.errors import Problem

COMMON = Path(__file__).parent / "common_passwords.txt"
AT_ONCE = 2
MOST_WAITING = 30
ROWS = ("1234567890" * 14, "abcdefghijklmnopqrstuvwxyz" * 6, "qwertyuiopasdfghjklzxcvbnm" * 6)
FEWEST_DIFFERENT = 5
"""Characters in a password; with fewer it is a row of the same ones."""

T = TypeVar("T")


class Passwords:
    """Hashes by Argon2id with the parameters that its library recommends, encrypted where the settings have a key."""

    def __init__(self, cipher: Cipher | None = None) -> None:
        """Begin with nobody waiting; hashes are encrypted with `cipher`."""
        self._cipher = cipher or Cipher()
        self._hasher = PasswordHasher()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """Return what is stored of a password. Raises `Problem` when too many wait."""
        return await self._beside(lambda: self._cipher.encrypt(self._hasher.hash(_composed(password))))

    async def hash_new(self, password: str) -> str:
        """Return what is stored of a new password. Raises `Problem` for one that many people have, or when too many wait."""
        if _is_guessed_first(_composed(password).lower()):
            raise Problem(400, "common-password", "Many people have this password: take another one.", field="password")
        return await self.hash(password)

    async def is_right(self, password: str, stored: str | None) -> bool:
        """Tell whether a password is the one that is stored. Where none is, it takes as long. Raises `Problem` when too many wait."""
        if stored is None:
            await self.hash(password)
            return False
        return await self._beside(lambda: self._compare(password, stored))

    def is_outdated(self, stored: str) -> bool:
        """Tell whether a password would be hashed with other parameters today, or encrypted with another key. Raises `WrongKey`."""
        return not self._cipher.is_current(stored) or self._hasher.check_needs_rehash(self._cipher.decrypt(stored))

    def _compare(self, password: str, stored: str) -> bool:
        try:
            return self._hasher.verify(self._cipher.decrypt(stored), _composed(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _beside(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Problem(503, "busy", "Too many people are signing in just now: try again soon.", seconds=5)
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


@cache
def common() -> frozenset[str]:
    """Return the passwords that are guessed first, in small letters."""
    lines = COMMON.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("# "))


def _is_guessed_first(password: str) -> bool:
    """Tell whether a password is a common one, maybe twice or with digits and signs around it, or goes along the keyboard or in circles."""
    letters = [at for at, sign in enumerate(password) if sign.isalpha()]
    core = password[letters[0] : letters[-1] + 1] if letters else ""
    half = core[: len(core) // 2]
    found = {password, core, half if half + half == core else core}
    in_a_row = any(password in row or password in row[::-1] for row in ROWS)
    return in_a_row or not common().isdisjoint(found) or len(set(password)) < FEWEST_DIFFERENT


def _composed(password: str) -> str:
    """Return a password in the one form of its signs, whatever keyboard it was typed on."""
    return normalize("NFKC", password)
