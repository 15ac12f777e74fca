"""`python -m ratskeller.arena.spread.worker`: a process that plays units of a match for another one.

It reads the match from the first line of its standard input and a unit from every other, and answers each unit with a line, all in
JSON. It ends when its input does, in the middle of a game as well: then whoever asked has ended too, by whatever cause.
"""

import os
import queue
import signal
import sys
import threading
import traceback
from typing import BinaryIO

import msgspec

from ratskeller.core.errors import RatskellerError

from ..plan import Match, Unit
from ..result import GameResult
from ..table import table_of

MODULE = __spec__.name


class Games(msgspec.Struct, frozen=True, tag="games"):
    """The games of a unit."""

    games: list[GameResult]


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A unit could not be played. A refusal is meant for whoever asked for the match; else something broke, and `problem` tells where."""

    problem: str
    is_refusal: bool


Reply = Games | Failed


def main() -> None:
    """Play until the input ends."""
    # Ctrl+C goes to every process of a terminal: the one that asks decides what ends
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What anybody prints must not come between the replies
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, lines), daemon=True).start()
    match = msgspec.json.decode(lines.get(), type=Match)
    while True:
        reply = _reply(match, msgspec.json.decode(lines.get(), type=Unit))
        try:
            out.write(msgspec.json.encode(reply) + b"\n")
            out.flush()
        except OSError:  # nobody reads it any more
            os._exit(0)


def _read(source: BinaryIO, lines: "queue.SimpleQueue[bytes]") -> None:
    for line in source:
        lines.put(line)
    os._exit(0)


def _reply(match: Match, unit: Unit) -> Reply:
    try:
        return Games(table_of(match).play(unit))
    except RatskellerError as problem:
        return Failed(str(problem), is_refusal=True)
    except Exception:
        return Failed(f"deal {unit.deal}: {traceback.format_exc()}", is_refusal=False)


if __name__ == "__main__":
    main()
