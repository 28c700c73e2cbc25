"""Tables at positions made for a test: built, played and read in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from undercroft.games.paper_dungeons import GAME
from undercroft.games.paper_dungeons.content import DICE, LETTERS, SYMBOLS, PaperBook
from undercroft.games.paper_dungeons.loading import load
from undercroft.games.paper_dungeons.rules.positions import bosses_fought, inspect
from undercroft.games.paper_dungeons.rules.scoring import Score, score
from undercroft.games.paper_dungeons.state import State, Team, read_terms
from undercroft.kernel.luck import Luck, Scripted
from undercroft.kernel.table import Table
from undercroft.kernel.types import Figure, Setup

BOOK: PaperBook = load("base")
ITEMS = tuple(item.id for item in BOOK.items)
QUIET_TALENTS = ("treasure-hunter", "assassin", "veteran", "craftsman", "healer", "scout", "barbarian", "seer", "berserker")
"""Given to teams without a talent of their own; the first five do nothing once the game runs."""
RUNNING = frozenset({"used", "die", "moves", "walked", "numbers", "path"})
"""What every use of a die writes: compared only where a test names it."""
PLAIN_DICE = "warrior wizard clover boots cleric thief"


class Calm:
    """Chance for tests that do not care: no skulls, no clovers, different cards."""

    def draw(self, count: int, below: int) -> int:
        return min(1, below - 1)


def faces(words: str, book: PaperBook = BOOK) -> tuple[int, ...]:
    """`warrior wizard clover boots cleric thief` -> the face of each die, three white and three black."""
    symbols = [[SYMBOLS[face.symbol] for face in colour] for colour in book.faces]
    return tuple(symbols[die >= 3].index(word) for die, word in enumerate(words.split()))


def rooms(names: str, book: PaperBook = BOOK) -> int:
    return sum(1 << book.room_at[name] for name in set(names.split()))


def letters(names: str) -> int:
    return sum(1 << LETTERS.index(name) for name in names)


def cells(**filled: int) -> tuple[int, ...]:
    assert filled.keys() <= set(ITEMS)
    return tuple(filled.get(item, 0) for item in ITEMS)


def talent(name: str) -> int:
    return [card.id for card in BOOK.talents].index(name)


def goal(name: str) -> int:
    return [card.id for card in BOOK.goals].index(name)


def setup(seats: int, **options: str) -> Setup:
    return Setup(GAME.id, seats, "base", {choice.id: choice.values[0] for choice in GAME.choices} | options)


def new(seats: int = 2, luck: Sequence[int] = (), **options: str) -> Scene:
    """A new game, dealt with this luck."""
    return Scene(Table(GAME, setup(seats, **options), BOOK, Luck(Scripted(luck, Calm()))).start())


def at(
    *,
    others: Iterable[dict[str, Any]] = ({},),
    phase: str = "explore",
    round: int = 1,
    dungeon: str = "A",
    dice: str = PLAIN_DICE,
    missions: str = "",
    claimed: str = "",
    luck: Sequence[int] = (),
    options: dict[str, str] | None = None,
    book: PaperBook = BOOK,
    **own: Any,
) -> Scene:
    """A table at a position: keywords are seat 0's team, `others` the teams beside it; no others, a solo game."""
    teams = [own, *others]
    spare = {
        "talent": [name for name in QUIET_TALENTS if name not in {team.get("talent") for team in teams}],
        "goal": [card.id for card in BOOK.goals if card.id not in {team.get("goal") for team in teams}],
    }
    teams = [{kind: cards[seat] for kind, cards in spare.items()} | team for seat, team in enumerate(teams)]
    agreed = setup(len(teams), **(options or {}))
    mission_ids = [mission.id for mission in book.missions]
    state = State(
        read_terms(agreed),
        phase,
        round,
        [card.id for card in book.dungeons].index(dungeon),
        faces(dice, book),
        tuple(mission_ids.index(name) for name in missions.split()),
        tuple(mission_ids.index(name) for name in claimed.split()),
        parts=[_team(**fields) for fields in teams],
    )
    for team in state.parts:
        team.bosses = team.bosses or (0,) * bosses_fought(state)
    inspect(state, book)
    return Scene(Table.restore(GAME, agreed, book, Luck(Scripted(luck, Calm())), state, {}))


