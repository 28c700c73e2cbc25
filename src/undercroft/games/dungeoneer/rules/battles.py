"""Battles in their eight stages (3.12)."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.dungeoneer.actions import DISCARD_IT, FORM, HAND, LAIR, LURK, PASS, ROLL, SEAT, WOUND
from undercroft.games.dungeoneer.content import FORMS
from undercroft.games.dungeoneer.rules import Answer, Desk, fates
from undercroft.games.dungeoneer.rules.powers import Scene, attack_name, run
from undercroft.games.dungeoneer.rules.rolls import monster_die, over, roll
from undercroft.games.dungeoneer.rules.stats import (
    here,
    limit,
    living,
    locked,
    modified,
    monster_of,
    monster_roll,
    price,
    score,
)
from undercroft.games.dungeoneer.state import NOTHING, Attack
from undercroft.kernel.types import Action, Ask, Flow


def set_attack(d: Desk, at: int, **changes: object) -> Attack:
    state = d.state
    changed = replace(state.attacks[at], **changes)
    state.attacks = (*state.attacks[:at], changed, *state.attacks[at + 1 :])
    return changed


def fighting(d: Desk) -> list[int]:
    """Numbers of the attacks still in the battle."""
    return [at for at, attack in enumerate(d.state.attacks) if not attack.gone and attack.form]


def battle(d: Desk, victim: int, attacks: tuple[Attack, ...], left: list[int] | None = None) -> Flow:
    """DG-BATTLE-4, -32, -33: each stage for all attacks on one hero, in the order declared.

    `left` takes the health that a quest's monster ends with.
    """
    state = d.state
    place = state.parts[victim].place
    state.attacks = attacks
    for at, attack in enumerate(attacks):
        d.tell("attacks", attack_name(d, attack), attack.form or "-", victim, seat=attack.owner)
        if attack.form and attack.card != NOTHING:
            yield from _specials(d, at)
    yield from respond(d, victim)
    yield from exchange(d, victim, place)
    if state.winner < 0 and not state.parts[victim].out:
        yield from challenge(d, victim)
    if left is not None:
        left += [attack.health for attack in state.attacks if attack.card < NOTHING]
    yield from aftermath(d)


def _specials(d: Desk, at: int) -> Flow:
    """DG-BATTLE-8: what a card does when it attacks."""
    attack = d.state.attacks[at]
    for clause in monster_of(d.book, attack.card).clauses:
        if clause.trigger == "attack":
            yield from run(d, clause.words, Scene(attack.owner, attack.victim, card=attack.card))


def exchange(d: Desk, victim: int, place: int) -> Flow:
    """DG-BATTLE-10 to -18: attack rolls, counter rolls, comparisons. Who has left cannot be hit (DG-DUNGEONLORD-10)."""
    state = d.state
    if state.parts[victim].place != place or state.parts[victim].out:
        for at in fighting(d):
            set_attack(d, at, gone="left")
    for at, attack in enumerate(state.attacks):
        if state.winner >= 0:
            return
        if not attack.form:
            yield from spring(d, at)
        elif not state.attacks[at].gone:
            yield from _dodge(d, at)
            yield from _attack_roll(d, at)
    for at in fighting(d):
        yield from _counter_roll(d, at)
    for at in fighting(d):
        if state.winner >= 0 or state.parts[victim].out:
            return
        if not state.attacks[at].gone:
            yield from compare(d, at)
    state.mods = tuple(mod for mod in state.mods if mod.scope not in ("battle", "roll"))


def spring(d: Desk, at: int) -> Flow:
    """DG-RULING-17: a declared trap is sprung where the hero stands, and is gone."""
    attack = d.state.attacks[at]
    victim = d.state.parts[attack.victim]
    d.tell("trap", d.book.cards[attack.card].id, seat=attack.victim)
    fates.discard(d, attack.card)
    set_attack(d, at, gone="sprung")
    if not victim.out:
        for clause in d.book.cards[attack.card].clauses:
            yield from run(d, clause.words, Scene(attack.owner, attack.victim, kind="trap"))


# ---- before the dice ----


def respond(d: Desk, seat: int) -> Flow:
    """DG-BATTLE-9, DG-RULING-51: cards with the timing "response", as long as the defender has any he can pay."""
    state, book = d.state, d.book
    while fighting(d) and state.winner < 0:
        player = state.parts[seat]
        cards = [c for c in player.hand if book.cards[c].timing == "response" and price(state, book, seat, c) <= player.glory]
        monsters = any(state.attacks[at].card != NOTHING for at in fighting(d))
        cards = [c for c in cards if monsters or book.cards[c].clauses[0].words[0].name != "DROP_ATTACKER"]
        if not cards or player.out:
            return
        options = [book.choices.play[name] for name in dict.fromkeys(book.cards[card].id for card in cards)]
        got: Action = yield Ask(seat, "response", (*options, PASS), quiet=False)
        if got is PASS:
            return
        card = next(card for card in cards if book.cards[card].id == got.target)
        fates.glory(d, seat, -price(state, book, seat, card))
        player.hand = fates.without(player.hand, card)
        fates.discard(d, card)
        d.tell("played", got.target, seat=seat)
        for clause in book.cards[card].clauses:
            yield from run(d, clause.words, Scene(seat, seat, card=card))


def _dodge(d: Desk, at: int) -> Flow:
    """DG-RULING-52: a card that makes a hit harmless is played before the attack roll."""
    state, book = d.state, d.book
    attack = state.attacks[at]
    player = state.parts[attack.victim] if attack.card != NOTHING or attack.owner >= 0 else None
    if player is None or player.out:
        return
    cards = [
        card
        for card in player.hand
        if book.cards[card].clauses
        and book.cards[card].clauses[0].condition == "before_attack"
        and book.cards[card].clauses[0].words[0].args[2] == attack.form
        and price(state, book, attack.victim, card) <= player.glory
    ]
    if not cards or attack.victim < 0:
        return
    name = book.cards[cards[0]].id
    got: Action = yield Ask(attack.victim, "dodge", (book.choices.play[name], ROLL), (attack_name(d, attack),), quiet=False)
    if got is not ROLL:
        fates.glory(d, attack.victim, -price(state, book, attack.victim, cards[0]))
        player.hand = fates.without(player.hand, cards[0])
        fates.discard(d, cards[0])
        d.tell("played", name, seat=attack.victim)
        set_attack(d, at, spared=True)


# ---- dice ----


def _attack_roll(d: Desk, at: int) -> Flow:
    state, book = d.state, d.book
    attack = state.attacks[at]
    if attack.card == NOTHING:
        total = yield from _hero_roll(d, attack.owner, attack.form, "attacker", _foe_of(d, attack), "attack_roll")
    else:
        scores = monster_of(book, attack.card).scores
        total = monster_die(d, attack.owner) + scores[attack.form].value + monster_roll(state, book, attack, "attack_roll")
    set_attack(d, at, roll=total)


def _foe_of(d: Desk, attack: Attack) -> tuple[int, tuple[str, ...]]:
    """Whom a hero's attack meets: how the foe is remembered, and its kinds."""
    return (-1 - attack.victim, ())


