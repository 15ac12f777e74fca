"""A record of a game from elsewhere becomes a table at which it is over."""

import msgspec

from ratskeller import games
from ratskeller.core.errors import BadRecord, RatskellerError
from ratskeller.core.position import Position
from ratskeller.core.records import parse_json
from ratskeller.server import wire
from ratskeller.server.db.connection import Connection
from ratskeller.server.db.store import Store
from ratskeller.server.domain import doors, history, results, tables
from ratskeller.server.domain.conduct import Conduct
from ratskeller.server.domain.doors import Door
from ratskeller.server.domain.guests import Guest
from ratskeller.server.errors import Problem
from ratskeller.server.live.branching import played_again
from ratskeller.server.live.opening import new_row, seated
from ratskeller.server.live.recording import finish_of
from ratskeller.server.live.slices import Slices, Work


def replayed(text: str) -> Work[Position]:
    """Play a record answer by answer, and return the position at its end. Raises `Problem` that says what does not fit where."""
    try:
        name = parse_json(text, BadRecord, "a record").get("game")
        if not isinstance(name, str):
            raise BadRecord("game: must be the name of a game; it is missing")
        steps = games.get(name).replay_steps(text)
        position = next(steps)
        # It is the same position at each step
        for _ in steps:
            yield
    except RatskellerError as error:
        raise Problem(422, "bad-record", f"record: {error}", reason=str(error)) from error
    if position.beginning is not None:
        raise Problem(
            422, "record-from-middle", "record: it begins with a position; only whole games can be kept here."
        )
    if not position.over:
        raise Problem(422, "record-not-over", "record: the game is not over; only those that are can be kept here.")
    return position


async def open_record(store: Store, slices: Slices, guest: Guest, text: str) -> str:
    """Store a table at which a game is over, all of whose seats are the guest's, and return its id. It counts for nothing.

    Raises `Problem` that says what does not fit in the record.
    """
    whole = await slices.run(replayed(text), guest.id)
    asked = [wire.NewSeat("hotseat" if seat else "me") for seat in range(len(whole.scores))]
    seats, names = seated(asked, guest, whole)
    position = games.get(whole.game.name).resume(whole.options, [])
    entries = await slices.run(played_again(position, whole, len(whole.answers)), guest.id)
    row = new_row(position, len(entries), analysis=False, odds="always")
    row = msgspec.structs.replace(row, branched=len(whole.answers))
    fields, note = history.fields_of(row.id, entries), results.note(finish_of(row, seats, position, Conduct()))

    def write(connection: Connection) -> None:
        tables.insert_table(connection, row, seats, names)
        doors.insert(connection, row.id, Door(host=guest.id))
        history.insert(connection, fields)
        note(connection)

    await store.write(write)
    return row.id
