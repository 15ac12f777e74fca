"""Requests for tables without a server, answered as the server's API answers them.

The browser keeps the document of each table. It gives it with each request and keeps what the reply gives back, so that several windows may
use one table: a position stays in memory only as long as its document is the one that the browser has.
"""

import hashlib
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec

from ratskeller import games
from ratskeller.core.state import copy_of
from ratskeller.server.clocks.schemas import Ballot, ForSeat, NewOrder
from ratskeller.server.daily import results
from ratskeller.server.daily.schemas import PlayDay
from ratskeller.server.errors import Error, Problem, unknown_table
from ratskeller.server.history.imports import imported_table, replay_record
from ratskeller.server.http.schemas import LAST_SEAT, MOST
from ratskeller.server.notes.queries import NoteRow
from ratskeller.server.slices import run_at_once
from ratskeller.server.tables import moments, new_tables, schemas, views
from ratskeller.server.tables.new_tables import NewGame
from ratskeller.server.tables.queries import mine
from ratskeller.site import daily
from ratskeller.site.encounters import Encounter, encounter_at, following, strength
from ratskeller.site.tables import OWNER, Document, LocalTable, Tick
from ratskeller.strength.long_thoughts import times_of
from ratskeller.strength.mixture import level_playing
from ratskeller.wasm.position import state_bytes

if TYPE_CHECKING:
    from ratskeller.review.thought import Thought
    from ratskeller.site.reviews import AskedThought

T = TypeVar("T")
MOST_OPEN = 8
"""Tables whose positions stay in memory."""

At = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=LAST_SEAT)]
NO_SERVER = "This needs a server, and this site has none."


class Request(msgspec.Struct, frozen=True):
    """A request: its path without `/api`, its query, its body, the document of its table (null: there is none), and who asks.

    `bots` are the names of the bots by game, and `review` is what is stored of the review of its game. `attempts` are those at the Daily
    Plague, one for a day, and `encounters` the games against bots, where these are needed. `tick` is the last time of a table with a clock,
    and `watched` says that this worker has had the table open since then.
    """

    method: str
    path: str
    query: dict[str, str] = {}
    body: msgspec.Raw = msgspec.Raw(b"{}")
    document: str | None = None
    name: str = ""
    bots: dict[str, list[str]] = {}
    review: str | None = None
    attempts: list[results.Attempt] = []
    encounters: list[Encounter] = []
    tick: Tick | None = None
    watched: bool = False

    @property
    def owner(self) -> "Owner":
        """Who asks, as the owner of seats."""
        return Owner(OWNER, self.name)

    def known_bots(self, game: str) -> list[str]:
        """Return the names of the bots of a game."""
        return self.bots.get(game, [])


class Stored(msgspec.Struct, frozen=True):
    """The document of a table to be stored before the reply is handed on, and what a list shows of it.

    It may count for a day, or for how strong the person is.
    """

    id: str
    document: str
    summary: schemas.Summary
    attempt: daily.OwnAttempt | None = None
    encounter: Encounter | None = None


class Reply(msgspec.Struct, frozen=True):
    """A reply: its status, its body as JSON or text, and the documents to be stored, the review, and the time of a table with a clock.

    With status 202 the body asks for searches: what was found is to be sent to `/thoughts`.
    """

    status: int
    body: Any
    stored: list[Stored] = []
    review: str | None = None
    tick: Tick | None = None


class Query(msgspec.Struct, frozen=True):
    """The parameters of all requests."""

    at: At | None = None
    since: At = 0
    answers: str = ""
    seat: SeatNumber | Literal["public"] | None = None

    @property
    def own(self) -> int | None:
        """The seat to look from, None where none is given."""
        return self.seat if isinstance(self.seat, int) else None


class NewContinuation(msgspec.Struct, frozen=True):
    """A game in play that comes from another device, as the text of its link."""

    continuation: str


class BotTurn(msgspec.Struct, frozen=True):
    """The turn that a bot found, as numbers of answers, for the position after entry `ply`."""

    ply: int
    seat: int
    answers: list[int]