def _hero_roll(d: Desk, seat: int, form: str, role: str, foe: tuple[int, tuple[str, ...]], what: str) -> Answer[int]:
    state, book = d.state, d.book
    die = yield from roll(d, seat, form)
    known, kinds = foe
    base = score(state, book, seat, form, role=role, foe=known, kinds=kinds)
    total = die + base + modified(state, book, seat, what, role=role, foe=known, kinds=kinds)
    over(d)
    return total


def _counter_roll(d: Desk, at: int) -> Flow:
    """DG-BATTLE-11, -12: the defender answers in the same form."""
    attack = d.state.attacks[at]
    foe = (-1 - attack.owner, ()) if attack.card == NOTHING else (attack.card, monster_of(d.book, attack.card).kinds)
    total = yield from _hero_roll(d, attack.victim, attack.form, "defender", foe, "counter_roll")
    set_attack(d, at, counter=total)


def compare(d: Desk, at: int) -> Flow:
    """DG-BATTLE-13 to -18."""
    state = d.state
    attack = state.attacks[at]
    d.tell("compared", attack_name(d, attack), attack.roll, attack.counter, seat=attack.victim)
    if attack.roll > attack.counter and not attack.spared:
        yield from hit_hero(d, at)
    elif attack.counter > attack.roll:
        if attack.card == NOTHING:
            yield from _hero_hits_hero(d, attack.victim, attack.owner)
        else:
            yield from hit_monster(d, at, attack.victim)


