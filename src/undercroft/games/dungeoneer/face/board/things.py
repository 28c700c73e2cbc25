"""Treasures, boons, banes and traps, each with a picture of its own, and the small signs that cards and boards are read by."""

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
    ring,
    rune,
    skull,
    slab,
    spot,
    star,
)

_SWORD = "".join((
    ink("M50 0L59 12V64H41V12Z", "silver"),
    hatch("M50 10V62"),
    slab(24, 62, 52, 10, "gold", 5),
    slab(44, 72, 12, 20, "leather", 2),
    ball(50, 95, 6, "gold"),
))  # fmt: skip
_HEART = "M50 92C-6 56 12 10 36 14Q46 16 50 30Q54 16 64 14C88 10 106 56 50 92Z"
_BOLT = "M58 4L22 54H44L36 96L78 40H54Z"
_RAYS = "M50 2V16M50 84V98M2 50H16M84 50H98M16 16L26 26M74 74L84 84M84 16L74 26M26 74L16 84"
_JAWS = "".join((
    ink("M2 8Q50 34 98 8L92 40L80 30L72 48L61 36L50 54L39 36L28 48L20 30L8 40Z", "steel"),
    ink("M2 96Q50 72 98 96L92 60L80 72L72 56L61 70L50 60L39 70L28 56L20 72L8 60Z", "iron"),
))  # fmt: skip

TREASURES: dict[str, str] = {
    "backpack": "".join((
        both(ink("M22 54H10Q6 54 6 60V80Q6 88 14 88H22Z", "wood")),
        slab(16, 8, 68, 22, "cloth", 11),
        mark("M30 9V29M70 9V29"),
        ink("M20 42Q20 26 34 26H66Q80 26 80 42V84Q80 94 70 94H30Q20 94 20 84Z", "leather"),
        hatch("M26 66V88M32 70V90M74 66V88M68 70V90"),
        ink("M20 44Q20 26 34 26H66Q80 26 80 44V58Q50 72 20 58Z", "wood"),
        slab(43, 54, 14, 18, "gold", 2),
        mark("M50 60V72"),
    )),
    "potion-of-healing": "".join((
        ink("M41 12H59V34Q86 44 86 66Q84 95 50 95Q16 95 14 66Q14 44 41 34Z", "glass"),
        flat("M19 60Q34 54 50 60Q66 66 81 60Q83 90 50 90Q17 90 19 60Z", "red"),
        put(flat(_HEART, "white"), 35, 60, 30),
        slab(37, 4, 26, 12, "wood", 3),
        hatch("M26 56Q28 46 38 42"),
    )),
    "boot-of-ala-hazad": "".join((
        ink("M34 36Q12 32 4 10Q-2 36 8 46Q4 48 2 48Q10 62 34 58Z", "white"),
        hatch("M12 30L30 44M10 44L30 52"),
        ink("M32 8H66L64 50Q74 60 88 60Q98 64 96 52Q102 72 90 80Q92 84 88 90H30Q27 46 32 8Z", "leather"),
        ink("M30 6H68V22H30Z", "gold"),
        dots(2.6, (38, 14), (49, 14), (60, 14)),
        mark("M30 80H90"),
        hatch("M38 40V74M44 44V74"),
    )),
    "iron-helm": "".join((
        ink("M14 92V52Q16 10 50 10Q84 10 86 52V92H66V58H34V92Z", "steel"),
        flat("M36 60H64V92H36Z", "dot"),
        ink("M50 2L58 16V40H42V16Z", "iron"),
        ink("M10 46H90V60H10Z", "iron"),
        ink("M44 52H56V80L50 88L44 80Z", "iron"),
        dots(2.8, (20, 53), (34, 53), (66, 53), (80, 53), tone="silver"),
        hatch("M20 66V88M26 66V88M76 66V88"),
    )),
    "gravediggers-axe": lean(28, "".join((
        slab(45, 2, 10, 96, "wood", 4),
        hatch("M50 46V92"),
        ink("M54 10Q84 -2 94 34Q98 52 88 58Q84 42 54 40Z", "steel"),
        ink("M46 12L22 16Q28 26 24 36L46 38Z", "iron"),
        hatch("M86 24Q90 36 87 46"),
        slab(42, 68, 16, 8, "leather", 2),
    ))),
    "warding-amulet": "".join((
        limb("M16 4Q20 38 50 42Q80 38 84 4", "gold", 5),
        ball(50, 64, 32, "gold"),
        ball(50, 64, 24, "night"),
        ink("M28 64Q50 44 72 64Q50 84 28 64Z", "white"),
        ball(50, 64, 9, "blue"),
        dots(4, (50, 64)),
        dots(3, (50, 36), (50, 92), (22, 64), (78, 64), tone="red"),
    )),
    "chain-hauberk": "".join((
        ink("M32 8L6 26L16 54L28 48V94H72V48L84 54L94 26L68 8Q50 26 32 8Z", "steel"),
        hatch("".join(f"M{x} {y}q4 5 8 0" for y in range(34, 92, 8) for x in range(32, 66, 9))),
        hatch("M16 30q4 5 8 0M14 40q4 5 8 0M76 30q4 5 8 0M78 40q4 5 8 0"),
        ink("M32 8Q50 26 68 8L62 6Q50 16 38 6Z", "leather"),
        slab(26, 66, 48, 9, "leather", 2),
        slab(44, 63, 12, 15, "gold", 2),
    )),
    "corpse-lantern": "".join((
        limb("M36 20Q36 4 50 4Q64 4 64 20", "iron", 5),
        ink("M24 28L34 16H66L76 28Z", "iron"),
        ink("M28 28H72V82H28Z", "poison"),
        flat("M50 30Q68 48 62 70Q58 80 50 80Q42 80 38 70Q32 50 50 30Z", "white"),
        skull(34, 42, 32),
        mark("M28 28V82M72 28V82"),
        slab(22, 80, 56, 14, "iron", 3),
    )),
    "skeleton-keys": "".join((
        "".join(
            lean(angle, slab(45, 42, 10, 50, "bone", 3) + ink("M55 74H66V80H60V84H66V91H55Z", "bone") + skull(39, 36, 22), 50, 24)
            for angle in (-34, 34, 0)
        ),
        ring(50, 22, 20, 12, "iron"),
    )),
    "silvered-blade": "".join((
        lean(40, _SWORD),
        flat(star(78, 16, 16, 3.5, 4), "white"),
        flat(star(22, 40, 9, 2, 4), "white"),
        flat(star(62, 74, 8, 2, 4), "white"),
    )),
    "ring-of-the-undying": "".join((
        ring(50, 64, 32, 21, "gold"),
        hatch("M26 74Q32 88 46 92"),
        ink("M24 38L34 52H66L76 38Z", "gold"),
        skull(26, 0, 48),
        dots(4, (41.5, 22), (58.5, 22), tone="poison"),
    )),
    "flask-of-swiftness": "".join((
        ink("M39 14H61V36L86 82Q90 95 78 95H22Q10 95 14 82L39 36Z", "glass"),
        flat("M32 52H68L81 82Q84 90 76 90H24Q16 90 19 82Z", "blue"),
        put(flat(_BOLT, "flame"), 32, 50, 40),
        slab(35, 4, 30, 12, "wood", 3),
    )),
    "scroll-of-recall": "".join((
        ink("M20 18H80V82H20Z", "bone"),
        flat("M34 76V50Q34 32 50 32Q66 32 66 50V76Z", "night"),
        rune("M50 72V48M42 56L50 46L58 56", "flame"),
        hatch("M26 30V72M74 30V72"),
        slab(10, 8, 80, 16, "cloth", 8),
        slab(10, 76, 80, 16, "cloth", 8),
        dots(3, (17, 16), (83, 16), (17, 84), (83, 84)),
    )),
    "runed-edge": "".join((
        ink("M6 96L8 66L70 6L96 4L94 30L34 92Z", "iron"),
        flat("M8 66L70 6L96 4L14 88Z", "silver"),
        mark("M94 6L12 90"),
        rune("M34 58L42 70M40 56L34 70M52 42L60 54M52 54V42L60 44M70 26L78 38M78 26L70 38"),
    )),
}  # fmt: skip

