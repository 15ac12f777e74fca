"""The settings of a server, checked before anything starts."""

import re
from dataclasses import dataclass, field, fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Self

from ratskeller.core.errors import RatskellerError
from ratskeller.server.database_location import SCHEMES, Address, Place

CALENDAR = Path(__file__).parent.parent / "games" / "daily.toml"
STATIC = Path(__file__).parent.parent / "static"
LOG_LEVELS = ("debug", "info", "warning", "error")
HOST_NAME = re.compile(r"[\w-]{1,63}(\.[\w-]{1,63})*\.?", re.ASCII)
SITE = re.compile(r"https?://[\w.-]+(:\d{1,5})?", re.ASCII)
PREFIX = re.compile(r"(/[\w.~-]{1,63}){1,8}", re.ASCII)
OWN_FOLDERS = (
    "admin",
    "api",
    "assets",
    "board",
    "daily",
    "embed",
    "imprint",
    "me",
    "offline",
    "privacy",
    "proof",
    "rules",
    "t",
)
"""First parts of the server's own paths, which a prefix must not begin with."""
SENDER = re.compile(r"([^<>@\"]+ <[^<>@\s\"]+@[^<>@\s\"]+>|[^<>@\s\"]+@[^<>@\s\"]+)")
CONTACT = re.compile(r"(mailto:[^<>@\s]+@[^<>@\s]+|https://\S+)", re.ASCII)
OFFLINE = "/offline"
"""The path of the site on which people can play without this server."""
DAYS = ("unused_days", "session_days", "session_most_days", "token_days")
FACTORS = ("offered", "admins")
"""Who needs a second factor: nobody (it is only offered), or admins."""
SHORTEST_KEY = 32
SECURITIES = {"starttls": 587, "tls": 465, "none": 25}
"""The kinds of connections to a mail server, and their default ports."""
MOST_DAYS = 36_500
LONGEST_DRAIN = 3600


class BadSetting(RatskellerError):
    """A setting is invalid; the message names it and says what is expected."""


def default_database() -> Path:
    from platformdirs import user_data_path

    return user_data_path("ratskeller", appauthor=False) / "ratskeller.sqlite3"


def database_place(text: str) -> Place:
    """Return the location of a database from a path, a `sqlite:///path` or `postgresql://` URL. Raises `BadSetting`."""
    scheme, found, rest = text.partition("://")
    if found and scheme in SCHEMES:
        if not text.isprintable() or " " in text:
            # The text may be a password
            raise BadSetting("database: an address on one line is needed, as in postgresql://name@host/database")
        return Address(text)
    if found and scheme != "sqlite":
        raise BadSetting(
            f"database: the scheme {scheme!r} is not supported, give a path, sqlite:///path or postgresql://name@host/database"
        )
    if found and not rest.startswith("/"):
        raise BadSetting("database: write sqlite:/// followed by the path (four slashes for an absolute path)")
    path = rest[1:] if found else text
    if not path.strip() or path == ":memory:":
        raise BadSetting("database: a file is needed, for example tables.sqlite3")
    return Path(path).expanduser().resolve()


def setting(default: Any, about: str, *, secret: bool = False) -> Any:
    """Return a field of `Settings` with its default, and a description for help and documentation.

    A `secret` setting is never printed, and can't be given on the command line, which everybody on the machine can read.
    """
    return field(default=default, repr=not secret, metadata={"about": about, "secret": secret})


