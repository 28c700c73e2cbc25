"""The ink map, and the pencil on it."""

from __future__ import annotations

from undercroft.draw import hand, svg
from undercroft.draw.marks import carded
from undercroft.draw.stage import framed
from undercroft.games.paper_dungeons.content import LETTERS, Dungeon, PaperBook, Room
from undercroft.games.paper_dungeons.face.board import layout, shapes
from undercroft.games.paper_dungeons.face.board.shapes import icon
from undercroft.games.paper_dungeons.state import OUTSIDE, Sheet

ENTRANCE = 26
OUTSIDE_STAND = (27, layout.MAP_BOTTOM + 14)
LETTER = 17
"""The smallest letters of the map."""
PLAN_LETTER = 34


def printed(book: PaperBook, card: Dungeon | None) -> str:
    right = layout.MAP_X + book.width * layout.ROOM
    bosses = dict(zip(card.rooms, enumerate(card.bosses), strict=True)) if card else {}
    parts = [svg.rect(layout.MAP_X, layout.MAP_Y, right - layout.MAP_X, layout.MAP_BOTTOM - layout.MAP_Y, "pd-floor")]
    parts.append(carded("sign-room", _names(book)))
    parts.append(_grid(book))
    parts.append(carded("sign-water", "".join(_water(*book.edge(name), book) for name in book.pack.map.water)))
    for index, room in enumerate(book.rooms):
        inner = _room(index, room, book) + (_boss(index, *bosses[index], book) if index in bosses else "")
        x, y = layout.room_middle(index, book)
        parts.append(svg.group(shapes.spot(f"room-{room.name}", layout.room_box(index, book), inner), tile=f"{x:g} {y:g}"))
    walls = card.walls if card else book.pack.map.walls
    parts.append(carded("sign-wall", svg.path("".join(_wall(*book.edge(name), name, book) for name in sorted(walls)), "pd-wall")))
    parts.append(_border(book))
    return "".join(parts)


def plan(book: PaperBook, card: Dungeon) -> str:
    """A dungeon card at a glance: walls, water and ways, and where its bosses wait."""
    left, top = layout.MAP_X, layout.MAP_Y
    parts = [svg.rect(left, top, book.width * layout.ROOM, layout.MAP_BOTTOM - top, "pd-floor"), _grid(book)]
    parts += [_water(*book.edge(name), book) for name in book.pack.map.water]
    parts.append(svg.path("".join(_wall(*book.edge(name), name, book) for name in sorted(card.walls)), "pd-wall"))
    parts.append(_border(book))
    for stage, room in enumerate(card.rooms):
        x, y = layout.room_middle(room, book)
        parts.append(svg.path(hand.loop(x, y, 25, 25, f"{card.id}{stage}"), "pd-seal"))
        parts.append(svg.text(x, y + 12, shapes.ROMAN[stage], "pd-plain pd-bold pd-boss", PLAN_LETTER, "middle"))
    return "".join(parts)


def _names(book: PaperBook) -> str:
    """Columns and rows; a row that is open at its sides has its number above the arrow."""
    open_rows = _passage_rows(book)
    columns = (
        svg.text(layout.MAP_X + (i + 0.5) * layout.ROOM, layout.MAP_Y - 5, c, "pd-plain pd-soft", LETTER, "middle")
        for i, c in enumerate(book.columns)
    )
    middles = (layout.MAP_BOTTOM - (row + 0.5) * layout.ROOM for row in range(book.height))
    rows = (
        svg.text(8, y + (-10 if row in open_rows else 6), row + 1, "pd-plain pd-soft", LETTER, "middle")
        for row, y in enumerate(middles)
    )
    return "".join((*columns, *rows))


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
    d, ways_in, passing = [hand.line(left, layout.MAP_Y, right, layout.MAP_Y, "top", 0.8)], [], []
    for column in range(book.width + 1):
        start = left if column == 0 else left + (column - 0.5) * layout.ROOM + ENTRANCE / 2
        end = right if column == book.width else left + (column + 0.5) * layout.ROOM - ENTRANCE / 2
        d.append(hand.line(start, layout.MAP_BOTTOM, end, layout.MAP_BOTTOM, f"bottom{column}", 0.6))
    for column in range(book.width):
        x = left + (column + 0.5) * layout.ROOM
        ways_in.append(f"M{x - 6:g} {layout.MAP_BOTTOM + 13}L{x:g} {layout.MAP_BOTTOM + 4}L{x + 6:g} {layout.MAP_BOTTOM + 13}")
    for row in range(book.height):
        top = layout.MAP_BOTTOM - (row + 1) * layout.ROOM
        for x, out in ((left, -1), (right, 1)):
            if row not in passages:
                d.append(hand.line(x, top, x, top + layout.ROOM, f"side{row}{out}", 0.6))
                continue
            d.append(hand.line(x, top, x, top + 18, f"side{row}{out}a", 0.4))
            d.append(hand.line(x, top + 46, x, top + layout.ROOM, f"side{row}{out}b", 0.4))
            y = top + 32
            passing.append(f"M{x - 4 * out} {y}H{x + 13 * out}m{-5 * out} -5l{5 * out} 5l{-5 * out} 5")
    arrows = carded("sign-entrance", svg.path("".join(ways_in), "pd-arrow"))
    arrows += carded("sign-passage", svg.path("".join(passing), "pd-arrow"))
    return svg.path("".join(d), "pd-border") + arrows


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
        parts.append(svg.text(x + 42.5, y + 20.5, room.level, "pd-plain pd-bold", 20, "middle"))
        parts.append(icon(shapes.hero_icon(room.hero), x + 5, y + 32, 17))
    elif room.trap:
        parts.append(icon("wolf-trap", *((x + 5, y + 4, 27) if rewards else (x + 12, y + 12, 30)), "pd-icon pd-danger"))
    alone = room.hero < 0 and not room.trap
    for i, reward in enumerate(reversed(rewards)):
        size = 26 if alone else 20 if len(rewards) == 1 else 15
        at = (x + 14, y + 14) if alone else (x + 49 - size - i * 13, y + 49 - size)
        parts.append(_reward(reward, *at, size))
    return "".join(parts)


