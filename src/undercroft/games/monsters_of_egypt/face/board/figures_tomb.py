"""Traps, the faces of the die, and what stands in the tomb."""

from __future__ import annotations

from undercroft.draw import svg
from undercroft.games.monsters_of_egypt.face.board.figures_pen import ball, dots, flat, ink, lean, line, mark, slab, spot

SUN = ink("M50 24L54 33L63 29L60 38L69 42L60 46L63 55L54 51L50 60L46 51L37 55L40 46L31 42L40 38L37 29L46 33Z", "bone")
MOON = ink("M56 25A18 18 0 1 0 66 52A15 15 0 0 1 56 25Z", "bone")


def _arrow(x: float, y: float) -> str:
    return line(f"M{x} {y}h50m-40 0l-10 -9m10 9l-10 9") + ink(f"M{x + 42} {y - 11}L{x + 66} {y}L{x + 42} {y + 11}Z", "red")


def _door(frame: str, tone: str, sign: str) -> str:
    return ink(frame, "stone") + ink("M22 97V30Q22 15 38 15H62Q78 15 78 30V97Z", tone) + sign + mark("M50 68V96")


def _chevrons(count: int) -> str:
    """As many steps back."""
    ways = (f"M{68.5 - 13 * count + 26 * n:g} 14l-26 36l26 36h15l-26 -36l26 -36Z" for n in range(count))
    return "".join(ink(way, "blue") for way in ways)


TRAPS: dict[str, str] = {
    "arrows": _arrow(26, 18) + _arrow(8, 50) + _arrow(26, 82),
    "crack": "".join((
        ink("M3 40H46L34 56L46 70L34 97H3Z", "stone"),
        ink("M97 40H64L52 56L64 70L52 97H97Z", "stone"),
        line("M58 4L48 14L60 20L52 32"),
        mark("M6 68H24M74 68H94"),
    )),
    "spikes": "".join((
        ink("M8 82L22 18L36 82ZM36 82L50 6L64 82ZM64 82L78 18L92 82Z", "metal"),
        flat("M21 34L14 79H21ZM49 22L42 79H49ZM77 34L70 79H77Z", "bone"),
        slab(3, 80, 94, 17, "wood"),
    )),
    "rumble": "".join((
        line("M16 4V22M36 4V12M64 4V14M84 4V30"),
        ink("M22 36L44 20L66 28L72 50L54 66L28 60Z", "stone"),
        mark("M42 32L50 42L44 52"),
        ink("M6 97L4 76L22 68L38 78L36 97Z", "stone"),
        ink("M56 97L58 74L76 64L96 76V97Z", "stone"),
        mark("M74 78L80 86"),
    )),
    "fire": "".join((
        ink("M50 97Q12 96 14 62Q16 46 28 36Q28 48 36 50Q32 20 56 3Q56 22 70 34Q76 38 78 28Q90 46 86 66Q84 96 50 97Z", "red"),
        ink("M50 96Q28 94 32 74Q38 68 44 56Q52 68 58 66Q70 76 66 84Q62 96 50 96Z", "gold"),
    )),
}  # fmt: skip

FACES: dict[str, str] = {
    "attack": "".join((
        ink("M5 40Q8 6 50 6Q92 6 95 40L82 42L74 64L64 44L57 58L50 44L43 58L36 44L26 64L18 42Z", "red"),
        ink("M12 66L28 80L35 64L44 78L50 66L56 78L65 64L72 80L88 66Q86 95 50 95Q14 95 12 66Z", "red"),
        spot(32, 25, 7, "bone") + spot(68, 25, 7, "bone"),
        dots(3.4, (34, 26), (66, 26)),
    )),
    "melee": "".join((
        ink("M22 68L74 8L95 4L92 26L34 80Z", "metal"),
        mark("M40 62L80 20"),
        ink("M10 60Q16 52 22 58L44 80Q48 86 40 92Z", "gold"),
        ink("M20 72L30 82L14 97L4 88Z", "wood"),
    )),
    "any-weapon": "".join((
        lean(42, slab(-2, 41, 54, 13, "shade", 3) + ink("M46 38H72L100 48V68L72 58L62 72H52L56 56H46Z", "wood")),
        ink("M24 68L78 10L95 5L91 23L34 79Z", "metal"),
        ink("M13 62Q18 54 24 60L42 78Q47 84 40 90Z", "gold"),
        ink("M20 74L28 82L14 96L5 88Z", "wood"),
    )),
    "retreat-2": _chevrons(2),
    "retreat-3": _chevrons(3),
}  # fmt: skip

