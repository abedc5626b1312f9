"""A hint at the table, and the analysis after the game: by clicks and keys, wide and on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from scripts.build_client import CLIENT
from tests.browser.harness import OwnServer, Server, build_client
from tests.browser.pages import BY_NIGHT_PHONE, PHONE, open_home, visitor
from tests.browser.person import Person
from tests.browser.player import Player
from tests.browser.test_accessibility import assert_accessible


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that thinks briefly."""
    build_client()
    settings = {"STAMMTISCH_HINT_SECONDS": "0.2", "STAMMTISCH_ANALYSIS_SIMULATIONS": "4"}
    started = OwnServer(tmp_path_factory.mktemp("advice"), **settings).start()
    yield started
    started.stop()


@pytest.fixture(scope="module")
def axe() -> str:
    return (CLIENT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def finished(quick: Server) -> tuple[Person, str]:
    person = Person(quick, language="de")
    return person, person.let_computers_play()


def open_with_hints(page: Page) -> str:
    """A table against a computer by the form of the first screen, with hints."""
    open_home(page)
    page.locator(".start-more button").click()
    page.locator("#setup .segment", has_text="2").first.click()
    page.locator("#setup .seat-field select").nth(1).select_option("c:random")
    page.get_by_role("switch", name="Offer hints").check()
    page.locator("#setup button[type=submit]").click()
    page.wait_for_url("**/#/table/*")
    return page.url.rsplit("/", 1)[1]


@BY_NIGHT_PHONE
def test_a_hint_tells_the_best_answers_and_does_one(
    browser: Browser, quick: Server, axe: str, size: ViewportSize
) -> None:
    with visitor(browser, quick, size, bypass_csp=True) as page:
        open_with_hints(page)
        player = Player(page)
        player.settle()
        button = page.get_by_role("button", name="Give me a hint")
        button.focus()
        page.keyboard.press("Enter")
        advice = page.locator(".hint-list > li")
        advice.first.wait_for()
        assert 1 <= advice.count() <= 3
        expect(advice.first).to_contain_text("points")
        expect(page.get_by_role("button", name="New hint")).to_be_visible()
        width = page.evaluate("document.documentElement.scrollWidth")
        assert width <= size["width"]
        assert_accessible(page, axe, "a hint")
        # Doing it is a move like any other, and the hint goes with its question.
        advice.first.get_by_role("button").click()
        expect(page.locator(".hint-list")).to_have_count(0)
        # It was a plan of several steps: the next one is a click away.
        step = page.get_by_role("button", name="Continue the plan")
        before = step.inner_text()
        step.click()
        expect(step.filter(has_text=before)).to_have_count(0)


def test_a_hint_comes_though_others_answer_beside_me(browser: Browser, quick: Server) -> None:
    anna, ben = Person(quick), Person(quick, "Ben")
    wish = {"game": "orleans", "seats": 2, "seat": 0, "hints": True, "seed": 7}
    table = anna.ask("/api/tables", wish)["table"]
    ben.ask(f"/api/tables/{table}/join", {"seat": 1})
    anna.ask(f"/api/tables/{table}/start", {})
    with visitor(browser, quick) as page:
        anna.enter(page, f"#/table/{table}")
        player = Player(page)
        player.settle()

        def answer_late(route: Route) -> None:
            advice = route.fetch()
            version = ben.ask(f"/api/tables/{table}/view")["version"]
            ben.ask(f"/api/tables/{table}/actions", {"version": version, "action": "end-planning"})
            route.fulfill(response=advice)

        page.route("**/hint", answer_late)
        before = page.locator("[data-version]").get_attribute("data-version")
        page.get_by_role("button", name="Give me a hint").click()
        page.locator(".hint-list > li").first.wait_for()
        expect(page.locator("[data-version]")).not_to_have_attribute("data-version", before or "")
        # Ben has ended his planning, which takes nothing from the advice: it can still be done.
        page.locator(".hint-list > li button").first.click()
        expect(page.locator(".hint-list")).to_have_count(0)
        page.get_by_role("button", name="Continue the plan").wait_for()


def test_a_table_without_hints_offers_none(browser: Browser, quick: Server) -> None:
    person = Person(quick)
    table = person.sit_down()
    with visitor(browser, quick) as page:
        person.enter(page, f"#/table/{table}")
        Player(page).settle()
        expect(page.locator(".hint-box")).to_have_count(0)


# Of every curve: where its words and its plot lie.
WHERE_WORDS_LIE = """() => [...document.querySelectorAll(".analysis-curve > svg")].map((svg) => {
  const grid = svg.querySelector(".curve-grid").getBoundingClientRect();
  const box = svg.getBoundingClientRect();
  const rounds = [...svg.querySelectorAll(".curve-grid.is-round")];
  const bottom = Math.max(...rounds.map((line) => line.getBoundingClientRect().bottom));
  return [...svg.querySelectorAll("text")].map((text) => {
    const own = text.getBoundingClientRect();
    const isInside = own.left >= box.left && own.right <= box.right + 1 && own.bottom <= box.bottom + 1;
    return [text.textContent, isInside, own.right <= grid.left, own.top >= bottom - 1];
  });
})"""


def test_the_analysis_of_a_finished_game(
    browser: Browser, quick: Server, axe: str, finished: tuple[Person, str]
) -> None:
    person, table = finished
    with visitor(browser, quick, language="de", bypass_csp=True) as page:
        person.enter(page, f"#/table/{table}")
        page.get_by_role("link", name="Analyse").click()
        page.wait_for_url(f"**/#/analysis/{table}")
        page.get_by_role("button", name="Diese Partie analysieren").click()
        page.locator(".analysis-ledger").wait_for()
        assert page.locator(".analysis-ledger tbody tr").count() == 2
        assert page.locator(".analysis-curve > svg").count() == 2
        for words in page.evaluate(WHERE_WORDS_LIE):
            assert [text for text, is_inside, *_ in words if not is_inside] == []
            # Points stand left of the plot, rounds below it.
            assert [text for text, _, is_left, is_below in words if is_left == is_below] == []
            assert {"1", "Runde"} <= {text for text, *_ in words}
        expect(page.locator("h1")).to_have_text("Analyse: Orléans")
        assert_accessible(page, axe, "the analysis")
        # A costly decision leads to its move.
        page.locator(".analysis-list a").first.click()
        page.locator(".replay").wait_for()
    # For somebody else it is there without asking for it, on a phone and in the dark too.
    with visitor(browser, quick, PHONE, dark=True, bypass_csp=True) as page:
        page.goto(f"/#/analysis/{table}")
        page.locator(".analysis-ledger").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        expect(page.get_by_role("heading", name="How the result came about")).to_be_visible()
        assert_accessible(page, axe, "the analysis on a phone")


@BY_NIGHT_PHONE
def test_while_an_analysis_is_worked_out_its_first_numbers_are_there(
    browser: Browser, quick: Server, axe: str, finished: tuple[Person, str], size: ViewportSize
) -> None:
    _, table = finished
    known: list[dict[str, object]] = [
        {"at": 0, "stage": 1, "points": [151.2, 148.8], "wins": [0.55, 0.45], "bands": [12.4, 13.6]},
        {"at": 3, "stage": 1, "points": [155.0, 147.1], "wins": [0.6, 0.4], "bands": [12.4, 13.6]},
    ]
    under_way = {"status": "running", "done": 2, "total": 9, "report": None, "so_far": known}
    with visitor(browser, quick, size, bypass_csp=True) as page:
        page.route(f"**/api/tables/{table}/analysis", lambda route: route.fulfill(json=under_way))
        page.goto(f"/#/analysis/{table}")
        first = page.locator(".analysis-list li").first
        expect(first).to_contain_text("151 points (± 12), 55 % to win")
        expect(page.locator(".analysis-curve > svg")).to_have_count(1)
        expect(page.get_by_text("2 of 9 decisions")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert_accessible(page, axe, "an analysis under way")


def test_a_game_that_is_not_over_has_no_analysis(browser: Browser, quick: Server) -> None:
    table = Person(quick).sit_down()
    with visitor(browser, quick) as page:
        page.goto(f"/#/analysis/{table}")
        expect(page.get_by_text("There is an analysis once the game is over")).to_be_visible()
