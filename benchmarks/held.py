"""How long one guest waits while others ask for much: `python -m benchmarks.held [reads|looks|restart]` prints milliseconds as JSON.

Each measurement has a server of its own, on loopback, with games of Carcassonne that stand near their end in its database, which lies in
the working directory. People are in processes of their own.

reads    a guest looks at their table while statistics of many games are made and records of many games are copied
looks    a guest looks at their table while 60 records are imported, by three others, and 200 stored games are looked at for the first time
restart  the server starts anew, and all sockets come back at once
"""

import argparse
import asyncio
import json
import multiprocessing
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
from websockets.asyncio.client import connect as open_socket

from benchmarks.load.house import House, serving
from ratskeller import games
from ratskeller.core.position import Position
from ratskeller.server.accounts.crypto import token_hash
from ratskeller.server.db.migrate import prepare
from ratskeller.server.tables import entry_log, loader, results
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.loader import FAR, SavedRow, saved_now
from ratskeller.server.tables.queries import SeatRow, TableRow
from ratskeller.server.tables.results import Finish, Line

HOST, GAME, MOMENT = "127.0.0.1", "carcassonne", "2026-01-01T12:00:00.000Z"
GAMES, PEOPLE = 20, 100
LATE = 0.9
IMPORTS, IMPORTERS, LOOKS = 60, 3, 200
FINISHED = 500
PAUSE = 0.01
PATIENCE = 120


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("measured", nargs="*", choices=[*MEASURED, []], help="all by default")
    parser.add_argument("--tables", type=int, default=500, help="late games in the database")
    parser.add_argument("--sockets", type=int, default=1000, help="sockets that come back after a restart")
    parser.add_argument("--replayed", action="store_true", help="no position is saved: all games are replayed")
    given = parser.parse_args()
    print(json.dumps({name: MEASURED[name](given) for name in given.measured or MEASURED}, indent=1))


def reads(given: argparse.Namespace) -> dict[str, Any]:
    """Measure looks while others have statistics made and copy all their records."""
    with stored(given.tables, FINISHED) as path, serving(path) as house:
        return compared(house, [("get", f"/api/statistics?game={GAME}", None), ("get", "/api/me/records", None)] * 3)


