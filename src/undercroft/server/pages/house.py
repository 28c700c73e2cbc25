"""The pages of the house: setting a table, gathering, campaigns, rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from undercroft import __version__
from undercroft.bots import bots_of, usual_bot
from undercroft.games import GAMES
from undercroft.kernel.game import Game
from undercroft.kernel.types import Choice, Seat
from undercroft.server.numbers import whole
from undercroft.server.pages.base import names_of, render, render_part, seat_lines
from undercroft.server.pages.learning import Stop
from undercroft.server.pages.replay import last_picture
from undercroft.server.play.room import Room
from undercroft.server.reader import Reader
from undercroft.texts import Tongue, tongue

if TYPE_CHECKING:
    from undercroft.server.play.house import Campaign
    from undercroft.server.play.waking import CannotWake

KINDS = (("me", "me"), ("device", "here"), ("open", "guest"), ("bot", "bot"))
"""What can sit on a seat: the field's value, and the end of its text's id."""
USUAL_SEATS = 2
GROUPS = ("front", "", "rulings")
"""Where the form asks for a choice: in view, among the options, with the readings of unclear rules."""


class SeatForm(NamedTuple):
    number: int
    kind: str
    name: str
    bot: str


class Chapter(NamedTuple):
    number: int
    room: Room | None
    state: str


class Sum(NamedTuple):
    """One player's row of a campaign."""

    name: str
    totals: list[int | None]
    sum: int


def new_table(
    reader: Reader, game: Game, values: dict[str, str], error: str = "", *, stops: Sequence[Stop] = (), first: bool = False
) -> str:
    """`error` is a sentence; `stops`, how far this browser came in the lessons; `first`, whether it has finished no such game."""
    words = tongue(reader.language, game.id)
    count = whole(values.get("count", ""))
    asked = count if count is not None and count in game.seats else min(USUAL_SEATS, game.seats[-1])
    bot = game.first_bot if first else usual_bot(game)
    groups = {group: [choice for choice in game.choices if choice.group == group] for group in GROUPS}
    return render(
        "new.html", reader, words,
        here=f"/new/{game.id}", game=game, values=values, error=error, count=asked, kinds=KINDS, groups=groups,
        in_order=_in_order, stories=_stories(game),
        seats=[_seat_form(words, game, seat, values, bot) for seat in range(game.seats[-1])],
        opened=bool(error) or values.get("mode") == "campaign",
        ruled=any(_unusual(choice, values) for choice in groups["rulings"]), stops=stops, first=first,
    )  # fmt: skip


def _in_order(choice: Choice) -> list[str]:
    """As the game lists them, the default first; numbers by size."""
    return sorted(choice.values, key=int) if all(value.isdecimal() for value in choice.values) else list(choice.values)


def _unusual(choice: Choice, values: dict[str, str]) -> bool:
    return values.get(f"option.{choice.id}", choice.values[0]) != choice.values[0]


def _seat_form(words: Tongue, game: Game, seat: int, values: dict[str, str], usual: str) -> SeatForm:
    bot = values.get(f"seats.{seat}.bot", "")
    return SeatForm(
        seat,
        values.get(f"seats.{seat}.kind", "me" if seat == 0 else "bot"),
        values.get(f"seats.{seat}.name", words.say("default-name", seat=seat + 1)),
        bot if bot in bots_of(game) else usual,
    )


def _stories(game: Game) -> list[str]:
    return list(game.campaign.stories(game.load("base"))) if game.campaign is not None else []


def lobby(reader: Reader, room: Room) -> str:
    words = tongue(reader.language, room.game.id)
    return render(
        "lobby.html", reader, words,
        here=f"/t/{room.id}", room=room, agreed=_agreed(room), lobby=lobby_parts(reader, room)["lobby"],
        title=words.say("title-page", page=f"{words.say('wait-title')} · {words.say('game-name')}"),
    )  # fmt: skip


def _agreed(room: Room) -> list[tuple[str, str]]:
    """Choices and their values: those that mean something here; of the readings of rules, only unusual ones."""
    options, found = room.setup.options, []
    for choice in room.game.choices:
        value = options.get(choice.id, choice.values[0])
        if choice.matters(len(room.chairs)) and (choice.group != "rulings" or value != choice.values[0]):
            found.append((choice.id, value))
    return found


def lobby_parts(reader: Reader, room: Room) -> dict[str, str]:
    words, lines = tongue(reader.language, room.game.id), seat_lines(reader, room)
    host = next((chair.name for chair in room.chairs if room.maker in chair.holders), "")
    return {"lobby": render_part("_lobby.html", "chairs", reader, words, room, lines, reader.device == room.maker, host)}


def carry(reader: Reader, room: Room, seat: Seat, key: str) -> str:
    """What a private link shows to a device that does not play the seat yet."""
    words = tongue(reader.language, room.game.id)
    return render("carry.html", reader, words, here=f"/k/{key}", line=seat_lines(reader, room)[seat])


def devices(reader: Reader, room: Room, seat: Seat, key: str = "") -> str:
    """Where a seat is played; `key` is the private link that was just made."""
    words = tongue(reader.language, room.game.id)
    here = f"/t/{room.id}/{seat}/devices"
    link = f"{reader.link_url}/k/{key}" if key else ""
    return render("devices.html", reader, words, here=here, room=room, line=seat_lines(reader, room)[seat], link=link)


def campaign(reader: Reader, campaign: Campaign) -> str:
    words = tongue(reader.language, campaign.game.id)
    chapters = [Chapter(number, room, _state(room)) for number, room in enumerate(campaign.rooms, start=1)]
    last = [room for room in campaign.rooms if room is not None][-1]
    over = last.chapter == len(chapters) and last.status == "over"
    rows, names = [], names_of(words, last.chairs)
    for seat, name in enumerate(names):
        totals = [None if chapter is None else chapter[seat] for chapter in campaign.totals]
        rows.append(Sum(name, totals, sum(total for total in totals if total is not None)))
    return render(
        "campaign.html", reader, words,
        here=f"/c/{campaign.id}", id=campaign.id, story=words.name("story", campaign.story), chapters=chapters, rows=rows,
        winners=[names[seat] for seat in campaign.standing] if over else [],
        can_go_on=reader.device == campaign.maker and not over and last.status == "over",
    )  # fmt: skip


def _state(room: Room | None) -> str:
    if room is None:
        return "not-yet"
    return "finished" if room.status in ("over", "closed") else "running"


def about(reader: Reader) -> str:
    words = tongue(reader.language)
    return render("about.html", reader, words, here="/about", games=list(GAMES.values()), version=__version__)


def asleep(reader: Reader, error: CannotWake) -> str:
    """A table that cannot be woken: why, what is left of it, and that nothing is lost."""
    game, stored = GAMES.get(error.stored.setup.game), error.stored
    words = tongue(reader.language, game.id if game else None)
    names = [name for name in names_of(words, stored.chairs) if name]
    return render(
        "asleep.html", reader, words,
        here=f"/t/{stored.id}", game=game, table_id=stored.id, why=error.why, names=names, answers=len(stored.entries),
        pictures={theme: last_picture(reader, error.last, theme) for theme in ("light", "dark")} if error.last else {},
    )  # fmt: skip


def problem(reader: Reader, status: int, code: str, request: str = "", *, again: bool = False) -> str:
    """`request` is the number under which the house may have written down more; `again`: the same may go well in a moment."""
    words = tongue(reader.language)
    return render("problem.html", reader, words, here="/", status=status, why=words.error(code), request=request, again=again)
