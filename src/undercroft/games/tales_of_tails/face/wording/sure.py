"""What trying an option showed, in short: what stays for the others, and how a round or the game ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from undercroft.face import Phrase
from undercroft.games.tales_of_tails.face.wording.scene import Scene
from undercroft.games.tales_of_tails.loading import load
from undercroft.games.tales_of_tails.rules import scoring
from undercroft.games.tales_of_tails.state import State
from undercroft.kernel.types import Event, Figure, Seat


def figures(state: State, seat: Seat) -> dict[str, Figure]:
    """What a seat reads about itself: its paws from the next round on, and at the end its coins."""
    pup = state.parts[seat]
    read: dict[str, Figure] = {"paws": pup.tokens + pup.spent - pup.owed}
    if state.phase == "over":
        read["coins"] = sum(scoring.lines(state, load("base"), seat).values())
    return read


def ends_round(s: Scene) -> bool:
    return any(event.kind == "round-over" for event in s.sure.events)


def other_paws(s: Scene) -> Iterator[Phrase]:
    """That the dog has more or fewer paws from now on, or that sleeping brings none. Once the game is over it is all one."""
    before, after = figures(s.state, s.ask.seat)["paws"], s.sure.figures.get("paws")
    kinds = {event.kind for event in s.sure.events}
    if "over" in kinds:
        return
    if after is not None and after != before:
        yield Phrase("effect-paw-more", {"from": before, "to": after})
    elif "slept" in kinds:
        yield Phrase("effect-no-paw-more")


def aftermath(s: Scene) -> Iterator[Phrase]:
    """The end of the round or of the game; as long as others are inside, what the walk leaves them."""
    told: dict[str, list[Event]] = {}
    for event in s.sure.events:
        told.setdefault(event.kind, []).append(event)
    if "over" in told:
        coins = int(s.sure.figures["coins"])
        yield Phrase("sure-over", {"sign": "−" if coins < 0 else "", "coins": abs(coins)})
    elif "round-over" in told:
        yield Phrase("sure-round-over")
    else:
        if "gap" in told:
            told.pop("broke", None)  # it may lead into the gap
        yield from (Phrase(id, said(s, told[kind])) for kind, (id, said) in _LASTING.items() if kind in told)


def _rooms(s: Scene, events: list[Event]) -> dict[str, Figure]:
    return {"count": len(events), "rooms": s.names(s.book.number[str(event.data[0])] for event in events)}


_LASTING: Mapping[str, tuple[str, Callable[[Scene, list[Event]], dict[str, Figure]]]] = {
    "turned": ("sure-turned", _rooms),
    "broke": ("sure-broke", lambda _, walls: {"count": len(walls)}),
    "gap": ("sure-gap", _rooms),
    "countdown": ("effect-starts-countdown", lambda _, begun: {"cards": begun[0].data[0]}),
}
"""What stays on the table for the others, by the event that tells it."""
