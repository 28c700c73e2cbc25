"""The players' rules: every card in its table, and the figures of the pack."""

from __future__ import annotations

import pytest

from tests.games import rules_pages
from tests.games.rules_pages import Chapter, figures
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.content import BLOCKED, FORMS, OPEN, WALL, Card, Side
from undercroft.games.dungeoneer.loading import load
from undercroft.texts import LANGUAGES, tongue

BOOK = load("base")
NOTHING = "—"

every_language = pytest.mark.parametrize("language", LANGUAGES)


def chapters(language: str) -> dict[str, Chapter]:
    return rules_pages.chapters(GAME.id, language)


def table(language: str, anchor: str) -> list[list[str]]:
    (found,) = chapters(language)[anchor].tables
    return found


def cards(sort: str) -> list[Card]:
    """Each card of a sort once, in the order of the pack."""
    return list({card.id: card for card in BOOK.cards if card.sort == sort}.values())


def copies(card: Card) -> str:
    return str(sum(other.id == card.id for other in BOOK.cards))


def does(language: str, card: Card) -> str:
    """The words on a card behind its head, and behind the scores of a monster."""
    t = tongue(language, GAME.id)
    head = t.say(
        "card-head", sort=card.sort, kinds="none" if card.kinds == (card.sort,) else " ".join(card.kinds), price=card.price,
        unit="glory" if card.glory else "peril", timing=card.timing, duration=card.duration,
    )  # fmt: skip
    words = t.card("card", card.id).removeprefix(head).strip()
    if card.monster is not None:
        scores = {form: card.monster.scores[form].value for form in FORMS}
        forms = " ".join(form for form in FORMS if card.monster.scores[form].attacks)
        words = words.removeprefix(t.say("monster-scores", health=card.monster.health, forms=forms, **scores)).strip()
    return words or NOTHING


def kinds(language: str, card: Card) -> str:
    return ", ".join(tongue(language, GAME.id).name("kind", kind) for kind in card.kinds)


# ---- everything in the box ----


@every_language
def test_every_hero_has_a_row(language: str) -> None:
    t = tongue(language, GAME.id)
    for row, hero in zip(table(language, "heroes"), BOOK.heroes, strict=True):
        scores = [", ".join(map(str, hero.scores[form])) for form in FORMS]
        assert row[:-1] == [
            t.name("hero", hero.id),
            t.name("class", hero.id),
            str(hero.limits["boons"]),
            str(hero.limits["treasures"]),
            *scores,
        ]
        assert row[-1].startswith(t.say("hero-ability", hero=hero.id))
        assert t.card("hero", hero.id).endswith(row[-1])


@every_language
def test_every_location_has_a_row_with_its_sides(language: str) -> None:
    t = tongue(language, GAME.id)
    called: dict[int, set[str]] = {}

    def shown(side: Side, cell: str) -> bool:
        """Whether a cell tells the test of its side, and says open, blocked and trapped each in one way."""
        if side.kind == WALL:
            return cell == NOTHING
        test = "" if side.kind == OPEN else f", {t.say('test', stat=side.stat, value=side.value)}"
        called.setdefault(side.kind, set()).add(cell.removesuffix(test))
        return cell.endswith(test)

    for row, location in zip(table(language, "locations"), BOOK.locations, strict=True):
        name, _, glory, peril, *sides, special = row
        assert (name, int(glory), int(peril)) == (t.name("location", location.id), location.glory, location.peril)
        assert all(shown(side, cell) for side, cell in zip(location.sides, sides, strict=True)), location.id
        assert (special != NOTHING) == bool(location.clauses), location.id
        assert special == NOTHING or t.card("location", location.id).endswith(special)
    assert {kind: len(words) for kind, words in called.items()} == {OPEN: 1, BLOCKED: 1, BLOCKED + 1: 1}


@every_language
def test_every_treasure_has_a_row(language: str) -> None:
    t = tongue(language, GAME.id)
    rows = [[t.name("card", card.id), kinds(language, card), str(card.price), does(language, card)] for card in cards("treasure")]
    assert table(language, "treasures") == rows
    assert {(card.timing, copies(card)) for card in cards("treasure")} == {("hero", "1")}


@every_language
def test_every_boon_has_a_row(language: str) -> None:
    t = tongue(language, GAME.id)
    assert table(language, "boons") == [
        [
            t.name("card", card.id), kinds(language, card), copies(card), str(card.price), t.name("timing", card.timing),
            does(language, card),
        ]
        for card in cards("boon")
    ]  # fmt: skip


@every_language
def test_every_bane_has_a_row(language: str) -> None:
    t = tongue(language, GAME.id)
    assert table(language, "banes") == [
        [
            t.name("card", card.id), kinds(language, card), "X" if card.price < 0 else str(card.price),
            t.name("timing", card.timing), does(language, card),
        ]
        for card in cards("bane")
    ]  # fmt: skip
    assert {copies(card) for card in cards("bane")} == {"1"}


@every_language
def test_every_monster_has_a_row_and_bold_scores_where_it_attacks(language: str) -> None:
    t = tongue(language, GAME.id)
    rows = []
    for card in cards("monster"):
        assert card.monster is not None
        scores = [card.monster.scores[form] for form in FORMS]
        rows.append([
            t.name("card", card.id), kinds(language, card), copies(card), str(card.price), str(card.monster.health),
            *(f"**{score.value}**" if score.attacks else str(score.value) for score in scores), does(language, card),
        ])  # fmt: skip
    assert table(language, "monsters") == rows


@every_language
def test_every_trap_has_a_row(language: str) -> None:
    t = tongue(language, GAME.id)
    assert table(language, "traps") == [
        [t.name("card", card.id), str(card.price), does(language, card)] for card in cards("trap")
    ]
    assert {copies(card) for card in cards("trap")} == {"1"}


@every_language
def test_every_quest_has_a_row_with_its_own_words(language: str) -> None:
    t = tongue(language, GAME.id)
    assert table(language, "quest-list") == [[t.name("quest", quest.id), t.card("quest", quest.id)] for quest in BOOK.quests]


@every_language
def test_every_kind_of_quest_is_explained(language: str) -> None:
    t = tongue(language, GAME.id)
    categories = dict.fromkeys(quest.category for quest in BOOK.quests)
    assert [row[0] for row in table(language, "quests")] == [t.name("category", category) for category in categories]


# ---- the figures of the pack ----


@every_language
def test_figures_of_the_set_up_are_those_of_the_pack(language: str) -> None:
    f, entrance = BOOK.figures, BOOK.locations[BOOK.entrance]
    left = len(BOOK.locations) - 1 - f.tunnels
    assert figures(chapters(language)["setup"].text) == [
        f.tunnels, left, 1, f.health, entrance.glory, entrance.peril, f.personal_quests, f.hand,
    ]  # fmt: skip
    assert {hero.health for hero in BOOK.heroes} == {f.health}
    assert f.lair in figures(chapters(language)["lair"].text)
    assert f.hand in figures(chapters(language)["discard"].text)
    assert f.quests_to_win in figures(chapters(language)["solo"].text)


@every_language
def test_every_action_of_the_hero_phase_has_its_price(language: str) -> None:
    prices = [figures(row[1]) for row in table(language, "hero-phase")]
    assert prices == [[1]] * 5 + [[]] * 4 + [[1]]
