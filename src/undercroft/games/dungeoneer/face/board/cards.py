"""Cards as pictures: faces, backs, quests, and the reference of all cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.face import CardPicture, Options
from undercroft.games.dungeoneer.content import FORMS, Card, DungeonBook, Monster, Quest
from undercroft.games.dungeoneer.face.board import glyphs, heroes, shapes
from undercroft.games.dungeoneer.face.board.layout import HELD_H, HELD_LOW
from undercroft.games.dungeoneer.state import View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

WIDTH, HEIGHT = 100, 140
QUEST_WIDTH, QUEST_HEIGHT = 140, 140
SMALL = 11.4
"""The size of words on a quest."""

GROUPS = ("treasures", "boons", "banes", "traps", "monsters", "quests")
PICTURES = {name: inner for group in GROUPS for name, inner in shapes.art(group).items()}
"""Card kind, quest or its monster -> its picture in a box of 100."""
STAND_INS = {"treasure": "treasures", "boon": "boons", "bane": "bane", "monster": "duration-monster", "trap": "trap"}
"""The sign for a kind that only a pack of somebody else knows; a quest gets that of its category."""
VERBS = {
    "card": ("play", "declare", "use", "discard", "card"),
    "quest": ("attempt", "search", "pick-up", "deliver"),
    "hero": ("hero",),
}
"""By sort of card, what is answered on it."""
SORT = {verb: sort for sort, verbs in VERBS.items() for verb in verbs}
BACK = shapes.SCENES["card-back"]
SORTS = shapes.art("sorts")
"""A sort's plate about its middle, and its sign: a chest, a star, an evil face, claws, jaws."""


# ---- shapes ----


def defined(book: DungeonBook) -> str:
    """What faces, heroes and the battle refer to; once in a page."""
    stand_ins = {card.id: STAND_INS[card.sort] for card in book.cards}
    for quest in book.quests:
        stand_ins[subject(quest)] = f"category-{quest.category}" if quest.monster is None else "duration-monster"
    found = [f'<g id="dg-p-{name}">{PICTURES.get(name, glyphs.KNOWN[sign])}</g>' for name, sign in stand_ins.items()]
    found.append(f'<g id="dg-back">{BACK}</g>')
    return "".join(found) + glyphs.defined() + heroes.defined()


def picture(kind: str, x: float, y: float, size: float, css: str = "") -> str:
    """What a card shows, in a square box."""
    named = f' class="{css}"' if css else ""
    return f'<use href="#dg-p-{kind}"{named} transform="translate({x:g} {y:g}) scale({size / 100:g})"/>'


def back() -> str:
    """100 by 140."""
    return '<use href="#dg-back"/>'


# ---- faces ----


def card_face(book: DungeonBook, number: int, words: Tongue) -> str:
    """A card of 100 by 140."""
    card = book.cards[number]
    return _face(book, number, words.name("card", card.id), _kinds(card, words))


def lying(book: DungeonBook, number: int, words: Tongue, x: float, y: float, scale: float) -> str:
    """A card that all who see it may ask about."""
    face = shapes.put(card_face(book, number, words), x, y, scale)
    return marks.spot(f"card-{book.cards[number].id}", (x, y, WIDTH * scale, HEIGHT * scale), face, 5)


def chip(book: DungeonBook, number: int, x: float, y: float, size: float) -> str:
    """A card in play as small as a thumb: its picture, with the colour of its sort below."""
    card = book.cards[number]
    box: marks.Box = (x, y, size, size)
    inner = svg.rect(*box, "dg-stock", 4) + picture(card.id, x + size * 0.08, y + size * 0.04, size * 0.84)
    inner += svg.rect(x + 2, y + size - 4, size - 4, 3, f"dg-sort-{card.sort}", 1)
    return marks.spot(f"card-{card.id}", box, inner, 4)


def _kinds(card: Card, words: Tongue) -> str:
    return " · ".join(words.name("kind", kind) for kind in card.kinds)


@lru_cache(512)
def _face(book: DungeonBook, number: int, name: str, kinds: str) -> str:
    card = book.cards[number]
    if card.monster is not None:
        inner, low = _creature(card.monster, card.id, name, card.sort)
    else:
        inner, low = _frame() + heroes.niche(5, 5, 90, 56) + picture(card.id, 24, 7, 52) + _banner(name, card.sort, 61), 83
        inner += glyphs.stacked(glyphs.clauses(card.clauses), 50, 98, 90, 37)
    inner += glyphs.picture(f"timing-{card.timing}", 7, low - 36, 11) + glyphs.picture(
        f"duration-{card.duration}", 7, low - 49, 11
    )
    inner += shapes.written(kinds, 50, low + 11, 90, 9.9, "dg-small-word dg-faint", "middle")
    return inner + _price(card, 14.5, 14.5, 11) + _sort(card.sort, 86, 14.5, 0.86)


