"""Everything is carried from a file to PostgreSQL and back, whatever a site has set there."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from ratskeller.server.database_location import Address, Place
from ratskeller.server.db import backup, postgres, transfer
from ratskeller.server.db.engines import engine_of
from ratskeller.server.db.migrate import prepare

from .places import place_of
from .serving import Server, until


def test_everything_is_carried_to_a_server_and_back(start: Any, tmp_path: Path, address: Address) -> None:
    server: Server = start()
    guest = server.guest()
    table = guest.open()
    guest.answer(table, table["view"]["legal"][0])
    source = place_in(server)
    if isinstance(source, Path):
        with pytest.raises(backup.BackupError, match="used by a server"):
            transfer.transfer(source, address)
    server.stop()
    reply: list[tuple[int, int]] = []
    rows = transfer.transfer(source, address, lambda done, every: reply.append((done, every)))
    assert reply[-1] == (rows, rows)
    with pytest.raises(backup.BackupError, match="already has rows"):
        transfer.transfer(source, address)
    back = tmp_path / "back.sqlite3"
    assert transfer.transfer(address, back) == rows
    assert backup.faults_in(back) == []
    with pytest.raises(backup.BackupError, match="no such file"):
        transfer.transfer(tmp_path / "nowhere", address)


def place_in(server: Server) -> Place:
    return place_of(server.database)


def test_a_text_that_postgresql_can_t_hold_is_named_by_its_table_and_column(tmp_path: Path, address: Address) -> None:
    source = tmp_path / "tables.sqlite3"
    prepare(source)
    with closing(sqlite3.connect(source, isolation_level=None)) as connection:
        connection.execute("INSERT INTO guests VALUES ('anna', 'An' || char(0) || 'na', '')")
    with pytest.raises(backup.BackupError, match=r"guests\.name .*NUL"):
        transfer.transfer(source, address)


def test_a_move_may_take_longer_than_a_transaction_of_a_server(
    tmp_path: Path, address: Address, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "IDLE_TRANSACTION_SECONDS", 0.02)
    with psycopg.connect(address.url, autocommit=True) as other:
        sought = (
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'"
            " AND clock_timestamp() - state_change > interval '60 ms'"
        )

        def linger(_done: int, _every: int) -> None:
            until(lambda: other.execute(sought.encode()).fetchall(), 3)

        assert transfer.transfer(address, tmp_path / "tables.sqlite3", linger) > 0


def test_rows_come_in_batches_before_all_of_them_are_found(address: Address) -> None:
    engine = engine_of(address)
    with closing(engine.connect()) as connection:
        engine.begin(connection)
        # The last one can't be found
        rows = engine.batches(connection, "SELECT 6 / (4 - generate_series(1, 4))", 2)
        assert next(rows) == [(2,), (3,)]
        with pytest.raises(psycopg.errors.DivisionByZero):
            next(rows)
        engine.roll_back(connection)
