"""A game in play that goes to another device in a link: its answers so far, hidden things included, and who plays. There a copy goes on."""

import hashlib
from collections.abc import Sequence

import msgspec

from ratskeller.core.records import with_metadata
from ratskeller.server.db.schema.tables import OddsVisibility, SeatTime
from ratskeller.server.errors import Problem
from ratskeller.server.history.imports import replay_record
from ratskeller.server.slices import run_at_once
from ratskeller.server.tables import new_tables, table_status, views
from ratskeller.server.tables.clocks import Clock, given_by
from ratskeller.server.tables.new_tables import KnownBots, NewGame, Opener
from ratskeller.server.tables.schemas import NewClock, NewSeat
from ratskeller.site.tables import LocalTable


class Continuation(msgspec.Struct, frozen=True):
    """What a link to a game in play holds. `names` and `bots` are by seat, a bot null where a person plays.

    `clock` is what each seat was given, `reserves` is what is left of that, by seat, in milliseconds. The turn begins anew.
    """

    game: str
    names: list[str | None]
    bots: list[str | None]
    analysis: bool
    odds: OddsVisibility
    standing: bool
    long_thoughts: bool
    record: msgspec.Raw
    clock: NewClock | None = None
    reserves: list[int] = []


def continuation_of(table: LocalTable) -> Continuation:
    """Return what goes to another device. Raises `Problem` for a game that has ended, a lesson, and the Daily Plague."""
    row, position = table.visible()
    table_status.check_running(table.row, position, table.status)
    names = views.metadata_of(table.seats, None)
    record = msgspec.Raw(with_metadata(position.record(), names).encode())
    bots, clock = [seat.bot for seat in table.seats], table.status.clock
    reserves = [] if clock is None else [it.reserve for it in clock.asking(None, table.time).seats]
    return Continuation(
        row.game,
        names.names or [],
        bots,
        row.analysis,
        row.odds,
        row.standing,
        row.long_thoughts,
        record,
        given_by(clock),
        reserves,
    )


def begin(text: str, opener: Opener, known: KnownBots) -> NewGame:
    """Return the table at which a game from another device goes on: the same link always gives the same one.

    Raises `Problem` for a game that can't go on.
    """
    found = _read(text)
    imported = run_at_once(replay_record(bytes(found.record).decode(), may_go_on=True))
    position, entries = imported.whole, imported.entries
    if position.over or len(found.bots) != len(position.scores) or found.game != position.game.name:
        raise _broken()
    seats, names = new_tables.seated(_asked(found, imported.names), opener, position, known)
    clock = _clock(found, known(found.game))
    row = new_tables.gone_on(
        position,
        entries,
        analysis=found.analysis,
        odds=found.odds,
        standing=found.standing,
        friendly=True,
        long_thoughts=found.long_thoughts,
    )
    row = msgspec.structs.replace(row, id=hashlib.sha256(text.encode()).hexdigest()[:22])
    return NewGame(row, seats, names, entries, position, clock)


def _clock(found: Continuation, known: Sequence[str]) -> Clock | None:
    clock = new_tables.new_clock(found.clock, known, len(found.bots))
    if clock is None:
        return None
    if clock.kind != "live" or len(found.reserves) != len(clock.seats):
        raise _broken()
    seats = tuple(SeatTime(max(0, min(it, clock.given.reserve))) for it in found.reserves)
    return msgspec.structs.replace(clock, seats=seats)


def _asked(found: Continuation, names: list[str | None]) -> list[NewSeat]:
    own = found.bots.index(None) if None in found.bots else None
    return [
        NewSeat("bot", bot=bot)
        if bot is not None
        else NewSeat("me")
        if seat == own
        else NewSeat("hotseat", names[seat])
        for seat, bot in enumerate(found.bots)
    ]


def _read(text: str) -> Continuation:
    try:
        return msgspec.json.decode(text, type=Continuation)
    except msgspec.DecodeError as error:
        raise _broken() from error


def _broken() -> Problem:
    return Problem(422, "bad-record", "This is no game in play.", reason="")
