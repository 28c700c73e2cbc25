"""The words of a walk, step by step: a step is not tried, it is told by the walk before and after it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce

from undercroft.face import Phrase
from undercroft.games.tales_of_tails.actions import HIRE_PAW, HIRE_TWO, LEAVE, PASS, PAW, TAKE, VOW, drunk
from undercroft.games.tales_of_tails.content import LETTERS, SYMBOLS, Counts, Quest, add, subtract
from undercroft.games.tales_of_tails.face.wording.cards import counted, potion_of, potions, prize
from undercroft.games.tales_of_tails.face.wording.scene import Scene, Told, exits, from_the_start, portals, side_of
from undercroft.games.tales_of_tails.face.wording.sure import aftermath, ends_round, other_paws
from undercroft.games.tales_of_tails.rules.preview import collected, more_coins, other_pay, preview
from undercroft.games.tales_of_tails.rules.scoring import quests_of, trophies
from undercroft.games.tales_of_tails.state import NONE, State, Walk
from undercroft.kernel.types import Action

# ---- the way ----


def enter(s: Scene) -> Told:
    after, tiles = s.after, s.walker.maze.tiles
    at, to = tiles[s.walk.path[-1]], tiles[after.path[-1]]
    if abs(at.x - to.x) + abs(at.y - to.y) > 1:
        return Phrase("do-portal", from_the_start(to.x, to.y)), _meets(s, after)
    return Phrase("do-enter", {"side": side_of(to.x - at.x, to.y - at.y), "room": s.name(to.card)}), _meets(s, after)


def out(s: Scene) -> Told:
    """The figures of the whole way follow when it is to be confirmed."""
    return Phrase("do-out", s.side), [_damage(s.after)]


def break_in(s: Scene) -> Told:
    """Through a wall or a door into the room behind it."""
    after, maze = s.after, s.walker.maze
    to = after.path[-1]
    barrier = _barrier((to, True) in maze.links[s.walk.path[-1]])
    words = Phrase("do-break", {**s.side, "barrier": barrier, "room": s.name(maze.cards[to])})
    return words, [_left(after), *_meets(s, after)]


def break_out(s: Scene) -> Told:
    door = (s.action.value, True) in s.walker.maze.exits[s.walk.path[-1]]
    return Phrase("do-break-out", {**s.side, "barrier": _barrier(door)}), [_left(s.after), _damage(s.after)]


def _barrier(door: bool) -> str:
    return "door" if door else "wall"


def _left(walk: Walk) -> Phrase:
    return Phrase("effect-paws-left", {"paws": walk.tokens})


def _damage(walk: Walk) -> Phrase:
    """Damage against defence: it must stay below it when the dog leaves."""
    id = "effect-damage" if walk.damage < walk.defence else "effect-damage-too-much"
    return Phrase(id, {"damage": walk.damage, "defence": walk.defence})


# ---- what waits in a room ----


def _meets(s: Scene, walk: Walk) -> Iterator[Phrase]:
    """What waits in the room that the walk has come to, and what the dog can do about it."""
    walker, book = s.walker, s.book
    card = walker.maze.cards[walk.path[-1]]
    kind = book.kind[card]
    choices = {} if walk.chosen else dict(walker.all_choices(walk))
    if kind == "monster":
        yield from _odds(s, walk, card)
        yield _verdict(s, walk, choices)
        yield from _prizes(s, card)
        yield Phrase("effect-passing" if PASS in choices else "effect-no-passing", {"damage": book.rooms[card].damage})
    elif kind == "trap":
        yield _toll(s, card, choices)
    elif kind == "portal":
        ways = {after.path[-1] for _, after in walker.all_ways(walk)}
        yield from portals(sum(book.kind[walker.maze.cards[tile]] == "portal" for tile in ways))
    elif kind == "tramp":
        gives = HIRE_PAW not in choices or choices[HIRE_PAW].extra < walk.extra
        sides = {"symbols": counted(book.trophies[card]), "one": counted(book.with_paw[card])}
        yield Phrase("effect-tramp", {**sides, "paw": "yes" if gives else "no"})
        if not gives:
            yield Phrase("effect-no-paw-more")
    elif kind == "potion":
        kinds = [potion_of(symbol, book) for symbol in range(3) if walk.supply[symbol]]
        yield Phrase("effect-supply", {"potions": " ".join(kinds)}) if kinds else Phrase("effect-supply-empty")
    elif kind == "chest" and TAKE in choices:
        yield _chest(s, walk, choices[TAKE])
    else:
        yield from _prizes(s, card)
    if list(choices) == [LEAVE]:
        yield Phrase("effect-no-paw")
    yield from exits(walker.maze, walk.path[-1], walk.keys)


def _odds(s: Scene, walk: Walk, card: int) -> Iterator[Phrase]:
    """Symbol by symbol what a monster needs and what the dog has; potions apart."""
    needs = [(symbol, need, have) for symbol, need, have in zip(SYMBOLS, s.book.need[card], walk.attack, strict=True) if need]
    yield from (Phrase("effect-need", {"symbol": symbol, "need": need, "have": have}) for symbol, need, have in needs)
    if walk.pairs and any(have < need for _, need, have in needs):
        yield Phrase("effect-tramps-help", {"tramps": len(walk.pairs)})


def _verdict(s: Scene, walk: Walk, choices: Mapping[Action, Walk]) -> Phrase:
    if not walk.tokens:
        return Phrase("effect-no-paw")
    brews = [drunk(action) for action in choices if action.kind == "fight"]
    if not brews:
        return Phrase("effect-by-vow" if VOW in choices else "effect-too-strong")
    if brews[0] == NONE:
        return Phrase("effect-beatable")
    return Phrase("effect-by-potion", {"potions": potions(brews[0], s.book)})


def _toll(s: Scene, card: int, choices: Mapping[Action, Walk]) -> Phrase:
    """What a trap takes from a dog with these choices; one that has none jumps over it."""
    if not choices:
        return Phrase("effect-jumps")
    by = "paw" if list(choices) == [PAW] else "either" if PAW in choices else "card"
    symbol = SYMBOLS[s.book.need[card].index(1)]
    return Phrase("effect-trap", {"by": by, "symbol": symbol, "coins": s.book.figures.penalty})


def _prizes(s: Scene, card: int) -> Iterator[Phrase]:
    """What a claimed card brings: symbols, coins, quests."""
    symbols, coins = prize(card, s.book), s.book.rooms[card].coins
    if symbols:
        yield Phrase("effect-gains", {"symbols": symbols})
    if coins:
        yield Phrase("effect-coins", {"coins": coins})
    for quest in (s.book.quests[number] for number in quests_of(s.state, s.state.turn)):
        if quest.each and quest.each == s.book.rooms[card].name:
            yield Phrase("effect-quest", {"quest": quest.id, "coins": quest.coins})


def _chest(s: Scene, walk: Walk, taken: Walk) -> Phrase:
    """Whether a key is left for one chest more."""
    opens = more_coins(collected(s.state, s.book, walk), collected(s.state, s.book, taken), s.book)
    return Phrase("effect-chest-opens" if opens else "effect-chest-waits", {"coins": s.book.figures.chest})


# ---- what is done in a room ----


def fight(s: Scene) -> Told:
    used = drunk(s.action)
    words = Phrase("do-fight", s.room)
    if used != NONE:
        words = Phrase("do-fight-potions", {**s.room, "potions": potions(used, s.book)})
    return words, [*_odds(s, s.walk, s.here), *_changes(s)]


def vow(s: Scene) -> Told:
    return Phrase("do-vow", s.room), _changes(s)


def pass_by(s: Scene) -> Told:
    return Phrase("do-pass", s.room), [_damage(s.after)]


def take(s: Scene) -> Told:
    empty = [Phrase("effect-supply-empty")] if s.book.kind[s.here] == "potion" else []
    return Phrase("do-take", s.room), [*empty, *_changes(s)]


def take_potion(s: Scene) -> Told:
    words = Phrase("do-take-potion", {"potion": potion_of(s.action.value, s.book)})
    return words, [Phrase("effect-potion", {"symbol": s.action.target}), *_changes(s)]


def hire(s: Scene) -> Told:
    if s.action is HIRE_TWO:
        words = Phrase("do-hire-two", {"symbols": counted(s.book.trophies[s.here])})
        return words, [Phrase("effect-one-a-fight"), *_changes(s)]
    words = Phrase("do-hire-paw", {"symbols": counted(s.book.with_paw[s.here])})
    paw = Phrase("effect-paw-back" if s.after.extra < s.walk.extra else "effect-no-paw-more")
    return words, [paw, *_changes(s)]


def paw(s: Scene) -> Told:
    return Phrase("do-paw"), _changes(s)


def disarm(s: Scene) -> Told:
    """All that the card gave is gone, and where it lay on this way there will be a gap."""
    claimed = {s.walker.maze.cards[tile] for tile, _, _ in s.walk.claims}
    gap = [Phrase("effect-gap")] if s.action.value in claimed else []
    return Phrase("do-disarm", {"room": s.name(s.action.value)}), [*_changes(s), *gap]


def pour(s: Scene) -> Told:
    words = Phrase("do-pour", {"potion": potion_of(s.action.value, s.book)})
    return words, [Phrase("effect-potion-back"), *_changes(s)]


def _changes(s: Scene) -> Iterator[Phrase]:
    """The difference that a choice makes: symbols, coins, quests, paws."""
    before, after = s.walk, s.after
    now, then = (collected(s.state, s.book, walk) for walk in (before, after))
    if s.action.kind != "hire":
        yield from _symbols(s, before, after)
    coins = more_coins(now, then, s.book)
    if s.action is TAKE and s.book.kind[s.here] == "chest":
        yield _chest(s, before, after)
    elif coins:
        yield Phrase("effect-coins" if coins > 0 and after.claims != before.claims else "effect-fee", {"coins": coins})
    yield from _quests(s, other_pay(now, then, s.book), then)
    yield from _paws(before, after)


def _symbols(s: Scene, before: Walk, after: Walk) -> Iterator[Phrase]:
    """Symbols won or lost; a tramp of two symbols goes with both."""
    for id, one, other in (("effect-gains", before, after), ("effect-loses", after, before)):
        bow, sword, fireball = (max(0, count) for count in subtract(_might(s, other), _might(s, one)))
        symbols = counted((bow, sword, fireball), max(0, other.defence - one.defence), max(0, other.keys - one.keys))
        if symbols:
            yield Phrase(id, {"symbols": symbols})


def _might(s: Scene, walk: Walk) -> Counts:
    return reduce(add, (s.book.trophies[pair] for pair in walk.pairs), walk.attack)


def _quests(s: Scene, changes: Iterable[tuple[int, int]], then: State) -> Iterator[Phrase]:
    """Quests that would pay more or less than now."""
    for number, change in changes:
        quest = s.book.quests[number]
        if quest.most:
            yield _contest("effect-quest-won" if change > 0 else "effect-quest-lost", quest, then, s)
        else:
            yield Phrase("effect-quest" if change > 0 else "effect-quest-less", {"quest": quest.id, "coins": abs(change)})


def _contest(id: str, quest: Quest, then: State, s: Scene) -> Phrase:
    """How the dog would stand against the best of the others."""
    symbol = LETTERS.index(quest.most)
    counts = [trophies(pup, s.book)[symbol] for pup in then.parts]
    own = counts.pop(s.state.turn)
    return Phrase(id, {"quest": quest.id, "own": own, "other": max(counts), "symbol": SYMBOLS[symbol], "coins": quest.coins})


def _paws(before: Walk, after: Walk) -> Iterator[Phrase]:
    claimed = after.claims != before.claims
    if claimed and after.claims[-1][1] > 1:
        yield Phrase("effect-two-paws")
    if after.extra > before.extra:
        yield Phrase("effect-loses-paw")
    if after.owed > before.owed:
        yield Phrase("effect-owes-paw")
    if claimed or after.tokens != before.tokens:
        yield _left(after)


# ---- the end of a walk ----


def confirm(s: Scene) -> Told:
    return Phrase("do-confirm"), _balance(s)


def _balance(s: Scene) -> Iterator[Phrase]:
    """The whole walk: what it costs and brings, for the own dog and for the others."""
    seen = preview(s.state, s.book)
    if seen.gained:
        yield Phrase("effect-collects", {"rooms": s.names(seen.gained)})
    if seen.lost:
        yield Phrase("effect-spends", {"rooms": s.names(seen.lost)})
    yield Phrase("effect-coin-change", {"coins": seen.coins})
    yield from _quests(s, seen.quests, collected(s.state, s.book, s.walk))
    yield _damage(s.walk)
    if not ends_round(s):
        yield _left(s.walk)
        yield from _closed(s, [card for card in seen.blocked if card not in seen.lost], seen.gained)
    yield from other_paws(s)
    yield from aftermath(s)


def _closed(s: Scene, rooms: Sequence[int], gained: Sequence[int]) -> Iterator[Phrase]:
    """Rooms that nobody else can enter; they need no names where these were just said."""
    if rooms and set(rooms) == set(gained):
        yield Phrase("effect-blocks-these", {"count": len(rooms)})
    elif rooms:
        yield Phrase("effect-blocks", {"rooms": s.names(rooms)})
