"""The blocks of the picture. Each is drawn in 360 units of width, but for the dungeon: it lies on a plane of its own."""

from __future__ import annotations

from undercroft.draw.stage import Layout, Place, Stage

WIDTH = 360
CELL = 100
"""From room to room on the plane of the dungeon."""
LEAST = 84
"""Pixels that a page gives a room at least: what is written in it can be read."""
FIELD = (960.0, 900.0)
"""The frame of the dungeon in a file."""
HAND_H, WALK_H, ME_H, GOODS_H, STACK_H, QUEST_H = 100.0, 58.0, 48.0, 32.0, 138.0, 50.0
ROW_H, BARE_ROW_H = 98.0, 76.0
SCENE = (WIDTH, 322.0)

STAGE = Stage(
    "tt",
    {
        "ground": (WIDTH, WIDTH),
        "dungeon": FIELD,
        "scene": SCENE,
        "hand": (WIDTH, HAND_H),
        "me": (WIDTH, ME_H),
        "goods": (WIDTH, GOODS_H),
        "quests": (WIDTH, 5 * 62),
        "pups": (WIDTH, 4 * (ROW_H + 4)),
        "stack": (WIDTH, STACK_H),
    },
    (
        Layout(
            WIDTH,
            1508,
            {
                "ground": Place(0, 0, 4.2),
                "dungeon": Place(0, 0, 0.375),
                "scene": Place(0, 8),
                "hand": Place(0, 338),
                "me": Place(0, 448),
                "goods": Place(0, 496),
                "quests": Place(0, 606),
                "pups": Place(0, 916),
                "stack": Place(0, 1348),
            },
        ),
        Layout(
            1440,
            1068,
            {
                "ground": Place(0, 0, 4),
                "dungeon": Place(12, 12),
                "scene": Place(12, 20, 2.66),
                "hand": Place(12, 924, 1.3),
                "me": Place(504, 924, 1.3),
                "goods": Place(504, 988, 1.3),
                "quests": Place(990, 12, 1.2),
                "pups": Place(990, 388, 1.15),
                "stack": Place(990, 890, 1.15),
            },
        ),
    ),
    map="dungeon",
    ground="ground",
)
