"""Tables outlive releases: they are played on with the rules and values that they began with."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import stammtisch
from stammtisch.core.editions import Edition
from stammtisch.core.game import Game
from stammtisch.editions import copy_edition, read_edition
from stammtisch.server import shelf
from tests.patience import until
from tests.server.harness import Person, play_to_the_end, running, start_game

PACKAGED = "eggert-2018"


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def stored(folder: Path, what: str, table: str) -> tuple[object, ...]:
    with sqlite3.connect(folder / "test.db") as database:
        found = database.execute(f"SELECT {what} FROM tables WHERE id = ?", (table,)).fetchone()
    database.close()
    assert isinstance(found, tuple)
    return found


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """The folder of an edition of the operator's own, in which the first voyage costs 6."""
    copy_edition("coimbra", PACKAGED, tmp_path / "editions" / "my-box")
    change(tmp_path / "editions" / "my-box" / "voyages.toml", "cost = 5", "cost = 6")
    return tmp_path / "editions" / "my-box"


def cost_of_tanger(person: Person, edition: str) -> int:
    page = person.get(f"/api/games/coimbra/editions/{edition}")
    return int(next(row["values"]["cost"] for row in page["rows"] if row["row"] == "tanger"))


def test_corrected_texts_and_statuses_disturb_no_table(tmp_path: Path, box: Path) -> None:
    with running(tmp_path, editions_dir=str(box.parent)) as server:
        anna = server.person("Anna")
        table = start_game([anna], computers=1, game="coimbra", edition="my-box")
        opened = anna.open_table(2, game="coimbra", edition="my-box")
        anna.move(table)
    change(box / "voyages.toml", 'en = "Tanger"', 'en = "Tangier"')
    change(box / "voyages.toml", 'status = "reconstructed"', 'status = "printed"')
    with running(tmp_path, editions_dir=str(box.parent)) as server:
        anna = server.same(anna)
        until(lambda: anna.move(table), "the table goes on")
        assert anna.get(f"/api/tables/{opened}")["status"] == "open"
        assert anna.get("/api/games/coimbra?edition=my-box")["names"]["voyage.tanger"]["en"] == "Tangier"


def test_a_table_that_remembers_the_digest_with_texts_goes_on(tmp_path: Path, box: Path) -> None:
    with running(tmp_path, editions_dir=str(box.parent)) as server:
        anna = server.person("Anna")
        table = start_game([anna], computers=1, game="coimbra", edition="my-box")
    with sqlite3.connect(tmp_path / "test.db") as database:
        database.execute("UPDATE tables SET edition_digest = ?", (read_edition(box).content,))
    database.close()
    with running(tmp_path, editions_dir=str(box.parent)) as server:
        anna = server.same(anna)
        until(lambda: anna.move(table), "the table goes on")


def test_values_that_change_leave_the_old_ones_beside_them_and_old_tables_are_played_to_their_end(
    tmp_path: Path, box: Path
) -> None:
    with running(tmp_path, editions_dir=str(box.parent)) as server:
        anna = server.person("Anna")
        table = start_game([anna], computers=1, game="coimbra", edition="my-box")
        anna.move(table)
    before = read_edition(box).digest
    copy_edition("coimbra", PACKAGED, box / "earlier" / "2026")
    change(box / "earlier" / "2026" / "voyages.toml", "cost = 5", "cost = 6")
    change(box / "voyages.toml", "cost = 6", "cost = 4")
    with running(tmp_path, editions_dir=str(box.parent)) as server:
        anna = server.same(anna)
        told = anna.get(f"/api/tables/{table}")["edition"]
        assert (cost_of_tanger(anna, told), cost_of_tanger(anna, "my-box")) == (6, 4)
        assert anna.get(f"/api/games/coimbra?edition={told}")["edition"]["digest"] == before
        play_to_the_end(table, [anna])
        record = anna.get(f"/api/tables/{table}/record")
        assert record["edition"] == {"name": "my-box", "digest": before}
        again = anna.post(f"/api/tables/{table}/rematch")
        assert again["edition"] == "my-box", "whoever plays again plays with the present values"
    assert stammtisch.game("coimbra").with_edition(read_edition(box)).replay(record).is_over()


def test_a_mistake_in_an_earlier_version_is_told_when_the_server_starts(box: Path) -> None:
    copy_edition("coimbra", PACKAGED, box / "earlier" / "2026")
    assert [game.edition.name for game in shelf.Shelf(str(box.parent)).editions("coimbra")] == [PACKAGED, "my-box"]
    change(box / "earlier" / "2026" / "voyages.toml", "cost = 5", "cost = -5")
    with capture_logs() as lines:
        assert [game.edition.name for game in shelf.Shelf(str(box.parent)).editions("coimbra")] == [PACKAGED]
    assert "earlier/2026/voyages.toml, voyage 1 (tanger), field 'cost'" in lines[0]["reason"]


# A release of the package


@pytest.fixture
def next_release(monkeypatch: pytest.MonkeyPatch, box: Path) -> Iterator[Game]:
    """Coimbra as a later release might have it: rules of version 2, and a voyage that costs 6."""
    today = stammtisch.game("coimbra")
    old = Edition(PACKAGED, today.edition.files, "0.1.0")
    later = today.of_edition(Edition(PACKAGED, read_edition(box).files, "", [old]))
    for game in (later, *later.earlier()):
        game.rules_version = 2
    monkeypatch.setattr(shelf, "game", {"coimbra": later, "orleans": stammtisch.game("orleans")}.__getitem__)
    shelf._with_edition.cache_clear()
    yield later
    shelf._with_edition.cache_clear()


def test_after_a_release_with_other_rules_and_values_tables_of_before_are_played_by_theirs(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with running(tmp_path) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        running_one = start_game([anna, bert], game="coimbra")
        opened = anna.open_table(2, game="coimbra", seed=7)
        finished = start_game([anna, bert], game="coimbra")
        play_to_the_end(finished, [anna, bert])
        first_record = anna.get(f"/api/tables/{finished}/record")
    now = request.getfixturevalue("next_release")
    with running(tmp_path) as server:
        anna, bert = server.same(anna), server.same(bert)
        assert anna.get(f"/api/tables/{finished}/record") == first_record
        totals = [score["total"] for score in anna.get(f"/api/tables/{finished}")["result"]["scores"]]
        assert anna.get(f"/api/tables/{finished}/scores")[-1]["totals"] == totals
        bert.post(f"/api/tables/{opened}/join", {"seat": 1})
        anna.post(f"/api/tables/{opened}/start")
        for table in (running_one, opened):
            play_to_the_end(table, [anna, bert])
            record = anna.get(f"/api/tables/{table}/record")
            assert (record["rules"], record["edition"]) == (1, first_record["edition"])
            assert now.replay(record).record() == record
        assert anna.get(f"/api/tables/{opened}")["edition"] == "eggert-2018@0.1.0"
        fork = anna.post(f"/api/tables/{finished}/fork", {"at": 3})["table"]
        assert anna.move(fork)
        assert anna.get(f"/api/tables/{fork}/record")["rules"] == 1
        new = start_game([anna, bert], game="coimbra")
        rematch = anna.post(f"/api/tables/{finished}/rematch")["table"]
    for table in (new, rematch):
        assert stored(tmp_path, "rules, edition, edition_digest", table) == (2, PACKAGED, now.edition.digest)
    assert now.edition.digest != first_record["edition"]["digest"]
