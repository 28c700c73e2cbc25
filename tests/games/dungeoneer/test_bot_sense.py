"""Sense at the table: peril is spent where it hurts, and nothing is played that cannot turn anything."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.duels import besiege
from tests.games.dungeoneer.positions import BOOK, answer, asked, crypt, hero
from undercroft.bots import BOTS
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.state import Player
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table

SENSIBLE = ("greedy", "level-3", "level-4")
"""Who sees all cards and plays by advice. Level 5 plays on; levels 1 and 2 play no cards that have to be laid."""


def chosen(table: Table) -> str:
    """By all of them alike."""
    ask = asked(table)
    found = {str(BOTS[bot].choose(GAME, table.setup, BOOK, table.view(ask.seat), ask, Luck(Quick(1)))) for bot in SENSIBLE}
    assert len(found) == 1
    return found.pop()


def lord(card: str, victim: Player, **fields: object) -> Table:
    """Seat 0, apart from the victim, holds one card."""
    return crypt(hero("raka", "crossing", hand=card, **fields), victim, phase="dungeonlord")


# ---- the Dungeonlord ----


@pytest.mark.parametrize("bane", ["withered-arm", "leaden-steps", "clouded-mind"])
def test_a_curse_is_laid_where_it_hurts(bane: str) -> None:
    assert chosen(lord(bane, hero("lorel-alanus", peril=3))) == f"play {bane}"


def test_a_curse_on_a_score_of_nothing_is_kept() -> None:
    """Kron has no magic to lose."""
    assert chosen(lord("clouded-mind", hero("kron-axereaver", peril=3))) == "pass"


def test_a_harmless_curse_is_not_undone() -> None:
    victim = hero("kron-axereaver", peril=3, glory=6, hand="turn-aside-the-curse")
    table = answer(lord("clouded-mind", victim), "play clouded-mind", "seat 1")
    assert asked(table).kind == "cancel"
    assert chosen(table) == "pass"


@pytest.mark.parametrize(("name", "choice"), [("lorel-alanus", "shed clouded-mind"), ("kron-axereaver", "end")])
def test_glory_pays_off_a_curse_that_hurts(name: str, choice: str) -> None:
    table = crypt(hero(name, glory=9, points=0, banes="clouded-mind"), hero("raka"))
    assert chosen(table) == choice


def test_a_trap_that_hardly_anybody_falls_into_waits_for_another_victim() -> None:
    """Only a one falls into it."""
    healthy, dying = hero("roderik-talus", peril=3), hero("roderik-talus", peril=3, health=1)
    assert chosen(lord("spear-volley", healthy)) == "pass"
    assert chosen(lord("spear-volley", dying)) == "declare spear-volley"


def test_a_trap_that_nobody_falls_into_is_not_laid() -> None:
    assert chosen(lord("spear-volley", hero("sable-quick", peril=3, health=1))) == "pass"


def test_a_monster_that_cannot_hit_stays_at_home() -> None:
    strong = hero("kron-axereaver", peril=2, level=4, health=1, inventory="iron-helm silvered-blade")
    assert chosen(lord("zombie", strong)) == "pass"


# ---- rolls and answers ----


def countering(victim: Player, die: int) -> Table:
    """A ghoul that strikes with 2 has rolled; the victim may change its own roll."""
    table = besiege(victim, "ghoul", luck=(die, 3, 3))
    while asked(table).kind == "response":
        answer(table, chosen(table))
    assert asked(table).kind == "before-roll"
    return table


def test_an_omen_is_spent_on_a_roll_that_it_may_turn() -> None:
    assert chosen(countering(hero("lorel-alanus", health=1, glory=6, hand="lucky-omen"), 3)) == "play lucky-omen"


def test_no_omen_for_a_roll_that_is_lost() -> None:
    """Eight against one and a die."""
    assert chosen(countering(hero("lorel-alanus", health=1, glory=6, hand="lucky-omen"), 6)) == "roll"


def test_no_omen_for_a_roll_that_is_won() -> None:
    """Three against three and a die."""
    assert chosen(countering(hero("kron-axereaver", health=1, glory=6, hand="lucky-omen"), 1)) == "roll"


def test_no_omen_beside_a_dodge() -> None:
    assert chosen(countering(hero("lorel-alanus", health=1, glory=6, hand="lucky-omen dodge"), 3)) == "roll"


@pytest.mark.parametrize(("level", "choice"), [(1, "ability"), (4, "roll")])
def test_glory_is_spent_on_a_test_that_it_may_turn(level: int, choice: str) -> None:
    """Magic against 6: with three the die decides, with five nothing can go wrong."""
    seeker = hero("lorel-alanus", "sealed-gate", level=level, glory=6, points=2, quests="break-the-seal")
    table = crypt(seeker, hero("kron-axereaver"), rooms="sealed-gate 0,-1")
    answer(table, "attempt break-the-seal")
    assert asked(table).kind == "before-roll"
    assert chosen(table) == choice


def test_no_answer_to_an_attack_that_cannot_hit() -> None:
    strong = hero("kron-axereaver", level=4, health=1, glory=6, hand="dodge", inventory="iron-helm silvered-blade")
    table = besiege(strong, "zombie")
    assert asked(table).kind == "response"
    assert chosen(table) == "pass"
