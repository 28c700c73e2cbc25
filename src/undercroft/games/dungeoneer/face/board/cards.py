"""Cards as pictures: faces, backs, quests, and the reference of all cards."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.face import CardPicture
from undercroft.games.dungeoneer.content import FORMS, Card, DungeonBook, Monster, Quest
from undercroft.games.dungeoneer.face.board import glyphs, heroes, shapes
from undercroft.games.dungeoneer.state import View
from undercroft.kernel.types import Ask

if TYPE_CHECKING:
    from undercroft.texts import Tongue

WIDTH, HEIGHT = 100, 140
QUEST_WIDTH, QUEST_HEIGHT = 140, 100

GROUPS = ("treasures", "boons", "banes", "traps", "monsters", "quests")
PICTURES = {name: inner for group in GROUPS for name, inner in shapes.art(group).items()}
"""Card kind, quest or its monster -> its picture in a box of 100."""
STAND_INS = {"treasure": "treasures", "boon": "boons", "bane": "bane", "monster": "duration-monster", "trap": "trap"}
"""The sign for a kind that only a pack of somebody else knows; a quest gets that of its category."""
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


def card_face(book: DungeonBook, number: int, words: Tongue, *, small: bool = False) -> str:
    """A card of 100 by 140. A small one keeps only what is read at the size of a thumb."""
    card = book.cards[number]
    name = words.name("card", card.id)
    return _small(book, number, name) if small else _face(book, number, name, _kinds(card, words))


def lying(book: DungeonBook, number: int, words: Tongue, x: float, y: float, scale: float, *, small: bool) -> str:
    """A card that all who see it may ask about."""
    face = shapes.put(card_face(book, number, words, small=small), x, y, scale)
    return marks.spot(f"card-{book.cards[number].id}", (x, y, WIDTH * scale, HEIGHT * scale), face, 5)


def _kinds(card: Card, words: Tongue) -> str:
    return " · ".join(words.name("kind", kind) for kind in card.kinds)


@lru_cache(512)
def _face(book: DungeonBook, number: int, name: str, kinds: str) -> str:
    card = book.cards[number]
    inner = _frame() + heroes.niche(5, 5, 90, 62) + picture(card.id, 22, 9, 56) + _banner(name, card.sort)
    inner += glyphs.picture(f"timing-{card.timing}", 7, 83, 11) + glyphs.picture(f"duration-{card.duration}", 82, 83, 11)
    inner += svg.text(50, 91.4, kinds, "dg-small-word dg-faint", shapes.fit(kinds, 60, 8.4, 6), "middle")
    if card.monster is not None:
        inner += _fighter(card.monster)
    else:
        inner += glyphs.stacked(glyphs.clauses(card.clauses), 50, 96, 90, 39)
    return inner + _price(card, 14.5, 14.5, 11) + _sort(card.sort, 86, 14.5, 0.86)


def _fighter(monster: Monster) -> str:
    low = 105.5 if monster.clauses else 113
    inner = _scores(monster, 50, low, 28, 10.4 if monster.clauses else 13) + _health(monster, 84, 56, 20)
    return inner + glyphs.stacked(glyphs.clauses(monster.clauses), 50, 118, 90, 18, 15)


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
    inner = _frame() + heroes.niche(5, 5, 90, 62) + picture(monster.id, 22, 9, 56) + _banner(name, "quest")
    inner += svg.text(50, 91.4, kinds, "dg-small-word dg-faint", shapes.fit(kinds, 60, 8.4, 6), "middle")
    return inner + _fighter(monster) + glyphs.picture("quest", 5, 5, 20) + _sort("monster", 86, 14.5, 0.86)


@lru_cache(512)
def _small(book: DungeonBook, number: int, name: str) -> str:
    card = book.cards[number]
    inner = _frame() + heroes.niche(5, 5, 90, 66) + picture(card.id, 20, 8, 62)
    inner += _title(shapes.lines(name, 90, 13.5), card.sort, 70, 26, 13.5)
    if card.monster is not None:
        inner += _scores(card.monster, 50, 117, 30, 13.6) + _health(card.monster, 82, 57, 25)
    else:
        inner += glyphs.stacked(glyphs.clauses(card.clauses), 50, 98, 90, 38, 21)
    return inner + _price(card, 17, 17, 15) + _sort(card.sort, 84, 16.5, 1.1)


@lru_cache(4)
def _frame() -> str:
    corners = "M4 12Q12 12 12 4M96 12Q88 12 88 4M4 128Q12 128 12 136M96 128Q88 128 88 136"
    inner = svg.rect(1, 1, 98, 138, "dg-stock", 7) + svg.rect(3.6, 3.6, 92.8, 132.8, "dg-engraved", 5)
    return inner + svg.path(corners, "dg-engraved")


def _banner(name: str, sort: str) -> str:
    """The name of a large card: in one line if that leaves it readable."""
    if shapes.fit(name, 90, 10.6, 6) >= 9:
        return _title([name], sort, 66, 15, 10.6)
    return _title(shapes.lines(name, 90, 10), sort, 61, 20, 10)


def _title(lines: list[str], sort: str, y: float, height: float, size: float) -> str:
    inner = svg.rect(2.4, y, 95.2, height, f"dg-band dg-sort-{sort}")
    step = height / (len(lines) + 0.35)
    for at, words in enumerate(lines):
        fitted = min(shapes.fit(words, 90, size, 6), step * 1.04)
        line = round(y + step * (at + 0.5) + height * 0.02 + fitted * 0.5, 1)
        inner += svg.text(50, line, words, "dg-on-band", round(fitted, 1), "middle")
    return inner


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
    """A quest of 140 by 100: its sort, where it is done (any room or tunnel is a sign), what it asks and what it gives."""
    quest = book.quests[number]
    places = tuple(words.name("location", id) if id in book.place else "" for id in quest.where)
    return _quest(book, number, words.name("quest", quest.id), words.name("category", quest.category), places)


@lru_cache(64)
def _quest(book: DungeonBook, number: int, title: str, category: str, places: tuple[str, ...]) -> str:
    quest = book.quests[number]
    inner = svg.rect(1, 1, 138, 98, "dg-stock", 7) + svg.rect(3.6, 3.6, 132.8, 92.8, "dg-engraved", 5)
    inner += svg.rect(2.4, 5, 135.2, 16, "dg-band dg-sort-quest")
    inner += svg.circle(12, 13, 9.6, "dg-node") + glyphs.picture(f"category-{quest.category}", 6.2, 7.2, 11.6)
    inner += svg.text(79, 17.4, title, "dg-on-band", shapes.fit(title, 110, 12, 7), "middle")
    inner += heroes.niche(6, 24, 42, 42) + picture(subject(quest), 9, 27, 36)
    inner += svg.text(27, 74.6, category, "dg-small-word dg-faint", shapes.fit(category, 42, 7.6, 6), "middle")
    y = 25.0
    for at, words in enumerate(places):
        inner += glyphs.picture("place" if not at else "goal", 51, y, 9)
        if words:
            name = svg.text(62, y + 8, words, "dg-small-word", shapes.fit(words, 82, 9.2, 7))
            inner += marks.carded(f"location-{quest.where[at]}", name)
        else:
            inner += glyphs.row((glyphs.sign(quest.where[at]), glyphs.figure("?")), 62, y, 9.5)
        y += 11
    inner += glyphs.stacked(_conditions(quest), 94, y + 1, 82, 77 - y - 2, 14)
    reward = (glyphs.sign("crown"), glyphs.ARROW, *glyphs.words(quest.reward))
    return inner + svg.rect(6, 78.5, 128, 16, "dg-strip", 4) + glyphs.row(reward, 70, 80, 13, "middle")


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


def cards(view: View, book: DungeonBook, words: Tongue, *, ask: Ask | None = None) -> list[CardPicture]:
    """The own hand and what lies open first, then quests, heroes, and every other kind of card."""
    options = {str(action) for action in ask.options} if ask else set()
    state = view.state
    own = state.parts[view.seat] if view.seat is not None else None
    hand = [card for card in own.hand if card >= 0] if own is not None else []
    lying = [card for player in state.parts for card in (*player.inventory, *player.banes, *player.lair, *player.known)]
    found = []
    for number in dict.fromkeys(book.kinds.index(book.cards[card].id) for card in (*hand, *lying)):
        found.append(_kind(book, book.kinds[number], words, options))
    quests = [quest for player in state.parts for quest in (*player.quests, *player.done)]
    for number in dict.fromkeys((*state.common, *quests)):
        found.append(_quest_card(book, number, words, options))
    chosen = [player.hero for player in state.parts if player.hero >= 0]
    wished = [number for number, hero in enumerate(book.heroes) if f"hero {hero.id}" in options]
    for number in dict.fromkeys((*wished, *chosen)):
        found.append(_hero_card(book, number, words, options))
    shown = {picture.id for picture in found if picture.kind == "card"}
    found += [_kind(book, kind, words, options) for kind in book.kinds if kind not in shown]
    return found


def _kind(book: DungeonBook, kind: str, words: Tongue, options: set[str]) -> CardPicture:
    number = next(number for number, card in enumerate(book.cards) if card.id == kind)
    wishes = [wish for verb in ("play", "declare", "use", "discard", "card") if (wish := f"{verb} {kind}") in options]
    inner = card_face(book, number, words) + (marks.option(wishes[0], (1, 1, WIDTH - 2, HEIGHT - 2)) if len(wishes) == 1 else "")
    return CardPicture("card", kind, words.name("card", kind), _words(book, "card", kind, words), _page(inner, WIDTH, HEIGHT))


@lru_cache(2048)
def _words(book: DungeonBook, kind: str, id: str, words: Tongue) -> str:
    """What a card does is the same all through a game."""
    return str(words.card(kind, id, book, None))


def _quest_card(book: DungeonBook, number: int, words: Tongue, options: set[str]) -> CardPicture:
    id = book.quests[number].id
    wishes = [wish for verb in ("attempt", "search", "pick-up", "deliver") if (wish := f"{verb} {id}") in options]
    inner = quest_face(book, number, words)
    inner += marks.option(wishes[0], (1, 1, QUEST_WIDTH - 2, QUEST_HEIGHT - 2)) if len(wishes) == 1 else ""
    said = _words(book, "quest", id, words)
    return CardPicture("quest", id, words.name("quest", id), said, _page(inner, QUEST_WIDTH, QUEST_HEIGHT))


def _hero_card(book: DungeonBook, number: int, words: Tongue, options: set[str]) -> CardPicture:
    hero = book.heroes[number]
    inner = heroes.hero_face(book, number, words)
    inner += marks.option(f"hero {hero.id}", (1, 1, WIDTH - 2, HEIGHT - 2)) if f"hero {hero.id}" in options else ""
    said = _words(book, "hero", hero.id, words)
    return CardPicture("hero", hero.id, words.name("hero", hero.id), said, _page(inner, WIDTH, HEIGHT))


def _page(inner: str, width: float, height: float) -> str:
    return f'<svg class="dg-card-picture" viewBox="0 0 {width} {height}" aria-hidden="true" focusable="false">{inner}</svg>'