def _creature(monster: Monster, id: str, name: str, sort: str) -> tuple[str, float]:
    """A monster with its scores, and where its kinds are written: what it does needs room."""
    tall = 46 if monster.clauses else 56
    inner = _frame() + heroes.niche(5, 5, 90, tall) + picture(id, 52 - tall / 2, 6, tall - 4) + _banner(name, sort, tall + 5)
    inner += _scores(monster, 50, 98 if monster.clauses else 114, 28, 10.4 if monster.clauses else 13)
    inner += _health(monster, 84, tall - 4, 20)
    return inner + glyphs.stacked(glyphs.clauses(monster.clauses), 50, 110, 92, 26, 15), tall + 27


def prey_face(book: DungeonBook, number: int, words: Tongue) -> str:
    """The monster of a quest as a card of 100 by 140: it has no price."""
    monster = book.quests[number].monster
    if monster is None:
        return ""
    kinds = " · ".join(words.name("kind", kind) for kind in monster.kinds)
    return _prey(book, number, words.name("monster", monster.id), kinds)


@lru_cache(64)
def _prey(book: DungeonBook, number: int, name: str, kinds: str) -> str:
    monster = book.quests[number].monster
    assert monster is not None
    inner, low = _creature(monster, monster.id, name, "quest")
    inner += shapes.written(kinds, 50, low + 11, 88, 9.9, "dg-small-word dg-faint", "middle")
    return inner + glyphs.picture("quest", 5, 5, 20) + _sort("monster", 86, 14.5, 0.86)


def held_face(book: DungeonBook, number: int, words: Tongue, when: str, *, now: bool, low: bool = False) -> str:
    """A card of the hand, 108 by 178: large enough to be read, and it says when it can be played. One of many is lower."""
    return _held(book, number, words.name("card", book.cards[number].id), when, now, HELD_LOW if low else HELD_H)


@lru_cache(1024)
def _held(book: DungeonBook, number: int, name: str, when: str, now: bool, height: float) -> str:
    card = book.cards[number]
    band = 63 if height == HELD_H else 32
    inner = svg.rect(2, 1, 104, height - 2, "dg-stock", 8) + svg.rect(4.6, 3.6, 98.8, height - 7.2, "dg-engraved", 6)
    inner += heroes.niche(6, 5, 96, band - 5) + picture(card.id, 58 - band / 2, 6, band - 8)
    lines = shapes.lines(name, 103, 13)
    inner += svg.rect(3, band, 102, 19 + 14 * (len(lines) - 1), f"dg-band dg-sort-{card.sort}")
    inner += shapes.written(name, 54, band + 14, 103, 13, "dg-on-band", "middle", 1.08)
    top, foot = band + 21 + 14 * (len(lines) - 1), shapes.lines(when, 98, 12)
    bottom = height - 8 - 14 * len(foot)
    if card.monster is not None:
        inner += _scores(card.monster, 54, top + 14, 32, 12.5) + _health(card.monster, 91 if band > 40 else 70, band - 10, 23)
        if band > 40:
            inner += glyphs.stacked(glyphs.clauses(card.monster.clauses), 54, top + 28, 98, bottom - top - 30, 18)
    else:
        inner += glyphs.stacked(glyphs.clauses(card.clauses), 54, top + 2, 98, bottom - top - 6, 22)
    inner += svg.rect(5, bottom, 98, height - 4 - bottom, "dg-foot-now" if now else "dg-foot", 4)
    inner += shapes.written(when, 54, bottom + 13, 97, 12, "dg-word dg-bold" if now else "dg-word", "middle", 1.14)
    return inner + _price(card, 17, 17, 13) + _sort(card.sort, 92, 17, 1)


@lru_cache(4)
def _frame() -> str:
    corners = "M4 12Q12 12 12 4M96 12Q88 12 88 4M4 128Q12 128 12 136M96 128Q88 128 88 136"
    inner = svg.rect(1, 1, 98, 138, "dg-stock", 7) + svg.rect(3.6, 3.6, 92.8, 132.8, "dg-engraved", 5)
    return inner + svg.path(corners, "dg-engraved")


def _banner(name: str, sort: str, y: float) -> str:
    """The name of a card, in two lines where one is too narrow."""
    lines = shapes.lines(name, 92, 10.8)
    inner = svg.rect(2.4, y, 95.2, 22, f"dg-band dg-sort-{sort}")
    return inner + shapes.written(name, 50, y + (15 if len(lines) == 1 else 9.6), 93, 10.8, "dg-on-band", "middle", 0.96)


