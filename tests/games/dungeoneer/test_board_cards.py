"""Cards, heroes and battles as pictures: they show what the book and the view hold, step by step, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from undercroft.draw import theme
from undercroft.draw.canvas import Scene
from undercroft.games.dungeoneer import GAME, card_language
from undercroft.games.dungeoneer.content import FORMS, DungeonBook
from undercroft.games.dungeoneer.face import FACE
from undercroft.games.dungeoneer.face.board import battle as board_battle
from undercroft.games.dungeoneer.face.board import cards, glyphs, heroes, seats, shapes
from undercroft.games.dungeoneer.face.board.options import Offers
from undercroft.games.dungeoneer.state import Attack, Player, State, Terms, View
from undercroft.kernel.types import Action, Ask
from undercroft.texts import LANGUAGES, tongue

BOOK: DungeonBook = GAME.load("base")
EN = tongue("en", GAME.id)
DEFINED = set(re.findall(r'id="([\w-]+)"', cards.defined(BOOK) + shapes.defined()))


def number(kind: str) -> int:
    return next(at for at, card in enumerate(BOOK.cards) if card.id == kind)


def quest(id: str) -> int:
    return next(at for at, quest in enumerate(BOOK.quests) if quest.id == id)


def hero(id: str, **changes: Any) -> Player:
    at = next(at for at, hero in enumerate(BOOK.heroes) if hero.id == id)
    return Player(**({"hero": at, "health": 6, "place": BOOK.entrance} | changes))


def view(*players: Player, seat: int | None = 0, **changes: Any) -> View:
    parts = list(players) or [hero("kron-axereaver"), hero("lorel-alanus")]
    state = State(terms=Terms(), phase="hero", round=1, turn=0, parts=parts, **changes)
    told: dict[str, Any] = {"seat": seat, "state": state, "quiet": None}
    return View(**{field.name: told.get(field.name, ()) for field in msgspec.structs.fields(View)})


def battle(stage: str, *attacks: Attack, players: tuple[Player, ...] = ()) -> View:
    return view(*players, stage=stage, attacks=attacks)


def board(seen: View, seat: int = 0) -> str:
    return seats.card(seat, seen, BOOK, EN, Offers(Scene(seen, None, None, None), BOOK))


def scene(seen: View, ask: Ask | None = None) -> str:
    return board_battle.scene(seen, BOOK, EN, ask)


def uses(picture: str) -> list[str]:
    return re.findall(r'href="#([\w-]+)"', picture)


def words(picture: str) -> list[str]:
    return [text.text or "" for text in ElementTree.fromstring(f"<svg>{picture}</svg>").iter("text")]


def options(picture: str) -> set[str]:
    return set(re.findall(r'data-option="([^"]+)"', picture))


ZOMBIE, LEGION, SPEARS = number("zombie"), number("legion"), number("spear-volley")
PICTURES: dict[str, Callable[[], str]] = {
    "cards": lambda: "".join(cards.card_face(BOOK, at, EN) for at in range(len(BOOK.cards))),
    "held": lambda: "".join(cards.held_face(BOOK, at, EN, "now", now=at % 2 == 0) for at in range(len(BOOK.cards))),
    "chips": lambda: "".join(cards.chip(BOOK, at, 0, 0, 30) for at in range(len(BOOK.cards))),
    "quests": lambda: "".join(cards.quest_face(BOOK, at, EN) for at in range(len(BOOK.quests))),
    "prey": lambda: "".join(cards.prey_face(BOOK, at, EN) for at in range(len(BOOK.quests))),
    "back": cards.back,
    "heroes": lambda: "".join(heroes.hero_face(BOOK, at, EN) for at in range(len(BOOK.heroes))),
    "figures": lambda: "".join(heroes.figure(hero.id) for hero in BOOK.heroes),
    "shapes": lambda: cards.defined(BOOK),
    "boards": lambda: "".join(
        board(view(player, hero("raka")))
        for player in (
            hero("raka", fallen=True, stand=("magic", 4), escorts=(quest("carry-the-embers"),)),
            hero("raka", out=True, health=0),
            hero("raka", banes=(number("withered-arm"),), inventory=(number("fleet-foot"),), level=3, done=(1, 2)),
            Player(),
        )
    ),
    "battles": lambda: "".join(
        scene(battle(stage, *attacks))
        for stage in board_battle.STAGES
        for attacks in (
            (Attack(LEGION, 0, 1, "melee", 2, die=4, roll=7, counter_die=2, counter=3, dealt=1),),
            (Attack(ZOMBIE, 0, 1, "melee", 2, gone="dropped"), Attack(SPEARS, 0, 1, "", gone="sprung")),
            (Attack(LEGION, 0, 1, "melee", 1, spared=True), Attack(-1, 1, -1, "magic", against=LEGION, die=3, roll=6)),
            (Attack(-1, 0, 1, "speed", die=2, roll=5, counter_die=6, counter=9),),
            (Attack(-2 - quest("slay-draky"), 1, 0, "magic", 2),),
        )
    ),
}


# ---- all pictures ----


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_whole_and_refers_only_to_shapes_of_the_page(name: str) -> None:
    drawn = PICTURES[name]()
    ElementTree.fromstring(f"<svg>{drawn}</svg>")
    assert drawn
    assert set(uses(drawn)) <= DEFINED


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("name", PICTURES)
def test_every_class_of_a_picture_has_colours_by_day_and_by_night(name: str, look: str) -> None:
    ruled = set(re.findall(r"^\.([\w-]+)\{", theme.resolved(FACE.read("style.css") or "", look), re.M))
    used = {css for found in re.findall(r'class="([^"]+)"', PICTURES[name]()) for css in found.split()}
    assert used - {"rolls"} <= ruled


def test_every_kind_of_card_every_quest_and_every_hero_has_a_picture_of_its_own() -> None:
    prey = {quest.monster.id for quest in BOOK.quests if quest.monster is not None}
    free = {quest.id for quest in BOOK.quests if quest.monster is None}
    assert set(BOOK.kinds) | prey | free == set(cards.PICTURES)
    assert len(set(cards.PICTURES.values())) == len(cards.PICTURES)
    assert {hero.id for hero in BOOK.heroes} == set(heroes.HEROES) == set(heroes.LETTERS) == set(heroes.PLATES)
    plates = {d for drawn in heroes.PLATES.values() for d in re.findall(r' d="([^"]+)"', drawn)}
    assert len(set(heroes.LETTERS.values())) == len(plates) == len(BOOK.heroes)


# ---- faces ----


def faces(at: int) -> tuple[str, str]:
    """A card as it lies, and as it is held."""
    return cards.card_face(BOOK, at, EN), cards.held_face(BOOK, at, EN, "now", now=True)


@pytest.mark.parametrize("held", [False, True])
def test_a_price_in_glory_is_round_and_one_in_peril_a_diamond(held: bool) -> None:
    for at, card in enumerate(BOOK.cards):
        drawn = faces(at)[held]
        assert (drawn.count('"dg-coin"'), drawn.count('"dg-diamond"')) == ((1, 0) if card.glory else (0, 1))
        price = re.findall(rf'<text class="dg-on-{"glory" if card.glory else "peril"}"[^>]*>([^<]+)</text>', drawn)
        assert price[-1] == ("X" if card.price < 0 else str(card.price))


def test_a_sort_is_told_by_a_plate_and_a_sign_without_letters() -> None:
    seen = {}
    for at, card in enumerate(BOOK.cards):
        drawn = cards.card_face(BOOK, at, EN)
        shape = re.search(r'<path class="dg-sort dg-sort-(\w+)" d="([^"]+)"/><path class="dg-on-sort" d="([^"]+)"/>', drawn)
        assert shape is not None
        assert shape[1] == card.sort
        seen[card.sort] = (shape[2], shape[3])
    assert len({plate for plate, _ in seen.values()}) == len({sign for _, sign in seen.values()}) == len(seen) == 5


def test_a_card_shows_its_name_its_timing_and_its_duration() -> None:
    for at, card in enumerate(BOOK.cards):
        drawn = cards.card_face(BOOK, at, EN)
        assert EN.name("card", card.id) in " ".join(words(drawn))
        assert re.search(rf"#dg-g-timing-{card.timing}\"[^>]*/><use href=\"#dg-g-duration-{card.duration}\"", drawn)
        assert f"dg-p-{card.id}" in uses(drawn)


@pytest.mark.parametrize("held", [False, True])
def test_a_long_name_is_broken_but_keeps_every_word(held: bool) -> None:
    name = EN.name("card", "turn-aside-the-curse")
    drawn = faces(number("turn-aside-the-curse"))[held]
    lines = re.findall(r'class="dg-on-band"[^>]*>([^<]+)<', drawn)
    assert len(lines) == 2
    assert " ".join(lines) == name
    short = faces(number("dodge"))[held]
    assert re.findall(r'class="dg-on-band"[^>]*>([^<]+)<', short) == [EN.name("card", "dodge")]


@pytest.mark.parametrize("held", [False, True])
def test_a_monster_has_a_round_score_where_it_attacks_and_a_shield_where_it_answers(held: bool) -> None:
    for at, card in enumerate(BOOK.cards):
        drawn = faces(at)[held]
        badges = re.findall(
            r'<path class="dg-(score|counter) dg-(\w+)" d="([^"]+)"/><text class="dg-on-score"[^>]*>(\d+)</text>', drawn
        )
        if card.monster is None:
            assert not badges
            continue
        assert [(role, form, int(value)) for role, form, _, value in badges] == [
            ("score" if card.monster.scores[form].attacks else "counter", form, card.monster.scores[form].value) for form in FORMS
        ]
        assert all((d == glyphs.ROUND) == (role == "score") for role, _, d, _ in badges)
        assert re.findall(r'"dg-on-heart"[^>]*>(\d+)<', drawn) == [str(card.monster.health)]


# ---- effects in signs ----


def test_every_effect_is_written_in_known_signs() -> None:
    rows = [row for card in BOOK.cards for row in glyphs.clauses(card.clauses)]
    rows += [row for place in BOOK.locations for row in glyphs.clauses(place.clauses)]
    rows += [row for hero in BOOK.heroes for row in glyphs.clauses(hero.clauses)]
    rows += [glyphs.words((quest.test, *quest.reward, *quest.failure)) for quest in BOOK.quests]
    assert all(glyph.value in glyphs.KNOWN for row in rows for glyph in row if glyph.kind == "sign")
    for card in BOOK.cards:
        assert len(glyphs.clauses(card.clauses)) == len(card.clauses)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("static: MOD(me,melee,+1,while,role=attacker)", "melee +1 attacker"),
        ("static: MOD(foe,speed,-1,while)", "speed −1"),
        ("static: MOD(me,attack_roll,+1,while,vs=wounded_me_this_turn)", "attacker +1 grudge"),
        ("use[2G;turn;own_turn]: HEAL(me,1)", "2 turn arrow heal +1"),
        ("use[discard;any;any]: HEAL(me,2)", "discard arrow heal +2"),
        ("use[1AP;any;any]: GLORY(me,+1)", "points 1 arrow +1"),
        ("hit(magic): GLORY(foe,-1)", "strike magic arrow −1"),
        ("hit(any): HEAL(self,1)", "strike arrow heal +1"),
        ("play: GLORY(foe,-X)", "−X"),
        ("play: THREAT(here,speed,6,fail=[WOUND(it,1); FALL(it)])", "everyone speed 6+ fail wound fall"),
        ("play: THREAT(foe,magic,5,fail=[LEVEL(foe,-1)])", "magic 5+ fail level −1"),
        ("play: THREAT(here,magic,5,fail=[FALL(it,magic,4)])", "everyone magic 5+ fail fall magic 4+"),
        ("hit(magic): DISCARD(foe,hand,1,random)", "strike magic arrow hand random discard"),
        ("play: WARP(foe,chosen_location)", "warp place"),
        ("static: LIMIT(me,treasures,+2)", "treasures +2"),
        ("hazard: SPIKES(speed,5)", "trap speed 5+"),
    ],
)
def test_an_effect_reads_from_left_to_right(text: str, expected: str) -> None:
    (row,) = glyphs.clauses(card_language.read(text))
    assert " ".join(glyph.value for glyph in row) == expected


def test_a_word_without_a_sign_of_its_name_is_a_leaf_with_writing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(card_language.WORDS, "SNEEZE", ("target", "number"))
    word = card_language.Word("SNEEZE", ("me", 2))
    assert glyphs.words((word,)) == (glyphs.sign(glyphs.WRITTEN), glyphs.figure("+2"))


def test_a_row_stays_inside_its_place() -> None:
    for card in BOOK.cards:
        drawn = glyphs.stacked(glyphs.clauses(card.clauses), 50, 96, 90, 39)
        places = [(float(x), float(y)) for x, y in re.findall(r"translate\(([-\d.]+) ([-\d.]+)\)", drawn)]
        assert all(5 <= x <= 95 and 96 <= y <= 135 for x, y in places), card.id
        assert bool(places) == bool(card.clauses)


# ---- quests ----


def test_a_quest_names_its_places_and_shows_condition_and_reward() -> None:
    drawn = cards.quest_face(BOOK, quest("carry-the-embers"), EN)
    said = " ".join(words(drawn))
    assert all(name in said for name in ("Shrine of Ashes", "Flooded Cistern", EN.name("quest", "carry-the-embers")))
    hidden = cards.quest_face(BOOK, quest("the-hidden-phylactery"), EN)
    assert {"7+", "5+"} <= set(words(hidden))
    assert "dg-g-room" in uses(hidden)
    assert "dg-g-room" not in uses(drawn)
    hunt = cards.quest_face(BOOK, quest("slay-draky"), EN)
    assert "dg-p-draky" in uses(hunt)
    assert len(re.findall(r'"dg-score dg-', hunt)) == 2
    assert len(re.findall(r'"dg-counter dg-', hunt)) == 1
    for at, card in enumerate(BOOK.quests):
        assert f"dg-g-category-{card.category}" in uses(cards.quest_face(BOOK, at, EN))


# ---- heroes ----


def test_a_board_shows_the_scores_in_force_and_what_changed_them() -> None:
    plain = board(view(hero("raka", level=2)))
    assert "dg-gain" not in plain
    assert "dg-loss" not in plain
    assert re.findall(r'class="dg-figure" x="[\d.]+" y="[\d.]+" font-size="20">(\d+)<', plain)[:3] == ["2", "2", "4"]
    assert "level 2 of 4" in words(plain)
    changed = hero("raka", level=2, banes=(number("withered-arm"),), inventory=(number("fleet-foot"), number("backpack")))
    drawn = board(view(changed))
    assert re.search(r'class="dg-figure dg-loss"[^>]*>1<', drawn)
    assert re.search(r'class="dg-figure dg-gain"[^>]*>5<', drawn)
    assert "dg-p-withered-arm" in uses(drawn)
    assert {"1/5", "1/3"} <= set(words(drawn))
    assert "0/3" not in words(drawn)


def test_a_board_counts_health_points_glory_and_peril() -> None:
    player = hero("sable-quick", health=4, points=9, glory=11, peril=13, done=(quest("break-the-seal"),))
    drawn = board(view(player))
    assert uses(drawn).count("dg-g-health") == 4
    assert drawn.count('"dg-empty"') == 2
    assert {"9", "11", "13", "Sable Quick", "4/6", "melee", "glory", "peril", "points"} <= set(words(drawn))
    line = heroes.line(view(player), BOOK, EN, 0)
    assert {"9", "11", "13", "Sable Quick", "4/6"} <= set(words(line))
    assert heroes.line(view(Player()), BOOK, EN, 0) == ""


def test_every_figure_of_a_hero_can_be_asked_about() -> None:
    for drawn in (board(view(hero("raka"))), heroes.line(view(hero("raka")), BOOK, EN, 0)):
        spots = set(re.findall(r'data-spot="sign-(\w+)"', drawn))
        assert set(heroes.SCORES) <= spots
    for sign in (*heroes.SCORES, "health", "goal"):
        assert all(tongue(language, GAME.id).say(f"sign-{sign}") for language in LANGUAGES)


def test_who_has_fallen_or_is_defeated_is_seen() -> None:
    standing, fallen, bound, out = (
        board(view(hero("raka", **changes)))
        for changes in ({}, {"fallen": True}, {"fallen": True, "stand": ("magic", 4)}, {"out": True, "health": 0})
    )
    assert "rotate(-90)" in fallen
    assert "rotate(-90)" not in standing + out
    assert "4+" in words(bound)
    assert "4+" not in words(fallen)
    assert (uses(out).count("dg-g-slain"), uses(standing).count("dg-g-slain")) == (1, 0)


def test_the_board_of_who_acts_is_lit_and_a_seat_without_a_hero_has_only_its_mark() -> None:
    seen = view(hero("raka"), hero("lorel-alanus"), Player())
    assert "dg-panel-on" in board(seen, 0)
    assert "dg-panel-on" not in board(seen, 1)
    assert not [use for use in uses(board(seen, 2)) if use.startswith("dg-h-")]


# ---- battles ----


def test_without_an_attack_there_is_no_scene() -> None:
    assert scene(view()) == ""


def test_the_eight_stages_are_told_one_after_another() -> None:
    for at, stage in enumerate(board_battle.STAGES):
        drawn = scene(battle(stage, Attack(ZOMBIE, 0, 1, "melee", 2)))
        assert (drawn.count('"dg-node-done"'), drawn.count('"dg-node-now"'), drawn.count('"dg-node"')) == (at, 1, 7 - at)
        assert f"{at + 1}. {EN.name('stage', stage)}" in words(drawn)


def test_dice_and_sums_come_step_by_step() -> None:
    first = Attack(LEGION, 0, 1, "melee", 3)
    rolled = msgspec.structs.replace(first, die=4, roll=7)
    countered = msgspec.structs.replace(rolled, counter_die=2, counter=3)
    told = [
        scene(battle(*step)) for step in (("attack", first), ("rolls", rolled), ("counter", countered), ("compare", countered))
    ]
    dice = [[use for use in uses(drawn) if use.startswith("dg-die-")] for drawn in told]
    assert dice == [[], ["dg-die-4"], ["dg-die-4", "dg-die-2"], ["dg-die-4", "dg-die-2"]]
    assert [words(drawn).count("?") for drawn in told] == [2, 1, 0, 0]
    assert all("+3" in words(drawn) for drawn in told)
    assert [">" in words(drawn) for drawn in told] == [False, False, False, True]
    assert ["dg-g-strike" in uses(drawn) for drawn in told] == [False, False, False, True]


def test_the_blow_lands_on_who_has_lost() -> None:
    def struck(roll: int, counter: int, **more: Any) -> list[str]:
        drawn = scene(
            battle("compare", Attack(ZOMBIE, 0, 1, "melee", 2, die=1, roll=roll, counter_die=1, counter=counter, **more))
        )
        return re.findall(r'#dg-g-strike" transform="translate\((\d+)', drawn)

    won, lost = struck(7, 3), struck(3, 7)
    assert len(won) == len(lost) == 1
    assert int(won[0]) > board_battle.WIDTH / 2 > int(lost[0])
    assert struck(5, 5) == []
    assert struck(7, 3, spared=True) == []


@pytest.mark.parametrize(("gone", "sign"), [("dropped", "drop"), ("slain", "slain"), ("left", "drop")])
def test_what_became_of_an_attack_is_a_sign_over_its_card(gone: str, sign: str) -> None:
    fighting = scene(battle("challenge", Attack(ZOMBIE, 0, 1, "melee", 0)))
    over = scene(battle("challenge", Attack(ZOMBIE, 0, 1, "melee", 0, gone=gone)))
    assert f"dg-g-{sign}" not in uses(fighting)
    assert f"dg-g-{sign}" in uses(over)


def test_health_in_battle_is_what_is_left_of_it() -> None:
    whole = scene(battle("attack", Attack(LEGION, 0, 1, "melee", 3)))
    hurt = scene(battle("challenge", Attack(LEGION, 0, 1, "melee", 1, hits=(1, 1))))
    assert uses(whole).count("dg-g-health") - uses(hurt).count("dg-g-health") == 2
    assert hurt.count('"dg-empty"') - whole.count('"dg-empty"') == 2


def test_several_attacks_lie_in_a_row_and_the_one_that_is_played_is_lit() -> None:
    attacks = (Attack(ZOMBIE, 0, 1, "melee", 2, die=4, roll=6), Attack(LEGION, 0, 1, "melee", 3), Attack(SPEARS, 0, 1, ""))
    drawn = scene(battle("rolls", *attacks))
    assert drawn.count('"dg-tablet-now"') == 1
    assert [uses(drawn).count(f"dg-p-{kind}") for kind in ("zombie", "legion", "spear-volley")] == [2, 1, 1]
    assert "6 : ?" in words(drawn)
    assert "dg-tablet-now" not in scene(battle("rolls", attacks[0]))


def test_the_scene_turns_to_what_is_asked_about() -> None:
    seen = battle("lair", Attack(ZOMBIE, 0, 1, "melee", 2), Attack(LEGION, 0, 1, "melee", 3))
    assert board_battle.focus(seen.state, BOOK, None) == 0
    ask = Ask(0, "home", (Action("to-hand"), Action("to-lair")), ("legion",))
    assert board_battle.focus(seen.state, BOOK, ask) == 1


def test_a_hero_strikes_back_at_the_monster_that_attacked() -> None:
    back = Attack(-1, 1, -1, "magic", against=LEGION, die=3, roll=6)
    drawn = scene(battle("rolls", Attack(LEGION, 0, 1, "melee", 2, hits=(1,)), back))
    assert board_battle.focus(battle("rolls", Attack(LEGION, 0, 1, "melee", 2), back).state, BOOK, None) == 1
    assert drawn.index("#dg-h-lorel-alanus") < drawn.index("#dg-p-legion")
    assert drawn.count('"dg-node-now"') == 2


def test_the_scene_offers_forms_and_foes_to_who_is_asked() -> None:
    seen = battle(
        "challenge",
        Attack(ZOMBIE, 0, 1, "melee", 2),
        Attack(LEGION, 0, 1, "melee", 2),
        Attack(LEGION, 0, 1, "melee", 0, gone="slain"),
    )
    challenge = Ask(1, "challenge", (Action("challenge", "zombie"), Action("challenge", "legion"), Action("pass")))
    assert options(scene(seen, challenge)) == {"challenge zombie", "challenge legion"}
    assert scene(seen, challenge).count('data-option="challenge legion"') == 1
    forms = Ask(1, "form", tuple(Action("form", form, at) for at, form in enumerate(FORMS)), (-1,))
    assert options(scene(seen, forms)) == {f"form {form}" for form in FORMS}
    assert options(scene(seen)) == set()


# ---- the reference ----


def test_the_reference_begins_with_the_own_hand_and_gives_no_hidden_card_away() -> None:
    seen = view(
        hero("raka", hand=(LEGION, number("dodge"))),
        hero("lorel-alanus", hand=(-1, -1, ZOMBIE), known=(ZOMBIE,)),
        common=(quest("bones-of-fate"),),
    )
    found = cards.cards(seen, BOOK, EN, frozenset())
    assert [(card.kind, card.id) for card in found[:6]] == [
        ("card", "legion"),
        ("card", "dodge"),
        ("card", "zombie"),
        ("quest", "bones-of-fate"),
        ("hero", "raka"),
        ("hero", "lorel-alanus"),
    ]
    assert {card.id for card in found if card.kind == "card"} == set(BOOK.kinds)
    assert len({(card.kind, card.id) for card in found}) == len(found)
    assert all(card.title and card.words for card in found)
    assert not any(options(card.svg) for card in found)
    watching = cards.cards(view(hero("raka", hand=(-1,)), seat=None), BOOK, EN, frozenset())
    assert [card.kind for card in watching[:2]] == ["hero", "card"]


def test_a_card_of_the_reference_answers_where_it_has_one_answer() -> None:
    seen = view(hero("raka", hand=(LEGION, number("dodge"))))
    wishes = {"play dodge", "play legion", "discard legion", "end"}
    offered = {card.id: options(card.svg) for card in cards.cards(seen, BOOK, EN, wishes)}
    assert {id: found for id, found in offered.items() if found} == {"dodge": {"play dodge"}}
    found = cards.cards(view(Player()), BOOK, EN, {"hero sable-quick"})
    assert (found[0].id, options(found[0].svg)) == ("sable-quick", {"hero sable-quick"})
