"""Who may ask for hints at a table; those of earlier versions have them where one person plays alone."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Text, nullable=False, server_default="alone"))