BOONS: dict[str, str] = {
    "scare-off": "".join((
        flat(star(52, 46, 52, 30, 12), "flame"),
        slab(34, 18, 10, 44, "skin", 5) + slab(46, 10, 10, 48, "skin", 5),
        slab(58, 16, 10, 44, "skin", 5) + slab(70, 28, 9, 34, "skin", 4.5),
        ink("M34 56H79V70Q78 88 62 90H44Q38 86 34 78L16 60Q14 50 24 52L34 62Z", "skin"),
        flat("M36 50H44V62H36ZM48 50H54V62H48ZM60 50H66V62H60ZM72 50H77V62H72Z", "skin"),
        ink("M40 86H70V98H40Z", "cloth"),
        mark("M48 74Q58 64 68 72"),
    )),
    "dodge": "".join((
        lean(-32, put(_SWORD, 34, -8, 74), 70, 30),
        limb("M38 34Q22 48 34 64L18 76L10 94M34 64L54 76L58 94", "green", 9),
        limb("M36 40L16 34M34 46L20 60", "green", 5),
        ball(44, 24, 12, "skin"),
        hatch("M66 60Q76 66 82 76M74 54Q84 60 90 70"),
    )),
    "create-darkness": "".join((
        slab(43, 58, 14, 40, "wood", 4),
        ink("M34 52H66L60 66H40Z", "iron"),
        ink(
            "M50 56Q6 62 10 38Q-4 22 18 16Q24 0 44 6Q62 -4 74 10Q98 12 92 34Q98 56 70 54Q60 60 50 56Z",
            "night",
        ),
        flat("M26 30Q34 22 44 32Q36 38 26 30ZM74 30Q66 22 56 32Q64 38 74 30Z", "poison"),
        dots(3, (36, 31), (64, 31)),
        hatch("M20 44Q34 52 46 50"),
    )),
    "blessings-of-nakari": "".join((
        rune("M50 2V14M22 10L30 20M78 10L70 20M6 34L18 36M94 34L82 36"),
        put(ink(_HEART, "red"), 28, 14, 44),
        ink("M18 52H82Q80 76 56 80V86Q70 88 72 96H28Q30 88 44 86V80Q20 76 18 52Z", "gold"),
        hatch("M28 60Q32 70 42 74M72 60Q70 66 66 70"),
        dots(4, (50, 66), tone="red"),
    )),
    "weapon-mastery": "".join((
        both(lean(38, _SWORD)),
        ball(50, 58, 17, "gold"),
        flat(star(50, 58, 13, 5.5, 5), "red"),
    )),
    "arcane-focus": "".join((
        rune("M10 60Q50 86 90 60Q50 34 10 60Z", "violet"),
        ink("M50 2L72 34L50 94L28 34Z", "violet"),
        flat("M50 2L60 34L50 94Z", "rose"),
        mark("M28 34L42 40L50 94L60 40L72 34M42 40L50 2L60 40Z"),
        flat(star(16, 24, 13, 3, 4), "flame"),
        flat(star(84, 82, 11, 3, 4), "flame"),
    )),
    "fleet-foot": "".join((
        limb("M58 34L46 60L66 72L58 94M46 60L30 76L10 72", "blue", 9),
        limb("M58 38L78 46L88 36M56 40L38 38L30 52", "blue", 5),
        ball(66, 20, 12, "skin"),
        ink("M52 86H66Q74 90 72 97H50Z", "leather"),
        ink("M4 64L16 62V82H10Z", "leather"),
        rune("M2 24H30M6 38H24M2 52H20", "white"),
    )),
    "trap-sense": "".join((
        put(_JAWS, 18, 42, 64),
        ink("M12 26Q50 -10 88 26Q50 60 12 26Z", "white"),
        ball(50, 25, 14, "green"),
        dots(6, (50, 25)),
        spot(55, 20, 3, "white"),
    )),
    "second-wind": "".join((
        rune("M6 36H56Q74 36 72 20Q66 8 54 16", "white"),
        rune("M10 54H76Q96 54 92 36Q84 26 76 34", "sky"),
        rune("M6 72H58Q76 72 72 88Q62 98 52 88", "white"),
        put(ink(_HEART, "red"), 4, 18, 56),
        mark("M14 50H26L32 36L40 62L46 50H56"),
    )),
    "turn-aside-the-curse": "".join((
        ink("M50 10Q66 22 88 20V54Q84 82 50 97Q16 82 12 54V20Q34 22 50 10Z", "steel"),
        ink("M50 24Q62 32 76 32V54Q72 72 50 84Q28 72 24 54V32Q38 32 50 24Z", "sky"),
        flat("M50 24Q62 32 76 32V54Q72 72 50 84Z", "white"),
        ink("M2 4L30 8L24 18L52 44L70 18L58 16L84 0L90 28L80 22L54 62L14 26L10 34Z", "violet"),
    )),
    "riposte": "".join((
        lean(-58, _SWORD),
        lean(34, "".join((
            ink("M50 -8L54 6V64H46V6Z", "silver"),
            ink("M28 66Q30 50 50 50Q70 50 72 66Q62 78 50 78Q38 78 28 66Z", "gold"),
            slab(45, 78, 10, 20, "leather", 3),
        ))),
        ink(star(54, 42, 20, 7, 8), "flame"),
        spot(54, 42, 5, "white"),
    )),
    "pathfinder": "".join((
        ink("M6 22L34 12L66 22L94 12V80L66 90L34 80L6 90Z", "bone"),
        flat("M34 12L66 22V90L34 80Z", "cream"),
        mark("M34 12V80M66 22V90"),
        rune("M14 74Q28 52 44 60Q60 66 66 46", "red"),
        mark("M70 28L84 42M84 28L70 42"),
        ball(14, 74, 5, "red"),
    )),
    "lucky-omen": "".join((
        lean(-14, slab(6, 38, 46, 46, "bone", 9) + dots(4.6, (18, 50), (40, 50), (29, 61), (18, 72), (40, 72)), 29, 61),
        lean(12, slab(50, 44, 44, 44, "bone", 9) + dots(4.6, (62, 54), (62, 66), (62, 78), (82, 54), (82, 66), (82, 78)), 72, 66),
        ink(star(52, 20, 20, 8, 5), "flame"),
    )),
}  # fmt: skip

