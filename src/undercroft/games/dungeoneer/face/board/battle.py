"""A battle as a scene: two cards lean at each other with the dice between them, and the eight stages above."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from undercroft.draw import marks, svg
from undercroft.games.dungeoneer.content import FORMS, DungeonBook
from undercroft.games.dungeoneer.face.board import glyphs, heroes, shapes
from undercroft.games.dungeoneer.face.board.cards import card_face, picture, prey_face
from undercroft.games.dungeoneer.rules.stats import battle_score, foe_in, monster_of, monster_score, score
from undercroft.games.dungeoneer.state import NOTHING, Attack, State, View
from undercroft.kernel.types import Ask

if TYPE_CHECKING:
    from undercroft.texts import Tongue

WIDTH, HEIGHT = 600, 420
STAGES = {
    "attack": "attacker",
    "response": "timing-response",
    "rolls": "die",
    "counter": "defender",
    "compare": "compare",
    "challenge": "duel",
    "lair": "lair",
    "reward": "crown",
}
"""The eight stages in order, each with its sign."""
UNTOLD = ("attack", "response", "rolls", "counter")
"""Stages in which the rolls are not compared yet."""
ENDS = {"dropped": "drop", "slain": "slain", "left": "drop", "sprung": "strike"}
"""What became of an attack, as a sign over its card."""
LARGE, LESS = 1.94, 1.72
"""How large the two cards are: alone, and with the panels of several attacks below."""
NAMED = 17.5
"""The size of words: a phone shows the scene in two thirds of its size."""
STRIP_Y, STRIP_H = 330.0, 82.0
"""The small panels of all attacks, where there are several."""


def scene(view: View, book: DungeonBook, words: Tongue, ask: Ask | None, *, rolled: bool = False) -> str:
    """600 by 420; empty when nobody fights. Dice that were just `rolled` for a trap lie there."""
    state = view.state
    if not state.attacks:
        return ""
    at = focus(state, book, ask)
    several = len(state.attacks) > 1
    again = state.attacks[at].card == NOTHING and several
    inner = shapes.SCENES["arena"] + _progress(state.stage, words, again)
    inner += _duel(view, book, words, at, ask, 196 if several else 240, rolled=rolled)
    return inner + (_strip(view, book, at, _offered(ask)) if several else "")


def name_of(attack: Attack, state: State, book: DungeonBook) -> str:
    """The id by which questions know who attacks."""
    if attack.card == NOTHING:
        return book.heroes[state.parts[attack.owner].hero].id
    return _card_id(attack.card, book)


def _card_id(card: int, book: DungeonBook) -> str:
    return book.cards[card].id if card >= 0 else monster_of(book, card).id


def focus(state: State, book: DungeonBook, ask: Ask | None) -> int:
    """The attack that is played now: the one that is asked about, a hero's, or the one whose dice have just been thrown."""
    numbers = list(range(len(state.attacks)))
    open_ = [at for at in numbers if not state.attacks[at].gone] or numbers[-1:]
    if ask is not None:
        about = [at for at in open_ if name_of(state.attacks[at], state, book) in ask.about]
        if about:
            return about[0]
    own = [at for at in open_ if state.attacks[at].card == NOTHING]
    if own:
        return own[-1]
    thrown = {"rolls": "roll", "counter": "counter"}.get(state.stage)
    rolled = [at for at in open_ if thrown and getattr(state.attacks[at], thrown)]
    return rolled[-1] if rolled else open_[0]


# ---- the stages ----


@cache
def _progress(stage: str, words: Tongue, again: bool) -> str:
    """A line with eight stations; the present one is named. A challenge goes through the first ones `again`."""
    names = list(STAGES)
    now = names.index(stage) if stage in STAGES else 0
    step, left = 72, 48
    inner = svg.rect(8, 7, WIDTH - 16, 60, "dg-tablet", 8)
    inner += svg.path(f"M{left} 26H{left + step * 7}", "dg-way") + svg.path(f"M{left} 26H{left + step * now}", "dg-way-done")
    for at, name in enumerate(names):
        x = left + at * step
        radius = 17 if at == now else 13
        challenge = again and name == "challenge"
        css = "dg-node-now" if at == now or challenge else "dg-node-done" if at < now else "dg-node"
        inner += svg.circle(x, 26, radius, css)
        sign = glyphs.picture(STAGES[name], x - radius * 0.66, 26 - radius * 0.66, round(radius * 1.32, 1))
        inner += sign if at <= now or challenge else svg.group(sign, "dg-pale")
    said = f"{now + 1}. {words.name('stage', names[now])}"
    half = shapes.width(said, NAMED) / 2
    middle = min(max(left + now * step, half + 16), WIDTH - half - 16)
    return inner + svg.text(round(middle, 1), 61, said, "dg-figure", NAMED, "middle")