class AskedBot(msgspec.Struct, frozen=True):
    """A bot that is asked: its name, the bytes of what it knows, for the module of its game, and the seed of its search (null: any).

    It has `times` the usual time and simulations of its level.
    """

    game: str
    ply: int
    seat: int
    bot: str
    state: bytes
    seed: int | None
    times: int


class News(msgspec.Struct, frozen=True):
    """What a window lacks, and all notes: it is to read them when they have changed."""

    update: schemas.LiveEntries
    notes: list[NoteRow]


class Owner(NamedTuple):
    """The person at this browser."""

    id: str
    name: str


_open: dict[str, tuple[str, LocalTable]] = {}


def serve(text: str) -> str:
    """Return the reply to a request, both as JSON."""
    try:
        request = msgspec.json.decode(text, type=Request)
        return msgspec.json.encode(_reply(request)).decode()
    except Problem as problem:
        return _refusal(problem)
    except msgspec.DecodeError as error:
        return _refusal(Problem(400, "bad-request", str(error)))


def _refusal(problem: Problem) -> str:
    body = Error(problem.code, problem.message, problem.detail)
    return msgspec.json.encode(Reply(problem.status, body)).decode()


def _reply(request: Request) -> Reply:
    if (opening := OPENING.get((request.method, request.path))) is not None:
        return opening(request)
    found = re.fullmatch(r"/tables/([\w-]+)(?:/(\w+)(/[\w-]+)?)?", request.path)
    handler = HANDLERS.get((request.method, _name(found) if found else "?"))
    if found is None or handler is None:
        raise Problem(404, "no-server", NO_SERVER)
    if request.document is None:
        raise unknown_table()
    query = msgspec.convert(request.query, type=Query, strict=False)
    table = _table(found[1], request.document)
    table.pass_time(request.tick, watched=request.watched)
    reply = handler(table, request, query)
    if not reply.stored:
        _remember(request.document, table)
    return msgspec.structs.replace(reply, tick=table.tick())


def _name(found: re.Match[str]) -> str:
    """Return what is asked of a table; with a slash where an id follows."""
    return (found[2] or "") + ("/" if found[3] else "")


def _table(table_id: str, document: str) -> LocalTable:
    # A request that fails half-way must not leave a position whose document nobody has
    known = _open.pop(table_id, None)
    return known[1] if known is not None and known[0] == document else LocalTable.from_document(document)


def _remember(document: str, table: LocalTable) -> None:
    _open[table.row.id] = document, table
    while len(_open) > MOST_OPEN:
        del _open[next(iter(_open))]


def forget() -> None:
    """Drop all positions from memory; they are read from documents again."""
    _open.clear()


def _stored(table: LocalTable) -> list[Stored]:
    document = table.document()
    _remember(document, table)
    return [
        Stored(
            table.row.id, document, table.summary(), daily.attempt_at(table.row, table.position), encounter_at(table)
        )
    ]


def _begun(new: NewGame) -> Reply:
    table = LocalTable.begun(new)
    return Reply(201, table.shown(), _stored(table))


def _open_table(request: Request) -> Reply:
    asked = msgspec.json.decode(request.body, type=schemas.NewTable)
    _check_alone(asked, fair=asked.fair)
    asked = msgspec.structs.replace(asked, friendly=True, waiting=False)
    return _begun(new_tables.opened(asked, request.owner, request.known_bots))


def _check_alone(asked: schemas.NewTable | schemas.NewBranch, fair: schemas.NewFair | None = None) -> None:
    """Refuse what needs others elsewhere: an open seat, a clock of days, and a promise of fairness. Raises `Problem`."""
    is_slow = asked.clock is not None and asked.clock.kind == "days"
    if fair is not None or is_slow or any(seat.kind == "open" for seat in asked.seats):
        raise Problem(422, "no-server", NO_SERVER)


