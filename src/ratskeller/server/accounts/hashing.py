"""Random secrets, and what is stored of them."""

import hashlib
import secrets


def new_token() -> str:
    """Return a session token, or the code of a link or a browser, of 256 random bits."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """Return what is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()
