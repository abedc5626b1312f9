"""One Chromium and one server for the tests of this folder.

Both end with the folder's last test in a process: while Playwright runs, no other test could use asyncio.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.harness import Lacking, Server, build_client, find_chromium, launch
from tests.browser.pages import SEED
from tests.browser.player import ENDLESS, FEW
from tests.patience import MILLISECONDS

expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    try:
        find_chromium()
    except Lacking as lack:
        pytest.fail(str(lack), pytrace=False)
    with sync_playwright() as playwright:
        started = launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    try:
        build_client()
        running = Server(tmp_path_factory.mktemp("stammtisch")).start()
    except Lacking as lack:
        pytest.fail(str(lack), pytrace=False)
    yield running
    running.stop()


@pytest.fixture(params=["same", pytest.param("new", marks=pytest.mark.nightly)])
def seed(request: pytest.FixtureRequest) -> int:
    """The seed of a complete game: always the same, and at night one that nobody has played; a failure tells it."""
    chosen = SEED if request.param == "same" else secrets.randbits(32)
    print(f"seed {chosen}")  # noqa: T201
    return chosen


@pytest.fixture
def most(seed: int) -> int:
    """How many moves of each kind are made by clicks in a complete game."""
    return FEW if seed == SEED else ENDLESS
