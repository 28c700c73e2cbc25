"""Quests (DG-QUEST): where they can be tried, what they ask, what they bring."""

from __future__ import annotations

from undercroft.games.dungeoneer.actions import PASS, PRICE
from undercroft.games.dungeoneer.content import FORMS, DungeonBook, Location, Quest
from undercroft.games.dungeoneer.rules import Answer, Desk, battles, piles, points
from undercroft.games.dungeoneer.rules.dungeon import chart_of
from undercroft.games.dungeoneer.rules.effects import Scene, run
from undercroft.games.dungeoneer.rules.entering import solo_victory
from undercroft.games.dungeoneer.rules.rolls import end_roll, roll, threat
from undercroft.games.dungeoneer.rules.stats import hero_of, locked, others
from undercroft.games.dungeoneer.state import Attack, State
from undercroft.kernel.types import Action, Ask, Barred, Flow


def fits(location: Location, quest: Quest) -> bool:
    """DG-QUEST-2: whether the quest can be tried by a hero who stands here."""
    if quest.category == "search":
        return location.type == quest.where[0] and not location.entrance
    return location.id == quest.where[0]


def options(d: Desk, seat: int, barred: list[Barred] | None = None) -> list[Action]:
    """DG-QUEST-5, -6: what can be done here and now about the own quests and the common ones: attempt, search, escort, change."""
    state, book = d.state, d.book
    choices, player = book.choices, state.parts[seat]
    here = book.locations[player.place]
    found: list[Action] = []
    for number in (*player.quests, *state.common):
        quest = book.quests[number]
        if state.tokens and number in dict(state.tokens):
            continue
        if number in player.escorts:
            wish, rule = choices.deliver, "" if quest.where[1] == here.id else "DG-QUEST-29"
        elif not fits(here, quest):
            if barred is not None:
                wish = choices.pick_up if quest.category == "escort" else choices.attempt
                barred.append(Barred(wish[quest.id], "DG-QUEST-2"))
            continue
        elif quest.category == "escort":
            wish, rule = choices.pick_up, ""  # DG-QUEST-28, -30, -31
        elif quest.search and (number, player.place) not in player.found:
            wish, rule = choices.search, points.no_point(player, "DG-QUEST-21")  # DG-QUEST-21 to -23
            if barred is not None:
                barred.append(Barred(choices.attempt[quest.id], "DG-QUEST-22"))
        else:
            wish, rule = choices.attempt, _untried(d, seat, number)
        if not rule:
            found.append(wish[quest.id])
        elif barred is not None:
            barred.append(Barred(wish[quest.id], rule))
    if state.tokens:
        found += _left_behind(d, seat, barred)
    if here.swap_price >= 0 or barred is not None:
        found += _swaps(d, seat, here, barred)
    if barred is not None:
        others = [quest for other in state.parts if other is not player for quest in other.quests]
        barred += [Barred(choices.attempt[book.quests[quest].id], "DG-QUEST-5") for quest in others]
    return found


def _left_behind(d: Desk, seat: int, barred: list[Barred] | None) -> list[Action]:
    """DG-QUEST-33, -37: escorts that lie in the location."""
    found = []
    for quest, place in d.state.tokens:
        action = d.book.choices.pick_up[d.book.quests[quest].id]
        if place == d.state.parts[seat].place:
            found.append(action)
        elif barred is not None:
            barred.append(Barred(action, "DG-QUEST-37"))
    return found


def _swaps(d: Desk, seat: int, here: Location, barred: list[Barred] | None) -> list[Action]:
    """DG-QUEST-35, DG-RULING-2, -35: quests that may be changed for another one; not an escort under way."""
    state, player = d.state, d.state.parts[seat]
    if not 0 <= here.swap_price <= player.glory:
        rule = "DG-QUEST-35"
    else:
        rule = "" if state.quest_bag or state.quest_under else "DG-RULING-35"
    found = []
    for number in player.quests:
        action = d.book.choices.swap[d.book.quests[number].id]
        against = "DG-RULING-2" if number in player.escorts or number in dict(state.tokens) else rule
        if not against:
            found.append(action)
        elif barred is not None:
            barred.append(Barred(action, against))
    return found


