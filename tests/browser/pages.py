"""A page in a real browser: opening it, waiting until it rests, turning it between languages, telling what is seen."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize
from playwright.sync_api import Error as PlaywrightError

from tests import evidence
from tests.browser.harness import Server
from tests.patience import MILLISECONDS

WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
TABLET: Final[ViewportSize] = {"width": 768, "height": 1024}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
NARROWEST: Final[ViewportSize] = {"width": 360, "height": 740}
# By day where room is scarcest, or where most is in sight; the other at night.
BY_NIGHT_WIDE = pytest.mark.parametrize(
    "size", [pytest.param(WIDE, marks=pytest.mark.nightly), PHONE], ids=["1440", "390"]
)
BY_NIGHT_PHONE = pytest.mark.parametrize(
    "size", [WIDE, pytest.param(PHONE, marks=pytest.mark.nightly)], ids=["1440", "390"]
)


# Tables that are opened in a page get a seed, so that the same clicks meet the same game each time.
SEED: Final = 7
GIVE_SEED: Final = """(seed) => {
    const ask = window.fetch;
    window.fetch = (path, how) => {
        const isNewTable = path === "/api/tables" && how?.method === "POST";
        const wish = isNewTable ? { seed, ...JSON.parse(how.body) } : null;
        return ask(path, wish && !wish.public ? { ...how, body: JSON.stringify(wish) } : how);
    };
}"""


# Milliseconds that every answer of the server takes longer: what a test does too early shows on a slow line.
LATENCY: Final = int(os.environ.get("STAMMTISCH_LATENCY", "0"))


@contextmanager
def visitor(
    browser: Browser,
    server: Server,
    size: ViewportSize = WIDE,
    *,
    language: str = "en",
    dark: bool = False,
    calm: bool = True,
    bypass_csp: bool = False,
    seed: int | None = SEED,
    is_refused: bool = False,
    keeps_shell: bool = False,
) -> Iterator[Page]:
    """A person with a browser of their own, who plays by this seed if there is one; errors in the page fail the test.

    Where `is_refused`, the server refuses what the page asks for first, and that is no error of the page. Where it
    `keeps_shell`, the client's service worker is let in (client/worker), so that pages open without the server.
    A test that fails while they are there tells what they see (tests/evidence.py).
    """
    is_hand = size["width"] < 1100  # phones and tablets are used with a finger
    context = browser.new_context(
        viewport=size,
        locale="de-DE" if language == "de" else "en-GB",
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if calm else "no-preference",
        has_touch=is_hand,
        is_mobile=is_hand,
        base_url=server.url,
        bypass_csp=bypass_csp,
        service_workers="allow" if keeps_shell else "block",
    )
    context.set_default_timeout(MILLISECONDS)
    if seed is not None:
        context.add_init_script(f"({GIVE_SEED})({seed})")
    page = context.new_page()
    if LATENCY:
        line = context.new_cdp_session(page)
        slow = {"offline": False, "latency": LATENCY, "downloadThroughput": -1, "uploadThroughput": -1}
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", slow)
    console = Console(page, is_refused=is_refused)
    try:
        with (
            evidence.witness(f"the server at {server.url}", server.log),
            evidence.witness("the page", lambda: what_is_seen(page, console)),
        ):
            yield page
            assert not console.faults(), f"errors in the page: {console.faults()}"
    finally:
        context.close()


# True when for some frames in a row nothing has changed its size or place, and no drawing of a game is on its way:
# whatever had to be drawn has been.
# It is asked at every frame, so it keeps one number made of all sizes and places, not all of them.
IS_AT_REST: Final = """() => {
    let now = 0;
    const add = (number) => { now = (Math.imul(now, 31) + Math.round(number * 64)) | 0; };
    for (const one of [document.documentElement, ...document.querySelectorAll("main, main *")]) {
        const box = one.getBoundingClientRect();
        for (const number of [box.x, box.y, box.width, box.height, one.scrollWidth, one.scrollHeight]) add(number);
    }
    const seen = (window.seenByTest ??= { now: null, frames: 0 });
    const isBusy = document.querySelector("[aria-busy=true]") !== null;
    seen.frames = now === seen.now && !isBusy ? seen.frames + 1 : 0;
    seen.now = now;
    return seen.frames >= 4;
}"""


def come_to_rest(page: Page) -> None:
    """Wait until the page has drawn what it has to draw."""
    page.evaluate("delete window.seenByTest")
    page.wait_for_function(IS_AT_REST)


def on_narrowest_phone(page: Page) -> None:
    """Hold the page as it is held where room is scarcest; on other phones the fullest tables are looked at
    (tests/browser/test_layout.py)."""
    page.set_viewport_size(NARROWEST)
    come_to_rest(page)


# True when all of the page speaks this language, down to its smallest parts: after its words they get it in turn
# (client/src/speech.ts). What says by itself that it is in another language means to be.
SPEAKS: Final = """(language) => [...document.querySelectorAll("body :not(:has(*))")].every((one) => {
    const nearest = one.closest("[lang]");
    return nearest.getAttribute("lang") === language || !nearest.matches("html, [data-spoken]");
})"""
LANGUAGES: Final = {"en": "English", "de": "German"}


def in_both_languages(page: Page) -> Iterator[str]:
    """The name of the page's language, and then of the other one, which it speaks when its button has been pressed.

    Looking twice at one page costs far less than opening it twice. The key leaves the mouse where it is.
    """
    button = page.locator(".lang-button")
    other = button.get_attribute("lang") or ""
    (now,) = LANGUAGES.keys() - {other}
    yield LANGUAGES[now]
    button.press("Enter")
    page.wait_for_function(SPEAKS, arg=other)
    yield LANGUAGES[other]


# What the browser says of a server that cannot be reached, or that went away before its answer, at its beginning or in
# the middle of it: which of them depends on what the server was doing when it was killed.
SERVER_IS_AWAY: Final = (
    "WebSocket connection",
    "ERR_CONNECTION",
    "ERR_SOCKET_NOT_CONNECTED",
    "ERR_EMPTY_RESPONSE",
    "ERR_CONTENT_LENGTH_MISMATCH",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
)


class Console:
    """What a page says to those who look behind it."""

    def __init__(self, page: Page, *, is_refused: bool = False) -> None:
        self.lines: list[str] = []
        self.errors: list[str] = []
        self._harmless = [*SERVER_IS_AWAY, *(["status of 400", "status of 409"] if is_refused else [])]
        page.on("console", self._note)
        page.on("pageerror", self._note_error)

    def _note(self, message: ConsoleMessage) -> None:
        self.lines.append(f"{message.type}: {message.text}")
        if message.type == "error":
            self.errors.append(message.text)

    def _note_error(self, error: PlaywrightError) -> None:
        self.lines.append(f"uncaught: {error}")
        self.errors.append(str(error))

    def faults(self) -> list[str]:
        """Errors of the page; a server that is away shows in the console, too, and is none."""
        return [line for line in self.errors if not any(words in line for words in self._harmless)]


# What a person reads first: what is asked, notices, whether the server is there; then the rest of the page.
READ_FIRST: Final = (".asked", ".notice", ".connection-bar", "main")
MOST_READ: Final = 1500


def what_is_seen(page: Page, console: Console) -> str:
    """Address, picture, words and console of a page, for the report of a failure."""
    told = [f"address: {page.url}"]
    try:
        picture = evidence.new_picture()
        page.screenshot(path=picture)
        told.append(f"picture: {picture.relative_to(evidence.ROOT)}")
        for part in READ_FIRST:
            words = [" ".join(text.split())[:MOST_READ] for text in page.locator(part).all_inner_texts()]
            told += [f"{part}: {text}" for text in words if text]
    except PlaywrightError as error:
        told.append(f"the page cannot be looked at: {error}")
    told += ["console:", *(f"  {line}" for line in console.lines[-30:])] if console.lines else ["console: silent"]
    return "\n".join(told)


def open_home(page: Page, name: str = "Anna", title: str = "Orléans") -> None:
    page.goto("/")
    page.locator("#home-name").fill(name)
    choose_game(page, title)


def choose_game(page: Page, title: str) -> None:
    """Choose a game on the first screen."""
    page.locator(".game-card", has=page.locator(".game-title", has_text=title)).click()


def set_up_table(page: Page, sitters: list[str], name: str = "Anna", title: str = "Orléans") -> str:
    """Open a table by the form of the first screen: "me", "free", "c:random" … by seat. Returns the table's id."""
    open_home(page, name, title)
    page.locator(".start-more button").click()
    page.locator("#setup .segment", has_text=str(len(sitters))).first.click()
    for seat, sitter in enumerate(sitters):
        page.locator("#setup .seat-field select").nth(seat).select_option(sitter)
    page.locator("#setup button[type=submit]").click()
    page.wait_for_url("**/#/table/*")
    return page.url.rsplit("/", 1)[1]
