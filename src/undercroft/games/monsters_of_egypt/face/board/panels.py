"""Beside the tomb: the scene of the turn or the fight, a card a hero, and what is still closed."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.marks import Box, carded, spot
from undercroft.draw.stage import framed
from undercroft.draw.words import lines as words_lines
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, RETREAT, Item, TombBook
from undercroft.games.monsters_of_egypt.face.board import layout
from undercroft.games.monsters_of_egypt.face.board.cards import kinds_with_a_card
from undercroft.games.monsters_of_egypt.face.board.pieces import acting
from undercroft.games.monsters_of_egypt.face.board.shapes import badge, letter, mark, picture, title
from undercroft.games.monsters_of_egypt.rules.fights import hits
from undercroft.games.monsters_of_egypt.state import DEAD, GONE, SPIRIT, WAITING, Hero, State
from undercroft.kernel.types import Seat

if TYPE_CHECKING:
    from undercroft.texts import Tongue

SCENE_BOX: Box = (1.5, 1.5, layout.PANEL - 3, layout.SCENE_H - 3)
HAPPY = ("heroes",)
"""Results after which daylight is shown."""
LOST_KINDS = 6
NAME_SIZE, NAME_ROOM = 11.5, 52.0
CLASH = svg.path(
    "M180 2l9 18 19-10-6 20 22 4-19 12 15 18-24-3-4 22-12-19-12 19-4-22-24 3 15-18-19-12 22-4-6-20 19 10Z", "me-clash"
)


# ---- the scene ----


def scene(state: State, book: TombBook, words: Tongue, rolled: bool, begun: bool) -> str:
    """What matters of it is seen in every window; who is on the move, where there is room."""
    css = "me-matters"
    if state.fighter >= 0 and state.foe >= 0:
        inner = _fight(state, book, rolled, begun)
    elif state.result:
        inner = _ending(state, book)
    elif state.phase == "gather":
        inner = _panel()
    else:
        inner, css = _turn(state, book, words, rolled), ""
    return spot("scene", SCENE_BOX, svg.group(inner, css), radius=3, under=True)


def _panel(css: str = "") -> str:
    return svg.rect(*SCENE_BOX, f"me-panel {css}".strip(), 8)


def die(face: str, x: float, y: float, size: float, css: str = "") -> str:
    """The die with the face that lies up; bare where nothing was rolled for."""
    inner = svg.rect(0, 0, 46, 46, "me-die", 8)
    inner += picture(face, 5, 5, 36) if face else svg.circle(23, 23, 5, "me-die-dot")
    drawn = svg.group(svg.group(inner, css), at=(x, y), scale=size / 46)
    return _face(face, drawn) if face else drawn


def _face(face: str, inner: str) -> str:
    """A face of the die, with what it does."""
    return svg.group(inner, spot=f"face-{face}")


def _hero(hero: Hero, book: TombBook, x: float, y: float, size: float, marked: tuple[float, float, float], css: str = "") -> str:
    kind = book.cards[hero.card].id
    return carded(f"hero-{kind}", picture(kind, x, y, size, css) + mark(hero.seat, letter(kind), *marked))


def _monster(kind: str, x: float, y: float, size: float, lettered: tuple[float, float, float]) -> str:
    return carded(f"token-{kind}", picture(kind, x, y, size) + badge(letter(kind), *lettered))


def _fight(state: State, book: TombBook, rolled: bool, begun: bool) -> str:
    hero, foe = state.heroes[state.fighter], book.monster_of[state.foe]
    lives = state.pharaoh if foe.gait == "sleep" else foe.lives
    face = book.die[state.face] if state.face >= 0 and not begun else ""
    parts = [_panel("me-panel-fight"), svg.group(CLASH, at=(5.4, -1), scale=0.72)]
    parts.append(_hero(hero, book, 4, 4, 50, (4, 35, 21)) + _monster(foe.id, 212, 4, 52, (258, 13, 12)))
    parts.append(_hearts(hero.lives, max(book.figures.lives, hero.lives), 8, 57, 14))
    parts.append(_hearts(lives, max(foe.lives, lives), 264 - 15 * max(foe.lives, lives), 57, 14))
    parts.append(die(face, *layout.DIE_BOX[:3], "rolls" if rolled else ""))
    helpers = [item for item in map(book.item_of.__getitem__, hero.items) if _helps(item, foe.tags)]
    parts += [_helper(item, 54 + at % 2 * 26.5, 4 + at // 2 * 18) for at, item in enumerate(helpers)]
    if foe.burn:
        parts.append(_burn(foe.burn, 164, 20))
    for at, (side, count) in enumerate(Counter(book.die).items()):
        parts.append(_chance(side, count, _follows(side, state, book, foe.bite), 7 + at * 52, 75))
    return "".join(parts)


def _helps(item: Item, tags: tuple[str, ...]) -> bool:
    """Whether an item can matter in a fight with such a monster."""
    return bool(item.weapon or item.against in tags or item.single in ("heal", "retreat", "jump"))


@cache
def _helper(item: Item, x: float, y: float) -> str:
    """A carried item, and beside it what it does here."""
    if item.weapon:
        sign = picture("any-weapon" if item.weapon == "firearm" else "melee", x + 16, y + 3, 11)
    elif item.single == "heal":
        sign = svg.text(x + 15, y + 13, f"+{item.amount}", "me-name me-bold", 11)
    elif item.single in ("retreat", "jump"):
        sign = svg.path(f"M{x + 17:g} {y + 8:g}h8m-3.5-3.5 3.5 3.5-3.5 3.5", "me-way-out")
    else:
        sign = svg.path(f"M{x + 18:g} {y + 5:g}l7 7m0-7-7 7", "me-kill")
    return carded(f"token-{item.id}", picture(item.id, x, y, 16) + sign)


@cache
def _burn(burn: int, x: float, y: float) -> str:
    """What it costs to run from this monster."""
    return picture("fire", x, y, 20) + "".join(picture("heart-lost", x + 20 + i * 11, y + 6, 12) for i in range(burn))


def _follows(face: str, state: State, book: TombBook, bite: int) -> str:
    """What a face would do in this fight: `lose`, `hit`, `run` or nothing."""
    if face == "attack":
        return f"lose-{bite}"
    if face in RETREAT:
        return f"run-{RETREAT[face]}"
    return "hit" if hits(state, book, state.fighter, state.foe, face) else ""


@cache
def _chance(face: str, count: int, follows: str, x: float, y: float) -> str:
    inner = svg.rect(x, y, 22, 22, "me-die", 4) + picture(face, x + 2, y + 2, 18)
    if count > 1:
        inner += badge(f"{count}", x + 22, y + 1, 11)
    at = x + 27
    if follows.startswith("lose"):
        inner += "".join(picture("heart-lost", at + i * 11, y + 7, 13) for i in range(int(follows[-1])))
    elif follows.startswith("run"):
        inner += svg.path(f"M{at:g} {y + 11:g}h11m-4-4 4 4-4 4", "me-way-out")
        inner += svg.text(at + 14, y + 15, follows[-1], "me-word me-bold", 12)
    elif follows == "hit":
        inner += svg.path(f"M{at + 2:g} {y + 5:g}l11 11m0-11-11 11", "me-kill")
    else:
        inner += svg.path(f"M{at + 12:g} {y + 8:g}a6 6 0 1 0 1 5m-1-9v4h-4", "me-again")
    return _face(face, inner)


def _turn(state: State, book: TombBook, words: Tongue, rolled: bool) -> str:
    parts = [_panel()]
    now = acting(state)
    if now >= 0 and state.heroes[now].card >= 0:
        hero = state.heroes[now]
        kind = book.cards[hero.card].id
        name = svg.text(84, 28, words.name("hero", kind), "me-word me-bold", 17)
        parts.append(_hero(hero, book, 6, 14, 72, (5, 66, 26)) + carded(f"hero-{kind}", name))
        moves = state.steps if now == state.runner else state.moves
        most = max(moves, book.figures.moves if now != state.runner else moves)
        parts.append(svg.group("".join(_step(84 + i * min(19.0, 72 / most), 40, left=i < moves) for i in range(most))))
        parts.append(_hearts(hero.lives, max(book.figures.lives, hero.lives), 84, 74, 16))
    elif state.phase == "monsters":
        kind = book.kind[state.prowler] if state.prowler >= 0 else "pharaoh"
        parts.append(_monster(kind, 6, 14, 72, (74, 22, 14)) + mark(state.seats[state.turn], "", 5, 66, 26))
        if state.prowler >= 0:
            parts += [_step(84 + i * min(19.0, 72 / state.prowl), 40, left=True) for i in range(state.prowl)]
    face = book.die[state.face] if rolled and state.face >= 0 else ""
    parts.append(die(face, *layout.IDLE_DIE_BOX[:3], "rolls" if rolled else ""))
    parts.append(_calendar(state, book))
    return "".join(parts)


@cache
def _step(x: float, y: float, *, left: bool) -> str:
    """One move: a pair of footprints."""
    prints = f"M{x + 4:g} {y + 16:g}q-5-4-2-11q5-4 6 3q0 7-4 8ZM{x + 13:g} {y + 24:g}q-5-4-2-11q5-4 6 3q0 7-4 8Z"
    return svg.path(prints, "me-step" if left else "me-step me-spent")


def _calendar(state: State, book: TombBook) -> str:
    """The round; in escape mode how much of the tomb the ceiling has taken; keys that are lost."""
    x = 240.0
    parts = [svg.circle(x, 24, 17, "me-dial"), svg.text(x, 30, state.round, "me-word me-bold", 17, "middle")]
    if state.terms.mode == "escape":
        floors = book.plans[state.terms.mode].floors
        taken = min(max(0, state.ceiling - 2), floors)
        parts.append(svg.rect(x - 25, 48, 13, 46, "me-room-box") + svg.rect(x - 25, 48, 13, 4.6 * taken, "me-block"))
        parts.append(svg.path(f"M{x - 27:g} {48 + 4.6 * taken:g}h17", "me-edge me-thick"))
        parts.append(svg.text(x - 8, 64, f"{taken}/{floors}", "me-word me-bold", 13))
    lost = [book.kind[key] for number, key in enumerate(book.keys) if key in state.box and not state.doors[number]]
    for n, key in enumerate(lost):
        at = x + 4 - n * 22
        parts.append(picture(key, at, 74, 22, "me-lost") + svg.path(f"M{at + 3:g} 93l16-16", "me-kill"))
    return "".join(parts)


def _ending(state: State, book: TombBook) -> str:
    """Daylight for those who are out; otherwise the pharaoh and the graves."""
    happy = state.result in HAPPY
    parts = [_panel(), picture("exit" if happy else "pharaoh", 6, 12, 80)]
    out = [hero for hero in state.heroes if hero.cell == (GONE if happy else DEAD) and hero.card >= 0]
    for n, hero in enumerate(out):
        x = 90 + n * 35
        parts.append(_hero(hero, book, x, 26, 38, (x + 6, 68, 22), "" if happy else "me-lost"))
    return "".join(parts)


# ---- a card a hero ----


def front(state: State, seat: Seat | None) -> int:
    """The hero whose things are shown with their names: the one on the move, if this seat plays it, or else its first; or -1."""
    mine = [number for number, hero in enumerate(state.heroes) if hero.card >= 0 and seat in (None, hero.seat)]
    now = acting(state)
    if now in mine:
        return now
    return next((number for number in mine if state.heroes[number].cell not in (DEAD, GONE)), mine[0] if mine else -1)


def rows(state: State, first: int) -> dict[int, int]:
    """The others, and in which row each of them is."""
    others = [number for number, hero in enumerate(state.heroes) if hero.card >= 0 and number != first]
    return {number: row for row, number in enumerate(others)}


def own(state: State, book: TombBook, words: Tongue, first: int) -> str:
    """The hero in front."""
    if first < 0:
        return ""
    on = first == acting(state) and not state.result
    return _standing(first, (1.0, 1.0, layout.SLOT_W - 2, layout.SLOT_H - 2), state, book, words, 15, on=on)


def own_things(slot: str, state: State, book: TombBook, words: Tongue, first: int) -> str:
    """Those of its things that lie in a slot, each with its name."""
    items = state.heroes[first].items if first >= 0 else ()
    places = [(token, box) for place, token in enumerate(items) for block, box in (layout.slot(place),) if block == slot]
    inner = "".join(_carried(token, box, state, book, words, named=True) for token, box in places)
    _, y, _, h = layout.slot(max(len(items) - 1, 0))[1]
    return framed(inner, (0, 0, layout.SLOT_W, y + h + 1)) if inner else ""


def heroes(state: State, book: TombBook, words: Tongue, first: int) -> str:
    """The others, a row each, and the monsters."""
    others = rows(state, first)
    parts = [_row(row, number, state, book, words) for number, row in others.items()]
    parts.append(_monsters(len(others), state, book))
    return framed("".join(parts), (0, 0, layout.PANEL, (len(others) + 1) * layout.ROW_STEP - 1))


def _row(row: int, number: int, state: State, book: TombBook, words: Tongue) -> str:
    hero = state.heroes[number]
    on = number == acting(state) and not state.result
    things = ""
    for place in range(max(book.figures.places, len(hero.items))):
        box = layout.item_box(row, place)
        if place < len(hero.items):
            things += _carried(hero.items[place], box, state, book, words)
        elif hero.cell not in (DEAD, GONE):
            things += svg.rect(*box, "me-slot", 6)
    return _standing(number, layout.row_box(row), state, book, words, 13, things, on=on)


def _standing(
    number: int, box: Box, state: State, book: TombBook, words: Tongue, size: float, things: str = "", *, on: bool
) -> str:
    """A hero and how it is: lives and moves, or where it has gone."""
    x, y, w, h = box
    hero = state.heroes[number]
    kind = book.cards[hero.card].id
    parts = [svg.rect(x, y, w, h, "me-panel me-panel-on" if on else "me-panel", 7)]
    parts.append(svg.rect(x + 2, y + 2, 38, h - 4, f"me-frame-seat me-edge-seat-{hero.seat % 6}", 6))
    parts.append(picture(kind, x + 3, y + h - 39, 36, "me-lost" if hero.cell == DEAD else ""))
    parts.append(mark(hero.seat, letter(kind), x - 1, y + h - 19, 19))
    parts.append(svg.text(x + 44, y + size, words.name("hero", kind), "me-word me-bold", size))
    x, y = x + 44, y + h - 27
    if hero.cell == DEAD:
        parts.append(svg.path(f"M{x + 2:g} {y + 24:g}V{y + 8:g}a8 8 0 0 1 16 0v16ZM{x + 6:g} {y + 10:g}h8m-8 5h8", "me-grave"))
    elif hero.cell == GONE:
        parts.append(picture("exit", x, y, 24))
    else:
        most = max(book.figures.lives, hero.lives)
        parts.append(_hearts(hero.lives, most, x, y, 12))
        moves = state.moves if number == now_moving(state) else state.steps if number == state.runner else 0
        parts.append(svg.group("".join(_little_step(x + 2 + i * 10, y + 11) for i in range(min(moves, 5)))))
        if hero.cell == WAITING:
            parts.append(svg.path(f"M{x + 2:g} {y + 13:g}v11m9-11v11m-9-2h9m-9-3.5h9m-9-3.5h9", "me-way-out"))
    return spot(f"hero-{kind}", box, "".join(parts) + things, radius=3, under=True)


def now_moving(state: State) -> int:
    """The hero whose own turn it is, or -1."""
    return state.order[state.turn] if state.phase == "hero" and state.order else -1


def _carried(token: int, box: Box, state: State, book: TombBook, words: Tongue, *, named: bool = False) -> str:
    spent = token in state.used or (token == book.crystal and state.crystal_spent)
    kind = book.kind[token]
    name = words.name("token", kind)
    inner = _item(kind, box, spent=spent, name=name) if named else title(name) + _item(kind, box, spent=spent)
    return f'<g id="me-carried-{token}" data-card="token-{kind}">{inner}</g>'


@cache
def _item(kind: str, box: Box, *, spent: bool, name: str = "") -> str:
    """A thing as a picture: beside it its name, or else its letter."""
    x, y, w, h = box
    size = min(w, h) - (11 if name else 5)
    inner = svg.rect(x, y, w, h, "me-place me-place-used" if spent else "me-place", 6)
    inner += picture(kind, x + 3, y + (h - size) / 2, size, "me-lost" if spent else "")
    if name:
        inner += _name(name, x + size + 6, y + h / 2)
    else:
        inner += badge(letter(kind), x + w - 3 - 3 * len(letter(kind)), y + 7, 11)
    if spent:
        inner += svg.path(f"M{x + 5:g} {y + h - 12:g}l5 6 9-12", "me-tick")
    return inner


def _name(name: str, x: float, middle: float) -> str:
    lines = words_lines(name, NAME_ROOM, NAME_SIZE)
    top = middle + 4 - (len(lines) - 1) * 6.5
    return "".join(svg.text(x, top + at * 13, line, "me-name", NAME_SIZE) for at, line in enumerate(lines))


@cache
def _little_step(x: float, y: float) -> str:
    return svg.path(f"M{x:g} {y + 12:g}q-4-4-1-9q5-4 5 3q0 6-4 6Z", "me-step")


@cache
def _hearts(lives: int, most: int, x: float, y: float, size: float) -> str:
    return svg.group("".join(picture("heart" if i < lives else "heart-lost", x + i * (size + 1), y, size) for i in range(most)))


def _monsters(row: int, state: State, book: TombBook) -> str:
    """Who plays the monsters, the pharaoh's lives, the monster that has to wait, and those that are no more."""
    x, y, w, h = layout.row_box(row)
    on = state.phase == "monsters" and not state.result
    parts = [svg.rect(x, y, w, h, "me-panel me-panel-on" if on else "me-panel", 7)]
    parts.append(picture("pharaoh", x + 3, y + 3, 36, "" if state.pharaoh else "me-asleep"))
    if state.pharaoh:
        parts.append(_hearts(state.pharaoh, 3, x + 43, y + 25, 12))
    seats = [seat for seat, number in zip(state.seats, state.order, strict=True) if _serves(state, number)]
    parts += [mark(seat, "", x + 43 + n * 17, y + 5, 15) for n, seat in enumerate(dict.fromkeys(seats))]
    if state.last_prowler >= 0:
        kind = book.kind[state.last_prowler]
        parts.append(picture(kind, x + 92, y + 5, 32, "me-lost") + svg.path(f"M{x + 94:g} {y + 8:g}l27 27", "me-kill"))
    lost = Counter(book.kind[token] for token in state.box if token in book.monster_of)
    for n, (kind, count) in enumerate(list(lost.items())[:LOST_KINDS]):
        at = x + 130 + n * 23
        parts.append(picture(kind, at, y + 17, 21, "me-lost"))
        if count > 1:
            parts.append(svg.text(at + 21, y + 14, count, "me-word me-bold me-soft", 11, "end"))
    return spot("monsters", (x, y, w, h), svg.group("".join(parts), "through"), radius=3, under=True)


