"""The table page: its live parts, its frames, its title."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from undercroft.draw.canvas import Layers, Text
from undercroft.kernel.foretell import UNTRIED
from undercroft.kernel.types import Action, Seat
from undercroft.server.pages import choices, telling
from undercroft.server.pages.base import render, render_part
from undercroft.server.pages.hints import Counsel, counsel
from undercroft.server.pages.look import Draw, Look
from undercroft.server.pages.pieces import log, whole
from undercroft.server.pages.rules import Link, told_in
from undercroft.server.pages.seen import Sight, seen, sight
from undercroft.server.play.coaching import advised
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import tongue

LIVE = "live."
"""Before the names of the blocks of the picture, where they are parts of a page."""


class Brush(NamedTuple):
    """How a page is drawn: the blocks of its picture, and the parts that show what is seen."""

    draw: Draw
    paint: Callable[[Sight], Mapping[str, Text | Layers]]


class Habit(NamedTuple):
    """A question that a person may leave to the table."""

    kind: str
    words: str
    answers: list[tuple[str, str]]
    chosen: str


def table(reader: Reader, room: Room, place: Seat | None, *, coach: str = "") -> str:
    """`coach` is what is said beside it, where it is a lesson."""
    look = Look(reader, room, place)
    board, parts = look.face.board, table_parts(look, whole_log=True)
    if coach:
        parts["coach"] = coach
    live = {name.removeprefix(LIVE): text for name, text in parts.items() if name.startswith(LIVE)}
    return render(
        "table.html", reader, look.words,
        room=room, place=place, here=look.address, names=look.names, title=title(look), board=board, panel=look.face.panel,
        blocks=board.blocks(board.printed(look.view, room.book, look.words), live), parts=parts, tallies=look.face.tallies,
        chair=None if place is None else room.chairs[place], maker=reader.device == room.maker, habits=_habits(look),
        last=telling.lines(look, whole=False, you=place)[-1:],
    )  # fmt: skip


def table_parts(look: Look, *, whole_log: bool = False) -> dict[str, str]:
    """What changes while the game goes on, the picture block by block."""
    brush = Brush(look.drawn, partial(seen(look.room.game.id).whole, book=look.book, words=look.words))
    return whole(live_parts(look, brush, whole_log=whole_log))


def live_parts(look: Look, brush: Brush, *, whole_log: bool = False) -> dict[str, Text | Layers]:
    """The same, but for what a page has already: that is left out where it is known without drawing it."""
    room, table, place, lines, pass_to = look.room, look.table, look.place, look.lines, look.pass_to
    maker, ask, shown = look.reader.device == room.maker, look.ask, look.shown
    veiled = pass_to is not None and place is not None and room.game.secrets(table.state, pass_to)
    wishes = choices.wishes(look)
    panel = choices.panel(look, wishes)
    hints = counsel(look, panel)
    drawn, painted = brush.draw(look.view, ask, None), brush.paint(sight(look))

    def part(name: str, *arguments: Any) -> str:
        return render_part("_table.html", name, look.reader, look.words, room, *arguments)

    parts: dict[str, Text | Layers | None] = {
        "bar": part("bar", look.where, _has_to_answer(look)),
        "goal": painted.get("goal"),
        "seats": part("seats", lines, place, shown, maker),
        "renewed": part("renewed", room.renewed(place)),
        "coach": _coach(look, hints),
        "question": part(
            "question", look.address, ask, panel, look.number, choices.taker(look), lines,
            pass_to, place, choices.asides(look), choices.singles(look), choices.goals(look), hints,
        ),
        "log": table_log(look, whole=whole_log),
        **{LIVE + block: inner for block, inner in drawn.items()},
        "cards": painted.get("cards"),
        "tally": painted.get("tally"),
        "others": painted.get("others"),
        "help": part("help", ask, choices.barred(look, wishes)),
        "veil": _veil(look) if veiled else "",
    }  # fmt: skip
    return {name: text for name, text in parts.items() if text is not None}


def _coach(look: Look, hints: Counsel | None) -> str:
    """What is said to somebody who plays for the first time, where something is new."""
    advice = [] if look.place is None or look.room.taught else advised(look.room, look.place)
    if not advice:
        return ""
    return render_part("_lesson.html", "advice", look.reader, look.words, look.address, advice[0], hints)


def table_log(look: Look, *, whole: bool = False) -> Text:
    """From the beginning, or from the heading before the last: the page keeps what is older."""
    return log(look.words, telling.lines(look, whole=whole, you=look.place))


def _veil(look: Look) -> str:
    """Between two people at one device, where one has something to hide."""
    assert look.pass_to is not None
    assert look.place is not None
    can_take_back = look.running and look.table.can_take_back(look.place)
    next_, done = look.lines[look.pass_to], look.lines[look.place]
    return render_part(
        "_table.html", "veil", look.reader, look.words, look.room, look.address, next_, done, look.number, can_take_back
    )


def title(look: Look) -> str:
    words, page = look.words, look.words.say("game-name")
    if look.running:
        page = f"{look.where} · {page}"
        if _has_to_answer(look) or look.pass_to is not None:
            return words.say("title-your-turn", page=page)
    return words.say("title-page", page=page)


def _has_to_answer(look: Look) -> bool:
    return look.ask is not None and not look.room.windows.passes(look.ask, look.number)


class Why(NamedTuple):
    """What is to be said about a wish."""

    words: str
    otherwise: str
    """Where no rule knows the wish."""
    more: list[Link] = []
    """Where the rules that bar it are told and taught."""


def why(reader: Reader, room: Room, seat: Seat, option: str) -> Why:
    """A wish is written in full or by its target alone: what is on offer there, and why the rest is not."""
    words, table = tongue(reader.language, room.game.id), room.table
    ask = table.question(seat) if room.status == "running" else None
    if ask is None:
        return Why("", words.error("not-asked"))

    def meant(action: Action) -> bool:
        return option in (str(action), action.target)

    view, reasons = table.view(seat), dict[str, str]()
    offered = [words.option(action, ask, view, room.book, UNTRIED).words for action in ask.options if meant(action)]
    found = [words.say("why-offered", options="; ".join(offered))] if offered else []
    rules = list[str]()
    for barred in table.barred(seat):
        if meant(barred.action):
            rules.append(barred.rule)
            reasons.setdefault(words.barred(barred, view, room.book), words.group(barred.action.kind))
    found += reasons if len(reasons) == 1 else [f"{heading}: {reason}" for reason, heading in reasons.items()]
    return Why(" ".join(found), words.error("not-offered"), told_in(words, room.game, rules))


def _habits(look: Look) -> list[Habit]:
    if look.place is None:
        return []
    words, chosen = look.words, look.room.chairs[look.place].habits
    return [
        Habit(
            kind,
            words.say(f"habit-{kind}"),
            [(answer, words.say(f"habit-{kind}-{answer}")) for answer in answers],
            chosen.get(kind, ""),
        )
        for kind, answers in look.room.game.habits.items()
    ]