def _untried(d: Desk, seat: int, number: int) -> str:
    """DG-QUEST-3, -4, -7, -15: why a quest cannot be attempted; the first attempt is free, each further one costs a point."""
    player = d.state.parts[seat]
    if locked(d.state, d.book, seat, "quest"):
        return "DG-CARD-13"
    if not is_free(d.state, seat, number) and (rule := points.no_point(player, "DG-QUEST-7")):
        return rule
    return "" if _payable(d, seat, d.book.quests[number]) else "DG-QUEST-15"


def is_free(state: State, seat: int, quest: int) -> bool:
    """DG-QUEST-7, DG-RULING-15."""
    player = state.parts[seat]
    return not player.attempts if state.terms.one_free_attempt else quest not in player.attempts


def _payable(d: Desk, seat: int, quest: Quest) -> bool:
    player, test = d.state.parts[seat], quest.test
    if test.name != "PAY":
        return True
    held = {"health": player.health - 1, "cards": len(player.inventory), "glory": player.glory}[str(test.args[0])]
    return held >= test.number(1)


def attempt(d: Desk, seat: int, number: int) -> Flow:
    """DG-QUEST-7 to -10, -24 to -27: the first try of a turn is free."""
    state, book = d.state, d.book
    player = state.parts[seat]
    quest = book.quests[number]
    if not is_free(d.state, seat, number):
        points.use_point(player)
    player.attempts += (number,)
    d.tell("attempt", quest.id, seat=seat)
    passed = yield from _tested(d, seat, number, quest)
    if state.winner >= 0 or state.parts[seat] is not player:
        return
    if passed:
        yield from complete(d, seat, number)
    else:
        d.tell("failed", quest.id, seat=seat)
        yield from run(d, quest.failure, Scene(seat, seat))


def _tested(d: Desk, seat: int, number: int, quest: Quest) -> Answer[bool]:
    test = quest.test
    if test.name == "THREAT":
        return (yield from threat(d, seat, str(test.args[1]), test.number(2)))
    if test.name == "ROLL":
        return (yield from _luck(d, seat, quest))
    if test.name == "PAY":
        yield from _pay(d, seat, quest)
        return True
    return (yield from _hunt(d, seat, number))


def _luck(d: Desk, seat: int, quest: Quest) -> Answer[bool]:
    """DG-QUEST-27: dice against a number; glory may buy one more."""
    extra = 0
    if quest.option is not None and quest.option[0] <= d.state.parts[seat].glory:
        cost, word = quest.option
        if (yield Ask(seat, "extra-die", (PRICE[cost], PASS), (quest.id, cost), quiet=False)) is not PASS:
            points.glory(d, seat, -cost)
            extra = word.number(1)
    total = yield from roll(d, seat, "luck", dice=quest.test.number(0), extra=extra)
    end_roll(d)
    return total >= quest.test.number(1)


def _pay(d: Desk, seat: int, quest: Quest) -> Flow:
    """DG-QUEST-15: health, cards of the inventory or glory."""
    state, book = d.state, d.book
    player = state.parts[seat]
    what, amount = str(quest.test.args[0]), quest.test.number(1)
    if what == "health":
        player.health -= amount
        d.tell("hurt", player.health, seat=seat)
    elif what == "glory":
        points.glory(d, seat, -amount)
    else:
        for _ in range(amount):
            options = book.each(book.choices.discard, player.inventory)
            got: Action = yield Ask(seat, "offering", tuple(options), (quest.id,), quiet=False)
            card = book.chosen(player.inventory, got)
            player.inventory = piles.without(player.inventory, card)
            piles.discard(d, card)
            d.tell("lost", got.target, seat=seat)