def _import_record(request: Request) -> Reply:
    asked = msgspec.json.decode(request.body, type=schemas.NewRecord)
    imported = run_at_once(replay_record(asked.record))
    new = imported_table(imported, request.owner)
    # The same id whenever it is imported
    content = [new.row.game, new.row.options, new.position.answers]
    found = hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:22]
    row = msgspec.structs.replace(new.row, id=found, updated=imported.finished or new.row.updated)
    return _begun(new._replace(row=row))


def _continue_game(request: Request) -> Reply:
    from ratskeller.site import continuation

    text = msgspec.json.decode(request.body, type=NewContinuation).continuation
    return _begun(continuation.begin(text, request.owner, request.known_bots))


def _continuation(table: LocalTable, _: Request, __: Query) -> Reply:
    from ratskeller.site import continuation

    return Reply(200, continuation.continuation_of(table))


def _get_day(request: Request) -> Reply:
    return Reply(200, daily.describe_day(request.query.get("day"), request.attempts))


def _play_day(request: Request) -> Reply:
    asked = msgspec.json.decode(request.body, type=PlayDay)
    return _begun(daily.begin_table(asked.day, request.owner))


class Copied(msgspec.Struct, frozen=True):
    """A table from a file: its id and its document."""

    id: str
    document: str


def _import_document(request: Request) -> Reply:
    asked = msgspec.json.decode(request.body, type=Copied)
    document = msgspec.json.decode(asked.document, type=Document)
    row = document.row
    if asked.id != row.id or row.game not in games.names():
        raise Problem(422, "bad-record", "document: it is not that of this table.")
    # Games of older rules are stored too: they can't go on, and must not be lost
    attempt = None
    if row.version == games.get(row.game).version:
        attempt = daily.attempt_at(row, LocalTable.from_document(asked.document).position)
    summary = views.summary(row, document.seats, mine(document.seats, OWNER))
    return Reply(201, None, [Stored(row.id, asked.document, summary, attempt)])


def _branch(table: LocalTable, request: Request, _: Query) -> Reply:
    asked = msgspec.json.decode(request.body, type=schemas.NewBranch)
    moments.check_ended(table.table)
    _check_alone(asked)
    work = new_tables.branched(asked, table.row, table.position, request.owner, request.known_bots)
    return _begun(run_at_once(work))


def _get_table(table: LocalTable, _: Request, query: Query) -> Reply:
    return Reply(200, table.shown(query.own))


def _snapshot(table: LocalTable, _: Request, query: Query) -> Reply:
    update = table.update(query.since, query.own)
    return Reply(200, schemas.Snapshot(update.entries, update.table))


def _log(table: LocalTable, _: Request, query: Query) -> Reply:
    seat = views.viewing_seat(table.held, table.position.actor, query.own)
    return Reply(200, schemas.Entries(table.since(query.since, seat)))


def _live(table: LocalTable, _: Request, query: Query) -> Reply:
    update = table.update(query.since)
    return Reply(200, News(schemas.LiveEntries(update.entries, update.table), table.notes))


def _notes(table: LocalTable, _: Request, query: Query) -> Reply:
    from ratskeller.site import notes

    return Reply(200, notes.read(table, query.at))


def _write_note(table: LocalTable, request: Request, _: Query) -> Reply:
    from ratskeller.server.notes.schemas import NewNote
    from ratskeller.site import notes

    notes.write(table, _part(request), msgspec.json.decode(request.body, type=NewNote))
    return Reply(200, notes.read(table, None), _stored(table))


def _remove_note(table: LocalTable, request: Request, _: Query) -> Reply:
    from ratskeller.site import notes

    notes.remove(table, _part(request))
    return Reply(200, notes.read(table, None), _stored(table))


def _part(request: Request) -> str:
    """Return the last part of a path: the id of a note."""
    return request.path.rpartition("/")[2]


def _review(table: LocalTable, request: Request, query: Query) -> Reply:
    from ratskeller.site import reviews

    moments.check_over(table.table, query.seat)
    done = reviews.stored_judgements(table, request.review)
    return Reply(200, reviews.review(table, done, query.seat, query.since))