def hit_hero(d: Desk, at: int) -> Flow:
    state = d.state
    attack = state.attacks[at]
    if attack.card == NOTHING:
        yield from _hero_hits_hero(d, attack.owner, attack.victim)
        return
    marked = yield from fates.wound(d, attack.victim, 1, attack.card)
    if at < len(state.attacks):
        set_attack(d, at, dealt=state.attacks[at].dealt + marked)
    yield from _hit_effects(d, at, attack.victim)


def _hit_effects(d: Desk, at: int, victim: int) -> Flow:
    """DG-BATTLE-16, DG-RULING-18."""
    attack = d.state.attacks[at]
    for clause in monster_of(d.book, attack.card).clauses:
        if clause.trigger == "hit" and clause.form in (attack.form, "any") and not d.state.parts[victim].out:
            yield from run(d, clause.words, Scene(attack.owner, victim, victim, card=attack.card, attack=at))


def _hero_hits_hero(d: Desk, striker: int, struck: int) -> Flow:
    """DG-BATTLE-18, DG-QUEST-34: a wound, or one escort."""
    state, book = d.state, d.book
    other = state.parts[struck]
    if other.escorts:
        options = tuple(book.choices.take_token[book.quests[quest].id] for quest in other.escorts)
        got: Action = yield Ask(striker, "hit-choice", (WOUND, *options), (struck,), quiet=False)
        if got is not WOUND:
            quest = got.value
            other.escorts = tuple(q for q in other.escorts if q != quest)
            other.quests = tuple(q for q in other.quests if q != quest)
            state.parts[striker].escorts += (quest,)
            state.parts[striker].quests += (quest,)
            d.tell("took-escort", book.quests[quest].id, struck, seat=striker)
            return
    yield from fates.wound(d, struck, 1, -1 - striker)


def hit_monster(d: Desk, at: int, seat: int) -> Flow:
    """DG-BATTLE-17, -25, -29: a monster loses health; its last wound may please the hero (`slain`)."""
    state, book = d.state, d.book
    attack = state.attacks[at]
    left = attack.health - 1
    set_attack(d, at, health=left, wounded=True, gone="slain" if left == 0 else attack.gone)
    d.tell("struck", attack_name(d, attack), left, seat=seat)
    if attack.card >= 0:
        fates.glory(d, seat, 1)
    if left == 0 and attack.card >= 0:
        for clause in book.heroes[state.parts[seat].hero].clauses:
            if clause.trigger == "slain":
                yield from run(d, clause.words, Scene(seat))
    if state.terms.solo and left == 0:
        fates.draw(d, seat, 1)


# ---- heroes attack ----


def may_attack(d: Desk, seat: int) -> bool:
    """DG-BATTLE-1, DG-MOVE-28, DG-RULING-14: a standing hero with a point that has not attacked this turn."""
    player = d.state.parts[seat]
    return player.points > 0 and not player.fallen and not player.attacked and not player.out


