"""The driver: lanes, nested questions, clones, take-back."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from tests.kernel import toys
from tests.kernel.toys import (
    BLOCK,
    BOW,
    DOUBLE,
    ENDURE,
    GUARD,
    LANTERN_BOOK,
    LANTERNS,
    PEEK,
    PRESS,
    STRIKE,
    SWORD,
    TAKE,
    TIMES,
    VOWS,
    duel,
    lanterns,
    setup_of,
)  # fmt: skip
from undercroft.games import GAMES
from undercroft.kernel import position
from undercroft.kernel.driver import Desk
from undercroft.kernel.game import Game
from undercroft.kernel.luck import HIDDEN, Luck, Quick, Scripted
from undercroft.kernel.table import Table
from undercroft.kernel.types import (
    READY,
    Action,
    Ask,
    Event,
    Flow,
    KernelError,
    NotAsked,
    NothingToTakeBack,
    NotOffered,
    Setup,
    Together,
)


def kinds(table: Table) -> list[tuple[int, str]]:
    return [(ask.seat, ask.kind) for ask in table.questions()]


def vowed(seats: int = 2, luck: Luck | None = None) -> Table:
    """Lanterns after the vows: the first round is open."""
    table = lanterns(seats, luck)
    for seat in range(seats):
        table.answer(seat, VOWS[0])
        table.answer(seat, READY)
    return table


def die_of(six: int) -> Luck:
    """Two cards dealt, then the die of the first round."""
    return Luck(Scripted([0, 0, six - 1, 0], Quick(4)))


# ---- lanes ----


def test_lanes_go_at_their_own_pace_and_meet_when_all_are_done() -> None:
    table = lanterns()
    assert kinds(table) == [(0, "vow"), (1, "vow")]
    table.answer(0, VOWS[1])
    assert kinds(table) == [(0, "ready"), (1, "vow")]
    table.answer(0, READY)
    assert table.waiting_for() == (1,)
    assert table.running() == (0, 1)
    table.answer(1, VOWS[0])
    assert table.meetings == 0
    table.answer(1, READY)
    assert table.meetings == 1
    assert kinds(table) == [(0, "take"), (1, "take")]


def test_forged_stale_and_foreign_answers_are_refused() -> None:
    table = lanterns()
    before = table.digest()
    for seat, action, error in [(0, DOUBLE, NotOffered), (0, READY, NotOffered), (2, VOWS[0], NotAsked), (-1, VOWS[0], NotAsked)]:
        with pytest.raises(error):
            table.answer(seat, action)
    table.answer(0, VOWS[0])
    with pytest.raises(NotOffered):
        table.answer(0, VOWS[0])
    table.answer(0, READY)
    with pytest.raises(NotAsked):
        table.answer(0, READY)
    assert table.number(0) == 2
    assert table.number(1) == 0
    assert lanterns().digest() == before


def test_a_lane_that_asks_nothing_is_done_at_once() -> None:
    def lane(d: Desk[Any, Any, Any]) -> Flow:
        if d.seat == 1:
            yield Ask(1, "vow", VOWS)
        d.part.vow = 0

    table = _playing(_once("vow", Together(lane, (0, 1)), "roll"))
    assert kinds(table) == [(1, "vow")]


def test_a_question_with_one_option_is_not_asked() -> None:
    def lane(d: Desk[Any, Any, Any]) -> Flow:
        d.part.total = (yield Ask(d.seat, "take", (TAKE[4],), (1,))).value
        d.part.vow = (yield Ask(d.seat, "vow", VOWS, quiet=False)).value

    table = _playing(_once("vow", Together(lane, (0, 1)), "roll"))
    assert kinds(table) == [(0, "vow"), (1, "vow")]
    assert table.view(0).own.total == 5
    assert table.clone().view(0).own.total == 5


def test_a_question_of_the_trunk_with_one_option_is_not_asked() -> None:
    def play(d: Desk[Any, Any, Any]) -> Flow:
        d.state.parts[0].total = (yield Ask(0, "take", (TAKE[4],))).value
        d.state.parts[1].total = (yield Ask(1, "take", TAKE, quiet=False)).value

    table = _playing(replace(LANTERNS, play=play))
    assert kinds(table) == [(1, "take")]
    assert table.state.parts[0].total == 5
    table.answer(1, TAKE[1])
    assert table.over
    assert [part.total for part in table.state.parts] == [5, 2]


def test_what_a_phase_tells_before_its_lanes_is_told_once() -> None:
    def play(d: Desk[Any, Any, Any]) -> Flow:
        while d.state.phase == "deal":
            d.tell("rolled", 3)
            yield Together(toys.vow_lane, (0, 1))
            d.state.phase = "after"
        d.tell("rolled", 4)

    table = _playing(replace(LANTERNS, play=play))
    clone = table.clone()
    for each in (table, clone):
        for seat in (0, 1):
            each.answer(seat, VOWS[0])
            each.answer(seat, READY)
        assert each.over
        assert [event.data for event in each.told(None) if event.kind == "rolled"] == [(3,), (4,)]


def test_a_lane_draws_no_chance() -> None:
    def lane(d: Desk[Any, Any, Any]) -> Flow:
        d.luck.below(6)
        yield from ()

    with pytest.raises(KernelError, match="draws no chance"):
        _playing(_once("vow", Together(lane, (0,)), "roll"))


def test_seats_meet_only_where_nothing_is_half_done() -> None:
    def play(d: Desk[Any, Any, Any]) -> Flow:
        yield Ask(0, "vow", VOWS)
        yield Together(toys.vow_lane, (0, 1))

    table = Table(replace(LANTERNS, play=play), toys.setup_of(LANTERNS), LANTERN_BOOK, Luck(Quick(1))).start()
    for seat, action in ((0, VOWS[0]), (0, VOWS[0]), (0, READY), (1, VOWS[0])):
        table.answer(seat, action)
    with pytest.raises(KernelError, match="half-done"):
        table.answer(1, READY)


def _once(phase: str, together: Together, then: str) -> Game:
    def play(d: Desk[Any, Any, Any]) -> Flow:
        while d.state.phase != "over":
            if d.state.phase == phase:
                yield together
                d.state.phase = then
            else:
                yield from toys.PHASES[d.state.phase](d)

    return replace(LANTERNS, play=play)


def _playing(game: Game) -> Table:
    return Table(game, toys.setup_of(game), LANTERN_BOOK, Luck(Quick(1))).start()


# ---- take-back ----


def test_a_lane_takes_back_all_its_round_while_others_play_on() -> None:
    table = vowed(luck=die_of(6))
    before = table.view(0)
    for action in (DOUBLE, TIMES[0], TAKE[3]):
        table.answer(0, action)
    table.answer(1, TAKE[5])
    table.answer(0, READY)
    for _ in range(4):
        table.take_back(0)
    assert table.view(0) == before
    assert table.view(1).own.total == 6
    assert not table.can_take_back(0)
    assert table.can_take_back(1)
    with pytest.raises(NothingToTakeBack):
        table.take_back(0)
    assert table.number(0) == 2 + 4 + 4


def test_take_back_into_the_middle_of_a_chain() -> None:
    table = vowed(luck=die_of(6))
    table.answer(0, TAKE[5])
    table.answer(0, DOUBLE)
    half = table.view(0)
    table.answer(0, TIMES[1])
    table.take_back(0)
    assert table.view(0) == half
    assert table.question(0) is not None
    table.answer(0, TIMES[0])
    assert table.view(0).own.total == 12


def test_nothing_goes_back_past_a_meeting() -> None:
    table = vowed()
    assert not table.can_take_back(0)
    assert not table.can_take_back(1)


def test_what_a_lane_reveals_stays_learned() -> None:
    def lane(d: Desk[Any, Any, Any]) -> Flow:
        yield Ask(d.seat, "take", TAKE[:2], (1,), quiet=False)
        d.reveal()
        yield Ask(d.seat, "take", TAKE[:2], (2,), quiet=False)
        yield Ask(d.seat, "take", TAKE[:2], (3,), quiet=False)

    table = _playing(_once("vow", Together(lane, (0, 1)), "roll"))
    table.answer(0, TAKE[0])
    assert not table.can_take_back(0)
    table.answer(0, TAKE[0])
    table.take_back(0)
    assert not table.can_take_back(0)


def test_the_trunk_takes_back_a_nested_chain() -> None:
    table = duel()
    before = table.view(0)
    table.answer(0, STRIKE)
    assert kinds(table) == [(0, "with")]
    table.answer(0, SWORD)
    assert kinds(table) == [(1, "react")]
    assert not table.can_take_back(1)
    table.take_back(0)
    assert kinds(table) == [(0, "with")]
    table.take_back(0)
    assert table.view(0) == before
    with pytest.raises(NothingToTakeBack):
        table.take_back(0)


def test_in_the_trunk_chance_moves_the_frontier() -> None:
    table = duel(Luck(Scripted([0, 0, 5], Quick(1))))
    for seat, action in ((0, STRIKE), (0, SWORD), (1, BLOCK)):
        table.answer(seat, action)
    assert kinds(table) == [(0, "press")]
    assert not table.can_take_back(0)
    assert not table.can_take_back(1)
    table.answer(0, PRESS)
    assert table.state.parts[1].health == 7
    table.take_back(0)
    assert kinds(table) == [(0, "press")]
    assert not table.can_take_back(0)
    assert table.luck.count == 3
    table.answer(0, PRESS)
    assert table.state.parts[1].health == 7
    assert [event.kind for event in table.told(None)] == ["rolled", "hit"]


def test_in_the_trunk_another_seats_answer_is_learned() -> None:
    table = duel()
    for seat, action in ((0, STRIKE), (0, BOW), (1, ENDURE)):
        table.answer(seat, action)
    assert kinds(table) == [(1, "act")]
    assert not table.can_take_back(0)
    table.take_back(1)
    assert kinds(table) == [(1, "react")]
    assert not table.can_take_back(0)
    assert not table.can_take_back(1)


def test_what_the_trunk_reveals_stays_learned() -> None:
    table = duel()
    table.answer(0, PEEK)
    assert not table.can_take_back(0)
    table.answer(1, GUARD)
    assert table.can_take_back(1)


def test_a_trunk_question_after_a_meeting_is_taken_back_to_the_meeting() -> None:
    def bonus(d: Desk[Any, Any, Any]) -> Flow:
        first = yield Ask(0, "vow", VOWS, quiet=False)
        yield Ask(0, "take", TAKE[: 2 + first.value], (0,), quiet=False)
        d.state.phase = "over"

    game = replace(LANTERNS, play=_with(LANTERNS, "bonus", bonus))
    table = Table(game, toys.setup_of(game, 1), LANTERN_BOOK, die_of(3)).start()
    for action in (VOWS[0], READY, TAKE[0], TAKE[0], READY):
        table.answer(0, action)
    before = table.view(0)
    table.answer(0, VOWS[1])
    assert table.clone().view(0) == table.view(0)
    table.take_back(0)
    assert table.view(0) == before
    assert kinds(table) == [(0, "vow")]
    assert not table.can_take_back(0)


def _with(game: Game, name: str, phase: Any) -> Any:
    def play(d: Desk[Any, Any, Any]) -> Flow:
        while d.state.phase != "over":
            yield from (phase if d.state.phase == name else toys.PHASES[d.state.phase])(d)

    return play


# ---- clones ----


@pytest.mark.parametrize("answers", range(9))
def test_a_clone_anywhere_goes_on_like_its_original(answers: int) -> None:
    chain = [(0, STRIKE), (0, SWORD), (1, BLOCK), (0, PRESS), (1, STRIKE), (1, BOW), (0, ENDURE), (0, GUARD), (1, GUARD)]
    table = duel(Luck(Scripted([0, 0, 5], Quick(1))))
    for seat, action in chain[:answers]:
        table.answer(seat, action)
    clone = table.clone()
    assert clone.view(0) == table.view(0)
    for seat, action in chain[answers:]:
        table.answer(seat, action)
        clone.answer(seat, action)
        assert clone.digest() == table.digest()
        assert clone.told(None) == table.told(None)
    assert clone.luck.count == table.luck.count


def test_a_rollout_keeps_nothing_and_asks_no_ready() -> None:
    table = Table(LANTERNS, toys.setup_of(LANTERNS), LANTERN_BOOK, Luck(Quick(1)), keep=False).start()
    while not table.over:
        ask = table.questions()[0]
        assert ask.kind != "ready"
        table.answer(ask.seat, ask.options[0])
    assert table.outcome() is not None
    assert table.question(0) is None
    with pytest.raises(NotAsked):
        table.answer(0, KEPT)


KEPT = Action("keep")


def test_another_fate_keeps_what_was_drawn() -> None:
    table = duel(Luck(Scripted([0, 0, 5], Quick(1))))
    for seat, action in ((0, STRIKE), (0, SWORD), (1, BLOCK)):
        table.answer(seat, action)
    twin = table.fated(Quick(99))
    assert twin.view(0) == table.view(0)
    assert twin.question(0) == table.question(0)


# ---- events ----


def test_events_reach_whom_they_may() -> None:
    table = lanterns()
    cards = [part.card for part in table.state.parts]
    assert table.told(0) == [Event("dealt", 0, (cards[0],), secret=True)]
    assert table.told(None) == []
    table.answer(0, VOWS[1])
    assert table.told(0)[-1] == Event("vowed", 0, (1,), secret=True)
    assert len(table.told(1)) == 1
    table.answer(1, VOWS[0])
    for seat in (0, 1):
        table.answer(seat, READY)
    table.answer(1, TAKE[0])
    assert table.told(1)[-1].kind == "took"
    assert table.told(0)[-1].kind == "rolled"


def test_what_was_told_is_never_told_in_another_order() -> None:
    table = vowed(luck=die_of(6))
    rnd = iter([1, 0, 1, 1, 0, 0] * 40)
    heard: dict[int | None, list[Event]] = {0: [], 1: [], None: []}
    while not table.over:
        seat = next(rnd)
        ask = table.question(seat) or table.questions()[0]
        table.answer(ask.seat, ask.options[0])
        for who, before in heard.items():
            now = table.told(who)
            if not table.over:
                assert now[: len(before)] == before
            heard[who] = now


def test_a_listener_sees_the_view_at_each_event_and_nothing_twice() -> None:
    table = vowed(luck=die_of(6))
    seen: list[tuple[str, int]] = []
    table.listener = lambda table, event: seen.append((event.kind, table.view(0).own.total))
    table.answer(0, TAKE[5])
    table.answer(0, DOUBLE)
    table.answer(0, TIMES[1])
    assert seen == [("took", 6), ("took", 18)]
    table.take_back(0)
    table.clone().answer(0, TIMES[0])
    assert len(seen) == 2


def test_take_back_takes_its_events_along() -> None:
    table = vowed(luck=die_of(6))
    before = table.told(0)
    table.answer(0, TAKE[5])
    assert len(table.told(0)) == len(before) + 1
    table.take_back(0)
    assert table.told(0) == before


def test_a_digest_of_a_sleeping_chain_is_that_of_the_live_one() -> None:
    """Also where the seat is in the middle of something: the clone sleeps, its digest must not."""
    table = _in_a_chain()
    seat = next(ask.seat for ask in table.questions() if not ask.quiet)
    assert table.clone().digest(seat) == table.digest(seat)
    assert table.clone().digest() == table.digest()


def _in_a_chain() -> Table:
    """A table where a seat is asked in the middle of something that has already changed its part."""
    game = GAMES["paper-dungeons"]
    setup = Setup(game.id, 2, "base", {choice.id: choice.values[0] for choice in game.choices})
    rnd = Random(4)
    for seed in range(200):
        table = Table(game, setup, game.load("base"), Luck(Quick(seed))).start()
        while not table.over:
            for ask in table.questions():
                chain = table.chain(ask.seat)
                if not ask.quiet and chain is not None and chain.quiet != table.state.parts[ask.seat]:
                    return table
                table.answer(ask.seat, rnd.choice(ask.options))
    raise AssertionError("no such moment")


def test_a_changed_part_of_a_seat_without_a_lane() -> None:
    """While another seat plays on its own, and when the game is over."""

    def change(part: Any) -> None:
        part.total = 40

    table = _playing(_once("vow", Together(toys.vow_lane, (0,)), "roll"))
    twin = table.changed(1, change, Luck(Quick(1)))
    assert (twin.state.parts[1].total, table.state.parts[1].total) == (40, 0)
    assert twin.questions() == table.questions()
    twin.answer(0, VOWS[0])
    twin.answer(0, READY)
    assert twin.state.parts[1].total == 40
    while not table.over:
        ask = table.questions()[0]
        table.answer(ask.seat, ask.options[0])
    before = table.state.parts[1].total
    assert table.changed(1, change, Luck(Quick(1))).state.parts[1].total == 40
    assert table.state.parts[1].total == before != 40


def test_a_seats_digest_tells_nothing_of_the_others() -> None:
    table = vowed(luck=die_of(6))
    own, all_of_it = table.digest(0), table.digest()
    ask = table.question(1)
    assert ask is not None
    table.answer(1, ask.options[0])
    assert table.digest(0) == own
    assert table.digest() != all_of_it


def test_a_secret_without_a_seat_is_an_error() -> None:
    def play(d: Any) -> Flow:
        d.tell("dealt", 1, secret=True)
        yield Ask(0, "take", TAKE)

    with pytest.raises(KernelError, match="secret event 'dealt' needs the seat"):
        Table(replace(LANTERNS, play=play), setup_of(LANTERNS), LANTERN_BOOK, Luck(Quick(1))).start()


def test_lanes_cannot_open_lanes() -> None:
    def inner(d: Any) -> Flow:
        yield Ask(d.seat, "take", TAKE)

    def lane(d: Any) -> Flow:
        yield Together(inner, (0, 1))

    def play(d: Any) -> Flow:
        yield Together(lane, (0, 1))

    with pytest.raises(KernelError, match="cannot open lanes of their own"):
        Table(replace(LANTERNS, play=play), setup_of(LANTERNS), LANTERN_BOOK, Luck(Quick(1))).start()


def test_a_draw_for_one_seat_alone_is_hidden_from_the_others() -> None:
    def play(d: Any) -> Flow:
        yield Ask(0, "take", TAKE)
        d.luck.below(6, to=1)
        d.luck.below(6)
        yield Ask(0, "take", TAKE, quiet=False)

    table = Table(replace(LANTERNS, play=play), setup_of(LANTERNS), LANTERN_BOOK, Luck(Scripted([4, 5], Quick(1)))).start()
    table.answer(0, TAKE[0])
    assert table.trunk().drawn == table.trunk(known_to=1).drawn == (4, 5)
    assert table.trunk(known_to=0).drawn == table.trunk(known_to=None).drawn == (HIDDEN, 5)
    assert Scripted([HIDDEN, 5], Scripted([3])).draw(0, 6) == 3


def test_what_the_table_answers_by_itself_is_said() -> None:
    def play(d: Any) -> Flow:
        while True:
            yield Ask(0, "take", TAKE)
            yield Ask(1, "vow", VOWS[:1], ("moon", 3))

    game = replace(LANTERNS, play=play, asks={**LANTERNS.asks, "vow": ("by", "times")})
    table = Table(game, setup_of(LANTERNS), LANTERN_BOOK, Luck(Quick(1))).start()
    assert table.singles == []
    table.answer(0, TAKE[2])
    assert table.singles == [Ask(1, "vow", VOWS[:1], ("moon", 3))]
    text = position.write(table)
    assert f'"{VOWS[0]}"' in text
    assert position.read(text, {game.id: game}, Luck(Quick(1))).singles == table.singles == table.clone().singles
    earlier = json.loads(text)
    del earlier["singles"][0][3]
    assert position.read(json.dumps(earlier), {game.id: game}, Luck(Quick(1))).singles == []
    assert position.read(json.dumps(earlier), {game.id: LANTERNS}, Luck(Quick(1))).singles == [Ask(1, "vow", VOWS[:1])]


def test_what_is_answered_by_itself_in_a_lane_stays_said_while_others_answer() -> None:
    def lane(d: Any) -> Flow:
        yield Ask(d.seat, "take", TAKE)
        yield Ask(d.seat, "vow", VOWS[:1])
        yield Ask(d.seat, "take", TAKE)

    def play(d: Any) -> Flow:
        yield Together(lane, (0, 1))
        yield Ask(0, "take", TAKE)

    table = Table(replace(LANTERNS, play=play), setup_of(LANTERNS), LANTERN_BOOK, Luck(Quick(1))).start()
    table.answer(0, TAKE[0])
    table.answer(1, TAKE[0])
    assert [single.seat for single in table.singles] == [0, 1], "seat 0 would see that another acts"
    table.take_back(1)
    assert [single.seat for single in table.singles] == [0]
    for seat in (1, 1, 1, 0, 0):
        table.answer(seat, table.question(seat).options[0])  # type: ignore[union-attr]
    assert not table.side_by_side()
    assert table.singles == []


def test_a_varied_table_asks_again_what_is_open() -> None:
    def play(d: Any) -> Flow:
        yield Ask(0, "take", TAKE[: d.state.parts[0].card + 4])

    table = Table(replace(LANTERNS, play=play), setup_of(LANTERNS), LANTERN_BOOK, Luck(Quick(1))).start()

    def richer(state: Any) -> None:
        state.parts[0].card += 1

    twin = table.varied(richer)
    before, after = (len(one.questions()[0].options) for one in (table, twin))
    assert after == before + 1
