"""Trouble with the disk or the file: nothing is lost or half done, everybody learns why, and it goes on without help."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from ratskeller.server.bots.pool import BotPool
from ratskeller.server.clocks.worker import ClockWorker
from ratskeller.server.db.backup import BackupError, back_up, restore
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.migrate import prepare
from ratskeller.server.db.rows import scalar
from ratskeller.server.db.sqlite import connect
from ratskeller.server.db.store import READERS, Store
from ratskeller.server.settings import BadSetting
from ratskeller.server.tables import health
from ratskeller.server.tables.manager import TableManager

from .places import connected
from .serving import ME_AND_BOT, Guest, Server, received, until
from .test_accounts import account

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
BUSY = 0.2
MANY = 40

linux = pytest.mark.skipif(sys.platform != "linux", reason="limits of another process can be set on Linux only")
modes = pytest.mark.skipif(os.name != "posix", reason="this system has no modes of files")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database without any table."""
    file = tmp_path / "tables.sqlite3"
    prepare(file)
    return file


def with_store(path: Path, work: Callable[[Store], Any], busy: float = BUSY) -> Any:
    async def run() -> Any:
        store = Store(path, busy)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def new_guest(name: str, size: int = 10) -> Callable[[sqlite3.Connection], Any]:
    return lambda connection: connection.execute("INSERT INTO guests VALUES (?, ?, '')", (name, "x" * size))


async def many(store: Store, **more: int) -> list[Any]:
    """Let many write at once; returns the answers that they got."""
    writes = (store.write(new_guest(f"guest {number}", **more)) for number in range(MANY))
    return [getattr(outcome, "code", outcome) for outcome in await asyncio.gather(*writes, return_exceptions=True)]


