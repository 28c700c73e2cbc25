"""Six dogs as heads told apart by their outline, and the moods that any of them can wear.

All faces have their eyes, nose and mouth at the same places, so that one mood fits every dog.
"""

from __future__ import annotations

from undercroft.games.tales_of_tails.face.board.pen import both, eyes, flat, ink, mark, oval, spot

_NOSE = flat(oval(50, 62, 7.5, 5.5), "dot")
_STAR = "M50 12l3.4 7.4 8 .9-6 5.4 1.7 7.9-7.1-4-7.1 4 1.7-7.9-6-5.4 8-.9Z"

DOGS: dict[str, str] = {
    "bonk": "".join((
        both(ink("M22 46Q4 42 8 64Q18 66 26 56Z", "brown")),
        both(ink("M24 34Q4 34 2 6Q16 22 34 20Z", "bone")),
        ink("M18 44Q20 26 50 26Q80 26 82 44Q94 62 84 80Q74 95 50 95Q26 95 16 80Q6 62 18 44Z", "tan"),
        flat("M26 70Q34 55 50 55Q66 55 74 70Q78 90 50 90Q22 90 26 70Z", "cream"),
        ink("M17 45Q17 11 50 11Q83 11 83 45Q66 37 50 37Q34 37 17 45Z", "steel"),
        mark("M50 11V37"),
        flat("M34 82l4-10 5 10ZM66 82l-4-10-5 10Z", "white"),
    )),
    "jeanne": "".join((
        ink("M46 20Q36 0 62 2Q92 4 97 38Q86 26 76 28Q62 18 46 20Z", "red"),
        both(ink("M26 44Q4 56 12 90Q32 92 34 64Z", "rust")),
        ink("M25 50Q26 30 50 30Q74 30 75 50Q80 92 50 94Q20 92 25 50Z", "gold"),
        flat("M33 72Q36 56 50 56Q64 56 67 72Q66 90 50 90Q34 90 33 72Z", "cream"),
        ink("M21 50Q16 14 50 13Q84 14 79 50Q66 41 50 41Q34 41 21 50Z", "steel"),
        ink("M20 35Q50 15 80 35L77 26Q50 5 23 26Z", "bone"),
        mark("M50 22V41"),
    )),
    "pluto": "".join((
        ink("M22 46L14 2L46 28Z", "slate"),
        ink("M78 46L88 4L77 15L71 9L54 28Z", "slate"),
        ink("M22 46Q26 22 50 22Q74 22 78 46Q78 72 62 90Q50 99 38 90Q22 72 22 46Z", "slate"),
        spot(38, 51, 10.5, "rust") + spot(62, 51, 10.5, "rust"),
        flat("M36 70Q38 56 50 56Q62 56 64 70Q64 88 50 92Q36 88 36 70Z", "rust"),
        ink("M77 34L95 24L91 36L99 46L79 43Z", "red"),
        ink("M22 42Q50 31 78 42L78 31Q50 18 22 31Z", "red"),
        spot(38, 31, 2.6, "white") + spot(52, 28, 2.6, "white") + spot(65, 32, 2.6, "white"),
    )),
    "robin": "".join((
        both(ink("M28 40Q2 50 7 86Q24 94 34 60Z", "brown")),
        ink("M25 48Q28 28 50 28Q72 28 75 48Q80 76 65 88Q50 98 35 88Q20 76 25 48Z", "white"),
        flat("M25 48Q27 36 36 33Q48 40 46 54Q40 64 27 62Q24 56 25 48Z", "tan"),
        flat("M75 48Q73 36 64 33Q52 40 54 54Q60 64 73 62Q76 56 75 48Z", "tan"),
        ink("M68 22Q68 4 90 -1Q92 18 74 28Z", "red"),
        ink("M12 42Q22 12 54 11Q84 14 98 37Q72 31 52 40Q32 46 12 42Z", "green"),
        mark("M20 34Q52 24 92 33"),
    )),
    "ruta": "".join((
        both(ink("M16 38L12 8L42 22Z", "white")),
        both(flat("M20 30L18 16L31 23Z", "pink")),
        ink(
            "M50 21Q60 13 69 22Q81 20 83 32Q95 36 91 48Q100 58 91 68Q93 80 81 83Q75 95 62 91Q50 99 38 91"
            "Q25 95 19 83Q7 80 9 68Q0 58 9 48Q5 36 17 32Q19 20 31 22Q40 13 50 21Z",
            "white",
        ),
        ink("M17 44Q50 26 83 44L81 32Q50 14 19 32Z", "blue"),
        ink("M50 14L61 28L50 42L39 28Z", "ice"),
    )),
    "sharik": "".join((
        both(ink("M30 44Q8 34 2 56Q14 70 28 60Z", "rust")),
        ink(
            "M24 48Q26 32 50 32Q74 32 76 48L88 62L79 66L84 80L70 80Q66 92 58 88L50 100L42 88Q34 92 30 80L16 80L21 66L12 62Z",
            "orange",
        ),
        flat("M35 72Q37 57 50 57Q63 57 65 72Q62 84 50 92Q38 84 35 72Z", "cream"),
        ink("M8 45Q26 36 35 14Q42 -2 66 4Q82 8 82 18Q72 13 68 18Q74 36 92 45Q50 30 8 45Z", "violet"),
        f'<g transform="translate(0 1) translate(22 4) scale(.6)">{flat(_STAR, "yellow")}</g>',
    )),
}  # fmt: skip

MOODS: dict[str, str] = {
    "calm": eyes(7, (38, 51), (62, 51)) + _NOSE + mark("M41 73Q45.5 79 50 73Q54.5 79 59 73"),
    "eager": "".join((
        eyes(7.6, (38, 50), (62, 50)),
        spot(35.5, 47.5, 2, "white") + spot(59.5, 47.5, 2, "white"),
        _NOSE,
        ink("M37 71Q50 76 63 71Q62 88 50 88Q38 88 37 71Z", "dot"),
        ink("M43 80Q50 74 57 80Q58 93 50 93Q42 93 43 80Z", "pink"),
    )),
    "worried": "".join((
        eyes(7.6, (38, 52), (62, 52)),
        mark("M28 46L42 39M72 46L58 39"),
        _NOSE,
        mark("M39 79Q44.5 71 50 77Q55.5 71 61 79"),
    )),
    "happy": "".join((
        mark("M30 54Q38 42 46 54M54 54Q62 42 70 54"),
        _NOSE,
        ink("M37 71Q50 76 63 71Q62 88 50 88Q38 88 37 71Z", "dot"),
        flat("M42 83Q50 77 58 83Q54 87 50 87Q46 87 42 83Z", "pink"),
    )),
    "asleep": mark("M30 50Q38 58 46 50M54 50Q62 58 70 50") + _NOSE + mark("M45 75Q50 78 55 75"),
}  # fmt: skip