def looks(given: argparse.Namespace) -> dict[str, Any]:
    """Measure looks while others import records and look at games that are not in memory."""
    records = [played(seed).record() for seed in range(IMPORTS // 10)]
    imports = [("post", "/api/records", {"record": records[it % len(records)]}) for it in range(IMPORTS)]
    seen = [("get", f"/api/tables/{name(it)}", None) for it in range(min(LOOKS, given.tables))]
    with stored(given.tables, is_saved=not given.replayed) as path, serving(path) as house:
        return compared(house, [*imports, *seen])


def restart(given: argparse.Namespace) -> dict[str, Any]:
    """Measure how long sockets wait for their first message when all come back to a server that has just started."""
    with stored(given.tables, is_saved=not given.replayed) as path, serving(path) as house:
        began = house.processor()
        found = asyncio.run(all_back(house.port, given))
        return found | {"server, s of processor": round(house.processor() - began, 2)}


async def all_back(port: int, given: argparse.Namespace) -> dict[str, float]:
    """Open all sockets at once; return when the middle one and the last one received something, in seconds.

    They stay open until all have: people who come back stay.
    """
    came, began, all_came = [], time.perf_counter(), asyncio.Event()

    async def come(number: int) -> None:
        address = f"ws://{HOST}:{port}/api/tables/{name(number % given.tables)}/live?since=100000"
        cookie = {"Cookie": cookie_of(f"guest{number % PEOPLE}")}
        async with open_socket(address, additional_headers=cookie, open_timeout=PATIENCE) as socket:
            await socket.recv()
            came.append(time.perf_counter() - began)
            if len(came) == given.sockets:
                all_came.set()
            await all_came.wait()

    own_began = time.process_time()
    await asyncio.gather(*(come(number) for number in range(given.sockets)))
    own = time.process_time() - own_began
    times = {"median, s": round(median(came), 2), "last, s": round(max(came), 2)}
    return {"sockets": len(came)} | times | {"people, s of processor": round(own, 2)}


def compared(house: House, wanted: list[tuple[str, str, Any]]) -> dict[str, Any]:
    """Return how long somebody's looks take in quiet, and while others want all of this at once."""
    stop, found = multiprocessing.Event(), multiprocessing.Queue()
    quiet = watched(house.port, lambda: time.sleep(3), stop, found)
    stop.clear()
    began = time.perf_counter()
    crowded = watched(house.port, lambda: crowd(house.port, wanted), stop, found)
    return {
        "quiet": figures(quiet),
        "crowded": figures(crowded),
        "asked at once": len(wanted),
        "until all were answered, s": round(time.perf_counter() - began, 2),
    }


def watched(port: int, during: Callable[[], None], stop: Any, found: Any) -> list[float]:
    """Return how many milliseconds each look of somebody has taken while something happened."""
    looking = multiprocessing.Process(target=look, args=(port, stop, found))
    looking.start()
    assert found.get() == "begun"
    during()
    stop.set()
    took: list[float] = found.get()
    looking.join()
    return took


def look(port: int, stop: Any, found: Any) -> None:
    """Look at one table again and again, and tell how long each look has taken."""
    line, took = HTTPConnection(HOST, port, timeout=PATIENCE), []
    path, headers = f"/api/tables/{name(0)}", {"Cookie": cookie_of("watcher")}
    ask(line, "get", path, None, headers)
    found.put("begun")
    while not stop.is_set():
        began = time.perf_counter()
        ask(line, "get", path, None, headers)
        took.append(1000 * (time.perf_counter() - began))
        time.sleep(PAUSE)
    found.put(took)


def crowd(port: int, wanted: list[tuple[str, str, Any]]) -> None:
    """Ask for all of this at once, each by a thread of a process of its own."""
    asking = multiprocessing.Process(target=_ask_all, args=(port, wanted))
    asking.start()
    asking.join()
    if asking.exitcode:
        raise RuntimeError("something was refused")


def _ask_all(port: int, wanted: list[tuple[str, str, Any]]) -> None:
    def one(numbered: tuple[int, tuple[str, str, Any]]) -> None:
        number, (method, path, body) = numbered
        who = f"guest{number % IMPORTERS if method == 'post' else number % PEOPLE}"
        with closing(HTTPConnection(HOST, port, timeout=PATIENCE)) as line:
            ask(line, method, path, body, {"Cookie": cookie_of(who)})

    with ThreadPoolExecutor(len(wanted)) as threads:
        list(threads.map(one, enumerate(wanted)))


def ask(line: HTTPConnection, method: str, path: str, body: Any, headers: dict[str, str]) -> None:
    """Ask for something; a refusal is an error."""
    content = None if body is None else json.dumps(body)
    line.request(method.upper(), path, content, headers | {"Content-Type": "application/json"})
    response = line.getresponse()
    found = response.read()
    if response.status >= 400:
        raise RuntimeError(f"{path}: {found.decode()}")


def figures(took: list[float]) -> dict[str, float]:
    """Return median, 95 % and the worst of milliseconds."""
    late = sorted(took)[int(0.95 * len(took))]
    found = {"ms, median": median(took), "ms, 95 %": late, "ms, worst": max(took)}
    return {"looks": len(took)} | {name: round(value, 1) for name, value in found.items()}


def name(number: int) -> str:
    """Return the id of a stored table."""
    return f"table{number:015}"


def cookie_of(who: str) -> str:
    """Return the cookie of a stored guest."""
    return f"ratskeller_session={who}"


@contextmanager
def stored(late: int, finished: int = 0, is_saved: bool = True) -> Iterator[Path]:
    """Make a database with games near their end, and some that are over; give its path. Without saved positions all is replayed."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        path = Path(folder) / "tables.sqlite3"
        prepare(path)
        with closing(sqlite3.connect(path)) as database:
            for who in ["watcher", *(f"guest{it}" for it in range(PEOPLE))]:
                database.execute("INSERT INTO guests VALUES (?, ?, ?)", (who, who.title(), MOMENT))
                database.execute("INSERT INTO sessions VALUES (?, ?, ?)", (token_hash(who), who, MOMENT))
            fill(database, late, LATE, 0, is_saved)
            fill(database, finished, 1.0, late, is_saved)
            database.commit()
        yield path


def fill(database: sqlite3.Connection, count: int, part: float, after: int, is_saved: bool) -> None:
    """Store a number of games, each played up to a given share, with saved positions as a server leaves them, or without."""
    made = [entries_of(played(seed), part) for seed in range(min(GAMES, count))]
    saved = [saved_before(position, number % FAR) for number, (position, _) in enumerate(made)] if is_saved else []
    for number in range(count):
        position, entries = made[number % GAMES]
        actor = position.actor if isinstance(position.actor, int) else None
        ends = (len(entries), len(position.answers), position.over, actor, False, "always")
        row = TableRow(name(after + number), GAME, position.game.version, position.options, MOMENT, MOMENT, *ends)
        seats = [SeatRow(seat, "human", f"guest{seat}", "", None) for seat in range(len(position.scores))]
        table_queries.insert_table(database, row, seats, [None] * len(seats))
        entry_log.insert(database, row.id, entries)
        if is_saved:
            # It may be as far behind as a server lets it be
            loader.save_position(database, row.id, saved[number % GAMES])
        if position.over:
            lines = [Line(it.seat, it.guest, 1, position.scores[it.seat]) for it in seats]
            results.note(database, Finish(row.id, GAME, MOMENT, rated=False, lines=lines))


def saved_before(position: Position, behind: int) -> SavedRow:
    """Return the position so many answers earlier as it is saved; each has an entry. At the end it is saved in any case."""
    length = len(position.answers) - (0 if position.over else behind)
    return saved_now(position.back_to(length), length)


def played(seed: int) -> Position:
    """Return a random game that is over."""
    chance, position = random.Random(seed), games.get(GAME).new(players=4)
    while not position.over:
        if position.actor == "chance":
            position.play_chance(chance)
        else:
            position.play(chance.choice(position.legal()))
    return position


def entries_of(whole: Position, part: float) -> tuple[Position, list[EntryRow]]:
    """Return a game up to a question to a seat, and its entries."""
    position, entries, length = games.get(GAME).resume(whole.options, []), [], int(part * len(whole.answers))
    for actor, text in zip(whole.actors, whole.answers, strict=True):
        # Where nothing can be taken back, as `insert_table` notes it
        if (
            len(position.answers) >= length
            and position.undo_floor == len(position.answers)
            and isinstance(position.actor, int)
        ):
            break
        events = msgspec.json.encode(position.play(text).events)
        seat = actor if isinstance(actor, int) else None
        entries.append(EntryRow(len(entries) + 1, "answer", seat, text, len(position.answers), events, MOMENT))
    return position, entries


MEASURED = {"reads": reads, "looks": looks, "restart": restart}

if __name__ == "__main__":
    main()
