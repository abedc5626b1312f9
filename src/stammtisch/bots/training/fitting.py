"""Fitting a net to what games turned out to be worth: AdamW by hand, on numpy.

The numbers of a row are first brought to a like scale, by their mean and spread over the first games; that scale is
multiplied into the first layer when the net is taken out to play. All of it lies in arrays of one kind (`arrays`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from stammtisch.bots.learned.net import OUTPUTS, SUREST, UNIT, Floats, Layer, Net
from stammtisch.bots.training.arrays import ON_CORES, Arrays
from stammtisch.core.numbers import JUDGEMENT, LEAD

# A number that hardly varies is not blown up: what is seldom seen would else shout when it turns up.
LEAST_SPREAD: Final = 1.0
# How large the first weights are, beside what is usual. A number that did not vary in the games so far keeps them, and
# says nothing but noise when it first does.
FIRST_WEIGHTS: Final = 0.1
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999
TINY: Final = 1e-8


class Recipe(NamedTuple):
    """How a net is fitted."""

    hidden: tuple[int, ...] = (128, 64)
    rate: float = 1e-3  # of the first steps
    decay: float = 1e-3
    average: float = 0.9995  # weight of what the average was before, at every step, once there were many
    batch: int = 512
    margin: float = 20.0


class Fitter:
    """Weights that learn, their moments, and their moving average, which is what plays."""

    def __init__(self, size: int, recipe: Recipe, seed: int, arrays: Arrays = ON_CORES) -> None:
        self.recipe = recipe
        self.arrays = arrays
        self.rate = recipe.rate
        self.steps = 0
        self.mean: Floats = arrays.of(np.zeros(size, np.float32))
        self.spread: Floats = arrays.of(np.ones(size, np.float32))
        lots = np.random.default_rng(seed)
        widths = [size, *recipe.hidden, OUTPUTS]
        self.weights: list[Floats] = []
        for number in range(len(widths) - 1):
            shape = (widths[number], widths[number + 1])
            is_last = number == len(widths) - 2
            # The last layer begins at nought: the net begins as the hand-made judgement.
            size_of = 0.0 if is_last else np.sqrt(2.0 / shape[0]) * (FIRST_WEIGHTS if number == 0 else 1.0)
            self.weights.append(arrays.of((lots.standard_normal(shape) * size_of).astype(np.float32)))
            self.weights.append(arrays.of(np.zeros(shape[1], np.float32)))
        self.first = [np.zeros_like(weights) for weights in self.weights]
        self.second = [np.zeros_like(weights) for weights in self.weights]
        self.averages = [weights.copy() for weights in self.weights]

    def look(self, rows: Floats) -> None:
        """Take the scale of the numbers from these rows."""
        self.mean = self.arrays.of(rows.mean(axis=0))
        self.spread = self.arrays.of(np.maximum(rows.std(axis=0), LEAST_SPREAD))

    def learn(self, rows: Floats, targets: Floats) -> float:
        """One step on a batch; the loss before it."""
        layers: list[Floats] = [(rows - self.mean) / self.spread]
        last = len(self.weights) - 2
        for number in range(0, len(self.weights), 2):
            found = layers[-1] @ self.weights[number] + self.weights[number + 1]
            if number != last:
                np.maximum(found, 0.0, out=found)
            layers.append(found)
        slope, loss = slopes(layers[-1], rows, targets, self.recipe.margin)
        slants: list[Floats] = []
        for number in range(last, -1, -2):
            before = layers[number // 2]
            slants.append(slope.sum(axis=0))
            slants.append(before.T @ slope)
            if number:
                slope = (slope @ self.weights[number].T) * (before > 0.0)
        slants.reverse()
        self.step(slants)
        return loss

    def step(self, slants: list[Floats]) -> None:
        """AdamW, and the average of the weights."""
        recipe = self.recipe
        self.steps += 1
        first_share = 1.0 - FIRST_MOMENT**self.steps
        second_share = 1.0 - SECOND_MOMENT**self.steps
        # At first the average follows quickly.
        keep = min(recipe.average, (1.0 + self.steps) / (10.0 + self.steps))
        for number, slant in enumerate(slants):
            weights = self.weights[number]
            first, second, average = self.first[number], self.second[number], self.averages[number]
            first += (1.0 - FIRST_MOMENT) * (slant - first)
            second += (1.0 - SECOND_MOMENT) * (slant * slant - second)
            if weights.ndim == 2:
                weights *= 1.0 - self.rate * recipe.decay
            weights -= self.rate * (first / first_share) / (np.sqrt(second / second_share) + TINY)
            average += (1.0 - keep) * (weights - average)

    def net(self) -> Net:
        """The net as it plays: the averages, with the scale of the numbers in the first layer."""
        layers: list[Layer] = []
        for number in range(0, len(self.averages), 2):
            weights, biases = self.averages[number], self.averages[number + 1]
            if number == 0:
                weights = weights / self.spread[:, None]
                biases = biases - self.mean @ weights
            plain = self.arrays.plain
            layers.append(Layer(plain(weights).astype(np.float32), plain(biases).astype(np.float32)))
        return Net(layers, self.recipe.margin)


def slopes(found: Floats, rows: Floats, targets: Floats, margin: float) -> tuple[Floats, float]:
    """How the loss changes with what the net says: squares of points and lead in units, and the entropy of the win."""
    count = len(found)
    slope = np.empty_like(found)
    slope[:, 0] = found[:, 0] - (targets[:, 0] - rows[:, JUDGEMENT]) / UNIT
    slope[:, 1] = found[:, 1] - (targets[:, 1] - rows[:, LEAD]) / UNIT
    odds = np.clip(rows[:, LEAD] / margin + found[:, 2], -SUREST, SUREST)
    win = 1.0 / (1.0 + np.exp(-odds))
    slope[:, 2] = win - targets[:, 2]
    loss = 0.5 * float((slope[:, :2] ** 2).sum()) / count
    loss += float(-(targets[:, 2] * np.log(win + 1e-9) + (1 - targets[:, 2]) * np.log(1 - win + 1e-9)).mean())
    # A wild guess does not tear the net about.
    np.clip(slope[:, :2], -2.0, 2.0, out=slope[:, :2])
    return slope / np.float32(count), loss
