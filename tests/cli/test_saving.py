"""Saved games: nothing is lost when the program is killed, and damaged files are told apart from good ones."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from itertools import repeat
from pathlib import Path
from typing import IO

import pytest

import stammtisch
from stammtisch.cli.saves import checksum
from tests.cli.running import Answer, one_line, run, saved
from tests.patience import PATIENCE

GAME = stammtisch.game("orleans")
PROMPT = b"Yellow> "


def start(*arguments: str | Path) -> subprocess.Popen[bytes]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "stammtisch", *map(str, arguments)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )


def pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def answer(process: subprocess.Popen[bytes], times: int) -> None:
    """Take the first choice that often, and wait for the question after it."""
    answers, questions = pipes(process)
    _wait_for_prompt(questions)
    for _ in range(times):
        answers.write(b"1\n")
        answers.flush()
        _wait_for_prompt(questions)


def _wait_for_prompt(questions: IO[bytes]) -> None:
    seen = b""
    while not seen.endswith(PROMPT):
        character = questions.read(1)
        assert character, f"the program has ended: {seen.decode()}"
        seen += character


def test_a_killed_game_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    path = tmp_path / "killed.json"
    process = start("play", "orleans", "--seed", "5", "--players", "3", "--save", path)
    with process:
        answer(process, 12)
        process.kill()
    assert process.returncode == -signal.SIGKILL

    content = saved(path)
    assert sum(1 for seat, _ in content["record"]["actions"] if seat == 0) == 12
    assert GAME.replay(content["record"]).fingerprint() == content["fingerprint"]
    whole = run(
        "play", "orleans", "--seed", "5", "--players", "3", "--save", tmp_path / "whole.json", answers=repeat("1", 20)
    )
    resumed = run("play", "--resume", path, "--verify", answers=repeat("1", 8))
    assert whole.code == resumed.code == 130
    assert saved(path)["record"] == saved(tmp_path / "whole.json")["record"]
    assert saved(path)["fingerprint"] == saved(tmp_path / "whole.json")["fingerprint"]
    assert [file.name for file in tmp_path.iterdir() if file.name.startswith(".")] == []


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_says_how_to_go_on(tmp_path: Path, number: signal.Signals) -> None:
    path = tmp_path / "game.json"
    process = start("play", "orleans", "--seed", "5", "--save", path)
    with process:
        answer(process, 2)
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == b""
    assert out.decode().strip() == f"saved to {path}; resume with: stammtisch play --resume {path}"
    assert len(saved(path)["record"]["actions"]) == 2


def test_the_end_of_the_input_interrupts_and_quit_does_not(tmp_path: Path) -> None:
    ended = run("play", "orleans", "--save", tmp_path / "a.json")
    left = run("play", "orleans", "--save", tmp_path / "b.json", answers=["quit"])
    assert (ended.code, left.code) == (130, 0)
    for done, name in ((ended, "a.json"), (left, "b.json")):
        assert done.out.splitlines()[-1].startswith(
            f"saved to {tmp_path / name}; resume with: stammtisch play --resume"
        )


def test_a_game_is_kept_in_the_folder_of_the_person(tmp_path: Path) -> None:
    run("play", "orleans", "--seed", "9", answers=["quit"])
    run("play", "orleans", "--seed", "9", answers=["quit"])
    files = sorted((tmp_path / "data" / "stammtisch").iterdir())
    assert len(files) == 2
    assert all(saved(file)["record"]["seed"] == 9 for file in files)


def test_a_resumed_game_remembers_language_and_people(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(
        "play", "orleans", "--players", "3", "--human", "0,2", "--language", "de", "--save", path, answers=["1", "ende"]
    )
    german = run("play", "--resume", path, answers=["ende"])
    english = run("play", "--resume", path, "--language", "en", "--human", "1", answers=["quit"])
    assert "Willkommen zurück" in german.out
    assert "Gelb (Mensch)" in german.words() or "Mensch" in german.out
    assert "Welcome back" in english.out
    assert "Green> quit" in english.words()
    assert saved(path)["humans"] == [1]


def test_undo_reaches_back_across_a_resume(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "orleans", "--seed", "7", "--save", path, answers=["1", "1", "quit"])
    run("play", "--resume", path, answers=["undo", "undo", "quit"])
    assert [line[1] for line in saved(path)["record"]["actions"][2:]] == ["undo", "undo"]
    assert saved(path)["fingerprint"] == GAME.new(2, 7).fingerprint()


def test_a_copy_can_be_saved_and_never_replaces_a_file(tmp_path: Path) -> None:
    path, copy = tmp_path / "game.json", tmp_path / "copy.json"
    done = run("play", "orleans", "--save", path, answers=["1", f"save {copy}", "1", f"save {copy}", "quit"])
    assert "it already exists" in done.words()
    assert len(saved(copy)["record"]["actions"]) == 1
    assert len(saved(path)["record"]["actions"]) == 2


def test_a_record_alone_can_be_resumed_and_stays_as_it_is(tmp_path: Path) -> None:
    state = GAME.new(2, 7)
    state.apply(0, state.legal(0)[0])
    path = tmp_path / "record.json"
    path.write_text(json.dumps(state.record()), encoding="utf-8")
    before = path.read_bytes()
    done = run("play", "--resume", path, "--save", tmp_path / "game.json", answers=["quit"])
    assert done.code == 0
    assert path.read_bytes() == before
    assert saved(tmp_path / "game.json")["fingerprint"] == state.fingerprint()


def test_a_finished_game_shows_its_score_sheet_again(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "orleans", "--human", "none", "--seed", "1", "--save", path)
    again = run("play", "--resume", path)
    assert again.code == 0
    assert "Score sheet" in again.out


def test_a_disk_that_refuses_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    path = folder / "game.json"

    def lose_the_disk() -> None:
        path.unlink()
        folder.rmdir()
        folder.write_text("in the way", encoding="utf-8")

    copy = tmp_path / "rescued.json"
    answers: list[Answer] = ["1", lose_the_disk, "1", f"save {copy}", "quit"]
    done = run("play", "orleans", "--save", path, answers=answers)
    assert done.code == 0
    assert "NOT SAVED" in done.out
    assert "The last moves could not be saved." in done.words()
    assert len(saved(copy)["record"]["actions"]) == 2


# Damaged files


def damaged(path: Path) -> dict[str, bytes]:
    """Files that cannot be resumed, by name."""
    run("play", "orleans", "--seed", "7", "--save", path, answers=["1", "quit"])
    good = path.read_bytes()
    content = saved(path)
    record = content["record"]
    edited = good.replace(b'"coins":5', b'"coins":500', 1)
    assert edited != good

    def save_with(**changes: object) -> bytes:
        body = {**content, **changes}
        return json.dumps({**body, "checksum": checksum(body)}).encode()

    def record_with(**changes: object) -> bytes:
        return json.dumps({**record, **changes}).encode()

    return {
        "empty": b"",
        "cut": good[: len(good) // 2],
        "edited": edited,
        "binary": b"\xff\xfe\x00\x01",
        "foreign": b'{"name": "something else"}',
        "list": b"[1, 2, 3]",
        "deep": b"[" * 100_000,
        "other-format": save_with(format=99),
        "no-record": save_with(record=5),
        "other-state": save_with(fingerprint="x"),
        "other-game": record_with(game="chess"),
        "strange-game": record_with(game=["x"]),
        "other-rules": record_with(rules=99),
        "other-edition": record_with(edition={"name": "x", "digest": "y"}),
        "too-many-seats": record_with(seats=9),
        "strange-seats": record_with(seats="two"),
        "unknown-option": record_with(options={"fun": True}),
        "illegal": record_with(actions=[[0, 0]]),
        "no-such-action": record_with(actions=[[0, 10**30]]),
        "no-such-seat": record_with(actions=[[-1, 5]]),
        "strange-action": record_with(actions=[["x"]]),
        "no-actions": record_with(actions={"a": 1}),
        "nothing-to-undo": record_with(actions=[[0, "undo"]]),
    }


@pytest.mark.parametrize("snapshot", [{"origin": 1}, [], GAME.new(3, 1).dump()], ids=["strange", "list", "other"])
def test_a_snapshot_that_does_not_fit_can_be_made_anew_from_the_record(tmp_path: Path, snapshot: object) -> None:
    path = tmp_path / "game.json"
    run("play", "orleans", "--seed", "7", "--save", path, answers=["1", "quit"])
    good = saved(path)
    body = {**good, "snapshot": snapshot}
    path.write_text(json.dumps({**body, "checksum": checksum(body)}), encoding="utf-8")

    refused = run("play", "--resume", path)
    assert refused.code == 1
    assert str(path) in one_line(refused.err)
    assert run("play", "--resume", path, "--verify", answers=["quit"]).code == 0
    assert saved(path) == good


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_damaged_or_foreign_file_is_one_clear_line(tmp_path: Path, language: str) -> None:
    files = damaged(tmp_path / "good.json")
    for name, content in files.items():
        path = tmp_path / f"{name}.json"
        path.write_bytes(content)
        done = run("play", "--resume", path, "--language", language)
        assert (name, done.code) == (name, 1)
        line = one_line(done.err)
        assert str(path) in line
        assert "schiefgegangen" not in line
        assert "went wrong" not in line
        assert path.read_bytes() == content