def rivals(d: Desk, seat: int, *, challenging: bool = False) -> list[int]:
    """DG-BATTLE-1, -34: heroes in the same location, where the location allows it."""
    state, book = d.state, d.book
    if locked(state, book, seat, "attack_hero") and (challenging or not state.terms.sanctuary_challenge_only):
        return []
    return [other for other in here(state, state.parts[seat].place, seat) if other != seat]


def attack_hero(d: Desk, seat: int, other: int) -> Flow:
    """DG-BATTLE-1: for a point; the one attacked may challenge afterwards."""
    state = d.state
    _pay_attack(d, seat)
    place = state.parts[other].place
    yield from _strike_hero(d, seat, other)
    if state.winner < 0 and not state.parts[other].out and state.parts[other].place == place:
        yield from challenge(d, other)
    yield from aftermath(d)


def _pay_attack(d: Desk, seat: int) -> None:
    player = d.state.parts[seat]
    player.points -= 1
    player.attacked = True


def _strike_hero(d: Desk, seat: int, other: int) -> Flow:
    state = d.state
    got: Action = yield Ask(seat, "form", FORM, (other,), quiet=False)
    attack = Attack(NOTHING, seat, other, FORMS[got.value])
    state.attacks = (*state.attacks, attack)
    d.tell("attacks", attack_name(d, attack), attack.form, other, seat=seat)
    at = len(state.attacks) - 1
    yield from respond(d, other)
    if not state.attacks[at].gone and not state.parts[other].out:
        yield from _dodge(d, at)
        yield from _attack_roll(d, at)
        yield from _counter_roll(d, at)
        yield from compare(d, at)
    set_attack(d, at, gone="over")
    state.mods = tuple(mod for mod in state.mods if mod.scope not in ("battle", "roll"))


def challenge(d: Desk, seat: int) -> Flow:
    """DG-BATTLE-19 to -22: whoever was attacked may strike back once, for a point."""
    state, book = d.state, d.book
    tip = tipping(d, seat)
    if not may_attack(d, seat) and not tip:
        return
    foes = {attack_name(d, state.attacks[at]): at for at in reversed(fighting(d)) if state.attacks[at].card != NOTHING}
    options = [book.choices.challenge[name] for name in foes if name in book.choices.challenge]
    prey = [name for name in foes if name not in book.choices.challenge]
    options += [LURK[other] for other in rivals(d, seat, challenging=True) if not tip or _attacked_by(d, seat, other)]
    if prey:
        options.append(ROLL)
    if not options:
        return
    got: Action = yield Ask(seat, "challenge", (*options, PASS), quiet=False)
    if got is PASS:
        return
    if tip:
        fates.tumble(d, seat)
        state.parts[seat].attacked = state.parts[seat].tipped = True
    else:
        _pay_attack(d, seat)
    if got.kind == "attack-hero":
        yield from _strike_hero(d, seat, got.value)
    else:
        yield from _strike_monster(d, seat, foes[prey[0]] if got is ROLL else foes[got.target])


def tipping(d: Desk, seat: int) -> bool:
    """DG-VAR-8, -8a: who saved no point may tip the figure for it, once a turn."""
    player = d.state.parts[seat]
    return d.state.terms.tip_for_point and not player.points and not player.fallen and not player.tipped and not player.attacked


def _attacked_by(d: Desk, seat: int, other: int) -> bool:
    return any(attack.card == NOTHING and attack.owner == other and attack.victim == seat for attack in d.state.attacks)


