"""Alembic's way in: runs the steps on the connection it is handed, inside the transaction that is already open."""

from alembic import context

from sobremesa.server.store.database import VERSION_TABLE, schema

context.configure(
    connection=context.config.attributes["connection"], target_metadata=schema, version_table=VERSION_TABLE
)
context.run_migrations()
