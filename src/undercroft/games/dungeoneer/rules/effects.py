"""What the words of the cards do: one function a word."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from undercroft.games.dungeoneer.actions import HALF_TURNED, NOT_TURNED
from undercroft.games.dungeoneer.card_language import Word
from undercroft.games.dungeoneer.rules import Answer, Desk, entering, piles, placing, points, readied, wounds
from undercroft.games.dungeoneer.rules.rolls import threat
from undercroft.games.dungeoneer.rules.stats import differing, here, hero_of, monster_of
from undercroft.games.dungeoneer.state import NOBODY, NOTHING, Attack, Mod
from undercroft.kernel.types import Action, Ask, Barred, Flow


class Scene(msgspec.Struct, frozen=True, gc=False):
    """For whom a word works: who controls the card, whom it is aimed at, and what was paid."""

    me: int
    foe: int = NOBODY
    it: int = NOBODY
    card: int = NOTHING
    """The card it comes from; a wound by it is remembered."""
    x: int = 0
    kind: str = ""
    """Of a threat: `trap` where danger counts."""
    place: int = NOTHING
    """Where it happens, if not where the hero is that it is aimed at."""
    attack: int = NOTHING
    """The number of the monster's attack in the battle that made a hit."""


def run(d: Desk, words: tuple[Word, ...], scene: Scene) -> Flow:
    for word in words:
        if d.state.winner >= 0:
            return
        yield from EFFECTS[word.name].work(d, word, scene)


def lacking(d: Desk, words: Iterable[Word], seat: int) -> str:
    """The rule by which a seat cannot play these words now, as what they act on is missing; nothing where it can."""
    return next((rule for word in words if (rule := EFFECTS[word.name].lacks(d, word, seat))), "")


def idle(d: Desk, words: Iterable[Word], seat: int) -> bool:
    """Whether none of these words could do anything to a hero now."""
    return all(EFFECTS[word.name].idle(d, word, seat) for word in words)


def targets(d: Desk, word: Word, scene: Scene) -> list[int]:
    """The heroes a word means; gone ones are passed over."""
    state = d.state
    name = word.args[0]
    if name == "here":
        first = scene.foe if scene.foe >= 0 else scene.me
        return here(state, scene.place if scene.place >= 0 else state.parts[first].place, first)
    seat = {"me": scene.me, "affected": scene.me, "foe": scene.foe, "it": scene.it}.get(str(name), NOBODY)
    if seat < 0 or state.parts[seat].out or (name == "foe" and scene.place not in (NOTHING, state.parts[seat].place)):
        return []
    return [seat]


def _wound(d: Desk, word: Word, scene: Scene) -> Flow:
    for seat in targets(d, word, scene):
        marked = yield from wounds.wound(d, seat, word.number(1), scene.card)
        _count(d, scene, marked)


def _count(d: Desk, scene: Scene, marked: int) -> None:
    """DG-RULING-22: wounds dealt by a monster's own words count for its owner's reward."""
    state = d.state
    if marked and scene.card != NOTHING:
        state.attacks = tuple(
            replace(attack, dealt=attack.dealt + marked) if attack.card == scene.card else attack for attack in state.attacks
        )


def _heal(d: Desk, word: Word, scene: Scene) -> Flow:
    if word.args[0] == "self":
        _heal_monster(d, scene.attack, word.number(1))
    for seat in targets(d, word, scene):
        wounds.heal(d, seat, word.number(1))
    yield from ()


def _unhurt(d: Desk, word: Word, seat: int) -> bool:
    player = d.state.parts[seat]
    return bool(player.health >= d.book.heroes[player.hero].health)


def _heal_monster(d: Desk, at: int, amount: int) -> None:
    state = d.state
    attack = state.attacks[at]
    health = min(monster_of(d.book, attack.card).health, attack.health + amount)
    state.attacks = (*state.attacks[:at], replace(attack, health=health), *state.attacks[at + 1 :])


def _glory(d: Desk, word: Word, scene: Scene) -> Flow:
    for seat in targets(d, word, scene):
        points.glory(d, seat, word.number(1, scene.x))
    yield from ()


def _peril(d: Desk, word: Word, scene: Scene) -> Flow:
    for seat in targets(d, word, scene):
        points.peril(d, seat, word.number(1, scene.x))
    yield from ()


