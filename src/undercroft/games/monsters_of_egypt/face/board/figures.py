"""The figures of the tomb, all drawn for this table: heroes, monsters, items, traps, die faces, fixtures.

A figure takes its colours from classes. `TONES` says which; `RULES` is what the classes do with them.
"""

from __future__ import annotations

from undercroft.games.monsters_of_egypt.face.board.figures_heroes import HEROES
from undercroft.games.monsters_of_egypt.face.board.figures_items import ITEMS
from undercroft.games.monsters_of_egypt.face.board.figures_monsters import MONSTERS
from undercroft.games.monsters_of_egypt.face.board.figures_tomb import FACES, FIXTURES, TRAPS
from undercroft.games.monsters_of_egypt.face.board.figures_weapons import WEAPONS

TONES: dict[str, tuple[str, str]] = {
    "me-ink": ("#3b2614", "#3f2b19"),
    "me-line": ("#3b2614", "#f3dcae"),
    "me-dot": ("#3b2614", "#2a1a0d"),
    "me-skin": ("#dfa06c", "#d99a66"),
    "me-cloth": ("#c98d4b", "#cf9450"),
    "me-bone": ("#fff3d6", "#f7e6c0"),
    "me-metal": ("#b9bfc0", "#aeb6ba"),
    "me-gold": ("#f2b632", "#ffc247"),
    "me-orange": ("#ee9238", "#f59c45"),
    "me-red": ("#e0614a", "#ea6a50"),
    "me-green": ("#7fae54", "#86ba5c"),
    "me-blue": ("#4fa0b8", "#57adc6"),
    "me-stone": ("#b8a384", "#ab977a"),
    "me-shade": ("#8f83a0", "#9a8eac"),
    "me-wood": ("#a9713d", "#b57c46"),
}
"""Class -> its colour by day, by night."""

INK = 5
"""How broad the outline is."""

_STROKE = f"stroke-width:{INK};stroke-linejoin:round;stroke-linecap:round"
RULES = f".me-ink{{fill:none;stroke:var(--me-ink);{_STROKE}}}.me-line{{fill:none;stroke:var(--me-line);{_STROKE}}}" + "".join(
    f".{tone}{{fill:var(--{tone})}}" for tone in TONES if tone not in ("me-ink", "me-line")
)
"""The style of all classes, in this order: a shape may have the outline and a tone."""


def colours(*, night: bool) -> str:
    """The declarations that `RULES` looks up."""
    return "".join(f"--{tone}:{pair[night]};" for tone, pair in TONES.items())


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

_FIGURES = HEROES | MONSTERS | ITEMS | WEAPONS | TRAPS | FACES | FIXTURES
STRANGE = FIXTURES["danger"]
"""The figure of a kind that only a pack of somebody else knows."""


def figure(kind: str) -> str:
    """The picture of a kind in a box of 100 by 100."""
    return _FIGURES.get(kind, STRANGE)
