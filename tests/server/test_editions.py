"""Editions that the operator installed: checked at the start, offered, played, and never mixed up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import stammtisch
from stammtisch.editions import copy_edition
from stammtisch.server.settings import BadSetting, Settings
from stammtisch.server.shelf import Shelf
from tests.server.harness import Person, Running, play_to_the_end, running, start_game

PACKAGED = stammtisch.game("coimbra").edition.name


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one good edition of Coimbra, one with a mistake, and things that are no editions."""
    editions = tmp_path / "editions"
    for name in ("my-box", "broken"):
        copy_edition("coimbra", PACKAGED, editions / name)
    change(editions / "my-box" / "voyages.toml", "cost = 5", "cost = 6")
    change(editions / "broken" / "voyages.toml", "cost = 5", "cost = -5")
    copy_edition("coimbra", PACKAGED, editions / PACKAGED)
    copy_edition("coimbra", PACKAGED, editions / ".hidden")
    (editions / "empty").mkdir()
    (editions / "readme.txt").write_text("not an edition")
    return editions


@contextmanager
def serving(tmp_path: Path, folder: Path) -> Iterator[Running]:
    with running(tmp_path, editions_dir=str(folder)) as server:
        yield server


def editions_of(person: Person, game: str) -> dict[str, int]:
    """The editions of a game that are offered, with the number of reconstructed rows."""
    found = next(one for one in person.get("/api/games") if one["name"] == game)
    return {edition["name"]: edition["reconstructed"] for edition in found["editions"]}


def test_good_editions_are_offered_and_bad_ones_reported_with_file_row_and_field(folder: Path) -> None:
    with capture_logs() as lines:
        shelf = Shelf(str(folder))
    assert [game.edition.name for game in shelf.editions("coimbra")] == [PACKAGED, "my-box"]
    assert len(shelf.editions("orleans")) == 1
    refused = {line["edition"]: line["reason"] for line in lines if line["event"] == "edition not offered"}
    assert set(refused) == {"broken", "empty", PACKAGED}
    assert all(word in refused["broken"] for word in ("voyages.toml", "voyage 1 (tanger)", "'cost'", "-5"))
    assert "rename" in refused[PACKAGED]


def test_a_folder_that_is_not_there_is_no_setting() -> None:
    with pytest.raises(BadSetting, match="editions_dir"):
        Shelf("/nowhere/at/all")
    assert Settings().editions_dir == ""


def test_a_table_is_played_with_an_installed_edition_by_people_and_computers(tmp_path: Path, folder: Path) -> None:
    with serving(tmp_path, folder) as server:
        anna = server.person("Anna")
        assert list(editions_of(anna, "coimbra")) == [PACKAGED, "my-box"]
        assert list(editions_of(anna, "orleans")) == ["dlp-2014"]
        table = start_game([anna], computers=1, level="random", game="coimbra", edition="my-box")
        assert anna.get(f"/api/tables/{table}")["edition"] == "my-box"
        play_to_the_end(table, [anna])
        record = anna.get(f"/api/tables/{table}/record")
    mine = Shelf(str(folder)).find("coimbra", "my-box")
    assert record["edition"] == {"name": "my-box", "digest": mine.edition.digest}
    assert mine.replay(record).is_over()
    with pytest.raises(stammtisch.BadRecord, match="another edition"):
        stammtisch.game("coimbra").replay(record)


def test_the_page_of_an_edition_lists_values_with_status_and_source(tmp_path: Path, folder: Path) -> None:
    with serving(tmp_path, folder) as server:
        guest = server.spectator()
        page = guest.get("/api/games/coimbra/editions/my-box")
        assert page["edition"]["reconstructed"] == editions_of(guest, "coimbra")["my-box"] > 0
        assert page["edition"]["rows"] == len(page["rows"])
        tanger = next(row for row in page["rows"] if row["row"] == "tanger")
        assert tanger["table"] == "voyages/voyage"
        assert tanger["name"] == {"en": "Tanger", "de": "Tanger"}
        assert tanger["status"] == "reconstructed"
        assert tanger["source"]
        assert tanger["values"] == {"cost": 6, "resource": "coins", "task": "per-voyage", "points": 2}
        box = guest.get("/api/games/coimbra?edition=my-box")
        assert box["edition"]["reconstructed"] == page["edition"]["reconstructed"]
        assert guest.get("/api/games/coimbra/editions/none", 400)["code"] == "unknown-edition"
        assert guest.get("/api/games/chess/editions/none", 404)["code"] == "no-such-game"


@pytest.mark.parametrize(
    ("game", "options", "doubts"),
    [
        ("orleans", {}, False),
        ("orleans", {"limited_bank": True}, True),  # how many coins there are is not printed
        ("coimbra", {}, True),
    ],
)
def test_a_table_says_whether_reconstructed_values_matter_at_it(
    tmp_path: Path, game: str, options: dict[str, object], doubts: bool
) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        table = start_game([anna], computers=1, level="random", game=game, options=options)
        assert anna.get(f"/api/tables/{table}")["has_doubts"] is doubts


def test_a_table_is_refused_while_its_edition_is_another_and_goes_on_with_the_old_files(
    tmp_path: Path, folder: Path
) -> None:
    voyages = folder / "my-box" / "voyages.toml"
    with serving(tmp_path, folder) as server:
        anna = server.person("Anna")
        table = start_game([anna], computers=1, game="coimbra", edition="my-box")
        anna.move(table)
        secret = anna.secret
    change(voyages, "cost = 6", "cost = 4")
    with serving(tmp_path, folder) as server:
        again = server.spectator()
        again.http.headers["Authorization"] = f"Bearer {secret}"
        refused = again.get(f"/api/tables/{table}/view", 409)
        assert refused["code"] == "other-edition"
        assert "my-box" in refused["message"]["en"]
        assert "my-box" in refused["message"]["de"]
        assert again.get(f"/api/tables/{table}/record", 409)["code"] == "other-edition"
        # The list of tables still shows it, and other tables are played.
        assert [one["table"] for one in again.get("/api/tables?list=mine")] == [table]
    change(voyages, "cost = 4", "cost = 6")
    with serving(tmp_path, folder) as server:
        again = server.spectator()
        again.http.headers["Authorization"] = f"Bearer {secret}"
        assert again.view(table)["view"]["edition"] == "my-box"
    with running(tmp_path) as server:
        assert server.spectator().get(f"/api/tables/{table}", 409)["code"] == "no-such-edition"
