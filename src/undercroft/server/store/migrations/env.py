"""Alembic runs inside the package, on the connection the store hands it."""

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    render_as_batch=True,
    # SQLite can undo a change of the schema; Alembic doubts it, because Python's driver used to commit before each.
    transactional_ddl=True,
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
