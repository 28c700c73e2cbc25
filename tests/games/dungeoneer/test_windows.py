"""Who may know what: hidden hands, windows that betray nothing, and guesses that fit what was seen."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import BOOK, answer, asked, card, crypt, hero, offered, throw
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer import view as sight
from undercroft.games.dungeoneer.rules import rolls
from undercroft.games.dungeoneer.state import UNKNOWN
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask

MASKED, HIDDEN = {"windows": "masked"}, {"windows": "hidden"}


def attacked(hand: str, *, glory: int = 5, options: dict[str, str] | None = None, luck: tuple[int, ...] = ()) -> Table:
    """Seat 0 has declared a zombie on seat 1, who holds `hand`."""
    lord = hero("raka", hand="zombie skeleton", points=3, peril=9)
    prey = hero("roderik-talus", "crossing", glory=glory, peril=9, hand=hand)
    table = crypt(lord, prey, phase="dungeonlord", options=options or {}, luck=luck)
    return answer(table, "declare zombie")


@pytest.mark.rule("DG-CARD-25")
def test_others_see_of_a_hand_only_what_was_seen_to_go_there() -> None:
    lord = hero("raka", hand="zombie ghost", known="ghost")
    table = crypt(lord, hero("kron-axereaver", hand="dodge"))
    mine, theirs, nobody = (table.view(seat) for seat in (0, 1, None))
    assert mine.state.parts[0].hand == (card("zombie"), card("ghost"))
    assert mine.state.parts[1].hand == (UNKNOWN,)
    assert theirs.state.parts[0].hand == (UNKNOWN, card("ghost"))
    assert nobody.state.parts[1].hand == (UNKNOWN,)
    assert mine.state.deck == theirs.state.deck == ()
    assert card("dodge") in mine.unseen
    assert card("zombie") not in mine.unseen
    assert card("zombie") in theirs.unseen


def test_a_window_opens_only_for_who_can_play_something() -> None:
    table = attacked("backpack", luck=(1, 1))
    answer(table, "begin")
    assert asked(table).kind == "home"


def test_at_a_masked_table_everybody_with_cards_gets_the_window() -> None:
    table = attacked("backpack", options=MASKED, luck=(1, 1))
    answer(table, "begin")
    ask = asked(table)
    assert (ask.seat, ask.kind, ask.window, [str(option) for option in ask.options]) == (1, "response", True, ["pass"])
    answer(table, "pass")
    assert asked(table).kind == "home"


def test_where_all_is_hidden_everybody_with_cards_presses_roll() -> None:
    table = answer(attacked("backpack", options=HIDDEN, luck=(1, 1)), "begin", "pass")
    ask = asked(table)
    assert (ask.seat, ask.kind, ask.window, [str(option) for option in ask.options]) == (1, "before-roll", False, ["roll"])
    answer(table, "roll")
    assert asked(table).kind == "home"


def test_where_all_is_hidden_the_window_opens_also_for_the_cards_of_others() -> None:
    ask = asked(answer(attacked("", options=HIDDEN, luck=(1, 1)), "begin"))
    assert (ask.seat, ask.kind, ask.window, [str(option) for option in ask.options]) == (1, "response", True, ["pass"])


@pytest.mark.parametrize(("hand", "asks"), [("zombie", True), ("", False)])
def test_where_all_is_hidden_whoever_holds_cards_is_asked_before_a_location_is_faced(hand: str, asks: bool) -> None:
    rooms = "crossing 0,-1; inner-sanctum 0,-2; long-gallery 0,1"
    me = hero("raka", "crossing", points=2, hand=hand)
    table = answer(crypt(me, hero("sable-quick"), rooms=rooms, luck=(6,), options=HIDDEN), "move north")
    assert (asked(table).kind == "before-effect") is asks
    if asks:
        assert (offered(table), asked(table).window) == (["test"], False)
        answer(table, "test", "roll")
    assert asked(table).kind == "hero-phase"


def test_where_all_is_hidden_a_dungeonlord_with_cards_passes_with_a_choice() -> None:
    table = crypt(hero("raka", hand="iron-helm"), hero("sable-quick"), phase="dungeonlord", options=HIDDEN)
    assert (asked(table).kind, offered(table)) == ("dungeonlord", ["pass"])


@pytest.mark.rule("DG-RULING-51", "DG-ANYTIME-1")
@pytest.mark.parametrize("windows", ["open", "hidden"])
def test_the_attacker_and_others_play_cards_for_any_time_in_the_response_stage(windows: str) -> None:
    lord, prey = hero("raka", hand="zombie"), hero("roderik-talus", "crossing", peril=9)
    third = hero("kron-axereaver", hand="stumble riposte", quests="carry-the-embers", escorts="carry-the-embers")
    table = crypt(lord, prey, third, phase="dungeonlord", luck=(1, 1), options={"windows": windows})
    answer(table, "declare zombie", "begin")
    assert (asked(table).seat, asked(table).kind, offered(table)) == (1, "response", ["pass"])
    assert [action.target for action in table.aside(2)] == ["2 play stumble", "2 drop carry-the-embers"]
    throw(table, 2, "play stumble")
    answer(table, "seat 1")
    assert (table.state.parts[1].fallen, table.state.parts[1].peril) == (True, 5)
    assert (asked(table).kind == "response") is (windows == "hidden"), "still somebody holds cards"


@pytest.mark.rule("DG-RULING-51")
def test_a_defender_may_play_a_bane_for_any_time() -> None:
    lord, prey = hero("raka", hand="zombie", peril=9), hero("roderik-talus", "crossing", peril=9, hand="stumble")
    table = answer(crypt(lord, prey, phase="dungeonlord", luck=(1, 1)), "declare zombie", "begin")
    assert (asked(table).seat, offered(table)) == (1, ["play stumble", "pass"])
    answer(table, "play stumble", "seat 0")
    assert (table.state.parts[0].fallen, table.state.parts[0].peril) == (True, 7)


@pytest.mark.rule("DG-RULING-51")
def test_a_battle_does_not_wait_for_an_escort_or_a_potion_of_somebody_else() -> None:
    third = hero("kron-axereaver", inventory="potion-of-healing", health=2, quests="carry-the-embers", escorts="carry-the-embers")
    table = crypt(
        hero("raka", hand="zombie"), hero("roderik-talus", "crossing", peril=9), third, phase="dungeonlord", luck=(1, 1)
    )
    answer(table, "declare zombie", "begin")
    assert asked(table).kind == "home"


def test_nobody_is_named_in_a_window() -> None:
    table = answer(attacked("scare-off", options=MASKED), "begin")
    assert table.view(1).waiting == (1,)
    assert (table.view(0).waiting, table.view(0).asked) == ((), ())
    assert (table.view(None).waiting, table.view(None).asked) == ((), ())


def test_without_any_card_there_is_no_window_even_at_a_masked_table() -> None:
    lord, prey = hero("raka", hand="zombie"), hero("roderik-talus", "crossing", peril=9)
    table = crypt(lord, prey, phase="dungeonlord", options=MASKED, luck=(1, 1))
    answer(table, "declare zombie", "begin")
    assert asked(table).kind == "home"


def test_the_declaration_is_always_locked_by_a_choice() -> None:
    """Otherwise everybody would see that the Dungeonlord holds nothing more."""
    table = crypt(hero("raka", hand="zombie"), hero("roderik-talus", "crossing", peril=9), phase="dungeonlord")
    answer(table, "declare zombie")
    assert offered(table) == ["begin"]


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize("masked", ["open", "masked"])
def test_a_guess_gives_the_asked_seat_a_reason_to_be_asked(seat: int | None, masked: str) -> None:
    table = answer(attacked("scare-off backpack", options={"windows": masked}), "begin")
    view = table.view(seat)
    for number in range(5):
        guess = GAME.guess(GAME, table.setup, view, BOOK, Luck(Quick(number)))
        assert guess.view(seat) == view
        assert asked(guess).seat == 1
        assert asked(guess).kind == "response"
        if masked == "open":
            assert len(asked(guess).options) > 1


def test_a_guess_goes_on_through_windows_that_were_let_pass() -> None:
    table = attacked("scare-off", luck=(6, 1, 4, 4))
    answer(table, "begin", "pass")
    assert asked(table).kind == "home"
    view = table.view(0)
    assert all(text != "pass" for _, text in view.since)
    hands = set()
    for number in range(8):
        guess = GAME.guess(GAME, table.setup, view, BOOK, Luck(Quick(number)))
        assert guess.view(0) == view
        hands.add(guess.state.parts[1].hand)
    assert len(hands) > 1


def test_a_guess_goes_on_through_what_was_thrown_into_a_battle() -> None:
    """A guess that comes to nothing leaves the next one the table as it was."""
    a = hero("kron-axereaver", "crossing", points=3, glory=5, hand="stumble undead-awakening")
    b, c = hero("raka", "crossing", hand="riposte ghoul", glory=5, peril=5), hero("sable-quick", hand="skeleton", peril=3)
    table = crypt(a, b, c, rooms="crossing 0,-1; library 0,-2")
    answer(table, "attack-hero 1", "form melee")
    throw(table, 0, "play stumble")
    answer(table, "seat 1")
    for luck in range(40):
        for seat in (None, 0, 1, 2):
            view = table.view(seat)
            found = GAME.guess(GAME, table.setup, view, BOOK, Luck(Quick(luck)))
            assert found.view(seat) == view


def test_a_guess_finds_two_cards_that_must_be_in_hidden_hands() -> None:
    """What was thrown in came while another was asked, because of one card; then that one was asked because of a second."""
    me = hero("sable-quick", "long-gallery", points=3, glory=5, health=1, inventory="blessings-of-nakari", hand="lich-acolyte")
    prey = hero("lorel-alanus", "long-gallery", glory=5, hand="riposte lucky-omen")
    table = crypt(me, prey, hero("zareth-vohl", hand="scare-off"), rooms="long-gallery 0,-1; library 0,-2", luck=(4, 4))
    answer(table, "attack-hero 1", "form melee")
    throw(table, 0, "use blessings-of-nakari")
    answer(table, "pass")
    assert asked(table).kind == "before-roll"
    for seat in (None, 0, 2):
        view = table.view(seat)
        for luck in range(4):
            guess = GAME.guess(GAME, table.setup, view, BOOK, Luck(Quick(luck)))
            assert guess.view(seat) == view
            assert len(asked(guess).options) > 1


def test_hidden_cards_may_be_others() -> None:
    table = attacked("dodge backpack")
    (zone,) = sight.hidden(table, 0)
    assert zone.name == "hand of 1"
    twins = [twin for number in range(6) for twin in zone.vary(table, Luck(Quick(number)))]
    assert twins
    for twin in twins:
        assert twin.view(0) == table.view(0)
        assert twin.state.parts[1].hand != table.state.parts[1].hand
        assert sorted((*twin.state.deck, *twin.state.parts[1].hand)) == sorted((*table.state.deck, *table.state.parts[1].hand))


@pytest.mark.parametrize("named", [False, True])
def test_the_walk_notices_a_question_that_could_only_mean_one_card(monkeypatch: pytest.MonkeyPatch, named: bool) -> None:
    """Where all is hidden a twin that would be asked differently is looked at, too."""
    if named:
        monkeypatch.setattr(rolls, "Ask", lambda *given, **more: Ask(*given, **more | {"held": False}))
    rooms = "crossing 0,-1; inner-sanctum 0,-2; long-gallery 0,1"
    me = hero("raka", "crossing", points=2, glory=5, hand="lucky-omen")
    table = crypt(me, hero("sable-quick"), rooms=rooms, luck=(6,) * 9, options=HIDDEN)
    answer(table, "move north", "test")
    assert asked(table).kind == "before-roll"
    (zone,) = sight.hidden(table, 1)
    twins = [twin for number in range(6) for twin in zone.vary(table, Luck(Quick(number)))]
    assert twins
    assert any(twin.view(1) != table.view(1) for twin in twins) is named


def test_what_others_could_throw_in_is_not_told_with_a_question() -> None:
    table = crypt(hero("raka", points=3, peril=5), hero("roderik-talus", hand="stumble"))
    assert [str(action) for action in table.aside(1)] == ["throw 1 play stumble"]
    question = table.question(0)
    assert question is not None
    assert question.aside == ()
    throw(table, 1, "play stumble")
    answer(table, "seat 0")
    assert table.state.parts[0].fallen
    assert not table.state.parts[1].fallen
    assert table.state.parts[0].peril == 3


def test_a_solo_hand_is_no_secret() -> None:
    table = crypt(hero("raka", hand="dodge", points=3))
    assert table.view(None).state.parts[0].hand == (card("dodge"),)
    assert sight.hidden(table, None) == []
    assert not sight.has_secrets(table.state, 0)


def test_a_stale_or_forged_answer_changes_nothing() -> None:
    table = attacked("scare-off")
    before = table.digest()
    for seat, text in ((1, "play scare-off"), (0, "declare ghost"), (1, "begin")):
        action = BOOK.catalogue.read(text)
        assert isinstance(action, Action)
        with pytest.raises(Exception, match="seat|offered|" + text):
            table.answer(seat, action)
    assert table.digest() == before
