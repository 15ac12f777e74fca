"""What features store: reviews, chat, notifications, daily deals, results, ratings and notes; and the server processes themselves."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from ratskeller.server.db.schema.metadata import metadata

# What searches say of the decisions of games that are over
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    # number of the decision, from 0
    Column("place", Integer, primary_key=True),
    # names rules, weights and effort: a note by others is worth nothing
    Column("made_by", Text, nullable=False),
    # JSON, made with what the seat knew that decided
    Column("note", Text, nullable=False),
)

# Chat
chat_lines = Table(
    "chat_lines",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    # table: those who play; gallery: those who look on
    Column("room", Text, CheckConstraint("room IN ('table', 'gallery')", name="chat_lines_room"), primary_key=True),
    # order within its room, from 1
    Column("number", Integer, primary_key=True),
    # rises with every change at the table, in either room: told to nobody, so that no room knows of the other
    Column("edition", Integer, nullable=False),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    # the client's own: a line that is sent twice is said once
    Column("key", Text, nullable=False),
    # where its author sat; null for an onlooker
    Column("seat", Integer),
    # how many entries the table had
    Column("ply", Integer, nullable=False),
    # one of the two; both are null once it was taken back
    Column("text", Text),
    Column("phrase", Text),
    Column("at", Text, nullable=False),
    UniqueConstraint("table_id", "guest_id", "key", name="chat_lines_key"),
    Index("chat_lines_edition", "table_id", "edition"),
    Index("chat_lines_guest", "guest_id"),
)

# Whose lines a guest has muted at a table
chat_mutes = Table(
    "chat_mutes",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("other_id", Text, ForeignKey("guests.id"), primary_key=True),
    Index("chat_mutes_table", "table_id"),
    Index("chat_mutes_other", "other_id"),
)

# Who has muted which player, anywhere: neither reads the other
chat_blocks = Table(
    "chat_blocks",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("other_id", Text, ForeignKey("guests.id"), primary_key=True),
    Index("chat_blocks_other", "other_id"),
)

# Where a guest wants notifications
channels = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    # null: tells of this guest's turns at all tables; else of everybody's at this one
    Column("table_id", Text, ForeignKey("tables.id")),
    Column("kind", Text, CheckConstraint("kind IN ('mail', 'push', 'webhook')", name="channels_kind"), nullable=False),
    # the mail address, the address of the webhook, or the subscription as JSON
    Column("target", Text, nullable=False),
    # signs the requests to a webhook
    Column("secret", Text),
    Column("language", Text, nullable=False),
    # the hour of a daily summary, and its time zone; null: at once
    Column("hour", Integer),
    Column("zone", Text, nullable=False, server_default="UTC"),
    # hours before time runs out at which it reminds of a turn, 0: never; null: in proportion to the time of a turn
    Column("reminder", Integer),
    # nothing is sent before the code that went to an address came back
    Column("confirmed", Integer, nullable=False),
    # SHA-256 of that code, when it was sent, and how often something else came back
    Column("code_hash", Text),
    Column("code_sent", Text),
    Column("code_attempts", Integer, nullable=False, server_default="0"),
    Column("created", Text, nullable=False),
    # when a notification failed for good; null after the next success
    Column("failed", Text),
    Index("channels_guest", "guest_id"),
    Index("channels_target", "kind", "target"),
    Index("channels_table", "table_id"),
)

# Pending notifications, written together with their cause
outbox = Table(
    "outbox",
    metadata,
    Column("id", Text, primary_key=True),
    Column("channel_id", Text, ForeignKey("channels.id"), nullable=False),
    # whose turn it is, whose game is over, or for whom a bot plays
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column(
        "kind",
        Text,
        CheckConstraint("kind IN ('turn', 'over', 'reminder', 'bot', 'rematch')", name="outbox_kind"),
        nullable=False,
    ),
    # number of the entry with which the turn began, or after which a bot took the seat
    Column("ply", Integer, nullable=False),
    Column("due", Text, nullable=False),
    Column("attempts", Integer, nullable=False, server_default="0"),
    # waiting, taken by a process that prepares it, being sent, sent, needless, failed
    Column("state", Text, nullable=False, server_default="waiting"),
    # the process that has taken it, and until when
    Column("holder", Text),
    Column("lease", Text),
    # one notification for each turn
    UniqueConstraint("channel_id", "table_id", "kind", "ply", name="outbox_once"),
    Index("outbox_due", "state", "due"),
    Index("outbox_table", "table_id"),
    Index("outbox_guest", "guest_id"),
)

# Mails that tell the owner of an account what has happened to it, until a mail server has taken them
notices = Table(
    "notices",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    # the address as it was when it happened: it may be the owner's no longer
    Column("target", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("kind", Text, nullable=False),
    # how the account was called, and in which browser it happened; empty where that is not known or does not matter
    Column("name", Text, nullable=False),
    Column("browser", Text, nullable=False),
    Column("due", Text, nullable=False),
    Column("attempts", Integer, nullable=False, server_default="0"),
    # the process that sends it, and until when
    Column("holder", Text),
    Column("lease", Text),
    Index("notices_due", "due"),
    Index("notices_guest", "guest_id"),
)

daily_secret = Table(
    "daily_secret",
    metadata,
    # the only row, 256 random bits: what chance answers on a day follows from it and the date, and nobody is ever told
    Column("secret", Text, primary_key=True),
)

# Who plays a day so that it counts: once, at one table
daily_attempts = Table(
    "daily_attempts",
    metadata,
    Column("day", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    # null until the game was over in time, and so all that follows
    Column("finished", Text),
    Column("place", Integer),
    # lead over the best of the others, below 0: how far behind
    Column("margin", Integer),
    Column("score", Integer),
    # how the game went: + for ahead, = for level, - for behind, from beginning to end
    Column("course", Text),
    UniqueConstraint("table_id", name="daily_attempts_table"),
    Index("daily_attempts_guest", "guest_id"),
)

# Games that are over by the rules, and when
finished_games = Table(
    "finished_games",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("finished", Text, nullable=False),
    # 1: it counts for the ratings of those who played
    Column("rated", Integer, nullable=False),
    # in which order they were noted: ratings follow from that
    Column("number", Integer, nullable=False),
    # 1: it counts for the ratings of the bots that sat there
    Column("rates_bots", Integer, nullable=False, server_default="0"),
    UniqueConstraint("number", name="finished_games_number"),
    Index("finished_games_game", "game", "finished"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # null for bots
    Column("guest_id", Text, ForeignKey("guests.id")),
    # a seat that resigned or lost on time is last, whatever its bot achieved
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    # the rating before and after, in points; null where the game was not rated
    Column("points_before", Integer),
    Column("points_after", Integer),
    Index("results_guest", "guest_id"),
)

# What seats have chosen of what their game counts
choices = Table(
    "choices",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # by the message of the game that names it
    Column("choice", Text, primary_key=True),
    # how often
    Column("times", Integer, nullable=False),
)

# Private notes at a table
notes = Table(
    "notes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # the client's own: a note that is sent twice is one note
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    # on what it was put, as the game named it then; null: on the table as a whole
    Column("thing", Text),
    # how many entries and answers the table had then
    Column("ply", Integer, nullable=False),
    Column("length", Integer, nullable=False),
    Column("at", Text, nullable=False),
    Index("notes_guest", "guest_id"),
)

# How well people with an account play a game against people
ratings = Table(
    "ratings",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("game", Text, primary_key=True),
    # millionths, so that the same games come to the same rating everywhere
    Column("skill", Integer, nullable=False),
    Column("doubt", Integer, nullable=False),
    # how many have counted
    Column("games", Integer, nullable=False),
    # the skill that is sure, by which the ladder is in order
    Column("sure", Integer, nullable=False, server_default="0"),
    Index("ratings_ladder", "game", "sure", "games", "guest_id"),
)

# The ratings of bots by game
bot_ratings = Table(
    "bot_ratings",
    metadata,
    Column("game", Text, primary_key=True),
    Column("bot", Text, primary_key=True),
    # millionths, as those of people
    Column("skill", Integer, nullable=False),
    Column("doubt", Integer, nullable=False),
    Column("games", Integer, nullable=False),
)


# The server processes that run on this database; what they hold counts only while their row exists
nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    # increases while the process runs and is not alone
    Column("heartbeat", Integer, nullable=False),
    # increases when presences or leads change in this process
    Column("news", Integer, nullable=False),
)

# Work that one process has claimed. No foreign keys from here on: rows of a moment must not keep others in the database
claims = Table(
    "claims",
    metadata,
    Column("job", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    # for a turn: the number of the last entry before it
    Column("step", Integer, nullable=False),
    Column("node_id", Text, nullable=False),
    Index("claims_table", "table_id"),
)

# Who has a table open, and in which process
presences = Table(
    "presences",
    metadata,
    Column("node_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("guest_id", Text, primary_key=True),
    Index("presences_table", "table_id"),
    Index("presences_guest", "guest_id"),
)

# Who leads a review at a table, and the message that shows it
leads = Table(
    "leads",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guest_id", Text, nullable=False),
    Column("shown", Text, nullable=False),
    Index("leads_guest", "guest_id"),
)
