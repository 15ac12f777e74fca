"""The server processes that share the database."""

from sqlalchemy import Column, Index, Integer, Table, Text

from ratskeller.server.db.schema.metadata import metadata

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
