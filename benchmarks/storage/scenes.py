"""What is done to a database while its disk fails, and what has to hold afterwards."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ratskeller.server.accounts.crypto import new_token
from ratskeller.server.accounts.guests import Guests
from ratskeller.server.bots.pool import BotPool
from ratskeller.server.clocks.worker import ClockWorker
from ratskeller.server.db import backup
from ratskeller.server.db.backup import BackupError, faults_in
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.migrate import prepare
from ratskeller.server.db.store import Store
from ratskeller.server.notifications.outbox import store_notifications
from ratskeller.server.settings import BadSetting
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.session import Features, TableSession

NAME, COPY, OLD = "tables.sqlite3", "copy.sqlite3", "before"
ANSWERS = 30
BUSY = 0.2
SEATS = [wire.NewSeat("me"), wire.NewSeat("hotseat")]
Note = Callable[[str], None]


@dataclass(frozen=True)
class Scene:
    """Something that is done in a folder: what lies there before, and what is acknowledged by notes meanwhile."""

    name: str
    begin: Callable[[Path], None]
    do: Callable[[Path, Note], None]
    holds: Callable[[Path, list[str]], None]


def _sound(file: Path) -> None:
    assert (found := faults_in(file)) == [], f"{file.name}: {found}"


def _nothing(_folder: Path) -> None:
    pass


def _prepared(folder: Path) -> None:
    prepare(folder / NAME)


def _played(folder: Path) -> None:
    prepare(folder / NAME)
    _play(folder, lambda _text: None)


def _with_copy(folder: Path) -> None:
    _played(folder)
    backup.back_up(folder / NAME, folder / COPY)
    _play(folder, lambda _text: None)


def _start(folder: Path, note: Note) -> None:
    with suppress(BadSetting):
        prepare(folder / NAME)
        note("prepared")


def _play(folder: Path, note: Note) -> None:
    with suppress(StorageError, BadSetting, sqlite3.OperationalError):
        prepare(folder / NAME)
        asyncio.run(_games(folder / NAME, note))


async def _games(file: Path, note: Note) -> None:
    store = Store(file, BUSY)
    manager = TableManager(store, BotPool(1), 300, Features(on_append=[store_notifications]))
    guests, rng = Guests(store), random.Random(1)
    manager.start(False, ClockWorker(manager).run)
    try:
        guest = await guests.create(new_token())
        for game in ("rattus", "carcassonne"):
            live = await manager.open(guest, wire.NewTable(game, SEATS, {}))
            note(f"{live.id} 0 -")
            for _ in range(ANSWERS):
                await _answer(live, guest.id, rng, note)
    finally:
        await manager.stop()
        await store.close()


async def _answer(live: TableSession, guest: str, rng: random.Random, note: Note) -> None:
    with suppress(StorageError):
        table = await live.look(guest, None)
        view = msgspec.json.decode(table.view)
        given = wire.Answer(table.ply, view["actor"], rng.choice(view["legal"]))
        for entry in await live.play(guest, given):
            note(f"{live.id} {entry.ply} {entry.answer}")


def _back_up(folder: Path, note: Note) -> None:
    with suppress(BackupError):
        backup.back_up(folder / NAME, folder / COPY)
        note("copied")


def _restore(folder: Path, note: Note) -> None:
    with suppress(BackupError):
        backup.restore(folder / COPY, folder / NAME, OLD)
        note("restored")


def _starts(folder: Path, notes: list[str]) -> None:
    """Whatever happened, the next start makes it good, and keeps every row."""
    del notes
    prepare(folder / NAME)
    _sound(folder / NAME)


def _all_played(folder: Path, notes: list[str]) -> None:
    _starts(folder, notes)
    with closing(sqlite3.connect(folder / NAME)) as connection:
        for noted in notes:
            table, ply, answer = noted.split(" ", 2)
            if ply == "0":
                found: Any = connection.execute("SELECT id FROM tables WHERE id = ?", (table,)).fetchone()
                assert found is not None, "an acknowledged table is lost"
                continue
            asked = "SELECT answer FROM entries WHERE table_id = ? AND ply = ?"
            rows = connection.execute(asked, (table, int(ply))).fetchall()
            assert [str(row[0]) for row in rows] == [answer], f"an acknowledged answer is lost: {noted}, {rows}"


def _copied(folder: Path, notes: list[str]) -> None:
    _starts(folder, [])
    assert (folder / COPY).exists() or "copied" not in notes, "an acknowledged copy is lost"
    if (folder / COPY).exists():
        _sound(folder / COPY)
        assert _answers(folder / COPY) == _answers(folder / NAME), "a copy is not whole"


def _restored(folder: Path, notes: list[str]) -> None:
    assert (folder / NAME).exists(), "there is no database"
    _starts(folder, [])
    _sound(folder / COPY)
    now, copied = _answers(folder / NAME), _answers(folder / COPY)
    assert now == copied or "restored" not in notes, "an acknowledged restore is lost"
    if now == copied:
        old = folder / f"{NAME}.{OLD}"
        old = old if old.exists() else folder / f"{NAME}.before-{OLD}"
        _sound(old)
        assert _answers(old) > now, "the old database is lost"
    else:
        assert now > copied, "neither the old database nor the new one"


def _answers(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT COUNT(*) FROM entries").fetchone()[0])


SCENES = (
    Scene("start", _nothing, _start, _starts),
    Scene("play", _prepared, _play, _all_played),
    Scene("backup", _played, _back_up, _copied),
    Scene("restore", _with_copy, _restore, _restored),
)


def copied_to(template: Path, folder: Path) -> None:
    """Put into a folder what lies in another one."""
    for file in template.iterdir():
        shutil.copy(file, folder)
