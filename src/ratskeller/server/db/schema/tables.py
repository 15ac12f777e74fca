"""Tables: their seats, entries, access and clocks."""

from typing import Literal

from msgspec import Raw, Struct

from ratskeller.core.options import Options
from ratskeller.server.db.schema.description import GuestId, Key, TableId, table

AccessMode = Literal["public", "link", "password"]
"""Who may come to a table: everybody (it is in the lobby), people with its link, or people with its link and password."""
ClockKind = Literal["live", "days"]
EntryKind = Literal["answer", "undo"]
OddsVisibility = Literal["off", "after", "always"]
"""When the chances of a position are shown: never, once the game is over, or at any time."""
SeatKind = Literal["human", "bot", "open"]
StandInReason = Literal["time", "absent", "lost", "resigned"]
"""Why a bot plays for a seat. `time`, `absent`: until its owner is back; `lost`, `resigned`: for good."""


@table("tables")
class TableRow(Struct, frozen=True):
    """A table of a game."""

    id: Key[str]
    game: str
    version: int
    options: Options
    created: str
    updated: str
    # number of entries: every write compares it, so that two writers can't both win
    ply: int
    # number of answers of the game after the last entry
    length: int
    over: bool
    # the seat that is asked; null once the game is over
    actor: int | None
    # whether the players may have their positions analysed while they play
    analysis: bool
    odds: OddsVisibility
    # the lesson that is played there; null at most tables
    lesson: str | None = None
    # the day whose deal is played there; null at most tables
    day: str | None = None
    # how many answers were another table's; null at most tables
    branched: int | None = None
    # the last entry that is everybody's to know, the answers of the game after it, and the moment; what comes after it is a draft
    public_ply: int = 0
    public_length: int = 0
    public_at: str = ""
    # whether it counts for no rating, because its host has wanted it so
    friendly: bool = False
    # whether the players see during the game what each would have if it ended now, or risks
    standing: bool = True
    # whether the strongest opponent has more time
    long_thoughts: bool = False
    # whether its host has not begun the game yet
    waiting: bool = False


@table("seats", seats_guest="guest_id")
class Seats(Struct, frozen=True, kw_only=True):
    """The seats of tables, and who has them."""

    table_id: Key[TableId]
    seat: Key[int]
    kind: SeatKind
    guest_id: GuestId | None = None
    # null where the name of the guest is shown
    name: str | None = None
    bot: str | None = None


@table("access", access_host="host", access_mode="mode", unique={"access_origin": "origin"})
class Access(Struct, frozen=True, kw_only=True):
    """Who may enter a table; without a row, anyone who knows its address."""

    table_id: Key[TableId]
    mode: AccessMode
    # scrypt of the password, null where there is none
    password: str | None = None
    # whether spectators are allowed
    spectators: bool
    # the guest who opened the table
    host: GuestId
    # the table that this is a rematch of; null at most tables
    origin: TableId | None = None


@table("admissions", admissions_guest="guest_id")
class Admissions(Struct, frozen=True, kw_only=True):
    """Who is known at a table: who has given the password, and whom the host has sent away."""

    table_id: Key[TableId]
    guest_id: Key[GuestId]
    # whether they are let in, or sent away
    admitted: bool


@table("reservations", reservations_guest="guest_id")
class Reservations(Struct, frozen=True, kw_only=True):
    """Open seats that are kept for those who sat there in the game before."""

    table_id: Key[TableId]
    seat: Key[int]
    guest_id: GuestId
    # how the seat is called once it is taken; null where the name of the guest is shown
    name: str | None = None


@table("matches", matches_table="table_id")
class Matches(Struct, frozen=True, kw_only=True):
    """The table to which a guest was led who wanted to play with people, one for each guest."""

    guest_id: Key[GuestId]
    table_id: TableId
    made: str


