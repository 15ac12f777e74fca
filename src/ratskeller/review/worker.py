"""`python -m ratskeller.review.worker NICENESS`: a process that thinks for another one.

It reads one request a line from standard input and writes JSON lines to standard output: for a `MoveRequest` a `Result` for each plan
of the bot, each better than the one before, and at the end of every request a `Done`. An empty line stops a request: a bot that thinks ends
with the best plan it has. The process ends when its input ends, also in the middle of a request: then its parent has ended, whatever the
reason.
"""

import os
import queue
import signal
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec

from ratskeller import bots, games
from ratskeller.bots.planner import is_ready
from ratskeller.bots.warmup import load, warm_up
from ratskeller.search.config import Budget
from ratskeller.search.thought import Thought
from ratskeller.search.tree_search import Stop, never
from ratskeller.search.turns import NO_TURN, PlayedTurn

from .analysis import Analysis, analysing
from .comparison import Attempt, judging_attempt
from .judgements import Decision, Judgement, KnownDecision, judging, settling
from .local_search import AnalysisConfig, complete
from .playouts import play_out

STOP_LINE = b"\n"
"""Stops the current request."""


class MoveRequest(msgspec.Struct, frozen=True, tag="move"):
    """What does a bot answer in a position as its seat knows it? `is_compiled` None: with compiled rules if they are ready.

    Without `seconds` it takes the time it wants: then the same seed gives the same answer. `times` multiplies the time of a level.
    """

    bot: str
    game: str
    position: str
    seat: int
    seconds: float | None
    is_compiled: bool | None = None
    seed: int | None = None
    times: int = 1


class AnalysisTask(msgspec.Struct, frozen=True, tag="analysis"):
    """Analyses a position as a seat knows it, and the turn that was `played` there."""

    game: str
    position: str
    seat: int
    played: PlayedTurn = NO_TURN

    def think(self) -> Thought[Analysis]:
        # Redeal again, so that a mistake of the caller gives nothing away
        position = games.get(self.game).from_json(self.position).redeal(self.seat)
        return analysing(position, self.seat, 0, self.played)


class JudgementTask(msgspec.Struct, frozen=True, tag="judgement"):
    """Judges the answers of a seat in a position as it knew it, or plays them out if there is a `judgement` already.

    It is one of so many `doubts` of its game. `after` is the position after chance has answered.
    """

    game: str
    position: str
    seat: int
    answers: tuple[str, ...]
    after: str
    judgement: Judgement | None = None
    doubts: int = 1

    def think(self) -> Thought[Judgement]:
        before, after = map(games.get(self.game).from_json, (self.position, self.after))
        known = KnownDecision(Decision(0, self.seat, self.answers), before, after)
        return judging(known, 0) if self.judgement is None else settling(known, self.judgement, self.doubts, 0)


class AttemptTask(msgspec.Struct, frozen=True, tag="attempt"):
    """Judges a turn that is tried in a position as its seat knew it, beside the best one and the one that was played."""

    game: str
    position: str
    seat: int
    tried: tuple[str, ...]
    best: tuple[str, ...]
    played: tuple[str, ...]

    def think(self) -> Thought[Attempt]:
        position = games.get(self.game).from_json(self.position)
        return judging_attempt(position, self.seat, self.tried, self.best, self.played, 0)


class ThinkRequest(msgspec.Struct, frozen=True, tag="think"):
    """What does a task find, if each of its searches ends at the first limit of the budget?"""

    task: AnalysisTask | JudgementTask | AttemptTask
    budget: Budget
    is_compiled: bool | None = None

    @property
    def game(self) -> str:
        return self.task.game


class PlayoutRequest(msgspec.Struct, frozen=True, tag="playouts"):
    """How does a position end, from what a seat knows (None: everyone), if it is played out for at most so many seconds?"""

    game: str
    position: str
    seat: int | None
    seconds: float


