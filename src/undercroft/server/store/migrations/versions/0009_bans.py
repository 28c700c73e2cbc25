"""Devices that stay out."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )
