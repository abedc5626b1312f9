"""Tells Alembic which connection to migrate; the server hands its own over, in one transaction."""

from alembic import context

from stammtisch.server.database import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=False)
context.run_migrations()
