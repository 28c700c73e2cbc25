"""Screenshots of every page, on a phone in the dark and on a desktop in the light, into docs/shots.

python tools/shots.py [--game tales-of-tails] [--only table] [--language en] [--size 740x360] [--letters 200]
"""

from __future__ import annotations

import argparse
import io
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.analysis.recorded import journal_of  # noqa: E402
from tests.games.dungeoneer.positions import answer, crypt, hero  # noqa: E402
from tests.played import stored  # noqa: E402
from tests.running import House, open_house  # noqa: E402
from tests.web.browsing import advice, lay, prefer, room_of, set_a_table, take_a_seat  # noqa: E402
from tests.web.conftest import FLAGS, Person, chromium  # noqa: E402
from tests.web.seeded import seat_at  # noqa: E402
from tests.web.test_dungeoneer import answered  # noqa: E402
from tests.web.test_monsters_of_egypt import set_a_tomb  # noqa: E402
from tests.web.test_puzzles import give  # noqa: E402
from undercroft.puzzles import puzzles  # noqa: E402
from undercroft.server.http import host  # noqa: E402
from undercroft.server.pages.puzzles import BEST, address  # noqa: E402

WIDTHS = {"phone": "360x740", "desktop": "1280x860"}
LOCALES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}
THEMES = {"phone": ("dark",), "desktop": ("light",)}
"""One each keeps the folder small; a size of one's own is taken in both."""
ACROSS = 1024
"""No picture is kept wider."""
DOGS = "tales-of-tails"
CRYPT = "dungeoneer"
LATE = ("6", "7")
"""Rounds in which there is something to see."""
ROOMS = "crossing 0,-1; forked-passage 1,0 turned; long-gallery 0,1; collapsed-tunnel -1,0; crypt 2,0; library 1,-1"
"""A small dungeon for a battle."""


class Camera(NamedTuple):
    """Opens browsers of one width and takes their pictures."""

    browser: Browser
    house: House
    wish: argparse.Namespace
    width: str
    size: str

    def open(self) -> Page:
        across, down = map(int, self.size.split("x"))
        context = self.browser.new_context(
            base_url=self.house.address,
            viewport={"width": across, "height": down},
            reduced_motion="reduce",
            locale=LOCALES[self.wish.language],
        )
        # Nothing plays while a picture is taken.
        context.add_cookies([{"name": "follows", "value": "at-once", "url": self.house.address}])
        page = context.new_page()
        if self.wish.letters != 100:
            # What a browser's setting for larger letters does to `rem`.
            context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": {"standard": 16 * self.wish.letters // 100}})
        return page

    def snap(self, page: Page, name: str, *themes: str) -> None:
        """A page is taken in the theme of its width, unless a theme is said."""
        if self.wish.only not in name:
            return
        for theme in themes or THEMES.get(self.width, ("light", "dark")):
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
            page.wait_for_timeout(80)
            keep(page.screenshot(), self.wish.into / f"{name}-{self.width}-{theme}.webp", self.wish.quality)
        print(f"{name} {self.width}", flush=True)


def keep(picture: bytes, path: Path, quality: int) -> None:
    taken = Image.open(io.BytesIO(picture))
    taken.thumbnail((ACROSS, taken.height), Image.Resampling.LANCZOS)
    taken.save(path, quality=quality, method=6)


def house_pages(camera: Camera, page: Page) -> None:
    paths = {"/": "front", "/about": "about", "/t/nowhere": "problem", "/puzzles": "puzzles"}
    for path, name in paths.items():
        page.goto(path)
        camera.snap(page, name)
    ruling(camera, page)


def ruling(camera: Camera, _: Page) -> None:
    """The page of whoever runs a house of its own, in which two people set a table each."""
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder) / "data") as house:
        camera = camera._replace(house=house)
        for name, game in (("Ada", DOGS), ("Bo", CRYPT)):
            page = camera.open()
            set_a_table(page, ("me", name), ("bot", ""), game=game)
            page.context.close()
        page = camera.open()
        page.goto(f"/admin/enter/{host.new_link(house.app.state.admin_token)}")
        page.locator("main form button").first.click()
        page.wait_for_url("**/admin")
        camera.snap(page, "admin")
        page.locator("#people").evaluate("heading => heading.scrollIntoView()")
        camera.snap(page, "admin-people", "dark")
        page.context.close()


