"""What else is found in the dungeon and beside it: artefacts, coins, traps, raccoons, chests, potions, portals, doors, signs."""

from __future__ import annotations

from undercroft.games.tales_of_tails.face.board.pen import (
    ball,
    both,
    dots,
    eyes,
    flat,
    ink,
    lean,
    line,
    mark,
    oval,
    ring,
    slab,
    spot,
)

PAW = (
    "M50 50Q66 50 72 68Q76 84 64 86Q56 84 50 86Q44 84 36 86Q24 84 28 68Q34 50 50 50Z"
    "M18 38a9 12 0 1 1 0 24a9 12 0 1 1 0-24ZM36 14a9.5 13 0 1 1 0 26a9.5 13 0 1 1 0-26Z"
    "M64 14a9.5 13 0 1 1 0 26a9.5 13 0 1 1 0-26ZM82 38a9 12 0 1 1 0 24a9 12 0 1 1 0-24Z"
)
"""The print of a paw in a box of 100."""


def _coin(x: float, y: float, r: float) -> str:
    return ball(x, y, r, "yellow") + (
        f'<g transform="translate({x - r * 0.62:g} {y - r * 0.62:g}) scale({r * 1.24 / 100:g})">{flat(PAW, "coinmark")}</g>'
    )


ROOMS: dict[str, str] = {
    "frisbee-slinger": lean(32, "".join((
        line("M6 58L50 80L94 58"),
        slab(41, 20, 18, 78, "wood", 6),
        ink("M0 64Q6 30 50 30Q94 30 100 64Q80 50 50 50Q20 50 0 64Z", "green"),
        ink(oval(50, 17, 20, 17), "red"),
        ink(oval(50, 17, 9, 7), "pink"),
    ))),
    "magic-collar": "".join((
        ink("M50 10Q92 12 92 42Q92 72 50 74Q8 72 8 42Q8 12 50 10ZM50 26Q26 28 26 42Q26 56 50 58Q74 56 74 42Q74 28 50 26Z", "red"),
        spot(16, 38, 4.5, "yellow") + spot(84, 38, 4.5, "yellow") + spot(32, 64, 4.5, "yellow") + spot(68, 64, 4.5, "yellow"),
        ink("M50 62Q68 78 62 92Q50 102 38 92Q32 78 50 62Z", "fire"),
        flat("M50 76Q58 84 55 91Q50 95 45 91Q42 84 50 76Z", "yellow"),
    )),
    "pupscalibur": lean(35, "".join((
        ink("M50 -6L60 8V62H40V8Z", "steel"),
        mark("M50 8V56"),
        ink(
            "M20 60Q14 52 22 52Q26 48 30 56H70Q74 48 78 52Q86 52 80 60Q86 68 78 70Q74 74 70 66H30Q26 74 22 70Q14 68 20 60Z",
            "bone",
        ),
        slab(43, 68, 14, 24, "blue", 3),
        ball(50, 96, 8, "yellow"),
    ))),
    "coin": _coin(50, 50, 36),
    "coins": _coin(64, 38, 30) + _coin(38, 64, 30),
    "trap": "".join((
        ink("M4 66Q6 92 50 94Q94 92 96 66L88 52L78 70L68 52L59 72L50 54L41 72L32 52L22 70L12 52Z", "steel"),
        ink("M10 52Q16 18 50 14Q84 18 90 52L80 38L71 54L62 36L50 52L38 36L29 54L20 38Z", "stone"),
        ball(50, 78, 8, "red"),
    )),
    "tramp": "".join((
        both(ink("M20 34Q8 8 22 6Q38 10 42 24Z", "stone")),
        ink("M12 50Q14 20 50 18Q86 20 88 50L98 66L84 70Q74 90 50 92Q26 90 16 70L2 66Z", "stone"),
        flat("M50 20Q58 34 56 48H44Q42 34 50 20Z", "slate"),
        flat("M12 52Q28 36 46 50Q44 66 30 68Q18 68 8 62ZM88 52Q72 36 54 50Q56 66 70 68Q82 68 92 62Z", "slate"),
        eyes(7, (34, 54), (66, 54)),
        flat("M36 76Q40 64 50 62Q60 64 64 76Q58 88 50 88Q42 88 36 76Z", "white"),
        flat(oval(50, 69, 7, 5.5), "dot"),
        mark("M44 80Q50 85 56 80"),
    )),
    "chest": "".join((
        ink("M8 50H92V88Q92 94 86 94H14Q8 94 8 88Z", "wood"),
        ink("M8 50Q8 14 34 14H66Q92 14 92 50Z", "wood"),
        flat("M22 17h11V94H22ZM67 17h11V94H67Z", "yellow"),
        mark("M8 50H92"),
        slab(39, 42, 22, 26, "yellow", 5),
        dots(4.5, (50, 52)),
        mark("M50 52V60"),
    )),
    "potion": "".join((
        ink("M38 8H62V18H58V40L82 78Q88 94 72 94H28Q12 94 18 78L42 40V18H38Z", "glass"),
        flat("M34 60H66L78 80Q80 90 71 90H29Q20 90 22 80Z", "pink"),
        spot(42, 74, 5, "white") + spot(58, 82, 3.6, "white") + spot(54, 66, 3, "white"),
        mark("M36 18H64"),
    )),
    "portal": "".join((
        ink(oval(50, 50, 44, 46), "violet"),
        flat(oval(50, 50, 33, 35), "pink"),
        mark("M50 50Q58 42 64 52Q64 68 46 68Q28 64 30 44Q36 24 58 26Q78 32 76 56"),
        spot(50, 50, 5, "white") + spot(22, 30, 4, "white") + spot(80, 72, 4, "white"),
    )),
    "door": "".join((
        ink("M14 96V44Q16 6 50 6Q84 6 86 44V96Z", "stone"),
        ink("M26 96V46Q28 20 50 20Q72 20 74 46V96Z", "wood"),
        mark("M42 24V94M58 24V94"),
        ball(50, 60, 9, "yellow"),
        dots(3.2, (50, 59)),
        mark("M50 60V65"),
    )),
    "start": "".join((
        ink("M16 50H84V92H16Z", "wood"),
        ink("M4 52L50 8L96 52L86 60L50 26L14 60Z", "red"),
        flat("M32 92V68Q34 54 50 54Q66 54 68 68V92Z", "dot"),
        f'<g transform="translate(39 34) scale(.22)">{flat(PAW, "cream")}</g>',
    )),
}  # fmt: skip

