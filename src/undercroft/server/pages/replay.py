"""A finished game: its replay, its proofs, its score sheet; and the last picture of a table that cannot be woken."""

from __future__ import annotations

from base64 import b64encode
from typing import NamedTuple

from undercroft.face import Figured, Tally
from undercroft.games import FACES
from undercroft.kernel.replay import Proof
from undercroft.kernel.table import Table
from undercroft.kernel.types import Seat
from undercroft.server.pages import telling
from undercroft.server.pages.base import render
from undercroft.server.pages.cards import cards
from undercroft.server.pages.look import Look, sheet_of
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import tongue


class ScoreLine(NamedTuple):
    letter: str
    """As on a paper sheet; a board that all share has none."""
    name: str
    values: tuple[Figured, ...]
    part: bool = False
    """Only what stands behind the line above it; nothing is added."""


def replay(reader: Reader, room: Room, step: int, seat: Seat | None, total: int, at: Table, verified: list[str]) -> str:
    """A finished game at one step, as one seat saw it. `verified` holds sentences, none before anybody asked."""
    look = Look(reader, room, seat, at)
    words, board, view = look.words, look.face.board, look.view
    record = room.journal.record if room.journal is not None else None
    entry = record.entries[step] if record is not None else None
    return render(
        "replay.html", reader, words,
        room=room, step=step, seat=seat, total=total, board=board, record=record, entry=entry, verified=verified,
        here=f"/t/{room.id}/replay?step={step}" + ("" if seat is None else f"&seat={seat}"),
        blocks=board.blocks(
            board.printed(view, room.book, words),
            board.drawn(view, room.book, words, seat=sheet_of(look.face, seat), ask=None, event=None),
        ),
        lines=look.lines, log=telling.lines(look, whole=True, you=None), where=look.where,
        question=words.ask(look.ask) if look.ask else "", cards=cards(look, None),
        scores=score_lines(look) if at.over else [], outcome=at.outcome() if at.over else None,
        story=telling.story(look, you=None),
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


def score_lines(look: Look) -> list[ScoreLine]:
    """The score sheet, a line each with every team's glory; the last line is the sum. A game may say what paid."""
    table, words = look.table, look.words
    paid = list(look.face.paid(look.open_view, look.book))
    found = []
    for index, (line, values) in enumerate(table.game.score_sheet(table.state, look.book)):
        found.append(ScoreLine(_letter(look, index), words.name("line", line), values))
        found += [ScoreLine("", words.name(kind, id), own, part=True) for of, kind, id, own in paid if of == line]
    return found


def tally_lines(look: Look, tally: Tally) -> list[ScoreLine]:
    """The score so far, lettered like the sheet of the end."""
    return [
        ScoreLine(_letter(look, index), look.words.name("line", line), values) for index, (line, values) in enumerate(tally.lines)
    ]


def _letter(look: Look, index: int) -> str:
    return "" if look.face.board.shared else chr(ord("A") + index)


def last_picture(reader: Reader, at: Table, theme: str) -> str:
    """The board of a table that cannot be woken, as all may see it: the address of a picture that needs nothing else."""
    words, face = tongue(reader.language, at.game.id), FACES[at.game.id]
    drawn = face.standalone(at.view(None), at.book, words, theme=theme)
    return f"data:image/svg+xml;base64,{b64encode(drawn.encode()).decode()}"