BANES: dict[str, str] = {
    "undead-awakening": "".join((
        ink("M52 84V30Q54 8 74 8Q94 8 94 30V84Z", "stone"),
        mark("M74 20V44M64 30H84"),
        ink("M2 98Q8 80 50 78Q92 80 98 98Z", "moss"),
        limb("M32 86V58", "bone", 13),
        limb("M32 58L14 40M32 56L24 28M32 56L36 24M32 56L48 32M34 66L52 56", "bone", 5),
        hatch("M10 92L16 86M56 90L64 84M76 94L84 88"),
    )),
    "planar-rift": "".join((
        ink("M6 10H44L32 34L46 52L30 74L40 92H6Z", "stone"),
        ink("M94 10H58L46 34L60 52L44 74L54 92H94Z", "slate"),
        flat("M44 10H58L46 34L60 52L44 74L54 92H40L30 74L46 52L32 34Z", "violet"),
        rune("M51 8L39 34L53 52L37 74L47 94", "rose"),
        rune("M10 84H26M26 84L20 78M26 84L20 90M90 18H74M74 18L80 12M74 18L80 24", "flame"),
    )),
    "leaden-steps": "".join((
        ink("M22 4H50L49 44Q60 54 72 56Q82 60 80 74H20Q18 40 22 4Z", "leather"),
        mark("M20 66H80"),
        hatch("M28 30V60M34 34V60"),
        slab(16, 34, 38, 10, "iron", 4),
        limb("M54 40Q78 34 82 56", "steel", 5),
        ball(76, 78, 20, "iron"),
        hatch("M64 84Q70 94 80 93M62 76Q64 80 66 84"),
        spot(70, 70, 4, "silver"),
    )),
    "withered-arm": "".join((
        ink("M4 6H40L44 34L12 44Z", "cloth"),
        mark("M8 24L42 20"),
        limb("M28 36L44 60L62 72", "ash", 13),
        limb("M62 72L84 66M64 76L88 78M62 78L80 90M58 78L66 96M60 68L74 56", "ash", 5),
        hatch("M34 46L40 42M38 54L46 48M46 64L52 58"),
        flat("M88 10Q96 24 88 28Q80 24 88 10ZM68 26Q74 36 68 40Q62 36 68 26Z", "violet"),
    )),
    "clouded-mind": "".join((
        ink("M30 96V78Q12 70 14 46Q18 16 52 16Q84 18 86 46L94 60L84 64V76Q82 84 66 82V96Z", "skin"),
        ink("M26 46Q10 40 20 28Q18 10 40 12Q52 0 66 12Q86 10 82 30Q92 44 74 48Q62 58 50 50Q36 58 26 46Z", "plum"),
        rune("M50 32Q56 26 60 34Q58 44 46 42Q36 38 40 26Q48 16 62 20", "rose"),
        mark("M68 60L78 58"),
        mark("M76 72L84 70"),
    )),
    "stumble": "".join((
        limb("M4 84H96", "cloth", 5),
        limb("M46 46L66 54L92 82M46 46L56 76L74 92", "blue", 9),
        limb("M42 48L20 60L8 76M44 44L22 40L6 52", "blue", 5),
        ball(28, 30, 13, "skin"),
        dots(2.4, (22, 32)),
        rune("M58 26L68 14M68 34L84 26M48 18L50 6", "flame"),
    )),
    "grasping-vortex": "".join((
        ball(50, 50, 46, "plum"),
        rune("M50 50Q60 40 66 52Q66 70 46 70Q26 64 30 42Q38 20 64 26Q86 36 82 62Q72 90 40 86", "rose"),
        limb("M6 98Q18 74 34 64", "moss", 13),
        limb("M34 64L34 44M36 62L46 44M38 64L56 52M38 68L58 66M30 66L20 52", "moss", 5),
    )),
    "tomb-thief": "".join((
        ink("M14 96Q12 58 32 46Q22 6 52 4Q80 8 72 46Q90 58 88 96Z", "night"),
        ink("M36 40Q36 20 52 20Q68 20 66 40Q62 54 50 54Q40 54 36 40Z", "dot"),
        flat("M41 36L49 40Q45 44 41 40ZM62 36L54 40Q58 44 62 40Z", "flame"),
        ink("M30 70H74V94H30Z", "wood"),
        ink("M30 70Q32 56 52 56Q72 56 74 70Z", "wood"),
        slab(46, 66, 12, 14, "gold", 2),
        ball(24, 78, 8, "cloth") + ball(80, 78, 8, "cloth"),
    )),
    "siphon-fame": "".join((
        ink("M14 44L8 8L32 26L50 2L68 26L92 8L86 44Z", "gold"),
        slab(14, 40, 72, 12, "gold", 2),
        dots(4, (32, 46), (50, 46), (68, 46), tone="red"),
        flat("M26 52H34V66Q30 72 26 66ZM44 52H56V80Q50 88 44 80ZM66 52H74V60Q70 68 66 60Z", "flame"),
        ink("M22 76Q50 66 78 76Q74 98 50 98Q26 98 22 76Z", "plum"),
        flat("M28 78Q50 72 72 78Q50 86 28 78Z", "dot"),
        flat("M32 77L36 85L40 76ZM60 76L64 85L68 77Z", "white"),
    )),
    "bloodscent": "".join((
        ink("M96 8L76 22L50 22Q22 30 4 54Q4 66 18 66L46 70Q56 92 84 94L98 60Z", "ash"),
        ink("M72 28L82 2L94 30Z", "ash"),
        flat("M4 54Q4 66 18 66L16 54Z", "dot"),
        flat("M22 66L26 78L32 67ZM36 68L40 80L46 70Z", "white"),
        flat("M50 40Q60 32 68 42Q58 48 50 40Z", "flame") + dots(3, (60, 41)),
        flat("M14 74Q22 88 14 92Q6 88 14 74ZM32 84Q38 94 32 97Q26 94 32 84ZM6 18Q12 30 6 33Q0 30 6 18Z", "red"),
        hatch("M76 60L88 50M72 72L86 62M78 82L90 70"),
    )),
    "soul-chill": "".join((
        put(ink(_HEART, "sky"), 8, 6, 84),
        flat("M50 30L62 48L50 80L42 52Z", "white"),
        mark("M50 30L40 50L52 60L46 82"),
        ink("M6 98L12 62L24 98ZM78 98L88 60L96 98Z", "ice"),
        rune("M14 6V30M4 12L24 24M24 12L4 24M86 4V24M77 9L95 19M95 9L77 19", "white"),
    )),
}  # fmt: skip


