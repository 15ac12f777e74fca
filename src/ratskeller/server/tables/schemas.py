"""The structs that travel as JSON. OpenAPI and the TypeScript client are made from them."""

from typing import Annotated, Any, Literal, cast

import msgspec

from ratskeller.core.options import Condition, Value
from ratskeller.server.accounts.placeholder_names import Unnamed
from ratskeller.server.tables.access_schemas import Rematch, Way
from ratskeller.server.tables.clock_schemas import Conduct, NewClock

MOST = 1_000_000_000
LAST_SEAT = 15

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=LAST_SEAT)]
StorageReason = Literal["full", "read-only", "locked", "damaged", "failed", "unreachable"]
Telling = Literal["off", "after", "always"]
"""When something is told: never, once the game is over, or at any time."""
Person = Literal["account", "guest", "deleted"]
OptionValue = bool | int | Annotated[str, msgspec.Meta(max_length=40)] | None


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body that a client sends: unknown fields are refused."""


Code = Annotated[str, msgspec.Meta(min_length=6, max_length=40)]
"""A code of an authenticator app, or a recovery code, as people type it."""


class NewLink(Request, frozen=True):
    """A link to the guest's own seats is wanted. `password`: of an account, given once more."""

    password: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None


class Link(Request, frozen=True):
    """The code by which a guest is known in another browser. It is a secret, and belongs behind the # of an address."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Return(Request, frozen=True):
    """The code of a link, and of an account with a second factor one of its codes (`factor`)."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    factor: Code | None = None


class NewSeat(Request, frozen=True):
    """Who sits on a seat: the creator, somebody at the creator's screen, a bot (`bot` names it), or whoever claims it by link."""

    kind: Literal["me", "hotseat", "bot", "open"]
    name: Name | None = None
    bot: Name | None = None


Password = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Number = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})+$", min_length=32, max_length=64)]
"""A random number in hexadecimal digits, of 128 to 256 bits."""


class NewCommitment(Request, frozen=True):
    """A seed is wanted for a table that is fair by proof: there is nothing to choose."""


class NewFair(Request, frozen=True):
    """A table that is fair by proof: the commitment that the server has given, and the creator's own number."""

    commitment: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    contribution: Number


