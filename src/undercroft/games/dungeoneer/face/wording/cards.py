"""What the sentences on cards, locations, quests and heroes need, read off the book."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.face import Phrase
from undercroft.games.dungeoneer.actions import SIDES
from undercroft.games.dungeoneer.content import BLOCKED, FORMS, TRAPPED, WALL, Card, DungeonBook, Hero, Monster, Quest
from undercroft.games.dungeoneer.face.wording import effects
from undercroft.games.dungeoneer.rules.dungeon import chart_of, sides_of
from undercroft.games.dungeoneer.state import Placed, View
from undercroft.kernel.types import Figure


def card(kind: str, id: str, book: DungeonBook, view: View | None) -> list[Phrase]:
    if kind == "hero":
        return list(hero(next(hero for hero in book.heroes if hero.id == id), book))
    if kind == "quest":
        return list(quest(next(quest for quest in book.quests if quest.id == id)))
    if kind == "location":
        number = next(n for n, place in enumerate(book.locations) if place.id == id)
        return list(location(number, chart_of(view.state.map, book).tiles.get(number) if view is not None else None, book))
    if kind == "monster":
        return list(_prey(next(quest.monster for quest in book.quests if quest.monster is not None and quest.monster.id == id)))
    if kind in ("sign", "pile"):
        return [Phrase(f"{kind}-{id}")]
    return list(_card(book.by_id[id]))


def sort_of(id: str, book: DungeonBook) -> str:
    """The kind of name of whoever takes part in a battle: a hero, a card of the deck, or the monster of a quest."""
    if any(hero.id == id for hero in book.heroes):
        return "hero"
    return "card" if id in book.kinds else "monster"


# ---- cards ----


def _card(card: Card) -> Iterator[Phrase]:
    yield Phrase("card-head", {
        "sort": card.sort,
        "kinds": "none" if card.kinds == (card.sort,) else " ".join(card.kinds),
        "price": card.price,
        "unit": "glory" if card.glory else "peril",
        "timing": card.timing,
        "duration": card.duration,
    })  # fmt: skip
    if card.monster is not None:
        yield scores(card.monster, "monster-scores")
    yield from effects.clauses(card.clauses)


def scores(monster: Monster, id: str) -> Phrase:
    figures: dict[str, Figure] = {form: monster.scores[form].value for form in FORMS}
    forms = " ".join(form for form in FORMS if monster.scores[form].attacks)
    return Phrase(id, {**figures, "health": monster.health, "forms": forms})


def _prey(monster: Monster) -> Iterator[Phrase]:
    yield Phrase("monster-kinds", {"kinds": " ".join(monster.kinds)})
    yield scores(monster, "monster-scores")
    yield from effects.clauses(monster.clauses)


# ---- locations ----


def location(number: int, laid: Placed | None, book: DungeonBook) -> Iterator[Phrase]:
    """With its sides as it lies on the table, or as it is printed."""
    place = book.locations[number]
    type = "entrance" if place.entrance else place.type
    yield Phrase("location-head", {"type": type, "glory": place.glory, "peril": place.peril})
    sides = list(zip(SIDES, place.sides if laid is None else sides_of(laid, book), strict=True))
    yield Phrase("location-exits", {"sides": " ".join(name for name, side in sides if side.kind != WALL)})
    for name, side in sides:
        if side.kind in (BLOCKED, TRAPPED):
            id = "location-blocked" if side.kind == BLOCKED else "location-trapped"
            yield Phrase(id, {"side": name, "stat": side.stat, "value": side.value})
    yield from effects.clauses(place.clauses)


# ---- quests and heroes ----


def quest(quest: Quest) -> Iterator[Phrase]:
    yield _whereabouts(quest)
    if quest.search:
        yield Phrase("quest-search", {"value": quest.search})
    if quest.monster is not None:
        yield Phrase("quest-hunt", {"monster": quest.monster.id})
        yield from _prey(quest.monster)
    elif quest.test.name != "ESCORT":
        yield from effects.words((quest.test,))
    if quest.option is not None:
        price, bought = quest.option
        yield Phrase("quest-option", {"price": price})
        yield from effects.words((bought,))
    if quest.failure:
        yield Phrase("does-failed")
        yield from effects.words(quest.failure)
    if quest.influence:
        yield Phrase("quest-influence")
        yield from effects.clauses(quest.influence)
    yield from reward(quest)


def _whereabouts(quest: Quest) -> Phrase:
    if quest.category == "search":
        return Phrase("quest-anywhere", {"category": quest.category, "type": quest.where[0]})
    place: dict[str, Figure] = {"category": quest.category, "place": quest.where[0]}
    return Phrase("quest-way", {**place, "goal": quest.where[1]}) if quest.category == "escort" else Phrase("quest-at", place)


def reward(quest: Quest) -> Iterator[Phrase]:
    yield Phrase("quest-reward")
    yield from effects.words(quest.reward)


def hero(hero: Hero, book: DungeonBook) -> Iterator[Phrase]:
    yield Phrase("hero-head", {"health": hero.health, **hero.limits})
    levels: dict[str, Figure] = {form: ", ".join(map(str, hero.scores[form])) for form in FORMS}
    yield Phrase("hero-scores", {**levels, "levels": book.figures.levels})
    yield Phrase("hero-ability", {"hero": hero.id})
    yield from effects.clauses(hero.clauses)
