"""Whether a net can be believed: what it said beside what came of it."""

from __future__ import annotations

import numpy as np
import pytest

import stammtisch
from stammtisch.bots.learned.vector import Table
from stammtisch.bots.training.calibration import Seen, calibration, factor_of, reliability, tempered, watch
from tests.bots.test_learned import laid, moments, net_for


def said_and_won(factor: float, count: int = 40_000) -> Seen:
    """A net that would be right if its log-odds were divided by this factor."""
    lots = np.random.default_rng(1)
    true = lots.uniform(0.05, 0.95, count)
    odds = np.log(true / (1 - true)) * factor
    said = 1 / (1 + np.exp(-odds))
    won = lots.random(count) < true
    stages = lots.integers(0, 3, count)
    off = lots.standard_normal(count) * (3 - stages)
    zeros = np.zeros(count)
    return Seen(*(each.astype(np.float32) for each in (stages, off, said, zeros, won)))


@pytest.mark.parametrize("factor", [0.6, 1.0, 1.8])
def test_who_is_too_sure_or_too_timid_is_found_out(factor: float) -> None:
    assert factor_of(said_and_won(factor)) == pytest.approx(factor, rel=0.06)


def test_of_positions_called_so_likely_as_many_are_won() -> None:
    found = calibration(said_and_won(1.0), 10, 0)

    assert sum(each.positions for each in found.bins) == 40_000
    assert all(each.won == pytest.approx(each.said, abs=0.04) for each in found.bins)
    assert found.spread == pytest.approx([3.0, 2.0, 1.0], rel=0.1)


def test_a_tempered_net_is_less_sure_and_expects_the_same_points() -> None:
    net = net_for("coimbra", size=0.1)
    desk = laid([(state, 0) for state in moments("coimbra", 2, 3)[:-1]])

    before, after = net.judge(desk), tempered(net, 2.0).judge(desk)

    odds = np.log(before.win / (1 - before.win))
    assert np.log(after.win / (1 - after.win)) == pytest.approx(odds / 2.0, abs=1e-3)
    assert (after.points == before.points).all()
    assert (after.lead == before.lead).all()


def test_a_net_is_watched_in_whole_games() -> None:
    game = stammtisch.game("coimbra")

    seen = watch(net_for("coimbra"), [Table(game, 2, {})], 2, 4_100_000, game.judgement.tuning())

    assert set(np.unique(seen.won)) <= {0.0, 0.5, 1.0}
    assert seen.won.mean() == pytest.approx(0.5, abs=0.2)
    picture = reliability("Coimbra", calibration(seen, 2, 4_100_000))
    assert picture.startswith("<svg")
    assert "<circle" in picture
