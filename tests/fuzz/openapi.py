"""The routes of the house as an OpenAPI document: for whoever tries them, since handlers read their forms themselves."""

from __future__ import annotations

import re
from typing import Any

from litestar import Litestar
from litestar.routes import HTTPRoute

from tests.fuzz.prepared import Prepared
from undercroft.bots import BOTS
from undercroft.games import GAMES
from undercroft.lessons import course
from undercroft.puzzles import puzzles
from undercroft.server.play.bot_play import PACES
from undercroft.server.play.hinting import HINTS
from undercroft.server.play.windows import SECONDS
from undercroft.server.reader import CARD_SIZES, FOLLOWS, SOUNDS, THEMES
from undercroft.texts import LANGUAGES

TABLE = ("count", "pace", "hints", "mode", "story", "first", "seats.0.kind", "seats.0.name", "seats.0.bot", "seats.1.kind",
         "seats.1.name", "seats.1.bot", "option.cards", "option.mode", "option.dogs", "option.movement")  # fmt: skip
ROUTES: dict[str, tuple[str, ...]] = {
    "GET /static/{file_path}": ("v",),
    "GET /": (),
    "GET /finished": (),
    "GET /about": (),
    "GET /games/{name}/{file}": ("v",),
    "GET /rules/{name}": ("q",),
    "GET /rules/{name}/things": (),
    "GET /rules/{name}/aid": (),
    "GET /rules/{name}/picture/{number}": ("theme",),
    "POST /settings": ("back", "lang", "theme", "cards", "follows", "sound"),
    "GET /new/{name}": TABLE,
    "POST /new/{name}": TABLE,
    "POST /new/{name}/now": (),
    "GET /c/{campaign}": (),
    "POST /c/{campaign}/next": (),
    "GET /k/{key}": (),
    "POST /k/{key}": (),
    "GET /t/{table}": (),
    "POST /t/{table}/take": ("seat", "name"),
    "POST /t/{table}/start": (),
    "POST /t/{table}/chair": ("seat", "do", "bot"),
    "POST /t/{table}/leave": ("seat",),
    "POST /t/{table}/pace": ("pace", "window", "hints"),
    "POST /t/{table}/finish": (),
    "POST /t/{table}/rematch": (),
    "POST /t/{table}/delete": (),
    "GET /t/{table}/record": ("seat",),
    "GET /t/{table}/picture": ("theme", "step"),
    "GET /t/{table}/replay": ("step", "seat", "verify"),
    "GET /t/{table}/end": (),
    "GET /t/{table}/analysis": ("again",),
    "GET /t/{table}/{place}": (),
    "GET /t/{table}/{place}/why": ("option",),
    "GET /t/{table}/{place}/devices": (),
    "POST /t/{table}/{place}/devices/link": (),
    "POST /t/{table}/{place}/devices/remove": ("number", "of"),
    "POST /t/{table}/{place}/habits": ("save", "respond", "wounds"),
    "POST /t/{table}/{place}/coach": ("coach", "heard"),
    "POST /t/{table}/{place}/answer": ("number", "option"),
    "POST /t/{table}/{place}/stroll": ("number", "goal"),
    "POST /t/{table}/{place}/take-back": ("number",),
    "POST /t/{table}/{place}/think": ("number",),
    "POST /t/{table}/{place}/shown": ("number",),
    "POST /t/{table}/{place}/hint": ("number",),
    "GET /learn/{game}": (),
    "GET /learn/{game}/go": (),
    "GET /learn/{game}/{name}": (),
    "GET /learn/{game}/{name}/{at}": (),
    "GET /learn/{game}/{name}/{at}/why": ("option",),
    "POST /learn/{game}/{name}/{at}/answer": ("option",),
    "GET /puzzles": (),
    "GET /puzzles/today": (),
    "GET /puzzles/{game}": (),
    "GET /puzzles/{game}/{id}": (),
    "GET /puzzles/{game}/{id}/{at}": (),
    "GET /puzzles/{game}/{id}/{at}/why": ("option",),
    "POST /puzzles/{game}/{id}/{at}/answer": ("option",),
    "GET /health": (),
    "GET /metrics": (),
    "GET /admin": (),
    "GET /admin/enter/{link}": (),
    "POST /admin/enter/{link}": (),
    "POST /admin/act": ("act", "device", "why", "own", "all", "on", "table"),
    "GET /admin/api/status": (),
    "GET /admin/api/people": (),
    "GET /admin/api/tables": (),
    "POST /admin/api/link": (),
    "POST /admin/api/act": (),
}
"""Method and path -> the fields of its form, or of its query."""
SOCKETS = {"/t/{table}/{place}/live"}
SPOILS = ("delete", "finish", "leave", "chair", "remove", "take")
"""Whoever comes to these often leaves nothing behind: they get tables of their own."""
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


def routes_of(app: Litestar) -> set[str]:
    """As the application has them."""
    return {
        f"{method} {route.path_format}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.methods & set(METHODS)
    }