def _judge_next(table: LocalTable, request: Request, _: Query) -> Reply:
    from ratskeller.site import reviews

    moments.check_over(table.table)
    done = reviews.stored_judgements(table, request.review)
    thought = _then(reviews.judging_next(table, done), lambda stored: Reply(200, None, review=stored))
    return _asked(reviews.begin(thought, table.position))


def _try(table: LocalTable, _: Request, query: Query) -> Reply:
    from ratskeller.server.review.trials import answers_of, tried

    return Reply(200, tried(table.at(query.at or 0, None, "trial")[1], answers_of(query.answers)))


def _analysis(table: LocalTable, _: Request, query: Query) -> Reply:
    from ratskeller.review.analysis import analysing
    from ratskeller.server.review.content import analysed, analysis_of
    from ratskeller.site import reviews

    asked = analysed(table.table, *table.at(query.at, query.own, "analysis"))
    thought = analysing(asked.position, asked.seat, 0, asked.played)
    limits = (reviews.ANALYSIS_SECONDS, reviews.ANALYSIS_SIMULATIONS)
    replying = _then(thought, lambda found: Reply(200, analysis_of(asked.at, found)))
    return _asked(reviews.begin(replying, table.position, *limits))


def _attempt(table: LocalTable, request: Request, query: Query) -> Reply:
    from ratskeller.review.effort import ATTEMPT_SEARCHES, SECONDS
    from ratskeller.server.review.trials import answers_of
    from ratskeller.site import reviews

    moments.check_over(table.table)
    done = reviews.stored_judgements(table, request.review)
    thought = reviews.judging_turn(table, done, query.at or 0, answers_of(query.answers))
    replying = _then(thought, lambda found: Reply(200, found))
    return _asked(reviews.begin(replying, table.position, SECONDS / ATTEMPT_SEARCHES))


def _think_on(request: Request) -> Reply:
    from ratskeller.site import reviews

    return _asked(reviews.go_on(msgspec.json.decode(request.body, type=reviews.FoundThought)))


def _then(thought: "Thought[T]", reply: Callable[[T], Reply]) -> "Thought[Reply]":
    """Reply with the result of a thought."""
    return reply((yield from thought))


def _asked(found: "AskedThought | Reply") -> Reply:
    return found if isinstance(found, Reply) else Reply(202, found)


def _view(table: LocalTable, _: Request, query: Query) -> Reply:
    return Reply(200, moments.past(*table.at(query.at, query.seat)))


def _odds(table: LocalTable, _: Request, query: Query) -> Reply:
    from ratskeller.server.review.schemas import Odds

    moment, position = table.at(query.at, query.own, "odds")
    return Reply(200, Odds(moment.at, moment.seat, position.odds(moment.seat)))


def _record(table: LocalTable, _: Request, __: Query) -> Reply:
    return Reply(200, moments.record_of(table.table, table.row.updated))


def _answer(table: LocalTable, request: Request, _: Query) -> Reply:
    given = msgspec.json.decode(request.body, type=schemas.Answer)
    table.answer(given)
    return _updated(table, given.ply)


def _undo(table: LocalTable, request: Request, _: Query) -> Reply:
    given = msgspec.json.decode(request.body, type=schemas.Undo)
    table.undo(given)
    return _updated(table, given.ply)


def _updated(table: LocalTable, ply: int) -> Reply:
    return Reply(201, table.update(ply), _stored(table))


def _asked_bot(table: LocalTable, _: Request, __: Query) -> Reply:
    seat = table.table.asked()
    # After an undo a person may be asked again what they have ordered: then they answer
    if seat is None or seat.bot is None:
        return Reply(200, None)
    game, position = games.get(table.row.game), table.position
    state = copy_of(position.redeal(seat.seat).state)
    state.logging = 0
    seed = daily.bot_seed(table.row)
    bot = level_playing(seat.bot, game, state, seed or 0)
    times = times_of(bot, game.name, table.row.long_thoughts)
    return Reply(200, AskedBot(game.name, table.row.ply, seat.seat, bot, state_bytes(game, state), seed, times))


