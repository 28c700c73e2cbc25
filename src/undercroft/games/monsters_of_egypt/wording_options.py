"""What the sentences of options need, read off the view and the book: what a choice leads to, as far as it can be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import gcd
from typing import NamedTuple

from undercroft.games.monsters_of_egypt import ASKS
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, DOORS, RETREAT, Item, TombBook
from undercroft.games.monsters_of_egypt.peril import struck
from undercroft.games.monsters_of_egypt.plan import CLIMB, FLOOR, WALL, Plan
from undercroft.games.monsters_of_egypt.rules.fights import hits
from undercroft.games.monsters_of_egypt.rules.ground import covered, jumps, landing, line, near, ways
from undercroft.games.monsters_of_egypt.rules.pieces import guard_of, heroes_at, living, top_closed
from undercroft.games.monsters_of_egypt.state import Hero, State, View
from undercroft.games.monsters_of_egypt.wording_cards import card
from undercroft.kernel.foretell import Foretold
from undercroft.kernel.types import Action, Ask, Figure, Seat
from undercroft.texts import Phrase

Told = tuple[Phrase, Iterable[Phrase]]


class _Scene(NamedTuple):
    """What an option is about: the action, the question, and the state it is asked in."""

    action: Action
    ask: Ask
    state: State
    book: TombBook
    sure: Foretold

    @property
    def plan(self) -> Plan:
        return self.book.plans[self.state.terms.mode]

    def about(self, name: str) -> Figure:
        return self.ask.about[ASKS[self.ask.kind].index(name)]

    @property
    def number(self) -> int:
        """The hero that the question is about."""
        return self.who(str(self.about("hero")))

    @property
    def hero(self) -> Hero:
        return self.state.heroes[self.number]

    def who(self, name: str) -> int:
        return next(n for n, hero in enumerate(self.state.heroes) if hero.card >= 0 and self.book.cards[hero.card].id == name)

    def name(self, number: int) -> str:
        return self.book.cards[self.state.heroes[number].card].id

    @property
    def item(self) -> Item:
        return self.book.items[self.action.target]

    @property
    def target(self) -> dict[str, Figure]:
        return {"cell": self.action.target}

    def at(self, token: int) -> int:
        """The cell where a token lies."""
        return next(cell for cell, pile in enumerate(self.state.piles) if token in pile)


def figures(state: State, seat: Seat) -> dict[str, Figure]:
    """What a seat reads about itself, to be compared with what it will read after an option."""
    return {}


def option(action: Action, ask: Ask, view: View, book: TombBook, sure: Foretold) -> tuple[Phrase, list[Phrase]]:
    words, effects = _OPTIONS[action.kind](_Scene(action, ask, view.state, book, sure))
    return words, list(effects)


# ---- coming to a cell ----


def _meets(s: _Scene, cell: int, *, fell: bool = False) -> Iterator[Phrase]:
    """What waits for a hero who comes to be in this cell."""
    guard = guard_of(s.state, s.book, cell)
    if guard >= 0:
        stomps = fell and any(s.book.item[t].permanent == "stomp" and t not in s.state.used for t in s.hero.items)  # type: ignore[union-attr]
        yield Phrase("effect-stomps" if stomps else "effect-fights", {"monster": s.book.kind[guard]})
    else:
        yield from _lies(s, cell)
    for door, statue in enumerate(s.plan.statues):
        if cell == statue and s.book.keys[door] in s.hero.items:
            yield Phrase("effect-door", {"door": DOORS[door]})
    if cell == s.plan.exit:
        yield Phrase("effect-out")
    for other in heroes_at(s.state, cell):
        if other != s.number:
            yield Phrase("effect-joins", {"hero": s.name(other)})


def _lies(s: _Scene, cell: int) -> Iterator[Phrase]:
    """The tokens of a cell, from the top."""
    for token in reversed(s.state.piles[cell]):
        if token < 0:
            yield Phrase(_BACKS[token])
        elif s.book.trap[token] is not None:
            yield Phrase("effect-trap", {"trap": s.book.kind[token]})
        else:
            yield Phrase(f"token-{s.book.kind[token]}")


_BACKS = {CHEST: "token-chest", DANGER: "token-danger"}


def _comes(s: _Scene, to: int) -> Iterator[Phrase]:
    """Where a hero comes to rest who is put into this cell, and what it meets there."""
    end = to if s.number == s.state.flying else landing(s.state, s.plan, to)
    if end != to:
        yield Phrase("effect-falls", {"cell": s.plan.names[end]})
    yield from _meets(s, end, fell=end != to)


def _way(plan: Plan, cell: int, to: int) -> str:
    if to // plan.width == cell // plan.width and abs(to - cell) == 1:
        return "left" if to < cell else "right"
    if abs(to - cell) == plan.width:
        return "up" if to < cell else "down"
    return "cave"


def _step(s: _Scene) -> Told:
    to = s.action.value
    if s.ask.kind == "prowl":
        cell = s.at(s.state.prowler)
        return Phrase("do-step", {"way": _way(s.plan, cell, to), **s.target}), _stalks(s, to, rests=False)
    words = Phrase("do-step", {"way": _way(s.plan, s.hero.cell, to), **s.target})
    skates = s.ask.kind == "act" and s.state.moves == 0
    return words, [*([Phrase("effect-skates")] if skates else []), *_comes(s, to)]


def _stalks(s: _Scene, to: int, *, rests: bool) -> Iterator[Phrase]:
    """A monster comes to a cell: one that walks falls at once, others only when they come to rest."""
    monster = s.book.monster[s.state.prowler]
    assert monster is not None
    falls = rests or monster.gait == "walk" or bool(heroes_at(s.state, to))
    end = landing(s.state, s.plan, to) if falls and not s.state.shape[to] & WALL else to
    if end != to:
        yield Phrase("effect-descends", {"cell": s.plan.names[end]})
    if s.state.shape[end] & WALL:
        yield Phrase("effect-inside-wall")
    else:
        yield from (Phrase("effect-attacks", {"hero": s.name(hero)}) for hero in heroes_at(s.state, end))


def _start(s: _Scene) -> Told:
    first = max(s.action.value, covered(s.state) * s.plan.width + s.action.value % s.plan.width)
    return Phrase("do-start", {"cell": s.plan.names[first]}), _comes(s, first)


def _hero(s: _Scene) -> Told:
    start, other = s.book.starts[s.action.value]
    first, second = s.book.kind[start[0]], s.book.kind[other]
    rest = " ".join(s.book.kind[token] for token in start[1:])
    if s.state.terms.free_start:
        return Phrase("do-hero", {"hero": s.action.target}), [
            Phrase("effect-either", {"first": first, "second": second, "items": rest})
        ]
    first = second if s.state.terms.mode == "escape" else first
    return Phrase("do-hero", {"hero": s.action.target}), [Phrase("effect-starts", {"items": f"{first} {rest}"})]


def _start_item(s: _Scene) -> Told:
    item = str(s.about(s.action.target))
    return Phrase("do-take", {"item": item}), _brief(s.book.items[item])


# ---- items ----


def _take(s: _Scene) -> Told:
    return Phrase("do-take", {"item": s.action.target}), _brief(s.item)


def _brief(item: Item) -> Iterator[Phrase]:
    """What an item is good for, in a few words."""
    if item.role != "item":
        yield Phrase(f"use-{item.role}", {"door": item.door} if item.door else {})
    if item.weapon:
        yield Phrase(f"use-{item.weapon}")
    if item.permanent:
        yield Phrase(f"use-{item.permanent}")
    if item.single:
        yield _single(item)


def _single(item: Item) -> Phrase:
    if item.single == "destroy":
        return Phrase(f"use-destroy-{item.against}")
    return Phrase(f"use-{item.single}", {"amount": item.amount})


def _leave(s: _Scene) -> Told:
    stands = s.item.role == "ladder" and not s.state.shape[s.hero.cell] & CLIMB
    return Phrase("do-leave", {"item": s.action.target}), [Phrase("effect-stands")] if stands else []


def _use(s: _Scene) -> Told:
    effects = [Phrase(f"use-{s.item.permanent}")]
    if s.item.permanent == "shoot":
        effects.append(_shot(s))
    return Phrase("do-use", {"item": s.action.target}), [*effects, Phrase("effect-once")]


def _shot(s: _Scene) -> Phrase:
    return _chance("chance-hit", sum(face in s.state.terms.gun_faces for face in s.book.die), len(s.book.die))


def _spend(s: _Scene) -> Told:
    item = s.item
    if item.single == "heal":
        most = min(s.book.figures.lives, s.hero.lives + item.amount)
        return Phrase("do-eat", {"item": item.id}), [Phrase("effect-lives", {"from": s.hero.lives, "to": most})]
    return Phrase("do-spend", {"item": item.id}), [_single(item)]


def _place(s: _Scene) -> Told:
    return Phrase("do-place", {"item": s.action.target}), [Phrase("use-ladder")]


def _at(s: _Scene) -> Told:
    if s.ask.kind == "banish":
        end = landing(s.state, s.plan, s.action.value)
        effects = [Phrase("effect-falls", {"cell": s.plan.names[end]})] if end != s.action.value else []
        others = [Phrase("effect-meets", {"hero": s.name(hero)}) for hero in heroes_at(s.state, end)]
        return Phrase("do-at", s.target), effects + others
    if s.ask.kind == "bomb":
        return Phrase("do-attack", s.target), _aimed(s)
    return _AIMS[_aim_of(s)](s)


def _aim_of(s: _Scene) -> str:
    item = s.book.items[str(s.about("item"))]
    if item.role == "ladder" or item.single == "jump":
        return item.single or item.role
    return item.permanent if item.permanent == "break-wall" else "target"


def _aim_ladder(s: _Scene) -> Told:
    up = s.action.value - s.plan.width
    leads = up >= 0 and not s.state.shape[up] & (WALL | FLOOR)
    effect = Phrase("effect-leads", {"cell": s.plan.names[up]}) if leads else Phrase("effect-leads-nowhere")
    return Phrase("do-at", s.target), [effect]


def _aim_wall(s: _Scene) -> Told:
    return Phrase("do-wall", s.target), _collapses(s, WALL)


_AIMS: dict[str, Callable[[_Scene], Told]] = {
    "ladder": _aim_ladder,
    "jump": lambda s: (Phrase("do-at", s.target), _comes(s, s.action.value)),
    "break-wall": _aim_wall,
    "target": lambda s: (Phrase("do-at", s.target), _aimed(s)),
}


def _aimed(s: _Scene) -> Iterator[Phrase]:
    """What an effect would strike in its cell."""
    cell = s.action.value
    guard = guard_of(s.state, s.book, cell)
    if guard >= 0:
        yield Phrase(f"token-{s.book.kind[guard]}")
    else:
        yield from _lies(s, cell)


def _floor(s: _Scene) -> Told:
    """A floor over the hero's reach is the ceiling of the cell below it."""
    cell, here = s.action.value, s.hero.cell
    if cell in (here, *near(s.state, s.plan, here)):
        return Phrase("do-floor", s.target), _collapses(s, FLOOR)
    return Phrase("do-ceiling", {"cell": s.plan.names[cell + s.plan.width]}), _collapses(s, FLOOR)


