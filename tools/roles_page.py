"""Who may call which route and receives which message, measured at a server: lists of `docs/evidence` (`uv run poe roles`)."""

import csv
import io
import tempfile
from collections.abc import Iterable
from pathlib import Path

from server.roles import Address, Asked, Heard, asked, everybody, heard
from server.serving import Server

from tools.evidence import LISTS

COMMAND = "uv run poe roles"
RECORD = Path(__file__).parents[1] / "tests" / "records" / "rattus-europe-at-war-2-online.json"


def measured(server: Server) -> tuple[Asked, Heard]:
    """Return which routes and messages a server allows each role. Each server can be measured only once."""
    with everybody(server) as (table, roles):
        received_by = heard(table, roles, RECORD.read_text(encoding="utf-8"))
        return asked(table, roles), received_by


def lists(found: Asked, received_by: Heard) -> dict[Path, str]:
    """Return the files with what they have to say."""
    roles = next(iter(received_by.values()))
    routes = ([it.method, f"`{_path(it)}`", *map(_cell, found[it].values())] for it in found)
    messages = ([f"`{kind}`", *("yes" if it else "" for it in to.values())] for kind, to in received_by.items())
    return {
        LISTS / "routes.csv": _csv([["method", "address under `/api`", *roles], *routes]),
        LISTS / "messages.csv": _csv([["message", *roles], *messages]),
    }


def _path(address: Address) -> str:
    return address.path.replace(":str}", "}").replace(":int}", "}")


def _cell(refusal: str) -> str:
    return f"`{refusal}`" if refusal else "yes"


def _csv(rows: Iterable[list[str]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        running = Server(Path(folder) / "tables.sqlite3").start()
        try:
            for file, text in lists(*measured(running)).items():
                file.write_text(text, encoding="utf-8")
        finally:
            running.stop()
