"""Battles in their eight stages (DG-BATTLE)."""

from __future__ import annotations

from msgspec.structs import replace

from undercroft.games.dungeoneer.actions import ATTACK_HERO, DISCARD_IT, FORM, HAND, LAIR, PASS, SEAT, WOUND
from undercroft.games.dungeoneer.content import FORMS, Monster
from undercroft.games.dungeoneer.rules import Answer, Desk, escorts, items, piles, points, responses, wounds
from undercroft.games.dungeoneer.rules.effects import Scene, attack_name, incoming, pick_alike, run
from undercroft.games.dungeoneer.rules.rolls import end_roll, monster_die, roll
from undercroft.games.dungeoneer.rules.stats import (
    CLOCKWISE,
    battle_score,
    foe_in,
    hero_of,
    limit,
    living,
    locked,
    monster_of,
    monster_score,
    score,
)
from undercroft.games.dungeoneer.state import NOBODY, NOTHING, Attack, rival
from undercroft.kernel.types import Action, Ask, Barred, Flow


def set_attack(d: Desk, at: int, **changes: object) -> None:
    attacks = d.state.attacks
    d.state.attacks = (*attacks[:at], replace(attacks[at], **changes), *attacks[at + 1 :])


def still(d: Desk, numbers: range) -> list[int]:
    """Of these attacks the ones still in the battle."""
    return [at for at in numbers if not d.state.attacks[at].gone]


def battle(d: Desk, victim: int, attacks: tuple[Attack, ...]) -> Flow:
    """DG-BATTLE-4, -32, -33, DG-RULING-27: each stage for all attacks on one hero; with the end of a side it is over."""
    state = d.state
    state.attacks, state.stage = attacks, "attack"
    hero, owner = state.parts[victim], attacks[0].owner
    lord = state.parts[owner]
    for at, attack in enumerate(attacks):
        if _left(d, attack):
            set_attack(d, at, gone="left")
        if state.attacks[at].gone:
            continue
        d.tell("attacks", attack_name(d, attack), attack.form or "-", victim, hero_of(state, d.book, victim), seat=attack.owner)
        if attack.form:
            for clause in monster_of(d.book, attack.card).attack:
                yield from run(d, clause.words, Scene(attack.owner, attack.victim, card=attack.card))
    yield from responses.respond(d, victim)
    yield from _exchange(d, range(len(attacks)))
    attacked = any(attack.form and attack.gone != "left" for attack in state.attacks)
    if attacked and state.winner < 0 and state.parts[victim] is hero and state.parts[owner] is lord:
        yield from _challenge(d, victim)
    yield from aftermath(d)


def attack_hero(d: Desk, seat: int, other: int) -> Flow:
    """DG-BATTLE-1: for a point; the one attacked may challenge afterwards."""
    state = d.state
    _pay_attack(d, seat)
    striker, hero = state.parts[seat], state.parts[other]
    yield from _strike(d, Attack(NOTHING, seat, other, ""))
    if state.winner < 0 and state.parts[other] is hero and state.parts[seat] is striker:
        yield from _challenge(d, other)
    yield from aftermath(d)


def _strike(d: Desk, attack: Attack) -> Flow:
    """DG-BATTLE-20, DG-RULING-51, -53: stages I to V with a hero as attacker, in any form, on a hero or on a monster.

    Alone, nobody answers for a monster.
    """
    state, book = d.state, d.book
    foe = attack.victim if attack.against == NOTHING else NOBODY
    name = hero_of(state, book, foe) if foe >= 0 else monster_of(book, attack.against).id
    got: Action = yield Ask(attack.owner, "form", FORM, (foe, name), quiet=False)
    attack = replace(attack, form=FORMS[got.value], place=state.parts[attack.owner].place)
    at = len(state.attacks)
    state.attacks, state.stage = (*state.attacks, attack), "attack"
    d.tell("attacks", hero_of(state, book, attack.owner), attack.form, foe, name, seat=attack.owner)
    defender = foe if foe >= 0 else next(a.owner for a in state.attacks if a.card == attack.against)
    if defender != attack.owner:
        yield from responses.respond(d, defender)
    yield from _exchange(d, range(at, at + 1))
    if not state.attacks[at].gone:
        set_attack(d, at, gone="over")