class CompileRequest(msgspec.Struct, frozen=True, tag="compile"):
    """Compile what is not compiled yet of a game, and load it to make sure that it is there."""

    game: str


class Result(msgspec.Struct, frozen=True, tag="result"):
    """The answers a bot would give if it had to stop now, as in `bots.choose`; or what was found, in JSON."""

    line: str


class Done(msgspec.Struct, frozen=True, tag="done"):
    """The end of the reply to a request. `error` is None if all went well; it says nothing about the position."""

    error: str | None = None


class LoadRequest(msgspec.Struct, frozen=True, tag="load"):
    """Load the rules of a game, compiled if they are ready, so that the first bot that is asked answers at once."""

    game: str


Request = MoveRequest | ThinkRequest | PlayoutRequest | CompileRequest | LoadRequest
Reply = Result | Done


def main() -> None:
    # Ctrl+C reaches every process of a terminal: the parent decides what ends
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    # Whatever prints must not write between the replies
    out, sys.stdout = sys.stdout.buffer, sys.stderr
    requests: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    stopped = threading.Event()
    threading.Thread(target=_read, args=(sys.stdin.buffer, requests, stopped), daemon=True).start()
    decode = msgspec.json.Decoder(Request).decode
    while True:
        for reply in replies(decode(requests.get()), stopped.is_set):
            try:
                out.write(msgspec.json.encode(reply) + b"\n")
                out.flush()
            except OSError:
                # The parent has gone. A regular end would wait for the thread that reads
                os._exit(0)


def _read(source: BinaryIO, requests: "queue.SimpleQueue[bytes]", stopped: threading.Event) -> None:
    for line in source:
        if line == STOP_LINE:
            stopped.set()
        else:
            # A request only comes after the one before is done: a late stop was meant for that one
            stopped.clear()
            requests.put(line)
    os._exit(0)


def replies(request: Request, stop: Stop = never) -> Iterator[Reply]:
    """Yield the replies to a request. A bot that thinks ends with what it has when `stop` returns true."""
    try:
        yield from _results(request, stop)
    except Exception as error:
        yield Done(_error_text(error))
    else:
        yield Done()


def _error_text(error: Exception) -> str:
    """Return what went wrong and where, without the message: it may quote the position, which holds secrets of a seat."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(frame.filename).name}:{frame.lineno}"


def _results(request: Request, stop: Stop) -> Iterator[Result]:
    if isinstance(request, MoveRequest):
        return _move(request, stop)
    if isinstance(request, ThinkRequest):
        return _think(request)
    if isinstance(request, PlayoutRequest):
        return _play_out(request)
    return _load(request) if isinstance(request, LoadRequest) else _compile(request)


def _think(request: ThinkRequest) -> Iterator[Result]:
    found = complete(request.task.think(), AnalysisConfig(request.budget, 0, 1, request.is_compiled))
    yield Result(msgspec.json.encode(found).decode())


def _play_out(request: PlayoutRequest) -> Iterator[Result]:
    position, end = games.get(request.game).from_json(request.position), time.monotonic() + request.seconds
    found = play_out(position, request.seat, stop=lambda _: time.monotonic() >= end)
    yield Result(msgspec.json.encode(found).decode())


def _move(request: MoveRequest, stop: Stop) -> Iterator[Result]:
    asked = (request.bot, request.game, request.position, request.seat)
    if request.seconds is None:
        yield Result(bots.choose(*asked, seed=request.seed, is_compiled=request.is_compiled))
        return
    for line in bots.improving(*asked, request.seconds, request.is_compiled, stop, request.times):
        yield Result(line)
        # Not every bot checks between two plans
        if stop():
            return


def _compile(request: CompileRequest) -> Iterator[Result]:
    warm_up(lambda _what, _ready, _all: None, [request.game])
    return iter(())


def _load(request: LoadRequest) -> Iterator[Result]:
    if is_ready(request.game):
        load(request.game)
    return iter(())


if __name__ == "__main__":
    main()
