"""Reviews of finished games: what the evaluation says at once, and what searches find later, which is stored.

A process of its own judges decisions, one after the other and one game after the other, with lower priority than bots and analyses. Each
game is judged once, however many people ask. A decision is judged with the knowledge of its seat; other viewers only see results that
rest on what they know too.
"""

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from contextlib import aclosing
from functools import cache
from typing import cast

import msgspec

from ratskeller import games
from ratskeller.bots.ladder import search_config_of
from ratskeller.core.errors import BadArgument
from ratskeller.core.position import Position
from ratskeller.review import game_review
from ratskeller.review.comparison import Attempt, judging_attempt
from ratskeller.review.game_review import ChanceCosts, Overview, Viewer
from ratskeller.review.judgements import (
    MOST_SIMULATIONS,
    NOTES_VERSION,
    SEARCHES,
    SIMULATIONS,
    Judgement,
    KnownDecision,
    decisions,
    doubts,
    in_doubt,
    judging,
    known_decisions,
    seconds_each,
    settling,
    simulations_each,
)
from ratskeller.review.worker import AttemptTask, JudgementTask, ThinkRequest
from ratskeller.search.config import Budget
from ratskeller.search.evaluations import tuning
from ratskeller.server.accounts.guests import Guest
from ratskeller.server.bots.worker_process import WorkerProcess
from ratskeller.server.cluster.node import ClusterNode
from ratskeller.server.cluster.queries import Claim
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.rows import put, unreadable
from ratskeller.server.db.schema.features import Reviews
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.review import device
from ratskeller.server.review.analysis import SerialCache, check_levels
from ratskeller.server.review.content import TriedTurn, is_whole, no_decision, review_of, tried_turn, with_own
from ratskeller.server.review.schemas import (
    AttemptStep,
    FoundForJudgement,
    JudgementStep,
    OwnJudgements,
    Review,
    ReviewState,
)
from ratskeller.server.tables.inspection import ended
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.schemas import NewBranch
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.storage import store_branch
from ratskeller.wasm.searches import Effort, FoundTurns

PATIENCE = 30.0
"""Seconds beyond a search after which it has failed: the first request starts the process and loads compiled rules."""
MOST_WAITING = 8
CACHED = 100
CACHED_DECISIONS = 8
"""Games that devices judge at the same time: all positions of a game take much more room than what is said of it."""
# Behind analyses, which people wait for, and before the compiler
NICENESS = 12

log = logging.getLogger(__name__)