SYMBOLS: dict[str, str] = {
    "bow": ink("M24 4Q90 22 90 50Q90 78 24 96L28 84Q66 68 66 50Q66 32 28 16Z", "bow")
    + line("M27 8V92M4 50H78M66 38L80 50L66 62"),
    "sword": lean(45, ink("M50 -8L61 8V64H39V8Z", "sword") + slab(22, 62, 56, 12, "yellow", 5) + slab(43, 74, 14, 26, "wood", 4)),
    "fireball": ink("M50 98Q10 94 12 58Q14 40 26 30Q28 42 36 42Q34 16 56 2Q54 20 70 32Q90 46 88 66Q84 96 50 98Z", "fire")
    + flat("M50 90Q30 86 34 66Q40 54 50 48Q50 60 60 64Q70 84 50 90Z", "yellow"),
    "defence": ink("M50 4Q68 16 90 16V52Q86 82 50 98Q14 82 10 52V16Q32 16 50 4Z", "defence")
    + flat("M50 16Q64 26 78 27V52Q75 74 50 86Z", "ice"),
    "key": ring(30, 30, 24, 9, "yellow") + ink("M45 40L54 31L96 74L92 92L80 90L79 79L68 80L67 68L60 66Z", "yellow"),
    "paw": flat(PAW, "word"),
    "damage": ink("M50 92C0 58 14 14 36 16Q46 18 50 30Q54 18 64 16C86 14 100 58 50 92Z", "red")
    + mark("M52 30L42 46L56 56L46 76"),
}  # fmt: skip

