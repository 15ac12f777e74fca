"""What features store: reviews, chat, notifications, daily deals, results, ratings and notes; and the server processes themselves."""

from typing import Annotated, Literal

from msgspec import Struct

from ratskeller.server.db.schema.description import GuestId, Key, Refers, TableId, table

ChannelKind = Literal["mail", "push", "webhook"]
NoticeKind = Literal[
    "browser", "mail", "password", "factor-on", "factor-off", "factor-reset", "factor-reused", "recovery-used"
]
"""What happened: a sign-in from a new browser; the email addresses or the password were changed; the second factor was turned on,
turned off, or turned off by an admin; one of its codes was used twice; a recovery code was used."""
NotificationKind = Literal["turn", "over", "reminder", "bot", "rematch"]
"""`reminder`: time is running out; `bot`: it has taken the seat; `rematch`: the same people play again, and the seat is kept."""
Room = Literal["table", "gallery"]
"""`table`: written by players; `gallery`: written by spectators."""


@table("reviews")
class Reviews(Struct, frozen=True, kw_only=True):
    """What searches say of the decisions of games that are over."""

    table_id: Key[TableId]
    # number of the decision, from 0
    place: Key[int]
    # names rules, weights and effort: a note by others is worth nothing
    made_by: str
    # JSON, made with what the seat knew that decided
    note: str


@table(
    "chat_lines",
    chat_lines_edition="table_id, edition",
    chat_lines_guest="guest_id",
    unique={"chat_lines_key": "table_id, guest_id, key"},
)
class ChatLines(Struct, frozen=True, kw_only=True):
    """What was said at tables."""

    table_id: Key[TableId]
    room: Key[Room]
    # order within its room, from 1; 0 before it is stored
    number: Key[int] = 0
    # rises with every change at the table, in either room: told to nobody, so that no room knows of the other
    edition: int = 0
    guest_id: GuestId
    # the client's own: a line that is sent twice is said once
    key: str
    # where its author sat; null for a spectator
    seat: int | None = None
    # how many entries the table had
    ply: int
    # one of the two; both are null once it was taken back
    text: str | None = None
    phrase: str | None = None
    at: str


@table("chat_mutes", chat_mutes_table="table_id", chat_mutes_other="other_id")
class ChatMutes(Struct, frozen=True, kw_only=True):
    """Whose lines a guest has muted at a table."""

    guest_id: Key[GuestId]
    table_id: Key[TableId]
    other_id: Key[GuestId]


@table("chat_blocks", chat_blocks_other="other_id")
class ChatBlocks(Struct, frozen=True, kw_only=True):
    """Who has muted which player, anywhere: neither reads the other."""

    guest_id: Key[GuestId]
    other_id: Key[GuestId]


class Channel(Struct, frozen=True):
    """A way to notify a guest."""

    id: Key[str]
    guest_id: GuestId
    kind: ChannelKind
    # the email address, the address of the webhook, or the subscription as JSON
    target: str
    language: str
    created: str
    # null: tells of this guest's turns at all tables; else of everybody's at this one
    table_id: TableId | None = None
    # signs the requests to a webhook
    secret: str | None = None
    # the hour of a daily summary, and its time zone; null: at once
    hour: int | None = None
    zone: str = "UTC"
    # nothing is sent before the code that went to an address came back
    confirmed: bool = False
    # hours before time runs out at which it reminds of a turn, 0: never; null: in proportion to the time of a turn
    reminder: int | None = None
    # when a notification failed for good; null after the next success
    failed: str | None = None


@table("channels", channels_guest="guest_id", channels_target="kind, target", channels_table="table_id")
class Channels(Channel, frozen=True, kw_only=True):
    """The ways in which guests want notifications, with what confirms an address."""

    # SHA-256 of the code that was sent there, when that was, and how often something else came back
    code_hash: str | None = None
    code_sent: str | None = None
    code_attempts: int = 0


class Notification(Struct, frozen=True):
    """A notification by a channel about somebody at a table."""

    id: Key[str]
    channel_id: Annotated[str, Refers("channels.id")]
    # whose turn it is, whose game is over, or for whom a bot plays
    guest_id: GuestId
    table_id: TableId
    kind: NotificationKind
    # number of the entry with which the turn began, or after which a bot took the seat
    ply: int
    attempts: int = 0


@table(
    "outbox",
    outbox_due="state, due",
    outbox_table="table_id",
    outbox_guest="guest_id",
    # one notification for each turn
    unique={"outbox_once": "channel_id, table_id, kind, ply"},
)
class Outbox(Notification, frozen=True, kw_only=True):
    """Pending notifications, written together with their cause."""

    due: str
    # waiting, taken by a process that prepares it, being sent, sent, needless, failed
    state: str = "waiting"
    # the process that has taken it, and until when
    holder: str | None = None
    lease: str | None = None


