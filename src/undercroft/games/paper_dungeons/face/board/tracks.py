"""Potions and wounds, the round track, gems and minions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import hand, svg
from undercroft.draw.marks import Box, carded
from undercroft.games.paper_dungeons.content import MOST_GEMS, MOST_POTIONS, MOST_WOUNDS, POTION_ROW, Dungeon, PaperBook
from undercroft.games.paper_dungeons.face.board import layout, shapes
from undercroft.games.paper_dungeons.face.board.shapes import icon
from undercroft.games.paper_dungeons.rules.bosses import BOSS_ROUNDS
from undercroft.games.paper_dungeons.rules.dice import DICE_A_ROUND
from undercroft.games.paper_dungeons.rules.play import ROUNDS
from undercroft.games.paper_dungeons.rules.scoring import RESURRECTION
from undercroft.games.paper_dungeons.rules.wounds import to_rise
from undercroft.games.paper_dungeons.state import Sheet, View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

HEART, WOUND = 12, 15
WOUNDS_X, WOUNDS_Y = 228, 21
WOUND_STEP, WOUND_ROW = 20.5, 28.5
WOUNDS_A_ROW = 6
RISE_BOX = (292, 136, 60, 23)


def reward_picture(reward: str, x: float, y: float, size: float) -> str:
    if reward == "gem":
        return svg.path(svg.gem(x + 1, y + 1, size - 2), "pd-gem")
    return icon(shapes.REWARD_ICONS[reward], x, y, size, f"pd-icon pd-{reward}")


def _heading(x: float, y: float, title: str, room: float) -> str:
    return shapes.written(x, y, title, room, 19)


def printed_potions(book: PaperBook, words: Tongue) -> str:
    inner = _heading(12, 16, words.name("sheet", "potions"), 120)
    for potion in range(MOST_POTIONS):
        inner += svg.path(_bottle(potion), "pd-bottle")
        inner += "".join(svg.path(svg.heart(*_potion_heart(2 * potion + i), HEART), "pd-heart") for i in range(2))
    for row, reward in enumerate(book.pack.tracks.potion_rows):
        y = layout.potion_box(row * POTION_ROW)[1]
        inner += svg.path(f"M178 {y + 25}h6m-3 -3l3 3l-3 3", "pd-arrow") + reward_picture(reward, 188, y + 12, 24)
    return shapes.spot("potions", layout.POTIONS_BOX, inner)


def _bottle(potion: int) -> str:
    x, y, _, _ = layout.potion_box(potion)
    return f"M{x + 15} {y + 3}h10m-8 0v9c-11 5 -14 11 -14 19c0 10 8 13 17 13s17 -3 17 -13c0 -8 -3 -14 -14 -19v-9"


def _potion_heart(heart: int) -> tuple[float, float]:
    x, y, _, _ = layout.potion_box(heart // 2)
    return x + 7 + heart % 2 * 14, y + 23


def heart_box(heart: int) -> Box:
    """The half of its bottle that a heart lies in."""
    x, y, w, h = layout.potion_box(heart // 2)
    return x + heart % 2 * w / 2 + 0.5, y + 1, w / 2 - 1, h - 2


def drawn_potions(sheet: Sheet, who: str) -> str:
    parts = [_potion(potion, who) for potion in range(sheet.potions)]
    parts += [_heart(heart, used=heart < sheet.hearts, who=who) for heart in range(2 * sheet.potions)]
    if sheet.potions:
        free = svg.path(svg.heart(178, 3, 15), "pd-heart pd-heart-free")
        parts.append(carded("track-potions", free + svg.text(197, 17, sheet.free_hearts, "pd-plain pd-bold", 16)))
    return "".join(parts)


def _potion(potion: int, who: str) -> str:
    """A group of its own, as all that changes by itself: a page is sent the groups that changed."""
    x, y, _, _ = layout.potion_box(potion)
    brew = hand.scribble(x + 6, y + 19, 28, 22, f"potion{potion}", 4.6)
    return svg.group(svg.stroke(brew, "pd-brew", f"{who}-potion-{potion}") + svg.path(_bottle(potion), "pd-bottle-full"))


def _heart(heart: int, *, used: bool, who: str) -> str:
    x, y = _potion_heart(heart)
    if not used:
        return svg.group(svg.path(svg.heart(x, y, HEART), "pd-heart pd-heart-free"))
    cross = svg.stroke(hand.cross(x + 6, y + 6, 6, f"heart{heart}"), "pd-mark pd-red", f"{who}-heart-{heart}")
    return svg.group(svg.path(svg.heart(x, y, HEART), "pd-heart pd-heart-spent") + cross)


def _wound(number: int) -> tuple[float, float]:
    """The penalty changes with every other heart and stands under the two."""
    row, place = divmod(number, WOUNDS_A_ROW)
    return WOUNDS_X + place * WOUND_STEP, WOUNDS_Y + row * WOUND_ROW


def printed_wounds(book: PaperBook, words: Tongue) -> str:
    inner = _heading(WOUNDS_X - 2, 16, words.name("sheet", "wounds"), 124)
    for number in range(MOST_WOUNDS):
        x, y = _wound(number)
        inner += svg.path(svg.heart(x, y, WOUND), "pd-heart")
        if number % 2:
            penalty = shapes.signed(-book.pack.tracks.wounds[number + 1])
            inner += svg.text(x - 3, y + 25, penalty, "pd-plain pd-redtext", 13, "middle")
    x, y, w, h = RISE_BOX
    rise = svg.rect(x, y, w, h, "pd-box", 4) + icon("angel-wings", x + 4, y + 1, 22)
    rise += svg.text(x + 43, y + 17.5, shapes.signed(-RESURRECTION), "pd-plain pd-bold pd-redtext", 16, "middle")
    return shapes.spot("wounds", layout.WOUNDS_BOX, inner) + shapes.spot("resurrection", RISE_BOX, rise)


def drawn_wounds(sheet: Sheet, who: str) -> str:
    parts = []
    for number in range(sheet.wounds):
        x, y = _wound(number)
        dx, dy = hand.shift(f"{who}{number}", 0.7)
        parts.append(svg.group(svg.path(svg.heart(x + dx, y + dy, WOUND), "pd-wound", f"{who}-wound-{number}")))
    x, y, w, h = RISE_BOX
    if sheet.risen:
        parts.append(svg.stroke(hand.line(x + 4, y + h - 3, x + w - 4, y + 3, who, 1.5), "pd-mark pd-red", f"{who}-risen"))
        return "".join(parts)
    # The bar up to which all wounds can still be borne.
    last_x, last_y = _wound(sheet.strength - 1)
    parts.append(svg.group(svg.path(f"M{last_x + WOUND + 2.7:g} {last_y - 2:g}v{WOUND + 2}", "pd-limit")))
    left = svg.path(svg.heart(WOUNDS_X, y + 4, WOUND), "pd-heart pd-wounded")
    left += svg.text(WOUNDS_X + 19, y + 18, f"× {to_rise(sheet)}", "pd-plain pd-bold", 16)
    parts.append(carded("track-resurrection", left) + svg.path(f"M{x - 13} {y + h / 2}h9m-3 -3l3 3l-3 3", "pd-arrow"))
    return "".join(parts)


def printed_rounds(card: Dungeon | None, words: Tongue) -> str:
    parts = []
    if card:
        title = f"{card.id} · {words.name('story', card.story)} {shapes.ROMAN[card.chapter - 1]}"
        parts.append(shapes.written(10, 17, title, 340, 20))
    for number in range(1, ROUNDS + 1):
        x, y, w, _ = layout.round_box(number)
        boss = number in BOSS_ROUNDS
        parts.append(svg.text(x + (10 if boss else w / 2), y + 16, number, "pd-plain pd-bold", 15, "middle"))
        if boss:
            mark = shapes.ROMAN[BOSS_ROUNDS.index(number)]
            parts.append(svg.rect(x + 21, y + 2, 20, 18, "pd-flag", 3))
            parts.append(svg.text(x + 31, y + 16, mark, "pd-plain pd-bold pd-on-flag", 14, "middle"))
        for die in range(DICE_A_ROUND):
            parts.append(svg.rect(x + die * 13.6, y + 23, 13.6, 18, "pd-box"))
    return shapes.spot("rounds", (4, 0, 352, 86), "".join(parts))


def drawn_rounds(view: View, sheet: Sheet, who: str) -> str:
    """A stroke for each die used, a ring around the round, and what the bosses brought."""
    parts = []
    for index in range(len(sheet.numbers)):
        x, y, _, _ = layout.round_box(index // DICE_A_ROUND + 1)
        dx, dy = hand.shift(f"{who}{index}", 1)
        stroke = f"M{x + index % DICE_A_ROUND * 13.6 + 3.5 + dx:.1f} {y + 38 + dy:.1f}l7 -12"
        parts.append(svg.stroke(stroke, "pd-mark", f"{who}-number-{index}"))
    if 1 <= view.round <= ROUNDS:
        x, y, w, _ = layout.round_box(view.round)
        ring = hand.loop(x + (10 if view.round in BOSS_ROUNDS else w / 2), y + 11, 10, 10, f"round{view.round}")
        parts.append(svg.stroke(ring, "pd-mark pd-pencil", f"{who}-round-{view.round}"))
    for stage, glory in enumerate(sheet.bosses):
        x, y, w, _ = layout.round_box(BOSS_ROUNDS[stage])
        colour = "pd-redtext" if glory < 0 else "pd-goldtext"
        won = svg.text(x + w / 2, y + 57, shapes.signed(glory), f"pd-hand pd-bold {colour}", 20, "middle")
        parts.append(carded("track-rounds", won))
    return "".join(parts)


def printed_tracks(book: PaperBook, words: Tongue) -> str:
    gems = _heading(12, 16, words.name("sheet", "gems"), 200)
    for gem in range(MOST_GEMS):
        x, y = layout.gem_middle(gem)
        gems += svg.circle(x, y, 13, "pd-box")
        gems += svg.text(x, y + 4.5, book.pack.tracks.gems[gem + 1], "pd-plain pd-goldtext", 13, "middle")
        if reward := book.pack.tracks.gem_rewards.get(gem + 1):
            gems += reward_picture(reward, x - 8, y + 15, 16)
    minions = _heading(12, 81, words.name("sheet", "minions"), 200)
    for minion in range(len(book.slays)):
        x, y, w, h = layout.minion_box(minion)
        minions += svg.rect(x, y, w, h, "pd-box", 3)
        minions += svg.text(x + w / 2, y + 18, book.pack.tracks.minions[minion + 1], "pd-plain pd-goldtext", 13, "middle")
    return shapes.spot("gems", (4, 0, 352, 66), gems) + shapes.spot("minions", (4, 66, 352, 50), minions)


def drawn_tracks(sheet: Sheet, who: str) -> str:
    """A ring shows what was reached; what lies before it is struck."""
    parts = []
    for gem in range(sheet.gems - 1):
        x, y = layout.gem_middle(gem)
        parts.append(svg.stroke(hand.line(x - 9, y + 9, x + 9, y - 9, f"gem{gem}", 1.5), "pd-mark pd-past", f"{who}-gem-{gem}"))
    if sheet.gems:
        ring = hand.loop(*layout.gem_middle(sheet.gems - 1), 16, 15.5, f"gems{sheet.gems}")
        parts.append(svg.stroke(ring, "pd-mark pd-green", f"{who}-gems-{sheet.gems}"))
    slain = sheet.slain.bit_count()
    for minion in range(slain - 1):
        x, y, w, h = layout.minion_box(minion)
        strike = hand.line(x + 3, y + h - 3, x + w - 3, y + 3, f"minion{minion}", 1.5)
        parts.append(svg.stroke(strike, "pd-mark pd-past", f"{who}-minion-{minion}"))
    if slain:
        x, y, w, h = layout.minion_box(slain - 1)
        ring = hand.loop(x + w / 2, y + h / 2, 17, 16, f"minions{slain}")
        parts.append(svg.stroke(ring, "pd-mark pd-green", f"{who}-minions-{slain}"))
    return "".join(parts)
