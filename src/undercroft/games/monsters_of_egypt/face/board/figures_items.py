"""What is found in chests and carried about, but for the weapons."""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.face.board.figures_pen import ball, flat, ink, lean, line, mark, ring, slab, spot

ITEMS: dict[str, str] = {
    "ladder": lean(12, "".join((
        *(slab(28, y, 44, 10, "gold", 2) for y in (16, 36, 56, 76)),
        slab(22, 7, 11, 86, "wood"),
        slab(67, 7, 11, 86, "wood"),
    ))),
    "bomb": "".join((
        line("M62 26Q66 8 80 14"),
        ink("M82 2L86 10L95 8L90 16L96 23L87 22L82 30L79 21L70 19L78 13Z", "gold"),
        ball(46, 62, 33, "shade"),
        ink("M48 32L54 20L72 28L70 42Z", "metal"),
        flat("M24 60Q24 44 38 40Q28 50 30 62Z", "bone"),
    )),
    "crystal": "".join((
        ink("M22 96L10 72L18 56L32 66L40 96Z", "shade"),
        ink("M78 96L92 66L82 46L66 60L60 96Z", "shade"),
        ink("M36 96L24 34L48 4L72 34L64 96Z", "blue"),
        flat("M48 9L30 35L39 93L48 40Z", "bone"),
        mark("M24 34L48 42L72 34M48 42L50 96"),
    )),
    "key-yellow": lean(-40, "".join((
        ink("M46 43H94V70H82V57H75V66H64V57H46Z", "gold"),
        ink("M56 50L45 58L48 71L35 68L27 79L19 68L6 71L9 58L-2 50L9 42L6 29L19 32L27 21L35 32L48 29L45 42Z"
            "M19 50a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z", "gold"),
    ))),
    "key-black": lean(-40, "".join((
        ink("M50 43H95V70H86V57H78V75H69V57H50Z", "shade"),
        ink("M13 26A28 28 0 1 1 13 74A24 24 0 0 0 13 26Z", "shade"),
    ))),
    "pineapple": "".join((
        ink("M50 36Q32 34 24 16Q36 16 40 22Q40 10 50 3Q60 10 60 22Q64 16 76 16Q68 34 50 36Z", "green"),
        ink("M50 32Q78 34 76 66Q72 96 50 97Q28 96 24 66Q22 34 50 32Z", "gold"),
        mark("M32 44L70 84M26 62L54 94M68 44L30 84M74 62L46 94"),
    )),
    "orange": "".join((
        ball(50, 54, 43, "orange"),
        spot(50, 54, 34, "bone"),
        flat("M50 52L38 27Q50 21 62 27ZM53 53L67 31Q77 39 79 52ZM53 56H79Q77 69 67 77ZM50 57L62 81Q50 87 38 81Z"
             "M47 56L33 77Q23 69 21 56ZM47 53H21Q23 39 33 31Z", "orange"),
        ink("M50 12Q56 0 76 4Q72 18 50 12Z", "green"),
    )),
    "banana": "".join((
        ink("M72 6Q84 2 86 14Q102 70 54 92Q26 100 8 86Q4 76 14 74Q56 74 70 22Z", "gold"),
        mark("M80 22Q82 62 46 82"),
        flat("M73 8Q82 4 84 13L72 18ZM10 84Q6 78 14 77L18 88Z", "wood"),
    )),
    "pear": "".join((
        line("M52 22Q52 10 60 4"),
        ink("M56 16Q66 2 86 8Q80 24 56 16Z", "green"),
        ink("M52 20Q68 20 68 40Q70 50 80 60Q90 94 52 97Q14 94 24 60Q34 50 36 40Q36 20 52 20Z", "green"),
        flat("M32 78Q26 66 36 58Q34 68 40 82Z", "bone"),
    )),
    "apple": "".join((
        ink("M50 30Q64 20 80 28Q98 40 90 66Q80 98 60 95Q50 92 40 95Q20 98 10 66Q2 40 20 28Q36 20 50 30Z", "red"),
        line("M50 32Q48 18 54 8"),
        ink("M56 18Q64 2 84 8Q78 26 56 18Z", "green"),
        flat("M20 62Q16 44 28 38Q24 50 28 66Z", "bone"),
    )),
    "vest": "".join((
        ink("M26 6H38Q42 26 50 26Q58 26 62 6H74Q74 30 88 40V94H12V40Q26 30 26 6Z", "blue"),
        slab(24, 48, 22, 18, "metal"),
        slab(54, 48, 22, 18, "metal"),
        mark("M50 28V94M14 78H86"),
    )),
    "extinguisher": "".join((
        line("M42 22Q12 22 14 66"),
        slab(34, 30, 40, 67, "red", 14),
        slab(44, 16, 20, 15, "metal"),
        ink("M40 12L82 4V14L54 20H40Z", "metal"),
        ink("M9 62H19L24 84H4Z", "shade"),
        slab(34, 52, 40, 20, "bone", 0),
    )),
    "boots": "".join((
        ink("M8 6H40V48Q52 48 56 60V76H6Z", "wood"),
        slab(4, 74, 40, 12, "shade", 3),
        ink("M40 14H74V54Q96 56 96 82H38Z", "cloth"),
        slab(36, 82, 61, 14, "shade", 3),
        flat("M42 16H72V25H42Z", "bone"),
        mark("M58 36H74M58 49H74"),
    )),
    "hook": "".join((
        line("M50 14Q66 -2 84 10T84 34T94 58"),
        ring(48, 18, 14, 5, "gold"),
        ink("M41 32H55V44Q82 48 82 70Q80 96 52 96.5Q24 96 20 68L10 71L21 47L38 64L32 66Q36 82 52 82Q67 81 68 70"
            "Q67 58 54 57Q41 55 41 44Z", "metal"),
    )),
    "jetpack": "".join((
        ink("M20 74Q18 86 29 98Q40 86 38 74Z", "gold"),
        ink("M62 74Q60 86 71 98Q82 86 80 74Z", "gold"),
        slab(36, 30, 28, 30, "shade"),
        ink("M12 36Q12 8 29 3Q46 8 46 36V70H12Z", "red"),
        ink("M54 36Q54 8 71 3Q88 8 88 36V70H54Z", "red"),
        slab(16, 66, 26, 10, "metal", 3),
        slab(58, 66, 26, 10, "metal", 3),
        spot(29, 36, 6, "bone"),
        spot(71, 36, 6, "bone"),
    )),
    "teleporter": "".join((
        ink("M22 84L14 10H86L78 84Z", "blue"),
        slab(8, 3, 84, 13, "metal"),
        ball(50, 34, 9, "bone"),
        ink("M36 50H64L68 66H60V82H40V66H32Z", "bone"),
        ink("M3 97L12 81H88L97 97Z", "metal"),
    )),
    "skates": "".join((
        ink("M22 6H58V40Q84 40 88 66V72H18Z", "red"),
        flat("M24 9H56V18H24Z", "bone"),
        mark("M44 30H58M44 42H60"),
        slab(12, 68, 80, 11, "metal", 3),
        ball(24, 87, 10, "gold"),
        ball(50, 87, 10, "gold"),
        ball(76, 87, 10, "gold"),
    )),
    "binoculars": "".join((
        slab(40, 32, 20, 24, "metal"),
        ink("M16 14H40L47 70H5Z", "shade"),
        ink("M60 14H84L95 70H53Z", "shade"),
        slab(14, 6, 28, 13, "metal"),
        slab(58, 6, 28, 13, "metal"),
        ball(26, 74, 21, "metal"),
        ball(74, 74, 21, "metal"),
        spot(26, 74, 13, "blue"),
        spot(74, 74, 13, "blue"),
        flat("M17 74Q18 66 26 65Q22 70 21 76ZM65 74Q66 66 74 65Q70 70 69 76Z", "bone"),
    )),
    "flashlight": lean(-24, "".join((
        ink("M60 40L88 26Q94 50 88 74L60 60Z", "gold"),
        slab(5, 38, 42, 24, "red", 6),
        ink("M44 36L64 28V72L44 64Z", "metal"),
        slab(18, 31, 15, 9, "metal", 3),
    ))),
}  # fmt: skip
