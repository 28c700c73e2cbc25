"""The table page: its live parts, its frames, its title, and the replay of a finished game."""

from __future__ import annotations

import logging
from base64 import b64encode
from functools import lru_cache
from typing import Any, NamedTuple

from undercroft.games import FACES
from undercroft.kernel.foretell import UNTRIED
from undercroft.kernel.replay import Proof
from undercroft.kernel.table import Table
from undercroft.kernel.types import Action, Ask, Event, Game, Seat
from undercroft.server.pages.base import SeatLine, render, render_part, seat_lines
from undercroft.server.play.news import Glimpse
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import Option, Tongue, tongue

log = logging.getLogger("undercroft")
MOST_AT_ONCE = 7
"""More options than this are shown by kind first."""


class Line(NamedTuple):
    """One sentence of the log; its place on the board lights up with it."""

    number: int
    words: str
    spot: str
    heading: bool


class Choice(NamedTuple):
    """One option as a button: its text form, a small sign, its words and what follows from it."""

    text: str
    sign: str
    words: str
    effect: str


class Group(NamedTuple):
    """Options of one kind; many of them are sorted by their places."""

    name: str
    choices: list[Choice]
    places: list[Group] = []


class Aside(NamedTuple):
    """What a seat of this device may throw in now."""

    line: SeatLine
    address: str
    number: int
    choices: list[Choice]


class Habit(NamedTuple):
    """A question that a person may leave to the table."""

    kind: str
    words: str
    answers: list[tuple[str, str]]
    chosen: str


class ScoreLine(NamedTuple):
    letter: str
    """As on a paper sheet; a board that all share has none."""
    name: str
    values: tuple[int | None, ...]
    part: bool = False
    """Only what stands behind the line above it; nothing is added."""


class Card(NamedTuple):
    """A card of the gallery, with its picture and the places of the drawing that it explains."""

    kind: str
    id: str
    title: str
    words: str
    svg: str
    spots: str


def table(reader: Reader, room: Room, place: Seat | None) -> str:
    words, board = tongue(reader.language, room.game.id), FACES[room.game.id].board
    view = room.table.view(place)
    return render(
        "table.html", reader, words,
        room=room, place=place, here=_address(room, place), title=title(reader, room, place), board=board,
        fixed=board.fixed(view, room.book, words), parts=_parts(reader, room, place, whole_log=True),
        chair=None if place is None else room.chairs[place], maker=reader.device == room.maker,
        habits=[] if place is None else _habits(words, room, place),
        last=_log(words, room, room.table, place, whole=False, you=place)[-1:],
    )  # fmt: skip


def table_parts(reader: Reader, room: Room, place: Seat | None) -> dict[str, str]:
    """What changes while the game goes on. The log starts at the round before: the page keeps what is older."""
    return _parts(reader, room, place, whole_log=False)


def _parts(reader: Reader, room: Room, place: Seat | None, *, whole_log: bool) -> dict[str, str]:
    words, board, book, game_table = tongue(reader.language, room.game.id), FACES[room.game.id].board, room.book, room.table
    view = game_table.view(place)
    ask = game_table.question(place) if place is not None and room.status == "running" else None
    lines = seat_lines(reader, room)
    address = _address(room, place)
    shown = None if board.shared else _shown(place)
    pass_to = room.next_here(reader.device, place)
    veiled = pass_to is not None and room.game.secrets(game_table.state, pass_to)

    def part(name: str, *arguments: Any) -> str:
        return render_part("_table.html", name, reader, words, room, *arguments)

    others = [] if board.shared else [line for line in lines if line.seat != shown]
    sheets = [(line, board.live(view, book, words, seat=line.seat)) for line in others]
    outcome = game_table.outcome() if room.status == "over" else None
    story = _story(words, room, game_table, place, you=place)
    number = 0 if place is None else game_table.number(place)
    can_take_back = place is not None and room.status == "running" and game_table.can_take_back(place)
    return {
        "bar": part("bar", _where(words, view, over=room.status != "running"), ask is not None),
        "seats": part("seats", lines, place, shown, reader.device == room.maker),
        "renewed": part("renewed", room.renewed(place)),
        "question": part(
            "question", address, ask, _groups(words, room, ask, view), MOST_AT_ONCE, number, _taker(room, reader, place), lines,
            pass_to, outcome, place, _asides(words, room, reader, place, lines, view), story, board.shared,
            _singles(words, room, place, view),
        ),
        "log": part("log", _log(words, room, game_table, place, whole=whole_log, you=place)),
        "live": board.live(view, book, words, seat=None if place is not None else shown, ask=ask),
        "cards": part("cards", _cards(words, room.game, book, view, ask)),
        "others": "" if board.shared else part("others", sheets, board),
        "help": part("help", ask, _barred(words, room, place, view) if ask else []),
        "score": part("score", lines, score_lines(words, room.game, game_table), outcome, story)
        if room.status == "over" else "",
        "veil": part("veil", address, lines[pass_to], lines[place], number, can_take_back)
        if veiled and pass_to is not None and place is not None else "",
    }  # fmt: skip


