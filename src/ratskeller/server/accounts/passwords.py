"""Passwords: hashed and compared in threads, a few at a time, since each takes much memory and some time."""

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
SEQUENCES = ("1234567890" * 14, "abcdefghijklmnopqrstuvwxyz" * 6, "qwertyuiopasdfghjklzxcvbnm" * 6)
FEWEST_DIFFERENT = 5
"""Different characters that a password needs."""

T = TypeVar("T")


class Passwords:
    """Hashes by Argon2id with the parameters that its library recommends, encrypted if the settings have a key."""

    def __init__(self, cipher: Cipher | None = None) -> None:
        self._cipher = cipher or Cipher()
        self._hasher = PasswordHasher()
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def hash(self, password: str) -> str:
        """Return a password as it is stored. Raises `Problem` if too many are waiting."""
        return await self._in_thread(lambda: self._cipher.encrypt(self._hasher.hash(_normalized(password))))

    async def hash_new(self, password: str) -> str:
        """Return a new password as it is stored. Raises `Problem` for a common one, or if too many are waiting."""
        if _is_common(_normalized(password).lower()):
            raise Problem(400, "common-password", "This password is too common: choose another one.", field="password")
        return await self.hash(password)

    async def is_right(self, password: str, stored: str | None) -> bool:
        """Tell whether a password is the stored one; without a stored one it takes as long. Raises `Problem` if too many are waiting."""
        if stored is None:
            await self.hash(password)
            return False
        return await self._in_thread(lambda: self._compare(password, stored))

    def is_outdated(self, stored: str) -> bool:
        """Tell whether a stored hash has outdated parameters or an outdated key. Raises `WrongKey`."""
        return not self._cipher.is_current(stored) or self._hasher.check_needs_rehash(self._cipher.decrypt(stored))

    def _compare(self, password: str, stored: str) -> bool:
        try:
            return self._hasher.verify(self._cipher.decrypt(stored), _normalized(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._waiting >= MOST_WAITING:
            raise Problem(503, "busy", "Too many people are signing in just now: try again soon.", seconds=5)
        self._waiting += 1
        try:
            async with self._free:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


@cache
def common_passwords() -> frozenset[str]:
    lines = COMMON.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if not line.startswith("# "))


def _is_common(password: str) -> bool:
    """Tell whether a password is a common one, maybe doubled or within digits and signs, a sequence of keys, or of few characters."""
    letters = [at for at, char in enumerate(password) if char.isalpha()]
    core = password[letters[0] : letters[-1] + 1] if letters else ""
    half = core[: len(core) // 2]
    variants = {password, core, half if half + half == core else core}
    is_sequence = any(password in keys or password in keys[::-1] for keys in SEQUENCES)
    return is_sequence or not common_passwords().isdisjoint(variants) or len(set(password)) < FEWEST_DIFFERENT


def _normalized(password: str) -> str:
    """Return a password in one Unicode form, independent of the keyboard."""
    return normalize("NFKC", password)
