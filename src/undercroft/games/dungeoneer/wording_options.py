"""What the sentences of options need, read off the view and the book: what a choice leads to, as far as it can be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import zip_longest
from typing import NamedTuple

from undercroft.games.dungeoneer import wording_cards, wording_effects
from undercroft.games.dungeoneer.content import BLOCKED, FORMS, OPEN, Card, DungeonBook, Location, Monster, Quest
from undercroft.games.dungeoneer.rules.chart import chart_of, spot_of
from undercroft.games.dungeoneer.rules.rolls import DIE
from undercroft.games.dungeoneer.rules.stats import here, ignores, limit, modified, monster_of, monster_roll, price, score
from undercroft.games.dungeoneer.state import NOTHING, Attack, Player, State, View, rival
from undercroft.games.dungeoneer.wording_cards import card_of, number_of, sort_of
from undercroft.kernel.foretell import Foretold
from undercroft.kernel.types import Action, Ask, Figure, Seat
from undercroft.texts import Phrase

Told = tuple[Phrase, Iterable[Phrase]]

LEAST_TEST = 2
"""No test takes less."""
TESTS = frozenset({"SPIKES", "PIT", "THREAT"})


class _Scene(NamedTuple):
    """What an option is about: the action, the seat that may take it, the question, and the state it is asked in."""

    action: Action
    seat: int
    ask: Ask
    state: State
    book: DungeonBook
    sure: Foretold

    @property
    def player(self) -> Player:
        return self.state.parts[self.seat]

    @property
    def place(self) -> Location:
        """Where the hero stands."""
        return self.book.locations[self.player.place]

    @property
    def card(self) -> Card:
        return card_of(self.action.target, self.book)

    @property
    def quest(self) -> Quest:
        return self.book.quests[self.action.value]

    @property
    def moment(self) -> dict[str, Figure]:
        return {"moment": self.ask.kind}

    def hero(self, seat: int) -> str:
        return self.book.heroes[self.state.parts[seat].hero].id

    def price(self, id: str) -> int:
        return price(self.state, self.book, self.seat, number_of(id, self.book))


def figures(state: State, seat: Seat) -> dict[str, Figure]:
    """What a seat reads about itself, to be compared with what it will read after an option."""
    return {}


def option(action: Action, ask: Ask, view: View, book: DungeonBook, sure: Foretold) -> tuple[Phrase, list[Phrase]]:
    seat, action = book.choices.thrown(action) if action.kind == "throw" else (ask.seat, action)
    words, effects = _OPTIONS[action.kind](_Scene(action, seat, ask, view.state, book, sure))
    return words, list(effects)


def spot(x: int, y: int) -> dict[str, Figure]:
    """A place, counted from the entrance: how far to which side, and how far up or down."""
    across = "east" if x > 0 else "west" if x < 0 else "none"
    down = "south" if y > 0 else "north" if y < 0 else "none"
    return {"across": across, "x": abs(x), "down": down, "y": abs(y)}


# ---- what it costs ----


def _change(id: str, now: int, change: int) -> Phrase:
    return Phrase(id, {"from": now, "to": max(0, now + change)})


def _glory(s: _Scene, cost: int) -> Phrase:
    return _change("effect-glory", s.player.glory, -cost)


def _point(s: _Scene) -> Phrase:
    return _change("effect-points", s.player.points, -1)


def _cost(s: _Scene) -> Phrase:
    """Of a card that is played: own glory, or somebody's peril."""
    cost = s.price(s.action.target)
    return _glory(s, cost) if s.card.glory else Phrase("effect-costs-peril", {"price": cost})


# ---- cards ----


def _play(s: _Scene) -> Told:
    return Phrase("do-play", {"card": s.action.target}), [_cost(s), *wording_effects.clauses(s.card.clauses)]


def _encounter(id: str) -> Callable[[_Scene], Told]:
    """A monster with its scores, or a trap, and what it does."""

    def told(s: _Scene) -> Told:
        monster = s.card.monster
        scores = [] if monster is None else [_scores(monster, monster.health)]
        return Phrase(id, {"card": s.action.target, "sort": s.card.sort}), [
            _cost(s),
            *scores,
            *wording_effects.clauses(s.card.clauses),
        ]

    return told


def _scores(monster: Monster, health: int) -> Phrase:
    """What it attacks with, and all that it defends with."""
    attacks = [form for form in FORMS if monster.scores[form].attacks]
    figures: dict[str, Figure] = {form: monster.scores[form].value for form in FORMS}
    for name, form in zip_longest(("one", "two", "three"), attacks, fillvalue=attacks[0]):
        figures |= {name: form, f"{name}-score": monster.scores[form].value}
    return Phrase("effect-monster", {**figures, "health": health, "attacks": len(attacks)})


