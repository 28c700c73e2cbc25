"""Several processes on one store: how often a table was changed, who acts for it, who is there, what lies beside a question."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def _of_a_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text, sa.ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_table(
        "presences",
        sa.Column("process", sa.Text, sa.ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
        _of_a_table(),
        sa.Column("place", sa.Integer, primary_key=True),
        sa.Column("pages", sa.Integer, nullable=False),
    )
    op.create_table(
        "asides",
        _of_a_table(),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "counts",
        sa.Column("process", sa.Text, sa.ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("minute", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
    )
    op.create_index("tables_of_a_campaign", "tables", ["campaign"])
    op.create_index("known_of_a_table", "known", ["table_id"])
    op.create_index("keys_of_a_table", "keys", ["table_id"])
    op.create_index("presences_of_a_table", "presences", ["table_id"])
