"""The hero phase, and what may be done at any time (DG-HERO, DG-ANYTIME)."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import ATTACK_HERO, END, EXPLORE, MOVE, STAND, TIP
from undercroft.games.dungeoneer.card_language import Clause
from undercroft.games.dungeoneer.rules import Desk, dungeonlord, escorts, items, points, quests, wounds
from undercroft.games.dungeoneer.rules.battles import attack_hero, attackable
from undercroft.games.dungeoneer.rules.effects import Scene, run
from undercroft.games.dungeoneer.rules.movement import walk, ways
from undercroft.games.dungeoneer.rules.placing import can_build
from undercroft.games.dungeoneer.rules.rolls import threat
from undercroft.games.dungeoneer.rules.stats import locked, others
from undercroft.kernel.types import Action, Barred, Flow

OWN_WINDOWS = ("hero", "own_turn", "any")


def options(d: Desk, seat: int, barred: list[Barred] | None = None) -> list[Action]:
    """DG-HERO-1 to -5, -19, DG-MOVE-26 to -28."""
    state, book = d.state, d.book
    choices, player = book.choices, state.parts[seat]
    found = [MOVE[side] for side in ways(d, seat, barred)]
    if may_explore(d, seat, barred):
        found.append(EXPLORE)
    found += book.each(choices.play, items.playable(d, seat, ("hero",), barred))
    found += quests.options(d, seat, barred)
    if shrine(d, seat, barred) is not None:
        found.append(choices.visit[book.locations[player.place].id])
    found += quick_options(d, seat, OWN_WINDOWS, barred)
    found.append(END)
    return found


def may_explore(d: Desk, seat: int, barred: list[Barred] | None = None) -> bool:
    """DG-HERO-3 to -5, DG-VAR-1c."""
    state, book = d.state, d.book
    if state.terms.no_blank_spots:
        rule = "DG-VAR-1c"
    elif locked(state, book, seat, "explore"):
        rule = "DG-CARD-13"
    else:
        rule = points.no_point(state.parts[seat], "DG-HERO-3") or ("" if can_build(state, book) else "DG-HERO-5")
    if rule and barred is not None:
        barred.append(Barred(EXPLORE, rule))
    return not rule


def shrine(d: Desk, seat: int, barred: list[Barred] | None = None) -> Clause | None:
    """An effect of the location that its visitor may pay for now."""
    player = d.state.parts[seat]
    location = d.book.locations[player.place]
    for clause in location.uses:
        if clause.words[0].name == "HEAL":
            if clause.frequency == "turn" and location.id in player.used:
                rule = "DG-TURN-5"
            elif clause.glory > player.glory:
                rule = "DG-ECON-9"
            elif not items.helps(d, seat, clause):
                rule = "DG-CARD-4"
            else:
                return clause
            if barred is not None:
                barred.append(Barred(d.book.choices.visit[location.id], rule, (clause.glory, player.glory)))
    return None


def quick_options(d: Desk, seat: int, windows: tuple[str, ...], barred: list[Barred] | None = None) -> list[Action]:
    """DG-ANYTIME-1 to -6, DG-RULING-13: what may be done on any turn, in any phase."""
    state, book = d.state, d.book
    choices, player = book.choices, state.parts[seat]
    found: list[Action] = []
    if not book.anytime.isdisjoint(player.hand):
        cards = items.playable(d, seat, ("anytime",), barred) + dungeonlord.banes(d, seat, ("anytime",), barred)
        found += book.each(choices.play, cards)
    if not book.usable.isdisjoint(player.inventory):
        found += book.each(choices.use, [card for card, _ in items.uses(d, seat, windows, barred)])
    if player.banes and state.turn == seat:
        found += book.each(choices.shed, [card for card, _ in items.sheddable(d, seat, barred)])
    if player.escorts:
        found += escorts.droppable(d, seat)
    if player.points and player.fallen:
        found.append(STAND)
    if (player.points or barred is not None) and (state.turn == seat or state.terms.ambush):
        found += [ATTACK_HERO[other] for other in attackable(d, seat, barred)]
    if state.terms.limited_movement and not player.fallen:
        found.append(TIP)
    return found


def act(d: Desk, seat: int, got: Action) -> Flow:
    """One choice of the hero's player."""
    state = d.state
    player = state.parts[seat]
    kind = got.kind
    if kind == "move":
        yield from walk(d, seat, got.value)
    elif kind == "explore":
        points.use_point(player)
        state.builds += 1
    elif kind == "attempt":
        yield from quests.attempt(d, seat, got.value)
    elif kind == "search":
        yield from quests.search(d, seat, got.value)
    elif kind == "pick-up":
        quests.pick_up(d, seat, got.value)
    elif kind == "deliver":
        yield from quests.complete(d, seat, got.value)
    elif kind == "swap-quest":
        quests.swap(d, seat, got.value)
    elif kind == "visit":
        clause = shrine(d, seat)
        assert clause is not None
        points.glory(d, seat, -clause.glory)
        player.used += (got.target,)
        yield from run(d, clause.words, Scene(seat, seat))
    elif kind == "end":
        state.phase = "discard"
    else:
        yield from quick(d, seat, got)


def quick(d: Desk, seat: int, got: Action) -> Flow:
    """DG-ANYTIME-1 to -6: what may be done on any turn."""
    state, book = d.state, d.book
    player = state.parts[seat]
    own = state.turn == seat
    if got.kind == "play":
        card = book.chosen(player.hand, got)
        if book.cards[card].glory:
            yield from items.play(d, seat, card)
        else:
            yield from dungeonlord.play_bane(d, seat, card)
    elif got.kind == "use":
        yield from items.use(d, seat, got.target, OWN_WINDOWS if own else ("any",))
    elif got.kind == "shed":
        yield from items.shed(d, seat, got.target)
    elif got.kind == "drop":
        escorts.drop(d, seat, got.value)
    elif got.kind == "attack-hero":
        yield from attack_hero(d, seat, got.value)
    elif got is STAND:
        yield from stand(d, seat)
    elif got is TIP:
        wounds.fall(d, seat)
        player.tipped = player.spare = True
        points.action(d, seat, 1)


def stand(d: Desk, seat: int) -> Flow:
    """DG-MOVE-27, -30."""
    player = d.state.parts[seat]
    points.use_point(player)
    stat, value = player.stand
    if stat and not (yield from threat(d, seat, stat, value)):
        return
    player.fallen, player.stand = False, ("", 0)
    d.tell("stood", seat=seat)


Asides = tuple[tuple[int, tuple[Action, ...]], ...]


def wait_for(d: Desk, asked: int, aside: Asides) -> bool:
    """DG-ANYTIME-5: a hero phase with nothing left to do still waits for who might step in; masked, for whoever holds cards."""
    state = d.state
    if state.phase != "hero":
        return False
    for seat in others(state, asked):
        d.consult(seat)
    if state.terms.masked and any(player.hand for seat, player in enumerate(state.parts) if seat != asked or state.terms.hidden):
        return True
    return any(d.book.choices.thrown(action)[1] is not TIP for _, actions in aside for action in actions)


def asides(d: Desk, asked: int) -> Asides:
    """What the others may throw in while somebody is asked: only who holds or owns something for it."""
    throw = d.book.choices.throw
    found = []
    for seat, player in enumerate(d.state.parts):
        if seat != asked and not player.out and (actions := quick_options(d, seat, ("any",))):
            found.append((seat, tuple(throw[seat, action] for action in actions)))
    return tuple(found)
