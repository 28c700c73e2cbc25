"""Words of the dungeon: what a choice leads to is told as it is, in sentences that are right in every language."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tales_of_tails.positions import BOOK, answer, asked, den, dog, fresh, offered
from undercroft.games.tales_of_tails import ASKS, GAME
from undercroft.games.tales_of_tails.actions import EXPLORE, SLEEP
from undercroft.games.tales_of_tails.face.wording import ANCHORS, paid, shown
from undercroft.games.tales_of_tails.face.wording.cards import name_of
from undercroft.games.tales_of_tails.face.wording.options import _OPTIONS
from undercroft.games.tales_of_tails.state import View
from undercroft.kernel.table import Table
from undercroft.kernel.types import Ask, Event
from undercroft.texts import LANGUAGES, Option, tongue

EN, RU, PL = (tongue(language, GAME.id) for language in ("en", "ru", "pl"))
NAMES = ["Ada", "Bo", "Cy"]
FAR = "bow: needs 2, you have {}; sword: needs 2, you have {}; fireball: needs 2, you have {}; "

every_tongue = pytest.mark.parametrize("t", [EN, RU, PL], ids=LANGUAGES)


def said(table: Table, text: str, t: Any = EN) -> Option:
    """An option of the open question in words."""
    ask = table.questions()[0]
    action = BOOK.catalogue.read(text)
    assert action in ask.options, (text, [str(option) for option in ask.options])
    words: Option = t.options(table, ask.seat, [action])[0]
    return words


def effect(table: Table, text: str, t: Any = EN) -> str:
    return said(table, text, t).effect


def why(table: Table, text: str, t: Any = EN) -> str:
    """Why a wish is barred now."""
    seat = table.questions()[0].seat
    (wish,) = [wish for wish in table.barred(seat) if str(wish.action) == text]
    return str(t.barred(wish, table.view(seat), BOOK))


def question(table: Table, t: Any = EN) -> str:
    return str(t.ask(table.questions()[0]))


def happened(kind: str, *data: int | str, t: Any = EN, seat: int | None = 1, you: int | None = 0) -> str:
    return str(t.event(Event(kind, seat, data), NAMES, you=you))


def test_every_action_and_question_is_known() -> None:
    assert set(_OPTIONS) == {action.kind for action in BOOK.catalogue.actions}
    assert set(ANCHORS) == set(ASKS)


def test_cards_that_are_alike_share_a_name() -> None:
    names = {room: name_of(BOOK.rooms[BOOK.number[room]]) for room in ("R01", "R03", "R28", "R43", "R59", "R61", "R71", "R00-2")}
    assert names == {
        "R01": "ifrit", "R03": "ifrit", "R28": "coin-1", "R43": "coin-2", "R59": "trap-bow", "R61": "trap-sword",
        "R71": "chest", "R00-2": "start",
    }  # fmt: skip


# ---- before the game ----


def test_a_dog_is_told_with_its_symbols_and_its_ability() -> None:
    table = fresh()
    words = said(table, "dog ruta")
    assert words == Option(
        "Ruta the Snowy, priestess", "a sword, 2 fireballs; defence 5. More defence than anybody else.", "Dogs"
    )
    assert effect(table, "dog bonk", RU).startswith("2 меча, огненный шар; защита 3. ")
    assert said(table, "dog jeanne", PL).words == "Joanna d’Hau, rycerka"


def test_a_quest_is_told_with_the_one_that_becomes_common() -> None:
    table = fresh()
    while asked(table) == "dog":
        answer(table, str(table.questions()[0].options[0]))
    first, second = table.questions()[0].options
    assert EN.name("quest", second.target) in effect(table, str(first))
    assert EN.name("quest", first.target) in effect(table, str(second))


@pytest.mark.parametrize(
    ("quest", "words"),
    [
        (
            "steel-grip",
            [
                "5 coins for the most trophy swords at the end.",
                "5 монет, если в конце игры трофейных мечей у вас больше всех.",
                "5 monet, jeśli na koniec gry masz najwięcej zdobycznych mieczy.",
            ],
        ),
        (
            "last-wish",
            [
                "2 coins for each ifrit you hold at the end.",
                "2 монеты за каждую вашу карту «ифрит» в конце игры.",
                "2 monety za każdą twoją kartę „ifryt” na koniec gry.",
            ],
        ),
    ],
)
def test_quests_tell_what_they_pay_for(quest: str, words: list[str]) -> None:
    assert [t.card("quest", quest) for t in (EN, RU, PL)] == words


# ---- a turn ----


def test_exploring_tells_how_many_cards_are_left() -> None:
    table = den(dog("bonk"), dog("ruta"), bag="R28 R29 R30")
    assert effect(table, "explore") == "the stack has 3 cards"
    assert effect(table, "explore", RU) == "в стопке 3 карты"
    assert effect(den(dog("bonk"), dog("ruta", place="out"), countdown=1), "explore") == "countdown: 1 card left"


def test_walking_out_tells_what_the_dog_has_and_whether_the_countdown_begins() -> None:
    table = den(dog("bonk", "R58 R19"), dog("ruta"), dog("robin"), bag="R28 R29 R30 R31 R32")
    assert effect(table, "walk") == "5 paws; bow 0, sword 4, fireball 1; defence 4; the countdown begins with 5 cards"
    running = den(dog("bonk"), dog("ruta", place="out"), countdown=3)
    assert "countdown" not in effect(running, "walk")
    alone = den(dog("bonk"), dog("ruta", place="asleep"))
    assert "countdown" not in effect(alone, "walk")


def test_sleeping_tells_of_the_paw_or_that_there_is_none() -> None:
    assert effect(den(dog("bonk"), dog("ruta")), "sleep") == "paws 5 → 6 from now on; the round is over for you"
    assert effect(den(dog("bonk", tokens=7, extra=0), dog("ruta")), "sleep") == "no paw left to gain; the round is over for you"


def test_a_turn_asks_only_for_what_can_be_done_and_says_why_not() -> None:
    assert question(den(dog("bonk"), dog("ruta"), bag="R28")) == "Explore, walk out or sleep?"
    late = den(dog("ruta"), dog("bonk", place="out"), countdown=0)
    assert [question(late, t) for t in (EN, RU, PL)] == [
        "No cards are left to draw. Walk out or sleep?",
        "Карт больше нет. Выйти или спать?",
        "Nie ma już kart do dobrania. Wychodzisz czy śpisz?",
    ]
    ask = Ask(0, "turn", (SLEEP,), (3,))
    assert EN.ask(ask) == "No place is left for a card. And no way leads out: will you sleep?"
    shut = Ask(0, "turn", (EXPLORE, SLEEP), (3,))
    assert EN.ask(shut) == "No way leads out yet. Explore or sleep?"


def test_a_placement_tells_what_it_joins_and_what_it_closes() -> None:
    table = den(dog("bonk"), dog("ruta"), dog("robin"), rooms="R51 1,0; R52 1,1", luck=["R04"])
    answer(table, "explore")
    spots = {str(action): effect(table, str(action)) for action in table.questions()[0].options}
    straight, across = spots["place R00-south-0"], spots["place R00-south-90"]
    assert straight == "opens to: start room; closes an opening of: dragon; way out: south"
    assert across == "opens to: dragon; closes an opening of: start room; way out: west"
    assert [said(table, "place R00-south-90", t).words for t in (EN, RU, PL)] == [
        "1 south, turned 90°",
        "Место на клетку южнее старта, поворот 90°",
        "1 pole na południe od startu, obrót 90°",
    ]
    assert "закроет выход в логове дракона" in effect(table, "place R00-south-0", RU)
    assert said(table, "place R52-south-0", PL).words == "1 pole na wschód i 2 pola na południe od startu"


def test_a_placement_is_told_from_the_start_room() -> None:
    assert happened("placed", "R19", -2, 1, 90) == "Bo lays the card 2 west, 1 south of the start room: cerberus."
    assert happened("placed", "R19", 0, -3, 90, t=RU) == "Bo кладёт карту (цербер) на 3 клетки севернее старта."
    assert happened("placed", "R19", 1, 0, 0, t=PL, you=1) == "Kładziesz kartę (cerber) 1 pole na wschód od startu."
    both = "Bo кладёт карту (цербер) на клетку западнее и на 5 клеток южнее старта."
    assert happened("placed", "R19", -1, 5, 0, t=RU) == both


# ---- the way ----


def test_a_monster_is_measured_against_the_dog() -> None:
    table = den(dog("sharik"), dog("ruta"), dog("bonk"), rooms="R22 0,-1; R07 0,1")
    answer(table, "walk", "go")
    assert said(table, "enter R22").words == "Go north, into the chocolate golem’s room"
    assert effect(table, "enter R22").startswith(
        "fireball: needs 3, you have 2; too strong for you; gives a defence symbol; 1 coin"
    )
    assert "passing by: 2 damage" in effect(table, "enter R22")
    assert "fireball: needs 2, you have 2; you can win; gives a fireball" in effect(table, "enter R07")
    assert said(table, "enter R22", RU).words == "На север, в комнату шоколадного голема"


def test_potions_tramps_and_the_vow_are_part_of_the_measure() -> None:
    rooms = "R22 0,-1; R51 0,1"
    potion = den(dog("sharik", "fireball"), dog("ruta"), dog("bonk"), rooms=rooms)
    answer(potion, "walk", "go")
    assert "you can win with: potion of magic (fireball)" in effect(potion, "enter R22")
    tramp = den(dog("sharik", "R66:two"), dog("ruta"), dog("bonk"), rooms=rooms)
    answer(tramp, "walk", "go")
    assert "and one symbol of your tramp; you can win" in effect(tramp, "enter R22")
    vow = den(dog("jeanne", "R25"), dog("ruta"), dog("bonk"), rooms=rooms)
    answer(vow, "walk")
    assert "only a vow wins here" in effect(vow, "enter R22")
    assert effect(vow, "enter R51").startswith(FAR.format(1, 2, 0) + "too strong for you; 4 coins")
    broke = den(dog("jeanne", tokens=0, extra=2), dog("ruta"), dog("bonk"), rooms=rooms)
    answer(broke, "walk")
    assert "no paw left to lay" in effect(broke, "enter R22")


def test_a_quest_is_named_where_it_is_met() -> None:
    table = den(dog("bonk", quest="last-wish"), dog("ruta"), dog("robin"), rooms="R02 0,-1; R19 0,1", common="three-leashes")
    answer(table, "walk")
    assert "Last Wish: +2" in effect(table, "enter R02")
    assert "Three Leashes: +2" in effect(table, "enter R19")
    assert "Last Wish" not in effect(table, "enter R19")


def test_traps_tramps_chests_and_potions_tell_what_they_hold() -> None:
    rooms = "R60 0,-1 turn 90; R65 0,1; R73 1,0 turn 180; R75 -1,0"
    table = den(dog("bonk", "R79 bow"), dog("ruta"), dog("robin"), rooms=rooms)
    answer(table, "walk")
    assert effect(table, "enter R60").startswith("costs a card with a trophy bow or its potion, or a paw and 1 coin at the end")
    assert effect(table, "enter R65").startswith("a bow, a sword; or a fireball and a paw")
    assert effect(table, "enter R75").startswith(
        "in the supply: potion of aim (bow), potion of strength (sword), potion of magic (fireball)"
    )
    assert effect(table, "enter R73").startswith("4 coins: you have a key for it")
    jumper = den(dog("robin", "R79 R71"), dog("ruta"), dog("bonk"), rooms=rooms)
    answer(jumper, "walk")
    assert effect(jumper, "enter R60").startswith("you jump over it")
    assert effect(jumper, "enter R73").startswith("4 coins if you get a key for it")


def test_a_second_portal_is_told_by_its_place() -> None:
    table = den(dog("bonk"), dog("ruta"), dog("robin"), rooms="R83 1,0 turn 90; R51 0,1; R84 0,2; R28 2,0")
    answer(table, "walk", "enter R83")
    assert said(table, "enter R84").words == "Through the portal to another one: 2 south of the start room"
    assert said(table, "enter R84", PL).words == "Portalem do innego portalu, 2 pola na południe od startu"
    assert said(table, "enter R28").words == "Go east, into a room with one coin"


def test_a_portal_leads_only_where_nobody_has_been() -> None:
    table = den(dog("bonk"), dog("ruta"), dog("robin"), rooms="R83 1,0 turn 90; R51 0,1; R84 0,2; R85 5,5; R28 2,0")
    answer(table, "walk")
    assert effect(table, "enter R83").startswith("leads to 2 other portals")
    answer(table, "enter R83")
    assert effect(table, "enter R84").startswith("leads to 1 other portal")
    answer(table, "enter R84")
    assert "portal" not in effect(table, "enter R85")


def test_breaking_tells_what_is_behind_and_what_is_left() -> None:
    table = den(dog("bonk"), dog("ruta"), dog("robin"), rooms="R04 0,-1; R28 1,-1")
    answer(table, "walk", "enter R04", "pass")
    assert said(table, "break east") == Option(
        "Through the east wall into a room with one coin", "4 paws left; 1 coin; ways out: east, south", "Break a wall"
    )
    assert said(table, "break-out west", RU).words == "Наружу через западную стену"
    assert effect(table, "break-out west") == "4 paws left; damage 1, defence 3"


def test_a_door_is_broken_as_a_door() -> None:
    table = den(dog("bonk"), dog("ruta"), dog("robin"), rooms="R87 1,0 turn 270; R28 0,1")
    answer(table, "walk")
    assert said(table, "break east").words == "Through the east door into a room with a door"
    assert said(table, "break east", PL).words == "Przez wschodnie drzwi do komnaty z drzwiami"


# ---- in a room ----


def at(room: str, words: str = "", name: str = "jeanne", **fields: object) -> Table:
    """A dog before its choice in a room north of the start room."""
    table = den(dog(name, words, **fields), dog("ruta"), dog("bonk"), rooms=f"{room} 0,-1")
    return answer(table, "walk", f"enter {room}")


def test_a_fight_tells_its_symbols_its_prize_and_the_paws_left() -> None:
    table = at("R02")
    assert said(table, "fight") == Option("Fight the ifrit", "sword: needs 2, you have 2; gives a sword; 4 paws left", "Fight")
    assert said(table, "pass") == Option("Slip past the ifrit", "damage 1, defence 3", "Pass by")
    assert said(table, "fight", PL).words == "Pokonaj ifryta"
    assert said(table, "pass", RU).words == "Пройти мимо ифрита"


def test_a_fight_names_the_potions_it_takes() -> None:
    table = at("R22", "fireball fireball", name="pluto", tokens=1, extra=6)
    assert "fight" not in {str(option) for option in table.questions()[0].options}
    potions = at("R07", "fireball fireball")
    assert said(potions, "fight fireball-fireball").words == "Fight the zombie squirrel with: potion of magic, potion of magic"
    assert said(potions, "fight fireball-fireball", PL).words == "Wypij miksturę magii, miksturę magii i pokonaj wiewiórkę zombie"


def test_the_vow_costs_two_paws() -> None:
    assert said(at("R22"), "vow") == Option(
        "Beat the chocolate golem by a vow", "gives a defence symbol; 1 coin; two paws on the card; 3 paws left", "Vow"
    )


def test_passing_warns_when_more_defence_is_needed() -> None:
    table = den(dog("bonk", "R57 R58 bow bow"), dog("ruta"), dog("robin"), rooms="R51 0,-1; R19 0,-2")
    answer(table, "walk", "enter R51")
    assert effect(table, "pass") == "damage 3, defence 3: more defence is needed on the way"


def test_what_is_taken_is_told() -> None:
    assert effect(at("R43"), "take") == "2 coins; 4 paws left"
    assert effect(at("R57"), "take") == "gives 2 fireballs; 4 paws left"
    assert effect(at("R71"), "take") == "4 coins if you get a key for it; 4 paws left"
    assert said(at("R75"), "take-potion bow").words == "Take a potion of aim"
    assert [said(at("R75"), "leave", t).words for t in (EN, RU, PL)] == ["Take nothing", "Ничего не брать", "Nic nie bierz"]


def test_both_sides_of_a_tramp_are_told() -> None:
    table = at("R65")
    assert said(table, "hire two-symbols").words == "Hire the tramp for a bow, a sword"
    assert effect(table, "hire two-symbols") == "one of the two in each fight; coins at the end: −1; 4 paws left"
    assert effect(table, "hire with-paw") == "one more paw at once; coins at the end: −1; 5 paws left"
    assert effect(at("R65", tokens=7, extra=0), "hire with-paw") == "no paw left to gain; coins at the end: −1; 6 paws left"


def test_disarming_tells_all_that_is_lost() -> None:
    table = den(
        dog("jeanne", "R01 R65:paw bow", quest="last-wish"), dog("ruta"), dog("bonk"), rooms="R04 0,-1; R59 0,-2; R64 1,0 turn 90"
    )  # fmt: skip
    answer(table, "walk", "enter R04", "fight", "enter R59")
    assert effect(table, "disarm R01") == "you lose a bow; Last Wish would pay 2 coins less"
    assert effect(table, "disarm R04") == "you lose a bow; its place becomes a gap"
    assert effect(table, "paw") == "coins at the end: −1; 3 paws left"
    assert said(table, "pour bow") == Option(
        "Pour out a potion of aim", "back in the supply after the round", "Disarm with a potion"
    )
    assert "disarm R65" not in offered(table)
    burning = den(dog("jeanne", "R65:paw"), dog("ruta"), dog("bonk"), rooms="R64 0,-1 turn 90")
    answer(burning, "walk", "enter R64")
    assert effect(burning, "disarm R65") == ("you lose a fireball; coins at the end: +1; the tramp’s paw goes too; 4 paws left")


def test_spending_what_leads_a_quest_says_who_would_lead_it_then() -> None:
    fields = {"quest": "fire-at-heart"}
    drunk = den(dog("jeanne", "fireball fireball", **fields), dog("ruta", "R57"), dog("bonk"), rooms="R07 0,-1")
    answer(drunk, "walk", "enter R07")
    assert "Fire at Heart" not in effect(drunk, "fight fireball-fireball"), "two against two: nobody led it before"
    led = den(dog("jeanne", "R58 fireball fireball", **fields), dog("ruta", "fireball"), dog("bonk"), rooms="R07 0,-1")
    answer(led, "walk", "enter R07")
    lost = [effect(led, "fight fireball-fireball", t).split("; ")[-2] for t in (EN, RU, PL)]
    assert lost == [
        "Fire at Heart would no longer be yours: 1 fireball against 1",
        "«Огонь в сердце» перестанет быть вашим: 1 огненный шар против 1",
        "„Ogień w sercu” przestanie być twoje: 1 kula ognia przeciw 1",
    ]
    assert "Fire at Heart" not in effect(led, "pass")


# ---- the end of a walk ----


def test_confirming_shows_the_whole_balance() -> None:
    table = den(
        dog("bonk", "R58", quest="three-leashes"), dog("ruta"), dog("robin"), rooms="R19 0,-1; R28 0,-2 turn 90", bag="R30 R31"
    )  # fmt: skip
    answer(table, "walk", "enter R19", "fight", "enter R28", "take", "out north")
    assert question(table) == "Out of the dungeon! 3 paws left, damage 0, defence 4. Will you go this way?"
    assert effect(table, "confirm") == (
        "you collect: cerberus, one coin; coins, quests apart: +2; Three Leashes: +2; damage 0, defence 4; 3 paws left; "
        "these rooms are closed to the others; the countdown begins with 2 cards"
    )
    assert effect(table, "give-up") == "nothing has happened yet"


@pytest.mark.parametrize(
    ("others", "words"),
    [
        ("R02", "Steel Grip would no longer be yours: 0 swords against 1"),
        ("", "Steel Grip would no longer be yours: 0 swords against 0"),
    ],
)
def test_confirming_tells_of_a_lead_that_is_lost(others: str, words: str) -> None:
    table = den(dog("bonk", "R02 sword", quest="steel-grip"), dog("ruta", others), dog("robin"), rooms="R61 0,-1; R62 0,-2")
    answer(table, "walk", "enter R61", "disarm R02", "enter R62", "pour sword", "out north")
    told = effect(table, "confirm").split("; ")
    assert words in told
    assert not [part for part in told if "−" in part]


def test_confirming_tells_of_a_lead_that_is_won() -> None:
    table = den(dog("bonk"), dog("ruta"), dog("robin"), rooms="R02 0,-1", common="steel-grip")
    answer(table, "walk", "enter R02", "fight", "out north")
    assert "Steel Grip would be yours: 1 sword against 0; +5" in effect(table, "confirm")
    assert "«Стальная хватка» станет вашим: 1 меч против 0; +5" in effect(table, "confirm", RU)


def test_confirming_tells_what_was_spent_and_which_rooms_close() -> None:
    table = den(dog("bonk", "R02"), dog("ruta"), dog("robin"), rooms="R61 0,-1", countdown=2)
    answer(table, "walk", "enter R61", "disarm R02", "out north")
    assert effect(table, "confirm") == (
        "spent on traps: ifrit; coins, quests apart: 0; damage 0, defence 3; 5 paws left; closed to the others: sword trap"
    )


# ---- why not ----


def test_reasons_on_the_way() -> None:
    table = den(dog("ruta"), dog("bonk"), dog("robin"), rooms="R87 0,-1 turn 180; R19 0,1 paw 1; R28 -1,0; R30 -1,1 turn 180")
    answer(table, "walk")
    assert why(table, "enter R87") == "A door bars the way into a room with a door, and you have no key."
    assert why(table, "enter R19") == "Another dog’s paw lies in the cerberus’s room."
    assert why(table, "enter R00") == "You have already been in the start room on this way."
    assert why(table, "enter R30", PL) == "Nie ma stąd przejścia do komnaty z jedną monetą."
    assert why(table, "out west") == "There is no way out in the west."


def test_reasons_in_a_room() -> None:
    table = at("R22")
    assert why(table, "fight", RU) == "Не хватает сил, чтобы победить шоколадного голема. Нужно: 3 огненных шара."


def test_reasons_of_a_turn() -> None:
    table = den(dog("ruta"), dog("bonk", place="out"), countdown=0)
    assert why(table, "explore", PL) == "Odliczanie się skończyło: w tej rundzie nie ma już kart."


# ---- events ----


def test_events_name_the_player_only_to_others() -> None:
    assert happened("walked", "R17") == "Bo goes into the mimic’s room."
    assert happened("walked", "R17", you=1) == "You go into the mimic’s room."
    assert happened("slept", 1, t=PL) == "Bo idzie spać i ma odtąd o jedną łapkę więcej."
    assert happened("slept", 0, t=PL, you=1) == "Idziesz spać."
    assert happened("slept", 0, t=RU) == "Bo ложится спать."


def test_cases_are_right() -> None:
    assert happened("fought", "zombie-squirrel", "R07", t=RU) == "Bo побеждает зомби-белку."
    assert happened("fought", "cat-eye", "R25", t=PL) == "Bo pokonuje kotooką."
    assert happened("passed", "cat-eye", "R25", 2, t=RU) == "Bo проходит мимо котоглазки: урон 2."
    assert happened("took", "coin", "R43", t=PL, you=1) == "Zabierasz dwie monety."
    assert happened("disarmed", "R61", "R57", t=RU) == "Bo обезвреживает ловушку и тратит на неё волшейник."
    assert happened("brewed", "R75", "sword", t=PL) == "Bo bierze miksturę siły."
    assert happened("broke", "R19", "west", t=RU) == "Bo ломает западную стену в комнате цербера."
    assert happened("left", "R19", "south", t=PL) == "Bo wychodzi z lochów na południe."
    assert happened("dog", "sharik", t=RU) == "Bo играет за Шарика Огненного."
    assert happened("gap", "R09", t=PL) == "Na miejscu wiewiórki zombie zostaje wyrwa."


def test_a_tramp_is_told_by_the_side_that_was_chosen() -> None:
    assert happened("hired", "R65", "two-symbols") == "Bo hires the tramp for two symbols."
    assert happened("hired", "R65", "with-paw", you=1) == "You hire the tramp for one symbol and a paw."


# ---- plurals ----


@pytest.mark.parametrize(
    ("t", "id", "name", "expected"),
    [
        (EN, "card-count", "cards", ["1 card", "2 cards", "5 cards", "22 cards"]),
        (RU, "card-count", "cards", ["1 карта", "2 карты", "5 карт", "22 карты"]),
        (PL, "card-count", "cards", ["1 karta", "2 karty", "5 kart", "22 karty"]),
        (RU, "coin-count", "coins", ["1 монета", "2 монеты", "5 монет", "22 монеты"]),
        (PL, "coin-count", "coins", ["1 moneta", "2 monety", "5 monet", "22 monety"]),
        (EN, "effect-paws-left", "paws", ["1 paw left", "2 paws left", "5 paws left", "22 paws left"]),
        (RU, "paw-count", "paws", ["1 лапка", "2 лапки", "5 лапок", "22 лапки"]),
        (PL, "effect-paws-left", "paws", ["zostanie 1 łapka", "zostaną 2 łapki", "zostanie 5 łapek", "zostaną 22 łapki"]),
    ],
)
def test_plurals(t: Any, id: str, name: str, expected: list[str]) -> None:
    assert [t.say(id, **{name: n}) for n in (1, 2, 5, 22)] == expected


def test_the_countdown_agrees_with_its_number() -> None:
    told = [happened("countdown", n, t=RU, seat=None).split("раунда ")[1] for n in (1, 4, 8)]
    assert told == ["осталась 1 карта.", "осталось 4 карты.", "осталось 8 карт."]
    told = [happened("countdown", n, t=PL, seat=None).split("rundy ")[1] for n in (1, 4, 8)]
    assert told == ["została 1 karta.", "zostały 4 karty.", "zostało 8 kart."]
    assert [happened("countdown", 0, t=t, seat=None).count("0") for t in (EN, RU, PL)] == [0, 0, 0]


@every_tongue
def test_no_paws_are_told_in_words(t: Any) -> None:
    for id in ("paw-count", "effect-paws-left"):
        assert "0" not in t.say(id, paws=0)


# ---- cards, seats, how far ----


def test_cards_tell_figures_of_the_book() -> None:
    assert EN.card("room", "R19") == "Needs 3 swords. Passing by: 2 damage. Trophy: a defence symbol. 1 coin."
    assert EN.card("room", "R51") == "Needs 2 bows, 2 swords, 2 fireballs. Passing by: 3 damage. 4 coins."
    assert EN.card("room", "R28") == "1 coin for a paw."
    assert RU.card("room", "R79").endswith("Трофей: ключ.")
    assert PL.card("room", "R63").startswith("Wydaj kartę ze zdobyczną kulą ognia")
    assert PL.card("room", "R59").startswith("Wydaj kartę ze zdobycznym łukiem")
    assert EN.card("potion", "magic") == "Counts once as a fireball: in a fight, or against a trap."


@every_tongue
def test_every_tramp_tells_its_own_two_sides(t: Any) -> None:
    words = [t.card("room", f"R{number}") for number in range(65, 71)]
    assert len(set(words)) == 6


def test_what_is_drawn_knows_the_card_that_tells_of_it() -> None:
    table = den(dog("bonk", quest="bullseye"), dog("ruta", quest="last-wish"), rooms="R52 1,0; R29 0,1", bag="R30 R31")
    view = table.view(0)
    found = {(spot, kind, id) for spot, kind, id in shown(view, BOOK)}
    assert ("pup-1", "dog", "ruta") in found
    assert {id for spot, _, id in found if spot == "supply"} == {"aim", "strength", "magic"}
    alike = {spot: id for spot, kind, id in found if kind == "room"}
    assert {spot: EN.card("room", id) for spot, id in alike.items()} == {
        spot: EN.card("room", spot.removeprefix("room-")) for spot in alike
    }
    assert {"room-R52", "room-R29"} < set(alike)
    assert EN.card("pile", "stack", BOOK, view).startswith("The stack of rooms: 2 cards.")
    assert "last-wish" not in {id for _, _, id in found}, "nobody else's quest is told"


def test_the_end_names_what_each_quest_paid() -> None:
    table = den(dog("bonk", "R01 R02", quest="last-wish"), dog("ruta", "R58", quest="tick-check"), common="steel-grip")
    told = list(paid(View(None, table.state, ()), BOOK))
    assert told == [
        ("common-quests", "quest", "steel-grip", (0, 5)),
        ("own-quest", "quest", "last-wish", (4, None)),
        ("own-quest", "quest", "tick-check", (None, 0)),
    ]
    sheet = dict(GAME.score_sheet(table.state, BOOK))
    for line in ("common-quests", "own-quest"):
        for seat in (0, 1):
            assert sum(values[seat] or 0 for of, _, _, values in told if of == line) == sheet[line][seat]


def test_seats_tell_their_dog_and_where_it_is() -> None:
    table = den(dog("bonk"), dog("ruta", place="out"), dog("robin", place="asleep"))
    words = [[t.seat(table.view(None), seat, BOOK) for seat in range(3)] for t in (EN, RU, PL)]
    assert words == [
        ["Bonk the Mighty", "Ruta the Snowy is out", "Robin Goodgirl is asleep"],
        ["Боньк Могучий", "Рута Снежная уже снаружи", "Робин Гудгёрл спит"],
        ["Bonk Potężny", "Ruta Śnieżna jest już na zewnątrz", "Robin z Budy śpi"],
    ]
    assert EN.seat(fresh().view(0), 0, BOOK) == ""


def test_how_far_the_game_is() -> None:
    assert EN.where(fresh().view(0)) == "Before the first round"
    assert EN.where(den(dog("bonk"), dog("ruta"), round=2, bag="R28").view(0)) == "Round 2 of 3 · 1 card left"
    late = den(dog("bonk"), dog("ruta", place="out"), round=3, countdown=0)
    assert EN.where(late.view(0)) == "Round 3 of 3 · countdown: no cards left"
    assert RU.where(den(dog("bonk"), dog("ruta", place="out"), countdown=2).view(0)) == "Раунд 1 из 3 · обратный отсчёт: 2 карты"
