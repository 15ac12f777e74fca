"""Games put into a database as the server would have, with dictated chance."""

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from ratskeller.core.position import Position
from ratskeller.server.accounts.crypto import token_hash
from ratskeller.server.db.schema.tables import OddsVisibility, TableRow
from ratskeller.server.tables import entry_log
from ratskeller.server.tables import queries as table_queries
from ratskeller.server.tables.entry_log import EntryRow
from ratskeller.server.tables.queries import SeatRow

from .places import connected, exists, fresh

MOMENT = "2026-01-01T12:00:00.000Z"
BOT = "bot"


def store_game(
    path: Path,
    table_id: str,
    position: Position,
    holders: Sequence[str],
    others: Sequence[str] = (),
    analysis: bool = False,
    bot: str = "random",
    odds: OddsVisibility = "always",
    **more: Any,
) -> None:
    """Store a game at which these guests sit, by seat; `BOT` is a `bot`. Each guest's session is its name; `others` only look on.

    `more` holds other fields of the table.
    """
    if not exists(path):
        fresh(path)
    again, entries = position.game.new(**position.options), []
    for ply, (who, text) in enumerate(zip(position.actors, position.answers, strict=True), 1):
        again.play(text)
        seat = who if isinstance(who, int) else None
        events = msgspec.Raw(msgspec.json.encode(again.events))
        entries.append(EntryRow(ply, "answer", seat, text, ply, events, MOMENT))
    actor = position.actor if isinstance(position.actor, int) else None
    game, count = position.game, len(entries)
    ends = (count, count, position.over, actor, analysis, odds)
    row = TableRow(table_id, game.name, game.version, position.options, MOMENT, MOMENT, *ends, **more)
    seats = [
        SeatRow(seat, "bot", None, "", bot) if name == BOT else SeatRow(seat, "human", name, "", None)
        for seat, name in enumerate(holders)
    ]
    with closing(connected(path)) as database:
        for name in {*holders, *others} - {BOT}:
            database.execute("INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (name, name.title(), MOMENT))
            database.execute(
                "INSERT INTO sessions VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (token_hash(name), name, MOMENT)
            )
        table_queries.insert_table(database, row, seats, [None] * len(seats))
        entry_log.insert(database, row.id, entries)
