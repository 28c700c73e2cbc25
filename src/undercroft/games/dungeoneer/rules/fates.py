"""Points, wounds, healing, levels, falling and defeat (3.1, 3.4, 3.12)."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.dungeoneer.actions import WOUND
from undercroft.games.dungeoneer.effects import Clause
from undercroft.games.dungeoneer.rules import Answer, Desk
from undercroft.games.dungeoneer.rules.stats import living
from undercroft.games.dungeoneer.state import NOTHING, Player, State
from undercroft.kernel.types import Action, Ask, Flow


def glory(d: Desk, seat: int, amount: int) -> None:
    """DG-ECON-2."""
    player = d.state.parts[seat]
    changed = max(0, player.glory + amount) - player.glory
    player.glory += changed
    if changed:
        d.tell("glory", changed, player.glory, seat=seat)


def peril(d: Desk, seat: int, amount: int) -> None:
    """DG-ECON-2, DG-SOLO-20: it is not counted in the solo game."""
    player = d.state.parts[seat]
    changed = 0 if d.state.terms.solo else max(0, player.peril + amount) - player.peril
    player.peril += changed
    if changed:
        d.tell("peril", changed, player.peril, seat=seat)


def points(d: Desk, seat: int, amount: int) -> None:
    player = d.state.parts[seat]
    player.points = max(0, player.points + amount)
    d.tell("points", amount, player.points, seat=seat)


def heal(d: Desk, seat: int, amount: int) -> None:
    """DG-HERO-20."""
    player = d.state.parts[seat]
    most = d.book.heroes[player.hero].health
    healed = min(most, player.health + amount) - player.health
    if healed > 0:
        player.health += healed
        d.tell("healed", healed, player.health, seat=seat)


def level(d: Desk, seat: int, amount: int) -> None:
    """DG-CARD-22, -23, DG-RULING-26."""
    player = d.state.parts[seat]
    new = min(d.book.figures.levels, max(1, player.level + amount))
    if new != player.level:
        player.level = new
        d.tell("level", new, seat=seat)


def tumble(d: Desk, seat: int, stat: str = "", value: int = 0) -> None:
    """DG-MOVE-26, -30, -31."""
    player = d.state.parts[seat]
    if not player.fallen:
        player.fallen, player.stand = True, (stat, value)
        d.tell("fell", seat=seat)


# ---- cards ----


def discard(d: Desk, *cards: int) -> None:
    """DG-CARD-6, DG-RULING-56: to the common pile, attachments with their host; alone, each colour has a pile of its own."""
    state = d.state
    for card in cards:
        hung = tuple(attachment for attachment, host in state.attached if host == card)
        state.attached = tuple(pair for pair in state.attached if pair[1] != card)
        for each in (card, *hung):
            if state.terms.solo and not d.book.cards[each].glory:
                state.peril_discard += (each,)
            else:
                state.discard += (each,)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def draw(d: Desk, seat: int, count: int) -> None:
    """DG-DISCARD-8, -9: only the drawer sees the cards; an empty deck is made of the discard pile."""
    state = d.state
    player = state.parts[seat]
    drawn = 0
    while drawn < count and (state.deck or state.discard):
        if not state.deck:
            state.deck, state.discard = tuple(sorted(state.discard)), ()
            d.tell("shuffled")
        at = d.luck.below(len(state.deck), to=seat)
        player.hand += (state.deck[at],)
        state.deck = state.deck[:at] + state.deck[at + 1 :]
        drawn += 1
    if drawn:
        d.tell("drew", drawn, seat=seat)


# ---- wounds and defeat ----


def wound(d: Desk, seat: int, count: int, source: int = NOTHING) -> Answer[int]:
    """DG-BATTLE-17, DG-RULING-52: one at a time, each may be prevented; says how many were marked."""
    state = d.state
    marked = 0
    for _ in range(count):
        player = state.parts[seat]
        if player.out or state.winner >= 0:
            break
        if (yield from _prevented(d, seat)):
            continue
        if player.health == 1 and (yield from _saved(d, seat)):
            continue
        player.health -= 1
        marked += 1
        if source != NOTHING and source not in player.hurt_by:
            player.hurt_by += (source,)
        d.tell("hurt", player.health, seat=seat)
        if player.health == 0:
            yield from defeat(d, seat)
    return marked


def usable(d: Desk, seat: int, window: str) -> list[tuple[int, Clause]]:
    """Readied cards whose effect fits a window, is not used up and can be paid."""
    state, book = d.state, d.book
    player = state.parts[seat]
    return [
        (card, clause)
        for card in player.inventory
        for clause in book.cards[card].clauses
        if clause.trigger == "use" and clause.window == window and clause.glory <= player.glory and not clause.by_foe
        and not (clause.frequency == "turn" and book.cards[card].id in player.used)
    ]  # fmt: skip


def pay_use(d: Desk, seat: int, card: int, clause: Clause) -> None:
    """DG-TURN-5, DG-CARD-11: glory, or the card itself; what is once a turn is marked."""
    player, name = d.state.parts[seat], d.book.cards[card].id
    d.tell("used", name, seat=seat)
    if clause.price == "discard":
        player.inventory = without(player.inventory, card)
        discard(d, card)
    elif clause.glory:
        glory(d, seat, -clause.glory)
    if clause.frequency == "turn":
        player.used += (name,)


def _prevented(d: Desk, seat: int) -> Answer[bool]:
    ways = usable(d, seat, "wound")
    if not ways:
        return False
    options = [d.book.choices.use[d.book.cards[card].id] for card, _ in ways]
    got: Action = yield Ask(seat, "wound", (*options, WOUND), (d.state.parts[seat].health,), quiet=False)
    if got is WOUND:
        return False
    pay_use(d, seat, *ways[options.index(got)])
    return True


def _saved(d: Desk, seat: int) -> Answer[bool]:
    """SAVE: instead of being defeated the hero stays with so much health."""
    ways = usable(d, seat, "defeat")
    if not ways:
        return False
    options = [d.book.choices.use[d.book.cards[card].id] for card, _ in ways]
    got: Action = yield Ask(seat, "defeat", (*options, WOUND), quiet=False)
    if got is WOUND:
        return False
    card, clause = ways[options.index(got)]
    pay_use(d, seat, card, clause)
    d.state.parts[seat].health = clause.words[0].number(1)
    return True


def defeat(d: Desk, seat: int) -> Flow:
    """DG-WIN-3, -4, DG-RULING-27, -28, -48."""
    state = d.state
    player = state.parts[seat]
    d.tell("defeated", d.book.heroes[player.hero].id, seat=seat)
    leave_battle(state, seat)
    for quest in player.escorts:
        state.tokens += ((quest, player.place),)
    discard(d, *player.hand, *player.inventory, *player.lair, *player.banes)
    release(state, seat)
    if state.terms.resurrection:
        yield from _rise(d, seat)
        return
    left = tuple(quest for quest in player.quests if quest not in player.escorts)
    state.quests_gone += left
    state.parts[seat] = Player(hero=player.hero, out=True, done=player.done, level=player.level, place=player.place)
    check_last(d)


def check_last(d: Desk) -> None:
    state = d.state
    left = living(state)
    if state.winner < 0 and not state.terms.solo and len(left) == 1:
        state.winner = left[0]


def _rise(d: Desk, seat: int) -> Flow:
    """DG-VAR-2, -2a, -2b: another hero at level 1 on an entrance, five new cards; quests and points stay."""
    state, book = d.state, d.book
    player = state.parts[seat]
    free = state.heroes_left or (player.hero,)
    options = tuple(book.choices.hero[book.heroes[hero].id] for hero in free)
    hero = (yield Ask(seat, "hero", options, quiet=False)).value
    state.heroes_left = tuple(sorted({*state.heroes_left, player.hero} - {hero}))
    quests = tuple(quest for quest in player.quests if quest not in player.escorts)
    state.parts[seat] = Player(
        hero=hero, health=book.heroes[hero].health, place=book.entrance, glory=player.glory, peril=player.peril,
        quests=quests, done=player.done, visited=(book.entrance,),
    )  # fmt: skip
    d.tell("risen", book.heroes[hero].id, seat=seat)
    draw(d, seat, book.figures.hand)


def leave_battle(state: State, seat: int) -> None:
    state.attacks = tuple(
        replace(attack, gone="left") if attack.victim == seat and not attack.gone else attack for attack in state.attacks
    )


def release(state: State, seat: int) -> None:
    """DG-MOVE-10: an exit that a hero held open closes when it leaves."""
    state.opened = tuple(exit for exit in state.opened if exit.holder != seat)
