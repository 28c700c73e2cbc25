"""Points, wounds, healing, levels, falling and defeat (2.1, 2.4, 2.12)."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.dungeoneer.actions import WOUND
from undercroft.games.dungeoneer.effects import Clause
from undercroft.games.dungeoneer.rules import Answer, Desk
from undercroft.games.dungeoneer.rules.stats import held, limit, living, price
from undercroft.games.dungeoneer.state import NOTHING, Attack, Player, State
from undercroft.kernel.types import Action, Ask, Barred, Figure, Flow


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
    changed = max(0, player.points + amount) - player.points
    player.points += changed
    if changed:
        d.tell("points", changed, player.points, seat=seat)


def can_act(player: Player) -> bool:
    """DG-MOVE-28, DG-RULING-23: a point to spend on something else than standing up."""
    return player.points > 0 and (not player.fallen or player.spare)


def no_point(player: Player, rule: str) -> str:
    """Why no point can be spent on something that costs one by this rule; nothing where one can."""
    if can_act(player):
        return ""
    return "DG-MOVE-28" if player.points else rule


def use_point(player: Player) -> None:
    player.points -= 1
    player.spare = False


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
        for each in (card, *unhang(state, card)):
            if state.terms.solo and not d.book.cards[each].glory:
                state.peril_discard += (each,)
            else:
                state.discard += (each,)


def unhang(state: State, host: int) -> tuple[int, ...]:
    """The attachments of a card, taken off it."""
    if not state.attached:
        return ()
    hung = tuple(attachment for attachment, under in state.attached if under == host)
    state.attached = tuple(pair for pair in state.attached if pair[1] != host)
    return hung


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def from_hand(player: Player, card: int) -> None:
    player.hand = without(player.hand, card)
    if card in player.known:
        player.known = without(player.known, card)


def lay_out(state: State, seat: int, card: int) -> None:
    """A card of the hand lies open, until `take_up` says that it is where it belongs."""
    from_hand(state.parts[seat], card)
    state.played += (card,)


def take_up(state: State, card: int) -> None:
    state.played = without(state.played, card)


def to_hand(player: Player, card: int) -> None:
    """A card that everybody sees go there."""
    player.hand += (card,)
    player.known += (card,)


def spend(d: Desk, seat: int, card: int) -> None:
    """DG-ECON-3, DG-CARD-4: an instant card is paid with glory and gone; its effect is for the caller."""
    from_hand(d.state.parts[seat], card)
    discard(d, card)
    d.tell("played", d.book.cards[card].id, seat=seat)
    glory(d, seat, -price(d.state, d.book, seat, card))


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


def usable(d: Desk, seat: int, *windows: str, barred: list[Barred] | None = None) -> list[tuple[int, Clause]]:
    """DG-ANYTIME-3: readied cards whose effect fits a window, is not used up and can be paid."""
    cards, player = d.book.cards, d.state.parts[seat]
    found = []
    for card in player.inventory:
        for clause in cards[card].uses:
            rule = _unusable(player, cards[card].id, clause, windows)
            if not rule:
                found.append((card, clause))
            elif barred is not None:
                about: dict[str, tuple[Figure, ...]]
                about = {"DG-ECON-9": (clause.glory, player.glory), "DG-ANYTIME-3": (clause.window,)}
                barred.append(Barred(d.book.choices.use[cards[card].id], rule, about.get(rule, ())))
    return found


def _unusable(player: Player, name: str, clause: Clause, windows: tuple[str, ...]) -> str:
    if clause.window not in windows:
        return "DG-ANYTIME-3"
    if clause.frequency == "turn" and name in player.used:
        return "DG-TURN-5"
    if clause.glory > player.glory:
        return "DG-ECON-9"
    if clause.points > player.points:
        return "DG-ECON-11"
    return no_point(player, "DG-ECON-11") if clause.points else ""


def of_moment(d: Desk, seat: int, moment: str, barred: list[Barred] | None = None) -> list[int]:
    """Cards of the hand for a moment of their own that can be paid."""
    state, book = d.state, d.book
    player = state.parts[seat]
    held = [card for card in player.hand if book.cards[card].condition == moment]
    found = [card for card in held if price(state, book, seat, card) <= player.glory] if held else held
    if barred is not None:
        for card in held:
            if card not in found:
                about = price(state, book, seat, card), player.glory
                barred.append(Barred(book.choices.play[book.names[card]], "DG-ECON-9", about))
    return found


def pay_use(d: Desk, seat: int, card: int, clause: Clause) -> None:
    """DG-TURN-5, DG-CARD-11: glory, or the card itself; what is once a turn is marked."""
    player, name = d.state.parts[seat], d.book.cards[card].id
    d.tell("used", name, seat=seat)
    if clause.price == "discard":
        player.inventory = without(player.inventory, card)
        discard(d, card)
    elif clause.glory:
        glory(d, seat, -clause.glory)
    elif clause.points:
        points(d, seat, -clause.points)
    if clause.frequency == "turn":
        player.used += (name,)


def over_limit(d: Desk) -> Flow:
    """DG-HERO-15, DG-RULING-29: whoever holds more than a limit discards at once."""
    state, book = d.state, d.book
    for seat, player in enumerate(state.parts):
        if len(player.inventory) <= book.least_room[player.hero]:
            continue
        for which, room in book.always_room[player.hero].items():
            while (
                len(player.inventory) > room
                and len(cards := held(state, book, seat, which)) > room
                and len(cards) > limit(state, book, seat, which)
            ):
                options = tuple(book.each(book.choices.discard, cards))
                got: Action = yield Ask(seat, "over-limit", options, (which,), quiet=False)
                card = book.chosen(cards, got)
                player.inventory = without(player.inventory, card)
                discard(d, card)
                d.tell("lost", got.target, seat=seat)


def droppable(d: Desk, seat: int) -> list[Action]:
    """DG-QUEST-32: escorts that may be given up, at any moment."""
    drop = d.book.choices.drop
    return [drop[d.book.quests[quest].id] for quest in d.state.parts[seat].escorts]


def drop(d: Desk, seat: int, quest: int) -> None:
    """DG-QUEST-32, DG-RULING-68: the token lies in the location; the quest belongs to nobody until it is picked up."""
    player = d.state.parts[seat]
    player.quests = without(player.quests, quest)
    put_down(d, seat, quest)


def put_down(d: Desk, seat: int, quest: int) -> None:
    player = d.state.parts[seat]
    player.escorts = without(player.escorts, quest)
    d.state.tokens += ((quest, player.place),)
    d.tell("put-down", d.book.quests[quest].id, seat=seat)


def _prevented(d: Desk, seat: int) -> Answer[bool]:
    """DG-ANYTIME-8: before a wound is marked; before the last one, what heals may be used too."""
    state, book = d.state, d.book
    while True:
        player = state.parts[seat]
        ways = usable(d, seat, "wound")
        if player.health == 1:
            windows = ("any", "own_turn") if state.turn == seat else ("any",)
            ways += [way for way in usable(d, seat, *windows) if way[1].words[0].name == "HEAL"]
        if not ways:
            return False
        options = [book.choices.use[book.cards[card].id] for card, _ in ways]
        got: Action = yield Ask(seat, "wound", (*options, WOUND), (player.health,), quiet=False)
        if got is WOUND:
            return False
        card, clause = ways[options.index(got)]
        pay_use(d, seat, card, clause)
        word = clause.words[0]
        if word.name == "PREVENT":
            return True
        heal(d, seat, word.number(1))


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
    """DG-WIN-3, -4, DG-RULING-27, -28: the player leaves with everything; an escort stays where the hero fell.

    DG-VAR-2b: who goes on with another hero keeps its quest all the same.
    """
    state = d.state
    player = state.parts[seat]
    d.tell("defeated", d.book.heroes[player.hero].id, seat=seat)
    _leave_battle(d, seat)
    for quest in player.escorts:
        (put_down if state.terms.resurrection else drop)(d, seat, quest)
    discard(d, *player.hand, *player.inventory, *player.lair, *player.banes)
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
        discard(d, *(attack.card for attack in attacks if _lost_with(d, attack, seat)))
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


def release(state: State, seat: int) -> None:
    """DG-MOVE-10: an exit that a hero held open closes when it leaves."""
    if state.opened:
        state.opened = tuple(exit for exit in state.opened if exit.holder != seat)
