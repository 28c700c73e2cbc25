"""Positions that cannot be are refused with the field's name; positions of real games never are."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.games.monsters_of_egypt.positions import BOOK, answer, tomb
from undercroft.games.monsters_of_egypt import GAME
from undercroft.games.monsters_of_egypt.rules.positions import inspect
from undercroft.games.monsters_of_egypt.state import GONE, WAITING, State
from undercroft.kernel import position
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup, WrongPosition

Fault = Callable[[State], None]


def token(name: str) -> int:
    return next(number for number, token in enumerate(BOOK.tokens) if token.name == name)


def day(**more: Any) -> Table:
    """Vera's turn: walls, a hole, a reinforced floor, the ladder of a placed token, monsters, keys and closed tokens."""
    heroes = {"vera": "2-1 jetpack vest skates", "timur": "4-1 axe", "zoya": "dead", "gleb": "gone crystal"}
    piles = {"1-3": "c", "1-4": "? ?", "3-4": "key-black sabre mummy", "4-4": "ladder", "4-3": "pharaoh", "2-4": "bat"}
    return tomb(
        "_-__", "_#__", "_=__", "____", features=(".S..", "....", "....", "...X"), heroes=heroes, piles=piles, spirit=True,
        **{"walls_broken": (5,), "floors_broken": (6,)} | more,
    )  # fmt: skip


def night() -> Table:
    """The spirit's turn, a bat on the move in the air."""
    heroes = {"vera": "2-1", "timur": "1-1"}
    t = tomb("_o_", "_o_", "___", heroes=heroes, piles={"2-1": "axe", "3-2": "bat", "1-3": "spider"}, spirit=True, turn=2)
    return answer(t, "prowl bat", "step 2-2")


def stirring() -> Table:
    return tomb("___", "___", heroes={"vera": "2-1", "timur": "1-1"}, piles={"1-3": "bat"}, spirit=True, turn=2)


def haunted() -> Table:
    """The turn of a dead hero's player."""
    return tomb("___", heroes={"vera": "1-1", "timur": "dead"}, piles={"1-3": "bat"}, turn=1)


def alone() -> Table:
    return tomb("___", heroes={"vera": "dead", "timur": "1-1"}, turn=1, solo=True)


def aloft() -> Table:
    """Vera flies, and has pulled something up to her."""
    heroes = {"vera": "2-2 jetpack hook", "timur": "1-1"}
    t = tomb("_o_", "___", heroes=heroes, piles={"1-3": "axe sabre", "2-1": "vest"})
    return answer(t, "use jetpack", "step 1-2", "spend hook", "direction right", "pull axe")


def arriving() -> Table:
    return tomb("___", features=("S.S",), heroes={"vera": "1-2", "timur": "waiting"}, turn=1)


def fight() -> Table:
    t = tomb("___", heroes={"vera": "1-1 bomb", "timur": "1-1"}, piles={"1-2": "mummy"})
    return answer(t, "step 1-2")


def sunk() -> Table:
    heroes = {"vera": "2-1", "timur": "3-1"}
    return tomb("___", "___", "___", heroes=heroes, piles={"2-3": "c"}, options={"mode": "escape"}, ceiling=3, round=3)


def untouched() -> Table:
    """The crystal lies in the only closed chest."""
    return tomb("___", heroes={"vera": "1-1", "timur": "1-2"}, piles={"1-3": "c"}, chests="crystal")


def walled() -> Table:
    return day(walls_broken=())


def cracked() -> Table:
    """More breaches than the box has tokens for."""
    width = BOOK.figures.breaches + 2
    return tomb("_" * width, "_" * width, heroes={"vera": "2-1"}, floors_broken=tuple(range(1, width)))


def won() -> Table:
    return tomb("___", heroes={"vera": "gone crystal", "timur": "dead"}, phase="over", result="heroes")


