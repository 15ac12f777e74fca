"""Copies of a database: made while a server uses it, put back while none does, and the search for what is wrong in one."""

import os
import random
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from commandline import CommandLine
from copied import copy_package

from ratskeller.server.db.migrate import HEAD, prepare
from ratskeller.server.settings import BadSetting

from .places import all_rows
from .serving import Guest, Server
from .test_accounts import PASSWORD, TWO, account

HOTSEAT = [{"kind": "me"}, {"kind": "hotseat"}]
GAMES = ("rattus", "carcassonne")


@pytest.fixture
def ratskeller(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    monkeypatch.setenv("RATSKELLER_SETTINGS", "")
    return CommandLine(monkeypatch, capsys)


def answered(guest: Guest, table: Any) -> Any:
    """Answer as the seat asked, and return the table after it."""
    guest.answer(table, random.Random(1).choice(table["view"]["legal"]))
    return guest.table(table)


def played(server: Server, answers: int) -> tuple[Any, list[Any]]:
    """Open a table of each game and answer some times; return who did, and the tables."""
    guest = server.guest()
    tables = []
    for game in GAMES:
        table = guest.open(HOTSEAT, game)
        for _ in range(answers):
            table = answered(guest, table)
        tables.append(table)
    return guest, tables


def test_a_copy_is_made_while_the_server_plays_and_put_back_while_it_rests(
    start: Callable[..., Server], tmp_path: Path, ratskeller: Any
) -> None:
    server = start()
    database, copy = ("--database", str(server.database)), str(tmp_path / "copy.sqlite3")
    guest, tables = played(server, 3)
    assert "without a fault" in ratskeller("admin", "backup", copy, *database).out
    refused = ratskeller("admin", "backup", copy, *database)
    assert (refused.status, "already exists" in refused.err) == (2, True)

    later = [answered(guest, table) for table in tables]
    refused = ratskeller("admin", "restore", copy, *database)
    assert (refused.status, "is used by a server" in refused.err) == (2, True)
    assert [guest.table(table)["ply"] for table in tables] == [table["ply"] for table in later]
    cookies = dict(guest.http.cookies)
    server.stop()
    restored = ratskeller("admin", "restore", copy, *database)
    assert restored.status == 0
    # What was there is not lost
    (before,) = server.database.parent.glob(f"{server.database.name}.before-*")
    assert str(before) in restored.out
    for file, plies in ((before, later), (server.database, tables)):
        with closing(sqlite3.connect(file)) as connection:
            found = {row[0]: row[1] for row in connection.execute("SELECT id, ply FROM tables")}
        assert found == {table["id"]: table["ply"] for table in plies}
    server.start()
    again = server.guest(**cookies)
    for table in tables:
        assert again.table(table)["view"] == table["view"]
        assert again.answer(table, table["view"]["legal"][-1])


@pytest.mark.late
def test_a_restore_deletes_accounts_again_that_were_deleted_since_and_names_them(
    start: Callable[..., Server], tmp_path: Path, ratskeller: Any
) -> None:
    server = start()
    database, copy = ("--database", str(server.database)), str(tmp_path / "copy.sqlite3")
    anna, bert = account(server, "Anna of old"), account(server, "Bert")
    link = anna.post("/api/me/link", password=PASSWORD)["code"]
    table = anna.open(TWO)
    bert.post(f"/api/tables/{table['id']}/join", seat=1)
    assert ratskeller("admin", "backup", copy, *database).status == 0
    anna.post("/api/me/deletion", password=PASSWORD)
    account(server, "Carla, who came later")
    server.stop()
    # Two times: what is replaced the second time is the restored one
    for _ in range(2):
        restored = ratskeller("admin", "restore", copy, *database)
        assert restored.status == 0
        assert "deleted since the backup, and now again: Anna of old\n" in restored.out
        assert "Anna of old" not in all_rows(server.database)
        assert not list(server.database.parent.glob("*.unfinished*"))
    assert ratskeller("admin", "check", *database).status == 0
    server.start()
    visitor = server.guest()
    visitor.refused("/api/me/sign-in", 403, name="Anna of old", password=PASSWORD)
    visitor.refused("/api/me/return", 404, code=link)
    visitor.post("/api/me/sign-in", name="Bert", password=PASSWORD)
    # As when she went: a bot has her seat
    assert [seat["kind"] for seat in visitor.table(table)["seats"]] == ["bot", "human"]


def test_without_the_replaced_database_a_newer_backup_tells_which_accounts_to_delete_again(
    start: Callable[..., Server], tmp_path: Path, ratskeller: Any
) -> None:
    server = start()
    database, old, newer = ("--database", str(server.database)), str(tmp_path / "old"), str(tmp_path / "newer")
    anna = account(server, "Anna of old")
    ratskeller("admin", "backup", old, *database)
    anna.post("/api/me/deletion", password=PASSWORD)
    ratskeller("admin", "backup", newer, *database)
    server.stop()
    for damage in (b"", b"no database at all" * 100):
        server.database.write_bytes(damage)
        restored = ratskeller("admin", "restore", old, *database)
        assert (restored.status, "admin delete-again" in restored.out) == (0, True)
        assert "Anna of old" in all_rows(server.database)
        assert ratskeller("admin", "delete-again", newer, *database).out == (
            "deleted since the backup, and now again: Anna of old\n"
        )
        assert "Anna of old" not in all_rows(server.database)
    refused = ratskeller("admin", "delete-again", str(tmp_path / "none"), *database)
    assert (refused.status, "there is no such file" in refused.err) == (2, True)
    assert ratskeller("admin", "delete-again", old, *database).out == "no account was deleted since the backup\n"


def newer_version(folder: Path) -> str:
    """Make a copy of the package that is a version newer, with a migration more; return the schema that it knows."""
    copy, newest = copy_package(folder), f"{int(HEAD) + 1:04}"
    migrate = copy / "server" / "db" / "migrate.py"
    text = migrate.read_text(encoding="utf-8")
    migrate.write_text(text.replace(f'HEAD = "{HEAD}"', f'HEAD = "{newest}"'), encoding="utf-8")
    (copy / "server" / "db" / "migrations" / "versions" / f"{newest}_later.py").write_text(
        f"""
import sqlalchemy as sa
from alembic import op
revision, down_revision = "{newest}", "{HEAD}"
def upgrade() -> None:
    op.add_column("tables", sa.Column("later", sa.Integer, nullable=False, server_default="1"))
""",
        encoding="utf-8",
    )
    return newest


@pytest.mark.late
def test_after_a_new_version_one_goes_back_by_the_copy_made_before_it(
    start: Callable[..., Server], tmp_path: Path, ratskeller: Any
) -> None:
    newest = newer_version(tmp_path / "newer")
    server = start()
    database, copy = ("--database", str(server.database)), str(tmp_path / "before-upgrade.sqlite3")
    guest, tables = played(server, 3)
    cookies = dict(guest.http.cookies)
    ratskeller("admin", "backup", copy, *database)
    server.stop()

    newer = start(python_path=tmp_path / "newer")
    since = answered(newer.guest(**cookies), tables[0])
    newer.stop()
    with pytest.raises(BadSetting, match=rf"newer version \(schema {newest}, this one knows {HEAD}\)"):
        prepare(server.database)

    assert ratskeller("admin", "restore", copy, *database).status == 0
    server.start()
    again = server.guest(**cookies)
    for table in tables:
        assert again.table(table)["view"] == table["view"]
    went_on = [answered(again, table) for table in tables]
    # What was played since lies beside it, for the newer version
    (beside,) = server.database.parent.glob(f"{server.database.name}.before-*")
    with closing(sqlite3.connect(beside)) as connection:
        assert connection.execute("SELECT ply FROM tables WHERE later = 1 AND id = ?", (since["id"],)).fetchone() == (
            since["ply"],
        )
    refused = ratskeller("admin", "restore", str(beside), "--database", str(tmp_path / "other.sqlite3"))
    assert (refused.status, "newer version" in refused.err) == (2, True)

    # And forward again
    server.stop()
    newer.start()
    returned = newer.guest(**cookies)
    for table in went_on:
        assert returned.table(table)["view"] == table["view"]
        assert answered(returned, table)["ply"] > table["ply"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("DELETE FROM entries WHERE ply = 2", "entries are expected"),
        ("UPDATE tables SET length = length + 1", "answers are expected"),
        ("UPDATE tables SET actor = 1 - actor", "somebody else's turn"),
        ("UPDATE entries SET answer = 'nonsense' WHERE ply = 3", "can't be played again"),
        ("DELETE FROM seats WHERE 0 = 1", None),
        ("DELETE FROM guests", "belongs to a row of guests that is not there"),
    ],
)
def test_a_check_plays_every_table_again_and_shows_what_does_not_fit(
    backup: Path, tmp_path: Path, ratskeller: Any, change: str, message: str | None
) -> None:
    database = tmp_path / "tables.sqlite3"
    database.write_bytes(backup.read_bytes())
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(change)
        connection.commit()
    checked = ratskeller("admin", "check", "--database", str(database))
    assert checked.status == int(message is not None)
    assert (message or "without a fault") in checked.out
    with closing(sqlite3.connect(database)) as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM tables")]
    # Anyone who knows a whole address may watch
    assert not any(table_id in checked.out for table_id in ids)


