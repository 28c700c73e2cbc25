"""What was found out about a finished game, and by which rules, pack and method."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("made_by", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
