"""What a person would have seen when a test failed: told in its report, pictures lie in build/test-failures.

Whatever can tell something – a page, a server – is a witness while it is there. It is asked when a failure passes by,
for afterwards the page is closed; who is still there when the report is made is asked then.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "build" / "test-failures"

Tell = Callable[[], str]

_here: list[tuple[str, Tell]] = []
_told: list[tuple[str, str]] = []


@contextmanager
def witness(what: str, tell: Tell) -> Iterator[None]:
    """While this lasts, a test that fails has this to say besides."""
    here = (what, tell)
    _here.append(here)
    try:
        yield
    except BaseException:  # whatever it is, it goes on
        _ask(what, tell)
        raise
    finally:
        _here.remove(here)


def add_to(report: pytest.TestReport) -> None:
    """Let all witnesses speak in the report of a failure; with the end of its test all is forgotten."""
    if report.failed:
        for what, tell in _here:
            _ask(what, tell)
        report.sections += _told
    if report.failed or report.when == "teardown":
        _told.clear()


def _ask(what: str, tell: Tell) -> None:
    try:
        text = tell()
    except Exception as error:  # noqa: BLE001 - the failure of the test is what counts
        text = f"nothing to be had: {error}"
    _told.append((what, text))


def last_lines(path: Path, count: int = 40) -> str:
    """The end of a log."""
    if not path.is_file():
        return "(nothing)"
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    return "\n".join(lines[-count:]) or "(nothing)"


def new_picture() -> Path:
    """Where the next picture of the running test belongs."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "no test").rsplit(" ", 1)[0]
    name = re.sub(r"[^\w.=-]+", "-", test.removeprefix("tests/")).strip("-")
    FOLDER.mkdir(parents=True, exist_ok=True)
    numbers = (FOLDER / f"{name}{'' if number == 1 else f'-{number}'}.png" for number in range(1, 1000))
    return next(path for path in numbers if not path.exists())


def forget_earlier_runs() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
