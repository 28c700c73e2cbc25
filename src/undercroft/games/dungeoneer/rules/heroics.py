"""The hero phase, and what may be done at any time (3.7, 3.11)."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import END, EXPLORE, LURK, MOVE, STAND, TIP
from undercroft.games.dungeoneer.rules import Desk, dungeonlord, fates, inventory, quests
from undercroft.games.dungeoneer.rules.battles import attack_hero, may_attack, rivals
from undercroft.games.dungeoneer.rules.mapping import build, can_build
from undercroft.games.dungeoneer.rules.moving import walk, ways
from undercroft.games.dungeoneer.rules.powers import Scene, run
from undercroft.games.dungeoneer.rules.rolls import threat
from undercroft.games.dungeoneer.rules.stats import living, locked
from undercroft.kernel.types import Action, Flow

OWN_WINDOWS = ("hero", "own_turn", "any")


def names(d: Desk, cards: list[int]) -> list[str]:
    return list(dict.fromkeys(d.book.cards[card].id for card in cards))


def options(d: Desk, seat: int) -> list[Action]:
    """DG-HERO-1 to -5, -19, DG-MOVE-26 to -28."""
    state, book = d.state, d.book
    choices, player = book.choices, state.parts[seat]
    found = [MOVE[side] for side in ways(d, seat)]
    if player.points and not player.fallen:
        if not state.terms.no_blank_spots and not locked(state, book, seat, "explore") and can_build(d):
            found.append(EXPLORE)
        if may_attack(d, seat):
            found += [LURK[other] for other in rivals(d, seat)]
    found += [choices.play[name] for name in names(d, inventory.playable(d, seat, ("hero", "anytime")))]
    found += [choices.play[name] for name in names(d, dungeonlord.banes(d, seat, ("anytime",)))]
    found += [choices.use[name] for name in names(d, [card for card, _ in inventory.uses(d, seat, OWN_WINDOWS)])]
    found += [choices.shed[name] for name in names(d, [card for card, _ in inventory.sheddable(d, seat)])]
    found += [choices.attempt[book.quests[quest].id] for quest in quests.attemptable(d, seat)]
    found += [choices.search[book.quests[quest].id] for quest in quests.searchable(d, seat)]
    found += [choices.pick_up[book.quests[quest].id] for quest in quests.to_pick_up(d, seat)]
    found += [choices.deliver[book.quests[quest].id] for quest in quests.to_deliver(d, seat)]
    found += [choices.drop[book.quests[quest].id] for quest in player.escorts]
    found += [choices.swap[book.quests[quest].id] for quest in quests.swappable(d, seat)]
    if shrine(d, seat):
        found.append(choices.visit[book.locations[player.place].id])
    if player.fallen and player.points:
        found.append(STAND)
    if tippable(d, seat):
        found.append(TIP)
    return [*dict.fromkeys(found), END]


def shrine(d: Desk, seat: int) -> bool:
    """An effect of the location that its visitor may pay for."""
    player = d.state.parts[seat]
    for clause in d.book.locations[player.place].clauses:
        if clause.trigger == "use" and clause.words[0].name == "HEAL":
            hurt = player.health < d.book.heroes[player.hero].health
            fresh = clause.frequency != "turn" or d.book.locations[player.place].id not in player.used
            return bool(hurt and fresh and clause.glory <= player.glory)
    return False


def tippable(d: Desk, seat: int) -> bool:
    """DG-VAR-7b."""
    player = d.state.parts[seat]
    return d.state.terms.limited_movement and not player.fallen and not player.tipped


def act(d: Desk, seat: int, got: Action) -> Flow:
    """One choice of the hero's player."""
    state, book = d.state, d.book
    player = state.parts[seat]
    kind = got.kind
    if kind == "move":
        yield from walk(d, seat, got.value)
        quests.solo_victory(d)
    elif kind == "explore":
        player.points -= 1
        yield from build(d, seat)
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
    elif kind == "shed":
        yield from inventory.shed(d, seat, got.target)
    elif kind == "visit":
        clause = next(c for c in book.locations[player.place].clauses if c.trigger == "use")
        fates.glory(d, seat, -clause.glory)
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
        card = next(card for card in player.hand if book.cards[card].id == got.target)
        if book.cards[card].glory:
            yield from inventory.play(d, seat, card)
        else:
            yield from dungeonlord.play_bane(d, seat, card)
    elif got.kind == "use":
        yield from inventory.use(d, seat, got.target, OWN_WINDOWS if own else ("any",))
    elif got.kind == "drop":
        quests.drop(d, seat, got.value)
    elif got.kind == "attack-hero":
        yield from attack_hero(d, seat, got.value)
    elif got is STAND:
        yield from stand(d, seat)
    elif got is TIP:
        fates.tumble(d, seat)
        player.tipped = True
        fates.points(d, seat, 1)


def stand(d: Desk, seat: int) -> Flow:
    """DG-MOVE-27, -30."""
    player = d.state.parts[seat]
    player.points -= 1
    stat, value = player.stand
    if stat and not (yield from threat(d, seat, stat, value)):
        return
    player.fallen, player.stand = False, ("", 0)
    d.tell("stood", seat=seat)


def asides(d: Desk, asked: int) -> tuple[tuple[int, tuple[Action, ...]], ...]:
    """What the others may throw in while somebody is asked: only who holds or owns something for it."""
    throw = d.book.choices.throw
    found = []
    for seat in living(d.state):
        if seat != asked and (actions := interjections(d, seat)):
            found.append((seat, tuple(throw[seat, action] for action in actions)))
    return tuple(found)


def interjections(d: Desk, seat: int) -> list[Action]:
    state, book = d.state, d.book
    choices, player = book.choices, state.parts[seat]
    found = [choices.play[name] for name in names(d, inventory.playable(d, seat, ("anytime",)))]
    found += [choices.play[name] for name in names(d, dungeonlord.banes(d, seat, ("anytime",)))]
    found += [choices.use[name] for name in names(d, [card for card, _ in inventory.uses(d, seat, ("any",))])]
    found += [choices.drop[book.quests[quest].id] for quest in player.escorts]
    if player.fallen and player.points:
        found.append(STAND)
    if state.terms.ambush and may_attack(d, seat):
        found += [LURK[other] for other in rivals(d, seat)]
    if tippable(d, seat):
        found.append(TIP)
    return list(dict.fromkeys(found))
