"""What lies in the store, table by table; the migrations say how it came to be so."""

from __future__ import annotations

import sqlalchemy as sa

meta = sa.MetaData()


def _columns(names: str) -> list[sa.Column[object]]:
    return [sa.Column(name) for name in names.split()]


def _bytes(name: str) -> sa.Column[bytes]:
    return sa.Column(name, sa.LargeBinary)


campaigns = sa.Table("campaigns", meta, *_columns("id game story created"))
tables = sa.Table(
    "tables",
    meta,
    *_columns("id setup pack rules chairs maker pace status campaign chapter created touched rematch window hints revision"),
)
entries = sa.Table("entries", meta, *_columns("table_id number seat text draws hash secret meeting"))
packs = sa.Table("packs", meta, *_columns("fingerprint name"), _bytes("data"))
frames = sa.Table("frames", meta, *_columns("table_id number key"), _bytes("data"))
films = sa.Table("films", meta, *_columns("table_id"), _bytes("data"))
glances = sa.Table("glances", meta, *_columns("table_id glance drawn"), _bytes("picture"))
analyses = sa.Table("analyses", meta, *_columns("table_id made_by"), _bytes("data"))
secrets = sa.Table("secrets", meta, *_columns("table_id"), _bytes("secret"))
known = sa.Table("known", meta, *_columns("device table_id"))
keys = sa.Table("keys", meta, *_columns("key table_id seat"))
settings = sa.Table("settings", meta, *_columns("name value"))
SET_ONCE = sa.text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
"""Of several processes that say it for the first time in the same moment one is the first. SQLite and PostgreSQL say it alike."""
bans = sa.Table("bans", meta, *_columns("device since why"))

# What several processes tell each other; nothing of it outlives them.
leases = sa.Table("leases", meta, *_columns("what holder"))
processes = sa.Table("processes", meta, *_columns("id seen"))
presences = sa.Table("presences", meta, *_columns("process table_id place pages"))
asides = sa.Table("asides", meta, *_columns("table_id kind seat number data"))
counts = sa.Table("counts", meta, *_columns("process minute name count"))
FLEETING = (leases, processes, presences, asides, counts)
