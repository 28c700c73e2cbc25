"""Who sits at the table: the own hero with all its figures, the others in a row each, which opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.draw.stage import framed
from undercroft.games.dungeoneer.content import FORMS, DungeonBook
from undercroft.games.dungeoneer.face.board import cards as board_cards
from undercroft.games.dungeoneer.face.board import heroes, shapes
from undercroft.games.dungeoneer.face.board.glyphs import picture as glyph
from undercroft.games.dungeoneer.face.board.layout import HERO_H, HERO_W, OPEN_W, RIVAL_W, ROW_H
from undercroft.games.dungeoneer.face.board.options import Offers
from undercroft.games.dungeoneer.rules import stats
from undercroft.games.dungeoneer.state import Player, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

ZONES = ("inventory", "lair", "banes")
SHELVES = {"treasures": "inventory", "boons": "inventory", "lair": "lair", "bane": "banes"}
"""What is told apart of the cards in play, each with its sign, and where it lies."""
LIMITED = ("treasures", "boons", "lair")
CHIP, SHELF_Y = 30.0, 187.0
FACE, QUEST, ABOUT_H = 1.24, 1.3, 102.0
"""Of an opened place: three cards fit beside each other, and two quests."""


def rivals(view: View) -> list[int]:
    """The others, from the left neighbour on."""
    count, own = len(view.state.parts), view.seat or 0
    return [(own + step) % count for step in range(1, count)]


# ---- the own hero ----


def hero(view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    return card(view.seat or 0, view, book, words, offers)


def card(seat: int, view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    """Figure, level, health, scores in force, points, glory, peril, and what is in play: 224 by 224."""
    state, player = view.state, view.state.parts[seat]
    acts = seat == state.turn and state.phase != "over"
    body = svg.rect(1, 1, HERO_W - 2, HERO_H - 2, "dg-panel-on" if acts else "dg-panel", 8)
    body += svg.rect(1, 1, 5, HERO_H - 2, f"dg-seat-{seat}", 2.5)
    box: marks.Box = (1, 1, HERO_W - 2, HERO_H - 2)
    if player.hero < 0:
        return marks.spot(f"hero-{seat}", box, body + shapes.seat_mark(seat, 20, 20, 44), 8)
    role = book.heroes[player.hero]
    body += heroes.portrait(role, player, 12, 9, 62, 88) + shapes.seat_mark(seat, 60, 4, 22)
    name = words.name("hero", role.id)
    body += svg.text(84, 25, name, "dg-title", shapes.fit(name, 134, 19, 15))
    level = words.say("hero-level", level=player.level, of=book.figures.levels)
    body += shapes.written(level, 84, 41, 136, 12.5, "dg-word dg-bold")
    body += shapes.written(words.name("class", role.id), 84, 56, 136, 12, "dg-word dg-faint")
    body += heroes.health(player, role, 82, 62, 13)
    body += svg.rect(82, 81, 136, 18, "dg-strip", 4)
    body += shapes.written(words.name("ability", role.id), 88, 94, 126, 12, "dg-word dg-bold")
    inner = marks.spot(f"hero-{seat}", box, body, 8, card=f"hero-{role.id}")
    inner += _figures(seat, view, book, words)
    inner += offers.hero(seat, (8, 4, 70, 96))
    inner += offers.one("ability", (80, 80, 140, 20)) if "ability" in offers.open and seat == offers.seat else ""
    return inner + _shelves(seat, view, book, offers)


def _figures(seat: int, view: View, book: DungeonBook, words: Tongue) -> str:
    """Each with its name below."""
    named = [words.name("stat", form) for form in FORMS] + [words.say(f"label-{what}") for what in heroes.SCORES[3:]]
    found = ""
    for row, y in ((0, 114), (3, 150)):
        parts = heroes.figures(view, book, seat, 14, y, 70, 20, row)
        for at, part in enumerate(parts):
            found += part + shapes.written(named[row + at], 14 + at * 70, y + 22, 68, 11.4, "dg-word dg-faint")
    return found


def _shelves(seat: int, view: View, book: DungeonBook, offers: Offers) -> str:
    """What is in play, zone by zone; of treasures, boons and the lair also how many there may be."""
    shelves = [(sign, shown) for sign in SHELVES if (shown := _shelf(sign, seat, view, book))]
    total = sum(len(cards) for _, cards in shelves)
    if not total:
        return ""
    step = min(CHIP + 2, (HERO_W - 16 - 21 * len(shelves)) / total)
    x, found, hits = 10.0, "", ""
    for sign, cards in shelves:
        found += glyph(sign, x, SHELF_Y, 14)
        if sign in LIMITED:
            most = stats.limit(view.state, book, seat, sign)
            found += svg.text(x - 1, SHELF_Y + 28, f"{len(cards)}/{most}", "dg-figure", 11.4)
        x += 20
        for number in cards:
            found += board_cards.chip(book, number, x, SHELF_Y, min(CHIP, step - 1))
            found += _attachments(number, x, SHELF_Y, min(CHIP, step - 1), view, book)
            hits += offers.card(SHELVES[sign], seat, number, (x, SHELF_Y, min(CHIP, step - 1), CHIP))
            x += step
        x += 1
    for at, quest in enumerate(view.state.parts[seat].escorts):
        name = book.quests[quest].id
        found += marks.carded(f"quest-{name}", board_cards.picture(name, HERO_W - 26 - at * 24, 8, 22))
    return found + hits


def _shelf(sign: str, seat: int, view: View, book: DungeonBook) -> list[int]:
    return stats.held(view.state, book, seat, sign) if sign in LIMITED else list(view.state.parts[seat].banes)


def _attachments(host: int, x: float, y: float, size: float, view: View, book: DungeonBook) -> str:
    """What hangs on a card, as discs at its edge."""
    found = ""
    for at, number in enumerate(number for number, other in view.state.attached if other == host):
        name, middle = book.cards[number].id, y + 4 + at * 12
        disc = svg.circle(x + size - 3, middle, 7, "dg-token") + board_cards.picture(name, x + size - 8.4, middle - 5.4, 10.8)
        found += marks.spot(f"card-{name}", (x + size - 10, middle - 7, 14, 14), disc, 7)
    return found


# ---- the others ----


def row(seat: int, view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    """Health, glory, peril, cards, quests and lair of another in one row."""
    state, player = view.state, view.state.parts[seat]
    acts = seat == state.turn and state.phase != "over"
    box: marks.Box = (1, 1, RIVAL_W - 2, ROW_H - 2)
    body = svg.rect(*box, "dg-panel-on" if acts else "dg-panel", 6) + shapes.seat_mark(seat, 5, 3, 22)
    if player.hero < 0:
        return marks.spot(f"hero-{seat}", box, body, 6)
    role = book.heroes[player.hero].id
    body += shapes.written(words.name("hero", role), 31, 18, 112, 13, "dg-word dg-bold")
    body += boxes(player, book, RIVAL_W - 62, 6, 15) + svg.path(f"M{RIVAL_W - 14:g} 10l4 5 4-5", "dg-chevron")
    told = (("health", player.health), ("glory", player.glory), ("peril", player.peril), ("hand", len(player.hand)))
    for at, (what, number) in enumerate(told):
        body += glyph(what, 7 + at * 37, 27, 15) + svg.text(24 + at * 37, 40, number, "dg-figure", 13.5)
    if player.lair or player.out or player.fallen:
        body += _plight(player, book)
    inner = marks.spot(f"hero-{seat}", box, body, 6, card=f"hero-{role}")
    return svg.group(inner, "dg-row", opens="yes") + offers.hero(seat, (3, 3, RIVAL_W - 6, ROW_H - 6))


def _plight(player: Player, book: DungeonBook) -> str:
    """What waits in the lair; of a hero that lies or is gone, that."""
    if player.out or player.fallen:
        return glyph("slain" if player.out else "fall", RIVAL_W - 60, 26, 17)
    inner = glyph("lair", RIVAL_W - 62, 27, 15)
    step = min(16.0, 40 / len(player.lair))
    return inner + "".join(
        marks.carded(f"card-{book.names[number]}", board_cards.picture(book.names[number], RIVAL_W - 46 + at * step, 26, 17))
        for at, number in enumerate(player.lair)
    )


def boxes(player: Player, book: DungeonBook, x: float, y: float, size: float) -> str:
    """One for each quest that is needed; ticked when it is completed."""
    found = ""
    for at in range(book.figures.quests_to_win):
        done = at < len(player.done)
        left = x + at * (size + 1)
        found += svg.rect(left, y, size - 2, size - 2, "dg-done" if done else "dg-undone", 3)
        down, up = size * 0.2, size * 0.42
        tick = f"M{left + down:.1f} {y + size * 0.45:.1f}l{down:.1f} {down:.1f} {size * 0.3:.1f}-{up:.1f}"
        found += svg.path(tick, "dg-done-sign") if done else ""
    return found


def opened(seat: int, view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    """What else lies open of another: level, scores and points, quests, cards in play, cards of the hand that all have seen."""
    player = view.state.parts[seat]
    if player.hero < 0:
        return ""
    inner, hits, low = _about(seat, view, book, words), "", ABOUT_H
    for at, quest in enumerate(player.quests):
        name, x = book.quests[quest].id, 4 + at % 2 * (board_cards.QUEST_WIDTH * QUEST + 6)
        box: marks.Box = (
            x,
            low + at // 2 * (board_cards.QUEST_HEIGHT * QUEST + 5),
            board_cards.QUEST_WIDTH * QUEST,
            board_cards.QUEST_HEIGHT * QUEST,
        )
        inner += marks.spot(f"quest-{name}", box, shapes.put(board_cards.quest_face(book, quest, words), *box[:2], QUEST), 5)
        hits += offers.quest(name, box)
    low += -(-len(player.quests) // 2) * (board_cards.QUEST_HEIGHT * QUEST + 5)
    shown = [(zone, number) for zone in ZONES for number in getattr(player, zone)]
    shown += [("hand", number) for number in player.hand if number >= 0]
    for at, (zone, number) in enumerate(shown):
        x, top = 4 + at % 3 * (100 * FACE + 5), low + at // 3 * (140 * FACE + 5)
        inner += board_cards.lying(book, number, words, x, top, FACE) + _hung(number, x, top, view, book)
        hits += offers.card(zone, seat, number, (x, top, 100 * FACE, 140 * FACE))
    low += -(-len(shown) // 3) * (140 * FACE + 5)
    ground = svg.rect(0, 0, OPEN_W, low + 2, "dg-panel", 8)
    return framed(ground + inner + hits, (0, 0, OPEN_W, low + 2))


def _about(seat: int, view: View, book: DungeonBook, words: Tongue) -> str:
    """What the row does not say: who it is, its level, scores and points."""
    player = view.state.parts[seat]
    role = book.heroes[player.hero]
    inner = heroes.portrait(role, player, 8, 8, 62, 88) + shapes.seat_mark(seat, 58, 3, 22)
    name = words.name("hero", role.id)
    inner += svg.text(84, 25, name, "dg-title", shapes.fit(name, 200, 19, 15))
    level = words.say("hero-level", level=player.level, of=book.figures.levels)
    inner += shapes.written(f"{level}, {words.name('class', role.id)}", 84, 42, 300, 12.5, "dg-word")
    inner = marks.spot(f"hero-{seat}", (4, 4, OPEN_W - 8, 46), inner, 6, card=f"hero-{role.id}")
    named = [words.name("stat", form) for form in FORMS] + [words.say("label-points")]
    for at, part in enumerate(heroes.figures(view, book, seat, 84, 66, 76, 20, number=4)):
        inner += part + shapes.written(named[at], 84 + at * 76, 88, 74, 11.4, "dg-word dg-faint")
    return inner


def _hung(host: int, x: float, y: float, view: View, book: DungeonBook) -> str:
    return _attachments(host, x, y + 40, 100 * FACE, view, book)
