"""What the parts of the sheet draw alike: its icons by what they stand for, places and options, figures with a sign."""

from __future__ import annotations

from itertools import combinations, pairwise

from undercroft.draw import icons, marks, svg
from undercroft.draw import words as fitting
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


PRINT = 1.2
"""How much wider printed letters are than those written by hand."""


def broken(words: str, room: float, size: float, most: int = 3) -> list[str]:
    """Printed words broken at spaces into as few lines as fit the room, the longest as short as can be."""
    parts, found = words.split(), [words]
    for count in range(1, min(most, len(parts)) + 1):
        cuts = ((0, *inner, len(parts)) for inner in combinations(range(1, len(parts)), count - 1))
        ways = ([" ".join(parts[a:b]) for a, b in pairwise(cut)] for cut in cuts)
        found = min(ways, key=lambda lines: max(fitting.width(line, size) for line in lines))
        if all(fitting.width(line, size) * PRINT <= room for line in found):
            break
    return found


def written(x: float, y: float, words: str, room: float, size: float, least: float = 17) -> str:
    """By hand where that is large enough to be read, printed otherwise."""
    by_hand = min(size, size * room / max(1.0, fitting.width(words, size)))
    if by_hand >= least:
        return svg.text(x, y, words, "pd-hand pd-bold", round(by_hand, 1))
    return svg.text(x, y, words, "pd-plain pd-bold", round(max(13.0, min(size * 0.8, by_hand / PRINT)), 1))