def _reward(reward: str, x: float, y: float, size: float) -> str:
    if reward.startswith("gem"):
        letter = reward[4:]
        stone = svg.path(svg.gem(x - 4, y - 3, size + 6), "pd-gem")
        stone += svg.text(x + size / 2 - 1, y + 14.5, letter, "pd-plain pd-bold pd-gem-letter", LETTER, "middle")
        return shapes.spot(f"gem-{letter}", (x - 5, y - 4, size + 8, size + 8), stone)
    return icon(shapes.REWARD_ICONS[reward], x, y, size, f"pd-icon pd-{reward}")


def _boss(index: int, stage: int, boss: int, book: PaperBook) -> str:
    x, y, _, _ = layout.room_box(index, book)
    name = book.bosses[boss].id
    inner = (
        svg.path(hand.loop(x + 27, y + 27, 23, 23, name), "pd-seal")
        + icon(shapes.boss_icon(name), x + 13.5, y + 5, 27)
        + svg.text(x + 27, y + 46, shapes.ROMAN[stage], "pd-plain pd-bold pd-boss", LETTER, "middle")
    )
    return shapes.spot(f"boss-{name}", (x + 2, y + 2, layout.ROOM - 4, layout.ROOM - 4), inner)


def drawn(sheet: Sheet, book: PaperBook, card: Dungeon | None, who: str) -> str:
    """Rooms shaded, minions crossed out, gems circled or crossed out, the way as a pencil line, the team as a token."""
    parts = []
    for index, room in enumerate(book.rooms):
        x, y, _, _ = layout.room_box(index, book)
        if sheet.explored >> index & 1:
            parts.append(svg.path(hand.scribble(x + 3, y + 3, 48, 48, room.name, 15), "pd-shade", f"{who}-seen-{room.name}"))
        if room.hero >= 0 and sheet.slain >> index & 1:
            cross = hand.cross(x + 17, y + 17, 12, who + room.name)
            parts.append(svg.stroke(cross, "pd-mark pd-red", f"{who}-slain-{room.name}"))
        if room.gem >= 0:
            letter = LETTERS[room.gem]
            if sheet.taken >> room.gem & 1:
                circle = hand.loop(x + 38, y + 39, 14, 13, who + letter)
                parts.append(svg.stroke(circle, "pd-mark pd-green", f"{who}-taken-{letter}"))
            elif sheet.crossed >> room.gem & 1:
                cross = hand.cross(x + 38, y + 38, 11, who + letter)
                parts.append(svg.stroke(cross, "pd-mark pd-red pd-past", f"{who}-lost-{letter}"))
    for stage, (boss_room, glory) in enumerate(zip(card.rooms if card else (), sheet.bosses, strict=False)):
        x, y, _, _ = layout.room_box(boss_room, book)
        seed = f"{who}boss{stage}"
        mark = hand.cross(x + 27, y + 27, 17, seed) if glory < 0 else hand.loop(x + 27, y + 27, 25, 24, seed)
        parts.append(svg.stroke(mark, f"pd-mark pd-{'red' if glory < 0 else 'green'}", f"{who}-boss-{stage}"))
    parts += _way(sheet.path, book, who)
    outside = sheet.room == OUTSIDE
    x, y = OUTSIDE_STAND if outside else layout.room_stand(sheet.room, book)
    token = svg.circle(0, 0, layout.TOKEN, "pd-token-ring") + icon("meeple", -7.5, -8, 15, "pd-token-icon")
    parts.append(f'<g id="{who}-token" class="pd-token" transform="translate({x:g} {y:g})">{token}</g>')
    box = layout.map_box(outside=outside)
    return framed("".join(parts), box, cell=layout.ROOM, least=layout.LEAST_ROOM, eye=(x, y))


def _foot(path: tuple[int, ...], step: int, book: PaperBook, who: str) -> tuple[float, float]:
    """Near the middle of the room, elsewhere on every visit, so that a way there and back shows as two lines."""
    x, y = layout.room_middle(path[step], book)
    dx, dy = hand.shift(f"{who}{step}{path[step]}", 4)
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
