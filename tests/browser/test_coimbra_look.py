"""The drawing of Coimbra where much meets at one place: nothing covers what somebody has to read, nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from stammtisch.games.coimbra.ids import CARD_IDS, MONASTERY_IDS, NODE_IDS, START_CARDS
from tests.browser.coimbra import CoimbraPerson, fullest, show_position
from tests.browser.harness import Server
from tests.browser.pages import PHONE, TABLET, WIDE, come_to_rest, in_both_languages, visitor
from tests.browser.test_orleans_look import Line
from tests.coimbra.table import Table

LOW: Final[ViewportSize] = {"width": 1280, "height": 720}
LARGE: Final[ViewportSize] = {"width": 1920, "height": 1080}
SIZES: Final = {"390": PHONE, "768": TABLET, "1280": LOW, "1440": WIDE, "1920": LARGE}
EVERY_SIZE = pytest.mark.parametrize(
    "size",
    [SIZES[name] if name == "1280" else pytest.param(SIZES[name], marks=pytest.mark.nightly) for name in SIZES],
    ids=list(SIZES),
)

# Pairs of things that lie over each other by more than a hair: [what may not be covered, what may not cover it].
COVERED: Final = """([below, above]) => {
    const boxes = (what) => [...document.querySelectorAll(what)].filter((one) => one.getClientRects().length)
        .map((one) => [one, one.getBoundingClientRect()]);
    return boxes(below).flatMap(([one, a]) => boxes(above)
        .filter(([other, b]) => !one.contains(other) && !other.contains(one)
            && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5)
        .map(([other]) => `${one.getAttribute("class")} under ${other.getAttribute("class")}`));
}"""
# Monasteries of which a sign or a number stands outside the front of the house.
OUT_OF_HOUSE: Final = """() => [...document.querySelectorAll(".c-monastery")].flatMap((house) => {
    const front = house.querySelector(".c-abbey .front").getBoundingClientRect();
    const out = [...house.querySelectorAll(".c-pic .symbol, .c-pic .d-painted, .c-pic .c-card-sign")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < front.left - 0.5 || box.right > front.right + 0.5
            || box.top < front.top - 0.5 || box.bottom > front.bottom + 0.5;
    });
    const what = out.map((one) => one.dataset.text ?? one.getAttribute("class"));
    return out.length ? [`${house.dataset.node}: ${what}`] : [];
})"""
# Names of cards whose letters reach over or under the line that they stand in, which is as far as they are drawn.
CUT_NAMES: Final = """() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [...document.querySelectorAll(".c-name")].filter((line) => line.getClientRects().length).flatMap((line) => {
        const style = getComputedStyle(line);
        const name = line.firstElementChild.dataset.text;
        pen.font = style.font;
        const letters = pen.measureText(name);
        const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = letters;
        const high = parseFloat(style.lineHeight);
        const baseline = (high - above - below) / 2 + above;
        const over = letters.actualBoundingBoxAscent - baseline - parseFloat(style.paddingTop);
        const under = letters.actualBoundingBoxDescent - (high - baseline) - parseFloat(style.paddingBottom);
        const beside = letters.width - line.clientWidth;
        const most = Math.max(over, under, beside);
        return most > 0.3 ? [`${name}: ${most.toFixed(1)} px`] : [];
    });
}"""

# Pilgrims whose foot is not nearer to the rim or the wall of this place than to those of every other.
LOST_PILGRIMS: Final = """(own) => {
    const places = [...document.querySelectorAll(".c-map [data-node]")].map((place) => {
        const ring = place.querySelector(":scope > i");
        return { id: place.dataset.node, ring, box: (ring ?? place).getBoundingClientRect() };
    });
    const far = (x, y, { ring, box }) => {
        const across = Math.abs(box.left + box.width / 2 - x);
        const down = Math.abs(box.top + box.height / 2 - y);
        return ring ? Math.max(0, Math.hypot(across, down) - box.width / 2)
            : Math.hypot(Math.max(0, across - box.width / 2), Math.max(0, down - box.height / 2));
    };
    return [...document.querySelectorAll(".c-pilgrim use:first-child")].flatMap((pilgrim) => {
        const body = pilgrim.getBoundingClientRect();
        const distance = (place) => far(body.left + body.width / 2, body.bottom, place);
        const mine = distance(places.find((place) => place.id === own));
        return places.filter((place) => place.id !== own && distance(place) <= mine + 0.2)
            .map((place) => `${own}: ${place.id} is as near (${distance(place).toFixed(1)}, ${mine.toFixed(1)})`);
    });
}"""
# Stopovers and gates that are not drawn before all pilgrims.
UNDER_PILGRIMS: Final = """() => {
    const layer = (one) => Number(getComputedStyle(one).zIndex);
    const highest = Math.max(...[...document.querySelectorAll(".c-pilgrim")].map(layer));
    return [...document.querySelectorAll(".c-stop")].filter((stop) => layer(stop) <= highest)
        .map((stop) => stop.dataset.node);
}"""


@contextmanager
def shown(browser: Browser, server: Server, size: ViewportSize, table: Table) -> Iterator[Page]:
    """A page that shows this position to its first seat."""
    person = CoimbraPerson(server)
    with visitor(browser, server, size) as page:
        show_position(page, table)
        person.enter(page, f"#/table/{person.sit_down(seats=4)}")
        page.locator(".fixed-actions").wait_for()
        come_to_rest(page)
        yield page


def die_in_the_upper_city() -> Table:
    """A card is asked about; every row is full, the dice of the upper city lie in two lines."""
    table = Table(4)
    cards = iter(CARD_IDS[START_CARDS:])
    for location in ("upper", "central", "lower"):
        table.show(location, *[next(cards) for _ in range(4)])
    table.crowns_on_display()
    for seat, value in ((0, 6), (1, 5), (2, 4), (3, 3), (0, 2), (1, 2), (2, 1)):
        table.die("upper", seat, value, "green")
    table.hold(0, guards=20, coins=20)
    table.evaluate("upper")
    return table


def all_pips_in_the_city() -> Table:
    """Dice of every value, and all the dice of a round in the pool."""
    table = Table(4)
    for number in range(6):
        table.die("upper", number % 4, 6 - number, ("gray", "orange", "purple", "green")[number % 4])
        table.die("lower", number % 4, 6 - number, "white")
    table.pool(*[(colour, value) for colour in ("gray", "orange", "purple", "green") for value in (4, 5, 6)])
    table.words["phase"] = "placing"
    return table


def meeting_on_tracks() -> Table:
    """Two, three and four on one space, of every box of a track."""
    table = Table(4)
    for track, spaces in {
        "council": (7, 7, 7, 8),
        "merchant": (5, 5, 5, 5),
        "cleric": (9, 9, 10, 10),
        "scholar": (15, 15, 15, 0),
    }.items():
        for seat, space in enumerate(spaces):
            table.move(seat, track, space)
    table.words["phase"] = "placing"
    table.pool(("gray", 1), ("white", 6))
    return table


def pilgrims_on_the_way() -> Table:
    """My pilgrim can go where others stand."""
    table = Table(4)
    for seat, node in enumerate(("i-3", "b6", "b14", "n8")):
        table.pilgrim(seat, node)
    table.disk(1, "i-3", "i-4")
    table.disk(2, "i-3", "i-4")
    table.disk(3, "i-3", "i-4")
    table.steps(0, 1)
    return table


def with_these_monasteries(first: int) -> Table:
    """A map on which all kinds of monasteries of a level lie, from the one of this number on."""
    table = Table(4)
    levels = {tile["id"]: tile["level"] for tile in described(table)["monasteries"]}
    places = {"I": 8, "II": 4, "III": 2}
    for level, many in places.items():
        tiles = [tile for tile in MONASTERY_IDS if levels[tile] == level]
        for place in range(many):
            table.monasteries(**{f"{level.lower()}_{place + 1}": tiles[(first + place) % len(tiles)]})
    return table


@EVERY_SIZE
def test_what_is_asked_in_a_place_leaves_its_name_in_sight(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with shown(browser, server, size, die_in_the_upper_city()) as page:
        for language in in_both_languages(page):
            come_to_rest(page)
            assert page.evaluate(COVERED, [".c-place-name", ".c-distress"]) == [], language
            assert page.evaluate(COVERED, [".c-rank, .c-cost", ".c-crown-token use"]) == [], language


@EVERY_SIZE
def test_names_of_cards_are_whole(browser: Browser, server: Server, size: ViewportSize) -> None:
    cards = CARD_IDS[START_CARDS:]
    for first in range(0, len(cards), 12):
        table = die_in_the_upper_city()
        for row, location in enumerate(("upper", "central", "lower")):
            table.show(location, *cards[first + 4 * row : first + 4 * row + 4])
        with shown(browser, server, size, table) as page:
            assert page.evaluate(CUT_NAMES) == []


@EVERY_SIZE
def test_disks_on_one_space_cover_neither_each_other_nor_its_income(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with shown(browser, server, size, meeting_on_tracks()) as page:
        show_region(page, "tracks")
        assert page.evaluate(COVERED, [".c-box .c-pic, .c-space i", ".c-disk"]) == []
        assert page.evaluate(COVERED, [".c-disk", ".c-disk"]) == []
        assert page.evaluate(COVERED, [".c-disk", ".c-track-head, .c-voyage"]) == []


@EVERY_SIZE
def test_disks_of_all_players_on_a_voyage_cover_nothing(browser: Browser, server: Server, size: ViewportSize) -> None:
    table = meeting_on_tracks()
    for seat in range(4):
        table.invested(seat, *table.words["layout"]["voyages"])
    with shown(browser, server, size, table) as page:
        show_region(page, "map")
        disks = ".c-voyage .c-disks .symbol"
        assert page.locator(disks).count() == 4 * 6
        assert page.evaluate(COVERED, [f"{disks}, .c-voyage .c-pic .symbol, .c-voyage .c-price", disks]) == []


@EVERY_SIZE
def test_monasteries_hold_what_they_give(browser: Browser, server: Server, size: ViewportSize) -> None:
    for first in (0, 4):
        with shown(browser, server, size, with_these_monasteries(first)) as page:
            show_region(page, "map")
            assert page.evaluate(OUT_OF_HOUSE) == []


@EVERY_SIZE
def test_a_pilgrim_leaves_the_place_in_sight_where_it_stands(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    with shown(browser, server, size, pilgrims_on_the_way()) as page:
        show_region(page, "map")
        assert page.locator(".c-stop.can").count() > 1
        assert page.evaluate(COVERED, [".c-monastery .c-pic", ".c-pilgrim use:first-child"]) == []
        assert page.evaluate(UNDER_PILGRIMS) == []


@EVERY_SIZE
def test_every_pilgrim_is_nearest_to_its_own_place(browser: Browser, server: Server, size: ViewportSize) -> None:
    """One after the other stands at every place, until all four are there."""
    person = CoimbraPerson(server)
    with visitor(browser, server, size) as page:
        line = Line(page)
        person.enter(page, f"#/table/{person.sit_down(seats=4)}")
        page.locator(".fixed-actions").wait_for()
        show_region(page, "map")
        page.locator(".c-map").wait_for()
        for node in NODE_IDS:
            line.tell(1, [[["players", seat, "pilgrim"], node] for seat in range(4)])
            page.locator(f"[data-node='{node}'][aria-label*='Pilgrim: ']").wait_for()
            assert page.locator(".c-pilgrim").count() == 4
            assert page.evaluate(LOST_PILGRIMS, node) == []


def test_a_phone_shows_the_cards_that_are_asked_about_and_their_prices(browser: Browser, server: Server) -> None:
    with shown(browser, server, PHONE, die_in_the_upper_city()) as page:
        frame = page.locator(".narrow-main").bounding_box()
        assert frame is not None
        for card in page.locator(".c-card.can").all():
            box = card.bounding_box()
            assert box is not None
            assert box["y"] >= frame["y"] - 1
            assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1
        for choice in page.locator(".drawer .choice").all():
            assert choice.locator(".choice-price .d-painted").get_attribute("data-text") == "6"


def test_a_tablet_says_what_ones_own_cards_do_and_uses_its_room(browser: Browser, server: Server) -> None:
    table = die_in_the_upper_city()
    cards = CARD_IDS[-7:]
    table.give(0, *cards)
    with shown(browser, server, TABLET, table) as page:
        page.locator("#tab-mine").tap()
        come_to_rest(page)
        words = page.locator(".c-own .c-card .c-words").all_inner_texts()
        told = {card["id"]: card["explanation"]["en"] for card in described(table)["cards"]}
        assert sorted(words) == sorted(told[card] for card in cards)
        frame = page.locator(".narrow-main").bounding_box()
        own = page.locator(".c-own").bounding_box()
        assert frame is not None
        assert own is not None
        assert own["y"] + own["height"] > frame["y"] + frame["height"] * 0.9


@pytest.mark.parametrize("size", [SIZES["1280"], SIZES["1440"], SIZES["390"]], ids=["1280", "1440", "390"])
def test_signs_at_the_corners_of_dice_leave_all_pips_in_sight(
    browser: Browser, server: Server, size: ViewportSize
) -> None:
    for table in (all_pips_in_the_city(), fullest("placing")):
        with shown(browser, server, size, table) as page:
            assert page.locator(".c-row .c-die > svg:first-child circle").count() > 20
            signs = ".c-die > :is(.c-corner, .c-owner, .c-capped)"
            assert page.evaluate(COVERED, [".c-die > svg:first-child circle:not(.c-dent)", signs]) == []


def described(table: Table) -> Any:
    """What the game tells of its parts."""
    return table.game.describe()


def show_region(page: Page, region: str) -> None:
    """Bring a part of the board into sight, where a screen shows one part at a time."""
    tab = page.locator(f".region-tabs [data-region='{region}']")
    if tab.count():
        tab.tap()
        come_to_rest(page)
