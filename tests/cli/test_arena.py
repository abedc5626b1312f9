"""The command `stammtisch arena`: a table of results, runs that go on, and clear words for what it cannot do."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.bots import many
from stammtisch.bots.arena.tables import BEGIN, END
from tests.cli.running import one_line, run


def test_games_are_played_once_and_counted_again(tmp_path: Path) -> None:
    words = ("arena", "village", "--lineup", "apprentice,random", "--workers", "1", "--out", tmp_path / "results")
    page = tmp_path / "page.md"
    page.write_text(f"# Page\n{BEGIN}\n{END}\n", encoding="utf-8")
    first = run(*words, "--games", "1")
    assert first.code == 0, first.err
    again = run(*words, "--games", "2", "--write", page)
    assert again.code == 0, again.err
    games = (tmp_path / "results" / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(games) == 2
    assert "apprentice" in again.out
    assert "| Village | 2 | apprentice | random | 2 |" in page.read_text(encoding="utf-8")
    page.write_text(f"# Page\n{BEGIN}\n{END}\n", encoding="utf-8")
    shown = run(*words, "--games", "400", "--show", "--write", page)
    assert shown.code == 0, shown.err
    assert len((tmp_path / "results" / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 2
    assert "| Village | 2 | apprentice | random | 2 |" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bot", "expert"], "is no bot"),
        (["--games", "0"], "--games"),
        (["--pace", "2"], "--pace"),
        (["--workers", "-1"], "--workers"),
        (["--bot", "random"], "at least two"),
        (["--bot", "random", "--bot", "apprentice", "--players", "9"], "9"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(tmp_path: Path, words: list[str], told: str) -> None:
    done = run("arena", "village", *words, "--out", tmp_path / "results")
    assert done.code == 2
    assert told in one_line(done.err)
    assert not (tmp_path / "results").exists()


@pytest.mark.skipif(many.has_ray(), reason="Ray is installed here, so its lack cannot be told")
def test_without_ray_one_is_told_what_to_do(tmp_path: Path) -> None:
    done = run("arena", "village", "--ray", "--out", tmp_path / "results")
    assert done.code == 1
    assert "Ray is not installed" in one_line(done.err)


def test_a_page_without_a_place_for_the_table_is_refused_first(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n", encoding="utf-8")
    done = run("arena", "village", "--write", page, "--out", tmp_path / "results")
    assert done.code == 1
    assert "page.md" in one_line(done.err)
    assert not (tmp_path / "results").exists()