def before_a_game(camera: Camera, page: Page, game: str, prefix: str) -> None:
    page.goto(f"/new/{game}")
    camera.snap(page, f"{prefix}setting")
    for folded in page.locator("details.more > summary").all():
        folded.click()
    folded.scroll_into_view_if_needed()
    camera.snap(page, f"{prefix}setting-options", "dark")
    page.goto(f"/rules/{game}")
    camera.snap(page, f"{prefix}rules")


def learning(camera: Camera, page: Page) -> None:
    """The lessons of a game, a step, a wrong turn, an example; the coach of a first game; the box and the aid."""
    page.goto("/learn/paper-dungeons")
    camera.snap(page, "learn")
    page.goto("/learn/paper-dungeons/dice/2")
    camera.snap(page, "lesson")
    page.locator("#part-question[data-listens=yes] button.option:not(.pointed)").first.click()
    page.locator(".coach.wrong").wait_for()
    camera.snap(page, "lesson-astray", "light")
    for path, name in (("learn/paper-dungeons/ex-goblin/2", "example"), ("rules/paper-dungeons/aid", "aid")):
        page.goto(f"/{path}")
        camera.snap(page, name, "light")
    page.goto("/rules/dungeoneer/things")
    camera.snap(page, "things", "dark")
    newcomer = camera.open()
    newcomer.goto("/")
    newcomer.locator("form[action='/new/paper-dungeons/now'] button").click()
    newcomer.locator(".coach.advice").wait_for()
    camera.snap(newcomer, "coach")
    newcomer.context.close()


def by_link(camera: Camera, page: Page) -> None:
    """A friend by link: gathering, somebody else's seat, waiting for a friend, coming back."""
    set_a_table(page, ("me", "Ada"), ("open", ""), ("bot", ""))
    camera.snap(page, "waiting-room")
    table = page.url
    guest = camera.open()
    guest.goto(table)
    camera.snap(guest, "waiting-room-guest", "light")
    take_a_seat(guest, table, "Bo")
    guest.goto(f"{table}/0")
    camera.snap(guest, "forbidden")
    page.locator("form[action$='/start'] button").click()
    page.wait_for_url("**/0")
    guest.goto(f"{table}/1")
    ada, bo = Person(page, seed=2), Person(guest, seed=4)
    for person in (ada, bo, ada):
        play_on(person)
    camera.snap(page, "table-waiting")
    page.goto("/")
    play_on(bo)
    room = room_of(camera.house, bo)
    while 0 not in room.asked():  # until the bot has thought, too
        guest.wait_for_timeout(50)
    page.goto(f"{table}/0")
    page.locator("#since button").first.click()
    camera.snap(page, "table-since", "dark")
    guest.context.close()


def play_on(person: Person) -> None:
    """Until the others are waited for: the rest of a round, and the next one as far as it goes."""
    person.page.locator(".ask[data-asked=yes]").wait_for()
    quiet = 0
    while quiet < 20:
        if person.state() == "asked":
            quiet = 0
            person.act()
        quiet += 1
        person.page.wait_for_timeout(20)


def playing(camera: Camera, page: Page) -> None:
    set_a_table(page, ("me", "Ada"), ("bot", ""), ("bot", ""))
    person = Person(page, seed=7)
    camera.snap(page, "table-cards-to-keep")
    seen: set[str] = set()
    while (state := person.state()) != "over":
        if state != "asked":
            page.wait_for_timeout(20)
            continue
        ask = room_of(camera.house, person).table.question(0)
        kind = ask.kind if ask is not None else ""
        late = any(number in page.locator("#part-bar").inner_text() for number in LATE)
        if kind not in seen and (late or kind == "use"):
            seen.add(kind)
            picture(camera, page, kind)
        person.act()
    camera.snap(page, "score-sheet")
    replay = page.url.split("?")[0].rsplit("/", 1)[0] + "/replay?step=40&seat=0"
    page.goto(replay)
    camera.snap(page, "replay")
    page.goto(f"{replay}&verify=1")
    page.locator("details.proof[open]").scroll_into_view_if_needed()
    camera.snap(page, "replay-verified", "light")
    for game in ("dungeoneer", "tales-of-tails"):
        page.goto("/")
        page.locator(f"form[action='/new/{game}/now'] button").click()
        page.wait_for_url("**/t/**")
    page.goto("/", wait_until="networkidle")
    camera.snap(page, "front-with-tables")