class Notice(Struct, frozen=True):
    """An email that tells the owner of an account what has happened to it."""

    id: Key[str]
    # the address as it was when it happened: it may be the owner's no longer
    target: str
    language: str
    kind: NoticeKind
    # what the account was called, and in which browser it happened; empty where that is not known or does not matter
    name: str
    browser: str
    attempts: int = 0


@table("notices", notices_due="due", notices_guest="guest_id")
class Notices(Notice, frozen=True, kw_only=True):
    """Emails about accounts, until a mail server has taken them."""

    guest_id: GuestId
    due: str
    # the process that sends it, and until when
    holder: str | None = None
    lease: str | None = None


@table("daily_secret")
class DailySecret(Struct, frozen=True, kw_only=True):
    """The only row, 256 random bits: what chance answers on a day follows from it and the date, and nobody is ever told."""

    secret: Key[str]


@table("daily_attempts", daily_attempts_guest="guest_id", unique={"daily_attempts_table": "table_id"})
class DailyAttempts(Struct, frozen=True, kw_only=True):
    """Who plays a day so that it counts: once, at one table."""

    day: Key[str]
    guest_id: Key[GuestId]
    table_id: TableId
    # null until the game was over in time, and so all that follows
    finished: str | None = None
    place: int | None = None
    # lead over the best of the others, below 0: how far behind
    margin: int | None = None
    score: int | None = None
    # how the game went: + for ahead, = for level, - for behind, from beginning to end
    course: str | None = None


@table("finished_games", finished_games_game="game, finished", unique={"finished_games_number": "number"})
class FinishedGames(Struct, frozen=True, kw_only=True):
    """Games that are over by the rules, and when."""

    table_id: Key[TableId]
    game: str
    finished: str
    # whether it counts for the ratings of those who played
    rated: bool
    # in which order they were noted: ratings follow from that
    number: int
    # whether it counts for the ratings of the bots that sat there
    rates_bots: bool = False


@table("results", results_guest="guest_id")
class Results(Struct, frozen=True, kw_only=True):
    """How the seats of finished games came out."""

    table_id: Key[TableId]
    seat: Key[int]
    # null for bots
    guest_id: GuestId | None = None
    # a seat that resigned or lost on time is last, whatever its bot achieved
    place: int
    score: int
    # the rating before and after, in points; null where the game was not rated
    points_before: int | None = None
    points_after: int | None = None


@table("choices")
class Choices(Struct, frozen=True, kw_only=True):
    """What seats have chosen of what their game counts."""

    table_id: Key[TableId]
    seat: Key[int]
    # by the message of the game that names it
    choice: Key[str]
    # how often
    times: int


class NoteRow(Struct, frozen=True):
    """A private note at a table."""

    # the client's own: a note that is sent twice is one note
    id: Key[str]
    text: str
    # on what it was put, as the game named it then; null: on the table as a whole
    thing: str | None
    # how many entries and answers the table had then
    ply: int
    length: int
    at: str


@table("notes", notes_guest="guest_id")
class Notes(NoteRow, frozen=True, kw_only=True):
    """All private notes."""

    table_id: Key[TableId]
    guest_id: Key[GuestId]


class RatingRow(Struct, frozen=True):
    """How well somebody plays a game."""

    # millionths, so that the same games come to the same rating everywhere
    skill: int
    doubt: int
    # how many have counted
    games: int


@table("ratings", ratings_ladder="game, sure, games, guest_id")
class PersonRow(RatingRow, frozen=True):
    """How well a person with an account plays a game against people."""

    guest_id: Key[GuestId]
    game: Key[str]
    # the skill that is sure, by which the ladder is in order
    sure: int


@table("bot_ratings")
class BotRow(RatingRow, frozen=True):
    """How well a bot plays a game."""

    game: Key[str]
    bot: Key[str]


@table("nodes")
class Nodes(Struct, frozen=True, kw_only=True):
    """The server processes that run on this database; what they hold counts only while their row exists."""

    id: Key[str]
    # increases while the process runs and is not alone
    heartbeat: int
    # increases when presences or leads change in this process
    news: int


@table("claims", claims_table="table_id")
class Claims(Struct, frozen=True, kw_only=True):
    """Work that one process has claimed. No foreign keys from here on: rows of a moment must not keep others in the database."""

    job: Key[str]
    table_id: Key[str]
    # for a turn: the number of the last entry before it
    step: int
    node_id: str


@table("presences", presences_table="table_id", presences_guest="guest_id")
class Presences(Struct, frozen=True, kw_only=True):
    """Who has a table open, and in which process."""

    node_id: Key[str]
    table_id: Key[str]
    guest_id: Key[str]


class Lead(Struct, frozen=True):
    """Who leads a review at a table, and the message (JSON) that tells the others what they show."""

    guest_id: str
    shown: str


@table("leads", leads_guest="guest_id")
class Leads(Lead, frozen=True, kw_only=True):
    """The leads at all tables."""

    table_id: Key[str]
