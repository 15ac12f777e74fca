"""Analyses, odds, reviews, other turns that are tried, branches, and reviews that one person leads for others."""

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ratskeller.core.position import LONGEST_LINE
from ratskeller.review.comparison import Attempt
from ratskeller.server.accounts.sessions import PLAYS, READS, guest_of
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import VIEWS, Limit, RateLimits, enforce
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.http.schemas import MOST
from ratskeller.server.review import service as review_service
from ratskeller.server.review.analysis import AnalysisService, OddsService, analysed_position, odds_position
from ratskeller.server.review.content import answers_of, tried
from ratskeller.server.review.leads import LeadChannel
from ratskeller.server.review.schemas import (
    Analysis,
    AnalysisStep,
    AttemptStep,
    Bill,
    Chances,
    FoundForJudgement,
    FoundSoFar,
    JudgementStep,
    LeadEnd,
    LiveLead,
    LiveLeadOver,
    NewLead,
    Odds,
    OwnJudgements,
    Review,
    Trial,
)
from ratskeller.server.review.service import ReviewService
from ratskeller.server.tables import inspection
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.inspection import EarlierViews, finished
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.routes import At, SeenFrom, Since, TableId, ViewedFrom, table_of

ANALYSES = Limit(
    name="analyses", message="Too many analyses have been requested by you or from your address", guest=600
)
# A device asks again after each search
STEPS = Limit(
    name="steps", message="Too many searches have been asked for by you or from your address", guest=10 * ANALYSES.guest
)
# The client asks for them after every answer of anybody
ODDS = Limit(name="odds", message="Odds have been requested too often by you or from your address", guest=6000)

# Twice a second while somebody drags through a game
LEADS = Limit(
    name="leads", message="Too many moments have been shown to others by you or from your address", guest=6000
)

LARGEST_REVIEW = 128 * 1024
"""Bytes of the judgements of all decisions of a game: 77 have 27 kB."""

WRITE = errors(400, 401, 403, 404, 409, 413, 415, 422)

Decided = Annotated[int, QueryParameter(ge=0, le=MOST)]
Tried = Annotated[str, QueryParameter(max_length=LONGEST_LINE)]


@get(
    "/tables/{table_id:str}/analysis",
    operation_id="getAnalysis",
    opt=READS,
    responses=errors(400, 401, 403, 404, 409, 422),
)
async def get_analysis(request: AnyRequest, table_id: TableId, at: At = None, seat: SeenFrom = None) -> Analysis:
    """Return the analysis of the position after `at` answers (by default the last), as a seat knows it.

    During the game players may have it for their own seats, if the table allows it; after the game everybody for every seat.
    """
    guest = await guest_of(request)
    enforce(request, ANALYSES, guest.id)
    target = await analysed_position(await table_of(request, table_id, guest.id), guest.id, at, seat)
    return await service(request, AnalysisService).analyse(*target)


@post(
    "/tables/{table_id:str}/analysis",
    operation_id="analyseOnDevice",
    opt=READS,
    status_code=200,
    responses=errors(400, 401, 403, 404, 409, 413, 415, 422),
)
async def analyse_on_device(
    request: AnyRequest, table_id: TableId, data: JSONBody[FoundSoFar], at: At = None, seat: SeenFrom = None
) -> AnalysisStep:
    """Return which searches to run next for the same analysis on your own device, or the analysis of what it has found.

    Begin without results, run the searches in the module of the game, and send all results so far with each request. The states hold only
    what the seat knows. Nothing is stored.
    """
    guest = await guest_of(request)
    enforce(request, STEPS, guest.id)
    target = await analysed_position(await table_of(request, table_id, guest.id), guest.id, at, seat)
    return await service(request, AnalysisService).analyse_on_device(target, data.found)


@get("/tables/{table_id:str}/odds", operation_id="getOdds", opt=READS, responses=errors(400, 401, 403, 404, 409, 422))
async def get_odds(request: AnyRequest, table_id: TableId, at: At = None, seat: ViewedFrom = None) -> Odds:
    """Return the exact odds after `at` answers (by default all), as a seat or a spectator (`public`) knows them.

    Everybody who may watch the table may have them, if the table allows it.
    """
    guest = await guest_of(request)
    enforce(request, ODDS, guest.id)
    key, position = await odds_position(await table_of(request, table_id, guest.id), guest.id, at, seat)
    return await service(request, OddsService).odds(key, position)


