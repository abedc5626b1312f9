"""Trains the learned judgement of the computer opponents: plays games, fits a network, measures it, writes it down.

    python scripts/train_evaluation.py orleans --games 20000 --out networks
    python scripts/train_evaluation.py --help

Needs numpy; uses torch, and an accelerator, where they are there. Every stage can be broken off and called again: games
that were played stay in shards, the fit goes on from its last checkpoint. docs/opponents.md tells the whole story.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from scripts.training.forms import find_package  # noqa: E402  # the package must be found first

FORM = find_package()

import numpy as np  # noqa: E402

import stammtisch  # noqa: E402
from scripts.training import fitting, pictures, playing, samples  # noqa: E402
from stammtisch.bots.learned import files  # noqa: E402
from stammtisch.bots.learned.network import Layer, Network  # noqa: E402

STAGES = ("play", "train", "evaluate", "export")


def main(words: list[str] | None = None) -> None:
    asked = arguments().parse_args(words)
    games = asked.game or stammtisch.games()
    unknown = [name for name in games if name not in stammtisch.games()]
    if unknown:
        sys.exit(f"There is no game {unknown[0]!r}; there are: {', '.join(stammtisch.games())}.")
    stages = asked.stages.split(",")
    if not set(stages) <= set(STAGES):
        sys.exit(f"The stages are {', '.join(STAGES)}.")
    tell(f"{FORM}; {asked.workers} processes")
    for name in games:
        train_game(name, stages, asked)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    add = parser.add_argument
    add("game", nargs="*", help="the games to train for; all if none is named")
    add("--stages", default=",".join(STAGES), help="some of: %(default)s")
    add("--folder", type=Path, default=ROOT / "build" / "training", help="where shards and checkpoints lie")
    add("--out", type=Path, default=ROOT / "build" / "networks", help="where networks, reports and plots go")
    add("--games", type=int, default=20_000, help="games to play for each game")
    add("--games-per-shard", type=int, default=50)
    add("--minutes-playing", type=float, default=1e6, help="stop playing after that; for each game")
    add("--minutes-training", type=float, default=1e6, help="likewise for the fit")
    add("--epochs", type=int, default=30)
    add("--hidden", default="64,32", help="sizes of the hidden layers")
    add("--most-positions", type=int, default=1_500_000, help="read no more, to fit into the memory")
    add("--effort", type=int, default=-1, help="for the game's own advice while playing; a fitting one if not given")
    add("--workers", type=int, default=os.cpu_count() or 1)
    add("--seed", type=int, default=1)
    add("--library", choices=("auto", "numpy", "torch"), default="auto")
    return parser


def train_game(name: str, stages: list[str], asked: argparse.Namespace) -> None:
    folder: Path = asked.folder / name
    folder.mkdir(parents=True, exist_ok=True)
    asked.out.mkdir(parents=True, exist_ok=True)
    effort = playing.EFFORT[name] if asked.effort < 0 else asked.effort
    plan = playing.Plan(name, folder, asked.games, asked.games_per_shard, asked.seed, effort)
    if "play" in stages:
        play(plan, asked)
    if not {"train", "evaluate", "export"} & set(stages):
        return
    paths = [plan.shard(number) for number in plan.shards() if plan.shard(number).exists()]
    found = samples.read(paths, asked.most_positions)
    learning, held = found.halves()
    played = len(set(found.game.astype(int).tolist()))
    tell(f"{name}: {len(found)} positions of {played} games, {len(held)} held out")
    numbers = fitting.Numbers(asked.library)
    sizes = [found.shown.shape[2], *[int(size) for size in asked.hidden.split(",")], 2]
    batch = fitting.batch_size(len(learning))
    steps = asked.epochs * ((len(learning) + batch - 1) // batch)
    fit = fitting.Fit(numbers, sizes, stammtisch.game(name).judgement.tuning().margin, asked.seed, steps, batch)
    checkpoint = folder / "checkpoint.npz"
    goes_on = fit.restore(checkpoint)
    if "train" in stages:
        train(name, fit, learning, held, checkpoint, asked)
    elif not goes_on:
        sys.exit(f"There is no checkpoint for {name} of this shape: train first.")
    network = network_from(fit)
    report = evaluate(name, fit, network, held, asked.out) if "evaluate" in stages else {}
    if "export" in stages:
        path = asked.out / f"{name}.npz"
        story: dict[str, str | int | float] = {"games": played, "positions": len(learning), "seed": asked.seed}
        files.save(path, stammtisch.game(name), network, {**story, **report})
        tell(f"{name}: {path.name} has {path.stat().st_size} bytes")


def play(plan: playing.Plan, asked: argparse.Namespace) -> None:
    begun = time.monotonic()
    told = 0.0
    at_first = -1
    for done, every in playing.play(plan, asked.workers, 60.0 * asked.minutes_playing):
        at_first = done if at_first < 0 else at_first
        now = time.monotonic() - begun
        if now - told > 10.0 or done == every:
            told = now
            rate = (done - at_first) * plan.games_per_shard / max(now, 1e-9)
            left = (every - done) * plan.games_per_shard / rate if rate else 0.0
            tell(
                f"{plan.game}: {done * plan.games_per_shard} of {every * plan.games_per_shard} games, "
                f"{rate:.1f} per second, {left / 60.0:.1f} minutes to go"
            )


def train(
    name: str, fit: fitting.Fit, learning: samples.Samples, held: samples.Samples, checkpoint: Path,
    asked: argparse.Namespace,
) -> None:  # fmt: skip
    """All epochs that are missing, as far as time allows; the best network on held-out games is kept."""
    if fit.mean is None:
        fit.learn_scales(learning)
    begun = time.monotonic()
    prepared = fitting.Prepared(fit.numbers, learning, fit.mean, fit.spread)
    judged = fitting.Prepared(fit.numbers, held, fit.mean, fit.spread)
    if not fit.history:
        fit.history.append((0.0, fit.loss_of(prepared, fit.weights), fit.loss_of(judged, fit.weights)))
    tell(f"{name}: fit on {fit.numbers.device}, loss of the hand-made judgement {fit.history[0][2]:.4f}")
    while fit.epoch < asked.epochs and time.monotonic() - begun < 60.0 * asked.minutes_training:
        loss = fit.run_epoch(prepared)
        unseen = fit.loss_of(judged, fit.weights)
        fit.history.append((float(fit.epoch), loss, unseen))
        if unseen < fit.best:
            fit.best = unseen
            fit.best_weights = [weight + 0.0 for weight in fit.weights]
        fit.save(checkpoint)
        took = time.monotonic() - begun
        tell(f"{name}: epoch {fit.epoch} of {asked.epochs}, loss {loss:.4f}, held out {unseen:.4f}, {took:.0f} s")


def network_from(fit: fitting.Fit) -> Network:
    layers = [
        Layer([float(value) for value in weights.reshape(-1)], [float(value) for value in biases])
        for weights, biases in fit.layers()
    ]
    return Network(layers, fit.margin)


def evaluate(
    name: str, fit: fitting.Fit, network: Network, held: samples.Samples, out: Path
) -> dict[str, str | int | float]:
    """Both judgements against what held-out games came to, as numbers and plots."""
    points, strengths = run_all(network, held)
    there = held.there > 0
    judged = held.shown[:, :, 0]
    report: dict[str, str | int | float] = {}
    for where, chosen in (("all", held.opens >= 0), ("round begins", held.opens > 0)):
        mask = there & chosen[:, None]
        for who, guess in (("handmade", judged), ("learned", points)):
            error = guess[mask] - held.points[mask]
            report[f"{who}, {where}: rmse"] = rounded(float((error**2).mean() ** 0.5))
            report[f"{who}, {where}: bias"] = rounded(float(error.mean()))
            report[f"{who}, {where}: correlation"] = rounded(float(np.corrcoef(guess[mask], held.points[mask])[0, 1]))
        for who, strength in (("handmade", judged / network.margin), ("learned", strengths)):
            right, surprise = order_of(held, strength, chosen)
            report[f"{who}, {where}: order right"] = rounded(right)
            report[f"{who}, {where}: order surprise"] = rounded(surprise)
    for key, value in report.items():
        tell(f"{name}: {key} {value}")
    lines: dict[str, list[tuple[float, float]]] = {"hand-made": [], "learned": []}
    for stage in sorted(set(held.stage.tolist())):
        mask = there & (held.stage == stage)[:, None] & (held.opens > 0)[:, None]
        if mask.any():
            for who, guess in (("hand-made", judged), ("learned", points)):
                error = guess[mask] - held.points[mask]
                lines[who].append((stage, float((error**2).mean() ** 0.5)))
    pictures.draw_lines(out / f"{name}-error.svg", f"{name}: error by round", "round", "RMSE, points", lines)
    pictures.draw_lines(
        out / f"{name}-fit.svg", f"{name}: fit", "epoch", "loss",
        {
            "trained on": [(epoch, loss) for epoch, loss, _ in fit.history],
            "held out": [(epoch, loss) for epoch, _, loss in fit.history],
        },
    )  # fmt: skip
    return report


def run_all(network: Network, held: samples.Samples) -> tuple[Any, Any]:
    """Points and strengths by the network as it is exported, for all positions at once."""
    values = held.shown.astype(np.float64)
    for number, layer in enumerate(network.layers):
        weights = np.array(list(layer.weights)).reshape(layer.inputs, layer.outputs)
        values = values @ weights + np.array(list(layer.biases))
        if number + 1 < len(network.layers):
            values = np.maximum(values, 0.0)
    judged = held.shown[:, :, 0]
    return judged + values[:, :, 0], judged / network.margin + values[:, :, 1]


def order_of(held: samples.Samples, strength: Any, chosen: Any) -> tuple[float, float]:
    """How often the stronger of two seats finished first, and the mean surprise at who did."""
    first, second = np.triu_indices(held.there.shape[1], 1)
    pairs = (held.there[:, first] > 0) & (held.there[:, second] > 0) & chosen[:, None]
    pairs &= held.ranks[:, first] != held.ranks[:, second]
    if not pairs.any():
        return 0.0, 0.0
    lead = (strength[:, first] - strength[:, second])[pairs]
    lead = np.where((held.ranks[:, first] < held.ranks[:, second])[pairs], lead, -lead)
    return float((lead > 0).mean()), float(np.log1p(np.exp(-lead)).mean())


def rounded(value: float) -> float:
    return round(value, 4)


def tell(line: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {line}", flush=True)


if __name__ == "__main__":
    main()