# ---- two cards ----


def _duel(view: View, book: DungeonBook, words: Tongue, at: int, ask: Ask | None, middle: float, *, rolled: bool) -> str:
    state, attack = view.state, view.state.attacks[at]
    left = _attacker(view, book, words, attack)
    right = _defender(view, book, words, attack)
    scale = LARGE if len(state.attacks) == 1 else LESS
    inner = _leaning(left, 118, middle, scale, 4) + _leaning(right, 482, middle, scale, -4)
    inner += _marks(state, attack, middle, scale)
    if forms := _forms(state, book, ask):
        return inner + forms
    inner += _between(state, book, attack, middle) if attack.form else _trap(state, book, attack, middle, rolled=rolled)
    inner += _outcome(state, attack, middle, scale)
    if len(state.attacks) == 1:
        wish = _wish(attack, state, book, _offered(ask))
        inner += marks.option(wish, (16, middle - 140, 204, 280)) if wish else ""
    return inner


def _leaning(card: str, x: float, y: float, scale: float, angle: float) -> str:
    """About its middle; its upper edge leans towards the other."""
    return f'<g transform="translate({x:g} {y:g}) rotate({angle:g}) scale({scale:g}) translate(-50 -70)">{card}</g>'


def _attacker(view: View, book: DungeonBook, words: Tongue, attack: Attack) -> str:
    if attack.card == NOTHING:
        return _hero(view.state, book, words, attack.owner)
    face = _monster(book, words, attack.card)
    return face + (_health(attack.health, book, attack.card) if attack.form else "")


def _defender(view: View, book: DungeonBook, words: Tongue, attack: Attack) -> str:
    if attack.victim >= 0:
        return _hero(view.state, book, words, attack.victim)
    own = next((other for other in view.state.attacks if other.card == attack.against), None)
    health = own.health if own is not None else monster_of(book, attack.against).health
    return _monster(book, words, attack.against) + _health(health, book, attack.against)


def _hero(state: State, book: DungeonBook, words: Tongue, seat: int) -> str:
    player = state.parts[seat]
    scores = tuple(score(state, book, seat, form) for form in FORMS)
    face = heroes.hero_face(book, player.hero, words, health=player.health, scores=scores)
    return marks.carded(f"hero-{book.heroes[player.hero].id}", face)


def _monster(book: DungeonBook, words: Tongue, card: int) -> str:
    face = card_face(book, card, words) if card >= 0 else prey_face(book, -2 - card, words)
    return marks.carded(_explained(card, book), face)


def _explained(card: int, book: DungeonBook) -> str:
    """The card that says what a monster is: its own, or its quest."""
    return f"card-{book.names[card]}" if card >= 0 else f"quest-{book.quests[-2 - card].id}"


def _health(left: int, book: DungeonBook, card: int) -> str:
    """Hearts over the upper edge: those left and those lost."""
    most = monster_of(book, card).health
    width = 14 * max(most, left) + 6
    plate = svg.rect(50 - width / 2, -9, width, 17, "dg-tablet", 8)
    return plate + heroes.hearts(left, most, 50 - width / 2 + 3.6, -7, 13, 14)


def _marks(state: State, attack: Attack, middle: float, scale: float) -> str:
    """Whose cards they are."""
    y = middle + 70 * scale - 14
    inner = shapes.seat_mark(attack.owner, 6, y - 4, 32) if attack.owner >= 0 else ""
    return inner + (shapes.seat_mark(attack.victim, WIDTH - 38, y - 4, 32) if attack.victim >= 0 else "")


# ---- dice ----


