"""What the sentences of options need, read off the view and the book: what a choice leads to, as far as it can be seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from undercroft.games.paper_dungeons.content import (
    BOOTS,
    CLOVER,
    HEROES,
    LETTERS,
    MOST_LEVEL,
    MOST_POTIONS,
    OPEN,
    PASSAGE,
    POTION_ROW,
    SYMBOLS,
    WALL,
    WATER,
    Dungeon,
    Face,
    Item,
    PaperBook,
)
from undercroft.games.paper_dungeons.rules import items, movement, potions
from undercroft.games.paper_dungeons.rules.scoring import RESURRECTION
from undercroft.games.paper_dungeons.state import OUTSIDE, State, Team, View
from undercroft.games.paper_dungeons.wording_cards import card
from undercroft.kernel.foretell import Foretold
from undercroft.kernel.types import Action, Ask, Figure, Seat
from undercroft.texts import Phrase

ABILITY_LEVEL = 4
_CROSSING = {OPEN: "open", WALL: "wall", WATER: "water", PASSAGE: "passage"}


class _Scene(NamedTuple):
    """What an option is about: the action, the question, and the team that is asked."""

    action: Action
    ask: Ask
    team: Team
    view: View
    book: PaperBook
    sure: Foretold

    @property
    def dungeon(self) -> Dungeon:
        return (self.book.open_dungeons if self.view.terms.open_b7 else self.book.dungeons)[self.view.dungeon]

    @property
    def talent(self) -> str:
        return self.book.talents[self.team.talent].effect if self.team.talent >= 0 else ""

    @property
    def talent_amount(self) -> int:
        return self.book.talents[self.team.talent].amount

    def face(self, die: int) -> Face:
        return self.book.faces[die >= 3][self.view.dice[die]]


def colour_of(die: str) -> str:
    return "black" if die.startswith("b") else "white"


def figures(state: State, seat: Seat) -> dict[str, Figure]:
    """What a seat reads about itself, to be compared with what it will read after an option."""
    return {}


def option(action: Action, ask: Ask, view: View, book: PaperBook, sure: Foretold) -> tuple[Phrase, list[Phrase]]:
    assert view.own is not None
    scene = _Scene(action, ask, view.own, view, book, sure)
    words, effects = _OPTIONS[action.kind](scene)
    return words, list(effects)


Told = tuple[Phrase, Iterable[Phrase]]


def _keep_talent(s: _Scene) -> Told:
    return Phrase("do-keep-talent", {"talent": s.action.target}), card("talent", s.action.target, s.book, s.view)


def _keep_goal(s: _Scene) -> Told:
    return Phrase("do-keep-goal", {"goal": s.action.target}), card("goal", s.action.target, s.book, s.view)


def _take_gem(s: _Scene) -> Told:
    room = next(room.name for room in s.book.rooms if room.gem == s.action.value)
    return Phrase("do-take-gem", {"letter": s.action.target}), [Phrase("effect-lies-in", {"room": room}), *_gem_pays(s)]


def _die(s: _Scene) -> Told:
    symbol, number = s.face(s.action.value)
    colour = colour_of(s.action.target)
    words = Phrase("do-die", {"colour": colour, "symbol": SYMBOLS[symbol], "number": number})
    if symbol == BOOTS:
        return words, [Phrase("effect-moves", {"moves": movement.moves_of(symbol)})]
    if symbol == CLOVER:
        return words, [Phrase("effect-clover")]
    trains = s.book.training[s.team.goal][symbol] == (colour == "black") and s.team.levels[symbol] < MOST_LEVEL
    return words, [Phrase("effect-training-colour", {"hero": SYMBOLS[symbol]})] if trains else []


def _raise(s: _Scene) -> Told:
    hero, level = s.action.target, s.team.levels[s.action.value] + 1
    return Phrase(f"do-{s.action.kind}", {"hero": hero}), _new_level(s, hero, level)


def _new_level(s: _Scene, hero: str, level: int) -> Iterator[Phrase]:
    yield Phrase("effect-level", {"from": level - 1, "to": level})
    if level == ABILITY_LEVEL:
        yield Phrase(f"ability-{hero}")
    if s.talent == "part-at-level" and level == s.talent_amount:
        yield Phrase("effect-talent-gain", {"reward": "part", "count": 1})


def _fill(s: _Scene) -> Told:
    words = Phrase(f"do-{s.action.kind}", {"item": s.action.target})
    item = s.book.items[s.action.value]
    if s.team.cells[s.action.value] + 1 < items.CELLS:
        return words, [Phrase("effect-cell")]
    return words, _complete(item)


def _complete(item: Item) -> Iterator[Phrase]:
    yield Phrase("effect-complete")
    if item.effect != "none":
        yield Phrase(f"brings-{item.effect}", {"amount": item.amount})
    if item.glory:
        yield Phrase("effect-glory", {"glory": item.glory})


def _brew(s: _Scene) -> Told:
    brewed = potions.BREWED + (s.talent_amount if s.talent == "brew-more" else 0)
    return Phrase("do-brew", {"potions": brewed}), _more_potions(s, brewed)


def _more_potions(s: _Scene, count: int) -> Iterator[Phrase]:
    before = s.team.potions
    after = min(before + count, MOST_POTIONS)
    rows = s.book.pack.tracks.potion_rows
    yield Phrase("effect-potions", {"from": before, "to": after})
    filled = [n for n in range(before + 1, after + 1) if n % POTION_ROW == 0]
    for number in filled:
        yield Phrase("effect-row", {"number": number, "reward": rows[number // POTION_ROW - 1], "count": 1})
    if not filled and after < MOST_POTIONS:
        row = after // POTION_ROW
        yield Phrase("effect-row-ahead", {"number": (row + 1) * POTION_ROW, "reward": rows[row], "count": 1})
    if before + count > after:
        yield Phrase("effect-potions-lost", {"potions": before + count - after})


def _move(s: _Scene) -> Told:
    return Phrase("do-move"), [Phrase("effect-moves", {"moves": movement.moves_of(s.face(s.team.die).symbol)})]


def _step(s: _Scene) -> Told:
    room = {"room": s.action.target}
    outside = s.team.room == OUTSIDE
    return Phrase("do-enter" if outside else "do-step", room), _on_the_way(s, outside)


def _on_the_way(s: _Scene, outside: bool) -> Iterator[Phrase]:
    crossing = OPEN if outside else next(way.kind for way in s.dungeon.ways[s.team.room] if way.to == s.action.value)
    if crossing != OPEN:
        yield Phrase("effect-crossing", {"way": _CROSSING[crossing]})
    if crossing == WATER and s.talent == "move-per-water":
        yield Phrase("effect-extra-moves", {"moves": s.talent_amount})
    yield from _in_the_room(s)


def _in_the_room(s: _Scene) -> list[Phrase]:
    """What waits for this team now."""
    if s.team.explored >> s.action.value & 1:
        return [Phrase("effect-explored"), *_dangers(s)]
    return [*_dangers(s), *_finds(s)] or [Phrase("effect-nothing")]


def _dangers(s: _Scene) -> Iterator[Phrase]:
    room = s.book.rooms[s.action.value]
    if room.hero >= 0 and not s.team.slain >> s.action.value & 1:
        level = s.team.levels[room.hero] + items.bonus(s.team, s.book.armour_items)
        fight: dict[str, Figure] = {"minion": room.minion, "level": room.level, "hero": HEROES[room.hero], "strength": level}
        yield Phrase("effect-fight", fight | {"wounds": max(0, room.level - level)})
    if room.trap:
        yield Phrase("effect-trap", {"wounds": 0 if s.talent == "no-trap-wounds" else 1})


def _finds(s: _Scene) -> Iterator[Phrase]:
    yield from _rewards_of(s)
    if _gem_waits(s):
        yield from _gem_pays(s)
    for stage, room in enumerate(s.dungeon.rooms):
        if room == s.action.value and stage >= len(s.team.bosses):
            yield Phrase("effect-boss-room", {"boss": s.book.bosses[s.dungeon.bosses[stage]].id})


def _rewards_of(s: _Scene) -> Iterator[Phrase]:
    room = s.book.rooms[s.action.value]
    for reward, count in Counter(room.rewards).items():
        yield Phrase("gain", {"reward": reward, "count": count})
    if room.gem >= 0:
        yield Phrase("effect-gem" if _gem_waits(s) else "effect-gem-gone", {"letter": LETTERS[room.gem]})


def _gem_waits(s: _Scene) -> bool:
    gem = s.book.rooms[s.action.value].gem
    return gem >= 0 and not (s.team.taken | s.team.crossed) >> gem & 1


def _gem_pays(s: _Scene) -> Iterator[Phrase]:
    """What the next circle of the gem track is worth, and what it gives."""
    gems, tracks = s.team.gems + 1, s.book.pack.tracks
    if gems < len(tracks.gems):
        yield Phrase("effect-gem-track", {"gems": gems, "glory": tracks.gems[gems]})
    if gems in tracks.gem_rewards:
        yield Phrase("effect-gem-circle", {"reward": tracks.gem_rewards[gems], "count": 1})


def _stop(s: _Scene) -> Told:
    return Phrase("do-stop"), [Phrase("effect-moves-lost", {"moves": s.team.moves})]


def _slay(s: _Scene) -> Told:
    room = s.book.rooms[s.action.value]
    words = Phrase("do-slay", {"minion": room.minion, "level": room.level, "room": room.name})
    waiting = list(_rewards_of(s))
    return words, [Phrase("effect-room-keeps"), *waiting] if waiting else []


def _drink(s: _Scene) -> Told:
    wounds, drunk = int(s.ask.about[0]), s.action.value
    return Phrase("do-drink", {"drunk": drunk, "marked": wounds - drunk}), _wounds_after(s, wounds - drunk)


def _wounds_after(s: _Scene, marked: int) -> Iterator[Phrase]:
    if not marked:
        yield Phrase("effect-wounds-stay", {"wounds": s.team.wounds, "health": s.team.strength})
        return
    penalties = s.book.pack.tracks.wounds
    after = min(s.team.wounds + marked, len(penalties) - 1)
    yield Phrase("effect-wounds", {"from": s.team.wounds, "to": after, "health": s.team.strength})
    if penalties[after] > penalties[s.team.wounds]:
        yield Phrase("effect-penalty", {"glory": -penalties[after]})
    if not s.team.risen and s.team.wounds + marked > s.team.strength:
        yield Phrase("effect-rise", {"glory": -RESURRECTION})


def _ready(s: _Scene) -> Told:
    return Phrase("do-ready"), [Phrase("effect-ready")] if len(s.view.sheets) > 1 else []


_OPTIONS = {
    "keep-talent": _keep_talent,
    "keep-goal": _keep_goal,
    "take-gem": _take_gem,
    "die": _die,
    "level": _raise,
    "raise": _raise,
    "craft": _fill,
    "part": _fill,
    "brew": _brew,
    "move": _move,
    "step": _step,
    "stop": _stop,
    "slay": _slay,
    "drink": _drink,
    "ready": _ready,
}
