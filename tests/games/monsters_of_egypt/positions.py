"""Tombs built for a test: small boards, heroes and piles in words; chance told by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, Layers, Mode, Pack, TombBook
from undercroft.games.monsters_of_egypt.loading import load
from undercroft.games.monsters_of_egypt.state import DEAD, GONE, SPIRIT, WAITING, Hero, State, shape_of
from undercroft.kernel import packs
from undercroft.kernel.luck import Luck, LuckRanOut
from undercroft.kernel.table import Table
from undercroft.kernel.types import Event, Setup

BOOK = load("base")
PLACES = {"waiting": WAITING, "dead": DEAD, "gone": GONE}


class Fate:
    """Chance by name: the faces and tokens that come, in order. What is not told must not be drawn."""

    def __init__(self, *outcomes: str) -> None:
        self.coming = list(outcomes)
        self.known: dict[int, int] = {}
        self.table: Table | None = None

    def draw(self, count: int, below: int) -> int:
        if count not in self.known:
            if not self.coming:
                raise LuckRanOut(f"draw {count + 1} of {below} was not told")
            self.known[count] = self._place(self.coming.pop(0), below)
        return self.known[count]

    def _place(self, outcome: str, below: int) -> int:
        assert self.table is not None
        book, state = self.table.book, self.table.state
        if outcome in book.die:
            assert below == len(book.die), f"'{outcome}' is a face, but a token is drawn"
            return int(book.die.index(outcome))
        for bag in (state.chests, state.dangers):
            names = [book.tokens[token].name for token in bag]
            if outcome in names and len(bag) == below:
                return names.index(outcome)
        raise AssertionError(f"there is no '{outcome}' to draw")


@cache
def book_of(
    structure: tuple[str, ...], features: tuple[str, ...] = (), yellow: tuple[int, int] | None = None,
    black: tuple[int, int] | None = None,
) -> TombBook:  # fmt: skip
    """The base pack on a small board: floors from the top, in the signs of a pack; a door stands right of its cell."""
    blank = tuple("." * len(row) for row in structure)
    doors = {name: (at, (at[0], at[1] + 1)) for name, at in (("yellow", yellow), ("black", black)) if at is not None}
    _, data = packs.find("undercroft.games.monsters_of_egypt", "base")
    pack = packs.decode("base", data, Pack)
    layers = Layers(structure, features or blank, blank, doors)
    boards: dict[Mode, Layers] = {"exploration": layers, "escape": layers}
    small = Pack(pack.die, pack.figures, pack.chests, pack.dangers, pack.heroes, pack.items, pack.traps, pack.monsters, boards)
    return TombBook("base", "sha256:small", small)


def tomb(
    *structure: str,
    features: Sequence[str] = (),
    heroes: Mapping[str, str] = {"vera": "1-1"},
    lives: Mapping[str, int] = {},
    piles: Mapping[str, str] = {},
    chests: str = "",
    dangers: str = "",
    luck: Sequence[str] = (),
    yellow: tuple[int, int] | None = None,
    black: tuple[int, int] | None = None,
    book: TombBook | None = None,
    spirit: bool = False,
    solo: bool = False,
    turn: int = 0,
    options: Mapping[str, str] = {},
    **fields: object,
) -> Table:
    """A table in the turn of the hero `turn` (a dead one, or the spirit behind the last: a monsters' turn).

    `heroes`: who -> cell and items, as in `{"vera": "1-1 ladder bomb"}`; the cell may be waiting, dead or gone.
    `piles`: cell -> tokens from below: `mummy` lies open, `c` and `?` are closed; what they can be is in `chests`
    and `dangers`, filled up with others of the box. `luck`: what chance brings, in order: `("attack", "mummy")`.
    `options` are those of the set-up, `fields` fields of the state; `book` replaces the small board.
    """
    book = book or book_of(tuple(structure), tuple(features), yellow, black)
    seats = 1 if solo else len(heroes) + spirit
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | {"heroes": str(len(heroes)) if seats == 1 else "3"}
    chosen |= {"spirit": "on" if spirit else "off"} | dict(options)
    setup = Setup(GAME.id, seats, "base", chosen)
    state: State = GAME.set_up(setup, book)
    plan = book.plans[state.terms.mode]
    free = _Box(book)
    state.heroes = []
    for number, (name, words) in enumerate(heroes.items()):
        place, *items = words.split()
        cell = PLACES[place] if place in PLACES else plan.cell[place]
        card = [card.id for card in book.cards].index(name)
        left = 0 if cell == DEAD else lives.get(name, book.figures.lives)
        state.heroes.append(Hero(card, 0 if solo else number, cell, left, tuple(free.take(item) for item in items)))
    state.piles = [()] * plan.size
    for at, words in piles.items():
        backs = {"c": CHEST, "?": DANGER}
        state.piles[plan.cell[at]] = tuple(backs[word] if word in backs else free.take(word) for word in words.split())
    flat = [token for pile in state.piles for token in pile]
    state.chests = free.bag(book.chests, flat.count(CHEST), chests.split())
    state.dangers = free.bag(book.dangers, flat.count(DANGER), dangers.split())
    state.box = tuple(free.left)
    if any(book.monster_of[token].gait == "sleep" for token in flat if token in book.monster_of):
        state.pharaoh = 3
    state.round, state.turn, state.moves = 1, turn, book.figures.moves
    number = state.order[turn]
    monsters = number == SPIRIT or (state.heroes[number].cell == DEAD and not solo)
    state.phase = "monsters" if monsters else "hero"
    for field, value in fields.items():
        assert hasattr(state, field), field
        setattr(state, field, value)
    state.shape = shape_of(state, plan, book)
    fate = Fate(*luck)
    table = Table(GAME, setup, book, Luck(fate))
    fate.table = table
    table.state = state
    return table.start()


def fresh(seats: int, *luck: str | int, **options: str) -> Table:
    """A new table on the base boards before its first answer; draws are told by name, or by number."""
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | {name.replace("_", "-"): v for name, v in options.items()}
    setup = Setup(GAME.id, seats, "base", chosen)
    numbers = [value for value in luck if isinstance(value, int)]
    fate = Fate(*(value for value in luck if isinstance(value, str)))
    fate.known = dict(enumerate(numbers))
    table = Table(GAME, setup, BOOK, Luck(fate))
    fate.table = table
    return table.start()


class _Box:
    """Tokens not yet used in a position."""

    def __init__(self, book: TombBook) -> None:
        self.book = book
        self.left = list(range(len(book.tokens)))

    def take(self, word: str) -> int:
        """A token by its name, or the first free one of a kind."""
        for token in self.left:
            if self.book.tokens[token].name == word or self.book.kind[token] == word:
                self.left.remove(token)
                return token
        raise AssertionError(f"there is no '{word}' left in the box")

    def bag(self, tokens: Sequence[int], size: int, names: Sequence[str]) -> tuple[int, ...]:
        assert len(names) <= size, f"{names} for {size} closed tokens"
        picked = [self.take(name) for name in names]
        picked += [token for token in self.left if token in tokens][: size - len(picked)]
        self.left = [token for token in self.left if token not in picked]
        return tuple(sorted(picked))


# ---- playing and reading in words ----


def answer(table: Table, *texts: str) -> Table:
    """Each text is answered by whoever is asked; `2: crystal` is thrown in by seat 2. What has one answer answers itself."""
    for number, text in enumerate(texts, start=1):
        say(table, text)
        while offered(table) not in (set(), {*texts[number : number + 1]}) and len(offered(table)) == 1:
            say(table, *offered(table))
    return table


def say(table: Table, text: str) -> Table:
    """One answer and nothing else, also where the next question has one answer only."""
    seat, _, words = text.rpartition(": ")
    action = table.book.catalogue.read(words)
    assert action is not None, f"no such action: {words}"
    table.answer(int(seat) if seat else table.questions()[0].seat, action)
    return table


def asked(table: Table) -> str:
    """The kind of the open question, or nothing."""
    return table.questions()[0].kind if table.questions() else ""


def asked_seat(table: Table) -> int:
    return table.questions()[0].seat


def offered(table: Table, kind: str = "") -> set[str]:
    """The options of the open question, or those of one kind by their targets."""
    if not table.questions():
        return set()
    options = table.questions()[0].options
    return {action.target for action in options if action.kind == kind} if kind else {str(action) for action in options}


def hero(table: Table, name: str) -> Hero:
    found: Hero = next(hero for hero in table.state.heroes if table.book.cards[hero.card].id == name)
    return found


def place(table: Table, name: str) -> str:
    cell = hero(table, name).cell
    words = {place: word for word, place in PLACES.items()}
    return words[cell] if cell in words else table.book.plans[table.state.terms.mode].names[cell]


def lives(table: Table, name: str) -> int:
    return hero(table, name).lives


def items(table: Table, name: str) -> list[str]:
    """The kinds a hero carries, in order."""
    return [table.book.kind[token] for token in hero(table, name).items]


def pile(table: Table, cell: str) -> list[str]:
    """A cell's tokens from below: names of open ones, `c` and `?` for closed ones."""
    plan = table.book.plans[table.state.terms.mode]
    backs = {CHEST: "c", DANGER: "?"}
    return [backs.get(token) or table.book.tokens[token].name for token in table.state.piles[plan.cell[cell]]]


def boxed(table: Table, name: str) -> bool:
    return name in [table.book.tokens[token].name for token in table.state.box]


def broken(table: Table) -> tuple[list[str], list[str]]:
    """Breached floors and walls, in order."""
    names = table.book.plans[table.state.terms.mode].names
    return [names[c] for c in table.state.floors_broken], [names[c] for c in table.state.walls_broken]


def told(table: Table, *kinds: str) -> list[tuple[str, ...]]:
    """Events as tuples of kind and figures, all or of these kinds."""
    events: list[Event] = table.told(None)
    return [(event.kind, *(str(figure) for figure in event.data)) for event in events if not kinds or event.kind in kinds]


def boulder_cells(table: Table) -> list[str]:
    """The cells through which the boulder has run, run after run."""
    return [cell for _, _, _, way in told(table, "boulder-run") for cell in way.split()]


def snapshot(table: Table) -> dict[str, object]:
    """The whole state in words: to compare what did not change."""
    plain: dict[str, object] = GAME.write(table.state, table.book)
    return plain