# ---- dice and comparison ----


def _exchange(d: Desk, numbers: range) -> Flow:
    """DG-BATTLE-10 to -16, -33: all attack rolls, all counter rolls, all comparisons."""
    state = d.state
    state.stage = "rolls"
    for at in numbers:
        attack = state.attacks[at]
        if attack.gone or state.winner >= 0:
            continue
        if not attack.form:
            yield from _spring(d, at)
        elif _left(d, attack):
            set_attack(d, at, gone="left")
        else:
            yield from _attack_roll(d, at)
    state.stage = "counter"
    for at in still(d, numbers):
        if not state.attacks[at].gone:
            yield from _counter_roll(d, at)
    state.stage = "compare"
    for at in still(d, numbers):
        if not state.attacks[at].gone and state.winner < 0:
            yield from _compare(d, at)


def _left(d: Desk, attack: Attack) -> bool:
    """DG-DUNGEONLORD-10: who has left a location cannot be attacked there; a trap is sprung all the same."""
    return bool(attack.form) and attack.victim >= 0 and d.state.parts[attack.victim].place != attack.place


def _spring(d: Desk, at: int) -> Flow:
    """DG-RULING-17: a declared trap is sprung where it was laid, whoever is there, and is gone."""
    attack = d.state.attacks[at]
    d.tell("trap", d.book.cards[attack.card].id, seat=attack.victim)
    piles.discard(d, attack.card)
    set_attack(d, at, gone="sprung", settled=True)
    for clause in d.book.cards[attack.card].plays:
        yield from run(d, clause.words, Scene(attack.owner, attack.victim, kind="trap", place=attack.place))


def _attack_roll(d: Desk, at: int) -> Flow:
    attack = d.state.attacks[at]
    if attack.card != NOTHING:
        die, total = _monster_roll(d, attack.owner, attack.card, attack.form, "attack_roll")
    else:
        die, total = yield from _hero_roll(d, attack.owner, attack.form, "attacker", foe_in(d.book, attack, attack.victim))
    set_attack(d, at, die=die, roll=total)


def _counter_roll(d: Desk, at: int) -> Flow:
    """DG-BATTLE-11, -12: the defender answers in the same form."""
    attack = d.state.attacks[at]
    if attack.against != NOTHING:
        owner = next(a.owner for a in d.state.attacks if a.card == attack.against)
        die, total = _monster_roll(d, owner, attack.against, attack.form, "counter_roll")
    else:
        die, total = yield from _hero_roll(d, attack.victim, attack.form, "defender", foe_in(d.book, attack, attack.owner))
    set_attack(d, at, counter_die=die, counter=total)


def _hero_roll(d: Desk, seat: int, form: str, role: str, foe: tuple[int, tuple[str, ...]]) -> Answer[tuple[int, int]]:
    die = yield from roll(d, seat, form)
    known, kinds = foe
    total = die + battle_score(d.state, d.book, seat, form, role=role, foe=known, kinds=kinds)
    end_roll(d)
    return die, total


def _monster_roll(d: Desk, owner: int, card: int, form: str, what: str) -> tuple[int, int]:
    die = monster_die(d, owner)
    return die, die + monster_score(d.state, d.book, card, form, what)


def _compare(d: Desk, at: int) -> Flow:
    """DG-BATTLE-13 to -18: the higher sum hits; equal sums do nothing."""
    attack = d.state.attacks[at]
    d.tell("compared", attack_name(d, attack), attack.roll, attack.counter, seat=attack.owner)
    if attack.roll == attack.counter:
        return
    hits = attack.roll > attack.counter
    if hits and attack.spared:
        d.tell("spared", attack_name(d, attack), seat=attack.owner)
        return
    if attack.card != NOTHING:
        yield from _monster_hits(d, at, attack.victim, attack.form) if hits else _hero_hits_monster(d, at, attack.victim)
    elif attack.against != NOTHING:
        prey = next(n for n, other in enumerate(d.state.attacks) if other.card == attack.against)
        if hits:
            yield from _hero_hits_monster(d, prey, attack.owner)
        else:
            yield from _monster_hits(d, prey, attack.owner, attack.form, counter=True)
    elif hits:
        yield from _hero_hits_hero(d, attack.owner, attack.victim)
    else:
        yield from _hero_hits_hero(d, attack.victim, attack.owner, counter=True)