SIGNS: dict[str, str] = {
    "back": slab(8, 8, 84, 84, "violet", 16)
    + f'<g transform="translate(24 24) scale(.52)">{flat(PAW, "yellow")}</g>'
    + mark("M20 32V26Q20 20 26 20H32M80 32V26Q80 20 74 20H68M20 68V74Q20 80 26 80H32M80 68V74Q80 80 74 80H68"),
    "bed": ink("M4 62Q4 42 18 42H82Q96 42 96 62V82Q96 92 86 92H14Q4 92 4 82Z", "red")
    + ink("M16 66Q16 52 50 52Q84 52 84 66Q84 78 50 78Q16 78 16 66Z", "cream")
    + line("M52 34H66L52 16H66M76 26H86L76 12H86"),
    "out": ink("M8 94V40Q10 6 40 6Q70 6 72 40V94Z", "stone")
    + flat("M20 94V42Q22 20 40 20Q58 20 60 42V94Z", "yellow")
    + ink("M40 54H70V40L98 62L70 84V70H40Z", "red"),
    "hammer": lean(40, slab(43, 30, 14, 68, "wood", 5) + slab(20, 6, 60, 32, "steel", 6)),
    "turn": ink(
        "M50 8Q80 8 90 38L98 34L88 64L62 46L74 43Q68 26 50 25Q26 26 24 52Q26 76 50 77Q62 76 69 68L82 80"
        "Q70 94 50 94Q10 90 8 52Q10 10 50 8Z",
        "violet",
    ),
    "fight": SYMBOLS["sword"] + f'<g transform="translate(100 0) scale(-1 1)">{SYMBOLS["sword"]}</g>',
    "leap": ink("M4 72Q24 84 44 72L40 62L34 72L28 60L22 72L16 60L10 70Z", "steel")
    + ink("M6 50Q30 -4 70 26L80 14L94 56L52 54L62 42Q34 22 20 54Z", "green"),
    "run": ink("M6 40H56V20L94 52L56 84V64H6Z", "yellow"),
    "vow": ink("M50 4L60 36H94L66 56L78 90L50 70L22 90L34 56L6 36H40Z", "yellow"),
    "yes": ink("M8 54L24 38L42 56L78 14L94 30L44 88Z", "green"),
    "no": ink("M22 8L50 36L78 8L92 22L64 50L92 78L78 92L50 64L22 92L8 78L36 50L8 22Z", "red"),
    "leave": ink("M8 42H60V24L94 50L60 76V58H8Z", "stone"),
    "quest": ink("M18 6H70Q84 6 84 20V94H30Q16 94 16 80V6Z", "cream")
    + mark("M32 30H68M32 46H68M32 62H54")
    + ball(66, 76, 14, "red"),
    "lock": line("M32 46V32Q32 12 50 12Q68 12 68 32V46") + slab(20, 44, 60, 48, "yellow", 8) + dots(7, (50, 66)),
    "first": ink("M50 4L62 18L80 16L82 34L96 46L86 60L88 78L70 82L60 96L46 88L28 92L24 74L8 66L14 50L8 32L26 28L34 12Z", "yellow")
    + f'<g transform="translate(27 26) scale(.46)">{flat(PAW, "coinmark")}</g>',
    "hourglass": ink("M20 6H80V16Q78 36 58 50Q78 64 80 84V94H20V84Q22 64 42 50Q22 36 20 16Z", "glass")
    + flat("M30 24H70Q64 36 50 44Q36 36 30 24ZM50 60Q68 70 70 86H30Q32 70 50 60Z", "yellow")
    + line("M14 6H86M14 94H86"),
}  # fmt: skip
