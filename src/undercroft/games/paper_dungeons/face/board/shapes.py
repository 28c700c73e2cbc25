"""What the parts of the sheet draw alike: its icons by what they stand for, places and options, figures with a sign."""

from __future__ import annotations

from undercroft.draw import icons, marks
from undercroft.draw.marks import Box
from undercroft.games.paper_dungeons.content import HEROES

SYMBOL_ICONS = {
    "warrior": "swords-emblem", "wizard": "pointy-hat", "cleric": "cleric-cross", "thief": "domino-mask",
    "clover": "four-leaf", "boots": "leather-boot", "skull": "death-skull",
}  # fmt: skip
MINION_ICONS = {"orc": "orc-head", "ghost": "ghost", "zombie": "shambling-zombie", "goblin": "goblin-head"}
REWARD_ICONS = {"potion": "round-potion", "part": "anvil", "level": "step-up"}
ITEM_ICONS = {
    "sword": "pointy-sword", "sceptre": "skull-staff", "medallion": "gem-pendant", "cloak": "cape",
    "crown": "crown", "cauldron": "cauldron", "armour": "chest-armor", "tome": "open-book",
}  # fmt: skip
BOSS_ICONS = {
    "minotaur": "minotaur", "golem": "rock-golem", "ghoul-matriarch": "fangs", "web-mother": "spider-alt",
    "chimera": "lion", "vampire": "vampire-dracula", "watcher": "surrounded-eye", "hydra": "hydra",
    "dragon": "spiked-dragon-head", "mummy-king": "mummy-head", "grave-sage": "crowned-skull",
    "queen-of-shadows": "female-vampire",
}  # fmt: skip
ICONS = (
    *SYMBOL_ICONS.values(), *MINION_ICONS.values(), *REWARD_ICONS.values(), *ITEM_ICONS.values(), *BOSS_ICONS.values(),
    "angel-wings", "crossed-swords", "laurel-crown", "meeple", "wolf-trap",
)  # fmt: skip
"""All that a sheet may show."""
STRANGE = "death-skull"
"""The picture of an item or boss that only a pack of somebody else knows."""
ROMAN = ("I", "II", "III")


def spot(place: str, box: Box, inner: str = "") -> str:
    """The light lies under what is drawn, as if the paper shone."""
    return marks.spot(place, box, inner, 5, under=True)


def option(answer: str, box: Box) -> str:
    return marks.option(answer, box, radius=6)


def boss_icon(boss: str) -> str:
    return BOSS_ICONS.get(boss, STRANGE)


def item_icon(item: str) -> str:
    return ITEM_ICONS.get(item, STRANGE)


def hero_icon(hero: int) -> str:
    return SYMBOL_ICONS[HEROES[hero]]


def signed(figure: int) -> str:
    return f"+{figure}" if figure > 0 else f"−{-figure}" if figure < 0 else "0"


def icon(name: str, x: float, y: float, size: float, css: str = "pd-icon") -> str:
    return icons.icon(name, x, y, size, css)