def _between(state: State, book: DungeonBook, attack: Attack, middle: float) -> str:
    """The form with the way of the blow, the dice, what is added to them, and the sums."""
    top = middle - 106
    inner = svg.path(f"M232 {top + 22:g}H352V{top + 12:g}L376 {top + 26:g}L352 {top + 40:g}V{top + 30:g}H232Z", "dg-tablet")
    inner += shapes.stat(attack.form, 300, top + 26, 24)
    inner += _side(attack.die, attack.roll, _bonus(state, book, attack, attacking=True), 250, top + 60)
    inner += _side(attack.counter_die, attack.counter, _bonus(state, book, attack, attacking=False), 350, top + 60)
    if attack.roll and attack.counter and state.stage not in UNTOLD:
        sign = ">" if attack.roll > attack.counter else "<" if attack.roll < attack.counter else "="
        inner += svg.text(300, top + 174, sign, "dg-total", 38, "middle")
    return inner


def _bonus(state: State, book: DungeonBook, attack: Attack, *, attacking: bool) -> int:
    """What is added to the die: what was, once it is thrown; before that as the rules would add it now."""
    die, total = (attack.die, attack.roll) if attacking else (attack.counter_die, attack.counter)
    if total:
        return total - die
    monster = attack.card if attacking else attack.against
    if monster != NOTHING:
        return monster_score(state, book, monster, attack.form, "attack_roll" if attacking else "counter_roll")
    seat, other = (attack.owner, attack.victim) if attacking else (attack.victim, attack.owner)
    foe, kinds = foe_in(book, attack, other)
    return battle_score(state, book, seat, attack.form, role="attacker" if attacking else "defender", foe=foe, kinds=kinds)


def _side(die: int, total: int, bonus: int, x: float, y: float) -> str:
    thrown = bool(total)
    if 1 <= die <= 6:
        inner = svg.group(shapes.die(die, x - 25, y, 50), "rolls")
    else:
        inner = svg.rect(x - 23, y + 2, 46, 46, "dg-unrolled", 10) + svg.text(x, y + 35, "?", "dg-total", 28, "middle")
    inner += svg.text(x, y + 73, f"{bonus:+d}".replace("-", "−"), "dg-figure", 20, "middle")
    if thrown:
        inner += svg.rect(x - 26, y + 82, 52, 42, "dg-tablet", 8) + svg.text(x, y + 115, total, "dg-total", 34, "middle")
    return inner


def _trap(state: State, book: DungeonBook, attack: Attack, middle: float, *, rolled: bool) -> str:
    """What the trap tests, and what was rolled."""
    top = middle - 106
    rows = glyphs.clauses(book.cards[attack.card].clauses)
    inner = svg.path(f"M232 {top + 22:g}H352V{top + 12:g}L376 {top + 26:g}L352 {top + 40:g}V{top + 30:g}H232Z", "dg-tablet")
    inner += glyphs.picture("trap", 278, top + 4, 44)
    inner += svg.rect(214, top + 62, 172, 62, "dg-tablet", 8) + glyphs.stacked(rows, 300, top + 66, 156, 54, 26)
    if rolled:
        dice = [die for die in state.dice if 1 <= die <= 6]
        inner += "".join(shapes.die(die, 300 - len(dice) * 27 + at * 54, top + 138, 50) for at, die in enumerate(dice))
    return inner


# ---- what came of it ----


def _outcome(state: State, attack: Attack, middle: float, scale: float) -> str:
    """Strokes and signs over the cards."""
    inner = ""
    if attack.gone in ENDS:
        x, y = 482 if attack.gone == "left" else 118, round(middle - 34 * scale)
        inner += svg.circle(x, y, 40, "dg-node") + glyphs.picture(ENDS[attack.gone], x - 28, y - 28, 56)
    if attack.spared:
        inner += glyphs.picture("prevent", 396, middle - 30, 60)
    if attack.form and attack.roll and attack.counter and state.stage not in UNTOLD:
        won = attack.roll - attack.counter
        if won and not (won > 0 and attack.spared) and not (won < 0 and attack.gone == "slain"):
            inner += _struck(430 if won > 0 else 170, middle - 52)
    if attack.dealt:
        inner += glyphs.row((glyphs.sign("wound"), glyphs.figure(f"×{attack.dealt}")), 300, middle + 84, 22, "middle")
    return inner


def _struck(x: float, y: float) -> str:
    return svg.group(glyphs.picture("strike", x - 36, y - 36, 72) + glyphs.picture("wound", x - 17, y - 17, 34), "dg-blow")


# ---- several attacks ----


