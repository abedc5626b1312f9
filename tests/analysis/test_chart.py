"""Curves as pictures: round numbers beside them, rounds below them."""

from __future__ import annotations

import re

import pytest

from stammtisch.analysis.chart import LEFT, RIGHT, WIDTH, Chart, marks_for

CHART = Chart(
    at=[0, 10, 50, 52, 54, 100],
    stages=[1, 1, 2, 3, 4, 4],
    curves=[[50.0, 52.0, 44.0, 45.0, 46.0, 41.0], [50.0, 49.0, 51.0, 50.0, 52.0, 58.0]],
    bands=[[6.0, 6.0, 4.0, 4.0, 3.0, 0.0], [6.0, 6.0, 4.0, 4.0, 3.0, 0.0]],
    label="Points",
    round_label="Round",
    write=lambda value: f"{value:.0f}",
)


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (37.2, 69.9, [30, 40, 50, 60, 70]),
        (0.0, 100.0, [0, 20, 40, 60, 80, 100]),
        (3.0, 3.0, [3, 4]),
        (-12.0, 4.0, [-15, -10, -5, 0, 5]),
        (0.0, 4_000.0, [0, 1_000, 2_000, 3_000, 4_000]),
    ],
)
def test_marks_are_a_few_round_numbers_around_the_curves(low: float, high: float, marks: list[int]) -> None:
    assert marks_for(low, high) == marks


def test_every_curve_lies_in_its_band_and_within_the_marks() -> None:
    drawn = CHART.svg()

    assert drawn.count("class='band") == drawn.count("class='curve") == 2
    heights = [float(y) for points in re.findall("points='([^']*)'", drawn) for y in re.findall(r",([\d.]+)", points)]
    grid = [float(y) for y in re.findall(r"class='grid' d='M\d+ ([\d.]+)H", drawn)]
    assert min(grid) <= min(heights) < max(heights) <= max(grid)
    assert "class='band" not in CHART._replace(bands=[]).svg()


def test_rounds_have_a_line_each_and_their_number_where_there_is_room() -> None:
    drawn = CHART.svg()

    begun = [float(x) for x in re.findall(r"class='round' d='M([\d.]+) ", drawn)]
    assert begun == pytest.approx([LEFT + (WIDTH - LEFT - RIGHT) * at / 100 for at in (0, 50, 52, 54)], abs=0.1)
    assert re.findall(r"text-anchor='middle'>(\d+)<", drawn) == ["1", "2"]