def _points(d: Desk, word: Word, scene: Scene) -> Flow:
    for seat in targets(d, word, scene):
        points.action(d, seat, word.number(1))
    yield from ()


def _level(d: Desk, word: Word, scene: Scene) -> Flow:
    for seat in targets(d, word, scene):
        points.level(d, seat, word.number(1))
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


def incoming(d: Desk, seat: int, *, monsters: bool = False, form: str = "") -> list[Attack]:
    """The attacks that a seat defends against: on its hero, or by a hero on its monster."""
    state = d.state
    owned = {attack.card for attack in state.attacks if attack.owner == seat}
    return [
        attack
        for attack in state.attacks
        if not attack.gone and attack.form and (attack.owner != seat or (state.terms.solo and attack.card != NOTHING))
        and (attack.victim == seat or (attack.against != NOTHING and attack.against in owned))
        and not (monsters and attack.card == NOTHING) and form in ("", attack.form) and not (form and attack.spared)
    ]  # fmt: skip


def pick_attack(d: Desk, seat: int, *, monsters: bool = False, form: str = "") -> Answer[Attack | None]:
    """One of the attacks a seat defends against, by its player's choice."""
    found = incoming(d, seat, monsters=monsters, form=form)
    if not found:
        return None
    name, *more = dict.fromkeys(attack_name(d, attack) for attack in reversed(found))
    if more:
        options = tuple(d.book.choices.card[each] for each in (name, *more))
        name = (yield Ask(seat, "which-attack", options, quiet=False)).target
    alike = {attack.card: attack for attack in found if attack_name(d, attack) == name}
    return alike[(yield from pick_alike(d, seat, [*alike]))]


def pick_alike(d: Desk, seat: int, cards: list[int]) -> Answer[int]:
    """DG-RULING-75: which of several monsters with one name a player means, asked only where they differ."""
    different = differing(d.state, d.book, cards) if len(cards) > 1 else cards
    if len(different) == 1:
        return different[0]
    options = tuple(d.book.choices.copy[card] for card in different)
    got: Action = yield Ask(seat, "which-alike", options, (d.book.names[cards[0]],), quiet=False)
    return got.value


def attack_name(d: Desk, attack: Attack) -> str:
    if attack.card == NOTHING:
        return str(d.book.heroes[d.state.parts[attack.owner].hero].id)
    return d.book.cards[attack.card].id if attack.card >= 0 else monster_of(d.book, attack.card).id


def _threat(d: Desk, word: Word, scene: Scene) -> Flow:
    """What follows strikes the hero that was tested, not one that has risen in its place (DG-RULING-48)."""
    for seat in targets(d, word, scene):
        if d.state.parts[seat].out or d.state.winner >= 0:
            continue
        hero = d.state.parts[seat]
        passed = yield from threat(d, seat, str(word.args[1]), word.number(2), scene.kind)
        for outcome in word.success if passed else word.fail:
            if d.state.parts[seat] is hero:
                yield from run(d, (outcome,), replace(scene, it=seat))


def _drop_attacker(d: Desk, word: Word, scene: Scene) -> Flow:
    """DG-RULING-20: a quest's monster goes back to its quest."""
    state = d.state
    attack = yield from pick_attack(d, scene.me, monsters=True)
    if attack is None:
        return
    at = state.attacks.index(attack)
    state.attacks = (*state.attacks[:at], replace(attack, gone="dropped", settled=True), *state.attacks[at + 1 :])
    d.tell("dropped", attack_name(d, attack), seat=scene.me)
    if attack.card >= 0:
        piles.discard(d, attack.card)


def _discard(d: Desk, word: Word, scene: Scene) -> Flow:
    """From a hand by chance, or from an inventory by somebody's choice; `self` is a bane that its victim pays off."""
    state, book = d.state, d.book
    if word.args[0] == "self":
        holder = state.parts[scene.foe]
        if scene.card in holder.banes:
            holder.banes = piles.without(holder.banes, scene.card)
            piles.discard(d, scene.card)
        return
    zone, chooser = str(word.args[1]), str(word.args[3])
    for seat in targets(d, word, scene):
        player = state.parts[seat]
        for _ in range(word.number(2)):
            held = _losable(d, word, seat)
            if not held:
                break
            if chooser == "random" or (chooser == "me" and state.terms.solo):
                card = held[d.luck.below(len(held))]
            else:
                chooses = scene.me if chooser == "me" else seat
                about = (seat, hero_of(state, book, seat))
                got: Action = yield Ask(chooses, "take-away", tuple(book.each(book.choices.card, held)), about, quiet=False)
                card = book.chosen(held, got)
            if zone == "hand":
                piles.from_hand(player, card)
            else:
                player.inventory = piles.without(player.inventory, card)
            piles.discard(d, card)
            d.tell("lost", book.cards[card].id, seat=seat)
            yield from readied.over_limit(d)


