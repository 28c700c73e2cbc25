"""How long a window stays open at a table; those of earlier versions get the usual time."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("window", sa.Text, nullable=False, server_default="20"))
