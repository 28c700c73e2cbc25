"""Quests: what they are about, their next step in words, and what they bring."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.draw.stage import framed
from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.face.board import cards, glyphs, heroes, shapes
from undercroft.games.dungeoneer.face.board.layout import LINE_W, QUEST_H, QUEST_W
from undercroft.games.dungeoneer.face.board.options import Offers
from undercroft.games.dungeoneer.face.wording import steps
from undercroft.games.dungeoneer.state import View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

HEAD = 20.0
SIZE = 12.0
LINE = 13.0


def own(view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    seat = view.seat or 0
    player = view.state.parts[seat]
    looked_at = view.seat is None and player.hero >= 0
    whose = {"hero": book.heroes[player.hero].id, "you": "no"} if looked_at else {"hero": "", "you": "yes"}
    said = words.say("quests-own", **whose, done=len(player.done), of=book.figures.quests_to_win)
    return listed(player.quests, seat, said, view, book, words, offers)


def common(view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    return listed(view.state.common, view.seat or 0, words.say("quests-common"), view, book, words, offers)


def listed(quests: tuple[int, ...], seat: int, title: str, view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    """Quests one below the other under a heading."""
    if not quests:
        return ""
    inner = shapes.written(title, 4, 14, QUEST_W - 8, 13.5, "dg-word dg-bold")
    inner += "".join(
        quest_at(quest, seat, 0, HEAD + at * (QUEST_H + 3), view, book, words, offers) for at, quest in enumerate(quests)
    )
    return framed(inner, (0, 0, QUEST_W, HEAD + len(quests) * (QUEST_H + 3)))


def step_of(quest: int, seat: int, view: View, book: DungeonBook, words: Tongue) -> str:
    """The next step in words; of somebody who is not there yet or no more, nothing."""
    player = view.state.parts[seat]
    if player.hero < 0 or player.out:
        return ""
    said = steps.next_step(view, book, seat, quest)
    return words.say(said.id, **said.figures)


def quest_at(quest: int, seat: int, x: float, y: float, view: View, book: DungeonBook, words: Tongue, offers: Offers) -> str:
    name = book.quests[quest].id
    box: marks.Box = (x, y, QUEST_W, QUEST_H)
    face = _face(book, quest, words.name("quest", name), step_of(quest, seat, view, book, words))
    return marks.spot(f"quest-{name}", box, shapes.put(face, x, y), 6) + offers.quest(name, box)


@lru_cache(256)
def _face(book: DungeonBook, number: int, title: str, step: str) -> str:
    quest = book.quests[number]
    inner = svg.rect(1, 1, QUEST_W - 2, QUEST_H - 2, "dg-stock", 6)
    inner += svg.rect(1, 1, QUEST_W - 2, 21, "dg-band dg-sort-quest", 6)
    inner += svg.circle(13, 11.5, 9.6, "dg-node") + glyphs.picture(f"category-{quest.category}", 7, 5.5, 12)
    inner += shapes.written(title, 28, 16, QUEST_W - 34, 13, "dg-on-band")
    inner += heroes.niche(6, 26, 44, 44) + cards.picture(cards.subject(quest), 9, 29, 38)
    influence = tuple(sign for row in glyphs.clauses(quest.influence) for sign in row)
    inner += glyphs.row((glyphs.sign("category-influence"), *influence), 7, 71, 13) if influence else ""
    inner += shapes.written(step, 56, 37, QUEST_W - 61, SIZE, "dg-word", leading=1.14)
    reward = (glyphs.sign("crown"), glyphs.ARROW, *glyphs.words(quest.reward))
    return inner + svg.rect(56, QUEST_H - 21, QUEST_W - 62, 17, "dg-strip", 4) + glyphs.row(reward, 62, QUEST_H - 19.5, 14)


def nearest(view: View, book: DungeonBook, words: Tongue) -> str:
    """The next step of the quest that is nearest, in a line: for a page that has no more room."""
    seat = view.seat or 0
    player = view.state.parts[seat]
    if player.hero < 0 or player.out or not player.quests:
        return ""
    said = {quest: steps.next_step(view, book, seat, quest) for quest in player.quests}
    quest = min(said, key=lambda quest: steps.distance(said[quest]))
    step = words.say(said[quest].id, **said[quest].figures)
    rows = shapes.lines(step, LINE_W - 32, LINE)
    height = 7 + 15 * len(rows)
    inner = cards.picture(cards.subject(book.quests[quest]), 4, (height - 20) / 2, 20)
    inner += shapes.written(step, 28, 16, LINE_W - 32, LINE, "dg-word", leading=1.15)
    box: marks.Box = (0, 0, LINE_W, height)
    return framed(marks.spot(f"quest-{book.quests[quest].id}", box, inner, 4), box)