def _wall(s: _Scene) -> Told:
    return Phrase("do-wall", s.target), _collapses(s, WALL)


def _collapses(s: _Scene, part: int) -> Iterator[Phrase]:
    """Who and what falls, and how far, when this floor or wall is gone."""
    after, shape, cell = s.state.clone(), bytearray(s.state.shape), s.action.value
    shape[cell] &= ~part
    after.shape = bytes(shape)
    above = cell if part == FLOOR else cell - s.plan.width
    if above < 0 or s.state.shape[above] & WALL:
        return
    end = landing(after, s.plan, above)
    if end == above:
        return
    to = s.plan.names[end]
    for hero in heroes_at(s.state, above):
        if hero != s.state.flying:
            yield Phrase("effect-hero-falls", {"hero": s.name(hero), "cell": to})
    if s.state.piles[above]:
        yield Phrase("effect-tokens-fall", {"count": len(s.state.piles[above]), "cell": to})


def _direction(s: _Scene) -> Told:
    """The nearest cell in this direction with something in it, and what the hook would catch."""
    words = Phrase("do-direction", {"way": s.action.target})
    cells = line(s.state, s.plan, s.hero.cell, s.action.value)
    cell = next(cell for cell in cells if s.state.piles[cell] or heroes_at(s.state, cell))
    found = [Phrase("effect-in", {"cell": s.plan.names[cell]})]
    guard = guard_of(s.state, s.book, cell)
    if guard >= 0:
        return words, [*found, Phrase(f"token-{s.book.kind[guard]}")]
    return words, [*found, *_lies(s, cell), *(Phrase(f"hero-{s.name(hero)}") for hero in heroes_at(s.state, cell))]


