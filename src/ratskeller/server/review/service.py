"""Reviews of games that are over: what the evaluation says is told at once, what searches say as they find it out, and that is kept.

A process of its own judges the decisions, one after the other and one game after the other, behind bots and analyses. However many ask for
a game, it is judged once. What a decision is worth is found out with what its seat knew; who looks through another seat is told of it only
as far as that one knew as much.
"""

import asyncio
import hashlib
import logging
from collections import OrderedDict
from contextlib import aclosing
from functools import cache
from typing import TypeVar

import msgspec

from ratskeller import bots, games
from ratskeller.bots import game_review
from ratskeller.bots.annotation import NOTES_VERSION, known_decisions, turning_points
from ratskeller.bots.game_review import ChanceCosts, Overview
from ratskeller.bots.ladder import search_config_of
from ratskeller.bots.worker import JudgementRequest
from ratskeller.core.position import Position
from ratskeller.search.evaluations import tuning
from ratskeller.server.bots.worker_process import WorkerProcess
from ratskeller.server.cluster.claims import Claim
from ratskeller.server.cluster.node import ClusterNode
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.review import queries as reviews
from ratskeller.server.review.schemas import Review

SIMULATIONS = 6000
"""For a whole game: so a long one is judged in the time of a short one."""
MOST_SIMULATIONS = 400
SECONDS = 12.0
"""What all searches of a game may take together where the rules are not compiled, or others want the processors."""
SEARCHES = 3
"""Most searches of a decision: what there is, what was best of it, and what was played."""
PATIENCE = 30.0
"""Seconds beyond those of a search after which it has failed: the first one of a process starts it and loads compiled rules."""
MOST_WAITING = 8
KEPT = 100
"""Overviews that are remembered."""
# Behind analyses, for which somebody waits, and before the compiler
NICENESS = 12

K = TypeVar("K")
V = TypeVar("V")

log = logging.getLogger(__name__)


