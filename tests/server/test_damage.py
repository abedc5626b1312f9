"""Tables that cannot be read any more: set aside with their reason, while everything else runs."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from tests.patience import until
from tests.server.harness import Person, running, start_game


def damage(folder: Path, statement: str, *values: object) -> None:
    """Change what is stored, behind the server's back."""
    with sqlite3.connect(folder / "test.db") as database:
        changed = database.execute(statement, values).rowcount
    database.close()
    assert changed, "there was nothing to damage"


def long_game(anna: Person, bert: Person) -> str:
    """A game that has a snapshot."""
    table = start_game([anna, bert], seed=None)
    pick = random.Random(1)
    while anna.view(table)["at"] < 60:
        anna.move(table, pick)
        bert.move(table, pick)
    return table


def test_a_damaged_snapshot_costs_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        table = long_game(anna, server.person("Bert"))
        before = anna.view(table)
    damage(tmp_path, "UPDATE snapshots SET data = x'789c0102' WHERE table_id = ?", table)
    with running(tmp_path) as server:
        anna = server.same(anna)
        assert anna.view(table)["view"] == before["view"]


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("UPDATE entries SET action = 0 WHERE number = 3 AND table_id = ?", "damaged-table"),
        ("UPDATE tables SET rules = 99 WHERE id = ?", "other-rules"),
        ("UPDATE tables SET edition = 'lost' WHERE id = ?", "no-such-edition"),
    ],
)
def test_a_table_that_cannot_be_read_is_set_aside(tmp_path: Path, statement: str, code: str) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        broken, whole = (start_game([anna], computers=1, seed=None) for _ in range(2))
        for _ in range(6):
            for table in (broken, whole):
                anna.move(table)
    damage(tmp_path, statement, broken)
    with running(tmp_path) as server:
        anna = server.same(anna)
        until(lambda: anna.move(whole), "the other table goes on")
        for _ in range(2):
            assert anna.get(f"/api/tables/{broken}", 409)["code"] == code
        line = anna.socket()
        line.send(type="watch", table=broken, version=None, log_from=0)
        assert line.until("refused")["error"]["code"] == code
        until(lambda: len(anna.get("/api/tables?list=mine")) == 2, "both are listed")
        told = {table["table"]: table["trouble"] for table in anna.get("/api/tables?list=mine")}
        assert told[whole] is None
        assert set(told[broken]) == {"en", "de"}
        reasons = {language: text.partition("(")[2] for language, text in told[broken].items()}
        assert not reasons["en"] or reasons["en"] != reasons["de"], "a reason for people is in their language"
        # Who goes away goes from there, too.
        assert anna.http.delete("/api/people/me").status_code < 300
        assert server.person("Bert").get(f"/api/tables/{whole}")["seats"][0]["person"] is None


def test_people_are_served_while_tables_wake(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        tables = [start_game([anna], computers=1, seed=None) for _ in range(8)]
    with running(tmp_path) as server:
        assert server.spectator().get("/health")["status"] == "ok"
        ours = server.server
        assert ours is not None
        until(lambda: len(ours.live_tables()) == len(tables), "all tables that moved lately are awake")


def test_a_table_that_nobody_moved_for_long_sleeps_until_somebody_looks(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        old, new = (start_game([anna], computers=1, seed=None) for _ in range(2))
    damage(tmp_path, "UPDATE tables SET moved = 1000 WHERE id = ?", old)
    with running(tmp_path) as server:
        ours = server.server
        assert ours is not None
        until(lambda: [live.id for live in ours.live_tables()] == [new], "only the newer table is awake")
        server.same(anna).view(old)
        assert len(ours.live_tables()) == 2


@pytest.mark.parametrize("has_good_snapshot", [True, False])
def test_a_damaged_table_shows_its_last_position_and_why_it_is_closed(tmp_path: Path, has_good_snapshot: bool) -> None:
    with running(tmp_path) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        table = start_game([anna, bert], game="coimbra")
        pick = random.Random(3)
        while anna.view(table)["at"] < 100:
            anna.move(table, pick)
            bert.move(table, pick)
        last = anna.view(table)["at"]
        before = {person: person.view(table, at=last - 2) for person in (anna, bert)}
    # Nothing of the catalogue has this number; what comes after the fault cannot be read either.
    damage(tmp_path, "UPDATE entries SET action = 99999 WHERE number = ? AND table_id = ?", last - 1, table)
    data = "data" if has_good_snapshot else "x'00'"
    damage(tmp_path, f"UPDATE snapshots SET data = {data} WHERE table_id = ?", table)
    with running(tmp_path) as server:
        for person in (anna, bert):
            again = server.same(person)
            shown = again.view(table)
            assert shown["view"] == before[person]["view"]
            assert shown["at"] == last - 2
            assert [line["text"] for line in shown["log"]] == [line["text"] for line in before[person]["log"]]
            assert again.view(table) == shown
            assert set(shown["table"]["trouble"]) == {"en", "de"}
            assert shown["table"]["seats"][0]["name"] == "Anna"
            assert not shown["table"]["can_undo"]
            again.refused(f"/api/tables/{table}/actions", {"version": shown["version"], "action": 0}, "damaged-table")
            assert again.get(f"/api/tables/{table}/view?at=1", 409)["code"] == "damaged-table"


def test_a_damaged_table_of_which_nothing_can_be_read_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        table = start_game([anna, server.person("Bert")], seed=None)
    damage(tmp_path, "UPDATE tables SET secret = 'no number' WHERE id = ?", table)
    with running(tmp_path) as server:
        assert server.same(anna).get(f"/api/tables/{table}/view", 409)["code"] == "damaged-table"
