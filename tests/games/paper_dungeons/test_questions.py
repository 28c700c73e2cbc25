"""The questions: what each says it is about, and whether the rules would ask the same again from its state alone."""

from __future__ import annotations

import pytest

from tests.games.paper_dungeons.positions import Scene, at, faces, new
from undercroft.kernel.types import Figure

SKULLS = faces("skull wizard cleric skull boots thief")

QUESTIONS: list[tuple[str, Scene, tuple[Figure, ...], bool]] = [
    ("keep-talent", new(2), (), True),
    ("keep-goal", new(2).play(new(2).options()[0]), (), True),
    ("take-gem", at(phase="prepare", round=0, talent="treasure-hunter", prepared=False), (), True),
    ("drink", at(phase="roll", luck=SKULLS, potions=3, hearts=1), (2, "skull", 5), True),
    ("drink", at(phase="gems", round=3, room="D2", levels=(3, 3, 3, 3), potions=2), (1, "boss", 4), True),
    ("drink", at(room="C2", potions=1).play("die w1", "move", "step B2", "step B3"), (1, "trap", 2), False),
    ("drink", at(room="C2", explored="C1", potions=1).play("die w1", "move", "step C1", "step D1"), (2, "minion", 2), False),
    ("die", at(), (3,), True),
    ("die", at(used="w1 b2"), (1,), True),
    ("use", at().play("die b3"), ("b3", "thief"), True),
    ("use", at().play("die w3"), ("w3", "clover"), True),
    ("step", at(room="D2").play("die b1"), (3,), True),
    ("step", at(room="D2").play("die w1", "move", "step D3", "raise thief"), (1,), True),
    ("raise", at(potions=3).play("die w1", "brew"), ("potions",), False),
    ("raise", at(room="D4").play("die w1", "move", "step D5"), ("room",), False),
    ("raise", at(cells={"tome": 1}).play("die w1", "craft tome"), ("item",), False),
    ("raise", at(gems=5, levels=(1, 1, 1, 3)).play("die w3", "level thief"), ("gems",), False),
    ("raise", at(phase="gems", round=3, dungeon="B", room="D2", levels=(3, 3, 3, 3)), ("boss",), False),
    ("raise", at(phase="prepare", round=0, talent="veteran", prepared=False), ("talent",), True),
    ("raise", at(phase="prepare", round=0, talent="veteran", prepared=False).play("raise thief"), ("talent",), False),
    ("part", at(potions=7).play("die w1", "brew"), ("potions",), False),
    ("part", at(room="B3").play("die w1", "move", "step B4"), ("room",), False),
    ("part", at(talent="noble", levels=(1, 4, 1, 1)).play("die w2", "level wizard"), ("talent",), False),
    ("part", at(phase="prepare", round=0, talent="craftsman", prepared=False), ("talent",), True),
    ("part", at(phase="prepare", round=0, talent="craftsman", prepared=False).play("part tome"), ("talent",), False),
    ("slay", at(cells={"sceptre": 1}).play("die w2", "craft sceptre"), ("item", 2), False),
    ("slay", at(cells={"sceptre": 1}).play("die w2", "craft sceptre", "slay A1"), ("item", 1), False),
    ("slay", at(phase="prepare", round=0, talent="assassin", prepared=False), ("talent", 2), True),
    ("slay", at(phase="prepare", round=0, talent="assassin", prepared=False).play("slay A1"), ("talent", 1), False),
]


@pytest.mark.parametrize(("kind", "scene", "about", "quiet"), QUESTIONS)
def test_a_question_says_what_it_is_about(kind: str, scene: Scene, about: tuple[Figure, ...], quiet: bool) -> None:
    ask = scene.table.question(0)
    assert ask is not None
    assert (ask.kind, ask.about, ask.quiet) == (kind, about, quiet)
    assert len(ask.about) == len(scene.table.game.asks[kind])


@pytest.mark.parametrize(("kind", "scene", "about", "quiet"), QUESTIONS)
def test_only_half_done_questions_need_the_answers_before_them(
    kind: str, scene: Scene, about: tuple[Figure, ...], quiet: bool
) -> None:
    chain = scene.table.chain(0)
    assert chain is not None
    first_of_its_lane = about == ("boss",)
    assert (chain.since == ()) == (quiet or first_of_its_lane)