def _price(card: Card, x: float, y: float, radius: float) -> str:
    """Glory is round, peril a diamond."""
    words = "X" if card.price < 0 else card.price
    if card.glory:
        shape, css = svg.circle(x, y, radius, "dg-coin"), "dg-on-glory"
    else:
        r = radius * 1.18
        shape, css = svg.path(f"M{x:g} {y - r:g}L{x + r:g} {y:g}L{x:g} {y + r:g}L{x - r:g} {y:g}Z", "dg-diamond"), "dg-on-peril"
    return shape + svg.text(x, round(y + radius * 0.46, 1), words, css, round(radius * 1.3, 1), "middle")


def _sort(sort: str, x: float, y: float, scale: float) -> str:
    return svg.group(SORTS[sort], at=(x, y), scale=scale)


def _scores(monster: Monster, x: float, y: float, step: float, radius: float) -> str:
    return "".join(
        glyphs.badge(form, monster.scores[form].value, x + (at - 1) * step, y, radius, attacks=monster.scores[form].attacks)
        for at, form in enumerate(FORMS)
    )


def _health(monster: Monster, x: float, y: float, size: float) -> str:
    heart = glyphs.picture("health", x - size / 2, y - size / 2, size)
    return heart + svg.text(x, round(y + size * 0.22, 1), monster.health, "dg-on-heart", round(size * 0.62, 1), "middle")


# ---- quests ----


def quest_face(book: DungeonBook, number: int, words: Tongue) -> str:
    """A quest of 140 by 140: its sort, where it is done (any room or tunnel is a sign), what it asks and what it gives."""
    quest = book.quests[number]
    places = tuple(words.name("location", id) if id in book.place else "" for id in quest.where)
    return _quest(book, number, words.name("quest", quest.id), words.name("category", quest.category), places)


@lru_cache(64)
def _quest(book: DungeonBook, number: int, title: str, category: str, places: tuple[str, ...]) -> str:
    quest, lines = book.quests[number], shapes.lines(title, 110, 12)
    inner = svg.rect(1, 1, 138, 138, "dg-stock", 7) + svg.rect(3.6, 3.6, 132.8, 132.8, "dg-engraved", 5)
    y = 8.0 + 13 * len(lines)
    inner += svg.rect(2.4, 5, 135.2, y - 5, "dg-band dg-sort-quest")
    inner += svg.circle(13, (5 + y) / 2, 9.6, "dg-node") + glyphs.picture(
        f"category-{quest.category}", 7.2, (5 + y) / 2 - 5.8, 11.6
    )
    inner += shapes.written(title, 80, 17, 112, 12, "dg-on-band", "middle", 1.08)
    inner += heroes.niche(6, y + 3, 42, 42) + picture(subject(quest), 9, y + 6, 36)
    inner += shapes.written(category, 52, y + 12, 84, SMALL, "dg-small-word dg-faint")
    y += 15
    for at, words in enumerate(places):
        inner += glyphs.picture("place" if not at else "goal", 51, y + 1, 11)
        if words:
            inner += marks.carded(f"location-{quest.where[at]}", shapes.written(words, 64, y + 10, 73, SMALL, "dg-small-word"))
        else:
            inner += glyphs.row((glyphs.sign(quest.where[at]), glyphs.figure("?")), 64, y, 12)
        y += 13.7 * max(1, len(shapes.lines(words, 73, SMALL)))
    left, room = (94, 82) if y < 70 else (70, 128)
    inner += glyphs.stacked(_conditions(quest), left, y + 1, room, 116 - y, 16)
    reward = (glyphs.sign("crown"), glyphs.ARROW, *glyphs.words(quest.reward))
    return inner + svg.rect(6, 117.5, 128, 17, "dg-strip", 4) + glyphs.row(reward, 70, 119, 14, "middle")


def subject(quest: Quest) -> str:
    """What the picture of a quest shows: the monster of a hunt, or what it is about."""
    return quest.monster.id if quest.monster is not None else quest.id


def _conditions(quest: Quest) -> list[tuple[glyphs.Glyph, ...]]:
    rows: list[tuple[glyphs.Glyph, ...]] = []
    if quest.search:
        rows.append((glyphs.sign("points"), glyphs.ARROW, glyphs.sign("category-search"), glyphs.figure(f"{quest.search}+")))
    if quest.monster is not None:
        health = (glyphs.sign("health"), glyphs.figure(str(quest.monster.health)))
        rows.append((*health, *(glyphs.Glyph("score", _score(quest.monster, form)) for form in FORMS)))
        rows += glyphs.clauses(quest.monster.clauses)
    else:
        test = glyphs.words((quest.test,))
        rows.append((*test, glyphs.sign("fail"), *glyphs.words(quest.failure)) if quest.failure else test)
    if quest.option is not None:
        rows.append((glyphs.Glyph("glory", str(quest.option[0])), glyphs.ARROW, *glyphs.words((quest.option[1],))))
    if quest.influence:
        rows += [(glyphs.sign("category-influence"), *row) for row in glyphs.clauses(quest.influence)]
    return rows


