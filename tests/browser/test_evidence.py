"""When a browser test fails, its report shows what a person would have seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests import evidence
from tests.browser.harness import Server
from tests.browser.pages import visitor
from tests.browser.player import quick_game
from tests.test_evidence import report


@pytest.fixture(autouse=True)
def pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(evidence, "ROOT", tmp_path)
    monkeypatch.setattr(evidence, "FOLDER", tmp_path / "pictures")
    return tmp_path / "pictures"


def look_and_fail(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        quick_game(page, server).settle()
        page.evaluate("console.warn('something odd')")
        page.locator(".fixed-left .tool").first.click(force=True)
        page.locator(".notice").wait_for()
        raise AssertionError("on purpose")


def meet_an_error(browser: Browser, server: Server) -> None:
    with visitor(browser, server) as page:
        page.goto("/")
        with page.expect_event("pageerror"):
            page.evaluate("setTimeout(() => { throw new Error('lost a piece') })")


def told_in_report() -> dict[str, str]:
    failed = report("failed")
    evidence.add_to(failed)
    return dict(failed.sections)


def test_a_failure_shows_picture_words_console_and_log(browser: Browser, server: Server, pictures: Path) -> None:
    with pytest.raises(AssertionError, match="on purpose"):
        look_and_fail(browser, server)
    told = told_in_report()
    seen = told["the page"]
    assert f"address: {server.url}/#/table/" in seen
    assert ".asked: " in seen
    assert ".notice: There is nothing to take back" in seen
    assert "warning: something odd" in seen
    (picture,) = pictures.iterdir()
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert f"picture: pictures/{picture.name}" in seen
    assert f"the server at {server.url}" in told


def test_an_error_in_the_page_fails_the_test_and_is_shown(browser: Browser, server: Server) -> None:
    with pytest.raises(AssertionError, match=r"errors in the page.*lost a piece"):
        meet_an_error(browser, server)
    assert "uncaught: lost a piece" in told_in_report()["the page"]
