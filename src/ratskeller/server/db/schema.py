"""The tables of the database, as SQLAlchemy Core metadata. The migrations build them; a test compares the two."""

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

house = Table(
    "house",
    metadata,
    # the only row: names the cookies of this database, so that another one on the same machine has its own
    Column("id", Text, primary_key=True),
    # when it was last tried whether anything can be stored
    Column("tried", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Text, nullable=False),
)

# A guest may have a session in several browsers
sessions = Table(
    "sessions",
    metadata,
    # SHA-256 of the session token: the token itself is only in the guest's cookie
    Column("token_hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    # when the guest was last here, give or take a day
    Column("seen", Text, nullable=False),
    Index("sessions_guest", "guest_id"),
)

recoveries = Table(
    "recoveries",
    metadata,
    # the link that was made last is the only one that leads back to a guest's seats
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # SHA-256 of the code in the link: the code itself was shown once
    Column("code_hash", Text, nullable=False),
    Column("created", Text, nullable=False),
    UniqueConstraint("code_hash", name="recoveries_code_hash"),
)

# Links by mail: each signs a guest in once, for a short time
mail_links = Table(
    "mail_links",
    metadata,
    # SHA-256 of the code in the link: the code itself stands in the mail alone
    Column("code_hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    Column("sent", Text, nullable=False),
    Index("mail_links_guest", "guest_id"),
)

# What lets a program act for a guest
tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    # SHA-256 of the token: the token itself was shown once
    Column("token_hash", Text, nullable=False),
    # what its guest calls it
    Column("name", Text, nullable=False),
    # words with a space between: what it may be used for
    Column("scopes", Text, nullable=False),
    Column("created", Text, nullable=False),
    # when it was last used, give or take an hour; null until then
    Column("used", Text),
    UniqueConstraint("token_hash", name="tokens_token_hash"),
    Index("tokens_guest", "guest_id"),
)

# Guests who have a name of their own and a password
accounts = Table(
    "accounts",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # the name in the form by which names are compared: no two accounts have the same
    Column("name_key", Text, nullable=False),
    # Argon2id with its parameters and salt
    Column("password", Text, nullable=False),
    Column("created", Text, nullable=False),
    # JSON, what is set on every device; null until something was
    Column("profile", Text),
    # 0: on no ladder, and nobody else is told of past games
    Column("listed", Integer, nullable=False, server_default="1"),
    UniqueConstraint("name_key", name="accounts_name_key"),
)

# What is known of the browsers in which somebody has signed in
devices = Table(
    "devices",
    metadata,
    Column("token_hash", Text, ForeignKey("sessions.token_hash", ondelete="CASCADE"), primary_key=True),
    # browser and system, "Firefox, Linux"; empty where they are not known
    Column("name", Text, nullable=False),
    Column("since", Text, nullable=False),
)

# Browsers in which somebody has signed in to an account: tries of strangers do not keep them out
known_browsers = Table(
    "known_browsers",
    metadata,
    # SHA-256 of a code that is only in the browser's cookie, and stays there when a session ends
    Column("code_hash", Text, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # when somebody signed in there last
    Column("used", Text, nullable=False),
    Index("known_browsers_guest", "guest_id"),
)

# The second factor of an account, beside its password
second_factors = Table(
    "second_factors",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # what the owner's app makes codes of (base 32), encrypted where the settings have a key for that
    Column("key", Text, nullable=False),
    # when its setup began; since when it is on, null: not yet
    Column("begun", Text, nullable=False),
    Column("since", Text),
    # number of the half minute whose code was used last: none is taken twice
    Column("step", Integer, nullable=False),
)

# What signs in once in the place of a code of the app
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # SHA-256 of salt and code: the code itself was shown once
    Column("code_hash", Text, primary_key=True),
    Column("salt", Text, nullable=False),
)

# About whom other processes have to ask anew: name, account, sessions or seats are others
changes = Table(
    "changes",
    metadata,
    # no key to the guests, who may be gone
    Column("guest_id", Text, primary_key=True),
    Column("at", Text, nullable=False),
    Index("changes_at", "at"),
)

# What the host of a site has decided about somebody
standings = Table(
    "standings",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # admin: looks after the site in the browser; locked: can't sign in; muted: says nothing at any table
    Column(
        "kind",
        Text,
        CheckConstraint("kind IN ('admin', 'locked', 'muted')", name="standings_kind"),
        primary_key=True,
    ),
    Column("at", Text, nullable=False),
)

# What was done in the name of the host: written together with what was done, and never changed
deeds = Table(
    "deeds",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Text, nullable=False),
    # the admin, null: at the command line; no keys to the guests, who may be gone
    Column("who_id", Text),
    Column("deed", Text, nullable=False),
    # about whom
    Column("guest_id", Text),
    # about which table: the beginning of its id, since whoever knows all of it may look on
    Column("handle", Text),
    Index("deeds_at", "at"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("created", Text, nullable=False),
    Column("updated", Text, nullable=False),
    # number of entries: every write compares it, so that two writers can't both win
    Column("ply", Integer, nullable=False),
    # number of answers of the game after the last entry
    Column("length", Integer, nullable=False),
    Column("over", Integer, nullable=False),
    # the seat that is asked; null once the game is over
    Column("actor", Integer),
    # 1: the players may have their positions analysed while they play
    Column("analysis", Integer, nullable=False, server_default="0"),
    # off, after or always: when the players are told the odds
    Column("odds", Text, nullable=False, server_default="always"),
    # the lesson that is played there; null at most tables
    Column("lesson", Text),
    # the day whose deal is played there; null at most tables
    Column("day", Text),
    # how many answers were another table's; null at most tables
    Column("branched", Integer),
    # the last entry that is everybody's to know, the answers of the game after it, and the moment; what comes after it is a draft
    Column("told", Integer, nullable=False, server_default="0"),
    Column("told_length", Integer, nullable=False, server_default="0"),
    Column("told_at", Text, nullable=False, server_default=""),
    # 1: it counts for no rating, because its host has wanted it so
    Column("friendly", Integer, nullable=False, server_default="0"),
    # whether the strongest opponent has more time
    Column("long_thoughts", Integer, nullable=False, server_default="0"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, CheckConstraint("kind IN ('human', 'bot', 'open')", name="seats_kind"), nullable=False),
    Column("guest_id", Text, ForeignKey("guests.id")),
    # null where the name of the guest is shown
    Column("name", Text),
    Column("bot", Text),
    Index("seats_guest", "guest_id"),
)

# Who may come to a table; without a row whoever knows its address may
doors = Table(
    "doors",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("way", Text, CheckConstraint("way IN ('public', 'link', 'password')", name="doors_way"), nullable=False),
    # scrypt of the password, null where there is none
    Column("password", Text),
    # 1: whoever may come may look on without a seat
    Column("spectators", Integer, nullable=False),
    # the guest who opened the table
    Column("host", Text, ForeignKey("guests.id"), nullable=False),
    # the table of which this is the rematch; null at most tables
    Column("origin", Text, ForeignKey("tables.id")),
    UniqueConstraint("origin", name="doors_origin"),
    Index("doors_host", "host"),
    Index("doors_way", "way"),
)

# Whom a door knows: who has given the password, and whom the host has sent away
admissions = Table(
    "admissions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # 1: let in; 0: sent away
    Column("let_in", Integer, nullable=False),
    Index("admissions_guest", "guest_id"),
)

# Open seats that are kept for those who sat there in the game before
reservations = Table(
    "reservations",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    # how the seat is called once it is taken; null where the name of the guest is shown
    Column("name", Text),
    Index("reservations_guest", "guest_id"),
)

# The table to which a guest was led who wanted to play with people, one for each guest
matches = Table(
    "matches",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("made", Text, nullable=False),
    Index("matches_table", "table_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("kind", Text, CheckConstraint("kind IN ('answer', 'undo')", name="entries_kind"), nullable=False),
    # the seat; null means chance
    Column("actor", Integer),
    # null for an undo, and all answers of a run of chance in one
    Column("answer", Text),
    Column("length", Integer, nullable=False),
    # JSON list of all events, unfiltered: what an old game did stays known when the rules change
    Column("events", Text, nullable=False),
    Column("at", Text, nullable=False),
    # the bot that answered because the seat's own had nothing in time
    Column("answered_by", Text),
)

# The last position of a table that was saved, so that its game need not be replayed
saved_positions = Table(
    "saved_positions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    # the entry after which it is; nothing before can be taken back
    Column("ply", Integer, nullable=False),
    # a mark of the rules that saved it: others don't read it
    Column("rules", Text, nullable=False),
    # as the core saves it, secrets included
    Column("position", Text, nullable=False),
)

# The time of the server: how long it has run so far, by whatever process, in milliseconds. Clocks go by it
ticks = Table(
    "ticks",
    metadata,
    # the only row
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("served", Integer, nullable=False),
    # when that was so: a short while after it is added, a long one was an interruption
    Column("at", Text, nullable=False),
)

# The clocks of tables that have one; moments are of the server's own time, spans in milliseconds
clocks = Table(
    "clocks",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, CheckConstraint("kind IN ('live', 'days')", name="clocks_kind"), nullable=False),
    # for each turn
    Column("turn", Integer, nullable=False),
    # what every seat began with beyond its turns
    Column("reserve", Integer, nullable=False, server_default="0"),
    Column("vacation", Integer, nullable=False, server_default="0"),
    # who plays for whoever lets his time run out; null: he has lost
    Column("bot", Text),
    # the seat whose time runs; null: nobody's does
    Column("asked", Integer),
    # when it began to run, also a moment to come where somebody is away
    Column("began", Integer, nullable=False),
    # when it is up; null where nobody's runs
    Column("deadline", Integer),
    Index("clocks_deadline", "deadline"),
)

clock_seats = Table(
    "clock_seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # what is left for turns that take longer
    Column("reserve", Integer, nullable=False),
    # what is left of the time that the seat may be away
    Column("vacation", Integer, nullable=False),
    # until when it is away
    Column("away", Integer, nullable=False),
)

# Seats of people for which a bot plays: the seats stay theirs
stand_ins = Table(
    "stand_ins",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("bot", Text, nullable=False),
    # time, absent: until its owner is back; lost, resigned: for good
    Column("reason", Text, nullable=False),
    Column("at", Text, nullable=False),
)

ballots = Table(
    "ballots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # the seat for which a bot is to play; -1: the game is to end
    Column("about", Integer, primary_key=True, autoincrement=False),
    # how many entries the table had: who has answered since is not absent
    Column("ply", Integer, nullable=False),
)

# What a seat wants to be answered for it
orders = Table(
    "orders",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # empty: whatever has a single answer
    Column("question", Text, primary_key=True),
    Column("answer", Text, nullable=False),
)

# Games that were ended by agreement
endings = Table(
    "endings",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("at", Text, nullable=False),
)

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

# What people say at a table
talk_lines = Table(
    "talk_lines",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    # table: those who play; gallery: those who look on
    Column("room", Text, CheckConstraint("room IN ('table', 'gallery')", name="talk_lines_room"), primary_key=True),
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
    UniqueConstraint("table_id", "guest_id", "key", name="talk_lines_key"),
    Index("talk_lines_edition", "table_id", "edition"),
    Index("talk_lines_guest", "guest_id"),
)

# Whose lines somebody doesn't want at a table
talk_mutes = Table(
    "talk_mutes",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("other_id", Text, ForeignKey("guests.id"), primary_key=True),
    Index("talk_mutes_table", "table_id"),
    Index("talk_mutes_other", "other_id"),
)

# Who wants to hear nothing of whom, anywhere: neither reads the other
talk_blocks = Table(
    "talk_blocks",
    metadata,
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    Column("other_id", Text, ForeignKey("guests.id"), primary_key=True),
    Index("talk_blocks_other", "other_id"),
)

# Where somebody wants to be told that it is his turn
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
    # signs what a webhook is told
    Column("secret", Text),
    Column("language", Text, nullable=False),
    # the hour of the day at which all is told together, and where that hour is meant; null: at once
    Column("hour", Integer),
    Column("zone", Text, nullable=False, server_default="UTC"),
    # nothing is sent before the code that went to an address came back
    Column("confirmed", Integer, nullable=False),
    # SHA-256 of that code, when it was sent, and how often something else came back
    Column("code_hash", Text),
    Column("code_sent", Text),
    Column("code_tries", Integer, nullable=False, server_default="0"),
    Column("created", Text, nullable=False),
    # when something could not be told for good; null once something was told again
    Column("failed", Text),
    Index("channels_guest", "guest_id"),
    Index("channels_target", "kind", "target"),
    Index("channels_table", "table_id"),
)