class ReviewService:
    """Reviews games, one after the other."""

    def __init__(self, store: Store, simulations: int = SIMULATIONS, node: ClusterNode | None = None) -> None:
        """Spend so many simulations on a game. Of several processes, one reviews it."""
        self._store = store
        self._node = ClusterNode(store) if node is None else node
        self._simulations = simulations
        self._worker = WorkerProcess(NICENESS)
        self._turn = asyncio.Lock()
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()
        self._overviews: SerialCache[tuple[str, Viewer | None], Overview] = SerialCache(CACHED)
        self._chance_costs: SerialCache[str, ChanceCosts] = SerialCache(CACHED)
        self._decisions: SerialCache[str, list[KnownDecision]] = SerialCache(CACHED_DECISIONS)

    async def review(self, table_id: str, record: Position, viewer: Viewer | None, since: int) -> Review:
        """Return the review of a table's finished game as far as it is done, with the knowledge of a viewer, and start it if necessary.

        A failure is reported once; the next request starts the review again. Raises `Problem` if too many games wait.
        """
        made_by = method_of(record.game.name, self._simulations)
        overview, done = await self._known(table_id, record, viewer)
        is_done = is_whole(overview, done)
        has_failed = not is_done and table_id in self._failed
        self._failed.discard(table_id)
        if not is_done and not has_failed:
            await self._begin(table_id, record, made_by, [*done])
        return await self._as_far(table_id, record, overview, done, since, "failed" if has_failed else "working")

    async def review_with(
        self, table_id: str, record: Position, viewer: Viewer | None, since: int, own: OwnJudgements
    ) -> Review:
        """Return the review as far as it is stored, and beyond that as a viewer's `own` device has judged. Starts and stores nothing.

        Raises `Problem` for judgements that can't be of this game.
        """
        overview, stored = await self._known(table_id, record, viewer)
        return await self._as_far(table_id, record, overview, with_own(overview, stored, own), since, "working")

    async def _known(self, table_id: str, record: Position, viewer: Viewer | None) -> tuple[Overview, list[Judgement]]:
        """Return what the evaluation says of a game, and the judgements that are stored. Raises `Problem` for a game without searches."""
        check_levels(record.game.name)
        overview = await self._overviews.get(
            (table_id, viewer), lambda: asyncio.to_thread(game_review.overview, record, viewer)
        )
        return overview, await self._stored(table_id, record)

    async def _stored(self, table_id: str, record: Position) -> list[Judgement]:
        return await self._store.read(judgements, table_id, method_of(record.game.name, self._simulations))

    async def _as_far(
        self,
        table_id: str,
        record: Position,
        overview: Overview,
        done: Sequence[Judgement],
        since: int,
        otherwise: ReviewState,
    ) -> Review:
        if not is_whole(overview, done):
            return review_of(overview, done, otherwise, since, None)
        costs = await self._chance_costs.get(table_id, lambda: asyncio.to_thread(game_review.chance_costs, record))
        return review_of(overview, done, "done", since, costs)

    async def judge_on_device(
        self, table_id: str, record: Position, at: int, found: FoundForJudgement
    ) -> JudgementStep:
        """Return which searches a device has to run next to judge the decision after `at` answers, or the judgement of what it has found.

        The searches hold what the seat knew that decided. Raises `Problem` where nobody decided, and for what can't be.
        """
        game = record.game.name
        check_levels(game)
        known = await self._decisions.get(table_id, lambda: asyncio.to_thread(lambda: list(known_decisions(record))))
        decided = next((it for it in known if it.decision.at == at), None)
        if decided is None:
            raise no_decision(at)
        effort = self._effort(len(known))
        judged = found.judgement
        thought = judging(decided, 0) if judged is None else settling(decided, judged, found.doubts, 0)
        try:
            searches, result = await asyncio.to_thread(device.step, game, thought, found.found, effort)
        except BadArgument as error:
            raise Problem(422, "wrong-results", str(error)) from None
        return JudgementStep(searches, cast(Judgement | None, result))

    async def attempt(
        self, table_id: str, record: Position, at: int, answers: tuple[str, ...], best: tuple[str, ...] = ()
    ) -> ThinkRequest:
        """Return how to judge other answers of the seat that decided after `at` answers, by the same search as its own.

        They are compared with the `best` ones, by default those of the stored review. Raises `Problem` for answers that are illegal or no
        whole turn, or if nothing is called best and the decision has not been reviewed yet.
        """
        turn, effort = await self._tried(table_id, record, at, answers, best)
        task = AttemptTask(record.game.name, turn.position.to_json(), turn.seat, turn.tried, turn.best, turn.played)
        return ThinkRequest(task, Budget(effort.simulations, effort.seconds))

    async def attempt_on_device(
        self,
        table_id: str,
        record: Position,
        at: int,
        answers: tuple[str, ...],
        best: tuple[str, ...],
        found: list[list[FoundTurns]],
    ) -> AttemptStep:
        """Return which searches a device has to run next to judge other answers, or what they are worth by what it has found.

        Raises `Problem` as `attempt` does, and for results that can't be.
        """
        turn, effort = await self._tried(table_id, record, at, answers, best)
        thought = judging_attempt(*turn, seed=0)
        searches, result = await asyncio.to_thread(device.step, record.game.name, thought, found, effort)
        return AttemptStep(searches, cast(Attempt | None, result))

    async def _tried(
        self, table_id: str, record: Position, at: int, answers: tuple[str, ...], best: tuple[str, ...]
    ) -> tuple[TriedTurn, Effort]:
        done = await self._stored(table_id, record)
        turn = await asyncio.to_thread(tried_turn, record, done, at, answers, best)
        return turn, self._effort(len(decisions(record)))

    def _effort(self, count: int) -> Effort:
        return Effort(simulations_each(self._simulations, count), seconds_each(count))

    async def _begin(self, table_id: str, record: Position, made_by: str, done: list[Judgement]) -> None:
        claim = Claim("review", table_id)
        if table_id in self._jobs or not await self._node.claim(claim) or table_id in self._jobs:
            return
        if len(self._jobs) >= MOST_WAITING:
            raise Problem(503, "busy", "Too many games are being reviewed right now: try again soon.", seconds=5)
        self._jobs[table_id] = asyncio.create_task(self._work_alone(claim, record, made_by, done))

    async def _work_alone(self, claim: Claim, record: Position, made_by: str, done: list[Judgement]) -> None:
        try:
            async with self._node.hold(claim):
                await self._work(claim.table, record, made_by, done)
        finally:
            del self._jobs[claim.table]
            await self._node.release(claim)
        if not self._jobs:
            # Reviews are rare, so an idle process would waste memory
            await self._worker.stop()

    async def _work(self, table_id: str, record: Position, made_by: str, done: list[Judgement]) -> None:
        try:
            async with self._turn:
                tasks = await asyncio.to_thread(_tasks, record)
                while len(done) < len(tasks) or in_doubt(done):
                    place = len(done) if len(done) < len(tasks) else in_doubt(done)[0]
                    task = tasks[place]
                    if place < len(done):
                        task = msgspec.structs.replace(task, judgement=done[place], doubts=len(doubts(done)))
                    note = await self._judge(task, len(tasks))
                    await self._store.write(save_judgement, table_id, place, made_by, note)
                    done[place : place + 1] = [msgspec.json.decode(note, type=Judgement)]
        except Exception as error:
            # Any failure is reported to the viewer, who may try again
            log.warning("a review of %s failed: %s: %s", record.game.name, type(error).__name__, error)
            self._failed.add(table_id)
            await self._worker.stop()

    async def _judge(self, task: JudgementTask, count: int) -> str:
        last, effort = "", self._effort(count)
        request = ThinkRequest(task, Budget(effort.simulations, effort.seconds))
        async with asyncio.timeout(SEARCHES * effort.seconds + PATIENCE), aclosing(self._worker.ask(request)) as lines:
            async for line in lines:
                last = line
        return last

    async def stop(self) -> None:
        jobs = list(self._jobs.values())
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await self._worker.stop()


