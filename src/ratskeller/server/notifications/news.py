"""What happened at a table since somebody's last turn; only what everybody at the table may know."""

import asyncio

import msgspec

from ratskeller import games
from ratskeller.core.errors import RatskellerError
from ratskeller.core.events import NewsItem, visible_to
from ratskeller.core.position import Position
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.schema.features import Notification, NotificationKind
from ratskeller.server.db.schema.tables import StandInReason, TableRow
from ratskeller.server.db.store import Store
from ratskeller.server.tables import clocks, entry_log, table_status
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.queries import SeatRow, mine
from ratskeller.server.tables.table_status import TableStatus, places

MOST_ITEMS = 4
"""How many events a message mentions; less important ones are left out."""


class SeatScore(msgspec.Struct, frozen=True):
    """The public score of a seat, and how much it has changed. `place`: once the game is over."""

    name: str
    score: int
    change: int
    place: int | None = None


class TableNews(msgspec.Struct, frozen=True):
    """What happened at a table: the name of the guest's seat (`who`) and of others, their scores, the events that concern the guest.

    `own` is None if the current rules can't replay the game. `has_played`: the guest has had a turn, since which scores have changed and
    all `items` happened. `names`: of all seats. `left`: milliseconds until the guest's time is up at a clock of days, of `turn` in all.
    `reason`: why the bot `bot` plays for them.
    """

    table: str
    game: str
    kind: NotificationKind
    who: str
    others: list[str]
    own: SeatScore | None = None
    other_scores: list[SeatScore] = []
    items: list[NewsItem] = []
    has_played: bool = False
    names: list[str] = []
    left: int | None = None
    turn: int = 0
    bot: str = ""
    reason: StandInReason = "time"


async def table_news(store: Store, notification: Notification) -> TableNews | None:
    """Return what a notification is about, None if its table is gone."""

    def read(connection: Connection) -> tuple[TableRow | None, list[SeatRow], list[EntryRow], TableStatus, int]:
        row, seats = table_queries.read(connection, notification.table_id)
        status = table_status.read(connection, notification.table_id)
        entries = entry_log.since(connection, notification.table_id, 0)
        return row, seats, entries, status, clocks.server_time(connection)

    row, seats, entries, status, server_time = await store.read(read)
    held = mine(seats, notification.guest_id)
    if notification.kind == "rematch":
        # Their seat is kept for them
        held = [seat.seat for seat in seats if seat.reserved_for == notification.guest_id]
    if row is None or not held:
        return None
    own_seat = _own_seat(notification, row, held, status)
    names = [seat.bot or seat.name for seat in seats]
    others = [seat for seat in range(len(seats)) if seat not in held]
    news = TableNews(row.id, row.game, notification.kind, names[own_seat], [names[seat] for seat in others])
    clock, stand_in = status.clock, status.stand_ins.get(own_seat)
    if clock is not None and clock.kind == "days" and clock.asked == own_seat and clock.deadline is not None:
        news = msgspec.structs.replace(news, left=clock.deadline - server_time, turn=clock.turn)
    if stand_in is not None:
        news = msgspec.structs.replace(news, bot=stand_in.bot, reason=stand_in.reason)
    if notification.kind == "rematch":
        return news
    try:
        position = await asyncio.to_thread(_position, row, entries)
    except RatskellerError:
        return news
    scores, items = await asyncio.to_thread(_since_last_turn, position, names, held, own_seat)
    for seat, place in enumerate(places(seats, status, position.places) or []):
        scores[seat] = msgspec.structs.replace(scores[seat], place=place)
    return msgspec.structs.replace(
        news,
        own=scores[own_seat],
        other_scores=[scores[seat] for seat in others],
        items=items or [],
        has_played=items is not None,
        names=names,
    )


def _own_seat(notification: Notification, row: TableRow, held: list[int], status: TableStatus) -> int:
    """Return the seat that a notification is about: the one that a bot plays, or that is asked; else the guest's first."""
    if notification.kind == "bot":
        return next((seat for seat in held if seat in status.stand_ins), held[0])
    return row.actor if row.actor in held else held[0]


def _position(row: TableRow, entries: list[EntryRow]) -> Position:
    return games.get(row.game).resume(row.options, entry_log.answers(entries))


def _since_last_turn(
    position: Position, names: list[str], held: list[int], own_seat: int
) -> tuple[list[SeatScore], list[NewsItem] | None]:
    """Return the scores of all seats, and the events since the last turn of the seats in `held`; None if they had none yet."""
    # The position right after their last answer
    last = max((ply for ply, seat in enumerate(position.actors, 1) if seat in held), default=0)
    earlier = position.back_to(last) if last else position
    before = earlier.scores
    items = _items(earlier, position, own_seat) if last else None
    scores = [
        SeatScore(name, score, score - was) for name, score, was in zip(names, position.scores, before, strict=True)
    ]
    return scores, items


def _items(earlier: Position, position: Position, seat: int) -> list[NewsItem]:
    news = position.game.news
    if news is None:
        return []
    events = [
        visible_to(event, seat)
        for answer in position.answers[len(earlier.answers) :]
        for event in earlier.play(answer).events
    ]
    return news(events, seat)[:MOST_ITEMS]
