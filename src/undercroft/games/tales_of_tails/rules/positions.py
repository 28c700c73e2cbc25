"""Whether a position can be: what always holds, checked field by field."""

from __future__ import annotations

from collections import Counter

from undercroft.games.tales_of_tails.content import START, SYMBOLS, TailsBook
from undercroft.games.tales_of_tails.rules.dungeon import DX, DY
from undercroft.games.tales_of_tails.rules.play import PHASES, QUESTS_DEALT
from undercroft.games.tales_of_tails.state import ASLEEP, INSIDE, OUT, TWO, WITH_PAW, WITHOUT_PAW, Dungeon, Pup, State, Tile
from undercroft.kernel.types import WrongPosition

STORY = {
    "walked": ("room",), "broke": ("room", "side"), "left": ("room", "side"), "drank": ("symbol",), "sprung": ("room",),
    "passed": ("monster", "room", "damage"), "vowed": ("monster", "room"), "fought": ("monster", "room"),
    "poured": ("room", "symbol"), "brewed": ("room", "symbol"), "disarmed": ("room", "room"), "hired": ("room", "side"),
    "took": ("kind", "room"),
}  # fmt: skip
"""What can happen on a walk; it is told when the walk is over."""


def need(fine: bool, field: str, why: str) -> None:
    if not fine:
        raise WrongPosition(f"state.{field}: {why}")


def inspect(state: State, book: TailsBook) -> None:
    seats = len(state.parts)
    need(state.phase in PHASES or state.phase == "over", "phase", f"there is no phase '{state.phase[:20]}'")
    need(2 <= seats <= 4, "parts", "two to four players")
    need(0 <= state.round <= book.figures.rounds, "round", f"0 to {book.figures.rounds}")
    started = state.phase not in ("dogs", "deal", "quests", "begin")
    need(not started or state.round > 0, "round", f"the phase '{state.phase}' belongs to a round")
    before = state.phase in ("dogs", "deal", "quests")
    need(not before or state.round == 0, "phase", f"'{state.phase}' comes before the first round")
    for field in ("first", "turn", "last"):
        need(-1 <= getattr(state, field) < seats, field, "there is no such seat")
    need(state.phase == "dogs" or state.first >= 0, "first", "somebody holds the token")
    need(state.countdown <= len(state.bag), "countdown", "more cards than the stack holds")
    need(state.countdown >= -1, "countdown", "-1 or more")
    need(state.walk is None or state.phase == "turn", "walk", "only in a turn")
    need(
        state.drawn < 0 or (state.phase == "turn" and state.walk is None),
        "drawn",
        "a card in hand belongs to a turn without a walk",
    )
    need(state.phase != "turn" or state.parts[state.turn].place == INSIDE, "turn", "this player is no longer inside")
    _inspect_dungeon(state.dungeon, "dungeon", seats, book)
    for seat, pup in enumerate(state.parts):
        _inspect_pup(pup, f"parts[{seat}]", state, book)
    if state.walk is not None:
        _inspect_walk(state, book)
    dogs = [pup.dog for pup in state.parts if pup.dog >= 0]
    need(len(set(dogs)) == len(dogs), "parts", "no two players have the same dog")
    _inspect_cards(state, book)
    _inspect_quests(state, book)
    _inspect_round(state, book)


def _inspect_round(state: State, book: TailsBook) -> None:
    """What the number of players, the round and who has left say about the table."""
    need(state.terms.narrow_start or len(state.parts) > 2, "terms.narrow_start", "two players have the narrow start room")
    tiles, gaps = state.dungeon.tiles, state.dungeon.gaps
    start = book.start_for_two if state.terms.narrow_start else START
    need(tiles[0] == Tile(0, 0, start), "dungeon.tiles[0]", f"the start room is {book.rooms[start].id} at 0, 0, not turned")
    bare = state.phase in ("dogs", "deal", "quests", "begin")
    need(not bare or (len(tiles) == 1 and not gaps), "dungeon.tiles", f"the phase '{state.phase}' knows the start room alone")
    need(state.phase == "over" or _joined(state.dungeon), "dungeon.tiles", "a room apart from all others")
    left = any(pup.place == OUT for pup in state.parts)
    need(state.countdown < 0 or left or state.phase in ("begin", "over"), "countdown", "nobody has left")
    need(state.countdown >= 0 or not left or state.phase != "turn", "countdown", "it runs once somebody has left")
    first = state.round <= 1 and state.phase not in ("begin", "over")
    for seat, pup in enumerate(state.parts):
        need(
            not first or not (pup.cards or pup.tramps), f"parts[{seat}].cards", "nothing is collected before the first round ends"
        )
        _inspect_paws(state, seat, book)


