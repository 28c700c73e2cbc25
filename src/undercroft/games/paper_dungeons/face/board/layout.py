"""The blocks of the sheet and where things lie in them. Those of the sheet itself are 360 units wide."""

from __future__ import annotations

from undercroft.draw.marks import Box
from undercroft.draw.stage import Layout, Place, Stage
from undercroft.games.paper_dungeons.content import DICE, PaperBook

WIDTH, HEIGHT = 360, 1336
DIE = 56
"""A die with the mark around it."""

STAGE = Stage(
    "pd",
    {
        "paper": (WIDTH, HEIGHT),
        **dict.fromkeys(DICE, (DIE, DIE)),
        "map": (WIDTH, 446),
        "brief": (98, 142),
        "figures": (250, 226),
        "heroes": (WIDTH, 218),
        "potions": (WIDTH, 160),
        "items": (WIDTH, 180),
        "tracks": (WIDTH, 116),
        "rounds": (WIDTH, 86),
    },
    (
        Layout(
            WIDTH,
            HEIGHT,
            {
                "paper": Place(0, 0),
                **{die: Place(4 + index * 58 + (index >= 3) * 4, 4) for index, die in enumerate(DICE)},
                "map": Place(0, 66),
                "brief": Place(0, 0),
                "figures": Place(0, 0),
                "rounds": Place(0, 526),
                "heroes": Place(0, 620),
                "potions": Place(0, 846),
                "items": Place(0, 1016),
                "tracks": Place(0, 1208),
            },
        ),
        Layout(
            1496,
            HEIGHT,
            {
                "paper": Place(0, 0, 2.2),
                **{die: Place(28 + index * 130, 20, 2.1) for index, die in enumerate(DICE)},
                "map": Place(14, 156, 2.2),
                "rounds": Place(14, 1136, 2.2),
                "heroes": Place(836, 26, 1.78),
                "potions": Place(836, 432, 1.78),
                "items": Place(836, 744, 1.78),
                "tracks": Place(836, 1090, 1.78),
            },
        ),
    ),
    map="map",
    ground="paper",
)
"""`brief` and `figures` say of the team what a small window has no room to draw."""

DIE_BOX = (4, 4, 48, 48)

ROOM, MAP_X, MAP_Y = 54, 20, 20
MAP_BOTTOM = MAP_Y + 7 * ROOM
LEAST_ROOM = 35
"""Pixels of a room at least: at that size the smallest letters of the map, those of 17 units, are 11 pixels high."""
OUTSIDE_BOX = (8, MAP_BOTTOM + 2, 44, 44)
TOKEN = 10


def map_box(*, outside: bool) -> Box:
    """The strip before the entrances is only as high as it has to be."""
    return 0, 0, WIDTH, 446 if outside else 424


def room_box(room: int, book: PaperBook) -> Box:
    row, column = divmod(room, book.width)
    return MAP_X + column * ROOM, MAP_Y + (book.height - 1 - row) * ROOM, ROOM, ROOM


def room_middle(room: int, book: PaperBook) -> tuple[float, float]:
    x, y, w, h = room_box(room, book)
    return x + w / 2, y + h / 2


def room_stand(room: int, book: PaperBook) -> tuple[float, float]:
    """Where the token covers neither the level of a minion nor the letter of a gem."""
    x, y, _, _ = room_box(room, book)
    return x + 25, y + 25


def hero_box(hero: int) -> Box:
    return 6, 24 + hero * 44, 348, 44


def item_box(item: int) -> Box:
    """The first four down the left side, the others down the right."""
    return 6 + item // 4 * 175, 1 + item % 4 * 44.75, 172, 44


def potion_box(potion: int) -> Box:
    return 10 + potion % 4 * 42, 22 + potion // 4 * 46, 40, 46


POTIONS_BOX = (4, 0, 214, 160)
WOUNDS_BOX = (222, 0, 134, 160)


def round_box(number: int) -> Box:
    return 8 + (number - 1) * 43.2, 24, 41, 60


def gem_middle(gem: int) -> tuple[float, float]:
    return 24 + gem * 34.6, 34.5


def minion_box(minion: int) -> Box:
    return 10 + minion * 28.5, 87, 26, 26
