"""What makes a location known at a glance: one picture each, in a box of 100 by 100."""

from __future__ import annotations

from undercroft.games.dungeoneer.face.board.ink import (
    ball,
    both,
    dots,
    flat,
    hatch,
    ink,
    lean,
    limb,
    mark,
    oval,
    put,
    rune,
    skull,
    slab,
    star,
)

_FLAME = "M50 6Q74 34 68 58Q64 76 50 76Q36 76 32 58Q30 46 40 36Q42 48 48 48Q42 26 50 6Z"
_SPEAR = slab(47, 8, 6, 86, "wood", 2) + ink("M50-2L59 18L50 26L41 18Z", "steel")

PICTURES: dict[str, str] = {
    "tomb-antechamber": "".join((
        ink("M8 96V46Q10 6 50 6Q90 6 92 46V96H74V48Q72 26 50 26Q28 26 26 48V96Z", "stone"),
        flat("M26 96V48Q28 26 50 26Q72 26 74 48V96Z", "night"),
        ink("M26 96V84H74V96ZM32 84V73H68V84ZM38 73V63H62V73Z", "bone"),
        mark("M50 6V26M20 24L32 36M80 24L68 36M8 60H26M92 60H74"),
        flat(star(50, 46, 9, 3, 4), "flame"),
    )),
    "crypt": "".join((
        ink("M34 4H66L84 30L70 96H30L16 30Z", "wood"),
        ink("M38 12H62L74 32L64 88H36L26 32Z", "leather"),
        ink("M46 20H54V36H66V44H54V74H46V44H34V36H46Z", "gold"),
        hatch("M30 40L38 84M70 40L62 84"),
    )),
    "library": "".join((
        ink("M50 24Q30 8 4 16V82Q30 76 50 92Q70 76 96 82V16Q70 8 50 24Z", "leather"),
        ink("M50 24Q32 12 12 18V74Q32 70 50 84Q68 70 88 74V18Q68 12 50 24Z", "bone"),
        mark("M50 24V84"),
        hatch("M20 32Q32 28 42 34M20 44Q32 40 42 46M20 56Q32 52 42 58M80 32Q68 28 58 34M80 44Q68 40 58 46M80 56Q68 52 58 58"),
    )),
    "inner-sanctum": "".join((
        ink("M50 4L96 88H4Z", "stone"),
        ink("M50 24L80 80H20Z", "night"),
        ink("M26 62Q50 38 74 62Q50 84 26 62Z", "white"),
        ball(50, 61, 10, "violet"),
        dots(4, (50, 61)),
        rune("M50 34V44M38 38L42 46M62 38L58 46", "flame"),
    )),
    "ossuary": "".join((
        lean(38, slab(8, 60, 84, 10, "bone", 5) + both(ball(10, 60, 8, "bone") + ball(10, 71, 8, "bone"))),
        lean(-38, slab(8, 60, 84, 10, "bone", 5) + both(ball(10, 60, 8, "bone") + ball(10, 71, 8, "bone"))),
        skull(20, 4, 60),
    )),
    "shrine-of-ashes": "".join((
        ink(_FLAME, "flame"),
        flat("M50 34Q60 50 57 62Q54 70 50 70Q45 70 43 62Q42 54 50 34Z", "white"),
        ink("M18 72H82L72 86H28Z", "stone"),
        slab(38, 84, 24, 12, "stone", 2),
    )),
    "flooded-cistern": "".join((
        ink("M8 40Q8 18 50 18Q92 18 92 40V78Q92 96 50 96Q8 96 8 78Z", "stone"),
        ink(oval(50, 42, 36, 17), "water"),
        rune("M22 40Q30 34 38 40T54 40T70 40T80 38M28 49Q36 43 44 49T60 49T72 47", "ice"),
        hatch("M14 64H34M40 66H64M68 64H86M20 80H46M52 82H78"),
    )),
    "mirror-hall": "".join((
        ink("M20 96V36Q22 4 50 4Q78 4 80 36V96Z", "gold"),
        ink("M30 88V38Q32 16 50 16Q68 16 70 38V88Z", "ice"),
        rune("M38 52L58 30M40 70L64 44", "white"),
        ball(50, 8, 7, "red"),
    )),
    "throne-of-dust": "".join((
        ink("M24 96V20L36 30L50 4L64 30L76 20V96Z", "stone"),
        ink("M34 60V38H66V60Z", "blood"),
        slab(14, 56, 14, 40, "stone", 3),
        slab(72, 56, 14, 40, "stone", 3),
        slab(28, 66, 44, 14, "red", 3),
        skull(41, 12, 18),
    )),
    "treasure-vault": "".join((
        ink("M8 50Q8 20 30 20H70Q92 20 92 50Z", "wood"),
        ink("M8 50H92V92H8Z", "leather"),
        flat("M22 50Q30 30 40 42Q46 24 56 40Q66 28 76 50Z", "gold"),
        mark("M8 50H92M24 50V92M76 50V92"),
        slab(42, 48, 16, 20, "gold", 3),
        dots(3, (50, 56)),
    )),
    "embalming-chamber": "".join((
        ink("M28 40H72L80 62Q80 92 50 96Q20 92 20 62Z", "cloth"),
        ink("M32 40Q26 8 50 4Q74 8 68 40Z", "bone"),
        mark("M24 60H76M22 72H78"),
        dots(3.4, (42, 24), (58, 24)),
        mark("M44 33H56"),
        ink("M34 20L26 4L44 10ZM66 20L74 4L56 10Z", "gold"),
    )),
    "sealed-gate": "".join((
        ink("M10 96V40Q12 4 50 4Q88 4 90 40V96Z", "stone"),
        ink("M20 96V42Q22 16 50 16Q78 16 80 42V96Z", "iron"),
        mark("M50 16V96M35 22V96M65 22V96M20 48H80M20 76H80"),
        ball(50, 60, 17, "blood"),
        rune("M50 50V70M42 54L58 66M58 54L42 66", "gold"),
    )),
    "guard-barracks": "".join((
        lean(-32, _SPEAR),
        lean(32, _SPEAR),
        ink("M26 26H74V56Q72 80 50 92Q28 80 26 56Z", "red"),
        ink("M46 32H54V50H68V58H54V82Q52 84 50 84Q48 84 46 82V58H32V50H46Z", "gold"),
    )),
    "troll-bridge": "".join((
        flat("M30 4H70V96H30Z", "wood"),
        mark("M30 4V96M70 4V96M30 18H70M30 34H70M30 50H70M30 66H70M30 82H70"),
        flat("M0 4H24V96H0ZM76 4H100V96H76Z", "water"),
        rune("M4 24Q10 18 18 24M4 56Q10 50 18 56M4 84Q10 78 18 84M82 24Q88 18 96 24M82 56Q88 50 96 56M82 84Q88 78 96 84", "ice"),
    )),
    "corner": "".join((
        mark("M50 4V34"),
        both(limb("M42 50Q20 34 14 54M42 58Q18 52 12 76M42 66Q26 72 24 94", "dusk", 5)),
        ball(50, 66, 20, "dusk"),
        ball(50, 42, 11, "dusk"),
        dots(2.6, (46, 40), (54, 40), tone="flame"),
        hatch("M42 60L50 52L58 60M42 70L50 62L58 70M44 80L50 72L56 80"),
    )),
    "straight-passage": "".join((ink("M44 40H56L60 96H40Z", "wood"), put(ink(_FLAME, "flame"), 22, -6, 56), mark("M42 62H58"))),
    "long-gallery": "".join((
        slab(14, 10, 16, 84, "stone", 3),
        slab(70, 10, 16, 84, "stone", 3),
        slab(8, 4, 28, 12, "bone", 2),
        slab(64, 4, 28, 12, "bone", 2),
        slab(8, 86, 28, 12, "bone", 2),
        slab(64, 86, 28, 12, "bone", 2),
        hatch("M20 22V80M26 22V80M76 22V80M82 22V80"),
    )),
    "crossing": "".join((ball(50, 50, 30, "stone"), flat(star(50, 50, 27, 8, 4), "gold"), mark(star(50, 50, 27, 8, 4)))),
    "forked-passage": "".join((
        slab(45, 30, 10, 66, "wood", 2),
        ink("M50 26H86L98 36L86 46H50Z", "leather"),
        ink("M50 48H16L4 58L16 68H50Z", "cloth"),
    )),
    "spiked-corridor": "".join(
        ink(f"M{x} 92L{x + 11} {y}L{x + 22} 92Z", "steel") for x, y in ((4, 26), (27, 8), (50, 30), (73, 14))
    ),
    "pitfall-corridor": "".join((
        ink(oval(50, 56, 46, 34), "stone"),
        ink(oval(50, 60, 36, 25), "dot"),
        mark("M8 40L22 50M92 42L80 50"),
    )),
    "collapsed-tunnel": "".join((
        ink("M4 92L14 58L38 50L52 92Z", "stone"),
        ink("M44 92L54 46L82 52L96 92Z", "stone"),
        ink("M28 56L34 22L60 14L72 34L62 58Z", "stone"),
        hatch("M18 66L26 84M62 58L66 84M40 30L44 50M78 62L84 84"),
    )),
}  # fmt: skip
STRANGE = {"room": put(ink(_FLAME, "flame"), 14, 8, 72), "tunnel": ball(50, 50, 22, "stone")}
"""For the locations of a pack of somebody else."""


def picture(id: str, type: str) -> str:
    return PICTURES.get(id, STRANGE[type])
