"""Requests for tables without a server, answered as the server's API answers them.

The browser keeps the document of each table. It gives it with each request and keeps what the reply gives back, so that several windows may
use one table: a position stays in memory only as long as its document is the one that the browser has.
"""

import hashlib
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec

from ratskeller import games
from ratskeller.core.state import copy_of
from ratskeller.server.clocks.schemas import Ballot, ForSeat, NewOrder
from ratskeller.server.daily.schemas import PlayDay
from ratskeller.server.errors import Error, Problem, unknown_table
from ratskeller.server.history.imports import imported_table, replay_record
from ratskeller.server.notes.schemas import NewNote
from ratskeller.server.slices import run_at_once
from ratskeller.server.tables import moments, new_tables, schemas, views
from ratskeller.server.tables.new_tables import NewGame
from ratskeller.server.tables.queries import mine
from ratskeller.site import continuation, daily, notes
from ratskeller.site.encounters import encounter_at, following, strength
from ratskeller.site.schemas import AskedBot, BotTurn, Copied, NewContinuation, News, Query, Reply, Request, Stored
from ratskeller.site.tables import OWNER, Document, LocalTable
from ratskeller.strength.long_thoughts import times_of
from ratskeller.strength.mixture import level_playing
from ratskeller.wasm.position import state_bytes

if TYPE_CHECKING:
    from ratskeller.review.judgements import Judgement
    from ratskeller.search.thought import Thought
    from ratskeller.site.reviews import AskedThought


T = TypeVar("T")
MOST_OPEN = 8
"""Tables whose positions stay in memory."""

NO_SERVER = "This needs a server, and this site has none."


class Call(NamedTuple):
    """A request to a table."""

    table: LocalTable
    request: Request
    query: Query

    @property
    def weakest(self) -> str:
        return self.request.known_bots(self.table.row.game)[0]

    def judgements(self) -> list["Judgement"]:
        from ratskeller.site import reviews

        return reviews.stored_judgements(self.table, self.request.review)


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
    if (opening := OPENING.get(f"{request.method} {request.path}")) is not None:
        return _as_reply(opening(request))
    found = re.fullmatch(r"/tables/([\w-]+)(?:/(\w+)(?:(/)[\w-]+)?)?", request.path)
    handler = None if found is None else HANDLERS.get(f"{request.method} {found[2] or ''}{found[3] or ''}")
    if found is None or handler is None:
        raise Problem(404, "no-server", NO_SERVER)
    if request.document is None:
        raise unknown_table()
    query = msgspec.convert(request.query, type=Query, strict=False)
    table = _table(found[1], request.document)
    table.pass_time(request.tick, watched=request.watched)
    reply = _as_reply(handler(Call(table, request, query)))
    if not reply.stored:
        _remember(request.document, table)
    return msgspec.structs.replace(reply, tick=table.tick())


def _as_reply(found: Any) -> Reply:
    return found if isinstance(found, Reply) else Reply(200, found)


def _table(table_id: str, document: str) -> LocalTable:
    # A request that fails half-way must not leave a position whose document nobody has
    known = _open.pop(table_id, None)
    return known[1] if known is not None and known[0] == document else LocalTable.from_document(document)


def _remember(document: str, table: LocalTable) -> None:
    _open[table.row.id] = document, table
    while len(_open) > MOST_OPEN:
        del _open[next(iter(_open))]


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
    asked = request.read(schemas.NewTable)
    _check_alone(asked, fair=asked.fair)
    asked = msgspec.structs.replace(asked, friendly=True, waiting=False)
    return _begun(new_tables.opened(asked, request.owner, request.known_bots))


def _check_alone(asked: schemas.NewTable | schemas.NewBranch, fair: schemas.NewFair | None = None) -> None:
    """Refuse what needs others elsewhere: an open seat, a clock of days, and a promise of fairness. Raises `Problem`."""
    is_slow = asked.clock is not None and asked.clock.kind == "days"
    if fair is not None or is_slow or any(seat.kind == "open" for seat in asked.seats):
        raise Problem(422, "no-server", NO_SERVER)


def _import_record(request: Request) -> Reply:
    imported = run_at_once(replay_record(request.read(schemas.NewRecord).record))
    new = imported_table(imported, request.owner)
    # The same id whenever it is imported
    content = [new.row.game, new.row.options, new.position.answers]
    found = hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:22]
    row = msgspec.structs.replace(new.row, id=found, updated=imported.finished or new.row.updated)
    return _begun(new._replace(row=row))


def _continue_game(request: Request) -> Reply:
    text = request.read(NewContinuation).continuation
    return _begun(continuation.begin(text, request.owner, request.known_bots))


