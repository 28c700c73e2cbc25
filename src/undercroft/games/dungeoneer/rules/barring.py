"""Why a wish is barred: the wishes of the open question, each with the rule that stands against it."""

from __future__ import annotations

from undercroft.games.dungeoneer.rules import Desk
from undercroft.kernel.types import Ask, Barred


def wishes(d: Desk, ask: Ask) -> list[Barred]:
    return []