def _monster_hits(d: Desk, at: int, seat: int, form: str, *, counter: bool = False) -> Flow:
    """DG-BATTLE-15, -16, DG-RULING-18: a wound, and what the card does with a hit in this form."""
    state = d.state
    card, owner = state.attacks[at].card, state.attacks[at].owner
    hero = state.parts[seat]
    marked = yield from wounds.wound(d, seat, 1, card)
    set_attack(d, at, dealt=state.attacks[at].dealt + marked)
    if counter and not state.terms.hits_on_counter:
        return
    for clause in monster_of(d.book, card).hits:
        if clause.form in (form, "any") and state.parts[seat] is hero and state.winner < 0:
            yield from run(d, clause.words, Scene(owner, seat, seat, card=card, attack=at))


def _hero_hits_hero(d: Desk, striker: int, struck: int, *, counter: bool = False) -> Flow:
    """DG-BATTLE-18, DG-QUEST-34: who hits deals a wound, or takes one escort; only the attacker, unless the table agreed else."""
    state, book = d.state, d.book
    other = state.parts[struck]
    if other.escorts and (state.terms.escorts_on_counter or not counter):
        options = tuple(book.choices.take_token[book.quests[quest].id] for quest in other.escorts)
        about = (struck, hero_of(state, book, struck))
        got: Action = yield Ask(striker, "hit-choice", (WOUND, *options), about, quiet=False)
        if got is not WOUND:
            quest = got.value
            other.escorts = piles.without(other.escorts, quest)
            other.quests = piles.without(other.quests, quest)
            state.parts[striker].escorts += (quest,)
            state.parts[striker].quests += (quest,)
            d.tell("took-escort", book.quests[quest].id, *about, seat=striker)
            return
    yield from wounds.wound(d, struck, 1, rival(striker))


def _hero_hits_monster(d: Desk, at: int, seat: int) -> Flow:
    """DG-BATTLE-17, DG-RULING-66: a monster loses health; its last wound may please the hero."""
    state, book = d.state, d.book
    attack = state.attacks[at]
    left = attack.health - 1
    set_attack(d, at, health=left, hits=(*attack.hits, seat), gone="" if left else "slain")
    d.tell("struck", attack_name(d, attack), left, seat=seat)
    if left:
        return
    if attack.card >= 0:
        for clause in book.heroes[state.parts[seat].hero].slain:
            yield from run(d, clause.words, Scene(seat))
    if state.terms.solo:
        piles.draw(d, seat, 1)


# ---- attacking and striking back ----


def may_attack(d: Desk, seat: int) -> bool:
    """DG-BATTLE-1, DG-MOVE-28, DG-RULING-14: a hero with a point for it that has not attacked this turn."""
    player = d.state.parts[seat]
    return not player.attacked and points.can_act(player)


def attackable(d: Desk, seat: int, barred: list[Barred] | None = None) -> list[int]:
    """DG-BATTLE-1: the heroes that a hero may attack now."""
    if may_attack(d, seat):
        return rivals(d, seat, barred=barred)
    if barred is not None:
        player = d.state.parts[seat]
        rule = "DG-BATTLE-1" if player.attacked else points.no_point(player, "DG-BATTLE-1")
        near = rivals(d, seat, barred=barred)
        barred += [Barred(ATTACK_HERO[other], rule, ("again" if player.attacked else "points",)) for other in near]
    return []


