"""The log page by page: the same lines, with the same numbers, as the whole log has."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import stammtisch
from stammtisch.core.state import State


@pytest.fixture(scope="module")
def state() -> State:
    """A game in which every seat may read some lines that the others may not."""
    state = stammtisch.game("village").new(3, 1, {"port": True, "life_goals": True})
    chooser = random.Random(1)
    for _ in range(150):
        seat = state.to_act()[0]
        state.apply_legal(seat, chooser.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_pages_are_parts_of_the_whole_log(state: State, viewer: int | None) -> None:
    whole: Any = state.observe(viewer)["log"]
    length = state.log_length(viewer)

    assert state.log(viewer) == whole
    assert [line["number"] for line in whole] == list(range(length))
    assert state.log(viewer, most=5) == state.observe(viewer, log_most=5)["log"] == whole[-5:]
    assert state.log(viewer, first=3, most=4) == whole[3:7]
    assert state.log(viewer, length - 1, 9) == whole[-1:]
    assert state.log(viewer, length + 5, 3) == state.log(viewer, most=0) == []
    assert state.observe(viewer, length - 2, 5)["log"] == whole[-2:]


@pytest.mark.parametrize("number", [-1, True, "1", 1.5])
def test_a_number_of_lines_that_cannot_be_is_refused(state: State, number: Any) -> None:
    asked: list[Callable[[], object]] = [
        lambda: state.log(0, number),
        lambda: state.log(0, 0, number),
        lambda: state.observe(0, number),
        lambda: state.observe(0, 0, number),
    ]
    for ask in asked:
        with pytest.raises(stammtisch.BadOption, match="must be a whole number from 0 on"):
            ask()
