"""Everything in the box, drawn once: heroes, dice, items, what waits in rooms, what the sheet counts, and all cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import svg
from undercroft.face import CardPicture
from undercroft.games.paper_dungeons.content import HEROES, MINIONS, MOST_LEVEL, SYMBOLS, Dungeon, Item, PaperBook
from undercroft.games.paper_dungeons.face.board import cards, map, shapes, tracks
from undercroft.games.paper_dungeons.face.board.shapes import icon
from undercroft.games.paper_dungeons.face.board.team import ability, die_face
from undercroft.games.paper_dungeons.rules.levels import ABILITY_LEVEL
from undercroft.games.paper_dungeons.rules.scoring import RESURRECTION

if TYPE_CHECKING:
    from undercroft.texts import Tongue

MIDDLE = cards.CARD_WIDTH / 2
SIGNS = ("trap", "potion", "part", "level", "room", "wall", "water", "passage", "entrance")
TRACKS = ("gems", "minions", "potions", "wounds", "resurrection", "rounds")
PLAN_HEIGHT, PLAN_SCALE = 190, 0.44


def things(book: PaperBook, words: Tongue) -> list[CardPicture]:
    found = [_said("hero", hero, words, book, _hero(number)) for number, hero in enumerate(HEROES)]
    found += [_said("symbol", symbol, words, book, _symbol(number, book)) for number, symbol in enumerate(SYMBOLS)]
    found += [_item(item, words, book) for item in book.items]
    found += [_minion(minion, words, book) for minion in MINIONS]
    found += [_said("sign", sign, words, book, _sign(sign)) for sign in SIGNS]
    found += [_said("track", track, words, book, _track(track)) for track in TRACKS]
    found += [_named("boss", boss.id, words, book, cards.boss_face(boss, shapes.ROMAN[boss.stage - 1])) for boss in book.bosses]
    found += [_dungeon(card, words, book) for card in book.dungeons]
    found += [_named("talent", talent.id, words, book, cards.talent_face(talent)) for talent in book.talents]
    goals = zip(book.goals, book.training, strict=True)
    found += [_named("goal", goal.id, words, book, cards.goal_face(goal, training)) for goal, training in goals]
    return found + [_named("mission", mission.id, words, book, cards.mission_face(mission)) for mission in book.missions]


def _drawn(inner: str) -> str:
    return cards.picture_of(svg.rect(*cards.CARD_BOX, "pd-card", 8) + inner)


def _named(kind: str, id: str, words: Tongue, book: PaperBook, inner: str) -> CardPicture:
    return CardPicture(kind, id, words.name(kind, id), words.card(kind, id, book), _drawn(inner))


def _said(kind: str, id: str, words: Tongue, book: PaperBook, inner: str) -> CardPicture:
    """What stands before the colon is its title."""
    title, about = _parted(words.card(kind, id, book))
    return CardPicture(kind, id, title, about, _drawn(inner))


def _parted(said: str) -> tuple[str, str]:
    title, _, about = said.partition(": ")
    return title, about[:1].upper() + about[1:]


def _hero(hero: int) -> str:
    inner = icon(shapes.hero_icon(hero), 14, 10, 52)
    for level in range(1, MOST_LEVEL + 1):
        css = "pd-box pd-box-key" if level == ABILITY_LEVEL else "pd-box"
        inner += svg.rect(10 + (level - 1) * 24, 72, 20, 20, css, 3)
        inner += svg.text(20 + (level - 1) * 24, 87, level, "pd-plain", 14, "middle")
    return inner + svg.group(ability(hero, 0, 0), at=(70, 26), scale=1.3)


def _symbol(symbol: int, book: PaperBook) -> str:
    """On each colour of dice that shows it."""
    colours = [black for black in (False, True) if any(face.symbol == symbol for face in book.faces[black])]
    left = MIDDLE - 35 * len(colours)
    dice = (svg.group(die_face(symbol, black=black), at=(left + 70 * i, 21), scale=1.25) for i, black in enumerate(colours))
    return "".join(dice)


def _item(item: Item, words: Tongue, book: PaperBook) -> CardPicture:
    inner = icon(shapes.item_icon(item.id), 14, 22, 68)
    for cell in range(2):
        x = 94 + cell * 28
        inner += svg.rect(x, 24, 26, 26, "pd-box", 3)
        if item.symbol:
            inner += icon(shapes.SYMBOL_ICONS[item.symbol], x + 3, 27, 20)
    if item.glory:
        inner += icon("laurel-crown", 96, 64, 20, "pd-icon pd-gold")
        inner += svg.text(120, 80, shapes.signed(item.glory), "pd-plain pd-bold pd-goldtext", 18)
    title = words.name("item", item.id)
    said = words.card("item", item.id, book).removeprefix(f"{title}.").lstrip()
    return CardPicture("item", item.id, title, said, _drawn(inner))


def _minion(minion: str, words: Tongue, book: PaperBook) -> CardPicture:
    rooms = sorted((room.level, room.name) for room in book.rooms if room.minion == minion and room.hero >= 0)
    inner = icon(shapes.MINION_ICONS[minion], 12, 18, 76) + icon(shapes.hero_icon(MINIONS[minion]), 104, 16, 38)
    levels = " · ".join(str(level) for level in dict.fromkeys(level for level, _ in rooms))
    inner += svg.text(123, 84, levels, "pd-plain pd-bold", 20, "middle")
    _, about = _parted(words.card("sign", minion, book))
    where = words.say("thing-minion-rooms", rooms=", ".join(f"{name} ({level})" for level, name in rooms))
    return CardPicture("minion", minion, words.name("minion", minion), f"{about} {where}", _drawn(inner))


def _sign(sign: str) -> str:
    if sign in shapes.REWARD_ICONS:
        return tracks.reward_picture(sign, MIDDLE - 32, 24, 64)
    if sign == "trap":
        return icon("wolf-trap", MIDDLE - 36, 20, 72, "pd-icon pd-danger")
    floor = svg.rect(26, 29, 108, 54, "pd-floor") + svg.path("M26 29h108v54h-108z", "pd-door")
    if sign == "wall":
        return floor + svg.path("M80 29v54", "pd-wall")
    if sign == "water":
        waves = (svg.wave(80 + shift, 32, 48, upright=True) for shift in (-3.5, 0, 3.5))
        return floor + svg.path("M80 29v54", "pd-bank") + svg.path("".join(waves), "pd-water")
    if sign == "passage":
        return floor + svg.path("M26 29v16M26 67v16M134 29v16M134 67v16", "pd-border") + svg.path(_arrows(), "pd-arrow")
    if sign == "entrance":
        ways = svg.path("M47 99l6 -9l6 9M101 99l6 -9l6 9", "pd-arrow")
        return floor + svg.path("M80 29v54", "pd-door") + svg.path("M26 83h14M66 83h28M120 83h14", "pd-border") + ways
    return svg.rect(53, 29, 54, 54, "pd-floor") + svg.path("M53 29h54v54h-54z", "pd-door")


def _arrows() -> str:
    return "".join(f"M{x - 6 * out} 56H{x + 15 * out}m{-5 * out} -5l{5 * out} 5l{-5 * out} 5" for x, out in ((26, -1), (134, 1)))


def _track(track: str) -> str:
    if track == "gems":
        letters = svg.text(MIDDLE, 66, "A–H", "pd-plain pd-bold pd-gem-letter", 17, "middle")
        return svg.path(svg.gem(MIDDLE - 38, 20, 76), "pd-gem") + letters
    if track == "minions":
        return icon(shapes.MINION_ICONS["orc"], MIDDLE - 32, 24, 64)
    if track == "potions":
        hearts = (svg.path(svg.heart(MIDDLE + x, 76, 22), "pd-heart pd-heart-free") for x in (-25, 3))
        return icon(shapes.REWARD_ICONS["potion"], MIDDLE - 28, 12, 56, "pd-icon pd-potion") + "".join(hearts)
    if track == "wounds":
        return svg.path(svg.heart(MIDDLE - 28, 30, 56), "pd-wound")
    if track == "resurrection":
        glory = svg.text(MIDDLE + 40, 65, shapes.signed(-RESURRECTION), "pd-plain pd-bold pd-redtext", 24, "middle")
        return icon("angel-wings", 16, 24, 64) + glory
    flags = ""
    for stage, roman in enumerate(shapes.ROMAN):
        flags += svg.rect(22 + stage * 42, 40, 32, 30, "pd-flag", 4)
        flags += svg.text(38 + stage * 42, 61, roman, "pd-plain pd-bold pd-on-flag", 18, "middle")
    return flags


def _dungeon(card: Dungeon, words: Tongue, book: PaperBook) -> CardPicture:
    plan = svg.group(map.plan(book, card), at=(1, 1), scale=PLAN_SCALE)
    bosses = (
        words.say("thing-dungeon-boss", boss=book.bosses[boss].id, room=book.room_names[room])
        for boss, room in zip(card.bosses, card.rooms, strict=True)
    )
    about = words.say("thing-dungeon", story=card.story, chapter=card.chapter, bosses=", ".join(bosses))
    picture = cards.picture_of(plan, height=PLAN_HEIGHT)
    return CardPicture("dungeon", card.id, words.name("dungeon", card.id), about, picture)