def _strip(view: View, book: DungeonBook, now: int, options: set[str]) -> str:
    attacks = view.state.attacks
    step = min(190.0, (WIDTH - 20) / len(attacks))
    left, inner = (WIDTH - step * len(attacks)) / 2, ""
    for at, attack in enumerate(attacks):
        inner += _panel(view.state, book, attack, left + at * step, step - 6, at == now, options)
    return inner


def _panel(state: State, book: DungeonBook, attack: Attack, x: float, width: float, now: bool, options: set[str]) -> str:
    box = (x + 3, STRIP_Y, width, STRIP_H)
    inner = svg.rect(*box, "dg-tablet-now" if now else "dg-tablet", 8)
    wide = width > 120
    shown = _shown(attack, state, book, x + 8, STRIP_Y + 8, 46 if wide else 37)
    inner += svg.group(shown, "dg-pale") if attack.gone in ENDS else shown
    if attack.form:
        inner += shapes.stat(attack.form, x + (78 if wide else 60), STRIP_Y + 22, 12)
    if attack.card != NOTHING and attack.form:
        inner += heroes.hearts(attack.health, monster_of(book, attack.card).health, x + 8, STRIP_Y + 60, 15, 15)
    if attack.roll:
        told = f"{attack.roll} : {attack.counter}" if attack.counter else f"{attack.roll} : ?"
        inner += svg.text(x + width - 6, STRIP_Y + 73, told, "dg-total", 19 if wide else 17.5, "end")
    if attack.gone in ENDS:
        inner += glyphs.picture(ENDS[attack.gone], x + width - 44, STRIP_Y + 6, 38)
    elif attack.spared:
        inner += glyphs.picture("prevent", x + width - 40, STRIP_Y + 8, 34)
    elif attack.victim >= 0:
        inner += shapes.seat_mark(attack.victim, x + width - 38, STRIP_Y + 8, 32)
    else:
        foe = picture(_card_id(attack.against, book), x + width - 42, STRIP_Y + 8, 36)
        inner += marks.carded(_explained(attack.against, book), foe)
    wish = _wish(attack, state, book, options)
    return inner + (marks.option(wish, box) if wish else "")


def _shown(attack: Attack, state: State, book: DungeonBook, x: float, y: float, size: float) -> str:
    if attack.card == NOTHING:
        hero = book.heroes[state.parts[attack.owner].hero].id
        body = svg.group(heroes.figure(hero), at=(x + size / 2, y + size), scale=round(size / heroes.FIGURE_HEIGHT, 2))
        return marks.carded(f"hero-{hero}", body)
    return marks.carded(_explained(attack.card, book), picture(_card_id(attack.card, book), x, y, size))


# ---- options ----


def _offered(ask: Ask | None) -> set[str]:
    return {str(action) for action in ask.options} if ask is not None else set()


def _wish(attack: Attack, state: State, book: DungeonBook, options: set[str]) -> str:
    """The answer that means this attack."""
    id = name_of(attack, state, book)
    wishes = (f"challenge {id}", f"card {id}") if attack.card != NOTHING else (f"attack-hero {attack.owner}",)
    return next((wish for wish in wishes if wish in options), "") if not attack.gone else ""


def _forms(state: State, book: DungeonBook, ask: Ask | None) -> str:
    """Instead of dice, the forms to choose from, large enough for a thumb: the own score in each, and the foe's if known."""
    if ask is None or ask.kind != "form":
        return ""
    foe, inner = ask.about[0], ""
    middle = 199 if len(state.attacks) > 1 else 244
    monsters = [attack.card for attack in state.attacks if attack.card != NOTHING and attack.form and not attack.gone]
    for at, form in enumerate(form for form in FORMS if f"form {form}" in map(str, ask.options)):
        y = middle - 82 + at * 82
        own: int | str = score(state, book, ask.seat, form)
        if isinstance(foe, int) and foe >= 0:
            own = f"{own} : {score(state, book, foe, form)}"
        elif len(monsters) == 1:
            own = f"{own} : {monster_of(book, monsters[0]).scores[form].value}"
        inner += svg.rect(232, y - 38, 136, 76, "dg-tablet", 12) + shapes.stat(form, 266, y, 24)
        inner += svg.text(326, y + 10, own, "dg-total", 28, "middle")
        inner += marks.option(f"form {form}", (232, y - 38, 136, 76), "", 12)
    return inner