def _bot_turn(table: LocalTable, request: Request, _: Query) -> Reply:
    turn = msgspec.json.decode(request.body, type=BotTurn)
    table.play_bot(turn.ply, turn.seat, turn.answers)
    return Reply(201, None, _stored(table))


def _resign(table: LocalTable, request: Request, _: Query) -> Reply:
    given = msgspec.json.decode(request.body, type=ForSeat)
    table.resign(given.seat, _weakest(table, request))
    return _with_status(table)


def _weakest(table: LocalTable, request: Request) -> str:
    # The first level is the weakest
    return request.bots[table.row.game][0]


def _come_back(table: LocalTable, request: Request, _: Query) -> Reply:
    table.come_back(msgspec.json.decode(request.body, type=ForSeat).seat)
    return _with_status(table)


def _time_out(table: LocalTable, request: Request, _: Query) -> Reply:
    """Look whether time is up: a worker asks this again and again while a clock runs."""
    return Reply(200, None, _stored(table) if table.time_out(_weakest(table, request)) else [])


def _vote(table: LocalTable, request: Request, _: Query) -> Reply:
    given = msgspec.json.decode(request.body, type=Ballot)
    if given.about is not None:
        raise Problem(409, "not-absent", "about: all people here sit in front of this screen.", seat=given.about)
    if given.agreed:
        table.end()
    return _with_status(table)


def _order(table: LocalTable, request: Request, _: Query) -> Reply:
    given = msgspec.json.decode(request.body, type=NewOrder)
    table.order(given.seat, given.question, given.answer, is_set=given.kept)
    return _with_status(table)


def _with_status(table: LocalTable) -> Reply:
    return Reply(200, table.shown(), _stored(table))


def _rematch(table: LocalTable, request: Request, _: Query) -> Reply:
    if not table.position.over:
        raise Problem(409, "not-over", "The next game can begin once this one is over.")
    game, met = table.row.game, request.encounters
    seats = [msgspec.structs.replace(it, bot=following(it.bot, game, met)) for it in table.seats]
    new = new_tables.rematch(table.table, seats)
    opened = LocalTable.begun(new._replace(row=msgspec.structs.replace(new.row, friendly=True)))
    table.go_on_at(new.row.id)
    return Reply(201, opened.shown(), [*_stored(opened), *_stored(table)])


def _strength(request: Request) -> Reply:
    return Reply(200, strength(request.query.get("game", ""), request.encounters))


OPENING: dict[tuple[str, str], Callable[[Request], Reply]] = {
    ("POST", "/tables"): _open_table,
    ("POST", "/records"): _import_record,
    ("GET", "/daily"): _get_day,
    ("GET", "/me/strength"): _strength,
    ("POST", "/continuations"): _continue_game,
    ("POST", "/daily"): _play_day,
    ("POST", "/documents"): _import_document,
    ("POST", "/thoughts"): _think_on,
}
Handler = Callable[[LocalTable, Request, Query], Reply]
HANDLERS: dict[tuple[str, str], Handler] = {
    ("GET", ""): _get_table,
    ("GET", "snapshot"): _snapshot,
    ("GET", "log"): _log,
    ("GET", "live"): _live,
    ("GET", "view"): _view,
    ("GET", "odds"): _odds,
    ("GET", "record"): _record,
    ("GET", "continuation"): _continuation,
    ("POST", "answers"): _answer,
    ("POST", "undo"): _undo,
    ("GET", "bot"): _asked_bot,
    ("POST", "bot"): _bot_turn,
    ("POST", "resign"): _resign,
    ("POST", "back"): _come_back,
    ("POST", "time"): _time_out,
    ("POST", "votes"): _vote,
    ("POST", "orders"): _order,
    ("POST", "rematch"): _rematch,
    ("POST", "branch"): _branch,
    ("GET", "notes"): _notes,
    ("PUT", "notes/"): _write_note,
    ("DELETE", "notes/"): _remove_note,
    ("GET", "review"): _review,
    ("POST", "review"): _judge_next,
    ("GET", "analysis"): _analysis,
    ("GET", "trial"): _try,
    ("GET", "attempt"): _attempt,
}
