"""What the words of the cards do (section 5 of the rules document): one function a word."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from undercroft.games.dungeoneer.actions import DODGE, HALF_TURNED, NOT_TURNED, TEST
from undercroft.games.dungeoneer.effects import Word
from undercroft.games.dungeoneer.rules import Answer, Desk, fates, mapping
from undercroft.games.dungeoneer.rules.rolls import threat
from undercroft.games.dungeoneer.rules.stats import here, ignores, monster_of
from undercroft.games.dungeoneer.state import NOBODY, NOTHING, Attack, Mod
from undercroft.kernel.types import Action, Ask, Flow


class Scene(NamedTuple):
    """For whom a word works: who controls the card, whom it is aimed at, and what was paid."""

    me: int
    foe: int = NOBODY
    it: int = NOBODY
    card: int = NOTHING
    """The card it comes from; a wound by it is remembered."""
    x: int = 0
    kind: str = ""
    """Of a threat: `trap` where danger counts."""
    attack: int = NOTHING
    """The attack of the battle that made a hit."""


def run(d: Desk, words: tuple[Word, ...], scene: Scene) -> Flow:
    for word in words:
        if d.state.winner >= 0:
            return
        yield from POWERS[word.name](d, word, scene)


def targets(d: Desk, word: Word, scene: Scene) -> list[int]:
    """The heroes a word means; gone ones are passed over."""
    state = d.state
    name = word.args[0]
    if name == "here":
        place = state.parts[scene.foe if scene.foe >= 0 else scene.me].place
        return here(state, place, scene.foe if scene.foe >= 0 else scene.me)
    seat = {"me": scene.me, "foe": scene.foe, "it": scene.it}.get(str(name), NOBODY)
    return [seat] if seat >= 0 and not state.parts[seat].out else []


def _wound(d: Desk, word: Word, scene: Scene) -> Flow:
    for seat in targets(d, word, scene):
        if not d.state.parts[seat].out:
            marked = yield from fates.wound(d, seat, word.number(1), scene.card)
            _count(d, scene, marked)


def _count(d: Desk, scene: Scene, marked: int) -> None:
    """DG-RULING-22: wounds dealt by a monster's own words count for its owner's reward."""
    state = d.state
    for at, attack in enumerate(state.attacks):
        if marked and attack.card == scene.card and scene.card != NOTHING:
            state.attacks = (
                *state.attacks[:at], replace(attack, dealt=attack.dealt + marked), *state.attacks[at + 1 :],
            )  # fmt: skip
            return


def _heal(d: Desk, word: Word, scene: Scene) -> Flow:
    if word.args[0] == "self":
        _mend(d, scene.attack, word.number(1))
    for seat in targets(d, word, scene):
        fates.heal(d, seat, word.number(1))
    yield from ()


def _mend(d: Desk, at: int, amount: int) -> None:
    state = d.state
    attack = state.attacks[at]
    health = min(monster_of(d.book, attack.card).health, attack.health + amount)
    state.attacks = (*state.attacks[:at], replace(attack, health=health), *state.attacks[at + 1 :])


def _glory(d: Desk, word: Word, scene: Scene) -> Flow:
    for seat in targets(d, word, scene):
        fates.glory(d, seat, word.number(1, scene.x))
    yield from ()


def _peril(d: Desk, word: Word, scene: Scene) -> Flow:
    for seat in targets(d, word, scene):
        fates.peril(d, seat, word.number(1, scene.x))
    yield from ()


def _points(d: Desk, word: Word, scene: Scene) -> Flow:
    for seat in targets(d, word, scene):
        fates.points(d, seat, word.number(1))
    yield from ()


def _level(d: Desk, word: Word, scene: Scene) -> Flow:
    for seat in targets(d, word, scene):
        fates.level(d, seat, word.number(1))
    yield from ()


def _mod(d: Desk, word: Word, scene: Scene) -> Flow:
    """A passing change; of one attacker of the battle, whom the defender picks."""
    state = d.state
    what, amount, scope = str(word.args[1]), word.number(2), str(word.args[3])
    if word.args[0] == "atk":
        attack = yield from pick_attack(d, scene.me)
        if attack is not None:
            hero = attack.owner if attack.card == NOTHING else NOBODY
            state.mods += (Mod(hero, attack.card if hero < 0 else NOTHING, what, amount, scope),)
        return
    for seat in targets(d, word, scene):
        state.mods += (Mod(seat, NOTHING, what, amount, scope),)


def pick_attack(d: Desk, seat: int, *, monsters: bool = False) -> Answer[Attack | None]:
    """One of the cards that attack a hero, by its player's choice; two of a kind are alike."""
    state, book = d.state, d.book
    coming = [a for a in state.attacks if a.victim == seat and not a.gone and a.form and not (monsters and a.card == NOTHING)]
    if len(coming) < 2:
        return coming[0] if coming else None
    names = {attack_name(d, attack): attack for attack in reversed(coming)}
    options = tuple(book.choices.card[name] for name in names if name in book.choices.card)
    if len(options) < 2:
        return coming[0]
    got: Action = yield Ask(seat, "which-attack", options, quiet=False)
    return names[got.target]