def lost_to_the_spirit() -> Table:
    return tomb("___", heroes={"vera": "dead", "timur": "dead"}, phase="over", result="spirit")


def both_keys_lost() -> Table:
    escape = {"mode": "escape"}
    return tomb("___", "___", heroes={"vera": "2-1"}, options=escape, ceiling=1, phase="over", result="lost", keys_lost=2)


def all_of(*faults: Fault) -> Fault:
    def fault(state: State) -> None:
        for each in faults:
            each(state)

    return fault


def set_to(**fields: Any) -> Fault:
    def fault(state: State) -> None:
        for field, value in fields.items():
            setattr(state, field, value)

    return fault


def hero_to(number: int, **fields: Any) -> Fault:
    def fault(state: State) -> None:
        for field, value in fields.items():
            setattr(state.heroes[number], field, value)

    return fault


def terms_to(**fields: Any) -> Fault:
    def fault(state: State) -> None:
        state.terms = msgspec.structs.replace(state.terms, **fields)

    return fault


def pile_to(cell: int, *tokens: int) -> Fault:
    def fault(state: State) -> None:
        state.piles[cell] = tokens

    return fault


def moved(name: str, *, to_box: bool) -> Fault:
    """The token is in the box as well, or nowhere."""

    def fault(state: State) -> None:
        state.box = (*state.box, token(name)) if to_box else tuple(other for other in state.box if other != token(name))

    return fault


def turned(state: State) -> None:
    state.parts[0].turned = True


def others_seat(state: State) -> None:
    state.parts[0].heroes = (1,)


def own_heroes(state: State) -> None:
    for seat, player in enumerate(state.parts):
        player.heroes = tuple(number for number, hero in enumerate(state.heroes) if hero.seat == seat)


def crystal_boxed(state: State) -> None:
    state.heroes[0].items = ()
    state.box += (BOOK.crystal,)


def both_sides(state: State) -> None:
    """Vera's ladder stands; the flashlight on its back is carried."""
    flashlight = BOOK.starts[0][1]
    state.heroes[1].items += (flashlight,)
    state.box = tuple(other for other in state.box if other != flashlight)


def six_items(state: State) -> None:
    spare = [other for other in state.box if other in BOOK.item_of and other not in BOOK.ladders][:6]
    state.heroes[1].items = tuple(spare)
    state.box = tuple(other for other in state.box if other not in spare)


def carried_monster(state: State) -> None:
    state.heroes[1].items += (token("golem"),)
    state.box = tuple(other for other in state.box if other != token("golem"))


def wrong_bag(state: State) -> None:
    """A chest token among the dangers."""
    vase = token("apple")
    state.box = tuple(other for other in (*state.box, state.dangers[0]) if other != vase)
    state.dangers = (vase, *state.dangers[1:])


def wrong_chests(state: State) -> None:
    monster = token("golem")
    state.box = tuple(other for other in (*state.box, state.chests[0]) if other != monster)
    state.chests = (monster,)


