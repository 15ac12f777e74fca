"""The JSON of tables. OpenAPI and the types of the TypeScript client are generated from these structs.

Moments and spans of clocks are milliseconds of server time.
"""

from typing import Annotated, Any, Literal, cast

import msgspec

from ratskeller.core.fairness import Contribution
from ratskeller.server.accounts.names import Unnamed
from ratskeller.server.db.schema.tables import AccessMode, OddsVisibility
from ratskeller.server.http.schemas import MOST, Name, Request, SeatNumber

SHORTEST, LONGEST = 5, 30 * 24 * 3600
MOST_RESERVE = 24 * 3600
MOST_VACATION = 60

Seconds = Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)]

MOST_NAMED = 50
"""Spectators sent by name. Of the others only the number is sent."""

Person = Literal["account", "guest", "deleted"]
OptionValue = bool | int | Annotated[str, msgspec.Meta(max_length=40)] | None


class Rematch(msgspec.Struct, frozen=True):
    """The next game after a finished one: the id of its table, and who opened it."""

    id: str
    host: str


class NewClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clock for a new table: `live` for one evening, `days` for a game over days.

    `turn`: seconds for each turn, whole days for kind `days`. `reserve`: seconds of each seat for longer turns, only for live clocks.
    `vacation`: days of vacation for each seat, only for kind `days`. `bot` plays for a seat whose time is up, until its owner takes it
    back; null: the seat has lost.
    """

    kind: Literal["live", "days"]
    turn: Seconds
    reserve: Annotated[int, msgspec.Meta(ge=0, le=MOST_RESERVE)] = 0
    vacation: Annotated[int, msgspec.Meta(ge=0, le=MOST_VACATION)] = 0
    bot: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] | None = None


class SeatClock(msgspec.Struct, frozen=True):
    """The time of a seat when its turn begins: its reserve, its remaining vacation, and the end of its current vacation (0: none)."""

    seat: int
    reserve: int
    vacation: int
    away: int


class Clock(msgspec.Struct, frozen=True):
    """The clock of a table at the moment `now`. The time of seat `asked` has been running since `began`, and is up at `deadline`.

    While no time runs, `asked` and `deadline` are null and `began` has no meaning. A turn has `turn`, and then the reserve of its seat.
    Until `shown`, boards show what has happened, and a live clock stands still.
    """

    kind: Literal["live", "days"]
    turn: int
    bot: str | None
    now: int
    asked: int | None
    began: int
    deadline: int | None
    shown: int
    seats: list[SeatClock]


class PlayedFor(msgspec.Struct, frozen=True):
    """A seat of a person for whom a bot plays.

    `time`: their time was up; `absent`: the others voted for it. They may take the seat back. `lost`: they lost on time; `resigned`: they
    gave up. The seat counts as last, and a bot plays on for the others.
    """

    seat: int
    bot: str
    reason: Literal["time", "absent", "lost", "resigned"]


class Vote(msgspec.Struct, frozen=True):
    """A vote to let a bot play for the seat `about`, or to end the game if that is null: one seat per voter, and how many are needed."""

    about: int | None
    seats: list[int]
    needed: int


class Order(msgspec.Struct, frozen=True):
    """A premove of one of the viewer's seats: the answer to a question that comes out of turn.

    `question` null: any question at the beginning of its turn that has only one answer; `answer` is null then.
    """

    seat: int
    question: str | None
    answer: str | None


class OrderOffer(msgspec.Struct, frozen=True):
    """A question that may come out of turn, and its possible answers."""

    question: str
    answers: list[str]


class Conduct(msgspec.Struct, frozen=True):
    """The status of a table beside the game. `clock` is null if the table has none.

    `ended`: the game was ended by agreement, or since at most one person was left. `places` are those that count once the game is over, by
    seat: players who have left are last. Null: it ended without any. `paused`: a bot plays for each person at the table, so the game waits
    until one of them takes a seat back.
    `orders` are the premoves of the viewer's seats, `offers` the questions for which they may give more.
    """

    clock: Clock | None
    played: list[PlayedFor]
    votes: list[Vote]
    ended: bool
    places: list[int] | None
    paused: bool
    orders: list[Order]
    offers: list[OrderOffer]


class Onlooker(msgspec.Struct, frozen=True):
    """A spectator."""

    person: str
    name: str


class LivePresence(msgspec.Struct, frozen=True, tag="presence", tag_field="type", forbid_unknown_fields=True):
    """Over the socket: the seats whose players have the table open, and the spectators. `count` is how many spectators there are in all."""

    seats: list[int]
    onlookers: list[Onlooker]
    count: int


class NewSeat(Request, frozen=True):
    """Who sits at a seat: the creator, another person at their screen, a bot (`bot` names it), or anybody who claims it by link."""

    kind: Literal["me", "hotseat", "bot", "open"]
    name: Name | None = None
    bot: Name | None = None


Password = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Number = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})+$", min_length=32, max_length=64)]
"""A random number in hexadecimal digits, of 128 to 256 bits."""


class NewCommitment(Request, frozen=True):
    """A request for a seed for a table that is provably fair. It has no fields."""


class NewFair(Request, frozen=True):
    """A table that is provably fair: the server's commitment, and the creator's contribution."""

    commitment: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
    contribution: Number


class NewTable(Request, frozen=True):
    """A table to be opened: the game, its options by keyword and one entry for every seat.

    `analysis`: players may have their positions analysed during the game; afterwards everybody may. `odds`: when the exact odds are shown,
    as far as the viewer can know them. `standing`: whether the players see during the game what each would have if it ended now, or risks
    (null: if the game is friendly, or no seat is open). `lesson` names one of the game's lessons: it has its own options, the creator is
    the learner, and bots sit at all other seats. `way` says who may come (`password` is that of the table), `spectators` whether people may
    watch without a seat. `clock`: null for a game without a clock. `friendly`: the game is not rated. `long_thoughts`: the strongest level
    of the bots has four times as much time. `waiting`: the game begins when the host says so, once every seat is taken.
    """

    game: Name
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    options: Annotated[
        dict[Name, OptionValue | Annotated[list[Name], msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=40)
    ] = msgspec.field(default_factory=dict)
    analysis: bool = False
    odds: OddsVisibility = "always"
    standing: bool | None = None
    lesson: Name | None = None
    fair: NewFair | None = None
    way: AccessMode = "link"
    password: Password | None = None
    spectators: bool = True
    clock: NewClock | None = None
    friendly: bool = False
    long_thoughts: bool = False
    waiting: bool = False


class NewBranch(Request, frozen=True):
    """A table that continues a finished game after its first `at` answers, with one entry for each seat.

    `clock`: null for a game without a clock.
    """

    at: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=16)]
    clock: NewClock | None = None


class NewRecord(Request, frozen=True):
    """The record of a finished game, to be imported."""

    record: Annotated[str, msgspec.Meta(min_length=2, max_length=15_000)]


class Join(Request, frozen=True):
    """The open seat to claim. At a table that is provably fair, also a contribution."""

    seat: SeatNumber
    contribution: Number | None = None


class Answer(Request, frozen=True):
    """One answer of a seat, or several separated by `;`: all or none are played. `ply` is the log length that the client has seen."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    seat: SeatNumber
    answer: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Undo(Request, frozen=True):
    """Undo the answers after the first `to`. `ply` is the length of the log that the client has seen."""

    ply: Annotated[int, msgspec.Meta(ge=0, le=MOST)]
    seat: SeatNumber
    to: Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class Lesson(msgspec.Struct, frozen=True):
    """A lesson: its number of seats, the seat of the learner, and how many minutes it takes."""

    name: str
    players: int
    seat: int
    minutes: int


