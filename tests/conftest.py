"""What some tests need from the machine, a browser and a database server, and what a failed test tells.

Where something is missing, a newcomer's run goes on without those tests and says so in capitals at the end; with the
environment variable CI set they fail instead.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest

from tests import evidence

# Every process that a test starts uses the form that is under test, whatever else may be compiled on this machine.
os.environ.setdefault("STAMMTISCH_ENGINE", "interpreted")

MEMORY = Path("/dev/shm")
ROOM = 1 << 30


def pytest_configure() -> None:
    """Keep the files of tests in memory where there is room: servers wait for the disk at every move."""
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def missing_programs() -> dict[str, str]:
    """What is not here, with what it is needed for."""
    found: dict[str, str] = {}
    wish = os.environ.get("STAMMTISCH_CHROMIUM")
    if not any(shutil.which(name) for name in ([wish] if wish else ["chromium", "chromium-browser"])):
        found["chromium"] = "THE TABLE IN A REAL BROWSER (Debian package chromium)"
    if not shutil.which("initdb") and not list(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        found["postgresql"] = "THE SERVER ON A REAL POSTGRESQL (Debian package postgresql)"
    return found


def needs_of(item: pytest.Item) -> list[str]:
    needs = [str(mark.args[0]) for mark in item.iter_markers("needs")]
    return [*needs, "chromium"] if "browser" in item.path.parts else needs


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = missing_programs()
    if not missing or os.environ.get("CI"):
        return
    for item in items:
        for need in needs_of(item):
            if need in missing:
                item.add_marker(pytest.mark.skip(reason=f"{need} is missing; scripts/system_packages.sh installs it"))


def pytest_sessionstart(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):  # the workers of pytest-xdist begin later
        evidence.forget_earlier_runs()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    evidence.add_to(report)
    return report


@pytest.hookimpl(wrapper=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    yield
    missing = [] if os.environ.get("CI") else list(missing_programs().values())
    for what in missing:
        terminalreporter.write_line(f"*** NOT TESTED: {what} ***", red=True, bold=True)
