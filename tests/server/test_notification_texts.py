"""What notifications say: in every language, at the end of a game, without secrets of other seats."""

import asyncio
import random
import re
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ratskeller import games, words
from ratskeller.core.position import Position
from ratskeller.server.accounts.notices import Notice
from ratskeller.server.db.schema.features import Channel, Notification
from ratskeller.server.db.schema.tables import TableRow
from ratskeller.server.db.timestamps import now
from ratskeller.server.mail.smtp import Mailer, message
from ratskeller.server.mail.texts import languages, words_for
from ratskeller.server.notifications import messages, outbox
from ratskeller.server.notifications import queries as channels
from ratskeller.server.notifications.news import TableNews, table_news
from ratskeller.server.notifications.outbox_worker import OutboxWorker
from ratskeller.server.notifications.sender import NotificationSender
from ratskeller.server.settings import Settings
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.queries import SeatRow

from .places import connected, fresh, store_of
from .receiving import mailbox, text_of
from .storing import BOT, MOMENT, store_game
from .worlds import SCENES, Worlds

TABLE = "a-table-at-which-somebody-is-away"
WRITER = messages.MessageWriter("https://play.example.org")


async def news_of(path: Path, notification: Notification) -> TableNews:
    store = store_of(path)
    found = await table_news(store, notification)
    await store.close()
    assert found is not None
    return found


def all_of(language: str, found: TableNews) -> list[str]:
    """Everything that people read about it, on every channel."""
    mail = message("post@example.org", "anna@example.org", WRITER.news_mail(language, [found], "word"))
    page = mail.get_body(("html",))
    assert page is not None
    heads = [f"{name}: {value}" for name, value in mail.items() if name not in ("Date", "Message-ID")]
    said = [text_of(mail), page.get_content(), messages.title(language, [found]), *messages.sentences(language, found)]
    return [*said, messages.room_line(language, found), *heads]


@pytest.mark.asyncio
async def test_two_worlds_that_differ_in_a_secret_give_the_same_messages(tmp_path: Path) -> None:
    worlds: Worlds = SCENES["drawn"]()
    texts = []
    for name in ("first", "second"):
        position = getattr(worlds, name)
        path = tmp_path / name
        fresh(path)
        sitting = ["looker" if seat == worlds.looker else f"other{seat}" for seat in range(len(position.scores))]
        store_game(path, TABLE, position, sitting)
        notes = [Notification("", "", guest, TABLE, "turn", 1, 0) for guest in sitting if guest != "looker"]
        found = [await news_of(path, note) for note in notes]
        texts.append([text for one in found for language in languages() for text in all_of(language, one)])
        shown = {number for text in texts[-1] for number in re.findall(r"\d+", text.replace(TABLE, ""))}
    assert texts[0] == texts[1]
    assert shown


def ended(game: str) -> Position:
    rng, position = random.Random(3), games.get(game).new(players=2)
    while not position.over:
        position.play(rng.choice(position.legal()))
    return position


