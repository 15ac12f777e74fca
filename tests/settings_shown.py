"""What a host may set: the page `docs/settings.md`, from the settings themselves.

`uv run python tests/settings_shown.py` writes the page afresh.
"""

import sys
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

from ratskeller.cli.settings import usual, written
from ratskeller.server.setting_sources import key, variable
from ratskeller.server.settings import Settings

PAGE = Path(__file__).parent.parent / "docs" / "settings.md"
COMMAND = "uv run python tests/settings_shown.py"
BEGINNING = f"""# Settings of a server

What a host may set, and where: at the command line of `ratskeller serve`, in the environment, or in a file. What is typed counts
most, then the environment, then the file. `ratskeller settings` takes the same flags, checks everything and prints what is in force
and where each setting comes from; with `--toml` it prints a file to begin with, with `--json` something for programs. A setting
that nobody knows is an error, in the environment too, with the name that was probably meant.

The file is the one after `--settings`, else the one that the variable `RATSKELLER_SETTINGS` names (empty: none), else
`settings.toml` in your folder of settings, if it is there. It is TOML: a line for each setting, as in `port = 8000` or
`allow-host = ["play.example.org"]`. In the environment names of a list have commas between them, and what is on or off is `yes` or `no`.

`python -m ratskeller.server` takes the flags alone and looks at nothing else. This page is written by `{COMMAND}`.

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