FAULTS: list[tuple[Callable[[], Table], str, Fault]] = [
    (day, "terms.pharaoh_face", terms_to(pharaoh_face="smile")),
    (day, "terms.pharaoh_face", terms_to(pharaoh_face="retreat-2")),
    (day, "terms.gun_faces", terms_to(gun_faces=("smile",))),
    (day, "terms.gun_faces", terms_to(gun_faces=("attack", "any-weapon"))),
    (day, "terms.monster_traps", terms_to(monster_traps=("flood",))),
    (day, "terms.monster_traps", terms_to(monster_traps=("fire",))),
    (day, "terms.solo", terms_to(solo=True, spirit=False)),
    (day, "terms.spirit", terms_to(solo=True)),
    (day, "phase", set_to(phase="nap")),
    (day, "phase", set_to(phase="ceiling")),
    (day, "phase", set_to(phase="monsters")),
    (day, "phase", set_to(turn=4)),
    (alone, "phase", set_to(turn=0, phase="monsters")),
    (sunk, "phase", set_to(phase="ceiling", flying=0)),
    (sunk, "phase", set_to(phase="ceiling", runner=0)),
    (sunk, "phase", set_to(phase="ceiling", arrivals=((0, 0),))),
    (sunk, "phase", set_to(phase="ceiling", halted=((0, 0, False),))),
    (day, "round", set_to(round=0)),
    (day, "ceiling", set_to(ceiling=1)),
    (sunk, "ceiling", set_to(ceiling=6)),
    (day, "keys_lost", set_to(keys_lost=1)),
    (sunk, "keys_lost", set_to(keys_lost=3)),
    (sunk, "ceiling", set_to(round=4)),
    (day, "silence", set_to(silence=-1)),
    (day, "silence", set_to(silence=1)),
    (day, "parts", set_to(parts=[])),
    (day, "parts[0].heroes", others_seat),
    (day, "parts[3].heroes", hero_to(3, seat=4)),
    (day, "parts[2].heroes", all_of(hero_to(3, seat=2), own_heroes)),
    (day, "heroes", set_to(heroes=[])),
    (day, "order", set_to(order=(0, 1, 2, 2, -1))),
    (day, "order", set_to(order=(0, 1, 2, 3))),
    (day, "order", set_to(order=(0, 2, 1, 3, -1))),
    (day, "order", all_of(set_to(order=(-1, 0, 1, 2, 3)), terms_to(drawn_first=True))),
    (day, "terms.drawn_first", set_to(order=(1, 2, 3, -1, 0), seats=(1, 2, 3, 4, 0))),
    (day, "parts[0].turned", turned),
    (day, "seats", set_to(seats=(0, 1, 2, 3))),
    (day, "seats", set_to(seats=(1, 0, 2, 3, 4))),
    (day, "seats", set_to(seats=(0, 1, 2, 3, 3))),
    (day, "turn", set_to(turn=5)),
    (day, "moves", set_to(moves=4)),
    (day, "moves", set_to(moves=1, fought=True)),
    (day, "landed", set_to(landed=True)),
    (night, "landed", set_to(landed=True, acted=True)),
    (day, "face", set_to(face=6)),
    (day, "heroes[0].card", hero_to(0, card=7)),
    (day, "heroes[0].card", hero_to(0, card=-1)),
    (day, "heroes[0].card", hero_to(0, card=1)),
    (day, "heroes[0].lives", hero_to(0, lives=4)),
    (day, "heroes[0].lives", hero_to(0, lives=0)),
    (day, "heroes[2].lives", hero_to(2, lives=1)),
    (day, "heroes[2].items", hero_to(2, items=(0,))),
    (day, "heroes[1].items", six_items),
    (day, "heroes[1].items", carried_monster),
    (day, "heroes[0].cell", hero_to(0, cell=5 + 16)),
    (day, "heroes[0].cell", hero_to(0, cell=-4)),
    (walled, "heroes[0].cell", hero_to(0, cell=5)),
    (day, "heroes[0].cell", hero_to(0, cell=6)),
    (aloft, "heroes[0].cell", set_to(flying=-1)),
    (day, "heroes[0].cell", all_of(hero_to(0, cell=WAITING), set_to(round=2))),
    (day, "heroes[0].cell", all_of(hero_to(0, cell=WAITING), set_to(turn=1))),
    (sunk, "heroes[0].cell", hero_to(0, cell=1)),
    (day, "floors_broken", set_to(floors_broken=(6, 6))),
    (day, "floors_broken", set_to(floors_broken=(1,))),
    (day, "floors_broken", set_to(floors_broken=(9,))),
    (day, "floors_broken", set_to(floors_broken=(12,))),
    (walled, "floors_broken", set_to(floors_broken=(5,))),
    (day, "walls_broken", set_to(walls_broken=(4,))),
    (cracked, "floors_broken", terms_to(breach_limit=True)),
    (day, "piles", set_to(piles=[])),
    (day, "shape", set_to(shape=bytes(16))),
    (day, "piles.1-1", pile_to(0, -3)),
    (day, "piles.2-3", pile_to(6, -1)),
    (day, "piles.3-4", pile_to(11, token("mummy"), token("sabre"))),
    (walled, "piles.2-2", pile_to(5, token("axe"))),
    (sunk, "piles.1-1", pile_to(0, token("axe"))),
    (night, "piles.2-2", pile_to(4, token("axe"), token("bat"))),
    (day, "chests", set_to(chests=())),
    (day, "chests", wrong_chests),
    (day, "dangers", set_to(dangers=())),
    (day, "dangers", wrong_bag),
    (day, "box", set_to(box=(999,))),
    (day, "box", moved("sabre", to_box=True)),
    (day, "box", moved("golem", to_box=False)),
    (day, "heroes[].items", hero_to(1, items=(token("sabre"),))),
    (day, "heroes[].items", both_sides),
    (day, "used", set_to(used=frozenset({token("axe")}))),
    (day, "used", set_to(used=frozenset({token("boots")}))),
    (untouched, "crystal_spent", set_to(crystal_spent=True)),
    (day, "doors", set_to(doors=(False, True))),
    (day, "fighter", set_to(fighter=2)),
    (day, "foe", set_to(fighter=0)),
    (fight, "foe", set_to(foe=-1)),
    (fight, "foe", hero_to(0, cell=0)),
    (fight, "foe", set_to(foe=token("bat"))),
    (day, "runner", set_to(runner=3)),
    (day, "flying", set_to(flying=4)),
    (day, "steps", set_to(steps=4)),
    (day, "halted", set_to(halted=((2, 1, False),))),
    (day, "arrivals", set_to(arrivals=((2, 0),))),
    (day, "arrivals", set_to(arrivals=((0, 4),))),
    (day, "prowler", set_to(prowler=token("mummy"))),
    (stirring, "prowler", set_to(prowler=token("golem"))),
    (stirring, "prowl", set_to(prowl=5)),
    (day, "prowl", set_to(prowl=1)),
    (day, "last_prowler", set_to(last_prowler=token("axe"))),
    (day, "pharaoh", set_to(pharaoh=0)),
    (day, "pharaoh", set_to(pharaoh=4)),
    (fight, "pharaoh", set_to(pharaoh=1)),
    (day, "result", set_to(result="draw")),
    (day, "result", set_to(result="cursed")),
    (day, "result", set_to(phase="over")),
    (day, "result", all_of(hero_to(0, cell=GONE), hero_to(1, cell=GONE))),
    (sunk, "result", set_to(keys_lost=2)),
    (lost_to_the_spirit, "result", hero_to(0, cell=0, lives=1)),
    (won, "result", crystal_boxed),
    (won, "result", hero_to(1, cell=0, lives=1)),
    (won, "result", set_to(result="cursed")),
    (won, "result", set_to(result="lost")),
    (both_keys_lost, "result", set_to(result="draw")),
    (both_keys_lost, "result", set_to(keys_lost=1)),
]