def attack_name(d: Desk, attack: Attack) -> str:
    if attack.card == NOTHING:
        return str(d.book.heroes[d.state.parts[attack.owner].hero].id)
    return d.book.cards[attack.card].id if attack.card >= 0 else monster_of(d.book, attack.card).id


def _threat(d: Desk, word: Word, scene: Scene) -> Flow:
    for seat in targets(d, word, scene):
        if d.state.parts[seat].out or d.state.winner >= 0:
            continue
        if not (yield from threat(d, seat, str(word.args[1]), word.number(2), scene.kind)):
            yield from run(d, word.fail, scene._replace(it=seat))


def _drop_attacker(d: Desk, word: Word, scene: Scene) -> Flow:
    """DG-RULING-20: a quest's monster goes back to its quest."""
    state = d.state
    attack = yield from pick_attack(d, scene.me, monsters=True)
    if attack is None:
        return
    at = state.attacks.index(attack)
    state.attacks = (*state.attacks[:at], replace(attack, gone="dropped"), *state.attacks[at + 1 :])
    d.tell("dropped", attack_name(d, attack), seat=scene.me)
    if attack.card >= 0:
        fates.discard(d, attack.card)


def _discard(d: Desk, word: Word, scene: Scene) -> Flow:
    """From a hand by chance, or from an inventory by somebody's choice; `self` is a bane that its victim pays off."""
    state, book = d.state, d.book
    if word.args[0] == "self":
        holder = state.parts[scene.foe]
        if scene.card in holder.banes:
            holder.banes = fates.without(holder.banes, scene.card)
            fates.discard(d, scene.card)
        return
    zone, chooser = str(word.args[1]), str(word.args[3])
    wanted = str(word.args[4]) if len(word.args) > 4 else ""
    for seat in targets(d, word, scene):
        player = state.parts[seat]
        for _ in range(word.number(2)):
            held = player.hand if zone == "hand" else tuple(c for c in player.inventory if wanted in ("", book.cards[c].sort))
            if not held:
                break
            if chooser == "random":
                card = held[d.luck.below(len(held))]
            else:
                chooses = scene.me if chooser == "me" else seat
                names = dict.fromkeys(book.cards[card].id for card in held)
                got: Action = yield Ask(chooses, "take-away", tuple(book.choices.card[n] for n in names), (seat,), quiet=False)
                card = next(card for card in held if book.cards[card].id == got.target)
            if zone == "hand":
                player.hand = fates.without(player.hand, card)
                player.known = tuple(c for c in player.known if c != card)
            else:
                player.inventory = fates.without(player.inventory, card)
            fates.discard(d, card)
            d.tell("lost", book.cards[card].id, seat=seat)


def _recover(d: Desk, word: Word, scene: Scene) -> Flow:
    """Cards of a kind from the discard pile back to the hand; everybody sees which."""
    state, book = d.state, d.book
    player = state.parts[scene.me]
    for _ in range(word.number(4)):
        pile = [card for card in state.discard if word.args[1] in book.cards[card].kinds]
        if not pile:
            return
        names = dict.fromkeys(book.cards[card].id for card in pile)
        got: Action = yield Ask(scene.me, "recover", tuple(book.choices.card[name] for name in names), quiet=False)
        card = next(card for card in pile if book.cards[card].id == got.target)
        state.discard = fates.without(state.discard, card)
        player.hand += (card,)
        player.known += (card,)
        d.tell("recovered", got.target, seat=scene.me)


def _fall(d: Desk, word: Word, scene: Scene) -> Flow:
    stat, value = (str(word.args[1]), word.number(2)) if len(word.args) > 1 else ("", 0)
    for seat in targets(d, word, scene):
        fates.tumble(d, seat, stat, value)
    yield from ()


def _warp(d: Desk, word: Word, scene: Scene) -> Flow:
    """DG-CARD-17 to -19, DG-RULING-67."""
    state, book = d.state, d.book
    for seat in targets(d, word, scene):
        player = state.parts[seat]
        if word.args[1] == "entrance":
            place = book.entrance
        else:
            places = [tile.card for tile in state.map if tile.card != player.place]
            options = tuple(book.choices.there[book.locations[place].id] for place in places)
            place = (yield Ask(scene.me, "destination", options, (seat,), quiet=False)).value
        if place != player.place:
            d.tell("warped", book.locations[place].id, seat=seat)
            yield from arrive(d, seat, place)


