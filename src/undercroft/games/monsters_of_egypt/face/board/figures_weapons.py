"""Weapons: they point up to the right, blades and barrels each in their own way."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.face.board.figures_pen import ball, flat, ink, lean, line, mark, ring, slab

WEAPONS: dict[str, str] = {
    "sledgehammer": lean(40, "".join((
        slab(43, 34, 14, 70, "wood"),
        slab(22, 10, 56, 28, "metal", 6),
        mark("M35 11V37M65 11V37"),
    ))),
    "axe": lean(34, "".join((
        slab(39, -2, 14, 106, "wood"),
        ink("M53 10Q62 12 76 4Q92 32 76 60Q64 48 53 48Z", "metal"),
        mark("M71 16Q79 32 71 48"),
        ink("M39 16L26 22V36L39 42Z", "metal"),
    ))),
    "sabre": "".join((
        ink("M32 62Q70 50 84 4Q102 58 44 78Z", "metal"),
        mark("M50 64Q76 50 84 24"),
        ink("M30 66L38 76L16 97L4 86Z", "wood"),
        ink("M20 58Q26 50 32 56L48 74Q52 82 44 86Q40 86 38 82L22 66Q18 62 20 58Z", "gold"),
    )),
    "rifle": lean(-40, "".join((
        line("M34 56A9 9 0 0 0 52 56"),
        slab(60, 41, 47, 12, "metal", 3),
        slab(38, 24, 34, 13, "shade"),
        mark("M46 37V42M64 37V42"),
        ink("M-4 56L22 40H78V57H38L30 66L4 72Z", "wood"),
    ))),
    "shotgun": lean(-40, "".join((
        line("M32 60A9 9 0 0 0 50 60"),
        ink("M38 36H70L90 24Q94 47 90 70L70 58H38Z", "metal"),
        mark("M46 47H88"),
        ink("M-4 56L20 36H46V60H34L28 68L5 73Z", "wood"),
        slab(52, 52, 20, 15, "wood"),
    ))),
    "flamethrower": "".join((
        line("M50 88Q72 90 66 62"),
        ink("M64 34Q60 12 78 3Q78 12 87 14Q99 22 94 36Q88 50 72 46Z", "gold"),
        flat("M74 38Q70 26 81 20Q91 30 84 40Z", "red"),
        ink("M40 62L64 34L78 46L52 74Z", "metal"),
        slab(4, 42, 25, 53, "red", 12),
        slab(29, 50, 25, 45, "red", 12),
        mark("M5 62H28M30 70H53"),
    )),
    "portal-gun": lean(-18, "".join((
        line("M40 58Q42 72 54 64V56"),
        ink("M18 46H40L36 88H12Z", "shade"),
        ink("M10 30Q10 20 20 20H62V58H20Q10 58 10 50Z", "bone"),
        ring(80, 39, 20, 8, "blue"),
        slab(53, 30, 14, 18, "metal"),
        ball(31, 39, 9, "gold"),
    ))),
}  # fmt: skip