def _losable(d: Desk, word: Word, seat: int) -> tuple[int, ...]:
    player, wanted = d.state.parts[seat], word.args[4:]
    if word.args[1] == "hand":
        return player.hand
    return tuple(card for card in player.inventory if not wanted or d.book.cards[card].sort in wanted)


def _nothing_to_lose(d: Desk, word: Word, seat: int) -> bool:
    return word.args[0] != "self" and not _losable(d, word, seat)


def _recover(d: Desk, word: Word, scene: Scene) -> Flow:
    """Cards of a kind from the discard pile back to the hand; everybody sees which."""
    state, book = d.state, d.book
    player = state.parts[scene.me]
    for _ in range(word.number(4)):
        pile = _recoverable(d, word)
        if not pile:
            return
        got: Action = yield Ask(scene.me, "recover", tuple(book.each(book.choices.card, pile)), quiet=False)
        card = book.chosen(pile, got)
        state.discard = piles.without(state.discard, card)
        piles.to_hand(player, card)
        d.tell("recovered", got.target, seat=scene.me)


def _recoverable(d: Desk, word: Word) -> list[int]:
    return [card for card in d.state.discard if word.args[1] in d.book.cards[card].kinds]


def _nothing_to_recover(d: Desk, word: Word, seat: int) -> str:
    return "" if _recoverable(d, word) else "DG-CARD-4"


def _fall(d: Desk, word: Word, scene: Scene) -> Flow:
    stat, value = (str(word.args[1]), word.number(2)) if len(word.args) > 1 else ("", 0)
    for seat in targets(d, word, scene):
        wounds.fall(d, seat, stat, value)
    yield from ()


def _fallen(d: Desk, word: Word, seat: int) -> bool:
    return d.state.parts[seat].fallen


def _warp(d: Desk, word: Word, scene: Scene) -> Flow:
    """DG-CARD-17 to -19, DG-RULING-67."""
    state, book = d.state, d.book
    for seat in targets(d, word, scene):
        player = state.parts[seat]
        if word.args[1] == "entrance":
            place = book.entrance
        else:
            options = tuple(destinations(d, seat))
            place = (yield Ask(scene.me, "destination", options, (seat, hero_of(state, book, seat)), quiet=False)).value
        if place != player.place:
            d.tell("warped", book.locations[place].id, seat=seat)
            yield from entering.arrive(d, seat, place)


def _at_entrance(d: Desk, word: Word, seat: int) -> bool:
    return word.args[1] == "entrance" and d.state.parts[seat].place == d.book.entrance


def destinations(d: Desk, seat: int, barred: list[Barred] | None = None) -> list[Action]:
    """DG-RULING-67: every location but the present one."""
    there, here = d.book.choices.there, d.state.parts[seat].place
    if barred is not None:
        barred.append(Barred(there[d.book.locations[here].id], "DG-RULING-67"))
    return [there[d.book.locations[tile.card].id] for tile in d.state.map if tile.card != here]


def _shift(d: Desk, word: Word, scene: Scene) -> Flow:
    """DG-CARD-20, -21, DG-RULING-40: two occupied locations change places; heroes and tokens keep their cell."""
    book = d.book
    pairs = placing.swaps(d.state, book)
    got: Action = yield Ask(scene.me, "shift", tuple(shiftable(d)), quiet=False)
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
    placing.swap(d, got.value, then.value, halves[0], halves[1])


def shiftable(d: Desk, barred: list[Barred] | None = None) -> list[Action]:
    """DG-CARD-20, -21: locations with somebody in them that can change places with another such one."""
    there = d.book.choices.there
    found = list(dict.fromkeys(there[d.book.locations[first].id] for first, _, _, _ in placing.swaps(d.state, d.book)))
    if barred is not None:
        lying = [there[d.book.locations[tile.card].id] for tile in d.state.map]
        barred += [Barred(action, "DG-CARD-20") for action in lying if action not in found]
    return found