def _use(s: _Scene) -> Told:
    used = s.card.uses
    paid = [_glory(s, clause.glory) for clause in used[:1] if clause.glory]
    words = [word for clause in used if not clause.by_foe for word in clause.words]
    return Phrase("do-use", {"card": s.action.target}), [*paid, *wording_effects.words(words)]


def _shed(s: _Scene) -> Told:
    cost = next(clause.glory for clause in s.card.clauses if clause.by_foe)
    return Phrase("do-shed", {"card": s.action.target}), [_glory(s, cost)]


def _use_now(s: _Scene) -> Told:
    card = card_of(str(s.ask.about[0]), s.book)
    words = [word for clause in card.uses for word in clause.words]
    return Phrase("do-use-now"), wording_effects.words(words)


def _card(s: _Scene) -> Told:
    """A card with what it does, or an attacker with its attack."""
    id = s.action.target
    words = Phrase("do-card", {"card": id, "named": sort_of(id, s.book)})
    if s.ask.kind == "which-attack":
        return words, [_attack(s, attack) for attack in _coming(s) if _attacker(s, attack) == id]
    return words, wording_cards.card("card", id, s.book, None)


def _discard(s: _Scene) -> Told:
    """Which of the own cards goes, and what it does."""
    id = s.action.target
    held = {s.book.cards[card].id for card in s.player.hand} if s.ask.kind == "discard" else set()
    zone = "lair" if s.action.kind == "dismiss" or s.ask.kind == "over-lair" else "hand" if id in held else "inventory"
    return Phrase("do-discard", {"card": id, "zone": zone}), wording_cards.card("card", id, s.book, None)


def _ability(s: _Scene) -> Told:
    hero = s.book.heroes[s.player.hero]
    clause = hero.surges[0]
    return Phrase("do-ability", {"hero": hero.id}), [_glory(s, clause.glory), *wording_effects.words(clause.words)]


# ---- players ----


def _seat(s: _Scene) -> Told:
    """Whose peril changes, and how."""
    other = s.action.value
    own = other == s.seat
    return Phrase("do-seat", {"hero": s.hero(other), "own": "yes" if own else "no"}), _chosen(s, other, own=own)


def _chosen(s: _Scene, other: int, *, own: bool) -> Iterator[Phrase]:
    peril = s.state.parts[other].peril
    if s.ask.kind == "reward":
        yield _change("effect-peril", peril, 1)
        return
    if s.ask.kind == "which-target":
        yield Phrase("effect-at-health", {"health": s.state.parts[other].health})
        return
    if own:
        yield Phrase("effect-opponent-pays")
        return
    cost = s.price(str(s.ask.about[0]))
    yield Phrase("effect-has-peril", {"peril": peril}) if cost < 0 else _change("effect-peril", peril, -cost)
    if s.ask.kind == "victim":
        yield Phrase("effect-at-health", {"health": s.state.parts[other].health})


def _price(s: _Scene) -> Told:
    paid = [_glory(s, s.action.value)] if s.ask.kind == "extra-die" else []
    return Phrase("do-price", {"price": s.action.value, **s.moment}), paid


def _attack_hero(s: _Scene) -> Told:
    other = s.action.value
    health = Phrase("effect-at-health", {"health": s.state.parts[other].health})
    return Phrase("do-attack-hero", {"hero": s.hero(other)}), [*_attack_costs(s), health]


def _challenge(s: _Scene) -> Told:
    target = s.action.target
    attack = next(
        a for a in s.state.attacks if a.card != NOTHING and a.form and not a.gone and monster_of(s.book, a.card).id == target
    )
    words = Phrase("do-challenge", {"card": target, "named": sort_of(target, s.book)})
    return words, [*_attack_costs(s), _scores(monster_of(s.book, attack.card), attack.health)]


def _attack_costs(s: _Scene) -> Iterator[Phrase]:
    """A point, or a fall where that may take its place."""
    yield _point(s) if s.player.points else Phrase("effect-falls")


def _coming(s: _Scene) -> list[Attack]:
    """Attacks on the own hero or on the own monsters."""
    own = {attack.card for attack in s.state.attacks if attack.owner == s.seat and attack.card != NOTHING}
    return [a for a in s.state.attacks if a.form and not a.gone and (a.victim == s.seat or a.against in own)]


def _attacker(s: _Scene, attack: Attack) -> str:
    return s.hero(attack.owner) if attack.card == NOTHING else monster_of(s.book, attack.card).id


