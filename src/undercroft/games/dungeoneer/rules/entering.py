"""Entering a location: points, then what waits there (DG-MOVE)."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import DODGE, TEST
from undercroft.games.dungeoneer.rules import Desk, effects, escorts, items, points, wounds
from undercroft.games.dungeoneer.rules.dungeon import release
from undercroft.games.dungeoneer.rules.rolls import threat
from undercroft.games.dungeoneer.rules.stats import ignores
from undercroft.games.dungeoneer.state import State
from undercroft.kernel.types import Action, Ask, Barred, Flow


def arrive(d: Desk, seat: int, place: int) -> Flow:
    """DG-MOVE-17 to -25, DG-CARD-15, -18: points, then hazards and effects, only in one's own turn."""
    state, book = d.state, d.book
    player = state.parts[seat]
    release(state, seat)
    player.place = place
    player.arrived = state.turn == seat
    if not player.arrived:
        return
    player.moved = True
    if solo_victory(d):
        return
    if place not in player.visited:
        player.visited += (place,)
        location = book.locations[place]
        points.glory(d, seat, location.glory)
        points.peril(d, seat, location.peril)
        state.dues += location.peril if state.terms.solo else 0
    if book.locations[place].entry:
        yield from _prepare(d, seat)
        yield from _face(d, seat, place)


def solo_victory(d: Desk) -> bool:
    """DG-SOLO-1, DG-RULING-46: three quests are done and the hero stands on the entrance."""
    state = d.state
    player = state.parts[0]
    if state.terms.solo and len(player.done) >= d.book.figures.quests_to_win and player.place == d.book.entrance:
        state.winner = 0
    return state.winner >= 0


def _prepare(d: Desk, seat: int) -> Flow:
    """DG-ANYTIME-3, DG-CARD-14, -15: cards before the location is faced; the points just gained may pay for them."""
    state, book = d.state, d.book
    hero = state.parts[seat]
    place = hero.place
    while state.parts[seat] is hero and hero.place == place:
        held, options = bool(state.terms.hidden and hero.hand), precautions(d, seat)
        if held or options:
            options += escorts.droppable(d, seat)
        about = (book.locations[place].id,)
        got: Action = yield Ask(seat, "before-effect", (*options, TEST), about, quiet=False, held=held)
        if got is TEST:
            return
        if got.kind == "drop":
            escorts.drop(d, seat, got.value)
            continue
        if got.kind == "shed":
            yield from items.shed(d, seat, got.target)
        elif got.kind == "use":
            yield from items.use(d, seat, got.target, _moment(state)[1])
        else:
            yield from items.play(d, seat, book.chosen(items.playable(d, seat, _moment(state)[0]), got))


def precautions(d: Desk, seat: int, barred: list[Barred] | None = None) -> list[Action]:
    """What may be played, used or shed before a location is faced."""
    choices, each = d.book.choices, d.book.each
    timings, windows = _moment(d.state)
    found: list[Action] = each(choices.play, items.playable(d, seat, timings, barred))
    found += each(choices.use, [card for card, _ in items.uses(d, seat, windows, barred)])
    found += each(choices.shed, [card for card, _ in items.sheddable(d, seat, barred)])
    return found


def _moment(state: State) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Times of cards and windows of effects that count as now for the active player."""
    if state.phase == "hero":
        return ("hero", "anytime"), ("hero", "own_turn", "any")
    return ("anytime",), ("own_turn", "any")


def _face(d: Desk, seat: int, place: int) -> Flow:
    """Spikes, pits and what the location does to who enters it."""
    state, book = d.state, d.book
    hero = state.parts[seat]
    for clause in book.locations[place].entry:
        if state.parts[seat] is not hero or hero.place != place:
            return
        word = clause.words[0]
        if clause.trigger == "enter":
            yield from effects.run(d, clause.words, effects.Scene(seat, seat))
        elif word.name == "SPIKES" and not ignores(state, book, seat, "spikes"):
            yield from _spikes(d, seat, str(word.args[0]), word.number(1))
        elif word.name == "PIT" and not ignores(state, book, seat, "pit"):
            yield from _pit(d, seat, str(word.args[0]), word.number(1))


def _spikes(d: Desk, seat: int, stat: str, value: int) -> Flow:
    """DG-MOVE-24, DG-VAR-9."""
    player = d.state.parts[seat]
    options = (DODGE, TEST) if d.state.terms.dodge_spikes and points.can_act(player) else (TEST,)
    got: Action = yield Ask(seat, "spikes", options, (player.points,), quiet=False)
    if got is DODGE:
        points.use_point(player)
        d.tell("dodged", seat=seat)
    elif not (yield from threat(d, seat, stat, value)):
        yield from wounds.wound(d, seat, 1)


def _pit(d: Desk, seat: int, stat: str, value: int) -> Flow:
    """DG-MOVE-25."""
    if not (yield from threat(d, seat, stat, value)):
        wounds.fall(d, seat)
