"""Whatever is damaged in a position or a saved game is refused with its place, or can be played to the end."""

from __future__ import annotations

import pytest

from tests.conformance.damage import try_damages

GAMES = ["orleans", "coimbra", "village"]
AT_NIGHT = 3_340  # of each game
PARTS = 20


@pytest.mark.parametrize("name", GAMES)
def test_damages_are_refused_or_played_to_the_end(name: str) -> None:
    refusals = try_damages(name, 0, 50)
    assert 25 <= sum(refusal != "" for refusal in refusals) < 50


@pytest.mark.nightly
@pytest.mark.parametrize("part", range(1, PARTS + 1))
@pytest.mark.parametrize("name", GAMES)
def test_ten_thousand_damages_are_refused_or_played_to_the_end(name: str, part: int) -> None:
    try_damages(name, part, AT_NIGHT // PARTS)
