"""Where things lie in the picture. Every block is drawn in its own 360 units of width."""

from __future__ import annotations

from undercroft.draw.stage import Layout, Place, Stage

WIDTH, HEIGHT = 360, 1100

BESIDE = "@media (min-width: 800px)"
STAGE = Stage(
    "tt",
    HEIGHT,
    (
        Layout(
            WIDTH,
            {
                "ground": Place(0, 0),
                "dungeon": Place(0, 0),
                "hand": Place(0, 364),
                "stock": Place(0, 478),
                "stack": Place(0, 546),
                "pups": Place(0, 668),
            },
        ),
        Layout(
            1364,
            {
                "ground": Place(0, 0, 4.3),
                "dungeon": Place(8, 8, 2.62),
                "hand": Place(8, 960, 1.2),
                "stock": Place(448, 980, 1.4),
                "stack": Place(960, 12, 1.1),
                "pups": Place(960, 156, 1.1),
            },
            (BESIDE,),
        ),
        Layout(
            1534,
            {
                "ground": Place(0, 0, 4.3),
                "dungeon": Place(8, 10, 3),
                "hand": Place(1096, 16, 1.2),
                "stock": Place(1096, 166, 1.2),
                "stack": Place(1096, 250, 1.2),
                "pups": Place(1096, 404, 1.2),
            },
            (BESIDE, "@container (min-aspect-ratio: 13 / 10)"),
        ),
    ),
)
"""A phone stacks the blocks; a window lays them beside and below the dungeon, a wide one all beside it."""

SKY = 30.0
"""Above the dungeon: who sleeps, the rounds, the countdown, and who is out."""
FIELD = (3.0, SKY, 354.0, 327.0)
HAND_H, STOCK_H, STACK_H = 110.0, 64.0, 116.0
ROW_H, ROW_STEP = 104.0, 108.0
