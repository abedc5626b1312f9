"""Games in the terminal that begin with a position: from a file of somebody's own, or from the report of a problem."""

from __future__ import annotations

import json
from functools import cache
from itertools import repeat
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from stammtisch.core.playout import play_randomly
from tests.cli.running import run, saved

GAME = stammtisch.game("orleans")
TOML = """
game = "orleans"
seats = 3
seed = 4
[options]
[[players]]
coins = 17
[[players]]
[[players]]
"""


def written(path: Path, content: Any) -> Path:
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


@cache
def middle() -> dict[str, Any]:
    state = GAME.new(2, 4)
    play_randomly(state, 1)
    record: dict[str, Any] = state.record()
    return GAME.replay(record, len(record["actions"]) - 60).position()


def report(**changes: Any) -> dict[str, Any]:
    """A report as a server writes it."""
    state = GAME.at(middle())
    edition = {"name": GAME.edition.full_name, "digest": GAME.edition.digest, "tables": None}
    view = state.observe(0)
    line = {"number": 0, "at": 0, "what": "", "values": [], "text": {"en": "The bell rang.", "de": "Es läutete."}}
    return {
        "stammtisch": "report", "format": 1, "program": "0.1", "time": "2026-11-16T10:00:00.000Z", "language": "en",
        "note": "A farmer is missing.", "table": "abc123", "version": 17, "at": 17, "status": "running",
        "is_practice": False, "game": "orleans", "edition": edition, "rules": 1, "seats": 2, "options": {}, "seat": 0,
        "view": view, "log": [line], "position": middle(), "record": None, **changes,
    }  # fmt: skip


def test_a_game_begins_where_a_file_says(tmp_path: Path) -> None:
    file, save = written(tmp_path / "middle.json", middle()), tmp_path / "save.json"
    done = run("play", "--position", file, "--save", save, answers=["1"])
    assert "from a position" in done.words()
    record = saved(save)["record"]
    assert record["position"] == GAME.at(middle()).position()
    assert len(record["actions"]) >= 1
    again = run("play", "--resume", save, "--verify", answers=["1"])
    assert again.code == 130
    assert "from a position" in run("replay", save).words()
    assert "began with a position" in run("verify", save).words()


def test_a_position_may_be_written_in_toml(tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    run("play", "--position", written(tmp_path / "rich.toml", TOML), "--save", save)
    position = saved(save)["record"]["position"]
    assert (position["seats"], position["players"][0]["coins"]) == (3, 17)


def test_chance_after_a_position_is_new_unless_something_names_it(tmp_path: Path) -> None:
    bare = {name: part for name, part in middle().items() if name != "chance"}
    chances = []
    for number, more in enumerate([(), (), ("--seed", "3"), ("--seed", "3")]):
        save = tmp_path / f"{number}.json"
        run("play", "--position", written(tmp_path / "bare.json", bare), "--save", save, *more)
        chances.append(saved(save)["record"]["position"]["chance"])
    assert chances[0] != chances[1]
    assert chances[2] == chances[3]


@pytest.mark.parametrize(
    ("name", "content", "english", "german"),
    [
        ("a.json", {"game": "orleans", "seats": 9}, "seats: must be", "seats: muss"),
        ("a.json", {"game": "orleans", "seats": 2, "lunch": 1}, "there is no 'lunch'", "'lunch' gibt es nicht"),
        ("a.toml", 'game = "orleans"\nseats = 1979-05-27', "seats: must be", "seats: muss"),
        ("a.json", {"seats": 2}, "does not name a game", "nennt kein Spiel"),
        ("a.json", {"game": "chess", "seats": 2}, "does not name a game", "nennt kein Spiel"),
        ("a.json", [1], "is not a position", "ist keine Stellung"),
        ("a.json", "{", "not valid JSON", "kein gültiges JSON"),
        ("a.toml", "seats = ", "not valid TOML", "kein gültiges TOML"),
        ("a.json", {"stammtisch": "report"}, "stammtisch open", "stammtisch open"),
    ],
)
def test_a_file_that_is_no_position_is_told_in_a_sentence(
    tmp_path: Path, name: str, content: Any, english: str, german: str
) -> None:
    file = written(tmp_path / name, content)
    for language, words in (("en", english), ("de", german)):
        done = run("play", "--position", file, "--language", language)
        assert done.code in (1, 2)
        assert words in done.err
    assert not (tmp_path / "data").exists()


def test_what_a_position_decides_cannot_be_said_beside_it(tmp_path: Path) -> None:
    file = written(tmp_path / "middle.json", middle())
    done = run("play", "--position", file, "--players", "3", "--resume", file)
    assert "--players, --resume: not possible together with --position" in done.err
    assert "village" in run("play", "village", "--position", file).err


def test_a_report_is_shown_and_played_on_by_hand(tmp_path: Path) -> None:
    file, save = written(tmp_path / "report.json", report()), tmp_path / "save.json"
    done = run("open", file, "--save", save, answers=repeat("1", 3))
    for words in ("table abc123, version 17", "A farmer is missing.", "The bell rang.", "dealt anew"):
        assert words in done.words()
    assert saved(save)["humans"] == [0, 1]
    assert len(saved(save)["record"]["actions"]) == 3
    german = run("open", file, "--language", "de", "--human", "none", "--level", "random")
    assert german.code == 0
    assert "Es läutete." in german.words()


def test_a_report_of_a_finished_game_shows_its_end_and_can_be_replayed(tmp_path: Path) -> None:
    state = GAME.new(2, 4)
    play_randomly(state, 1)
    content = report(status="finished", record=state.record(), position=state.position(), seat=None)
    file = written(tmp_path / "report.json", content)
    done = run("open", file)
    assert done.code == 0
    assert "stammtisch replay" in done.words()
    assert run("replay", file).code == 0


def test_a_report_of_a_spectator_ends_with_the_log(tmp_path: Path) -> None:
    file = written(tmp_path / "report.json", report(seat=None, position=None))
    done = run("open", file)
    assert done.code == 0
    assert "somebody who watched" in done.words()
    assert "has no record" in run("replay", file).err


def test_a_report_cannot_speak_to_the_terminal(tmp_path: Path) -> None:
    done = run("open", written(tmp_path / "report.json", report(note="\x1b[2Jgone", table="\x9b1m", position=None)))
    assert "gone" in done.out
    assert not {"\x1b", "\x9b"} & set(done.out)


@pytest.mark.parametrize(
    "content",
    [
        "{", [], {}, {"stammtisch": "save"}, report(format=2), report(edition=None), report(game="chess"),
        report(position=7), report(position={"seats": 9}), report(edition={"name": "x", "tables": 3}),
        report(edition={"name": "x", "tables": {"a.toml": {}}}),
    ],
)  # fmt: skip
def test_what_is_no_report_is_told_in_a_sentence(tmp_path: Path, content: Any) -> None:
    done = run("open", written(tmp_path / "report.json", content))
    assert done.code == 1, done.err
    assert done.err.startswith("stammtisch: ")
    assert "inside the program" not in done.err
