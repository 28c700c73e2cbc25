"""Every sentence in every language: nothing missing, nothing broken, nothing that differs in what it needs."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import undercroft
from tests.games.dungeoneer import test_wording as crypt
from undercroft.bots import BOTS
from undercroft.games import FACES, GAMES
from undercroft.games.paper_dungeons import GAME
from undercroft.games.paper_dungeons.content import HEROES, MINIONS, STORIES, SYMBOLS
from undercroft.games.paper_dungeons.rules.scoring import Score
from undercroft.games.tales_of_tails import GAME as TAILS
from undercroft.games.tales_of_tails.face.wording.cards import name_of
from undercroft.kernel.game import Game
from undercroft.kernel.luck import Luck, Quick
from undercroft.kernel.table import Table
from undercroft.kernel.types import HOUSE_EVENTS, Ask, Barred, Event, KernelError, Setup
from undercroft.panel import SIDES
from undercroft.puzzles import GRADES
from undercroft.server import pages
from undercroft.server.errors import CLOSING, READ_ONLY, STATUS
from undercroft.server.pages.admin import STATUSES
from undercroft.server.play.bot_play import PACES
from undercroft.server.play.chairs import BOT_NAMES
from undercroft.server.play.hinting import HINTS
from undercroft.server.reader import CARD_SIZES, FOLLOWS, SOUNDS, THEMES
from undercroft.texts import LANGUAGES, PAGES, Tongue, tongue

SOURCE = Path(undercroft.__file__).parent
BOOK = GAME.load("base")
TOMB = GAMES["monsters-of-egypt"]
TOMB_BOOK = TOMB.load("base")
TAILS_BOOK = TAILS.load("base")
BOOKS = {game.id: game.load("base") for game in (*GAMES.values(), TAILS)}
NAMES = ["Ada", "Zofia", "Grim", "Ola", "Iga", "Ewa"]
ISOLATION = re.compile("[\u2066-\u2069]")


HOUSE = "house"
MORE = ("about", "short", "none")
"""What else a text may say, where it is no case of a name."""
PLACES = [HOUSE, *GAMES]


def text_of(place: str, language: str) -> str:
    return (PAGES if place == HOUSE else FACES[place].read)(f"texts/{language}.ftl") or ""


every_language = pytest.mark.parametrize("language", LANGUAGES)
every_place = pytest.mark.parametrize("place", PLACES)
every_game = pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in GAMES.values()])


class _Needs(Visitor):
    """Variables a text asks for, and the texts it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.texts.add(node.id.name)


