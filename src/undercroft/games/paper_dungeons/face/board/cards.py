"""Cards as small pictures with the icons of the sheet, and the cover, which stands without one."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from undercroft.draw import hand, svg
from undercroft.draw.icons import inlined
from undercroft.face import CardPicture, Options
from undercroft.games.paper_dungeons.content import HEROES, Boss, Goal, Mission, PaperBook, Talent
from undercroft.games.paper_dungeons.face.board.shapes import (
    REWARD_ICONS,
    ROMAN,
    SYMBOL_ICONS,
    boss_icon,
    icon,
    option,
    signed,
    spot,
)
from undercroft.games.paper_dungeons.face.board.team import die_shape
from undercroft.games.paper_dungeons.face.board.tracks import reward_picture
from undercroft.games.paper_dungeons.rules.cards import TIER_GLORY, measure
from undercroft.games.paper_dungeons.rules.movement import card_of
from undercroft.games.paper_dungeons.state import View

if TYPE_CHECKING:
    from undercroft.texts import Tongue

CARD_WIDTH, CARD_HEIGHT = 160, 112
CARD_BOX = (1.5, 1.5, CARD_WIDTH - 3, CARD_HEIGHT - 3)
MAP_PARTS = {
    "rooms": [(r, c) for r in range(7) for c in range(6) if (r * 5 + c * 3) % 4 < 2],
    "rows": [(3, c) for c in range(6)],
    "columns": [(r, 2) for r in range(7)],
    "corners": [(0, 0), (0, 5), (6, 0), (6, 5)],
    "edge": [(r, c) for r in range(7) for c in range(6) if r in (0, 6) or c in (0, 5)],
}
PLAIN_SIGNS = "+−×=0123456789"
COUNT_PICTURES: dict[str, tuple[str, ...]] = {
    "minion-levels": ("orc-head",), "minions-of-level": ("orc-head",), "minions": ("orc-head",), "heroes": ("step-up",),
    "rows": ("rows",), "columns": ("columns",), "potions": ("potion",), "gems": ("gem",), "corners": ("corners",),
    "traps": ("wolf-trap",), "rooms": ("rooms",), "items": ("part",), "strength": ("swords-emblem",),
    "boss-rooms": ("surrounded-eye",), "boss-glory": ("crossed-swords",), "edge-rooms": ("edge",), "obstacles": ("wolf-trap",),
}  # fmt: skip
TALENT_PICTURES: dict[str, tuple[str, ...]] = {
    "brew-more": ("potion", "+#"), "part-at-level": ("step-up", "#", "to", "part"),
    "no-boss-wounds": ("crossed-swords", "to", "0"),
    "gem-before": ("gem", "+#"), "power": ("crossed-swords", "+#"), "part-per-minions": ("orc-head", "×#", "to", "part"),
    "levels-before": ("level", "+#"), "swap-colour": ("white", "=", "black"), "fewer-skulls": ("death-skull", "−#"),
    "no-trap-wounds": ("wolf-trap", "to", "0"), "move-per-water": ("water", "to", "leather-boot"),
    "potion-per-gem": ("gem", "to", "potion"),
    "slay-before": ("orc-head", "−#"), "parts-before": ("part", "+#"), "potions-before": ("potion", "+#"),
    "potion-per-minions": ("orc-head", "×#", "to", "potion"),
}  # fmt: skip
"""What a card counts or does, at a glance; # stands for the amount. Its words say it exactly."""


def cards(view: View, book: PaperBook, words: Tongue, options: Options) -> list[CardPicture]:
    """The bosses of this dungeon, the missions, and the viewer's own cards; those dealt while one is to be chosen."""
    found = []

    def add(kind: str, id: str, inner: str) -> None:
        body = svg.rect(*CARD_BOX, "pd-card", 8) + spot(f"{kind}-{id}", CARD_BOX, inner)
        if f"keep-{kind} {id}" in options:
            body += option(f"keep-{kind} {id}", CARD_BOX)
        found.append(CardPicture(kind, id, words.name(kind, id), words.card(kind, id, book, view), picture_of(body)))

    def reached(card: Mission | Goal, after: str = "") -> str:
        return f"{measure(view.own, card, view, book)}{after}" if view.own is not None and view.dungeon >= 0 else ""

    if view.dungeon >= 0:
        dungeon = card_of(view, book)
        for stage, boss in enumerate(dungeon.bosses):
            add("boss", book.bosses[boss].id, _boss_at(stage, dungeon.rooms[stage], boss, book))
    for index in view.missions:
        mission = book.missions[index]
        add("mission", mission.id, mission_face(mission, reached(mission, " / "), gone=index in view.claimed))
    own = view.own
    if own is not None:
        for index in (own.talent,) if own.talent >= 0 else own.talents_dealt:
            add("talent", book.talents[index].id, talent_face(book.talents[index], polish=view.terms.polish_edition))
        for index in (own.goal,) if own.goal >= 0 else own.goals_dealt:
            add("goal", book.goals[index].id, goal_face(book.goals[index], book.training[index], reached(book.goals[index])))
    return found


