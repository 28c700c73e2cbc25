"""What the sentences of options need: what is there, read off the view and the book, and what trying the option showed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import gcd

from undercroft.face import Phrase
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, RETREAT, RUNG, Item, Plan, TombBook
from undercroft.games.monsters_of_egypt.face.wording.cards import card
from undercroft.games.monsters_of_egypt.face.wording.scene import Scene
from undercroft.games.monsters_of_egypt.face.wording.sure import arrival, effects, named, own, shown, then
from undercroft.games.monsters_of_egypt.rules.dungeon import jumps, near, open_above, ways
from undercroft.games.monsters_of_egypt.rules.fights import hits
from undercroft.games.monsters_of_egypt.rules.hooks import catch
from undercroft.games.monsters_of_egypt.rules.monsters import open_trap
from undercroft.games.monsters_of_egypt.rules.pieces import cell_of, guard_of, heroes_at, living, top_closed
from undercroft.games.monsters_of_egypt.rules.traps import struck
from undercroft.games.monsters_of_egypt.state import State, View
from undercroft.kernel.foretell import UNTRIED, Figures, Foretold
from undercroft.kernel.types import Action, Ask, Event, Figure, Seat

Told = tuple[Phrase, Iterable[Phrase]]


def figures(state: State, seat: Seat) -> dict[str, Figure]:
    """What no event tells: the tokens that a seat's heroes carry, who flies, and whether more ladder tokens stand."""
    carried = [token for number in state.parts[seat].heroes for token in state.heroes[number].items]
    return {"items": " ".join(map(str, carried)), "flying": state.flying, "ladders": sum(map(RUNG.__and__, state.shape))}


def option(action: Action, ask: Ask, view: View, book: TombBook, sure: Foretold) -> tuple[Phrase, list[Phrase]]:
    seat = ask.seat if view.seat is None else view.seat
    words, follows = _OPTIONS[action.kind](Scene(action, ask, view.state, book, sure, seat))
    return words, list(follows)


def answered(ask: Ask, view: View, book: TombBook) -> Phrase:
    """What the table answered by itself, said afterwards: words for which nothing is looked at that may have changed since."""
    (action,) = ask.options
    return _OPTIONS[action.kind](Scene(action, ask, view.state, book, UNTRIED, ask.seat))[0]


# ---- coming to a cell ----


def _comes(s: Scene) -> list[Phrase]:
    """What the hero comes to: what lies and stands in the cell where it comes to rest, and everything that follows."""
    events = own(s)
    count, cell = arrival(s, events)
    found = list(shown(s, events[:count]))
    if guard_of(s.state, s.book, cell) < 0:
        found += _lies(s, cell)
    found += [phrase for phrase in shown(s, events[count:]) if phrase not in found]
    found += [*then(s), *_on_spikes(s, cell, events[count:])]
    return found + [Phrase("effect-joins", {"hero": s.name(other)}) for other in heroes_at(s.state, cell) if other != s.number]


def _on_spikes(s: Scene, cell: int, after: list[Event]) -> Iterator[Phrase]:
    """Whether a spike trap would kill the hero here, as long as there is one that may go off."""
    leaves = any(event.kind in ("fell", "died") and event.data[0] == s.subject for event in after)
    if not leaves and cell in struck(s.state, s.plan, "spikes"):
        tokens = [*s.state.dangers, *(token for pile in s.state.piles for token in pile if token >= 0)]
        if any(trap.effect == "spikes" for token in tokens if (trap := s.book.trap_of.get(token)) is not None):
            yield Phrase("effect-on-spikes")


def _lies(s: Scene, cell: int) -> Iterator[Phrase]:
    """The tokens of a cell, from the top."""
    for token in reversed(s.state.piles[cell]):
        if token < 0:
            yield Phrase(_BACKS[token])
        elif token in s.book.trap_of:
            yield Phrase("effect-trap", {"trap": s.book.kind[token]})
        else:
            yield Phrase(f"token-{s.book.kind[token]}")


_BACKS = {CHEST: "token-chest", DANGER: "token-danger"}


def _way(plan: Plan, cell: int, to: int) -> str:
    if to // plan.width == cell // plan.width and abs(to - cell) == 1:
        return "left" if to < cell else "right"
    if abs(to - cell) == plan.width:
        return "up" if to < cell else "down"
    return "cave"


def _step(s: Scene) -> Told:
    to = s.action.value
    if s.ask.kind == "prowl":
        cell = cell_of(s.state, s.state.prowler)
        return Phrase("do-step", {"way": _way(s.plan, cell, to), **s.target}), effects(s)
    words = Phrase("do-step", {"way": _way(s.plan, s.hero.cell, to), **s.target})
    skates = s.ask.kind == "act" and s.state.moves == 0
    return words, [*([Phrase("effect-skates")] if skates else []), *_comes(s)]


