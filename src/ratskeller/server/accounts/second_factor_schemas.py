"""The second factor of an account: how it is set up, used and turned off."""

import msgspec

from ratskeller.server.accounts.schemas import Password
from ratskeller.server.http.schemas import Code, Request


class BeginFactor(Request, frozen=True):
    """A second factor is to be set up; the password has to be given once more."""

    password: Password


class NewFactor(msgspec.Struct, frozen=True):
    """What an authenticator app needs: the `key` as people type it, and the same as an address and as a picture of it (a QR code).

    The picture is a `data:` address of an SVG. All of it is a secret, and told only now.
    """

    key: str
    address: str
    picture: str


class TurnOnFactor(Request, frozen=True):
    """A first code shows that the app has the key: the second factor is on from then on."""

    factor: Code


class ConfirmedFactor(Request, frozen=True):
    """The password once more, and a code of the app or a recovery code, for what changes a second factor that is on."""

    password: Password
    factor: Code


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Recovery codes: each signs in once. They are shown only now, and earlier ones are no longer valid."""

    codes: list[str]


class FactorState(msgspec.Struct, frozen=True):
    """Whether the second factor is on: since when (null: it is not), and how many recovery codes are left."""

    since: str | None
    codes: int