def _serves(state: State, number: int) -> bool:
    return number == SPIRIT or (state.heroes[number].cell == DEAD and not state.terms.solo)


# ---- what is still closed ----


def bags(state: State, book: TombBook, words: Tongue) -> str:
    """How many of each kind the closed tokens hold: anybody can count that."""
    flat = Counter(token for pile in state.piles for token in pile if token < 0)
    across = layout.BAGS_ACROSS
    parts, row, known = [], 0, kinds_with_a_card(state, book)
    for back, bag, whole in ((CHEST, state.chests, book.chests), (DANGER, state.dangers, book.dangers)):
        left = Counter(book.kind[token] for token in bag)
        kinds = dict.fromkeys(book.kind[token] for token in whole)
        parts.append(_bag_head("chest" if back == CHEST else "danger", flat[back], row))
        for at, kind in enumerate(kinds, start=1):
            shown = _bag_kind(kind, left[kind], at % across, row + at // across)
            shown = title(f"{words.name('token', kind)}: {left[kind]}") + shown
            parts.append(carded(f"token-{kind}", shown) if kind in known else svg.group(shown))
        row += len(kinds) // across + 1
    box = (1.5, 1.5, layout.PANEL - 3, row * layout.BAG_ROW + 3)
    return spot("bags", box, svg.rect(*box, "me-panel", 7) + "".join(parts), radius=3, under=True)


@cache
def _bag_head(kind: str, count: int, row: int) -> str:
    x, y = 3.0, row * layout.BAG_ROW + 3
    return (
        picture(kind, x, y, 28)
        + svg.rect(x + 9, y + 17, 20, 15, "me-count", 7)
        + svg.text(x + 19, y + 28.5, count, "me-count-word me-bold", 12, "middle")
    )


@cache
def _bag_kind(kind: str, count: int, column: int, row: int) -> str:
    x, y = 3 + column * layout.BAG_CELL, row * layout.BAG_ROW + 3
    inner = svg.rect(x, y, layout.BAG_CELL, layout.BAG_ROW, "glow") + picture(kind, x + 1, y, 24, "" if count else "me-gone")
    if count > 1:
        inner += svg.text(x + 28, y + 32, f"×{count}", "me-word me-bold", 11, "end")
    elif not count:
        inner += svg.path(f"M{x + 3:g} {y + 22:g}l19-19", "me-out")
    return inner
