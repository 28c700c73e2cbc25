"""Minions: fights, and those who fall without one."""

from __future__ import annotations

from undercroft.games.paper_dungeons.content import HEROES
from undercroft.games.paper_dungeons.rules import Desk, items, potions, wounds
from undercroft.kernel.types import Action, Ask, Barred, Flow


def fight(d: Desk, room: int) -> Flow:
    """PD-FIGHT-1 to PD-FIGHT-8: the hero shown here fights, is wounded by what is missing, and always wins."""
    team, here = d.part, d.book.rooms[room]
    level = team.levels[here.hero] + items.bonus(team, d.book.armour_items)
    missing = max(0, here.level - level)
    d.tell("fought", here.minion, here.level, HEROES[here.hero], level, here.name)
    if missing:
        yield from wounds.suffer(d, missing, "minion")
    yield from fall(d, 1 << room)


def slay(d: Desk, count: int, source: str, *, quiet: bool = False) -> Flow:
    """PD-ITEM-11, PD-ITEM-23, PD-TALENT-13: minions of choice are defeated, wherever they are; fewer if fewer are left."""
    chosen = 0
    for done in range(count):
        options = alive(d, chosen)
        if not options:
            break
        about = (source, count - done)
        room = (yield Ask(d.seat, "slay", tuple(options), about, quiet and done == 0)).value
        chosen |= 1 << room
        d.tell("slain", d.book.rooms[room].minion, d.book.rooms[room].level, d.book.room_names[room], source)
    yield from fall(d, chosen)


def alive(d: Desk, but: int, barred: list[Barred] | None = None) -> list[Action]:
    """PD-FIGHT-7: a minion falls once."""
    gone = d.part.slain | but
    if barred is not None:
        barred += [Barred(action, "PD-FIGHT-7") for room, action in d.book.slays.items() if gone >> room & 1]
    return [action for room, action in d.book.slays.items() if not gone >> room & 1]


def fall(d: Desk, rooms: int) -> Flow:
    """PD-FIGHT-6: a box of the track for each; PD-TALENT-6, PD-TALENT-16, PD-TALENT-17: talents count every third."""
    team = d.part
    before = team.slain.bit_count()
    team.slain |= rooms
    now = team.slain.bit_count()
    talent = d.book.talents[team.talent]
    if talent.effect in ("part-per-minions", "potion-per-minions"):
        for _ in range(now // talent.amount - before // talent.amount):
            if talent.effect == "part-per-minions":
                yield from items.gain_part(d, "talent")
            else:
                yield from potions.gain(d, 1, "talent")
