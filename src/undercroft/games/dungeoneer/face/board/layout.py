"""The blocks of the picture. One of their units is about a pixel of a page; where each lies there, the style sheet says."""

from __future__ import annotations

from undercroft.draw.stage import Layout, Place, Stage

CELL, LEAST = 100, 102
"""A location on the map, and the pixels that a page gives it at least: its name can be read then."""
MAP_W, MAP_H = 646.0, 430.0
LINE_W, LINE_H = 390.0, 44.0
"""What a phone shows in one line: the own figures, the next steps."""
GOAL_W, ROW_H = 216.0, 46.0
RIVAL_W = 215.0
"""Above the map: what is to be reached, and the others in a row each."""
QUEST_W, QUEST_H = 224.0, 104.0
HERO_W, HERO_H = 224.0, 224.0
HELD_W, HELD_H, HELD_LOW = 108.0, 178.0, 124.0
"""A card of the hand, and one of many."""
HAND_W = 3 * HELD_W
TRAY_W, TRAY_H = 324.0, 46.0
INFO_W = 324.0
"""Between map and hand: phases and decks, and whatever has no place of its own."""
OPEN_W, OPEN_H = 390.0, 430.0
SCENE_W, SCENE_H = 600.0, 420.0

RIVALS = ("rival1", "rival2", "rival3")
OPENED = ("open1", "open2", "open3")

SIZES = {
    "ground": (870.0, 700.0),
    "goal": (GOAL_W, ROW_H),
    **dict.fromkeys(RIVALS, (RIVAL_W, ROW_H)),
    "map": (MAP_W, MAP_H),
    "scene": (SCENE_W, SCENE_H),
    "figures": (LINE_W, LINE_H),
    "next": (LINE_W, LINE_H),
    "quests": (QUEST_W, 2 * QUEST_H),
    "common": (QUEST_W, 2 * QUEST_H),
    "hero": (HERO_W, HERO_H),
    "piles": (INFO_W, TRAY_H),
    "tray": (TRAY_W, TRAY_H),
    "hand": (HAND_W, HELD_H),
    "more": (HAND_W, HELD_H),
    **dict.fromkeys(OPENED, (OPEN_W, OPEN_H)),
}

_PHONE = Layout(
    390,
    2420,
    {
        "ground": Place(0, 0, 3.6),
        "goal": Place(0, 0),
        "map": Place(0, 50, 0.6),
        "scene": Place(0, 50, 0.65),
        "figures": Place(0, 326),
        "next": Place(0, 372),
        "hand": Place(0, 420, 1.2),
        "more": Place(0, 636, 1.2),
        "tray": Place(0, 852),
        "piles": Place(0, 900),
        "quests": Place(0, 950, 0.85),
        "common": Place(195, 950, 0.85),
        "hero": Place(0, 1132),
        "rival1": Place(0, 1360),
        "rival2": Place(0, 1408),
        "rival3": Place(0, 1456),
        "open1": Place(0, 1506, 0.7),
        "open2": Place(0, 1810, 0.7),
        "open3": Place(0, 2114, 0.7),
    },
)
_DESK = Layout(
    1260,
    1132,
    {
        "ground": Place(0, 0, 1.62),
        "goal": Place(4, 4),
        "rival1": Place(230, 4),
        "rival2": Place(446, 4),
        "rival3": Place(662, 4),
        "quests": Place(4, 54),
        "common": Place(4, 268),
        "map": Place(232, 54),
        "scene": Place(232, 54, 1.02),
        "hero": Place(4, 488),
        "piles": Place(232, 488),
        "tray": Place(558, 488),
        "hand": Place(232, 536),
        "more": Place(558, 536),
        "figures": Place(4, 718),
        "next": Place(480, 718),
        "open1": Place(4, 770, 0.82),
        "open2": Place(340, 770, 0.82),
        "open3": Place(676, 770, 0.82),
    },
)
STAGE = Stage("dg", SIZES, (_PHONE, _DESK), map="map", ground="ground")
