"""Writes the page `docs/settings.md` from the settings: `uv run python -m tools.settings_page`."""

import sys
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

from ratskeller.cli.settings import usual, written
from ratskeller.server.setting_sources import key, variable
from ratskeller.server.settings import Settings

PAGE = Path(__file__).parent.parent / "docs" / "settings.md"
COMMAND = "uv run python -m tools.settings_page"
BEGINNING = f"""# Settings of a server

You can set these on the command line of `ratskeller serve`, in the environment, or in a file. The command line wins over the
environment, and the environment over the file. `ratskeller settings` takes the same flags, checks everything, and prints each setting
with its source; `--toml` prints a file to start from, `--json` is for programs. An unknown setting is an error, also in the
environment, and the message suggests the right name.

The file is the one given by `--settings`, or by the variable `RATSKELLER_SETTINGS` (empty: none), or `settings.toml` in your
configuration folder. It is TOML with one line for each setting, such as `port = 8000` or `allow-host = ["play.example.org"]`. In the
environment, separate the items of a list by commas, and write `yes` or `no` for switches.

`python -m ratskeller.server` reads only its flags. This page is written by `{COMMAND}`.

| flag, name in a file | environment | usual | what it is |
|---|---|---|---|
"""


def page() -> str:
    """Return the page as it has to be."""
    return BEGINNING + "".join(map(_row, fields(Settings)))


def _row(item: Field[Any]) -> str:
    flag = f"`--{key(item.name)}`" + (f", `--no-{key(item.name)}`" if item.type is bool else "")
    cells = [flag, f"`{variable(item.name)}`", _usual(item.name), item.metadata["about"]]
    return f"| {' | '.join(cells)} |\n"


def _usual(name: str) -> str:
    value = usual(name)
    if isinstance(value, bool):
        return "on" if value else "off"
    return f"`{written(value)}`" if value not in (None, ()) else ""


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.relative_to(PAGE.parent.parent)}: {len(fields(Settings))} settings", file=sys.stderr)