def _import_document(request: Request) -> Reply:
    asked = request.read(Copied)
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


def _branch(it: Call) -> Reply:
    asked = it.request.read(schemas.NewBranch)
    moments.check_ended(it.table.table)
    _check_alone(asked)
    request, table = it.request, it.table
    return _begun(run_at_once(new_tables.branched(asked, table.row, table.position, request.owner, request.known_bots)))


def _rematch(it: Call) -> Reply:
    table = it.table
    moments.check_ended(table.table)
    seats = [
        msgspec.structs.replace(seat, bot=following(seat.bot, table.row.game, it.request.encounters))
        for seat in table.seats
    ]
    new = new_tables.rematch(table.table, seats)
    opened = LocalTable.begun(new._replace(row=msgspec.structs.replace(new.row, friendly=True)))
    table.go_on_at(new.row.id)
    return Reply(201, opened.shown(), [*_stored(opened), *_stored(table)])


def _snapshot(it: Call) -> schemas.Snapshot:
    update = it.table.update(it.query.since, it.query.own)
    return schemas.Snapshot(update.entries, update.table)


def _log(it: Call) -> schemas.Entries:
    seat = views.viewing_seat(it.table.held, it.table.position.actor, it.query.own)
    return schemas.Entries(it.table.since(it.query.since, seat))


def _live(it: Call) -> News:
    update = it.table.update(it.query.since)
    return News(schemas.LiveEntries(update.entries, update.table), it.table.notes)


def _odds(it: Call) -> Any:
    from ratskeller.server.review.schemas import Odds

    moment, position = it.table.at(it.query.at, it.query.seat, "odds")
    return Odds(moment.at, moment.seat, position.odds(moment.seat))


def _bill(it: Call) -> Any:
    from ratskeller.server.review.schemas import Bill

    moment, position = it.table.at(it.query.at, None)
    return Bill(moment.at, position.bill())


def _written(it: Call) -> Reply:
    notes.write(it.table, it.request.name_in_path, it.request.read(NewNote))
    return Reply(200, notes.read(it.table, None), _stored(it.table))


def _removed(it: Call) -> Reply:
    notes.remove(it.table, it.request.name_in_path)
    return Reply(200, notes.read(it.table, None), _stored(it.table))


def _review(it: Call) -> Any:
    from ratskeller.site import reviews

    moments.check_over(it.table.table, it.query.seat)
    return reviews.review(it.table, it.judgements(), it.query.seat, it.query.since)


def _judge_next(it: Call) -> Reply:
    from ratskeller.site import reviews

    moments.check_over(it.table.table)
    thought = reviews.judging_next(it.table, it.judgements())
    return _asked(reviews.begin(_then(thought, lambda stored: Reply(200, None, review=stored)), it.table.position))


def _try(it: Call) -> Any:
    from ratskeller.server.review.content import answers_of, tried

    return tried(it.table.at(it.query.at or 0, None, "trial")[1], answers_of(it.query.answers))


def _analysis(it: Call) -> Reply:
    from ratskeller.review.analysis import analysing
    from ratskeller.server.review.content import analysed, analysis_of
    from ratskeller.site import reviews

    asked = analysed(it.table.table, *it.table.at(it.query.at, it.query.own, "analysis"))
    thought = analysing(asked.position, asked.seat, 0, asked.played)
    limits = (reviews.ANALYSIS_SECONDS, reviews.ANALYSIS_SIMULATIONS)
    replying = _then(thought, lambda found: Reply(200, analysis_of(asked.at, found)))
    return _asked(reviews.begin(replying, it.table.position, *limits))


def _attempt(it: Call) -> Reply:
    from ratskeller.server.review.content import answers_of
    from ratskeller.site import reviews

    moments.check_over(it.table.table)
    thought = reviews.judging_turn(it.table, it.judgements(), it.query.at or 0, answers_of(it.query.answers))
    replying = _then(thought, lambda found: Reply(200, found))
    return _asked(reviews.begin(replying, it.table.position))


def _think_on(request: Request) -> Reply:
    from ratskeller.site import reviews

    return _asked(reviews.go_on(request.read(reviews.FoundThought)))


def _then(thought: "Thought[T]", reply: Callable[[T], Reply]) -> "Thought[Reply]":
    return reply((yield from thought))


def _asked(found: "AskedThought | Reply") -> Reply:
    return found if isinstance(found, Reply) else Reply(202, found)


def _answer(it: Call) -> Reply:
    given = it.request.read(schemas.Answer)
    it.table.answer(given)
    return _updated(it.table, given.ply)


def _undo(it: Call) -> Reply:
    given = it.request.read(schemas.Undo)
    it.table.undo(given)
    return _updated(it.table, given.ply)