# What is to be told by a channel: written together with what it tells of
outbox = Table(
    "outbox",
    metadata,
    Column("id", Text, primary_key=True),
    Column("channel_id", Text, ForeignKey("channels.id"), nullable=False),
    # whose turn it is, or whose game is over
    Column("guest_id", Text, ForeignKey("guests.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, CheckConstraint("kind IN ('turn', 'over')", name="outbox_kind"), nullable=False),
    # number of the entry with which the turn began
    Column("ply", Integer, nullable=False),
    Column("due", Text, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
    # waiting, taken by a process that prepares it, being sent, sent, needless, failed
    Column("state", Text, nullable=False, server_default="waiting"),
    # who has taken it, and until when nobody else may
    Column("taker", Text),
    Column("lease", Text),
    # nobody is told twice of one turn
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
    Column("tries", Integer, nullable=False, server_default="0"),
    # who sends it, and until when nobody else does
    Column("taker", Text),
    Column("lease", Text),
    Index("notices_due", "due"),
    Index("notices_guest", "guest_id"),
)

# Secrets of the server's own with which it signs what it tells: made when they are first needed, and told to nobody
signatures = Table(
    "signatures",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", Text, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    # the only row, 256 random bits: what chance answers on a day follows from it and the date, and nobody is ever told
    Column("secret", Text, primary_key=True),
)

# Who plays a day so that it counts: once, at one table
attempts = Table(
    "attempts",
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
    UniqueConstraint("table_id", name="attempts_table"),
    Index("attempts_guest", "guest_id"),
)

# What chance follows from at a table that is fair by proof: told once the game is over
seeds = Table(
    "seeds",
    metadata,
    # SHA-256 of salt and seed, told before anybody adds a number
    Column("commitment", Text, primary_key=True),
    # who may open a table with it; no key to the guests, so that it keeps nobody who never sat
    Column("guest_id", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("salt", Text, nullable=False),
    Column("created", Text, nullable=False),
    # null until a table was opened with it
    Column("table_id", Text, ForeignKey("tables.id")),
    # JSON list of the numbers that seats have added, in order
    Column("contributions", Text, nullable=False, server_default="[]"),
    UniqueConstraint("table_id", name="seeds_table"),
)

# Games that are over by the rules, and when
finishes = Table(
    "finishes",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("game", Text, nullable=False),
    Column("finished", Text, nullable=False),
    # 1: it counts for the ratings of those who played
    Column("rated", Integer, nullable=False),
    # in which order they were noted: ratings follow from that
    Column("number", Integer, nullable=False),
    # 1: it counts for the ratings of the bots that sat there
    Column("measures", Integer, nullable=False, server_default="0"),
    UniqueConstraint("number", name="finishes_number"),
    Index("finishes_game", "game", "finished"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # null for bots
    Column("guest_id", Text, ForeignKey("guests.id")),
    # whoever gave up or lost on time is last, whatever the bot made of his seat
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
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

# What somebody notes at a table for himself alone
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

# How well bots play a game against whoever sits there with them
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

# The server processes that run on this database. What they hold is worth nothing without their row here
nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    # goes up as long as the process runs and is not alone
    Column("beat", Integer, nullable=False),
    # goes up when who is there or who leads has changed at this process
    Column("news", Integer, nullable=False),
)

# What one process does while the others leave it alone. No keys from here on: what is of a moment keeps nothing in the database
claims = Table(
    "claims",
    metadata,
    Column("job", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    # of a turn the number of the last entry before it
    Column("step", Integer, nullable=False),
    Column("node_id", Text, nullable=False),
    Index("claims_table", "table_id"),
)

# Who has a table open, and at which process
presences = Table(
    "presences",
    metadata,
    Column("node_id", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("guest_id", Text, primary_key=True),
    Index("presences_table", "table_id"),
    Index("presences_guest", "guest_id"),
)

# Who shows a game to the others, and what he shows, as they are told
leads = Table(
    "leads",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guest_id", Text, nullable=False),
    Column("shown", Text, nullable=False),
    Index("leads_guest", "guest_id"),
)

# How often passwords may still be tried: as many thousandths as `level` says at the moment `at`, and more as time goes on
tries = Table(
    "tries",
    metadata,
    # what is tried for or from where, hashed with a secret of the server's own
    Column("who", Text, primary_key=True),
    Column("level", Integer, nullable=False),
    Column("at", Text, nullable=False),
    Index("tries_at", "at"),
)
