"""Past games, records, players, ladders and statistics."""

from collections.abc import Mapping
from typing import Annotated

from litestar import MediaType, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ratskeller import bots, games
from ratskeller.server.accounts.names import parse_placeholder
from ratskeller.server.accounts.queries import account_by_name
from ratskeller.server.accounts.sessions import PLAYS, READS, guest_of
from ratskeller.server.errors import Problem
from ratskeller.server.history.queries import FinishedGame, HistoryFilter, HistoryPage, Result, history_page
from ratskeller.server.history.schemas import (
    BotRung,
    History,
    Ladder,
    Outcome,
    PlayedGame,
    Player,
    Rating,
    Rung,
    Statistics,
)
from ratskeller.server.history.service import LadderService, StatisticsService, open_record
from ratskeller.server.http.error_responses import errors
from ratskeller.server.http.rate_limits import COPIES, RateLimits, enforce
from ratskeller.server.http.requests import AnyRequest, service
from ratskeller.server.ratings.model import Rating as StoredRating
from ratskeller.server.ratings.queries import Ranked, RatingChange, bot_ratings, rating_changes, ratings_of, strength_of
from ratskeller.server.tables import inspection, results
from ratskeller.server.tables import schemas as wire
from ratskeller.server.tables.manager import TableManager
from ratskeller.server.tables.queries import mine
from ratskeller.server.tables.schemas import PlayedFor
from ratskeller.server.tables.views import seat_for_all
from ratskeller.strength.estimate import Estimate

GameName = Annotated[str, QueryParameter(max_length=40)]
AnyGame = Annotated[str | None, QueryParameter(max_length=40)]
After = Annotated[str | None, QueryParameter(max_length=80)]
PersonName = Annotated[str, QueryParameter(min_length=1, max_length=40)]
Opponent = Annotated[str | None, QueryParameter(min_length=1, max_length=40)]
WithResult = Annotated[Result | None, QueryParameter()]
SEPARATOR = "~"
"""Between the parts of a cursor."""


@get("/me/games", operation_id="getHistory", opt=READS, responses=errors(400, 401, 404), tags=["history"])
async def get_history(
    request: AnyRequest,
    game: AnyGame = None,
    opponent: Opponent = None,
    result: WithResult = None,
    after: After = None,
) -> History:
    """Return the guest's own past games, the last one first, thirty at a time; `after` is the `more` of the page before.

    They can be limited to a game, to opponents whose name contains `opponent`, and to a result against others.
    """
    guest = await guest_of(request)
    wanted = HistoryFilter(_checked(game), opponent, result)
    page = await service(request, TableManager).store.read(history_page, guest.id, wanted, _cursor(after))
    return History(_games(page, guest.id), _more(page))


@get(
    "/me/records",
    operation_id="getRecords",
    opt=READS,
    responses=errors(401, 429),
    media_type=MediaType.TEXT,
    tags=["history"],
)
async def get_records(request: AnyRequest) -> str:
    """Return the records of the guest's last thousand past games, each a line of JSON."""
    guest = await guest_of(request)
    enforce(request, COPIES, guest.id)
    return await service(request, TableManager).store.read_long(results.records_of, guest.id)


@get(
    "/tables/{table_id:str}/record",
    operation_id="getRecord",
    opt=READS,
    responses=errors(400, 401, 403, 404, 409),
    media_type=MediaType.TEXT,
    tags=["tables"],
)
async def get_record(request: AnyRequest, table_id: FromPath[str]) -> str:
    """Return the record of a finished game."""
    guest = await guest_of(request)
    return await inspection.record(await service(request, TableManager).visited(table_id, guest.id))


@get(
    "/tables/{table_id:str}/ratings",
    operation_id="getRatingChanges",
    opt=READS,
    responses=errors(400, 401, 403, 404),
    tags=["tables"],
)
async def get_rating_changes(request: AnyRequest, table_id: FromPath[str]) -> list[RatingChange]:
    """Return how a finished game changed the ratings of its people. There are none before its end, or if it is not rated.

    People who don't want to be listed see their own only themselves.
    """
    guest = await guest_of(request)
    manager = service(request, TableManager)
    table = await manager.visited(table_id, guest.id)
    return await manager.store.read(rating_changes, table.id, guest.id)