@lru_cache(256)
def _boss_at(stage: int, room: int, boss: int, book: PaperBook) -> str:
    return boss_face(book.bosses[boss], f"{ROMAN[stage]} · {book.room_names[room]}")


def boss_face(boss: Boss, where: str) -> str:
    """Three tiers: power needed, glory won, wounds taken."""
    parts = [icon(boss_icon(boss.id), 8, 8, 46, "pd-icon pd-boss")]
    parts.append(svg.text(31, 72, where, "pd-plain pd-bold pd-boss", 14, "middle"))
    parts.append(icon(SYMBOL_ICONS[boss.weak], 10, 82, 20) + svg.text(33, 98, "×2", "pd-plain pd-bold", 14))
    parts.append(icon("crossed-swords", 66, 6, 16) + icon("laurel-crown", 98, 6, 16, "pd-icon pd-gold"))
    parts.append(svg.path(svg.heart(130, 7, 15), "pd-heart pd-wounded"))
    for tier in range(3):
        y = 40 + tier * 18
        parts.append(svg.text(74, y, f"{boss.thresholds[tier]}+", "pd-plain pd-bold", 14, "middle"))
        parts.append(svg.text(106, y, f"+{boss.glory[tier]}", "pd-plain pd-goldtext", 14, "middle"))
        parts.append(svg.text(138, y, boss.wounds[tier], "pd-plain pd-redtext", 14, "middle"))
    parts.append(svg.path("M62 83h90", "pd-rule"))
    for i, reward in enumerate(boss.rewards):
        parts.append(reward_picture(reward, 64 + i * 20, 87, 18))
    parts.append(icon("leather-boot", 106, 88, 16))
    parts.append(svg.text(150, 102, signed(-boss.flee), "pd-plain pd-bold pd-redtext", 14, "end"))
    return "".join(parts)


def mission_face(mission: Mission, reached: str = "", *, gone: bool = False) -> str:
    inner = pictures(COUNT_PICTURES[mission.count], 80, 36, 38)
    inner += svg.text(80, 94, f"{reached}{mission.need}", "pd-plain pd-bold", 28, "middle")
    if mission.least:
        inner += svg.text(148, 26, _least(mission), "pd-plain pd-soft", 15, "end")
    return inner + (svg.path(hand.cross(80, 56, 40, mission.id), "pd-mark pd-red") if gone else "")


def _least(card: Mission | Goal) -> str:
    return f"{card.least}" if card.count == "minions-of-level" else f"{card.least}+"


def talent_face(talent: Talent, *, polish: bool = False) -> str:
    glory = talent.glory_pl if polish and talent.glory_pl is not None else talent.glory
    tokens = tuple(token.replace("#", str(talent.amount)) for token in TALENT_PICTURES[talent.effect])
    inner = pictures(tokens, 80, 42, 36)
    if glory:
        inner += icon("laurel-crown", 56, 82, 20, "pd-icon pd-gold")
        inner += svg.text(80, 98, signed(glory), "pd-plain pd-bold pd-goldtext", 18)
    return inner


def goal_face(goal: Goal, training: tuple[bool, ...], reached: str = "") -> str:
    parts = [pictures(COUNT_PICTURES[goal.count], 26, 31, 24)]
    parts.append(svg.text(26, 61, reached, "pd-hand pd-bold pd-pencil-text", 22, "middle"))
    if goal.least:
        parts.append(svg.text(10, 16, _least(goal), "pd-plain pd-soft", 14))
    for tier in range(3):
        x = 70 + tier * 35
        parts.append(svg.text(x, 33, goal.tiers[tier], "pd-plain pd-bold", 22, "middle"))
        parts.append(svg.text(x, 54, f"+{TIER_GLORY[tier + 1]}", "pd-plain pd-goldtext", 15, "middle"))
    parts.append(svg.path("M10 68h140", "pd-rule"))
    for hero, black in enumerate(training):
        x = 10 + hero * 37
        parts.append(icon(SYMBOL_ICONS[HEROES[hero]], x, 80, 18) + die_shape(x + 19, 82, 14, black=black))
    return "".join(parts)