class ReviewService:
    """Reviews games, one after the other."""

    def __init__(self, store: Store, simulations: int = SIMULATIONS, node: ClusterNode | None = None) -> None:
        """Spend so many simulations on a game, as this process among others, of which one reviews it."""
        self._store = store
        self._node = ClusterNode(store) if node is None else node
        self._simulations = simulations
        self._worker = WorkerProcess(NICENESS)
        self._turn = asyncio.Lock()
        self._looking = asyncio.Lock()
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()
        self._overviews: OrderedDict[tuple[str, game_review.Viewer | None], Overview] = OrderedDict()
        self._chance_costs: OrderedDict[str, ChanceCosts] = OrderedDict()

    async def review(self, table_id: str, record: Position, viewer: game_review.Viewer | None, since: int) -> Review:
        """Return what is known by now of a table's game that is over, through a viewer's knowledge; the first time, have it found out.

        That it failed is told once: whoever asks again has it tried again. Raises `Problem` when too many games wait.
        """
        game = record.game.name
        if not bots.levels(game):
            raise Problem(409, "no-analysis", "This game can't be analysed here.")
        made_by = _made_by(game, self._simulations)
        game_overview = await self._overview(table_id, record, viewer)
        notes = await self._store.read(reviews.kept(table_id, made_by))
        is_whole = len(notes) == len(game_overview.decisions)
        has_failed = not is_whole and table_id in self._failed
        self._failed.discard(table_id)
        if not is_whole and not has_failed:
            await self._begin(table_id, record, made_by, len(notes))
        moments = game_review.moments(game_overview, notes)
        found = {
            "length": game_overview.length,
            "state": "done" if is_whole else "failed" if has_failed else "working",
            "done": len(moments),
            "of": len(game_overview.decisions),
            "begin": game_overview.begin,
            "moments": moments[since:],
            "outline": game_review.outline(game_overview) if since == 0 else [],
            "turning": turning_points(moments) if is_whole else [],
            "seats": game_review.seat_summaries(game_overview, moments, await self._cost(table_id, record))
            if is_whole
            else [],
        }
        return msgspec.convert(found, Review, from_attributes=True)

    async def _overview(self, table_id: str, record: Position, viewer: game_review.Viewer | None) -> Overview:
        async with self._looking:
            if (table_id, viewer) not in self._overviews:
                found = await asyncio.to_thread(game_review.overview, record, viewer)
                _remember(self._overviews, (table_id, viewer), found)
            return self._overviews[table_id, viewer]

    async def _cost(self, table_id: str, record: Position) -> ChanceCosts:
        async with self._looking:
            if table_id not in self._chance_costs:
                _remember(self._chance_costs, table_id, await asyncio.to_thread(game_review.chance_costs, record))
            return self._chance_costs[table_id]

    async def _begin(self, table_id: str, record: Position, made_by: str, done: int) -> None:
        """Begin a review, unless it is under way here or at another process, which whoever asks again finds out if that has ended."""
        claim = Claim("review", table_id)
        if table_id in self._jobs or not await self._node.claim(claim) or table_id in self._jobs:
            return
        if len(self._jobs) >= MOST_WAITING:
            raise Problem(503, "busy", "So many games are being reviewed just now: try again soon.", seconds=5)
        self._jobs[table_id] = asyncio.create_task(self._work_alone(claim, record, made_by, done))

    async def _work_alone(self, claim: Claim, record: Position, made_by: str, done: int) -> None:
        try:
            async with self._node.hold(claim):
                await self._work(claim.table, record, made_by, done)
        finally:
            del self._jobs[claim.table]
            await self._node.release(claim)
        if not self._jobs:
            # Reviews are seldom: nobody needs the memory of an idle process
            await self._worker.stop()

    async def _work(self, table_id: str, record: Position, made_by: str, done: int) -> None:
        try:
            async with self._turn:
                requests = await asyncio.to_thread(_requests, record, self._simulations)
                for place, request in list(enumerate(requests))[done:]:
                    note = await self._judge(request)
                    await self._store.write(reviews.keep(table_id, place, made_by, note))
        except Exception as error:
            # Whatever it was, whoever looks is told, and may try again
            log.warning("a review of %s failed: %s: %s", record.game.name, type(error).__name__, error)
            self._failed.add(table_id)
            await self._worker.stop()

    async def _judge(self, request: JudgementRequest) -> str:
        found = ""
        async with asyncio.timeout(SEARCHES * request.seconds + PATIENCE), aclosing(self._worker.ask(request)) as lines:
            async for line in lines:
                found = line
        return found

    async def stop(self) -> None:
        """End the work and the process; what was found out is kept."""
        jobs = list(self._jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await self._worker.stop()


def _requests(record: Position, simulations: int) -> list[JudgementRequest]:
    """Return for every decision what is asked of the worker: nothing of the game but what the seat knew then."""
    every = list(known_decisions(record))
    count = len(every)
    return [
        JudgementRequest(
            game=record.game.name,
            position=it.before.to_json(),
            seat=it.decision.seat,
            answers=it.decision.answers,
            after=it.after.to_json(),
            simulations=min(MOST_SIMULATIONS, -(-simulations // count)),
            seconds=SECONDS / (SEARCHES * count),
        )
        for it in every
    ]


@cache
def _made_by(game: str, simulations: int) -> str:
    """Return a name for all that a note depends on beside the game that was played: rules, weights, and how far is looked."""
    numbers = (
        NOTES_VERSION,
        games.get(game).version,
        tuple(tuning(game).weights),
        search_config_of(game),
        simulations,
        MOST_SIMULATIONS,
    )
    return hashlib.sha256(repr(numbers).encode()).hexdigest()[:24]


def _remember(known: OrderedDict[K, V], key: K, value: V) -> None:
    known[key] = value
    if len(known) > KEPT:
        known.popitem(last=False)