def _spear(y: float) -> str:
    return slab(22, y - 4, 54, 8, "wood", 2) + ink(f"M74 {y - 10:g}L98 {y:g}L74 {y + 10:g}Z", "silver")


TRAPS: dict[str, str] = {
    "spear-volley": "".join((
        ink("M2 2H34V98H2Z", "stone"),
        mark("M2 34H34M2 66H34M18 2V34M12 34V66M20 66V98"),
        dots(9, (30, 18), (30, 50), (30, 82)),
        _spear(18) + _spear(50) + _spear(82),
    )),
    "rolling-boulder": "".join((
        ink("M0 98L100 62V98Z", "slate"),
        ball(54, 42, 37, "stone"),
        mark("M36 18L50 34L42 50L56 62M70 22L66 36L80 46"),
        hatch("M24 58Q32 74 50 77M28 50Q32 62 42 70M62 74Q80 66 86 50"),
        rune("M88 8L96 2M78 4L84 -2M94 20L100 16", "white"),
    )),
    "poison-needle": "".join((
        slab(12, 6, 76, 60, "gold", 8),
        dots(3, (22, 16), (78, 16), (22, 56), (78, 56)),
        flat(oval(50, 28, 10, 10) + "M46 34H54L58 54H42Z", "dot"),
        ink("M47 40H53L54 78L50 88L46 78Z", "silver"),
        ink("M50 82Q62 94 56 99H44Q38 94 50 82Z", "poison"),
        flat("M72 74Q80 88 72 92Q64 88 72 74Z", "poison"),
    )),
    "rune-of-binding": "".join((
        ball(50, 50, 44, "night"),
        rune("M50 14A36 36 0 1 1 49.9 14Z", "violet"),
        rune("M50 22V78M50 30L70 46M50 52L32 36M34 70L50 60L66 70", "rose"),
        limb("M2 6L26 26M98 6L74 26M2 94L26 74M98 94L74 74", "steel", 5),
        ball(27, 27, 6, "iron") + ball(73, 27, 6, "iron") + ball(27, 73, 6, "iron") + ball(73, 73, 6, "iron"),
    )),
    "soul-snare": "".join((
        limb("M50 2V18M50 18Q92 22 86 58Q78 94 50 92Q22 94 14 58Q8 22 50 18", "leather", 5),
        ink("M50 30Q72 34 70 60Q70 78 74 86Q62 80 56 88Q50 80 44 88Q38 80 26 86Q30 78 30 60Q28 34 50 30Z", "sky"),
        dots(5, (42, 52), (58, 52)),
        flat(oval(50, 66, 5, 7), "dot"),
        slab(42, 8, 16, 14, "iron", 3),
    )),
    "collapsing-floor": "".join((
        flat("M0 34H100V98H0Z", "night"),
        ink("M0 18H30L36 34L26 46L30 54L0 58Z", "stone"),
        ink("M100 18H68L62 30L74 44L68 56L100 60Z", "stone"),
        lean(18, slab(38, 26, 20, 16, "stone", 1)),
        lean(-30, slab(48, 54, 18, 14, "stone", 1)),
        lean(40, slab(28, 62, 15, 12, "stone", 1)),
        lean(10, slab(60, 78, 12, 10, "stone", 1)),
        mark("M8 30L20 38M82 28L92 40"),
        rune("M44 8V20M54 4V20M64 10V18", "white"),
    )),
}  # fmt: skip

