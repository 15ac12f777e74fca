"""The table of `docs/settings.md`."""

from dataclasses import Field, fields
from typing import Any

from ratskeller.cli.settings import usual, written
from ratskeller.server.setting_sources import key, variable
from ratskeller.server.settings import Settings

HEAD = """\
| flag, name in a file | environment | usual | what it is |
|---|---|---|---|
"""


def tables() -> str:
    """Return a row for each setting."""
    return HEAD + "".join(map(_row, fields(Settings)))


def _row(item: Field[Any]) -> str:
    flag = f"`--{key(item.name)}`" + (f", `--no-{key(item.name)}`" if item.type is bool else "")
    cells = [flag, f"`{variable(item.name)}`", _usual(item.name), item.metadata["about"]]
    return f"| {' | '.join(cells)} |\n"


def _usual(name: str) -> str:
    value = usual(name)
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"`{written(value)}`" if value not in (None, ()) else ""
