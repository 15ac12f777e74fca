"""Kills, one after the other, while games go on; and then what had to hold."""

import random
import secrets
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.kills import checks
from benchmarks.kills.house import House, mail_server
from benchmarks.kills.people import Guest, Player, Told
from ratskeller import games
from ratskeller.server.db.migrate import prepare
from ratskeller.server.settings import database_place

SHORTEST, LONGEST = 0.05, 0.8
"""Seconds of quiet before a kill."""
GOES_ON_SECONDS = 60.0
STILL_SECONDS = (0.2, 6.0)
"""How long a process or a way stands still: some longer than a transaction may, and longer than it takes to be given up."""
SLOW_SECONDS, DELAYS = 2.0, (0.01, 0.2)


@dataclass
class Plan:
    """What is to be done: how often something is killed, among how many servers, at how many tables."""

    database: str
    kills: int
    seed: int
    nodes: int = 2
    tables: int = 4
    figures: dict[str, Any] = field(default_factory=dict)


def kill(plan: Plan) -> dict[str, Any]:
    """Do it, and return what came of it. Raises `AssertionError` naming what did not hold."""
    place = database_place(plan.database)
    prepare(place)
    with tempfile.TemporaryDirectory() as folder, mail_server() as (mails, address):
        house = House(plan.database, place, address, Path(folder) / "log", plan.nodes)
        try:
            figures = _kill_among(house, plan)
            figures["mails"] = checks.no_mail_twice(house, mails.came)
        finally:
            house.stop()
    return {"seed": plan.seed, **figures}


def _kill_among(house: House, plan: Plan) -> dict[str, Any]:
    rng, told = random.Random(plan.seed), Told()
    names = games.names()
    people = [_pair(house, rng) for _ in range(plan.tables)]
    players = [Player(pair, told, plan.seed + number, names[number % len(names)]) for number, pair in enumerate(people)]
    for player in players:
        player.start()
    checks.still_goes_on(told, 0, GOES_ON_SECONDS, lambda: _runs(players))
    done = Counter[str]()
    slowest, before = 0.0, 0
    for _ in range(plan.kills):
        time.sleep(rng.uniform(SHORTEST, LONGEST))
        known, begun = len(told.acknowledged), time.monotonic()
        _kill_one(house, rng, done)
        checks.still_goes_on(told, known, GOES_ON_SECONDS, lambda: _runs(players))
        slowest = max(slowest, time.monotonic() - begun)
        now = checks.served(house)
        assert now >= before, "the time of the servers went back"
        before = now
    for player in players:
        player.ends.set()
    for player in players:
        player.join(GOES_ON_SECONDS)
        assert player.crash is None, repr(player.crash)
    return {
        "faults": dict(done),
        "seconds until it went on, at most": round(slowest, 1),
        **_checked(house, told, players),
    }


def _checked(house: House, told: Told, players: list[Player]) -> dict[str, Any]:
    watchers = [watcher for player in players for watcher in player.watchers]
    settled = checks.converged(house, told, watchers)
    for watcher in watchers:
        watcher.ends.set()
    for watcher in watchers:
        watcher.join(GOES_ON_SECONDS)
    answered = checks.bots_answer(house, told.tables)
    stored = checks.streams(house, told.tables)
    assert house.tracebacks == 0, f"{house.tracebacks} tracebacks:\n{house.log.read_text(encoding='utf-8')}"
    return {
        "tables without a bot that waits": answered,
        "tables": len(told.tables),
        "answers acknowledged": checks.nothing_lost_nor_twice(stored, told),
        "answers in doubt": len(told.in_doubt),
        "entries seen": checks.all_see_the_same(settled, stored, watchers),
        "sockets": sum(watcher.sockets for watcher in watchers),
        "clocks seen": checks.no_time_given_back(watchers),
    }


def _kill_one(house: House, rng: random.Random, done: Counter[str]) -> None:
    """Let one fault happen: to a server, to its bots, to its way to the database or to all connections of a database that has some."""
    node, kinds = rng.choice(list(house.urls)), dict(FAULTS)
    if house.links:
        kinds |= ON_THE_WAY
    kind = rng.choices(list(kinds), list(kinds.values()))[0]
    seconds = rng.uniform(*STILL_SECONDS)
    done[kind] += 1
    if kind == "bots killed":
        house.kill_workers(node)
    elif kind == "pauses":
        house.pause(node, seconds)
    elif kind == "silent links":
        house.silence(node, seconds)
    elif kind == "slow links":
        house.slow(node, rng.uniform(*DELAYS), SLOW_SECONDS)
    elif kind == "cut links":
        house.links[node].cut()
    elif kind == "all connections ended":
        house.cut_connections()
    else:
        house.kill(node)
        time.sleep(rng.uniform(0, LONGEST))
        house.start(node)
        if kind == "killed while tables load":
            time.sleep(rng.uniform(0, LONGEST / 4))
            house.kill(node)
            house.start(node)


FAULTS = {"servers killed": 5, "killed while tables load": 2, "bots killed": 2, "pauses": 3}
"""What can happen on every database, and how often it does beside the others."""
ON_THE_WAY = {"silent links": 3, "slow links": 2, "cut links": 3, "all connections ended": 2}


def _runs(players: list[Player]) -> bool:
    crash = next((player.crash for player in players if player.crash is not None), None)
    if crash is not None:
        raise crash
    return True


def _pair(house: House, rng: random.Random) -> tuple[Guest, Guest]:
    pair = Guest(house, random.Random(rng.random())), Guest(house, random.Random(rng.random()))
    statement = (
        "INSERT INTO channels (id, guest_id, kind, target, language, zone, confirmed, code_tries, created)"
        " VALUES (?, ?, 'mail', ?, 'en', 'UTC', 1, 0, '2026-01-01T00:00:00.000Z')"
    )
    with house.looked_into() as connection:
        for guest in pair:
            connection.execute(statement, (secrets.token_hex(8), guest.id, f"{guest.id}@example.org"))
    return pair
