"""What people download about themselves is complete: every column that names a person is in it, or there is a reason why not."""

import re
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import CheckConstraint, Column, Integer, Table

from ratskeller.server.accounts.own_data import EXPORTED, NOT_EXPORTED, OwnData, own_data
from ratskeller.server.db.metadata import metadata

from .places import ON_POSTGRES, connected, fresh
from .serving import Server
from .test_accounts import TWO, account

ME, OTHER, TABLE = "me", "other", "a table"
NAMES_A_PERSON = re.compile(r"guest_id|admin_id|other_id|host")


def columns_of_people() -> set[tuple[str, str]]:
    """Return all columns (table, column) that hold the id of a guest."""
    found = {("guests", "id")}
    for table in metadata.sorted_tables:
        for column in table.columns:
            refers = any(key.target_fullname == "guests.id" for key in column.foreign_keys)
            if refers or NAMES_A_PERSON.fullmatch(column.name):
                found.add((table.name, column.name))
    return found


def test_every_column_that_names_a_person_is_exported_or_has_a_reason() -> None:
    assert set(EXPORTED) | set(NOT_EXPORTED) == columns_of_people()
    assert not set(EXPORTED) & set(NOT_EXPORTED)
    assert set(EXPORTED.values()) <= set(OwnData.__struct_fields__)
    assert all(len(reason) > 20 for reason in NOT_EXPORTED.values())


def value_of(column: Column[Any], person: str) -> object:
    """Return some value that a row may have there."""
    if any(key.target_fullname == "guests.id" for key in column.foreign_keys):
        return person if column.name == person else OTHER
    if column.name in ("table_id", "origin") or str(column) == "tables.id":
        return TABLE
    if isinstance(column.type, Integer):
        return 1
    allowed = [str(it.sqltext) for it in column.constraints if isinstance(it, CheckConstraint)]
    return re.findall(r"'(\w+)'", allowed[0])[-1] if allowed else "{}"


def insert(connection: Any, table: Table, column: str) -> None:
    """Store a row whose `column` names me, and every other column somebody or something else."""
    row = {it.name: ME if it.name == column else value_of(it, column) for it in table.columns}
    names = ", ".join(f'"{name}"' for name in row)
    marks = ", ".join("?" for _ in row)
    connection.execute(f"INSERT INTO {table.name} ({names}) VALUES ({marks})", list(row.values()))


@pytest.mark.parametrize(("table", "column"), [it for it in EXPORTED if it != ("guests", "id")])
def test_a_row_about_a_person_shows_in_their_export(tmp_path: Path, table: str, column: str) -> None:
    with closing(connected(fresh(tmp_path / "tables.sqlite3"))) as connection:
        connection.execute("SET session_replication_role = replica" if ON_POSTGRES else "PRAGMA foreign_keys = OFF")
        for guest in (ME, OTHER):
            connection.execute("INSERT INTO guests VALUES (?, ?, '2026')", (guest, guest))
        insert(connection, metadata.tables["tables"], "")
        if EXPORTED[table, column] == "account":
            insert(connection, metadata.tables["accounts"], "guest_id")
        if table == "recovery_codes":
            insert(connection, metadata.tables["second_factors"], "guest_id")
        if table == "accounts":
            connection.execute("DELETE FROM accounts")
        others, before = own_data(connection, OTHER), own_data(connection, ME)
        insert(connection, metadata.tables[table], column)
        after = own_data(connection, ME)
        changed = [name for name in OwnData.__struct_fields__ if getattr(before, name) != getattr(after, name)]
        assert changed == [EXPORTED[table, column]]
        assert msgspec.json.encode(after)
        assert own_data(connection, OTHER) == others


def test_one_s_own_chat_mutes_and_blocks_are_in_the_export(server: Server) -> None:
    owner, friend = account(server), account(server)
    table = owner.open(TWO)
    friend.post(f"/api/tables/{table['id']}/join", seat=1)
    path = f"/api/tables/{table['id']}/talk"
    for guest, text in ((owner, "The rats are here."), (friend, "They always were.")):
        guest.post(path, text=text, key="line-0001")
    (line,) = [it for it in owner.get(path)["lines"] if it["text"] == "They always were."]
    for silence, field in (("mute", "muted"), ("block", "blocked")):
        owner.post(f"{path}/silence", person=line["person"], silence=silence)
        data = owner.get("/api/me/data")
        assert [it["name"] for it in data[field]] == [friend.me["name"]]
        assert [(it["text"], it["room"]) for it in data["chat"]] == [("The rats are here.", "table")]
        assert "They always were." not in str(data)
        assert friend.get("/api/me/data")[field] == []
