"""The server itself, its guests and accounts, and what keeps accounts safe."""

from typing import Annotated, Literal

from msgspec import Struct

from ratskeller.server.db.schema.description import GuestId, Key, Refers, table

Status = Literal["admin", "locked", "muted"]
"""`admin`: manages the site in the browser; `locked`: can't sign in; `muted`: can't talk at any table."""


@table("server")
class Server(Struct, frozen=True, kw_only=True):
    """The server itself."""

    # the only row: names the cookies of this database, so that another one on the same machine has its own
    id: Key[str]
    # when the last test write was
    probed: str


@table("guests")
class GuestRow(Struct, frozen=True, kw_only=True):
    """Everybody who has come, with and without an account."""

    id: Key[str]
    name: str
    created: str


@table("sessions", sessions_guest="guest_id")
class Sessions(Struct, frozen=True, kw_only=True):
    """A guest may have a session in several browsers."""

    # SHA-256 of the session token: the token itself is only in the guest's cookie
    token_hash: Key[str]
    guest_id: GuestId
    # when the guest was last here, give or take a day
    seen: str


@table("seat_links", unique={"seat_links_code_hash": "code_hash"})
class SeatLinks(Struct, frozen=True, kw_only=True):
    """The links that lead back to a guest's seats: of each guest the one that was made last."""

    guest_id: Key[GuestId]
    # SHA-256 of the code in the link: the code itself was shown once
    code_hash: str
    created: str


@table("mail_links", mail_links_guest="guest_id")
class MailLinks(Struct, frozen=True, kw_only=True):
    """Links by email: the newest one signs a guest in once, for a short time."""

    # SHA-256 of the code in the link: the code itself stands in the email alone
    code_hash: Key[str]
    guest_id: GuestId
    sent: str


@table("tokens", tokens_guest="guest_id", unique={"tokens_token_hash": "token_hash"})
class Tokens(Struct, frozen=True, kw_only=True):
    """What lets a program act for a guest."""

    id: Key[str]
    guest_id: GuestId
    # SHA-256 of the token: the token itself was shown once
    token_hash: str
    # what its guest calls it
    name: str
    # words with a space between: what it may be used for
    scopes: str
    created: str
    # when it was last used, give or take an hour; null until then
    used: str | None = None


@table("accounts", unique={"accounts_name_key": "name_key"})
class Accounts(Struct, frozen=True, kw_only=True):
    """Guests who have a name of their own and a password."""

    guest_id: Key[GuestId]
    # the name in the form by which names are compared: no two accounts have the same
    name_key: str
    # Argon2id with its parameters and salt
    password: str
    created: str
    # JSON, what is set on every device; null until something was
    profile: str | None = None
    # if not, it is on no ladder, and its past games are private
    listed: bool = True


@table("devices")
class Devices(Struct, frozen=True, kw_only=True):
    """The browsers in which an account has signed in."""

    token_hash: Key[Annotated[str, Refers("sessions.token_hash", "CASCADE")]]
    # browser and system, "Firefox, Linux"; empty where they are not known
    name: str
    since: str


@table("known_browsers", known_browsers_guest="guest_id")
class KnownBrowsers(Struct, frozen=True, kw_only=True):
    """Browsers that have signed in to an account, which wrong passwords of strangers do not lock out."""

    # SHA-256 of a code that is only in the browser's cookie, and stays there when a session ends
    code_hash: Key[str]
    guest_id: Key[GuestId]
    # the last sign-in there
    used: str


@table("second_factors")
class SecondFactorRow(Struct, frozen=True):
    """The second factor of an account, beside its password."""

    guest_id: Key[GuestId]
    # what the owner's app makes codes of (base 32), encrypted where the settings have a key for that
    key: str
    # when its setup began; since when it is on, null: not yet
    begun: str
    since: str | None = None
    # number of the half minute whose code was used last: none is taken twice
    step: int = 0


@table("recovery_codes")
class RecoveryCodes(Struct, frozen=True, kw_only=True):
    """What signs in once in the place of a code of the app."""

    guest_id: Key[GuestId]
    # SHA-256 of salt and code: the code itself was shown once
    code_hash: Key[str]
    salt: str


@table("changes", changes_at="at")
class Changes(Struct, frozen=True, kw_only=True):
    """About whom other processes have to ask anew: name, account, sessions or seats are others."""

    # no key to the guests, who may be gone
    guest_id: Key[str]
    at: str


@table("statuses")
class Statuses(Struct, frozen=True, kw_only=True):
    """What the host of a site has decided about somebody."""

    guest_id: Key[GuestId]
    kind: Key[Status]
    at: str


@table("admin_actions", admin_actions_at="at")
class AdminActions(Struct, frozen=True, kw_only=True):
    """What was done in the name of the host: written together with what was done, and never changed."""

    id: Key[str]
    at: str
    # the admin, null: at the command line; no keys to the guests, who may be gone
    admin_id: str | None = None
    action: str
    # about whom
    guest_id: str | None = None
    # about which table: the beginning of its id, since the whole id lets anyone watch
    handle: str | None = None


@table("server_secrets")
class ServerSecrets(Struct, frozen=True, kw_only=True):
    """Secrets of the server's own with which it signs what it tells: made when they are first needed, and told to nobody."""

    name: Key[str]
    secret: str


@table("login_limits", login_limits_at="at")
class LoginLimit(Struct, frozen=True):
    """How often passwords may still be tried: as many thousandths as `level` says at the moment `at`, and more as time goes on."""

    # what is tried for or from where, hashed with a secret of the server's own
    who: Key[str]
    level: int
    at: str


@table("days_off")
class DaysOffRow(Struct, frozen=True):
    """How many days off an account has used in a year, and until when, by the time of the server, it has some."""

    guest_id: Key[GuestId]
    year: int
    used: int
    away: int


@table("planned_days_off")
class PlannedDaysOff(Struct, frozen=True, kw_only=True):
    """Days off that begin later: the first and the last day, by the calendar of UTC and within one year."""

    guest_id: Key[GuestId]
    first: Key[str]
    last: str