def _start(s: Scene) -> Told:
    """The ceiling and walls may lead further down than the way in."""
    entered = [event.data[1] for event in s.sure.events if event.kind == "entered"]
    return Phrase("do-start", {"cell": [*entered, s.action.target][0]}), _comes(s)


def _hero(s: Scene) -> Told:
    start, other = s.book.starts[s.action.value]
    first, second = s.book.kind[start[0]], s.book.kind[other]
    rest = " ".join(s.book.kind[token] for token in start[1:])
    if s.state.terms.free_start:
        return Phrase("do-hero", {"hero": s.action.target}), [
            Phrase("effect-either", {"first": first, "second": second, "items": rest})
        ]
    items = " ".join(s.book.kind[token] for token in _gained(s))
    return Phrase("do-hero", {"hero": s.action.target}), [Phrase("effect-starts", {"items": items})] if items else []


def _gained(s: Scene) -> list[int]:
    """The tokens that the seat's heroes will carry and do not carry now."""
    return [token for token in _carried(s.sure.figures) if token not in _carried(figures(s.state, s.seat))]


def _carried(found: Figures) -> list[int]:
    return [int(token) for token in str(found.get("items", "")).split()]


def _start_item(s: Scene) -> Told:
    item = str(s.about(s.action.target))
    return Phrase("do-take", {"item": item}), _brief(s.book.items[item])


# ---- items ----


def _take(s: Scene) -> Told:
    return Phrase("do-take", {"item": s.action.target}), [*_brief(s.item), *effects(s)]


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


def _leave(s: Scene) -> Told:
    stands = int(s.sure.figures.get("ladders", 0)) > int(figures(s.state, s.seat)["ladders"])
    falls = any(event.kind == "tumbled" for event in s.sure.events)
    stays = [Phrase("effect-stands")] if stands and not falls else []
    return Phrase("do-leave", {"item": s.action.target}), [*stays, *_lands(s), *effects(s)]


def _lands(s: Scene) -> list[Phrase]:
    """Whether a jetpack goes out."""
    lands = s.state.flying >= 0 and int(s.sure.figures.get("flying", s.state.flying)) < 0
    return [Phrase("effect-grounded")] if lands else []


def _use(s: Scene) -> Told:
    chance = [_shot(s)] if s.item.permanent == "shoot" else []
    told = [*_works(s, Phrase(f"use-{s.item.permanent}")), *chance, *effects(s), Phrase("effect-once")]
    return Phrase("do-use", {"item": s.action.target}), told


def _works(s: Scene, use: Phrase) -> list[Phrase]:
    """What an item is for, as long as its target is open: with one target it is known what happens."""
    aimed = any(event.kind in ("ladder", "blast", "breach", "pulled", "jumped", "destroyed") for event in s.sure.events)
    return [] if aimed else [use]


def _shot(s: Scene) -> Phrase:
    return _chance("chance-hit", sum(face in s.state.terms.gun_faces for face in s.book.die), len(s.book.die))


def _spend(s: Scene) -> Told:
    item = s.item
    if item.single == "heal":
        return Phrase("do-eat", {"item": item.id}), effects(s)
    return Phrase("do-spend", {"item": item.id}), [*_works(s, _single(item)), *effects(s)]


def _place(s: Scene) -> Told:
    leads = [_leads(s, s.plan.cell[str(event.data[1])]) for event in s.sure.events if event.kind == "ladder"]
    return Phrase("do-place", {"item": s.action.target}), [*_works(s, Phrase("use-ladder")), *effects(s), *leads]


def _leads(s: Scene, cell: int) -> Phrase:
    """Where one climbs to from a ladder in this cell."""
    if not open_above(s.state, s.plan, cell):
        return Phrase("effect-leads-nowhere")
    return Phrase("effect-leads", {"cell": s.plan.names[cell - s.plan.width]})


def _at(s: Scene) -> Told:
    if s.ask.kind == "banish":
        ends = [s.plan.cell[str(event.data[2])] for event in s.sure.events if event.kind == "banished"]
        others = [Phrase("effect-meets", {"hero": s.name(hero)}) for end in ends for hero in heroes_at(s.state, end)]
        return Phrase("do-at", s.target), [*effects(s), *others]
    if s.ask.kind == "bomb":
        return Phrase("do-attack", s.target), _aimed(s)
    return _AIMS[_aim_of(s)](s)


def _aim_of(s: Scene) -> str:
    item = s.book.items[str(s.about("item"))]
    if item.role == "ladder" or item.single == "jump":
        return item.single or item.role
    return item.permanent if item.permanent == "break-wall" else "target"


