"""Positions that can be, and those that cannot; positions by name, both ways."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.dungeoneer.positions import BOOK, answer, asked, card, crypt, hero, ids, place, quest
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.rules.positions import inspect
from undercroft.games.dungeoneer.state import Attack, Opened, Placed, State, read, rival, write
from undercroft.kernel import position
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Setup, WrongPosition


def played(seed: int, answers: int) -> Table:
    """A table some way into a game in which much is played and attempted."""
    rnd = random.Random(seed)
    options = {choice.id: rnd.choice(choice.values) for choice in GAME.choices}
    table = Table(GAME, Setup(GAME.id, 1 + seed % 4, "base", options), BOOK, Luck(Quick(seed))).start()
    for _ in range(answers):
        if table.over:
            break
        ask = rnd.choice(table.questions())
        liked = [option for option in ask.options if option.kind not in ("end", "pass", "stay", "drop")]
        table.answer(ask.seat, rnd.choice(liked if liked and rnd.random() < 0.7 else ask.options))
    return table


@pytest.mark.parametrize("seed", range(16))
def test_every_position_of_a_game_can_be_and_comes_back_from_json(seed: int) -> None:
    for answers in (0, 6, 25, 80, 200):
        table = played(seed, answers)
        inspect(table.state, BOOK)
        text = position.write(table)
        back = position.read(text, {GAME.id: GAME}, Luck(Quick(1)))
        assert position.write(back) == text
        assert back.state == table.state


def middle() -> State:
    """A Dungeonlord who has declared a zombie and a trap, with something of everything about."""
    a = hero(
        "raka", "crossing", hand="dodge ghost", known="ghost", inventory="gravediggers-axe weapon-mastery", lair="skeleton",
        quests="carry-the-embers break-the-seal", escorts="carry-the-embers", done="slay-draky", level=2, points=2, glory=3,
        hurt_by=(rival(1), card("legion")),
    )  # fmt: skip
    b = hero("sable-quick", "collapsed-tunnel", peril=9, banes="withered-arm", quests="the-lost-apprentice", health=4)
    b.found = ((quest("the-lost-apprentice"), place("collapsed-tunnel")),)
    a.hand += " zombie spear-volley"  # type: ignore[operator]
    table = crypt(
        a, b, hero("kron-axereaver", "long-gallery"), phase="dungeonlord", bag="crypt library", discard="riposte legion",
        common="bones-of-fate", attached=[("runed-edge", "gravediggers-axe"), ("bloodscent", "skeleton")],
        opened=(Opened(place("collapsed-tunnel"), 3, 1),), prey=((quest("slay-draky"), 1),),
    )  # fmt: skip
    answer(table, "declare zombie", "declare spear-volley")
    state: State = table.state.clone()
    inspect(state, BOOK)
    return state


Fault = Callable[[State], None]


def _set(**changes: Any) -> Fault:
    def change(state: State) -> None:
        for field, value in changes.items():
            setattr(state, field, value)

    return change


def _part(seat: int, **changes: Any) -> Fault:
    def change(state: State) -> None:
        for field, value in changes.items():
            setattr(state.parts[seat], field, value)

    return change


def _more(field: str, *extra: Any, seat: int | None = None) -> Fault:
    """Something more in a zone."""

    def change(state: State) -> None:
        owner: Any = state if seat is None else state.parts[seat]
        setattr(owner, field, (*getattr(owner, field), *extra))

    return change


def _declared(at: int, **changes: Any) -> Fault:
    def change(state: State) -> None:
        declared = list(state.declared)
        declared[at] = replace(declared[at], **changes)
        state.declared = tuple(declared)

    return change


def _tile(at: int, **changes: Any) -> Fault:
    def change(state: State) -> None:
        tiles = list(state.map)
        tiles[at] = replace(tiles[at], **changes)
        state.map = tuple(tiles)

    return change


def _terms(**changes: Any) -> Fault:
    def change(state: State) -> None:
        state.terms = replace(state.terms, **changes)

    return change


def _alone(state: State) -> None:
    state.parts[1].out = state.parts[2].out = True


def _swap(seat: int, zone: str, new: str) -> Fault:
    """A card of the discard pile or the deck lies where it does not belong."""

    def change(state: State) -> None:
        number = card(new)
        state.deck = tuple(n for n in state.deck if n != number)
        setattr(state.parts[seat], zone, (*getattr(state.parts[seat], zone), number))

    return change


FAULTS: list[tuple[Fault, str]] = [
    (_set(round=0), "state.round"),
    (_terms(hard=True), "state.terms.hard"),
    (_terms(hidden=True), "state.terms.hidden"),
    (_set(dues=1), "state.dues"),
    (_set(peril_deck=(1,)), "state.peril_deck"),
    (_set(hands=((1,), (), ())), "state.hands"),
    (_set(phase="hero"), "state.declared"),
    (_set(attached=((card("runed-edge"), card("riposte")), (card("bloodscent"), card("skeleton")))), "state.attached"),
    (_part(1, health=0), "state.parts[1].health"),
    (_part(1, spare=True), "state.parts[1].spare"),
    (_part(1, visited=(place("crypt"),)), "state.parts[1].visited"),
    (_swap(0, "inventory", "silvered-blade"), "state.parts[0].inventory"),
    (_set(phase="lunch"), "state.phase"),
    (_set(stage="brawl"), "state.stage"),
    (_set(parts=[]), "state.parts"),
    (_terms(solo=True), "state.terms.solo"),
    (_terms(limited_movement=True, tip_for_point=True), "state.terms"),
    (_set(turn=3), "state.turn"),
    (_set(turn=-1), "state.turn"),
    (_set(turn=-2), "state.turn"),
    (_part(0, out=True), "state.turn"),
    (_alone, "state.parts"),
    (_set(first=4), "state.first"),
    (_set(winner=3), "state.winner"),
    (_set(placer=9), "state.placer"),
    (_set(round=-1), "state.round"),
    (_set(dues=-1), "state.dues"),
    (_set(builds=-3), "state.builds"),
    (_tile(1, card=50), "state.map"),
    (_tile(1, x=0, y=0), "state.map"),
    (_tile(0, card=5), "state.map"),
    (_tile(3, x=3, y=3), "state.map"),
    (_tile(3, x=2, y=0), "state.map"),
    (_set(opened=(Opened(place("crypt"), 0, 1),)), "state.opened"),
    (_set(opened=(Opened(place("crossing"), 4, 1),)), "state.opened"),
    (_set(opened=(Opened(place("crossing"), 0, 7),)), "state.opened"),
    (_more("bag", place("crossing")), "state.bag"),
    (_set(bag=()), "state.bag"),
    (_set(under=(99,)), "state.bag"),
    (_set(drawn=3), "state.placer"),
    (_more("deck", card("dodge")), "state.deck"),
    (_set(discard=()), "state.deck"),
    (_set(attached=()), "state.deck"),
    (_set(declared=()), "state.deck"),
    (_more("hand", card("ghoul"), seat=1), "state.deck"),
    (_more("quest_bag", quest("slay-draky")), "state.quest_bag"),
    (_set(common=()), "state.quest_bag"),
    (_part(0, done=()), "state.quest_bag"),
    (_more("tokens", (quest("bones-of-fate"), place("crossing"))), "state.quest_bag"),
    (_set(heroes_left=(3,)), "state.heroes_left"),
    (_part(1, hero=3), "state.heroes_left"),
    (_more("attacks", Attack(-9, 0, 1, "melee")), "state.attacks.card"),
    (_declared(0, card=77), "state.deck"),
    (_declared(0, form="dance"), "state.attacks.form"),
    (_declared(0, victim=5), "state.attacks"),
    (_declared(0, owner=-2), "state.attacks"),
    (_declared(0, against=3), "state.attacks.against"),
    (_part(0, hero=9), "state.parts[0].hero"),
    (_part(0, hero=-1), "state.parts[0].hero"),
    (_part(0, level=0), "state.parts[0].level"),
    (_part(0, level=5), "state.parts[0].level"),
    (_part(1, health=7), "state.parts[1].health"),
    (_part(1, health=-1), "state.parts[1].health"),
    (_part(0, points=-1), "state.parts[0].points"),
    (_part(0, glory=-1), "state.parts[0].glory"),
    (_part(1, peril=-1), "state.parts[1].peril"),
    (_part(1, owed=-1), "state.parts[1].owed"),
    (_part(1, place=place("crypt")), "state.parts[1].place"),
    (_part(1, place=-1), "state.parts[1].place"),
    (_part(0, known=(card("legion"),)), "state.parts[0].known"),
    (_part(1, escorts=(quest("carry-the-embers"),)), "state.parts[1].escorts"),
    (_part(1, escorts=(quest("the-lost-apprentice"),)), "state.parts[1].escorts"),
    (_part(1, stand=("luck", 4)), "state.parts[1].stand"),
    (_swap(0, "inventory", "ghoul"), "state.parts[0].inventory"),
    (_swap(0, "lair", "iron-helm"), "state.parts[0].lair"),
    (_swap(1, "banes", "iron-helm"), "state.parts[1].banes"),
]


@pytest.mark.parametrize(("fault", "field"), FAULTS, ids=[f"{n}-{field}" for n, (_, field) in enumerate(FAULTS)])
def test_a_planted_fault_is_named(fault: Fault, field: str) -> None:
    state = middle()
    fault(state)
    with pytest.raises(WrongPosition) as error:
        inspect(state, BOOK)
    assert str(error.value).startswith(f"{field}:")


@pytest.mark.parametrize(("zone", "cards"), [
    ("inventory", "iron-helm backpack potion-of-healing warding-amulet chain-hauberk ring-of-the-undying"),
    ("inventory", "weapon-mastery arcane-focus fleet-foot trap-sense"),
    ("lair", "zombie ghost ghoul legion"),
])  # fmt: skip
def test_more_than_a_limit_allows(zone: str, cards: str) -> None:
    table = crypt(hero("roderik-talus", points=1, **{zone: cards}), hero("raka"))
    with pytest.raises(WrongPosition, match=rf"state\.parts\[0\]\.{zone}: more"):
        inspect(table.state, BOOK)


def test_a_map_without_an_entrance_is_told_as_that() -> None:
    state = middle()
    _tile(0, card=5)(state)
    with pytest.raises(WrongPosition, match=r"state\.map: there is no entrance"):
        inspect(state, BOOK)


def test_a_token_that_is_no_escort() -> None:
    state = middle()
    state.quest_bag = tuple(q for q in state.quest_bag if q != quest("break-the-bone-warden"))
    state.tokens = ((quest("break-the-bone-warden"), place("crossing")),)
    with pytest.raises(WrongPosition, match=r"state\.tokens: escorts only"):
        inspect(state, BOOK)
    state.quest_bag = tuple(q for q in state.quest_bag if q != quest("lead-the-pilgrim-out"))
    state.quests_gone = (quest("break-the-bone-warden"),)
    state.tokens = ((quest("lead-the-pilgrim-out"), place("crypt")),)
    with pytest.raises(WrongPosition, match=r"state\.tokens: in a location"):
        inspect(state, BOOK)
    state.tokens = ((quest("lead-the-pilgrim-out"), place("crossing")),)
    inspect(state, BOOK)


# ---- by name ----


def test_a_position_is_written_by_name() -> None:
    plain = write(middle(), BOOK)
    first, second, _ = plain["parts"]
    assert (first["hero"], first["place"], first["hand"], first["known"]) == ("raka", "crossing", ["dodge", "ghost"], ["ghost"])
    assert (first["inventory"], first["lair"]) == (["gravediggers-axe", "weapon-mastery"], ["skeleton"])
    assert (first["quests"], first["escorts"]) == (["carry-the-embers", "break-the-seal"], ["carry-the-embers"])
    assert first["hurt_by"] == ["seat 1", "legion"]
    assert (second["banes"], second["found"]) == (["withered-arm"], [["the-lost-apprentice", "collapsed-tunnel"]])
    assert plain["attached"] == [["runed-edge", "gravediggers-axe"], ["bloodscent", "skeleton"]]
    assert [(each["card"], each["against"], each["place"]) for each in plain["declared"]] == [
        ("zombie", "", "collapsed-tunnel"), ("spear-volley", "", "collapsed-tunnel"),
    ]  # fmt: skip
    assert (plain["opened"][0]["place"], plain["prey"], plain["common"]) == (
        "collapsed-tunnel", [["slay-draky", 1]], ["bones-of-fate"],
    )  # fmt: skip
    assert {"zombie#2", "skeleton#2", "dodge#2"} <= set(plain["deck"])
    assert plain["drawn"] == ""


def test_a_position_comes_back() -> None:
    state = middle()
    assert read(write(state, BOOK), BOOK) == state
    state.declared = ()
    hunted = (Attack(-2 - quest("slay-draky"), 1, 0, "melee", 2), Attack(-1, 0, -1, "melee", against=-2 - quest("slay-draky")))
    state.attacks = hunted
    plain = write(state, BOOK)
    assert [(each["card"], each["against"]) for each in plain["attacks"]] == [("draky", ""), ("", "draky")]
    assert read(plain, BOOK).attacks == hunted


@pytest.mark.parametrize(("where", "name", "words"), [
    (("parts", 0, "hero"), "conan", "There is no hero 'conan'"),
    (("parts", 0, "place"), "attic", "There is no place 'attic'"),
    (("parts", 0, "hand", 0), "sword-of-doom", r"There is no card 'sword-of-doom' - at `\$\.parts\[0\]\.hand\[0\]`"),
    (("parts", 0, "hand", 0), "dodge#3", "There is no card 'dodge#3'"),
    (("parts", 0, "hand", 0), 7, "There is no card '7'"),
    (("parts", 0, "quests", 0), "find-the-grail", "There is no quest 'find-the-grail'"),
    (("parts", 0, "hurt_by", 0), "seat 9", "There is no foe 'seat 9'"),
    (("map", 1, "card"), "zombie", "There is no place 'zombie'"),
    (("declared", 0, "card"), "crypt", "There is no foe 'crypt'"),
    (("attached", 0), ["runed-edge", "crypt"], "There is no card 'crypt'"),
    (("attached", 0), ["runed-edge"], r"Expected `array` of length 2 - at `\$\.attached\[0\]`"),
    (("parts",), 5, r"Expected `array` - at `\$\.parts`"),
    (("parts", 0, "glory"), "much", "Expected `int`, got `str`"),
    (("parts", 0, "mood"), "bad", "unknown field `mood`"),
])  # fmt: skip
def test_strange_names_are_refused(where: tuple[str | int, ...], name: object, words: str) -> None:
    plain: Any = write(middle(), BOOK)
    spot = plain
    for step in where[:-1]:
        spot = spot[step]
    spot[where[-1]] = name
    with pytest.raises(msgspec.ValidationError, match=words):
        read(plain, BOOK)


@pytest.mark.parametrize("plain", [None, 5, "state", [], {}])
def test_what_is_no_state_is_refused(plain: object) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"Expected `object`|required field `terms`"):
        read(plain, BOOK)


def test_a_table_goes_on_from_a_position_by_name() -> None:
    table = crypt(hero("raka", "crossing", points=2, glory=4, hand="fleet-foot"), hero("kron-axereaver"))
    back = position.read(position.write(table), {GAME.id: GAME}, Luck(Quick(1)))
    answer(back, "play fleet-foot", "move south")
    assert (ids(back.state.parts[0].inventory), back.state.parts[0].place) == (["fleet-foot"], BOOK.entrance)
    assert asked(back).kind == "hero-phase"
    assert Placed(0, 0, BOOK.entrance) in back.state.map