def title(reader: Reader, room: Room, place: Seat | None) -> str:
    words = tongue(reader.language, room.game.id)
    page = words.say("game-name")
    if room.status == "running":
        page = f"{_where(words, room.table.view(place), over=False)} · {page}"
        if _has_to_answer(room, place) or room.next_here(reader.device, place) is not None:
            return words.say("title-your-turn", page=page)
    return words.say("title-page", page=page)


def _has_to_answer(room: Room, place: Seat | None) -> bool:
    """A window with nothing to play in it passes by itself."""
    ask = room.table.question(place) if place is not None else None
    return ask is not None and not (ask.window and len(ask.options) == 1)


def frame(reader: Reader, room: Room, place: Seat | None, glimpse: Glimpse) -> dict[str, str | bool]:
    words, board = tongue(reader.language, room.game.id), FACES[room.game.id].board
    shown = None if place is not None or board.shared else _shown(place)
    return {
        "live": board.live(glimpse.view, room.book, words, seat=shown, event=glimpse.event),
        "line": _sentence(words, glimpse.event, room.names, place),
        "spot": _spot(room.game, glimpse.event),
        "held": glimpse.event.kind in board.held,
    }


def why(reader: Reader, room: Room, seat: Seat, option: str) -> tuple[str, str]:
    """What is to be said about a wish, written in full or by its target alone: what is on offer there, and why the rest is not.

    And what is left to say where no rule knows the wish.
    """
    words, table = tongue(reader.language, room.game.id), room.table
    ask = table.question(seat) if room.status == "running" else None
    if ask is None:
        return "", words.error("not-asked")

    def meant(action: Action) -> bool:
        return option in (str(action), action.target)

    view, reasons = table.view(seat), dict[str, str]()
    offered = [words.option(action, ask, view, room.book, UNTRIED).words for action in ask.options if meant(action)]
    found = [words.say("why-offered", options="; ".join(offered))] if offered else []
    for barred in table.barred(seat):
        if meant(barred.action):
            reasons.setdefault(words.barred(barred, view, room.book), words.say(f"group-{barred.action.kind}"))
    found += reasons if len(reasons) == 1 else [f"{heading}: {reason}" for reason, heading in reasons.items()]
    return " ".join(found), words.error("not-offered")


def replay(reader: Reader, room: Room, step: int, seat: Seat | None, total: int, at: Table, verified: list[str]) -> str:
    """A finished game at one step, as one seat saw it. `verified` holds sentences, none before anybody asked."""
    words, board = tongue(reader.language, room.game.id), FACES[room.game.id].board
    view = at.view(seat)
    record = room.journal.record if room.journal is not None else None
    entry = record.entries[step] if record is not None else None
    ask = at.question(seat) if seat is not None and not at.over else None
    return render(
        "replay.html", reader, words,
        room=room, step=step, seat=seat, total=total, board=board, record=record, entry=entry, verified=verified,
        here=f"/t/{room.id}/replay?step={step}" + ("" if seat is None else f"&seat={seat}"),
        fixed=board.fixed(view, room.book, words),
        live=board.live(view, room.book, words, seat=None if seat is not None or board.shared else 0),
        lines=seat_lines(reader, room, at), log=_log(words, room, at, seat, whole=True, you=None),
        where=_where(words, view, over=at.over),
        question=words.ask(ask) if ask else "", cards=_cards(words, room.game, room.book, view, None),
        scores=score_lines(words, room.game, at) if at.over else [], outcome=at.outcome() if at.over else None,
        story=_story(words, room, at, seat, you=None),
    )  # fmt: skip


