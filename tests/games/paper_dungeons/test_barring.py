"""Why something is not offered, also where another thing is asked: dice, their uses and rooms."""

from __future__ import annotations

import pytest

from tests.games.paper_dungeons.positions import BOOK, Scene, at
from undercroft.games.paper_dungeons import GAME
from undercroft.games.paper_dungeons.rules import dice, items
from undercroft.texts import tongue

DICE = "skull wizard clover boots warrior thief"


def reason(scene: Scene, text: str) -> str:
    table = scene.table
    wish = next(wish for wish in table.barred(0) if str(wish.action) == text)
    return str(tongue("en", GAME.id).barred(wish, table.view(0), BOOK))


@pytest.mark.rule("PD-MOVE-1", "PD-DICE-17")
def test_before_a_die_is_chosen_no_room_is_entered_and_nobody_trained() -> None:
    t = at(dice=DICE, room="D4")
    assert t.barred("step") == {f"step {room}": "PD-MOVE-1" for room in BOOK.room_names}
    assert set(t.barred("level").values()) == set(t.barred("craft").values()) == {"PD-DICE-17"}
    assert (reason(t, "step D5"), reason(t, "level wizard")) == (
        "Rooms are entered with the moves of a die.",
        "Training, crafting and brewing take a die: choose one first.",
    )


@pytest.mark.rule("PD-DICE-9", "PD-DICE-12", "PD-DICE-16")
def test_dice_while_one_is_in_use() -> None:
    t = at(dice=DICE, room="D4").play("die w2", "brew", "die w3")
    assert t.barred("die") == {
        "die w1": "PD-DICE-9", "die w2": "PD-DICE-12", "die w3": "PD-DICE-16",
        "die b1": "PD-DICE-16", "die b2": "PD-DICE-16", "die b3": "PD-DICE-16",
    }  # fmt: skip
    assert reason(t, "die w3") == "You are using this die now."
    assert reason(t, "die b1") == "One die after another: first finish the one in use."
    t.play("move")
    assert reason(t, "level wizard") == "You are moving with this die; a die does one thing."


@pytest.mark.rule("PD-DICE-10")
def test_dice_when_three_are_used() -> None:
    t = at(dice=DICE, others=[{}]).play("die w2", "brew", "die w3", "level warrior", "die b3", "brew", "raise thief")
    assert t.asked() == "ready"
    assert {wish: rule for wish, rule in t.barred("die").items() if rule != "PD-DICE-12"} == {
        "die w1": "PD-DICE-9", "die b1": "PD-DICE-10", "die b2": "PD-DICE-10",
    }  # fmt: skip


@pytest.mark.rule("PD-DICE-1")
def test_dice_before_the_first_roll() -> None:
    t = at(phase="prepare", talent="veteran", prepared=False, round=0, dice="")
    assert set(t.barred("die").values()) == {"PD-DICE-1"}


@pytest.mark.rule("PD-MOVE-5")
def test_the_first_step_leads_into_no_upper_row() -> None:
    t = at(dice=DICE).play("die w2", "move")
    assert t.barred("step") == {f"step {room}": "PD-MOVE-5" for room in BOOK.room_names if room[1] != "1"}


@pytest.mark.rule("PD-MOVE-13")
def test_a_room_is_settled_before_the_next_move() -> None:
    """A trap asks who bears the wound; the rooms beside it wait."""
    t = at(dice=DICE, room="C1", potions=1, dungeon="G").play("die w2", "move", "step C2")
    assert t.asked() == "drink"
    assert t.barred()["step D2"] in ("PD-MOVE-13", "PD-MOVE-7", "PD-MOVE-8")
    assert "PD-MOVE-13" in t.barred("step").values()
    assert t.barred()["die b1"] == "PD-DICE-16"


@pytest.mark.rule("PD-FIGHT-7", "PD-ITEM-11")
def test_a_minion_that_fell_a_moment_ago_falls_no_more() -> None:
    item = next(item for item in BOOK.items if item.effect == "slay")
    t = at(dice="clover wizard wizard boots boots boots", room="D4", slain="F7", cells={item.id: 1})
    t.play("die w1", f"craft {item.id}")
    assert t.barred("slay") == {"slay F7": "PD-FIGHT-7"}
    first, *_ = t.options()
    t.play(first)
    assert t.barred("slay") == {"slay F7": "PD-FIGHT-7", first: "PD-FIGHT-7"}


# ---- one law ----


def test_a_fault_in_the_dice_changes_options_and_reasons_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    assert at(dice=DICE).barred("die") == {"die w1": "PD-DICE-9"}
    monkeypatch.setattr(dice, "skull_bits", lambda *_: 0b100)
    wrong = at(dice=DICE)
    assert "die w1" in wrong.options()
    assert wrong.barred("die") == {"die w3": "PD-DICE-9"}


def test_a_fault_in_walls_changes_options_and_reasons_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    assert at(dice=DICE, room="A3").play("die w2", "move").barred("step")["step A4"] == "PD-MOVE-8"
    monkeypatch.setattr(items, "owns", lambda *_: True)
    wrong = at(dice=DICE, room="A3").play("die w2", "move")
    assert "step A4" in wrong.options()
    assert "step A4" not in wrong.barred("step")
