"""Hashes of tokens, and encryption of secrets that the server has to read back from its database."""

import hashlib
import secrets
from base64 import urlsafe_b64encode
from collections.abc import Sequence

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

MARK = "fernet:"
PURPOSE = b"ratskeller database"


class WrongKey(Exception):
    """None of the keys in the settings decrypts the stored text."""


class Cipher:
    """Encrypts with the first of several keys and decrypts with any of them; without keys, texts stay plain.

    The keys come from the settings, never from the database.
    """

    def __init__(self, keys: Sequence[str] = ()) -> None:
        self._ciphers = [Fernet(_derived(key)) for key in keys]

    def encrypt(self, text: str) -> str:
        return MARK + self._ciphers[0].encrypt(text.encode()).decode() if self._ciphers else text

    def decrypt(self, stored: str) -> str:
        """Return the text of a stored value. Raises `WrongKey`."""
        return _decrypted(self._ciphers, stored)

    def is_current(self, stored: str) -> bool:
        """Tell whether a stored value uses the current key, or none if there is none."""
        if not stored.startswith(MARK) or not self._ciphers:
            return stored.startswith(MARK) is bool(self._ciphers)
        try:
            _decrypted(self._ciphers[:1], stored)
        except WrongKey:
            return False
        return True


def new_token() -> str:
    """Return 256 random bits as text: a session token, or the code of a link or a browser."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _derived(key: str) -> bytes:
    derived = HKDF(algorithm=SHA256(), length=32, salt=None, info=PURPOSE).derive(key.encode())
    return urlsafe_b64encode(derived)


def _decrypted(ciphers: Sequence[Fernet], stored: str) -> str:
    if not stored.startswith(MARK):
        return stored
    if not ciphers:
        raise WrongKey("the settings have no key")
    try:
        return MultiFernet(ciphers).decrypt(stored.removeprefix(MARK)).decode()
    except InvalidToken as error:
        raise WrongKey("none of the keys in the settings fits") from error