def _nothing_to_shift(d: Desk, word: Word, seat: int) -> str:
    return "" if placing.swaps(d.state, d.book) else "DG-CARD-20"


def _build(d: Desk, word: Word, scene: Scene) -> Flow:
    """The locations are drawn one after another, as soon as nothing else is under way."""
    d.state.builds += word.number(1)
    yield from ()


def _nothing_to_build(d: Desk, word: Word, seat: int) -> str:
    if d.state.terms.no_blank_spots:
        return "DG-VAR-1c"
    return "" if placing.can_build(d.state, d.book) else "DG-HERO-5"


def _attach(d: Desk, word: Word, scene: Scene) -> Flow:
    """DG-CARD-6, DG-RULING-59."""
    state, book = d.state, d.book
    hosts = _hosts(d, word, scene.me)
    got: Action = yield Ask(scene.me, "host", tuple(book.each(book.choices.card, hosts)), quiet=False)
    host = yield from pick_alike(d, scene.me, book.named(hosts, got))
    piles.take_up(state, scene.card)
    state.attached += ((scene.card, host),)
    d.tell("attached", book.cards[scene.card].id, got.target, seat=scene.me)


def _hosts(d: Desk, word: Word, seat: int) -> list[int]:
    """Cards under which an attachment may be laid."""
    state, book, wanted = d.state, d.book, str(word.args[0])
    player = state.parts[seat]
    if wanted == "monster:mine":
        return [*player.lair, *(attack.card for attack in state.declared if attack.owner == seat and attack.form)]
    return [card for card in player.inventory if wanted.partition(":")[2] in book.cards[card].kinds]


def _no_host(d: Desk, word: Word, seat: int) -> str:
    return "" if _hosts(d, word, seat) else "DG-CARD-6"


def _prevent(d: Desk, word: Word, scene: Scene) -> Flow:
    """PREVENT of a hit: one attack in this form will do its victim no harm. Of a wound: the moment of the wound reads it."""
    if word.args[1] != "hit":
        return
    state = d.state
    attack = yield from pick_attack(d, scene.me, form=str(word.args[2]))
    if attack is not None:
        state.attacks = tuple(replace(a, spared=True) if a is attack else a for a in state.attacks)


def _nothing(d: Desk, word: Word, scene: Scene) -> Flow:
    """Words that work at a moment of their own: the rules of that moment read them."""
    yield from ()


def _lacks_nothing(d: Desk, word: Word, seat: int) -> str:
    return ""


def _never_idle(d: Desk, word: Word, seat: int) -> bool:
    return False


class Effect(NamedTuple):
    """Everything that the rules know of a word."""

    work: Callable[[Desk, Word, Scene], Flow]
    lacks: Callable[[Desk, Word, int], str] = _lacks_nothing
    """The rule by which a seat cannot play it now."""
    idle: Callable[[Desk, Word, int], bool] = _never_idle
    """Whether it could do nothing to a hero now."""
    told: str = ""
    """The event by which its work is seen, or seen to be needless."""
    for_many: bool = False
    """It needs several heroes: alone, it stays in the box."""
    for_monster: bool = False
    """Alone, it waits for a monster."""


EFFECTS = {
    "WOUND": Effect(_wound),
    "HEAL": Effect(_heal, idle=_unhurt),
    "GLORY": Effect(_glory),
    "PERIL": Effect(_peril),
    "AP": Effect(_points),
    "LEVEL": Effect(_level),
    "MOD": Effect(_mod),
    "THREAT": Effect(_threat),
    "DROP_ATTACKER": Effect(_drop_attacker, told="dropped"),
    "DISCARD": Effect(_discard, idle=_nothing_to_lose, told="lost"),
    "RECOVER": Effect(_recover, lacks=_nothing_to_recover, told="recovered", for_monster=True),
    "FALL": Effect(_fall, idle=_fallen, told="fell"),
    "WARP": Effect(_warp, idle=_at_entrance, for_many=True),
    "SHIFT": Effect(_shift, lacks=_nothing_to_shift, for_many=True),
    "BUILD": Effect(_build, lacks=_nothing_to_build),
    "ATTACH": Effect(_attach, lacks=_no_host, told="attached", for_monster=True),
    "PREVENT": Effect(_prevent),
    "SAVE": Effect(_nothing, told="defeated"),
    **dict.fromkeys(("CANCEL", "DIE", "SWAPQUEST"), Effect(_nothing)),
}
