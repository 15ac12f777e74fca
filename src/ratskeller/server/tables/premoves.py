"""Who answers where its owner does not: bots for those whose time is up, and answers that somebody has ordered."""

from collections.abc import Callable, Mapping

from ratskeller import bots
from ratskeller.core.position import Position
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Unchanged
from ratskeller.server.errors import Problem
from ratskeller.server.tables import clock_queries, status_queries
from ratskeller.server.tables.status_queries import StandIn, TableStatus

ORDER = "order"
"""Who answered where somebody had ordered what."""
ANYTHING = ""
"""As a question of an order: whatever begins one's turn and has one answer alone."""


class NothingDue(Unchanged):
    """Nobody's time is up, or another process has seen to it."""


def ordered(position: Position, orders: Mapping[int, Mapping[str, str]]) -> str | None:
    """Return what the seat that is asked has ordered to be answered, None where it has to answer itself.

    An order is for what comes up while its seat does nothing: who has just answered goes on himself. What was ordered is no such answer,
    since the same question may come again at once.
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


def check_played(known: TableStatus, seat: int) -> None:
    """Refuse an answer where the game has ended by agreement, or a bot plays for the seat. Raises `Problem`."""
    if known.ended:
        raise ended()
    if (stand_in := known.stand_ins.get(seat)) is not None:
        message = f"A bot plays for seat {seat}: take the seat back first."
        if stand_in.for_good:
            message = f"Seat {seat} has resigned or lost on time: a bot plays on for it."
        raise Problem(409, "played-for", message, seat=seat, reason=stand_in.reason)


def check_not_lost(known: TableStatus, seat: int) -> None:
    """Refuse what only somebody can want whose seat is his to play. Raises `Problem`."""
    stand_in = known.stand_ins.get(seat)
    if stand_in is not None and stand_in.for_good:
        check_played(known, seat)


def ended() -> Problem:
    """Return that nothing can be done any more at a table."""
    return Problem(409, "game-ended", "The game was ended by agreement of all.")


def timed_out(table_id: str, game: str) -> Callable[[Connection, str], None]:
    """Return a write: a bot plays for whoever has let his time run out. It raises `NothingDue`."""

    def write(connection: Connection, moment: str) -> None:
        clock = clock_queries.claim(connection, table_id, clock_queries.tick(connection, moment))
        if clock is None or clock.asked is None:
            raise NothingDue(table_id)
        stand_in = StandIn(weakest(game), "lost") if clock.bot is None else StandIn(clock.bot, "time")
        status_queries.let_play(connection, table_id, clock.asked, stand_in, moment)

    return write


def weakest(game: str) -> str:
    """Return the bot that plays on for those who have given up: nobody else is to win by it."""
    return (bots.levels(game) or bots.names(game))[0]


def usual(game: str) -> str:
    """Return the bot that plays for whoever is absent: of those that people are offered the one in the middle."""
    offered = bots.levels(game) or bots.names(game)
    return offered[len(offered) // 2]