def _shift(d: Desk, word: Word, scene: Scene) -> Flow:
    """DG-CARD-20, -21, DG-RULING-40: two occupied locations change places; heroes and tokens keep their cell."""
    book = d.book
    there = book.choices.there
    pairs = mapping.swaps(d)
    firsts = dict.fromkeys(first for first, _, _, _ in pairs)
    got: Action = yield Ask(scene.me, "shift", tuple(there[book.locations[p].id] for p in firsts), quiet=False)
    seconds = dict.fromkeys(second for first, second, _, _ in pairs if first == got.value)
    then: Action = yield Ask(
        scene.me, "shift-with", tuple(book.choices.there[book.locations[p].id] for p in seconds), quiet=False
    )
    turns = [(a, b) for first, second, a, b in pairs if (first, second) == (got.value, then.value)]
    halves: list[bool] = []
    for at, place in enumerate((got.value, then.value)):
        known = [turn for turn in turns if all(turn[i] == halves[i] for i in range(at))]
        options = tuple(
            option for option, half in ((NOT_TURNED, False), (HALF_TURNED, True)) if any(t[at] == half for t in known)
        )
        turned: Action = yield Ask(scene.me, "shift-turn", options, (book.locations[place].id,), quiet=False)
        halves.append(turned is HALF_TURNED)
    mapping.swap(d, got.value, then.value, halves[0], halves[1])


def _build(d: Desk, word: Word, scene: Scene) -> Flow:
    for _ in range(word.number(1)):
        yield from mapping.build(d, scene.me)


def _attach(d: Desk, word: Word, scene: Scene) -> Flow:
    """DG-CARD-6, DG-RULING-59."""
    state, book = d.state, d.book
    hosts = hosts_for(d, scene.me, str(word.args[0]))
    names = dict.fromkeys(book.cards[card].id for card in hosts)
    got: Action = yield Ask(scene.me, "host", tuple(book.choices.card[name] for name in names), quiet=False)
    host = next(card for card in hosts if book.cards[card].id == got.target)
    state.attached += ((scene.card, host),)
    d.tell("attached", book.cards[scene.card].id, got.target, seat=scene.me)


def hosts_for(d: Desk, seat: int, wanted: str) -> list[int]:
    """Cards under which an attachment may be laid."""
    state, book = d.state, d.book
    player = state.parts[seat]
    if wanted == "monster:mine":
        return [*player.lair, *(attack.card for attack in state.declared if attack.owner == seat and attack.form)]
    return [card for card in player.inventory if wanted.partition(":")[2] in book.cards[card].kinds]


def _nothing(d: Desk, word: Word, scene: Scene) -> Flow:
    """Words that work at a moment of their own: the rules of that moment read them."""
    yield from ()


POWERS: dict[str, Callable[[Desk, Word, Scene], Flow]] = {
    "WOUND": _wound,
    "HEAL": _heal,
    "GLORY": _glory,
    "PERIL": _peril,
    "AP": _points,
    "LEVEL": _level,
    "MOD": _mod,
    "THREAT": _threat,
    "DROP_ATTACKER": _drop_attacker,
    "DISCARD": _discard,
    "RECOVER": _recover,
    "FALL": _fall,
    "WARP": _warp,
    "SHIFT": _shift,
    "BUILD": _build,
    "ATTACH": _attach,
    **dict.fromkeys(("PREVENT", "CANCEL", "SAVE", "DIE", "SWAPQUEST", "IGNORE", "LIMIT", "COST", "LOCK"), _nothing),
}


# ---- entering a location ----


def arrive(d: Desk, seat: int, place: int) -> Flow:
    """DG-MOVE-17 to -25, DG-CARD-15, -18: points, then hazards and effects, only in one's own turn."""
    state, book = d.state, d.book
    player = state.parts[seat]
    fates.release(state, seat)
    player.place = place
    own = state.turn == seat
    player.arrived = own
    if not own:
        return
    player.moved = True
    if place not in player.visited:
        player.visited += (place,)
        location = book.locations[place]
        fates.glory(d, seat, location.glory)
        fates.peril(d, seat, location.peril)
        state.dues += location.peril if state.terms.solo else 0
    yield from perils_of(d, seat, place)


def perils_of(d: Desk, seat: int, place: int) -> Flow:
    """Spikes, pits and what the location does to who enters it."""
    state, book = d.state, d.book
    for clause in book.locations[place].clauses:
        player = state.parts[seat]
        if player.out or player.place != place:
            return
        if clause.trigger == "enter":
            yield from run(d, clause.words, Scene(seat, seat))
        elif clause.trigger == "hazard":
            word = clause.words[0]
            if word.name == "SPIKES" and not ignores(state, book, seat, "spikes"):
                yield from _spikes(d, seat, str(word.args[0]), word.number(1))
            elif word.name == "PIT" and not ignores(state, book, seat, "pit"):
                yield from _pit(d, seat, str(word.args[0]), word.number(1))


def _spikes(d: Desk, seat: int, stat: str, value: int) -> Flow:
    """DG-MOVE-24, DG-VAR-9."""
    player = d.state.parts[seat]
    options = (DODGE, TEST) if d.state.terms.dodge_spikes and player.points else (TEST,)
    if (yield Ask(seat, "spikes", options, (player.points,), quiet=False)) is DODGE:
        player.points -= 1
        d.tell("dodged", seat=seat)
    elif not (yield from threat(d, seat, stat, value)):
        yield from fates.wound(d, seat, 1)


def _pit(d: Desk, seat: int, stat: str, value: int) -> Flow:
    """DG-MOVE-25."""
    if not (yield from threat(d, seat, stat, value)):
        fates.tumble(d, seat)
