"""What the sentences of options need, read off the view and the book: what a choice leads to, as far as it can be seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from undercroft.face import Phrase
from undercroft.games.tales_of_tails.content import TailsBook
from undercroft.games.tales_of_tails.face.wording import walk
from undercroft.games.tales_of_tails.face.wording.cards import condition, dog
from undercroft.games.tales_of_tails.face.wording.scene import Scene, Told, beside, exits, from_the_start, portals, side_of
from undercroft.games.tales_of_tails.face.wording.sure import aftermath, ends_round, other_paws
from undercroft.games.tales_of_tails.rules.dungeon import Maze, maze_of, neighbours_of, placed
from undercroft.games.tales_of_tails.rules.exits import countdown_for, turns_first
from undercroft.games.tales_of_tails.rules.movement import dungeon_of, first_steps
from undercroft.games.tales_of_tails.rules.play import left_to_draw
from undercroft.games.tales_of_tails.rules.turning import turned
from undercroft.games.tales_of_tails.state import INSIDE, View, Walk
from undercroft.kernel.foretell import Foretold
from undercroft.kernel.types import Action, Ask


def option(action: Action, ask: Ask, view: View, book: TailsBook, sure: Foretold) -> tuple[Phrase, list[Phrase]]:
    words, effects = _OPTIONS[action.kind](Scene(action, ask, view.state, book, sure))
    return words, list(effects)


def answered(ask: Ask, view: View, book: TailsBook) -> Phrase:
    """What the table answered by itself, said afterwards: words for which nothing is looked at that may have changed since."""
    return Phrase(f"group-{ask.options[0].kind}")


# ---- before the game ----


def _dog(s: Scene) -> Told:
    return Phrase("do-dog", {"dog": s.action.target}), dog(s.book.dogs[s.action.value], s.book)


def _quest(s: Scene) -> Told:
    others = [s.book.quests[quest].id for quest in s.state.parts[s.ask.seat].dealt if quest != s.action.value]
    return Phrase("do-keep-quest", {"quest": s.action.target}), [
        condition(s.book.quests[s.action.value]),
        *(Phrase("effect-common", {"quest": other}) for other in others),
    ]


# ---- a turn ----


def _explore(s: Scene) -> Told:
    id = "effect-stack" if s.state.countdown < 0 else "effect-countdown"
    return Phrase("do-explore"), [Phrase(id, {"cards": left_to_draw(s.state)})]


def _walk(s: Scene) -> Told:
    """The countdown begins only when the walk is confirmed; but it is why one walks now."""
    cards = countdown_for(s.state, sum(pup.place == INSIDE for pup in s.state.parts) - 1, s.book)
    starts = [] if cards is None else [Phrase("effect-starts-countdown", {"cards": cards})]
    turns = [Phrase("effect-turns-first")] if turns_first(s.state, s.book) else []
    return Phrase("do-walk"), [*_strength(s), *turns, *starts]


def _go(s: Scene) -> Told:
    return Phrase("do-go"), _strength(s)


def _strength(s: Scene) -> Iterator[Phrase]:
    """All that the dog sets out with."""
    walk = _setting_out(s)
    bow, sword, fireball = walk.attack
    yield Phrase("effect-paws", {"paws": walk.tokens})
    yield Phrase("effect-strength", {"bow": bow, "sword": sword, "fireball": fireball, "defence": walk.defence})


def _setting_out(s: Scene) -> Walk:
    return s.state.walk or first_steps(s.state, s.state.turn, s.book)


def _sleep(s: Scene) -> Told:
    over = [] if ends_round(s) else [Phrase("effect-asleep")]
    return Phrase("do-sleep"), [*other_paws(s), *over, *aftermath(s)]


def _place(s: Scene) -> Told:
    """The rooms that the card would be linked with, those whose opening it would close, and its ways on to the table."""
    before, maze = (maze_of(dungeon, s.book) for dungeon in (s.state.dungeon, placed(s.state.dungeon, s.state.drawn, s.action)))
    new = len(before.tiles)
    tile = maze.tiles[new]
    joined = _joined(maze, new)
    closed = [
        other
        for side, other in neighbours_of(before, (tile.x, tile.y))
        if other not in joined and any(open == (side + 2) % 4 for open, _ in before.exits[other])
    ]
    effects = [Phrase("effect-joins", {"rooms": s.names(maze.cards[other] for other in joined)})]
    if closed:
        effects.append(Phrase("effect-closes", {"rooms": s.names(maze.cards[other] for other in closed)}))
    if new in maze.portals:
        effects += portals(len(maze.portals) - 1)
    effects += exits(maze, new, _setting_out(s).keys)
    if not maze.frontier:
        effects.append(Phrase("effect-no-opening"))
    return Phrase("do-place", {**from_the_start(tile.x, tile.y), "degrees": tile.turn * 90}), effects


def _joined(maze: Maze, tile: int) -> list[int]:
    """The rooms beside a room that it is linked with."""
    return [other for other, _ in maze.links[tile] if beside(maze, tile, other)]


# ---- Sharik ----


def _turn(s: Scene) -> Told:
    """What the room would be linked with after a quarter turn, and with what no more."""
    before, maze = (maze_of(dungeon, s.book) for dungeon in (dungeon_of(s.state), turned(dungeon_of(s.state), s.action.value)))
    tile = maze.cards.index(s.action.value)
    joined = _joined(maze, tile)
    parted = [other for other in _joined(before, tile) if other not in joined]
    effects = [Phrase("effect-joins-nothing")]
    if joined:
        effects = [Phrase("effect-joins", {"rooms": s.names(maze.cards[other] for other in joined)})]
    if parted:
        effects.append(Phrase("effect-parts", {"rooms": s.names(maze.cards[other] for other in parted)}))
    there = maze.tiles[tile]
    words = Phrase("do-turn", {"room": s.name(s.action.value), "side": side_of(there.x, there.y)})
    return words, [*effects, *exits(maze, tile, _setting_out(s).keys)]


def _plain(id: str, *effects: str) -> Callable[[Scene], Told]:
    return lambda _: (Phrase(id), [Phrase(effect) for effect in effects])


_OPTIONS: dict[str, Callable[[Scene], Told]] = {
    "dog": _dog,
    "keep-quest": _quest,
    "ready": _plain("do-ready", "effect-ready"),
    "explore": _explore,
    "walk": _walk,
    "sleep": _sleep,
    "place": _place,
    "turn": _turn,
    "go": _go,
    "enter": walk.enter,
    "out": walk.out,
    "break": walk.break_in,
    "break-out": walk.break_out,
    "fight": walk.fight,
    "vow": walk.vow,
    "pass": walk.pass_by,
    "take": walk.take,
    "leave": _plain("do-leave", "effect-stays"),
    "take-potion": walk.take_potion,
    "hire": walk.hire,
    "paw": walk.paw,
    "disarm": walk.disarm,
    "pour": walk.pour,
    "confirm": walk.confirm,
    "give-up": _plain("do-give-up", "effect-give-up"),
}
