"""How Orléans looks: type that can be read, a board that fits into low windows, marks of what others did."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.coimbra import show_position
from tests.browser.fullest import fullest_orleans
from tests.browser.harness import Server
from tests.browser.pages import WIDE, come_to_rest, in_both_languages, visitor
from tests.browser.person import Person
from tests.browser.player import Player
from tests.browser.test_layout import LOW, NAMES, SIZES
from tests.browser.test_motion import FRESH
from tests.browser.test_wide import assert_nothing_hidden
from tests.orleans.table import Table as Orleans

# The smallest type of words in the drawing, and of numbers on its pieces, by the window's width.
SMALLEST: Final = {"1280": (11, 11), "1440": (12, 11), "390": (14, 11)}
# Texts of the drawing smaller than this, as they are on the screen: zoomed, scaled, or painted by the style sheet.
TOO_SMALL: Final = """([word, number]) => {
    const found = [];
    const judge = (one, text) => {
        const box = one.getBoundingClientRect();
        if (!text || !box.height || one.closest(".d-hidden")) return;
        const scale = one instanceof SVGElement ? one.getScreenCTM().a : (one.currentCSSZoom ?? 1);
        const size = parseFloat(getComputedStyle(one).fontSize) * scale;
        const isWord = /\\p{L}{2}/u.test(text) && !/^[IV/]+$/.test(text);
        if (size < (isWord ? word : number) - 0.05) found.push(`${text} (${one.getAttribute("class")}): ${size}`);
    };
    for (const drawing of document.querySelectorAll(".orl")) {
        const walker = document.createTreeWalker(drawing, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) judge(walker.currentNode.parentElement, walker.currentNode.textContent.trim());
        for (const one of drawing.querySelectorAll("[data-text]")) judge(one, one.dataset.text);
    }
    return [...new Set(found)];
}"""


# Names of towns and goods that lie under something else on the map, by how many pixels.
COVERED: Final = """() => {
    const map = document.querySelector(".o-map");
    const boxes = (things, room) => [...map.querySelectorAll(things)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const what = one.textContent || one.closest(".o-lying")?.getAttribute("aria-label") || "a merchant";
        const [left, top] = [width * room[0], height * room[1]];
        return { what, x: x + left, y: y + top, w: width - 2 * left, h: height - 2 * top };
    });
    // Letters fill the middle of their line; a merchant's shape leaves some of its square free.
    const names = boxes(".o-town tspan", [0.01, 0.19]);
    const goods = boxes(".o-lying .token", [0.03, 0.03]);
    const merchants = boxes(".o-merchant > use:first-child", [0.15, 0.06]);
    const found = [];
    // Goods are round.
    const reach = (good, box) => {
        const [x, y] = [good.x + good.w / 2, good.y + good.h / 2];
        const apart = [Math.max(box.x - x, 0, x - box.x - box.w), Math.max(box.y - y, 0, y - box.y - box.h)];
        return good.w / 2 - Math.hypot(...apart);
    };
    const overlap = (one, other) => Math.min(
        Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x),
        Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y),
    );
    const compare = (some, others, by) => {
        for (const one of some) for (const other of others)
            if (by(one, other) > 1.5) found.push(`${one.what} / ${other.what}: ${by(one, other).toFixed(1)}`);
    };
    compare(goods, names, reach);
    compare(goods, merchants, reach);
    compare(names, merchants, overlap);
    return { found, merchants: merchants.length, names: names.length };
}"""

# Names of the map that are not nearer to the houses of their own town than to those of every other, in pixels.
MISREAD: Final = """() => {
    const towns = [...document.querySelectorAll(".o-map .o-town")].map((town) => ({
        name: town.querySelector("text").textContent,
        houses: town.querySelector(".halo").getBoundingClientRect(),
        lines: [...town.querySelectorAll("tspan")].map((line) => {
            const { left, right, top, bottom, height } = line.getBoundingClientRect();
            return { left, right, top: top + height * 0.19, bottom: bottom - height * 0.19 };
        }),
    }));
    const apart = (line, houses) => Math.hypot(
        Math.max(line.left - houses.right, 0, houses.left - line.right),
        Math.max(line.top - houses.bottom, 0, houses.top - line.bottom),
    );
    const nearest = (town, other) => Math.min(...town.lines.map((line) => apart(line, other.houses)));
    return towns.flatMap((town) => towns
        .filter((other) => other !== town && nearest(town, other) < nearest(town, town) + 1)
        .map((other) => `${town.name}: ${nearest(town, town).toFixed(1)}, `
            + `but ${other.name} ${nearest(town, other).toFixed(1)}`));
}"""


# By day where a window is lowest, and phones with all games (tests/browser/test_type.py).
@pytest.mark.parametrize(
    "size", [one if one == "1280" else pytest.param(one, marks=pytest.mark.nightly) for one in SMALLEST]
)
def test_no_type_in_the_drawing_is_too_small(browser: Browser, server: Server, size: str) -> None:
    person = Person(server, NAMES[0])
    table = person.sit_down(seats=4)
    with visitor(browser, server, SIZES[size]) as page:
        show_position(page, fullest_orleans(), NAMES)
        person.enter(page, f"#/table/{table}")
        page.locator(".fixed-actions").wait_for()
        for language in in_both_languages(page):
            tabs = page.locator("[role=tab]:visible") if size == "390" else page.locator(".orl").first
            for number in range(tabs.count()):
                if size == "390":
                    tabs.nth(number).tap()
                come_to_rest(page)
                small = page.evaluate(TOO_SMALL, SMALLEST[size])
                assert not small, f"at {size} in {language}: {small}"


def test_a_low_window_shows_all_of_a_game_that_begins(browser: Browser, server: Server) -> None:
    """All place tiles are there to be had, and take their room."""
    person = Person(server, "Maximiliane")
    table = person.sit_down(seats=4)
    with visitor(browser, server, LOW) as page:
        person.enter(page, f"#/table/{table}")
        Player(page).settle()
        page.locator(".o-development").wait_for()
        for language in in_both_languages(page):
            assert_nothing_hidden(page, f"the table in {language}")


def test_what_another_did_is_marked_on_map_tracks_and_deeds(browser: Browser, server: Server) -> None:
    person = Person(server, "Maximiliane")
    table = person.sit_down(seats=2)
    with visitor(browser, server, WIDE) as page:
        line = Line(page)
        person.enter(page, f"#/table/{table}")
        Player(page).settle()
        expect(page.locator(f"#board {FRESH}")).to_have_count(0)
        route, goods = next((route, goods) for route, goods in line.view["board"]["routes"].items() if goods)
        deed, wants = next(iter(line.view["board"]["deeds"].items()))
        kind = next(kind for kind, free in wants.items() if free)
        line.tell(
            1,
            [
                [["players", 1, "merchant"], "blois"],
                [["players", 1, "stations"], ["blois"]],
                [["players", 1, "tracks", "knight"], 2],
                [["players", 1, "development"], 3],
                [["board", "routes", route], goods[1:]],
                [["board", "goods_market", "grain"], 1],
                [["board", "deeds", deed, kind], wants[kind] - 1],
            ],
        )
        for thing in (
            f".o-merchant {FRESH}",
            f".o-town[aria-label^='Blois'] {FRESH}",
            f".o-marker{FRESH}[data-piece='track.knight.1']",
            f".o-marker{FRESH}[data-piece='development.1']",
            f".o-map .o-nothing + {FRESH}",
            f".o-stack{FRESH}",
            f".o-want{FRESH}",
        ):
            expect(page.locator(thing)).to_have_count(1)
        expect(page.locator(f"#board {FRESH}")).to_have_count(7)  # and nothing of mine
        # By an outline and a sign, not by colour alone.
        look = page.locator(f".o-marker{FRESH}").first.evaluate(
            "(one) => [getComputedStyle(one).outlineStyle, getComputedStyle(one, '::before').clipPath]"
        )
        assert look[0] == "dashed"
        assert look[1].startswith("polygon")


@pytest.mark.parametrize("size", SIZES)
def test_every_name_of_the_map_is_nearest_to_its_own_town(browser: Browser, server: Server, size: str) -> None:
    person = Person(server, "Maximiliane")
    table = person.sit_down(seats=4)
    with visitor(browser, server, SIZES[size]) as page:
        person.enter(page, f"#/table/{table}")
        page.locator(".fixed-actions").wait_for()
        if page.locator("#tab-board").is_visible():
            page.locator("#tab-board").click()
        page.locator(".o-map").wait_for()
        come_to_rest(page)
        assert page.locator(".o-map .o-town .halo").count() == len(person.description["towns"])
        assert not page.evaluate(MISREAD)


class Map:
    """The map of a table for four, on which merchants stand wherever they are told to."""

    def __init__(self, page: Page, line: Line, towns: list[str]) -> None:
        self.page = page
        self.line = line
        self.towns = towns

    def stand(self, *towns: str) -> None:
        self.line.tell(1, [[["players", seat, "merchant"], town] for seat, town in enumerate(towns)])
        come_to_rest(self.page)


@contextmanager
def at_the_map(browser: Browser, server: Server, size: str) -> Iterator[Map]:
    person = Person(server, "Maximiliane")
    table = person.sit_down(seats=4)
    with visitor(browser, server, SIZES[size]) as page:
        line = Line(page)
        person.enter(page, f"#/table/{table}")
        page.locator(".fixed-actions").wait_for()
        if size == "390":
            page.locator("#tab-board").tap()
        page.locator(".o-map").wait_for()
        yield Map(page, line, [town["id"] for town in person.description["towns"]])


@pytest.mark.parametrize("size", SMALLEST)
def test_no_name_and_no_good_of_the_map_lies_under_anything(browser: Browser, server: Server, size: str) -> None:
    """All goods lie on the map, and the merchants stand in each of its towns in turn, and all in one."""
    with at_the_map(browser, server, size) as shown:
        towns = shown.towns
        stands = [[*towns[first : first + 4], *["orleans"] * 3][:4] for first in range(0, len(towns), 4)]
        covered: set[str] = set()
        for stand in [*stands, ["orleans"] * 4]:
            shown.stand(*stand)
            seen = shown.page.evaluate(COVERED)
            assert seen["merchants"] == 4
            assert seen["names"] >= len(towns)
            covered.update(seen["found"])
        assert not covered


# How far merchants in Orléans stand from its houses, in pixels.
FROM_TOWN: Final = """() => {
    const [town] = [...document.querySelectorAll(".o-map .o-town")]
        .filter((one) => one.querySelector("text").textContent.startsWith("Orl"));
    const houses = town.querySelector(".halo").getBoundingClientRect();
    return [...document.querySelectorAll(".o-merchant > use:first-child")].map((one) => {
        const box = one.getBoundingClientRect();
        return Math.hypot(
            Math.max(houses.left - box.right, 0, box.left - houses.right),
            Math.max(houses.top - box.bottom, 0, box.top - houses.bottom),
        );
    }).sort((a, b) => a - b);
}"""


@pytest.mark.parametrize("size", SMALLEST)
def test_merchants_in_orleans_stand_at_its_houses(browser: Browser, server: Server, size: str) -> None:
    with at_the_map(browser, server, size) as shown:
        for away in (["chartres", "vierzon"], ["chartres"], []):
            shown.stand(*[*away, *["orleans"] * 4][:4])
            apart = shown.page.evaluate(FROM_TOWN)
            # The last of four may stand beside the others.
            assert max(apart[: 4 - len(away)]) <= (1 if away else 12), f"{away}: {apart}"


@pytest.mark.parametrize("tiles", [(), ("hayrick", "school")], ids=["10", "12"])
def test_a_tablet_shows_all_own_places_and_uses_its_room(
    browser: Browser, server: Server, tiles: tuple[str, ...]
) -> None:
    position = Orleans(4)
    position.tile(0, *tiles)
    position.start_planning()
    person = Person(server, "Maximiliane")
    table = person.sit_down(seats=4)
    with visitor(browser, server, SIZES["768"]) as page:
        show_position(page, position)
        person.enter(page, f"#/table/{table}")
        page.locator("#tab-mine").click()
        page.locator(".o-place").nth(9 + len(tiles)).wait_for()
        come_to_rest(page)
        frame = page.locator(".narrow-main").bounding_box()
        assert frame is not None
        places = [place.bounding_box() for place in page.locator(".o-place").all()]
        assert len({round(place["x"]) for place in places if place}) == 3
        end = max(place["y"] + place["height"] for place in places if place)
        assert frame["height"] - 20 <= end - frame["y"] <= frame["height"]


# Markers of tracks that reach out of their space, or lie over each other or over what the space brings.
LOST_MARKERS: Final = """() => [...document.querySelectorAll(".o-track li, .o-development li")].flatMap((space) => {
    const hull = space.getBoundingClientRect();
    const markers = [...space.querySelectorAll(".o-marker .symbol")].map((one) => one.getBoundingClientRect());
    const brings = [...space.querySelectorAll(".o-reward .symbol, .o-cat, .o-top > *, .o-reward .d-painted")]
        .map((one) => one.getBoundingClientRect()).filter((box) => box.width);
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    const isOut = (box) => box.width < 7 || box.left < hull.left - 0.5 || box.right > hull.right + 0.5
        || box.top < hull.top - 0.5 || box.bottom > hull.bottom + 0.5;
    const label = space.querySelector("[aria-label]").getAttribute("aria-label");
    const what = `${label.split(/[:.]/)[0]} with ${markers.length}`;
    return [
        ...markers.filter(isOut).map(() => `out of ${what}`),
        ...markers.filter((one) => brings.some((other) => meet(one, other))).map(() => `over what is on ${what}`),
        ...markers.filter((one, n) => markers.slice(n + 1).some((other) => meet(one, other))).map(() => `on ${what}`),
    ];
})"""


@pytest.mark.parametrize(
    "size", [one if one == "1280" else pytest.param(one, marks=pytest.mark.nightly) for one in SIZES]
)
def test_markers_stand_within_every_space_of_the_tracks(browser: Browser, server: Server, size: str) -> None:
    """One to four stand on each space of all tracks in turn, above the fullest own board; all citizens are there."""
    person = Person(server, "Maximiliane")
    table = person.sit_down(seats=4)
    position = fullest_orleans().view(0)
    citizens = person.ask(f"/api/tables/{table}/view")["view"]["board"]["citizens"]
    with visitor(browser, server, SIZES[size]) as page:
        line = Line(page, position)
        person.enter(page, f"#/table/{table}")
        page.locator(".fixed-actions").wait_for()
        if page.locator("#tab-board").is_visible():
            page.locator("#tab-board").click()
        page.locator(".o-track").first.wait_for()
        last = {track["id"]: track["last"] for track in person.description["tracks"]}
        lost: set[str] = set()
        for space in range(len(person.description["development"]["spaces"])):
            for many in range(1, 5):
                stands = [
                    [["players", seat, "tracks", track], (space if seat < many else space + 1) % (end + 1)]
                    for track, end in last.items()
                    for seat in range(4)
                    if space <= max(last.values())
                ]
                stands += [
                    [["players", seat, "development"], space if seat < many else (space + 1) % 31] for seat in range(4)
                ]
                line.tell(1, [[["board", "citizens"], citizens], *stands])
                page.locator(f".o-development li:nth-child({space + 1}) .o-marker:nth-child({many})").wait_for()
                lost.update(page.evaluate(LOST_MARKERS))
        assert not lost, sorted(lost)


@pytest.mark.parametrize("names", [NAMES, ("Anna", "Ben", "Cem", "Dora")], ids=["long", "short"])
def test_the_fullest_board_does_not_scroll_in_a_low_window(
    browser: Browser, server: Server, names: tuple[str, ...]
) -> None:
    person = Person(server, names[0])
    table = person.sit_down(seats=4)
    with visitor(browser, server, LOW) as page:
        show_position(page, fullest_orleans(), names)
        person.enter(page, f"#/table/{table}")
        page.locator(".o-places.most").wait_for()
        for language in in_both_languages(page):
            come_to_rest(page)
            beyond = page.locator(".board-place, .own-place").evaluate_all(
                "(places) => places.map((one) => one.scrollHeight - one.clientHeight)"
            )
            assert max(beyond) <= 1, f"{beyond} in {language}"


class Line:
    """Between server and page: tells the page of moves that nobody made, and keeps those of the server to itself."""

    def __init__(self, page: Page, position: Any = None) -> None:
        """`position` is a view that the page is shown instead of the server's."""
        self.view: Any = None
        self._position = position
        self._last: Any = None
        self._browser_side: WebSocketRoute | None = None
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, browser_side: WebSocketRoute) -> None:
        self._browser_side = browser_side
        browser_side.connect_to_server().on_message(self._pass_on)

    def _pass_on(self, message: str | bytes) -> None:
        told = json.loads(message)
        if told.get("view") and told["type"] != "change":
            if self._position is not None:
                told["view"] = {key: value for key, value in self._position.items() if key != "log"}
            self.view, self._last = told["view"], told
        if told["type"] != "change" and self._browser_side is not None:
            self._browser_side.send(json.dumps(told))

    def tell(self, seat: int, changes: list[Any]) -> None:
        """A move of this seat, with what it changes in the view."""
        assert self._browser_side is not None
        table = self._last["table"]
        kept = ("to_act", "moved", "confirm_seat", "can_undo", "no_undo", "can_redo")
        change = {key: table[key] for key in kept} | {
            "type": "change",
            "table": table["table"],
            "version": self._last["version"] + 1,
            "at": self._last["at"] + 1,
            "view": changes,
            "log": [],
            "log_from": self._last["log_length"],
            "log_length": self._last["log_length"],
            "by": seat,
            "action": None,
        }
        self._last = {**self._last, "version": change["version"], "at": change["at"]}
        self._browser_side.send(json.dumps(change))
