"""What the front page tells of a table, its picture, and the table where its people play again."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "glances",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("glance", sa.Text, nullable=False),
        sa.Column("drawn", sa.Integer),
        sa.Column("picture", sa.LargeBinary),
    )
    op.add_column("tables", sa.Column("rematch", sa.Text))
