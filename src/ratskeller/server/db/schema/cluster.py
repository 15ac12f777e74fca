"""The server processes that share the database."""

from sqlalchemy import Column, Index, Integer, Table, Text

from ratskeller.server.db.schema.metadata import metadata

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

# Who leads a review at a table, and the message with what they show
leads = Table(
    "leads",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("guest_id", Text, nullable=False),
    Column("shown", Text, nullable=False),
    Index("leads_guest", "guest_id"),
)
