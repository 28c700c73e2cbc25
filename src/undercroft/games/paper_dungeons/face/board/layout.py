"""Where things lie on the sheet. Every block is drawn in its own 360 units of width."""

from __future__ import annotations

from undercroft.draw.marks import Box
from undercroft.draw.stage import Layout, Place, Stage
from undercroft.games.paper_dungeons.content import PaperBook

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

ROOM, MAP_X, MAP_Y = 54, 18, 16
MAP_BOTTOM = MAP_Y + 7 * ROOM
OUTSIDE_BOX = (8, MAP_BOTTOM + 4, 44, 44)


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
