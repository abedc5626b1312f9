"""Building beside play: what the process tells, what becomes of it, and when it is begun at all."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path

import pytest

from stammtisch.engine import beside
from stammtisch.engine.beside import BROKEN_OFF, Building, News, news_in
from stammtisch.engine.loading import ENGINE, form
from tests.patience import PATIENCE, until


class Listener:
    """Keeps all news, and lets a test wait for the end of them."""

    def __init__(self) -> None:
        self.news: list[News] = []
        self.is_over = threading.Event()
        self.has_begun = threading.Event()

    def __call__(self, news: News) -> None:
        self.news.append(news)
        self.has_begun.set()
        if news.is_over:
            self.is_over.set()


def command(program: str) -> tuple[str, ...]:
    return sys.executable, "-c", program


def test_news_arrive_in_order_and_end_with_the_folder() -> None:
    listener = Listener()

    Building(listener, command("""print('{"done": 1, "of": 4}\\n{"waiting": true}\\nnoise\\n{"folder": "/there"}')"""))

    assert listener.is_over.wait(PATIENCE)
    assert listener.news[0] == News(1, 4)
    assert listener.news[1].is_waiting
    assert listener.news[-1] == News(folder=Path("/there"))


@pytest.mark.parametrize(
    "program", ["import os; os._exit(9)", """print('{"done": 1, "of": 4}'); raise SystemExit(1)"""]
)
def test_a_build_that_dies_is_told_as_broken_off(program: str) -> None:
    listener = Listener()

    Building(listener, command(program))

    assert listener.is_over.wait(PATIENCE)
    assert listener.news[-1].reason == BROKEN_OFF


def test_stopping_ends_everything_that_the_build_has_started() -> None:
    listener = Listener()
    program = """if True:
        import subprocess, sys, time
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        print('{"done": %d, "of": 1}' % child.pid, flush=True)
        time.sleep(600)"""
    building = Building(listener, command(program))
    assert listener.has_begun.wait(PATIENCE)

    building.stop()

    assert not listener.is_over.is_set(), "whoever has stopped it need not be told"
    until(lambda: has_ended(listener.news[0].done), "every process of the build has ended")


def has_ended(process: int) -> bool:
    """Whether a process is gone, or waits only for somebody to take notice."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_a_line_that_is_no_news_is_passed_over() -> None:
    assert news_in("Segmentation fault") is None


def test_nobody_builds_where_a_form_was_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENGINE, "interpreted")
    assert not beside.is_wanted()
    monkeypatch.delenv(ENGINE)
    monkeypatch.setenv("STAMMTISCH_COMPILE", "0")
    assert not beside.is_wanted()
    monkeypatch.delenv("STAMMTISCH_COMPILE")
    assert beside.is_wanted() is (form() == "interpreted")


def test_tests_run_with_the_form_that_was_chosen_for_them() -> None:
    told = os.environ[ENGINE]
    assert (told == "interpreted") is (form() == "interpreted")