def rivals(d: Desk, seat: int, *, challenging: bool = False, barred: list[Barred] | None = None) -> list[int]:
    """DG-BATTLE-1, -34, DG-RULING-3: heroes in the same location, where the location allows it."""
    state, book = d.state, d.book
    parts, place = state.parts, state.parts[seat].place
    near = [other for other in CLOCKWISE[len(parts)][seat] if parts[other].place == place and not parts[other].out]
    peaceful = near and locked(state, book, seat, "attack_hero") and (challenging or not state.terms.sanctuary_challenge_only)
    if barred is not None:
        away = [other for other in CLOCKWISE[len(parts)][seat] if other not in near and not parts[other].out]
        barred += [Barred(ATTACK_HERO[other], "DG-BATTLE-1", ("away",)) for other in away]
        barred += [Barred(ATTACK_HERO[other], "DG-BATTLE-34") for other in near if peaceful]
    return [] if peaceful else near


def _pay_attack(d: Desk, seat: int) -> None:
    player = d.state.parts[seat]
    points.use_point(player)
    player.attacked = True


def _challenge(d: Desk, seat: int) -> Flow:
    """DG-BATTLE-19 to -22: whoever was attacked may strike back once, for a point."""
    state, book = d.state, d.book
    state.stage = "challenge"
    tip = _may_tip(d, seat)
    if not may_attack(d, seat) and not tip:
        return
    monsters = [attack for attack in incoming(d, seat, monsters=True) if attack.victim == seat]
    names = dict.fromkeys(attack_name(d, attack) for attack in monsters)
    options = [book.choices.challenge[name] for name in names]
    options += [ATTACK_HERO[other] for other in answerable(d, seat)]
    if not options:
        return
    while True:
        got: Action = yield Ask(seat, "challenge", (*options, *escorts.droppable(d, seat), PASS), quiet=False)
        if got.kind != "drop":
            break
        escorts.drop(d, seat, got.value)
    if got is PASS:
        return
    if tip:
        wounds.fall(d, seat)
        state.parts[seat].attacked = state.parts[seat].tipped = True
    else:
        _pay_attack(d, seat)
    if got.kind == "attack-hero":
        yield from _strike(d, Attack(NOTHING, seat, got.value, ""))
    else:
        foe = yield from pick_alike(d, seat, [attack.card for attack in monsters if attack_name(d, attack) == got.target])
        yield from _strike(d, Attack(NOTHING, seat, NOBODY, "", against=foe))


def answerable(d: Desk, seat: int, barred: list[Barred] | None = None) -> list[int]:
    """DG-BATTLE-19, DG-VAR-8: the heroes that one who was attacked may challenge; who tips the figure, only the attacker."""
    found = rivals(d, seat, challenging=True, barred=barred)
    if not (d.state.terms.tip_for_point and _may_tip(d, seat)):
        return found
    strikers = [other for other in found if _attacked_by(d, seat, other)]
    if barred is not None:
        barred += [Barred(ATTACK_HERO[other], "DG-VAR-8") for other in found if other not in strikers]
    return strikers


def _may_tip(d: Desk, seat: int) -> bool:
    """DG-VAR-7b, -8, -8a: who has no point may tip the figure for an attack; under DG-VAR-8 once a turn."""
    player, terms = d.state.parts[seat], d.state.terms
    if player.fallen or player.attacked or player.points:
        return False
    return terms.limited_movement or (terms.tip_for_point and not player.saved and not player.tipped)


def _attacked_by(d: Desk, seat: int, other: int) -> bool:
    return any(attack.card == NOTHING and attack.owner == other and attack.victim == seat for attack in d.state.attacks)


# ---- afterwards ----


def aftermath(d: Desk) -> Flow:
    """DG-BATTLE-23 to -31: where the monsters go, and what the wounds bring."""
    state = d.state
    state.stage = "lair"
    for at, attack in enumerate(state.attacks):
        if attack.card < NOTHING:
            _remember(d, attack)
        elif attack.card >= 0 and not attack.settled:
            yield from _home(d, at)
    state.stage = "reward"
    for attack in state.attacks:
        if attack.card >= 0 and attack.form:
            yield from _reward(d, attack)
    if state.terms.solo and not state.parts[0].out:
        yield from _loot(d)
    state.mods = tuple(mod for mod in state.mods if mod.scope not in ("battle", "roll"))
    state.attacks, state.stage = (), ""


