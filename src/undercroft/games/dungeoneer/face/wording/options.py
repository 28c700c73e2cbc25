"""What the sentences of options need: what is there is read off the view and the book, what changes was tried."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import dropwhile, zip_longest

from msgspec.structs import replace

from undercroft.face import Phrase
from undercroft.games.dungeoneer.card_language import Clause, Word
from undercroft.games.dungeoneer.content import BLOCKED, FORMS, DungeonBook, Monster, Quest
from undercroft.games.dungeoneer.face.wording import cards
from undercroft.games.dungeoneer.face.wording import effects as wording_effects
from undercroft.games.dungeoneer.face.wording.cards import sort_of
from undercroft.games.dungeoneer.face.wording.sure import Scene, figures, surely
from undercroft.games.dungeoneer.rules.dungeon import chart_of, spot_of
from undercroft.games.dungeoneer.rules.effects import EFFECTS
from undercroft.games.dungeoneer.rules.movement import IGNORED, OPENED, STOPS, hurdle
from undercroft.games.dungeoneer.rules.quests import between, fits, is_free
from undercroft.games.dungeoneer.rules.rolls import DIE, LEAST_TEST
from undercroft.games.dungeoneer.rules.stats import (
    battle_score,
    differing,
    here,
    limit,
    modified,
    monster_of,
    monster_score,
    score,
)
from undercroft.games.dungeoneer.state import NOTHING, Attack, View, rival
from undercroft.kernel.foretell import UNTRIED, Foretold
from undercroft.kernel.types import Action, Ask, Figure

Told = tuple[Phrase, Iterable[Phrase]]

TESTS = frozenset({"SPIKES", "PIT", "THREAT"})
OWN_DEEDS = frozenset({"HEAL", "GLORY", "PERIL", "AP", "LEVEL"})
"""Words whose work the own figures show."""


def option(action: Action, ask: Ask, view: View, book: DungeonBook, sure: Foretold) -> tuple[Phrase, list[Phrase]]:
    seat, action = book.choices.thrown(action) if action.kind == "throw" else (ask.seat, action)
    scene = Scene(action, seat, ask, view.state, book, sure, figures(view.state, seat))
    words, effects = _OPTIONS[action.kind](scene)
    return words, [*surely(scene), *effects]


def answered(ask: Ask, view: View, book: DungeonBook) -> Phrase:
    """What the table answered by itself, said afterwards: words for which nothing is looked at that may have changed since."""
    return option(ask.options[0], ask, view, book, UNTRIED)[0]


def spot(x: int, y: int) -> dict[str, Figure]:
    """A place, counted from the entrance: how far to which side, and how far up or down."""
    across = "east" if x > 0 else "west" if x < 0 else "none"
    down = "south" if y > 0 else "north" if y < 0 else "none"
    return {"across": across, "x": abs(x), "down": down, "y": abs(y)}


# ---- cards ----


def _play(s: Scene) -> Told:
    return Phrase("do-play", {"card": s.action.target}), [*_price_in_peril(s), *_text(s)]


def _price_in_peril(s: Scene) -> Iterator[Phrase]:
    """What a card costs somebody, as long as it is open whom."""
    if not s.card.glory and not s.told("peril"):
        yield Phrase("effect-costs-peril", {"price": s.price(s.action.target)})


def _text(s: Scene) -> Iterator[Phrase]:
    """The clauses of the card, but for what was tried."""
    tried = {"play": s.told("played") or s.told("cursed"), "use": s.told("used")}
    clauses = [replace(c, words=_untried(s, c.words)) if tried.get(c.trigger) else c for c in s.card.clauses]
    return wording_effects.clauses(clause for clause in clauses if clause.words)


def _untried(s: Scene, words: Iterable[Word]) -> tuple[Word, ...]:
    """What comes after the deeds that the own figures show, but for what is told otherwise."""
    left = dropwhile(lambda word: word.name in OWN_DEEDS and word.args[0] == "me", words)
    return tuple(word for word in left if not s.told(EFFECTS[word.name].told))


def _encounter(id: str) -> Callable[[Scene], Told]:
    """A monster with its scores, or a trap, and what it does."""

    def told(s: Scene) -> Told:
        monster = s.card.monster
        scores = [] if monster is None else [_scores(monster, monster.health)]
        return Phrase(id, {"card": s.action.target, "sort": s.card.sort}), [
            *_price_in_peril(s),
            *scores,
            *_text(s),
        ]

    return told


def _scores(monster: Monster, health: int) -> Phrase:
    """What it attacks with, and all that it defends with."""
    attacks = [form for form in FORMS if monster.scores[form].attacks]
    figures: dict[str, Figure] = {form: monster.scores[form].value for form in FORMS}
    for name, form in zip_longest(("one", "two", "three"), attacks, fillvalue=attacks[0]):
        figures |= {name: form, f"{name}-score": monster.scores[form].value}
    return Phrase("effect-monster", {**figures, "health": health, "attacks": len(attacks)})


def _use(s: Scene) -> Told:
    return Phrase("do-use", {"card": s.action.target}), _deeds(s, s.card.uses)


def _use_now(s: Scene) -> Told:
    return Phrase("do-use-now"), _deeds(s, s.book.by_id[str(s.ask.about[0])].uses)


def _deeds(s: Scene, uses: tuple[Clause, ...]) -> Iterator[Phrase]:
    """What its owner uses it for, but for what was tried."""
    return wording_effects.words(_untried(s, (word for clause in uses if not clause.by_foe for word in clause.words)))


def _card(s: Scene) -> Told:
    """A card with what it does, or an attacker with its attack."""
    id = s.action.target
    words = Phrase("do-card", {"card": id, "named": sort_of(id, s.book)})
    if s.ask.kind == "which-attack":
        return words, [_attack(s, attack) for attack in _coming(s) if _attacker(s, attack) == id]
    return words, cards.card("card", id, s.book, None)


def _discard(s: Scene) -> Told:
    """Which of the own cards goes, and what it does."""
    id = s.action.target
    held = {s.book.cards[card].id for card in s.player.hand} if s.ask.kind == "discard" else set()
    zone = "lair" if s.action.kind == "dismiss" or s.ask.kind == "over-lair" else "hand" if id in held else "inventory"
    return Phrase("do-discard", {"card": id, "zone": zone}), cards.card("card", id, s.book, None)


def _ability(s: Scene) -> Told:
    hero = s.book.heroes[s.player.hero]
    clause = hero.surges[0]
    return Phrase("do-ability", {"hero": hero.id}), wording_effects.words(clause.words)


# ---- players ----


def _seat(s: Scene) -> Told:
    own = s.action.value == s.seat
    return Phrase("do-seat", {"hero": s.hero(s.action.value), "own": "yes" if own else "no"}), _chosen(s, own=own)


def _chosen(s: Scene, *, own: bool) -> Iterator[Phrase]:
    """Whose peril pays, as long as it is not certain, and the health of the hero."""
    player = s.state.parts[s.action.value]
    if s.ask.kind in ("victim", "payer") and not s.told("peril"):
        cost = s.price(str(s.ask.about[0]))
        if own:
            yield Phrase("effect-opponent-pays")
        elif cost < 0:
            yield Phrase("effect-has-peril", {"peril": player.peril})
        else:
            yield Phrase("effect-peril", {"from": player.peril, "to": player.peril - cost})
    if s.ask.kind == "victim" and not own:
        yield Phrase("effect-at-health", {"health": player.health})


def _price(s: Scene) -> Told:
    return Phrase("do-price", {"price": s.action.value, **s.moment}), []


def _attack_hero(s: Scene) -> Told:
    other = s.action.value
    health = Phrase("effect-at-health", {"health": s.state.parts[other].health})
    return Phrase("do-attack-hero", {"hero": s.hero(other)}), [health]


def _challenge(s: Scene) -> Told:
    """The foe with its scores; of several that differ each has its own where they are told apart."""
    target = s.action.target
    foes = [a for a in s.state.attacks if a.card != NOTHING and a.form and not a.gone and monster_of(s.book, a.card).id == target]
    words = Phrase("do-challenge", {"card": target, "named": sort_of(target, s.book)})
    told_apart = len(differing(s.state, s.book, [a.card for a in foes])) > 1 if len(foes) > 1 else False
    return words, [] if told_apart else [_scores(monster_of(s.book, foes[0].card), foes[0].health)]


def _copy(s: Scene) -> Told:
    """One of several monsters with one name: where it is, and what sets it apart."""
    name = s.book.names[s.action.value]
    hung = " ".join(s.book.names[attachment] for attachment, host in s.state.attached if host == s.action.value)
    with_it = [Phrase("effect-hung", {"hung": hung})] if hung else []
    return Phrase("do-card", {"card": name, "named": "card"}), [*_whereabouts(s), *with_it]


def _whereabouts(s: Scene) -> Iterator[Phrase]:
    for attack in s.state.attacks:
        if attack.card == s.action.value:
            scores = _scores(monster_of(s.book, attack.card), attack.health)
            yield scores if s.state.stage == "challenge" else _attack(s, attack)
            return
    for attack in s.state.declared:
        if attack.card == s.action.value:
            yield Phrase("sure-aimed", {"own": "no", "hero": s.hero(attack.victim), "form": attack.form})
            return
    yield Phrase("effect-in-lair")


def _coming(s: Scene) -> list[Attack]:
    """Attacks on the own hero or on the own monsters."""
    own = {attack.card for attack in s.state.attacks if attack.owner == s.seat and attack.card != NOTHING}
    return [a for a in s.state.attacks if a.form and not a.gone and (a.victim == s.seat or a.against in own)]


def _attacker(s: Scene, attack: Attack) -> str:
    return s.hero(attack.owner) if attack.card == NOTHING else monster_of(s.book, attack.card).id


def _attack(s: Scene, attack: Attack) -> Phrase:
    """Who attacks whom in which form, and what is added to the die on either side."""
    attacker = _attacker(s, attack)
    victim = s.hero(attack.victim) if attack.against == NOTHING else monster_of(s.book, attack.against).id
    if attack.card != NOTHING:
        theirs = monster_score(s.state, s.book, attack.card, attack.form, "attack_roll")
    else:
        foe = rival(attack.victim) if attack.against == NOTHING else attack.against
        theirs = _battle_score(s, attack.owner, attack.form, "attacker", foe)
    if attack.against != NOTHING:
        mine = monster_score(s.state, s.book, attack.against, attack.form, "counter_roll")
    else:
        foe = rival(attack.owner) if attack.card == NOTHING else attack.card
        mine = _battle_score(s, attack.victim, attack.form, "defender", foe)
    named = {"named": sort_of(attacker, s.book), "victim-named": sort_of(victim, s.book)}
    figures: dict[str, Figure] = {"attacker": attacker, "victim": victim, "stat": attack.form, **named}
    return Phrase("effect-attack", {**figures, "attack": theirs, "counter": mine})


def _form(s: Scene) -> Told:
    return Phrase("do-form", {"stat": s.action.target}), _odds(s, s.action.target)


def _odds(s: Scene, form: str) -> Iterator[Phrase]:
    """What is added to the die on either side."""
    book = s.book
    if s.ask.kind == "form":
        mine, theirs = _own_attack(s, form)
    else:
        id, victim = str(s.ask.about[0]), _seat_of(s, s.ask.about[1])
        number = book.foe_of(id)
        mine = monster_score(s.state, s.book, number, form, "attack_roll")
        theirs = _battle_score(s, victim, form, "defender", number)
    yield Phrase("effect-score-against", {"mine": mine, "theirs": theirs})


def _own_attack(s: Scene, form: str) -> tuple[int, int]:
    """Of the own hero, and of the hero or the monster that it attacks."""
    foe = _seat_of(s, s.ask.about[0])
    if foe >= 0:
        mine = _battle_score(s, s.seat, form, "attacker", rival(foe))
        return mine, _battle_score(s, foe, form, "defender", rival(s.seat))
    monsters = [attack.card for attack in s.state.attacks if attack.card != NOTHING and attack.form]
    prey = next(card for card in monsters if monster_of(s.book, card).id == s.ask.about[1])
    return _battle_score(s, s.seat, form, "attacker", prey), monster_score(s.state, s.book, prey, form, "counter_roll")


def _battle_score(s: Scene, seat: int, form: str, role: str, foe: int) -> int:
    """Of a hero against a foe: a monster by its number, or a `rival`."""
    kinds = () if foe <= rival(0) else monster_of(s.book, foe).kinds
    return battle_score(s.state, s.book, seat, form, role=role, foe=foe, kinds=kinds)


def _seat_of(s: Scene, who: Figure) -> int:
    """A player by the seat or by the name of the hero; -1 is nobody."""
    if isinstance(who, int):
        return who
    heroes = [s.hero(seat) for seat in range(len(s.state.parts))]
    return heroes.index(who) if who in heroes else -1


# ---- moving and the map ----


def _move(s: Scene) -> Told:
    to = chart_of(s.state.map, s.book).neighbours[s.player.place][s.action.value]
    location = s.book.locations[to]
    words = Phrase("do-move", {"side": s.action.target, "place": location.id})
    return words, [*_exit(s), *_entry(s, to), *wording_effects.clauses(location.entry)]


def _exit(s: Scene) -> Iterator[Phrase]:
    """What the exit of this location asks for; after a test the step costs a point."""
    stops = hurdle(s.state, s.book, s.seat, s.action.value)
    if stops == STOPS:
        exit = chart_of(s.state.map, s.book).exit(s.player.place, s.action.value)
        own = score(s.state, s.book, s.seat, exit.stat) + modified(s.state, s.book, s.seat, "threat_exit")
        yield _needed("effect-blocked" if exit.kind == BLOCKED else "effect-trapped", exit.stat, own, exit.value)
        yield Phrase("effect-points", {"from": s.player.points, "to": s.player.points - 1})
    elif stops in (OPENED, IGNORED):
        yield Phrase("effect-open" if stops == OPENED else "effect-exit-ignored")


def _needed(id: str, stat: str, own: int, value: int) -> Phrase:
    """A test, and what the die must show: 1 is any roll, 7 is more than a die has."""
    value = max(LEAST_TEST, value)
    return Phrase(id, {"stat": stat, "score": own, "value": value, "need": on_the_die(value - own)})


def on_the_die(need: int) -> int:
    return max(1, min(DIE + 1, need))


def _entry(s: Scene, to: int) -> Iterator[Phrase]:
    """Points, heroes and quests that wait in a location."""
    if to in s.player.visited:
        yield Phrase("effect-not-new")
    elif not s.told("over"):
        yield from _gives(s, to, "effect-new", "effect-new-solo", tried=s.told("moved"))
    if heroes := here(s.state, to):
        yield Phrase("effect-heroes-there", {"heroes": " ".join(s.hero(seat) for seat in heroes)})
    if quests := [s.book.quests[number].id for number in (*s.player.quests, *s.state.common) if _waits(s, number, to)]:
        yield Phrase("effect-quests-there", {"list": " ".join(quests)})


def _gives(s: Scene, place: int, text: str, alone: str, *, tried: bool) -> Iterator[Phrase]:
    """What a location gives; alone, peril is dice, which are never foreseen."""
    location = s.book.locations[place]
    if tried and s.state.terms.solo:
        yield Phrase("peril-dice", {"peril": location.peril})
    elif not tried:
        yield Phrase(alone if s.state.terms.solo else text, {"glory": location.glory, "peril": location.peril})


def _waits(s: Scene, number: int, to: int) -> bool:
    """Whether a location is the next one for a quest; a spot that must be found counts only where it has been."""
    quest, location = s.book.quests[number], s.book.locations[to]
    left = dict(s.state.tokens)
    if number in left:
        return left[number] == to
    if number in s.player.escorts:
        return quest.where[1] == location.id
    return fits(location, quest) and (not quest.search or (number, to) in s.player.found)


def _explore(s: Scene) -> Told:
    left = len(s.state.bag) + len(s.state.under)
    return Phrase("do-explore"), [Phrase("effect-locations-left", {"locations": left})]


def _place(s: Scene) -> Told:
    """The locations that the new one would be linked with, and its ways on."""
    tile = spot_of(s.state, s.book, s.action)
    beyond = chart_of(s.state.map, s.book).beyond(tile)
    joined = " ".join(s.book.locations[other].id for other in beyond if other >= 0)
    ways = beyond.count(NOTHING)
    words = Phrase("do-place", {**spot(tile.x, tile.y), "degrees": 180 * tile.half})
    return words, [Phrase("effect-joins", {"places": joined}), Phrase("effect-exits", {"exits": ways})]


def _stand(s: Scene) -> Told:
    stat, value = s.player.stand
    tests = [_needed("effect-stand-test", stat, score(s.state, s.book, s.seat, stat), value)] if stat else []
    return Phrase("do-stand"), tests


def _test(s: Scene) -> Told:
    """What the location does to who enters, and what the die must show."""
    words = [word for clause in s.place.entry for word in clause.words]
    tests = [word.args[-2:] if word.name in ("SPIKES", "PIT") else word.args[1:3] for word in words if word.name in TESTS]
    odds = [_needed("effect-test", str(stat), score(s.state, s.book, s.seat, str(stat)), int(value)) for stat, value in tests]
    return Phrase("do-test", s.moment), [*odds, *wording_effects.clauses(s.place.entry)]


def _visit(s: Scene) -> Told:
    return Phrase("do-visit", {"place": s.place.id}), _deeds(s, s.place.uses)


# ---- quests ----


def _attempt(s: Scene) -> Told:
    """Whether it is free, the test, what a failure costs, and what it brings."""
    free = [Phrase("effect-free")] if is_free(s.state, s.seat, s.action.value) else []
    return Phrase("do-attempt", {"quest": s.action.target}), [*free, *_trial(s), *_failure(s.quest), *_reward(s)]


def _reward(s: Scene) -> Iterator[Phrase]:
    """What a quest will bring, as long as the own figures do not show it."""
    return iter(()) if s.becomes("rewarded")[1] else cards.reward(s.quest)


def _trial(s: Scene) -> Iterator[Phrase]:
    monster, test = s.quest.monster, s.quest.test
    if monster is not None:
        attacks = [str(event.data[1]) for event in s.sure.events if event.kind == "attacks"]
        yield Phrase("effect-hunt", {"form": attacks[0] if attacks else "none"})
        yield _scores(monster, dict(s.state.prey).get(s.action.value, monster.health))
        yield from wording_effects.clauses(monster.clauses)
    elif test.name == "THREAT":
        stat = str(test.args[1])
        yield _needed("effect-test", stat, score(s.state, s.book, s.seat, stat), test.number(2))
    elif test.args[0] == "cards" or not s.changes("done"):
        yield from wording_effects.words((test,))
    if s.quest.option is not None:
        price, bought = s.quest.option
        yield Phrase("quest-option", {"price": price})
        yield from wording_effects.words((bought,))


def _failure(quest: Quest) -> Iterator[Phrase]:
    if quest.failure:
        yield Phrase("does-failed")
        yield from wording_effects.words(quest.failure)
    elif quest.test.name in ("THREAT", "ROLL"):
        yield Phrase("effect-nothing-lost")


def _search(s: Scene) -> Told:
    added, value = between(s.state, s.book, s.player.place), s.quest.search
    odds = Phrase("effect-search", {"value": value, "between": added, "need": on_the_die(value - added)})
    return Phrase("do-search", {"quest": s.action.target}), [odds]


def _deliver(s: Scene) -> Told:
    return Phrase("do-deliver", {"quest": s.action.target}), _reward(s)


def _goal(id: str) -> Callable[[Scene], Told]:
    """An escort that becomes one's own, with where it goes."""
    return lambda s: (Phrase(id, {"quest": s.action.target}), [Phrase("effect-goal", {"place": s.quest.where[1]})])


