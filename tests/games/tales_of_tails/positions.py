"""Dungeons and dogs built for a test, in words; chance told by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from undercroft.games.tales_of_tails import GAME
from undercroft.games.tales_of_tails.actions import SIDES
from undercroft.games.tales_of_tails.content import LETTERS, Counts, TailsBook, count
from undercroft.games.tales_of_tails.loading import load
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.state import TWO, WITH_PAW, WITHOUT_PAW, Dungeon, Gap, Pup, State, Tile, Walk
from undercroft.kernel.luck import Luck, LuckRanOut, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup

BOOK: TailsBook = load("base")
HIRED = {"two": TWO, "paw": WITH_PAW, "no-paw": WITHOUT_PAW}
PUP_FIELDS = ("tokens", "spent", "extra", "owed", "place")


class Fate:
    """The rooms that are drawn, in order, by name. What is not told must not be drawn."""

    def __init__(self, *rooms: str) -> None:
        self.coming = list(rooms)
        self.known: dict[int, int] = {}
        self.table: Table | None = None

    def draw(self, count: int, below: int) -> int:
        if count not in self.known:
            if not self.coming:
                raise LuckRanOut(f"draw {count + 1} of {below} was not told")
            assert self.table is not None
            bag = self.table.state.bag
            assert below == len(bag)
            self.known[count] = bag.index(BOOK.number[self.coming.pop(0)])
        return self.known[count]


def dog(name: str, words: str = "", **fields: object) -> Pup:
    """A player: `dog("bonk", "R58 R65:paw bow sword", tokens=4)`.

    Rooms are cards of earlier rounds; a tramp says how it was hired (two, paw, no-paw); a symbol is a potion.
    """
    pup = Pup(dog=[d.id for d in BOOK.dogs].index(name), tokens=5, extra=2)
    potions = ""
    for word in words.split():
        room, _, hired = word.partition(":")
        if room in BOOK.number:
            card = BOOK.number[room]
            if hired:
                pup.tramps += ((card, HIRED[hired]),)
            else:
                pup.cards += (card,)
        else:
            potions += {"bow": "B", "sword": "S", "fireball": "F"}[word]
    pup.potions = count(potions)
    for field, value in fields.items():
        if field == "quest":
            pup.quest = quest(str(value))
        else:
            assert field in PUP_FIELDS, field
            setattr(pup, field, value)
    if "spent" not in fields:
        pup.spent = BOOK.figures.paws - pup.tokens - pup.extra
    return pup


def quest(name: str) -> int:
    return [card.id for card in BOOK.quests].index(name)


def tiles(text: str, *, two: bool = False) -> tuple[Tile, ...]:
    """`R75 1,0; R28 2,0 turn 90; R19 3,0 paw 1; R61 0,1 lid R09`: rooms beside the start room at 0,0.

    `paw 1 2` is two paws of seat 1; `hired` says how a claimed tramp was hired.
    """
    found = [Tile(0, 0, BOOK.start_for_two if two else 0)]
    for line in filter(None, (part.strip() for part in text.split(";"))):
        room, at, *rest = line.split()
        x, y = (int(number) for number in at.split(","))
        said = " ".join(rest)
        fields: dict[str, int] = {}
        words = said.split()
        while words:
            word = words.pop(0)
            if word == "turn":
                fields["turn"] = int(words.pop(0)) // 90
            elif word == "paw":
                fields["owner"] = int(words.pop(0))
                fields["paws"] = int(words.pop(0)) if words and words[0].isdigit() else 1
            elif word == "hired":
                fields["hired"] = HIRED[words.pop(0)]
            else:
                assert word == "lid", word
                lid = words.pop(0)
                fields["lid"] = BOOK.number[lid] if lid in BOOK.number else -1 - LETTERS.index(lid[0].upper())
        found.append(Tile(x, y, BOOK.number[room], **fields))
    return tuple(found)


def fresh(seats: int = 2, seed: int = 1, **options: str) -> Table:
    """A game at its first question; what chance brings is told by the seed."""
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | options
    return Table(GAME, Setup(GAME.id, seats, "base", chosen), BOOK, Luck(Quick(seed))).start()


def den(
    *dogs: Pup,
    rooms: str = "",
    gaps: Sequence[tuple[int, int, int, int]] = (),
    broken: Sequence[tuple[str, str]] = (),
    luck: Sequence[str] = (),
    bag: str | None = None,
    turn: int = 0,
    common: str = "",
    options: Mapping[str, str] = {},
    **fields: object,
) -> Table:
    """A table in the turn of seat `turn`. `gaps`: x, y, owner, paws; `broken`: room and its side as printed.

    `bag` names the stack, else it is all that is left; `luck` the rooms to be drawn; `fields` are fields of the state.
    """
    chosen = {choice.id: choice.values[0] for choice in GAME.choices} | dict(options)
    setup = Setup(GAME.id, len(dogs), "base", chosen)
    state: State = GAME.set_up(setup, BOOK)
    state.parts = list(dogs)
    state.dungeon = Dungeon(
        tiles(rooms, two=state.terms.narrow_start),
        tuple(Gap(*gap) for gap in gaps),
        tuple((BOOK.number[room], SIDES.index(side)) for room, side in broken),
    )
    used = {tile.card for tile in state.dungeon.tiles} | {tile.lid for tile in state.dungeon.tiles if tile.lid is not None}
    used |= {card for pup in dogs for card in pup.cards} | {card for pup in dogs for card, _ in pup.tramps}
    state.bag = (
        tuple(c for c in BOOK.stack if c not in used) if bag is None else tuple(sorted(BOOK.number[r] for r in bag.split()))
    )
    state.gone = tuple(card for card in BOOK.stack if card not in used and card not in state.bag)
    held = [sum(pup.potions[symbol] for pup in dogs) for symbol in range(3)]
    poured = [sum(tile.lid == -1 - symbol for tile in state.dungeon.tiles) for symbol in range(3)]
    state.supply = tuple(BOOK.supply[s] - held[s] - poured[s] for s in range(3))  # type: ignore[assignment]
    state.round, state.first, state.turn, state.phase = 1, 0, turn, "turn"
    state.common = tuple(quest(name) for name in common.split())
    for field, value in fields.items():
        assert hasattr(state, field), field
        setattr(state, field, value)
    fate = Fate(*luck)
    table = Table(GAME, setup, BOOK, Luck(fate))
    fate.table = table
    table.state = state
    return table.start()


def answer(table: Table, *texts: str) -> Table:
    """Each text is answered by whoever is asked; on a walk, what was the only choice and so was never asked is passed over."""
    for text in texts:
        action = BOOK.catalogue.read(text)
        assert action is not None, f"no such action: {text}"
        if str(action) in offered(table) or not _went_without_saying(table, action.kind, action.target):
            table.answer(table.questions()[0].seat, action)
    return table


STORIES = {
    "enter": "walked", "out": "left", "break-out": "left", "fight": "fought", "pass": "passed", "paw": "sprung", "vow": "vowed",
    "disarm": "disarmed", "take": "took",
}  # fmt: skip


def _went_without_saying(table: Table, kind: str, target: str) -> bool:
    walk = table.state.walk
    if walk is None:
        return False
    return any(step[0] == STORIES.get(kind) and (not target or target in step) for step in walk.story)


def asked(table: Table) -> str:
    return table.questions()[0].kind if table.questions() else ""


def offered(table: Table, kind: str = "") -> set[str]:
    """The options of the open question, or those of one kind by their targets."""
    if not table.questions():
        return set()
    options = table.questions()[0].options
    return {action.target for action in options if action.kind == kind} if kind else {str(action) for action in options}


def pup(table: Table, seat: int = 0) -> Pup:
    return table.state.parts[seat]  # type: ignore[no-any-return]


def tile(table: Table, room: str) -> Tile | None:
    """A room of the dungeon, or nothing where it does not lie there."""
    return next((t for t in table.state.dungeon.tiles if BOOK.rooms[t.card].id == room), None)


def cards(table: Table, seat: int = 0) -> list[str]:
    held = table.state.parts[seat]
    return [BOOK.rooms[card].id for card in held.cards] + [BOOK.rooms[card].id for card, _ in held.tramps]


def trophies(table: Table, seat: int = 0) -> Counts:
    return scoring.trophies(table.state.parts[seat], BOOK)


def told(table: Table, *kinds: str) -> list[tuple[str, ...]]:
    return [(e.kind, *(str(figure) for figure in e.data)) for e in table.told(None) if not kinds or e.kind in kinds]


def snapshot(table: Table) -> dict[str, object]:
    plain: dict[str, object] = GAME.write(table.state, BOOK)
    return plain


# ---- walks ----


def walk_of(table: Table) -> Walk:
    walk: Walk | None = table.state.walk
    assert walk is not None
    return walk


def setting_out(who: Pup, rooms: str = "", **fields: Any) -> Table:
    """A walk has begun; two others wait inside."""
    others = [name for name in ("ruta", "pluto", "robin") if BOOK.dogs[who.dog].id != name][:2]
    table = den(who, dog(others[0]), dog(others[1]), rooms=rooms, **fields)
    return answer(table, "walk")


def up_to_the_first(table: Table) -> Table:
    """At the start of a round: who comes before seat 0 sleeps."""
    return answer(table, *["sleep"] * (-table.state.turn % len(table.state.parts)))


def out_the_round(table: Table) -> Table:
    """Who is still inside sleeps."""
    return answer(table, *["sleep"] * sum(p.place == "inside" for p in table.state.parts))


def walk_cards(table: Table) -> list[str]:
    return [BOOK.rooms[t.card].id for t in table.state.dungeon.tiles if t.owner == 0]