def guests(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT COUNT(*) FROM guests").fetchone()[0])


def most_pages(connection: sqlite3.Connection, more: int) -> None:
    """Let the file grow by so many pages at most, as a disk does that is full then."""
    (now,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {now + more}")


def test_on_a_full_disk_all_who_wait_get_an_error_and_nothing_of_theirs_is_stored(path: Path) -> None:
    async def work(store: Store) -> list[Any]:
        heard: list[str | None] = []
        store.on_trouble = lambda: heard.append(store.trouble and store.trouble.code)
        most_pages(store._writer, 2)
        assert await many(store, size=5_000) == ["storage-full"] * MANY
        waiting = asyncio.create_task(store.usable())
        assert guests(path) == 0
        most_pages(store._writer, 1_000)
        await store.probe()
        await waiting
        assert not any(isinstance(outcome, str) for outcome in await many(store))
        return heard

    assert with_store(path, work) == ["storage-full", None]
    assert guests(path) == MANY


def test_on_a_disk_that_is_full_at_the_start_duties_begin_as_soon_as_there_is_room(
    path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ratskeller.server.tables.manager.PROBE_SECONDS", 0.05)
    monkeypatch.setattr("ratskeller.server.tables.manager.FIRST_PAUSE", 0.05)
    monkeypatch.setattr("ratskeller.server.tables.bot_turns.FIRST_PAUSE", 0.05)

    async def work(store: Store) -> None:
        begun, again, room, tries = asyncio.Event(), asyncio.Event(), 0, 0

        def write(connection: sqlite3.Connection) -> None:
            most_pages(connection, room)
            new_guest("late", 50_000)(connection)

        async def duty() -> None:
            nonlocal tries
            tries += 1
            if tries == 3:
                again.set()
            await store.write(write)
            begun.set()

        manager = TableManager(store, BotPool(1), 300)
        manager.start(False, duty, ClockWorker(manager).run)
        try:
            await again.wait()
            assert not begun.is_set()
            room = 1_000
            await begun.wait()
        finally:
            await manager.stop()

    with_store(path, work)
    # The store tells why, and nothing else does
    assert {record.name for record in caplog.records} == {"ratskeller.server.db.store"}
    assert not any(record.exc_info for record in caplog.records)


FULL = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
options = ["--no-browser", "--no-compile", "--port", "0", "--database", sys.argv[1]]
os.execv(sys.executable, [sys.executable, "-m", "ratskeller.server", *options])
"""
"""A server that may write nothing into any file."""


@linux
@pytest.mark.late
@pytest.mark.parametrize("is_new", [True, False])
def test_a_server_that_can_write_nothing_says_so_in_one_sentence(tmp_path: Path, is_new: bool) -> None:
    file = tmp_path / "tables.sqlite3"
    if not is_new:
        prepare(file)
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
    done = subprocess.run([sys.executable, "-c", FULL, str(file)], check=False, capture_output=True, text=True)
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"ratskeller: database: {file} can't be ")


def test_everybody_who_asks_whether_storing_works_shares_one_try(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> list[str]:
        said: list[str] = []
        store._writer.set_trace_callback(said.append)
        await asyncio.gather(*(store.check() for _ in range(MANY)))
        return [sql for sql in said if sql.startswith("UPDATE")]

    # What was stored a moment ago tells as well
    assert with_store(path, work) == []
    monkeypatch.setattr("ratskeller.server.db.store.TRUSTED_SECONDS", -1)
    assert len(with_store(path, work)) == 1


def test_who_finds_nothing_to_change_does_not_end_the_trouble(path: Path) -> None:
    from ratskeller.server.db.errors import Unchanged

    def nothing(_connection: sqlite3.Connection) -> None:
        raise Unchanged

    async def work(store: Store) -> None:
        most_pages(store._writer, 2)
        await many(store, size=5_000)
        with pytest.raises(Unchanged):
            await store.write(nothing)
        assert store.trouble is not None

    with_store(path, work)


def test_a_lock_that_somebody_holds_is_waited_for_once_and_not_by_each(path: Path) -> None:
    async def work(store: Store) -> int:
        begun: list[str] = []
        store._writer.set_trace_callback(lambda sql: begun.append(sql) if sql.startswith("BEGIN") else None)
        with closing(connect(path)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await many(store) == ["storage-locked"] * MANY
        tries = len(begun)
        assert not any(isinstance(outcome, str) for outcome in await many(store))
        assert store.trouble is None
        return tries

    # The first comes alone, maybe; those that come while it waits are answered with it
    assert with_store(path, work) <= 2
    assert guests(path) == MANY


def test_a_lock_that_is_let_go_in_time_harms_nobody(path: Path) -> None:
    async def work(store: Store) -> None:
        with closing(connect(path)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(many(store))
            await asyncio.sleep(0)
            other.execute("ROLLBACK")
            assert not any(isinstance(outcome, str) for outcome in await waiting)

    with_store(path, work, busy=30)


def damage(path: Path, index: str) -> None:
    """Overwrite the page on which an index or a table begins."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (index,)).fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xab" * size)


def test_a_damaged_page_harms_only_who_needs_it(path: Path) -> None:
    damage(path, "seat_links")

    async def work(store: Store) -> None:
        broken = store.write(lambda connection: connection.execute("INSERT INTO seat_links VALUES ('a', 'b', 'c')"))
        outcome = await asyncio.gather(
            store.write(new_guest("a")), broken, store.write(new_guest("b")), return_exceptions=True
        )
        assert [isinstance(one, StorageError) for one in outcome] == [False, True, False]
        with pytest.raises(StorageError, match="damaged"):
            await store.read(lambda connection: connection.execute("SELECT * FROM seat_links").fetchall())
        assert (store.trouble, store.damaged) == (None, True)

    with_store(path, work)
    assert guests(path) == 2


def answer(guest: Guest, table: Any) -> Any:
    body = {"ply": table["ply"], "seat": table["view"]["actor"], "answer": table["view"]["legal"][0]}
    return guest.http.post(f"/api/tables/{table['id']}/answers", json=body)


def check_refused(outcome: Any, code: str) -> None:
    assert (outcome.status_code, outcome.json()["code"]) == (503, code)
    assert outcome.json()["message"].startswith("Nothing can be saved right now: ")
    assert int(outcome.headers["retry-after"]) >= outcome.json()["detail"]["seconds"]


@linux
@pytest.mark.late
def test_when_the_disk_is_full_all_get_an_error_and_play_resumes_automatically(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    table = guest.open(HOTSEAT)
    assert guest.get("/api/health")["storage"] == "ok"
    with guest.live(table) as socket:
        received(socket)
        server.take_writing(True)
        check_refused(answer(guest, table), "storage-failed")
        outcome = received(socket)
        assert (outcome["type"], outcome["code"]) == ("storage", "storage-failed")
        health = guest.http.get("/api/health")
        assert (health.status_code, health.json()["status"], health.json()["storage"]) == (503, "trouble", "failed")
        # What is stored can be looked at, and those who come now learn it as well
        assert guest.table(table) == table
        with guest.live(table) as late:
            assert [received(late)["type"] for _ in range(2)] == ["entries", "storage"]
        server.take_writing(False)
        over = received(socket)
        assert (over["type"], over["code"]) == ("storage", None)
    assert guest.get("/api/health")["status"] == "ok"
    moved = answer(guest, table)
    assert moved.status_code == 201
    assert guest.log(table)[-len(moved.json()["entries"]) :] == moved.json()["entries"]


@linux
@pytest.mark.late
def test_a_bot_whose_answer_could_not_be_stored_gives_it_later(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    table = answer(guest, guest.open(ME_AND_BOT)).json()["table"]
    # Its process has to start first
    server.take_writing(True)
    assert table["view"]["actor"] == 1
    until(lambda: guest.http.get("/api/health").status_code == 503, 30)
    assert guest.table(table)["ply"] == table["ply"]
    server.take_writing(False)
    until(lambda: guest.table(table)["view"]["legal"], 30)


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold the lock of a database as another program would."""
    with closing(connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.mark.late
def test_while_another_program_holds_the_file_answers_are_refused(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    table = guest.open(HOTSEAT)
    with held(server.database):
        check_refused(answer(guest, table), "storage-locked")
        assert guest.http.get("/api/health").json()["storage"] == "locked"
    until(lambda: guest.http.get("/api/health").status_code == 200)
    assert answer(guest, table).status_code == 201


OBEYING = """
import ctypes, os, sys
drop_from_bounding_set, cap_dac_override = 24, 1
ctypes.CDLL(None).prctl(drop_from_bounding_set, cap_dac_override, 0, 0, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Runs a program for which modes of files hold, though root starts it."""


@linux
@pytest.mark.late
def test_a_file_that_may_only_be_read_can_be_looked_at_until_it_may_be_written(tmp_path: Path, start: Any) -> None:
    server: Server = start(before=[sys.executable, "-c", OBEYING])
    guest = server.guest()
    cookies, table = dict(guest.http.cookies), guest.open(HOTSEAT)
    server.stop()
    server.database.chmod(0o400)
    server.start()
    guest = server.guest(**cookies)
    assert guest.table(table) == table
    check_refused(answer(guest, table), "storage-read-only")
    assert guest.http.get("/api/health").json()["storage"] == "read-only"
    server.database.chmod(0o600)
    until(lambda: guest.http.get("/api/health").status_code == 200)
    assert answer(guest, table).status_code == 201


BROKEN_ROWS = {
    "options": "UPDATE tables SET options = '{' WHERE id = :table",
    "a list as options": "UPDATE tables SET options = '[1]' WHERE id = :table",
    "bytes as options": "UPDATE tables SET options = X'FF00' WHERE id = :table",
    "a text as ply": "UPDATE tables SET ply = 'many' WHERE id = :table",
    "a text as what all know": "UPDATE tables SET public_ply = 'little' WHERE id = :table",
    "events": "UPDATE entries SET events = '{' WHERE table_id = :table",
    "bytes as events": "UPDATE entries SET events = X'FF00' WHERE table_id = :table",
    "foreign events": """UPDATE entries SET events = '[{"type": "none of ours"}]' WHERE table_id = :table""",
    "a number of entry": "UPDATE entries SET length = 'long' WHERE table_id = :table",
    "contributions": "UPDATE seeds SET contributions = '{' WHERE table_id = :table",
    "a saved position": "UPDATE saved_positions SET position = '{' WHERE table_id = :table",
    "a channel": "INSERT INTO channels (id, guest_id, kind, target, language, confirmed, created)"
    " SELECT 'broken', guest_id, 'push', '{', 'en', 1, '2026' FROM accounts",
    "a profile": "UPDATE accounts SET profile = '{'",
}


@pytest.mark.late
def test_a_row_broken_by_hand_harms_only_its_table_and_is_in_the_log(start: Any) -> None:
    server: Server = start()
    guest, other = account(server, "Anna"), server.guest()
    guest.http.put("/api/me/profile", json={})
    cookies, theirs = dict(guest.http.cookies), dict(other.http.cookies)
    tables = {}
    for name in BROKEN_ROWS:
        commitment = guest.post("/api/commitments")["commitment"]
        fair = {"commitment": commitment, "contribution": "33" * 32}
        table = guest.post("/api/tables", game="rattus", seats=HOTSEAT, fair=fair)
        tables[name] = guest.answer(table, table["view"]["legal"][0])["table"]
    good, third = guest.open(HOTSEAT), other.open(HOTSEAT)
    server.stop()
    with closing(connected(server.database)) as connection:
        for name, statement in BROKEN_ROWS.items():
            values = {"table": tables[name]["id"]} if ":table" in statement else {}
            assert connection.execute(statement, values).rowcount > 0 or name == "a saved position", name
    server.start()
    guest, other = server.guest(**cookies), server.guest(**theirs)
    harmless = {"a saved position", "a profile", "a channel"}
    assert guest.get("/api/me")["name"] == "Anna"
    listed = {table["id"] for table in guest.get("/api/tables")["tables"]}
    assert good["id"] in listed
    for name, table in tables.items():
        for path in ("", "/log", "/snapshot", "/view", "/record"):
            answer = guest.http.get(f"/api/tables/{table['id']}{path}")
            assert answer.status_code != 500, (name, path)
            assert answer.is_success or "code" in answer.json(), (name, path)
            if path == "/snapshot":
                code = None if answer.is_success else answer.json()["code"]
                assert code == (None if name in harmless else "storage-damaged"), (name, code)
    for path in (
        "tables",
        "me",
        "me/data",
        "me/games",
        "me/records",
        "lobby",
        "me/channels",
        "games/rattus/statistics",
    ):
        answer = guest.http.get(f"/api/{path}")
        assert answer.status_code in (200, 404), (path, answer.text)
    # The others go on, as does everybody else
    for somebody, table in ((guest, good), (other, third)):
        assert somebody.answer(table, somebody.table(table)["view"]["legal"][0])
    assert guest.http.get("/api/health").json()["storage"] == "damaged"
    lines = [line["message"] for line in server.logged("ratskeller.server")]
    assert any("options of a TableRow can't be read" in line for line in lines)
    assert any("events of an entry of rattus can't be read" in line for line in lines)
    assert not [line for line in lines if "unexpected error" in line]
    # What ratskeller admin check prints
    with closing(connected(server.database)) as connection:
        faults = [fault for _, _, fault in health.faults(connection) if fault is not None]
    for name in set(tables) - harmless - {"contributions"}:
        assert [fault for fault in faults if fault.startswith(f"table {tables[name]['id'][:6]}")], name


def moved(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))


def replaced(path: Path) -> None:
    copy = path.with_name("copy")
    shutil.copy(path, copy)
    copy.replace(path)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere files that are in use can't be removed")
@pytest.mark.late
@pytest.mark.parametrize("harm", [Path.unlink, moved, replaced])
@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
def test_files_that_are_removed_or_replaced_stop_all_writing(
    start: Any, harm: Callable[[Path], None], end: str
) -> None:
    server: Server = start()
    guest = server.guest()
    table = guest.open(HOTSEAT)
    before = datetime.now(UTC).isoformat(timespec="seconds")
    with guest.live(table) as socket:
        received(socket)
        harm(server.database.with_name(server.database.name + end))
        # Nobody writes: it is noticed all the same
        message = received(socket)
        assert (message["type"], message["code"]) == ("storage", "storage-removed")
    health = guest.http.get("/api/health")
    assert (health.status_code, health.json()["storage"]) == (503, "removed")
    since = health.json()["missing_since"]
    assert since <= before
    refused = answer(guest, table)
    check_refused(refused, "storage-removed")
    assert refused.json()["detail"]["since"] == since
    assert since in refused.json()["message"]
    assert guest.table(table)["ply"] == table["ply"]
    # Nothing was made where the file was
    assert end or harm is replaced or not server.database.exists()
    server.stop()
    assert [since in line["message"] for line in server.logged("ratskeller.server.db")] == [True]


@pytest.mark.skipif(os.name != "posix", reason="elsewhere files that are in use can't be removed")
@pytest.mark.parametrize("harm", [Path.unlink, replaced])
@pytest.mark.parametrize("end", ["", "-wal", "-shm"])
def test_reads_at_the_same_time_go_on_when_a_file_was_removed_or_replaced(
    path: Path, harm: Callable[[Path], None], end: str
) -> None:
    together = threading.Barrier(READERS)

    def guests_together(connection: Connection) -> int:
        together.wait(30)
        count: int = scalar(connection, "SELECT count(*) FROM guests")
        return count

    async def work(store: Store) -> None:
        await store.write(new_guest("a"))
        harm(path.with_name(path.name + end))
        with pytest.raises(StorageError, match="removed or replaced"):
            await store.write(new_guest("b"))
        assert await asyncio.gather(*[store.read(guests_together) for _ in range(READERS)]) == [1] * READERS

    with_store(path, work)


def test_a_file_that_is_put_back_is_used_again_with_all_that_was_acknowledged(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(new_guest("a"))
        elsewhere = path.with_name("elsewhere")
        path.rename(elsewhere)
        with pytest.raises(StorageError, match="removed or replaced"):
            await store.write(new_guest("b"))
        elsewhere.rename(path)
        await store.write(new_guest("c"))
        assert store.trouble is None

    with_store(path, work)
    assert guests(path) == 2


def test_what_sqlite_and_our_commands_do_with_the_files_is_no_removal(path: Path, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with closing(connect(path)) as other:
            for statement in (
                "PRAGMA wal_checkpoint(PASSIVE)",
                "PRAGMA wal_checkpoint(TRUNCATE)",
                "VACUUM",
                "PRAGMA wal_checkpoint(RESTART)",
            ):
                await store.write(new_guest(statement))
                other.execute(statement).fetchall()
        back_up(path, tmp_path / "copy")
        with pytest.raises(BackupError, match="used by a server"):
            restore(tmp_path / "copy", path, "now")
        await store.write(new_guest("last"))
        assert store.trouble is None

    with_store(path, work)
    assert guests(path) == 5


@pytest.mark.late
def test_a_damaged_table_is_reported_and_others_are_played(start: Any) -> None:
    server: Server = start()
    guest = server.guest()
    cookies, table = dict(guest.http.cookies), guest.open(HOTSEAT)
    server.stop()
    damage(server.database, "sqlite_autoindex_seats_1")
    server.start()
    guest = server.guest(**cookies)
    outcome = guest.http.get(f"/api/tables/{table['id']}")
    assert (outcome.status_code, outcome.json()["code"]) == (503, "storage-damaged")
    assert guest.http.get("/api/health").json()["storage"] == "damaged"
    assert guest.get("/api/me") == guest.me


@modes
def test_only_their_owner_may_read_the_files(tmp_path: Path) -> None:
    file = tmp_path / "own" / "tables.sqlite3"
    prepare(file)
    with closing(connect(file)) as connection:
        connection.execute("UPDATE server SET probed = 'now'")
        assert {it.name for it in file.parent.iterdir()} == {file.name, f"{file.name}-wal", f"{file.name}-shm"}
        assert {oct(it.stat().st_mode & 0o777) for it in file.parent.iterdir()} == {"0o600"}
    assert oct(file.parent.stat().st_mode & 0o777) == "0o700"


@modes
def test_files_that_all_could_read_are_closed_to_others_at_the_start(path: Path) -> None:
    path.chmod(0o644)
    with closing(connect(path)) as connection:
        connection.execute("UPDATE server SET probed = 'now'")
        prepare(path)
        assert {oct(it.stat().st_mode & 0o777) for it in path.parent.iterdir()} == {"0o600"}


@modes
def test_a_file_of_something_else_keeps_its_mode(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 100)
    letter.chmod(0o644)
    with pytest.raises(BadSetting):
        prepare(letter)
    assert letter.stat().st_mode & 0o777 == 0o644
