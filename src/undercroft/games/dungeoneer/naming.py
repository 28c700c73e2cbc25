"""Positions as plain data: cards, locations, quests and heroes by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from undercroft.games.dungeoneer.content import DungeonBook
from undercroft.games.dungeoneer.state import NOTHING, State, rival

CARDS = ("deck", "discard", "peril_deck", "peril_discard", "gone", "played", "waiting_banes")
PLACES = ("bag", "under", "gone_places")
QUESTS = ("quest_bag", "quest_under", "common", "quests_gone")
OWN_CARDS = ("hand", "known", "inventory", "lair", "banes")
OWN_QUESTS = ("quests", "done", "escorts", "attempts")
MOST_SEATS = 4
Name = Callable[[Any], Any]


def _labels(ids: list[str]) -> list[str]:
    """The second of two alike is `id#2`."""
    return [name if ids.index(name) == at else f"{name}#{ids[:at].count(name) + 1}" for at, name in enumerate(ids)]


class Words:
    """Number -> name of every piece; nothing is an empty word."""

    def __init__(self, book: DungeonBook) -> None:
        lists = {
            "card": _labels([card.id for card in book.cards]),
            "place": [place.id for place in book.locations],
            "quest": [quest.id for quest in book.quests],
            "hero": [hero.id for hero in book.heroes],
        }
        self.names: dict[str, dict[Any, Any]] = {kind: {NOTHING: "", **dict(enumerate(names))} for kind, names in lists.items()}
        self.names["foe"] = {
            **self.names["card"],
            **{-2 - number: quest.monster.id for number, quest in enumerate(book.quests) if quest.monster is not None},
            **{rival(seat): f"seat {seat}" for seat in range(MOST_SEATS)},
        }

    def of(self, kind: str) -> Name:
        names = self.names[kind]
        return lambda number: names[number]


class Numbers(Words):
    """The other way round; a strange name is refused with what it should be."""

    def __init__(self, book: DungeonBook) -> None:
        super().__init__(book)
        self.names = {kind: {name: number for number, name in names.items()} for kind, names in self.names.items()}

    def of(self, kind: str) -> Name:
        names = self.names[kind]

        def number(name: Any) -> Any:
            if not isinstance(name, str) or name not in names:
                raise msgspec.ValidationError(f"There is no {kind} {str(name)[:30]!r} - at `$`")
            return names[name]

        return number


def _rename(plain: dict[str, Any], words: Words) -> None:
    card, place, quest, hero, foe = (words.of(kind) for kind in ("card", "place", "quest", "hero", "foe"))
    _each(plain, CARDS, card)
    _each(plain, PLACES, place)
    _each(plain, QUESTS, quest)
    _each(plain, ("heroes_left",), hero)
    _one(plain, ("drawn",), place)
    _pairs(plain, "attached", card, card)
    _pairs(plain, "tokens", quest, place)
    _pairs(plain, "prey", quest, lambda health: health)
    plain["hands"] = [[place(each) for each in hand] for hand in plain.get("hands", ())]
    for tile in plain.get("map", ()):
        _one(tile, ("card",), place)
    for exit in plain.get("opened", ()):
        _one(exit, ("place",), place)
    for attack in (*plain.get("declared", ()), *plain.get("attacks", ())):
        _one(attack, ("card", "against"), foe)
        _one(attack, ("place",), place)
    for mod in plain.get("mods", ()):
        _one(mod, ("card",), foe)
    for player in plain["parts"]:
        _each(player, OWN_CARDS, card)
        _each(player, OWN_QUESTS, quest)
        _each(player, ("visited",), place)
        _each(player, ("hurt_by",), foe)
        _one(player, ("place",), place)
        _one(player, ("hero",), hero)
        _pairs(player, "found", quest, place)


def _each(plain: dict[str, Any], fields: tuple[str, ...], name: Name) -> None:
    for field in fields:
        plain[field] = [name(each) for each in plain.get(field, ())]


def _one(plain: dict[str, Any], fields: tuple[str, ...], name: Name) -> None:
    for field in fields:
        if field in plain:
            plain[field] = name(plain[field])


def _pairs(plain: dict[str, Any], field: str, first: Name, second: Name) -> None:
    plain[field] = [[first(one), second(two)] for one, two in plain.get(field, ())]


def write(state: State, book: DungeonBook) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(state)
    _rename(plain, Words(book))
    return plain


def read(plain: Any, book: DungeonBook) -> State:
    """The state from plain data; `msgspec.ValidationError` names what is wrong."""
    try:
        new = msgspec.json.decode(msgspec.json.encode(plain))
        _rename(new, Numbers(book))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        if isinstance(error, msgspec.ValidationError):
            raise
        raise msgspec.ValidationError(f"Not a state: {type(error).__name__} {str(error)[:60]}") from None
    return msgspec.convert(new, State)
