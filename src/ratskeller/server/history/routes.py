"""Games that are over: one's own, those of others as far as everybody may look at them, ratings, and what games have in common."""

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import MediaType, Request, get, post
from litestar.params import JSONBody, QueryParameter

from ratskeller import bots, games
from ratskeller.server.accounts.placeholder_names import unnamed_by
from ratskeller.server.accounts.queries import account_called
from ratskeller.server.accounts.sessions import PLAYS, READS, guest_of
from ratskeller.server.errors import Problem
from ratskeller.server.history import queries as past_games
from ratskeller.server.history.queries import Page, Played, Result, Sought
from ratskeller.server.history.schemas import (
    BotRung,
    History,
    Ladder,
    NewRecord,
    Outcome,
    PlayedGame,
    Player,
    Rating,
    Rung,
    Statistics,
)
from ratskeller.server.history.service import LadderService, StatisticsService
from ratskeller.server.http.error_responses import documented
from ratskeller.server.http.rate_limits import RateLimits
from ratskeller.server.http.services import service
from ratskeller.server.ratings.model import Rating as StoredRating
from ratskeller.server.ratings.queries import Ranked, bot_ratings, ratings_of
from ratskeller.server.tables import results
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.clock_schemas import PlayedFor
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.views import seat_for_all

AnyRequest = Request[Any, Any, Any]
GameName = Annotated[str, QueryParameter(max_length=40)]
MaybeGame = Annotated[str | None, QueryParameter(max_length=40)]
After = Annotated[str | None, QueryParameter(max_length=80)]
PersonName = Annotated[str, QueryParameter(min_length=1, max_length=40)]
Opponent = Annotated[str | None, QueryParameter(min_length=1, max_length=40)]
HowEnded = Annotated[Result | None, QueryParameter()]
BETWEEN = "~"


@get("/me/games", operation_id="getHistory", opt=READS, responses=documented(400, 401, 404), tags=["history"])
async def get_history(
    request: AnyRequest,
    game: MaybeGame = None,
    opponent: Opponent = None,
    result: HowEnded = None,
    after: After = None,
) -> History:
    """Return one's own games that are over, the last first, thirty at a time; `after` is what the answer before had as `more`.

    Only those of a game, against somebody whose name holds `opponent`, or that one has won, tied or lost against others.
    """
    guest = await guest_of(request)
    sought = Sought(_checked(game), opponent, result)
    page = await service(request, TableManager).store.read(past_games.history_of(guest.id, sought, _place(after)))
    return History(*_told(page, guest.id))


@get(
    "/me/records",
    operation_id="getRecords",
    opt=READS,
    responses=documented(401, 429),
    media_type=MediaType.TEXT,
    tags=["history"],
)
async def get_records(request: AnyRequest) -> str:
    """Return the records of one's last thousand games that are over, one below the other, each in a line of JSON."""
    guest = await guest_of(request)
    service(request, RateLimits).copy(guest.id)
    return await service(request, TableManager).store.read_long(results.records_of(guest.id))


@post(
    "/records",
    operation_id="importRecord",
    opt=PLAYS,
    responses=documented(400, 401, 403, 413, 415, 422),
    tags=["history"],
)
async def import_record(request: AnyRequest, data: JSONBody[NewRecord]) -> wire.Table:
    """Keep a game from elsewhere that is over, as a table of one's own: it is played again answer by answer, and counts for nothing."""
    guest = await guest_of(request)
    service(request, RateLimits).new_table(request, guest.id)
    table = await service(request, TableManager).open_record(guest, data.record)
    return await table.look(guest.id, None)


@get("/players", operation_id="getPlayer", opt=READS, responses=documented(400, 401, 404), tags=["history"])
async def get_player(request: AnyRequest, name: PersonName, game: MaybeGame = None, after: After = None) -> Player:
    """Return what everybody is told of somebody with an account who wants to be listed: ratings, and games at public tables.

    `game`: only those of one game.
    """
    guest = await guest_of(request)
    store = service(request, TableManager).store
    account = await store.read(lambda connection: account_called(connection, name))
    if account is None or not (account.listed or account.guest == guest.id):
        raise Problem(404, "unknown-player", "Nobody has an account of this name.")
    known = await store.read(ratings_of(account.guest))
    sought = Sought(_checked(game))
    page = await store.read(past_games.history_of(account.guest, sought, _place(after), public=True))
    told = [Rating(game, it.points, it.games, it.is_provisional) for game, it in known.items()]
    return Player(account.name, account.created, told, *_told(page, guest.id))


@get("/ladder", operation_id="getLadder", opt=READS, responses=documented(400, 401, 404), tags=["history"])
async def get_ladder(request: AnyRequest, game: GameName) -> Ladder:
    """Return who plays a game best: the first hundred, and whoever asks; and how well bots play it, on a list of their own."""
    guest = await guest_of(request)
    _check(game)
    shown, people = await service(request, LadderService).ladder(game, guest.id)
    found = await service(request, TableManager).store.read(bot_ratings(game))
    return Ladder(game, people, [_rung(it, guest.id) for it in shown], _bot_rungs(game, found))


@get("/statistics", operation_id="getStatistics", opt=READS, responses=documented(400, 401, 404), tags=["history"])
async def get_statistics(request: AnyRequest, game: GameName) -> Statistics:
    """Return what the last games of a kind have in common, by what they were played with."""
    await guest_of(request)
    _check(game)
    return await service(request, StatisticsService).statistics(game)


def _check(game: str) -> None:
    try:
        games.get(game)
    except games.UnknownGame as error:
        raise Problem(404, "unknown-game", str(error), game=game) from error


def _checked(game: str | None) -> str | None:
    if game is not None:
        _check(game)
    return game


def _place(after: str | None) -> tuple[str, str] | None:
    if after is None:
        return None
    moment, found, table = after.partition(BETWEEN)
    if not found:
        raise Problem(400, "bad-request", f"after: {after!r} is not what another answer had as more.", field="after")
    return moment, table


def _told(page: Page, guest: str) -> tuple[list[PlayedGame], str | None]:
    return [_game(it, guest) for it in page.games], None if page.more is None else BETWEEN.join(page.more)


def _game(it: Played, guest: str) -> PlayedGame:
    return PlayedGame(
        table=it.table_id,
        game=it.game,
        options=it.options,
        finished=it.finished,
        length=it.length,
        rated=it.rated,
        imported=it.imported,
        day=it.day,
        seats=[seat_for_all(seat) for seat in it.seats],
        mine=mine(it.seats, guest),
        outcomes=[Outcome(line.seat, line.place, line.score) for line in it.lines],
        played=[PlayedFor(seat, by.bot, by.reason) for seat, by in sorted(it.played.items())],
    )


def _rung(it: Ranked, guest: str) -> Rung:
    own = it.rating
    return Rung(it.rank, it.name, own.points, own.games, own.is_provisional, it.guest == guest, unnamed_by(it.name))


def _bot_rungs(game: str, found: Mapping[str, StoredRating]) -> list[BotRung]:
    """Return the bots that there (still) are, the best first."""
    rungs = [
        BotRung(bot, it.points, it.games, it.is_provisional) for bot, it in found.items() if bot in bots.names(game)
    ]
    return sorted(rungs, key=lambda it: (-it.points, it.bot))


ROUTES = [get_history, get_records, import_record, get_player, get_ladder, get_statistics]
