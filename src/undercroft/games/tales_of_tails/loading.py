"""Loads a pack: decoded, made into a book, and checked against what the rules need of any pack."""

from __future__ import annotations

from collections import Counter
from functools import cache

from undercroft.games.tales_of_tails.content import FACES, LETTERS, Pack, RoomCard, TailsBook
from undercroft.kernel import packs
from undercroft.kernel.packs import WrongPack

MOST_SEATS = 4
ROOMS = 89
QUESTS = 12


@cache
def load(name: str) -> TailsBook:
    return bind(*packs.find("undercroft.games.tales_of_tails", name))


def bind(name: str, data: bytes) -> TailsBook:
    return make(name, packs.decode(name, data, Pack))


def make(name: str, pack: Pack) -> TailsBook:
    """The book of a pack; `WrongPack` names what cannot be played with."""
    for where, sides in (("start.sides", pack.start.sides), ("start.two_players", pack.start.two_players)):
        need(_four_sides(sides), f"{where}: four of o, w, t and d, one of them open")
    for room in pack.rooms:
        if wrong := _wrong_room(room):
            raise WrongPack(f"room {room.id}: {wrong}")
    _check_counts(pack)
    return TailsBook(name, packs.fingerprint(pack), pack)


def _four_sides(sides: str) -> bool:
    return len(sides) == 4 and set(sides) <= set(FACES) and not set(sides).isdisjoint("od")


def _wrong_room(room: RoomCard) -> str:
    """What is wrong with a card, or nothing."""
    symbols = room.need + room.trophies + room.with_paw
    if not _four_sides(room.sides):
        return "sides: four of o, w, t and d, one of them open"
    if set(symbols) - set("BSFDK"):
        return f"there is no symbol '{min(set(symbols) - set('BSFDK'))}'"
    if set(room.need + room.with_paw) - set(LETTERS):
        return "need and with_paw: attack symbols only"
    fields = {
        "monster": bool(room.name and room.need and room.damage > 0) and not room.with_paw,
        "artefact": bool(room.name) and len(room.trophies) == 2 and not room.need,
        "coin": room.coins in (1, 2) and not symbols,
        "trap": len(room.need) == 1 and not room.trophies,
        "tramp": len(room.trophies) == 2 and len(room.with_paw) == 1 and not set(room.trophies) - set(LETTERS),
        "door": "d" in room.sides and not symbols,
    }
    if not fields.get(room.kind, not symbols and not room.coins):
        return f"the figures do not fit a card of the kind '{room.kind}'"
    return "" if room.kind != "start" else "the start room has a table of its own"


def need(fine: bool, what: str) -> None:
    if not fine:
        raise WrongPack(what)


def _check_counts(pack: Pack) -> None:
    figures = pack.figures
    for what, ids in (
        ("rooms", [room.id for room in pack.rooms]),
        ("dogs", [dog.id for dog in pack.dogs]),
        ("quests", [quest.id for quest in pack.quests]),
    ):
        twice = [name for name, times in Counter(ids).items() if times > 1]
        need(not twice, f"{what}: two with the id '{twice[0] if twice else ''}'")
    need(len(pack.rooms) == ROOMS, f"rooms: {len(pack.rooms)}, but the stack has {ROOMS} cards")
    need(len(pack.quests) == QUESTS, f"quests: {len(pack.quests)}, but there are {QUESTS} cards")
    need(len(pack.dogs) >= MOST_SEATS, f"dogs: fewer than {MOST_SEATS}")
    need(0 < figures.base_paws <= figures.paws, "figures.base_paws: from 1 to figures.paws")
    for dog in pack.dogs:
        need(bool(dog.attack) and not set(dog.attack) - set(LETTERS), f"dog {dog.id}: attack symbols only")
        need(dog.defence > 0, f"dog {dog.id}: no defence")
    monsters = {room.name for room in pack.rooms if room.kind == "monster"}
    for quest in pack.quests:
        need(bool(quest.most) != bool(quest.each), f"quest {quest.id}: either `most` or `each`")
        need(not quest.most or quest.most in LETTERS, f"quest {quest.id}: there is no symbol '{quest.most}'")
        need(not quest.each or quest.each in monsters, f"quest {quest.id}: there is no monster '{quest.each}'")
    need([potion.symbol for potion in pack.potions] == list(LETTERS), "potions: one kind for each of B, S and F, in this order")
    need(all(0 < potion.count < 3 for potion in pack.potions), "potions: one or two of a kind")
    need(sum(potion.count for potion in pack.potions) >= MOST_SEATS, f"potions: fewer than {MOST_SEATS}")
    traps = sum(room.kind == "trap" for room in pack.rooms)
    left = len(pack.rooms) - (figures.rounds - 1) * MOST_SEATS * figures.paws - traps
    least = figures.countdown * (MOST_SEATS - 1)
    need(left >= least, f"rooms: in round {figures.rounds} only {left} cards could be left, but a countdown takes {least}")
