"""The page of whoever runs the house."""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.server.pages.base import render
from undercroft.server.reader import Reader
from undercroft.texts import Tongue, tongue

if TYPE_CHECKING:
    from undercroft.server.warden import Person, Status, TableLine

STATUSES = ("waiting", "running", "over", "closed")
OUTCOMES = ("ok", "stale", "refused", "failed")
SHORT = 8
"""So much of a device's name is shown."""


def admin(reader: Reader, status: Status, people: Sequence[Person], tables: Sequence[TableLine]) -> str:
    words = tongue(reader.language)
    return render(
        "admin.html", reader, words,
        here="/admin", status=status, people=people, tables=tables, short=SHORT,
        moment=_moment, opened=time.time() - status.uptime,
        counts={name: status.tables.get(name, 0) for name in STATUSES},
        answers={name: status.answers.get(name, 0) for name in OUTCOMES},
        megabytes=round(status.store_bytes / 1e6, 1), stall=round(1000 * status.longest_stall),
        game_name=lambda game: tongue(reader.language, game).say("game-name") if game in GAMES else game,
        seated=lambda line: ", ".join(_called(words, who) for who in line.seats),
    )  # fmt: skip


def admin_enter(reader: Reader, link: str) -> str:
    return render("admin_enter.html", reader, tongue(reader.language), here="/", link=link)


def _moment(seconds: float) -> str:
    """Where no script says how long ago it was."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M} UTC"


def _called(words: Tongue, who: str) -> str:
    return words.say(f"bot-{who}") if who in BOTS else who or words.say("wait-free")
