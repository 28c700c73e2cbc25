"""Private links are kept as seals: whoever reads the file cannot play the seats. Links given out before stay good."""

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

keys = sa.table("keys", sa.column("key"))
tables = sa.table("tables", sa.column("id"), sa.column("chairs"))


def upgrade() -> None:
    connection = op.get_bind()
    for (key,) in connection.execute(sa.select(keys.c.key)).all():
        connection.execute(keys.update().where(keys.c.key == key).values(key=sealed(key)))
    for id, text in connection.execute(sa.select(tables.c.id, tables.c.chairs)).all():
        chairs = json.loads(text)
        for chair in chairs:
            if chair.get("key"):
                chair["key"] = sealed(chair["key"])
        changed = json.dumps(chairs, ensure_ascii=False, separators=(",", ":"))
        connection.execute(tables.update().where(tables.c.id == id).values(chairs=changed))


def sealed(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
