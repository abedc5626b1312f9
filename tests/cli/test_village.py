"""Village in the terminal: whole games for one and two, in both languages, read as a player would."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import stammtisch
from tests.cli.running import Outcome, run, saved

GAME = stammtisch.game("village")


def play(tmp_path: Path, *arguments: str) -> Outcome:
    """A whole game; the person presses number keys, and those that are too high are refused."""
    generator = random.Random(4)
    answers = [str(generator.randint(1, 4)) for _ in range(3_000)]
    return run("play", "village", "--seed", "9", "--save", tmp_path / "game.json", *arguments, answers=answers)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_solo_game_can_be_read_and_ends_with_a_rank(tmp_path: Path, language: str) -> None:
    done = play(tmp_path, "--players", "1", "--language", language)
    state = GAME.replay(saved(tmp_path / "game.json")["record"])
    assert done.code == 0
    assert state.is_over()
    assert re.search(r"^(Farm|Hof) +4 – – –", done.out, re.MULTILINE), "four of the first generation begin at home"
    sheet = done.out[done.out.index("Score sheet" if language == "en" else "Wertung") :]
    rank = GAME.names()[f"rank.{state.observe(0)['rank']}"][language]
    last = next(line for line in sheet.splitlines() if line.startswith(("Rank", "Rang")))
    assert last.split()[1:] == [rank]
    assert not re.search("wins|gewinnt", sheet), "there is nobody to beat"
    if language == "de":
        must_be_german(done.out)


def must_be_german(text: str) -> None:
    """No title of the table is left in English."""
    titles = {line.strip().partition(":")[0] for line in text.splitlines() if re.match(r" *\S[^:.]*: ", line)}
    assert {"Startspieler", "Stände", "Warteschlange", "Ablage", "Lebenszeit", "Ihre Familie"} <= titles
    assert not titles & {"Start player", "Stalls", "Queue", "Tray", "Lifetime", "Her family", "Customers"}


def test_a_game_for_two_names_the_winner(tmp_path: Path) -> None:
    done = play(tmp_path, "--players", "2", "--human", "0", "--level", "random", "--language", "de")
    state = GAME.replay(saved(tmp_path / "game.json")["record"])
    assert state.is_over()
    sheet = done.out[done.out.index("Wertung") :]
    assert re.search("gewinnt|teilen", sheet)
