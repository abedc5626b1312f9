"""The words of the command line: both languages, whole tables, and the start of the program."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from string import Formatter

import pytest
from rich.cells import cell_len
from rich.console import Console

import stammtisch
from stammtisch.cli import serve, words
from stammtisch.cli.boards import coimbra_words, orleans_words, plain, village_words
from stammtisch.cli.boards.base import view_of
from stammtisch.cli.boards.plain import PlainBoard
from stammtisch.cli.speaker import Speaker, language_of
from stammtisch.core.playout import play_randomly
from tests.cli.running import run

CLI = Path(serve.__file__).parent
TABLES = {
    "words": words.WORDS,
    "orleans": orleans_words.WORDS,
    "coimbra": coimbra_words.WORDS,
    "village": village_words.WORDS,
    "plain": plain.WORDS,
    "serve": serve.WORDS,
}
GAME = stammtisch.game("orleans")


def slots(sentence: str) -> set[str]:
    """What fills a sentence; `{count|file|files}` is filled by a count as `{count}` is."""
    return {name.partition("|")[0] for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize("table", sorted(TABLES))
def test_both_languages_say_the_same(table: str) -> None:
    for key, (english, german) in TABLES[table].items():
        assert english.strip(), key
        assert german.strip(), key
        assert slots(english) == slots(german), key


def test_no_key_stands_in_two_topics() -> None:
    keys = [key for topic in words.TOPICS for key in topic]
    assert len(keys) > 200
    assert sorted(key for key in set(keys) if keys.count(key) > 1) == []


def test_every_key_that_is_said_exists() -> None:
    known = {key for table in TABLES.values() for key in table}
    said: set[str] = set()
    for path in CLI.rglob("*.py"):
        said.update(re.findall(r"\b(?:say|words)\(\s*\"([a-z._-]+)\"", path.read_text(encoding="utf-8")))
    assert len(said) > 100
    assert said <= known, sorted(said - known)


@pytest.mark.parametrize(
    ("tokens", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "de_DE.UTF-8"}, "de"),
        ([], {"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "en"),
        (["--language", "de"], {}, "de"),
        (["play", "--language=en"], {"LANG": "de"}, "en"),
        (["--language"], {"LANG": "de"}, "de"),
        (["--language", "fr"], {}, "en"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_surroundings(
    tokens: list[str], environment: dict[str, str], language: str
) -> None:
    assert language_of(tokens, environment) == language


def test_the_command_line_knows_games_only_through_the_core() -> None:
    for path in [*CLI.rglob("*.py"), CLI.parent / "editions.py"]:
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"^\s*(?:from|import) stammtisch\.games", text, re.MULTILINE), path


# The start of the program


def test_help_is_there_in_both_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments in ([], ["--help"], ["play", "--help"], ["data"], ["data", "check", "--help"], ["bench", "--help"]):
        assert run(*arguments).code == 0
    assert "Play a game in the terminal." in run("--help").out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Ein Spiel im Terminal spielen." in run("--help").out
    assert "Startwert des Zufalls" in run("play", "--help").words()


def test_the_version_says_which_form_runs() -> None:
    assert re.fullmatch(
        rf"stammtisch {re.escape(stammtisch.__version__)} \((compiled|interpreted)\)\n", run("--version").out
    )


def test_help_does_not_load_a_game() -> None:
    program = (
        "import sys; from stammtisch.cli.main import main; main(['--help']);"
        "sys.exit(any(name.startswith(('stammtisch.games.', 'rich.progress')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False, capture_output=True).returncode == 0


# The board


@pytest.mark.parametrize("game", ["orleans", "coimbra", "village"])
@pytest.mark.parametrize(("language", "columns"), [("en", 80), ("de", 80), ("en", 120), ("de", 140), ("de", 240)])
def test_the_table_fits_its_width(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    numbers = [str(number % 7 + 1) for number in range(20)]
    arguments = ["play", game, "--players", "4", "--seed", "2", "--language", language]
    done = run(*arguments, "--save", tmp_path / "game.json", answers=[*numbers, "boards", "help", "choices", "quit"])
    assert done.code == 0
    wide = [line for line in done.out.splitlines() if cell_len(line) > columns and str(tmp_path) not in line]
    assert wide == []


def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    arguments = ["simulate", "orleans", "--games", "1"]
    assert "\x1b[" not in run(*arguments).out
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[" in run(*arguments).out
    assert "\x1b[33m" not in run(*arguments, "--no-colour").out


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_without_a_drawing_gets_the_plain_one(language: str) -> None:
    state = GAME.new(3, 7)
    play_randomly(state, 7, most=60)
    board = PlainBoard(GAME, Speaker(language), ["you", "level.random", "level.apprentice"])
    console = Console(width=80, record=True, file=None, quiet=False, highlight=False, markup=False)
    with console.capture() as capture:
        for part in [*board.full(view_of(state, 0), 80), *board.brief(view_of(state, 0), 80)]:
            console.print(part)
    text = capture.get()
    assert ("Yellow (you)" if language == "en" else "Gelb (du)") in text
    assert ("City Wall" if language == "en" else "Stadtmauer") in text