def _pull(s: _Scene) -> Told:
    kind = s.book.kind[s.action.value]
    if s.book.monster[s.action.value] is not None:
        return Phrase("do-pull", {"token": kind}), [Phrase("effect-fights", {"monster": kind})]
    if s.book.trap[s.action.value] is not None:
        return Phrase("do-pull", {"token": kind}), [Phrase("effect-trap", {"trap": kind})]
    return Phrase("do-pull", {"token": kind}), _brief(s.book.items[kind])


def _pull_closed(s: _Scene) -> Told:
    return Phrase("do-pull", {"token": s.action.target}), [Phrase("effect-opens")]


# ---- fights ----


def _roll(s: _Scene) -> Told:
    if s.ask.kind == "wake":
        count = s.book.die.count(s.state.terms.pharaoh_face)
        return Phrase("do-wake"), [_chance("chance-wakes", count, len(s.book.die))]
    return Phrase("do-roll"), _chances(s)


def _chances(s: _Scene) -> Iterator[Phrase]:
    """Of the faces that have an effect: how many hit, hurt, and let the hero get away. The others are rolled again."""
    monster = s.book.monster[s.state.foe]
    assert monster is not None
    hit = hurt = away = 0
    for face in s.book.die:
        if face == "attack":
            hurt += 1
        elif face in RETREAT:
            away += _gets_away(s, RETREAT[face])
        else:
            hit += hits(s.state, s.book, s.number, s.state.foe, face)
    for id, count in (("chance-hit", hit), ("chance-hurt", hurt), ("chance-away", away)):
        if count:
            yield _chance(id, count, hit + hurt + away)
    if not hit:
        yield Phrase("effect-no-hit")
    if monster.bite > 1:
        yield Phrase("effect-bite", {"lives": monster.bite})
    if monster.burn:
        yield Phrase("effect-burn-each" if s.state.terms.burn_each_roll else "effect-burn", {"lives": monster.burn})


