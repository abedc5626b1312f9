"""Random games by the dozen, their records, and replaying whatever was recorded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import stammtisch
from stammtisch.cli.boards.base import view_of
from stammtisch.core.playout import play_randomly
from tests.cli.running import one_line, run, saved

GAME = stammtisch.game("orleans")


def test_the_summary_adds_the_games_up(tmp_path: Path) -> None:
    done = run("simulate", "orleans", "--games", "4", "--players", "3", "--seed", "5")

    totals: list[list[int]] = []
    decisions = 0
    for seed in range(5, 9):
        state = GAME.new(3, seed)
        decisions += play_randomly(state, seed)
        totals.append([score.total for score in state.scores()])
    assert done.code == 0
    rows = [line.split() for line in done.out.splitlines() if line.startswith(("●", "■", "▲"))]
    for seat, row in enumerate(rows):
        points = [game[seat] for game in totals]
        assert row[2:5] == [f"{sum(points) / 4:.1f}", str(min(points)), str(max(points))]
    assert sum(float(row[5]) for row in rows) == pytest.approx(4, abs=0.01)
    assert f"{decisions} decisions" in done.out


def test_every_record_that_was_written_replays(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert run("simulate", "orleans", "--games", "3", "--seed", "5", "--out", path).code == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    for number, line in enumerate(lines, start=1):
        state = GAME.replay(json.loads(line))
        assert state.is_over()
        done = run("replay", path, "--number", str(number))
        assert done.code == 0
        assert f"Record {number} of 3" in done.out
        totals = next(row for row in done.out.splitlines() if row.startswith("Total"))
        assert [int(word) for word in totals.split()[1:]] == [score.total for score in state.scores()]
    assert "there is no number 4" in one_line(run("replay", path, "--number", "4").err)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["games.jsonl"]


def test_an_option_and_an_edition_reach_the_simulation(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    done = run(
        "simulate", "orleans", "--games", "1", "--option", "limited_bank=true", "--edition", "dlp-2014", "--out", path
    )
    assert done.code == 0
    assert json.loads(path.read_text(encoding="utf-8"))["options"]["limited_bank"] is True
    assert "limited_bank=True" in run("replay", path).out


def test_a_saved_game_is_replayed_up_to_an_entry(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "orleans", "--seed", "7", "--human", "none", "--save", path)
    record = saved(path)["record"]
    entries = len(record["actions"])

    done = run("replay", path, "--upto", "20", "--actions", "--log")

    state = GAME.replay(record, 20)
    assert done.code == 0
    assert f"20 of {entries} entries" in done.words()
    assert "The game is not over." in done.out
    numbered = [line for line in done.out.splitlines() if line.strip()[:1].isdigit()]
    assert len(numbered) == 20
    assert numbered[0].endswith(GAME.actions[record["actions"][0][1]].notation)
    log = view_of(state, None)["log"]
    assert log
    for line in log:
        assert line["text"]["en"] in done.words()
    assert run("replay", path, "--upto", str(entries + 1)).code == 1
    assert run("replay", path, "--upto", "-1").code == 2


def test_a_replay_shows_the_board_as_a_spectator_sees_it(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "orleans", "--seed", "7", "--save", path, answers=["1", "quit"])
    done = run("replay", path, "--board", "--language", "de")
    assert "Die Stadt von Gelb" in done.out
    assert "Segensreiche Werke" in done.out
    assert "● Bauer*" not in done.out  # planned in secret


def test_undo_is_part_of_the_replay(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "orleans", "--seed", "7", "--save", path, answers=["1", "undo", "quit"])
    done = run("replay", path, "--actions")
    assert "undo (takes the last action back)" in done.words()