def _team(**fields: Any) -> Team:
    given = dict(fields)
    for name in ("explored", "slain"):
        given[name] = rooms(given.get(name, ""))
    for name in ("taken", "crossed", "fresh"):
        given[name] = letters(given.get(name, ""))
    given.setdefault("gems", given["taken"].bit_count())
    given["talent"] = talent(given["talent"])
    given["goal"] = goal(given["goal"])
    given.setdefault("prepared", True)
    if "room" in given:
        given["room"] = BOOK.room_at[given["room"]]
        given["explored"] |= 1 << given["room"]
    if "die" in given:
        given["die"] = DICE.index(given["die"])
    given["used"] = sum(1 << DICE.index(die) for die in given.get("used", "").split())
    given["cells"] = cells(**given.get("cells", {}))
    return Team(**given)


class Scene:
    """A table with a short way to play and to read it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def play(self, *answers: str, seat: int = 0) -> Scene:
        """Answers in words: `die w1`, `level warrior`."""
        for text in answers:
            action = self.table.book.catalogue.read(text)
            assert action is not None, f"no such action: {text}"
            self.table.answer(seat, action)
        return self

    def asked(self, seat: int = 0) -> str:
        ask = self.table.question(seat)
        return ask.kind if ask else ""

    def options(self, seat: int = 0) -> list[str]:
        ask = self.table.question(seat)
        return [str(action) for action in ask.options] if ask else []

    def targets(self, kind: str, seat: int = 0) -> set[str]:
        """What options of this kind point at: `step` -> rooms."""
        ask = self.table.question(seat)
        return {action.target for action in ask.options if action.kind == kind} if ask else set()

    def barred(self, kind: str = "", seat: int = 0) -> dict[str, str]:
        """Wish -> the rule that bars it; of one kind of action, if it is named."""
        return {str(wish.action): wish.rule for wish in self.table.barred(seat) if kind in ("", wish.action.kind)}

    def team(self, seat: int = 0) -> Team:
        return self.state.parts[seat].clone()

    def room(self, seat: int = 0) -> str:
        room = self.state.parts[seat].room
        return BOOK.room_names[room] if room >= 0 else "outside"

    def level(self, hero: str, seat: int = 0) -> int:
        return self.state.parts[seat].levels[("warrior", "wizard", "cleric", "thief").index(hero)]

    def told(self, kind: str, seat: int = 0) -> list[tuple[Figure, ...]]:
        """The data of every event of this kind that concerns the seat, or all."""
        return [event.data for event in self.table.told(seat) if event.kind == kind and event.seat in (seat, None)]

    def story(self, *kinds: str, seat: int = 0) -> list[str]:
        """The kinds of what happened to the seat, in order; only these kinds where some are named."""
        told = [event.kind for event in self.table.told(seat) if event.seat == seat]
        return [kind for kind in told if kind in kinds] if kinds else told

    def score(self, seat: int = 0) -> Score:
        return score(self.state.parts[seat], self.state, self.table.book)

    def rest(self, seat: int = 0) -> Scene:
        """The seat spends what is left of its round standing still; wounds go on the column."""
        idle = {"use": "move", "step": "stop", "drink": "drink 0", "ready": "ready"}
        meetings = self.table.meetings
        while self.table.meetings == meetings and (ask := self.table.question(seat)) is not None:
            self.play(idle.get(ask.kind, str(ask.options[0])), seat=seat)
        return self

    def end_round(self) -> Scene:
        meetings = self.table.meetings
        for seat in range(len(self.state.parts)):
            if self.table.meetings == meetings:
                self.rest(seat)
        return self


def changed(before: Team, after: Team) -> set[str]:
    return {name for name in Team.__struct_fields__ if getattr(before, name) != getattr(after, name)}


def only_changed(before: Team, after: Team, *fields: str) -> None:
    """Exactly these fields of the team differ; those every die writes count only where they are named."""
    assert changed(before, after) - (RUNNING - set(fields)) == set(fields)
