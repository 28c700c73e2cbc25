"""Beside the tomb: the scene of the turn or the fight, a card a hero, and what is still closed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.draw.marks import Box, spot
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, RETREAT, Item, TombBook
from undercroft.games.monsters_of_egypt.face.board import layout
from undercroft.games.monsters_of_egypt.face.board.cards import kinds_with_a_card
from undercroft.games.monsters_of_egypt.face.board.pieces import acting
from undercroft.games.monsters_of_egypt.face.board.shapes import badge, letter, mark, picture, title
from undercroft.games.monsters_of_egypt.rules.fights import hits
from undercroft.games.monsters_of_egypt.state import DEAD, GONE, SPIRIT, WAITING, Hero, State

if TYPE_CHECKING:
    from undercroft.texts import Tongue

SCENE_BOX: Box = (3, 0, layout.WIDTH - 6, 120)
BAG_ROW, BAG_CELL, BAGS_ACROSS = 37.0, 35.2, 10
HAPPY = ("heroes",)
"""Results after which daylight is shown."""


# ---- the scene ----


def scene(state: State, book: TombBook, words: Tongue, rolled: bool) -> str:
    if state.fighter >= 0 and state.foe >= 0:
        inner = _fight(state, book, rolled)
    elif state.result:
        inner = _ending(state, book)
    elif state.phase == "gather":
        inner = svg.rect(*SCENE_BOX, "me-panel", 8)
    else:
        inner = _turn(state, book, words, rolled)
    return spot("scene", SCENE_BOX, radius=3) + _naming(_in_scene(state, book), inner, "through")


def _naming(cards: Iterable[str], inner: str, css: str = "") -> str:
    """Something drawn, with the cards that explain it, if there are any."""
    named = " ".join(cards)
    return svg.group(inner, css, card=named) if named else svg.group(inner, css)


def _in_scene(state: State, book: TombBook) -> Iterator[str]:
    """The cards of whoever moves or fights."""
    number, token = acting(state), max(state.foe, state.prowler)
    if number >= 0 and not state.result:
        yield f"hero-{book.cards[state.heroes[number].card].id}"
    if token >= 0:
        yield f"token-{book.kind[token]}"


def die(face: str, x: float, y: float, size: float, css: str = "") -> str:
    """The die with the face that lies up; bare before the first roll."""
    inner = svg.rect(0, 0, 46, 46, "me-die", 8)
    inner += picture(face, 5, 5, 36) if face else svg.circle(23, 23, 5, "me-die-dot")
    return svg.group(svg.group(inner, css), at=(x, y), scale=size / 46)


def _fight(state: State, book: TombBook, rolled: bool) -> str:
    hero, foe = state.heroes[state.fighter], book.monster_of[state.foe]
    kind = book.cards[hero.card].id
    lives = state.pharaoh if foe.gait == "sleep" else foe.lives
    face = book.die[state.face] if state.face >= 0 else ""
    parts = [svg.rect(3, 0, 354, 120, "me-panel me-panel-fight", 8)]
    parts.append(
        svg.path(
            "M180 2l9 18 19-10-6 20 22 4-19 12 15 18-24-3-4 22-12-19-12 19-4-22-24 3 15-18-19-12 22-4-6-20 19 10Z", "me-clash"
        )
    )
    parts.append(picture(kind, 10, 5, 68) + mark(hero.seat, letter(kind), 7, 48, 24))
    parts.append(picture(foe.id, 280, 5, 68) + badge(letter(foe.id), 345, 16, 9))
    parts.append(_hearts(hero.lives, max(book.figures.lives, hero.lives), 14, 75, 17))
    parts.append(_hearts(lives, max(foe.lives, lives), 348 - 18 * max(foe.lives, lives), 75, 17))
    parts.append(die(face, *layout.DIE_BOX[:2], layout.DIE_BOX[2], "me-rolling" if rolled else ""))
    helpers = [item for item in map(book.item_of.__getitem__, hero.items) if _helps(item, foe.tags)]
    for at, item in enumerate(helpers):
        parts.append(_helper(item, 84 + at % 2 * 33, 4 + at // 2 * 30))
    if foe.burn:
        parts.append(_burn(foe.burn, 226, 26))
    x = 12.0
    for side, count in Counter(book.die).items():
        parts.append(_chance(side, count, _follows(side, state, book, foe.bite), x, 95))
        x += 70
    return "".join(parts)


def _helps(item: Item, tags: tuple[str, ...]) -> bool:
    """Whether an item can matter in a fight with such a monster."""
    return bool(item.weapon or item.against in tags or item.single in ("heal", "retreat", "jump"))


@cache
def _helper(item: Item, x: float, y: float) -> str:
    """A carried item, and beside it what it does here."""
    if item.weapon:
        sign = picture("any-weapon" if item.weapon == "firearm" else "melee", x + 17, y + 13, 14)
    elif item.single == "heal":
        sign = svg.text(x + 22, y + 12, f"+{item.amount}", "me-word me-bold", 9) + picture("heart", x + 19, y + 14, 12)
    elif item.single in ("retreat", "jump"):
        sign = svg.path(f"M{x + 18:g} {y + 20:g}h11m-4-4 4 4-4 4", "me-way-out")
    else:
        sign = svg.path(f"M{x + 20:g} {y + 15:g}l9 9m0-9-9 9", "me-kill")
    return picture(item.id, x, y, 21) + sign


@cache
def _burn(burn: int, x: float, y: float) -> str:
    """What it costs to run from this monster."""
    return picture("fire", x, y, 24) + "".join(picture("heart-lost", x + 26 + i * 13, y + 8, 14) for i in range(burn))


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
        inner += badge(f"{count}", x + 21, y + 2, 6)
    at = x + 28
    if follows.startswith("lose"):
        inner += "".join(picture("heart-lost", at + i * 12, y + 4, 14) for i in range(int(follows[-1])))
    elif follows.startswith("run"):
        inner += svg.path(f"M{at:g} {y + 11:g}h13m-5-5 5 5-5 5", "me-way-out")
        inner += svg.text(at + 17, y + 15, follows[-1], "me-word me-bold", 12)
    elif follows == "hit":
        inner += svg.path(f"M{at + 2:g} {y + 5:g}l11 11m0-11-11 11", "me-kill")
    else:
        inner += svg.path(f"M{at + 12:g} {y + 8:g}a6 6 0 1 0 1 5m-1-9v4h-4", "me-again")
    return inner


def _turn(state: State, book: TombBook, words: Tongue, rolled: bool) -> str:
    parts = [svg.rect(3, 0, 354, 120, "me-panel", 8)]
    now = acting(state)
    if now >= 0 and state.heroes[now].card >= 0:
        hero = state.heroes[now]
        kind = book.cards[hero.card].id
        parts.append(picture(kind, 14, 10, 84) + mark(hero.seat, letter(kind), 10, 70, 28))
        parts.append(svg.text(108, 34, words.name("hero", kind), "me-word me-bold", 19))
        moves = state.steps if now == state.runner else state.moves
        most = max(moves, book.figures.moves if now != state.runner else moves)
        parts += [_step(110 + i * 21, 46, left=i < moves) for i in range(most)]
        parts.append(_hearts(hero.lives, max(book.figures.lives, hero.lives), 108, 82, 17))
    elif state.phase == "monsters":
        kind = book.kind[state.prowler] if state.prowler >= 0 else "pharaoh"
        parts.append(picture(kind, 14, 10, 84) + badge(letter(kind), 92, 24, 11))
        parts.append(mark(state.seats[state.turn], letter(kind), 10, 70, 28))
        if state.prowler >= 0:
            parts += [_step(110 + i * 21, 46, left=True) for i in range(state.prowl)]
    face = book.die[state.face] if state.face >= 0 else ""
    parts.append(die(face, *layout.IDLE_DIE_BOX[:3], "me-rolling" if rolled else ""))
    parts.append(_calendar(state, book))
    return "".join(parts)


@cache
def _step(x: float, y: float, *, left: bool) -> str:
    """One move: a pair of footprints."""
    prints = f"M{x + 4:g} {y + 16:g}q-5-4-2-11q5-4 6 3q0 7-4 8ZM{x + 13:g} {y + 24:g}q-5-4-2-11q5-4 6 3q0 7-4 8Z"
    return svg.path(prints, "me-step" if left else "me-step me-spent")


def _calendar(state: State, book: TombBook) -> str:
    """The round; in escape mode how much of the tomb the ceiling has taken; keys that are lost."""
    x = 300.0
    parts = [svg.circle(x, 34, 20, "me-dial"), svg.text(x, 41, state.round, "me-word me-bold", 20, "middle")]
    if state.terms.mode == "escape":
        floors = book.plans[state.terms.mode].floors
        taken = min(max(0, state.ceiling - 2), floors)
        parts.append(svg.rect(x - 34, 64, 14, 48, "me-room-box") + svg.rect(x - 34, 64, 14, 4.8 * taken, "me-block"))
        parts.append(svg.path(f"M{x - 36:g} {64 + 4.8 * taken:g}h18", "me-edge me-thick"))
        parts.append(svg.text(x - 14, 94, f"{taken}/{floors}", "me-word me-bold", 15))
    lost = [book.kind[key] for number, key in enumerate(book.keys) if key in state.box and not state.doors[number]]
    for n, key in enumerate(lost):
        at = x + 26 - n * 26
        parts.append(picture(key, at, 84, 24, "me-lost") + svg.path(f"M{at + 3:g} 105l18-18", "me-kill"))
    return "".join(parts)


def _ending(state: State, book: TombBook) -> str:
    happy = state.result in HAPPY
    parts = [svg.rect(3, 0, 354, 120, "me-panel", 8), picture("exit" if happy else "pharaoh", 14, 10, 100)]
    out = [hero for hero in state.heroes if hero.cell == (GONE if happy else DEAD) and hero.card >= 0]
    for n, hero in enumerate(out):
        kind = book.cards[hero.card].id
        parts.append(
            picture(kind, 122 + n * 46, 34, 52, "" if happy else "me-lost") + mark(hero.seat, letter(kind), 122 + n * 46, 88, 20)
        )
    return "".join(parts)


# ---- a card a hero ----


def heroes(state: State, book: TombBook, words: Tongue) -> str:
    now = acting(state)
    parts = []
    for row, hero in enumerate(state.heroes):
        if hero.card >= 0:
            parts.append(_card(row, hero, state, book, words, on=row == now and not state.result))
    parts.append(_monsters(len(state.heroes), state, book))
    return "".join(parts)


def _card(row: int, hero: Hero, state: State, book: TombBook, words: Tongue, *, on: bool) -> str:
    x, y, w, h = layout.row_box(row)
    kind = book.cards[hero.card].id
    away = hero.cell in (DEAD, GONE)
    parts = [svg.rect(x, y, w, h, "me-panel me-panel-on" if on else "me-panel", 7)]
    parts.append(svg.rect(x + 3, y + 3, 48, 48, f"me-frame-seat me-edge-seat-{hero.seat % 6}", 6))
    parts.append(picture(kind, x + 4, y + 4, 46, "me-lost" if hero.cell == DEAD else ""))
    parts.append(mark(hero.seat, letter(kind), x - 1, y + 33, 19))
    parts.append(svg.text(x + 56, y + 17, words.name("hero", kind), "me-word me-bold", 13.5))
    if hero.cell == DEAD:
        parts.append(svg.path(f"M{x + 58:g} {y + 48:g}V{y + 32:g}a9 9 0 0 1 18 0v16ZM{x + 63:g} {y + 34:g}h8m-8 5h8", "me-grave"))
    elif hero.cell == GONE:
        parts.append(picture("exit", x + 56, y + 22, 27))
    else:
        most = max(book.figures.lives, hero.lives)
        parts.append(_hearts(hero.lives, most, x + 55, y + 21, 13))
        moves = state.moves if row == now_moving(state) else state.steps if row == state.runner else 0
        parts += [_little_step(x + 57 + i * 11, y + 37) for i in range(min(moves, 5))]
        if hero.cell == WAITING:
            parts.append(svg.path(f"M{x + 60:g} {y + 37:g}v13m9-13v13m-9-3h9m-9-4h9m-9-4h9", "me-way-out"))
    for place in range(max(book.figures.places, len(hero.items))):
        box = layout.item_box(row, place)
        if place < len(hero.items):
            parts.append(_carried(hero.items[place], box, state, book, words))
        elif not away:
            parts.append(svg.rect(*box, "me-slot", 6))
    return spot(f"hero-{kind}", (x, y, w, h), "".join(parts), radius=3, under=True)


def now_moving(state: State) -> int:
    """The hero whose own turn it is, or -1."""
    return state.order[state.turn] if state.phase == "hero" and state.order else -1


def _carried(token: int, box: Box, state: State, book: TombBook, words: Tongue) -> str:
    spent = token in state.used or (token == book.crystal and state.crystal_spent)
    kind = book.kind[token]
    inner = title(words.name("token", kind)) + _item(kind, box, spent=spent)
    return f'<g id="me-carried-{token}" data-card="token-{kind}">{inner}</g>'


@cache
def _item(kind: str, box: Box, *, spent: bool) -> str:
    x, y, w, h = box
    inner = svg.rect(x, y, w, h, "me-place me-place-used" if spent else "me-place", 6)
    inner += picture(kind, x + 4, y + 4, w - 8, "me-lost" if spent else "")
    inner += badge(letter(kind), x + w - 6, y + 7, 6)
    if spent:
        inner += svg.path(f"M{x + 5:g} {y + h - 13:g}l5 6 9-12", "me-tick")
    return inner


@cache
def _little_step(x: float, y: float) -> str:
    return svg.path(f"M{x:g} {y + 12:g}q-4-4-1-9q5-4 5 3q0 6-4 6Z", "me-step")


@cache
def _hearts(lives: int, most: int, x: float, y: float, size: float) -> str:
    return "".join(picture("heart" if i < lives else "heart-lost", x + i * (size + 1), y, size) for i in range(most))


def _monsters(row: int, state: State, book: TombBook) -> str:
    """Who plays the monsters, the pharaoh's lives, and the monster that has to wait."""
    x, y, w, h = layout.row_box(row)
    on = state.phase == "monsters" and not state.result
    parts = [svg.rect(x, y, w, h, "me-panel me-panel-on" if on else "me-panel", 7)]
    parts.append(picture("pharaoh", x + 4, y + 4, 46, "" if state.pharaoh else "me-asleep"))
    if state.pharaoh:
        parts.append(_hearts(state.pharaoh, 3, x + 55, y + 31, 13))
    seats = [seat for seat, number in zip(state.seats, state.order, strict=True) if _serves(state, number)]
    parts += [mark(seat, "", x + 56 + n * 18, y + 7, 16) for n, seat in enumerate(dict.fromkeys(seats))]
    if state.last_prowler >= 0:
        kind = book.kind[state.last_prowler]
        parts.append(picture(kind, x + 121, y + 8, 40, "me-lost") + svg.path(f"M{x + 124:g} {y + 11:g}l34 34", "me-kill"))
    lost = Counter(book.kind[token] for token in state.box if token in book.monster_of)
    for n, (kind, count) in enumerate(list(lost.items())[:7]):
        parts.append(picture(kind, x + 172 + n * 25, y + 16, 23, "me-lost"))
        if count > 1:
            parts.append(svg.text(x + 172 + n * 25 + 20, y + 15, count, "me-word me-bold me-soft", 9, "end"))
    return spot("monsters", (x, y, w, h), svg.group("".join(parts), "through"), radius=3, under=True)


