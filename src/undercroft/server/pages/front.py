"""The front page: the reader's tables as they were kept, and the games. And what was played to its end."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from undercroft.face import Phrase
from undercroft.games import FACES, GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.types import Seat
from undercroft.server.pages import telling
from undercroft.server.pages.base import letter, names_of, render, render_part
from undercroft.server.reader import Reader
from undercroft.texts import Tongue, tongue

if TYPE_CHECKING:
    from undercroft.server.store.database import Stored

log = logging.getLogger("undercroft")
FEW = 3
"""So many tables stand above the games; the others are one fold away."""


class Seated(NamedTuple):
    """One seat on a card."""

    seat: Seat
    name: str
    letter: str
    standing: str


class TableCard(NamedTuple):
    id: str
    game: str
    name: str
    """Of the game."""
    status: str
    seats: list[Seated]
    your_turn: bool
    waits_for: str
    """Names; empty where nobody is asked or nobody may know."""
    where: str
    since: float
    day: str
    place: str
    """Where the reader goes: a seat, to look on, or nothing for the waiting room."""
    free: int
    picture: str
    campaign: str
    yours: bool
    """The reader may end it for all."""
    result: str
    """How it ended."""


def front(reader: Reader, tables: list[Stored]) -> str:
    cards = [_card(reader, stored) for stored in tables if stored.status not in ("over", "closed")]
    # By what all have seen of them: what somebody does in a lane moves no table of another.
    cards.sort(key=lambda card: (not card.your_turn, ("running", "waiting", "asleep").index(card.status), -card.since))
    games = list(GAMES.values())
    return render(
        "front.html", reader, tongue(reader.language),
        here="/", games=games, few=cards[:FEW], more=cards[FEW:], waiting=sum(card.your_turn for card in cards),
        finished=len(tables) - len(cards), covers=_covers(GAMES),
        bots_against={game.id: bots_against(game) for game in games},
    )  # fmt: skip


def finished(reader: Reader, tables: list[Stored]) -> str:
    cards = [_card(reader, stored) for stored in tables if stored.status in ("over", "closed")]
    missing = {card.game for card in cards if not card.picture and card.game in GAMES}
    return render(
        "finished.html", reader, tongue(reader.language), here="/finished", cards=cards, covers=_covers(sorted(missing))
    )


def bots_against(game: Game) -> int:
    """How many bots somebody alone plays against, where nothing was set: one, if the game can be played by two."""
    return game.usual_seats - 1


def _covers(games: Iterable[str]) -> dict[str, str]:
    """They fill whatever they are shown in; named, so that a card without a picture can show one again."""
    filling = 'preserveAspectRatio="xMidYMid slice"'
    return {id: FACES[id].board.cover().replace("<svg", f'<svg id="cover-{id}" {filling}', 1) for id in games}


def _card(reader: Reader, stored: Stored) -> TableCard:
    """As it was kept when somebody last acted for all to see."""
    game, told, chairs = stored.setup.game, stored.glance, stored.chairs
    words = tongue(reader.language, game if game in GAMES else None)
    names = names_of(words, chairs)
    mine = [seat for seat, chair in enumerate(chairs) if reader.device in chair.holders]
    asked = told.asked if told is not None and stored.status == "running" else ()
    turn = [seat for seat in mine if seat in asked and not chairs[seat].plays_by_itself]
    hidden = told is not None and told.window and not turn
    since = stored.touched if told is None or stored.setup.seats == 1 else told.since
    seats = [
        Seated(seat, name, letter(names, seat), _said(words, told.standing[seat]) if told and told.standing else "")
        for seat, name in enumerate(names)
    ]
    drawn = stored.drawn is not None and game in GAMES and FACES[game].board.stage.map
    return TableCard(
        stored.id,
        game,
        words.say("game-name") if game in GAMES else game,
        stored.status,
        seats,
        bool(turn),
        "" if hidden else ", ".join(names[seat] for seat in asked if seat not in turn),
        "" if told is None else _said(words, (told.where,)),
        since,
        datetime.fromtimestamp(since, UTC).date().isoformat(),
        "" if stored.status == "waiting" else str((turn or mine)[0]) if mine else "watch",
        sum(chair.kind == "open" for chair in chairs),
        f"/t/{stored.id}/picture?step={stored.drawn}" if drawn else "",
        stored.campaign,
        reader.device == stored.maker,
        _result(words, stored, seats, mine[0] if len(mine) == 1 else None),
    )


def _result(words: Tongue, stored: Stored, seats: list[Seated], you: Seat | None) -> str:
    """In the words of the table's own page."""
    told = stored.glance
    if stored.status == "closed":
        return words.say("finished-early")
    if told is None or told.outcome is None:
        return words.say("table-over")
    story = [telling.sentence(words, told.ending, tuple(line.name for line in seats), you)] if told.ending is not None else []
    return render_part("_table.html", "ending", words, told.outcome, seats, story)


def _said(words: Tongue, phrases: tuple[Phrase, ...]) -> str:
    """What another version kept may have no words any more."""
    try:
        return ", ".join(words.say(phrase.id, **phrase.figures) for phrase in phrases)
    except (LookupError, ValueError):
        log.warning("no words for what was kept: %s", phrases)
        return ""
