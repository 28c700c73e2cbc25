"""The shapes that the parts of the picture share: figures, letters, marks.

A figure lies in a file of its own, in a box of 100 by 100 with its feet on the lower edge, and takes its colours from classes.
"""

from __future__ import annotations

from functools import cache
from html import escape

from undercroft.draw import art, svg
from undercroft.draw.marks import SEAT_SHAPES

GROUPS: dict[str, dict[str, str]] = {
    "heroes": {"vera": "V", "timur": "T", "zoya": "Z", "gleb": "G", "roza": "R"},
    "monsters": {
        "pharaoh": "P", "bat": "B", "vulture": "V", "spider": "S", "mummy": "M", "ghost": "G", "scarab": "Sc",
        "locust": "L", "cobra": "C", "djinn": "D", "golem": "Go",
    },
    "items": {
        "ladder": "L", "bomb": "B", "crystal": "C", "key-yellow": "Ky", "key-black": "Kb", "pineapple": "Pi",
        "orange": "O", "banana": "Ba", "pear": "Pe", "apple": "A", "vest": "V", "extinguisher": "E", "boots": "Bo",
        "hook": "H", "jetpack": "J", "teleporter": "T", "skates": "S", "binoculars": "Bi", "flashlight": "F",
        "sledgehammer": "Sh", "portal-gun": "Pg", "rifle": "R", "shotgun": "Sg", "flamethrower": "Ft", "sabre": "Sa",
        "axe": "Ax",
    },
    "traps": {"arrows": "A", "crack": "C", "spikes": "S", "rumble": "R", "fire": "F"},
    "faces": {"attack": "A", "melee": "M", "any-weapon": "W", "retreat-2": "R2", "retreat-3": "R3"},
    "fixtures": {
        "chest": "C", "danger": "D", "bastet": "Ba", "anubis": "An", "door-yellow": "Dy", "door-black": "Db",
        "boulder": "Bo", "heart": "H", "heart-lost": "Hl", "exit": "E",
    },
}  # fmt: skip
"""What is shown beside a figure, for whoever cannot tell shapes or colours apart: unique within its group."""
LETTERS: dict[str, str] = {kind: letter for group in GROUPS.values() for kind, letter in group.items()}


@cache
def figure(kind: str) -> str:
    """The picture of a kind; one that only a pack of somebody else knows looks as a danger does."""
    known = kind if kind in LETTERS else "danger"
    group = next(group for group, kinds in GROUPS.items() if known in kinds)
    return art.figures("undercroft.games.monsters_of_egypt.face", group)[known]


@cache
def figure_defs() -> str:
    """What `picture` refers to; once in a page."""
    kinds = [kind for group in GROUPS.values() for kind in group]
    return "".join(f'<g id="me-f-{kind}">{figure(kind)}</g>' for kind in dict.fromkeys((*kinds, "strange"))).join(
        ("<defs>", "</defs>")
    )


@cache
def picture(kind: str, x: float, y: float, size: float, css: str = "") -> str:
    """A figure in a square box."""
    named = f' class="{css}"' if css else ""
    known = kind if kind in LETTERS else "strange"
    return f'<use href="#me-f-{known}"{named} transform="translate({x:g} {y:g}) scale({size / 100:g})"/>'


def letter(kind: str) -> str:
    """What stands beside a figure; a kind that only a pack of somebody else knows has its first letter."""
    return LETTERS.get(kind, kind[:1].upper())


@cache
def mark(seat: int, letter: str, x: float, y: float, size: float) -> str:
    """A seat's colour and shape with a letter, large enough to be read where the mark is small."""
    number = seat % len(SEAT_SHAPES)
    inner = svg.path(SEAT_SHAPES[number], f"me-mark me-seat-{number}")
    inner += svg.text(16, 27 if number == 2 else 23.5, letter, f"me-letter me-bold me-on-seat-{number}", 21, "middle")
    return svg.group(inner, at=(x, y), scale=size / 32)


@cache
def badge(letter: str, x: float, y: float, size: float) -> str:
    """The letter of a figure, so high, around this middle."""
    half = size * (0.6 if len(letter) == 1 else 0.82)
    tall = size * 0.6
    plate = svg.rect(x - half, y - tall, 2 * half, 2 * tall, "me-badge", tall)
    return svg.group(plate + svg.text(x, y + size * 0.36, letter, "me-badge-word me-bold", size, "middle"))


def title(words: str) -> str:
    """What a pointer that rests on the group around it is told."""
    return f"<title>{escape(words)}</title>"
