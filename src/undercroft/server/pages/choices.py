"""The open question as a panel that stands still: what may be chosen, and in its place why something may not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from undercroft.kernel.foretell import UNTRIED
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.stroll import ways
from undercroft.kernel.types import Action, Ask, Barred, Seat
from undercroft.panel import SIDES, Form, Shelf
from undercroft.server.pages.base import SeatLine
from undercroft.server.pages.look import Look, address
from undercroft.texts import Option

FEW = 6
"""More places than this are listed only when asked for: they can be tapped on the board."""
LETTERS = "ASDFGH"
"""Keys of the things on a shelf, from above."""


class Choice(NamedTuple):
    """One answer as a button: its text form, a small sign, its words and what follows from it; or why it is barred."""

    text: str
    """Empty where it is barred."""
    sign: str
    words: str
    effect: str
    side: str = ""
    brief: str = ""
    """The words to be seen where the rest of them is plain from where it stands."""


class Group(NamedTuple):
    """What can be done at one place or with one thing; and why no more."""

    name: str
    choices: list[Choice]
    sign: str = ""
    letter: str = ""
    reason: str = ""


class Kind(NamedTuple):
    """A shelf of the panel, as it is now."""

    name: str
    form: Form
    across: int
    choices: list[Choice]
    groups: list[Group]
    """Of places and things."""
    nothing: str = ""
    """Why nothing is on it."""
    reasons: int = 0
    """How many reasons there are, of which this is the most common."""

    @property
    def many(self) -> bool:
        return len(self.groups) > FEW


class Laid(NamedTuple):
    kinds: list[Kind]
    pinned: list[Choice]
    """What ends something; barred, if it only keeps its place."""


class Wish(NamedTuple):
    """What cannot be, and why."""

    barred: Barred
    reason: str

    @property
    def action(self) -> Action:
        return self.barred.action


class Aside(NamedTuple):
    """What a seat of this device may throw in now."""

    line: SeatLine
    address: str
    number: int
    choices: list[Choice]


def wishes(look: Look) -> list[Wish]:
    if look.ask is None or look.place is None:
        return []
    return [Wish(wish, look.words.barred(wish, look.view, look.book)) for wish in look.ask.barred]


def panel(look: Look, barred: Sequence[Wish]) -> Laid:
    if look.ask is None:
        return Laid([], [])
    return _Laying(look, look.ask, barred).panel()


class _Laying:
    """Lays the options of a question on the shelves that the game has for it."""

    def __init__(self, look: Look, ask: Ask, barred: Sequence[Wish]) -> None:
        self.look, self.ask, self.barred = look, ask, barred
        self.shelves = look.face.panel
        said = look.words.options(look.table, ask.seat, ask.options, look.view)
        self.options = dict(zip(ask.options, said, strict=True))
        self.choices = {action: _choice(look, action, option) for action, option in self.options.items()}

    def panel(self) -> Laid:
        pinned = [self.choices[action] for action in self._of(self.shelves.pinned)]
        kinds = [kind for shelf in self._shelves() if (kind := self._kind(shelf)) is not None]
        return Laid(kinds, pinned or self._awaited())

    def _shelves(self) -> Iterable[Shelf]:
        """Those of the game, and one for each heading that they have no place for."""
        declared = self.shelves.shelves.get(self.ask.kind, ())
        kept = {*self.shelves.pinned, *(kind for shelf in declared for kind in shelf.kinds)}
        rest: dict[str, dict[str, None]] = {}
        for action, option in self.options.items():
            if action.kind not in kept:
                rest.setdefault(option.group, {})[action.kind] = None
        return *declared, *(Shelf(tuple(kinds)) for kinds in rest.values())

    def _of(self, kinds: Sequence[str]) -> list[Action]:
        return sorted((action for action in self.options if action.kind in kinds), key=lambda action: kinds.index(action.kind))

    def _wished(self, shelf: Shelf) -> list[Wish]:
        return [wish for wish in self.barred if wish.barred.action.kind in shelf.kinds]

    def _kind(self, shelf: Shelf) -> Kind | None:
        offered, wished, words = self._of(shelf.kinds), self._wished(shelf), self.look.words
        if not offered and shelf.rare:
            return None
        name, form = words.say(shelf.name) if shelf.name else words.group(shelf.kinds[0]), shelf.form
        choices, groups = [self.choices[action] for action in offered], list[Group]()
        if form == "compass":
            sides = self._sides([*offered, *(wish.action for wish in wished)]) if offered else {}
            # Who is not in the dungeon yet goes nowhere from where they are.
            form, choices = ("compass", self._compass(offered, wished, sides)) if sides else ("places", choices)
        if form == "slots":
            choices = self._slots(shelf, offered, wished)
        elif form == "places":
            groups = self._places(offered)
        elif form == "things":
            groups = self._things(offered, wished)
        if choices or groups:
            return Kind(name, form, shelf.across, choices, groups)
        reasons = Counter(wish.reason for wish in wished).most_common()
        common = reasons[0][0] if reasons else ""
        said = common or (shelf.name and words.maybe(f"{shelf.name}.none")) or words.say("panel-nothing")
        return Kind(name, form, shelf.across, [], [], said, len(reasons))

    def _sides(self, actions: Iterable[Action]) -> dict[Action, str]:
        found = {action: self.shelves.side(action, self.look.view, self.look.book) for action in actions}
        return {action: side for action, side in found.items() if side}

    def _compass(self, offered: list[Action], wished: list[Wish], sides: dict[Action, str]) -> list[Choice]:
        """A place for each side, then what leads elsewhere."""
        why = {sides[wish.action]: wish.reason for wish in reversed(wished) if wish.action in sides}
        ways = {sides[action]: action for action in reversed(offered) if action in sides}
        found = [
            self._brief(ways[side], sign="", side=side)
            if side in ways
            else Choice("", "", "", why.get(side) or self._no_way, side)
            for side in SIDES
        ]
        return found + [self.choices[action] for action in offered if ways.get(sides.get(action, "")) != action]

    @property
    def _no_way(self) -> str:
        return self.look.words.say("panel-no-way")

    def _slots(self, shelf: Shelf, offered: list[Action], wished: list[Wish]) -> list[Choice]:
        barred = {wish.action: wish for wish in wished}
        actions = sorted({*offered, *barred}, key=lambda action: (shelf.kinds.index(action.kind), action.value))
        return [self._barred(barred[action]) if action in barred else self._brief(action) for action in actions]

    def _barred(self, wish: Wish) -> Choice:
        look = self.look
        option = look.words.option(wish.action, self.ask, look.view, look.book, UNTRIED)
        reason = look.words.barred(wish.barred, look.view, look.book, short=True)
        return Choice("", look.face.sign(wish.action, look.view, look.book), option.words, reason, brief=option.brief)

    def _places(self, offered: list[Action]) -> list[Group]:
        """By place, where several options lie at one."""
        found: dict[str, list[Choice]] = {}
        for action in offered:
            found.setdefault(self.options[action].place or str(action), []).append(self.choices[action])
        return [Group(name, choices) for name, choices in found.items()]

    def _things(self, offered: list[Action], wished: list[Wish]) -> list[Group]:
        """Each in the same order, with what can be done with it and why something cannot."""
        look, groups = self.look, list[Group]()
        some = {action.target: action for action in (*offered, *(wish.action for wish in wished))}
        for place, (target, action) in enumerate(sorted(some.items(), key=lambda thing: thing[1].value)):
            deeds = [deed for deed in offered if deed.target == target]
            choices = [self._brief(deed, sign="") for deed in deeds]
            reason = next((wish.reason for wish in wished if wish.action.target == target), "")
            name, sign = look.words.name(self.shelves.thing, target), look.face.sign(action, look.view, look.book)
            groups.append(Group(name, choices, sign, LETTERS[place] if place < len(LETTERS) else "", reason))
        return groups

    def _awaited(self) -> list[Choice]:
        kind, words = self.shelves.awaited, self.look.words
        if not kind:
            return []
        why = (wish.reason for wish in self.barred if wish.barred.action.kind in self.shelves.pinned)
        return [Choice("", "", words.group(kind), next(why, "") or words.maybe(f"panel-{kind}") or words.say("panel-later"))]

    def _brief(self, action: Action, **shown: str) -> Choice:
        """As it stands where its side, its slot or its thing says the rest."""
        return self.choices[action]._replace(brief=self.options[action].brief, **shown)


def _choice(look: Look, action: Action, option: Option) -> Choice:
    return Choice(str(action), look.face.sign(action, look.view, look.book), option.words, option.effect)


def goals(look: Look) -> list[str]:
    """The places of the picture that several steps lead to."""
    if look.ask is None or look.place is None or look.room.taught:
        return []
    return [look.face.board.goals + place for place in ways(look.table, look.place, Luck(Quick(0)), look.view)]


def singles(look: Look) -> list[str]:
    """What the table answered for this seat, because there was only one answer."""
    answered = look.table.singles if look.running else ()
    return [look.words.answered(ask, look.view, look.book) for ask in answered if ask.seat == look.place]


def asides(look: Look) -> list[Aside]:
    """Of everybody who shares this device, unless they have something to hide; a spectator's page plays nothing."""
    room, table, found = look.room, look.table, list[Aside]()
    for seat in room.seats_of(look.reader.device) if look.place is not None and look.running else ():
        hides = seat != look.place and room.game.secrets(table.state, seat)
        if room.chairs[seat].plays_by_itself or hides or not (actions := table.aside(seat)):
            continue
        options = look.words.options(table, seat, actions)
        choices = [_choice(look, action, option) for action, option in zip(actions, options, strict=True)]
        found.append(Aside(look.lines[seat], address(room, seat), table.number(seat), choices))
    return found


def taker(look: Look) -> Seat | None:
    """Who at this device may take back the last choice: the page went on to the next person by itself."""
    table, place = look.table, look.place
    if place is None or not look.running:
        return None
    if table.can_take_back(place) or table.side_by_side():
        return place if table.can_take_back(place) else None
    here = [seat for seat in look.room.seats_of(look.reader.device) if table.can_take_back(seat)]
    return next((seat for seat in here if not look.room.game.secrets(table.state, seat)), None)


def barred(look: Look, barred: Sequence[Wish]) -> list[tuple[str, list[str]]]:
    """Under the heading of what is wished, each reason once."""
    headings: dict[str, dict[str, None]] = {}
    for wish in barred:
        headings.setdefault(look.words.group(wish.action.kind), {})[wish.reason] = None
    return [(heading, list(reasons)) for heading, reasons in headings.items()]
