"""What trying an option has shown, as short phrases: what comes with it besides what its button and the map say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple

from undercroft.face import Phrase
from undercroft.games.paper_dungeons import EVENTS
from undercroft.games.paper_dungeons.content import MOST_POTIONS, POTION_ROW, Item, PaperBook
from undercroft.games.paper_dungeons.rules.scoring import RESURRECTION
from undercroft.games.paper_dungeons.state import Team
from undercroft.kernel.foretell import Figures, Foretold
from undercroft.kernel.types import Ask, Event, Figure

GIVERS = ("talent", "boss")
GIVEN = {"leveled": "level", "crafted": "part"}
"""Events that tell where a reward has gone."""
AT_ONCE = {"potions": "potion", "level": "level"}
"""What a complete item gives at once -> the reward that may find no room."""
CHOSEN = {"raise": "level", "part": "part"}
"""Questions for where it goes."""


class Course(NamedTuple):
    """What an option leads to, whatever is answered in the middle."""

    events: tuple[Event, ...]
    asks: tuple[Ask, ...]
    figures: Figures

    def told(self, kind: str, **wanted: Figure) -> list[Figures]:
        """The figures of every event of a kind, or of those with the figures that are wanted."""
        found = [figures_of(event) for event in self.events if event.kind == kind]
        return [figures for figures in found if wanted.items() <= figures.items()]

    def gains(self, source: str) -> Counter[str]:
        """How many levels and parts a source gives, also where it is still to be chosen what gets them."""
        given = Counter(reward for kind, reward in GIVEN.items() for _ in self.told(kind, source=source))
        return given + Counter(CHOSEN[ask.kind] for ask in self.asks if ask.kind in CHOSEN and ask.about[0] == source)

    def lost(self, **wanted: Figure) -> Counter[str]:
        """How many of each reward find no room."""
        return Counter(str(figures["reward"]) for figures in self.told("lost", **wanted))

    def wounds(self, source: str) -> int:
        """How many wounds are taken, on potions or not."""
        asked = [int(ask.about[0]) for ask in self.asks if ask.kind == "drink" and ask.about[1] == source]
        return sum(int(figures["wounds"]) for figures in self.told("wounded", source=source)) or sum(asked)


def course(sure: Foretold, ask: Ask) -> Course:
    """In the middle of a die or a room: neither the answer itself, nor what the die or the room goes on to give anyway."""
    events = (*sure.events, *sure.later)
    if not ask.quiet:
        events = tuple(takewhile(lambda event: figures_of(event).get("source") not in ("die", "room"), events[1:]))
    return Course(events, sure.asks if sure.then is None else (sure.then, *sure.asks), sure.figures)


def figures_of(event: Event) -> Figures:
    return dict(zip(EVENTS[event.kind], event.data, strict=True))


def follows(course: Course, book: PaperBook) -> Iterator[Phrase]:
    """What comes of it, in its order: full rows, the gem track, what is lost for want of room."""
    for event in course.events:
        if event.kind in _FOLLOWS:
            yield from _FOLLOWS[event.kind](figures_of(event), course, book)
    for source in dict.fromkeys(figures["source"] for figures in course.told("lost")):
        text = "effect-lost" if source in ("die", "item", "room") else "effect-lost-from"
        for reward, count in course.lost(source=source).items():
            yield Phrase(text, {"source": source, "reward": reward, "count": count})


def _potion(figures: Figures, course: Course, book: PaperBook) -> Iterator[Phrase]:
    if figures["source"] in GIVERS:
        yield Phrase("effect-gain-from", {"source": figures["source"], "reward": "potion", "count": 1})
    row, left = divmod(int(figures["potions"]), POTION_ROW)
    if not left and not course.lost(source="potions")[reward := book.pack.tracks.potion_rows[row - 1]]:
        yield Phrase("effect-row", {"number": figures["potions"], "reward": reward, "count": 1})


def _gem(figures: Figures, course: Course, book: PaperBook) -> Iterator[Phrase]:
    """What the circle gives, and what the gem track is worth in the end."""
    gems, tracks = int(figures["gems"]), book.pack.tracks
    if figures == course.told("gem")[-1]:
        yield Phrase("effect-gem-track", {"gems": gems, "glory": tracks.gems[gems]})
    reward = tracks.gem_rewards.get(gems)
    if reward is not None and not course.lost(source="gems")[reward]:
        yield Phrase("effect-gem-circle", {"reward": reward, "count": 1})


_FOLLOWS = {"potion": _potion, "gem": _gem}


def gifts(course: Course) -> Iterator[Phrase]:
    """Levels and parts from the talent whose moment has come, or from a boss who is beaten."""
    for source in GIVERS:
        for reward in ("level", "part"):
            if count := course.gains(source)[reward]:
                yield Phrase("effect-gain-from", {"source": source, "reward": reward, "count": count})


def brings(course: Course, item: Item) -> Iterator[Phrase]:
    """What a complete item is for; of what it gives at once, only what there is something for."""
    amount = item.amount - course.lost(source="item")[AT_ONCE.get(item.effect, "")]
    if item.effect == "slay":
        amount = max([len(course.told("slain")), *(int(ask.about[1]) for ask in course.asks if ask.kind == "slay")])
    if item.effect != "none" and (amount or not item.amount):
        yield Phrase(f"brings-{item.effect}", {"amount": amount})
    if item.glory:
        yield Phrase("effect-glory", {"glory": item.glory})


def will_bring(item: Item) -> Iterator[Phrase]:
    """What it is for, said of an item of which a part is still missing."""
    yield Phrase("effect-ahead", {"effect": item.effect, "amount": item.amount, "glory": item.glory})
    if item.glory and item.effect != "none":
        yield Phrase("effect-glory", {"glory": item.glory})


def brewing(course: Course, team: Team, count: int) -> Iterator[Phrase]:
    """The track before and after; choices in between may mark more."""
    marked = [int(figures["potions"]) for figures in course.told("potion")]
    certain = len(course.told("potion", source="die")) + course.lost(source="die")["potion"] == count
    after = max([team.potions, *marked]) if certain else min(team.potions + count, MOST_POTIONS)
    yield Phrase("effect-potions" if certain else "effect-potions-least", {"from": team.potions, "to": after})


def toll(course: Course, team: Team, book: PaperBook) -> Iterator[Phrase]:
    """What wounds cost in the end."""
    penalties, after = book.pack.tracks.wounds, int(course.figures.get("wounds", team.wounds))
    if penalties[after] > penalties[team.wounds]:
        yield Phrase("effect-penalty", {"glory": -penalties[after]})
    if course.told("risen"):
        yield Phrase("effect-rise", {"glory": -RESURRECTION})