@post(
    "/records", operation_id="importRecord", opt=PLAYS, responses=errors(400, 401, 403, 413, 415, 422), tags=["history"]
)
async def import_record(request: AnyRequest, data: JSONBody[wire.NewRecord]) -> wire.Table:
    """Import the record of a finished game as a table of the guest. The game is replayed answer by answer and is not rated."""
    guest = await guest_of(request)
    service(request, RateLimits).new_table(request, guest.id)
    table = await open_record(service(request, TableManager), guest, data.record)
    return await table.look(guest.id, None)


@get("/players", operation_id="getPlayer", opt=READS, responses=errors(400, 401, 404), tags=["history"])
async def get_player(request: AnyRequest, name: PersonName, game: AnyGame = None, after: After = None) -> Player:
    """Return the public profile of a listed account: its ratings, and its past games at public tables.

    `game` limits the list to one game.
    """
    guest = await guest_of(request)
    store = service(request, TableManager).store
    account = await store.read(account_by_name, name)
    if account is None or not (account.listed or account.guest == guest.id):
        raise Problem(404, "unknown-player", "There is no account with this name.")
    found = await store.read(ratings_of, account.guest)
    ratings = [Rating(game, it.points, it.games, it.is_provisional) for game, it in found.items()]
    wanted = HistoryFilter(_checked(game))
    page = await store.read(history_page, account.guest, wanted, _cursor(after), public=True)
    return Player(account.name, account.created, ratings, _games(page, guest.id), _more(page))


@get("/ladder", operation_id="getLadder", opt=READS, responses=errors(400, 401, 404), tags=["history"])
async def get_ladder(request: AnyRequest, game: GameName) -> Ladder:
    """Return the ladder of a game: the first hundred people and the guest, and a list of the bots."""
    guest = await guest_of(request)
    _check(game)
    ladder, people = await service(request, LadderService).ladder(game, guest.id)
    found = await service(request, TableManager).store.read(bot_ratings, game)
    return Ladder(game, people, [_rung(it, guest.id) for it in ladder], _bot_rungs(game, found))


@get("/me/strength", operation_id="getStrength", opt=READS, responses=errors(400, 401, 404), tags=["history"])
async def get_strength(request: AnyRequest, game: GameName) -> Estimate:
    """Return the bot that is about as strong as the guest, by their last games against bots."""
    guest = await guest_of(request)
    _check(game)
    found = await service(request, TableManager).store.read(strength_of, guest.id, game)
    if found is None:
        raise Problem(404, "unknown-bot", "The bots of this game have no levels.")
    return found


@get("/statistics", operation_id="getStatistics", opt=READS, responses=errors(400, 401, 404), tags=["history"])
async def get_statistics(request: AnyRequest, game: GameName) -> Statistics:
    """Return the statistics of the last games, by option and by what the seats chose."""
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


def _cursor(after: str | None) -> tuple[str, str] | None:
    if after is None:
        return None
    moment, found, table = after.partition(SEPARATOR)
    if not found:
        raise Problem(400, "bad-request", f"after: {after!r} is not a `more` of another response.", field="after")
    return moment, table


def _more(page: HistoryPage) -> str | None:
    return None if page.cursor is None else SEPARATOR.join(page.cursor)


def _games(page: HistoryPage, guest: str) -> list[PlayedGame]:
    return [_game(game, guest) for game in page.games]


def _game(game: FinishedGame, guest: str) -> PlayedGame:
    row = game.row
    return PlayedGame(
        table=row.id,
        game=row.game,
        options=row.options,
        finished=row.finished,
        length=row.length,
        rated=row.rated,
        imported=game.is_imported,
        early=row.early,
        day=row.day,
        seats=[seat_for_all(seat) for seat in game.seats],
        mine=mine(game.seats, guest),
        outcomes=[Outcome(it.seat, it.place, it.score) for it in game.results],
        played=[PlayedFor(seat, it.bot, it.reason) for seat, it in sorted(game.stand_ins.items())],
    )


def _rung(it: Ranked, guest: str) -> Rung:
    own = it.rating
    return Rung(
        it.rank, it.name, own.points, own.games, own.is_provisional, it.guest == guest, parse_placeholder(it.name)
    )


def _bot_rungs(game: str, found: Mapping[str, StoredRating]) -> list[BotRung]:
    rungs = [
        BotRung(bot, it.points, it.games, it.is_provisional) for bot, it in found.items() if bot in bots.names(game)
    ]
    return sorted(rungs, key=lambda it: (-it.points, it.bot))


ROUTES = [
    get_history,
    get_records,
    get_record,
    get_rating_changes,
    import_record,
    get_player,
    get_ladder,
    get_statistics,
    get_strength,
]
