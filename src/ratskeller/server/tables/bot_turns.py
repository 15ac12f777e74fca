"""Bots that answer at tables: for themselves, for a person who is away, and what a person has ordered in advance.

Where the server allows it, they think on the device of a person who plays alone against them. It gets the state that `Position.redeal`
leaves to the bot's seat, and only where the person's own seat could know all of it. Where a bot knows more, where the device doesn't
answer in time, and where its answer is not legal, the server's own bot answers.
"""

import asyncio
import logging
import math
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated

import msgspec

from ratskeller import bots, games
from ratskeller.bots.ladder import usual_seconds
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.search.memory import PLAN_LENGTH
from ratskeller.server.bots.pool import BotPool, BotReply
from ratskeller.server.cluster.queries import Claim
from ratskeller.server.db.errors import StorageError
from ratskeller.server.db.store import Store
from ratskeller.server.errors import Problem, stale_ply, wrong_seat
from ratskeller.server.http.schemas import MOST, Request, SeatNumber
from ratskeller.server.logs import short
from ratskeller.server.tables import moves, table_status
from ratskeller.server.tables.broadcaster import Listener
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.queries import SeatRow, mine
from ratskeller.server.tables.session import Channel, TableSession
from ratskeller.strength.long_thoughts import times_of
from ratskeller.strength.mixture import level_playing
from ratskeller.wasm.position import state_bytes

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds until a bot that could not answer is asked again."""

TOGETHER = 1.2
"""Seconds that bots in a row have together, waiting for a free process included: a person waits for all of them."""
LEAST = 0.15
"""Seconds that each of them has at least."""

LATE_SECONDS = 2.0
"""Seconds that an answer may take beside the search."""

Think = Callable[[str, int, Position], Awaitable[BotReply]]
"""Asks a bot for the answers of a seat. The position holds what the seat knows."""

log = logging.getLogger(__name__)


class BotTurns:
    """The bots at the tables of one process. One task for each table lets them answer as long as it is their turn."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self.stand_ins = 0
        """How many answers other bots have given since the start because a bot had none in time."""
        self._store = store
        self._pool = pool
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, session: TableSession) -> None:
        if session.id not in self._tasks and session.table.asked() is not None:
            self._tasks[session.id] = asyncio.create_task(self._run(session))

    def are_playing(self, table_id: str) -> bool:
        return table_id in self._tasks

    async def stop(self) -> None:
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
        seed = session.features.rules.bot_seed(session.row)
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
        seat, ply = session.table.asked(), session.row.ply
        if seat is None or ply != turn.step:
            return None if seat is None else []
        order = None if seat.bot is not None else session.table.ordered()
        visible = session.position.redeal(seat.seat)
        channel = channel_at(session) if order is None else None
        question = None if channel is None else channel.question(seat, ply, visible, seconds)
    async with session.node.hold(turn):
        found = [] if channel is None or question is None else await channel.ask(question)
        if order is not None:
            reply = BotReply([order], table_status.ORDER)
        else:
            reply = BotReply(found) if found else await think(str(seat.bot), seat.seat, visible)
        return await _store_reply(session, seat, turn, reply)


def _substitutes(session: TableSession, seat: int | None) -> list[str]:
    """Return who may answer for a seat because its player wants it so, or is away."""
    stand_in = session.status.stand_ins.get(-1 if seat is None else seat)
    return [table_status.ORDER] if stand_in is None else [table_status.ORDER, stand_in.bot]


async def _claim(session: TableSession) -> Claim | None:
    node = session.node
    async with session.locked():
        turn = Claim("turn", session.id, session.row.ply)
        if session.table.asked() is None:
            return None
        if session.claimed == (turn, node.id):
            return turn
    # Processes that were here before have claimed what they do
    await node.wait_until_known()
    return turn if await node.claim(turn) else None


async def _store_reply(session: TableSession, seat: SeatRow, turn: Claim, reply: BotReply) -> list[EntryRow]:
    async with session.locked():
        # The player of the seat may be back by now
        if session.row.ply != turn.step or session.table.asked() != seat:
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


class BotTurn(Request, frozen=True):
    """The turn that a device has found for a bot, after entry `ply`: the numbers of its answers.

    Without any, the server's own bot answers.
    """

    ply: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    seat: SeatNumber
    answers: Annotated[list[Annotated[int, msgspec.Meta(ge=0)]], msgspec.Meta(max_length=PLAN_LENGTH)]


class LiveBot(msgspec.Struct, frozen=True, tag="bot", tag_field="type", forbid_unknown_fields=True):
    """Sent over the socket: a bot is asked after entry `ply`, and may think here.

    `bot` is its level, and `state` holds what its seat knows, for the module of the game. It has `times` the usual time and simulations
    of its level, but the search may take no more than `seconds`.
    """

    ply: int
    seat: int
    bot: str
    state: bytes
    times: int
    seconds: float