def _joined(dungeon: Dungeon) -> bool:
    """Whether all rooms and gaps hang together side by side."""
    cells = {(tile.x, tile.y) for tile in dungeon.tiles} | {(gap.x, gap.y) for gap in dungeon.gaps}
    reached = [(0, 0)]
    for x, y in reached:
        beside = {(x + DX[side], y + DY[side]) for side in range(4)} & cells
        cells -= beside
        reached += sorted(beside)
    return not cells - {(0, 0)}


def _inspect_paws(state: State, seat: int, book: TailsBook) -> None:
    """Spent paws lie on rooms, in gaps and, of who breaks walls, on those."""
    pup, where = state.parts[seat], f"parts[{seat}]"
    lying = sum(tile.paws for tile in state.dungeon.tiles if tile.owner == seat)
    lying += sum(gap.paws for gap in state.dungeon.gaps if gap.owner == seat)
    need(pup.place == OUT or not lying, f"{where}.place", "whose paws lie in the dungeon has left it")
    need(pup.place == OUT or not pup.spent, f"{where}.spent", "who has not left has spent no paw")
    breaks = pup.dog >= 0 and book.dogs[pup.dog].ability == "break"
    fine = lying <= pup.spent if breaks else lying == pup.spent
    need(fine or state.phase in ("begin", "over"), f"{where}.spent", f"{lying} paws lie in the dungeon")


def _inspect_dungeon(dungeon: Dungeon, where: str, seats: int, book: TailsBook) -> None:
    need(bool(dungeon.tiles) and book.kind[dungeon.tiles[0].card] == "start", f"{where}.tiles", "the start room comes first")
    need(all(0 <= tile.card < len(book.rooms) for tile in dungeon.tiles), f"{where}.tiles", "there is no such room")
    cells = [*((tile.x, tile.y) for tile in dungeon.tiles), *((gap.x, gap.y) for gap in dungeon.gaps)]
    need(len(set(cells)) == len(cells), f"{where}.tiles", "two in one cell")
    for at, tile in enumerate(dungeon.tiles):
        place = f"{where}.tiles[{at}]"
        need(0 <= tile.turn < 4, f"{place}.turn", "0 to 3 quarters")
        need(-1 <= tile.owner < seats, f"{place}.owner", "there is no such seat")
        need((tile.owner >= 0) == (tile.paws > 0), f"{place}.paws", "paws and their owner belong together")
        hires = (TWO, WITH_PAW, WITHOUT_PAW) if book.kind[tile.card] == "tramp" and tile.owner >= 0 else (0,)
        need(tile.hired in hires, f"{place}.hired", "only a claimed tramp is hired")
        need(tile.lid is None or (book.kind[tile.card] == "trap" and tile.owner < 0), f"{place}.lid", "only on a disarmed trap")
    cards = {tile.card for tile in dungeon.tiles}
    need(
        all(card in cards and 0 <= side < 4 for card, side in dungeon.broken),
        f"{where}.broken",
        "a side of a room that lies there",
    )


def _inspect_walk(state: State, book: TailsBook) -> None:
    walk = state.walk
    assert walk is not None
    dungeon = walk.turned or state.dungeon
    need(walk.path[:1] == (0,), "walk.path", "it begins in the start room")
    need(len(set(walk.path)) == len(walk.path), "walk.path", "a room twice")
    need(all(0 <= tile < len(dungeon.tiles) for tile in walk.path), "walk.path", "there is no such tile")
    need(min(walk.tokens, walk.extra, walk.damage, walk.owed, *walk.potions, *walk.supply) >= 0, "walk", "a figure below 0")
    need(all(_can_be_told(line, book) for line in walk.story), "walk.story", "something that happens on no walk")
    pup = state.parts[state.turn]
    laid = sum(paws for _, paws, _ in walk.claims) + walk.walls
    has = pup.tokens + pup.extra
    need(walk.tokens + walk.extra + laid == has, "walk.tokens", f"with those laid on the way {has} paws in all")
    need(all(tile in walk.path for tile, *_ in (*walk.claims, *walk.spent)), "walk.claims", "only rooms of the path")
    turns = pup.dog >= 0 and book.dogs[pup.dog].ability == "turn"
    need(turns or (walk.turned is None and not walk.turning), "walk.turned", "this dog turns no rooms")
    if walk.turned is not None:
        same = [(tile.x, tile.y, tile.card) for tile in walk.turned.tiles]
        need(same == [(t.x, t.y, t.card) for t in state.dungeon.tiles], "walk.turned", "other rooms than those that lie there")
        _inspect_dungeon(walk.turned, "walk.turned", len(state.parts), book)


