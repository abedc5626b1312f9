"""Village in a real browser: complete games by clicks, what it says and explains, and that it fits every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from scripts.build_client import CLIENT
from tests.browser.harness import Server, fetch_libraries
from tests.browser.pages import (
    BY_NIGHT_WIDE,
    PHONE,
    SEED,
    WIDE,
    come_to_rest,
    in_both_languages,
    on_narrowest_phone,
    visitor,
)
from tests.browser.test_accessibility import assert_accessible
from tests.browser.test_phone import assert_fits, assert_large_enough
from tests.browser.test_wide import assert_nothing_hidden
from tests.browser.village import VillagePlayer, Villager, set_up_village

# Buttons of the drawing that are too small for a thumb; castles and roads of the map are no buttons.
SMALL_THINGS = """(thumb) => [...document.querySelectorAll(".vil .d-hit")]
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < thumb || box.width < thumb))
    .map(([one, box]) => `${one.className} "${one.ariaLabel}" ${box.width.toFixed()} x ${box.height.toFixed()}`)"""


@pytest.fixture(scope="module")
def axe() -> str:
    script = CLIENT / "node_modules" / "axe-core" / "axe.min.js"
    if not script.is_file():
        fetch_libraries()
    return script.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def crowded(server: Server) -> tuple[Villager, str]:
    """Five at the table, in the middle of the game."""
    person = Villager(server, "Maximiliane")
    table = person.sit_down(seats=5)
    person.play(table, lambda view: bool(view["round"] >= 4 and view["prompt"]["question"] == "take-cube"))
    return person, table


@pytest.fixture(scope="module")
def alone(server: Server) -> tuple[Villager, str]:
    """The solo mode, in the middle of the game."""
    person = Villager(server, "Maximiliane")
    table = person.sit_down(seats=1)
    person.play(table, lambda view: bool(view["round"] >= 3 and view["prompt"]["question"] == "take-cube"))
    return person, table


# On a phone a click on the board means a change of tabs besides, so fewer of them keep the test short. By day the solo
# mode is played on a phone, and a game of two on a wide screen with the expansions; all others at night.
@pytest.mark.parametrize(
    ("players", "size", "on_board"),
    [
        pytest.param(2, WIDE, 0.7, id="two-1440", marks=pytest.mark.nightly),
        pytest.param(1, PHONE, 0.3, id="solo-390", marks=pytest.mark.nightly),
        pytest.param(2, PHONE, 0.3, id="two-390", marks=pytest.mark.nightly),
        pytest.param(1, WIDE, 0.7, id="solo-1440", marks=pytest.mark.nightly),
    ],
)
def test_a_complete_game_by_clicks(
    browser: Browser, server: Server, seed: int, most: int, size: ViewportSize, on_board: float, players: int
) -> None:
    with visitor(browser, server, size, seed=seed) as page:
        player = set_up_village(page, ["me"] + ["c:random"] * (players - 1))
        player.play_to_the_end(on_board, most)
        print(f"{player.moves} moves; on the board: {dict(player.on_board)}")  # noqa: T201
        sheet = page.locator(".score-sheet, .score-blocks")
        sheet.wait_for()
        assert "Anna" in sheet.inner_text()
        table = server.ask(f"/api/tables/{page.url.rsplit('/', 1)[1]}")
        assert table["status"] == "finished"
        for points in table["result"]["scores"]:
            assert str(points["total"]) in sheet.inner_text()
        # The board really was part of it; which actions a game brings is up to chance.
        assert "take" in player.on_board
        if seed == SEED:  # in a game that nobody has played chance may bring few
            assert len(player.on_board) >= 4, player.on_board
        assert not player.missed, f"not to be clicked where they lie: {player.missed}"


def test_what_cannot_be_chosen_says_why(browser: Browser, server: Server, crowded: tuple[Villager, str]) -> None:
    person, table = crowded
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}")
        VillagePlayer(page).settle()
        for thing, rule in ((".v-queue .v-customer", "V-5.1"), ("[data-building='mill']", "V-3.3")):
            page.locator(thing).first.click()
            notice = page.locator(".notice")
            notice.wait_for()
            assert rule in notice.inner_text(), notice.inner_text()
            notice.locator("button").click()
        page.locator("[data-castle='east']").hover()
        card = page.locator(".explanation")
        card.wait_for()
        assert "V-7.3" in card.inner_text()


def test_a_cube_is_taken_by_keyboard(browser: Browser, server: Server) -> None:
    person = Villager(server)
    table = person.sit_down(seats=2)
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}")
        player = VillagePlayer(page)
        player.settle()
        before = player.moment()
        cube = page.locator(".v-cubes.can").first
        cube.focus()
        page.keyboard.press("Enter")
        player.wait_for_change(before)
        assert player.view()["prompt"]["question"] != "take-cube" or player.view()["prompt"]["seats"] != [0]


def test_conny_has_a_mark_in_the_log_as_everybody_has(
    browser: Browser, server: Server, alone: tuple[Villager, str]
) -> None:
    person, table = alone
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}")
        VillagePlayer(page).settle()
        line = page.locator(".log li", has_text="Conny takes").last
        expect(line.locator(".who")).to_contain_text("Conny")
        expect(line.locator(".who .seat-mark.seat-1")).to_be_visible()
        mine = page.locator(".log li", has_text="Maximiliane takes").last
        expect(mine.locator(".who .seat-mark.seat-0")).to_be_visible()


def test_two_equal_figures_leave_the_bag_one_after_the_other(browser: Browser, server: Server) -> None:
    # Alone the marker pays for the first: then neither the question nor what one has tells that it was bought.
    person = Villager(server)
    table = person.sit_down(seats=1, seed=38)
    person.play(table, lambda view: bool(view["prompt"]["question"] == "buy-out"))
    with visitor(browser, server) as page:
        person.enter(page, f"#/table/{table}")
        player = VillagePlayer(page)
        player.settle()
        assert player.view()["players"][0]["family"]["bag"] == {"1": 2}
        coins = player.view()["players"][0]["coins"]
        assert player.take_on_board("buy-out 1")
        assert player.view()["players"][0]["family"]["bag"] == {"1": 1}
        assert player.view()["players"][0]["coins"] == coins


@BY_NIGHT_WIDE
def test_axe_finds_nothing_serious(
    browser: Browser, server: Server, axe: str, crowded: tuple[Villager, str], size: ViewportSize
) -> None:
    person, table = crowded
    with visitor(browser, server, size, bypass_csp=True) as page:
        person.enter(page, f"#/table/{table}")
        player = VillagePlayer(page)
        player.settle()
        assert_accessible(page, axe, "the table")
        for tab in ("mine", "others") if player.is_narrow else ():
            player.show(tab)
            assert_accessible(page, axe, f"tab {tab}")


@pytest.mark.nightly
def test_axe_finds_nothing_serious_in_the_solo_mode(
    browser: Browser, server: Server, axe: str, alone: tuple[Villager, str]
) -> None:
    person, table = alone
    with visitor(browser, server, PHONE, bypass_csp=True) as page:
        person.enter(page, f"#/table/{table}")
        VillagePlayer(page).settle()
        assert_accessible(page, axe, "the solo table")


@pytest.mark.parametrize("which", [pytest.param("crowded", marks=pytest.mark.nightly), "alone"])
def test_it_fits_a_phone(browser: Browser, server: Server, request: pytest.FixtureRequest, which: str) -> None:
    person, table = request.getfixturevalue(which)
    with visitor(browser, server, PHONE) as page:
        person.enter(page, f"#/table/{table}")
        player = VillagePlayer(page)
        player.settle()
        assert_fits_phones(page, player, ("mine", "others", "board") if which == "crowded" else ("mine", "board"))


def assert_fits_phones(page: Page, player: VillagePlayer, tabs: tuple[str, ...]) -> None:
    """Every tab and every region of the board; the board is the last of the tabs."""
    on_narrowest_phone(page)
    for language in in_both_languages(page):
        for tab in tabs:
            player.show(tab)
            come_to_rest(page)
            assert_fits(page, f"tab {tab} in {language}")
            assert_large_enough(page, f"tab {tab} in {language}")
            assert_large_enough(page, f"tab {tab} in {language}", SMALL_THINGS)
        for region in page.locator(".region-tabs button").all():
            region.tap()
            assert_fits(page, f"region {region.inner_text()} in {language}")


@pytest.mark.nightly
@pytest.mark.parametrize("which", ["crowded", "alone"])
def test_it_fits_one_wide_screen(browser: Browser, server: Server, request: pytest.FixtureRequest, which: str) -> None:
    person, table = request.getfixturevalue(which)
    with visitor(browser, server, WIDE) as page:
        person.enter(page, f"#/table/{table}")
        VillagePlayer(page).settle()
        page.locator(".v-farm").wait_for()
        for language in in_both_languages(page):
            assert_nothing_hidden(page, f"the wide table in {language}")
            assert_fits(page, f"the wide table in {language}")