QUESTS: dict[str, str] = {
    "catching-the-magic-fish": "".join((
        rune("M4 84Q20 74 34 84Q50 94 66 84Q82 74 96 84", "blue"),
        ink("M28 44L4 22Q-2 46 8 66Z", "gold"),
        ink("M22 46Q40 14 70 18Q96 26 98 48Q92 72 66 76Q40 76 22 46Z", "gold"),
        mark("M66 22Q54 48 66 74"),
        hatch("M34 40Q42 46 34 54M44 34Q54 48 44 62M40 46H50"),
        spot(80, 40, 7, "white") + dots(3.6, (81, 40)),
        flat(star(20, 12, 12, 3, 4) + star(90, 8, 9, 2, 4), "white"),
    )),
    "bones-of-fate": "".join((
        lean(-12, slab(4, 36, 48, 48, "bone", 8) + skull(14, 44, 28), 28, 60),
        lean(14, slab(50, 46, 46, 46, "bone", 8) + dots(5, (61, 57), (85, 57), (73, 69), (61, 81), (85, 81)), 73, 69),
        limb("M22 18L78 8", "bone", 9),
        ball(18, 13, 6, "bone") + ball(20, 24, 6, "bone") + ball(80, 3, 6, "bone") + ball(84, 13, 6, "bone"),
    )),
    "free-caedmans-soul": "".join((
        ink("M50 4Q70 8 68 32Q68 50 74 60Q58 56 54 66Q46 56 26 62Q32 50 32 34Q30 8 50 4Z", "ice"),
        dots(5, (43, 28), (58, 28)),
        mark("M44 42Q50 46 57 42"),
        ink("M6 70H66L76 98H4Z", "stone"),
        lean(16, slab(52, 62, 46, 12, "slate", 2), 75, 68),
        mark("M36 78V92M28 83H44"),
    )),
    "offering-of-steel": "".join((
        put(_SWORD, 20, -4, 60),
        flat("M40 46Q28 30 40 18Q40 26 46 28Q46 10 56 4Q54 18 62 26Q72 38 60 48Z", "ember"),
        put(_SWORD, 24, 0, 52),
        ink("M10 56H90L82 70H18Z", "slate"),
        ink("M24 70H76V98H24Z", "stone"),
        mark("M24 84H76M50 70V84"),
    )),
    "the-hidden-phylactery": "".join((
        rune("M50 2V10M16 14L24 22M84 14L76 22", "poison"),
        ink("M26 36Q26 14 50 14Q74 14 74 36Z", "gold"),
        ink("M20 36H80V50Q80 84 50 96Q20 84 20 50Z", "gold"),
        ink("M50 44L68 60L50 86L32 60Z", "poison"),
        mark("M32 60H68M50 44L44 60L50 86L56 60Z"),
        dots(3, (28, 43), (72, 43)),
    )),
    "the-lost-apprentice": "".join((
        flat(oval(78, 56, 22, 26), "flame"),
        ink("M22 98Q22 60 44 56Q66 60 64 98Z", "blue"),
        limb("M58 70L76 66", "blue", 9),
        slab(72, 48, 14, 18, "coin", 3) + slab(70, 44, 18, 5, "iron", 2),
        ball(44, 44, 17, "skin"),
        ink("M18 36Q40 26 70 36Q58 30 56 6Q40 8 30 30Z", "violet"),
        dots(2.8, (39, 45), (51, 45)),
        mark("M40 54Q45 51 50 54"),
    )),
    "lead-the-pilgrim-out": "".join((
        slab(78, 10, 7, 88, "wood", 3),
        ball(81, 10, 8, "gold"),
        ink("M10 98Q14 58 34 48Q26 8 50 6Q74 8 64 48Q82 58 86 98Z", "cloth"),
        ink("M36 38Q36 22 50 22Q64 22 62 38Q60 52 50 54Q40 52 36 38Z", "skin"),
        dots(2.8, (45, 38), (56, 38)),
        mark("M46 46Q50 48 54 46"),
        limb("M62 68L80 62", "cloth", 9),
        limb("M30 76Q50 84 68 78", "leather", 5),
    )),
    "carry-the-embers": "".join((
        ink("M50 2Q54 18 66 26Q80 42 66 56H34Q20 42 34 28Q36 36 42 36Q40 14 50 2Z", "ember"),
        flat("M50 24Q54 34 58 38Q64 48 56 56H44Q36 46 42 40Q44 44 47 43Q45 34 50 24Z", "coin"),
        ink("M12 54H88Q86 76 62 80H38Q14 76 12 54Z", "iron"),
        limb("M32 80L22 98M68 80L78 98M50 82V94", "iron", 5),
        dots(4, (28, 66), (50, 68), (72, 66), tone="flame"),
    )),
    "disarm-the-great-engine": "".join((
        ink(star(38, 60, 40, 30, 10), "iron"),
        ball(38, 60, 15, "stone") + dots(5, (38, 60)),
        ink(star(76, 26, 27, 19, 8), "gold"),
        ball(76, 26, 9, "stone") + dots(3.6, (76, 26)),
        limb("M96 60L70 84", "wood", 9),
        ink("M58 82L72 70L80 84L66 96Z", "steel"),
    )),
    "break-the-seal": "".join((
        ink("M10 98V38Q14 4 50 4Q86 4 90 38V98Z", "stone"),
        flat("M24 98V42Q28 18 50 18Q72 18 76 42V98Z", "night"),
        limb("M12 36L88 84M88 36L12 84", "steel", 5),
        ink(star(50, 60, 27, 22, 12), "blood"),
        rune("M50 46V74M40 54L50 46L60 54M42 70H58", "flame"),
    )),
    "the-whispering-curse": "".join((
        ink(oval(50, 44, 34, 42), "gold"),
        ink(oval(50, 44, 25, 33), "night"),
        flat("M40 34Q46 28 48 38Q42 42 40 34ZM60 34Q54 28 52 38Q58 42 60 34Z", "rose"),
        flat(oval(50, 56, 7, 9), "rose"),
        slab(44, 84, 12, 15, "gold", 3),
        rune("M88 40Q96 52 88 64M12 40Q4 52 12 64", "violet"),
    )),
    "shadow-of-the-lich": "".join((
        flat("M2 98Q0 48 30 36Q26 2 50 0Q74 2 70 36Q100 48 98 98Z", "plum"),
        skull(24, 22, 52),
        dots(5, (40.6, 46), (59.4, 46), tone="poison"),
        ink("M22 30L18 2L36 16L50 -2L64 16L82 2L78 30Z", "gold"),
        dots(3, (36, 23), (50, 22), (64, 23), tone="poison"),
        rune("M8 88Q16 76 24 88M76 88Q84 76 92 88", "poison"),
    )),
}  # fmt: skip
"""What a quest is about; hunts show their monster."""

