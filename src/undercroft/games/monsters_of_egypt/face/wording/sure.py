"""What trying an option showed, in short phrases: alike events are one, and what its button says is not said again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile

from undercroft.face import Phrase
from undercroft.games.monsters_of_egypt import EVENTS
from undercroft.games.monsters_of_egypt.actions import ESCAPE, STOP
from undercroft.games.monsters_of_egypt.face.wording.scene import Scene, kind_of
from undercroft.kernel.types import Event, Figure

Run = list[dict[str, Figure]]
"""Events of a kind, each with its figures by name."""

OF_MONSTERS = frozenset({"monsters", "prowl", "apply", "victim", "wake"})
MOST_NAMED = 4
"""Of more destroyed tokens than these the rest is counted."""


def effects(s: Scene) -> list[Phrase]:
    """Everything that was shown, and what is asked then."""
    return [*shown(s, own(s)), *then(s)]


def own(s: Scene) -> list[Event]:
    """What happens before the next turn. A monsters' turn ends whatever is chosen: what a new round brings is not its doing."""
    ends = ("turn", "monsters", "round") if s.ask.kind in OF_MONSTERS else ("turn", "monsters")
    return list(takewhile(lambda event: event.kind not in ends, s.sure.events))


def shown(s: Scene, events: Iterable[Event]) -> Iterator[Phrase]:
    said = _SAID.get(s.action.kind, ()) + _SAID.get(s.ask.kind, ())
    runs: dict[str, Run] = {}
    for event in events:
        if event.kind not in said:
            run = runs.setdefault(_TOGETHER.get(event.kind, event.kind), [])
            run.append(dict(zip(EVENTS[event.kind], event.data, strict=True)))
    for kind, run in runs.items():
        if kind in _PHRASES and not ("over" in runs and kind in _MEANS_NOTHING_THEN):
            yield from _PHRASES[kind](s, run)


_TOGETHER = {"tumbled": "fell", "healed": "hurt"}
"""Kinds that are told with another one."""
_MEANS_NOTHING_THEN = ("destroyed", "sank")
"""What no longer matters when the game ends."""
_SAID: dict[str, tuple[str, ...]] = {
    "at": ("blast", "breach", "jumped", "ladder"),
    "floor": ("breach",),
    "wall": ("breach",),
    "direction": ("pulled",),
    "pull": ("pulled",),
    "spring": ("trap", "boulder-run", "ceiling", "died"),
    "apply": ("trap", "boulder-run", "ceiling", "died"),
    "victim": ("fight",),
}
"""What options of a kind, or all of a question, say already with their button and what is read off the board."""


def then(s: Scene) -> Iterator[Phrase]:
    """The own question that comes next, where it matters."""
    ask = s.sure.then
    if ask is None:
        return
    if ask.kind == "pick-up" and ESCAPE in ask.options and s.ask.kind != "pick-up":
        yield Phrase("effect-out")
    if ask.kind == "prowl" and s.ask.kind == "prowl" and STOP not in ask.options:
        yield Phrase("effect-inside-wall")
    elif ask.kind == "victim":
        yield named("then-victim", [option.target for option in ask.options])
    elif ask.kind in ("pick-up", "vest", "crystal", "fire", "blast") and ask.kind != s.ask.kind:
        yield Phrase(f"then-{ask.kind}")


def named(id: str, heroes: Iterable[str], **figures: Figure) -> Phrase:
    """A phrase on one hero or several."""
    names = list(heroes)
    return Phrase(id, {"heroes": " ".join(names), "count": len(names), **figures})


def arrival(s: Scene, events: Sequence[Event]) -> tuple[int, int]:
    """How many events bring the hero to the cell where it first comes to rest, and that cell; without any, where it is."""
    for at, event in enumerate(events):
        if event.kind in _MOVES and event.data[0] == s.subject:
            falls = any(after.kind == "fell" and after.data[0] == s.subject for after in events[at + 1 : at + 2])
            last = at + (falls and event.kind != "fell")
            return last + 1, s.plan.cell[str(events[last].data[-1])]
    return 0, s.hero.cell


_MOVES = frozenset({"entered", "walked", "climbed", "crawled", "flew", "jumped", "fell"})


# ---- a run of alike events, in words ----


def _fell(s: Scene, run: Run) -> Iterator[Phrase]:
    """Heroes before tokens."""
    ends = {str(fall["hero"]): str(fall["to"]) for fall in run if "hero" in fall}
    if s.subject in ends:
        yield Phrase("effect-falls", {"cell": ends.pop(s.subject)})
    for cell in dict.fromkeys(ends.values()):
        yield named("effect-heroes-fall", [hero for hero, end in ends.items() if end == cell], cell=cell)
    piles = [fall for fall in run if "count" in fall]
    for to in dict.fromkeys(pile["to"] for pile in piles):
        yield Phrase("effect-tokens-fall", {"count": sum(int(pile["count"]) for pile in piles if pile["to"] == to), "cell": to})


