"""States in words: what is renamed and what is not, and how strange names and wrong shapes are refused."""

from __future__ import annotations

from copy import deepcopy
from typing import Annotated, Any

import msgspec
import pytest

from undercroft.kernel.names import Bits, Keyed, Named, Names

NOTHING = -1
CHEST = 100
Card = Annotated[int, Named("card", {NOTHING: ""})]
Room = Annotated[int, Named("room")]
Cards = Annotated[int, Bits("card")]
Lid = Annotated[int, Named("card", {-1: -1, -2: -2})]
Thing = Annotated[int, Named("card", {CHEST: "chest?"})]


class Tile(msgspec.Struct, frozen=True):
    room: Room
    paws: int = 0
    lid: Lid | None = None


class Map(msgspec.Struct, frozen=True):
    tiles: tuple[Tile, ...] = ()
    broken: tuple[tuple[Room, int], ...] = ()


class Player(msgspec.Struct, forbid_unknown_fields=True):
    hand: tuple[Card, ...] = ()
    weapon: Card = NOTHING
    seen: Cards = 0
    gold: int = 0


class Board(msgspec.Struct, forbid_unknown_fields=True):
    phase: str = "begin"
    map: Map = Map()
    turned: Map | None = None
    parts: list[Player] = []
    hands: tuple[tuple[Card, ...], ...] = ()
    used: frozenset[Card] = frozenset()
    piles: Annotated[list[tuple[Thing, ...]], Keyed("room")] = []
    dice: tuple[int, ...] = ()
    few: Annotated[tuple[Card, ...], msgspec.Meta(max_length=2)] = ()
    masked: bool | msgspec.UnsetType = msgspec.UNSET


CARDS = {0: "axe", 1: "lamp", 2: "rope"}
NAMES = Names(Board, {"card": CARDS, "room": {0: "hall", 1: "crypt", 2: "attic"}})


def board() -> Board:
    return Board(
        "play",
        Map((Tile(0), Tile(2, 1, 1), Tile(1, 0, -2)), ((2, 3),)),
        Map((Tile(1),)),
        [Player((2, 0), 1, 0b101, 7), Player()],
        ((0,), (), (1, 2)),
        frozenset({2, 0, 1}),
        [(), (0, CHEST), ()],
        (2, 1),
        (1,),
    )


WORDS: dict[str, Any] = {
    "phase": "play",
    "map": {
        "tiles": [
            {"room": "hall", "paws": 0, "lid": None},
            {"room": "attic", "paws": 1, "lid": "lamp"},
            {"room": "crypt", "paws": 0, "lid": -2},
        ],
        "broken": [["attic", 3]],
    },
    "turned": {"tiles": [{"room": "crypt", "paws": 0, "lid": None}], "broken": []},
    "parts": [
        {"hand": ["rope", "axe"], "weapon": "lamp", "seen": ["axe", "rope"], "gold": 7},
        {"hand": [], "weapon": "", "seen": [], "gold": 0},
    ],
    "hands": [["axe"], [], ["lamp", "rope"]],
    "used": ["axe", "lamp", "rope"],
    "piles": {"crypt": ["axe", "chest?"]},
    "dice": (2, 1),
    "few": ["lamp"],
}


def test_what_the_types_name_is_in_words_and_the_rest_as_it_was() -> None:
    assert NAMES.write(board()) == WORDS


def test_a_state_comes_back_and_what_was_read_is_left_alone() -> None:
    kept = deepcopy(WORDS)
    assert NAMES.read(WORDS) == board()
    assert kept == WORDS
    assert NAMES.read(msgspec.json.decode(msgspec.json.encode(WORDS))) == board()


def test_what_is_left_out_has_its_default() -> None:
    assert NAMES.read({}) == Board()
    assert NAMES.read({"parts": [{"gold": 3}], "turned": None}) == Board(parts=[Player(gold=3)])


def test_a_list_by_name_has_every_place() -> None:
    assert NAMES.read({"piles": {}}).piles == [(), (), ()]


