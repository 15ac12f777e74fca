"""Many people at many tables of one server: `python -m benchmarks.load --players 500 --tables 200 --seconds 60`.

A real server, a new database and real sockets on loopback; the people are in processes of their own. Half of the tables play each game.
It prints a table, or JSON, and ends with status 1 when anything went wrong.
"""

import argparse
import json
import math
import multiprocessing
import os
import sys
from contextlib import ExitStack
from itertools import pairwise
from multiprocessing.connection import Connection
from statistics import median
from typing import Any

import msgspec

from benchmarks.load.crowd import Noted, Plan, play
from benchmarks.load.house import served

LEAST_SEATS, MOST_SEATS = 2, 4
PATIENCE_SECONDS = 600.0
"""Longer than any part takes: a process that says nothing for so long is lost."""
TARGETS = {"acknowledged, ms, 95 %": 100, "seen by all, ms, 95 %": 150, "memory, KiB a connection": 40, "errors": 0}


def main() -> int:
    """Measure, print, and return the exit status."""
    given = _arguments()
    if not LEAST_SEATS <= given.players / given.tables <= MOST_SEATS:
        print(f"Give {LEAST_SEATS} to {MOST_SEATS} players for each table.", file=sys.stderr)
        return 2
    try:
        figures = measure(given)
    except KeyboardInterrupt:
        print("Interrupted: nothing was measured to the end.", file=sys.stderr)
        return 130
    print(json.dumps(figures, indent=1) if given.json else _table(figures))
    return int(bool(figures["errors"]))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--players", type=int, default=500, help="players, each with a socket")
    parser.add_argument("--tables", type=int, default=200, help="tables; every other one plays the other game")
    parser.add_argument("--watchers", type=int, default=50, help="people who look on, at one table after the other")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long it is measured")
    parser.add_argument(
        "--pace",
        type=float,
        default=3.0,
        help="seconds between two answers at a table, half to one and a half times that; 0: as fast as they can",
    )
    parser.add_argument("--begun", type=int, default=100, help="answers that a game stands at before that, at most")
    parser.add_argument("--processes", type=int, default=1, help="processes in which the people are")
    parser.add_argument("--plain", action="store_true", help="nobody takes packed messages")
    parser.add_argument("--seed", type=int, default=1348)
    parser.add_argument("--json", action="store_true", help="for machines")
    return parser.parse_args()


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """Let everybody come, listen, play on and be measured; return the figures."""
    busy = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    with served() as house, ExitStack() as stack:
        crowds = [_begun(plan, stack) for plan in plans(given, house.port)]
        _until(crowds, "_come")
        alone = house.memory()
        _until(crowds, "_listen")
        listened = house.memory()
        _until(crowds, "_begin")
        processor = house.processor()
        _until(crowds, "_measure", going_on=False)
        processor = house.processor() - processor
        held = house.memory()
        for pipe in crowds:
            pipe.send("")
        noted = [msgspec.json.decode(_received(pipe), type=Noted) for pipe in crowds]
    connections = given.players + given.watchers
    conditions = {
        "load of the machine before": round(busy, 2),
        "packed": not given.plain,
        "memory, KiB a connection": round((listened - alone) / connections, 1),
        "memory, MiB after all": round(held / 1024, 1),
    }
    return conditions | _figures(noted, processor, given.seconds)


def plans(given: argparse.Namespace, port: int) -> list[Plan]:
    """Return what the people of each process do."""
    sizes, watchers = seats(given.players, given.tables), _shared(given.watchers, given.tables)
    count = max(1, min(given.processes, given.tables))
    bounds = [given.tables * place // count for place in range(count + 1)]
    return [
        Plan(
            *(port, tuple(sizes[first:end]), tuple(watchers[first:end]), first),
            *(given.begun, given.pace, given.seconds, not given.plain, given.seed),
        )
        for first, end in pairwise(bounds)
    ]


def seats(players: int, tables: int) -> list[int]:
    """Return how many play at each table: two, and where somebody is left four or three."""
    sizes = [LEAST_SEATS] * tables
    left = players - sum(sizes)
    # Neighbours play different games: both get the same
    for place in sorted(range(tables), key=lambda place: (place // 2 % 2, place)):
        more = min(left, MOST_SEATS - LEAST_SEATS)
        sizes[place] += more
        left -= more
    return sizes


def _shared(watchers: int, tables: int) -> list[int]:
    return [watchers // tables + int(place < watchers % tables) for place in range(tables)]


def _begun(plan: Plan, stack: ExitStack) -> Connection:
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=play, args=(plan, theirs), daemon=True)
    process.start()
    # Only so it is noticed here when the other end goes away
    theirs.close()
    stack.callback(process.join)
    stack.callback(process.terminate)
    return ours


def _until(crowds: list[Connection], part: str, going_on: bool = True) -> None:
    """Wait until all have done a part, and let them go on."""
    for pipe in crowds:
        reply = _received(pipe)
        assert reply == part, reply
    for pipe in crowds if going_on else []:
        pipe.send("")


def _received(pipe: Connection) -> Any:
    try:
        if pipe.poll(PATIENCE_SECONDS):
            return pipe.recv()
    except EOFError:
        pass
    raise RuntimeError("a process of people has broken off")


def _figures(noted: list[Noted], processor: float, seconds: float) -> dict[str, Any]:
    acknowledged = sorted(took for it in noted for took in it.acknowledged)
    seen = sorted(took for it in noted for took in it.seen)
    counts = {
        name: sum(it.counts.get(name, 0) for it in noted) for name in ("messages", "unpacked", "travelled", "answered")
    }
    answers = max(1, len(acknowledged))
    errors = [error for it in noted for error in it.errors]
    return {
        "answers": len(acknowledged),
        "answers a second": round(len(acknowledged) / seconds, 1),
        **_spread("acknowledged", acknowledged),
        **_spread("seen by all", seen),
        "processor, ms an answer": round(1000 * processor / answers, 2),
        "processor, share of a core": round(processor / seconds, 3),
        "messages an answer": round(counts["messages"] / answers, 2),
        "bytes a message, unpacked": round(counts["unpacked"] / max(1, counts["messages"])),
        "bytes a message, as it travels": round(counts["travelled"] / max(1, counts["messages"])),
        "bytes of sockets an answer": round(counts["travelled"] / answers),
        "bytes of the acknowledgement": round(counts["answered"] / answers),
        "errors": len(errors),
        "what went wrong": errors,
    }


def _spread(name: str, took: list[float]) -> dict[str, float]:
    if not took:
        return {}
    marks = {"50 %": median(took), "95 %": _mark(took, 0.95), "99 %": _mark(took, 0.99)}
    return {f"{name}, ms, {mark}": round(value, 1) for mark, value in marks.items()}


def _mark(took: list[float], share: float) -> float:
    return took[math.ceil(share * len(took)) - 1]


def _table(figures: dict[str, Any]) -> str:
    lines = ["| figure | measured | at most |", "|---|---|---|"]
    for name, value in figures.items():
        shown = "; ".join(value) if isinstance(value, list) else value
        lines.append(f"| {name} | {shown} | {TARGETS.get(name, '')} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
