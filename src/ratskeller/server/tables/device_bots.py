"""Bots that think on the device of the person who plays alone against them, where the server allows it.

A device gets the state that `Position.redeal` leaves to the bot's seat, and only where the person's own seat could know all of it. Where
a bot knows more, where the device doesn't answer in time, and where its answer is not legal, the server's own bot answers.
"""

import asyncio
import math
from dataclasses import dataclass, field
from typing import Annotated

import msgspec

from ratskeller import bots, games
from ratskeller.bots.ladder import usual_seconds
from ratskeller.core.position import Position
from ratskeller.core.state import copy_of
from ratskeller.search.buffers import PLAN_LENGTH
from ratskeller.server.errors import Problem, stale_ply, wrong_seat
from ratskeller.server.http.schemas import MOST, Request, SeatNumber
from ratskeller.server.tables.broadcaster import Listener
from ratskeller.server.tables.hooks import Channel
from ratskeller.server.tables.queries import SeatRow, mine
from ratskeller.server.tables.session import TableSession
from ratskeller.strength.long_thoughts import times_of
from ratskeller.strength.mixture import level_playing
from ratskeller.wasm.position import state_bytes

LATE_SECONDS = 2.0
"""Seconds that an answer may take beside the search."""


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


class BotChannel(Channel[TableSession]):
    """The bots of one table that think on a device. There is one question at a time."""

    def __init__(self, session: TableSession) -> None:
        """Begin without a question."""
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
        # Who has chosen long thoughts waits for them
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
            raise stale_ply(turn.ply, self.session.state.visible_to(held)[0].ply)
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
    return session.channel(BotChannel) if BotChannel in session.extensions.channels else None


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