_CARD = "M26 8H74Q82 8 82 16V84Q82 92 74 92H26Q18 92 18 84V16Q18 8 26 8Z"
_HERO_HEAD = "M14 90V46Q16 10 50 10Q84 10 86 46V90H62V58H38V90Z"
_LYING = "".join((
    limb("M4 92H96", "iron", 5),
    limb("M36 72H64L92 78M62 72L80 50", "blue", 13),
    limb("M40 68L28 46", "blue", 9),
    ball(18, 66, 16, "skin"),
    flat(star(22, 24, 14, 4, 4) + star(50, 14, 12, 3.4, 4), "flame"),
))  # fmt: skip
_MOUTH = "M4 96V52Q8 8 50 6Q92 8 96 52V96Z"

SIGNS: dict[str, str] = {
    "melee": lean(45, _SWORD),
    "magic": ink(star(50, 50, 50, 19, 6), "violet") + spot(50, 50, 11, "white"),
    "speed": ink("M4 88Q2 30 52 10Q98 0 98 6Q96 18 84 24Q92 26 92 30Q86 44 72 46Q80 48 78 52Q68 66 54 64Q40 84 4 88Z", "sky")
    + mark("M14 80Q40 60 70 28"),
    "level": ink("M50 6L92 46L80 58L50 30L20 58L8 46ZM50 42L92 82L80 94L50 66L20 94L8 82Z", "gold"),
    "health": ink(_HEART, "red"),
    "heal": ink(_HEART, "red") + flat("M44 34H56V46H68V58H56V70H44V58H32V46H44Z", "white"),
    "wound": ink(_HEART, "red") + ink("M56 14L40 40L58 50L44 86L50 92L70 46L54 36L64 14Z", "dot"),
    "glory": ball(50, 50, 44, "glory") + flat(star(50, 52, 32, 13, 5), "coin"),
    "peril": ink("M50 0L100 50L50 100L0 50Z", "peril") + skull(29, 26, 42),
    "points": ink("M18 26Q40 20 44 46Q46 64 38 72H20Q8 58 10 44Q12 28 18 26ZM20 80H38Q42 98 29 99Q17 98 20 80Z", "leather")
    + ink("M66 2Q88 -2 92 24Q93 40 86 48H66Q56 34 56 20Q58 4 66 2ZM66 56H86Q90 74 77 75Q64 74 66 56Z", "leather"),
    "die": slab(10, 10, 80, 80, "bone", 16) + dots(8, (32, 32), (68, 32), (50, 50), (32, 68), (68, 68)),
    "fall": _LYING,
    "warp": ball(50, 50, 46, "plum") + rune("M50 50Q62 38 68 54Q64 72 44 70Q24 60 32 38Q46 16 70 30Q84 44 78 66", "rose"),
    "shift": ink("M4 4H44V44H4ZM56 56H96V96H56Z", "stone")
    + ink("M54 14H80V36H92L74 54L58 36H68V26H54ZM46 86H20V64H8L26 46L42 64H32V74H46Z", "flame"),
    "build": ink("M8 8H92V92H8Z", "stone") + mark("M8 36H92M36 8V36M64 36V92")
    + ink("M42 46H58V58H70V74H58V86H42V74H30V58H42Z", "flame"),
    "treasures": ink("M8 48H92V92H8Z", "wood") + ink("M8 48Q10 14 34 14H66Q90 14 92 48Z", "wood")
    + slab(38, 38, 24, 28, "gold", 4) + dots(5, (50, 50)),
    "boons": ink(star(50, 52, 50, 21, 5), "sky"),
    "lair": ink(_MOUTH, "stone") + flat("M22 96V58Q26 26 50 26Q74 26 78 58V96Z", "dot")
    + dots(6, (40, 62), (60, 62), tone="flame"),
    "hand": lean(-18, ink(_CARD, "plum")) + lean(16, ink(_CARD, "bone")),
    "attach": ring(34, 50, 28, 14, "steel") + ring(66, 50, 28, 14, "gold")
    + ink("M38 22Q52 24 60 40L50 46Q46 38 38 36Z", "steel"),
    "save": ring(50, 24, 22, 10, "gold") + ink("M42 44H58V54H84V68H58V98H42V68H16V54H42Z", "gold"),
    "prevent": ink("M50 4Q68 16 92 16V52Q88 82 50 98Q12 82 8 52V16Q32 16 50 4Z", "steel")
    + flat("M50 16Q64 26 80 27V52Q77 74 50 86Z", "silver"),
    "drop": ink("M4 6H52V94H4Z", "stone") + flat("M14 16H52V94H14Z", "dot") + ink("M34 42H66V24L98 50L66 76V58H34Z", "flame"),
    "cancel": ring(50, 50, 46, 32, "blood") + ink("M16 26L26 16L84 74L74 84Z", "blood"),
    "discard": ink(_CARD, "bone") + ink("M32 28L50 44L68 28L76 36L60 52L76 68L68 76L50 60L32 76L24 68L40 52L24 36Z", "blood"),
    "recover": ink(_CARD, "bone") + ink("M50 18L78 50H62V80H38V50H22Z", "moss"),
    "cost": ink("M4 50L40 8H96V92H40Z", "bone") + dots(8, (32, 50)) + ink("M54 44H88V56H54Z", "red"),
    "danger": ink("M50 4L98 92H2Z", "flame") + flat("M44 34H56L53 66H47ZM50 72a7 7 0 1 1-.1 0Z", "dot"),
    "blocked": ink(_MOUTH, "wood") + mark("M30 12V94M50 8V94M70 12V94") + slab(2, 40, 96, 14, "iron", 2),
    "trap": _JAWS,
    "entrance": ink(_MOUTH, "stone") + flat("M22 96V56Q26 24 50 24Q74 24 78 56V96Z", "flame")
    + flat("M36 96V62Q40 46 50 46Q60 46 64 62V96Z", "white"),
    "place": ink("M50 98Q12 54 14 36Q18 4 50 4Q82 4 86 36Q88 54 50 98Z", "red") + spot(50, 38, 14, "white"),
    "undead": skull(6, 2, 88),
    "beast": both(ink("M6 10L34 26L20 52Z", "leather"))
    + ink("M16 36Q20 18 50 18Q80 18 84 36L72 72Q62 96 50 96Q38 96 28 72Z", "leather")
    + dots(6, (36, 46), (64, 46), tone="flame") + flat("M40 74H60L50 86Z", "dot"),
    "construct": slab(12, 14, 76, 76, "stone", 6) + dots(9, (34, 44), (66, 44), tone="flame") + mark("M28 70H72M50 14V30"),
    "dragon": ink("M4 96Q6 40 34 30L30 4L54 22Q84 24 98 58L78 64Q70 80 48 70Q46 88 60 96Z", "green") + spot(60, 42, 7, "flame")
    + dots(3, (61, 42)),
    "grudge": put(ink(_HEART, "red"), 0, 0, 60) + lean(45, put(_SWORD, 32, 28, 70), 67, 63),
    "arrow": ink("M4 38H56V14L98 50L56 86V62H4Z", "word"),
    "strike": ink(star(50, 50, 50, 24, 9), "ember") + spot(50, 50, 13, "white"),
    "attacker": lean(45, _SWORD),
    "defender": ink("M50 4Q68 16 92 16V52Q88 82 50 98Q12 82 8 52V16Q32 16 50 4Z", "steel"),
    "reset": ink(
        "M50 6Q82 6 92 36L100 32L92 64L62 48L74 44Q68 26 50 26Q26 28 24 52"
        "Q26 76 50 77Q64 76 70 66L86 78Q74 96 50 96Q8 92 6 52Q8 10 50 6Z", "sky"),
    "slain": skull(14, 0, 66) + ink("M4 84L14 74L96 92L92 100Z", "bone") + ink("M96 84L86 74L4 92L8 100Z", "bone"),
    "everyone": ball(28, 28, 15, "skin") + ball(72, 28, 15, "skin") + ink("M4 92Q4 48 28 48Q50 48 52 92Z", "cloth")
    + ink("M48 92Q50 48 72 48Q96 48 96 92Z", "cloth"),
    "random": slab(10, 10, 80, 80, "plum", 16)
    + flat(
        "M32 38Q32 20 50 20Q70 22 68 40Q66 50 56 54V64H44V48Q56 44 56 38Q54 32 50 32Q44 32 44 40H32Z"
        "M44 70H56V82H44Z", "white"),
    "turn": ball(50, 50, 44, "bone") + mark("M50 22V52L68 64") + dots(4, (50, 16), (84, 50), (50, 84), (16, 50)),
    "swap": ink("M20 6H72Q84 6 84 18V94H30Q18 94 18 82Z", "bone")
    + ink("M34 26H58V16L76 34L58 52V42H34ZM70 60H46V50L28 68L46 86V76H70Z", "moss"),
    "fail": ink("M20 6L50 36L80 6L94 20L64 50L94 80L80 94L50 64L20 94L6 80L36 50L6 20Z", "red"),
    "pass": ink("M6 52L22 36L42 56L78 12L94 28L44 90Z", "green"),
    "bane": ink("M50 98L6 30Q2 6 26 6H74Q98 6 94 30Z", "plum")
    + flat("M26 34L44 42Q36 52 28 46ZM74 34L56 42Q64 52 72 46Z", "rose"),
    "quest": ink("M18 6H72Q86 6 86 20V94H32Q18 94 18 80Z", "bone") + mark("M34 30H70M34 46H70M34 62H56"),
    "done": ink("M18 6H72Q86 6 86 20V94H32Q18 94 18 80Z", "gold") + ink("M28 52L38 42L48 52L68 28L78 38L48 74Z", "moss"),
    "goal": ink("M18 4H30V98H18Z", "wood") + ink("M30 8H94L76 28L94 50H30Z", "red"),
    "room": ink("M2 2H38V14H62V2H98V38H86V62H98V98H62V86H38V98H2V62H14V38H2Z", "stone") + mark("M30 30H70V70H30Z"),
    "tunnel": ink("M2 30H98V70H2Z", "stone") + mark("M26 30V42M50 30V50M74 30V42M38 70V58M62 70V58"),
    "compare": ink("M46 8H54V86H70V96H30V86H46Z", "gold") + slab(8, 14, 84, 8, "gold", 3)
    + ink("M2 54Q4 74 20 74Q36 74 38 54ZM62 40Q64 60 80 60Q96 60 98 40Z", "gold")
    + mark("M20 22L4 54M20 22L36 54M80 22L64 40M80 22L96 40"),
    "duel": both(lean(45, _SWORD)),
    "crown": ink("M10 88L4 22L30 46L50 8L70 46L96 22L90 88Z", "gold"),
}  # fmt: skip
"""What effects, prices and boards are written with."""