def _remember(d: Desk, attack: Attack) -> None:
    """DG-RULING-20: a quest's monster keeps its wounds for the rest of the phase."""
    quest = -2 - attack.card
    d.state.prey = (*(pair for pair in d.state.prey if pair[0] != quest), (quest, attack.health))


def _home(d: Desk, at: int) -> Flow:
    """DG-BATTLE-23 to -26, DG-RULING-64: hand or lair; after a wound, lair or discard pile. Alone, `solo` sees to it."""
    state, book = d.state, d.book
    attack = state.attacks[at]
    owner = state.parts[attack.owner]
    name = book.cards[attack.card].id
    if attack.gone == "slain" or state.winner >= 0:
        set_attack(d, at, settled=True)
        piles.discard(d, attack.card)
        return
    if state.terms.solo:
        return
    options = (LAIR, DISCARD_IT) if attack.wounded else (HAND, LAIR)
    got: Action = yield Ask(attack.owner, "home", options, (name,), quiet=False)
    set_attack(d, at, settled=True)
    if got is HAND:
        piles.discard(d, *piles.detach(state, attack.card))
        piles.to_hand(owner, attack.card)
    elif got is LAIR:
        owner.lair += (attack.card,)
    else:
        piles.discard(d, attack.card)
    d.tell("home", name, got.kind, seat=attack.owner)
    if got is LAIR:
        yield from _trim_lair(d, attack.owner)


def _trim_lair(d: Desk, seat: int) -> Flow:
    """DG-BATTLE-26."""
    state, book = d.state, d.book
    player = state.parts[seat]
    while len(player.lair) > limit(state, book, seat, "lair"):
        got: Action = yield Ask(seat, "over-lair", tuple(book.each(book.choices.discard, player.lair)), quiet=False)
        card = yield from pick_alike(d, seat, book.named(player.lair, got))
        player.lair = piles.without(player.lair, card)
        piles.discard(d, card)
        d.tell("lost", got.target, seat=seat)


def _reward(d: Desk, attack: Attack) -> Flow:
    """DG-BATTLE-28 to -31, DG-RULING-21: glory for wounding a monster, peril for each wound it dealt, to whom its owner likes."""
    state = d.state
    for seat in attack.hits:
        if not state.parts[seat].out:
            points.glory(d, seat, 1)
    if state.terms.solo or attack.gone == "over":
        return
    for _ in range(attack.dealt):
        if state.winner >= 0 or state.parts[attack.owner].out:
            return
        options = (*(SEAT[seat] for seat in living(state)), PASS)
        about = (attack.victim, hero_of(state, d.book, attack.victim))
        got: Action = yield Ask(attack.owner, "reward", options, about, quiet=False)
        if got is not PASS:
            points.peril(d, got.value, 1)


def _loot(d: Desk) -> Flow:
    """DG-SOLO-17: alone, permanent treasures are played now or not at all."""
    book = d.book
    while cards := [card for card in items.playable(d, 0, ("hero",)) if book.cards[card].sort == "treasure"]:
        got: Action = yield Ask(0, "loot", (*book.each(book.choices.play, cards), PASS), quiet=False)
        if got is PASS:
            return
        yield from items.play(d, 0, book.chosen(cards, got))


def best_form(d: Desk, monster: Monster, seat: int) -> str:
    """DG-RULING-44: the form with the greatest difference between the monster's score and the hero's."""
    forms = [form for form in FORMS if monster.scores[form].attacks]
    return max(forms, key=lambda form: monster.scores[form].value - score(d.state, d.book, seat, form))


def attack_forms(monster: Monster, barred: list[Barred] | None = None) -> tuple[Action, ...]:
    """DG-BATTLE-5, -6: the forms in which a monster may attack; in others it only defends itself."""
    found = tuple(FORM[index] for index, form in enumerate(FORMS) if monster.scores[form].attacks)
    if barred is not None:
        barred += [Barred(form, "DG-BATTLE-5") for form in FORM if form not in found]
    return found
