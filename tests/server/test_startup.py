"""A start that fails leaves nothing behind."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from ratskeller.server.app import assembly, lifespan
from ratskeller.server.db.connection import Connection
from ratskeller.server.settings import Settings

from .places import fresh, place_of


def test_a_start_that_fails_closes_the_database_and_ends_its_threads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = fresh(tmp_path / "tables.sqlite3")

    def broken(_connection: Connection) -> Any:
        raise ZeroDivisionError

    async def start() -> None:
        api = assembly.make_api(Settings(database=place_of(path)))
        async with api.lifespan():
            pytest.fail("it has started")

    before = set(threading.enumerate())
    for read in ("secret", "server_name"):
        with monkeypatch.context() as patched:
            patched.setattr(lifespan, read, broken)
            with pytest.raises(ExceptionGroup):
                asyncio.run(start())
    left = [it.name for it in set(threading.enumerate()) - before if it.name.startswith("ratskeller")]
    assert left == []
