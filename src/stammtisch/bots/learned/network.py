"""A small network: what it is shown of a position, and what it says.

It corrects the hand-made judgement, which it is shown first: so it begins as that judgement, and learns what is amiss
with it. Of its two answers one corrects the points expected at the end, the other how strong a seat stands for winning.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec

from stammtisch.core.state import State

# What every network is shown beside the game's own features.
COMMON_NAMES: Final = ["judgement", "lead over the best other", "lead over the mean of others", "seats"]
OUTPUTS: Final = 2


def inputs(state: State, judgements: list[float], seat: int) -> vec[float]:
    """What a network is shown of a position, for one seat; `judgements` are the hand-made ones of all seats."""
    mine = judgements[seat]
    best = -1e30
    total = 0.0
    seats = len(judgements)
    for other in range(seats):
        if other != seat:
            best = max(best, judgements[other])
            total += judgements[other]
    row = vec[float]([])
    row = append(row, mine)
    row = append(row, mine - best if seats > 1 else 0.0)
    row = append(row, mine - total / float(seats - 1) if seats > 1 else 0.0)
    row = append(row, float(seats))
    for number in state.features(seat):
        row = append(row, number)
    return row


class Layer:
    """Weights and biases: `weights[number * outputs + n]` is what input `number` adds to output n."""

    def __init__(self, weights: list[float], biases: list[float]) -> None:
        if not biases or not weights or len(weights) % len(biases):
            raise ValueError(f"{len(weights)} weights do not fit {len(biases)} biases")
        self.inputs: int = len(weights) // len(biases)
        self.outputs: int = len(biases)
        self.weights: vec[float] = vec[float](weights)
        self.biases: vec[float] = vec[float](biases)

    def run(self, shown: vec[float]) -> vec[float]:
        weights = self.weights
        found = self.biases[:]
        count = self.outputs
        for number in range(self.inputs):
            value = shown[number]
            # Most of what a game shows is nought: cards not held, events not there.
            if value != 0.0:
                first = number * count
                for each in range(count):
                    found[each] += value * weights[first + each]
        return found


class Network:
    """Layers, each but the last cut off below nought."""

    def __init__(self, layers: list[Layer], margin: float) -> None:
        if not layers or layers[-1].outputs != OUTPUTS:
            raise ValueError(f"a network ends in {OUTPUTS} numbers")
        for number in range(1, len(layers)):
            if layers[number].inputs != layers[number - 1].outputs:
                raise ValueError(f"layer {number + 1} does not fit the one before it")
        self.layers = layers
        self.margin = margin  # points that the hand-made judgement is divided by for the strength of a seat

    def run(self, shown: vec[float]) -> vec[float]:
        """The corrections of points and strength."""
        if len(shown) != self.layers[0].inputs:
            raise ValueError(f"the network is shown {len(shown)} numbers, but knows {self.layers[0].inputs}")
        last = len(self.layers) - 1
        for number in range(last):
            shown = self.layers[number].run(shown)
            for each in range(len(shown)):
                shown[each] = max(0.0, shown[each])
        return self.layers[last].run(shown)
