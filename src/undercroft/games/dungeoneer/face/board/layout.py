"""Where things lie in the picture. Every block is drawn in its own 360 units of width."""

from __future__ import annotations

from undercroft.draw.stage import Layout, Place, Stage

WIDTH, HEIGHT = 360, 1240

STAGE = Stage(
    "dg",
    HEIGHT,
    (
        Layout(
            WIDTH,
            {
                "ground": Place(0, 0),
                "map": Place(0, 0),
                "tray": Place(0, 351),
                "hand": Place(0, 404),
                "table": Place(0, 512),
                "seats": Place(0, 608),
            },
        ),
        Layout(
            1534,
            {
                "ground": Place(0, 0, 4.3),
                "map": Place(4, 4, 2.62),
                "tray": Place(4, 926, 2.05),
                "hand": Place(4, 1024, 2.05),
                "table": Place(774, 1043, 2.1),
                "seats": Place(960, 4, 1.58),
            },
            ("@media (min-width: 800px)",),
        ),
    ),
)
"""A phone stacks the blocks; a wide window lays them side by side."""

STRIP_H = 24.0
"""Above the map: the round, whose turn it is, its phases."""
FIELD = (3.0, 27.0, 354.0, 320.0)
VAULT_H = 325.0
"""The floor on which the map grows."""
MAP_H, TRAY_H, HAND_H, TABLE_H, SEATS_H = STRIP_H + VAULT_H + 1, 47.0, 104.0, 92.0, 632.0
"""The tray is below the map: the location in hand or the last dice, and the answers that have no place of their own."""
