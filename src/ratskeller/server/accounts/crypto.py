"""Encryption of what the server has to read again from its database, by keys that stand in its settings and not in the database."""

from base64 import urlsafe_b64encode
from collections.abc import Sequence

from cryptography.fernet import Fernet, InvalidToken, MultiFernet
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

MARK = "fernet:"
"""What is encrypted begins so."""
PURPOSE = b"ratskeller database"


class WrongKey(Exception):
    """None of the keys in the settings decrypts what is stored."""


class Cipher:
    """Encrypts with the first of several keys and decrypts with any of them; without keys, texts stay as they are."""

    def __init__(self, keys: Sequence[str] = ()) -> None:
        """Use these keys."""
        self._ciphers = [Fernet(_derived(key)) for key in keys]

    def encrypt(self, text: str) -> str:
        """Return a text as it is stored."""
        return MARK + self._ciphers[0].encrypt(text.encode()).decode() if self._ciphers else text

    def decrypt(self, stored: str) -> str:
        """Return the text of what is stored. Raises `WrongKey`."""
        return _decrypted(self._ciphers, stored)

    def is_current(self, stored: str) -> bool:
        """Tell whether a text would be stored in the same way today."""
        if not stored.startswith(MARK) or not self._ciphers:
            return stored.startswith(MARK) is bool(self._ciphers)
        try:
            _decrypted(self._ciphers[:1], stored)
        except WrongKey:
            return False
        return True


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
