"""Tables: their seats, entries, access and clocks."""

from sqlalchemy import CheckConstraint, Column, ForeignKey, Index, Integer, Table, Text, UniqueConstraint

from ratskeller.server.db.schema.metadata import metadata

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
    # off, after or always: when players see the odds
    Column("odds", Text, nullable=False, server_default="always"),
    # the lesson that is played there; null at most tables
    Column("lesson", Text),
    # the day whose deal is played there; null at most tables
    Column("day", Text),
    # how many answers were another table's; null at most tables
    Column("branched", Integer),
    # the last entry that is everybody's to know, the answers of the game after it, and the moment; what comes after it is a draft
    Column("public_ply", Integer, nullable=False, server_default="0"),
    Column("public_length", Integer, nullable=False, server_default="0"),
    Column("public_at", Text, nullable=False, server_default=""),
    # 1: it counts for no rating, because its host has wanted it so
    Column("friendly", Integer, nullable=False, server_default="0"),
    # whether the strongest opponent has more time
    Column("long_thoughts", Integer, nullable=False, server_default="0"),
    # 1: its host has not begun the game yet
    Column("waiting", Integer, nullable=False, server_default="0"),
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

# Who may enter a table; without a row, anyone who knows its address
access = Table(
    "access",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("mode", Text, CheckConstraint("mode IN ('public', 'link', 'password')", name="access_mode"), nullable=False),
    # scrypt of the password, null where there is none
    Column("password", Text),
    # 1: spectators are allowed
    Column("spectators", Integer, nullable=False),
    # the guest who opened the table
    Column("host", Text, ForeignKey("guests.id"), nullable=False),
    # the table that this is a rematch of; null at most tables
    Column("origin", Text, ForeignKey("tables.id")),
    UniqueConstraint("origin", name="access_origin"),
    Index("access_host", "host"),
    Index("access_mode", "mode"),
)

# Who is known at a table: who has given the password, and whom the host has sent away
admissions = Table(
    "admissions",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest_id", Text, ForeignKey("guests.id"), primary_key=True),
    # 1: let in; 0: sent away
    Column("admitted", Integer, nullable=False),
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
server_time = Table(
    "server_time",
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
    # the bot that plays for a seat out of time; null: the seat has lost
    Column("bot", Text),
    # the seat whose time runs; null: none
    Column("asked", Integer),
    # when it began to run; in the future while the player is away
    Column("began", Integer, nullable=False),
    # until when boards show what has happened: no turn begins before
    Column("shown", Integer, nullable=False, server_default="0"),
    # when it ends; null while none runs
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
agreed_endings = Table(
    "agreed_endings",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("at", Text, nullable=False),
)

# What chance follows from at a table that is provably fair: told once the game is over
seeds = Table(
    "seeds",
    metadata,
    # SHA-256 of salt and seed, told before anybody adds a number
    Column("commitment", Text, primary_key=True),
    # the guest who may open a table with it; no foreign key, so that it does not keep unused guests
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