_AIMS: dict[str, Callable[[Scene], Told]] = {
    "ladder": lambda s: (Phrase("do-at", s.target), [_leads(s, s.action.value), *effects(s)]),
    "jump": lambda s: (Phrase("do-at", s.target), _comes(s)),
    "break-wall": lambda s: (Phrase("do-wall", s.target), effects(s)),
    "target": lambda s: (Phrase("do-at", s.target), _aimed(s)),
}


def _aimed(s: Scene) -> list[Phrase]:
    """What an effect does in its cell; what is there, where chance decides."""
    found, cell = effects(s), s.action.value
    if any(phrase.id in ("effect-destroyed", "effect-hit") for phrase in found):
        return found
    guard = guard_of(s.state, s.book, cell)
    return [*([Phrase(f"token-{s.book.kind[guard]}")] if guard >= 0 else _lies(s, cell)), *found]


def _floor(s: Scene) -> Told:
    """A floor over the hero's reach is the ceiling of the cell below it."""
    cell, here = s.action.value, s.hero.cell
    if cell in (here, *near(s.state, s.plan, here)):
        return Phrase("do-floor", s.target), effects(s)
    return Phrase("do-ceiling", {"cell": s.plan.names[cell + s.plan.width]}), effects(s)


def _wall(s: Scene) -> Told:
    return Phrase("do-wall", s.target), effects(s)


def _direction(s: Scene) -> Told:
    """The cell where the hook would catch something, and what."""
    cell = catch(s.state, s.plan, s.hero.cell, s.action.value)
    guard = guard_of(s.state, s.book, cell)
    there = [Phrase(f"token-{s.book.kind[guard]}")] if guard >= 0 else list(_lies(s, cell))
    if guard < 0:
        there += [Phrase(f"hero-{s.name(hero)}") for hero in heroes_at(s.state, cell)]
    found = [Phrase("effect-in", {"cell": s.plan.names[cell]}), *there]
    return Phrase("do-direction", {"way": s.action.target}), found + [phrase for phrase in effects(s) if phrase not in there]


def _pull(s: Scene) -> Told:
    kind = s.book.kind[s.action.value]
    brief = _brief(s.book.items[kind]) if kind in s.book.items else ()
    return Phrase("do-pull", {"token": kind}), [*brief, *effects(s)]


def _pull_closed(s: Scene) -> Told:
    return Phrase("do-pull", {"token": s.action.target}), [Phrase("effect-opens"), *effects(s)]


# ---- fights ----


def _roll(s: Scene) -> Told:
    if s.ask.kind == "wake":
        count = s.book.die.count(s.state.terms.pharaoh_face)
        return Phrase("do-wake"), [_chance("chance-wakes", count, len(s.book.die))]
    return Phrase("do-roll"), _chances(s)


def _chances(s: Scene) -> Iterator[Phrase]:
    """Of the faces that have an effect: how many hit, hurt, and let the hero get away. The others are rolled again."""
    monster = s.book.monster_of[s.state.foe]
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


def _gets_away(s: Scene, length: int) -> bool:
    """Whether a hero can retreat from here, or send the monster away."""
    cell = s.hero.cell
    if s.state.terms.zero_retreat or ways(s.state, s.plan, cell, flying=s.number == s.state.flying):
        return True
    gun = any(s.book.item_of[t].permanent == "banish" and t not in s.state.used for t in s.hero.items)
    return gun and bool(jumps(s.state, s.plan, cell, length, hard_floors=False))