@dataclass(frozen=True, slots=True)
class MailServer:
    """The mail server, and the sender of emails, such as `Ratskeller <post@example.org>`."""

    host: str
    port: int
    security: str
    user: str
    password: str = field(repr=False)
    sender: str


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server process. docs/settings.md lists them with their descriptions."""

    host: str = setting("127.0.0.1", "name or address to listen on; with 0.0.0.0 other machines can connect")
    port: int = setting(0, "port to listen on; 0 picks a free one")
    database: Place = field(
        default_factory=default_database,
        metadata={
            "about": "SQLite file with the tables (or sqlite:///FILE), by default one in your data folder; or postgresql://NAME@HOST/DATABASE"
        },
    )
    browser: bool = setting(True, "open the browser at the start")
    log_level: str = setting("warning", "least severe messages to log on standard error: debug, info, warning or error")
    allow_host: tuple[str, ...] = setting(
        (), "host name by which others reach this server, such as play.example.org; can be repeated"
    )
    proxy: tuple[str, ...] = setting(
        (),
        "address or network of a reverse proxy whose X-Forwarded headers to trust; those on this machine are always trusted",
    )
    embed_hosts: tuple[str, ...] = setting(
        (),
        "host name of a site that may show our boards in its pages, such as blog.example.org, *.example.org or example.org:8443;"
        " can be repeated; without it no site may",
    )
    new_guests: float = setting(300.0, "new guests per hour from each address")
    new_tables: float = setting(200.0, "new tables per hour by each guest; four times as many from each address")
    passwords: float = setting(
        40.0,
        "wrong passwords per hour, from each address and from each browser that knows the account; twice as many for each name",
    )
    unused_days: float = setting(
        30.0, "days until the server deletes guests who never took a seat, and tables where no person ever answered"
    )
    session_days: float = setting(
        90.0, "days without use until an account's session ends; a guest's session ends after 400"
    )
    session_most_days: float = setting(365.0, "days until an account's session ends in any case")
    token_days: float = setting(365.0, "days without use until an API token ends")
    second_factor: str = setting(
        "offered",
        "who needs a second factor besides the password: offered (optional for everybody) or admins",
    )
    secret_key: str = setting(
        "",
        "key of at least 32 characters that encrypts password hashes and the keys of second factors in the database;"
        " you can give several, separated by commas: the first encrypts, all of them decrypt",
        secret=True,
    )
    rate: float = setting(50.0, "average requests per second per session; eight times as many from each address")
    sockets: int = setting(32, "tables that a guest can watch at the same time; eight times as many from each address")
    connections: int = setting(4096, "maximum number of connections")
    daily: Path = setting(CALENDAR, "file with the deals of the Daily Plague")
    drain: float = setting(
        0.0,
        "seconds for which a server that is stopping still answers, while its health check says that it is ending",
    )
    think_limit: float = setting(5.0, "seconds that a bot can take for an answer")
    bots_on_device: bool = setting(
        False,
        "let the bots of a person who plays alone think on that person's own device, in games that are not rated and have no clock;"
        " they could make these bots play badly",
    )
    analysis_seconds: float = setting(1.0, "seconds that the analysis of a position takes")
    idle: float = setting(300.0, "seconds after which a table that nobody watches is dropped from memory")
    site: str = setting(
        "", "address of this site, such as https://play.example.org; without it the server sends no notifications"
    )
    prefix: str = setting(
        "", "path that all addresses begin with if the site is a folder of another one, such as /games/ratskeller"
    )
    mail_server: str = setting(
        "",
        "server that sends our emails, such as smtp.example.org or smtp.example.org:465; without it there are no emails",
    )
    mail_security: str = setting("starttls", "encryption of the connection to the mail server: starttls, tls or none")
    mail_user: str = setting("", "user name at the mail server")
    mail_password: str = setting("", "password at the mail server", secret=True)
    mail_sender: str = setting("", "sender of our emails, such as Ratskeller <post@example.org>")
    tell_after: float = setting(
        60.0, "seconds to wait before people are notified of their turn, unless they open the table in the meantime"
    )
    private_addresses: bool = setting(
        False, "allow webhooks and push services in the server's own network, and without TLS"
    )
    metrics: str = setting(
        "",
        "address that serves metrics to Prometheus, such as 127.0.0.1:9464; it must not be reachable from outside",
    )
    pages: str = setting(
        "", "folder with your own imprint.md and privacy.md, which are served at /imprint and /privacy"
    )
    offline: str = setting(
        "",
        "folder with a site for play without this server, which people can keep on their devices; it is served at /offline,"
        " and ratskeller site build FOLDER --prefix /offline writes one",
    )
    security_contact: str = setting(
        "",
        "contact for security reports, such as mailto:security@example.org; published in /.well-known/security.txt",
    )
    compile: bool = setting(True, "compile the rules for the bots in the background")
    static: Path = setting(STATIC, "folder with the built browser client")

    @classmethod
    def checked(cls, **given: Any) -> Self:
        """Return settings from keywords. Raises `BadSetting` for the first that is invalid."""
        known = [item.name for item in fields(cls)]
        for name in given:
            if name not in known:
                raise BadSetting(f"{name}: unknown setting, known are {', '.join(known)}")
        if (database := given.pop("database", None)) is not None:
            given["database"] = database if isinstance(database, Address) else database_place(str(database))
        given["daily"] = Path(given.get("daily") or CALENDAR).expanduser()
        given["static"] = Path(given.get("static") or STATIC).expanduser()
        for name in _of_type(tuple[str, ...]):
            value = given.get(name, ())
            given[name] = tuple(value) if isinstance(value, list | tuple) else (value,)
        settings = cls(**given)
        settings._check()
        return settings

    def _check(self) -> None:
        if not isinstance(self.host, str) or not self.host:
            raise BadSetting("host: a name or an address is needed, for example 127.0.0.1")
        if isinstance(self.port, bool) or not isinstance(self.port, int) or not 0 <= self.port <= 65535:
            raise BadSetting(f"port: {self.port!r} is not a port, give a number from 0 (any free port) to 65535")
        if self.log_level not in LOG_LEVELS:
            raise BadSetting(f"log_level: {self.log_level!r} is not one of {', '.join(LOG_LEVELS)}")
        self._check_numbers()
        for name in _of_type(bool):
            if not isinstance(getattr(self, name), bool):
                raise BadSetting(f"{name}: {getattr(self, name)!r} is neither true nor false")
        self._check_mail()
        self._check_secrets()
        self._check_addresses()
        if isinstance(self.database, Path) and self.database.is_dir():
            raise BadSetting(f"database: {self.database} is a directory, give a file")
        if self.pages_folder is not None and not self.pages_folder.is_dir():
            raise BadSetting(f"pages: {self.pages} is not a readable folder")

    def _check_secrets(self) -> None:
        if self.second_factor not in FACTORS:
            raise BadSetting(f"second_factor: {self.second_factor!r} is not one of {', '.join(FACTORS)}")
        if any(len(key) < SHORTEST_KEY for key in self.secret_keys):
            raise BadSetting(f"secret_key: every key needs {SHORTEST_KEY} characters or more")

    def _check_addresses(self) -> None:
        if self.metrics and not all(_address_and_port(self.metrics)):
            raise BadSetting(f"metrics: {self.metrics!r}: give an address and a port, such as 127.0.0.1:9464")
        if self.prefix and not PREFIX.fullmatch(self.prefix):
            raise BadSetting(
                f"prefix: {self.prefix!r}: give a path without a slash at the end, such as /games/ratskeller"
            )
        if self.prefix and self.prefix.split("/")[1] in OWN_FOLDERS:
            raise BadSetting(f"prefix: {self.prefix!r} begins like the server's own addresses; choose another one")
        if self.security_contact and not CONTACT.fullmatch(self.security_contact):
            wanted = "give an address as in mailto:security@example.org or https://example.org/contact"
            raise BadSetting(f"security_contact: {self.security_contact!r}: {wanted}")
        self._check_hosts()

    def _check_hosts(self) -> None:
        for host in self.embed_hosts:
            if not isinstance(host, str) or not _is_host_source(host):
                wanted = "give a name and maybe a port, without scheme and path, as in blog.example.org"
                raise BadSetting(f"embed_hosts: {host!r}: {wanted}")
        for host in self.allow_host:
            if not isinstance(host, str) or not _is_host(host):
                wanted = "a name or an address is needed, without scheme, port and path, as in play.example.org"
                raise BadSetting(f"allow_host: {host!r}: {wanted}")
        for proxy in self.proxy:
            if not _is_network(proxy):
                raise BadSetting(f"proxy: {proxy!r}: an address or a network is needed, as in 10.0.0.7 or 10.0.0.0/24")

    @property
    def address(self) -> str:
        """The address that links to this site begin with; "" if the server does not know it."""
        return self.site and self.site + self.prefix

    @property
    def pages_folder(self) -> Path | None:
        return Path(self.pages).expanduser() if self.pages else None

    @property
    def offline_folder(self) -> Path | None:
        """The folder of the site for play without this server, None if there is none."""
        return Path(self.offline).expanduser() if self.offline else None

    @property
    def secret_keys(self) -> tuple[str, ...]:
        """The keys for encryption in the database, the newest first."""
        return tuple(key for part in self.secret_key.split(",") if (key := part.strip()))

    @property
    def metrics_at(self) -> tuple[str, int] | None:
        if not self.metrics:
            return None
        host, port = _address_and_port(self.metrics)
        return host, port or 0

    @property
    def mail(self) -> MailServer | None:
        if not self.mail_server:
            return None
        host, port = _host_and_port(self.mail_server)
        named = (self.mail_user, self.mail_password, self.mail_sender)
        return MailServer(host, port or SECURITIES[self.mail_security], self.mail_security, *named)

    def _check_mail(self) -> None:
        for name in _of_type(str):
            if not isinstance(getattr(self, name), str) or not getattr(self, name).isprintable():
                # The text may be a password
                raise BadSetting(f"{name}: a text on one line is needed")
        if self.site and not SITE.fullmatch(self.site):
            raise BadSetting(
                f"site: {self.site!r}: give scheme and name without a path, as in https://play.example.org"
            )
        if self.mail_security not in SECURITIES:
            raise BadSetting(f"mail_security: {self.mail_security!r} is not one of {', '.join(SECURITIES)}")
        if not self.mail_server:
            return
        if _host_and_port(self.mail_server)[1] == 0:
            raise BadSetting(
                f"mail_server: {self.mail_server!r}: give a name and maybe a port, as in smtp.example.org:587"
            )
        if not SENDER.fullmatch(self.mail_sender):
            raise BadSetting(
                f"mail_sender: {self.mail_sender!r}: email needs a sender, such as Ratskeller <post@example.org>"
            )
        if not self.site:
            raise BadSetting("site: emails link to it; give its address, such as https://play.example.org")

    def _check_numbers(self) -> None:
        for name in _of_type(float, but="drain"):
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:
                raise BadSetting(f"{name}: {value!r} is not a number above zero")
        for name in _of_type(int, but="port"):
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int) or value < 1:
                raise BadSetting(f"{name}: {value!r} is not a whole number above zero")
        if (
            isinstance(self.drain, bool)
            or not isinstance(self.drain, int | float)
            or not 0 <= self.drain <= LONGEST_DRAIN
        ):
            raise BadSetting(f"drain: {self.drain!r} is not a number of seconds from 0 to {LONGEST_DRAIN}")
        for name in DAYS:
            if getattr(self, name) > MOST_DAYS:
                raise BadSetting(f"{name}: {getattr(self, name)!r} is too long, give at most {MOST_DAYS}")


def _of_type(kind: object, but: str = "") -> list[str]:
    return [item.name for item in fields(Settings) if item.type == kind and item.name != but]


def _address_and_port(text: str) -> tuple[str, int | None]:
    """Return address and port of `127.0.0.1:9464` or `[::1]:9464`; the address is "" and the port None or 0 if invalid."""
    host, _, port = text.rpartition(":")
    plain = host.removeprefix("[").removesuffix("]") if host.startswith("[") else host
    return plain if _is_host(plain) else "", _host_and_port(f"x:{port}")[1]


def _host_and_port(text: str) -> tuple[str, int | None]:
    """Return host and port of `name:port`; the port is None if it is missing, 0 if it is invalid."""
    host, colon, port = text.partition(":")
    if not HOST_NAME.fullmatch(host):
        return host, 0
    if not colon:
        return host, None
    return host, int(port) if port.isdecimal() and len(port) < 6 and int(port) < 65536 else 0


def _is_host_source(text: str) -> bool:
    """Return whether a text can stand in a Content Security Policy: `example.org`, `*.example.org`, `127.0.0.1:8000`."""
    host, port = _host_and_port(text.removeprefix("*."))
    return bool(HOST_NAME.fullmatch(host)) and port != 0


def _is_network(text: object) -> bool:
    try:
        return isinstance(text, str) and bool(ip_network(text))
    except ValueError:
        return False


def _is_host(text: str) -> bool:
    if HOST_NAME.fullmatch(text):
        return True
    try:
        return bool(ip_address(text))
    except ValueError:
        return False
