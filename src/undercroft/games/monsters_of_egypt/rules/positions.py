"""Whether a position can be: what always holds at a question, checked field by field."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from undercroft.games.monsters_of_egypt.content import CHEST, DANGER, FLOOR, RETREAT, WALL, Plan, TombBook
from undercroft.games.monsters_of_egypt.rules.dungeon import covered, supported
from undercroft.games.monsters_of_egypt.rules.pieces import EAGER, FELL
from undercroft.games.monsters_of_egypt.rules.play import PHASES
from undercroft.games.monsters_of_egypt.state import (
    DEAD,
    GONE,
    GUN_FACES,
    MONSTER_TRAPS,
    NOBODY,
    NOTHING,
    PHARAOH_FACES,
    SPIRIT,
    WAITING,
    Hero,
    Result,
    State,
    shape_of,
)
from undercroft.kernel.types import WrongPosition

RESULTS = get_args(Result)


def inspect(state: State, book: TombBook) -> None:
    plan = book.plans[state.terms.mode]
    _terms(state, book)
    _frame(state, plan)
    _order(state, book)
    _structure(state, book, plan)
    for number, hero in enumerate(state.heroes):
        _hero(state, book, plan, number, hero)
    _piles(state, book, plan)
    _tokens(state, book)
    _keys(state, book)
    _under_way(state, book)
    _prowler(state, book)
    _end(state, book)


def need(fine: bool, field: str, why: str) -> None:
    if not fine:
        raise WrongPosition(f"state.{field}: {why}")


# ---- the frame ----


def _terms(state: State, book: TombBook) -> None:
    terms = state.terms
    need(terms.pharaoh_face in PHARAOH_FACES, "terms.pharaoh_face", "no table plays by this face")
    need(terms.gun_faces in GUN_FACES.values(), "terms.gun_faces", "no table plays by these faces")
    need(terms.monster_traps in MONSTER_TRAPS.values(), "terms.monster_traps", "no table plays by these traps")
    need(not (terms.solo and terms.spirit), "terms.spirit", "alone nobody plays the monsters")


def _frame(state: State, plan: Plan) -> None:
    need(state.phase in PHASES or state.phase == "over", "phase", f"there is no phase '{state.phase[:20]}'")
    need(state.round >= (0 if state.phase == "gather" else 1), "round", "1 or more")
    escape = state.terms.mode == "escape"
    need(escape or state.phase != "ceiling", "phase", "the ceiling falls in escape mode only")
    need(
        0 <= state.ceiling <= (plan.floors + 2 if escape else 0),
        "ceiling",
        "0 to two more than there are floors; in escape mode only",
    )
    need(0 <= state.keys_lost <= (2 if escape else 0), "keys_lost", "0 to 2; in escape mode only")
    need(0 <= state.silence <= max(0, state.round - 1), "silence", "0 up to the rounds that are over")
    late = state.round - (state.phase == "ceiling")
    need(not escape or state.phase in ("gather", "over") or state.ceiling >= late, "ceiling", "one step a round at least")


def _order(state: State, book: TombBook) -> None:
    """Who sits where, and whose turn it is."""
    heroes, parts = state.heroes, state.parts
    need(1 <= len(parts) <= 6, "parts", "one to six seats")
    need(1 <= len(heroes) <= len(book.cards), "heroes", f"1 to {len(book.cards)}")
    need(state.terms.solo == (len(parts) == 1), "terms.solo", "one seat is a solo game")
    for seat, player in enumerate(parts):
        mine = tuple(number for number, hero in enumerate(heroes) if hero.seat == seat)
        need(player.heroes == mine, f"parts[{seat}].heroes", "not the heroes of this seat")
        need(len(mine) == 1 or state.terms.solo or (not mine and state.terms.spirit), f"parts[{seat}].heroes", "one hero a seat")
    bare = [seat for seat, player in enumerate(parts) if not player.heroes]
    need(not state.terms.spirit or bare == [len(parts) - 1], "terms.spirit", "the last seat has no hero")
    spirits = int(state.terms.spirit)
    need(
        sorted(state.order) == [SPIRIT] * spirits + list(range(len(heroes))),
        "order",
        "every hero once, and the spirit if there is one",
    )
    seated = (*range(len(heroes)), *(SPIRIT,) * spirits)
    first = seated.index(state.order[0])
    need(state.order == seated[first:] + seated[:first] and state.order[0] != SPIRIT, "order", "round the table, a hero first")
    need(first == 0 or state.terms.drawn_first, "terms.drawn_first", "without it the first seat begins")
    need(len(state.seats) == len(state.order), "seats", "one for every turn of a round")
    need(0 <= state.turn < len(state.order), "turn", "no such turn in a round")
    for number, seat in zip(state.order, state.seats, strict=True):
        need(0 <= seat < len(parts) and (number in parts[seat].heroes or number == SPIRIT), "seats", "not the seat of this turn")
        need(number != SPIRIT or not parts[seat].heroes, "seats", "the spirit has no hero")
    number = state.order[state.turn]
    need(state.phase != "hero" or number != SPIRIT, "phase", "it is not a hero's turn")
    if state.phase == "monsters":
        need(number == SPIRIT or (heroes[number].cell == DEAD and not state.terms.solo), "phase", "it is not a monsters' turn")
    need(0 <= state.moves <= book.figures.moves, "moves", f"0 to {book.figures.moves}")
    need(not state.fought or state.moves == 0, "moves", "a fight has cost them all")
    need(not state.landed or (state.phase == "hero" and state.acted), "landed", "only while a hero's turn ends")
    for seat, player in enumerate(parts):
        fallen = not state.terms.solo and all(heroes[number].cell == DEAD for number in player.heroes)
        need(not player.turned or fallen, f"parts[{seat}].turned", "its hero lives, so it has had no monsters' turn")
    need(-1 <= state.face < len(book.die), "face", "the die has no such face")


# ---- heroes ----


def _hero(state: State, book: TombBook, plan: Plan, number: int, hero: Hero) -> None:
    where = f"heroes[{number}]"
    gathering = state.phase == "gather"
    need(-1 <= hero.card < len(book.cards), f"{where}.card", "there is no such hero")
    need(hero.card >= 0 or gathering, f"{where}.card", "the hero is missing")
    need(
        hero.card < 0 or sum(other.card == hero.card for other in state.heroes) == 1,
        f"{where}.card",
        "no two seats play the same hero",
    )
    most = book.figures.lives
    if hero.cell == DEAD:
        need(hero.lives == 0, f"{where}.lives", "a dead hero has none")
        need(not hero.items, f"{where}.items", "a dead hero carries nothing")
    else:
        need((0 if gathering else 1) <= hero.lives <= most, f"{where}.lives", f"1 to {most} while it lives")
    need(len(hero.items) <= book.figures.places, f"{where}.items", f"{book.figures.places} places")
    need(
        all(token in book.item_of for token in hero.items),
        f"{where}.items",
        "not an item",
    )
    if hero.cell == WAITING:
        begun = gathering or (state.round == 1 and state.order.index(number) >= state.turn)
        need(begun, f"{where}.cell", "its first turn was before")
    elif hero.cell >= 0:
        need(not gathering and hero.cell < plan.size, f"{where}.cell", "not a cell to stand in now")
        need(not state.shape[hero.cell] & WALL, f"{where}.cell", "in a wall")
        need(hero.cell >= covered(state) * plan.width, f"{where}.cell", "under the ceiling")
        need(state.flying >= 0 or supported(state, plan, hero.cell), f"{where}.cell", "nothing holds it there")
    else:
        need(hero.cell in (DEAD, GONE), f"{where}.cell", "there is no such place")


# ---- the board ----


def _structure(state: State, book: TombBook, plan: Plan) -> None:
    for cells, part, flag in ((state.floors_broken, "floors_broken", FLOOR), (state.walls_broken, "walls_broken", WALL)):
        need(len(set(cells)) == len(cells), part, "nothing breaks twice")
        need(all(0 <= cell < plan.size and plan.shape[cell] & flag for cell in cells), part, "there was nothing to break")
    for cell in state.floors_broken:
        need(cell < plan.bottom and cell not in plan.reinforced, "floors_broken", "this floor cannot be destroyed")
        need(not plan.shape[cell] & WALL or cell in state.walls_broken, "floors_broken", "a wall stands on it")
    breaches = len(state.floors_broken) + len(state.walls_broken)
    need(not state.terms.breach_limit or breaches <= book.figures.breaches, "floors_broken", "more than there are breach tokens")
    need(len(state.piles) == plan.size, "piles", f"{plan.size} cells")
    need(state.shape == shape_of(state, plan, book), "shape", "not what printing, breaches and ladders make of it")


def _piles(state: State, book: TombBook, plan: Plan) -> None:
    gone = covered(state)
    first = gone * plan.width if gone < plan.floors else 0
    for cell, pile in enumerate(state.piles):
        if pile and (why := "under the ceiling" if cell < first else _pile(state, book, plan, cell)):
            raise WrongPosition(f"state.piles.{plan.names[cell]}: {why}")


def _pile(state: State, book: TombBook, plan: Plan, cell: int) -> str:
    """Tokens lie where something holds them, monsters on top. Only a monster on the move may be in a wall or in the air;
    what a hero with a jetpack has brought there stays until the jetpack goes out."""
    pile = state.piles[cell]
    if min(pile) < DANGER or max(pile) >= len(book.tokens):
        return "there is no such token"
    if state.prowler < 0 or pile != (state.prowler,):
        if state.shape[cell] & WALL:
            return "in a wall"
        if state.flying < 0 and not supported(state, plan, cell):
            return "nothing holds it there"
    if len(pile) > 1:
        monsters = [token in book.monster_of for token in pile]
        if monsters != sorted(monsters):
            return "monsters lie on top"
    return ""


def _tokens(state: State, book: TombBook) -> None:
    """Every token is in one place; of the two sides of a start piece one is in play."""
    flat = Counter(token for pile in state.piles for token in pile)
    need(flat[CHEST] == len(state.chests), "chests", "as many as there are closed chest tokens")
    need(flat[DANGER] == len(state.dangers), "dangers", "as many as there are closed danger tokens")
    need(set(state.chests) <= set(book.chests), "chests", "not a chest token")
    need(set(state.dangers) <= book.dangerous, "dangers", "not a danger token")
    need(all(0 <= token < len(book.tokens) for token in state.box), "box", "there is no such token")
    del flat[CHEST], flat[DANGER]
    carried = [token for hero in state.heroes for token in hero.items]
    places = (
        ("piles", flat),
        ("heroes[].items", carried),
        ("chests", state.chests),
        ("dangers", state.dangers),
        ("box", state.box),
    )
    seen: Counter[int] = Counter()
    for field, tokens in places:
        seen.update(tokens)
        twice = next((token for token in tokens if seen[token] > 1), NOTHING)
        need(twice < 0, field, f"'{book.tokens[twice].name}' is in two places")
    missing = next((token for token in (*book.chests, *book.dangers) if not seen[token]), NOTHING)
    to_come = missing == book.crystal and state.phase == "gather" and state.terms.mode == "escape"
    need(missing < 0 or to_come, "box", f"'{book.tokens[missing].name}' is nowhere")
    in_play = {*flat, *carried}
    for card, (start, other) in zip(book.cards, book.starts, strict=True):
        need(not {start[0], other} <= in_play, "heroes[].items", f"both sides of the start piece of '{card.id}'")
    lasting = {token for token in in_play if (item := book.item_of.get(token)) is not None and item.permanent}
    need(state.used <= lasting, "used", "not a token in play with a permanent effect")
    need(not state.crystal_spent or book.crystal not in state.chests, "crystal_spent", "the crystal lies in a closed chest")


def _keys(state: State, book: TombBook) -> None:
    """ME-RULING-39: a key that opened its door was used, not lost."""
    for door, key in enumerate(book.keys):
        need(not state.doors[door] or key in state.box, "doors", "the key of an open door is in the box")
    shut = sum(key in state.box and not is_open for key, is_open in zip(book.keys, state.doors, strict=True))
    need(state.keys_lost <= shut, "keys_lost", "a lost key is in the box, and its door is shut")


# ---- what is under way ----


def _under_way(state: State, book: TombBook) -> None:
    def on_board(hero: int) -> bool:
        return 0 <= hero < len(state.heroes) and state.heroes[hero].cell >= 0

    need(state.fighter == NOBODY or on_board(state.fighter), "fighter", "not a hero on the board")
    need(state.runner == NOBODY or on_board(state.runner), "runner", "not a hero on the board")
    flies = 0 <= state.flying < len(state.heroes) and state.heroes[state.flying].cell != WAITING
    need(state.flying == NOBODY or flies, "flying", "not a hero that has begun")
    need((state.fighter >= 0) == (state.foe >= 0), "foe", "a fight needs a hero and a monster")
    if state.fighter >= 0:
        pile = state.piles[state.heroes[state.fighter].cell]
        need(state.foe in pile and state.foe in book.monster_of, "foe", "not a monster in the hero's cell")
    longest = max(*RETREAT.values(), *(item.amount for item in book.items.values() if item.single == "retreat"))
    need(0 <= state.steps <= longest, "steps", f"0 to {longest}")
    need(all(on_board(hero) and 0 <= steps <= longest for hero, steps, _ in state.halted), "halted", "not a hero on the board")
    need(all(on_board(hero) and 0 <= how <= EAGER | FELL for hero, how in state.arrivals), "arrivals", "not a hero on the board")
    busy = state.fighter >= 0 or state.runner >= 0 or state.flying >= 0 or state.halted or state.arrivals
    need(not busy or state.phase not in ("gather", "ceiling"), "phase", "something is under way")


def _prowler(state: State, book: TombBook) -> None:
    lies_open = {token: book.monster_of[token] for pile in state.piles for token in pile if token in book.monster_of}
    prowler = lies_open.get(state.prowler)
    awake = prowler is not None and prowler.gait != "sleep" and state.phase == "monsters"
    need(state.prowler == NOTHING or awake, "prowler", "not an open monster with moves, in a monsters' turn")
    moves = prowler.moves if prowler is not None else 0
    need(0 <= state.prowl <= moves, "prowl", f"0 to {moves}")
    last = state.last_prowler
    need(last == NOTHING or last in book.monster_of, "last_prowler", "not a monster")
    lives = next((monster.lives for monster in lies_open.values() if monster.gait == "sleep"), 0)
    need(min(1, lives) <= state.pharaoh <= lives, "pharaoh", f"1 to {lives}" if lives else "0 while it does not lie open")


def _end(state: State, book: TombBook) -> None:
    places = {hero.cell for hero in state.heroes}
    need(state.result in RESULTS, "result", "there is no such end")
    need(bool(state.result) == (state.phase == "over"), "result", "a game that is over has one, no other game has")
    inside = not places <= {DEAD, GONE}
    crystal_out = any(hero.cell == GONE and book.crystal in hero.items for hero in state.heroes)
    if not state.result:
        need(inside, "result", "nobody is left in the tomb")
        need(state.keys_lost < len(book.keys), "result", "both keys are lost")
    elif state.result == "spirit":
        need(places == {DEAD}, "result", "not every hero is dead")
    elif state.result == "heroes":
        need(not inside and crystal_out, "result", "the crystal and all who live must be out")
    elif state.result == "cursed":
        need(inside or not crystal_out, "result", "the crystal is out")
    else:
        need(state.keys_lost == len(book.keys), "result", "a key is still to be had")