def proved(reader: Reader, proofs: list[Proof]) -> list[str]:
    """What could be shown, in sentences: one for the whole game, or one a stretch where other rules took over in between."""
    words = tongue(reader.language)
    if len(proofs) == 1 and not proofs[0].why:
        return [words.say("replay-verified", draws=proofs[0].draws)]
    return [
        words.say(
            "replay-stretch-beyond" if proof.why else "replay-stretch-verified",
            first=proof.stretch.first, last=proof.stretch.end - 1, rules=proof.stretch.rules, draws=proof.draws,
        )
        for proof in proofs
    ]  # fmt: skip


def last_picture(reader: Reader, at: Table, theme: str) -> str:
    """The board of a table that cannot be woken, as all may see it: the address of a picture that needs nothing else."""
    words, face = tongue(reader.language, at.game.id), FACES[at.game.id]
    drawn = face.standalone(at.view(None), at.book, words, theme=theme)
    return f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"


def score_lines(words: Tongue, game: Game, at: Table) -> list[ScoreLine]:
    """The score sheet, a line each with every team's glory; the last line is the sum. A game may say what paid."""
    face = FACES[game.id]
    parts, lettered = list(face.paid(at.view(None), at.book)), not face.board.shared
    found = []
    for index, (line, values) in enumerate(game.score_sheet(at.state, at.book)):
        found.append(ScoreLine(chr(ord("A") + index) if lettered else "", words.name("line", line), values))
        found += [ScoreLine("", words.name(kind, id), own, part=True) for of, kind, id, own in parts if of == line]
    return found


def _cards(words: Tongue, game: Game, book: Any, view: Any, ask: Ask | None) -> list[Card]:
    """The cards, each with the places of the drawing that it explains; places that no card stands for follow in words alone."""
    spots: dict[tuple[str, str], list[str]] = {}
    face = FACES[game.id]
    for spot, kind, id in face.shown(view, book):
        spots.setdefault((kind, id), []).append(spot)
    found = [
        Card(card.kind, card.id, card.title, card.words, card.svg, " ".join(spots.pop((card.kind, card.id), ())))
        for card in face.board.cards(view, book, words, ask=ask)
    ]
    found += [Card(kind, id, "", words.card(kind, id, book, view), "", " ".join(at)) for (kind, id), at in spots.items()]
    return found


def _shown(place: Seat | None) -> Seat:
    """Whose sheet lies in the middle; a spectator starts with the first."""
    return 0 if place is None else place


def _address(room: Room, place: Seat | None) -> str:
    return f"/t/{room.id}/{'watch' if place is None else place}"


def _where(words: Tongue, view: Any, *, over: bool) -> str:
    if over:
        return words.say("table-over")
    return words.where(view)


def _groups(words: Tongue, room: Room, ask: Ask | None, view: Any) -> list[Group]:
    found: dict[str, dict[str, list[Choice]]] = {}
    if ask is None:
        return []
    for action, option in zip(ask.options, words.options(room.table, ask.seat, ask.options), strict=True):
        found.setdefault(option.group, {}).setdefault(option.place, []).append(_choice(room, action, option, view))
    return [_group(name, places) for name, places in found.items()]


def _singles(words: Tongue, room: Room, place: Seat | None, view: Any) -> list[str]:
    """What the table answered for this seat, because there was only one answer."""
    singles = room.table.singles if room.status == "running" else ()
    return [words.answered(ask, view, room.book) for ask in singles if ask.seat == place]


