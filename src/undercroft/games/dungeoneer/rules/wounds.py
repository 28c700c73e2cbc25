"""Wounds, healing, falling and defeat (DG-BATTLE, DG-WIN)."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.dungeoneer.actions import WOUND
from undercroft.games.dungeoneer.rules import Answer, Desk, escorts, piles, readied
from undercroft.games.dungeoneer.rules.dungeon import release
from undercroft.games.dungeoneer.rules.stats import living
from undercroft.games.dungeoneer.state import NOTHING, Attack, Player
from undercroft.kernel.types import Action, Ask, Flow


def heal(d: Desk, seat: int, amount: int) -> None:
    """DG-HERO-20."""
    player = d.state.parts[seat]
    most = d.book.heroes[player.hero].health
    healed = min(most, player.health + amount) - player.health
    if healed > 0:
        player.health += healed
        d.tell("healed", healed, player.health, seat=seat)


def wound(d: Desk, seat: int, count: int, source: int = NOTHING) -> Answer[int]:
    """DG-BATTLE-17, DG-RULING-52: one at a time, each may be prevented; says how many were dealt."""
    state = d.state
    marked = 0
    for _ in range(count):
        player = state.parts[seat]
        if player.out or state.winner >= 0:
            break
        if (yield from _prevented(d, seat)):
            continue
        marked += 1
        if source != NOTHING and source not in player.hurt_by:
            player.hurt_by += (source,)
        if player.health == 1 and (yield from _saved(d, seat)):
            continue
        player.health -= 1
        d.tell("hurt", player.health, seat=seat)
        if player.health == 0:
            yield from defeat(d, seat)
            break
    return marked


def _prevented(d: Desk, seat: int) -> Answer[bool]:
    """DG-ANYTIME-8: before a wound is marked; before the last one, what heals may be used too."""
    state, book = d.state, d.book
    while True:
        player = state.parts[seat]
        ways = readied.usable(d, seat, "wound")
        if player.health == 1:
            windows = ("any", "own_turn") if state.turn == seat else ("any",)
            ways += [way for way in readied.usable(d, seat, *windows) if way[1].words[0].name == "HEAL"]
        if not ways:
            return False
        options = [book.choices.use[book.cards[card].id] for card, _ in ways]
        got: Action = yield Ask(seat, "wound", (*options, WOUND), (player.health,), quiet=False)
        if got is WOUND:
            return False
        card, clause = ways[options.index(got)]
        readied.pay(d, seat, card, clause)
        word = clause.words[0]
        if word.name == "PREVENT":
            return True
        heal(d, seat, word.number(1))


def _saved(d: Desk, seat: int) -> Answer[bool]:
    """SAVE: instead of being defeated the hero stays with so much health."""
    ways = readied.usable(d, seat, "defeat")
    if not ways:
        return False
    options = [d.book.choices.use[d.book.cards[card].id] for card, _ in ways]
    got: Action = yield Ask(seat, "defeat", (*options, WOUND), quiet=False)
    if got is WOUND:
        return False
    card, clause = ways[options.index(got)]
    readied.pay(d, seat, card, clause)
    d.state.parts[seat].health = clause.words[0].number(1)
    return True


def fall(d: Desk, seat: int, stat: str = "", value: int = 0) -> None:
    """DG-MOVE-26, -30, -31."""
    player = d.state.parts[seat]
    if not player.fallen:
        player.fallen, player.stand = True, (stat, value)
        d.tell("fell", seat=seat)


def defeat(d: Desk, seat: int) -> Flow:
    """DG-WIN-3, -4, DG-RULING-27, -28: the player leaves with everything; an escort stays where the hero fell.

    DG-VAR-2b: who goes on with another hero keeps its quest all the same.
    """
    state = d.state
    player = state.parts[seat]
    d.tell("defeated", d.book.heroes[player.hero].id, seat=seat)
    _leave_battle(d, seat)
    for quest in player.escorts:
        (escorts.put_down if state.terms.resurrection else escorts.drop)(d, seat, quest)
    piles.discard(d, *player.hand, *player.inventory, *player.lair, *player.banes)
    player.hand = player.known = player.inventory = player.lair = player.banes = ()
    release(state, seat)
    if state.terms.resurrection:
        yield from _rise(d, seat)
        return
    state.quests_gone += player.quests
    state.parts[seat] = Player(hero=player.hero, out=True, done=player.done, level=player.level, place=player.place)
    remaining = living(state)
    if state.winner < 0 and not state.terms.solo and len(remaining) == 1:
        state.winner = remaining[0]


def _rise(d: Desk, seat: int) -> Flow:
    """DG-VAR-2, -2a, -2b, DG-RULING-48: another hero at level 1 on the entrance; quests and points stay, cards are new."""
    state, book = d.state, d.book
    player = state.parts[seat]
    free = state.heroes_left or (player.hero,)
    options = tuple(book.choices.hero[book.heroes[hero].id] for hero in free)
    hero = (yield Ask(seat, "hero", options, quiet=False)).value
    state.heroes_left = tuple(other for other in state.heroes_left if other != hero)
    state.parts[seat] = Player(
        hero=hero, health=book.heroes[hero].health, place=book.entrance, glory=player.glory, peril=player.peril,
        quests=player.quests, done=player.done, visited=(book.entrance,), owed=book.figures.hand,
    )  # fmt: skip
    d.tell("risen", book.heroes[hero].id, seat=seat)


def _leave_battle(d: Desk, seat: int) -> None:
    """DG-BATTLE-33, DG-RULING-27: attacks on the hero are dropped, its player's own monsters are discarded."""
    state = d.state
    for attacks in (state.attacks, state.declared):
        piles.discard(d, *(attack.card for attack in attacks if _lost_with(d, attack, seat)))
    state.attacks = tuple(_left(d, attack, seat) for attack in state.attacks)
    state.declared = tuple(_left(d, attack, seat) for attack in state.declared if not _lost_with(d, attack, seat))


def _lost_with(d: Desk, attack: Attack, seat: int) -> bool:
    """Cards of the battle that go with a defeated hero: its player's own, and traps laid for it."""
    if attack.card < 0 or attack.settled or attack.gone == "slain":
        return False
    own = attack.owner == seat and not d.state.terms.solo
    return own or (attack.victim == seat and not attack.form and not attack.gone)


def _left(d: Desk, attack: Attack, seat: int) -> Attack:
    if _lost_with(d, attack, seat):
        return replace(attack, gone="over", settled=True)
    if attack.gone or seat not in (attack.victim, attack.owner):
        return attack
    return replace(attack, gone="left")
