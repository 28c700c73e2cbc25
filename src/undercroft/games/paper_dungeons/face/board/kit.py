"""Where things lie on the sheet, and the pictures' names. Every block is drawn in its own 360 units of width."""

from __future__ import annotations

from undercroft.draw import svg
from undercroft.draw.stage import Layout, Place, Stage
from undercroft.games.paper_dungeons.content import HEROES, PaperBook

WIDTH, HEIGHT = 360, 1300

STAGE = Stage(
    "pd",
    HEIGHT,
    (
        Layout(
            WIDTH,
            {
                "paper": Place(0, 0),
                "dice": Place(0, 6),
                "map": Place(0, 68),
                "rounds": Place(0, 512),
                "heroes": Place(0, 580),
                "potions": Place(0, 800),
                "items": Place(0, 984),
                "tracks": Place(0, 1178),
            },
        ),
        Layout(
            1496,
            {
                "paper": Place(0, 0, 2.2),
                "dice": Place(14, 16, 2.2),
                "map": Place(14, 158, 2.2),
                "rounds": Place(14, 1140, 2.2),
                "heroes": Place(836, 22, 1.78),
                "potions": Place(836, 424, 1.78),
                "items": Place(836, 746, 1.78),
                "tracks": Place(836, 1086, 1.78),
            },
            ("@media (min-width: 800px)",),
        ),
    ),
)
"""A phone stacks the blocks; a wide window lays them side by side."""

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

ROOM, MAP_X, MAP_Y = 54, 18, 16
MAP_BOTTOM = MAP_Y + 7 * ROOM
OUTSIDE_BOX = (8, MAP_BOTTOM + 4, 44, 44)

Box = tuple[float, float, float, float]


def room_box(room: int, book: PaperBook) -> Box:
    row, column = divmod(room, book.width)
    return MAP_X + column * ROOM, MAP_Y + (book.height - 1 - row) * ROOM, ROOM, ROOM


def room_middle(room: int, book: PaperBook) -> tuple[float, float]:
    x, y, w, h = room_box(room, book)
    return x + w / 2, y + h / 2


def die_box(die: int) -> Box:
    return 10 + die * 58 - (die < 3) * 4 + (die >= 3) * 4, 4, 48, 48


def hero_box(hero: int) -> Box:
    return 6, 24 + hero * 44, 348, 44


def item_box(item: int) -> Box:
    """The first four down the left side, the others down the right."""
    return 6 + item // 4 * 175, 2 + item % 4 * 46, 172, 45


def potion_box(potion: int) -> Box:
    return 10 + potion % 4 * 42, 24 + potion // 4 * 49, 40, 46


POTIONS_BOX = (4, 0, 214, 176)
WOUNDS_BOX = (222, 0, 134, 176)


def round_box(number: int) -> Box:
    return 8 + (number - 1) * 43.2, 0, 41, 60


def gem_middle(gem: int) -> tuple[float, float]:
    return 24 + gem * 34.6, 34


def minion_box(minion: int) -> Box:
    return 10 + minion * 28.5, 86, 26, 26


def spot(value: str, box: Box, inner: str = "") -> str:
    """A place that the log can light and a tap can ask about."""
    return svg.group(svg.rect(*box, css="glow", radius=5) + inner, spot=value)


def option(value: str, box: Box, inner: str = "") -> str:
    """A shape that answers the open question."""
    return svg.group(svg.rect(*box, css="hit", radius=6) + inner, "opt", option=value)


def boss_icon(boss: str) -> str:
    return BOSS_ICONS.get(boss, STRANGE)


def item_icon(item: str) -> str:
    return ITEM_ICONS.get(item, STRANGE)


def hero_icon(hero: int) -> str:
    return SYMBOL_ICONS[HEROES[hero]]


def signed(figure: int) -> str:
    return f"+{figure}" if figure > 0 else f"−{-figure}" if figure < 0 else "0"