@get(
    "/tables/{table_id:str}/chances",
    operation_id="getChances",
    opt=READS,
    responses=errors(400, 401, 403, 404, 409, 422),
)
async def get_chances(request: AnyRequest, table_id: TableId, at: At = None, seat: ViewedFrom = None) -> Chances:
    """Return how the position after `at` answers (by default all) ends when bots play it out again and again, with 95 % intervals.

    It is from what a seat or a spectator (`public`) knows. Everybody who may have the odds may have it.
    """
    guest = await guest_of(request)
    enforce(request, ANALYSES, guest.id)
    key, position = await odds_position(await table_of(request, table_id, guest.id), guest.id, at, seat)
    return await service(request, AnalysisService).play_out(key.at, key.seat, position)


@get("/tables/{table_id:str}/bill", operation_id="getBill", opt=READS, responses=errors(400, 401, 403, 404, 422))
async def get_bill(request: AnyRequest, table_id: TableId, at: At = None) -> Bill:
    """Return what the first `at` answers (by default all) have cost the seats. Everybody who may watch the table may have it."""
    guest = await guest_of(request)
    enforce(request, VIEWS, guest.id)
    moment = await inspection.moment_for(await table_of(request, table_id, guest.id), guest.id, at, None)
    return await service(request, EarlierViews).try_at(moment, lambda position: Bill(moment.at, position.bill()))


@get("/tables/{table_id:str}/review", operation_id="getReview", opt=READS, responses=errors(400, 401, 403, 404, 409))
async def get_review(request: AnyRequest, table_id: TableId, since: Since = 0, seat: ViewedFrom = None) -> Review:
    """Return the review of a finished game, as far as it is done.

    It uses what every seat knew, or what one seat or a spectator (`public`) knew. The first request starts it; later ones get the moments
    from number `since` on. After a failure the next request starts it again.
    """
    guest = await guest_of(request)
    enforce(request, VIEWS, guest.id)
    row, record = await finished(await table_of(request, table_id, guest.id), seat)
    return await service(request, ReviewService).review(row.id, record, seat, since)


@post(
    "/tables/{table_id:str}/review",
    operation_id="reviewOnDevice",
    opt=READS,
    status_code=200,
    request_max_body_size=LARGEST_REVIEW,
    responses=errors(400, 401, 403, 404, 409, 413, 415, 422),
)
async def review_on_device(
    request: AnyRequest, table_id: TableId, data: JSONBody[OwnJudgements], since: Since = 0, seat: ViewedFrom = None
) -> Review:
    """Return the same review as far as it is stored, and beyond that as your own device has judged. Nothing is started or stored."""
    guest = await guest_of(request)
    enforce(request, STEPS, guest.id)
    row, record = await finished(await table_of(request, table_id, guest.id), seat)
    return await service(request, ReviewService).review_with(row.id, record, seat, since, data)


@post(
    "/tables/{table_id:str}/judgement",
    operation_id="judgeOnDevice",
    opt=READS,
    status_code=200,
    responses=errors(400, 401, 403, 404, 409, 413, 415, 422),
)
async def judge_on_device(
    request: AnyRequest, table_id: TableId, data: JSONBody[FoundForJudgement], at: Decided
) -> JudgementStep:
    """Return which searches to run next on your own device to judge the decision after `at` answers, or its judgement by what was found.

    Begin without results, run the searches in the module of the game, and send all results so far with each request. The states hold only
    what the seat knew that decided. With the `judgement` of a decision in doubt it is played out. Nothing is stored.
    """
    guest = await guest_of(request)
    enforce(request, STEPS, guest.id)
    row, record = await finished(await table_of(request, table_id, guest.id))
    return await service(request, ReviewService).judge_on_device(row.id, record, at, data)