def test_a_name_twice_is_in_a_set_once() -> None:
    assert NAMES.read({"parts": [{"seen": ["axe", "axe"]}]}).parts[0].seen == 0b1


def test_a_state_without_names_is_as_it_is() -> None:
    class Dice(msgspec.Struct):
        faces: tuple[int, ...] = ()

    assert Names(Dice, {}).write(Dice((1, 2))) == {"faces": (1, 2)}
    assert Names(Dice, {}).read({"faces": [1, 2]}) == Dice((1, 2))


@pytest.mark.parametrize(("plain", "words"), [
    ({"parts": [{}, {"weapon": "sword"}]}, "There is no card 'sword' - at `$.parts[1].weapon`"),
    ({"parts": [{"hand": ["axe", "sword"]}]}, "There is no card 'sword' - at `$.parts[0].hand[1]`"),
    ({"parts": [{"hand": [1]}]}, "There is no card '1' - at `$.parts[0].hand[0]`"),
    ({"parts": [{"weapon": ["axe"]}]}, "There is no card \"['axe']\" - at `$.parts[0].weapon`"),
    ({"parts": [{"weapon": None}]}, "There is no card 'None' - at `$.parts[0].weapon`"),
    ({"parts": [{"weapon": "x" * 99}]}, f"There is no card '{'x' * 30}' - at `$.parts[0].weapon`"),
    ({"parts": [{"seen": ["axe", ""]}]}, "There is no card '' - at `$.parts[0].seen[1]`"),
    ({"parts": [{"seen": 1}]}, "Expected `array` - at `$.parts[0].seen`"),
    ({"parts": [{"hand": "axe"}]}, "Expected `array` - at `$.parts[0].hand`"),
    ({"parts": {}}, "Expected `array` - at `$.parts`"),
    ({"parts": [1]}, "Expected `object` - at `$.parts[0]`"),
    ({"map": {"broken": [["hall"]]}}, "Expected `array` of length 2 - at `$.map.broken[0]`"),
    ({"map": {"broken": [["hall", 1, 2]]}}, "Expected `array` of length 2 - at `$.map.broken[0]`"),
    ({"map": {"broken": [["cellar", 1]]}}, "There is no room 'cellar' - at `$.map.broken[0][0]`"),
    ({"map": {"tiles": [{"room": ""}]}}, "There is no room '' - at `$.map.tiles[0].room`"),
    ({"turned": {"tiles": [{"room": "hall", "lid": -3}]}}, "There is no card '-3' - at `$.turned.tiles[0].lid`"),
    ({"hands": [[], ["sword"]]}, "There is no card 'sword' - at `$.hands[1][0]`"),
    ({"used": ["sword"]}, "There is no card 'sword' - at `$.used[0]`"),
    ({"few": ["sword"]}, "There is no card 'sword' - at `$.few[0]`"),
    ({"piles": []}, "Expected `object` - at `$.piles`"),
    ({"piles": {"cellar": []}}, "There is no room 'cellar' - at `$.piles`"),
    ({"piles": {"hall": "axe"}}, "Expected `array` - at `$.piles.hall`"),
    ({"piles": {"hall": ["axe", "sword"]}}, "There is no card 'sword' - at `$.piles.hall[1]`"),
    ([], "Expected `object` - at `$`"),
    (None, "Expected `object` - at `$`"),
    ({"parts": [{"gold": "much"}]}, "Expected `int`, got `str` - at `$.parts[0].gold`"),
    ({"map": {"broken": [["hall", "north"]]}}, "Expected `int`, got `str` - at `$.map.broken[0][1]`"),
    ({"weather": "fine"}, "Object contains unknown field `weather`"),
])  # fmt: skip
def test_a_strange_name_or_a_wrong_shape_is_refused_with_its_field(plain: object, words: str) -> None:
    with pytest.raises(msgspec.ValidationError) as refused:
        NAMES.read(plain)
    assert str(refused.value) == words
