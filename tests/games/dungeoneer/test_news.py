"""What everybody hears of what happened, beyond figures that change."""

from __future__ import annotations

import pytest

from tests.games.dungeoneer.positions import answer, crypt, hero, told
from undercroft.kernel.table import Table
from undercroft.kernel.types import Figure


def heard(table: Table, kind: str) -> list[tuple[int | None, tuple[Figure, ...]]]:
    return [(event.seat, event.data) for event in told(table, kind)]


@pytest.mark.rule("DG-MOVE-27")
def test_standing_up() -> None:
    table = answer(crypt(hero("raka", points=2, fallen=True), hero("sable-quick")), "stand")
    assert heard(table, "stood") == [(0, ())]


@pytest.mark.rule("DG-VAR-9")
def test_dodging_spikes() -> None:
    table = crypt(hero("raka", points=3), hero("sable-quick"), rooms="spiked-corridor 1,0", options={"dodge-spikes": "on"})
    answer(table, "move east", "dodge")
    assert (heard(table, "dodged"), told(table, "hurt")) == ([(0, ())], [])


@pytest.mark.rule("DG-CARD-17")
def test_being_carried_away() -> None:
    me = hero("raka", "crossing", points=1, inventory="scroll-of-recall")
    table = answer(crypt(me, hero("sable-quick")), "use scroll-of-recall")
    assert heard(table, "warped") == [(0, ("tomb-antechamber",))]


@pytest.mark.rule("DG-CARD-25")
def test_a_card_that_comes_back_from_the_discard_pile() -> None:
    me = hero("raka", hand="undead-awakening")
    table = crypt(me, hero("sable-quick", peril=9), phase="dungeonlord", discard="zombie iron-helm")
    answer(table, "play undead-awakening")
    assert heard(table, "recovered") == [(0, ("zombie",))]


@pytest.mark.rule("DG-VAR-2")
def test_a_hero_that_has_risen() -> None:
    prey = hero("sable-quick", "crossing", health=1, peril=9)
    table = crypt(
        hero("raka", hand="zombie"), prey, phase="dungeonlord", luck=(6, 1, 1, 1, 1, 1, 1), options={"resurrection": "on"}
    )
    answer(table, "declare zombie", "begin", "hero lorel-alanus")
    assert heard(table, "risen") == [(1, ("lorel-alanus",))]


@pytest.mark.rule("DG-MOVE-8", "DG-MOVE-9")
def test_an_exit_that_costs_a_point_to_force() -> None:
    me = hero("raka", "collapsed-tunnel", points=3)
    table = crypt(me, hero("sable-quick"), rooms="collapsed-tunnel 1,0 turned; crossing 2,0", luck=(1,))
    answer(table, "move east", "stay")
    assert (heard(table, "stuck"), heard(table, "moved")) == ([(0, ("collapsed-tunnel",))], [])


@pytest.mark.rule("DG-BATTLE-18", "DG-QUEST-34")
def test_an_escort_that_changes_hands() -> None:
    led = "lead-the-pilgrim-out"
    prey = hero("sable-quick", "crossing", quests=led, escorts=led)
    table = crypt(hero("raka", "crossing", points=1), prey, luck=(6, 1))
    answer(table, "attack-hero 1", "form melee", "pass", f"take-token {led}")
    assert heard(table, "took-escort") == [(0, (led, 1, "sable-quick"))]
    assert told(table, "hurt") == []


@pytest.mark.rule("DG-QUEST-15")
def test_health_that_is_offered_for_a_quest() -> None:
    me = hero("raka", "crypt", points=1, quests="free-caedmans-soul")
    table = crypt(me, hero("sable-quick"), rooms="crypt 1,0; library 2,0", luck=(1,) * 8)
    answer(table, "attempt free-caedmans-soul")
    assert heard(table, "hurt")[0] == (0, (4,))


@pytest.mark.rule("DG-BATTLE-9", "DG-ANYTIME-1")
def test_a_card_for_any_time_in_answer_to_an_attack() -> None:
    """It is played for what it does, not spent as an answer."""
    prey = hero("sable-quick", "crossing", peril=9, glory=9, points=1, hand="second-wind dodge")
    table = crypt(hero("raka", hand="zombie"), prey, phase="dungeonlord", luck=(1,) * 4)
    answer(table, "declare zombie", "begin", "play second-wind")
    assert heard(table, "points") == [(1, (1, 2))]
    assert heard(table, "played") == [(1, ("second-wind",))]
