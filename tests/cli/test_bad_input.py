"""Whatever a person writes wrongly: one clear line in their language, a code that programs understand."""

from __future__ import annotations

from pathlib import Path

import pytest

import stammtisch
from tests.cli.running import one_line, run

USAGE = [
    ["dance"],
    ["--dance"],
    ["play"],
    ["play", "chess"],
    ["play", ""],
    ["play", "orleans", "chess"],
    ["play", "orleans", "--dance"],
    ["play", "orleans", "--players", "1"],
    ["play", "orleans", "--players", "9"],
    ["play", "orleans", "--players", "two"],
    ["play", "orleans", "--players", "2.5"],
    ["play", "orleans", "--players"],
    ["play", "orleans", "--players", "2", "--players", "3"],
    ["play", "orleans", "--seed", "luck"],
    ["play", "orleans", "--seed", "-1"],
    ["play", "orleans", "--seed", "1" * 40],
    ["play", "orleans", "--human", "5"],
    ["play", "orleans", "--human", "me"],
    ["play", "orleans", "--human", ""],
    ["play", "orleans", "--option", "planning"],
    ["play", "orleans", "--option", "planning=loud"],
    ["play", "orleans", "--option", "fun=true"],
    ["play", "orleans", "--edition", "dlp-1999"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "orleans", "--games", "0"],
    ["simulate", "orleans", "--games", "many"],
    ["simulate", "orleans", "--players", "7"],
    ["replay"],
    ["data", "dance"],
    ["data", "check", "nowhere"],
    ["data", "status"],
    ["data", "status", "chess"],
    ["data", "copy", "orleans"],
    ["data", "copy", "orleans", "dlp-1999", "new"],
]

FAILURES = [
    ["play", "--resume", "{tmp}/missing.json"],
    ["play", "--resume", "{tmp}"],
    ["play", "orleans", "--save", "{tmp}/file.txt"],
    ["play", "orleans", "--save", "{tmp}/file.txt/game.json"],
    ["play", "orleans", "--save", "{tmp}/" + "x" * 300],
    ["play", "orleans", "--edition", "{tmp}/empty"],
    ["simulate", "orleans", "--games", "1", "--out", "{tmp}/file.txt"],
    ["simulate", "orleans", "--games", "1", "--out", "{tmp}/file.txt/games.jsonl"],
    ["simulate", "orleans", "--games", "1", "--out", "{tmp}/missing/games.jsonl"],
    ["replay", "{tmp}/missing.json"],
    ["replay", "{tmp}/file.txt"],
    ["data", "check", "{tmp}/empty"],
    ["data", "copy", "orleans", "dlp-2014", "{tmp}"],
    ["data", "copy", "orleans", "dlp-2014", "{tmp}/file.txt"],
    ["data", "copy", "orleans", "dlp-2014", "{tmp}/file.txt/new"],
]


@pytest.mark.parametrize(("command", "code"), [*((line, 2) for line in USAGE), *((line, 1) for line in FAILURES)])
def test_a_mistake_is_one_line_in_either_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str], code: int
) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file.txt").write_text("not ours", encoding="utf-8")
    words = [word.format(tmp=tmp_path) for word in command]
    english = run(*words)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    german = run(*words)

    assert (english.code, german.code) == (code, code)
    assert english.out == german.out == ""
    assert one_line(english.err).startswith("stammtisch: ")
    assert one_line(german.err).startswith("stammtisch: ")
    assert english.err != german.err
    assert "went wrong" not in english.err


def test_an_unknown_language_is_refused() -> None:
    done = run("play", "orleans", "--language", "fr")
    assert done.code == 2
    assert "en, de" in one_line(done.err)


def test_a_near_miss_is_named() -> None:
    assert "--players" in one_line(run("play", "orleans", "--playrs", "3").err)


def test_what_a_saved_game_decides_cannot_be_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "orleans", "--save", path, answers=["quit"])
    done = run("play", "--resume", path, "--players", "3", "--seed", "1")
    assert done.code == 2
    assert "--players, --seed" in one_line(done.err)
    assert run("play", "chess", "--resume", path).code == 2


def test_an_edition_with_a_mistake_cannot_be_played(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    run("data", "copy", "orleans", "dlp-2014", folder)
    (folder / "goods.toml").write_text("[[good]\n", encoding="utf-8")
    done = run("play", "orleans", "--edition", folder)
    assert done.code == 1
    assert "goods.toml" in one_line(done.err)


def test_a_mistake_of_ours_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> None:
        raise ZeroDivisionError("deep inside")

    monkeypatch.setattr(stammtisch, "game", broken)
    done = run("play", "orleans")
    assert done.code == 1
    assert "ZeroDivisionError: deep inside" in one_line(done.err)
    monkeypatch.setenv("STAMMTISCH_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        run("play", "orleans")