@get("/tables/{table_id:str}/trial", operation_id="tryTurn", opt=READS, responses=errors(400, 401, 403, 404, 409, 422))
async def try_turn(request: AnyRequest, table_id: TableId, at: Decided, answers: Tried = "") -> Trial:
    """Return what the seat that decided after `at` answers of a finished game would have seen after other answers, separated by `;`."""
    guest = await guest_of(request)
    enforce(request, VIEWS, guest.id)
    moment = await inspection.moment_for(await table_of(request, table_id, guest.id), guest.id, at, None, "trial")
    return await service(request, EarlierViews).try_at(moment, lambda position: tried(position, answers_of(answers)))


@get(
    "/tables/{table_id:str}/attempt",
    operation_id="judgeTurn",
    opt=READS,
    responses=errors(400, 401, 403, 404, 409, 422),
)
async def judge_turn(request: AnyRequest, table_id: TableId, at: Decided, answers: Tried, best: Tried = "") -> Attempt:
    """Return what another turn of the seat that decided after `at` answers of a finished game is worth, compared with the `best` one.

    The answers are separated by `;` and make up a whole turn. By default the best turn is that of the stored review.
    """
    guest = await guest_of(request)
    enforce(request, ANALYSES, guest.id)
    row, record = await finished(await table_of(request, table_id, guest.id))
    asked = await service(request, ReviewService).attempt(row.id, record, at, answers_of(answers), answers_of(best))
    return await service(request, AnalysisService).judge(asked)


@post(
    "/tables/{table_id:str}/attempt",
    operation_id="judgeTurnOnDevice",
    opt=READS,
    status_code=200,
    responses=errors(400, 401, 403, 404, 409, 413, 415, 422),
)
async def judge_turn_on_device(
    request: AnyRequest, table_id: TableId, data: JSONBody[FoundSoFar], at: Decided, answers: Tried, best: Tried = ""
) -> AttemptStep:
    """Return which searches to run next on your own device to judge such a turn, or what it is worth by what was found.

    Begin without results, run the searches in the module of the game, and send all results so far with each request. Nothing is stored.
    """
    guest = await guest_of(request)
    enforce(request, STEPS, guest.id)
    row, record = await finished(await table_of(request, table_id, guest.id))
    return await service(request, ReviewService).attempt_on_device(
        row.id, record, at, answers_of(answers), answers_of(best), data.found
    )


@post("/tables/{table_id:str}/branch", operation_id="branch", opt=PLAYS, responses=WRITE)
async def open_branch(request: AnyRequest, table_id: TableId, data: JSONBody[wire.NewBranch]) -> wire.Table:
    """Open a table that continues a finished game after its first `at` answers, with new luck."""
    guest = await guest_of(request)
    origin = await table_of(request, table_id, guest.id)
    service(request, RateLimits).new_table(request, guest.id)
    live = await review_service.open_branch(service(request, TableManager), guest, data, origin)
    return await live.look(guest.id, None)


@post("/tables/{table_id:str}/lead", operation_id="lead", status_code=200, responses=WRITE)
async def lead(request: AnyRequest, table_id: TableId, data: JSONBody[NewLead]) -> LiveLead:
    """Show a moment of a finished game to everybody who watches the table, over their sockets. Only one person may lead."""
    guest = await guest_of(request)
    enforce(request, LEADS, guest.id)
    table = await table_of(request, table_id, guest.id)
    return await table.channel(LeadChannel).lead(guest, data)


@post("/tables/{table_id:str}/lead/end", operation_id="endLead", status_code=200, responses=WRITE)
async def end_lead(request: AnyRequest, table_id: TableId, data: JSONBody[LeadEnd]) -> LiveLeadOver:
    """End the guest's own lead. It also ends when their last window at the table closes."""
    guest = await guest_of(request)
    table = await table_of(request, table_id, guest.id)
    await table.channel(LeadChannel).end(guest.id, data.lead)
    return LiveLeadOver(data.lead)


ROUTES = [
    get_analysis,
    analyse_on_device,
    get_odds,
    get_chances,
    get_bill,
    get_review,
    review_on_device,
    judge_on_device,
    try_turn,
    judge_turn,
    judge_turn_on_device,
    open_branch,
    lead,
    end_lead,
]