def _attack(s: _Scene, attack: Attack) -> Phrase:
    """Who attacks whom in which form, and what is added to the die on either side."""
    attacker = _attacker(s, attack)
    victim = s.hero(attack.victim) if attack.against == NOTHING else monster_of(s.book, attack.against).id
    if attack.card != NOTHING:
        theirs = _monster_score(s, attack.card, attack.form, "attack_roll")
    else:
        foe = rival(attack.victim) if attack.against == NOTHING else attack.against
        theirs = _battle_score(s, attack.owner, attack.form, "attacker", foe)
    if attack.against != NOTHING:
        mine = _monster_score(s, attack.against, attack.form, "counter_roll")
    else:
        foe = rival(attack.owner) if attack.card == NOTHING else attack.card
        mine = _battle_score(s, attack.victim, attack.form, "defender", foe)
    named = {"named": sort_of(attacker, s.book), "victim-named": sort_of(victim, s.book)}
    figures: dict[str, Figure] = {"attacker": attacker, "victim": victim, "stat": attack.form, **named}
    return Phrase("effect-attack", {**figures, "attack": theirs, "counter": mine})


def _monster_score(s: _Scene, number: int, form: str, roll: str) -> int:
    return monster_of(s.book, number).scores[form].value + monster_roll(s.state, s.book, number, roll)


def _form(s: _Scene) -> Told:
    return Phrase("do-form", {"stat": s.action.target}), _odds(s, s.action.target)


def _odds(s: _Scene, form: str) -> Iterator[Phrase]:
    """What is added to the die on either side."""
    book = s.book
    if s.ask.kind == "which-form":
        yield from (_attack(s, a) for a in _coming(s) if (_attacker(s, a), a.form) == (s.ask.about[0], form))
        return
    if s.ask.kind == "form":
        mine, theirs = _own_attack(s, form)
    else:
        id, victim = str(s.ask.about[0]), _seat_of(s, s.ask.about[1])
        number = number_of(id, book) if id in book.kinds else _prey(id, book)
        mine = _monster_score(s, number, form, "attack_roll")
        theirs = _battle_score(s, victim, form, "defender", number)
    yield Phrase("effect-score-against", {"mine": mine, "theirs": theirs})


def _own_attack(s: _Scene, form: str) -> tuple[int, int]:
    """Of the own hero, and of the hero or the monster that it attacks."""
    foe = _seat_of(s, s.ask.about[0])
    if foe >= 0:
        mine = _battle_score(s, s.seat, form, "attacker", rival(foe))
        return mine, _battle_score(s, foe, form, "defender", rival(s.seat))
    monsters = [attack.card for attack in s.state.attacks if attack.card != NOTHING and attack.form]
    prey = next(card for card in monsters if monster_of(s.book, card).id == s.ask.about[1])
    return _battle_score(s, s.seat, form, "attacker", prey), _monster_score(s, prey, form, "counter_roll")


def _prey(id: str, book: DungeonBook) -> int:
    """The number by which battles know the monster of a quest."""
    return next(-2 - n for n, quest in enumerate(book.quests) if quest.monster is not None and quest.monster.id == id)


def _battle_score(s: _Scene, seat: int, form: str, role: str, foe: int) -> int:
    """Of a hero against a foe: a monster by its number, or a `rival`."""
    kinds = () if foe <= rival(0) else monster_of(s.book, foe).kinds
    roll = "attack_roll" if role == "attacker" else "counter_roll"
    base = score(s.state, s.book, seat, form, role=role, foe=foe, kinds=kinds)
    return base + modified(s.state, s.book, seat, roll, role=role, foe=foe, kinds=kinds)


def _seat_of(s: _Scene, who: Figure) -> int:
    """A player by the seat or by the name of the hero; -1 is nobody."""
    if isinstance(who, int):
        return who
    heroes = [s.hero(seat) for seat in range(len(s.state.parts))]
    return heroes.index(who) if who in heroes else -1


# ---- moving and the map ----


def _move(s: _Scene) -> Told:
    chart = chart_of(s.state.map, s.book)
    to = chart.neighbours[s.player.place][s.action.value]
    location = s.book.locations[to]
    words = Phrase("do-move", {"side": s.action.target, "place": location.id})
    return words, [*_exit(s), _point(s), *_entry(s, to), *wording_effects.clauses(location.entry)]