def _gets_away(s: _Scene, length: int) -> bool:
    """Whether a hero can retreat from here, or send the monster away."""
    cell = s.hero.cell
    if s.state.terms.zero_retreat or ways(s.state, s.plan, cell, flying=s.number == s.state.flying):
        return True
    gun = any(s.book.item[t].permanent == "banish" and t not in s.state.used for t in s.hero.items)  # type: ignore[union-attr]
    return gun and bool(jumps(s.state, s.plan, cell, length, hard_floors=False))


def _chance(id: str, count: int, of: int) -> Phrase:
    shared = gcd(count, of)
    return Phrase(id, {"part": count // shared, "of": of // shared})


def _retreat(s: _Scene) -> Told:
    return Phrase("do-retreat", {"moves": s.about("cells")}), _burns(s)


def _banish(s: _Scene) -> Told:
    words = Phrase("do-banish", {"monster": s.about("monster"), "cells": s.about("cells")})
    return words, [Phrase("effect-stay"), *_burns(s)]


def _burns(s: _Scene) -> list[Phrase]:
    """What it costs to end a fight with the monster alive."""
    burn = 0 if s.state.terms.burn_each_roll else s.book.monsters[str(s.about("monster"))].burn
    return [Phrase("effect-burn", {"lives": burn})] if burn else []


# ---- lives ----


def _crystal(s: _Scene) -> Told:
    most = s.book.figures.lives
    hurt = [(number, s.state.heroes[number].lives) for number in living(s.state) if s.state.heroes[number].lives < most]
    heals = [Phrase("effect-heals", {"hero": s.name(number), "from": lives, "to": lives + 1}) for number, lives in hurt]
    return Phrase("do-crystal"), [*heals, Phrase("effect-once-a-game")]


def _vest(s: _Scene) -> Told:
    return Phrase("do-vest"), [Phrase("effect-no-loss"), Phrase("effect-once")]


def _keep(s: _Scene) -> Told:
    return Phrase("do-keep" if s.ask.kind == "vest" else "do-keep-crystal"), _loses(s)


def _loses(s: _Scene) -> list[Phrase]:
    lives = s.hero.lives
    if lives > 1:
        return [Phrase("effect-lives", {"from": lives, "to": lives - 1})]
    return [Phrase("effect-dies", {"hero": s.name(s.number)})]


def _douse(s: _Scene) -> Told:
    return Phrase("do-douse"), [Phrase("effect-no-loss"), *([] if s.state.terms.keep_extinguisher else [Phrase("effect-gone")])]


# ---- other heroes ----


def _swap(s: _Scene) -> Told:
    items = s.state.heroes[s.who(s.action.target)].items
    carried = Phrase("effect-carries", {"items": " ".join(s.book.kind[token] for token in items)})
    return Phrase("do-swap", {"hero": s.action.target}), [carried if items else Phrase("effect-carries-nothing")]


def _offer(s: _Scene) -> Told:
    return Phrase(f"do-{s.action.kind}", {"item": s.action.target}), []


def _propose(s: _Scene) -> Told:
    other = str(s.about("other"))
    asked = s.state.heroes[s.who(other)].seat != s.hero.seat
    return Phrase("do-propose"), [Phrase("effect-other-decides", {"hero": other})] if asked else []


def _agree(s: _Scene) -> Told:
    return Phrase(f"do-{s.action.kind}-{s.ask.kind}"), [
        Phrase("effect-cursed")
    ] if s.action.kind == "agree" and s.ask.kind == "concede" else []


def _target(s: _Scene) -> Told:
    number = s.who(s.action.target)
    hero = s.state.heroes[number]
    where: dict[str, Figure] = {"cell": s.plan.names[hero.cell], "lives": hero.lives}
    if s.ask.kind == "pull":
        return Phrase("do-pull-hero", {"hero": s.action.target}), []
    return Phrase("do-target", {"hero": s.action.target}), [Phrase("effect-target", where)]


# ---- the monsters ----


def _open(s: _Scene) -> Told:
    back = DANGER if s.ask.kind == "monsters" else top_closed(s.state, s.action.value)
    words = Phrase("do-open", {"token": "danger" if back == DANGER else "chest", **s.target})
    return words, [Phrase("effect-joins", {"hero": s.name(hero)}) for hero in heroes_at(s.state, s.action.value)]


def _spring(s: _Scene) -> Told:
    effects = s.state.terms.monster_traps
    token = next(
        t for t in reversed(s.state.piles[s.action.value]) if t >= 0 and (trap := s.book.trap[t]) and trap.effect in effects
    )
    kind = s.book.kind[token]
    return Phrase("do-spring", {"trap": kind, **s.target}), _trap_does(s, kind)


def _trap_does(s: _Scene, kind: str) -> list[Phrase]:
    """What the trap does, and who would die of it now."""
    cells = struck(s.state, s.book, s.book.traps[kind].effect)
    victims = [Phrase("effect-dies", {"hero": s.name(hero)}) for hero in living(s.state) if s.state.heroes[hero].cell in cells]
    return [*card("trap", kind, s.book, View(None, s.state)), *victims]


def _prowl(s: _Scene) -> Told:
    monster = s.book.monster[s.action.value]
    assert monster is not None
    where = {"monster": monster.id, "cell": s.plan.names[s.at(s.action.value)]}
    return Phrase("do-prowl", where), [Phrase(f"effect-gait-{monster.gait}", {"moves": monster.moves})]


def _stop(s: _Scene) -> Told:
    if s.ask.kind == "prowl":
        return Phrase("do-stop"), _stalks(s, s.at(s.state.prowler), rests=True)
    return Phrase("do-stop"), _unused(s.state.steps)


def _end(s: _Scene) -> Told:
    if s.ask.kind == "pick-up":
        return Phrase("do-end"), []
    found = _unused(int(s.about("moves")))
    end = landing(s.state, s.plan, s.hero.cell)
    if s.state.flying == s.number and end != s.hero.cell:
        found += [Phrase("effect-falls", {"cell": s.plan.names[end]}), *_meets(s, end, fell=True)]
    return Phrase("do-end"), found


def _unused(moves: int) -> list[Phrase]:
    return [Phrase("effect-unused", {"moves": moves})] if moves else []


def _apply(s: _Scene) -> Told:
    return Phrase("do-apply"), _trap_does(s, str(s.about("trap")))


def _plain(id: str, *effects: str) -> Callable[[_Scene], Told]:
    return lambda _: (Phrase(id), [Phrase(effect) for effect in effects])


_OPTIONS: dict[str, Callable[[_Scene], Told]] = {
    "step": _step,
    "start": _start,
    "hero": _hero,
    "start-item": _start_item,
    "take": _take,
    "leave": _leave,
    "use": _use,
    "spend": _spend,
    "place": _place,
    "at": _at,
    "floor": _floor,
    "wall": _wall,
    "enough": _plain("do-enough", "effect-enough"),
    "direction": _direction,
    "pull": _pull,
    "pull-closed": _pull_closed,
    "roll": _roll,
    "retreat": _retreat,
    "banish": _banish,
    "crystal": _crystal,
    "vest": _vest,
    "keep": _keep,
    "douse": _douse,
    "burn": lambda s: (Phrase("do-burn"), _loses(s)),
    "swap": _swap,
    "offer": _offer,
    "want": _offer,
    "propose": _propose,
    "no-deal": _plain("do-no-deal"),
    "agree": _agree,
    "refuse": _agree,
    "target": _target,
    "concede": _plain("do-concede", "effect-concede"),
    "escape": _plain("do-escape", "effect-escape"),
    "end": _end,
    "stop": _stop,
    "pass": _plain("do-pass"),
    "open": _open,
    "spring": _spring,
    "prowl": _prowl,
    "apply": _apply,
    "leave-open": _plain("do-leave-open", "effect-waits"),
}
