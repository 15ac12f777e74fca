"""What people ask about positions and games: analyses, odds, reviews, and going on otherwise."""

from typing import Any

from litestar import Request, get, post
from litestar.params import JSONBody

from ratskeller.server.accounts.sessions import PLAYS, READS, guest_of
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import VIEWS, Limit, RateLimits, enforce
from ratskeller.server.http.services import service
from ratskeller.server.review import branches
from ratskeller.server.review.analysis import AnalysisService
from ratskeller.server.review.odds import OddsService
from ratskeller.server.review.positions import analysed_position, odds_position
from ratskeller.server.review.schemas import Analysis, Odds, Review
from ratskeller.server.review.service import ReviewService
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.inspection import finished
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.routes import At, SeenFrom, Since, TableId, ViewedFrom
from ratskeller.server.tables.session import TableSession

ANALYSES = Limit(
    name="analyses", message="Too many analyses have been asked for by you or from your address", guest=600
)
# The client asks for them after every answer of anybody
ODDS = Limit(name="odds", message="Odds have been asked for too often by you or from your address", guest=6000)

WRITE = documented(400, 401, 403, 404, 409, 413, 415, 422)

AnyRequest = Request[Any, Any, Any]


async def _table(request: AnyRequest, table_id: str, guest: str) -> TableSession:
    return await service(request, TableManager).visited(table_id, guest)


@get(
    "/tables/{table_id:str}/analysis",
    operation_id="getAnalysis",
    opt=READS,
    responses=documented(400, 401, 403, 404, 409, 422),
    tags=["tables"],
)
async def get_analysis(request: AnyRequest, table_id: TableId, at: At = None, seat: SeenFrom = None) -> Analysis:
    """Return what a search finds in the position after `at` answers (by default the last), as a seat knows it.

    Of a game that is over everybody may ask this for every seat; of one that goes on its players for theirs, if the table allows it.
    """
    guest = await guest_of(request)
    enforce(request, ANALYSES, guest.id)
    known = await analysed_position(await _table(request, table_id, guest.id), guest.id, at, seat)
    return await service(request, AnalysisService).analyse(*known)


@get(
    "/tables/{table_id:str}/odds",
    operation_id="getOdds",
    opt=READS,
    responses=documented(400, 401, 403, 404, 409, 422),
    tags=["tables"],
)
async def get_odds(request: AnyRequest, table_id: TableId, at: At = None, seat: SeenFrom = None) -> Odds:
    """Return the exact odds after `at` answers (by default all), as a seat can know them, or a spectator.

    Everybody who may look at a table is told what can be worked out from there, if the table allows it.
    """
    guest = await guest_of(request)
    enforce(request, ODDS, guest.id)
    key, position = await odds_position(await _table(request, table_id, guest.id), guest.id, at, seat)
    return await service(request, OddsService).odds(key, position)


@get(
    "/tables/{table_id:str}/review",
    operation_id="getReview",
    opt=READS,
    responses=documented(400, 401, 403, 404, 409),
    tags=["tables"],
)
async def get_review(request: AnyRequest, table_id: TableId, since: Since = 0, seat: ViewedFrom = None) -> Review:
    """Return the review of a game that is over, as far as it has been made.

    It is made with what every seat knew, or as one seat or a spectator (`public`) could have made it. The first request has it made; later
    ones ask for what is new, from moment number `since` on. What failed is tried again when somebody asks after that.
    """
    guest = await guest_of(request)
    enforce(request, VIEWS, guest.id)
    row, record = await finished(await _table(request, table_id, guest.id), seat)
    return await service(request, ReviewService).review(row.id, record, seat, since)


@post("/tables/{table_id:str}/branch", operation_id="branch", opt=PLAYS, responses=WRITE, tags=["tables"])
async def open_branch(request: AnyRequest, table_id: TableId, data: JSONBody[wire.NewBranch]) -> wire.Table:
    """Open a table at which a game that is over goes on otherwise, after its first `at` answers; what comes then is drawn anew."""
    guest = await guest_of(request)
    origin = await _table(request, table_id, guest.id)
    service(request, RateLimits).new_table(request, guest.id)
    live = await branches.open_branch(service(request, TableManager), guest, data, origin)
    return await live.look(guest.id, None)


ROUTES = [get_analysis, get_odds, get_review, open_branch]
