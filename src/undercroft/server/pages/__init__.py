"""Pages: objects in, HTML out. No routes, no storage."""

from undercroft.server.pages.admin import admin, admin_enter
from undercroft.server.pages.analysis import analysing, analysis
from undercroft.server.pages.ending import end
from undercroft.server.pages.front import finished, front
from undercroft.server.pages.house import (
    KINDS,
    about,
    asleep,
    campaign,
    carry,
    devices,
    lobby,
    lobby_parts,
    new_table,
    problem,
)
from undercroft.server.pages.learning import learn, lesson_page, lesson_update, stops
from undercroft.server.pages.moments import Frame, frames
from undercroft.server.pages.puzzles import puzzle_games, puzzle_gone, puzzle_list, puzzle_page, puzzle_update
from undercroft.server.pages.replay import proved, replay
from undercroft.server.pages.rules import aid, rules, things
from undercroft.server.pages.table import Brush, Why, live_parts, table, table_log, table_parts, title, why

__all__ = [
    "KINDS", "Brush", "Frame", "Why", "about", "admin", "admin_enter", "aid", "analysing", "analysis",
    "asleep", "campaign", "carry", "devices", "end", "finished", "frames", "front",
    "learn", "lesson_page", "lesson_update", "live_parts", "lobby", "lobby_parts",
    "new_table", "problem", "proved", "puzzle_games", "puzzle_gone", "puzzle_list", "puzzle_page", "puzzle_update",
    "replay", "rules", "stops", "table", "table_log", "table_parts", "things", "title", "why",
]  # fmt: skip
