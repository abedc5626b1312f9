"""scripts/train_evaluation.py: it learns, it can be broken off, and all stages come to a network that plays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from scripts.training import fitting, playing, samples

import stammtisch
from scripts import train_evaluation
from stammtisch.bots.learned import files


def toy(positions: int = 400) -> samples.Samples:
    """Positions of two seats whose points follow from what is shown, but not from the judgement alone."""
    lots = np.random.default_rng(3)
    shown = lots.normal(0.0, 1.0, (positions, 2, 6)).astype(np.float32)
    shown[:, :, 0] = 50.0 + 8.0 * shown[:, :, 0]
    shown[:, 0, 5] = shown[:, 1, 5] = 4.0
    points = shown[:, :, 0] + 9.0 * shown[:, :, 1] - 6.0 * np.abs(shown[:, :, 2])
    ranks = np.where(points >= points[:, ::-1], 1.0, 2.0).astype(np.float32)
    there = np.ones((positions, 2), np.float32)
    game = np.arange(positions, dtype=np.float32)
    return samples.Samples(shown, there, points, ranks, game, game * 0, game * 0 + 1)


def fit_on(learning: samples.Samples, epochs: int) -> tuple[fitting.Fit, fitting.Prepared]:
    numbers = fitting.Numbers("numpy")
    batch = 32
    steps = epochs * ((len(learning) + batch - 1) // batch)
    fit = fitting.Fit(numbers, [6, 16, 2], 9.0, 1, steps, batch)
    fit.learn_scales(learning)
    return fit, fitting.Prepared(numbers, learning, fit.mean, fit.spread)


def test_training_reduces_the_error_on_what_it_has_not_seen() -> None:
    learning, held = toy().halves()
    fit, prepared = fit_on(learning, 40)
    unseen = fitting.Prepared(fit.numbers, held, fit.mean, fit.spread)
    at_first = fit.loss_of(unseen, fit.weights)
    for _ in range(40):
        fit.run_epoch(prepared)
    assert fit.loss_of(unseen, fit.weights) < 0.3 * at_first


def test_the_slopes_are_those_of_the_loss() -> None:
    fit, prepared = fit_on(toy(12), 1)
    fit.weights = [np.random.default_rng(2).normal(0.0, 0.3, w.shape) for w in fit.weights]
    batch = prepared.take(np.arange(12))
    _, slopes = fit.loss(batch, fit.weights, want_slopes=True)
    for number, weights in enumerate(fit.weights):
        place = tuple(size // 2 for size in weights.shape)
        losses = []
        for change in (1e-4, -1e-4):
            changed = [weight.copy() for weight in fit.weights]
            changed[number][place] += change
            losses.append(float(fit.loss(batch, changed)[0]))
        assert slopes[number][place] == pytest.approx((losses[0] - losses[1]) / 2e-4, rel=1e-2, abs=1e-4)


def test_a_fit_that_was_broken_off_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    learning, _ = toy(200).halves()
    whole, prepared = fit_on(learning, 6)
    for _ in range(6):
        whole.run_epoch(prepared)
    broken, _ = fit_on(learning, 6)
    for _ in range(2):
        broken.run_epoch(prepared)
    broken.save(tmp_path / "checkpoint.npz")
    again, _ = fit_on(learning, 6)
    assert again.restore(tmp_path / "checkpoint.npz")
    assert again.epoch == 2
    for _ in range(4):
        again.run_epoch(prepared)
    for mine, theirs in zip(again.weights, whole.weights, strict=True):
        assert np.array_equal(mine, theirs)


def test_a_checkpoint_of_other_positions_is_not_gone_on_with(tmp_path: Path) -> None:
    fit, _ = fit_on(toy(200), 6)
    fit.save(tmp_path / "checkpoint.npz")
    assert not fit_on(toy(400), 6)[0].restore(tmp_path / "checkpoint.npz")
    assert not fit_on(toy(200), 6)[0].restore(tmp_path / "nothing.npz")


def test_held_out_games_are_never_trained_on() -> None:
    learning, held = toy().halves()
    assert not set(learning.game.tolist()) & set(held.game.tolist())
    assert 0.05 < len(held) / (len(held) + len(learning)) < 0.25


def test_games_follow_from_their_number_and_seed_and_are_not_played_twice(tmp_path: Path) -> None:
    plan = playing.Plan("village", tmp_path / "a", games=4, games_per_shard=2, seed=5, effort=0)
    other = playing.Plan("village", tmp_path / "b", games=4, games_per_shard=2, seed=5, effort=0)
    for each in (plan, other):
        each.folder.mkdir()
        for number in each.shards():
            assert playing.play_shard(each, number) > 0
    for number in plan.shards():
        with np.load(plan.shard(number)) as one, np.load(other.shard(number)) as two:
            assert np.array_equal(one["rows"], two["rows"])
            assert np.array_equal(one["facts"], two["facts"])
    written = [path.stat().st_mtime_ns for path in sorted(plan.folder.iterdir())]
    assert list(playing.play(plan, 1, 60.0)) == [(2, 2)]
    assert [path.stat().st_mtime_ns for path in sorted(plan.folder.iterdir())] == written


def test_all_stages_lead_to_a_network_that_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["village", "--games", "16", "--games-per-shard", "16", "--workers", "1", "--effort", "0", "--epochs", "2"]
    words += ["--library", "numpy", "--folder", str(tmp_path / "work"), "--out", str(tmp_path / "out")]
    train_evaluation.main(words)
    told = capsys.readouterr().out
    assert "epoch 2 of 2" in told
    assert "learned, round begins: rmse" in told
    files.load(tmp_path / "out" / "village.npz", stammtisch.game("village"))
    assert (tmp_path / "out" / "village-fit.svg").read_text(encoding="utf-8").startswith("<svg")
    assert (tmp_path / "out" / "village-error.svg").exists()
    # A second call finds all done.
    train_evaluation.main(words)
    assert "epoch" not in capsys.readouterr().out


def test_wrong_wishes_are_refused() -> None:
    with pytest.raises(SystemExit, match="There is no game 'chess'"):
        train_evaluation.main(["chess"])
    with pytest.raises(SystemExit, match="The stages are play, train, evaluate, export"):
        train_evaluation.main(["village", "--stages", "guess"])