def _lives(s: Scene, run: Run) -> Iterator[Phrase]:
    """Losses and gains together: what every hero has in the end. That it dies is said elsewhere."""
    last = {str(change["hero"]): int(change["lives"]) for change in run}
    ends = {hero: lives for hero, lives in last.items() if lives}
    before = {hero: s.state.heroes[s.who(hero)].lives for hero in ends}
    if len(ends) > 2 and all(lives == before[hero] + 1 for hero, lives in ends.items()):
        yield named("effect-life-each", ends)
        return
    for hero, lives in ends.items():
        if lives == before[hero]:
            yield Phrase("effect-keeps-lives", {"hero": hero, "lives": lives})
        elif hero == s.subject:
            yield Phrase("effect-lives", {"from": before[hero], "to": lives})
        else:
            yield Phrase("effect-hero-lives", {"hero": hero, "from": before[hero], "to": lives})


def _died(s: Scene, run: Run) -> Iterator[Phrase]:
    yield named("effect-die", [str(death["hero"]) for death in run])


def _fight(s: Scene, run: Run) -> Iterator[Phrase]:
    for fight in run:
        if fight["hero"] == s.subject:
            yield Phrase("effect-fights", {"monster": fight["monster"]})
        elif s.ask.kind == "prowl":
            yield Phrase("effect-attacks", {"hero": fight["hero"]})
        else:
            yield Phrase("effect-hero-fights", {"hero": fight["hero"], "monster": fight["monster"]})


def _destroyed(s: Scene, run: Run) -> Iterator[Phrase]:
    """Keys first: without them the tomb stays closed."""
    tokens = sorted((str(token["token"]) for token in run), key=lambda token: not _opens_a_door(s, token))
    some, more = tokens[:MOST_NAMED], len(tokens[MOST_NAMED:])
    yield Phrase("effect-destroyed", {"items": " ".join(some), "more": more})


def _opens_a_door(s: Scene, token: str) -> bool:
    return token in s.book.items and bool(s.book.items[token].door)


def _used(s: Scene, run: Run) -> Iterator[Phrase]:
    """Only what works by itself."""
    if any(s.book.items[str(use["item"])].permanent == "stomp" for use in run):
        yield Phrase("effect-stomps")


def _got_away(s: Scene, run: Run) -> Iterator[Phrase]:
    if s.action.kind == "spend" and s.item.single == "jump":
        yield Phrase("effect-away", {"monster": run[0]["monster"]})


def _escaped(s: Scene, run: Run) -> Iterator[Phrase]:
    for out in run:
        if s.action.kind != "escape" or out["hero"] != s.subject:
            yield Phrase("effect-out") if out["hero"] == s.subject else Phrase("seat-out", {"hero": out["hero"]})


def _prowled(s: Scene, run: Run) -> Iterator[Phrase]:
    if len(run) > 1:
        yield Phrase("effect-goes-on", {"cell": run[-1]["to"]})


def _banished(s: Scene, run: Run) -> Iterator[Phrase]:
    if run[0]["to"] != s.action.target:
        yield Phrase("effect-sent", {"cell": run[0]["to"]})


def _plain(id: str, **figures: str) -> Callable[[Scene, Run], Iterator[Phrase]]:
    """The same text for each: the names of its figures and of those they are taken from."""

    def phrases(s: Scene, run: Run) -> Iterator[Phrase]:
        yield from (Phrase(id, {name: one[field] for name, field in figures.items()}) for one in run)

    return phrases


_PHRASES: dict[str, Callable[[Scene, Run], Iterator[Phrase]]] = {
    "fell": _fell,
    "used": _used,
    "ladder": _plain("effect-placed", cell="cell"),
    "blast": _plain("effect-blast", cell="cell"),
    "breach": _plain("effect-breach", part="part", cell="cell"),
    "pulled": lambda _, run: (Phrase("effect-pulled", {"what": kind_of(str(one["what"]))}) for one in run),
    "jumped": _plain("effect-to", cell="to"),
    "fight": _fight,
    "hit": _plain("effect-hit", monster="monster", lives="lives"),
    "destroyed": _destroyed,
    "got-away": _got_away,
    "banished": _banished,
    "hurt": _lives,
    "died": _died,
    "escaped": _escaped,
    "door": _plain("effect-door", door="door"),
    "trap": _plain("effect-trap", trap="trap"),
    "boulder-run": _plain("effect-boulder", **{"from": "from", "to": "to"}),
    "ceiling": _plain("effect-ceiling", floor="floor"),
    "sank": _plain("effect-sank", token="token", cell="to"),
    "prowled": _prowled,
    "descended": _plain("effect-descends", cell="to"),
    "over": _plain("effect-over", result="result"),
}
"""Events that say more than the button."""