@pytest.fixture(scope="module")
def backup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a table of each game."""
    server = Server(tmp_path_factory.mktemp("backup") / "tables.sqlite3").start()
    played(server, 3)
    server.stop()
    return server.database


def test_damage_is_found_and_a_damaged_copy_is_not_put_back(backup: Path, tmp_path: Path, ratskeller: Any) -> None:
    whole, damaged = tmp_path / "tables.sqlite3", tmp_path / "damaged.sqlite3"
    whole.write_bytes(backup.read_bytes())
    content = bytearray(backup.read_bytes())
    content[4096 * 3 : 4096 * 8] = b"x" * (4096 * 5)
    damaged.write_bytes(content)
    assert ratskeller("admin", "check", "--database", str(damaged)).status == 1
    refused = ratskeller("admin", "restore", str(damaged), "--database", str(whole))
    assert (refused.status, "is damaged" in refused.err) == (2, True)
    assert whole.read_bytes() == backup.read_bytes()
    # The other way round is what copies are for
    assert ratskeller("admin", "restore", str(whole), "--database", str(damaged)).status == 0
    assert ratskeller("admin", "check", "--database", str(damaged)).status == 0


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "there is no such file"),
        (b"", "is empty"),
        (b"no database at all" * 100, "is damaged"),
    ],
)
def test_what_is_no_copy_is_refused(
    backup: Path, tmp_path: Path, ratskeller: Any, content: bytes | None, message: str
) -> None:
    copy, database = tmp_path / "copy", tmp_path / "tables.sqlite3"
    database.write_bytes(backup.read_bytes())
    if content is not None:
        copy.write_bytes(content)
    refused = ratskeller("admin", "restore", str(copy), "--database", str(database))
    assert (refused.status, message in refused.err) == (2, True)
    assert database.read_bytes() == backup.read_bytes()


def test_a_copy_of_a_newer_version_is_refused(backup: Path, tmp_path: Path, ratskeller: Any) -> None:
    copy = tmp_path / "copy"
    copy.write_bytes(backup.read_bytes())
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    refused = ratskeller("admin", "restore", str(copy), "--database", str(tmp_path / "tables.sqlite3"))
    assert (refused.status, "newer version" in refused.err) == (2, True)
    assert not (tmp_path / "tables.sqlite3").exists()


SERVICE = 54321
"""A user of the machine whom nobody knows: the one that a server runs as."""
owners = pytest.mark.skipif(os.name != "posix", reason="this system has no owners and modes of files")


def give(*paths: Path) -> None:
    """Let files belong to the service, where tests may do that."""
    if os.geteuid() == 0:
        for path in paths:
            os.chown(path, SERVICE, SERVICE)


def rights(path: Path) -> tuple[int, int, int]:
    """Return owner, group and mode."""
    found = path.stat()
    return found.st_uid, found.st_gid, stat.S_IMODE(found.st_mode)


@owners
def test_who_restores_leaves_the_database_to_its_owner(backup: Path, tmp_path: Path, ratskeller: Any) -> None:
    folder = tmp_path / "service"
    folder.mkdir(mode=0o700)
    database = folder / "tables.sqlite3"
    database.write_bytes(backup.read_bytes())
    database.chmod(0o640)
    give(folder, database)
    before = rights(database)
    assert ratskeller("admin", "restore", str(backup), "--database", str(database)).status == 0
    (old,) = folder.glob("*.before-*")
    assert {rights(it) for it in folder.iterdir()} == {before}
    assert database.read_bytes() != b""
    # Where it was taken away it belongs to whom the folder belongs to
    for file in (old, database):
        file.unlink()
    assert ratskeller("admin", "restore", str(backup), "--database", str(database)).status == 0
    assert rights(database) == (*rights(folder)[:2], 0o600)


@owners
def test_new_folders_belong_to_the_owner_of_the_folder_they_lie_in(
    tmp_path: Path, backup: Path, ratskeller: Any
) -> None:
    give(tmp_path)
    database = tmp_path / "one" / "two" / "tables.sqlite3"
    assert ratskeller("admin", "restore", str(backup), "--database", str(database)).status == 0
    for made, mode in ((database, 0o600), (database.parent, 0o700), (database.parent.parent, 0o700)):
        assert rights(made) == (*rights(tmp_path)[:2], mode)


@owners
def test_a_restore_that_may_not_keep_the_owner_changes_nothing(
    backup: Path, tmp_path: Path, ratskeller: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.sqlite3"
    database.write_bytes(backup.read_bytes())
    before = database.stat().st_ino

    def denied(_old: Path, _new: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr("ratskeller.server.db.files.copy_permissions", denied)
    refused = ratskeller("admin", "restore", str(backup), "--database", str(database))
    assert (refused.status, "Operation not permitted" in refused.err) == (2, True)
    assert [(it.name, it.stat().st_ino) for it in tmp_path.iterdir()] == [(database.name, before)]
