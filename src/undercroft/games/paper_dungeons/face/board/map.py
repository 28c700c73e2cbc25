"""The ink map, and the pencil on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.draw import hand, svg
from undercroft.games.paper_dungeons.content import LETTERS, Dungeon, PaperBook, Room
from undercroft.games.paper_dungeons.face.board import layout, shapes
from undercroft.games.paper_dungeons.face.board.shapes import icon
from undercroft.games.paper_dungeons.state import OUTSIDE, Sheet

if TYPE_CHECKING:
    from undercroft.texts import Tongue

ENTRANCE = 26


def printed(book: PaperBook, card: Dungeon | None, words: Tongue) -> str:
    right = layout.MAP_X + book.width * layout.ROOM
    bosses = dict(zip(card.rooms, enumerate(card.bosses), strict=True)) if card else {}
    parts = [svg.rect(layout.MAP_X, layout.MAP_Y, right - layout.MAP_X, layout.MAP_BOTTOM - layout.MAP_Y, "pd-floor")]
    parts += [
        svg.text(layout.MAP_X + (i + 0.5) * layout.ROOM, layout.MAP_Y - 4, c, "pd-plain pd-soft", 12, "middle")
        for i, c in enumerate(book.columns)
    ]
    open_rows = _passage_rows(book)
    parts += [
        svg.text(
            8,
            layout.MAP_BOTTOM - (row + 0.5) * layout.ROOM + (-9 if row in open_rows else 4),
            row + 1,
            "pd-plain pd-soft",
            12,
            "middle",
        )
        for row in range(book.height)
    ]
    parts.append(_grid(book))
    parts += [_water(*book.edge(name), book) for name in book.pack.map.water]
    for index, room in enumerate(book.rooms):
        inner = _boss(index, *bosses[index], book) if index in bosses else ""
        parts.append(shapes.spot(f"room-{room.name}", layout.room_box(index, book), _room(index, room, book) + inner))
    walls = card.walls if card else book.pack.map.walls
    parts += [svg.path(_wall(*book.edge(name), name, book), "pd-wall") for name in sorted(walls)]
    parts.append(_border(book))
    if card:
        title = f"{card.id} · {words.name('story', card.story)} {shapes.ROMAN[card.chapter - 1]}"
        parts.append(svg.text(right, layout.MAP_BOTTOM + 38, title, "pd-hand", 20, "end"))
    return "".join(parts)


def _grid(book: PaperBook) -> str:
    d = []
    for column in range(1, book.width):
        d.append(f"M{layout.MAP_X + column * layout.ROOM} {layout.MAP_Y}V{layout.MAP_BOTTOM}")
    for row in range(1, book.height):
        d.append(f"M{layout.MAP_X} {layout.MAP_Y + row * layout.ROOM}H{layout.MAP_X + book.width * layout.ROOM}")
    return svg.path("".join(d), "pd-door")


def _passage_rows(book: PaperBook) -> set[int]:
    return {room // book.width for name in book.pack.map.passages for room in book.edge(name)}


def _border(book: PaperBook) -> str:
    """The outer wall, open at the entrances below and at the passages on both sides."""
    left, right = layout.MAP_X, layout.MAP_X + book.width * layout.ROOM
    passages = _passage_rows(book)
    d, arrows = [hand.line(left, layout.MAP_Y, right, layout.MAP_Y, "top", 0.8)], []
    for column in range(book.width + 1):
        start = left if column == 0 else left + (column - 0.5) * layout.ROOM + ENTRANCE / 2
        end = right if column == book.width else left + (column + 0.5) * layout.ROOM - ENTRANCE / 2
        d.append(hand.line(start, layout.MAP_BOTTOM, end, layout.MAP_BOTTOM, f"bottom{column}", 0.6))
    for column in range(book.width):
        x = left + (column + 0.5) * layout.ROOM
        arrows.append(f"M{x - 6:g} {layout.MAP_BOTTOM + 13}L{x:g} {layout.MAP_BOTTOM + 4}L{x + 6:g} {layout.MAP_BOTTOM + 13}")
    for row in range(book.height):
        top = layout.MAP_BOTTOM - (row + 1) * layout.ROOM
        for x, out in ((left, -1), (right, 1)):
            if row not in passages:
                d.append(hand.line(x, top, x, top + layout.ROOM, f"side{row}{out}", 0.6))
                continue
            d.append(hand.line(x, top, x, top + 18, f"side{row}{out}a", 0.4))
            d.append(hand.line(x, top + 46, x, top + layout.ROOM, f"side{row}{out}b", 0.4))
            y = top + 32
            arrows.append(f"M{x - 4 * out} {y}H{x + 13 * out}m{-5 * out} -5l{5 * out} 5l{-5 * out} 5")
    return svg.path("".join(d), "pd-border") + svg.path("".join(arrows), "pd-arrow")


def _edge(a: int, b: int, book: PaperBook) -> tuple[float, float, bool]:
    """Where the edge between two neighbours starts, and whether it is upright."""
    (xa, ya, _, _), (xb, yb, _, _) = layout.room_box(a, book), layout.room_box(b, book)
    return max(xa, xb), max(ya, yb), ya == yb


def _wall(a: int, b: int, name: str, book: PaperBook) -> str:
    x, y, upright = _edge(a, b, book)
    end = (x, y + layout.ROOM) if upright else (x + layout.ROOM, y)
    return hand.line(x, y, *end, name, 0.7)


def _water(a: int, b: int, book: PaperBook) -> str:
    x, y, upright = _edge(a, b, book)
    waves = (
        svg.wave(x + shift, y + 3, layout.ROOM - 6, upright=True)
        if upright
        else svg.wave(x + 3, y + shift, layout.ROOM - 6, upright=False)
        for shift in (-3.5, 0, 3.5)
    )
    bank = f"M{x} {y}v{layout.ROOM}" if upright else f"M{x} {y}h{layout.ROOM}"
    return svg.path(bank, "pd-bank") + svg.path("".join(waves), "pd-water")


def _room(index: int, room: Room, book: PaperBook) -> str:
    """What waits above left, what it brings below right."""
    x, y, _, _ = layout.room_box(index, book)
    parts = []
    rewards = list(room.rewards) + ([f"gem {LETTERS[room.gem]}"] if room.gem >= 0 else [])
    if room.hero >= 0:
        parts.append(icon(shapes.MINION_ICONS[room.minion], x + 5, y + 5, 24))
        parts.append(svg.text(x + 40, y + 21, room.level, "pd-plain pd-bold", 18, "middle"))
        parts.append(icon(shapes.hero_icon(room.hero), x + 5, y + 32, 15))
    elif room.trap:
        parts.append(icon("wolf-trap", *((x + 5, y + 4, 27) if rewards else (x + 12, y + 12, 30)), "pd-icon pd-danger"))
    alone = room.hero < 0 and not room.trap
    for i, reward in enumerate(reversed(rewards)):
        size = 24 if alone else 19 if len(rewards) == 1 else 15
        at = (x + 15, y + 15) if alone else (x + 48 - size - i * 13, y + 47 - size)
        parts.append(_reward(reward, *at, size))
    return "".join(parts)


def _reward(reward: str, x: float, y: float, size: float) -> str:
    if reward.startswith("gem"):
        letter = reward[4:]
        stone = svg.path(svg.gem(x - 2, y, size + 2), "pd-gem")
        stone += svg.text(x + size / 2 - 1, y + 13, letter, "pd-plain pd-bold pd-gem-letter", 12, "middle")
        return shapes.spot(f"gem-{letter}", (x - 5, y - 3, 27, 26), stone)
    return icon(shapes.REWARD_ICONS[reward], x, y, size, f"pd-icon pd-{reward}")


def _boss(index: int, stage: int, boss: int, book: PaperBook) -> str:
    x, y, _, _ = layout.room_box(index, book)
    name = book.bosses[boss].id
    inner = (
        svg.path(hand.loop(x + 27, y + 27, 23, 23, name), "pd-seal")
        + icon(shapes.boss_icon(name), x + 11, y + 8, 28)
        + svg.text(x + 27, y + 47, shapes.ROMAN[stage], "pd-plain pd-bold pd-boss", 13, "middle")
    )
    return shapes.spot(f"boss-{name}", (x + 2, y + 2, layout.ROOM - 4, layout.ROOM - 4), inner)


def drawn(sheet: Sheet, book: PaperBook, card: Dungeon | None, who: str) -> str:
    """Rooms shaded, minions crossed out, gems circled or crossed out, the way as a pencil line, the team as a token."""
    parts = []
    for index, room in enumerate(book.rooms):
        x, y, _, _ = layout.room_box(index, book)
        if sheet.explored >> index & 1:
            parts.append(svg.path(hand.scribble(x + 3, y + 3, 48, 48, room.name, 11), "pd-shade", f"{who}-seen-{room.name}"))
        if room.hero >= 0 and sheet.slain >> index & 1:
            cross = hand.cross(x + 17, y + 17, 12, who + room.name)
            parts.append(svg.stroke(cross, "pd-mark pd-red", f"{who}-slain-{room.name}"))
        if room.gem >= 0:
            letter = LETTERS[room.gem]
            if sheet.taken >> room.gem & 1:
                circle = hand.loop(x + 38, y + 38, 13, 12, who + letter)
                parts.append(svg.stroke(circle, "pd-mark pd-green", f"{who}-taken-{letter}"))
            elif sheet.crossed >> room.gem & 1:
                cross = hand.cross(x + 38, y + 38, 10, who + letter)
                parts.append(svg.stroke(cross, "pd-mark pd-red", f"{who}-lost-{letter}"))
    for stage, (boss_room, glory) in enumerate(zip(card.rooms if card else (), sheet.bosses, strict=False)):
        x, y, _, _ = layout.room_box(boss_room, book)
        seed = f"{who}boss{stage}"
        mark = hand.cross(x + 27, y + 27, 17, seed) if glory < 0 else hand.loop(x + 27, y + 27, 25, 24, seed)
        parts.append(svg.stroke(mark, f"pd-mark pd-{'red' if glory < 0 else 'green'}", f"{who}-boss-{stage}"))
    parts += _way(sheet.path, book, who)
    x, y = _stand(sheet, book, who)
    token = svg.circle(0, 0, 13, "pd-token-ring") + icon("meeple", -10, -10.5, 20, "pd-token-icon")
    parts.append(f'<g id="{who}-token" class="pd-token" transform="translate({x:.1f} {y:.1f})">{token}</g>')
    return "".join(parts)


def _stand(sheet: Sheet, book: PaperBook, who: str) -> tuple[float, float]:
    if sheet.room == OUTSIDE:
        x, y, w, h = layout.OUTSIDE_BOX
        return x + w / 2, y + h / 2
    return _foot(sheet.path, len(sheet.path) - 1, book, who) if sheet.path else layout.room_middle(sheet.room, book)


def _foot(path: tuple[int, ...], step: int, book: PaperBook, who: str) -> tuple[float, float]:
    """Near the middle of the room, elsewhere on every visit, so that a way there and back shows as two lines."""
    x, y = layout.room_middle(path[step], book)
    dx, dy = hand.shift(f"{who}{step}{path[step]}", 5)
    return x + dx, y + dy


def _way(path: tuple[int, ...], book: PaperBook, who: str) -> list[str]:
    strokes = []
    for step, room in enumerate(path):
        to = _foot(path, step, book, who)
        seed = f"{who}{step}"
        if step == 0:
            d = hand.line(layout.room_middle(room, book)[0], layout.MAP_BOTTOM + 14, *to, seed, 1.5)
        elif book.beside(path[step - 1], room):
            d = hand.line(*_foot(path, step - 1, book, who), *to, seed, 1.5)
        else:
            left, right, start = layout.MAP_X - 11, layout.MAP_X + book.width * layout.ROOM + 11, _foot(path, step - 1, book, who)
            out, back = (left, right) if start[0] < to[0] else (right, left)
            d = hand.line(*start, out, start[1], seed, 1.5) + hand.line(back, to[1], *to, seed + "in", 1.5)
        strokes.append(svg.stroke(d, "pd-way", f"{who}-step-{step}"))
    return strokes