def picture(camera: Camera, page: Page, kind: str) -> None:
    """The first question of its kind; at the first choice of a die also everything around it."""
    if kind in ("step", "drink"):
        camera.snap(page, f"table-{kind}")
    if kind == "use":
        camera.snap(page, "table-use", "dark")
    if kind == "die":
        camera.snap(page, "table-die")
        for tab, theme in (("log", "light"), ("cards", "dark"), ("others", "light"), ("help", "dark")):
            page.locator(f"a[data-tab={tab}]").click()
            camera.snap(page, f"table-{tab}", theme)
        page.keyboard.press("l")
        page.keyboard.press("b")
        page.keyboard.press("?")
        camera.snap(page, "table-keys", "dark")
        page.keyboard.press("Escape")
        page.locator("details.menu > summary").click()
        camera.snap(page, "table-menu", "dark")
        page.locator("details.menu > summary").click()


def eight_teams(camera: Camera, page: Page) -> None:
    set_a_table(page, ("me", "Ada"), *[("bot", "")] * 7)
    person = Person(page, seed=9)
    while "2" not in page.locator("#part-bar .where").inner_text().split("8")[0] or person.state() != "asked":
        if person.state() == "asked":
            person.act()
        page.wait_for_timeout(20)
    camera.snap(page, "table-eight", "dark")
    page.goto(page.url.rsplit("/", 1)[0] + "/watch")
    camera.snap(page, "table-watch", "light")


def hot_seat(camera: Camera, page: Page) -> None:
    set_a_table(page, ("me", "Ada"), ("device", "Bo"))
    person = Person(page, seed=3)
    while person.state() != "pass":
        person.act()
    camera.snap(page, "pass-to-bo")


def campaign(camera: Camera, page: Page) -> None:
    page.goto("/new/paper-dungeons")
    page.locator("select[name=count]").select_option("1")
    page.locator("[name='seats.0.name']").fill("Ada")
    page.locator("details.more > summary").click()
    page.locator("[name=mode][value=campaign]").check()
    page.locator("form button.main:visible").last.click()
    page.wait_for_url("**/t/**")
    person = Person(page, seed=5)
    person.play()
    room = camera.house.run(camera.house.tables.room(person.table_id()))
    page.goto(f"/c/{room.campaign}")
    camera.snap(page, "campaign")


def asked_in(camera: Camera, person: Person, seat: int = 0) -> tuple[str, int]:
    """The kind of the question to a seat, and the round; nothing while others are asked."""
    room = camera.house.run(camera.house.tables.room(person.table_id()))
    ask = room.table.question(seat) if room.status == "running" else None
    return (ask.kind if ask is not None else ""), room.table.state.round


def exploring(camera: Camera, page: Page) -> None:
    """Games with bots, until every picture was taken."""
    wanted = {"early", "middle", "fight", "menu"}
    while wanted:
        set_a_tomb(page, ("me", "Ada"), ("bot", ""), ("bot", ""), mode="exploration")
        person = Person(page, seed=7)
        going = True
        while going:
            kind, number = asked_in(camera, person)
            moments = {"early": kind == "act", "middle": kind == "act" and number >= 6, "fight": kind == "fight"}
            for name in sorted(wanted):
                if moments.get(name):
                    wanted.remove(name)
                    camera.snap(page, f"tomb-{name}")
            if "menu" in wanted and kind == "act":
                wanted.remove("menu")
                page.locator("details.menu > summary").first.click()
                page.locator("details.habits > summary").click()
                camera.snap(page, "tomb-habits", "light")
                page.locator("details.menu > summary").first.click()
                for tab, theme in (("cards", "light"), ("help", "dark")):
                    page.locator(f"a[data-tab={tab}]").click()
                    camera.snap(page, f"tomb-{tab}", theme)
                page.keyboard.press("b")
            going = prefer(person, advice(camera.house, person))
    camera.snap(page, "tomb-end")
    page.goto(f"/t/{person.table_id()}/replay?step=40")
    camera.snap(page, "tomb-replay")