def _can_be_told(line: tuple[int | str, ...], book: TailsBook) -> bool:
    fields = STORY.get(str(line[0]), ()) if line else ()
    known = {"room": book.number, "symbol": SYMBOLS}
    return len(line) == 1 + len(fields) > 1 and all(
        figure in known.get(field, (figure,)) for field, figure in zip(fields, line[1:], strict=True)
    )


def _inspect_pup(pup: Pup, where: str, state: State, book: TailsBook) -> None:
    need(-1 <= pup.dog < len(book.dogs), f"{where}.dog", "there is no such dog")
    need(pup.dog >= 0 or state.phase == "dogs", f"{where}.dog", "the dog is missing")
    need(pup.place in (INSIDE, OUT, ASLEEP), f"{where}.place", f"there is no '{pup.place[:20]}'")
    need(min(pup.tokens, pup.spent, pup.extra, pup.owed) >= 0, f"{where}.tokens", "0 or more")
    need(pup.tokens + pup.spent + pup.extra == book.figures.paws, f"{where}.tokens", f"{book.figures.paws} paws in all")
    need(pup.owed <= pup.spent, f"{where}.owed", "more than were spent")
    need(min(pup.potions) >= 0, f"{where}.potions", "0 or more")
    need(all(book.kind[card] != "tramp" for card in pup.cards), f"{where}.cards", "a tramp belongs to `tramps`")
    tramps = all(book.kind[c] == "tramp" and hired in (TWO, WITH_PAW, WITHOUT_PAW) for c, hired in pup.tramps)
    need(tramps, f"{where}.tramps", "a tramp, and how it was hired")


def _inspect_cards(state: State, book: TailsBook) -> None:
    """Every room is in one place: stack, table, hands, box."""
    places = Counter(state.bag) + Counter(state.gone) + Counter(tile.card for tile in state.dungeon.tiles[1:])
    places += Counter(tile.lid for tile in state.dungeon.tiles if tile.lid is not None and tile.lid >= 0)
    for pup in state.parts:
        places += Counter(pup.cards) + Counter(card for card, _ in pup.tramps)
    if state.drawn >= 0:
        places[state.drawn] += 1
    wrong = next((card for card in book.stack if places[card] != 1), None)
    need(wrong is None, "bag", f"the room {book.rooms[wrong].id if wrong else ''} must be in exactly one place")
    need(sum(places.values()) == len(book.stack), "bag", "a card that is no room of the stack")
    poured = [sum(tile.lid == -1 - s for tile in state.dungeon.tiles) for s in range(3)]
    for symbol in range(3):
        total = state.supply[symbol] + poured[symbol] + sum(pup.potions[symbol] for pup in state.parts)
        need(total == book.supply[symbol] and state.supply[symbol] >= 0, "supply", "potions must add up")


def _inspect_quests(state: State, book: TailsBook) -> None:
    held = [quest for pup in state.parts for quest in pup.dealt]
    held += [pup.quest for pup in state.parts if pup.quest >= 0 and pup.quest not in pup.dealt]
    quests = [*held, *state.common]
    need(all(0 <= quest < len(book.quests) for quest in quests), "common", "there is no such quest")
    need(len(set(quests)) == len(quests), "common", "the same quest twice")
    chosen = state.phase not in ("dogs", "deal", "quests")
    need(not chosen or len(state.common) == len(state.parts), "common", "as many as players")
    for seat, pup in enumerate(state.parts):
        need(not chosen or pup.quest >= 0, f"parts[{seat}].quest", "the quest is missing")
        dealt = QUESTS_DEALT if state.phase == "quests" else 0
        need(len(pup.dealt) == dealt, f"parts[{seat}].dealt", f"{dealt} quests")