def _tasks(record: Position) -> list[JudgementTask]:
    """Return a task for every decision. It contains only what the seat knew at that time."""
    return [
        JudgementTask(record.game.name, it.before.to_json(), it.decision.seat, it.decision.answers, it.after.to_json())
        for it in known_decisions(record)
    ]


@cache
def method_of(game: str, simulations: int) -> str:
    """Return a hash of everything besides the record that a judgement depends on: rules, weights and search."""
    numbers = (
        NOTES_VERSION,
        games.get(game).version,
        tuple(tuning(game).weights),
        search_config_of(game),
        simulations,
        MOST_SIMULATIONS,
    )
    return hashlib.sha256(repr(numbers).encode()).hexdigest()[:24]


def judgements(connection: Connection, table_id: str, made_by: str) -> list[Judgement]:
    """Return the judgements of the first decisions of a game, up to the first gap."""
    statement = "SELECT place, note FROM reviews WHERE table_id = ? AND made_by = ? ORDER BY place"
    rows = connection.execute(statement, (table_id, made_by)).fetchall()
    found: list[Judgement] = []
    for count, (place, note) in enumerate(rows):
        if place == count:
            try:
                found.append(msgspec.json.decode(note, type=Judgement))
            except msgspec.DecodeError:
                # It is made again, like those after it
                unreadable("judgement of a review")
                break
    return found


def save_judgement(connection: Connection, table_id: str, place: int, made_by: str, note: str) -> None:
    """Store a judgement as JSON, and remove those that were made differently."""
    connection.execute("DELETE FROM reviews WHERE table_id = ? AND made_by <> ?", (table_id, made_by))
    put(connection, Reviews(table_id=table_id, place=place, made_by=made_by, note=note))


async def open_branch(manager: TableManager, guest: Guest, asked: NewBranch, origin: TableSession) -> TableSession:
    """Open a branch of a game that is over. Raises `Problem`."""
    row, whole = await ended(origin)
    return await manager.table(await store_branch(manager.store, manager.slices, guest, asked, row, whole))