class Seat(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. `person`: the name belongs to an account, a guest, or a deleted account.

    An open seat with a name is reserved for that person. `unnamed`: the person has a placeholder for a name.
    """

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    person: Person | None = None
    unnamed: Unnamed | None = None


class Entry(msgspec.Struct, frozen=True):
    """One entry of a table's log. `length` is the number of answers of the game after it; `events` is what one seat may see.

    A run of chance answers is one entry without `answer`: only the events show what was drawn. `stand_in` names the bot that answered
    because the seat's own had no answer in time (`random`: the answer is random).
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
    """A part of the log."""

    entries: list[Entry]


class Draft(msgspec.Struct, frozen=True):
    """An answer that can still be undone; `length` is the number of answers before it."""

    answer: str
    length: int


class LessonPause(msgspec.Struct, frozen=True):
    """The game waits at the next event of the kind `at`, while the next `texts` messages of the step explain it."""

    at: str
    texts: int


class LessonStep(msgspec.Struct, frozen=True):
    """Where the learner is in a lesson: step number `step` (from 1) of `steps`.

    `says` are the ids of the messages to show, `light` the things they are about, `rules` the numbers of the rules behind them, `answers`
    the learner's next answers: none after the end of the lesson. `leaps`: so much has happened since the step before that only the result
    is shown. `pauses`, in order, explain what has happened since then while it is shown, by the first messages of the step.
    """

    name: str
    step: int
    steps: int
    says: list[str]
    light: list[str]
    rules: list[str]
    answers: list[str]
    leaps: bool
    pauses: list[LessonPause]


class Commitment(msgspec.Struct, frozen=True):
    """SHA-256 of a seed and its salt. It commits the server before anybody contributes."""

    commitment: str


class Fair(msgspec.Struct, frozen=True):
    """The commitment and contributions of a table that is provably fair. The seed is in the record once the game is over."""

    commitment: str
    contributions: list[Contribution]


class Table(msgspec.Struct, frozen=True):
    """A table as `seat` sees it (null: a spectator).

    `ply` is the number of the last entry that the viewer may see, and never decreases; `length` is the number of answers of the game then.
    `draft` has the answers that the seat to move may still undo, down to `undo_floor` answers; nobody else sees them. `analysis`: players
    may have their positions analysed during the game. `odds`: when the exact odds are shown. `standing`: whether the players see during
    the game what each would have if it ended now, or risks. `lesson` is null unless a lesson is going on, `day` (2026-11-22) unless this
    is a table of the Daily Plague, `fair` unless the table is provably fair. `way` and `spectators` say who may come, `hosting` whether
    the viewer is the host. `origin` is the table whose rematch this is, `rematch` the next game. `friendly`: the game is not rated.
    `long_thoughts`: the strongest level of the bots has more time. `waiting`: the host has not begun the game yet. `conduct` has the
    clock, stand-ins, votes and premoves; null in lessons and at the Daily Plague.
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
    odds: OddsVisibility
    standing: bool
    friendly: bool
    long_thoughts: bool
    waiting: bool
    lesson: LessonStep | None
    day: str | None
    fair: Fair | None
    way: AccessMode
    spectators: bool
    hosting: bool
    origin: str | None
    rematch: Rematch | None
    conduct: Conduct | None = None


class Past(msgspec.Struct, frozen=True):
    """The view of `seat` (null: a spectator) after the first `at` answers of a game."""

    at: int
    seat: int | None
    view: dict[str, Any]


class Update(msgspec.Struct, frozen=True):
    """What an answer or an undo did, and the table after it."""

    entries: list[Entry]
    table: Table


class Snapshot(msgspec.Struct, frozen=True):
    """A table and its log at one moment: the last entry is the one that led to the table."""

    entries: list[Entry]
    table: Table


class Summary(msgspec.Struct, frozen=True):
    """A table of the guest, in a list. `lesson` names its unfinished lesson; `taught`: the game began with a lesson.

    `deadline`: at a clock of days, the moment (to the minute) at which the time of seat `actor` is up; null while no time runs.
    `waiting`: the host has not begun the game yet. `reserved`: the seat that is reserved for the guest, who has none yet. `paused`: a bot
    plays for each person, so nobody is asked.
    """

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
    deadline: str | None
    waiting: bool
    reserved: int | None
    paused: bool


class Tables(msgspec.Struct, frozen=True):
    """The tables of the guest, newest first."""

    tables: list[Summary]


class LiveEntries(msgspec.Struct, frozen=True, tag="entries", tag_field="type", forbid_unknown_fields=True):
    """Sent over the socket: new entries, or none if only the seats have changed, and the table after them."""

    entries: list[Entry]
    table: Table


class LivePing(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Sent over the socket: the server is alive."""


class LiveStorage(msgspec.Struct, frozen=True, tag="storage", tag_field="type", forbid_unknown_fields=True):
    """Sent over the socket: why nothing can be stored from now on, with the code of the HTTP errors; null: storing works again."""

    code: str | None
    message: str


class LiveError(msgspec.Struct, frozen=True, tag="error", tag_field="type", forbid_unknown_fields=True):
    """Sent over the socket: why the server is about to close it."""

    code: str
    message: str


def encoded_object(json: bytes) -> dict[str, Any]:
    """Return an object that is JSON already, for msgspec to write as it is: a view is encoded once for all who share it."""
    return cast(dict[str, Any], msgspec.Raw(json))
