"""The Daily Plague: a day with its ranking, and its table."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ratskeller.server.accounts.names import parse_placeholder
from ratskeller.server.accounts.sessions import READS, guest_of
from ratskeller.server.daily import queries
from ratskeller.server.daily.days import describe_day
from ratskeller.server.daily.queries import Ranked
from ratskeller.server.daily.schedule import DailySchedule, parse_day
from ratskeller.server.daily.schemas import Day, DayRank, PlayDay
from ratskeller.server.daily.service import DailyService
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import RateLimits
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.manager import TableManager

DayText = Annotated[str | None, QueryParameter(max_length=10)]


@get("/daily", operation_id="getDay", opt=READS, responses=errors(400, 401, 404))
async def get_day(request: AnyRequest, day: DayText = None) -> Day:
    """Return a day, by default today, with its ranking, and the guest's attempts and streaks."""
    guest = await guest_of(request)
    schedule, store = service(request, DailySchedule), service(request, TableManager).store
    wanted = schedule.today() if day is None else parse_day(day)
    schedule.check_known(wanted)
    attempts = await store.read(queries.attempts_of, guest.id)
    ranked, players = await store.read(queries.ranking, wanted, guest.id)
    before, _ = await store.read(queries.ranking, schedule.last_closed(), guest.id)
    lines = [_rank(line, guest.id) for line in ranked]
    first = [_rank(line, guest.id) for line in before if line.rank == 1]
    return describe_day(schedule, wanted, attempts, lines, players, first)


@post("/daily", operation_id="playDay", responses=errors(400, 401, 403, 404, 409, 413, 415))
async def play_day(request: AnyRequest, data: JSONBody[PlayDay]) -> wire.Table:
    """Return the table where the guest plays a day: the one attempt of today, or a new table for practice on a closed day."""
    guest = await guest_of(request)
    service(request, RateLimits).new_table(request, guest.id)
    live = await service(request, DailyService).open(service(request, TableManager), guest, parse_day(data.day))
    return await live.look(guest.id, None)


def _rank(line: Ranked, guest: str) -> DayRank:
    return DayRank(
        line.rank, line.name, line.place, line.margin, line.score, line.guest == guest, parse_placeholder(line.name)
    )


ROUTES = [get_day, play_day]