@lru_cache(256)
def pictures(tokens: tuple[str, ...], middle: float, y: float, size: float) -> str:
    """A row of small pictures around a middle: icons, rewards, dice, water, parts of a map, or plain words such as +1."""
    widths = [size * (0.66 if token == "to" or token[0] in PLAIN_SIGNS else 1) for token in tokens]
    x, parts = middle - sum(widths) / 2, []
    for token, width in zip(tokens, widths, strict=True):
        if token[0] in PLAIN_SIGNS:
            parts.append(svg.text(x + width / 2, y + size * 0.2, token, "pd-plain pd-bold", size * 0.55, "middle"))
        else:
            parts.append(_picture(token, x, y - size / 2, size))
        x += width
    return "".join(parts)


def _picture(token: str, x: float, y: float, size: float) -> str:
    if token in ("gem", *REWARD_ICONS):
        return reward_picture(token, x + 2, y + 2, size - 4)
    if token in ("white", "black"):
        return die_shape(x + 5, y + 5, size - 10, black=token == "black")
    if token == "to":
        return svg.group(svg.path("M0.6 4.5h4.6M3.6 2.9l1.6 1.6-1.6 1.6", "pd-to"), at=(x, y), scale=size / 9)
    if token == "water":
        waves = (svg.wave(x + 2, y + size * part, size - 4, upright=False) for part in (0.35, 0.5, 0.65))
        return svg.path("".join(waves), "pd-water")
    if token in MAP_PARTS:
        unit = size / 7
        square = f"h{unit:.1f}v{unit:.1f}h{-unit:.1f}z"
        cells = (f"M{x + (column + 0.5) * unit:.1f} {y + row * unit:.1f}{square}" for row, column in MAP_PARTS[token])
        return svg.rect(x + unit / 2, y, 6 * unit, size, "pd-box") + svg.path("".join(cells), "pd-cells")
    return icon(token, x + 2, y + 2, size - 4, "pd-icon pd-danger" if token in ("wolf-trap", "death-skull") else "pd-icon")


def picture_of(inner: str, css: str = "pd-card-picture", width: int = CARD_WIDTH, height: int = CARD_HEIGHT) -> str:
    return f'<svg class="{css}" viewBox="0 0 {width} {height}" aria-hidden="true" focusable="false">{inner}</svg>'


COVER_WALLS = (
    (48, 36, 240, 36), (48, 36, 48, 164), (240, 36, 240, 164), (48, 164, 128, 164), (160, 164, 240, 164), (112, 36, 112, 100),
    (176, 100, 240, 100),
)  # fmt: skip
COVER_WAY = ((144, 192, 142, 134), (142, 134, 82, 132), (142, 134, 146, 70), (146, 70, 206, 66))


def cover() -> str:
    """A corner of a map with a pencil line through it, and two dice."""
    squares = "".join(f"M{i * 16 + 8} 0v200" for i in range(20)) + "".join(f"M0 {i * 16 + 4}h320" for i in range(13))
    walls = "".join(hand.line(*ends, f"cover{i}", 1) for i, ends in enumerate(COVER_WALLS))
    way = "".join(hand.line(*ends, f"way{i}", 2) for i, ends in enumerate(COVER_WAY))
    inner = (
        svg.rect(0, 0, 320, 200, "pd-paper")
        + svg.path(squares, "pd-squares")
        + svg.path("M48 36h192v128h-192zM112 36v128M176 36v128M48 100h192", "pd-door")
        + svg.path(svg.wave(51, 98, 58, upright=False) + svg.wave(51, 102, 58, upright=False), "pd-water")
        + svg.path(walls, "pd-wall")
        + icon("goblin-head", 122, 48, 42)
        + icon("spiked-dragon-head", 184, 44, 48, "pd-icon pd-boss")
        + icon("wolf-trap", 62, 112, 38, "pd-icon pd-danger")
        + svg.path(svg.gem(66, 50, 30), "pd-gem")
        + svg.path(way, "pd-way")
        + svg.path(hand.cross(143, 69, 20, "cover"), "pd-mark pd-red")
        + svg.path(hand.loop(81, 64, 24, 21, "cover"), "pd-mark pd-green")
        + svg.group(die_shape(0, 0, 48, black=False) + icon("four-leaf", 8, 8, 32, "pd-icon pd-luck"), at=(258, 44))
        + svg.group(die_shape(0, 0, 48, black=True) + icon("pointy-hat", 9, 7, 30, "pd-icon pd-on-black"), at=(250, 112))
    )
    return picture_of(inlined(inner), "pd-cover", 320, 200)
