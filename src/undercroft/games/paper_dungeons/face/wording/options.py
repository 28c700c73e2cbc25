"""What the sentences of options need: what lies and stands there, read off the view and the book, and what trying them showed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from undercroft.face import Phrase
from undercroft.games.paper_dungeons.content import (
    BOOTS,
    CLOVER,
    LETTERS,
    MOST_POTIONS,
    OPEN,
    PASSAGE,
    POTION_ROW,
    SYMBOLS,
    WALL,
    WATER,
    WIZARD,
    Dungeon,
    PaperBook,
)
from undercroft.games.paper_dungeons.face.wording.cards import card
from undercroft.games.paper_dungeons.face.wording.sure import Course, brewing, brings, course, follows, gifts, toll, will_bring
from undercroft.games.paper_dungeons.rules import dice, items, levels, movement, potions
from undercroft.games.paper_dungeons.state import OUTSIDE, State, Team, View
from undercroft.kernel.foretell import UNTRIED, Foretold
from undercroft.kernel.types import Action, Ask, Figure, Seat

_CROSSING = {OPEN: "open", WALL: "wall", WATER: "water", PASSAGE: "passage"}


class _Scene(NamedTuple):
    """What an option is about: the action, the question, the team that is asked, and what surely follows."""

    action: Action
    ask: Ask
    team: Team
    view: View
    book: PaperBook
    sure: Course

    @property
    def dungeon(self) -> Dungeon:
        return movement.card_of(self.view, self.book)


def colour_of(die: str) -> str:
    return "black" if die.startswith("b") else "white"


def figures(state: State, seat: Seat) -> dict[str, Figure]:
    """What a seat reads about itself, to be compared with what it will read after an option."""
    team = state.parts[seat]
    return {"wounds": team.wounds, "moves": team.moves}


def option(action: Action, ask: Ask, view: View, book: PaperBook, sure: Foretold) -> tuple[Phrase, list[Phrase]]:
    assert view.own is not None
    scene = _Scene(action, ask, view.own, view, book, course(sure, ask))
    words, effects = _OPTIONS[action.kind](scene)
    return words, list(effects)


def answered(ask: Ask, view: View, book: PaperBook) -> Phrase:
    """What the table answered by itself, said afterwards: words for which nothing is looked at that may have changed since."""
    return option(ask.options[0], ask, view, book, UNTRIED)[0]


Told = tuple[Phrase, Iterable[Phrase]]


def _keep_talent(s: _Scene) -> Told:
    return Phrase("do-keep-talent", {"talent": s.action.target}), card("talent", s.action.target, s.book, s.view)


def _keep_goal(s: _Scene) -> Told:
    return Phrase("do-keep-goal", {"goal": s.action.target}), card("goal", s.action.target, s.book, s.view)


def _take_gem(s: _Scene) -> Told:
    room = next(room.name for room in s.book.rooms if room.gem == s.action.value)
    return Phrase("do-take-gem", {"letter": s.action.target}), [Phrase("effect-lies-in", {"room": room}), *_follows(s)]


def _follows(s: _Scene) -> Iterator[Phrase]:
    yield from follows(s.sure, s.book)
    if s.view.phase != "prepare":
        # Before the game the question itself says that the talent gives.
        yield from gifts(s.sure)
    yield from _end_of_round(s)


def _end_of_round(s: _Scene) -> Iterator[Phrase]:
    if s.view.phase == "explore" and any(ask.kind == "ready" for ask in s.sure.asks):
        yield Phrase("effect-round-ends")


def _die(s: _Scene) -> Told:
    symbol = dice.face(s.view, s.book, s.action.value).symbol
    words = Phrase("do-die", {"colour": colour_of(s.action.target), "symbol": SYMBOLS[symbol]})
    if symbol == BOOTS:
        return words, [Phrase("effect-moves", {"moves": movement.moves_of(symbol)})]
    if symbol == CLOVER:
        return words, [Phrase("effect-clover")]
    return words, _trains(s)


def _trains(s: _Scene) -> Iterator[Phrase]:
    for use in (use for ask in s.sure.asks for use in ask.options if use.kind == "level"):
        yield from _swap(s, use.value, s.action.value)
        yield Phrase("effect-training-colour", {"hero": use.target})


def _swap(s: _Scene, hero: int, die: int) -> Iterator[Phrase]:
    """What makes the die count as the other colour, where the hero asks for it."""
    if dice.face(s.view, s.book, die).symbol != CLOVER and levels.needs_swap(s.team, s.book, hero, die >= 3):
        source = "wizard" if levels.has_ability(s.team, WIZARD) else "talent"
        yield Phrase("effect-swap", {"source": source, "colour": "white" if die >= 3 else "black"})


def _raise(s: _Scene) -> Told:
    hero, level = s.action.target, s.team.levels[s.action.value] + 1
    return Phrase(f"do-{s.action.kind}", {"hero": hero}), _new_level(s, hero, level)


def _new_level(s: _Scene, hero: str, level: int) -> Iterator[Phrase]:
    yield Phrase("effect-level", {"from": level - 1, "to": level})
    if s.action.kind == "level":
        yield from _swap(s, s.action.value, s.team.die)
    if level == levels.ABILITY_LEVEL and not s.sure.lost(source=hero):
        yield Phrase(f"ability-{hero}")
    yield from _follows(s)


def _fill(s: _Scene) -> Told:
    words, item = Phrase(f"do-{s.action.kind}", {"item": s.action.target}), s.book.items[s.action.value]
    if s.team.cells[s.action.value] + 1 < items.CELLS:
        return words, [Phrase("effect-cell"), *will_bring(item), *_follows(s)]
    return words, [Phrase("effect-complete"), *brings(s.sure, item), *_follows(s)]


def _brew(s: _Scene) -> Told:
    brewed = potions.brewed(s.team, s.book)
    return Phrase("do-brew", {"potions": brewed}), _more_potions(s, brewed)


def _more_potions(s: _Scene, brewed: int) -> Iterator[Phrase]:
    yield from brewing(s.sure, s.team, brewed)
    row, after = s.team.potions // POTION_ROW, s.team.potions + brewed
    if after < min((row + 1) * POTION_ROW, MOST_POTIONS):
        reward = s.book.pack.tracks.potion_rows[row]
        yield Phrase("effect-row-ahead", {"number": (row + 1) * POTION_ROW, "reward": reward, "count": 1})
    yield from _follows(s)


def _move(s: _Scene) -> Told:
    symbol = dice.face(s.view, s.book, s.team.die).symbol
    return Phrase("do-move"), [Phrase("effect-moves", {"moves": movement.moves_of(symbol)})]


def _step(s: _Scene) -> Told:
    outside = s.team.room == OUTSIDE
    return Phrase("do-enter" if outside else "do-step", {"room": s.action.target}), _on_the_way(s, outside)


def _on_the_way(s: _Scene, outside: bool) -> Iterator[Phrase]:
    crossing = OPEN if outside else next(way.kind for way in s.dungeon.ways[s.team.room] if way.to == s.action.value)
    if crossing != OPEN:
        yield Phrase("effect-crossing", {"way": _CROSSING[crossing]})
    if (extra := int(s.sure.figures.get("moves", 0)) - s.team.moves + 1) > 0:
        yield Phrase("effect-extra-moves", {"moves": extra})
    yield from _in_the_room(s)
    yield from _follows(s)


def _in_the_room(s: _Scene) -> list[Phrase]:
    """What waits for this team now."""
    if s.team.explored >> s.action.value & 1:
        return [Phrase("effect-explored"), *_dangers(s)]
    nothing = [] if s.sure.lost(source="room") else [Phrase("effect-nothing")]
    return [*_dangers(s), *_finds(s)] or nothing


def _dangers(s: _Scene) -> Iterator[Phrase]:
    for fight in s.sure.told("fought"):
        yield Phrase("effect-fight", {**fight, "wounds": s.sure.wounds("minion")})
    if s.book.rooms[s.action.value].trap:
        yield Phrase("effect-trap", {"wounds": 0 if s.sure.told("dodged") else movement.TRAP_WOUNDS})
    yield from toll(s.sure, s.team, s.book)


def _finds(s: _Scene) -> Iterator[Phrase]:
    yield from _rewards_of(s, s.sure.lost(source="room"))
    for stage, room in enumerate(s.dungeon.rooms):
        if room == s.action.value and stage >= len(s.team.bosses):
            yield Phrase("effect-boss-room", {"boss": s.book.bosses[s.dungeon.bosses[stage]].id})


def _rewards_of(s: _Scene, lost: Counter[str]) -> Iterator[Phrase]:
    """What lies there, but for what finds no room on the sheet."""
    room = s.book.rooms[s.action.value]
    for reward, count in (Counter(room.rewards) - lost).items():
        yield Phrase("gain", {"reward": reward, "count": count})
    if room.gem >= 0 and not lost["gem"]:
        gone = (s.team.taken | s.team.crossed) >> room.gem & 1
        yield Phrase("effect-gem-gone" if gone else "effect-gem", {"letter": LETTERS[room.gem]})


def _stop(s: _Scene) -> Told:
    return Phrase("do-stop"), [Phrase("effect-moves-lost", {"moves": s.team.moves}), *_end_of_round(s)]


def _slay(s: _Scene) -> Told:
    room = s.book.rooms[s.action.value]
    words = Phrase("do-slay", {"minion": room.minion, "level": room.level, "room": room.name})
    lying = list(_rewards_of(s, Counter()))
    gone = [phrase for phrase in lying if phrase.id == "effect-gem-gone"]
    waiting = [phrase for phrase in lying if phrase not in gone]
    return words, [*_follows(s), *gone, *([Phrase("effect-room-keeps"), *waiting] if waiting else [])]


def _drink(s: _Scene) -> Told:
    wounds, drunk = int(s.ask.about[0]), s.action.value
    words = Phrase("do-drink", {"drunk": drunk, "marked": wounds - drunk})
    return words, [_wounds_after(s), *toll(s.sure, s.team, s.book), *_end_of_round(s)]


def _wounds_after(s: _Scene) -> Phrase:
    before, after, health = s.team.wounds, int(s.sure.figures.get("wounds", s.team.wounds)), s.team.strength
    if before == after:
        return Phrase("effect-wounds-stay", {"wounds": before, "health": health})
    return Phrase("effect-wounds", {"from": before, "to": after, "health": health})


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
