"""The language of the cards: what is read, and what is refused."""

from __future__ import annotations

import pytest

from undercroft.games.dungeoneer import EVENTS, card_language
from undercroft.games.dungeoneer.card_language import Clause, Word, WrongEffect
from undercroft.games.dungeoneer.loading import load
from undercroft.games.dungeoneer.rules.effects import EFFECTS

BOOK = load("base")


def test_clauses_inherit_the_trigger_of_the_one_before() -> None:
    first, second = card_language.read("static: IGNORE(me,danger,while) ; MOD(me,threat_trap,+1,while)")
    assert first == Clause("static", (Word("IGNORE", ("me", "danger", "while")),))
    assert second == Clause("static", (Word("MOD", ("me", "threat_trap", 1, "while")),))


def test_price_frequency_window_and_condition() -> None:
    (use,) = card_language.read("use[2G;turn;wound]: PREVENT(me,wound,1)")
    assert (use.price, use.frequency, use.window, use.glory, use.by_foe) == ("2G", "turn", "wound", 2, False)
    (shed,) = card_language.read("use[4G by foe;any;own_turn]: DISCARD(self,play,1,foe)")
    assert (shed.glory, shed.by_foe) == (4, True)
    (omen,) = card_language.read("play{before_roll}: DIE(me,+1,high,roll)")
    assert omen.condition == "before_roll"
    (hit,) = card_language.read("hit(magic): GLORY(foe,-1)")
    assert hit.form == "magic"


def test_consequences_and_filters() -> None:
    (clause,) = card_language.read("play: THREAT(here,speed,6,fail=[WOUND(it,1); FALL(it)])")
    (word,) = clause.words
    assert word.args == ("here", "speed", 6)
    assert [each.name for each in word.fail] == ["WOUND", "FALL"]
    (mod,) = card_language.read("static: MOD(me,melee,+1,while,vs=undead)")
    assert mod.words[0].filter("vs") == "undead"
    assert mod.words[0].filter("role") == ""


def test_a_price_that_the_player_chooses() -> None:
    (clause,) = card_language.read("play: GLORY(foe,-X)")
    assert clause.words[0].number(1, 3) == -3


@pytest.mark.parametrize(("text", "words"), [
    ("WOUND(me,1)", "has no trigger"),
    ("sneeze: WOUND(me,1)", "no trigger 'sneeze'"),
    ("play: TICKLE(me,1)", "no effect 'TICKLE'"),
    ("play: WOUND(me)", "WOUND takes 2 to 2 arguments, not 1"),
    ("play: WOUND(you,1)", "no target 'you'"),
    ("play: WOUND(me,lots)", "'lots' is no number"),
    ("play: THREAT(me,luck,4)", "no stat 'luck'"),
    ("static: MOD(me,melee,+1,while,vs=cats)", "no vs 'cats'"),
    ("static: MOD(me,melee,+1,while,mood=bad)", "no filter 'mood'"),
    ("use[2Q;turn;hero]: HEAL(me,1)", "no price '2Q'"),
    ("use[2G;week;hero]: HEAL(me,1)", "no frequency 'week'"),
    ("use[2G;turn;noon]: HEAL(me,1)", "no window 'noon'"),
    ("play{when_it_rains}: HEAL(me,1)", "no condition 'when_it_rains'"),
    ("hit(teeth): HEAL(self,1)", "no form 'teeth'"),
])  # fmt: skip
def test_what_is_not_in_the_vocabulary_is_refused(text: str, words: str) -> None:
    with pytest.raises(WrongEffect, match=words):
        card_language.read(text)


def test_the_rules_know_every_deed_and_tell_what_they_say() -> None:
    assert set(EFFECTS) == set(card_language.DEEDS)
    assert {effect.told for effect in EFFECTS.values()} - {""} <= set(EVENTS)


def test_the_pack_is_read_whole() -> None:
    assert (len(BOOK.cards), len(BOOK.locations), len(BOOK.quests), len(BOOK.heroes)) == (60, 22, 14, 6)
    assert {card.sort for card in BOOK.cards} == {"treasure", "boon", "bane", "monster", "trap"}
    assert BOOK.locations[BOOK.entrance].id == "tomb-antechamber"
