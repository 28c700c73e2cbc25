"""What is over in a moment: the boulder on its way, arrows in flight, spikes, dust, a blast. Drawn from the event itself."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.draw import svg
from undercroft.games.monsters_of_egypt import EVENTS
from undercroft.games.monsters_of_egypt.content import Plan, TombBook
from undercroft.games.monsters_of_egypt.face.board.layout import CELL_H, CELL_W, GROUND, LEFT, TOP, corner
from undercroft.games.monsters_of_egypt.face.board.shapes import picture
from undercroft.games.monsters_of_egypt.rules.dungeon import landing
from undercroft.games.monsters_of_egypt.state import State
from undercroft.kernel.types import Event, Figure

Figures = dict[str, Figure]
BOULDER = 30.0
STAR = "M0-16 4-6 14-10 8-1 17 5 6 7 6 17-1 10-9 16-8 6-18 4-9-2-15-10-4-7Z"
DUST = ((-9, -2, 5), (-3, -5, 6), (4, -3, 5.5), (10, -1, 4), (0, 0, 4.5))


class Scene:
    """The tomb right after an event."""

    def __init__(self, event: Event, state: State, book: TombBook) -> None:
        self.state, self.book = state, book
        self.plan: Plan = book.plans[state.terms.mode]
        self.figures: Figures = dict(zip(EVENTS[event.kind], event.data, strict=True))

    def word(self, field: str) -> str:
        return str(self.figures[field])

    def cell(self, field: str = "cell") -> int:
        return self.plan.cell[self.word(field)]

    def middle(self, cell: int) -> tuple[float, float]:
        x, y = corner(cell, self.plan)
        return x + CELL_W / 2, y + GROUND / 2

    def hero_cell(self, field: str = "hero") -> int:
        """-1 when the hero is not on the board."""
        name = self.figures.get(field)
        return next((hero.cell for hero in self.state.heroes if hero.card >= 0 and self.book.cards[hero.card].id == name), -1)


def drawn(event: Event, state: State, book: TombBook) -> str:
    draw = EFFECTS.get(event.kind)
    return draw(Scene(event, state, book)) if draw is not None else ""


def _at(x: float, y: float, css: str, inner: str) -> str:
    """The place by an attribute, the motion by a class inside it."""
    return svg.group(svg.group(inner, css), at=(x, y))


def _pop(kind: str, x: float, y: float, css: str, size: float = 22) -> str:
    return _at(x, y, css, picture(kind, -size / 2, -size / 2, size))


def _dust(x: float, y: float) -> str:
    return _at(x, y, "me-puff", "".join(svg.circle(at, low, size, "me-dust") for at, low, size in DUST))


def _over_hero(kind: str, css: str) -> Callable[[Scene], str]:
    """Something rises from the hero."""

    def draw(scene: Scene) -> str:
        cell = scene.hero_cell()
        if cell < 0:
            return ""
        x, y = scene.middle(cell)
        return _pop(kind, x, y - 6, css, 16)

    return draw


def _landed(scene: Scene) -> str:
    """Dust, and the way down."""
    x, y = scene.middle(scene.cell("to"))
    _, top = scene.middle(scene.cell("from"))
    streaks = svg.path(f"M{x - 7:g} {top:g}V{y:g}M{x + 7:g} {top:g}V{y:g}M{x:g} {top - 6:g}V{y - 8:g}", "me-streak")
    return _at(0, 0, "me-fade", streaks) + _dust(x, y + GROUND / 2)


def _breach(scene: Scene) -> str:
    x, y = scene.middle(scene.cell())
    low = y + GROUND / 2 if scene.word("part") == "floor" else y
    chips = svg.path("M-6-2l4-2 2 4-5 1ZM3-4l5 0 1 4-5 1ZM-2 3l4-1 1 4-4 0Z", "me-rubble")
    return _at(x, low, "me-crumble", chips) + _dust(x, low + 3)


def _blast(scene: Scene) -> str:
    x, y = scene.middle(scene.cell())
    return _at(x, y, "me-burst", svg.path(STAR, "me-flash") + svg.circle(0, 0, 6, "me-spark"))


def _trap(scene: Scene) -> str:
    x, y = scene.middle(scene.cell())
    return _at(x, y, "me-burst", svg.path(STAR, "me-flash")) + _pop(scene.word("trap"), x, y, "me-swell", 26)


def _gone(scene: Scene) -> str:
    """What was destroyed, on its way out."""
    x, y = scene.middle(scene.cell())
    return _pop(scene.word("token"), x, y, "me-rise", 22) + _at(x, y, "me-burst", svg.path("M-8-8 8 8M8-8-8 8", "me-kill"))


def _hit(scene: Scene) -> str:
    x, y = scene.middle(scene.cell())
    return _at(x, y, "me-burst", svg.path(STAR, "me-flash")) + _pop("heart-lost", x, y - 8, "me-rise", 14)


def _died(scene: Scene) -> str:
    x, y = scene.middle(scene.cell())
    return _pop(scene.word("hero"), x, y, "me-rise", 26)


def _boulder(scene: Scene) -> str:
    """At the end of its way; behind it the dust of all of it."""
    way = [scene.middle(scene.plan.cell[name]) for name in scene.word("way").split()]
    trail = "".join(_dust(x, y + GROUND / 2) for x, y in way[:-1])
    x, y = way[-1]
    stone = svg.group(picture("boulder", -BOULDER / 2, -BOULDER / 2, BOULDER), "me-roll")
    low = y + GROUND / 2 - BOULDER / 2
    return f'{trail}<g id="me-boulder" class="me-run" transform="translate({x:g} {low:g})">{stone}</g>'


def _arrows(scene: Scene) -> str:
    wall, end = scene.cell("from"), scene.cell("to")
    x, y = scene.middle(wall)
    to, _ = scene.middle(end)
    step = dict(scene.plan.arrows).get(wall, 1)
    tip = to - 6 * step
    return "".join(
        svg.stroke(
            f"M{x + 10 * step:g} {y + off:g}H{tip:g}m{-4 * step:g}-3 {4 * step:g} 3 {-4 * step:g} 3",
            "me-shaft",
            f"me-arrow-{wall}-{n}",
        )
        for n, off in enumerate((-5, 1, 7))
    )


def _spiked(scene: Scene) -> str:
    x, y = corner(scene.cell(), scene.plan)
    low = "".join(f"M{x + 2 + i * 5.8:.1f} {y + GROUND:g}l2.6-19 2.6 19Z" for i in range(4))
    high = "".join(f"M{x + 2 + i * 5.8:.1f} {y:g}l2.6 17 2.6-17Z" for i in range(4))
    return svg.group(svg.path(low + high, "me-spikes me-stab"), "me-thrust")


def _ceiling(scene: Scene) -> str:
    """Dust along the whole edge."""
    floor = int(scene.figures["floor"])
    if floor < 0:
        return ""
    y = TOP + max(0, floor) * CELL_H
    return "".join(_dust(LEFT + (column + 0.5) * CELL_W, y + 4) for column in range(0, scene.plan.width, 2))


def _shot(scene: Scene) -> str:
    home = scene.hero_cell()
    if home < 0:
        return ""
    x, y = scene.middle(home)
    to, low = scene.middle(scene.cell())
    line = svg.stroke(f"M{x:g} {y:g}L{to:g} {low:g}", "me-shaft", "me-bullet")
    return line + _at(to, low, "me-burst", svg.path(STAR, "me-flash")) + _face(scene, home)


def _face(scene: Scene, cell: int) -> str:
    """The die over the heads of those it is rolled for."""
    x, y = scene.middle(cell)
    top = max(16.0, y - 26)
    return _at(x, top, "me-swell", svg.rect(-10, -10, 20, 20, "me-die", 4) + picture(scene.word("face"), -8, -8, 16))


def _rolled(scene: Scene) -> str:
    cell = scene.hero_cell()
    return _face(scene, cell) if cell >= 0 else ""


def _pharaoh_roll(scene: Scene) -> str:
    state, book = scene.state, scene.book
    for cell, pile in enumerate(state.piles):
        if any((monster := book.monster_of.get(token)) is not None and monster.gait == "sleep" for token in pile):
            return _face(scene, cell)
    return ""


def _fight(scene: Scene) -> str:
    x, y = scene.middle(scene.cell())
    return _at(x, y, "me-burst", svg.path(STAR, "me-flash"))


def _warp(scene: Scene) -> str:
    """Through a cave or by a machine: rings where it began and where it ended."""
    ends = (scene.cell("from"), scene.cell("to"))
    return "".join(_at(*scene.middle(cell), "me-burst", svg.circle(0, 0, 13, "me-ring")) for cell in ends)


def _hook(scene: Scene) -> str:
    x, y = scene.middle(scene.cell("from"))
    to, low = scene.middle(scene.cell("to"))
    return svg.stroke(f"M{to:g} {low:g}L{x:g} {y:g}", "me-rope", "me-rope")


def _opened(scene: Scene) -> str:
    return _at(*scene.middle(scene.cell()), "me-burst", svg.circle(0, 0, 14, "me-ring"))


def _door(scene: Scene) -> str:
    number = ("yellow", "black").index(scene.word("door"))
    statue = scene.plan.statues[number]
    return _at(*scene.middle(statue), "me-burst", svg.circle(0, 0, 16, "me-ring")) if statue >= 0 else ""


def _escaped(scene: Scene) -> str:
    x, y = scene.middle(scene.plan.exit)
    return _at(x, y, "me-burst", svg.path(STAR, "me-spark")) + _pop(scene.word("hero"), x, y, "me-rise", 24)


def _stumbled(scene: Scene) -> str:
    """A walk that goes on as a fall needs no dust yet; a climb shows its hold."""
    to = scene.cell("to")
    if landing(scene.state, scene.plan, to) == to:
        return ""
    x, y = scene.middle(to)
    return _at(x, y + GROUND / 2, "me-fade", svg.path("M-6-6l6 6 6-6", "me-streak"))


EFFECTS: dict[str, Callable[[Scene], str]] = {
    "walked": _stumbled, "crawled": _warp, "jumped": _warp, "banished": _warp, "woke": _warp, "fell": _landed, "tumbled": _landed,
    "descended": _landed, "sank": _landed, "opened": _opened, "blast": _blast, "breach": _breach, "shot": _shot, "pulled": _hook,
    "fight": _fight, "rolled": _rolled, "pharaoh-roll": _pharaoh_roll, "hit": _hit, "destroyed": _gone, "died": _died,
    "hurt": _over_hero("heart-lost", "me-rise"), "healed": _over_hero("heart", "me-rise"), "vest": _over_hero("vest", "me-swell"),
    "doused": _over_hero("extinguisher", "me-swell"), "crystal": _over_hero("crystal", "me-swell"), "escaped": _escaped,
    "door": _door,
    "trap": _trap, "arrows": _arrows, "spiked": _spiked, "boulder-run": _boulder, "ceiling": _ceiling,
}  # fmt: skip
