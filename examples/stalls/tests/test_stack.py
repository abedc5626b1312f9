"""Two Stalls on the whole stack: terminal, computers, hints, server. All of them find it by the variable alone."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from examples.stalls.game import game
from stammtisch import analysis, bots, shelf
from stammtisch.core.state import State
from stammtisch.server.shelf import Shelf, game_box, rule_sections

GAME = game()
TITLES = {"en": "Two Stalls", "de": "Zwei Buden"}


@pytest.fixture
def shelved(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(shelf.VARIABLE, "examples.stalls")
    shelf.packages.cache_clear()
    yield
    monkeypatch.undo()
    shelf.packages.cache_clear()


def in_the_terminal(*words: str, answers: str = "") -> str:
    done = subprocess.run(
        [sys.executable, "-m", "stammtisch", *words],
        input=answers, capture_output=True, text=True, check=True,
        env={**os.environ, shelf.VARIABLE: "examples.stalls"},
    )  # fmt: skip
    return done.stdout


@pytest.mark.parametrize("language", TITLES)
def test_it_is_played_to_the_end_in_the_terminal_and_replayed(tmp_path: Path, language: str) -> None:
    saved = str(tmp_path / "game.json")
    told = in_the_terminal("play", "stalls", "--language", language, "--save", saved, answers="1\n" * 60)
    assert TITLES[language] in told
    assert "S-3.1" in told
    again = in_the_terminal("replay", saved, "--language", language)
    assert told.splitlines()[-2] in again, "the winner"


def test_its_tables_are_checked(tmp_path: Path) -> None:
    assert "first-2026" in in_the_terminal("data", "check", "stalls")


def think(state: State, seat: int, level: str, seed: int) -> int:
    sampler = bots.sampler_of(state, seat, seed)
    return bots.think(level, GAME, seat, state.observe(seat), sampler, bots.Budget(simulations=16), seed).action


@pytest.mark.parametrize("level", bots.levels())
def test_computers_of_every_level_play_it(level: str) -> None:
    state = GAME.new(2, 5, {"rounds": 4})
    while to_act := state.to_act():
        state.apply(to_act[0], think(state, to_act[0], level, 1))
    assert state.is_over()


def test_the_apprentice_beats_random_play() -> None:
    won = 0
    for seed in range(10):
        state, chooser = GAME.new(2, seed), random.Random(seed)
        while to_act := state.to_act():
            seat = to_act[0]
            state.apply(seat, think(state, 0, "apprentice", seed) if seat == 0 else chooser.choice(state.legal(1)))
        won += state.ranking()[0] == [0]
    assert won >= 8


def test_a_hint_says_why() -> None:
    state = GAME.new(2, 5)
    found = analysis.hint(state, 0, seed=1, simulations=64)
    assert found
    assert all(advice.why["de"] for advice in found)


@pytest.mark.usefixtures("shelved")
def test_the_server_offers_it_with_its_rules() -> None:
    info = Shelf().info("stalls")
    assert info.title == TITLES
    assert info.levels == bots.levels()
    assert info.about is not None
    assert info.about.minutes == (10, 15)
    assert "field.wares" in game_box(GAME).names
    english, german = (rule_sections("stalls", language) for language in TITLES)
    assert [section.section for section in english] == [section.section for section in german]
    assert len(english) > 15