@pytest.mark.parametrize("scene", [
    day, walled, cracked, night, stirring, haunted, alone, aloft, arriving, fight, sunk, untouched, won, lost_to_the_spirit,
    both_keys_lost,
])  # fmt: skip
def test_the_positions_that_faults_are_planted_in_can_be(scene: Callable[[], Table]) -> None:
    t = scene()
    inspect(t.state, t.book)


@pytest.mark.parametrize(
    ("scene", "field", "fault"), FAULTS, ids=[f"{number}-{field}" for number, (_, field, _) in enumerate(FAULTS)]
)
def test_a_planted_fault_is_found_by_its_field(scene: Callable[[], Table], field: str, fault: Fault) -> None:
    t = scene()
    fault(t.state)
    with pytest.raises(WrongPosition) as refused:
        inspect(t.state, t.book)
    assert str(refused.value).partition(": ")[0] == f"state.{field}"


@pytest.mark.rule("ME-RULING-68")
def test_every_round_that_is_over_may_have_been_silent_but_no_other() -> None:
    t = tomb("___", heroes={"vera": "1-1", "timur": "1-2"})
    answer(t, "end", "end")
    assert (t.state.round, t.state.silence) == (2, 1)
    inspect(t.state, t.book)
    t.state.silence = 2
    with pytest.raises(WrongPosition, match=r"state\.silence: 0 up to the rounds that are over"):
        inspect(t.state, t.book)


