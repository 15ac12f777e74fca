"""Tables of `docs/evidence.md`, from the lists in `docs/evidence`."""

import csv
from pathlib import Path

from tools.notation_pages import table_of

LISTS = Path(__file__).parents[1] / "docs" / "evidence"


def tables(name: str) -> str:
    """Return a list as a table; its first row is the head."""
    with (LISTS / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        head, *rows = csv.reader(file)
    return table_of(head, rows)