def _exit(s: _Scene) -> Iterator[Phrase]:
    """What the exit of this location asks for."""
    place, side = s.player.place, s.action.value
    exit = chart_of(s.state.map, s.book).exit(place, side)
    if exit.kind == OPEN:
        return
    blocked = exit.kind == BLOCKED
    if any((opened.place, opened.side) == (place, side) for opened in s.state.opened):
        yield Phrase("effect-open")
    elif ignores(s.state, s.book, s.seat, "blocked_exit" if blocked else "trap_exit"):
        yield Phrase("effect-exit-ignored")
    else:
        own = score(s.state, s.book, s.seat, exit.stat) + modified(s.state, s.book, s.seat, "threat_exit")
        id = "effect-blocked" if blocked else "effect-trapped"
        yield _needed(id, exit.stat, own, exit.value)


def _needed(id: str, stat: str, own: int, value: int) -> Phrase:
    """A test, and what the die must show: 1 is any roll, 7 is more than a die has."""
    value = max(LEAST_TEST, value)
    return Phrase(id, {"stat": stat, "score": own, "value": value, "need": _die(value - own)})


def _die(need: int) -> int:
    return max(1, min(DIE + 1, need))


def _entry(s: _Scene, to: int) -> Iterator[Phrase]:
    """Points, heroes and quests that wait in a location."""
    location = s.book.locations[to]
    if to in s.player.visited:
        yield Phrase("effect-not-new")
    else:
        id = "effect-new-solo" if s.state.terms.solo else "effect-new"
        yield Phrase(id, {"glory": location.glory, "peril": location.peril})
    if heroes := here(s.state, to):
        yield Phrase("effect-heroes-there", {"heroes": " ".join(s.hero(seat) for seat in heroes)})
    if quests := [s.book.quests[number].id for number in (*s.player.quests, *s.state.common) if _waits(s, number, to)]:
        yield Phrase("effect-quests-there", {"list": " ".join(quests)})


def _waits(s: _Scene, number: int, to: int) -> bool:
    """Whether a location is the next one for a quest; a spot that must be found counts only where it has been."""
    quest = s.book.quests[number]
    if quest.search:
        return (number, to) in s.player.found
    return quest.where[number in s.player.escorts] == s.book.locations[to].id


def _explore(s: _Scene) -> Told:
    left = len(s.state.bag) + len(s.state.under)
    return Phrase("do-explore"), [_point(s), Phrase("effect-locations-left", {"locations": left})]


def _place(s: _Scene) -> Told:
    """The locations that the new one would be linked with, and its ways on."""
    tile = spot_of(s.state, s.book, s.action)
    beyond = chart_of(s.state.map, s.book).beyond(tile)
    joined = " ".join(s.book.locations[other].id for other in beyond if other >= 0)
    ways = beyond.count(NOTHING)
    words = Phrase("do-place", {**spot(tile.x, tile.y), "degrees": 180 * tile.half})
    return words, [Phrase("effect-joins", {"places": joined}), Phrase("effect-exits", {"exits": ways})]


def _stand(s: _Scene) -> Told:
    stat, value = s.player.stand
    if not stat:
        return Phrase("do-stand"), [_point(s)]
    return Phrase("do-stand"), [_point(s), _needed("effect-stand-test", stat, score(s.state, s.book, s.seat, stat), value)]


def _tip(s: _Scene) -> Told:
    return Phrase("do-tip"), [_change("effect-points", s.player.points, 1), Phrase("effect-falls")]


def _test(s: _Scene) -> Told:
    """What the location does to who enters, and what the die must show."""
    words = [word for clause in s.place.entry for word in clause.words]
    tests = [word.args[-2:] if word.name in ("SPIKES", "PIT") else word.args[1:3] for word in words if word.name in TESTS]
    odds = [_needed("effect-test", str(stat), score(s.state, s.book, s.seat, str(stat)), int(value)) for stat, value in tests]
    return Phrase("do-test", s.moment), [*odds, *wording_effects.clauses(s.place.entry)]


def _visit(s: _Scene) -> Told:
    clause = s.place.uses[0]
    return Phrase("do-visit", {"place": s.place.id}), [_glory(s, clause.glory), *wording_effects.words(clause.words)]


# ---- quests ----


def _attempt(s: _Scene) -> Told:
    """Its price, the test, what a failure costs, and what it brings."""
    tried = bool(s.player.attempts) if s.state.terms.one_free_attempt else s.action.value in s.player.attempts
    cost = _point(s) if tried else Phrase("effect-free")
    return Phrase("do-attempt", {"quest": s.action.target}), [
        cost,
        *_trial(s),
        *_failure(s.quest),
        *wording_cards.reward(s.quest),
    ]


