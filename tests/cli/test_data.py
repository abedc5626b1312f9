"""Editions: checking, listing, copying, correcting, and playing with one's own."""

from __future__ import annotations

from pathlib import Path

import pytest

import stammtisch
from stammtisch.core.errors import BadEdition
from stammtisch.editions import read_edition
from tests.cli.running import one_line, run, saved

GAME = stammtisch.game("orleans")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the packaged edition."""
    path = tmp_path / "mine"
    assert run("data", "copy", "orleans", "dlp-2014", path).code == 0
    return path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_copy_is_the_same_edition_under_another_name(folder: Path) -> None:
    copy = read_edition(folder)
    assert copy.name == "mine"
    assert copy.digest == GAME.edition.digest
    done = run("data", "check", folder)
    assert done.code == 0
    assert "edition mine: all well" in done.out


def test_the_packaged_editions_are_well() -> None:
    for arguments in ([], ["orleans"]):
        done = run("data", "check", *arguments)
        assert done.code == 0
        assert GAME.edition.digest in done.out


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("deeds.toml", "coins = 3", "coins = -3", ["deeds.toml", "deed 2 (papal-conclave)", "'coins'", "-3"]),
        ("goods.toml", "points = 1", 'points = "one"', ["goods.toml", "good 1 (grain)", "'points'"]),
        ("places.toml", 'id = "wagon"', 'id = "waggon"', ["places.toml", "place 2", "'id'", "waggon"]),
        ("places.toml", 'effect = "travel"', 'effect = "fly"', ["places.toml", "place 1 (ship)", "'effect'", "fly"]),
        ("followers.toml", 'status = "photographed"', 'status = "guessed"', ["follower 1 (farmer)", "'status'"]),
        ("events.toml", "count = 3", "count = 3\nfun = true", ["events.toml", "event 1 (pilgrimage)", "'fun'"]),
        ("map.toml", 'kind = "land"', 'kind = "air"', ["map.toml", "route", "'kind'", "air"]),
        ("setup.toml", "rounds = 18", "", ["setup.toml", "setup 1", "'rounds'"]),
        ("tracks.toml", "draws = [4, ", "draws = [", ["tracks.toml", "track 5 (knight)", "'draws'"]),
        ("setup.toml", "rounds = 18", "rounds = 2014-05-01", ["setup.toml"]),
        ("setup.toml", "rounds = 18", "rounds = ", ["setup.toml"]),
        ("edition.toml", 'game = "orleans"', 'game = "chess"', ["edition.toml", "'game'", "orleans"]),
    ],
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_mistake_is_found_with_file_row_and_field(
    folder: Path, language: str, file: str, old: str, new: str, told: list[str]
) -> None:
    change(folder / file, old, new)
    done = run("data", "check", folder, "--language", language)
    assert done.code == 1
    assert done.out == ""
    line = one_line(done.err)
    assert all(word in line for word in told), line


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "events.toml").unlink()
    assert "events.toml" in one_line(run("data", "check", folder).err)


def test_a_file_that_is_no_text_is_named(folder: Path) -> None:
    (folder / "events.toml").write_bytes(b"\xff\xfe")
    assert "events.toml" in one_line(run("data", "check", folder).err)


@pytest.mark.parametrize(
    ("language", "advice"),
    [
        ("en", "setup.toml: holds a date or a time; write it as a text in quotes."),
        ("de", "setup.toml enthält ein Datum oder eine Uhrzeit; das muss als Text in Anführungszeichen stehen."),
    ],
)
def test_a_date_is_refused_with_advice(folder: Path, language: str, advice: str) -> None:
    change(folder / "setup.toml", "rounds = 18", "rounds = 2014-10-16")
    assert advice in one_line(run("data", "check", folder, "--language", language).err)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadEdition):
        read_edition(tmp_path / "nowhere")


def test_the_status_counts_every_row() -> None:
    done = run("data", "status", "orleans")
    assert done.code == 0
    rows = {line.split()[0]: [int(word) for word in line.split()[1:]] for line in done.out.splitlines()[2:]}
    total = rows.pop("All")
    assert total == [sum(column) for column in zip(*rows.values(), strict=True)]
    assert total[0] == sum(total[1:])
    assert rows["places/place"][0] == 30


def test_the_status_of_every_row_can_be_listed() -> None:
    done = run("data", "status", "orleans", "--all", "--language", "de")
    assert done.code == 0
    assert "gunpowder-tower" in done.out
    assert "erschlossen" in done.out


def test_a_game_with_an_edition_of_ones_own_goes_on_without_its_folder(folder: Path, tmp_path: Path) -> None:
    change(folder / "setup.toml", "start_coins = 5", "start_coins = 7")
    path = tmp_path / "game.json"
    begun = run("play", "orleans", "--seed", "7", "--edition", folder, "--save", path, answers=["1", "quit"])
    assert begun.code == 0
    assert saved(path)["record"]["edition"]["name"] == "mine"
    folder.rename(tmp_path / "elsewhere")

    done = run("play", "--resume", path, "--verify", answers=["quit"])
    assert done.code == 0
    row = next(line for line in done.out.splitlines() if line.startswith("Coins"))
    assert row.split()[-2:] == ["7", "7"]
    assert run("replay", path).code == 0


def test_a_record_of_an_own_edition_is_replayed_with_its_folder(folder: Path, tmp_path: Path) -> None:
    change(folder / "setup.toml", "start_coins = 5", "start_coins = 7")
    path = tmp_path / "games.jsonl"
    run("simulate", "orleans", "--games", "1", "--edition", folder, "--out", path)
    assert run("replay", path).code == 1
    assert run("replay", path, "--edition", folder).code == 0