TIMINGS: dict[str, str] = {
    "hero": ink(_HERO_HEAD, "steel") + flat("M38 58H62V90H38Z", "dot") + slab(44, 46, 12, 30, "iron", 2),
    "dungeonlord": ink(
        "M12 92Q4 54 18 40Q2 30 4 4Q18 24 38 24H62Q82 24 96 4"
        "Q98 30 82 40Q96 54 88 92Q70 78 50 78Q30 78 12 92Z", "blood")
    + flat("M26 48L44 56Q36 64 28 58ZM74 48L56 56Q64 64 72 58Z", "flame"),
    "response": SIGNS["prevent"] + ink("M80 40H50V26L20 50L50 74V60H80Z", "flame"),
    "anytime": ink("M18 4H82V14Q80 36 58 50Q80 64 82 86V96H18V86Q20 64 42 50Q20 36 18 14Z", "glass")
    + flat("M30 22H70Q64 36 50 44Q36 36 30 22ZM50 60Q68 70 72 88H28Q32 70 50 60Z", "flame"),
}  # fmt: skip
DURATIONS: dict[str, str] = {
    "permanent": ink(
        "M28 28Q42 28 50 42Q58 28 72 28Q96 30 96 50Q96 70 72 72Q58 72 50 58Q42 72 28 72Q4 70 4 50Q4 30 28 28Z"
        "M28 42Q18 42 18 50Q18 58 28 58Q38 58 42 50Q38 42 28 42ZM72 42Q62 42 58 50Q62 58 72 58Q82 58 82 50Q82 42 72 42Z", "gold"),
    "instant": ink(_BOLT, "flame"),
    "attachment": SIGNS["attach"],
    "monster": ink(
        "M8 30Q30 40 36 76L44 96Q58 60 36 12Q30 4 22 4Q30 24 8 30Z"
        "M50 6Q66 40 60 92Q86 60 72 10Q66 2 50 6ZM86 14Q92 40 80 78Q104 54 98 20Z", "bone"),
}  # fmt: skip
CATEGORIES: dict[str, str] = {
    "chance": SIGNS["die"],
    "sacrifice": lean(20, put(_SWORD, 18, -4, 70)) + flat("M30 58Q44 84 30 92Q16 84 30 58Z", "red"),
    "hunt": ink("M22 4Q92 20 92 50Q92 80 22 96L26 82Q68 68 68 50Q68 32 26 18Z", "wood") + mark("M24 8V92")
    + ink("M4 46H66V36L98 50L66 64V54H4Z", "silver"),
    "search": ring(40, 40, 36, 24, "gold") + ink("M62 56L96 90L88 98L54 64Z", "wood"),
    "escort": ball(34, 20, 14, "skin") + ink("M10 96Q12 38 34 38Q54 38 56 96Z", "blue") + ball(72, 42, 11, "skin")
    + ink("M56 96Q58 56 72 56Q90 56 92 96Z", "cloth"),
    "threat": _JAWS,
    "influence": ink("M2 50Q50 -2 98 50Q50 102 2 50Z", "plum") + ball(50, 50, 21, "poison")
    + flat("M50 30Q60 50 50 70Q40 50 50 30Z", "dot"),
}  # fmt: skip
"""The seven sorts of quests."""
