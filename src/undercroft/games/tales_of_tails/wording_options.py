"""What the sentences of options need, read off the view and the book: what a choice leads to, as far as it can be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from undercroft.games.tales_of_tails.actions import SIDES, drunk
from undercroft.games.tales_of_tails.content import LETTERS, SYMBOLS, Quest, TailsBook
from undercroft.games.tales_of_tails.rules.maze import DX, DY, Maze, maze_of, spot_of
from undercroft.games.tales_of_tails.rules.play import left_to_draw
from undercroft.games.tales_of_tails.rules.preview import collected, preview
from undercroft.games.tales_of_tails.rules.scoring import quests_of, times_met, trophies
from undercroft.games.tales_of_tails.rules.turning import turned
from undercroft.games.tales_of_tails.rules.walking import Walker, dungeon_of, first_steps, walker_of
from undercroft.games.tales_of_tails.state import INSIDE, NONE, TWO, WITH_PAW, WITHOUT_PAW, State, Tile, View, Walk
from undercroft.games.tales_of_tails.wording_cards import condition, counted, dog, name_of, potion_of, potions, prize
from undercroft.kernel.foretell import Foretold
from undercroft.kernel.types import Action, Ask, Figure, Seat
from undercroft.texts import Phrase

Told = tuple[Phrase, Iterable[Phrase]]


class _Scene(NamedTuple):
    """What an option is about: the action, the question, and the state it is asked in."""

    action: Action
    ask: Ask
    state: State
    book: TailsBook
    sure: Foretold

    @property
    def walk(self) -> Walk:
        assert self.state.walk is not None
        return self.state.walk

    @property
    def here(self) -> int:
        """The card of the room where the walk stands."""
        return dungeon_of(self.state).tiles[self.walk.path[-1]].card

    def name(self, card: int) -> str:
        return name_of(self.book.rooms[card])

    def names(self, cards: Iterable[int]) -> str:
        return " ".join(map(self.name, cards))

    @property
    def room(self) -> dict[str, Figure]:
        return {"room": self.name(self.here)}

    @property
    def side(self) -> dict[str, Figure]:
        return {"side": self.action.target}


def figures(state: State, seat: Seat) -> dict[str, Figure]:
    """What a seat reads about itself, to be compared with what it will read after an option."""
    return {}


def option(action: Action, ask: Ask, view: View, book: TailsBook, sure: Foretold) -> tuple[Phrase, list[Phrase]]:
    words, effects = _OPTIONS[action.kind](_Scene(action, ask, view.state, book, sure))
    return words, list(effects)


def spot(x: int, y: int) -> dict[str, Figure]:
    """A place, counted from the start room: how far to which side, and how far up or down."""
    across = "east" if x > 0 else "west" if x < 0 else "none"
    down = "south" if y > 0 else "north" if y < 0 else "none"
    return {"across": across, "x": abs(x), "down": down, "y": abs(y)}


# ---- before the game ----


def _dog(s: _Scene) -> Told:
    return Phrase("do-dog", {"dog": s.action.target}), dog(s.book.dogs[s.action.value], s.book)


def _quest(s: _Scene) -> Told:
    others = [s.book.quests[quest].id for quest in s.state.parts[s.ask.seat].dealt if quest != s.action.value]
    return Phrase("do-keep-quest", {"quest": s.action.target}), [
        condition(s.book.quests[s.action.value]),
        *(Phrase("effect-common", {"quest": other}) for other in others),
    ]


# ---- a turn ----


def _explore(s: _Scene) -> Told:
    id = "effect-stack" if s.state.countdown < 0 else "effect-countdown"
    return Phrase("do-explore"), [Phrase(id, {"cards": left_to_draw(s.state)})]


def _walk(s: _Scene) -> Told:
    return Phrase("do-walk"), [*_strength(s), *_starts_countdown(s)]


def _strength(s: _Scene) -> Iterator[Phrase]:
    """All that the dog sets out with."""
    walk = _setting_out(s)
    bow, sword, fireball = walk.attack
    yield Phrase("effect-paws", {"paws": walk.tokens})
    yield Phrase("effect-strength", {"bow": bow, "sword": sword, "fireball": fireball, "defence": walk.defence})


def _setting_out(s: _Scene) -> Walk:
    return s.state.walk or first_steps(s.state, s.state.turn, s.book)


def _starts_countdown(s: _Scene) -> Iterator[Phrase]:
    left = sum(pup.place == INSIDE for pup in s.state.parts) - 1
    if s.state.countdown < 0 and left:
        cards = min(s.book.figures.countdown * left, len(s.state.bag))
        yield Phrase("effect-starts-countdown", {"cards": cards})


def _sleep(s: _Scene) -> Told:
    pup = s.state.parts[s.state.turn]
    if not pup.extra:
        return Phrase("do-sleep"), [Phrase("effect-no-paw-more"), Phrase("effect-asleep")]
    return Phrase("do-sleep"), [Phrase("effect-paw-more", {"from": pup.tokens, "to": pup.tokens + 1}), Phrase("effect-asleep")]


def _place(s: _Scene) -> Told:
    """The rooms that the card would be linked with, those whose opening it would close, and its ways on to the table."""
    dungeon = s.state.dungeon
    x, y, turn = spot_of(dungeon, s.action)
    maze = maze_of(replace(dungeon, tiles=(*dungeon.tiles, Tile(x, y, s.state.drawn, turn))), s.book)
    new = len(dungeon.tiles)
    before = maze_of(dungeon, s.book)
    joined = [other for other, _ in maze.links[new] if _beside(maze, new, other)]
    closed = [
        other
        for side in range(4)
        if (other := before.at.get((x + DX[side], y + DY[side]), -1)) >= 0
        and other not in joined
        and any(open == (side + 2) % 4 for open, _ in before.exits[other])
    ]
    effects = [Phrase("effect-joins", {"rooms": s.names(maze.cards[other] for other in joined)})]
    if closed:
        effects.append(Phrase("effect-closes", {"rooms": s.names(maze.cards[other] for other in closed)}))
    return Phrase("do-place", {**spot(x, y), "degrees": turn * 90}), [*effects, *_exits(maze, new, _setting_out(s).keys)]


def _beside(maze: Maze, one: int, other: int) -> bool:
    a, b = maze.tiles[one], maze.tiles[other]
    return abs(a.x - b.x) + abs(a.y - b.y) == 1


def _exits(maze: Maze, tile: int, keys: int) -> Iterator[Phrase]:
    """On which sides a dog with so many keys can leave the dungeon."""
    sides = [SIDES[side] for side, door in maze.exits[tile] if not door or keys > 0]
    if sides:
        yield Phrase("effect-exits", {"exits": len(sides), "sides": " ".join(sides)})


# ---- Sharik ----


def _turn(s: _Scene) -> Told:
    """What the room would be linked with after a quarter turn."""
    maze = maze_of(turned(dungeon_of(s.state), s.action.value), s.book)
    tile = maze.cards.index(s.action.value)
    joined = [maze.cards[other] for other, _ in maze.links[tile] if _beside(maze, tile, other)]
    joins = Phrase("effect-joins", {"rooms": s.names(joined)}) if joined else Phrase("effect-joins-nothing")
    there = maze.tiles[tile]
    words = Phrase("do-turn", {"room": s.name(s.action.value), "side": _side(there.x, there.y)})
    return words, [joins, *_exits(maze, tile, _setting_out(s).keys)]


def _side(x: int, y: int) -> str:
    """The side on which a cell lies that is so far away."""
    return next(side for side, dx, dy in zip(SIDES, DX, DY, strict=True) if (dx, dy) == (x, y))


# ---- the way ----


def _enter(s: _Scene) -> Told:
    walker = walker_of(s.state, s.book)
    tiles = walker.maze.tiles
    at, to = tiles[s.walk.path[-1]], tiles[walker.maze.cards.index(s.action.value)]
    met = _meets(s, walker, s.walk, s.action.value)
    if abs(at.x - to.x) + abs(at.y - to.y) > 1:
        return Phrase("do-portal", spot(to.x, to.y)), met
    return Phrase("do-enter", {"side": _side(to.x - at.x, to.y - at.y), "room": s.name(to.card)}), met


def _meets(s: _Scene, walker: Walker, walk: Walk, card: int) -> Iterator[Phrase]:
    """What waits in a room, and how the dog stands against it."""
    book, room, figures = s.book, s.book.rooms[card], s.book.figures
    if room.kind == "monster":
        yield from _odds(s, walk, card)
        yield _verdict(walker, walk, card)
        yield from _prizes(s, card)
        yield Phrase("effect-passing", {"damage": room.damage})
    elif room.kind == "trap":
        symbol = SYMBOLS[book.need[card].index(1)]
        jumps = walker.ability == "jump"
        yield Phrase("effect-jumps") if jumps else Phrase("effect-trap", {"symbol": symbol, "coins": figures.penalty})
    elif room.kind == "tramp":
        yield Phrase("effect-tramp", {"symbols": counted(book.trophies[card]), "one": counted(book.with_paw[card])})
    elif room.kind == "chest":
        yield _chest(s, walk)
    elif room.kind == "potion":
        yield from _brewing(s, walk)
    elif room.kind == "portal":
        been = {card, *(walker.maze.cards[tile] for tile in walk.path)}
        others = sum(book.kind[other] == "portal" and other not in been for other in walker.maze.cards)
        if others:
            yield Phrase("effect-portals", {"portals": others})
    else:
        yield from _prizes(s, card)
    yield from _exits(walker.maze, walker.maze.cards.index(card), walk.keys)


def _odds(s: _Scene, walk: Walk, card: int) -> Iterator[Phrase]:
    """Symbol by symbol what a monster needs and what the dog has; potions apart."""
    needs = [(symbol, need, have) for symbol, need, have in zip(SYMBOLS, s.book.need[card], walk.attack, strict=True) if need]
    yield from (Phrase("effect-need", {"symbol": symbol, "need": need, "have": have}) for symbol, need, have in needs)
    if walk.pairs and any(have < need for _, need, have in needs):
        yield Phrase("effect-tramps-help", {"tramps": len(walk.pairs)})


def _verdict(walker: Walker, walk: Walk, card: int) -> Phrase:
    brews = walker.brews(walk, card)
    if not walk.tokens:
        return Phrase("effect-no-paw")
    if not brews:
        vow = walker.ability == "vow" and walker.book.rooms[card].vow and walk.tokens > 1
        return Phrase("effect-by-vow" if vow else "effect-too-strong")
    if brews[0] == NONE:
        return Phrase("effect-beatable")
    return Phrase("effect-by-potion", {"potions": potions(brews[0], walker.book)})


def _prizes(s: _Scene, card: int) -> Iterator[Phrase]:
    """What a claimed card brings: symbols, coins, quests."""
    symbols, coins = prize(card, s.book), s.book.rooms[card].coins
    if symbols:
        yield Phrase("effect-gains", {"symbols": symbols})
    if coins:
        yield Phrase("effect-coins", {"coins": coins})
    for quest in quests_of(s.state, s.state.turn):
        wanted = s.book.quests[quest]
        if wanted.each and wanted.each == s.book.rooms[card].name:
            yield Phrase("effect-quest", {"quest": wanted.id, "coins": wanted.coins})


def _chest(s: _Scene, walk: Walk) -> Phrase:
    """Whether a key is left for one chest more."""
    tiles = dungeon_of(s.state).tiles
    held = (*s.state.parts[s.state.turn].cards, *(tiles[tile].card for tile, _, _ in walk.claims))
    opens = walk.keys > sum(s.book.kind[card] == "chest" for card in held)
    return Phrase("effect-chest-opens" if opens else "effect-chest-waits", {"coins": s.book.figures.chest})


def _brewing(s: _Scene, walk: Walk) -> Iterator[Phrase]:
    if walk.supply == NONE:
        yield Phrase("effect-supply-empty")
    else:
        kinds = [potion_of(symbol, s.book) for symbol in range(3) if walk.supply[symbol]]
        yield Phrase("effect-supply", {"potions": " ".join(kinds)})


def _out(s: _Scene) -> Told:
    """The figures of the whole way follow when it is to be confirmed."""
    return Phrase("do-out", s.side), [_damage(s.walk.damage, s.walk.defence)]


def _break(s: _Scene) -> Told:
    """Through a wall or a door into the room behind it."""
    walker = walker_of(s.state, s.book)
    side, at = s.action.value, s.walk.path[-1]
    to = next(to for other, to in walker.maze.closed[at] if other == side)
    card = walker.maze.cards[to]
    paid = replace(s.walk, tokens=s.walk.tokens - 1)
    words = Phrase("do-break", {**s.side, "barrier": _barrier((to, True) in walker.maze.links[at]), "room": s.name(card)})
    return words, [_left(paid.tokens), *_meets(s, walker, paid, card)]


def _break_out(s: _Scene) -> Told:
    door = (s.action.value, True) in walker_of(s.state, s.book).maze.exits[s.walk.path[-1]]
    words = Phrase("do-break-out", {**s.side, "barrier": _barrier(door)})
    return words, [_left(s.walk.tokens - 1), _damage(s.walk.damage, s.walk.defence)]


def _barrier(door: bool) -> str:
    return "door" if door else "wall"


def _left(paws: int) -> Phrase:
    return Phrase("effect-paws-left", {"paws": paws})


def _damage(damage: int, defence: int) -> Phrase:
    """Damage against defence: it must stay below it when the dog leaves."""
    return Phrase("effect-damage" if damage < defence else "effect-damage-too-much", {"damage": damage, "defence": defence})


# ---- rooms ----


def _fight(s: _Scene) -> Told:
    used = drunk(s.action)
    words = Phrase("do-fight", s.room)
    if used != NONE:
        words = Phrase("do-fight-potions", {**s.room, "potions": potions(used, s.book)})
    return words, [*_odds(s, s.walk, s.here), *_prizes(s, s.here), *_forfeits(s), _left(s.walk.tokens - 1)]


def _vow(s: _Scene) -> Told:
    return Phrase("do-vow", s.room), [*_prizes(s, s.here), Phrase("effect-two-paws"), _left(s.walk.tokens - 2)]


def _pass(s: _Scene) -> Told:
    return Phrase("do-pass", s.room), [_damage(s.walk.damage + s.book.rooms[s.here].damage, s.walk.defence)]


def _take(s: _Scene) -> Told:
    effects = [*_prizes(s, s.here)]
    if s.book.kind[s.here] == "chest":
        effects.append(_chest(s, s.walk))
    elif s.book.kind[s.here] == "potion":
        effects.append(Phrase("effect-supply-empty"))
    return Phrase("do-take", s.room), [*effects, _left(s.walk.tokens - 1)]


def _take_potion(s: _Scene) -> Told:
    potion = potion_of(s.action.value, s.book)
    return Phrase("do-take-potion", {"potion": potion}), [
        Phrase("effect-potion", {"symbol": s.action.target}),
        _left(s.walk.tokens - 1),
    ]


def _hire(s: _Scene) -> Told:
    book, walk = s.book, s.walk
    fee = Phrase("effect-fee", {"coins": -book.figures.penalty})
    if s.action.value == TWO:
        words = Phrase("do-hire-two", {"symbols": counted(book.trophies[s.here])})
        return words, [Phrase("effect-one-a-fight"), fee, _left(walk.tokens - 1)]
    words = Phrase("do-hire-paw", {"symbols": counted(book.with_paw[s.here])})
    if not walk.extra:
        return words, [Phrase("effect-no-paw-more"), fee, _left(walk.tokens - 1)]
    return words, [Phrase("effect-paw-back"), fee, _left(walk.tokens)]


def _paw(s: _Scene) -> Told:
    return Phrase("do-paw"), [Phrase("effect-fee", {"coins": -s.book.figures.penalty}), _left(s.walk.tokens - 1)]


def _disarm(s: _Scene) -> Told:
    """All that the card gave is gone, and where it lay on this way there will be a gap."""
    book, card = s.book, s.action.value
    tiles = dungeon_of(s.state).tiles
    claimed = {tiles[tile].card: hired for tile, _, hired in s.walk.claims}
    hired = claimed.get(card, dict(s.state.parts[s.state.turn].tramps).get(card, 0))
    symbols = counted(book.with_paw[card]) if hired in (WITH_PAW, WITHOUT_PAW) else prize(card, book)
    effects = [Phrase("effect-loses", {"symbols": symbols})]
    if book.rooms[card].coins:
        effects.append(Phrase("effect-loses-coins", {"coins": book.rooms[card].coins}))
    effects += [
        Phrase("effect-quest-less", {"quest": quest.id, "coins": quest.coins})
        for quest in (book.quests[number] for number in quests_of(s.state, s.state.turn))
        if quest.each and quest.each == book.rooms[card].name
    ]
    effects += _forfeits(s)
    if hired:
        effects.append(Phrase("effect-no-fee"))
    if hired == WITH_PAW:
        effects.append(Phrase("effect-loses-paw"))
    if card in claimed:
        effects.append(Phrase("effect-gap"))
    return Phrase("do-disarm", {"room": s.name(card)}), effects


def _pour(s: _Scene) -> Told:
    return Phrase("do-pour", {"potion": potion_of(s.action.value, s.book)}), [Phrase("effect-potion-back"), *_forfeits(s)]


def _forfeits(s: _Scene) -> Iterator[Phrase]:
    """The quests for the most of a symbol that would be lost by what this choice spends."""
    after = dict(walker_of(s.state, s.book).all_choices(s.walk))[s.action]
    now, then = (collected(s.state, s.book, walk) for walk in (s.walk, after))
    for number in quests_of(s.state, s.state.turn):
        quest = s.book.quests[number]
        if quest.most and times_met(now, s.book, s.state.turn, number) > times_met(then, s.book, s.state.turn, number):
            yield _contest("effect-quest-lost", quest, then, s)


def _contest(id: str, quest: Quest, then: State, s: _Scene) -> Phrase:
    """How the dog would stand against the best of the others."""
    symbol = LETTERS.index(quest.most)
    counts = [trophies(pup, s.book)[symbol] for pup in then.parts]
    own = counts.pop(s.state.turn)
    return Phrase(id, {"quest": quest.id, "own": own, "other": max(counts), "symbol": SYMBOLS[symbol], "coins": quest.coins})


# ---- the end of a walk ----


def _confirm(s: _Scene) -> Told:
    return Phrase("do-confirm"), _balance(s)


def _balance(s: _Scene) -> Iterator[Phrase]:
    """The whole walk: what it costs and brings, for the own dog and for the others."""
    seen = preview(s.state, s.book)
    if seen.gained:
        yield Phrase("effect-collects", {"rooms": s.names(seen.gained)})
    if seen.lost:
        yield Phrase("effect-spends", {"rooms": s.names(seen.lost)})
    yield Phrase("effect-coin-change", {"coins": seen.coins})
    then = collected(s.state, s.book, s.walk)
    for number, change in seen.quests:
        quest = s.book.quests[number]
        if quest.most:
            yield _contest("effect-quest-won" if change > 0 else "effect-quest-lost", quest, then, s)
        else:
            yield Phrase("effect-quest" if change > 0 else "effect-quest-less", {"quest": quest.id, "coins": abs(change)})
    yield _damage(seen.damage, seen.defence)
    yield _left(seen.paws)
    if seen.blocked == seen.gained:
        yield from [Phrase("effect-blocks-these", {"count": len(seen.blocked)})] if seen.blocked else []
    else:
        yield Phrase("effect-blocks", {"rooms": s.names(seen.blocked)})
    yield from _starts_countdown(s)


def _plain(id: str, *effects: str) -> Callable[[_Scene], Told]:
    return lambda _: (Phrase(id), [Phrase(effect) for effect in effects])


_OPTIONS: dict[str, Callable[[_Scene], Told]] = {
    "dog": _dog,
    "keep-quest": _quest,
    "ready": _plain("do-ready", "effect-ready"),
    "explore": _explore,
    "walk": _walk,
    "sleep": _sleep,
    "place": _place,
    "turn": _turn,
    "go": lambda s: (Phrase("do-go"), _strength(s)),
    "enter": _enter,
    "out": _out,
    "break": _break,
    "break-out": _break_out,
    "fight": _fight,
    "vow": _vow,
    "pass": _pass,
    "take": _take,
    "leave": _plain("do-leave", "effect-stays"),
    "take-potion": _take_potion,
    "hire": _hire,
    "paw": _paw,
    "disarm": _disarm,
    "pour": _pour,
    "confirm": _confirm,
    "give-up": _plain("do-give-up", "effect-give-up"),
}