@pytest.mark.rule("ME-ESCAPE-21", "ME-ESCAPE-22", "ME-RULING-39")
@pytest.mark.parametrize(
    ("lying", "doors", "lost"),
    [("", (False, False), 1), ("key-black", (False, False), 1), ("key-yellow key-black", (False, False), 0),
     ("key-black", (True, False), 0), ("", (True, False), 1), ("", (True, True), 0)],
)  # fmt: skip
def test_a_lost_key_is_in_the_box_and_its_door_is_shut(lying: str, doors: tuple[bool, bool], lost: int) -> None:
    """`lost`: how many can be lost while the game goes on, of two at most."""
    piles = {"2-3": lying} if lying else {}
    t = tomb("___", "___", heroes={"vera": "2-1"}, piles=piles, options={"mode": "escape"}, ceiling=1, doors=doors)
    for keys in range(lost + 1):
        t.state.keys_lost = keys
        inspect(t.state, t.book)
    t.state.keys_lost = lost + 1
    with pytest.raises(WrongPosition, match=r"state\.(keys_lost: a lost key is in the box|result: both keys are lost)"):
        inspect(t.state, t.book)
    t.state.keys_lost = 3
    with pytest.raises(WrongPosition, match=r"state\.keys_lost: 0 to 2"):
        inspect(t.state, t.book)


def options(seed: int) -> dict[str, str]:
    """Any mixture of the options, half of them as they come; both modes by turns."""
    luck = Luck(Quick(seed))
    chosen = {c.id: c.values[luck.below(len(c.values)) if luck.below(2) else 0] for c in GAME.choices}
    return chosen | {"mode": ("exploration", "escape")[seed // 6 % 2]}


@pytest.mark.parametrize("block", range(6))
def test_every_position_of_a_real_game_can_be(block: int) -> None:
    """Three hundred games at random, with all options, modes and numbers of seats."""
    for seed in range(block * 50, block * 50 + 50):
        luck = Luck(Quick(seed + 1000))
        t = Table(GAME, Setup(GAME.id, seed % 6 + 1, "base", options(seed)), BOOK, Luck(Quick(seed)), keep=False).start()
        for step in range(20_000):
            if step % 4 == seed % 4 or t.over:
                inspect(t.state, BOOK)
            if t.over:
                break
            ask = t.questions()[0]
            going = [action for action in ask.options if action.kind not in ("end", "leave", "stop")] or ask.options
            some = going if luck.below(3) else ask.options
            t.answer(ask.seat, some[luck.below(len(some))])
        assert t.over


def test_it_is_asked_when_a_position_is_read() -> None:
    t = Table(GAME, Setup(GAME.id, 2, "base", options(0)), BOOK, Luck(Quick(1))).start()
    plain = json.loads(position.write(t))
    assert plain["state"]["phase"] == "gather"
    position.read(json.dumps(plain), {GAME.id: GAME}, Luck(Quick(1)))
    plain["state"]["phase"] = "nap"
    with pytest.raises(WrongPosition, match=r"state\.phase: there is no phase 'nap'"):
        position.read(json.dumps(plain), {GAME.id: GAME}, Luck(Quick(1)))