def _swap_quest(s: Scene) -> Told:
    """The new quest is drawn before the price is paid."""
    glory, cost = s.player.glory, s.place.swap_price
    paid = [] if s.told("glory") else [Phrase("effect-glory", {"from": glory, "to": glory - cost})]
    return Phrase("do-swap-quest", {"quest": s.action.target}), paid


# ---- the end of a battle, of a phase ----


def _to_hand(s: Scene) -> Told:
    return Phrase("do-to-hand"), [Phrase("effect-hand", {"cards": s.becomes("hand")[1]})]


def _to_lair(s: Scene) -> Told:
    most = limit(s.state, s.book, s.seat, "lair")
    return Phrase("do-to-lair"), [Phrase("effect-lair", {"monsters": min(most, s.becomes("lair")[1]), "most": most})]


def _end(s: Scene) -> Told:
    place, staying = s.player.place, not s.player.moved
    given = _gives(s, place, "effect-staying", "effect-staying-solo", tried=s.told("stayed")) if staying else ()
    left = [Phrase("effect-points-left", {"points": s.player.points})] if s.player.points else []
    return Phrase("do-end"), [*given, *left]


def _hero(s: Scene) -> Told:
    """At the beginning, or in the place of one that was defeated."""
    risen = [Phrase("effect-rises")] if s.state.round else []
    return Phrase("do-hero", {"hero": s.action.target}), [*risen, *cards.hero(s.book.heroes[s.action.value], s.book)]


