"""The house: front page, setting a table, campaigns, rules, settings."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, get, post
from litestar.response import Redirect

from undercroft.bots import usual_bot
from undercroft.games import FACES
from undercroft.kernel.game import Game
from undercroft.lessons.coach import coach
from undercroft.lessons.guide import guide, picture
from undercroft.server import pages
from undercroft.server.errors import Refused
from undercroft.server.http import doors
from undercroft.server.http.progress import progress
from undercroft.server.http.web import Answer, Web, game_of, house_of, own_path, page, reader_of, scripted
from undercroft.server.numbers import whole
from undercroft.server.pages.front import bots_against
from undercroft.server.play.chairs import BOT_NAMES, Chair
from undercroft.server.play.coaching import heard_before, is_first
from undercroft.server.play.hinting import USUAL_HINTS
from undercroft.server.play.house import Wish, clean_name
from undercroft.server.play.room import Room
from undercroft.server.reader import CARD_SIZES, FOLLOWS, SOUNDS, THEMES, Reader
from undercroft.texts import LANGUAGES, tongue

SETTINGS = {
    doors.LANGUAGE: LANGUAGES, doors.THEME: THEMES, doors.CARDS: CARD_SIZES, doors.FOLLOW: FOLLOWS, doors.SOUND: SOUNDS,
}  # fmt: skip
"""Field and cookie have the same name."""
LONGEST_SEARCH = 60
GAME_FILES = {"style.css": MediaType.CSS, "script.js": "text/javascript"}


@get("/")
async def front(request: Web) -> Response[str]:
    reader = reader_of(request)
    return page(pages.front(reader, await house_of(request).tables_of(reader.device)))


@get("/finished")
async def finished(request: Web) -> Response[str]:
    reader = reader_of(request)
    return page(pages.finished(reader, await house_of(request).tables_of(reader.device)))


@get("/about")
async def about(request: Web) -> Response[str]:
    return page(pages.about(reader_of(request)))


@get("/rules/{name:str}")
async def rules(request: Web, name: str) -> Response[str]:
    return page(pages.rules(reader_of(request), game_of(name), request.query_params.get("q", "")[:LONGEST_SEARCH]))


@get("/rules/{name:str}/things")
async def things(request: Web, name: str) -> Response[str]:
    return page(pages.things(reader_of(request), game_of(name)))


@get("/rules/{name:str}/aid")
async def aid(request: Web, name: str) -> Response[str]:
    shown = pages.aid(reader_of(request), game_of(name))
    if shown is None:
        raise Refused("not-found")
    return page(shown)


@get("/rules/{name:str}/picture/{number:str}")
async def guide_picture(request: Web, name: str, number: str) -> Response[str]:
    """A picture of the guide, in a language and a theme."""
    game, panel, asked = game_of(name), whole(number), request.query_params
    language, theme = asked.get("lang", LANGUAGES[0]), asked.get("theme", "light")
    if panel is None or panel >= len(guide(game.id)) or language not in LANGUAGES or theme not in ("light", "dark"):
        raise Refused("not-found")
    drawn = await asyncio.to_thread(picture, game.id, panel, language, theme)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "public, max-age=3600"})


@get("/games/{name:str}/{file:str}")
async def game_file(name: str, file: str) -> Response[str]:
    """The style sheet or script that a game brings."""
    text = FACES[game_of(name).id].file(file) if file in GAME_FILES else ""
    if not text:
        raise Refused("not-found")
    return Response(text, media_type=GAME_FILES[file])


@post("/settings")
async def settings(request: Web) -> Answer:
    form = await request.form()
    response = Redirect(own_path(str(form.get("back", ""))) or "/", status_code=303)
    for name, known in SETTINGS.items():
        if (chosen := str(form.get(name, ""))) in known:
            response.set_cookie(doors.cookie(name, chosen, secure=request.app.state.secure))
    return response


@get("/new/{name:str}")
async def new_table(request: Web, name: str) -> Response[str]:
    values = {key: str(value) for key, value in request.query_params.items()}
    return page(await _form(request, game_of(name), values))


@post("/new/{name:str}")
async def make_table(request: Web, name: str) -> Answer:
    reader, game = reader_of(request), game_of(name)
    values = {key: str(value) for key, value in (await request.form()).items()}
    try:
        wish = read_wish(game, values, reader.device)
        if values.get("first"):
            wish = await _coached(request, wish)
        room = await house_of(request).make(wish, reader.device)
    except Refused as error:
        if scripted(request):
            raise
        return page(await _form(request, game, values, tongue(reader.language).error(error.code)), error.status)
    return await begun(reader, room)


@post("/new/{name:str}/now")
async def play_now(request: Web, name: str) -> Answer:
    """One tap for somebody alone: a table with a bot, and nothing to set."""
    reader, game = reader_of(request), game_of(name)
    first = is_first(game, reader.device, await house_of(request).tables_of(reader.device))
    me = Chair("person", tongue(reader.language).say("default-name", seat=1), holders=[reader.device])
    bot = game.first_bot if first else usual_bot(game)
    bots = [Chair("bot", BOT_NAMES[seat], bot) for seat in range(1, bots_against(game) + 1)]
    wish = Wish(game, [me, *bots], {})
    return await begun(reader, await house_of(request).make(await _coached(request, wish) if first else wish, reader.device))


async def _form(request: Web, game: Game, values: dict[str, str], error: str = "") -> str:
    reader = reader_of(request)
    stops = pages.stops(reader, game.id, progress(request, game.id))
    first = is_first(game, reader.device, await house_of(request).tables_of(reader.device))
    return pages.new_table(reader, game, values, error, stops=stops, first=first)


async def _coached(request: Web, wish: Wish) -> Wish:
    """As a first game: easier, and with a coach for the people of this device."""
    game, device = wish.game, reader_of(request).device
    if coach(game.id) is not None:
        heard = heard_before(game, device, await house_of(request).tables_of(device))
        for chair in wish.chairs:
            chair.heard = list(heard) if device in chair.holders else None
    return wish._replace(options=wish.options | dict(game.first_game))


async def begun(reader: Reader, room: Room) -> Answer:
    """A table where nobody is missing begins at once; at any other, people gather first."""
    if any(chair.kind == "open" for chair in room.chairs):
        return Redirect(f"/t/{room.id}", status_code=303)
    await room.start()
    mine = room.seats_of(reader.device)
    return Redirect(f"/t/{room.id}/{mine[0] if mine else 'watch'}", status_code=303)


def read_wish(game: Game, values: dict[str, str], device: str) -> Wish:
    chairs = []
    for seat in range(min(whole(values.get("count", "")) or 0, game.seats.stop)):
        kind, name = values.get(f"seats.{seat}.kind", ""), values.get(f"seats.{seat}.name", "")
        if kind in ("me", "device"):
            chairs.append(Chair("person", clean_name(name), holders=[device]))
        elif kind == "open":
            chairs.append(Chair("open"))
        elif kind == "bot":
            chairs.append(Chair("bot", BOT_NAMES[seat % len(BOT_NAMES)], values.get(f"seats.{seat}.bot", "")))
        else:
            raise Refused("wrong-setup")
    options = {key.removeprefix("option."): value for key, value in values.items() if key.startswith("option.")}
    story = values.get("story", "") if values.get("mode") == "campaign" else ""
    hints = values.get("hints", USUAL_HINTS)
    return Wish(game, chairs, options, values.get("pace", "normal"), story, hints=hints)


@get("/c/{campaign:str}")
async def show_campaign(request: Web, campaign: str) -> Response[str]:
    return page(pages.campaign(reader_of(request), await house_of(request).campaign(campaign)))


@post("/c/{campaign:str}/next")
async def next_chapter(request: Web, campaign: str) -> Answer:
    reader, house = reader_of(request), house_of(request)
    room = await house.next_chapter(await house.campaign(campaign), reader.device)
    return Redirect(f"/t/{room.id}", status_code=303)