def _chance(id: str, count: int, of: int) -> Phrase:
    shared = gcd(count, of)
    return Phrase(id, {"part": count // shared, "of": of // shared})


def _retreat(s: Scene) -> Told:
    return Phrase("do-retreat", {"moves": s.about("cells")}), [*_burns(s), *effects(s)]


def _banish(s: Scene) -> Told:
    words = Phrase("do-banish", {"monster": s.about("monster"), "cells": s.about("cells")})
    return words, [Phrase("effect-stay"), *_burns(s), *effects(s)]


def _burns(s: Scene) -> list[Phrase]:
    """What it costs to end a fight with the monster alive, where it is not certain that it is paid."""
    burn = 0 if s.state.terms.burn_each_roll else s.book.monsters[str(s.about("monster"))].burn
    paid = any(event.kind == "hurt" for event in s.sure.events)
    return [Phrase("effect-burn", {"lives": burn})] if burn and not paid else []


# ---- lives ----


def _keep(s: Scene) -> Told:
    return Phrase("do-keep" if s.ask.kind == "vest" else "do-keep-crystal"), _risks(s)


def _risks(s: Scene) -> list[Phrase]:
    """What is lost, or what may be where others can still prevent it."""
    dies = any(event.kind == "died" and event.data[0] == s.subject for event in s.sure.events)
    return [*([Phrase("effect-last-life")] if s.hero.lives == 1 and not dies else []), *effects(s)]


def _douse(s: Scene) -> Told:
    gone = "items" in s.sure.figures and s.sure.figures["items"] != figures(s.state, s.seat)["items"]
    return Phrase("do-douse"), [Phrase("effect-no-loss"), *([Phrase("effect-gone")] if gone else []), *effects(s)]


# ---- other heroes ----


def _swap(s: Scene) -> Told:
    items = s.state.heroes[s.who(s.action.target)].items
    carried = Phrase("effect-carries", {"items": " ".join(s.book.kind[token] for token in items)})
    return Phrase("do-swap", {"hero": s.action.target}), [carried if items else Phrase("effect-carries-nothing")]


def _offer(s: Scene) -> Told:
    return Phrase(f"do-{s.action.kind}", {"item": s.action.target}), ()


def _propose(s: Scene) -> Told:
    other = str(s.about("other"))
    asked = s.state.heroes[s.who(other)].seat != s.hero.seat
    return Phrase("do-propose"), [Phrase("effect-other-decides", {"hero": other})] if asked else [*_lands(s), *effects(s)]


def _agree(s: Scene) -> Told:
    found = [*_lands(s), *effects(s)]
    if s.action.kind == "agree" and s.ask.kind == "concede" and not found:
        found = [Phrase("effect-cursed")]
    return Phrase(f"do-{s.action.kind}-{s.ask.kind}"), found


def _target(s: Scene) -> Told:
    if s.ask.kind == "pull":
        return Phrase("do-pull-hero", {"hero": s.action.target}), effects(s)
    hero = s.state.heroes[s.who(s.action.target)]
    where: dict[str, Figure] = {"cell": s.plan.names[hero.cell], "lives": hero.lives}
    return Phrase("do-target", {"hero": s.action.target}), [Phrase("effect-target", where), *effects(s)]


# ---- the monsters ----


def _open(s: Scene) -> Told:
    back = DANGER if s.ask.kind == "monsters" else top_closed(s.state, s.action.value)
    words = Phrase("do-open", {"token": "danger" if back == DANGER else "chest", **s.target})
    return words, [Phrase("effect-joins", {"hero": s.name(hero)}) for hero in heroes_at(s.state, s.action.value)]


def _spring(s: Scene) -> Told:
    kind = s.book.kind[open_trap(s.state, s.book, s.action.value)]
    return Phrase("do-spring", {"trap": kind, **s.target}), _trap_does(s, kind)


def _trap_does(s: Scene, kind: str) -> list[Phrase]:
    """Who dies of the trap, also behind what chance has still to open, what else it brings, and what such a trap does."""
    cells = struck(s.state, s.plan, s.book.traps[kind].effect)
    dead = [s.name(hero) for hero in living(s.state) if s.state.heroes[hero].cell in cells]
    dead += [str(event.data[0]) for event in own(s) if event.kind == "died" and event.data[0] not in dead]
    return [*([named("effect-die", dead)] if dead else []), *effects(s), *card("trap", kind, s.book, View(None, s.state))]


def _prowl(s: Scene) -> Told:
    monster = s.book.monster_of[s.action.value]
    assert monster is not None
    where = {"monster": monster.id, "cell": s.plan.names[cell_of(s.state, s.action.value)]}
    return Phrase("do-prowl", where), [Phrase(f"effect-gait-{monster.gait}", {"moves": monster.moves})]


def _stop(s: Scene) -> Told:
    return Phrase("do-stop"), [*(_unused(s.state.steps) if s.ask.kind == "retreat" else ()), *effects(s)]


def _end(s: Scene) -> Told:
    """Who stays in the air comes to a cell; who stays on spikes should know it."""
    if s.ask.kind == "pick-up":
        return Phrase("do-end"), effects(s)
    events = own(s)
    comes = _comes(s) if arrival(s, events)[0] else [*effects(s), *_on_spikes(s, s.hero.cell, events)]
    return Phrase("do-end"), [*_unused(int(s.about("moves"))), *comes]


def _unused(moves: int) -> list[Phrase]:
    return [Phrase("effect-unused", {"moves": moves})] if moves else []


def _apply(s: Scene) -> Told:
    return Phrase("do-apply"), _trap_does(s, str(s.about("trap")))


def _plain(id: str, *static: str) -> Callable[[Scene], Told]:
    return lambda s: (Phrase(id), [*(Phrase(effect) for effect in static), *effects(s)])


_OPTIONS: dict[str, Callable[[Scene], Told]] = {
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
    "crystal": lambda s: (Phrase("do-crystal"), [*effects(s), Phrase("effect-once-a-game")]),
    "vest": lambda s: (Phrase("do-vest"), [Phrase("use-cancel-loss"), *effects(s), Phrase("effect-once")]),
    "keep": _keep,
    "douse": _douse,
    "burn": lambda s: (Phrase("do-burn"), _risks(s)),
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