@table("entries")
class Entries(Struct, frozen=True, kw_only=True):
    """The log of tables."""

    table_id: Key[TableId]
    ply: Key[int]
    kind: EntryKind
    # the seat; null means chance
    actor: int | None = None
    # null for an undo, and all answers of a run of chance in one
    answer: str | None = None
    length: int
    # list of all events, unfiltered: what an old game did stays known when the rules change
    events: Raw
    at: str
    # the bot that answered because the seat's own had nothing in time
    answered_by: str | None = None


class SavedRow(Struct, frozen=True):
    """The last position of a table that was saved, so that its game need not be replayed."""

    # the entry after which it is; nothing before can be taken back
    ply: int
    # a mark of the rules that saved it: others don't read it
    rules: str
    # as the core saves it, secrets included
    position: str


@table("saved_positions")
class SavedPositions(SavedRow, frozen=True, kw_only=True):
    """The saved positions of tables."""

    table_id: Key[TableId]


@table("server_time")
class ServerTime(Struct, frozen=True, kw_only=True):
    """The time of the server: how long it has run so far, by whatever process, in milliseconds. Clocks go by it."""

    # the only row
    id: Key[int]
    served: int
    # when that was so: a short while after it is added, a long one was an interruption
    at: str


@table("clocks", clocks_deadline="deadline")
class Clocks(Struct, frozen=True, kw_only=True):
    """The clocks of tables that have one; moments are of the server's own time, spans in milliseconds."""

    table_id: Key[TableId]
    kind: ClockKind
    # for each turn
    turn: int
    # what every seat began with beyond its turns
    reserve: int = 0
    vacation: int = 0
    # the bot that plays for a seat out of time; null: the seat has lost
    bot: str | None = None
    # the seat whose time runs; null: none
    asked: int | None = None
    # when it began to run; in the future while the player is away
    began: int
    # until when boards show what has happened: no turn begins before
    shown: int = 0
    # when it ends; null while none runs
    deadline: int | None = None


class SeatTime(Struct, frozen=True):
    """The time of a seat."""

    # what is left for turns that take longer
    reserve: int
    # what is left of the time that the seat may be away
    vacation: int = 0
    # until when it is away
    away: int = 0


@table("clock_seats")
class ClockSeats(SeatTime, frozen=True, kw_only=True):
    """The times of all seats."""

    table_id: Key[TableId]
    seat: Key[int]


@table("stand_ins")
class StandIns(Struct, frozen=True, kw_only=True):
    """Seats of people for which a bot plays: the seats stay theirs."""

    table_id: Key[TableId]
    seat: Key[int]
    bot: str
    reason: StandInReason
    at: str


@table("ballots")
class Ballots(Struct, frozen=True, kw_only=True):
    """Votes on absent people, and on the end of the game."""

    table_id: Key[TableId]
    seat: Key[int]
    # the seat for which a bot is to play; -1: the game is to end
    about: Key[int]
    # how many entries the table had: a player who has answered since is not absent
    ply: int


@table("orders")
class Orders(Struct, frozen=True, kw_only=True):
    """What a seat wants to be answered for it."""

    table_id: Key[TableId]
    seat: Key[int]
    # empty: whatever has a single answer
    question: Key[str]
    answer: str


@table("agreed_endings")
class AgreedEndings(Struct, frozen=True, kw_only=True):
    """Games that were ended by agreement."""

    table_id: Key[TableId]
    at: str


@table("seeds", unique={"seeds_table": "table_id"})
class Seeds(Struct, frozen=True, kw_only=True):
    """What chance follows from at a table that is provably fair: told once the game is over."""

    # SHA-256 of salt and seed, told before anybody adds a number
    commitment: Key[str]
    # the guest who may open a table with it; no foreign key, so that it does not keep unused guests
    guest_id: str
    seed: str
    salt: str
    created: str
    # null until a table was opened with it
    table_id: TableId | None = None
    # JSON list of the numbers that seats have added, in order
    contributions: str = "[]"
