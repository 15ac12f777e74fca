"""Bots that answer at tables: for themselves, for a person who is away, and what a person has ordered in advance."""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

import msgspec

from ratskeller.core.position import Position
from ratskeller.server.bots.pool import BotPool, BotReply
from ratskeller.server.cluster.queries import Claim
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem
from ratskeller.server.logs import short
from ratskeller.server.tables import device_bots, moves, table_status
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.queries import SeatRow
from ratskeller.server.tables.session import TableSession
from ratskeller.server.tables.views import is_paused

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until a bot that could not answer is asked again."""

TOGETHER = 1.2
"""Seconds that bots in a row have together, waiting for a free process included: a person waits for all of them."""
LEAST = 0.15
"""Seconds that each of them has at least."""

Think = Callable[[str, int, Position], Awaitable[BotReply]]
"""Asks a bot for the answers of a seat. The position holds what the seat knows."""

log = logging.getLogger(__name__)


class BotTurns:
    """The bots at the tables of one process. One task for each table lets them answer as long as it is their turn."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        """Ask the bots of `pool`."""
        self.stand_ins = 0
        """How many answers other bots have given since the start because a bot had none in time."""
        self._store = store
        self._pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, session: TableSession) -> None:
        """Let bots answer at a table if one of them is asked there."""
        if session.id not in self._tasks and asked(session) is not None:
            self._tasks[session.id] = asyncio.create_task(self._run(session))

    def are_playing(self, table_id: str) -> bool:
        """Tell whether a bot is asked at a table."""
        return table_id in self._tasks

    async def stop(self) -> None:
        """Stop all bots. What was acknowledged is stored already."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _run(self, session: TableSession) -> None:
        pause = FIRST_PAUSE
        began = time.perf_counter()
        try:
            while True:
                try:
                    spent = time.perf_counter() - began
                    share = share_of_time(spent, bots_in_row(session))
                    entries = await let_answer(session, self.think_at(session, spent), share)
                    if entries is None:
                        return
                    pause = FIRST_PAUSE
                    self._count_stand_ins(session, entries)
                except StorageError as trouble:
                    # The store itself logs it, once
                    await self._store.usable()
                    await asyncio.sleep(pause)
                    began = time.perf_counter()
                    if not trouble.is_everywhere:
                        pause = min(2 * pause, LONGEST_PAUSE)
                except Problem as problem:
                    if problem.code != "stale-ply":
                        log.warning("table %s can't go on: %s", short(session.id), problem.code)
                        return
                except Exception:
                    log.exception("a bot could not answer; next try in %s s", pause)
                    await asyncio.sleep(pause)
                    began = time.perf_counter()
                    pause = min(2 * pause, LONGEST_PAUSE)
        finally:
            del self._tasks[session.id]

    def think_at(self, session: TableSession, spent: float = 0.0) -> Think:
        """Return how the bot that is asked at a table thinks; bots have been answering there for `spent` seconds in a row."""
        seed = session.extensions.rules.bot_seed(session.row)
        if seed is None:
            is_long = session.row.long_thoughts
            seconds = math.inf if is_long else share_of_time(spent, bots_in_row(session))
            return partial(self._pool.think, is_long=is_long, seconds=seconds)
        return partial(self._pool.think_reproducibly, seed=seed)

    def _count_stand_ins(self, session: TableSession, entries: Sequence[EntryRow]) -> None:
        for entry in entries:
            if entry.stand_in is not None and entry.stand_in not in _substitutes(session, entry.actor):
                self.stand_ins += 1
                log.warning(
                    "%s stands in for the bot at seat %s, which didn't answer in time", entry.stand_in, entry.actor
                )


def asked(session: TableSession) -> SeatRow | None:
    """Return the seat that is asked and answers without a person, with the bot that plays it, or with none if it has ordered its answer.

    None where a person is asked, no person is left who plays, or the game has not begun.
    """
    actor, status = session.position.actor, session.status
    if not isinstance(actor, int) or session.row.waiting or status.ended or is_paused(session.seats, status):
        return None
    seat, stand_in = session.seats[actor], status.stand_ins.get(actor)
    if stand_in is not None:
        return msgspec.structs.replace(seat, bot=stand_in.bot)
    return seat if seat.kind == "bot" or _ordered(session) is not None else None


def bots_in_row(session: TableSession) -> int | None:
    """Return how many bots answer from the seat that is asked to the next person; None where no person plays."""
    actor = session.position.actor
    if not isinstance(actor, int):
        return None
    following = [*session.seats[actor:], *session.seats[:actor]]
    stand_ins = session.status.stand_ins
    people = (place for place, seat in enumerate(following) if seat.kind != "bot" and seat.seat not in stand_ins)
    return next(people, None)


def share_of_time(spent: float, bots: int | None) -> float:
    """Return the seconds of the first of some bots in a row when others before it have taken `spent` seconds."""
    return max(LEAST, (TOGETHER - spent) / bots) if bots else math.inf


async def let_answer(session: TableSession, think: Think, seconds: float = math.inf) -> list[EntryRow] | None:
    """Let the bot that is asked answer, and return its entries; None when none is asked, or another process lets it answer.

    The table is not locked while the bot thinks. It may think for `seconds` on the device of a person.
    """
    turn = await _claim(session)
    if turn is None:
        return None
    async with session.locked():
        seat, ply = asked(session), session.row.ply
        if seat is None or ply != turn.step:
            return None if seat is None else []
        order = None if seat.bot is not None else _ordered(session)
        visible = session.position.redeal(seat.seat)
        channel = device_bots.channel_at(session) if order is None else None
        question = None if channel is None else channel.question(seat, ply, visible, seconds)
    async with session.node.hold(turn):
        found = [] if channel is None or question is None else await channel.ask(question)
        if order is not None:
            reply = BotReply([order], table_status.ORDER)
        else:
            reply = BotReply(found) if found else await think(str(seat.bot), seat.seat, visible)
        return await _store_reply(session, seat, turn, reply)


def _ordered(session: TableSession) -> str | None:
    return table_status.ordered_answer(session.position, session.status.orders)


def _substitutes(session: TableSession, seat: int | None) -> list[str]:
    """Return who may answer for a seat because its player wants it so, or is away."""
    stand_in = session.status.stand_ins.get(-1 if seat is None else seat)
    return [table_status.ORDER] if stand_in is None else [table_status.ORDER, stand_in.bot]


async def _claim(session: TableSession) -> Claim | None:
    """Claim the turn of the bot that is asked, and return it; None if none is asked, or another process has it."""
    node = session.node
    async with session.locked():
        turn = Claim("turn", session.id, session.row.ply)
        if asked(session) is None:
            return None
        if session.claimed == (turn, node.id):
            return turn
    # Processes that were here before have claimed what they do
    await node.wait_until_known()
    return turn if await node.claim(turn) else None


async def _store_reply(session: TableSession, seat: SeatRow, turn: Claim, reply: BotReply) -> list[EntryRow]:
    async with session.locked():
        # The player of the seat may be back by now
        if session.row.ply != turn.step or asked(session) != seat:
            return []
        marked = reply.stand_in or (seat.bot if seat.seat in session.status.stand_ins else None)
        # At a table of the Daily Plague no answer is drawn at random
        may_draw = session.row.day is None
        return await session.advance(
            lambda: (
                session.position,
                moves.play_bot(
                    session.position, seat.seat, reply.answers, turn.step, marked, session.dealer, by_lot=may_draw
                ),
            ),
            turn,
        )
