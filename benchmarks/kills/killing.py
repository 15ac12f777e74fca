"""Faults, one after the other, while games go on; and then what had to hold."""

import random
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from benchmarks.kills import checks
from benchmarks.kills.faults import GOES_ON_SECONDS, Aims, Faults
from benchmarks.kills.house import House, mail_server
from benchmarks.kills.people import Confirmed, Guest, Player
from benchmarks.kills.postgres import Pair, programs
from ratskeller import games
from ratskeller.server.database_location import Address, Place
from ratskeller.server.db.migrate import prepare
from ratskeller.server.settings import database_place

POSTGRES = "postgres"
LINES = 300
USUALLY = Aims(0.5, 10.0)


@dataclass
class Plan:
    """What is to be done: how many faults, among how many servers, at how many tables."""

    database: str
    kills: int
    seed: int
    nodes: int = 2
    tables: int = 4
    aims: Aims = USUALLY


def kill(plan: Plan) -> dict[str, Any]:
    """Do it, and return what came of it. Raises `AssertionError` naming what did not hold."""
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        _database(plan.database) as (place, pair),
        mail_server() as (mails, at),
    ):
        prepare(place)
        database = place.url if isinstance(place, Address) else str(place)
        house = House(database, place, at, Path(folder) / "log", plan.nodes)
        try:
            figures = _kill_among(house, pair, plan)
            figures["mails"] = checks.no_mail_twice(house, mails.came)
            house.stop()
            figures["tables played again"] = checks.all_fits(house)
        except AssertionError as error:
            last = house.log.read_text(encoding="utf-8").splitlines()[-LINES:]
            error.add_note("\n".join(["the end of the log of the servers:", *last]))
            raise
        finally:
            house.stop()
    return {"seed": plan.seed, **figures, "seconds": round(time.monotonic() - began)}


@contextmanager
def _database(named: str) -> Iterator[tuple[Place, Pair | None]]:
    """Give the database that is named, and where it is to be a PostgreSQL of our own, its primary and standby."""
    if named != POSTGRES:
        yield database_place(named), None
        return
    found = programs()
    if found is None:
        raise RuntimeError("no PostgreSQL: install it, or name the folder of its programs in RATSKELLER_TEST_POSTGRES")
    pair = Pair(found, "ratskeller")
    try:
        yield pair.address, pair
    finally:
        pair.stop()


def _kill_among(house: House, pair: Pair | None, plan: Plan) -> dict[str, Any]:
    rng, confirmed = random.Random(plan.seed), Confirmed()
    names = games.names()
    people = [_pair(house, rng) for _ in range(plan.tables)]
    players = [
        Player(guests, confirmed, plan.seed + number, names[number % len(names)])
        for number, guests in enumerate(people)
    ]
    for player in players:
        player.start()
    faults = Faults(house, pair, rng, confirmed, lambda: _check_alive(players), plan.aims)
    slowest, before = 0.0, 0
    for number in range(plan.kills):
        begun = time.monotonic()
        kind = faults.strike(people[0][0])
        took = time.monotonic() - begun
        print(f"{number + 1} of {plan.kills}: {kind}, {took:.1f} s", file=sys.stderr, flush=True)
        slowest = max(slowest, took)
        now = checks.served(house)
        assert now >= before, "the time of the servers went back"
        before = now
    for player in players:
        player.ends.set()
    for player in players:
        player.join(GOES_ON_SECONDS)
    _check_alive(players)
    return {
        "faults": dict(faults.done),
        "seconds of the longest fault, until play went on": round(slowest, 1),
        "faults after which takeovers were waited for": faults.aimed,
        "takeovers": sorted(round(each, 2) for each in faults.takeovers),
        **_checked(house, confirmed, players),
    }


def _checked(house: House, confirmed: Confirmed, players: list[Player]) -> dict[str, Any]:
    watchers = [watcher for player in players for watcher in player.watchers]
    settled = checks.converged(house, confirmed, watchers)
    for watcher in watchers:
        watcher.ends.set()
    for watcher in watchers:
        watcher.join(GOES_ON_SECONDS)
    answered = checks.bots_answer(house, confirmed.tables)
    stored = checks.streams(house, confirmed.tables)
    assert house.tracebacks == 0, f"{house.tracebacks} tracebacks:\n{house.log.read_text(encoding='utf-8')}"
    return {
        "tables without a bot that waits": answered,
        "tables": len(confirmed.tables),
        "answers acknowledged": checks.nothing_lost_nor_twice(stored, confirmed),
        "answers in doubt": len(confirmed.in_doubt),
        "entries seen": checks.all_see_the_same(settled, stored, watchers),
        "sockets": sum(watcher.sockets for watcher in watchers),
        "clocks seen": checks.no_time_given_back(watchers),
    }


def _check_alive(players: list[Player]) -> None:
    """Raise what has ended a player."""
    for player in players:
        if player.crash is not None:
            raise player.crash


def _pair(house: House, rng: random.Random) -> tuple[Guest, Guest]:
    pair = Guest(house, random.Random(rng.random())), Guest(house, random.Random(rng.random()))
    statement = (
        "INSERT INTO channels (id, guest_id, kind, target, language, zone, confirmed, code_attempts, created)"
        " VALUES (?, ?, 'mail', ?, 'en', 'UTC', 1, 0, '2026-01-01T00:00:00.000Z')"
    )
    with house.looked_into() as connection:
        for guest in pair:
            connection.execute(statement, (secrets.token_hex(8), guest.id, f"{guest.id}@example.org"))
    return pair
