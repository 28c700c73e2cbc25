"""What cards do, written in small signs: a row of glyphs for each clause. The reference of cards says the same in words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from undercroft.draw import svg
from undercroft.games.dungeoneer.card_language import Clause, Word
from undercroft.games.dungeoneer.content import FORMS
from undercroft.games.dungeoneer.face.board import shapes

ALIKE = {"attacker": "melee", "category-chance": "die", "category-threat": "trap", "duration-attachment": "attach"}
"""Signs that are drawn as others are."""
SIGNS = shapes.art("signs")
KNOWN = SIGNS | {name: SIGNS[other] for name, other in ALIKE.items()}
"""Every sign by its name."""
WRITTEN = "quest"
"""The sign for a word that has none of its name: a leaf with writing on it."""
ROLLS = {"attack_roll": "attacker", "counter_roll": "defender", "threat_trap": "trap", "threat_exit": "blocked"}
IGNORED = {"danger": "danger", "blocked_exit": "blocked"}
DESTINATIONS = {"entrance": "entrance", "chosen_location": "place"}
HOSTS = {"treasure:weapon": "melee", "monster:mine": "duration-monster"}
TRIGGERS = {"attack": "attacker", "hit": "strike", "reset": "reset", "slain": "slain", "enter": "entrance"}
ROUND, SHIELD = "M0-11a11 11 0 1 0 .1 0Z", "M0-12Q6-8.6 10.6-8.6V1Q9.6 8.6 0 12Q-9.6 8.6-10.6 1V-8.6Q-6-8.6 0-12Z"
"""The form in which a monster may attack, and one in which it only answers."""


class Glyph(NamedTuple):
    """A sign, a stat, the score of a monster, figures, or points of glory or peril with their number."""

    kind: str
    value: str

    def width(self, size: float) -> float:
        if self.kind == "figure":
            return size * (0.3 + 0.5 * len(self.value))
        if self.kind in ("glory", "peril") and self.value[0] in "+−":
            return size * (1.4 + 0.5 * len(self.value))
        return size * (0.7 if self.value == "arrow" else 1.34 if self.kind in ("glory", "peril") else 1.12)


def sign(name: str) -> Glyph:
    return Glyph("sign", name)


def figure(words: str) -> Glyph:
    return Glyph("figure", words)


ARROW = sign("arrow")


@cache
def picture(name: str, x: float, y: float, size: float, css: str = "") -> str:
    """A sign in a square box."""
    named = f' class="{css}"' if css else ""
    return f'<use href="#dg-g-{name}"{named} transform="translate({x:g} {y:g}) scale({size / 100:g})"/>'


@cache
def defined() -> str:
    """What `picture` refers to; once in a page."""
    return "".join(f'<g id="dg-g-{name}">{inner}</g>' for name, inner in KNOWN.items())


# ---- from effects to glyphs ----


def clauses(found: Iterable[Clause]) -> list[tuple[Glyph, ...]]:
    """A row for each clause."""
    return [row for clause in found if (row := (*_head(clause), *words(clause.words)))]


def _head(clause: Clause) -> Iterable[Glyph]:
    """When it happens, and what it costs."""
    if clause.trigger == "use":
        if clause.price == "discard":
            yield sign("discard")
        elif clause.glory:
            yield Glyph("glory", str(clause.glory))
        elif clause.points:
            yield from (sign("points"), figure(str(clause.points)))
        if clause.frequency == "turn":
            yield sign("turn")
        yield ARROW
    elif clause.trigger in TRIGGERS:
        yield sign(TRIGGERS[clause.trigger])
        if clause.form in FORMS:
            yield Glyph("stat", clause.form)
        yield ARROW


def words(found: Iterable[Word]) -> tuple[Glyph, ...]:
    return tuple(glyph for word in found for glyph in _word(word))


def signed(value: str | int) -> str:
    """+1, −1, −X."""
    words = str(value) if str(value).startswith("-") else f"+{value}"
    return words.replace("-", "−")


def _stat(name: str) -> Glyph:
    return Glyph("stat", name) if name in FORMS else sign(name)


def _word(word: Word) -> Iterable[Glyph]:
    name, args = word.name, word.args
    if name == "MOD":
        yield _stat(str(args[1])) if args[1] in FORMS else sign(ROLLS[str(args[1])])
        yield figure(signed(args[2]))
        yield from (sign("grudge" if value == "wounded_me_this_turn" else value) for _, value in word.filters)
    elif name in ("GLORY", "PERIL"):
        yield Glyph(name.lower(), signed(args[1]))
    elif name == "WOUND":
        yield from ([sign("everyone")] if args[0] == "here" else [])
        yield sign("wound")
        yield from ([figure(str(args[1]))] if args[1] != 1 else [])
    elif name == "THREAT":
        yield from ([sign("everyone")] if args[0] == "here" else [])
        yield from (_stat(str(args[1])), figure(f"{args[2]}+"))
        if word.success:
            yield from (sign("pass"), *words(word.success))
        if word.fail:
            yield from (sign("fail"), *words(word.fail))
    elif name == "FALL":
        yield sign("fall")
        if len(args) > 1:
            yield from (_stat(str(args[1])), figure(f"{args[2]}+"))
    elif name == "ROLL":
        yield from (*(sign("die") for _ in range(word.number(0))), figure(f"{args[1]}+"))
    elif name == "PAY":
        yield from _payment(str(args[0]), word.number(1))
    elif name == "DISCARD":
        yield from _discarding(word)
    else:
        yield from _plain(word)


def _payment(what: str, number: int) -> Iterable[Glyph]:
    if what == "glory":
        yield Glyph("glory", signed(-number))
    else:
        yield from (sign("health" if what == "health" else "discard"), figure(signed(-number)))


def _discarding(word: Word) -> Iterable[Glyph]:
    if word.args[0] != "self":
        yield sign("hand" if word.args[1] == "hand" else "treasures")
    if word.args[-1] == "random":
        yield sign("random")
    yield sign("discard")


def _plain(word: Word) -> Iterable[Glyph]:
    """Words that have one way to be written."""
    name, args = word.name, [str(arg) for arg in word.args]
    if name == "DIE":
        yield from (sign("die"), figure(signed(args[1])))
    elif name == "PREVENT":
        yield from (sign("prevent"), sign("wound") if args[1] == "wound" else _stat(args[2]))
    elif name == "DROP_ATTACKER":
        yield from (sign("duration-monster"), sign("drop"))
    elif name == "CANCEL":
        yield from (sign("bane"), sign("cancel"))
    elif name == "RECOVER":
        yield from (sign(args[1]), sign("recover"), sign("hand"))
    elif name == "WARP":
        yield from (sign("warp"), sign(DESTINATIONS[args[1]]))
    elif name == "BUILD":
        yield from (sign("build"), figure(f"×{args[1]}"))
    elif name == "IGNORE":
        yield from (sign("cancel"), sign(IGNORED.get(args[1], "trap")))
    elif name == "LIMIT":
        yield from (sign(args[1]), figure(signed(args[2])))
    elif name == "COST":
        yield from (sign(args[1]), sign("cost"), figure(signed(args[2])))
    elif name == "ATTACH":
        yield from (sign("attach"), sign(HOSTS.get(args[0], "treasures")))
    elif name == "SAVE":
        yield from (sign("save"), sign("health"), figure(args[1]))
    elif name == "ESCORT":
        yield from (sign("place"), ARROW, sign("category-escort"), ARROW, sign("goal"))
    elif name == "SWAPQUEST":
        yield sign("swap")
    elif name == "LOCK":
        yield from (sign("cancel"), sign("attacker"))
    elif name in ("SPIKES", "PIT"):
        yield from (sign("trap"), _stat(args[0]), figure(f"{args[1]}+"))
    elif name != "HUNT":
        own = "points" if name == "AP" else name.lower()
        yield sign(own if own in KNOWN else WRITTEN)
        yield from (figure(signed(value)) for kind, value in word.arguments if kind == "number")


# ---- from glyphs to shapes ----


@cache
def row(glyphs: tuple[Glyph, ...], x: float, y: float, size: float, anchor: str = "start") -> str:
    """A row in a line that is `size` high; x is its beginning, or its middle."""
    if anchor == "middle":
        x -= width(glyphs, size) / 2
    inner = ""
    for glyph in glyphs:
        inner += _drawn(glyph, x, y, size)
        x += glyph.width(size)
    return inner


def width(glyphs: tuple[Glyph, ...], size: float) -> float:
    return sum(glyph.width(size) for glyph in glyphs)


def _drawn(glyph: Glyph, x: float, y: float, size: float) -> str:
    half = size / 2
    if glyph.kind == "figure":
        return svg.text(x + glyph.width(size) / 2, y + size * 0.84, glyph.value, "dg-figure", round(size * 0.96, 1), "middle")
    if glyph.kind == "stat":
        return shapes.stat(glyph.value, x + half, y + half, half * 1.02)
    if glyph.kind == "score":
        form, role, value = glyph.value.split()
        return badge(form, int(value), x + half, y + half, half * 1.04, attacks=role == "attack")
    if glyph.kind in ("glory", "peril"):
        return _points(glyph, x, y, size)
    if glyph.value == "arrow":
        return picture("arrow", round(x + size * 0.06, 2), round(y + size * 0.24, 2), round(size * 0.52, 2))
    return picture(glyph.value, round(x, 2), round(y, 2), round(size, 2))


def _points(glyph: Glyph, x: float, y: float, size: float) -> str:
    """A price stands inside its sign, a gain or a loss beside it."""
    if glyph.value[0] not in "+−":
        token = shapes.glory if glyph.kind == "glory" else shapes.peril
        return token(glyph.value, x + size * 0.64, y + size / 2, size * 0.62)
    return picture(glyph.kind, round(x, 2), round(y, 2), size) + _drawn(figure(glyph.value), x + size * 1.1, y, size)


@cache
def badge(form: str, value: int, x: float, y: float, radius: float, *, attacks: bool) -> str:
    """A score over its sign: round where it may attack, a shield where it only answers."""
    plate = svg.path(ROUND if attacks else SHIELD, f"dg-{'score' if attacks else 'counter'} dg-{form}")
    inner = plate + svg.text(0, 5, value, "dg-on-score", 14.5, "middle") + shapes.stat(form, 8.6, 8.2, 5.4)
    return svg.group(inner, at=(round(x, 2), round(y, 2)), scale=round(radius / 11, 3))


def stacked(rows: list[tuple[Glyph, ...]], x: float, y: float, room: float, height: float, most: float = 20) -> str:
    """Rows under each other, about a middle line, as large as their place allows. A long row is broken at the end of a part."""
    best: tuple[float, list[tuple[Glyph, ...]]] = (0, [])
    for broken in (rows, [part for row in rows for part in _halves(row)]):
        if broken:
            widest = max(width(row, 1) for row in broken)
            size = min(most, room / widest, height / (len(broken) * 1.14))
            best = max(best, (size, broken), key=lambda pair: pair[0])
    size, broken = best
    top = y + (height - len(broken) * size * 1.14) / 2
    return "".join(row(part, x, round(top + at * size * 1.14, 2), round(size, 2), "middle") for at, part in enumerate(broken))


def _halves(row: tuple[Glyph, ...]) -> list[tuple[Glyph, ...]]:
    """After an arrow, or before what a failure brings."""
    for at, glyph in enumerate(row):
        if glyph.value == "fail" and at:
            return [row[:at], row[at:]]
        if glyph == ARROW and 1 < at + 1 < len(row):
            return [row[: at + 1], row[at + 1 :]]
    return [row]
