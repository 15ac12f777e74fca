"""`python -m ratskeller.bots.worker NICENESS`: a process that thinks for another one.

It reads a request a line from standard input and writes to standard output, in JSON as well: for `Think` an `Answers` for each plan
that the bot has, better and better, and for every request at last a `Done`. An empty line says that it is enough: a bot that thinks
ends with the best that it has. The process ends when its input does, in the middle of a thought as well: then whoever asked has ended
too, by whatever cause.
"""

import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from ratskeller.search.tree_search import Stop, never

from .played_turn import NOTHING_TAKEN, Taken

ENOUGH = b"\n"
"""What ends a thought."""


class Think(msgspec.Struct, frozen=True, tag="think"):
    """What does a bot answer in a position as its seat knows it? `is_compiled` None: with compiled rules where they are ready.

    Without `seconds` it takes the time that it wants: then the same seed gives the same answer. `times`: so many times a level's own time.
    """

    bot: str
    game: str
    position: str
    seat: int
    seconds: float | None
    is_compiled: bool | None = None
    seed: int | None = None
    times: int = 1


class Weigh(msgspec.Struct, frozen=True, tag="weigh"):
    """What does `bots.analyse` find in a position as a seat knows it, and of the turn that was `taken` there?

    With `simulations` their number is the limit.
    """

    game: str
    position: str
    seat: int
    seconds: float
    is_compiled: bool | None = None
    simulations: int | None = None
    taken: Taken = NOTHING_TAKEN


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """What does `annotation.judged` say of a decision: the answers of a seat in a position as it knew it, `then` what chance made of it?

    It ends when either limit is reached: simulations, or seconds for each of its searches.
    """

    game: str
    position: str
    seat: int
    answers: tuple[str, ...]
    then: str
    simulations: int
    seconds: float
    is_compiled: bool | None = None


class Compile(msgspec.Struct, frozen=True, tag="compile"):
    """Compile what is not compiled yet of a game, and load it, so that it is known to be there."""

    game: str


class Answers(msgspec.Struct, frozen=True, tag="answers"):
    """What the bot would answer if it had to stop now, as `bots.choose` has it; or an analysis, or what is said of a decision, in JSON."""

    line: str


class Done(msgspec.Struct, frozen=True, tag="done"):
    """Nothing more will come for this request. `error` is None if all went well; it tells nothing of the position."""

    error: str | None = None


Request = Think | Weigh | Judge | Compile
Reply = Answers | Done


def main() -> None:
    """Serve requests until the input ends."""
    # Ctrl+C goes to every process of a terminal: the one that asks decides what ends
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    # What anybody prints must not come between the replies
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    enough = threading.Event()
    threading.Thread(target=_read, args=(sys.stdin.buffer, requests, enough), daemon=True).start()
    decode = msgspec.json.Decoder(Request).decode
    while True:
        for reply in replies(decode(requests.get()), enough.is_set):
            out.write(msgspec.json.encode(reply) + b"\n")
            out.flush()


def _read(source: BinaryIO, requests: "queue.SimpleQueue[bytes]", enough: threading.Event) -> None:
    for line in source:
        if line == ENOUGH:
            enough.set()
        else:
            # It is asked only after the request before was done: whatever came too late was meant for that one
            enough.clear()
            requests.put(line)
    os._exit(0)


def replies(request: Request, stop: Stop = never) -> Iterator[Reply]:
    """Yield what a request is answered with. A bot that thinks ends with what it has when `stop` says so."""
    try:
        yield from _done(request, stop)
    except Exception as error:
        yield Done(_told(error))
    else:
        yield Done()


def _told(error: Exception) -> str:
    """What went wrong and where, without its message: that may quote the position, in which a seat knows secrets."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}"


def _done(request: Request, stop: Stop) -> Iterator[Answers]:
    if isinstance(request, Think):
        return _think(request, stop)
    if isinstance(request, Judge):
        return _judge(request)
    return _weigh(request) if isinstance(request, Weigh) else _compile(request)


def _weigh(request: Weigh) -> Iterator[Answers]:
    from ratskeller import bots

    found = bots.analyse(
        request.game,
        request.position,
        request.seat,
        request.seconds,
        simulations=request.simulations,
        is_compiled=request.is_compiled,
        taken=request.taken,
    )
    yield Answers(msgspec.json.encode(found).decode())


def _judge(request: Judge) -> Iterator[Answers]:
    from ratskeller import games
    from ratskeller.search.config import Budget

    from .analysis import Search
    from .annotation import judged

    search = Search(Budget(request.simulations, request.seconds), 0, 1, request.is_compiled)
    game = games.get(request.game)
    known, then = game.from_json(request.position), game.from_json(request.then)
    yield Answers(msgspec.json.encode(judged(known, request.seat, request.answers, then, search)).decode())


def _think(request: Think, stop: Stop) -> Iterator[Answers]:
    from ratskeller import bots

    asked = (request.bot, request.game, request.position, request.seat)
    if request.seconds is None:
        yield Answers(bots.choose(*asked, seed=request.seed, is_compiled=request.is_compiled))
        return
    for line in bots.improving(*asked, request.seconds, request.is_compiled, stop, request.times):
        yield Answers(line)
        # Not every bot looks between one plan and the next
        if stop():
            return


def _compile(request: Compile) -> Iterator[Answers]:
    from ratskeller.bots.warmup import warm_up

    warm_up(lambda _what, _ready, _all: None, [request.game])
    return iter(())


if __name__ == "__main__":
    main()
