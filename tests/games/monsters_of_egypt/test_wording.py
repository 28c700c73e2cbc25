"""Words of the tomb: what a choice leads to is told as it is, in sentences that are right in every language."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.monsters_of_egypt.positions import BOOK, answer, asked, asked_seat, tomb
from undercroft.games.monsters_of_egypt import ASKS, GAME
from undercroft.games.monsters_of_egypt.face.wording import ANCHORS
from undercroft.games.monsters_of_egypt.face.wording.options import _OPTIONS
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Event, Setup
from undercroft.texts import LANGUAGES, Option, Tongue, tongue

HELD = "-\u2060"
NO_BREAK = "\u00a0"
EN, RU, PL = (tongue(language, GAME.id) for language in ("en", "ru", "pl"))
NAMES = ["Ada", "Bo", "Cy"]
DEFAULTS = {choice.id: choice.values[0] for choice in GAME.choices}


def plain(words: str) -> str:
    return words.replace(HELD, "-").replace(NO_BREAK, " ")


def said(table: Table, text: str, t: Tongue = EN) -> Option:
    """An option of the open question in words."""
    ask = table.questions()[0]
    action = table.book.catalogue.read(text)
    assert action in ask.options, (text, [str(option) for option in ask.options])
    return Option(*map(plain, t.options(table, ask.seat, [action])[0]))


def effect(table: Table, text: str, t: Tongue = EN) -> str:
    return said(table, text, t).effect


def why(table: Table, text: str, t: Tongue = EN) -> str:
    """Why a wish is barred now."""
    seat = asked_seat(table)
    (wish,) = [wish for wish in table.barred(seat) if str(wish.action) == text]
    return plain(t.barred(wish, table.view(seat), table.book))


def question(table: Table, t: Tongue = EN) -> str:
    return plain(t.ask(table.questions()[0]))


def happened(kind: str, *data: int | str, t: Tongue = EN, seat: int | None = 1, you: int | None = 0) -> str:
    return plain(t.event(Event(kind, seat, data), NAMES, you=you))


def test_every_action_and_question_is_known() -> None:
    assert set(_OPTIONS) == {action.kind for action in BOOK.catalogue.actions} - {"ready"}
    assert set(ANCHORS) == set(ASKS)


def test_the_name_of_a_cell_holds_together() -> None:
    table = tomb("___", heroes={"vera": "1-2"})
    step = table.book.choices.step[0]
    assert EN.options(table, 0, [step])[0].words == f"Left to 1{HELD}1"
    assert EN.event(Event("fell", 0, ("vera", "4-10", "5-10")), NAMES) == f"Ada: Vera falls to 5{HELD}10."
    assert EN.event(Event("opened", None, ("key-black", "4-10")), NAMES) == f"Opened in 4{HELD}10: black key."


def test_a_change_of_lives_holds_together() -> None:
    table = tomb("___", heroes={"vera": "1-1 apple"}, lives={"vera": 2})
    assert EN.options(table, 0, [table.book.choices.spend["apple"]])[0].effect == f"lives 2{NO_BREAK}→{NO_BREAK}3"


# ---- the die ----


def bout(items: str, monster: str, options: Mapping[str, str] = {}, *structure: str) -> Table:
    """A fight with a bomb at hand, so that there is a choice."""
    heroes = {"vera": f"1-2 bomb {items}"}
    return tomb(*(structure or ("___",)), heroes=heroes, piles={"1-2": monster}, options=options, phase="begin")


@pytest.mark.parametrize(
    ("items", "monster", "chances"),
    [
        ("", "mummy", "hurt 1 in 2; away 1 in 2; no fitting weapon"),
        ("rifle", "mummy", "hit 1 in 5; hurt 2 in 5; away 2 in 5"),
        ("sabre", "mummy", "hit 1 in 3; hurt 1 in 3; away 1 in 3"),
        ("sabre axe rifle", "mummy", "hit 1 in 3; hurt 1 in 3; away 1 in 3"),
        ("rifle", "golem", "hit 1 in 5; hurt 2 in 5; away 2 in 5"),
        ("sabre", "golem", "hurt 1 in 2; away 1 in 2; no fitting weapon"),
        ("sabre", "cobra", "hit 1 in 3; hurt 1 in 3; away 1 in 3; the attack costs 3 lives"),
        ("sabre", "djinn", "hit 1 in 3; hurt 1 in 3; away 1 in 3; getting away costs 1 life"),
    ],
)
def test_a_roll_tells_its_chances(items: str, monster: str, chances: str) -> None:
    """Section 6.8: of the faces that are not rolled again."""
    table = bout(items, monster)
    assert asked(table) == "fight"
    assert effect(table, "roll") == chances


def test_chances_follow_what_was_agreed() -> None:
    assert effect(bout("sabre", "golem", {"golem-any-weapon": "on"}), "roll").startswith("hit 1 in 5; hurt 2 in 5")
    assert effect(bout("sabre", "djinn", {"burn-each-roll": "on"}), "roll").endswith("every roll it survives costs 1 life")


def test_without_a_way_out_retreats_are_no_chance() -> None:
    walled = bout("", "mummy", {}, "#_#")
    assert effect(walled, "roll") == "hurt for sure; no fitting weapon"
    assert effect(bout("", "mummy", {"zero-retreat": "on"}, "#_#"), "roll").startswith("hurt 1 in 2; away 1 in 2")
    portal = bout("portal-gun", "mummy", {}, "#_#_")
    assert effect(portal, "roll") == "hit 1 in 4; hurt 1 in 2; away 1 in 4"


def test_a_shot_tells_its_chance() -> None:
    def shot(faces: str) -> str:
        table = tomb("___", heroes={"vera": "1-2 rifle"}, piles={"1-3": "?"}, options={"gun-faces": faces})
        return effect(table, "use rifle")

    assert shot("any-weapon") == "shoot at the next cell; hit 1 in 6; once a turn"
    assert shot("both") == "shoot at the next cell; hit 1 in 3; once a turn"


@pytest.mark.parametrize(("face", "chance"), [("attack", "1 time in 3"), ("melee", "1 time in 6")])
def test_the_pharaoh_tells_its_chance(face: str, chance: str) -> None:
    table = tomb("___", heroes={"vera": "dead", "gleb": "1-1"}, piles={"1-3": "pharaoh"}, options={"pharaoh-face": face})
    assert asked(table) == "wake"
    assert chance in effect(table, "roll")


# ---- moving ----


def test_a_step_tells_where_it_leads() -> None:
    table = tomb("_o_", "___", heroes={"vera": "1-1"}, piles={"2-2": "? sabre"})
    assert said(table, "step 1-2") == Option("Right to 1-2", "fall to 2-2; sabre; closed danger", "Moves")
    assert said(table, "step 1-2", PL).words == "W prawo na 1-2"
    table = tomb("___", heroes={"vera": "1-2", "timur": "1-3"}, piles={"1-1": "sabre mummy"})
    assert effect(table, "step 1-1") == "fight: mummy"
    assert effect(table, "step 1-3") == "Timur is there"


def test_a_step_up_down_and_through_caves() -> None:
    table = tomb("_-_", "___", features=("C.C", ".L."), heroes={"vera": "1-2"})
    assert said(table, "step 2-2").words == "Down to 2-2"
    answer(table, "step 2-2")
    assert said(table, "step 1-2").words == "Up to 1-2"
    answer(table, "step 1-2", "step 1-1")
    assert asked(table) == "act"
    table = tomb("____", features=("C..C",), heroes={"vera": "1-1"})
    assert said(table, "step 1-4").words == "Through the caves to 1-4"


def test_boots_strike_before_the_fight() -> None:
    worn = tomb("_o_", "___", heroes={"vera": "1-1 boots"}, piles={"2-2": "mummy"})
    assert effect(worn, "step 1-2") == "fall to 2-2; boots first; destroyed: mummy"
    barefoot = tomb("_o_", "___", heroes={"vera": "1-1"}, piles={"2-2": "mummy"})
    assert effect(barefoot, "step 1-2") == "fall to 2-2; fight: mummy"


def test_the_last_step_may_be_the_skates() -> None:
    assert effect(tomb("___", heroes={"vera": "1-1 skates"}, moves=0), "step 1-2") == "with the skates"
    assert effect(tomb("___", heroes={"vera": "1-1 skates"}, moves=1), "step 1-2") == ""


def test_a_key_and_the_exit_are_told() -> None:
    table = tomb("___", features=("B.X",), heroes={"vera": "1-2 key-yellow", "gleb": "1-2"})
    assert effect(table, "step 1-1") == "opens the yellow door"
    assert effect(table, "step 1-3") == "out of the tomb"


def test_a_flyer_falls_when_the_turn_ends() -> None:
    table = tomb("oo_", "___", heroes={"vera": "2-1 jetpack"})
    answer(table, "use jetpack", "step 1-1")
    assert effect(table, "step 1-2") == ""
    assert effect(table, "end") == "2 moves unused; fall to 2-1"


# ---- items ----


def test_a_bomb_names_what_it_breaks_and_who_falls() -> None:
    table = tomb("_____", "__#__", "_____", heroes={"vera": "2-4 bomb", "timur": "1-4"}, piles={"2-5": "? sabre"})
    assert effect(table, "spend bomb").startswith("strike a monster")
    answer(table, "spend bomb")
    assert said(table, "floor 2-4") == Option("Break the floor of 2-4", "fall to 3-4", "Break")
    assert said(table, "floor 1-4") == Option("Break the ceiling of 2-4", "Timur falls to 2-4", "Break")
    assert said(table, "floor 2-5").effect == "2 tokens fall to 3-5"
    assert said(table, "wall 2-3").words == "Break the wall in 2-3"
    assert said(table, "at 2-5") == Option("Strike 2-5", "sabre; closed danger", "Cells")


def test_fruit_and_hook_tell_what_they_bring() -> None:
    table = tomb("____", heroes={"vera": "1-1 apple"}, lives={"vera": 2})
    assert said(table, "spend apple") == Option("Eat the apple", "lives 2 → 3", "Use", brief="Eat")
    hook = tomb("____", heroes={"vera": "1-2 hook", "timur": "1-1"}, piles={"1-4": "sabre mummy"})
    answer(hook, "spend hook")
    assert effect(hook, "direction right") == "in 1-4: mummy; fight: mummy"
    assert effect(hook, "direction left") == "in 1-1: Timur"


def test_what_lies_there_tells_what_it_is_good_for() -> None:
    table = tomb("___", heroes={"vera": "1-1"}, piles={"1-1": "flamethrower key-black skates apple"})
    assert said(table, "take key-black") == Option(
        "Take the black key", "opens the black door at Anubis", "Pick up", brief="Take"
    )
    flames = "firearm; shoot at the next cell; destroys a mummy, here or next to you"
    assert effect(table, "take flamethrower") == flames
    assert effect(table, "take skates", PL) == "jeden dodatkowy ruch; odwrót do 2 ruchów"
    assert effect(table, "take apple", RU) == "2 жизни возвращаются"


def test_a_ladder_tells_where_it_leads() -> None:
    table = tomb("_o_", "___", heroes={"vera": "2-1 ladder"})
    answer(table, "place ladder")
    assert effect(table, "at 2-2") == "leads up to 1-2"
    assert effect(table, "at 2-1") == "leads nowhere for now"


def test_the_crystal_names_whom_it_heals() -> None:
    table = tomb("___", heroes={"vera": "1-1 crystal", "timur": "1-3", "zoya": "1-2"}, lives={"vera": 1, "timur": 2})
    assert effect(table, "crystal") == "Vera 1 → 2; Timur 2 → 3; once a game"
    thrown_in = tomb("___", heroes={"vera": "1-1 crystal", "timur": "1-3"}, lives={"vera": 1, "timur": 2}, turn=1)
    (crystal,) = thrown_in.aside(0)
    assert plain(EN.options(thrown_in, 0, [crystal])[0].effect) == "Vera 1 → 2; Timur 2 → 3; once a game"


def test_a_vest_tells_the_price_of_keeping_it() -> None:
    table = tomb("___", heroes={"vera": "1-1 vest"}, lives={"vera": 1}, piles={"1-2": "fire"})
    answer(table, "step 1-2")
    assert asked(table) == "vest"
    assert question(table) == "Vera is about to lose a life (fire). Use the vest?"
    assert effect(table, "keep") == "Vera dies; the game ends: the tomb wins"


# ---- trading ----


def test_an_offer_is_told_in_full() -> None:
    heroes = {"vera": "1-1 bomb apple", "timur": "1-1 hook"}
    table = answer(tomb("___", heroes=heroes), "swap timur")
    assert question(table) == "Trade. Vera gives: nothing yet; Timur gives: nothing yet. What else?"
    answer(table, "offer bomb", "offer apple", "want hook")
    assert question(table) == "Trade. Vera gives: bomb, apple; Timur gives: grappling hook. What else?"
    answer(table, "propose")
    assert question(table) == "Vera offers Timur bomb, apple for grappling hook. Agreed?"
    assert question(table, RU) == "Вера предлагает Тимуру бомбу, яблоко за крюк-кошку. По рукам?"
    gift = answer(tomb("___", heroes=heroes), "swap timur", "offer bomb", "propose")
    assert question(gift) == "Vera gives Timur as a gift: bomb. Agreed?"
    wish = answer(tomb("___", heroes=heroes), "swap timur", "want hook", "propose")
    assert question(wish, PL) == "Wera prosi Timura o hak abordażowy. Zgoda?"


# ---- the monsters ----


def test_a_monster_on_the_move_tells_whom_it_meets() -> None:
    table = tomb("_o_", "___", heroes={"vera": "dead", "gleb": "2-2"}, piles={"1-1": "mummy", "1-3": "ghost"})
    assert said(table, "prowl mummy") == Option("1-1: mummy", "walks, 2 moves", "Move a monster")
    assert effect(table, "prowl ghost") == "through walls, 3 moves"
    answer(table, "prowl mummy")
    assert question(table) == "The mummy has 2 moves left. Where to?"
    assert effect(table, "step 1-2") == "comes down to 2-2; attacks Gleb"


def test_a_trap_tells_what_it_does_in_this_mode() -> None:
    def rumble(mode: str) -> str:
        table = tomb("___", heroes={"vera": "dead", "gleb": "1-1"}, piles={"1-2": "bat", "1-3": "rumble"}, options={"mode": mode})
        return effect(table, "spring 1-3")

    assert rumble("escape") == "The ceiling comes down one step."
    assert "boulder" in rumble("exploration")


def test_a_trap_tells_who_would_die_of_it() -> None:
    heroes = {"vera": "dead", "gleb": "1-3", "roza": "1-4"}
    table = tomb(">____", heroes=heroes, piles={"1-5": "bat arrows"})
    assert effect(table, "spring 1-5").startswith("Gleb dies. All arrow walls")
    spiked = tomb("_____", features=("...^.",), heroes=heroes, piles={"1-5": "bat spikes"})
    assert effect(spiked, "spring 1-5").startswith("Roza dies. All spike cells")


# ---- why not ----


def test_reasons_name_what_is_missing() -> None:
    table = tomb("___", heroes={"vera": "1-1 vest bomb"}, yellow=(1, 1), piles={"1-1": "sabre"})
    assert why(table, "step 1-2") == "The yellow door is closed. The yellow key opens it at the statue of Bastet."
    assert why(table, "use vest") == "This works by itself at its moment: bulletproof vest."
    black = tomb("___", heroes={"vera": "1-2 skates"}, black=(1, 1))
    assert "Anubis" in why(black, "step 1-1")
    assert why(black, "spend skates") == "This works only in a fight: roller skates."
    full = tomb("___", heroes={"vera": "1-1 vest bomb hook axe apple"}, piles={"1-1": "sabre"})
    assert why(full, "take sabre") == "No free place for the sabre: leave something here first."
    assert why(full, "take sabre", RU) == "Некуда взять саблю: сначала оставьте что-нибудь здесь."
    spent = tomb("___", heroes={"vera": "dead", "gleb": "1-1"}, piles={"1-3": "bat spider", "1-2": "pharaoh"}, awake=True)
    assert why(spent, "prowl pharaoh", PL) == "Faraon nie chodzi: sprowadza go kość."


def test_reasons_where_an_effect_cannot_go() -> None:
    table = tomb("_#___", heroes={"vera": "1-3 flashlight"}, piles={"1-1": "?", "1-4": "?", "1-5": "?"})
    answer(table, "use flashlight")
    assert why(table, "at 1-1") == "A wall or a door keeps the light out."
    table = tomb("___", "#__", heroes={"vera": "1-1 bomb", "timur": "1-3", "roza": "2-2"})
    assert why(table, "swap timur") == "Timur is in another cell: you trade only in the same one."
    assert why(table, "step 2-1") == "Nobody walks into a wall."
    fight = bout("apple", "mummy")
    assert why(fight, "end") == "A turn cannot end in the middle of a fight."
    assert why(fight, "leave apple", PL) == "W walce nie można zostawić jabłka."
    taken = Table(GAME, Setup(GAME.id, 2, "base", DEFAULTS), BOOK, Luck(Quick(1))).start()
    answer(taken, "hero vera")
    assert why(taken, "hero vera") == "Vera is taken already."


# ---- events ----


def test_events_name_the_player_only_to_others() -> None:
    assert happened("walked", "vera", "4-6", "4-7") == "Bo: Vera walks to 4-7."
    assert happened("walked", "vera", "4-6", "4-7", you=1) == "Vera walks to 4-7."
    assert happened("monsters", you=1) == "You play the monsters."
    assert happened("monsters", t=PL) == "Bo gra potworami."


def test_climbing_has_a_direction() -> None:
    assert happened("climbed", "vera", "10-2", "9-2") == "Bo: Vera climbs up to 9-2."
    assert happened("climbed", "vera", "9-2", "10-2") == "Bo: Vera climbs down to 10-2."
    assert happened("flew", "vera", "9-2", "10-2", t=RU) == "Bo: Вера слетает в 10-2."


@pytest.mark.parametrize(
    ("what", "caught"), [("mummy-3", "the mummy"), ("key-black", "the black key"), ("gleb", "Gleb"), ("chest", "a closed chest")]
)
def test_the_hook_names_its_catch(what: str, caught: str) -> None:
    assert happened("pulled", "vera", what, "1-4", "1-1") == f"Bo: Vera’s hook pulls {caught} from 1-4 to 1-1."


def test_cases_are_right() -> None:
    assert happened("fight", "zoya", "scarab", "1-1", t=RU, you=1) == "Зоя сражается со скарабеем в 1-1."
    assert happened("fight", "zoya", "scarab", "1-1", t=PL, you=1) == "Zoja walczy ze skarabeuszem na 1-1."
    assert happened("fight", "zoya", "bat", "1-1", t=PL, you=1) == "Zoja walczy z nietoperzem na 1-1."
    assert happened("gave", "vera", "sabre", "zoya", t=PL, you=1) == "Wera daje Zoi szablę."
    assert happened("gave", "gleb", "pear", "roza", t=RU, you=1) == "Глеб отдаёт Розе грушу."
    assert happened("shot", "gleb", "shotgun", "1-1", "melee", t=PL, you=1).startswith("Gleb strzela ze strzelby na 1-1.")
    assert happened("shot", "gleb", "rifle", "1-1", "melee", t=PL, you=1).startswith("Gleb strzela z karabinu na 1-1.")
    assert happened("got-away", "timur", "golem", t=RU, you=1) == "Тимур уходит от голема."


def test_nobody_has_to_play_the_spirit_for_the_tomb_to_win() -> None:
    assert [happened("over", "spirit", t=t, seat=None) for t in (EN, RU, PL)] == [
        "All heroes have fallen: the tomb wins.",
        "Все герои погибли: побеждает гробница.",
        "Wszyscy bohaterowie polegli: wygrywa grobowiec.",
    ]


def test_the_last_life_is_told_apart() -> None:
    sentences = [happened("hurt", "vera", lives, "mummy", t=PL, you=1) for lives in (2, 1, 0)]
    assert sentences == [
        "Wera traci życie (mumia), zostają 2.", "Wera traci życie (mumia), zostaje 1.", "Wera traci ostatnie życie (mumia).",
    ]  # fmt: skip


@pytest.mark.parametrize("t", [EN, RU, PL], ids=LANGUAGES)
def test_every_end_and_every_step_of_the_ceiling_has_its_own_sentence(t: Tongue) -> None:
    ends = [happened("over", result, t=t, seat=None) for result in ("heroes", "spirit", "cursed", "lost")]
    assert len(set(ends)) == 4
    steps = [happened("ceiling", step, max(0, step - 2), t=t, seat=None) for step in (1, 2, 3, 4)]
    assert len(set(steps)) == 4
    assert "2" in steps[3]


# ---- plurals ----


@pytest.mark.parametrize(
    ("t", "id", "name", "expected"),
    [
        (EN, "life-count", "lives", ["1 life", "2 lives", "5 lives", "22 lives"]),
        (RU, "life-count", "lives", ["1 жизнь", "2 жизни", "5 жизней", "22 жизни"]),
        (PL, "life-count", "lives", ["1 życie", "2 życia", "5 żyć", "22 życia"]),
        (RU, "move-count", "moves", ["1 шаг", "2 шага", "5 шагов", "22 шага"]),
        (PL, "move-count", "moves", ["1 ruch", "2 ruchy", "5 ruchów", "22 ruchy"]),
        (RU, "moves-up-to", "moves", ["до 1 шага", "до 2 шагов", "до 5 шагов", "до 22 шагов"]),
        (RU, "moves-left", "moves", ["остался 1 шаг", "осталось 2 шага", "осталось 5 шагов", "осталось 22 шага"]),
        (PL, "moves-left", "moves", ["został 1 ruch", "zostały 2 ruchy", "zostało 5 ruchów", "zostały 22 ruchy"]),
        (PL, "moves-up-to", "moves", ["do 1 ruchu", "do 2 ruchów", "do 5 ruchów", "do 22 ruchów"]),
    ],
)
def test_plurals(t: Tongue, id: str, name: str, expected: list[str]) -> None:
    assert [t.say(id, **{name: n}) for n in (1, 2, 5, 22)] == expected


def test_falling_tokens_are_counted() -> None:
    told = [happened("tumbled", n, "1-1", "2-1", t=RU, seat=None) for n in (1, 3, 5)]
    assert [sentence.split(" из")[0] for sentence in told] == ["1 жетон падает", "3 жетона падают", "5 жетонов падают"]
    told = [happened("tumbled", n, "1-1", "2-1", t=PL, seat=None) for n in (1, 3, 5)]
    assert [sentence.split(" z ")[0] for sentence in told] == ["1 żeton spada", "3 żetony spadają", "5 żetonów spada"]


# ---- cards, seats, how far ----


def test_cards_tell_figures_of_the_book() -> None:
    assert EN.card("monster", "cobra") == "Walks, up to 2 moves. Its attack costs 3 lives."
    assert EN.card("monster", "pharaoh").endswith("It has 3 lives.")
    assert "firearms" in EN.card("monster", "golem")
    assert EN.card("item", "apple") == "Used up: 2 lives back."
    assert EN.card("item", "flamethrower").count(".") == 3
    assert EN.card("item", "key-black") != EN.card("item", "key-yellow")
    assert EN.card("hero", "gleb") == "Exploration: ladder, bomb. Escape: sledgehammer, bomb."
    assert EN.card("face", "retreat-3") == "The hero retreats, up to 3 moves."


def test_seats_tell_their_side() -> None:
    table = tomb("___", heroes={"vera": "1-1", "timur": "dead", "zoya": "gone"}, spirit=True)
    view = table.view(None)
    words = [EN.seat(view, seat, table.book) for seat in range(4)]
    assert words == ["Vera", "Timur has fallen, plays the monsters", "Zoya is out", "spirit of the tomb"]
    assert RU.seat(view, 1, table.book) == "Тимур погиб, играет за монстров"
    alone = tomb("___", heroes={"vera": "1-1", "roza": "dead"}, solo=True)
    assert PL.seat(alone.view(0), 0, alone.book) == "Wera, Roza poległa"


def test_how_far_the_game_is() -> None:
    fresh = Table(GAME, Setup(GAME.id, 2, "base", DEFAULTS), BOOK, Luck(Quick(1))).start()
    assert EN.where(fresh.view(0)) == "The expedition gathers"
    assert EN.where(tomb("___", round=4).view(0)) == "Round 4"
    early, late = (
        tomb("___", "___", round=4, ceiling=step, options={"mode": "escape"}, heroes={"vera": "2-1"}) for step in (2, 3)
    )
    assert EN.where(early.view(0)) == "Round 4 · the ceiling is coming"
    assert EN.where(late.view(0)) == "Round 4 · floors gone: 1, next: 2"
