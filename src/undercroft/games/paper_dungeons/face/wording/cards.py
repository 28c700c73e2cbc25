"""What the sentences on cards need, read off the book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undercroft.face import Phrase
from undercroft.games.paper_dungeons.content import HEROES, MINIONS, Goal, Mission, PaperBook
from undercroft.games.paper_dungeons.rules.cards import TIER_GLORY
from undercroft.games.paper_dungeons.rules.levels import ABILITY_LEVEL
from undercroft.games.paper_dungeons.state import View


def card(kind: str, id: str, book: PaperBook, view: View | None) -> list[Phrase]:
    return list(_CARDS[kind](id, book, view))


def _talent_card(id: str, book: PaperBook, view: View | None) -> Iterator[Phrase]:
    talent = next(talent for talent in book.talents if talent.id == id)
    yield Phrase(f"talent-does-{talent.effect}", {"amount": talent.amount})
    polish = view is not None and view.terms.polish_edition
    glory = talent.glory_pl if polish and talent.glory_pl is not None else talent.glory
    if glory:
        yield Phrase("end-glory", {"glory": glory})


def _item_card(id: str, book: PaperBook, view: View | None) -> Iterator[Phrase]:
    item = next(item for item in book.items if item.id == id)
    yield Phrase("item-called", {"item": id})
    yield Phrase(f"item-does-{item.effect}", {"amount": item.amount})
    if item.glory:
        yield Phrase("end-glory", {"glory": item.glory})
    yield Phrase("item-symbol", {"symbol": item.symbol or "any"})


def _counted(card: Goal | Mission) -> Phrase:
    return Phrase(f"counts-{card.count}", {"least": card.least})


def _goal_card(id: str, book: PaperBook, view: View | None) -> Iterator[Phrase]:
    goal = next(goal for goal in book.goals if goal.id == id)
    yield _counted(goal)
    tiers = {f"need{n}": need for n, need in enumerate(goal.tiers, 1)} | {f"glory{n}": TIER_GLORY[n] for n in (1, 2, 3)}
    yield Phrase("goal-tiers", tiers)
    black = [hero for hero, letter in zip(HEROES, goal.training, strict=True) if letter == "B"]
    white = [hero for hero, letter in zip(HEROES, goal.training, strict=True) if letter == "W"]
    yield Phrase("goal-training", {"black1": black[0], "black2": black[1], "white1": white[0], "white2": white[1]})


def _mission_card(id: str, book: PaperBook, view: View | None) -> Iterator[Phrase]:
    mission = next(mission for mission in book.missions if mission.id == id)
    yield _counted(mission)
    yield Phrase("mission-need", {"need": mission.need})
    if view is not None and len(view.sheets) == 1:
        yield Phrase("mission-glory", {"glory": book.pack.tracks.solo_missions[max(view.round, 1) - 1]})
    else:
        yield Phrase("mission-glory", {"glory": book.pack.tracks.mission})


def _boss_card(id: str, book: PaperBook, view: View | None) -> Iterator[Phrase]:
    boss = next(boss for boss in book.bosses if boss.id == id)
    yield Phrase("boss-weak", {"hero": boss.weak})
    for power, glory, wounds in zip(boss.thresholds, boss.glory, boss.wounds, strict=True):
        yield Phrase("boss-tier", {"power": power, "glory": glory, "wounds": wounds})
    yield Phrase("boss-flee", {"glory": -boss.flee})
    if view is None or len(view.sheets) > 1:
        for reward, count in Counter(boss.rewards).items():
            yield Phrase("boss-reward", {"reward": reward, "count": count})
    if boss.vanish and (view is None or view.terms.vanishing):
        yield Phrase("boss-vanish", {"letters": "".join(boss.vanish)})


def _track(id: str, book: PaperBook, view: View | None) -> Iterator[Phrase]:
    yield Phrase(f"track-{id}")


def _hero(id: str, book: PaperBook, view: View | None) -> Iterator[Phrase]:
    yield Phrase("hero-about", {"hero": id})
    if view is not None and view.own is not None and view.own.goal >= 0:
        black = book.training[view.own.goal][HEROES.index(id)]
        yield Phrase("hero-trains", {"colour": "black" if black else "white"})
    yield Phrase("hero-ability", {"level": ABILITY_LEVEL, "hero": id})


def _symbol(id: str, book: PaperBook, view: View | None) -> Iterator[Phrase]:
    yield Phrase("symbol-hero-about", {"symbol": id}) if id in HEROES else Phrase(f"symbol-{id}-about")


def _sign(id: str, book: PaperBook, view: View | None) -> Iterator[Phrase]:
    if id in MINIONS:
        yield Phrase("sign-minion", {"minion": id, "hero": HEROES[MINIONS[id]]})
    elif id in ("wall", "water"):
        owners = book.wall_items if id == "wall" else book.water_items
        yield Phrase(f"sign-{id}", {"item": book.items[owners[0][0]].id})
    else:
        yield Phrase(f"sign-{id}")


_CARDS = {
    "talent": _talent_card, "item": _item_card, "goal": _goal_card, "mission": _mission_card, "boss": _boss_card, "track": _track,
    "hero": _hero, "symbol": _symbol, "sign": _sign,
}  # fmt: skip