def sockets_of(app: Litestar) -> set[str]:
    return {route.path_format for route in app.routes if not isinstance(route, HTTPRoute)}


def document(given: Prepared) -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    known = _known(given)
    for name, fields in ROUTES.items():
        method, path = name.split(" ")
        paths.setdefault(path, {})[method.lower()] = _operation(method, path, fields, known)
    return {"openapi": "3.1.0", "info": {"title": "Undercroft", "version": "1"}, "paths": paths}


def _operation(method: str, path: str, fields: tuple[str, ...], known: dict[str, list[str]]) -> dict[str, Any]:
    parts = re.findall(r"{(\w+)}", path)
    spoilt = "spare" if path.rpartition("/")[2] in SPOILS else "table"
    meant = {"table": spoilt, "name": "lesson" if path.startswith("/learn") else "game"}
    parameters = [_parameter("path", part, known.get(meant.get(part, part), [])) for part in parts]
    parameters += [_parameter("header", header, values) for header, values in HEADERS.items()]
    parameters += [_parameter("cookie", cookie, values) for cookie, values in _cookies(known).items()]
    parameters.append(_parameter("query", "lang", list(LANGUAGES)))
    if method == "GET":
        parameters += [_parameter("query", field, known.get(field, [])) for field in fields]
        body = {}
    else:
        form = {"type": "object", "properties": {field: _value(known.get(field, [])) for field in fields}}
        form["additionalProperties"] = {"type": "string", "maxLength": 20}
        kinds = ("application/x-www-form-urlencoded", "multipart/form-data")
        body = {"requestBody": {"content": {kind: {"schema": form} for kind in kinds}}}
    return {"parameters": parameters, "responses": {"default": {"description": "a page, or words"}}, **body}


def _parameter(place: str, name: str, values: list[str]) -> dict[str, Any]:
    return {"in": place, "name": name, "required": place == "path", "schema": _value(values, least=int(place == "path"))}


def _value(values: list[str], *, least: int = 0) -> dict[str, Any]:
    """Something that is known, or any text."""
    text = {"type": "string", "minLength": least, "maxLength": 60}
    return {"anyOf": [{"type": "string", "enum": values}, text]} if values else text


HEADERS = {
    "X-Requested-With": ["undercroft"],
    "Accept": ["application/json", "text/html", "*/*"],
    "Accept-Language": ["pl,en;q=0.5", "ru"],
    "Referer": ["http://[", "/t/x"],
}


def _cookies(known: dict[str, list[str]]) -> dict[str, list[str]]:
    learnt = [f"{lesson}_{steps}" for lesson in known["lesson"][:3] for steps in (0, 2, 999)]
    return {
        "theme": list(THEMES),
        "lang": list(LANGUAGES),
        "learnt-paper-dungeons": learnt,
        "solved-dungeoneer": known["id"][:3],
    }


def _known(given: Prepared) -> dict[str, list[str]]:
    lessons = [lesson for game in GAMES for lesson in course(game)]
    found = [puzzle for game in GAMES for puzzle in puzzles(game)[::20]]
    answers = [step.answers[0] for lesson in lessons for step in lesson.steps[:3] if step.answers and step.answers != "any"]
    started = [f"1~{answer}" for answer in answers[:4]] + [f"try~{puzzle.answer[0]}" for puzzle in found[:4]]
    return {
        "table": [table for tables in given.tables.values() for table in tables],
        "spare": given.spare,
        "game": list(GAMES),
        "lesson": [lesson.id for lesson in lessons],
        "id": [puzzle.id for puzzle in found],
        "at": ["1", "2", "3", "try", "best", *started],
        "campaign": [given.campaign],
        "key": [given.key],
        "file": ["style.css", "script.js"],
        "file_path": ["house.css", "table.js", "../app.py", "%00"],
        "place": ["0", "1", "watch", "lobby", "9"],
        "seat": ["0", "1", "2", "9", "-1", "follow"],
        "step": ["0", "1", "9", "99999"],
        "number": given.numbers,
        "of": ["1", "2"],
        "option": [*given.options, *answers],
        "goal": ["r1", "c0-0"],
        "count": ["1", "2", "3", "4", "9"],
        "pace": list(PACES),
        "hints": list(HINTS),
        "window": list(SECONDS),
        "bot": list(BOTS),
        "do": ["free", "bot", "back"],
        "mode": ["campaign", "single", "escape"],
        "first": ["on"],
        "coach": ["on", "off"],
        "theme": list(THEMES),
        "cards": list(CARD_SIZES),
        "follows": list(FOLLOWS),
        "sound": list(SOUNDS),
        "lang": list(LANGUAGES),
        "back": ["/about", "//evil.example", "/\\evil.example"],
        **{f"seats.{seat}.kind": ["me", "device", "open", "bot"] for seat in range(2)},
        **{f"seats.{seat}.bot": ["random"] for seat in range(2)},
        **{f"option.{choice.id}": list(choice.values) for game in GAMES.values() for choice in game.choices},
    }