class NewTable(Request, frozen=True):
    """A table to be opened: the game, its options by keyword and one entry for every seat.

    `analysis`: whether players may have their positions analysed during the game; afterwards everybody may. `odds`: when the exact odds are
    told, to players and spectators as far as they can know them. `lesson` names one of the game's lessons: it brings its own options, the
    learner's seat is the creator's, and a bot sits on every other. `way` says who may come, by `password` with that of the table, and
    `spectators` whether one may look on without a seat. `clock`: null where everybody has all the time he wants. `friendly`: the game
    counts for no rating. `long_thoughts`: the strongest level of the bots has more time, four times as much.
    """

    game: Name
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: Annotated[
        dict[Name, OptionValue | Annotated[list[Name], msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=40)
    ] = {}
    analysis: bool = False
    odds: Telling = "always"
    lesson: Name | None = None
    fair: NewFair | None = None
    way: Way = "link"
    password: Password | None = None
    spectators: bool = True
    clock: NewClock | None = None
    friendly: bool = False
    long_thoughts: bool = False


class NewBranch(Request, frozen=True):
    """A table at which a game that is over goes on otherwise, from after its first `at` answers, with one entry for every seat.

    `clock`: null where everybody has all the time he wants.
    """

    at: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    clock: NewClock | None = None


class Join(Request, frozen=True):
    """The open seat to claim, and at a table that is fair by proof a number of one's own."""

    seat: SeatNumber
    contribution: Number | None = None


class Answer(Request, frozen=True):
    """One answer of a seat, or several separated by `;`: all are taken or none. `ply` is the stream's length that the client saw."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    seat: SeatNumber
    answer: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Undo(Request, frozen=True):
    """Go back to `to` answers of the game. `ply` is the stream's length that the client saw."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    seat: SeatNumber
    to: Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class Error(msgspec.Struct, frozen=True):
    """Why nothing was changed: a code for programs, a sentence for people, and what else helps."""

    code: str
    message: str
    detail: dict[str, Any]


class GameOption(msgspec.Struct, frozen=True):
    """An option of a new table. What its parts mean is said in `core.options`; `usual` is what it is when nobody says anything."""

    name: str
    kind: str
    values: list[Value]
    usual: Value | None
    group: str | None
    when: Condition | None
    demands: Condition | None
    sets: dict[str, dict[str, Value]]


class Lesson(msgspec.Struct, frozen=True):
    """A lesson that can be played: how many seats it has, which is the learner's, and how many minutes it takes."""

    name: str
    players: int
    seat: int
    minutes: int


class Game(msgspec.Struct, frozen=True):
    """A game that can be played: the numbers of players it allows, the bots that play it, what can be chosen, and its lessons.

    `levels` are the bots that people are offered, weakest first; where there are none, all are. `plugins` are bots of other packages that
    are installed on the server; people are offered them too. `odds`: whether the game has exact odds.
    """

    name: str
    players: list[int]
    bots: list[str]
    levels: list[str]
    plugins: list[str]
    odds: bool
    options: list[GameOption]
    lessons: list[Lesson]


class Games(msgspec.Struct, frozen=True):
    """Every game of this server."""

    games: list[Game]


class Health(msgspec.Struct, frozen=True):
    """Whether the server works, how the rules run for its bots, whether tables can be stored and read, and the version.

    `ending`: it works, but has been told to end, and nobody new should be sent to it. `stand_ins` tells how many answers others have given
    since the start because a bot had none in time. `version` is null for everybody but admins.
    """

    status: Literal["ok", "ending", "trouble"]
    rules: Literal["interpreted", "compiled"]
    storage: Literal["ok", StorageReason]
    stand_ins: int
    version: str | None


class Seat(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `person` tells where somebody sits whether the name is an account's, a guest's, or nobody's any more.

    An open one that has a name is kept for whoever is called so. `unnamed`: somebody sits there by a name that the server gave.
    """

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    person: Person | None = None
    unnamed: Unnamed | None = None


class Entry(msgspec.Struct, frozen=True):
    """One entry of a table's stream. `length` is the number of answers of the game after it; `events` is what one seat may see.

    A run of chance answers is one entry without `answer`, since what was drawn is told by the events alone. `stand_in` names the
    bot that answered because the seat's own had nothing in time (`random`: the answer was drawn by lot).
    """

    ply: int
    kind: Literal["answer", "undo"]
    actor: int | Literal["chance"]
    answer: str | None
    length: int
    events: list[dict[str, Any]]
    at: str
    stand_in: str | None


class Entries(msgspec.Struct, frozen=True):
    """A part of the stream."""

    entries: list[Entry]


class Draft(msgspec.Struct, frozen=True):
    """An answer that can still be taken back; `length` is the number of answers before it."""

    answer: str
    length: int


class LessonStep(msgspec.Struct, frozen=True):
    """Where the learner is in a lesson: step number `step` (from 1) of `steps`.

    `says` are the ids of the messages to be read one after the other, `light` what they are about, `rules` the numbers of the rules behind
    them, `answers` what the learner answers next: none once the lesson is at its end, and the game his own. `leaps`: so much has happened
    since the step before that only the result is shown.
    """

    name: str
    step: int
    steps: int
    says: list[str]
    light: list[str]
    rules: list[str]
    answers: list[str]
    leaps: bool


class Commitment(msgspec.Struct, frozen=True):
    """SHA-256 of a seed and its salt: the server is bound to it before anybody adds a number."""

    commitment: str


class Contribution(msgspec.Struct, frozen=True):
    """A number that a seat has added; it counts from the question on before which chance had answered `after` times."""

    seat: int
    after: int
    value: str


class Fair(msgspec.Struct, frozen=True):
    """What a table that is fair by proof tells while the game goes on; the seed stands in the record once it is over."""

    commitment: str
    contributions: list[Contribution]


class Table(msgspec.Struct, frozen=True):
    """A table as `seat` sees it (null: a spectator).

    `ply` is the number of the last entry of the stream that is told and never shrinks; `length` is the number of answers of the game then.
    `draft` holds the answers of the seat to move that it may take back, down to `undo_floor` answers: nobody else is told of them.
    `analysis` tells whether players may have their positions analysed before the game is over, `odds` when the exact odds are told.
    `lesson` is null at all tables but those where one is going on, `day` (2026-11-22) at all but those where the deal of a day is
    played, `fair` at all that are not fair by proof. `way` and `spectators` tell who may come, `hosting` that the viewer is its host,
    `origin` is the table of which this is the rematch, and `rematch` tells which game followed. `friendly`: it counts for no rating.
    `long_thoughts`: the strongest level of the bots has more time.
    `conduct` tells of time, of bots that play for people, and of votes; null in lessons and where the
    deal of a day is played.
    """

    id: str
    game: str
    ply: int
    length: int
    seats: list[Seat]
    mine: list[int]
    seat: int | None
    view: dict[str, Any]
    draft: list[Draft]
    undo_floor: int
    over: bool
    analysis: bool
    odds: Telling
    friendly: bool
    long_thoughts: bool
    lesson: LessonStep | None
    day: str | None
    fair: Fair | None
    way: Way
    spectators: bool
    hosting: bool
    origin: str | None
    rematch: Rematch | None
    conduct: Conduct | None = None


class Reason(msgspec.Struct, frozen=True):
    """What speaks for a turn or against it: a message for people, by its id, and what it is filled in with."""

    id: str
    values: "ReasonValues"


class ReasonValues(msgspec.Struct, frozen=True):
    """Whether a reason speaks for the turn (`yes`) or against it, and how many points of the game it makes."""

    gains: Literal["yes", "no"]
    amount: float


class Turn(msgspec.Struct, frozen=True):
    """A turn that was compared: answers separated by `; `, by seat chance to win and expected lead in points, how often it was tried.

    `questions` are those to which each answer is given.
    """

    answers: str
    questions: list[str]
    win: list[float]
    result: list[float]
    visits: int
    reasons: list[Reason]


class TakenTurn(msgspec.Struct, frozen=True):
    """The turn that the seat took.

    `place` is its place among all turns that were compared, from 0; null: the search did not think of it and tried it by itself. `own` are
    the reasons for it in the eyes of the level that took it, none where that was nobody's level.
    """

    place: int | None
    turn: Turn
    own: list[Reason]


class Analysis(msgspec.Struct, frozen=True):
    """What a search finds in the position after `at` answers, as `seat` knows it.

    `win` is the chance to win by seat, `turns` are those of the seat that is asked, best first, and `taken` is the one that it took, null
    while it has taken none.
    """

    at: int
    seat: int
    asked: int | Literal["chance"] | None
    simulations: int
    win: list[float]
    turns: list[Turn]
    taken: TakenTurn | None


class Outline(msgspec.Struct, frozen=True):
    """A decision of a game that is over: `count` answers of `seat` after the first `at`, and by seat the chance to win after it.

    What chance brought then counts; it is what the evaluation says, without any search.
    """

    at: int
    count: int
    seat: int
    win: list[float]


class Regret(msgspec.Struct, frozen=True):
    """What a decision gave away: chance to win, and lead in points that was to be expected."""

    win: float
    result: float


class Moment(msgspec.Struct, frozen=True):
    """A decision, judged by a search: number `index` of the outline, from 0.

    `win` is the chance to win by seat that was to be expected of it, `best` the answers of the best turn (the same where nothing was
    better), `questions` and `best_questions` those to which the answers of both are given, `reasons` are for what was played, and
    `luck` is by seat what chance brought after it beyond that, null where chance was not asked. What rests on something that the
    viewer did not know is null: `best`, `regret`, `luck`; there are no reasons then, and `win` is what the evaluation says by what the
    viewer knew.
    """

    index: int
    at: int
    count: int
    seat: int
    answers: str
    questions: list[str]
    best: str | None
    best_questions: list[str]
    win: list[float]
    regret: Regret | None
    reasons: list[Reason]
    luck: list[float] | None


class Turning(msgspec.Struct, frozen=True):
    """Where a game turned: `seat` gave away chance to win (`decision`), or chance brought it some (`luck`)."""

    at: int
    kind: Literal["decision", "luck"]
    seat: int
    change: float


class SeatReview(msgspec.Struct, frozen=True):
    """A seat in a game that is over: the luck that it had in sum, and what it gave away, as chance to win.

    `mistakes` are its worst decisions, up to three, by index. `expected` and `actual` is what chance was expected to cost it and has cost
    it, in points of the game; null where the game tells nothing of that kind.
    """

    seat: int
    luck: float
    regret: float
    decisions: int
    mistakes: list[int]
    expected: float | None
    actual: int | None


class Review(msgspec.Struct, frozen=True):
    """A game of `length` answers that is over, looked back on.

    `done` of `of` decisions have been judged so far; `begin` is the chance to win by seat before the first. `moments` are those of them
    from the asked index on, and the `outline` of all comes with the first. `turning` and `seats` are empty until all is `done`.
    """

    length: int
    state: Literal["working", "done", "failed"]
    done: int
    of: int
    begin: list[float]
    moments: list[Moment]
    outline: list[Outline]
    turning: list[Turning]
    seats: list[SeatReview]


class Odds(msgspec.Struct, frozen=True):
    """The exact odds of what chance may bring after `at` answers, as `seat` can know them (null: a spectator), in the form of the game."""

    at: int
    seat: int | None
    odds: dict[str, Any]


class Past(msgspec.Struct, frozen=True):
    """What `seat` (null: a spectator) was shown of a game after its first `at` answers."""

    at: int
    seat: int | None
    view: dict[str, Any]


class Update(msgspec.Struct, frozen=True):
    """What an answer or an undo did, and the table after it."""

    entries: list[Entry]
    table: Table


class Snapshot(msgspec.Struct, frozen=True):
    """A table and its stream at one moment: the last entry is the one that led to the table."""

    entries: list[Entry]
    table: Table


class Summary(msgspec.Struct, frozen=True):
    """A table of the guest, in a list. `lesson` names the lesson that is going on there; `taught`: the game began with one."""

    id: str
    game: str
    over: bool
    ply: int
    seats: list[Seat]
    actor: int | None
    mine: list[int]
    updated: str
    lesson: str | None
    taught: bool


class Tables(msgspec.Struct, frozen=True):
    """The tables of the guest, newest first."""

    tables: list[Summary]


class PlayDay(Request, frozen=True):
    """The day whose deal is to be played (2026-11-22)."""

    day: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class Deal(msgspec.Struct, frozen=True):
    """What is played on a day: the game with its options, and the bots on the seats after the player's. What chance brings is not in it."""

    game: str
    options: dict[str, Any]
    bots: list[str]


class DayResult(msgspec.Struct, frozen=True):
    """How an attempt ended: the place at the table, the lead over the best of the others (below 0: how far behind), and the score.

    `course` tells how the player stood from beginning to end: + for ahead, = for level, - for behind.
    """

    place: int
    margin: int
    score: int
    course: str


class DayAttempt(msgspec.Struct, frozen=True):
    """The guest's attempt at a day, at its table. `result` is null until the game is over; if it is not in time, for ever."""

    table: str
    result: DayResult | None


class DayRank(msgspec.Struct, frozen=True):
    """A line of a day's ranking: equal results share a rank. `me`: it is the guest's own."""

    rank: int
    name: str
    place: int
    margin: int
    score: int
    me: bool
    unnamed: Unnamed | None = None


class DayStreak(msgspec.Struct, frozen=True):
    """Days in a row that the guest has finished, the longest such row, days in a row that were won up to the last, all that were won."""

    days: int
    longest: int
    won: int
    wins: int


class PastDay(msgspec.Struct, frozen=True):
    """A former day: its game, whether it is closed (then it is open for practice), and the guest's attempt."""

    day: str
    game: str
    closed: bool
    attempt: DayAttempt | None


class Day(msgspec.Struct, frozen=True):
    """A day of the Daily Plague. `seconds`: how long it is until the next day begins.

    `closed`: nothing of the day counts any more, and its deal is open for practice. `ranking` has the best and the guest, among `players`
    who have finished. `past` are the days before today, the last one first.
    """

    day: str
    today: bool
    closed: bool
    seconds: int
    deal: Deal
    attempt: DayAttempt | None
    players: int
    ranking: list[DayRank]
    streak: DayStreak
    past: list[PastDay]


class LiveEntries(msgspec.Struct, frozen=True, tag="entries", tag_field="type", forbid_unknown_fields=True):
    """Over the socket: new entries (or none, when only the seats changed) and the table after them."""

    entries: list[Entry]
    table: Table


class LivePing(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Over the socket: the server is there."""


class LiveStorage(msgspec.Struct, frozen=True, tag="storage", tag_field="type", forbid_unknown_fields=True):
    """Over the socket: why nothing can be stored from now on, as the answers by HTTP say it; no code: it is over."""

    code: str | None
    message: str


class LiveError(msgspec.Struct, frozen=True, tag="error", tag_field="type", forbid_unknown_fields=True):
    """Over the socket: why it is about to be closed."""

    code: str
    message: str


def encoded_list(json: bytes) -> list[dict[str, Any]]:
    """Return a list that is already JSON in a form that msgspec writes out as it is, so that events are encoded once."""
    return cast(list[dict[str, Any]], msgspec.Raw(json))


def encoded_object(json: bytes) -> dict[str, Any]:
    """The same for an object: a view is encoded once for all who see it."""
    return cast(dict[str, Any], msgspec.Raw(json))