def _pass(s: Scene) -> Told:
    """Not to respond is to let these attacks come."""
    attacks = [_attack(s, attack) for attack in _coming(s)] if s.ask.kind == "response" else []
    return Phrase("do-pass", s.moment), attacks


def _begin(s: Scene) -> Told:
    return Phrase("do-begin", {"declared": s.ask.about[0]}), []


def _plain(id: str, *effects: str) -> Callable[[Scene], Told]:
    return lambda _: (Phrase(id), [Phrase(effect) for effect in effects])


def _timely(id: str) -> Callable[[Scene], Told]:
    """Words that depend on the question."""
    return lambda s: (Phrase(id, s.moment), [])


def _named(id: str, name: str, *effects: str) -> Callable[[Scene], Told]:
    return lambda s: (Phrase(id, {name: s.action.target}), [Phrase(effect) for effect in effects])


_OPTIONS: dict[str, Callable[[Scene], Told]] = {
    "ready": _plain("do-ready"),
    "pass": _pass,
    "begin": _begin,
    "end": _end,
    "explore": _explore,
    "stand": _stand,
    "roll": _plain("do-roll"),
    "go-on": _plain("do-go-on"),
    "stay": _plain("do-stay"),
    "save-point": _plain("do-save-point", "effect-saved"),
    "spend-all": _plain("do-spend-all"),
    "wound": _timely("do-wound"),
    "to-hand": _to_hand,
    "to-lair": _to_lair,
    "to-discard": _plain("do-to-discard"),
    "dodge": _plain("do-dodge"),
    "test": _test,
    "tip": _plain("do-tip"),
    "ability": _ability,
    "keep": _plain("do-keep"),
    "use-now": _use_now,
    "as-it-lies": _plain("do-as-it-lies"),
    "half-turned": _plain("do-half-turned"),
    "move": _move,
    "form": _form,
    "seat": _seat,
    "price": _price,
    "attack-hero": _attack_hero,
    "place": _place,
    "play": _play,
    "declare": _encounter("do-declare"),
    "rouse": _encounter("do-rouse"),
    "use": _use,
    "shed": _named("do-shed", "card"),
    "discard": _discard,
    "dismiss": _discard,
    "card": _card,
    "copy": _copy,
    "challenge": _challenge,
    "there": _named("do-there", "place"),
    "attempt": _attempt,
    "search": _search,
    "pick-up": _goal("do-pick-up"),
    "deliver": _deliver,
    "drop": _named("do-drop", "quest", "effect-drops"),
    "take-token": _goal("do-take-token"),
    "swap-quest": _swap_quest,
    "visit": _visit,
    "hero": _hero,
}
"""`throw` is the action that is thrown in."""
