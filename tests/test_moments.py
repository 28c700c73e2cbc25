"""What happens together is one beat; what nobody should miss waits for whom it concerns, and for nobody else."""

from __future__ import annotations

import pytest

from undercroft.games import FACES
from undercroft.kernel.types import Event
from undercroft.moments import Following, Moment, beats, shown_for
from undercroft.texts import tongue

FIGHT = Moment(folds=frozenset({"hurt", "glory"}))
FOLLOWING = Following({"fight": FIGHT, "crown": Moment("all")}, follows=frozenset({"glory"}))


def event(kind: str, seat: int | None = 0) -> Event:
    return Event(kind, seat, ())


def kinds(*told: str) -> list[list[str]]:
    return [[one.kind for one in beat] for beat in beats(FOLLOWING, [event(kind) for kind in told])]


def test_what_follows_from_something_is_shown_with_it() -> None:
    assert kinds("walk", "glory", "glory", "walk") == [["walk", "glory", "glory"], ["walk"]]
    assert kinds("glory", "walk") == [["glory"], ["walk"]]
    assert kinds() == []


def test_a_moment_takes_only_what_it_folds() -> None:
    assert kinds("walk", "fight", "hurt", "glory", "walk") == [["walk"], ["fight", "hurt", "glory"], ["walk"]]
    assert kinds("walk", "hurt", "crown", "glory") == [["walk"], ["hurt"], ["crown"], ["glory"]]


def test_a_moment_waits_for_whom_it_concerns() -> None:
    happened = [event("fight", 1), event("hurt", 0)]
    assert [FIGHT.waits_for(place, happened) for place in (0, 1, 2, None)] == [True, True, False, False]
    assert [Moment("all").waits_for(place, happened) for place in (0, 2, None)] == [True, True, False]
    assert not Moment("nobody").waits_for(0, happened)


def test_a_summary_waits_for_whoever_lost_something() -> None:
    summary = Moment("nobody", sums=frozenset({"gem", "crossed"}), losses=frozenset({"crossed"}))
    happened = [event("round", None), event("gem", 0), event("crossed", 1)]
    assert [summary.waits_for(place, happened) for place in (0, 1, None)] == [False, True, False]


def test_what_takes_long_to_see_is_waited_for_but_not_for_ever() -> None:
    assert shown_for(FOLLOWING, []) == 0
    assert shown_for(FOLLOWING, [event("walk"), event("glory"), event("walk")]) == 2
    assert shown_for(FOLLOWING, [event("walk"), event("fight"), event("hurt")]) > 4
    assert shown_for(FOLLOWING, [event("walk")] * 60) == 12


def test_of_a_beat_the_first_sound_is_heard() -> None:
    loud = Following(rolls=frozenset({"rolled"}), blows=frozenset({"hurt"}))
    assert [loud.sound([event(kind) for kind in beat]) for beat in (["walk", "hurt", "rolled"], ["rolled"], ["walk"], [])] == [
        "hit", "dice", "", "",
    ]  # fmt: skip


def test_a_boss_fight_is_measured_against_what_the_boss_takes() -> None:
    face = FACES["paper-dungeons"]
    book = face.game.load("base")
    boss, contest = book.bosses[0], face.following.moments["beat"].contest
    assert contest is not None
    told = [Event("fled", 0, (boss.id, 3)), Event("beat", 1, (boss.id, 40, 7, 2)), Event("wounded", 1, (2, 0, "boss"))]
    found = contest(told, book)
    assert found.marks == boss.thresholds
    assert found.powers == ((0, None), (1, 40))
    assert found.longest == 40


def test_a_summary_says_which_round_is_over() -> None:
    title = FACES["paper-dungeons"].following.moments["round"].title
    assert title is not None
    assert title(Event("round", None, (4,))) == ("moment-round", {"round": 3})
    assert title(Event("round", None, (1,))) == ("moment-before", {})
    assert FACES["paper-dungeons"].following.moments["over"].title is title
    assert title(Event("over", None, ())) == ("moment-round", {"round": 8})


@pytest.mark.parametrize(("language", "said"), [
    ("en", ["Minions: orc D6, 2 × ghost A5.", "Levels: thief 3 (boss).", "Potions: 2.", "Wounds: 2 × 1 (trap), 3 (minion)."]),
    ("pl", ["Potwory: ork D6, 2 × duch A5.", "Poziomy: łotr 3 (boss).", "Mikstury: 2.", "Rany: 2 × 1 (pułapka), 3 (potwór)."]),
])  # fmt: skip
def test_events_of_a_kind_are_told_together(language: str, said: list[str]) -> None:
    words = tongue(language, "paper-dungeons")
    fought = [("orc", 5, "thief", 4, "D6"), *[("ghost", 3, "thief", 4, "A5")] * 2]
    told = [
        [Event("fought", 0, data) for data in fought],
        [Event("leveled", 0, ("thief", 3, "boss"))],
        [Event("potion", 0, (number, "die")) for number in (1, 2)],
        [Event("wounded", 0, data) for data in ((1, 0, "trap"), (1, 1, "trap"), (3, 0, "minion"))],
    ]
    assert [words.summed(events) for events in told] == said
    assert words.sums("fought")
    assert not words.sums("risen")


@pytest.mark.parametrize("game", FACES)
def test_games_follow_events_that_they_have(game: str) -> None:
    following, told = FACES[game].following, FACES[game].game.events.keys()
    named = {*following.moments, *following.follows, *following.rolls, *following.blows}
    for moment in following.moments.values():
        named |= moment.folds | moment.sums | moment.losses
        assert moment.losses <= moment.sums
    assert named <= told
