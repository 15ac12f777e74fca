"""Settings of a server as command line flags, and the settings in force."""

import json
import os
from collections.abc import Iterator
from dataclasses import asdict, fields, make_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from ratskeller.server.database_location import Address
from ratskeller.server.setting_sources import GivenSettings, gather, key
from ratskeller.server.settings import Settings

FIRST = Settings.__dataclass_fields__
HIDDEN = "(secret)"
"""Shown in place of a secret."""


def usual(name: str) -> object:
    value = FIRST[name].default
    return value if isinstance(value, str | int | float | tuple) else None


def written(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def _help(name: str) -> str:
    about: str = FIRST[name].metadata["about"]
    default = usual(name)
    silent = default is None or default == "" or isinstance(default, bool | tuple)
    return f"{about}." if silent else f"{about}. By default {written(default)}."


def _annotated(name: str, kind: object) -> object:
    if kind is bool:
        return Annotated[bool | None, Parameter(help=_help(name), negative=f"--no-{key(name)}")]
    if kind == tuple[str, ...]:
        return Annotated[list[str] | None, Parameter(help=_help(name), negative="", consume_multiple=False)]
    return Annotated[(kind if kind in (int, float) else str) | None, Parameter(help=_help(name))]


if TYPE_CHECKING:
    ServerFlags = Any
else:
    ServerFlags = Parameter(name="*")(
        make_dataclass(
            "ServerFlags",
            [
                (item.name, _annotated(item.name, item.type), None)
                for item in fields(Settings)
                if not item.metadata.get("secret")
            ],
            frozen=True,
            kw_only=True,
            namespace={"__module__": __name__},
        )
    )
    """The settings of a server; None: not on the command line."""


def typed(flags: ServerFlags | None) -> dict[str, object]:
    given = {} if flags is None else asdict(flags)
    return {name: value for name, value in given.items() if value is not None}


def chosen(file: Path | None, flags: ServerFlags | None) -> GivenSettings:
    """Return the settings from the command line, the environment or a file. Errors: BadSetting."""
    return gather(typed(flags), os.environ, file)


def as_table(chosen: GivenSettings) -> str:
    """Return the settings in force and their sources, one on each line. Errors: BadSetting."""
    rows = [(key(name), _text(value), chosen.origin(name)) for name, value in _in_force(chosen)]
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    return "\n".join(f"{name:<{widths[0]}}  {value:<{widths[1]}}  {origin}" for name, value, origin in rows)


def as_json(chosen: GivenSettings) -> str:
    """Return the same as JSON: `value` and `from` of each setting. Errors: BadSetting."""
    content = {key(name): {"value": _plain(value), "from": chosen.origin(name)} for name, value in _in_force(chosen)}
    return json.dumps(content, indent=2)


def as_toml(chosen: GivenSettings) -> str:
    """Return a settings file with the same content; defaults are comments. Errors: BadSetting."""
    lines = ["# Settings of a Ratskeller server: ratskeller serve --settings THIS_FILE"]
    for name, value in _in_force(chosen):
        # The placeholder of a secret would not work in a file
        hidden = value == HIDDEN or isinstance(value, Address)
        mark = "" if name in chosen.origins and not hidden else "# "
        lines += ["", f"# {FIRST[name].metadata['about']}", f"{mark}{key(name)} = {json.dumps(_plain(value))}"]
    return "\n".join(lines)


def _in_force(chosen: GivenSettings) -> Iterator[tuple[str, object]]:
    settings = chosen.checked()
    return ((item.name, _visible(item.name, getattr(settings, item.name))) for item in fields(Settings))


def _visible(name: str, value: object) -> object:
    """Return a setting for display: of a secret only that there is one."""
    return HIDDEN if value and FIRST[name].metadata.get("secret") else value


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return ", ".join(value) or "none" if isinstance(value, tuple) else written(value)


def _plain(value: object) -> object:
    if isinstance(value, Path | Address):
        return str(value)
    return list(value) if isinstance(value, tuple) else value