def _hunt(d: Desk, seat: int, number: int) -> Answer[bool]:
    """DG-QUEST-16 to -20, DG-RULING-20, -45: the quest's monster attacks first; the neighbour on the left plays it."""
    state, book = d.state, d.book
    monster = book.quests[number].monster
    assert monster is not None
    left = others(state, seat)
    if left:
        got: Action = yield Ask(
            left[0], "hunt-form", battles.attack_forms(monster), (monster.id, seat, hero_of(state, book, seat)), quiet=False
        )
        form = FORMS[got.value]
    else:
        form = battles.best_form(d, monster, seat)
    health = dict(state.prey).get(number, monster.health)
    yield from battles.battle(
        d, seat, (Attack(-2 - number, left[0] if left else seat, seat, form, health, state.parts[seat].place),)
    )
    return dict(state.prey)[number] == 0


def complete(d: Desk, seat: int, number: int) -> Flow:
    """DG-QUEST-8 to -14, DG-WIN-1, -2, -6: the reward, a level, the end of the hero phase; the third wins."""
    state, book = d.state, d.book
    player = state.parts[seat]
    quest = book.quests[number]
    player.done += (number,)
    player.escorts = tuple(other for other in player.escorts if other != number)
    own = number in player.quests
    player.quests = tuple(other for other in player.quests if other != number)
    state.common = tuple(other for other in state.common if other != number)
    d.tell("completed", quest.id, len(player.done), seat=seat)
    if not own:
        replace_common(d)
    yield from run(d, quest.reward, Scene(seat, seat))
    state.quest_done = True
    if len(player.done) >= book.figures.quests_to_win and not state.terms.solo:
        state.winner = seat
    solo_victory(d)


def replace_common(d: Desk) -> None:
    """DG-QUEST-11, DG-RULING-35."""
    quest = top_quest(d)
    if quest >= 0:
        d.state.common += (quest,)
        d.tell("common", d.book.quests[quest].id)


def top_quest(d: Desk) -> int:
    """The next quest card, or -1."""
    state = d.state
    if state.quest_bag:
        at = d.luck.below(len(state.quest_bag))
        quest = state.quest_bag[at]
        state.quest_bag = state.quest_bag[:at] + state.quest_bag[at + 1 :]
        return quest
    if state.quest_under:
        quest, *rest = state.quest_under
        state.quest_under = tuple(rest)
        return quest
    return -1


# ---- searching ----


def search(d: Desk, seat: int, number: int) -> Flow:
    """DG-QUEST-21, -22, DG-RULING-25: a die, and the locations between the hero and the entrance."""
    state, book = d.state, d.book
    player = state.parts[seat]
    points.use_point(player)
    total = (yield from roll(d, seat, "search")) + between(state, book, player.place)
    end_roll(d)
    found = total >= book.quests[number].search
    if found:
        player.found += ((number, player.place),)
    d.tell("searched", book.quests[number].id, total, "yes" if found else "no", seat=seat)


def between(state: State, book: DungeonBook, place: int) -> int:
    """The locations between the entrance and another one."""
    return max(0, chart_of(state.map, book).steps(book.entrance)[place] - 1)


# ---- escorts ----


def pick_up(d: Desk, seat: int, number: int) -> None:
    state, book = d.state, d.book
    player = state.parts[seat]
    state.tokens = tuple(pair for pair in state.tokens if pair[0] != number)
    player.escorts += (number,)
    if number in state.common:
        state.common = tuple(other for other in state.common if other != number)
        replace_common(d)
    for other in state.parts:
        other.quests = tuple(quest for quest in other.quests if quest != number or other is player)
    if number not in player.quests:
        player.quests += (number,)
    d.tell("picked-up", book.quests[number].id, seat=seat)


# ---- changing quests ----


def swap(d: Desk, seat: int, number: int) -> None:
    state, book = d.state, d.book
    player = state.parts[seat]
    new = top_quest(d)
    player.quests = (*piles.without(player.quests, number), new)
    state.quest_under += (number,)
    d.tell("swapped-quest", book.quests[number].id, book.quests[new].id, seat=seat)
    points.glory(d, seat, -book.locations[player.place].swap_price)