def _strike_monster(d: Desk, seat: int, at: int) -> Flow:
    """DG-BATTLE-20: stages I to V with the hero as attacker; the monster answers in the same form."""
    state, book = d.state, d.book
    attack = state.attacks[at]
    monster = monster_of(book, attack.card)
    got: Action = yield Ask(seat, "form", FORM, (-1,), quiet=False)
    form = FORMS[got.value]
    d.tell("attacks", book.heroes[state.parts[seat].hero].id, form, -1, seat=seat)
    total = yield from _hero_roll(d, seat, form, "attacker", (attack.card, monster.kinds), "attack_roll")
    counter = monster_die(d, attack.owner) + monster.scores[form].value + monster_roll(state, book, attack, "counter_roll")
    set_attack(d, at, form=form)
    d.tell("compared", monster.id, total, counter, seat=seat)
    if total > counter:
        yield from hit_monster(d, at, seat)
    elif counter > total:
        marked = yield from fates.wound(d, seat, 1, attack.card)
        set_attack(d, at, dealt=state.attacks[at].dealt + marked)
        if state.terms.hits_on_counter:
            yield from _hit_effects(d, at, seat)
    state.mods = tuple(mod for mod in state.mods if mod.scope not in ("battle", "roll"))


# ---- afterwards ----


def aftermath(d: Desk) -> Flow:
    """DG-BATTLE-23 to -31: where the monsters go, and what the wounds bring."""
    state = d.state
    for attack in state.attacks:
        if attack.card >= 0 and attack.form:
            yield from _home(d, attack)
    for attack in state.attacks:
        if attack.card >= 0 and attack.form and not state.terms.solo:
            yield from _reward(d, attack)
    state.attacks = ()


def _home(d: Desk, attack: Attack) -> Flow:
    state, book = d.state, d.book
    owner = state.parts[attack.owner]
    name = book.cards[attack.card].id
    if attack.gone == "dropped":
        return
    if attack.gone == "slain" or owner.out or state.terms.solo:
        if not (state.terms.solo and state.terms.hard and attack.gone != "slain"):
            fates.discard(d, attack.card)
        return
    options = (LAIR, DISCARD_IT) if attack.wounded else (HAND, LAIR)
    got: Action = yield Ask(attack.owner, "home", options, (name,), quiet=False)
    if got is HAND:
        hung = tuple(card for card, host in state.attached if host == attack.card)
        state.attached = tuple(pair for pair in state.attached if pair[1] != attack.card)
        fates.discard(d, *hung)
        owner.hand += (attack.card,)
        owner.known += (attack.card,)
    elif got is LAIR:
        owner.lair += (attack.card,)
        yield from trim_lair(d, attack.owner)
    else:
        fates.discard(d, attack.card)
    d.tell("home", name, got.kind, seat=attack.owner)


def trim_lair(d: Desk, seat: int) -> Flow:
    """DG-BATTLE-26."""
    state, book = d.state, d.book
    player = state.parts[seat]
    while len(player.lair) > limit(state, book, seat, "lair"):
        names = dict.fromkeys(book.cards[card].id for card in player.lair)
        got: Action = yield Ask(seat, "over-lair", tuple(book.choices.discard[name] for name in names), quiet=False)
        card = next(card for card in player.lair if book.cards[card].id == got.target)
        player.lair = fates.without(player.lair, card)
        fates.discard(d, card)


def _reward(d: Desk, attack: Attack) -> Flow:
    """DG-BATTLE-28, DG-RULING-21: peril for each wound, to whom the owner likes."""
    state = d.state
    for _ in range(attack.dealt):
        if state.winner >= 0 or state.parts[attack.owner].out:
            return
        options = (*(SEAT[seat] for seat in living(state)), PASS)
        got: Action = yield Ask(attack.owner, "reward", options, (attack.victim,), quiet=False)
        if got is not PASS:
            fates.peril(d, got.value, 1)


def best_form(d: Desk, attack: Attack) -> str:
    """DG-RULING-44: the form with the greatest difference between the monster's score and the hero's."""
    scores = monster_of(d.book, attack.card).scores
    forms = [form for form in FORMS if scores[form].attacks]
    return max(forms, key=lambda form: scores[form].value - score(d.state, d.book, attack.victim, form))


def attack_forms(d: Desk, card: int) -> tuple[Action, ...]:
    """DG-BATTLE-5, -6."""
    scores = monster_of(d.book, card).scores
    return tuple(FORM[index] for index, form in enumerate(FORMS) if scores[form].attacks)
