"""Computers in the terminal: they answer alike here and in a process of their own, and go on when that one dies."""

from __future__ import annotations

from pathlib import Path

import pytest

import stammtisch
from stammtisch.cli.computers import Computers
from stammtisch.core.state import State
from stammtisch.engine.beside import News


def play_on(state: State, computers: Computers, answers: int) -> list[int]:
    """So many answers of the computers at all seats."""
    given = []
    for _ in range(answers):
        seat = state.to_act()[0]
        given.append(computers.answer(state, seat))
        state.apply(seat, given[-1])
    return given


def beside(level: str, folder: Path) -> Computers:
    """Computers for whom an engine is ready; in an empty folder there is none, and the sources serve."""
    found = Computers(level, 2)
    found._hear(News(folder=folder))
    return found


@pytest.mark.parametrize("level", ["random", "apprentice"])
@pytest.mark.parametrize("game", stammtisch.games())
def test_a_process_of_their_own_gives_the_same_answers(game: str, level: str, tmp_path: Path) -> None:
    computers = beside(level, tmp_path)
    try:
        apart = play_on(stammtisch.game(game).new(2, 5), computers, 12)
    finally:
        computers.close()

    assert apart == play_on(stammtisch.game(game).new(2, 5), Computers(level, 2), 12)


def test_when_the_process_dies_the_table_thinks_again(tmp_path: Path) -> None:
    computers = beside("apprentice", tmp_path)
    state = stammtisch.game("coimbra").new(2, 5)
    play_on(state, computers, 2)
    thinker = computers._thinker
    assert thinker is not None
    thinker._process.kill()

    assert len(play_on(state, computers, 3)) == 3
    assert computers.news() is None, "nobody thinks beside the table any more"
    computers.close()


def test_news_are_told_once(tmp_path: Path) -> None:
    computers = beside("random", tmp_path)

    assert computers.news() == News(folder=tmp_path)
    assert computers.news() is None