@pytest.mark.asyncio
async def test_everybody_is_notified_once_of_the_end_with_their_place(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    fresh(path)
    position = ended("rattus")
    store_game(path, TABLE, position, ["anna", "bert"], ["eve"])
    with closing(connected(path)) as connection:
        for guest in ("anna", "bert", "eve"):
            made = Channel(guest, guest, "mail", f"{guest}@example.org", "de", MOMENT, confirmed=True)
            channels.add(connection, made)
        row, seats = table_queries.read(connection, TABLE)
        assert row is not None
        before = msgspec.structs.replace(row, over=False, actor=0)
        for _ in range(2):
            note(connection, before, row, seats)
        noted = connection.execute("SELECT guest_id, kind FROM outbox ORDER BY guest_id").fetchall()
        assert noted == [("anna", "over"), ("bert", "over")]
    assert position.places is not None
    for seat, guest in enumerate(("anna", "bert")):
        found = await news_of(path, Notification("", "", guest, TABLE, "over", row.ply, 0))
        assert found.own is not None
        assert (found.own.score, found.own.place) == (position.scores[seat], position.places[seat])
        said = all_of("de", found)
        assert ("Du hast gewonnen" in said[0]) == (position.places[seat] == 1)
        assert ("bert", "anna")[seat].title() in said[0]


def note(connection: sqlite3.Connection, before: TableRow, after: TableRow, seats: Sequence[SeatRow]) -> None:
    """Store the notifications that follow from new entries."""
    if (write := outbox.notifications_of(before, after, seats)) is not None:
        write(connection)


@pytest.mark.parametrize(
    ("holders", "was", "asked", "whom"),
    [
        (["anna", "bert"], 0, 1, ["bert"]),
        (["anna", "bert"], 1, 1, []),
        (["anna", "anna"], 0, 1, []),
        (["anna", BOT], 1, 0, []),
        (["anna", BOT, "bert"], 1, 2, ["bert"]),
        (["anna", BOT, "bert"], 2, 1, []),
        (["anna", "anna", "bert"], 0, 1, []),
    ],
)
def test_the_guest_who_gets_the_turn_is_notified(
    tmp_path: Path, holders: list[str], was: int, asked: int, whom: list[str]
) -> None:
    path = tmp_path / "tables.sqlite3"
    fresh(path)
    store_game(path, TABLE, games.get("carcassonne").new(players=len(holders)), holders)
    with closing(connected(path)) as connection:
        for guest in {*holders} - {BOT}:
            made = Channel(guest, guest, "push", "{}", "nl", MOMENT, confirmed=True)
            channels.add(connection, made)
        row, seats = table_queries.read(connection, TABLE)
        assert row is not None
        before, after = (msgspec.structs.replace(row, actor=actor) for actor in (was, asked))
        note(connection, before, after, seats)
        assert [one[0] for one in connection.execute("SELECT guest_id FROM outbox")] == whom


class Watched:
    """A table manager at which every table is watched, or none."""

    def __init__(self, watched: bool) -> None:
        self.watched = watched

    def is_watched(self, _table: str, _guest: str) -> bool:
        return self.watched


class CountingSender:
    """Sends nothing, and notes what it should send."""

    mailer = Mailer(None)

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def prepare(self, channel: Channel) -> None:
        await asyncio.sleep(0)
        assert channel.kind == "mail"

    async def send(self, channel: Channel, all_news: list[TableNews]) -> None:
        await asyncio.sleep(0)
        self.sent += [f"{channel.id} {one.table}" for one in all_news]


@pytest.mark.asyncio
async def test_of_several_processes_one_sends_and_any_one_cancels_what_was_seen(tmp_path: Path) -> None:
    path, sender = tmp_path / "tables.sqlite3", CountingSender()
    fresh(path)
    names = [f"table-{number}-of-those-that-are-told" for number in range(4)]
    for name in names:
        store_game(path, name, games.get("carcassonne").new(players=2), ["anna", "bert"])
    with closing(connected(path)) as connection:
        made = Channel("hers", "anna", "mail", "a@example.org", "en", MOMENT, confirmed=True)
        channels.add(connection, made)

        def ask(name: str) -> None:
            row, seats = table_queries.read(connection, name)
            assert row is not None
            row = msgspec.structs.replace(row, updated=now(), actor=0)
            note(connection, msgspec.structs.replace(row, actor=1), row, seats)
            connection.execute("UPDATE tables SET actor = 0 WHERE id = ?", (name,))

        stores = [store_of(path) for _ in range(3)]
        ask(names[0])
        away, there = (
            OutboxWorker(store, Watched(it), sender, 60) for store, it in zip(stores, (False, True), strict=False)
        )  # type: ignore[arg-type]
        await away.once()
        assert states(connection) == ["waiting"]
        await there.once()
        assert states(connection) == ["needless"]
        for name in names[1:]:
            ask(name)
        workers = [OutboxWorker(store, Watched(False), sender, 0) for store in stores]  # type: ignore[arg-type]
        await asyncio.gather(*(worker.once() for worker in workers * 2))
        assert sorted(sender.sent) == [f"hers {name}" for name in names[1:]]
        assert sorted(states(connection)) == ["needless", "sent", "sent", "sent"]
        for store in stores:
            await store.close()


def states(connection: sqlite3.Connection) -> list[str]:
    return [row[0] for row in connection.execute("SELECT state FROM outbox")]


def test_removing_a_guest_deletes_their_channels(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    fresh(path)
    store_game(path, TABLE, games.get("carcassonne").new(players=2), ["anna", "bert"])
    with closing(connected(path)) as connection:
        made = Channel("hers", "anna", "mail", "a@example.org", "en", MOMENT, confirmed=True)
        channels.add(connection, made)
        row, seats = table_queries.read(connection, TABLE)
        assert row is not None
        note(connection, msgspec.structs.replace(row, actor=1), msgspec.structs.replace(row, actor=0), seats)
        assert count(connection, "outbox") == 1
        channels.delete_of_guest(connection, "anna")
        assert (count(connection, "outbox"), count(connection, "channels")) == (0, 0)


def count(connection: sqlite3.Connection, table: str) -> int:
    found: int = connection.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0]
    return found


def test_the_password_of_the_mail_server_is_never_printed(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    from commandline import CommandLine

    monkeypatch.setenv("RATSKELLER_SETTINGS", "")
    monkeypatch.setenv("RATSKELLER_MAIL_PASSWORD", "s3cret-w0rd")
    ratskeller: Callable[..., Any] = CommandLine(monkeypatch, capsys)
    for form in ((), ("--json",), ("--toml",)):
        output = ratskeller("settings", *form)
        assert "s3cret" not in output.out + output.err
        assert "mail-password" in output.out
    monkeypatch.setenv("RATSKELLER_MAIL_PASSWORD", "s3cret\x07w0rd")
    output = ratskeller("settings")
    assert (output.status, "mail_password" in output.err, "s3cret" in output.err) == (2, True, False)


@pytest.mark.parametrize(
    ("given", "output"),
    [
        ({"site": "play.example.org"}, "site: 'play.example.org': give scheme and name"),
        ({"site": "https://play.example.org/rats"}, "site: .*without a path"),
        ({"mail_server": "smtp.example.org:x"}, "mail_server: .*give a name and maybe a port"),
        ({"mail_server": "smtp.example.org"}, "mail_sender: '': email needs a sender"),
        ({"mail_server": "smtp.example.org", "mail_sender": "a@b.c"}, "site: emails link to it"),
        ({"mail_sender": "a@b.c\nBcc: d@e.f"}, "mail_sender: a text on one line is needed"),
        ({"mail_security": "ssl"}, "mail_security: 'ssl' is not one of starttls, tls, none"),
    ],
)
def test_the_error_names_an_invalid_email_setting(given: dict[str, Any], output: str) -> None:
    from ratskeller.server.settings import BadSetting, Settings

    with pytest.raises(BadSetting, match=output):
        Settings.checked(**given)


@pytest.mark.asyncio
async def test_words_are_loaded_in_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That takes some tenths of a second, which must not block the event loop."""
    readers: list[threading.Thread] = []
    load = words.load

    def noted(*packages: str) -> words.Words:
        readers.append(threading.current_thread())
        return load(*packages)

    monkeypatch.setattr(words, "load", noted)
    words_for.cache_clear()
    store = store_of(fresh(tmp_path / "tables"))
    with mailbox() as (box, server):
        mail = {"mail_server": server, "mail_security": "none", "mail_sender": "post@example.org"}
        sender = NotificationSender(Settings.checked(site="https://play.example.org", **mail), store)
        await sender.send_notice(Notice("one", "anna@example.org", "de", "password", "Anna", "", 0))
        await sender.outbound.close()
    await store.close()
    assert len(box.mails) == 1
    assert readers
    assert threading.main_thread() not in readers