def _serves(state: State, number: int) -> bool:
    return number == SPIRIT or (state.heroes[number].cell == DEAD and not state.terms.solo)


# ---- what is still closed ----


def bags(state: State, book: TombBook, words: Tongue) -> str:
    """How many of each kind the closed tokens hold: anybody can count that."""
    flat = Counter(token for pile in state.piles for token in pile if token < 0)
    parts, row, known = [], 0, kinds_with_a_card(state, book)
    for back, bag, whole in ((CHEST, state.chests, book.chests), (DANGER, state.dangers, book.dangers)):
        left = Counter(book.kind[token] for token in bag)
        kinds = dict.fromkeys(book.kind[token] for token in whole)
        parts.append(_bag_head("chest" if back == CHEST else "danger", flat[back], row))
        for at, kind in enumerate(kinds, start=1):
            shown = _bag_kind(kind, left[kind], at % BAGS_ACROSS, row + at // BAGS_ACROSS)
            cards = [f"token-{kind}"] if kind in known else []
            parts.append(_naming(cards, title(f"{words.name('token', kind)}: {left[kind]}") + shown))
        row += len(kinds) // BAGS_ACROSS + 1
    box = (3.0, -3.0, layout.WIDTH - 6.0, row * BAG_ROW + 6)
    return spot("bags", box, svg.rect(*box, "me-panel", 7) + "".join(parts), radius=3, under=True)


@cache
def _bag_head(kind: str, count: int, row: int) -> str:
    x, y = 4.0, row * BAG_ROW
    return (
        picture(kind, x, y + 1, 33)
        + svg.rect(x + 15, y + 20, 20, 15, "me-count", 7)
        + svg.text(x + 25, y + 31.5, count, "me-count-word me-bold", 12, "middle")
    )


@cache
def _bag_kind(kind: str, count: int, column: int, row: int) -> str:
    x, y = 5 + column * BAG_CELL, row * BAG_ROW
    inner = svg.rect(x, y, BAG_CELL, BAG_ROW, "glow") + picture(kind, x + 2, y + 2, 27, "" if count else "me-gone")
    if count > 1:
        inner += svg.text(x + 33, y + 33, f"×{count}", "me-word me-bold", 10.5, "end")
    elif not count:
        inner += svg.path(f"M{x + 5:g} {y + 26:g}l21-21", "me-out")
    return inner
