"""What wins, and what a hero should see coming."""

from __future__ import annotations

from tests.games.dungeoneer.positions import BOOK, crypt, hero
from undercroft.games.dungeoneer.face import FACE
from undercroft.kernel.table import Table
from undercroft.texts import tongue

EN = tongue("en", FACE.game.id)


def goal(table: Table) -> str:
    return EN.goal(table.view(0), BOOK)


def warned(table: Table, seat: int = 0) -> list[str]:
    return [warning.words for warning in EN.warnings(table.view(seat), seat, BOOK)]


def test_what_wins() -> None:
    two = hero("raka", points=3), hero("lorel-alanus")
    assert goal(crypt(*two)) == "The first to complete 3 quests wins, or the last hero left."
    assert goal(crypt(*two, options={"resurrection": "on"})) == "The first to complete 3 quests wins."
    assert goal(crypt(hero("raka", points=3))) == "Complete 3 quests and come back to the entrance."
    limited = goal(crypt(*two, options={"round-limit": "10"}))
    assert limited.endswith(" After round 10 the most quests win.")


def test_the_last_health_is_told_to_whom_it_concerns() -> None:
    table = crypt(hero("raka", health=1, points=3), hero("lorel-alanus"))
    assert warned(table) == ["One more wound and your hero is defeated."]
    assert warned(table, 1) == []
    (warning,) = EN.warnings(table.view(0), 0, BOOK)
    assert (warning.spot, warning.show, warning.brief) == ("hero-0", "Show your hero", "1 health left")


def test_the_last_round_is_told() -> None:
    def at(round: int) -> Table:
        return crypt(hero("raka", points=3), hero("lorel-alanus"), options={"round-limit": "10"}, round=round)

    assert warned(at(9)) == []
    assert warned(at(10)) == ["This is the last round: after it the most quests win."]