def _score(monster: Monster, form: str) -> str:
    score = monster.scores[form]
    return f"{form} {'attack' if score.attacks else 'counter'} {score.value}"


# ---- the reference ----


def cards(view: View, book: DungeonBook, words: Tongue, options: Options) -> list[CardPicture]:
    """The own hand and what lies open first, then quests, heroes, and every other kind of card."""
    state, wishes = view.state, _wishes(options & _answers(book))
    own = state.parts[view.seat] if view.seat is not None else None
    hand = [card for card in own.hand if card >= 0] if own is not None else []
    lying = [card for player in state.parts for card in (*player.inventory, *player.banes, *player.lair, *player.known)]
    shown = dict.fromkeys(book.names[card] for card in (*hand, *lying))
    found = [_kind_card(book, kind, words, wishes.get(("card", kind), "")) for kind in shown]
    quests = [quest for player in state.parts for quest in (*player.quests, *player.done)]
    for number in dict.fromkeys((*state.common, *quests)):
        found.append(_quest_card(book, number, words, wishes.get(("quest", book.quests[number].id), "")))
    chosen = [player.hero for player in state.parts if player.hero >= 0]
    wished = [number for number, hero in enumerate(book.heroes) if ("hero", hero.id) in wishes]
    for number in dict.fromkeys((*wished, *chosen)):
        found.append(_hero_card(book, number, words, wishes.get(("hero", book.heroes[number].id), "")))
    rest = (kind for kind in book.kinds if kind not in shown)
    return found + [_kind_card(book, kind, words, wishes.get(("card", kind), "")) for kind in rest]


@lru_cache(16)
def _answers(book: DungeonBook) -> frozenset[str]:
    """All that is ever answered on a card."""
    ids = {"card": book.kinds, "quest": [quest.id for quest in book.quests], "hero": [hero.id for hero in book.heroes]}
    return frozenset(f"{verb} {id}" for sort, verbs in VERBS.items() for verb in verbs for id in ids[sort])


def _wishes(answered: Iterable[str]) -> dict[tuple[str, str], str]:
    """By sort and id, what is answered on a card: nothing where there are several wishes."""
    found: dict[tuple[str, str], str] = {}
    for wish in answered:
        verb, _, id = wish.partition(" ")
        card = SORT[verb], id
        found[card] = "" if card in found else wish
    return found


@lru_cache(512)
def _kind_card(book: DungeonBook, kind: str, words: Tongue, wish: str) -> CardPicture:
    number = next(number for number, card in enumerate(book.cards) if card.id == kind)
    inner = card_face(book, number, words) + (marks.option(wish, (1, 1, WIDTH - 2, HEIGHT - 2)) if wish else "")
    return CardPicture("card", kind, words.name("card", kind), _words(book, "card", kind, words), page(inner, WIDTH, HEIGHT))


@lru_cache(2048)
def _words(book: DungeonBook, kind: str, id: str, words: Tongue) -> str:
    """What a card does is the same all through a game."""
    return str(words.card(kind, id, book, None))


@lru_cache(256)
def _quest_card(book: DungeonBook, number: int, words: Tongue, wish: str) -> CardPicture:
    id = book.quests[number].id
    inner = quest_face(book, number, words)
    inner += marks.option(wish, (1, 1, QUEST_WIDTH - 2, QUEST_HEIGHT - 2)) if wish else ""
    said = _words(book, "quest", id, words)
    return CardPicture("quest", id, words.name("quest", id), said, page(inner, QUEST_WIDTH, QUEST_HEIGHT))


@lru_cache(128)
def _hero_card(book: DungeonBook, number: int, words: Tongue, wish: str) -> CardPicture:
    hero = book.heroes[number]
    inner = heroes.hero_face(book, number, words) + (marks.option(wish, (1, 1, WIDTH - 2, HEIGHT - 2)) if wish else "")
    said = _words(book, "hero", hero.id, words)
    return CardPicture("hero", hero.id, words.name("hero", hero.id), said, page(inner, WIDTH, HEIGHT))


def page(inner: str, width: float, height: float) -> str:
    """A picture of its own in a page."""
    return f'<svg class="dg-card-picture" viewBox="0 0 {width} {height}" aria-hidden="true" focusable="false">{inner}</svg>'
