"""Whether what analyses said came true: the sums behind the figures and the picture."""

from __future__ import annotations

from random import Random

import pytest

from bench.reliability import Said, bins_of, error_of, parts_of, picture, tally_of, together


def said(sureness: float, count: int = 20_000) -> list[Said]:
    """Positions of which one knows how likely they are won, and what is said of them: as much, or too sure of it."""
    lots = Random(1)
    found: list[Said] = []
    for number in range(count):
        chance = lots.uniform(0.05, 0.95)
        told = min(0.99, max(0.01, 0.5 + sureness * (chance - 0.5)))
        left = 1.0 - number / count
        found.append(Said(1.0 - left, 50.0, 10.0 * left, told, lots.gauss(50.0, 10.0 * left), lots.random() < chance))
    return found


def test_of_positions_called_so_likely_as_many_are_won() -> None:
    found = bins_of(tally_of(said(1.0)))

    assert sum(each.positions for each in found) == 20_000
    assert all(each.won == pytest.approx(each.said, abs=0.05) for each in found)
    assert error_of(found) < 0.02


def test_who_is_too_sure_is_found_out() -> None:
    assert error_of(bins_of(tally_of(said(2.0)))) > 0.1


def test_two_thirds_of_the_results_lie_within_a_band_that_is_right() -> None:
    for part in parts_of(tally_of(said(1.0))):
        assert part.within == pytest.approx(0.68, abs=0.03)
        assert part.off == pytest.approx(part.band, rel=0.2)


def test_games_that_are_put_together_tell_what_they_would_tell_as_one() -> None:
    positions = said(1.0, 600)
    whole, parts = tally_of(positions), together([tally_of(positions[:200]), tally_of(positions[200:])])

    for mine, its in zip(bins_of(parts), bins_of(whole), strict=True):
        assert mine == pytest.approx(its)
    for quarter, one in zip(parts_of(parts), parts_of(whole), strict=True):
        assert quarter == pytest.approx(one)


def test_the_picture_shows_every_bin() -> None:
    drawn = picture("Coimbra", bins_of(tally_of(said(1.0))))

    assert drawn.startswith("<svg")
    assert drawn.count("<circle") == 10
