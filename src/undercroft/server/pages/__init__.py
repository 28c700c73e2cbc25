"""Pages: objects in, HTML out. No routes, no storage."""

from undercroft.server.pages.house import (
    KINDS,
    TableCard,
    about,
    asleep,
    campaign,
    card,
    carry,
    devices,
    done_card,
    front,
    lobby,
    lobby_parts,
    new_table,
    problem,
    rules,
)
from undercroft.server.pages.replay import proved, replay
from undercroft.server.pages.table import frame, table, table_log, table_parts, title, why

__all__ = [
    "KINDS", "TableCard", "about", "asleep", "campaign", "card", "carry", "devices", "done_card", "frame", "front", "lobby",
    "lobby_parts", "new_table", "problem", "proved", "replay", "rules", "table", "table_log", "table_parts", "title", "why",
]  # fmt: skip
