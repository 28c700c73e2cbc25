"""Several steps by one choice, over the wire: all of them in one go, each of them to be taken back."""

from __future__ import annotations

import re

from tests.running import House
from tests.server.conftest import Guest, Visit


def until_there_are_goals(guest: Guest) -> tuple[str, list[str]]:
    table = guest.new("me", game="monsters-of-egypt")
    for _ in range(80):
        goals = re.search(r'data-goals="([^"]+)"', guest.get(f"/t/{table}/0").text)
        if goals is not None:
            return table, goals[1].split()
        guest.answer(table, 0)
    raise AssertionError("nobody ever has a free way")


def test_a_goal_is_walked_to_and_every_step_can_be_taken_back(ada: Guest, house: House) -> None:
    table, goals = until_there_are_goals(ada)
    room = house.run(house.tables.room(table))
    start, (number, _) = room.table.digest(0), ada.question(table, 0)
    goal = goals[-1].removeprefix("cell-")
    assert ada.post(f"/t/{table}/0/stroll", script=True, number=number, goal=goal).json() == {"ok": True}
    steps = room.table.number(0) - number
    assert steps > 1
    told = [event for event in room.table.told(0) if event.kind in room.game.strolls["step"]][-steps:]
    assert str(told[-1].data[-1]) == goal
    for _ in range(steps):
        now, _ = ada.question(table, 0)
        assert ada.post(f"/t/{table}/0/take-back", script=True, number=now).json() == {"ok": True}
    assert room.table.digest(0) == start


def test_what_is_no_goal_is_refused_and_changes_nothing(ada: Guest, visit: Visit, house: House) -> None:
    table, goals = until_there_are_goals(ada)
    room, goal = house.run(house.tables.room(table)), goals[0].removeprefix("cell-")
    before, (number, _) = room.table.digest(0), ada.question(table, 0)

    def refused(guest: Guest, goal: str, number: int) -> str:
        return str(guest.post(f"/t/{table}/0/stroll", script=True, number=number, goal=goal).json()["code"])

    assert refused(ada, "nowhere", number) == refused(ada, "", number) == "not-offered"
    assert refused(ada, goal, number + 1) == "stale"
    assert refused(visit(), goal, number) == "forbidden"
    assert room.table.digest(0) == before
