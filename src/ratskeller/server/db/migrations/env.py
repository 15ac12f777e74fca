"""Alembic's entry: run the migrations on the connection that `db.migrate` opened."""

from alembic import context

from ratskeller.server.db import column_types as types  # noqa: F401
from ratskeller.server.db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