FIXTURES: dict[str, str] = {
    "chest": "".join((
        ink("M6 46Q8 14 32 14H68Q92 14 94 46V94H6Z", "wood"),
        ink("M18 94V46Q18 22 26 15H36V94ZM82 94V46Q82 22 74 15H64V94Z", "gold"),
        mark("M6 48H94"),
        slab(39, 38, 22, 28, "gold"),
        dots(4.5, (50, 51)),
    )),
    "danger": "".join((
        ink("M50 3L63 13L80 10L86 26L97 38L90 52L95 68L81 77L73 92L57 88L42 97L31 85L14 83L13 66L3 53L11 39L8 22"
            "L24 18L34 6Z", "red"),
        flat("M31 42Q31 20 51 20Q71 20 71 38Q71 50 60 55Q57 57 57 63H44Q43 50 51 46Q58 43 58 38Q58 32 51 32"
             "Q44 32 44 42Z", "bone"),
        spot(50.5, 75, 7.5, "bone"),
    )),
    "bastet": "".join((
        ink("M62 84Q90 88 86 60Q88 52 94 56Q102 92 66 94Z", "gold"),
        ink("M30 88Q24 66 36 46H64Q76 66 70 88Z", "gold"),
        mark("M50 66V86M40 70V86M60 70V86"),
        ink("M36 48H64L62 58Q50 64 38 58Z", "blue"),
        ink("M26 30L23 3L40 14H60L77 3L74 30Q74 48 50 50Q26 48 26 30Z", "gold"),
        dots(3.6, (40, 30), (60, 30)),
        flat("M45 37H55L50 43Z", "dot"),
        line("M16 36L28 38M84 36L72 38"),
        slab(8, 86, 84, 11.5, "stone", 2),
    )),
    "anubis": "".join((
        ink("M18 50Q2 56 6 84L14 84Q14 68 26 66Z", "shade"),
        ink("M14 72Q10 48 34 46L50 44Q56 36 54 24L56 2L65 14L74 3L76 20L96 30Q97 38 88 39L75 40L72 62L92 66V74Z", "shade"),
        flat("M54 40Q62 47 73 44L72 53Q60 54 51 47Z", "gold"),
        dots(3.2, (72, 26)),
        slab(8, 72, 84, 25.5, "stone", 2),
        mark("M24 84H76"),
    )),
    "door-yellow": _door("M6 97V24H18V4H82V24H94V97Z", "gold", SUN),
    "door-black": _door("M3 97L14 4H86L97 97Z", "shade", MOON),
    "boulder": "".join((
        ball(50, 52, 45, "stone"),
        flat("M14 50Q16 24 42 16Q26 34 24 58Z", "bone"),
        mark("M40 26L54 38L46 54L60 66M72 34L80 46M34 76L46 82"),
    )),
    "heart": ink(svg.heart(0, 2, 100), "red") + flat("M18 38Q20 26 32 24Q26 32 27 44Z", "bone"),
    "heart-lost": ink("M44 91C-22 42 10 -6 43 26L33 42L49 56L39 70ZM58 89C122 42 90 -8 57 26L48 42L64 56L54 70Z", "stone"),
    "exit": "".join((
        ink("M4 97V40Q8 4 46 4Q84 4 88 40V97Z", "stone"),
        ink("M18 97V44Q20 20 46 20Q72 20 74 44V97Z", "gold"),
        ink("M32 56H60V40L95 66L60 92V76H32Z", "green"),
    )),
}  # fmt: skip
