"""Databases of earlier versions: their tables open, and their games go on.

`old_databases/` holds, for each version that changed the structure of the server, a database as SQL text,
what its tables asked at the time (`tables`), and a record.
That version's own server wrote them. They are never rewritten; new versions add files.
"""

import hashlib
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ratskeller import games

from .serving import Guest, Server

FOLDER = Path(__file__).parent / "old_databases"
VERSIONS = sorted(path.stem for path in FOLDER.glob("version-?.sql"))
TOKEN = "a-visitor-of-those-days"
"""Databases hold only the hash of a session: the visitor who owned the tables gets this one."""


def stored_tables(version: str) -> dict[str, Any]:
    """What the tables asked when they were stored, by id."""
    content: dict[str, Any] = json.loads((FOLDER / f"{version}.json").read_text(encoding="utf-8"))
    return content


@pytest.fixture(scope="module", params=VERSIONS)
def opened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Guest]]:
    """A server on an old database, and the visitor who owns its tables."""
    file = tmp_path_factory.mktemp("database") / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as database:
        database.executescript((FOLDER / f"{request.param}.sql").read_text(encoding="utf-8"))
        hashed = hashlib.sha256(TOKEN.encode()).hexdigest()
        assert database.execute("UPDATE guests SET token_hash = ?", [hashed]).rowcount == 1
        database.commit()
    server = Server(file).start()
    yield request.param, server.guest(ratskeller_session=TOKEN)
    server.stop()


def test_there_are_unfinished_tables_of_every_game():
    for version in VERSIONS:
        assert {table["game"] for table in stored_tables(version).values() if not table["over"]} == set(games.names())


def test_every_table_asks_what_it_asked(opened):
    version, guest = opened
    for id_, then in stored_tables(version).items():
        now = guest.table({"id": id_})
        assert (now["ply"], now["over"]) == (then["ply"], then["over"])
        asked = ("question", "actor", "legal", "scores")
        assert [now["view"][name] for name in asked] == [then[name] for name in asked]
        assert [entry["ply"] for entry in guest.log(now)] == list(range(1, then["ply"] + 1))


@pytest.mark.slow
def test_every_unfinished_table_is_played_to_its_end(opened):
    version, guest = opened
    unfinished = [id_ for id_, table in stored_tables(version).items() if not table["over"]]
    for id_ in unfinished:
        ended = guest.play_on(guest.table({"id": id_}), random.Random(id_), 5_000)
        assert ended["over"]
        record = guest.http.get(f"/api/tables/{id_}/record").text
        assert games.get(ended["game"]).replay(record).scores == ended["view"]["scores"]


@pytest.mark.parametrize("version", VERSIONS)
def test_a_stored_record_replays_and_is_written_in_the_same_words(version):
    text = (FOLDER / f"{version}-record.json").read_text(encoding="utf-8")
    position = games.get("rattus").replay(text)
    assert position.over
    assert json.loads(position.record()) == json.loads(text)
