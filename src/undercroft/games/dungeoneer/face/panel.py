"""Where the answers lie: four ways, what the place offers, the cards and the quests."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import SIDES
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.state import View
from undercroft.kernel.types import Action
from undercroft.panel import Panel, compass, places, row, slots

ARROWS = dict(zip(SIDES, ("up", "right", "down", "left"), strict=True))


def _side(action: Action, view: View, book: DungeonBook) -> str:
    return ARROWS[action.target]


HERE = row("stand", "explore", "visit", "search", "pick-up", "attack-hero", "tip", "drop", name="shelf-here")
CARDS = row("play", "use", "ability", "shed", name="shelf-cards")
QUESTS = row("attempt", "deliver", "take-token", "swap-quest", name="shelf-quests")
QUICK = row("stand", "attack-hero", "tip", "drop", name="shelf-here", rare=True)
THERE = (places("there"),)

PANEL: Panel[View, DungeonBook] = Panel(
    shelves={
        "lay": THERE,
        "place": (places("place"),),
        "dungeonlord": (row("declare", "rouse", name="shelf-encounters"), CARDS, QUICK),
        "hero-phase": (compass("move"), HERE, CARDS, QUESTS),
        "monster-form": (slots("form"),),
        "hunt-form": (slots("form"),),
        "form": (slots("form"),),
        "cancel": (CARDS, QUICK),
        "response": (CARDS, QUICK),
        "before-roll": (CARDS, QUICK),
        "before-effect": (CARDS, QUICK),
        "loot": (CARDS, QUICK),
        "challenge": (row("challenge", "attack-hero"), CARDS._replace(rare=True)),
        "discard": (row("discard"), row("dismiss", rare=True)),
        "destination": THERE,
        "shift": THERE,
        "shift-with": THERE,
    },
    pinned=("end", "begin", "pass", "roll", "test"),
    awaited="end",
    side=_side,
)
