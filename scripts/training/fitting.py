"""The fit of a network to what was played: Adam on plain matrix operations, with numpy or, where it is there, torch.

Only operations that both libraries write the same way are used, so there is one program for both. The loss is the
squared error of the points, plus the surprise at who finished before whom, by the difference of the seats' strengths.
"""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from scripts.training.samples import Samples

POINTS = 10.0  # an error of so many points counts like one unit of surprise
RATE = 2e-3
DECAY = 1e-4


def batch_size(positions: int) -> int:
    """Small steps where there is little to learn from."""
    return min(4096, max(256, positions // 100))


class Numbers:
    """numpy, or torch on the accelerator or the processor."""

    def __init__(self, library: str) -> None:
        self.torch: Any = None
        self.device = "processor, numpy"
        if library != "numpy":
            try:
                import torch
            except ImportError:
                if library == "torch":
                    raise
            else:
                self.torch = torch
                self.device = "cuda" if torch.cuda.is_available() else "cpu"

    def put(self, array: Any) -> Any:
        return array if self.torch is None else self.torch.from_numpy(np.ascontiguousarray(array)).to(self.device)

    def get(self, array: Any) -> Any:
        return array if self.torch is None else array.cpu().numpy()

    def sigmoid(self, values: Any) -> Any:
        library = np if self.torch is None else self.torch
        return 1.0 / (1.0 + library.exp(-library.clip(values, -30.0, 30.0)))

    def log(self, values: Any) -> Any:
        return (np if self.torch is None else self.torch).log(values)


class Fit:
    """A network on its way, with all that is needed to go on after a break."""

    def __init__(self, numbers: Numbers, sizes: list[int], margin: float, seed: int, steps: int, batch: int) -> None:
        self.numbers = numbers
        self.margin = margin
        self.seed = seed
        self.steps = steps
        self.batch = batch
        self.step = 0
        self.epoch = 0
        lots = np.random.default_rng(seed)
        self.weights: list[Any] = []
        for inputs, outputs in pairwise(sizes):
            scale = (2.0 / inputs) ** 0.5
            self.weights.append(lots.normal(0.0, scale, (inputs, outputs)).astype(np.float32))
            self.weights.append(np.zeros(outputs, np.float32))
        # It begins as the hand-made judgement: no correction.
        self.weights[-2] *= 0.0
        self.weights = [numbers.put(weight) for weight in self.weights]
        self.first = [weight * 0.0 for weight in self.weights]
        self.second = [weight * 0.0 for weight in self.weights]
        self.mean: Any = None
        self.spread: Any = None
        self.best = float("inf")
        self.best_weights = [weight + 0.0 for weight in self.weights]
        self.history: list[tuple[float, float, float]] = []

    # Learning

    def learn_scales(self, samples: Samples) -> None:
        """Mean and spread of every number shown."""
        seen = samples.shown[samples.there > 0]
        self.mean = seen.mean(0, dtype=np.float64).astype(np.float32)
        spread = seen.std(0, dtype=np.float64).astype(np.float32)
        self.spread = np.where(spread > 1e-4, spread, 1.0).astype(np.float32)

    def run_epoch(self, batches: Prepared) -> float:
        """Once over all positions, in an order of its own; the mean loss."""
        order = np.random.default_rng([self.seed, self.epoch]).permutation(len(batches))
        total = 0.0
        count = 0
        for begin in range(0, len(order), self.batch):
            chosen = self.numbers.put(order[begin : begin + self.batch])
            loss, slopes = self.loss(batches.take(chosen), self.weights, want_slopes=True)
            self.adam(slopes)
            total += float(loss)
            count += 1
        self.epoch += 1
        return total / max(1, count)

    def adam(self, slopes: list[Any]) -> None:
        self.step += 1
        left = max(0.0, 1.0 - self.step / self.steps)
        rate = RATE * (0.02 + 0.98 * left)
        for number, slope in enumerate(slopes):
            self.first[number] = 0.9 * self.first[number] + 0.1 * slope
            self.second[number] = 0.999 * self.second[number] + 0.001 * slope * slope
            mean = self.first[number] / (1.0 - 0.9**self.step)
            square = self.second[number] / (1.0 - 0.999**self.step)
            change = mean / (square**0.5 + 1e-8)
            if number % 2 == 0:
                change = change + DECAY * self.weights[number] / RATE
            self.weights[number] = self.weights[number] - rate * change

    def loss(self, batch: Batch, weights: list[Any], want_slopes: bool = False) -> tuple[Any, list[Any]]:
        """The mean loss of a batch, and how it changes with every weight."""
        seen = [batch.shown]
        last = len(weights) // 2 - 1
        for layer in range(last + 1):
            values = seen[-1] @ weights[2 * layer] + weights[2 * layer + 1]
            seen.append(values * (values > 0) if layer < last else values)
        positions, seats = batch.there.shape
        found = seen[-1].reshape(positions, seats, 2)
        count = batch.there.sum()
        error = (found[:, :, 0] - batch.missing) * batch.there
        strength = batch.judged / self.margin + found[:, :, 1]
        likely = self.numbers.sigmoid(strength[:, :, None] - strength[:, None, :])
        pairs = batch.pairs.sum() + 1e-6
        surprise = -(
            batch.before * self.numbers.log(likely + 1e-9)
            + (1.0 - batch.before) * self.numbers.log(1.0 - likely + 1e-9)
        )
        loss = (error * error).sum() / count + (surprise * batch.pairs).sum() / pairs
        if not want_slopes:
            return loss, []
        back = found * 0.0
        back[:, :, 0] = 2.0 * error / count
        # Each pair stands there twice, once from either side.
        back[:, :, 1] = 2.0 * ((likely - batch.before) * batch.pairs).sum(2) / pairs
        flow = back.reshape(positions * seats, 2)
        slopes: list[Any] = []
        for layer in range(last, -1, -1):
            slopes = [seen[layer].T @ flow, flow.sum(0), *slopes]
            if layer:
                flow = (flow @ weights[2 * layer].T) * (seen[layer] > 0)
        return loss, slopes

    def loss_of(self, prepared: Prepared, weights: list[Any]) -> float:
        total = 0.0
        for begin in range(0, len(prepared), 8 * self.batch):
            chosen = np.arange(begin, min(len(prepared), begin + 8 * self.batch))
            total += float(self.loss(prepared.take(self.numbers.put(chosen)), weights)[0]) * len(chosen)
        return total / max(1, len(prepared))

    # What comes of it

    def layers(self) -> list[tuple[Any, Any]]:
        """Weights and biases of the best network so far, for numbers as the game gives them, and points as they are."""
        weights = [self.numbers.get(weight).astype(np.float64) for weight in self.best_weights]
        weights[1] = weights[1] - (self.mean / self.spread) @ weights[0]
        weights[0] = weights[0] / self.spread[:, None]
        weights[-2] = weights[-2] * [POINTS, 1.0]
        weights[-1] = weights[-1] * [POINTS, 1.0]
        return [(weights[number], weights[number + 1]) for number in range(0, len(weights), 2)]

    # Breaks

    def save(self, path: Path) -> None:
        arrays = {"mean": self.mean, "spread": self.spread, "history": np.array(self.history)}
        for name in ("weights", "first", "second", "best_weights"):
            for number, array in enumerate(getattr(self, name)):
                arrays[f"{name}{number}"] = self.numbers.get(array)
        numbers = np.array([self.step, self.epoch, self.best, self.steps, self.seed])
        part = path.with_suffix(".part.npz")
        np.savez(part, numbers=numbers, **arrays)
        os.replace(part, path)

    def restore(self, path: Path) -> bool:
        """Go on where a checkpoint stopped; whether there was one of the same shape, seed, positions and epochs."""
        if not path.exists():
            return False
        with np.load(path) as data:
            numbers = data["numbers"]
            names = [f"weights{number}" for number in range(len(self.weights))]
            if tuple(numbers[3:]) != (self.steps, self.seed) or any(
                name not in data or data[name].shape != tuple(weight.shape)
                for name, weight in zip(names, self.weights, strict=True)
            ):
                return False
            for name in ("weights", "first", "second", "best_weights"):
                setattr(self, name, [self.numbers.put(data[f"{name}{number}"]) for number in range(len(names))])
            self.mean, self.spread = data["mean"], data["spread"]
            self.history = [(float(a), float(b), float(c)) for a, b, c in data["history"].reshape(-1, 3)]
        self.step, self.epoch = int(numbers[0]), int(numbers[1])
        self.best = float(numbers[2])
        return True


class Batch:
    """Some positions as the loss needs them."""

    def __init__(self, shown: Any, there: Any, judged: Any, missing: Any, before: Any, pairs: Any) -> None:
        self.shown = shown
        self.there = there
        self.judged = judged
        self.missing = missing  # what the hand-made judgement was short of the points, in units
        self.before = before  # 1 where the first seat of a pair finished before the second, 0.5 where they tied
        self.pairs = pairs


class Prepared:
    """Positions where the fit computes, their numbers brought to the same scale."""

    def __init__(self, numbers: Numbers, samples: Samples, mean: Any, spread: Any) -> None:
        self.numbers = numbers
        self.shown = numbers.put((samples.shown - mean) / spread)
        self.there = numbers.put(samples.there)
        self.judged = numbers.put(samples.shown[:, :, 0])
        self.points = numbers.put(samples.points)
        self.ranks = numbers.put(samples.ranks)

    def __len__(self) -> int:
        return len(self.there)

    def take(self, chosen: Any) -> Batch:
        there = self.there[chosen]
        shown = self.shown[chosen]
        judged = self.judged[chosen]
        ranks = self.ranks[chosen]
        difference = ranks[:, None, :] - ranks[:, :, None]
        before = 0.5 * (difference > 0) + 0.5 * (difference >= 0)
        seats = there.shape[1]
        others = self.numbers.put(1.0 - np.eye(seats, dtype=np.float32))
        pairs = there[:, :, None] * there[:, None, :] * others
        return Batch(
            shown.reshape(-1, shown.shape[2]), there, judged, (self.points[chosen] - judged) / POINTS, before, pairs
        )
