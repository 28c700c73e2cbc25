"""The tomb cut open: what is printed, and what broke, opened or sank since."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from random import Random

from undercroft.draw import svg
from undercroft.draw.marks import spot
from undercroft.games.monsters_of_egypt.content import DOORS, FLOOR, LADDER, WALL, Mode, Plan
from undercroft.games.monsters_of_egypt.face.board.layout import (
    CELL_H,
    CELL_W,
    GROUND,
    HEIGHT,
    LEFT,
    LETTER,
    SLAB,
    TOP,
    WIDTH,
    cell_box,
    corner,
)
from undercroft.games.monsters_of_egypt.face.board.shapes import badge, picture
from undercroft.games.monsters_of_egypt.rules.ceiling import crushed
from undercroft.games.monsters_of_egypt.rules.dungeon import boulder_way
from undercroft.games.monsters_of_egypt.state import State

STATUES = ("bastet", "anubis")
BRICK_ROWS = 4
RAIL, RUNGS = 5.5, 6
DOOR_W = 7.0
EARS = ("l.6-4 1.5 1.6 1.5-1.6.6 4v3.4h-4.2Z", "l.2-8 1.2 4h1.4l1.2-4 .2 8-1 5h-2.2Z")
"""The heads of a cat and of a jackal, on the door that each of them opens."""
ABOVE = {0: -3 * CELL_H, 1: -13.0}
"""Where the ceiling hangs before it touches the tomb."""


# ---- printed ----


def printed(plan: Plan, mode: Mode) -> str:
    right, bottom = LEFT + plan.width * CELL_W, TOP + plan.floors * CELL_H
    parts = [_outside(plan), svg.rect(LEFT, TOP, right - LEFT, bottom - TOP, "me-room")]
    cells = range(plan.size)
    parts.append(_back_wall(plan))
    parts += [_cave(cell, plan) for cell in plan.caves]
    parts += [_hole(cell, plan) for cell in cells if plan.structure[cell] == "o"]
    parts += [_niche(cell, plan, full=not n) for n, cell in enumerate(plan.boulder) if cell >= 0]
    if plan.exit >= 0:
        x, y = corner(plan.exit, plan)
        parts.append(_exit(x, y))
    parts += [_wall(cell, plan) for cell in cells if plan.shape[cell] & WALL]
    for cell, step in plan.arrows:
        parts.append(_slit(cell, plan, step))
    parts += [_slab(cell, plan) for cell in cells if plan.shape[cell] & FLOOR or cell >= plan.bottom]
    climb = _vine if mode == "escape" else _ladder
    parts += [climb(*corner(cell, plan), CELL_H) for cell in cells if plan.shape[cell] & LADDER]
    for cell in plan.starts:
        x, y = corner(cell, plan)
        parts.append(climb(x, y - 16, GROUND + 16))
    parts += [_statue(cell, plan, STATUES[n]) for n, cell in enumerate(plan.statues) if cell >= 0]
    parts.append(svg.path(f"M{LEFT:g} {TOP:g}v{bottom - TOP:g}M{right:g} {TOP:g}v{bottom - TOP:g}", "me-frame"))
    parts += [spot(f"cell-{plan.names[cell]}", cell_box(cell, plan), radius=3) for cell in cells]
    return "".join(parts)


def _outside(plan: Plan) -> str:
    """The rock around the rooms and the desert above it."""
    bottom = TOP + plan.floors * CELL_H
    random = Random("rock")
    dune = f"M0 {TOP - 8:g}Q60 {TOP - 20:g} 130 {TOP - 11:g}T260 {TOP - 12:g}T{WIDTH} {TOP - 16:g}V{HEIGHT}H0Z"
    parts = [svg.circle(322, 12, 9, "me-sun"), svg.path(dune, "me-rock")]
    parts.append(svg.path("M24 22 52 2 80 20M52 2 58 21M196 20 214 8 232 19M214 8 218 19", "me-far"))
    stones = "".join(
        f"M{random.uniform(2, WIDTH - 8):.1f} {random.uniform(bottom + 3, HEIGHT - 1):.1f}h{random.uniform(3, 9):.1f}"
        for _ in range(26)
    )
    parts.append(svg.path(stones, "me-far"))
    return "".join(parts)


def _back_wall(plan: Plan) -> str:
    """A painted stripe along every floor; where nothing else is, a torch or a faded sign."""
    parts, bare = [], 0
    for cell in range(plan.size):
        x, y = corner(cell, plan)
        if plan.shape[cell] & WALL or cell == plan.exit:
            continue
        parts.append(svg.path(f"M{x:g} {y + 4.5:g}h{CELL_W}", "me-paint"))
        if plan.features[cell] == "." and plan.tokens[cell] == "." and plan.structure[cell] in "_=":
            bare += 1
            inside = 0 < cell % plan.width < plan.width - 1
            parts.append(_torch(x + CELL_W / 2, y) if bare % 2 and inside else _sign(cell, x, y))
    return "".join(parts)


def _sign(cell: int, x: float, y: float) -> str:
    return svg.path(_glyph(cell % 4, x + CELL_W / 2, y + 18), "me-paint")


def _torch(x: float, y: float) -> str:
    glow = svg.circle(x, y + 12, 25, "me-light")
    stick = svg.path(f"M{x:g} {y + 22:g}l0-6m-2.6-1.4h5.2", "me-torch")
    flame = svg.path(f"M{x:g} {y + 5:g}q4.4 4.6 2.6 8q-2.6 3-5.2 0q-1.8-3.4 2.6-8Z", "me-flame")
    return glow + stick + flame


def _slab(cell: int, plan: Plan) -> str:
    x, y = corner(cell, plan)
    top = y + GROUND
    if cell in plan.reinforced:
        rivets = "".join(svg.circle(x + 4 + i * 9.2, top + 2, 1, "me-rivet") for i in range(3))
        return svg.rect(x, top - 0.8, CELL_W, SLAB + 1.6, "me-iron") + rivets
    joints = f"M{x + CELL_W * 0.5:g} {top:g}v{SLAB}M{x:g} {top:g}v{SLAB}"
    return (
        svg.rect(x, top, CELL_W, SLAB, "me-floor")
        + svg.path(joints, "me-joint")
        + svg.path(f"M{x:g} {top:g}h{CELL_W}", "me-edge")
    )


def _wall(cell: int, plan: Plan) -> str:
    """A wall reaches up to what stands on it."""
    x, y = corner(cell, plan)
    y, height = y - SLAB, CELL_H + SLAB
    row = height / BRICK_ROWS
    lines = "".join(f"M{x:g} {y + row * i:.1f}h{CELL_W}" for i in range(1, BRICK_ROWS))
    for i in range(BRICK_ROWS):
        shares = (0.35, 0.8) if i % 2 else (0.15, 0.6)
        lines += "".join(f"M{x + CELL_W * share:.1f} {y + row * i:.1f}v{row:.1f}" for share in shares)
    return svg.rect(x, y, CELL_W, height, "me-wall") + svg.path(lines, "me-brick") + svg.path(f"M{x:g} {y:g}h{CELL_W}", "me-edge")


def _slit(cell: int, plan: Plan, step: int) -> str:
    """The mouth from which arrows come, on the side to which they fly."""
    x, y = corner(cell, plan)
    middle = y + 17
    tip = x + CELL_W - 3 if step > 0 else x + 3
    back = tip - 17 * step
    arrow = f"M{back:g} {middle:g}H{tip:g}M{tip - 5 * step:g} {middle - 4:g}L{tip:g} {middle:g}L{tip - 5 * step:g} {middle + 4:g}"
    return svg.rect(x + 3, middle - 7, CELL_W - 6, 14, "me-slit", 3) + svg.path(arrow, "me-arrow")


def _cave(cell: int, plan: Plan) -> str:
    x, y = corner(cell, plan)
    low = y + GROUND
    rim = f"M{x + 2.5:g} {low:g}V{y + 16:g}Q{x + 3:g} {y + 3:g} {x + 13.2:g} {y + 3:g}T{x + 23.9:g} {y + 16:g}V{low:g}Z"
    mouth = f"M{x + 6:g} {low:g}V{y + 17:g}Q{x + 6:g} {y + 7:g} {x + 13.2:g} {y + 7:g}T{x + 20.4:g} {y + 17:g}V{low:g}Z"
    return svg.path(rim, "me-rim") + svg.path(mouth, "me-mouth")


def _hole(cell: int, plan: Plan) -> str:
    """Nothing to stand on: small arrows point down."""
    x, y = corner(cell, plan)
    low = y + CELL_H - 6
    return svg.path(f"M{x + 9.2:g} {low:g}l4 4 4-4", "me-hole")


def _niche(cell: int, plan: Plan, *, full: bool) -> str:
    x, y = _in_niche(cell, plan)
    return svg.circle(x, y, 11.8, "me-niche") + (picture("boulder", x - 12, y - 12, 24) if full else "")


def _in_niche(cell: int, plan: Plan) -> tuple[float, float]:
    x, y = corner(cell, plan)
    return x + CELL_W / 2, y + GROUND - 12


def _exit(x: float, y: float) -> str:
    return svg.rect(x + 1, y + 1, CELL_W - 2, GROUND - 1, "me-daylight", 3) + picture("exit", x + 1.5, y + GROUND - 23.5, 23.5)


def _statue(cell: int, plan: Plan, kind: str) -> str:
    x, y = corner(cell, plan)
    return picture(kind, x - 2.5, y + GROUND - 31.4, 31.4)


def _ladder(x: float, y: float, height: float, css: str = "me-ladder") -> str:
    """From the ground of its cell up to the ground of the cell above."""
    left, right, top = x + RAIL + 1.5, x + CELL_W - RAIL - 1.5, y - SLAB - 3
    low = y + height - SLAB
    steps = max(2, round((low - top) / RUNGS))
    rungs = "".join(f"M{left:g} {top + 3 + (low - top - 3) * i / steps:.1f}H{right:g}" for i in range(steps))
    return svg.path(f"M{left:g} {top:g}V{low:g}M{right:g} {top:g}V{low:g}{rungs}", css)


def _vine(x: float, y: float, height: float) -> str:
    middle, top = x + CELL_W / 2, y - SLAB - 3
    length = height + 3
    turns = max(2, round(length / 11))
    half = length / turns
    stem = f"M{middle:g} {top:g}" + "".join(f"q{4 * (-1) ** i} {half / 2:.1f} 0 {half:.1f}" for i in range(turns))
    leaves = "".join(
        f"M{middle:g} {top + half * (i + 0.5):.1f}q{side * 4} -5 {side * 9} -1q{side * -3} 5 {side * -9} 1z"
        for i in range(turns)
        for side in ((1, -1) if i % 2 else (-1, 1))[:1]
    )
    return svg.path(stem, "me-vine") + svg.path(leaves, "me-leaf")


def sample(kind: str, plan: Plan) -> tuple[int, str]:
    """A cell that shows a part of the tomb by itself, and its drawing."""
    cells = range(plan.size)
    if kind == "wall":
        cell = next(cell for cell in cells if plan.shape[cell] & WALL and cell not in dict(plan.arrows))
        return cell, _wall(cell, plan)
    if kind == "arrows":
        cell, step = plan.arrows[0]
        return cell, _wall(cell, plan) + _slit(cell, plan, step)
    if kind in ("ladder", "vine"):
        cell = next(cell for cell in cells if plan.shape[cell] & LADDER)
        climb = _vine if kind == "vine" else _ladder
        return cell, _slab(cell, plan) + climb(*corner(cell, plan), CELL_H)
    if kind == "cave":
        return plan.caves[0], _slab(plan.caves[0], plan) + _cave(plan.caves[0], plan)
    if kind == "spikes":
        return plan.spikes[0], _slab(plan.spikes[0], plan) + _spikes(plan.spikes[0], plan, low=True, high=True)
    if kind in ("door-yellow", "door-black"):
        number = DOORS.index("yellow" if kind == "door-yellow" else "black")
        cell = plan.doors[number]
        return cell, _slab(cell, plan) + _slab(cell + 1, plan) + _leaf(cell, plan, number)
    if kind == "reinforced":
        cell = min(plan.reinforced)
        return cell, _slab(cell, plan)
    cell = next(cell for cell in cells if plan.shape[cell] & FLOOR)
    return cell, _slab(cell, plan) + _broken_floor(cell, plan)


# ---- what changes ----


def drawn(state: State, plan: Plan) -> str:
    """Breaches, spikes and doors, which lie under the pieces."""
    parts = [_broken_wall(cell, plan, _standing(state, plan, cell)) for cell in state.walls_broken]
    parts += [_broken_floor(cell, plan) for cell in state.floors_broken]
    parts += [_spikes(cell, plan, low=bool(state.shape[cell] & FLOOR), high=_roof(state, plan, cell)) for cell in plan.spikes]
    parts += [_door(cell, plan, n, is_open=state.doors[n]) for n, cell in enumerate(plan.doors) if cell >= 0]
    return "".join(parts)


def _standing(state: State, plan: Plan, cell: int) -> tuple[bool, bool]:
    """Whether the floor of the cell and that of the cell above it are still there."""
    above = cell - plan.width
    return bool(state.shape[cell] & FLOOR) or cell >= plan.bottom, above >= 0 and bool(state.shape[above] & FLOOR)


def _roof(state: State, plan: Plan, cell: int) -> bool:
    above = cell - plan.width
    return above < 0 or bool(state.shape[above] & (FLOOR | WALL))


@lru_cache(512)
def _broken_floor(cell: int, plan: Plan) -> str:
    """A hole with teeth at both sides, and rubble."""
    x, y = corner(cell, plan)
    top, right = y + GROUND, x + CELL_W
    gap = svg.rect(x, top - 1, CELL_W, SLAB + 1.4, "me-room")
    teeth = f"M{x:g} {top:g}h4.5l-2 2 1.5 2H{x:g}ZM{right:g} {top:g}h-4l1.5 1.6-2.2 2.4H{right:g}Z"
    chips = f"M{x + 8:g} {top + 1:g}l2.4-.8 1 2.2-2.6.6ZM{x + 15:g} {top + 2:g}l2-1.6 1.6 1.6-1.6 1.6Z"
    return svg.group(gap + svg.path(teeth, "me-rubble") + svg.path(chips, "me-rubble"), "me-breach")


@lru_cache(512)
def _broken_wall(cell: int, plan: Plan, standing: tuple[bool, bool]) -> str:
    x, y = corner(cell, plan)
    floor, above = standing
    top = y - (0 if above else SLAB + 0.7)
    height = y + (GROUND if floor else CELL_H) - top
    low, right = top + height, x + CELL_W
    parts = svg.rect(x, top, CELL_W, height, "me-room")
    ragged = (
        f"M{x:g} {top:g}h4l-2 5 3 5-3 6 2 6-2 7H{x:g}ZM{right:g} {top:g}h-5l3 6-2 5 2 6-3 5 3 6H{right:g}Z"
        f"M{x + 3:g} {low:g}l4-5 4 2 3-3 5 4 3 2Z"
    )
    return svg.group(parts + svg.path(ragged, "me-rubble"), "me-breach")


@lru_cache(64)
def _spikes(cell: int, plan: Plan, *, low: bool, high: bool) -> str:
    """Half hidden in their holes as long as nobody sets them off."""
    x, y = corner(cell, plan)
    ground, roof = y + GROUND, y
    parts = "".join(f"M{x + 3 + i * 5.3:.1f} {ground:g}l2.2-7 2.2 7Z" for i in range(4)) if low else ""
    parts += "".join(f"M{x + 3 + i * 5.3:.1f} {roof:g}l2.2 6 2.2-6Z" for i in range(4)) if high else ""
    return svg.path(parts, "me-spikes")


@lru_cache(16)
def _door(cell: int, plan: Plan, number: int, *, is_open: bool) -> str:
    """A slab that slides up into the rock."""
    x, y = corner(cell, plan)
    lift = CELL_H - 9 if is_open else 0
    shadow = svg.rect(x + CELL_W - DOOR_W / 2, y, DOOR_W, GROUND, "me-doorway")
    moved = f'<g id="me-door-{number}" class="me-slide" transform="translate(0 {-lift:g})">{_leaf(cell, plan, number)}</g>'
    return shadow + f'<g clip-path="url(#me-door-clip-{number})">{moved}</g>'


def _leaf(cell: int, plan: Plan, number: int) -> str:
    """A closed door: the sign of its statue is on it."""
    x, y = corner(cell, plan)
    left = x + CELL_W - DOOR_W / 2
    slab = svg.rect(left, y, DOOR_W, GROUND, f"me-door me-door-{DOORS[number]}", 1.5)
    sign = svg.path(f"M{left + 1.4:g} {y + 14:g}{EARS[number]}", "me-door-sign")
    knobs = svg.path(f"M{left + 1.6:g} {y + 22:g}h{DOOR_W - 3.2:g}M{left + 1.6:g} {y + 26:g}h{DOOR_W - 3.2:g}", "me-door-line")
    return slab + sign + knobs


def clips(plan: Plan) -> str:
    """Doors vanish into the rock above them, the ceiling comes out of the desert."""
    found = ""
    for number, cell in enumerate(plan.doors):
        if cell >= 0:
            x, y = corner(cell, plan)
            box = f'<rect x="{x:g}" y="{y:g}" width="{2 * CELL_W:g}" height="{CELL_H:g}"/>'
            found += f'<clipPath id="me-door-clip-{number}">{box}</clipPath>'
    whole = f'<rect x="{LEFT - 3:g}" y="0" width="{plan.width * CELL_W + 6:g}" height="{TOP + plan.floors * CELL_H:g}"/>'
    glow = '<stop class="me-light-in" offset="0"/><stop class="me-light-out" offset="1"/>'
    found += f'<radialGradient id="me-torchlight">{glow}</radialGradient>'
    return f'<defs>{found}<clipPath id="me-tomb-clip">{whole}</clipPath></defs>'


def ceiling(state: State, plan: Plan) -> str:
    """The block that comes down floor by floor, over everything it has crushed."""
    if state.terms.mode != "escape":
        return ""
    y = TOP + ABOVE.get(state.ceiling, (state.ceiling - 2) * CELL_H)
    moved = f'<g id="me-ceiling" class="me-slide me-heavy" transform="translate(0 {y:g})">{_block(plan)}</g>'
    return f'<g class="through" clip-path="url(#me-tomb-clip)">{moved}</g>'


def over(state: State, plan: Plan) -> str:
    """What no piece may cover: the boulder's way, how far the ceiling comes next, and the names of floors and columns."""
    parts = [badge(str(n + 1), x + 8, y - 9, LETTER) for n, (x, y) in enumerate(_niches(plan))]
    if state.terms.mode == "escape":
        parts += [_next(floor, plan) for floor in {cell // plan.width for cell in crushed(state, plan)}]
    elif plan.boulder[0] >= 0:
        parts.append(_way(tuple(boulder_way(state, plan)), plan))
    return svg.group("".join(parts) + _rulers(plan), "through")


def _niches(plan: Plan) -> list[tuple[float, float]]:
    return [_in_niche(cell, plan) for cell in plan.boulder if cell >= 0]


def _next(floor: int, plan: Plan) -> str:
    """The line to which the next step of the ceiling comes."""
    y, right = TOP + (floor + 1) * CELL_H, LEFT + plan.width * CELL_W
    heads = "".join(f"M{x - 4:g} {y - 8:g}l4 6 4-6" for x in (LEFT, right))
    return svg.path(f"M{LEFT:g} {y:g}H{right:g}{heads}", "me-next")


@lru_cache(64)
def _way(way: tuple[int, ...], plan: Plan) -> str:
    """Where the boulder would roll now, along the floors and down."""
    parts = ""
    for cell, after in pairwise(way):
        x, y = corner(cell, plan)
        low = y + GROUND + SLAB / 2
        if after == cell + 1:
            parts += f"M{x + CELL_W - 2.6:g} {low - 2.2:g}l2.6 2.2-2.6 2.2M{x + CELL_W / 2 - 2.6:g} {low - 2.2:g}l2.6 2.2-2.6 2.2"
        else:
            parts += f"M{x + CELL_W / 2 - 2.6:g} {low - 1.5:g}l2.6 3 2.6-3"
    return svg.path(parts, "me-rolls")


@lru_cache(4)
def _rulers(plan: Plan) -> str:
    """The names of floors and columns. A page that sees a part of the tomb keeps them in sight, and counts what lies beyond."""
    bottom = TOP + plan.floors * CELL_H
    floors = "".join(_label(LEFT / 2, TOP + (floor + 0.5) * CELL_H, floor + 1) for floor in range(plan.floors))
    columns = "".join(_label(LEFT + (column + 0.5) * CELL_W, bottom + 7, column + 1) for column in range(plan.width))
    return f'<g id="me-floors">{floors}</g><g id="me-columns">{columns}</g>'


def _label(x: float, y: float, number: int) -> str:
    plate = svg.rect(x - 6, y - 5.6, 12, 11.2, "me-ruler", 3)
    return svg.group(plate + svg.text(x, y + 3, number, "me-word me-soft me-bold", 8.5, "middle"), tile=f"{x:g} {y:g}")


@lru_cache(4)
def _block(plan: Plan) -> str:
    """Hangs from its lower edge, as high as the whole tomb."""
    left, width = LEFT - 2, plan.width * CELL_W + 4
    height = (plan.floors + 1) * CELL_H
    lines, signs = "", ""
    for floor in range(plan.floors + 1):
        y = -CELL_H * (floor + 1)
        lines += f"M{left:g} {y:g}h{width:g}"
        for column in range(0, plan.width, 2):
            x = LEFT + (column + (floor % 2)) * CELL_W
            lines += f"M{x:g} {y:g}v{CELL_H}"
            signs += _glyph((floor * 5 + column // 2) % 4, x + CELL_W, y + CELL_H / 2)
    lip = svg.rect(left - 1, -6, width + 2, 6, "me-lip")
    teeth = "".join(f"M{LEFT + i * CELL_W / 2:.1f} 0l{CELL_W / 4:g} 3 {CELL_W / 4:g}-3Z" for i in range(plan.width * 2))
    block = svg.rect(left, -height, width, height, "me-block")
    return block + svg.path(lines, "me-brick") + svg.path(signs, "me-glyph") + lip + svg.path(teeth, "me-lip")


def _glyph(kind: int, x: float, y: float) -> str:
    """An eye, an ankh, water, a sun."""
    if kind == 0:
        return f"M{x - 8:g} {y:g}q8-8 16 0q-8 6-16 0M{x - 2:g} {y:g}h4M{x + 2:g} {y + 3:g}l3 5"
    if kind == 1:
        return f"M{x:g} {y + 10:g}v-12q-5-7 0-8q5 1 0 8M{x - 5:g} {y:g}h10"
    if kind == 2:
        return f"M{x - 8:g} {y - 3:g}l4 3 4-3 4 3 4-3M{x - 8:g} {y + 4:g}l4 3 4-3 4 3 4-3"
    return f"M{x - 4:g} {y:g}a4 4 0 1 0 8 0a4 4 0 1 0-8 0M{x:g} {y - 9:g}v3M{x:g} {y + 6:g}v3M{x - 9:g} {y:g}h3M{x + 6:g} {y:g}h3"


def wooden(x: float, y: float) -> str:
    """A ladder that somebody has put up."""
    return _ladder(x, y, CELL_H, "me-wooden")
