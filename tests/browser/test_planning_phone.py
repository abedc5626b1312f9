"""Planning Orléans on a phone: what fits the thing picked lies within reach of the thumb, and nothing is scrolled."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.hands import Finger
from tests.browser.harness import Server
from tests.browser.pages import PHONE, come_to_rest, on_narrowest_phone
from tests.browser.test_drag_orleans import HELD, drag, follower, planning, space_of, take_back

SCROLLED = "document.querySelector('.narrow-main').scrollTop"
# The lower half of the screen: where a thumb is.
IS_LOW = "(one) => one.getBoundingClientRect().top > innerHeight / 2"


def strip(page: Page) -> Locator:
    return page.locator(".o-reach")


def test_a_follower_is_picked_and_placed_without_scrolling(browser: Browser, server: Server) -> None:
    with planning(browser, server, PHONE) as (page, player):
        scrolled = page.evaluate(SCROLLED)
        legal = [player.notations[number] for number in player.view()["prompt"]["legal"]]
        for tile, space in (("monk", "university.3"), ("boatman", "castle.2")):
            follower(page, tile).tap()
            expect(strip(page)).to_be_in_viewport()
            assert strip(page).evaluate(IS_LOW)
            # Only places that take it, each once, and all of them.
            shown = strip(page).locator("[data-onto]").evaluate_all("found => found.map((one) => one.dataset.onto)")
            taking = {one.split()[2].split(".")[0] for one in legal if one.startswith(f"place {tile} ")}
            assert {one.split(".")[0] for one in shown} == taking
            strip(page).locator(f"[data-onto='{space}']").tap()
            expect(space_of(page, space)).to_have_class(HELD)
            expect(strip(page)).to_have_count(0)
            assert page.evaluate(SCROLLED) == scrolled
            take_back(page, space)


def test_a_space_picked_first_offers_the_followers_that_fit(browser: Browser, server: Server) -> None:
    with planning(browser, server, PHONE) as (page, _):
        space_of(page, "ship.2").tap()
        expect(strip(page)).to_be_in_viewport()
        strip(page).get_by_role("button", name="boatman", exact=True).tap()
        expect(space_of(page, "ship.2")).to_have_class(HELD)


def test_a_follower_can_be_dragged_into_the_strip(browser: Browser, server: Server) -> None:
    with planning(browser, server, PHONE) as (page, _):
        follower(page, "knight").tap()
        drag(page, Finger(page), follower(page, "knight"), strip(page).locator("[data-onto='ship.3']"))
        expect(space_of(page, "ship.3")).to_have_class(HELD)


def test_the_strip_can_be_left(browser: Browser, server: Server) -> None:
    with planning(browser, server, PHONE) as (page, _):
        follower(page, "knight").tap()
        strip(page).get_by_role("button", name="Never mind").tap()
        expect(strip(page)).to_have_count(0)
        expect(page.locator(".o-follower.picked")).to_have_count(0)


# Words of the drawing in letters below 14 px, those of the map as large as they are drawn.
TOO_FINE = """() => {
    const words = (one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
    const size = (one) => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM?.().a ?? 1);
    const found = [...document.querySelectorAll(".narrow-main .orl *")]
        .filter((one) => one.getClientRects().length && (words(one) || one.matches(".d-painted")))
        .filter((one) => !one.closest(".d-hidden") && size(one) < 14);
    return found.map((one) => `${one.getAttribute("class")} "${one.textContent}" ${size(one)}`).slice(0, 8);
}"""


def test_everything_can_be_read_on_a_phone(browser: Browser, server: Server) -> None:
    with planning(browser, server, PHONE) as (page, player):
        on_narrowest_phone(page)
        for tab in ("mine", "board"):
            player.show(tab)
            come_to_rest(page)
            assert page.evaluate(TOO_FINE) == []