@cache
def entries(place: str, language: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(text_of(place, language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def needs(place: str, language: str, id: str) -> set[str]:
    found = _Needs()
    found.visit(entries(place, language)[id])
    return found.variables.union(*(needs(place, language, other) for other in found.texts))


def words() -> list[Any]:
    return [pytest.param(tongue(language, GAME.id), id=language) for language in LANGUAGES]


every_tongue = pytest.mark.parametrize("t", words())


def played(seats: int, seed: int, game: Game = GAME, **options: str) -> Table:
    chosen = {choice.id: choice.values[0] for choice in game.choices} | options
    return Table(game, Setup(game.id, seats, "base", chosen), BOOKS[game.id], Luck(Quick(seed))).start()


# ---- the files ----


@every_place
@every_language
def test_no_text_is_junk_or_doubled(place: str, language: str) -> None:
    body = FluentParser().parse(text_of(place, language)).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert sorted(ids) == sorted(set(ids))


@every_game
@every_language
def test_house_and_game_share_no_id(game: Game, language: str) -> None:
    assert set(entries(HOUSE, language)) & set(entries(game.id, language)) == set()


@every_place
@every_language
def test_ids_and_figures_are_the_same_in_all_languages(place: str, language: str) -> None:
    english, other = entries(place, "en"), entries(place, language)
    assert sorted(other) == sorted(english)
    for id in english:
        assert needs(place, language, id) == needs(place, "en", id), id
        more = [[a.id.name for a in entry.attributes if a.id.name in MORE] for entry in (english[id], other[id])]
        assert more[0] == more[1], id


@every_game
@every_language
def test_every_case_is_there_for_a_whole_kind(game: Game, language: str) -> None:
    """If one hero has a genitive, all heroes have one."""
    texts = entries(game.id, language)
    for kind, ids in KINDS[game.id].items():
        cases = {id: sorted(a.id.name for a in texts[f"{kind}-{id}"].attributes) for id in ids}
        assert len(set(map(tuple, cases.values()))) == 1, (kind, cases)


def test_an_unknown_text_is_an_error() -> None:
    with pytest.raises(KeyError):
        tongue("en").say("no-such-text")
    with pytest.raises(KeyError):
        tongue("en").say("house-name.no-such-attribute")
    with pytest.raises(KeyError):
        tongue("xx")
    with pytest.raises(KeyError):
        tongue("en").rules()


def test_what_a_language_does_not_say_yet_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = {"texts/xx.ftl": "nav-home = Tafeln\nbot-random = Schlenderer\n"}
    monkeypatch.setattr("undercroft.texts.PAGES", lambda name: begun.get(name) or PAGES(name))
    t = Tongue("xx", FACES[GAME.id])
    assert [t.say(id) for id in ("nav-home", "nav-about")] == ["Tafeln", "About"]
    assert [t.say(id) for id in ("bot-random", "bot-random.about")] == ["Schlenderer", "Plays at random."]
    assert t.say("wait-for-guests", count=1) == "Waiting for 1 more guest"
    assert (t.say("game-name"), t.rules()) == (tongue("en", GAME.id).say("game-name"), tongue("en", GAME.id).rules())


def test_a_missing_figure_is_an_error() -> None:
    with pytest.raises(ValueError, match="table-pass-to"):
        tongue("en").say("table-pass-to", round=3)


# ---- everything has words ----


KINDS: dict[str, dict[str, list[str]]] = {
    "paper-dungeons": {
        "hero": list(HEROES),
        "symbol": list(SYMBOLS),
        "minion": list(MINIONS),
        "colour": ["white", "black"],
        "item": [item.id for item in BOOK.items],
        "boss": [boss.id for boss in BOOK.bosses],
        "talent": [talent.id for talent in BOOK.talents],
        "goal": [goal.id for goal in BOOK.goals],
        "mission": [mission.id for mission in BOOK.missions],
        "story": list(STORIES),
        "dungeon": [dungeon.id for dungeon in BOOK.dungeons],
        "line": list(Score._fields),
        "reward": ["potion", "part", "level", "gem"],
    },
    "monsters-of-egypt": {
        "hero": [card.id for card in TOMB_BOOK.cards],
        "calling": [card.id for card in TOMB_BOOK.cards],
        "token": [*TOMB_BOOK.items, *TOMB_BOOK.traps, *TOMB_BOOK.monsters, "chest", "danger"],
        "face": list(dict.fromkeys(TOMB_BOOK.die)),
        "door": ["yellow", "black"],
        "line": ["escaped", "crystal", "fallen", "won"],
    },
    "tales-of-tails": {
        "dog": [dog.id for dog in TAILS_BOOK.dogs],
        "class": [dog.id for dog in TAILS_BOOK.dogs],
        "room": list(dict.fromkeys(name_of(room) for room in TAILS_BOOK.rooms)),
        "quest": [quest.id for quest in TAILS_BOOK.quests],
        "potion": [potion.id for potion in TAILS_BOOK.potions],
        "symbol": ["bow", "sword", "fireball"],
        "symbols": [*(f"{symbol}-{n}" for symbol in ("bow", "sword", "fireball") for n in (1, 2, 3)), "defence-1", "key-1"],
        "side": ["north", "east", "south", "west"],
        "line": ["coins", "chests", "traps", "tramps", "common-quests", "own-quest", "total"],
    },
    "dungeoneer": crypt.KINDS,
}
"""For each game what has a name, all of a kind."""
CARDS = {
    "paper-dungeons": {kind: KINDS["paper-dungeons"][kind] for kind in ("item", "boss", "talent", "goal", "mission")},
    "monsters-of-egypt": {kind: KINDS["monsters-of-egypt"][kind] for kind in ("hero", "face")}
    | {"item": list(TOMB_BOOK.items), "trap": list(TOMB_BOOK.traps), "monster": list(TOMB_BOOK.monsters)},
    "tales-of-tails": {kind: KINDS["tales-of-tails"][kind] for kind in ("dog", "quest", "potion")}
    | {"room": [room.id for room in TAILS_BOOK.rooms]},
    "dungeoneer": crypt.CARDS,
}


@every_game
@every_language
def test_names_and_cards(game: Game, language: str) -> None:
    t = tongue(language, game.id)
    for kind, ids in KINDS[game.id].items():
        names = [t.name(kind, id) for id in ids]
        assert all(names)
        assert len(set(names)) == len(names), kind
    for kind, ids in CARDS[game.id].items():
        for id in ids:
            assert t.card(kind, id).endswith(".")


@every_game
@every_language
def test_what_the_house_says_of_every_game(game: Game, language: str) -> None:
    t = tongue(language, game.id)
    first = ("first-game-about",) if game.first_game else ()
    for id in ("game-name", "game-line", "game-about", "game-facts", "solo-note", *first):
        assert t.say(id)
    assert t.say("game-credits", designer=game.designer).endswith(".")
    assert t.say("result-solo", glory=1)


@every_game
@every_language
def test_habits(game: Game, language: str) -> None:
    t = tongue(language, game.id)
    for kind, answers in game.habits.items():
        assert t.say(f"habit-{kind}")
        words = [t.say(f"habit-{kind}-{answer}") for answer in answers]
        assert all(words)
        assert len(set(words)) == len(words)


@every_tongue
def test_cards_follow_the_table(t: Any) -> None:
    solo, polish = played(1, 1), played(2, 1, edition="pl")
    assert t.card("talent", "psionic", BOOK, polish.view(0)) != t.card("talent", "psionic")
    assert "+6" in t.card("mission", "M01", BOOK, solo.view(0))
    assert t.card("boss", "hydra", BOOK, solo.view(0)) != t.card("boss", "hydra")


@every_language
def test_choices(language: str) -> None:
    for game in GAMES.values():
        t = tongue(language, game.id)
        for choice in game.choices:
            assert t.say(f"choice-{choice.id}")
            assert t.say(f"choice-{choice.id}.about")
            for value in choice.values:
                assert t.say(f"choice-{choice.id}-{value}")
                assert t.say(f"choice-{choice.id}-{value}.about")


PAPER: dict[str, Any] = {
    "dungeon": "A", "first": "M01", "second": "M02", "third": "M03", "talent": "noble", "goal": "G01", "round": 3,
    "w1": "warrior", "w2": "clover", "w3": "skull", "b1": "boots", "b2": "wizard", "b3": "thief", "die": "b1", "symbol": "cleric",
    "number": 7, "hero": "thief", "level": 4, "source": "room", "item": "tome", "cells": 1, "potions": 4, "reward": "part",
    "wounds": 3, "drunk": 1, "room": "C4", "moves": 2, "minion": "ghost", "strength": 2, "letter": "C", "gems": 2,
    "letters": "AC", "boss": "hydra", "glory": 4, "power": 17, "mission": "M05", "left": 2, "hearts": 4,
}  # fmt: skip
SANDS: dict[str, Any] = {
    "mode": "escape", "hero": "timur", "other": "zoya", "round": 3, "from": "4-7", "to": "5-7", "cell": "4-7", "token": "mummy",
    "count": 2, "item": "rifle", "part": "wall", "face": "any-weapon", "what": "mummy-2", "monster": "cobra", "lives": 2,
    "cause": "weapon", "door": "black", "trap": "crack", "steps": 5, "floor": 3, "result": "cursed", "number": 2,
    "first": "ladder", "alternative": "hook", "moves": 1, "cells": 2, "left": 3, "given": "bomb hook", "wanted": "-",
    "way": "4-7 5-7",
}  # fmt: skip
KENNEL: dict[str, Any] = {
    "potion": "aim", "dog": "robin", "quest": "last-wish", "round": 2, "room": "R19", "x": 2, "y": -1, "degrees": 90, "paws": 1,
    "monster": "cerberus", "damage": 2, "defence": 3, "kind": "coin", "side": "north", "symbol": "sword", "card": "R57",
    "cards": 4,
}  # fmt: skip
SAMPLES = {"paper-dungeons": PAPER, "monsters-of-egypt": SANDS, "tales-of-tails": KENNEL, "dungeoneer": crypt.SAMPLES}
"""For each game a figure of every field that its events and questions have."""


def told_by(field: str) -> list[Any]:
    """Every game with each of its kinds of event or question."""
    return [pytest.param(game, kind, id=f"{game.id}-{kind}") for game in GAMES.values() for kind in getattr(game, field)]


@every_language
@pytest.mark.parametrize(("game", "kind"), told_by("events"))
def test_events(game: Game, kind: str, language: str) -> None:
    t = tongue(language, game.id)
    event = Event(kind, 1, tuple(SAMPLES[game.id][field] for field in game.events[kind]))
    for you in (None, 0, 1):
        sentence = t.event(event, NAMES, you=you)
        assert sentence.endswith(".")
        assert not ISOLATION.search(sentence)
        assert you != 1 or "Zofia" not in sentence
    t.event(Event(kind, None, event.data), NAMES)


@every_tongue
def test_sources(t: Any) -> None:
    for source in ("room", "potions", "gems", "item", "talent", "boss", "die", "thief"):
        assert t.event(Event("leveled", 0, ("warrior", 3, source)), NAMES)
    for source in ("skull", "minion", "trap", "boss"):
        sentences = [t.event(Event("wounded", 0, (3, drunk, source)), NAMES) for drunk in (0, 1, 3)]
        assert len(set(sentences)) == 3
        assert t.ask(Ask(0, "drink", (), (3, source, 4)))
    inside, outside = (t.event(Event("gem", 0, (letter, 2, "room")), NAMES) for letter in ("A", "-"))
    assert inside != outside
    assert "-" not in outside


@every_language
@pytest.mark.parametrize(("game", "kind"), told_by("asks"))
def test_asks(game: Game, kind: str, language: str) -> None:
    t = tongue(language, game.id)
    sentence = t.ask(Ask(0, kind, (), tuple(SAMPLES[game.id][field] for field in game.asks[kind])))
    assert "?" in sentence or sentence.endswith(".")
    assert f'id="{t.rule_anchor(kind)}"' in t.rules()
    assert t.say(f"ask-{kind}.about").endswith(".")


PAPER_WORDS: dict[str, list[str]] = {
    **KINDS["paper-dungeons"],
    **{key: ["yes", "no"] for key in ("fits", "same", "you")},
    **dict.fromkeys(("first", "second", "third"), KINDS["paper-dungeons"]["mission"]),
    **{key: list(SYMBOLS) for key in ("w1", "w2", "w3", "b1", "b2", "b3")},
    **{key: list(HEROES) for key in ("black1", "black2", "white1", "white2")},
    **{key: ["…"] for key in ("who", "when", "why", "page", "game", "designer", "name", "version", "here", "room")},
    "trains": ["black", "white"],
    "way": ["wall", "water", "passage"],
    "letter": ["C", "outside"],
    "letters": ["A", "AC"],
    "source": ["room", "potions", "gems", "item", "talent", "boss", "die", "thief", "skull", "minion", "trap"],
}
TOMB_WORDS: dict[str, list[str]] = {
    **{key: KINDS["monsters-of-egypt"][key] for key in ("hero", "token", "face", "door")},
    **{key: list(TOMB_BOOK.items) for key in ("item", "first", "second", "alternative")},
    **{key: ["bomb", "ladder bomb", "nothing"] for key in ("given", "wanted")},
    **{key: ["…"] for key in ("who", "cell", "from", "to", "designer")},
    "you": ["yes", "no"],
    "other": KINDS["monsters-of-egypt"]["hero"],
    "heroes": ["vera", "timur zoya"],
    "items": ["ladder bomb"],
    "trap": list(TOMB_BOOK.traps),
    "monster": list(TOMB_BOOK.monsters),
    "what": ["vera", "timur", "zoya", "gleb", "roza", "chest", "danger", "mummy", "key-black"],
    "cause": ["weapon", "boulder", "ceiling", "spikes", "bomb", "golem"],
    "mode": ["exploration", "escape"],
    "part": ["floor", "wall", "1"],
    "way": ["left", "right", "up", "down", "cave"],
    "moment": ["itself", "fight", "target"],
    "result": ["heroes", "spirit", "cursed", "lost"],
}
TAILS_WORDS: dict[str, list[str]] = {
    **{key: KINDS["tales-of-tails"][key] for key in ("dog", "room", "quest", "potion", "symbol")},
    "card": KINDS["tales-of-tails"]["room"],
    "monster": [room.name for room in TAILS_BOOK.rooms if room.kind == "monster"],
    "rooms": ["chest", "coin-1 mimic"],
    "potions": ["aim", "strength magic"],
    "symbols": KINDS["tales-of-tails"]["symbols"],
    "one": ["bow-1"],
    "side": KINDS["tales-of-tails"]["side"],
    "sides": ["north", "east south"],
    "barrier": ["wall", "door"],
    "explore": ["yes", "no-cards", "no-place", "yes"],
    "walk": ["yes", "no", "yes", "no"],
    "across": ["east", "west", "none", "east"],
    "down": ["none", "south", "north", "north"],
    "you": ["yes", "no"],
    "who": ["…"],
    "designer": ["…"],
}
WORDS = {HOUSE: PAPER_WORDS, GAME.id: PAPER_WORDS, TOMB.id: TOMB_WORDS, TAILS.id: TAILS_WORDS}
WORDS["dungeoneer"] = crypt.SELECTED
NUMBERS = [0, 1, 2, 5, 6, 7, 11, 21, 22, 25]


@every_place
@every_language
def test_every_text_can_be_said(place: str, language: str) -> None:
    """With every word it may select by, and with numbers of every plural."""
    t = tongue(language, next((game.id for game in GAMES.values() if game.id == place), None))
    words = WORDS[place]
    for id, entry in entries(place, language).items():
        needed = sorted(needs(place, language, id))
        for turn in range(max(len(NUMBERS), *(len(words.get(name, ())) for name in needed)) if needed else 1):
            choices = [(name, words.get(name, NUMBERS)) for name in needed]
            figures = {name: values[turn % len(values)] for name, values in choices}
            t.say(id, **figures)
            for attribute in entry.attributes:
                assert t.say(f"{id}.{attribute.id.name}", **figures)


@every_game
@every_language
def test_reasons(game: Game, language: str) -> None:
    """Every rule that a wish may be barred by."""
    files = (SOURCE / "games" / game.id.replace("-", "_")).glob("**/*.py")
    rules = {rule for file in files for rule in re.findall(r'"([A-Z]{2}(?:-[A-Z0-9]+)+-\d+[a-z]?)"', file.read_text())}
    assert len(rules) >= 13
    assert {f"reason-{rule}" for rule in rules} == {id for id in entries(game.id, language) if id.startswith("reason-")}


@every_game
@every_language
def test_kinds_of_action_have_headings(game: Game, language: str) -> None:
    for kind in {action.kind for action in BOOKS[game.id].catalogue.actions}:
        assert tongue(language, game.id).say(f"group-{kind}")


def error_codes() -> set[str]:
    codes = set(STATUS) | {error.code for error in KernelError.__subclasses__()} | {KernelError.code}
    codes |= {
        "nothing-to-take-back", "wrong-seat", "name-too-long", "name-empty", "wrong-record", "wrong-pack", "parted",
    }  # fmt: skip
    for file in SOURCE.rglob("*.py"):
        codes |= set(re.findall(r'Refused\("([a-z-]+)"\)', file.read_text()))
    return codes


@every_language
def test_every_bot_of_a_table_has_its_own_name_and_letter(language: str) -> None:
    names = [tongue(language).say(f"bot-name-{name.lower()}") for name in BOT_NAMES]
    assert len({name[0] for name in names}) == len(names)


@every_language
def test_errors(language: str) -> None:
    for code in error_codes():
        assert tongue(language).error(code).endswith(".")


@every_language
def test_pages_ask_only_for_texts_that_exist(language: str) -> None:
    house = set(entries(HOUSE, language))
    of_game = {id.replace("-", "_"): set(entries(id, language)) for id in GAMES}
    for file in (*SOURCE.glob("web/templates/*.html"), *SOURCE.glob("server/**/*.py"), *SOURCE.glob("games/**/*.py")):
        games = [texts for name, texts in of_game.items() if name in file.parts] or of_game.values()
        known = house.union(*games)
        for id in re.findall(r"""\bsay\(["']([a-z0-9-]+[a-z0-9])["'][,)]""", file.read_text()):
            assert id in known, f"{file.name}: {id}"


def composed_ids() -> set[str]:
    """Ids that pages put together from a beginning and a value."""
    keys = re.findall(r'\("[^"]+", "([a-z-]+)"\)', (SOURCE / "web/templates/_macros.html").read_text())
    seats = [word for _, word in pages.KINDS]
    values: dict[str, Iterable[str]] = {
        "": ("yes", "no"), "bot-": BOTS, "bot-name-": [name.lower() for name in BOT_NAMES], "event-": HOUSE_EVENTS,
        "admin-state-": ("open", READ_ONLY, CLOSING), "admin-status-": STATUSES,
        "campaign-": ("not-yet", "running", "finished"), "error-": error_codes(), "keys-": keys,
        "new-": ("single", "campaign", "single-about", "campaign-about"),
        "new-seat-": [*seats, *(f"{word}-about" for word in seats)], "side-": SIDES, "table-pace-": PACES,
        "table-hints-": HINTS, "hint-against-": ("next", "first"), "coach-": ("hint",), "theme-": THEMES,
        "tile-": ("place", "turn", "cancel"), "lesson-": ("otherwise",), "puzzle-grade-": GRADES,
        "puzzle-": [f"{how}-{what}" for how in ("right", "missed", "best") for what in ("score", "chance")],
        "analysis-": [f"{what}-{of}" for what in ("lead", "stood", "by", "figure", "change") for of in ("points", "chance")],
        "analysis-method-": ("worth", "luck", "decisions", "docs"),
        "cards-": CARD_SIZES, "follow-": FOLLOWS, "sound-": SOUNDS, "table-beyond-": ("up", "right", "down", "left"),
    }  # fmt: skip
    return {start + end for start, ends in values.items() for end in ends}


def test_no_text_of_the_house_is_left_over() -> None:
    files = [*SOURCE.glob("web/templates/*.html"), *SOURCE.glob("server/**/*.py"), *SOURCE.glob("cli/*.py"), *SOURCE.glob("*.py")]
    source = "\n".join(file.read_text() for file in files)
    said = set(re.findall(r"""["']([a-z0-9]+(?:-[a-z0-9]+)+)["']""", source))
    said |= set(re.findall(r"""\bsay\(["']([a-z]+)["']""", source))
    assert sorted(set(entries(HOUSE, "en")) - said - composed_ids()) == []


# ---- whole games in words ----


WHOLE_GAMES = [
    (GAME, 1, 3, {}),
    (GAME, 3, 5, {"vanishing": "on", "b7": "open"}),
    (TOMB, 1, 3, {}),
    (TOMB, 3, 5, {"mode": "escape", "spirit": "on", "free-start": "on"}),
    (TAILS, 2, 3, {}),
    (TAILS, 4, 5, {"defence": "each-hit", "turning": "any-time", "piles": "face-down"}),
]


@every_language
@pytest.mark.parametrize(("game", "seats", "seed", "options"), WHOLE_GAMES)
def test_a_whole_game_in_words(game: Game, seats: int, seed: int, options: dict[str, str], language: str) -> None:
    """Every question, option, barred wish and event of a game has words without isolation marks."""
    t, book = tongue(language, game.id), BOOKS[game.id]
    table, choose = played(seats, seed, game, **options), random.Random(seed)
    said: list[str] = []
    while not table.over:
        ask = table.questions()[0]
        view = table.view(ask.seat)
        said += [t.ask(ask), t.where(view), *(t.seat(view, seat, book) + t.standing(view, seat, book) for seat in range(seats))]
        said += [t.goal(view, book), *map(" ".join, t.warnings(view, ask.seat, book))]
        for option in t.options(table, ask.seat, ask.options):
            assert option.words
            assert option.group
            said += [option.words, option.effect]
        said += [t.barred(wish, view, book) for wish in table.barred(ask.seat)]
        said += [t.answered(single, table.view(single.seat), book) for single in table.singles]
        table.answer(ask.seat, choose.choice(ask.options))
    said += [t.event(event, NAMES, you=0) for event in table.told(0)]
    assert not any(ISOLATION.search(sentence) or "{" in sentence or "  " in sentence for sentence in said)


def wish(t: Any, text: str, rule: str, table: Table) -> str:
    action = BOOK.catalogue.read(text)
    return str(t.barred(Barred(action, rule), table.view(0), BOOK))


def test_a_reason_names_what_is_missing() -> None:
    t, table = tongue("en", GAME.id), played(1, 1)
    while (ask := table.question(0)) is None or ask.kind != "use":
        assert ask is not None
        table.answer(0, ask.options[0])
    team = table.state.parts[0]
    symbol = BOOK.faces[team.die >= 3][table.state.dice[team.die]].symbol
    other = next(hero for hero in range(4) if hero != symbol)
    assert HEROES[other] in wish(t, f"level {HEROES[other]}", "PD-LEVEL-2", table)
    assert "Flaming Sword" in wish(t, "craft sword", "PD-ITEM-3", table)


def test_a_reason_that_reads_what_is_seen_is_said_anew() -> None:
    """What is remembered are reasons that are the same whatever a view shows."""
    t, table = tongue("en", GAME.id), played(1, 1)
    for room, name in enumerate(BOOK.room_names[:3]):
        table.state.parts[0].room = room
        assert wish(t, "step F6", "PD-MOVE-3", table) == f"F6 is not next to {name}."
        assert wish(t, "step F6", "PD-MOVE-5", table).startswith("F6 cannot be the first")


# ---- plurals ----


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 wound", "2 wounds", "5 wounds", "22 wounds"]),
        ("ru", ["1 ранение", "2 ранения", "5 ранений", "22 ранения"]),
        ("pl", ["1 obrażenie", "2 obrażenia", "5 obrażeń", "22 obrażenia"]),
    ],
)
def test_plurals(language: str, expected: list[str]) -> None:
    t = tongue(language, GAME.id)
    assert [t.say("wound-count", wounds=n) for n in (1, 2, 5, 22)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 potion", "2 potions", "11 potions", "21 potions"]),
        ("ru", ["1 зелье", "2 зелья", "11 зелий", "21 зелье"]),
        ("pl", ["1 mikstura", "2 mikstury", "11 mikstur", "21 mikstur"]),
    ],
)
def test_plurals_of_rewards(language: str, expected: list[str]) -> None:
    t = tongue(language, GAME.id)
    assert [t.say("gain", reward="potion", count=n) for n in (1, 2, 11, 21)] == expected


def test_signs() -> None:
    t = tongue("en", GAME.id)
    assert [t.say("effect-glory", glory=n) for n in (3, 0, -3)] == ["+3 glory", "0 glory", "−3 glory"]


# ---- the players' rules ----


@every_tongue
def test_rules_have_the_same_sections(t: Any) -> None:
    sections = re.findall(r'<h2 id="([a-z-]+)">', t.rules())
    assert sections == re.findall(r'<h2 id="([a-z-]+)">', tongue("en", GAME.id).rules())
    assert len(sections) == 20
    assert "{#" not in t.rules()
    assert all(first != second for first, second in pairwise(sections))
