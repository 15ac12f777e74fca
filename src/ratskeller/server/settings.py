"""What a host may set, checked before anything starts."""

import re
from dataclasses import dataclass, field, fields
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Self

from ratskeller.core.errors import RatskellerError

CALENDAR = Path(__file__).parent.parent / "games" / "daily.toml"
STATIC = Path(__file__).parent.parent / "static"
LOG_LEVELS = ("debug", "info", "warning", "error")
HOST_NAME = re.compile(r"[\w-]{1,63}(\.[\w-]{1,63})*\.?", re.ASCII)
ABOVE_ZERO = ("think_limit", "analysis_seconds", "idle", "rate", "new_guests", "new_tables", "unused_days")
WHOLE = ("sockets", "connections")
MOST_DAYS = 36_500


class BadSetting(RatskellerError):
    """A setting that can't be used; the message names it and says what would be right."""


def default_database() -> Path:
    """Return the database file in the user's data directory."""
    from platformdirs import user_data_path

    return user_data_path("ratskeller", appauthor=False) / "ratskeller.sqlite3"


def database_path(text: str) -> Path:
    """Return the file of a path or of a `sqlite:///path` URL. Raises `BadSetting`."""
    scheme, found, rest = text.partition("://")
    if found and scheme != "sqlite":
        raise BadSetting(f"database: the scheme {scheme!r} is not supported, give a path or sqlite:///path")
    if found and not rest.startswith("/"):
        raise BadSetting("database: write sqlite:/// followed by the path (four slashes for an absolute path)")
    path = rest[1:] if found else text
    if not path.strip() or path == ":memory:":
        raise BadSetting("database: a file is needed, for example tables.sqlite3")
    return Path(path).expanduser().resolve()


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server process.

    `port` 0 means a free port. `think_limit` is how many seconds a bot may take for an answer, `analysis_seconds` how long a
    position is analysed, `idle` after how many seconds nobody looks a table leaves the memory, `compile` whether the rules are
    compiled for the bots in the background, and `rate` how many requests a second one session may make in the long run. In an hour
    `new_guests` may come from one address, and one guest may open `new_tables`. Guests who never sat and tables that never began
    are removed after `unused_days`. `daily` is the file that tells
    which deal a day has. `allow_host` holds names under which the server is known besides `localhost` and its address,
    `sockets` is how many tables one guest may watch at the same time, and `connections` how many connections there may be in all.
    """

    host: str = "127.0.0.1"
    port: int = 0
    database: Path = field(default_factory=default_database)
    open_browser: bool = True
    log_level: str = "warning"
    static: Path = STATIC
    think_limit: float = 5.0
    analysis_seconds: float = 1.0
    idle: float = 300.0
    compile: bool = True
    rate: float = 50.0
    new_guests: float = 300.0
    new_tables: float = 200.0
    unused_days: float = 30.0
    daily: Path = CALENDAR
    allow_host: tuple[str, ...] = ()
    sockets: int = 32
    connections: int = 4096

    @classmethod
    def checked(cls, **given: Any) -> Self:
        """Return settings from keywords. Raises `BadSetting` that names the first one that is wrong."""
        known = [item.name for item in fields(cls)]
        for name in given:
            if name not in known:
                raise BadSetting(f"{name}: unknown setting, known are {', '.join(known)}")
        database = given.get("database")
        given["database"] = default_database() if database is None else database_path(str(database))
        given["daily"] = Path(given.get("daily") or CALENDAR).expanduser()
        hosts = given.get("allow_host", ())
        given["allow_host"] = (hosts,) if isinstance(hosts, str) else tuple(hosts)
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
        for host in self.allow_host:
            if not _is_host(host):
                wanted = "a name or an address is needed, without scheme, port and path, as in play.example.org"
                raise BadSetting(f"allow_host: {host!r}: {wanted}")
        if self.database.is_dir():
            raise BadSetting(f"database: {self.database} is a directory, give a file")

    def _check_numbers(self) -> None:
        for name in ABOVE_ZERO:
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not value > 0:
                raise BadSetting(f"{name}: {value!r} is not a number above zero")
        for name in WHOLE:
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int) or value < 1:
                raise BadSetting(f"{name}: {value!r} is not a whole number above zero")
        if self.unused_days > MOST_DAYS:
            raise BadSetting(f"unused_days: {self.unused_days!r} is too long, give at most {MOST_DAYS}")


def _is_host(text: str) -> bool:
    if HOST_NAME.fullmatch(text):
        return True
    try:
        return bool(ip_address(text))
    except ValueError:
        return False
