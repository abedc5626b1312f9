"""The client as something that stays on a device: it can be installed, opens without its server, and renews itself."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from scripts.icons import ICONS, PUBLIC, pixels
from tests.browser.harness import BUILT_CLIENT, ROOT, OwnServer, Server
from tests.browser.pages import PHONE, in_both_languages, open_home, visitor
from tests.browser.player import new_game

# The tests' windows are private ones, in which nothing is installed.
PRIVATE_WINDOW: Final = "in-incognito"
IS_KEPT: Final = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
STORES: Final = "caches.keys()"
STORED: Final = """async () => {
    const found = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found.sort();
}"""
# Nothing is tried again by itself, so that it is the button that does it.
ONLY_BY_HAND: Final = """(() => {
    const wait = window.setTimeout;
    window.setTimeout = (act, delay, ...given) => (delay > 400 ? 0 : wait(act, delay, ...given));
})()"""
LOOK_FOR_NEWS: Final = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => null)"
VERSION: Final = "document.documentElement.dataset.built"
OFFER: Final = """() => {
    const offer = new Event("beforeinstallprompt", { cancelable: true });
    offer.prompt = async () => { window.wasAsked = true; };
    window.dispatchEvent(offer);
    return offer.defaultPrevented;
}"""


@pytest.fixture
def own_server(server: Server, tmp_path: Path) -> Iterator[Server]:
    """A server that can be stopped, with a copy of the client that can be changed; `server` has seen to its build."""
    del server
    static = tmp_path / "static"
    shutil.copytree(BUILT_CLIENT, static)
    running = OwnServer(tmp_path / "data", STAMMTISCH_STATIC_DIR=str(static)).start()
    yield running
    running.stop()


def static_of(server: Server) -> Path:
    return Path(server.settings["STAMMTISCH_STATIC_DIR"])


def renew(server: Server) -> str:
    """Put another version of the client on the server, which has no drawing of Village any more; what it is called."""
    static = static_of(server)
    page, worker = static / "index.html", static / "sw.js"
    found = re.search(r'data-built="(\w+)"', page.read_text(encoding="utf-8"))
    assert found is not None
    new = found[1][::-1] + "0"
    for file in (page, worker):
        text = file.read_text(encoding="utf-8").replace(found[1], new)
        file.write_text(re.sub(r'"/assets/village-\w+\.js",?', "", text), encoding="utf-8")
        for packed in (".br", ".gz"):
            file.with_name(file.name + packed).unlink()
    for drawing in static.glob("assets/village-*"):
        drawing.unlink()
    return new


def open_kept(page: Page, address: str = "/") -> None:
    """Open a page and wait until the browser keeps the client."""
    page.goto(address)
    page.wait_for_function(IS_KEPT)


def tokens(theme: str) -> dict[str, str]:
    """The colours of the style sheet, light or dark."""
    sheet = (ROOT / "client/src/styles/tokens.css").read_text(encoding="utf-8")
    light, dark = sheet.split(':root[data-theme="dark"]')
    return dict(re.findall(r"--([\w-]+): (#\w+);", light if theme == "light" else dark))


def test_a_browser_may_install_the_client(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE, keeps_shell=True) as page:
        open_kept(page)
        wire = page.context.new_cdp_session(page)
        read = wire.send("Page.getAppManifest")
        assert not read["errors"]
        faults = wire.send("Page.getInstallabilityErrors")["installabilityErrors"]
        assert {fault["errorId"] for fault in faults} <= {PRIVATE_WINDOW}
        manifest = json.loads(read["data"])
        assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
        assert {manifest["theme_color"], manifest["background_color"]} == {tokens("light")["table"]}
        assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            answer = page.request.get(icon["src"])
            assert answer.ok
            assert answer.headers["content-type"] == icon["type"]


def test_icons_show_what_was_drawn(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        for name, (drawing, size) in ICONS.items():
            picture = PUBLIC / f"{name}.png"
            assert picture.read_bytes()[16:24] == size.to_bytes(4, "big") * 2
            drawn, kept = pixels(page, PUBLIC / f"{drawing}.svg", size), pixels(page, picture, size)
            # Browsers smooth edges differently.
            differences = sum(abs(one - other) for one, other in zip(drawn, kept, strict=True))
            assert differences / len(drawn) < 4, f"{name}: draw it anew (scripts/icons.py)"


def test_what_surrounds_the_page_has_its_colour(browser: Browser, server: Server) -> None:
    colours = "[...document.querySelectorAll('meta[name=theme-color]')].map((one) => one.content)"
    source = (ROOT / "client/index.html").read_text(encoding="utf-8")
    grounds = [tokens(theme)["table"] for theme in ("light", "dark")]
    assert re.findall(r'name="theme-color" content="(#\w+)"', source) == grounds
    with visitor(browser, server, dark=True) as page:
        page.goto("/")
        expect(page.locator(".theme-button")).to_be_visible()
        assert set(page.evaluate(colours)) == {grounds[1]}
        page.locator(".theme-button").click()
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        assert set(page.evaluate(colours)) == {grounds[0]}


def test_the_client_opens_without_its_server_and_says_so(browser: Browser, own_server: Server) -> None:
    with visitor(browser, own_server, PHONE, keeps_shell=True) as page:
        page.add_init_script(ONLY_BY_HAND)
        open_kept(page)
        own_server.stop()
        for address in ("/", "/#/table/nowhere", "/#/rules/orleans"):
            page.goto("about:blank")
            page.goto(address)
            expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
        for language in in_both_languages(page):
            again = "Try again" if language == "English" else "Noch einmal versuchen"
            page.get_by_role("button", name=again).click()
            expect(page.locator(".out-of-reach h1")).to_contain_text("server" if language == "English" else "Server")
        own_server.start()
        page.get_by_role("button", name="Noch einmal versuchen").click()
        expect(page.locator("h1")).to_contain_text("Orléans")


def test_it_goes_on_by_itself_when_the_server_is_back(browser: Browser, own_server: Server) -> None:
    with visitor(browser, own_server, keeps_shell=True) as page:
        open_kept(page)
        own_server.stop()
        page.reload()
        expect(page.locator(".out-of-reach")).to_be_visible()
        own_server.start()
        expect(page.locator("#home-name")).to_be_visible()


def test_what_was_typed_stays_when_the_server_goes(browser: Browser, own_server: Server) -> None:
    with visitor(browser, own_server, keeps_shell=True) as page:
        open_home(page, "Anna of the long evening")
        page.wait_for_function(IS_KEPT)
        own_server.stop()
        page.locator(".start button.primary").first.click()
        expect(page.locator(".notice")).to_contain_text("server cannot be reached")
        expect(page.locator("#home-name")).to_have_value("Anna of the long evening")


def test_a_game_is_played_as_ever_and_nothing_of_it_is_kept(browser: Browser, own_server: Server) -> None:
    with visitor(browser, own_server, keeps_shell=True) as page:
        open_kept(page)
        player = new_game(page)
        player.settle()
        player.move(1.0)
        player.settle()
        before = player.state()
        page.reload()
        player.settle()
        assert player.state() == before
        own_server.stop()
        expect(page.locator(".connection-bar")).to_be_visible()
        page.reload()
        expect(page.locator(".out-of-reach")).to_be_visible()
        own_server.start()
        expect(page.locator("#asked")).to_be_visible()
        player.settle()
        assert player.state() == before
        stored = page.evaluate(STORED)
        files = static_of(own_server).glob("assets/*")
        assets = sorted(f"/assets/{file.name}" for file in files if file.suffix in {".js", ".css"})
        assert [path for path in stored if path.startswith("/assets/")] == assets
        assert set(stored) - set(assets) == {"/", "/favicon.svg", "/manifest.webmanifest"}


def test_a_new_version_is_told_and_loaded_when_people_want_it(browser: Browser, own_server: Server) -> None:
    with visitor(browser, own_server, keeps_shell=True) as page:
        open_kept(page)
        old = page.evaluate(VERSION)
        drawing = next(static_of(own_server).glob("assets/village-*.js")).name
        is_there = f"fetch('/assets/{drawing}').then((answer) => answer.ok)"
        page.evaluate("window.isTheSamePage = true")
        new = renew(own_server)
        page.evaluate(LOOK_FOR_NEWS)

        settings = page.locator(".settings-button")
        expect(settings).to_have_accessible_name("Settings: There is a new version")
        expect(page.locator("[aria-live=polite]")).to_contain_text("new version")
        assert page.evaluate("window.isTheSamePage")
        assert page.evaluate(VERSION) == old
        assert page.evaluate(is_there), "an open page finds all of its version, though the server no longer has it"

        settings.click()
        page.get_by_role("button", name="Load the new version").click()
        page.wait_for_function(f"{VERSION} === '{new}'")
        expect(settings).to_have_accessible_name("Settings")
        page.wait_for_function(f"{STORES}.then((names) => names.join() === 'stammtisch-shell-{new}')")
        own_server.stop()
        page.reload()
        expect(page.locator(".out-of-reach")).to_be_visible()
        assert page.evaluate(VERSION) == new


def test_a_page_that_is_opened_anew_is_never_an_old_one(browser: Browser, own_server: Server) -> None:
    with visitor(browser, own_server, keeps_shell=True) as page:
        open_kept(page)
        new = renew(own_server)
        page.reload()
        assert page.evaluate(VERSION) == new
        page.wait_for_function(f"{STORES}.then((names) => names.includes('stammtisch-shell-{new}'))")
        expect(page.locator(".settings-button")).to_have_accessible_name("Settings")


def test_the_settings_offer_to_install_when_the_browser_does(browser: Browser, server: Server) -> None:
    with visitor(browser, server, PHONE) as page:
        page.goto("/")
        page.locator(".settings-button").click()
        expect(page.locator("dialog.settings")).to_be_visible()
        expect(page.locator(".install-offer")).to_have_count(0)
        assert page.evaluate(OFFER), "no banner of the browser covers the page"
        page.locator(".install-offer button").click()
        page.wait_for_function("window.wasAsked === true")
        expect(page.locator(".install-offer")).to_have_count(0)


def test_without_service_workers_everything_else_works(browser: Browser, server: Server) -> None:
    """As on plain HTTP in a house's own network."""
    with visitor(browser, server) as page:
        page.add_init_script("delete Navigator.prototype.serviceWorker; delete Navigator.prototype.locks;")
        player = new_game(page)
        assert page.evaluate("!('serviceWorker' in navigator) && !('locks' in navigator)")
        player.settle()
        player.move(1.0)
        player.settle()
