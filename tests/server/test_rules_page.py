"""The rules page: guide, search, lessons beside the sections, everything in the box, and ways there from why-not."""

from __future__ import annotations

import re

import pytest

from tests.server.conftest import Guest
from undercroft.games import GAMES
from undercroft.kernel.game import Game
from undercroft.lessons import course, examples
from undercroft.lessons.guide import faults, guide, picture
from undercroft.server.pages.rules import aid_html, search
from undercroft.texts import LANGUAGES, rule_sections, section_of, tongue

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_a_guide_of_two_screens_begins_the_page(ada: Guest, game: Game) -> None:
    assert list(faults(game.id)) == []
    assert 4 <= len(guide(game.id)) <= 6
    html = ada.get(f"/rules/{game.id}").text
    shown = re.findall(r'<img src="(/rules/[^"]+)"', html)
    assert len(shown) == len(guide(game.id))
    assert html.index('id="guide"') < html.index('id="reference"')
    for theme in ("light", "dark"):
        drawn = ada.get(shown[0].replace("&amp;", "&").replace("theme=light", f"theme={theme}"))
        assert drawn.headers["content-type"].startswith("image/svg+xml")
        assert drawn.text == picture(game.id, 0, "en", theme)
    words = sum(len(tongue("en", game.id).say(panel.say).split()) for panel in guide(game.id))
    assert words < 280, "two screens, no more"


@pytest.mark.parametrize("wrong", ["99", "x", "0?lang=xx", "0?theme=pink"])
def test_a_picture_that_is_not_there_is_refused(ada: Guest, wrong: str) -> None:
    assert ada.get(f"/rules/paper-dungeons/picture/{wrong}").status_code == 404


@every_game
def test_every_section_that_a_lesson_teaches_leads_there_and_back(ada: Guest, game: Game) -> None:
    html = ada.get(f"/rules/{game.id}").text
    for lesson in course(game.id):
        for rule in lesson.rules:
            section = section_of(game.id, rule)
            assert section, rule
            assert f'<h2 id="{section}">' in html
            after = html.partition(f'<h2 id="{section}">')[2].partition("<h2")[0]
            assert f'href="/learn/{game.id}/{lesson.id}"' in after
    for example in examples(game.id):
        assert f'href="/learn/{game.id}/{example.id}"' in html


@every_game
def test_a_lesson_ends_with_what_it_taught(ada: Guest, game: Game) -> None:
    lesson = course(game.id)[0]
    last = f"/learn/{game.id}/{lesson.id}/{len(lesson.steps)}"
    sections = {section_of(game.id, rule) for rule in lesson.rules}
    assert sections
    ended = ada.get(f"/learn/{game.id}/{lesson.id}/{len(lesson.steps) + 1}").text
    assert (
        set(re.findall(rf'href="/rules/{game.id}#([^"]+)"', ended.partition('class="coach')[2].partition('class="row"')[0]))
        == sections
    )
    assert "You now know" not in ada.get(last).text


@every_game
def test_sections_of_numbered_rules_are_there_in_every_language(game: Game) -> None:
    assert rule_sections(game.id)
    for language in LANGUAGES:
        text = tongue(language, game.id).rules()
        for section in rule_sections(game.id).values():
            assert f'<h2 id="{section}">' in text
        assert "{#" not in text


@pytest.mark.parametrize(("language", "asked", "section"), [
    ("en", "potion", "potions"), ("en", "Potions", "potions"), ("ru", "зелье", "potions"), ("ru", "зелья", "potions"),
    ("pl", "mikstury", "potions"), ("en", "train clover", "levels"),
])  # fmt: skip
def test_what_is_looked_for_is_found_in_any_form(language: str, asked: str, section: str) -> None:
    found = search(tongue(language, "paper-dungeons"), GAMES["paper-dungeons"], asked)
    assert f"/rules/paper-dungeons#{section}" in [hit.address for hit in found]


def test_a_heading_is_found_before_what_only_mentions_it() -> None:
    found = search(tongue("en", "dungeoneer"), GAMES["dungeoneer"], "battle")
    assert found[0].address == "/rules/dungeoneer#battle"
    assert len(found) > 3


def test_things_are_found_too() -> None:
    found = search(tongue("en", "tales-of-tails"), GAMES["tales-of-tails"], "chocolate golem")
    assert any("/things#" in hit.address for hit in found)


def test_what_is_nowhere_or_too_short_finds_nothing_and_is_said_in_words(ada: Guest) -> None:
    for asked in ("xylophone", "", "a", "<b>", "%", "x" * 500):
        page = ada.get("/rules/paper-dungeons", params={"q": asked})
        assert page.status_code == 200
        assert 'class="found"' not in page.text or "Nothing was found" in page.text
    assert "<b>" not in ada.get("/rules/paper-dungeons", params={"q": "<b>"}).text


@every_game
def test_everything_in_the_box_is_drawn(ada: Guest, game: Game) -> None:
    html = ada.get(f"/rules/{game.id}/things").text
    ids = re.findall(r'<li id="([^"]+)" class="card"', html)
    assert len(ids) == len(set(ids)) >= 40
    assert html.count("<svg") >= len(ids)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_aid_of_few_words(game: Game, language: str) -> None:
    text = re.sub(r"<[^>]+>", " ", aid_html(game.id, language))
    assert 250 <= len(text.split()) <= 620


def test_why_not_leads_to_the_rule_and_its_lesson(ada: Guest) -> None:
    barred = ada.get("/learn/paper-dungeons/dice/3/why", params={"option": "level wizard"}).json()
    assert barred["words"]
    assert [link["address"] for link in barred["more"]] == ["/rules/paper-dungeons#levels", "/learn/paper-dungeons/dice"]
    assert barred["more"][0]["words"] == "Rules: Levels"


def test_learning_goes_on_where_it_was_left(ada: Guest) -> None:
    first, second = course("paper-dungeons")[:2]
    assert ada.get("/learn/paper-dungeons/go").url.path == f"/learn/paper-dungeons/{first.id}/1"
    ada.get(f"/learn/paper-dungeons/{first.id}/{len(first.steps) + 1}")
    assert ada.get("/learn/paper-dungeons/go").url.path == f"/learn/paper-dungeons/{second.id}/1"
    assert ada.get("/learn/nowhere/go").status_code == 404
