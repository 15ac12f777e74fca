"""JSON of guests and accounts: names, sign-in, devices, settings, second factors."""

from typing import Annotated, Literal

import msgspec

from ratskeller.server.accounts.names import Unnamed
from ratskeller.server.http.schemas import Code, Name, Request

LONGEST_PASSWORD = 200
SHORTEST_NEW, LONGEST_NEW = 12, 128
"""Characters of a new password; existing ones may be shorter."""

Password = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_PASSWORD)]
NewPassword = Annotated[str, msgspec.Meta(min_length=SHORTEST_NEW, max_length=LONGEST_NEW)]
Handle = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]
LinkCode = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Rename(Request, frozen=True):
    """A new name for the guest."""

    name: Name


class NewLink(Request, frozen=True):
    """A request for a link to the guest's own seats. `password`: of an account, given again."""

    password: Password | None = None


class Link(Request, frozen=True):
    """The code that signs in a guest in another browser. It is a secret, and belongs behind the # of an address."""

    code: LinkCode


class Return(Request, frozen=True):
    """The code of a link, and, for an account with a second factor, one of its codes (`factor`)."""

    code: LinkCode
    factor: Code | None = None


class NewAccount(Request, frozen=True):
    """A new account: a unique name, and a password of at least twelve characters."""

    name: Name
    password: NewPassword


class SignIn(Request, frozen=True):
    """The name and password of an account. `take`: the seats of this browser's guest become the account's.

    `factor`: for an account with a second factor, a code of its app or a recovery code; without it the answer is `factor-asked`.
    """

    name: Name
    password: Password
    take: bool = True
    factor: Code | None = None


class NewMailLink(Request, frozen=True):
    """A request for a sign-in link to an email address, if somebody has confirmed it here, in a `language`."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: Annotated[str, msgspec.Meta(min_length=2, max_length=8)]


class MailLinkAsked(msgspec.Struct, frozen=True):
    """The server sends an email if the address is known here; the answer does not say whether it is."""


class UseMailLink(Request, frozen=True):
    """The code of a link by email, and optionally a new password for the account. `factor`: as for signing in by password."""

    code: LinkCode
    password: NewPassword | None = None
    factor: Code | None = None


class SignOut(Request, frozen=True):
    """Where to sign out: in the browser of a session, by its id, or everywhere; by default in this browser."""

    session: Handle | None = None
    everywhere: bool = False


class ChangePassword(Request, frozen=True):
    """The current password (`old`) and the new one."""

    old: Password
    password: NewPassword


class DeleteAccount(Request, frozen=True):
    """The account's password, given again to delete it."""

    password: Password


class SoundProfile(Request, frozen=True):
    """The volume from 0 to 1, the muted groups of sounds, and whether only events of one's own seats sound."""

    volume: Annotated[float, msgspec.Meta(ge=0, le=1)]
    muted: Annotated[list[Name], msgspec.Meta(max_length=20)]
    mine: bool


class Profile(Request, frozen=True):
    """The settings on all devices of an account. `language` null: as each browser prefers. Each device turns sound on by itself."""

    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")] | None
    theme: Literal["auto", "light", "dark"]
    speed: Literal["normal", "fast", "off"]
    letters: bool
    sound: SoundProfile


class Listing(Request, frozen=True):
    """Whether an account appears in rankings, and others may see its ratings and past games."""

    listed: bool


class Me(msgspec.Struct, frozen=True):
    """The guest of this session. `account`: they have an account, maybe with a `profile`, null before anything was set.

    `unnamed`: the name is a placeholder, to be shown in the reader's language. `admin`: manages this site. `listed`: the account appears
    in rankings, and others may see its past games. `second_factor`: signing in needs a code too.
    """

    id: str
    name: str
    account: bool = False
    profile: Profile | None = None
    unnamed: Unnamed | None = None
    admin: bool = False
    listed: bool = False
    second_factor: bool = False


class Device(msgspec.Struct, frozen=True):
    """A session of the guest: its browser ("" if unknown), since when (null: unknown), the last day of use, whether it is this one."""

    id: str
    name: str
    since: str | None
    seen: str
    here: bool


class Devices(msgspec.Struct, frozen=True):
    """All sessions of the guest, the one that was used last first."""

    devices: list[Device]


class SignedOut(msgspec.Struct, frozen=True):
    """Signed out. `here`: in this browser too, which gets a new guest."""

    here: bool


class BeginFactor(Request, frozen=True):
    """The account's password, given again to set up a second factor."""

    password: Password


class NewFactor(msgspec.Struct, frozen=True):
    """A new key for an authenticator app: as people type it, as an address, and as a picture of the address (a QR code).

    The picture is a `data:` address of an SVG. All three are secret, and only in this answer.
    """

    key: str
    address: str
    picture: str


class TurnOnFactor(Request, frozen=True):
    """A first code of the app, which turns the second factor on."""

    factor: Code


class ConfirmedFactor(Request, frozen=True):
    """The password again, and a code of the app or a recovery code, to change a second factor that is on."""

    password: Password
    factor: Code


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Recovery codes: each signs in once. They are only in this answer, and replace earlier ones."""

    codes: list[str]


class FactorState(msgspec.Struct, frozen=True):
    """Whether the second factor is on: since when (null: it is off), and how many recovery codes are left."""

    since: str | None
    codes: int