def escaping(camera: Camera, page: Page) -> None:
    """Whoever stays under the ceiling is crushed and plays the monsters."""
    wanted = {"ceiling", "monsters"}
    while wanted:
        set_a_tomb(page, ("me", "Ada"), ("bot", ""), ("bot", ""), ("bot", ""), mode="escape")
        person = Person(page, seed=7)
        going = True
        while going:
            kind, number = asked_in(camera, person)
            if "monsters" in wanted and kind == "monsters":
                wanted.remove("monsters")
                camera.snap(page, "tomb-monsters")
            elif "ceiling" in wanted and number >= 7 and kind:
                wanted.remove("ceiling")
                camera.snap(page, "tomb-ceiling")
            going = prefer(person, "end", "roll", "stop", "keep", "pass")
    camera.snap(page, "tomb-end-escape", "dark")


def hinted(camera: Camera, _: Page) -> None:
    """What the Master would play."""
    page = camera.open()
    seat_at(camera.house, page, "paper-dungeons", "middle", camera.wish.language)
    page.keyboard.press("p")
    page.locator(".hinted").first.wait_for()
    camera.snap(page, "hint")
    page.context.close()


def puzzled(camera: Camera, page: Page) -> None:
    """The puzzles of a game; one of them asked, answered rightly, and all of its answers."""
    page.goto("/puzzles/dungeoneer")
    camera.snap(page, "puzzle-list")
    one = max(puzzles("dungeoneer"), key=lambda one: len(one.chances))
    page.goto(address(one))
    camera.snap(page, "puzzle")
    give(page, one.answer[0], by_key=False)
    page.locator(".coach.done").wait_for()
    camera.snap(page, "puzzle-answered")
    page.goto(f"{address(one)}/{BEST}")
    camera.snap(page, "puzzle-best")


def analysed(camera: Camera, page: Page) -> None:
    """A game of bots, once it has been worked out."""
    page.goto(f"/t/{stored(camera.house, journal_of(DOGS, 3, 7))}/analysis")
    page.locator(".analysis .plot").wait_for()
    camera.snap(page, "analysis")
    page.locator("#luck").evaluate("heading => heading.scrollIntoView()")
    camera.snap(page, "analysis-luck", "dark")


Panels = dict[str, tuple[tuple[str, str], ...]]


def question(camera: Camera, page: Page, prefix: str, kind: str, name: str, panels: Panels) -> None:
    """A question, its places opened, and the tabs that are taken with it."""
    camera.snap(page, f"{prefix}-{name}")
    if kind == "place":
        page.locator("details.kind > summary").first.click()
        page.locator("details.kind[open]").first.evaluate("places => places.scrollIntoView()")
        camera.snap(page, f"{prefix}-places", "light")
        page.keyboard.press("Escape")
        page.locator("#question").scroll_into_view_if_needed()
    for tab, theme in panels.get(kind, ()):
        page.locator(f"a[data-tab={tab}]").click()
        camera.snap(page, f"{prefix}-{tab}", theme)
    page.keyboard.press("b")


def with_dogs(camera: Camera, page: Page) -> None:
    """Games with bots, until every question was seen."""
    wanted = {"dog": "dogs", "quest": "quests", "turn": "turn", "place": "place", "way": "walk", "room": "room"}
    wanted["confirm"] = "confirm"
    panels: Panels = {"place": (("cards", "light"), ("help", "dark")), "turn": (("log", "light"),)}
    while wanted:
        set_a_table(page, ("me", "Ada"), ("bot", ""), ("bot", ""), game=DOGS)
        person = Person(page, seed=7)
        going = True
        while going:
            kind, _ = asked_in(camera, person)
            # Questions of a turn are taken once there is a dungeon to see, and places where they are many.
            begun = page.locator("#board .tt-body").count() > 5 and (kind != "place" or page.locator("details.kind").count() > 0)
            if kind in wanted and (kind in ("dog", "quest") or begun):
                question(camera, page, "tails", kind, wanted.pop(kind), panels)
            going = prefer(person, advice(camera.house, person))
    camera.snap(page, "tails-score")
    page.goto(f"/t/{person.table_id()}/replay?step=40&seat=0")
    camera.snap(page, "tails-replay")


def other_dogs(camera: Camera, page: Page) -> None:
    """A friend by link explores."""
    set_a_table(page, ("me", "Ada"), ("open", ""), ("bot", ""), game=DOGS, dogs="random")
    table = page.url
    guest = camera.open()
    take_a_seat(guest, table, "Bo")
    page.locator("form[action$='/start'] button").click()
    page.wait_for_url("**/0")
    guest.goto(f"{table}/1")
    ada, bo = Person(page, seed=2), Person(guest, seed=4)
    while asked_in(camera, bo, seat=1)[0] != "place":
        for person, seat in ((ada, 0), (bo, 1)):
            if asked_in(camera, person, seat)[0] and asked_in(camera, bo, seat=1)[0] != "place":
                page.wait_for_timeout(100)
                prefer(person, "explore")
    page.wait_for_timeout(200)
    camera.snap(page, "tails-others")
    guest.context.close()


