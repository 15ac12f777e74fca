"""The Daily Plague: what is played on a day and how everybody fared, and the way to its table."""

from datetime import date
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, QueryParameter

from ratskeller.server.accounts.placeholder_names import unnamed_by
from ratskeller.server.accounts.sessions import READS, guest_of
from ratskeller.server.daily import queries as stored
from ratskeller.server.daily.queries import Attempt, Ranked
from ratskeller.server.daily.schedule import Almanac
from ratskeller.server.daily.service import check_known
from ratskeller.server.errors import Problem
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.services import services
from ratskeller.server.tables import schemas as wire

AnyRequest = Request[Any, Any, Any]
DayText = Annotated[str | None, QueryParameter(max_length=10)]


@get("/daily", operation_id="getDay", opt=READS, responses=documented(400, 401, 404), tags=["daily"])
async def get_day(request: AnyRequest, day: DayText = None) -> wire.Day:
    """Return a day, by default today, with its ranking, and how the guest has fared on it and on the days before."""
    guest = await guest_of(request)
    almanac, store = services(request).almanac, services(request).hall.store
    wanted = almanac.today() if day is None else _date(day)
    check_known(almanac, wanted)
    attempts = await store.read(stored.attempts_of(guest.id))
    ranked, players = await store.read(stored.ranking(wanted, guest.id))
    mine = {it.day: _attempt(it) for it in attempts}
    deal, streak = almanac.deal(wanted), stored.streak(attempts, almanac.today())
    return wire.Day(
        day=wanted.isoformat(),
        today=wanted == almanac.today(),
        closed=almanac.is_closed(wanted),
        seconds=almanac.seconds_left(),
        deal=wire.Deal(deal.game, deal.options, deal.bots),
        attempt=mine.get(wanted.isoformat()),
        players=players,
        ranking=[_rank(line, guest.id) for line in ranked],
        streak=wire.DayStreak(streak.days, streak.longest, streak.won, streak.wins),
        past=[_past(almanac, it, mine.get(it.isoformat())) for it in almanac.past()],
    )


@post("/daily", operation_id="playDay", responses=documented(400, 401, 403, 404, 409, 413, 415), tags=["daily"])
async def play_day(request: AnyRequest, data: JSONBody[wire.PlayDay]) -> wire.Table:
    """Return the table at which the guest plays a day. Today it counts, and there is one; a closed day is practice, at a new table."""
    guest = await guest_of(request)
    services(request).limits.new_table(request, guest.id)
    live = await services(request).hall.open_day(guest, _date(data.day))
    return await live.look(guest.id, None)


def _date(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise Problem(
            400, "bad-request", f"day: {text!r} is no day; write it as in 2026-11-22.", field="day"
        ) from error


def _attempt(it: Attempt) -> wire.DayAttempt:
    result = None if it.result is None else msgspec.convert(it.result, wire.DayResult, from_attributes=True)
    return wire.DayAttempt(it.table_id, result)


def _rank(line: Ranked, guest: str) -> wire.DayRank:
    return wire.DayRank(
        line.rank, line.name, line.place, line.margin, line.score, line.guest == guest, unnamed_by(line.name)
    )


def _past(almanac: Almanac, day: date, attempt: wire.DayAttempt | None) -> wire.PastDay:
    return wire.PastDay(day.isoformat(), almanac.deal(day).game, almanac.is_closed(day), attempt)
