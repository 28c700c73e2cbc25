"""Bots that are characters of their game: each has a face, a name and a line, and is chosen by them."""

from __future__ import annotations

import re

import pytest

from tests.server.conftest import Guest, Visit
from tests.server.test_pages import reader
from undercroft.bots import BOTS, LEVELS, bots_of, usual_bot
from undercroft.games import FACES, GAMES
from undercroft.kernel.game import Game
from undercroft.server import pages
from undercroft.server.pages.base import names_of
from undercroft.server.play.chairs import Chair
from undercroft.texts import LANGUAGES, tongue

PAPER = GAMES["paper-dungeons"]
ADA = Chair("person", "Ada")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def chosen(html: str, seat: int) -> list[str]:
    return re.findall(rf'name="seats\.{seat}\.bot" value="([\w-]+)" checked', html)


@every_game
def test_every_level_of_a_game_has_a_face_of_its_own(game: Game) -> None:
    portraits = FACES[game.id].portraits
    assert sorted(portraits) == sorted(LEVELS)
    assert len(set(portraits.values())) == len(LEVELS)
    style = FACES[game.id].file("style.css")
    for drawing in portraits.values():
        assert "#" not in drawing
        for name in set(" ".join(re.findall(r'class="([^"]+)"', drawing)).split()):
            assert f".{name} {{" in style, name


@every_game
@every_language
def test_every_level_of_a_game_has_a_name_and_a_line(game: Game, language: str) -> None:
    words = tongue(language, game.id)
    names = [words.say(f"company-{bot}") for bot in LEVELS]
    lines = [words.say(f"company-{bot}.line") for bot in LEVELS]
    newcomer = words.say("default-name", seat=1)
    assert len({name[0] for name in [*names, newcomer]}) == len(names) + 1, "the letters of their marks"
    assert len(set(lines)) == len(lines)
    assert all(line.endswith(".") and len(line) < 90 for line in lines)
    assert all(
        language == "en" or line not in {tongue("en", game.id).say(f"company-{bot}.line") for bot in LEVELS} for line in lines
    )


@every_game
def test_the_form_offers_who_plays_a_game(game: Game) -> None:
    """The second level in a first game, the third otherwise, where there are levels."""
    for first, usual in ((True, game.first_bot), (False, usual_bot(game))):
        html = pages.new_table(reader(), game, {}, first=first)
        if game.weigh is None:
            assert f'<option value="{usual}" selected>' in html
            assert '<fieldset class="for-bot company">' not in html
        else:
            assert chosen(html, 1) == [usual]
            assert re.findall(r'name="seats\.1\.bot" value="([\w-]+)"', html) == list(bots_of(game))
    assert usual_bot(game) in bots_of(game)
    assert game.first_bot in bots_of(game)


def test_the_form_says_how_strong_each_is() -> None:
    html, words = pages.new_table(reader(), PAPER, {}), tongue("en", PAPER.id)
    for bot in bots_of(PAPER):
        about = f"<strong>{words.say(f'bot-{bot}.about')}</strong> {words.say(f'company-{bot}.line')}"
        assert f'aria-describedby="told-1-{bot}"' in html
        assert f'<p id="told-1-{bot}">{about}</p>' in html
        assert html.count(f'<symbol id="portrait-{bot}"') == 1


def test_the_form_keeps_what_was_chosen_and_nothing_that_is_not_offered() -> None:
    html = pages.new_table(reader(), PAPER, {"seats.1.bot": "level-5", "seats.2.bot": "greedy", "seats.3.bot": "nobody"})
    assert [chosen(html, seat) for seat in (1, 2, 3)] == [["level-5"], ["level-3"], ["level-3"]]


@every_language
def test_bots_are_called_by_their_characters(language: str) -> None:
    words = tongue(language, PAPER.id)
    low, high = words.say("company-level-1"), words.say("company-level-5")
    assert names_of(words, [ADA, Chair("bot", "Mab", "level-1"), Chair("bot", "Odo", "level-5")]) == ("Ada", low, high)


def test_namesakes_have_the_number_of_their_seat() -> None:
    twice = [Chair("bot", "Grim", "level-1"), ADA, Chair("bot", "Odo", "level-1"), Chair("open", "Wren", "level-3")]
    assert names_of(tongue("en", PAPER.id), twice) == ("Tim 1", "Ada", "Tim 3", "Bruno")


def test_bots_without_a_face_keep_the_names_of_the_house() -> None:
    words = tongue("en", PAPER.id)
    assert names_of(words, [Chair("bot", "Mab", bot) for bot in BOTS if bot not in LEVELS]) == ("Mab", "Mab")
    assert names_of(tongue("en"), [Chair("bot", "Mab", "level-2")]) == ("Mab",), "of a game that is not here"


def test_a_bot_that_stands_in_keeps_the_name_of_its_person() -> None:
    assert names_of(tongue("en", PAPER.id), [Chair("person", "Ada", "level-3"), Chair("person", "Mab")]) == ("Ada", "Mab")


def test_faces_are_shown_where_bots_sit(visit: Visit) -> None:
    ada: Guest = visit()
    table = ada.new("me", "level-2", "open")
    waiting = ada.get(f"/t/{table}").text
    assert re.findall(r'<use href="#portrait-([\w-]+)"', waiting) == ["level-2"]
    assert re.search(r'class="name">Nell</span>\s*<span class="state">Apprentice, bot', waiting)
    ada.post(f"/t/{table}/start")
    playing = ada.get(f"/t/{table}/0").text
    assert re.findall(r'<use href="#portrait-([\w-]+)"', playing) == ["level-2", "level-3"]
    old = ada.new("me", "greedy")
    assert "#portrait-" not in ada.get(f"/t/{old}/0").text
    assert "Mab" in ada.get("/").text
