"""Puzzles over plain HTTP: without a script, and what a browser keeps of them."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from msgspec.structs import replace

from tests.server.conftest import Guest, Visit
from undercroft import puzzles as kept
from undercroft.games import GAMES
from undercroft.puzzles import Puzzle, puzzles
from undercroft.server.pages.puzzles import address

COUNTED = "paper-dungeons"


def weighed_one() -> Puzzle:
    return next(one for game in GAMES for one in puzzles(game) if not one.counted)


def wrong_of(one: Puzzle) -> str:
    return next(text for text in one.chances if text not in one.right)


def says(html: str) -> str:
    found = re.search(r'<p class="says">(.*?)</p>', html, re.S)
    assert found is not None
    return re.sub(r"<svg.*?</svg>", "", found.group(1)).strip()


def solve(guest: Guest, one: Puzzle) -> str:
    """By the form of the page, answer by answer."""
    here = f"{address(one)}/try"
    for text in one.answer:
        html = guest.get(here).text
        assert f'value="{text}"' in html
        response = guest.post(f"{here}/answer", option=text)
        assert response.status_code == 303
        here = response.headers["location"]
    return str(guest.get(here).text)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_each_game_is_solved_without_a_script(visit: Visit, game: str) -> None:
    guest, one = visit(), puzzles(game)[0]
    assert guest.get(f"/puzzles/{game}").text.count('class="done') == 0
    assert says(solve(guest, one)).startswith("Right")
    assert guest.client.cookies[f"solved-{game}"] == one.id
    listed = guest.get(f"/puzzles/{game}").text
    assert listed.count('class="done') == 1
    assert f"1 of {len(puzzles(game))} solved" in listed
    assert says(solve(guest, puzzles(game)[1])).startswith("Right")
    assert f"2 of {len(puzzles(game))} solved" in guest.get("/puzzles").text


def test_a_wrong_answer_is_told_with_what_the_best_has_and_leaves_nothing(visit: Visit) -> None:
    guest, one = visit(), weighed_one()
    text = wrong_of(one)
    html = guest.get(f"{address(one)}/try~{quote(text, safe='')}").text
    own, best = (max(1, min(99, round(100 * worth))) for worth in (one.chances[text], one.most))
    assert says(html) == f"Not the best answer: about {own} % to win, and the best one has about {best} %."
    assert f'href="{address(one)}/best"' in html
    assert not guest.client.cookies.get(f"solved-{one.game}")


def test_the_answer_may_be_looked_at_and_that_solves_nothing(visit: Visit) -> None:
    guest = visit()
    for one in (puzzles(COUNTED)[0], weighed_one()):
        html = guest.get(f"{address(one)}/best").text
        assert html.count("<li", html.index("ways-"), html.index("</ol>", html.index("ways-"))) == (
            len(one.answer) if one.counted else len(one.chances)
        )
        assert not guest.client.cookies.get(f"solved-{one.game}")


@pytest.mark.parametrize(
    ("game", "id", "name", "note"),
    [("tales-of-tails", "0804ea", "Bonk the Mighty", "is out"), ("monsters-of-egypt", "0ecbf0", "Gleb", "has fallen")],
)
def test_others_are_called_by_what_they_play_however_that_fares(visit: Visit, game: str, id: str, name: str, note: str) -> None:
    one = kept.puzzle(game, id)
    assert one is not None
    html = visit().get(address(one)).text
    assert f'<span class="name">{name}</span>' in html
    assert f'<span class="cast">{note}' in html


def test_a_step_back_is_the_page_before(visit: Visit) -> None:
    guest, one = visit(), puzzles(COUNTED)[0]
    two = f"{address(one)}/try~" + "~".join(quote(text, safe="") for text in one.answer[:2])
    assert f'href="{address(one)}/try~{quote(one.answer[0], safe="")}"' in guest.get(two).text


def test_a_script_gets_the_page_in_parts(visit: Visit) -> None:
    guest, one = visit(), weighed_one()
    reply = guest.post(f"{address(one)}/try/answer", option=one.answer[0], script=True).json()
    assert reply["here"] == f"{address(one)}/try~{quote(one.answer[0], safe='')}"
    assert says(reply["update"]["parts"]["coach"]).startswith("Right")
    again = guest.post(f"{reply['here']}/answer", option=wrong_of(one), script=True).json()
    assert says(again["update"]["parts"]["coach"]).startswith("Not the best answer")
    assert guest.client.cookies[f"solved-{one.game}"] == one.id


def test_the_way_on_is_first_what_is_left_to_do(visit: Visit) -> None:
    """Whoever gave up tries again, whoever has solved it goes on; what is told comes before both."""
    guest, one = visit(), puzzles(COUNTED)[0]

    def first() -> str:
        html = guest.get(f"{address(one)}/best").text
        found = re.search(r'class="ways-.*?</ol>.*?<a class="button main" href="([^"]+)"', html, re.S)
        assert found is not None
        return found.group(1)

    assert first() == address(one)
    assert "Show the best way" in solve(guest, one), "there are no answers to compare"
    assert first() == address(puzzles(COUNTED)[1])


def test_what_is_not_there_is_not_found(visit: Visit) -> None:
    guest, one = visit(), puzzles(COUNTED)[0]
    for path in (
        "/puzzles/nothing", f"/puzzles/{COUNTED}/000000", f"{address(one)}/elsewhere", "/puzzles/nothing/000000/try/why",
    ):  # fmt: skip
        assert guest.get(path).status_code == 404, path
    assert guest.get(f"{address(one)}/try~nonsense").status_code == 400
    assert guest.post(f"{address(one)}/try/answer", option="nonsense").status_code == 400
    assert guest.get(f"{address(one)}/try/why?option=ready", headers={"accept": "application/json"}).status_code == 200


def test_the_puzzle_of_the_day_is_the_same_for_everybody(visit: Visit) -> None:
    first, other = (visit().get("/puzzles/today", follow_redirects=False) for _ in range(2))
    assert first.status_code == 303
    assert first.headers["location"] == other.headers["location"]
    game = first.headers["location"].split("/")[2]
    assert f'href="{first.headers["location"]}" class=" of-day"' in visit().get(f"/puzzles/{game}").text


def test_what_a_browser_keeps_of_puzzles_that_are_not_there_counts_nothing(visit: Visit) -> None:
    guest = visit()
    guest.client.cookies.set(f"solved-{COUNTED}", f"000000.<b>.{puzzles(COUNTED)[2].id}")
    assert f"1 of {len(puzzles(COUNTED))} solved" in guest.get(f"/puzzles/{COUNTED}").text


@pytest.fixture
def outdated(monkeypatch: pytest.MonkeyPatch) -> Puzzle:
    """A puzzle that was found with another pack."""
    one = puzzles(COUNTED)[0]
    old = replace(one, position={**one.position, "pack": "0123456789ab"})
    monkeypatch.setattr("undercroft.server.http.puzzles.puzzle", lambda game, id: old if id == one.id else kept.puzzle(game, id))
    return old


def test_a_puzzle_that_cannot_be_given_any_more_says_so(visit: Visit, outdated: Puzzle) -> None:
    guest = visit()
    response = guest.get(address(outdated))
    assert response.status_code == 410
    assert "cannot be given any more" in response.text
    assert f'href="/puzzles/{COUNTED}"' in response.text
    reply = guest.post(f"{address(outdated)}/try/answer", option="die w1", script=True)
    assert (reply.status_code, reply.json()["code"]) == (410, "wrong-puzzle")


def test_ways_lead_there(visit: Visit) -> None:
    guest = visit()
    assert 'href="/puzzles"' in guest.get("/").text
    assert f'href="/puzzles/{COUNTED}"' in guest.get(f"/learn/{COUNTED}").text
