"""From the points that games came to, to what a position promises."""

from __future__ import annotations

import numpy as np
import pytest

from stammtisch.analysis.promises import (
    Anchor,
    chances,
    errors_of_change,
    promised,
    promised_ahead,
    slopes,
    unforeseen,
    wins_errors_of_change,
)
from stammtisch.bots.outcomes import Outcomes

ROWS = [[60.0, 50.0, 41.0], [48.0, 52.0, 52.0], [70.0, 30.0, 45.0]]


def outcomes(points: list[list[float]]) -> Outcomes:
    found = Outcomes(len(points[0]))
    found.points = points
    return found


def test_where_nothing_is_unforeseen_the_best_has_won_and_who_ties_shares_it() -> None:
    assert chances(np.array(ROWS), 0.0).mean(axis=0).tolist() == pytest.approx([2 / 3, 1 / 6, 1 / 6], abs=1e-6)


def test_bands_are_as_wide_as_many_games_lie_apart() -> None:
    found = promised(100 * ROWS, 0.0)

    assert found.points == pytest.approx([178 / 3, 44.0, 46.0])
    assert found.bands == pytest.approx(np.std(ROWS, axis=0).tolist(), rel=0.02)


def test_what_is_unforeseen_widens_bands_and_brings_chances_closer() -> None:
    wins = [promised([[60.0, 56.0]], spread).wins for spread in (0.0, 3.0, 6.0, 60.0)]

    leading = [win for win, _ in wins]
    assert leading == sorted(leading, reverse=True)
    assert leading[0] == pytest.approx(1.0)
    assert leading[-1] == pytest.approx(0.5, abs=0.03)
    assert all(sum(each) == pytest.approx(1.0) for each in wins)
    assert promised([[60.0, 56.0]], 3.0).bands == pytest.approx([3.0, 3.0])


def test_only_what_is_missing_to_the_spread_of_such_games_is_unforeseen() -> None:
    games = 50 * [[60.0, 56.0], [52.0, 56.0]]  # points differ from their mean by a square of 8
    open_still = 8.0 / 100
    assert unforeseen(games, 3.0) == pytest.approx((1.0 + open_still) ** 0.5)
    assert unforeseen(games, 5.0) == pytest.approx((17.0 + open_still) ** 0.5)
    assert unforeseen(games, 2.0) == pytest.approx(open_still**0.5), "they lie apart by more"
    assert promised(games, 5.0).bands == pytest.approx([(16.0 + 17.0) ** 0.5, 17.0**0.5], rel=0.01)


def test_a_few_games_that_one_seat_won_make_nobody_sure() -> None:
    games = [[60.0, 50.0], [44.0, 40.0]]
    few, many = promised(games, 0.0), promised(50 * games, 0.0)

    assert few.points == many.points
    assert 0.6 < few.wins[0] < 0.95 < many.wins[0]


def test_chances_are_those_of_points_with_an_unforeseen_part_of_that_size() -> None:
    lots = np.random.default_rng(5).gumbel(size=(200_000, 3))
    unforeseen = 8.0 * lots / lots.std()
    for row in ROWS:
        won = np.bincount((np.array(row) + unforeseen).argmax(axis=1), minlength=3) / len(lots)
        assert chances(np.array([row]), 8.0)[0] == pytest.approx(won.tolist(), abs=0.005)


def test_a_look_shifts_the_games_that_were_played_to_the_end() -> None:
    first, look = outcomes([[50.0, 50.0, 50.0], [52.0, 50.0, 50.0]]), outcomes([[54.0, 49.0, 50.0]])

    found = promised_ahead(Anchor(ROWS), first, look, 5.0)

    whole = promised(ROWS, 5.0)
    assert found.points == pytest.approx([whole.points[0] + 3.0, whole.points[1] - 1.0, whole.points[2]])
    assert found.wins[0] > whole.wins[0]
    assert found.wins[1] < whole.wins[1]


def test_in_the_last_round_looks_are_the_games() -> None:
    first, look = outcomes(ROWS), outcomes([[20.0, 30.0, 40.0]])

    assert promised_ahead(Anchor(first.points, is_near=True), first, look, 2.0) == promised(look.points, 2.0)


def test_a_chance_is_as_unsure_as_the_points_that_it_hangs_on() -> None:
    step = 1e-4
    found = slopes(np.array(ROWS), 7.0)
    for other in range(3):
        more = np.array(ROWS)
        more[:, other] += step
        risen = (chances(more, 7.0) - chances(np.array(ROWS), 7.0)).mean(axis=0) / step
        assert found[:, other] == pytest.approx(risen.tolist(), abs=1e-5)

    before, after = outcomes([[50.0, 50.0], [50.0, 50.0]]), outcomes([[50.0, 50.0], [54.0, 50.0]])
    assert errors_of_change(before, after) == pytest.approx([2.0, 0.0])
    slope = float(slopes(np.array([[50.0, 49.0]]), 7.0)[0, 0])
    assert wins_errors_of_change([[50.0, 49.0]], 7.0, before, after) == pytest.approx([2.0 * slope, 2.0 * slope])
    assert wins_errors_of_change([[50.0, 50.0]], 0.0, before, after) == [0.5, 0.5]