def _trial(s: _Scene) -> Iterator[Phrase]:
    monster, test = s.quest.monster, s.quest.test
    if monster is not None:
        yield Phrase("effect-hunt")
        yield _scores(monster, dict(s.state.prey).get(s.action.value, monster.health))
        yield from wording_effects.clauses(monster.clauses)
    elif test.name == "THREAT":
        stat = str(test.args[1])
        yield _needed("effect-test", stat, score(s.state, s.book, s.seat, stat), test.number(2))
    else:
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


def _search(s: _Scene) -> Told:
    steps = chart_of(s.state.map, s.book).steps(s.book.entrance)[s.player.place]
    between, value = max(0, steps - 1), s.quest.search
    odds = Phrase("effect-search", {"value": value, "between": between, "need": _die(value - between)})
    return Phrase("do-search", {"quest": s.action.target}), [_point(s), odds]


def _deliver(s: _Scene) -> Told:
    return Phrase("do-deliver", {"quest": s.action.target}), wording_cards.reward(s.quest)


def _pick_up(s: _Scene) -> Told:
    goal = Phrase("effect-goal", {"place": s.quest.where[1]})
    return Phrase("do-pick-up", {"quest": s.action.target}), [goal]


def _swap_quest(s: _Scene) -> Told:
    cost = next(clause.glory for clause in s.place.uses if clause.words[0].name == "SWAPQUEST")
    return Phrase("do-swap-quest", {"quest": s.action.target}), [_glory(s, cost)]


# ---- the end of a battle, of a phase ----


def _to_hand(s: _Scene) -> Told:
    return Phrase("do-to-hand"), [Phrase("effect-hand", {"cards": len(s.player.hand) + 1})]


def _to_lair(s: _Scene) -> Told:
    most = limit(s.state, s.book, s.seat, "lair")
    return Phrase("do-to-lair"), [Phrase("effect-lair", {"monsters": len(s.player.lair) + 1, "most": most})]


def _end(s: _Scene) -> Told:
    effects = []
    if not s.player.moved:
        id = "effect-staying-solo" if s.state.terms.solo else "effect-staying"
        effects.append(Phrase(id, {"glory": s.place.glory, "peril": s.place.peril}))
    if s.player.points:
        effects.append(Phrase("effect-points-left", {"points": s.player.points}))
    return Phrase("do-end"), effects


def _hero(s: _Scene) -> Told:
    return Phrase("do-hero", {"hero": s.action.target}), wording_cards.hero(s.book.heroes[s.action.value], s.book)


def _pass(s: _Scene) -> Told:
    """Not to respond is to let these attacks come."""
    attacks = [_attack(s, attack) for attack in _coming(s)] if s.ask.kind == "response" else []
    return Phrase("do-pass", s.moment), attacks


def _begin(s: _Scene) -> Told:
    return Phrase("do-begin", {"declared": s.ask.about[0]}), []


def _plain(id: str, *effects: str) -> Callable[[_Scene], Told]:
    return lambda _: (Phrase(id), [Phrase(effect) for effect in effects])


def _timely(id: str) -> Callable[[_Scene], Told]:
    """Words that depend on the question."""
    return lambda s: (Phrase(id, s.moment), [])


def _named(id: str, name: str, *effects: str) -> Callable[[_Scene], Told]:
    return lambda s: (Phrase(id, {name: s.action.target}), [Phrase(effect) for effect in effects])


def _for_a_point(id: str) -> Callable[[_Scene], Told]:
    return lambda s: (Phrase(id), [_point(s)])


_OPTIONS: dict[str, Callable[[_Scene], Told]] = {
    "ready": _plain("do-ready"),
    "pass": _pass,
    "begin": _begin,
    "end": _end,
    "explore": _explore,
    "stand": _stand,
    "roll": _plain("do-roll"),
    "go-on": _for_a_point("do-go-on"),
    "stay": _plain("do-stay"),
    "save-point": _plain("do-save-point", "effect-saved"),
    "spend-all": _plain("do-spend-all", "effect-spent"),
    "wound": _timely("do-wound"),
    "to-hand": _to_hand,
    "to-lair": _to_lair,
    "to-discard": _plain("do-to-discard"),
    "dodge": _for_a_point("do-dodge"),
    "test": _test,
    "tip": _tip,
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
    "shed": _shed,
    "discard": _discard,
    "dismiss": _discard,
    "card": _card,
    "challenge": _challenge,
    "there": _named("do-there", "place"),
    "attempt": _attempt,
    "search": _search,
    "pick-up": _pick_up,
    "deliver": _deliver,
    "drop": _named("do-drop", "quest", "effect-drops"),
    "take-token": _named("do-take-token", "quest"),
    "swap-quest": _swap_quest,
    "visit": _visit,
    "hero": _hero,
}
"""`throw` is the action that is thrown in."""
