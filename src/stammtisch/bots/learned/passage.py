"""A simulation's passage through the tree below the way that it tries.

At first everybody takes what the net holds to be best at once. Where a decision is met again and again, the next best
are tried as well, and what came of each counts: so the others answer well, and the seat itself goes on well. A
decision is found by the answers that led to it; each sample may offer other ways there.
"""

from __future__ import annotations

import math
from typing import NamedTuple

from stammtisch.bots.learned.net import Floats
from stammtisch.bots.tree import Edge, Node
from stammtisch.core.judgement import Tuning


class Taken(NamedTuple):
    """A way that was taken in the tree, who took it, and what was expected of it."""

    edge: Edge
    seat: int
    expected: float


class Passage:
    """One simulation in the tree; when it has come to its end, the tree learns what became of it."""

    def __init__(self, below: Edge) -> None:
        self.below = below
        self.taken: list[Taken] = []

    def choose(self, seat: int, lines: list[list[int]], wanted: Floats, tuning: Tuning) -> int:
        """The number of the way that a seat takes, of those that a net wants so much; the passage goes down it."""
        if len(lines) == 1 or len(self.taken) >= tuning.net_depth:
            return int(wanted.argmax())
        node = self.below.node_of(seat)
        found = best_of(node, lines, wanted, tuning)
        line, prior = lines[found], float(wanted[found])
        edge = edge_of(node, line)
        if edge is None:
            edge = Edge(line, prior)
            node.plans.append(edge)
        # It counts from now on, with what is expected of it: other simulations that are on their way look elsewhere.
        expected = edge.mean() if edge.visits else prior
        node.visits += 1
        edge.visits += 1
        edge.total += expected
        self.taken.append(Taken(edge, seat, expected))
        self.below = edge
        return found

    def learn(self, reached: Floats) -> None:
        """What the simulation came to, in the utility of each seat, takes the place of what was expected."""
        for taken in self.taken:
            taken.edge.total += float(reached[taken.seat]) - taken.expected


def best_of(node: Node, lines: list[list[int]], wanted: Floats, tuning: Tuning) -> int:
    """The way to try now, among more of them the more often the decision was met."""
    width = 1 + int(tuning.net_widening * math.sqrt(node.visits))
    if width == 1:
        return int(wanted.argmax())
    best, best_score = 0, -math.inf
    curiosity = math.log(node.visits + 2.0)
    for number in (-wanted).argsort(kind="stable")[:width].tolist():
        edge = edge_of(node, lines[number])
        visits = edge.visits if edge is not None else 0
        total = edge.total if edge is not None else 0.0
        # What the net holds of a way at once counts like a few visits.
        score = (total + tuning.doubt * float(wanted[number])) / (visits + tuning.doubt)
        score += tuning.net_exploration * math.sqrt(curiosity / (visits + 1))
        if score > best_score:
            best, best_score = number, score
    return best


def edge_of(node: Node, line: list[int]) -> Edge | None:
    for edge in node.plans:
        if edge.line == line:
            return edge
    return None