def crypt_games(camera: Camera, page: Page) -> None:
    """Games with bots, until every question was seen where there is a dungeon to see."""
    wanted = {"dungeonlord": "lord", "place": "place", "hero-phase": "hero", "discard": "discard"}
    panels: Panels = {"place": (("cards", "light"), ("help", "dark")), "hero-phase": (("log", "light"),)}
    while wanted:
        set_a_table(page, ("me", "Ada"), ("bot", ""), ("bot", ""), game=CRYPT)
        person = Person(page, seed=7)
        while text := answered(camera.house, person):
            kind, number = asked_in(camera, person)
            folded = kind != "place" or page.locator("details.kind").count() > 0
            if kind in wanted and number > 1 and folded:
                question(camera, page, "crypt", kind, wanted.pop(kind), panels)
            prefer(person, text)
    camera.snap(page, "crypt-end")
    page.goto(f"/t/{person.table_id()}/replay?step=40&seat=0")
    camera.snap(page, "crypt-replay")


def crypt_window(camera: Camera, page: Page) -> None:
    """Friends by link: a window as the one who is asked sees it, and as the others do."""
    set_a_table(page, ("me", "Ada"), ("open", ""), ("bot", ""), game=CRYPT)
    camera.snap(page, "crypt-waiting-room", "light")
    table, guest = page.url, camera.open()
    take_a_seat(guest, table, "Bo")
    page.locator("form[action$='/start'] button").click()
    page.wait_for_url("**/0")
    guest.goto(f"{table}/1")
    lord = hero("raka", hand="zombie stumble ghost", points=3, peril=9, level=2)
    prey = hero("roderik-talus", "crossing", glory=5, peril=9, hand="scare-off dodge backpack", quests="break-the-seal")
    position = crypt(lord, prey, hero("kron-axereaver", "crypt"), rooms=ROOMS, phase="dungeonlord", options={"windows": "masked"})
    person = Person(page)
    room = lay(camera.house, person, answer(position, "declare zombie"))
    room.windows.seconds = room.windows.unseen_seconds = 600
    person.listened_to()
    page.locator("button.option[value=begin]").click()
    guest.locator("form.think").wait_for()
    camera.snap(guest, "crypt-window")
    camera.snap(page, "crypt-moment")
    guest.context.close()


PREFIXES = {"paper-dungeons": "", "monsters-of-egypt": "tomb-", DOGS: "tails-", CRYPT: "crypt-"}
PARTS = {
    "paper-dungeons": (learning, hinted, by_link, hot_seat, campaign, eight_teams, playing),
    "monsters-of-egypt": (exploring, escaping),
    DOGS: (with_dogs, other_dogs, analysed),
    CRYPT: (puzzled, crypt_window, crypt_games),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(PARTS), help="pages of one game, without those of the house")
    parser.add_argument("--only", default="", help="part of a shot's name")
    parser.add_argument("--language", choices=sorted(LOCALES), default="en")
    parser.add_argument("--size", default="", help="one window size instead of phone and desktop")
    parser.add_argument("--letters", type=int, default=100, help="size of letters in percent")
    parser.add_argument("--quality", type=int, default=40)
    parser.add_argument("--into", type=Path, default=ROOT / "docs" / "shots")
    wish = parser.parse_args()
    wish.into.mkdir(parents=True, exist_ok=True)
    widths = {wish.size: wish.size} if wish.size else WIDTHS
    settings = {"answers_a_minute": 10**6, "joins_a_minute": 10**6}
    with tempfile.TemporaryDirectory() as folder, open_house(Path(folder) / "data", **settings) as house, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=chromium(), args=FLAGS)
        for width, size in widths.items():
            camera = Camera(browser, house, wish, width, size)
            page = camera.open()
            if not wish.game:
                house_pages(camera, page)
            for game in (wish.game,) if wish.game else PARTS:
                before_a_game(camera, page, game, PREFIXES[game])
                for part in PARTS[game]:
                    part(camera, page)
            page.context.close()
        browser.close()


if __name__ == "__main__":
    main()
