"""The structs that travel as JSON. OpenAPI and the TypeScript client are made from them."""

from typing import Annotated, Any, Literal, cast

import msgspec

from ratskeller.server.accounts.names import Unnamed
from ratskeller.server.http.schemas import MOST, Name, Request, SeatNumber
from ratskeller.server.tables.access_schemas import Rematch, Way
from ratskeller.server.tables.clock_schemas import Conduct, NewClock

Telling = Literal["off", "after", "always"]
"""When something is told: never, once the game is over, or at any time."""
Person = Literal["account", "guest", "deleted"]
OptionValue = bool | int | Annotated[str, msgspec.Meta(max_length=40)] | None


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
    ] = msgspec.field(default_factory=dict)
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


class Lesson(msgspec.Struct, frozen=True):
    """A lesson that can be played: how many seats it has, which is the learner's, and how many minutes it takes."""

    name: str
    players: int
    seat: int
    minutes: int


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
