"""Where settings come from: the command line, else the environment, else a file, else the defaults."""

import os
import stat
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from ratskeller.core.errors import BadEncoding
from ratskeller.core.validation import decoded
from ratskeller.server.database_location import masked
from ratskeller.server.settings import BadSetting, Settings

PREFIX = "RATSKELLER_"
FILE = f"{PREFIX}SETTINGS"
"""The variable that names the file; empty: no file is read."""
OTHERS = frozenset(
    {
        FILE,
        *(
            f"{PREFIX}{name}"
            for name in (
                "CACHE",
                "CHROMIUM",
                "NJIT",
                "NO_WORKER",
                "REQUIRE_ALL",
                "SKIP_WEB",
                "TEST_DATABASE",
                "TEST_POSTGRES",
            )
        ),
    }
)
"""Variables with our prefix that are not settings of the server."""
KINDS = {item.name: item.type for item in fields(Settings)}
USUAL = "usual"
FLAG = "command line"
BOOLEANS = {"yes": True, "on": True, "true": True, "1": True, "no": False, "off": False, "false": False, "0": False}


@dataclass(frozen=True, slots=True)
class GivenSettings:
    """The settings that were given, and the origin of each. The others have their defaults."""

    values: Mapping[str, Any]
    origins: Mapping[str, str]

    def origin(self, name: str) -> str:
        return self.origins.get(name, USUAL)

    def blamed(self, error: BadSetting) -> BadSetting:
        origin = self.origin(str(error).partition(":")[0])
        return error if origin in (FLAG, USUAL) else BadSetting(f"{origin}: {error}")

    def warnings(self) -> list[str]:
        """Return what is unsafe about the sources, on systems that have permissions: files with secrets that every user may read."""
        if os.name != "posix":
            return []
        held: dict[str, list[str]] = {}
        for name, origin in self.origins.items():
            if _is_secret(name, self.values[name]) and _is_readable_by_all(Path(origin)):
                held.setdefault(origin, []).append(key(name))
        return [
            f"{file}: every user of this machine can read {' and '.join(names)} in it; forbid it with chmod 600"
            for file, names in held.items()
        ]

    def checked(self) -> Settings:
        """Return the checked settings. Raises `BadSetting` with the setting and its origin."""
        try:
            return Settings.checked(**self.values)
        except BadSetting as error:
            raise self.blamed(error) from error


def usual_file() -> Path:
    """Return the file that is read if none is named; it need not exist."""
    from platformdirs import user_config_path

    return user_config_path("ratskeller", appauthor=False) / "settings.toml"


def gather(flags: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None) -> GivenSettings:
    """Return the given settings: `flags` from the command line, and `file` if it was named there. Raises `BadSetting`."""
    values: dict[str, Any] = {}
    origins: dict[str, str] = {}
    layers = (
        _of_file(_file(environment, file)),
        _of_environment(environment),
        {name: (value, FLAG) for name, value in flags.items() if value is not None},
    )
    for layer in layers:
        for name, (value, origin) in layer.items():
            values[name] = value
            origins[name] = origin
    return GivenSettings(values, origins)


def variable(name: str) -> str:
    return PREFIX + name.upper()


def key(name: str) -> str:
    """Return the name of a setting in a file and, after two hyphens, on the command line."""
    return name.replace("_", "-")


def _is_secret(name: str, value: object) -> bool:
    """Tell whether a setting is secret, or an address of PostgreSQL with a password."""
    is_secret = Settings.__dataclass_fields__[name].metadata.get("secret")
    return bool(value) and (
        bool(is_secret) or (isinstance(value, str) and name == "database" and masked(value) != value)
    )


def _is_readable_by_all(file: Path) -> bool:
    """Tell whether every user may read a file; False if there is no such file, as for other origins."""
    try:
        return file.is_file() and bool(file.stat().st_mode & stat.S_IROTH)
    except OSError:
        return False


def _file(environment: Mapping[str, str], named: Path | None) -> Path | None:
    if named is None and FILE in environment:
        named = Path(environment[FILE]) if environment[FILE].strip() else None
        if named is None:
            return None
    if named is not None:
        return named.expanduser()
    usual = usual_file()
    return usual if usual.is_file() else None


def _of_file(file: Path | None) -> dict[str, tuple[Any, str]]:
    if file is None:
        return {}
    try:
        content = tomllib.loads(decoded(file.read_bytes()))
    except (OSError, BadEncoding, tomllib.TOMLDecodeError) as error:
        raise BadSetting(f"settings: {file} can't be read: {error}") from error
    found = {}
    for written, value in content.items():
        name = written.replace("-", "_")
        if name not in KINDS:
            raise BadSetting(f"{file}: {written}: unknown setting{_meant(name, key)}")
        found[name] = (value, str(file))
    return found


def _of_environment(environment: Mapping[str, str]) -> dict[str, tuple[Any, str]]:
    variables = {variable(name): name for name in KINDS}
    found = {}
    for written, text in environment.items():
        if not written.startswith(PREFIX) or written in OTHERS:
            continue
        if written not in variables:
            raise BadSetting(
                f"environment: {written}: unknown setting{_meant(written.removeprefix(PREFIX).lower(), variable)}"
            )
        found[variables[written]] = (_read(written, KINDS[variables[written]], text.strip()), f"environment {written}")
    return found


def _meant(name: str, spelled: Callable[[str], str]) -> str:
    """Return a suggestion for an unknown name, or all names, in the spelling of their source."""
    close = get_close_matches(name, KINDS, n=1)
    return f", is {spelled(close[0])} meant?" if close else f"; known are {', '.join(map(spelled, KINDS))}"


def _read(written: str, kind: Any, text: str) -> Any:
    """Return the value of a variable. Raises `BadSetting` with its name."""
    if kind is bool:
        if text.lower() not in BOOLEANS:
            raise BadSetting(f"environment: {written}: {text!r} is neither yes nor no")
        return BOOLEANS[text.lower()]
    if kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            wanted = "a whole number" if kind is int else "a number"
            raise BadSetting(f"environment: {written}: {text!r} is not {wanted}") from None
    if kind == tuple[str, ...]:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return text