def _updated(table: LocalTable, ply: int) -> Reply:
    return Reply(201, table.update(ply), _stored(table))


def _asked_bot(it: Call) -> AskedBot | None:
    table, seat = it.table, it.table.table.asked()
    # After an undo a person may be asked again what they have ordered: then they answer
    if seat is None or seat.bot is None:
        return None
    game = games.get(table.row.game)
    state = copy_of(table.position.redeal(seat.seat).state)
    state.logging = 0
    seed = daily.bot_seed(table.row)
    bot = level_playing(seat.bot, game, state, seed or 0)
    times = times_of(bot, game.name, table.row.long_thoughts)
    return AskedBot(game.name, table.row.ply, seat.seat, bot, state_bytes(game, state), seed, times)


def _bot_turn(it: Call) -> Reply:
    turn = it.request.read(BotTurn)
    it.table.play_bot(turn.ply, turn.seat, turn.answers)
    return Reply(201, None, _stored(it.table))


def _resign(it: Call) -> Reply:
    it.table.resign(it.request.read(ForSeat).seat, it.weakest)
    return _with_status(it.table)


def _come_back(it: Call) -> Reply:
    it.table.come_back(it.request.read(ForSeat).seat)
    return _with_status(it.table)


def _time_out(it: Call) -> Reply:
    """Look whether time is up: a worker asks this again and again while a clock runs."""
    return Reply(200, None, _stored(it.table) if it.table.time_out(it.weakest) else [])


def _vote(it: Call) -> Reply:
    given = it.request.read(Ballot)
    if given.about is not None:
        raise Problem(409, "not-absent", "about: all people here sit in front of this screen.", seat=given.about)
    if given.agreed:
        it.table.end()
    return _with_status(it.table)


def _order(it: Call) -> Reply:
    given = it.request.read(NewOrder)
    it.table.order(given.seat, given.question, given.answer, is_set=given.kept)
    return _with_status(it.table)


def _with_status(table: LocalTable) -> Reply:
    return Reply(200, table.shown(), _stored(table))


# What is no reply is the body of one with status 200
OPENING: dict[str, Callable[[Request], Any]] = {
    "POST /tables": _open_table,
    "POST /records": _import_record,
    "POST /continuations": _continue_game,
    "POST /documents": _import_document,
    "GET /daily": lambda it: daily.describe_day(it.query.get("day"), it.attempts),
    "POST /daily": lambda it: _begun(daily.begin_table(it.read(PlayDay).day, it.owner)),
    "GET /me/strength": lambda it: strength(it.query.get("game", ""), it.encounters),
    "POST /thoughts": _think_on,
}
HANDLERS: dict[str, Callable[[Call], Any]] = {
    "GET ": lambda it: it.table.shown(it.query.own),
    "GET snapshot": _snapshot,
    "GET log": _log,
    "GET live": _live,
    "GET view": lambda it: moments.past(*it.table.at(it.query.at, it.query.seat)),
    "GET odds": _odds,
    "GET bill": _bill,
    "GET record": lambda it: moments.record_of(it.table.table, it.table.row.updated),
    "GET continuation": lambda it: continuation.continuation_of(it.table),
    "POST answers": _answer,
    "POST undo": _undo,
    "GET bot": _asked_bot,
    "POST bot": _bot_turn,
    "POST resign": _resign,
    "POST back": _come_back,
    "POST time": _time_out,
    "POST votes": _vote,
    "POST orders": _order,
    "POST rematch": _rematch,
    "POST branch": _branch,
    "GET notes": lambda it: notes.read(it.table, it.query.at),
    "PUT notes/": _written,
    "DELETE notes/": _removed,
    "GET review": _review,
    "POST review": _judge_next,
    "GET analysis": _analysis,
    "GET trial": _try,
    "GET attempt": _attempt,
}
"""What is asked of a table; with a slash at its end where an id follows."""


def warm_up(game: str, bot: str) -> None:
    """Do once what a first game needs, before the browser keeps the memory of Python: later visits find it done.

    It opens a table of a game with a bot of this name and looks at it, as a page does; nothing of it stays.
    """
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    body = msgspec.Raw(msgspec.json.encode({"game": game, "seats": seats}))
    opened = _served(Request("POST", "/tables", body=body, bots={game: [bot]}))
    (table,) = msgspec.convert(opened["stored"], type=list[Stored])
    for part in ("snapshot", "live", "bot"):
        _served(Request("GET", f"/tables/{table.id}/{part}", document=table.document))
    _open.clear()


def _served(request: Request) -> dict[str, object]:
    reply: dict[str, object] = msgspec.json.decode(serve(msgspec.json.encode(request).decode()))
    return reply