@dataclass(frozen=True)
class Question:
    """A question to a device, and what came of it: answers of the bot, or none if it has found none."""

    listener: Listener
    message: LiveBot
    visible: Position
    found: asyncio.Future[list[str]] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class BotChannel(Channel):
    """The bots of one table that think on a device. There is one question at a time."""

    def __init__(self, session: TableSession) -> None:
        super().__init__(session)
        self._question: Question | None = None

    def question(self, seat: SeatRow, ply: int, visible: Position, seconds: float) -> Question | None:
        """Return the question to a device; None where the server's own bot has to answer. The caller holds the lock of the table."""
        session, game = self.session, visible.game
        guest = _only_person(session)
        listener = next((it for it in session.listeners if it.thinks and it.is_present and it.guest == guest), None)
        if listener is None or math.isinf(seconds) or not _may_think(session, seat):
            return None
        bot = level_playing(seat.bot or "", game, visible.state)
        if bot not in bots.levels(game.name):
            return None
        if not any(_is_known_to(session.position, own, seat.seat, visible) for own in mine(session.seats, guest)):
            return None
        silent = copy_of(visible.state)
        silent.logging = 0
        times = times_of(bot, game.name, session.row.long_thoughts)
        # A person who chose long thoughts waits for them
        allowed = seconds if times == 1 else times * usual_seconds(bot, game.name)
        message = LiveBot(ply, seat.seat, bot, state_bytes(games.get(game.name), silent), times, allowed)
        return Question(listener, message, visible)

    async def ask(self, question: Question) -> list[str]:
        """Return the answers that the device has found; none if it has found none in time, or has gone. It is not asked again then."""
        listener, message = question.listener, question.message
        if listener not in self.session.listeners:
            return []
        self._question = question
        self.session.broadcaster.send_to(listener, msgspec.json.encode(message).decode())
        try:
            async with asyncio.timeout(message.seconds + LATE_SECONDS):
                answers = await question.found
        except TimeoutError:
            answers = []
        finally:
            self._question = None
        # A slow device would make the person wait each time
        listener.thinks = bool(answers)
        return answers

    def give(self, guest: str, turn: BotTurn) -> None:
        """Take the answers of a device. Raises `Problem` if nobody has asked this guest for them, or they are not legal."""
        question = self._question
        if question is None or question.found.done() or (turn.ply, turn.seat) != _place(question):
            held = mine(self.session.seats, guest)
            raise stale_ply(turn.ply, self.session.visible_to(held)[0].ply)
        if guest != question.listener.guest:
            raise wrong_seat(turn.seat)
        answers = _texts(question.visible, turn)
        question.found.set_result(answers)
        if turn.answers and not answers:
            raise Problem(422, "wrong-results", "These answers are not legal for the bot that was asked.")

    def left(self, listener: Listener) -> None:
        """Let the server's own bot answer if the device that was asked has gone."""
        question = self._question
        if question is not None and question.listener is listener and not question.found.done():
            question.found.set_result([])


def channel_at(session: TableSession) -> BotChannel | None:
    """Return the bots of a table that think on a device; None where the server does not allow it."""
    return session.channel(BotChannel) if BotChannel in session.features.channels else None


def give(session: TableSession, guest: str, turn: BotTurn) -> None:
    """Take the answers that the device of a guest has found for a bot. Raises `Problem`, and the bot is asked as before then."""
    if not mine(session.seats, guest):
        raise wrong_seat(turn.seat)
    channel = channel_at(session)
    if channel is None:
        raise stale_ply(turn.ply, session.row.public_ply)
    channel.give(guest, turn)


def _place(question: Question) -> tuple[int, int]:
    return question.message.ply, question.message.seat


def _only_person(session: TableSession) -> str | None:
    """Return the guest who has all seats that no bot has, None if others may come."""
    guests = {it.guest for it in session.seats if it.kind != "bot"}
    reserved = any(it.reserved_for is not None for it in session.seats)
    return guests.pop() if len(guests) == 1 and not reserved else None


def _may_think(session: TableSession, seat: SeatRow) -> bool:
    """Tell whether a device may think for a bot: nothing depends on how well it plays, and nothing of its turn is hidden."""
    row = session.row
    is_free = row.friendly and row.day is None and row.lesson is None and session.status.clock is None
    # Only this process knows what it has asked for
    is_here = session.node.is_alone and row.public_ply == row.ply
    return seat.kind == "bot" and is_free and is_here


def _is_known_to(position: Position, own: int, seat: int, visible: Position) -> bool:
    """Tell whether what `seat` knows follows from what the seat `own` knows."""
    return bool(position.redeal(own).redeal(seat).state == visible.state)


def _texts(visible: Position, turn: BotTurn) -> list[str]:
    """Return answers by their numbers, as long as the seat is asked; none if one is not legal."""
    position, rules = visible.copy(), visible.game.rules
    out, weights = [0] * rules.MOST_OPTIONS, [0] * rules.MOST_OPTIONS
    texts: list[str] = []
    for number in turn.answers:
        if position.actor != turn.seat or number not in out[: rules.legal(position.state, out, weights)]:
            return []
        texts.append(position.game.text(position.state, position.options, number))
        position.play(texts[-1])
    return texts
