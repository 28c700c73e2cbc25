"""A finished game: its replay, its proofs, its score sheet; and the last picture of a table that cannot be woken."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from typing import Any, NamedTuple

from undercroft.face import Face, Figured, Tally
from undercroft.games import FACES
from undercroft.kernel.journal import TAKE_BACK
from undercroft.kernel.replay import Proof
from undercroft.kernel.table import Table
from undercroft.kernel.types import Event
from undercroft.moments import beats
from undercroft.server.pages import telling
from undercroft.server.pages.base import render
from undercroft.server.pages.cards import cards
from undercroft.server.pages.look import Look, sheet_of
from undercroft.server.pages.pieces import gallery, log
from undercroft.server.play.reel import FOLLOW, News, Reel, View
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import Tongue, tongue

MOST_TOLD = 6
"""More than this of one step is told in the log."""


class ScoreLine(NamedTuple):
    letter: str
    """As on a paper sheet; a board that all share has none."""
    name: str
    values: tuple[Figured, ...]
    part: bool = False
    """Only what stands behind the line above it; nothing is added."""


class Beat(NamedTuple):
    """What happened together, in words; its place; whether nobody should miss it."""

    words: str
    spot: str
    large: bool


class Jump(NamedTuple):
    """A moment that a replay leads to."""

    step: int
    words: str


def replay(reader: Reader, room: Room, reel: Reel, at: Table, step: int, view: View, verified: list[str]) -> str:
    """A finished game at one step, as one seat saw it. `verified` holds sentences, none before anybody asked."""
    seat, chosen = reel.seat(view, step), FOLLOW if view is None else view
    look = Look(reader, room, seat, at)
    words, board, entry = look.words, look.face.board, reel.record.entries[step]
    shown = _shown(look, reel.heard(view))
    jumps = [Jump(number, _said(look, beat[0])) for number, together in enumerate(shown) for beat, large in together if large]
    told = [Beat(" ".join(_said(look, event) for event in beat), _spot(look, beat), large) for beat, large in shown[step]]
    if entry.text == TAKE_BACK and entry.seat is not None:
        told = [Beat(words.say("replay-took-back", who=look.names[entry.seat]), "", large=False)]
    heard = [beat for beat in told if beat.large] or told[-MOST_TOLD:]
    lines = telling.lines(look, whole=True, you=None)
    marked = sorted({jump.step for jump in jumps})
    return render(
        "replay.html", reader, words,
        room=room, step=step, seat=seat, chosen=chosen, follow=FOLLOW, total=reel.last, onward=reel.onward(view, step),
        board=board, apart=len(look.lines) > 1 and (reel.apart or not board.shared), record=reel.record, entry=entry,
        verified=verified,
        here=f"/t/{room.id}/replay?step={step}&seat={chosen}",
        blocks=board.blocks(
            board.printed(look.view, room.book, words),
            board.drawn(look.view, room.book, words, seat=sheet_of(look.face, seat), ask=None, event=None),
        ),
        lines=look.lines, log="".join(log(words, lines)), where=look.where,
        cards="".join(gallery(cards(look.face, look.view, look.book, words, frozenset()))),
        goal="" if at.over else telling.goal(words, look.view, look.place, look.book, [line.named for line in look.lines]),
        told=told, sentence=" ".join(beat.words for beat in heard) or (lines[-1].words if lines else ""),
        jumps=jumps, marked=marked, before=max((found for found in marked if found < step), default=None),
        after=min((found for found in marked if found > step), default=None),
    )  # fmt: skip


def _shown(look: Look, heard: Sequence[News]) -> list[list[tuple[list[Event], bool]]]:
    """Step by step what happened together, and whether nobody should miss it: a summary only where it sums up anything."""
    following, headings = look.face.following, look.room.game.headings
    found, since = list[list[tuple[list[Event], bool]]](), set[str]()
    for news in heard:
        found.append([])
        since |= {event.kind for event in news.told} - {event.kind for event in news.seen}
        for beat in beats(following, news.seen):
            moment = following.moment(beat[0])
            found[-1].append((beat, moment is not None and (not moment.sums or bool(moment.sums & since))))
            for event in beat:
                since = set() if event.kind in headings else since | {event.kind}
    return found


def _said(look: Look, event: Event) -> str:
    return telling.sentence(look.words, event, look.names, None)


def _spot(look: Look, beat: Sequence[Event]) -> str:
    return next((found for event in beat if (found := telling.spot(look.face, event))), "")


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


def score_lines(look: Look) -> list[ScoreLine]:
    """The score sheet, a line each with every team's glory; the last line is the sum. A game may say what paid."""
    table, words = look.table, look.words
    paid = list(look.face.paid(look.open_view, look.book))
    found = []
    for index, (line, values) in enumerate(table.game.score_sheet(table.state, look.book)):
        found.append(ScoreLine(_letter(look.face, index), words.name("line", line), values))
        found += [ScoreLine("", words.name(kind, id), own, part=True) for of, kind, id, own in paid if of == line]
    return found


def tally_lines(face: Face[Any, Any, Any], words: Tongue, tally: Tally) -> list[ScoreLine]:
    """The score so far, lettered like the sheet of the end."""
    return [ScoreLine(_letter(face, index), words.name("line", line), values) for index, (line, values) in enumerate(tally.lines)]


def _letter(face: Face[Any, Any, Any], index: int) -> str:
    return "" if face.board.shared else chr(ord("A") + index)


def last_picture(reader: Reader, at: Table, theme: str) -> str:
    """The board of a table that cannot be woken, as all may see it: the address of a picture that needs nothing else."""
    words, face = tongue(reader.language, at.game.id), FACES[at.game.id]
    drawn = face.standalone(at.view(None), at.book, words, theme=theme)
    return f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"
