"""What has to hold after servers were killed: nothing lost or twice, all see the same, no time given back, no email twice."""

import time
from collections import Counter
from typing import Any

import msgspec

from benchmarks.kills.house import House
from benchmarks.kills.people import Confirmed, Watcher
from ratskeller import games
from ratskeller.server.db.connection import Connection
from ratskeller.server.tables import entry_log, health
from ratskeller.server.tables.entry_log import EntryRow

BETWEEN_SERVERS = 3000
"""Milliseconds by which the time that two servers show may differ: each notes every two seconds how far it is."""
SETTLED_SECONDS = 60


def streams(house: House, tables: list[str]) -> dict[str, list[EntryRow]]:
    """Return what is stored of tables, and make sure that each stream replays to what its table says."""
    with house.looked_into() as connection:
        return {table: _stream(connection, table) for table in tables}


def _stream(connection: Connection, table: str) -> list[EntryRow]:
    head = connection.execute("SELECT game, options, ply, length, over, actor FROM tables WHERE id = ?", (table,))
    game, options, ply, length, over, actor = head.fetchone()
    entries = [entry for entry in entry_log.since(connection, table, 0) if entry.ply <= ply]
    assert [entry.ply for entry in entries] == list(range(1, ply + 1)), "numbers of entries"
    position = games.get(game).resume(msgspec.json.decode(options), entry_log.answers(entries))
    assert len(position.answers) == length, "length"
    assert (position.over, position.actor) == (bool(over), actor), "whose turn it is"
    return entries


def nothing_lost_nor_twice(stored: dict[str, list[EntryRow]], confirmed: Confirmed) -> int:
    """Make sure that each acknowledged answer is stored as sent, and no other; return how many there are."""
    for (table, ply), entry in confirmed.acknowledged.items():
        assert ply <= len(stored[table]), f"entry {ply} was acknowledged and is lost"
        row = stored[table][ply - 1]
        had, has = (entry["kind"], _seat(entry), entry["length"]), (row.kind, row.actor, row.length)
        assert had == has, f"entry {ply} was {had} and is {has}"
        assert entry["answer"] in (row.answer, None), f"entry {ply} has another answer"
    for table, entries in stored.items():
        given = [it.ply for it in entries if it.kind == "answer" and it.actor in (0, 1) and it.stand_in is None]
        for ply in given:
            assert (table, ply) in confirmed.acknowledged or (table, ply) in confirmed.in_doubt, (
                f"nobody gave answer {ply}"
            )
    return len(confirmed.acknowledged)


def _seat(entry: dict[str, Any]) -> int | None:
    return entry["actor"] if isinstance(entry["actor"], int) else None


def all_see_the_same(
    settled: dict[str, list[EntryRow]], stored: dict[str, list[EntryRow]], watchers: list[Watcher]
) -> int:
    """Make sure that each watcher has each entry once and in order, no fewer than there were when all had settled.

    Returns how many entries. Somebody's time may run out after that, and bots go on: `stored` is what there was in the end.
    """
    for watcher in watchers:
        plies = [entry["ply"] for entry in watcher.entries]
        assert plies == list(range(1, len(plies) + 1)), f"a watcher has entries {plies}"
        assert len(settled[watcher.table]) <= len(plies), f"a watcher has {len(plies)} of {len(settled[watcher.table])}"
        for entry, row in zip(watcher.entries, stored[watcher.table], strict=False):
            assert (_seat(entry), entry["length"]) == (row.actor, row.length), f"a watcher has another entry {row.ply}"
    return sum(len(watcher.entries) for watcher in watchers)


def settled_in(house: House, tables: list[str]) -> dict[str, list[EntryRow]]:
    """Return what is stored of tables and is everybody's to know: a draft is not."""
    stored = streams(house, tables)
    with house.looked_into() as connection:
        rows = {table: connection.execute("SELECT public_ply FROM tables WHERE id = ?", (table,)) for table in tables}
        return {table: stored[table][: row.fetchone()[0]] for table, row in rows.items()}


def converged(house: House, confirmed: Confirmed, watchers: list[Watcher]) -> dict[str, list[EntryRow]]:
    """Wait until everybody has seen all they may know; return that."""
    end = time.monotonic() + SETTLED_SECONDS
    while True:
        settled = settled_in(house, confirmed.tables)
        behind = [it for it in watchers if len(it.entries) < len(settled[it.table])]
        if not behind or time.monotonic() > end:
            return settled
        time.sleep(0.2)


def bots_answer(house: House, tables: list[str]) -> int:
    """Wait at each table until the bot that is asked there has answered, and return how many tables there were."""
    asked = (
        "SELECT COUNT(*) FROM tables JOIN seats ON seats.table_id = tables.id AND seats.seat = tables.actor"
        " WHERE tables.id = ? AND tables.over = 0 AND seats.kind = 'bot' AND tables.ply = ?"
    )
    with house.looked_into() as connection:
        for table in tables:
            (ply,) = connection.execute("SELECT ply FROM tables WHERE id = ?", (table,)).fetchone()
            end = time.monotonic() + SETTLED_SECONDS
            while connection.execute(asked, (table, ply)).fetchone()[0]:
                assert time.monotonic() < end, "a bot was asked and nobody let it answer"
                time.sleep(0.1)
    return len(tables)


def no_time_given_back(watchers: list[Watcher]) -> int:
    """Make sure that nobody was shown more time than before; return how many clocks were seen.

    On one socket the time never goes back; between servers it may by what they note late.
    """
    for watcher in watchers:
        for (line, before), (other, after) in zip(watcher.clocks, watcher.clocks[1:], strict=False):
            slack = 0 if line == other else BETWEEN_SERVERS
            assert after["now"] >= before["now"] - slack, f"the time went back: {before['now']}, {after['now']}"
            for had, has in zip(before["seats"], after["seats"], strict=True):
                assert has["reserve"] <= had["reserve"], f"a reserve grew: {before}, {after}"
            if (before["asked"], before["began"]) == (after["asked"], after["began"]) and before["asked"] is not None:
                assert after["deadline"] == before["deadline"], f"a deadline moved: {before}, {after}"
    return sum(len(watcher.clocks) for watcher in watchers)


def served(house: House) -> int:
    """Return the time of the servers as it is stored."""
    with house.looked_into() as connection:
        found: int = connection.execute("SELECT served FROM server_time").fetchone()[0]
        return found


def no_mail_twice(house: House, came: list[tuple[str, str]]) -> int:
    """Make sure that there were no more emails about turns at a table than turns reported; return how many came."""
    with house.looked_into() as connection:
        rows = connection.execute(
            "SELECT channels.target, outbox.table_id FROM outbox JOIN channels ON channels.id = outbox.channel_id"
            " WHERE outbox.state IN ('sending', 'sent')"
        ).fetchall()
    noted = Counter((target, table) for target, table in rows)
    tables = {table for _, table in noted}
    seen = Counter((to, table) for to, text in came for table in tables for _ in range(text.count(f"/{table}")))
    for key, times in seen.items():
        assert times <= noted[key], f"{times} mails of {noted[key]} turns"
    return len(came)


def all_fits(house: House) -> int:
    """Make sure, when all servers have ended, that each table is a game by the rules and its saved position lies in it; return how many."""
    with house.looked_into() as connection:
        found = [fault for _, _, fault in health.faults(connection)]
    assert not any(found), f"what is stored does not fit: {[fault for fault in found if fault is not None]}"
    return len(found)
