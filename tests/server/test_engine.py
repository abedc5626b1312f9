"""Which form of the engine thinks: told to everybody, changed while games go on, and nothing is lost by it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

import stammtisch
from stammtisch.engine.beside import News
from stammtisch.engine.cache import alone, cache_folder, folder_of
from stammtisch.engine.loading import ENGINE, form
from stammtisch.engine.sources import read_sources
from tests.forms import IS_COMPILED
from tests.patience import until
from tests.ports import free_port
from tests.server.harness import Person, Running, start_game

FAILED = {"en": "there is no C compiler", "de": "es fehlt ein C-Compiler"}


def told_by(*news: dict[str, object]) -> tuple[str, ...]:
    """A build that says this, and goes on until it is stopped."""
    lines = "\n".join(json.dumps(each) for each in news)
    return sys.executable, "-c", f"import time; print({lines!r}, flush=True); time.sleep(600)"


def begin(server: Running, *news: dict[str, object]) -> list[News]:
    """Have the running server build by a scripted process; what the terminal is told."""
    heard: list[News] = []
    ours, loop = server.server, server.loop
    assert ours is not None
    assert loop is not None
    loop.call_soon_threadsafe(ours.engine.build, heard.append, told_by(*news))
    until(lambda: len(heard) >= len(news), "the build has said all")
    return heard


def test_everybody_is_told_which_form_thinks(server: Running) -> None:
    guest = server.spectator()

    assert guest.get("/health")["engine"] == form()
    assert guest.get("/api/engine") == {"form": form(), "building": False, "progress": 0.0, "reason": None}


def test_while_a_build_is_under_way_its_progress_is_told(server: Running) -> None:
    begin(server, {"done": 3, "of": 12})

    found = server.spectator().get("/api/engine")

    assert (found["building"], found["progress"]) == (True, 0.25)


def test_a_build_ends_with_all_of_its_processes_when_another_begins(server: Running) -> None:
    begin(server, {"done": 3, "of": 12})
    assert server.server is not None
    before = server.server.engine._building
    assert before is not None

    begin(server, {"done": 1, "of": 12})

    assert before._process.poll() == -signal.SIGTERM


def test_a_build_that_fails_is_told_with_its_reason_and_play_goes_on(server: Running) -> None:
    begin(server, {"failed": FAILED})

    found = server.spectator().get("/api/engine")

    assert (found["form"], found["building"], found["reason"]) == (form(), False, FAILED)
    assert play_to_the_end(server)


def test_a_finished_build_takes_over_in_the_middle_of_games(server: Running, tmp_path: Path) -> None:
    table = begin_game(server)
    engine = os.environ[ENGINE] if IS_COMPILED else str(tmp_path)

    begin(server, {"folder": engine})

    assert server.spectator().get("/health")["engine"] == "compiled"
    assert server.server is not None
    assert server.server.pool.environment == {ENGINE: engine}
    until(lambda: status_of(server, table) == "finished", "the computers finish their game")


def begin_game(server: Running) -> str:
    """A game between computers."""
    computers = [{"seat": seat, "level": "random"} for seat in range(2)]
    wish = {"game": "coimbra", "seats": 2, "seat": None, "computers": computers, "seed": 7}
    host = server.person()
    made = host.post("/api/tables", wish)
    host.post(f"/api/tables/{made['table']}/start", {})
    return str(made["table"])


def status_of(server: Running, table: str) -> str:
    return str(server.spectator().get(f"/api/tables/{table}")["status"])


def play_to_the_end(server: Running) -> bool:
    table = begin_game(server)
    until(lambda: status_of(server, table) == "finished", "the computers finish their game")
    return True


# With a real build, as `stammtisch serve` has one made, or waits for. Its parts are taken from the build under test.


def seconds_of_compilation(server: int) -> float:
    """The processor time that those who compile for a server have taken: whoever plays goes first, and may take all."""
    found = 0.0
    compiling = {server}
    for folder in sorted(Path("/proc").glob("[0-9]*"), key=lambda each: int(each.name)):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            is_engine = "stammtisch.engine" in (folder / "cmdline").read_text()
        except OSError:  # it has ended
            continue
        parent = int(fields[1])
        if (parent == server and is_engine) or parent in compiling - {server}:
            compiling.add(int(folder.name))
            # Its own time, and that of helpers that have ended.
            found += sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    return found


@contextmanager
def served(folder: Path, cache: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """A server that may compile."""
    environment = {name: value for name, value in os.environ.items() if name != ENGINE}
    environment |= {
        "PYTHONPATH": str(Path(stammtisch.__file__).parents[1]),
        "STAMMTISCH_CACHE_DIR": str(cache),
        "STAMMTISCH_PACE": "0",
        "STAMMTISCH_COMPUTER_SECONDS": "0.1",  # which form thinks is asked here, not how well
        "LANG": "C.UTF-8",
    }
    words = [sys.executable, "-m", "stammtisch", "serve", "--no-open", "--port", str(port), "--data-dir", str(folder)]
    with subprocess.Popen(
        words, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        assert f":{port} " in server.stdout.readline()
        try:
            yield server
        finally:
            server.send_signal(signal.SIGTERM)
            server.communicate()


def take_a_turn(person: Person, table: str) -> int:
    """Answer until the computer is asked, and wait for its answer; the version after it."""
    while person.move(table):
        pass
    until(lambda: bool(person.view(table)["view"]["prompt"]["legal"]), "the computer answers")
    return int(person.view(table)["version"])


def begin_another_build(cache: Path) -> ExitStack:
    """Another process builds the engine of these sources; it has built the one under test when what is given closes."""
    folder = cache / "engines" / folder_of(read_sources()).name
    folder.parent.mkdir()
    build = ExitStack()
    build.enter_context(alone(folder.with_suffix(".lock"), lambda: None))
    build.callback(folder.symlink_to, os.environ[ENGINE])
    return build


# Writing C for the whole engine takes many seconds even where nothing is compiled: by day somebody else has done it.
@pytest.mark.parametrize("builder", ["another", pytest.param("itself", marks=pytest.mark.nightly)])
@pytest.mark.skipif(
    not IS_COMPILED, reason="the compiled form is built, and this test run, in the other half of the suite"
)
def test_the_first_start_changes_over_and_the_next_is_compiled_from_the_beginning(tmp_path: Path, builder: str) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    (cache / "objects").symlink_to(cache_folder() / "objects")
    port = free_port()
    with (
        begin_another_build(cache) if builder == "another" else ExitStack() as other,
        served(tmp_path / "data", cache, port) as server,
    ):
        assert server.stdout is not None
        assert "not at their strength yet" in server.stdout.readline()
        anna = Person(f"http://127.0.0.1:{port}", "Anna")
        assert anna.get("/health")["engine"] == "interpreted"
        table = start_game([anna], computers=1, level="master", game="coimbra")
        take_a_turn(anna, table)
        if builder == "another":
            assert "Another process" in server.stdout.readline()
            assert anna.get("/health")["engine"] == "interpreted"
            other.close()
        until(
            lambda: anna.get("/health")["engine"] == "compiled",
            "the compiled engine takes over",
            work_done=lambda: seconds_of_compilation(server.pid),
        )
        version = take_a_turn(anna, table)
        if builder == "itself":
            said = [server.stdout.readline() for _ in range(5)]
            assert any(f"Compiling the engine: {percent} %" in line for line in said for percent in (20, 40)), said

    with served(tmp_path / "data", cache, port) as server:
        assert server.stdout is not None
        assert "the compiled engine" in server.stdout.readline()
        assert anna.get("/health")["engine"] == "compiled"
        assert anna.view(table)["version"] == version
        take_a_turn(anna, table)
    anna.close()