def _group(name: str, places: dict[str, list[Choice]]) -> Group:
    choices = [choice for at_one in places.values() for choice in at_one]
    sorted_by_place = len(choices) > MOST_AT_ONCE and "" not in places
    return Group(name, choices, [Group(*place) for place in places.items()] if sorted_by_place else [])


def _choice(room: Room, action: Action, option: Option, view: Any) -> Choice:
    return Choice(str(action), FACES[room.game.id].sign(action, view, room.book), option.words, option.effect)


def _asides(words: Tongue, room: Room, reader: Reader, place: Seat | None, lines: list[SeatLine], view: Any) -> list[Aside]:
    """Of everybody who shares this device, unless they have something to hide; a spectator's page plays nothing."""
    found: list[Aside] = []
    if place is None or room.status != "running":
        return found
    for seat in room.seats_of(reader.device):
        hides = seat != place and room.game.secrets(room.table.state, seat)
        if room.chairs[seat].plays_by_itself or hides or not (actions := room.table.aside(seat)):
            continue
        options = words.options(room.table, seat, actions)
        choices = [_choice(room, action, option, view) for action, option in zip(actions, options, strict=True)]
        found.append(Aside(lines[seat], _address(room, seat), room.table.number(seat), choices))
    return found


def _taker(room: Room, reader: Reader, place: Seat | None) -> Seat | None:
    """Who at this device may take back the last choice: the page went on to the next person by itself."""
    if place is None or room.status != "running":
        return None
    table = room.table
    if table.can_take_back(place) or table.side_by_side():
        return place if table.can_take_back(place) else None
    here = [seat for seat in room.seats_of(reader.device) if table.can_take_back(seat)]
    return next((seat for seat in here if not room.game.secrets(table.state, seat)), None)


def _habits(words: Tongue, room: Room, place: Seat) -> list[Habit]:
    chosen = room.chairs[place].habits
    return [
        Habit(
            kind,
            words.say(f"habit-{kind}"),
            [(answer, words.say(f"habit-{kind}-{answer}")) for answer in answers],
            chosen.get(kind, ""),
        )
        for kind, answers in room.game.habits.items()
    ]


def _story(words: Tongue, room: Room, at: Table, place: Seat | None, *, you: Seat | None) -> list[str]:
    """How it went, in the few events that decided it; the last one says how it ended."""
    if not at.over:
        return []
    return [_sentence(words, event, room.names, you) for event in at.told(place) if event.kind in room.game.milestones]


def _barred(words: Tongue, room: Room, place: Seat | None, view: Any) -> list[tuple[str, list[str]]]:
    """Under the heading of what is wished, each reason once."""
    headings: dict[str, dict[str, None]] = {}
    for wish in [] if place is None else room.table.barred(place):
        headings.setdefault(words.say(f"group-{wish.action.kind}"), {})[words.barred(wish, view, room.book)] = None
    return [(heading, list(reasons)) for heading, reasons in headings.items()]


def _log(words: Tongue, room: Room, at: Table, place: Seat | None, *, whole: bool, you: Seat | None) -> list[Line]:
    events = at.told(place)
    rounds_told = [number for number, event in enumerate(events) if event.kind == "round"]
    first = 0 if whole or len(rounds_told) < 2 else rounds_told[-2]
    return [
        Line(number, _sentence(words, event, room.names, you), _spot(room.game, event), event.kind == "round")
        for number, event in enumerate(events[first:], start=first)
    ]


def _spot(game: Game, event: Event) -> str:
    """The place of the drawing that an event is about. What an earlier version told may have none any more."""
    try:
        return FACES[game.id].board.spot(event) or "" if event.kind in game.events else ""
    except (LookupError, ValueError):
        return ""


@lru_cache(maxsize=20_000)
def _sentence(words: Tongue, event: Event, names: tuple[str, ...], you: Seat | None) -> str:
    try:
        return words.event(event, names, you=you)
    except (LookupError, ValueError):
        log.exception("no words for the event %s", event)
        return words.say("event-without-words")
