"""Answers without a person: premoves that a player has ordered, and bots that stand in for players."""

from collections.abc import Callable, Mapping

from ratskeller import bots
from ratskeller.core.position import Position
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged
from ratskeller.server.errors import Problem
from ratskeller.server.tables import clock_queries, status_queries
from ratskeller.server.tables.status_queries import StandIn, TableStatus

ORDER = "order"
"""The name in `stand_in` of an entry that was a premove."""
ANYTHING = ""
"""As the question of a premove: any question at the beginning of a turn that has only one legal answer."""


class NothingDue(Unchanged):
    """No time is up, or another process has dealt with it."""


def ordered_answer(position: Position, orders: Mapping[int, Mapping[str, str]]) -> str | None:
    """Return the premove of the seat that is asked, None if it has to answer itself.

    A premove is for questions that come up while its seat does nothing: a player who has just answered goes on. The premove itself does not
    count as such an answer, since the same question may come again at once.
    """
    actor = position.actor
    wanted = orders.get(actor) if isinstance(actor, int) else None
    if not wanted:
        return None
    answer = wanted.get(position.question or ANYTHING)
    before = zip(reversed(position.actors), reversed(position.answers), strict=True)
    if next((it for it, text in before if it != "chance" and (it, text) != (actor, answer)), None) == actor:
        return None
    legal = position.legal()
    if ANYTHING in wanted and len(legal) == 1:
        return legal[0]
    return answer if answer in legal else None


def check_played(status: TableStatus, seat: int) -> None:
    """Refuse an answer if the game has ended by agreement, or a bot plays for the seat. Raises `Problem`."""
    if status.ended:
        raise ended()
    if (stand_in := status.stand_ins.get(seat)) is not None:
        message = f"A bot plays for seat {seat}: take the seat back first."
        if stand_in.for_good:
            message = f"Seat {seat} has resigned or lost on time: a bot plays on for it."
        raise Problem(409, "played-for", message, seat=seat, reason=stand_in.reason)


def check_not_lost(status: TableStatus, seat: int) -> None:
    """Refuse a wish for a seat that its player has lost for good. Raises `Problem`."""
    stand_in = status.stand_ins.get(seat)
    if stand_in is not None and stand_in.for_good:
        check_played(status, seat)


def ended() -> Problem:
    """The game has ended by agreement."""
    return Problem(409, "game-ended", "The game was ended by agreement of all.")


def timed_out(table_id: str, game: str) -> Callable[[Connection, str], None]:
    """Return a write: a bot plays for the seat whose time is up. It raises `NothingDue`."""

    def write(connection: Connection, moment: str) -> None:
        clock = clock_queries.claim(connection, table_id, clock_queries.tick(connection, moment))
        if clock is None or clock.asked is None:
            raise NothingDue(table_id)
        stand_in = StandIn(weakest_bot(game), "lost") if clock.bot is None else StandIn(clock.bot, "time")
        status_queries.let_play(connection, table_id, clock.asked, stand_in, moment)

    return write


def weakest_bot(game: str) -> str:
    """Return the bot that plays on for a seat that has given up, so that nobody else wins by it."""
    return (bots.levels(game) or bots.names(game))[0]


def default_stand_in(game: str) -> str:
    """Return the bot that plays for an absent player: the middle one of the levels."""
    offered = bots.levels(game) or bots.names(game)
    return offered[len(offered) // 2]
