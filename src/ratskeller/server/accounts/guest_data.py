"""All that is stored about somebody, for himself."""

from collections.abc import Callable
from typing import Any

import msgspec

from ratskeller.server.accounts import api_tokens as tokens
from ratskeller.server.accounts.queries import Account, account_of
from ratskeller.server.accounts.second_factors import Factor, factor_of
from ratskeller.server.accounts.session_queries import devices_of
from ratskeller.server.db.connection import Connection

TABLES = (
    "SELECT id, game, options, created, told_at, over, day FROM tables"
    " WHERE id IN (SELECT table_id FROM seats WHERE guest_id = ?) ORDER BY created, id"
)
SEATS = "SELECT seat, name FROM seats WHERE table_id = ? AND guest_id = ? ORDER BY seat"
ANSWERS = (
    "SELECT ply, kind, actor, answer, at FROM entries WHERE table_id = ?"
    " AND actor IN (SELECT seat FROM seats WHERE table_id = entries.table_id AND guest_id = ?) ORDER BY ply"
)
CHANNELS = "SELECT kind, target, language, hour, zone, created FROM channels WHERE guest_id = ? ORDER BY created, id"
RATINGS = "SELECT game, skill, doubt, games FROM ratings WHERE guest_id = ? ORDER BY game"
STANDINGS = "SELECT kind, at FROM standings WHERE guest_id = ? ORDER BY kind"
ATTEMPTS = "SELECT day, table_id, finished, place, margin, score, course FROM attempts WHERE guest_id = ? ORDER BY day"
NOTES = "SELECT table_id, text, thing, at FROM notes WHERE guest_id = ? ORDER BY at, id"


def own_data(guest: str) -> Callable[[Connection], dict[str, Any]]:
    """Return a read: what is stored about a guest, as JSON has it. No hash of a secret is in it, and nothing that others have answered."""

    def read(connection: Connection) -> dict[str, Any]:
        name, created = connection.execute("SELECT name, created FROM guests WHERE id = ?", (guest,)).fetchone()
        account = account_of(connection, guest)
        return {
            "id": guest,
            "name": name,
            "created": created,
            "account": None if account is None else _account(account, factor_of(connection, guest)),
            "devices": [msgspec.structs.asdict(it) for it in devices_of(connection, guest)],
            "programs": [msgspec.structs.asdict(it) for it in tokens.of(guest)(connection)],
            "channels": _rows(connection, CHANNELS, (guest,), "kind target language hour zone created"),
            "standings": _rows(connection, STANDINGS, (guest,), "kind since"),
            "tables": [_table(connection, row, guest) for row in connection.execute(TABLES, (guest,)).fetchall()],
            "ratings": _rows(connection, RATINGS, (guest,), "game skill doubt games"),
            "notes": _rows(connection, NOTES, (guest,), "table text thing at"),
            "days": _rows(connection, ATTEMPTS, (guest,), "day table finished place margin score course"),
        }

    return read


def _account(account: Account, factor: Factor | None) -> dict[str, Any]:
    return {
        "created": account.created,
        "profile": _json(account.profile),
        "listed": account.listed,
        "second_factor": None if factor is None else msgspec.structs.asdict(factor),
    }


def _table(connection: Connection, row: tuple[Any, ...], guest: str) -> dict[str, Any]:
    table_id, game, options, created, updated, over, day = row
    head = {"id": table_id, "game": game, "options": _json(options), "created": created, "updated": updated}
    return head | {
        "over": bool(over),
        "day": day,
        "seats": _rows(connection, SEATS, (table_id, guest), "seat name"),
        "answers": _rows(connection, ANSWERS, (table_id, guest), "entry kind seat answer at"),
    }


def _rows(connection: Connection, statement: str, values: tuple[str, ...], names: str) -> list[dict[str, Any]]:
    keys = names.split()
    return [dict(zip(keys, row, strict=True)) for row in connection.execute(statement, values)]


def _json(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)
