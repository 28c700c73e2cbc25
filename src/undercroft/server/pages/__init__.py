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
from undercroft.server.pages.moments import Frame, frames
from undercroft.server.pages.replay import proved, replay
from undercroft.server.pages.table import table, table_log, table_parts, title, why

__all__ = [
    "KINDS", "Frame", "TableCard", "about", "asleep", "campaign", "card", "carry", "devices", "done_card", "frames", "front",
    "lobby", "lobby_parts", "new_table", "problem", "proved", "replay", "rules", "table", "table_log", "table_parts", "title",
    "why",
]  # fmt: skip
