"""Hints for who is asked, and the analysis of a finished game, worked out beside the tables."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from stammtisch.server.workers import Pool
from tests.server.harness import Json, Person, Running, play_to_the_end, running, start_game

CRASH = "import sys; sys.stdin.buffer.read(4); sys.exit(1)"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(
        tmp_path_factory.mktemp("advice"), hint_seconds=0.1, hints_per_minute=1e6, analysis_simulations=4
    ) as started:
        yield started


@pytest.fixture
def anna(server: Running) -> Person:
    return server.person("Anna")


@pytest.fixture
def bert(server: Running) -> Person:
    return server.person("Bert")


def asked_and_other(table: str, anna: Person, bert: Person) -> tuple[Person, Person]:
    return (anna, bert) if anna.view(table)["view"]["prompt"]["legal"] else (bert, anna)


def test_a_hint_names_legal_answers_and_changes_nothing(anna: Person, bert: Person) -> None:
    table = start_game([anna, bert], game="village", hints=True)
    asked, other = asked_and_other(table, anna, bert)
    before = asked.view(table)
    assert before["table"]["hints"] is True
    asked.http.timeout = 120  # its playouts take seconds uncompiled, and more on a busy machine
    hint = asked.post(f"/api/tables/{table}/hint", {"version": before["version"]})
    assert hint["version"] == before["version"]
    assert 1 <= len(hint["advice"]) <= 3
    for each in hint["advice"]:
        assert each["action"] in before["view"]["prompt"]["legal"]
        assert set(each["why"]) == set(each["label"]) == {"en", "de"}
    # Nobody else is told, and nothing has happened.
    assert asked.view(table) == before
    assert other.view(table)["version"] == before["version"]


def test_hints_are_off_unless_the_table_wants_them(anna: Person, bert: Person) -> None:
    table = start_game([anna, bert], game="village")
    asked, _ = asked_and_other(table, anna, bert)
    asked.refused(f"/api/tables/{table}/hint", {"version": 0}, "no-hints")


def test_only_who_is_asked_gets_a_hint(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert], game="village", hints=True)
    asked, other = asked_and_other(table, anna, bert)
    path = f"/api/tables/{table}/hint"
    other.refused(path, {"version": 0}, "not-asked")
    server.person("Carla").refused(path, {"version": 0}, "not-your-seat")
    server.spectator().refused(path, {"version": 0}, "not-signed-in")
    asked.refused(path, {"version": 5}, "stale")
    asked.refused(path, {"version": "now"}, "bad-message")


def test_a_worker_that_crashes_costs_the_hint_only(tmp_path: Path) -> None:
    pool = Pool(1, 0.2, (sys.executable, "-c", CRASH))
    with running(tmp_path, pool, hint_seconds=0.1) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        table = start_game([anna, bert], game="village", hints=True)
        asked, _ = asked_and_other(table, anna, bert)
        asked.refused(f"/api/tables/{table}/hint", {"version": 0}, "no-hint")
        asked.act(table, 0, asked.view(table)["view"]["prompt"]["legal"][0])


def wait_for_analysis(person: Person, table: str) -> tuple[Json, list[Json]]:
    """The finished analysis, and what was told on the way."""
    told: list[Json] = []
    for _ in range(600):
        now = person.get(f"/api/tables/{table}/analysis")
        if now["status"] == "done":
            return now, told
        assert now["status"] in ("waiting", "running"), now
        told.append(now)
        time.sleep(0.1)
    pytest.fail("the analysis does not end")


def test_a_finished_game_is_analysed_once(server: Running, anna: Person) -> None:
    table = start_game([anna], game="village")
    path = f"/api/tables/{table}/analysis"
    assert anna.http.get(path).json()["code"] == "still-running"
    anna.refused(path, {}, "still-running")
    play_to_the_end(table, [anna])
    assert anna.get(path) == {"status": "none", "done": 0, "total": 0, "report": None, "so_far": []}
    server.spectator().refused(path, {}, "not-signed-in")
    assert anna.post(path)["status"] == "waiting"
    assert anna.post(path)["status"] in ("waiting", "running")
    found, told = wait_for_analysis(anna, table)
    assert all(now["done"] <= max(1, now["total"]) for now in told)
    report = found["report"]
    # What is known on the way is the beginning of what is told in the end.
    for now in told:
        assert len(now["so_far"]) == now["done"]
        for point, last in zip(now["so_far"], report["curve"], strict=False):
            assert point["at"] == last["at"]
            assert point["points"] == pytest.approx(last["points"], abs=0.06)
    assert any(now["so_far"] for now in told)
    ledger = report["seats"][0]["points"]
    total = anna.view(table)["table"]["result"]["scores"][0]["total"]
    assert ledger["result"] == total
    explained = ledger["start"] + ledger["own"] + ledger["others"] + ledger["luck"]
    assert abs(explained - total) <= ledger["error"] + 0.01
    assert found["total"] == len(report["curve"]) - 1
    # It is kept: asking again begins nothing, and everybody may read it.
    assert anna.post(path) == found
    assert server.spectator().get(path) == found
