"""What outlives versions: packs by fingerprint, a snapshot beside each entry, whole films of finished games."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

FIELDS = ("game", "seats", "pack", "options")


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("fingerprint", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "frames",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("key", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "films",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("entries", sa.Column("secret", sa.Boolean))
    op.add_column("entries", sa.Column("meeting", sa.Integer))
    _write_set_ups_as_sealed()


def _write_set_ups_as_sealed() -> None:
    """From now on the column holds the very bytes that the commitment covers: options in alphabetical order."""
    connection = op.get_bind()
    for table_id, setup in connection.execute(sa.text("SELECT id, setup FROM tables")).all():
        plain = json.loads(setup)
        ordered = {field: plain[field] for field in FIELDS} | {"options": dict(sorted(plain["options"].items()))}
        sealed = json.dumps(ordered, ensure_ascii=False, separators=(",", ":"))
        connection.execute(sa.text("UPDATE tables SET setup = :setup WHERE id = :id"), {"setup": sealed, "id": table_id})
