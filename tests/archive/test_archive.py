"""Every game of every archive goes the same way again, whatever has changed since it was recorded.

The archives are written by `scripts/archive_records.py`, one with each release, and are never changed.
"""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

import stammtisch
from scripts.archive_records import ARCHIVE, line_of, main, planned_games, play, read_archive, write_archive
from stammtisch.core.match import UNDO_WORD
from stammtisch.core.plain import as_dict, as_list
from tests.forms import IS_COMPILED

FILES = sorted(ARCHIVE.glob("*/*.jsonl.xz"))
STEP = 1 if IS_COMPILED else 20  # a sample shows that both forms go alike
CHANGELOG = ARCHIVE.parent.parent / "CHANGELOG.md"


def game_of(path: Path) -> str:
    return path.name.partition(".")[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{game_of(path)}")
def test_archived_games_end_as_they_did(path: Path) -> None:
    game = stammtisch.game(game_of(path))
    lines = list(read_archive(path))[::STEP]
    assert lines
    for number, line in enumerate(lines):
        record = as_dict(line["record"], "record")
        state = game.with_edition(str(as_dict(record["edition"], "edition")["name"])).replay(record)
        assert state.is_over(), number
        assert line_of(state) == line, number


def test_every_release_has_its_archive() -> None:
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\]", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    archived = {path.parent.name for path in FILES}
    assert {*released, "0.1.0"} <= archived
    for version in archived:
        assert [game_of(path) for path in FILES if path.parent.name == version]


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{game_of(path)}")
def test_an_archive_holds_both_kinds_of_chance_and_steps_taken_back(path: Path) -> None:
    records = [as_dict(line["record"], "record") for line in read_archive(path)]
    assert {"key" in record for record in records} == {True, False}
    entries = [as_list(entry, "entry") for record in records for entry in as_list(record["actions"], "actions")]
    assert any(entry[1] == UNDO_WORD for entry in entries)


@pytest.mark.parametrize("name", stammtisch.games())
def test_an_archive_holds_every_combination_of_options_and_every_option_at_every_number_of_seats(name: str) -> None:
    game = stammtisch.game(name)
    plan = list(planned_games(name))
    combinations = {tuple(planned.options.values()) for planned in plan}
    assert combinations == set(itertools.product(*(option.values for option in game.options)))
    met = {(option, value, planned.seats) for planned in plan for option, value in planned.options.items()}
    assert met == {
        (option.name, value, seats)
        for option in game.options
        for value in option.values
        for seats in game.seat_counts
    }  # fmt: skip


def test_a_game_that_ends_otherwise_is_noticed() -> None:
    game = stammtisch.game("coimbra")
    line = line_of(play(next(planned_games("coimbra"))))
    record = as_dict(line["record"], "record")
    assert line_of(game.replay(record)) == line
    assert line_of(game.replay(record, len(as_list(record["actions"], "actions")) - 1)) != line


def test_an_archive_is_never_written_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileExistsError):
        write_archive(tmp_path)
    (tmp_path / stammtisch.__version__).mkdir()
    monkeypatch.setattr("scripts.archive_records.ARCHIVE", tmp_path)
    with pytest.raises(SystemExit, match="already"):
        main()
    assert not list(tmp_path.rglob("*.xz"))
