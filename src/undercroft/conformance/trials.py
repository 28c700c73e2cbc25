"""The single trials of the conformance walk: each looks at one table at one moment and says what is wrong with it.

Nothing here changes the table it is given; everything is tried on clones.
"""

from __future__ import annotations

import copy
import re
from collections import Counter
from random import Random
from typing import Any

import msgspec

from undercroft.kernel import position, snapshot
from undercroft.kernel.foretell import foretell
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import READY, Action, Ask, Event, NotAsked, NotOffered, Seat, Zone

encode = msgspec.msgpack.Encoder(order="deterministic").encode
LONGEST_LANE = 5000
MOST_OPTIONS, MOST_FORGED, MOST_ZONES, FOLLOWED = 12, 8, 8, 0.3
CHANCE = "chance"


class Broken(Exception):
    """What a trial found. `kind` names the promise that does not hold."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


class Counts(msgspec.Struct):
    """What a walk has seen, so that what it never reached shows."""

    games: int = 0
    decisions: int = 0
    clones: int = 0
    twins: int = 0
    guesses: int = 0
    options_tried: int = 0
    asides: int = 0
    """Answers thrown in by a seat that was not asked."""
    zones: Counter[str] = msgspec.field(default_factory=Counter)
    """Kind of hidden zone -> twins made by varying it."""
    looked_at: Counter[str] = msgspec.field(default_factory=Counter)
    """Kind of hidden zone -> how often the walk tried to vary it."""
    unlike: Counter[bool] = msgspec.field(default_factory=Counter)
    """Where something was hidden: whether guesses differed from each other."""
    events: Counter[str] = msgspec.field(default_factory=Counter)
    questions: Counter[str] = msgspec.field(default_factory=Counter)


def truth(table: Table) -> bytes:
    """Everything that is so at a table, what nobody may know included."""
    table.digest()
    return encode((table.state, table.questions(), table.over))


def image(table: Table) -> bytes:
    """`truth`, and how the table got there."""
    numbers = [table.number(seat) for seat in range(table.setup.seats)]
    return truth(table) + encode((numbers, table.luck.count, table.meetings, len(table.log), table.log[-20:]))


def seen(table: Table, seat: Seat | None) -> tuple[Any, ...]:
    """Everything that reaches a seat."""
    view = encode(table.view(seat))
    if seat is None:
        return view, table.told(None)
    return view, table.told(seat), table.question(seat), table.number(seat), table.can_take_back(seat), table.aside(seat)


def differs(here: tuple[Any, ...], there: tuple[Any, ...]) -> str:
    names = ("view", "events", "question", "number", "take-back", "aside")
    return next((name for name, a, b in zip(names, here, there, strict=False) if a != b), "")


def would_meet(table: Table, ask: Ask) -> bool:
    """Whether the next answer lets the lanes meet."""
    return ask.options == (READY,) and len(table.waiting_for()) == 1


def well_put(table: Table, ask: Ask) -> None:
    """A question offers something, in words that can be read back."""
    game, catalogue = table.game, table.book.catalogue
    if not ask.options:
        raise Broken("dead-end", f"'{ask.kind}' offers nothing")
    if len(set(ask.options)) != len(ask.options):
        raise Broken("text", f"'{ask.kind}' offers something twice")
    asides = [action for _, actions in ask.aside for action in actions]
    if any(not actions or (seat == ask.seat and set(actions) & set(ask.options)) for seat, actions in ask.aside):
        raise Broken("text", f"'{ask.kind}' has an aside that is empty or an option anyway")
    for action in (*ask.options, *asides):
        if catalogue.read(str(action)) != action or catalogue.actions[catalogue.number[action]] != action:
            raise Broken("text", f"'{action}' is not what the catalogue reads from it")
    if len(ask.about) != len(game.asks.get(ask.kind, ())) or (ask.kind not in game.asks and ask.options != (READY,)):
        raise Broken("text", f"the game does not declare the question '{ask.kind}' with {len(ask.about)} figures")


def options(table: Table, rnd: Random, counts: Counts) -> None:
    """Every option offered is accepted, and leads somewhere."""
    for ask in table.questions():
        for action in rnd.sample(ask.options, min(len(ask.options), MOST_OPTIONS)):
            clone = table.clone()
            try:
                clone.answer(ask.seat, action)
            except Exception as error:
                raise Broken("option", f"'{action}' for '{ask.kind}' is offered but fails: {error!r}") from error
            if not clone.over and not clone.questions():
                raise Broken("dead-end", f"after '{action}' nobody is asked and the game is not over")
            counts.options_tried += 1
            counts.clones += 1


def forged(table: Table, rnd: Random, _: Counts) -> None:
    """Nothing but the options is accepted, and a refused answer changes nothing."""
    before = image(table)
    everything = table.book.catalogue.actions
    for seat in range(-1, table.setup.seats + 1):
        ask = table.question(seat)
        welcome = table.aside(seat) + (() if ask is None else ask.options)
        wishes = [*rnd.sample(everything, min(len(everything), MOST_FORGED)), Action("forged"), READY]
        for action in wishes:
            if any(action is option or action == option for option in tuple.__iter__(welcome)):
                continue
            try:
                table.clone().answer(seat, action)
            except (NotOffered, NotAsked):
                continue
            raise Broken("forged", f"seat {seat} was not offered '{action}', yet it was accepted")
    if image(table) != before:
        raise Broken("forged", "a refused answer changed something")


def stored(table: Table, rnd: Random, _: Counts) -> None:
    """A position written, read and written again is the same, looks the same and goes on the same way."""
    text = position.write(table)
    drawn = len(msgspec.json.decode(text)["drawn"])
    luck = Luck(table.luck.source, table.luck.count - drawn)
    back = position.read(text, {table.game.id: table.game}, luck)
    if position.write(back) != text:
        raise Broken("position", "a position that was read is written differently")
    for seat in (None, *range(table.setup.seats)):
        if encode(back.view(seat)) != encode(table.view(seat)):
            raise Broken("position", f"seat {seat} sees something else after reading the position")
    _go_on_alike("position", table.clone(), back, rnd, 8)


def kept(table: Table, rnd: Random, _: Counts) -> None:
    """From its snapshot a table goes on as it was, take-backs included, and a still of it looks like it."""
    game, setup, book, shot = table.game, table.setup, table.book, snapshot.read(snapshot.take(table, 0))
    back, lost = snapshot.resume(game, setup, book, table.luck.source, shot, snapshot.events(shot.told))
    still, here = snapshot.still(game, setup, book, shot, snapshot.events(shot.told)), table.clone()
    if lost or truth(back) != truth(table) or (back.luck.count, back.meetings) != (table.luck.count, table.meetings):
        raise Broken("snapshot", "the rules come to something else from a snapshot of their own")
    for seat in (None, *range(setup.seats)):
        if differs(seen(back, seat), seen(table, seat)):
            raise Broken("snapshot", f"seat {seat} sees something else after going on from a snapshot")
        if still.told(seat) != table.told(seat) or still.digest() != table.digest():
            raise Broken("snapshot", f"a still shows seat {seat} something else")
    for seat in range(setup.seats):
        if here.can_take_back(seat):
            here.take_back(seat)
            back.take_back(seat)
    _go_on_alike("snapshot", here, back, rnd, 8)


def foreseen(table: Table, rnd: Random, _: Counts) -> None:
    """What an option will surely do is told when it is answered for real: at once, or whatever is answered in the middle."""
    ask = rnd.choice(table.questions())
    seat, action = ask.seat, rnd.choice(ask.options)
    (certain,) = foretell(table, seat, [action], Luck(Quick(rnd.getrandbits(48))))
    here, told, asked = table.clone(), list[Event](), list[Ask]()
    here.listener = lambda _, event: told.append(event) if not event.secret or event.seat == seat else None
    here.answer(seat, action)
    while (own := here.question(seat)) is not None:
        asked.append(own)
        if own.quiet:
            break
        here.answer(seat, rnd.choice(own.options))
    first = len(certain.events)
    for foretold, found in (
        (certain.events, told[:first]),
        (certain.later, _among(told[first:], certain.later)),
        ((certain.then,) if certain.then else (), asked[:1] if certain.then else []),
        (certain.asks, _among(asked[1:], certain.asks)),
    ):
        if tuple(found) != foretold:
            raise Broken("foresight", f"'{action}' for '{ask.kind}' was to tell {foretold}, and told {told}, asked {asked}")


def _among(found: list[Any], wanted: tuple[Any, ...]) -> list[Any]:
    """Those of the wanted that were found, in their order."""
    rest = iter(found)
    return [one for one in wanted if one in rest]


def _go_on_alike(kind: str, here: Table, there: Table, rnd: Random, answers: int) -> None:
    for _ in range(answers):
        if truth(here) != truth(there):
            raise Broken(kind, "goes on differently")
        if here.over:
            return
        ask = rnd.choice(here.questions())
        action = rnd.choice(ask.options)
        here.answer(ask.seat, action)
        there.answer(ask.seat, action)


def copied(table: Table, rnd: Random, counts: Counts) -> None:
    """A clone can be played without changing its original."""
    before = image(table)
    watched = rnd.randrange(table.setup.seats)
    looks = seen(table, watched)
    clone = table.clone()
    if image(clone) != before:
        raise Broken("clone", "a clone is not like its original")
    for _ in range(rnd.randint(5, 60)):
        if clone.over:
            break
        ask = rnd.choice(clone.questions())
        clone.answer(ask.seat, rnd.choice(ask.options))
    if image(table) != before or differs(seen(table, watched), looks):
        raise Broken("clone", "playing a clone changed its original")
    counts.clones += 1


def own_lane(table: Table, rnd: Random, counts: Counts) -> None:
    """A lane writes to its own part only, and the others see nothing of it."""
    if not table.side_by_side():
        return
    ask = rnd.choice(table.questions())
    clone = table.clone()
    before = _all_but(clone, ask.seat)
    clone.answer(ask.seat, rnd.choice(ask.options))
    if clone.meetings == table.meetings and _all_but(clone, ask.seat) != before:
        raise Broken("lane", f"seat {ask.seat} changed more than its own part at '{ask.kind}'")
    counts.clones += 1


def _all_but(table: Table, seat: Seat) -> bytes:
    root = copy.copy(table.state)
    root.parts = [part for other, part in enumerate(table.state.parts) if other != seat]
    return encode(root)


def orders(table: Table, rnd: Random, counts: Counts) -> None:
    """Side by side, any order of the answers gives the same end of the round."""
    waiting = list(table.waiting_for())
    if not table.side_by_side() or len(waiting) < 2:
        return
    rnd.shuffle(waiting)
    one, mixed = table.clone(), table.clone()
    given: dict[Seat, list[Action]] = {seat: [] for seat in waiting}
    for seat, answers in given.items():
        while one.meetings == table.meetings and (ask := one.question(seat)) is not None:
            answers.append(rnd.choice(ask.options))
            one.answer(seat, answers[-1])
            if len(answers) > LONGEST_LANE:
                raise Broken("endless", f"the lane of seat {seat} does not end")
    while left := [seat for seat, answers in given.items() if answers]:
        seat = rnd.choice(left)
        mixed.answer(seat, given[seat].pop(0))
    if image(one) != image(mixed):
        raise Broken("order", f"seats {waiting} one after another end the round differently than mixed")
    counts.clones += 2


def taken_back(table: Table, rnd: Random, counts: Counts) -> None:
    """Taking answers back leads to where they were given; the others notice nothing; what was learned stays."""
    clone = table.clone()
    asked = rnd.choice(clone.questions())
    seat, others = asked.seat, [ask for ask in clone.questions() if ask.seat != asked.seat and ask.options != (READY,)]
    before = seen(clone, seat)
    watched = rnd.choice(others).seat if others else None
    given = 0
    for _ in range(rnd.randint(1, 6)):
        ask = clone.question(seat)
        if ask is None or would_meet(clone, ask):
            break
        clone.answer(seat, rnd.choice(ask.options))
        given += 1
        if clone.over or (clone.luck.count, clone.meetings) != (table.luck.count, table.meetings):
            if clone.can_take_back(seat):
                raise Broken("take-back", f"seat {seat} could take back what was answered before chance or a meeting")
            return
    if watched is not None and (ask := clone.question(watched)) is not None:
        clone.answer(watched, rnd.choice(ask.options))
    # That a seat is done is for all to see, and that it no longer is.
    stays = seen(clone, watched) if table.side_by_side() and clone.question(seat) is not None else ()
    for _ in range(given):
        if not clone.can_take_back(seat):
            return
        clone.take_back(seat)
    if what := differs(seen(clone, seat)[:3], before[:3]):
        raise Broken("take-back", f"seat {seat} answered {given} times and took all back: its {what} differs")
    if stays and (what := differs(seen(clone, watched), stays)):
        raise Broken("take-back", f"seat {seat} took its answers back and seat {watched} noticed: {what}")
    counts.clones += 1


def twins(table: Table, rnd: Random, counts: Counts) -> None:
    """Tables that differ only in what a seat may not know are the same to that seat."""
    seat = rnd.choice((None, *range(table.setup.seats)))
    zones = table.game.hidden(table, seat)
    chance = Zone(CHANCE, lambda table, luck: [table.fated(luck.source)])
    for zone in (chance, *rnd.sample(zones, min(len(zones), MOST_ZONES))):
        kind = re.sub(r"\s*\d+", "", zone.name)
        counts.looked_at[kind] += 1
        here, true = seen(table, seat), truth(table)
        for twin in zone.vary(table, Luck(Quick(rnd.getrandbits(48)))):
            if kind != CHANCE and truth(twin) == true:
                continue
            counts.zones[kind] += 1
            counts.twins += 1
            if what := differs(here, seen(twin, seat)):
                raise Broken("leak", f"seat {seat} can tell from its {what} that '{zone.name}' is different")
            luck = rnd.getrandbits(48)
            if truth(_guess(table, table.view(seat), luck)) != truth(_guess(table, twin.view(seat), luck)):
                raise Broken("guess", f"a guess of seat {seat} depends on '{zone.name}', which it cannot know")
            if seat is not None and table.side_by_side() and rnd.random() < FOLLOWED:
                _follow(table.clone(), twin, seat, zone, rnd)


def _follow(here: Table, twin: Table, seat: Seat, zone: Zone, rnd: Random) -> None:
    """In its own lane a seat goes on without ever learning which of the two it sits at."""
    while (ask := here.question(seat)) is not None and not would_meet(here, ask):
        action = rnd.choice(ask.options)
        here.answer(seat, action)
        twin.answer(seat, action)
        if what := differs(seen(here, seat), seen(twin, seat)):
            raise Broken("leak", f"after '{action}' seat {seat} can tell from its {what} that '{zone.name}' is different")


def _guess(table: Table, view: Any, luck: int) -> Table:
    return table.game.guess(table.game, table.setup, view, table.book, Luck(Quick(luck)))


def guesses(table: Table, rnd: Random, counts: Counts) -> None:
    """A guess is a table that could be the true one, as far as its seat can see, and can be played on."""
    seat = rnd.choice((None, *range(table.setup.seats)))
    view = table.view(seat)
    known = encode(view)
    found = set()
    for _ in range(3):
        guess = _guess(table, view, rnd.getrandbits(48))
        counts.guesses += 1
        if encode(guess.view(seat)) != known:
            raise Broken("guess", f"seat {seat} would see something else at the table it guessed")
        if seat is not None and guess.question(seat) != table.question(seat):
            raise Broken("guess", f"seat {seat} would be asked something else at the table it guessed")
        try:
            table.game.inspect(guess.state, table.book)
        except Exception as error:
            raise Broken("guess", f"seat {seat} guessed what cannot be: {error}") from error
        if guess.over != table.over or any(not ask.options for ask in guess.questions()):
            raise Broken("guess", f"the guess of seat {seat} cannot be played on")
        found.add(truth(guess))
        for _ in range(20):
            if guess.over:
                break
            ask = rnd.choice(guess.questions())
            guess.answer(ask.seat, rnd.choice(ask.options))
        if encode(view) != known:
            raise Broken("guess", f"a guess of seat {seat} writes into the view it came from")
    if table.game.hidden(table, seat):
        counts.unlike[len(found) > 1] += 1
