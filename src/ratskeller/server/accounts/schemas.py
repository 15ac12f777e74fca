"""What people tell of themselves and are told: names, accounts, where they are signed in, what is set on every device."""

from typing import Annotated, Literal

import msgspec

from ratskeller.server.accounts.placeholder_names import Unnamed
from ratskeller.server.http.schemas import Code, Name, Request

LONGEST_PASSWORD = 200
SHORTEST_NEW, LONGEST_NEW = 12, 128
"""Characters of a new password; those from former versions are good all the same."""

Password = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_PASSWORD)]
NewPassword = Annotated[str, msgspec.Meta(min_length=SHORTEST_NEW, max_length=LONGEST_NEW)]
Handle = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{16}$")]


class Rename(Request, frozen=True):
    """A new name for the guest."""

    name: Name


class NewAccount(Request, frozen=True):
    """The guest wants an account: a name that nobody else has, and a password of twelve characters or more."""

    name: Name
    password: NewPassword


class SignIn(Request, frozen=True):
    """Name and password of an account. `take`: the seats of the guest who was in this browser become the account's.

    `factor`: of an account with a second factor, a code of the app or a recovery code; without it comes `factor-asked`.
    """

    name: Name
    password: Password
    take: bool = True
    factor: Code | None = None


class NewMailLink(Request, frozen=True):
    """A link that signs in is to go to a mail address, if somebody has confirmed it here; the mail is in a `language`."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: Annotated[str, msgspec.Meta(min_length=2, max_length=8)]


class MailLinkAsked(msgspec.Struct, frozen=True):
    """If the address is known here, a mail is on its way: nobody is told whether it is."""


class UseMailLink(Request, frozen=True):
    """The code of a link that came by mail, and maybe a new password for the account. `factor`: as for signing in by a password."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    password: NewPassword | None = None
    factor: Code | None = None


class SignOut(Request, frozen=True):
    """Where the account is to be signed out: in the browser of a session, by its id, or everywhere; by default in the one that asks."""

    session: Handle | None = None
    everywhere: bool = False


class ChangePassword(Request, frozen=True):
    """The password as it is (`old`) and as it shall be."""

    old: Password
    password: NewPassword


class DeleteAccount(Request, frozen=True):
    """The account is to be deleted; its password has to be given once more."""

    password: Password


class SoundProfile(Request, frozen=True):
    """What is heard: the volume from 0 to 1, which groups of sounds are not, and whether only what concerns one's own seats is."""

    volume: Annotated[float, msgspec.Meta(ge=0, le=1)]
    muted: Annotated[list[Name], msgspec.Meta(max_length=20)]
    mine: bool


class Profile(Request, frozen=True):
    """What is set on every device of an account. `language` null: as each browser wishes. Whether it sounds at all is not in it."""

    language: Annotated[str, msgspec.Meta(pattern="^[a-z]{2,3}$")] | None
    theme: Literal["auto", "light", "dark"]
    speed: Literal["normal", "fast", "off"]
    letters: bool
    sound: SoundProfile


class Listing(Request, frozen=True):
    """Whether an account stands in rankings, and others are told of its ratings and its past games."""

    listed: bool


class Me(msgspec.Struct, frozen=True):
    """The guest of this session. `account`: with an account, and so maybe a `profile`, null until something was set.

    `unnamed` tells of a name that the server gave, since it is said in the reader's language. `admin`: looks after this site. `listed`:
    an account that stands in rankings, and of whose past games others are told. `second_factor`: signing in asks for a code as well.
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
    """A browser in which the guest is known: its name ("" if unknown), since when (null: long since), the last day, whether it asks now."""

    id: str
    name: str
    since: str | None
    seen: str
    here: bool


class Devices(msgspec.Struct, frozen=True):
    """All browsers in which the guest is known, the one that was used last first."""

    devices: list[Device]


class SignedOut(msgspec.Struct, frozen=True):
    """Signing out is done. `here`: in this browser as well, which has a new guest from now on."""

    here: bool


class NewLink(Request, frozen=True):
    """A link to the guest's own seats is wanted. `password`: of an account, given once more."""

    password: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None


class Link(Request, frozen=True):
    """The code by which a guest is known in another browser. It is a secret, and belongs behind the # of an address."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Return(Request, frozen=True):
    """The code of a link, and of an account with a second factor one of its codes (`factor`)."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    factor: Code | None = None
