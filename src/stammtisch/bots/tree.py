"""The tree of an information-set search: what a seat has learnt about its answers, whatever the samples hid.

A node belongs to the seat that decides and is found by the answers that led to it, not by the position: every
simulation passes through with another sample. Answers that only some samples allow are compared by how often they
could be chosen (`Edge.offers`), not by how often their node was passed.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from stammtisch.bots.policy import Playing, answer, carry_out, judge, who_answers
from stammtisch.core.chance import next_chance
from stammtisch.core.judgement import Tuning
from stammtisch.core.state import State

WORST: Final = -1e30


class Edge:
    """One answer in a node, or several in a row: how it looks by judgement, and how it did."""

    def __init__(self, line: list[int], prior: float) -> None:
        self.line = line
        self.prior = prior  # points, by judgement at once
        self.visits = 0
        self.offers = 0
        self.total = 0.0  # utility of the seat that chooses
        self.following: list[Node] = []

    def node_of(self, seat: int) -> Node:
        """The node of the seat that decides next."""
        for node in self.following:
            if node.seat == seat:
                return node
        node = Node(seat)
        self.following.append(node)
        return node

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A decision of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.total = 0.0
        self.edges: dict[int, Edge] = {}
        self.has_plans = False
        self.plans: list[Edge] = []

    def choose(self, state: State, legal: list[int], chance: i64, tuning: Tuning) -> Edge:
        """The answer to follow in this simulation."""
        open_edges = self.planned(state, legal, chance, tuning) if tuning.branches > 0 else []
        if not open_edges:
            open_edges = self.single(state, legal, chance)
        best_prior = WORST
        for edge in open_edges:
            edge.offers += 1
            best_prior = max(best_prior, edge.prior)
        if len(open_edges) > tuning.children:
            wide = tuning.children + int(tuning.widening * math.sqrt(self.visits))
            if wide < len(open_edges):
                open_edges.sort(key=order_of)
                del open_edges[wide:]
        expected = self.total / self.visits if self.visits else 0.5
        best = open_edges[0]
        best_score = WORST
        for edge in open_edges:
            # The judgement counts like a few visits that went as it says.
            judged = expected + (edge.prior - best_prior) / tuning.scale
            count = edge.visits + tuning.doubt
            score = (edge.total + tuning.doubt * judged) / count
            score += tuning.exploration * math.sqrt(math.log(edge.offers + 1.0) / count)
            if score > best_score:
                best = edge
                best_score = score
        return best

    def single(self, state: State, legal: list[int], chance: i64) -> list[Edge]:
        """An edge for every answer on offer."""
        found: list[Edge] = []
        for action in legal:
            edge = self.edges.get(action)
            if edge is None:
                edge = Edge([action], judge(state, self.seat, [action], chance))
                self.edges[action] = edge
            found.append(edge)
        return found

    def planned(self, state: State, legal: list[int], chance: i64, tuning: Tuning) -> list[Edge]:
        """An edge for every plan that can be begun here; they are made by the first simulation that comes this way."""
        if not self.has_plans:
            self.has_plans = True
            kept = state.chance
            state.chance = chance
            plans = state.plans(self.seat, tuning.branch_effort, tuning.branches)
            state.chance = kept
            for plan in plans:
                self.plans.append(Edge(plan, judge(state, self.seat, plan, chance)))
        return [edge for edge in self.plans if edge.line[0] in legal]

    def most_visited(self) -> Edge | None:
        best: Edge | None = None
        for edge in self.edges.values():
            if best is None or edge.visits > best.visits:
                best = edge
        return best


class Candidate:
    """An answer at the root, or a plan of several, with what its simulations came to."""

    def __init__(self, line: list[int], seats: int) -> None:
        self.line = line
        self.prior = 0.0
        self.visits = 0
        self.total = 0.0  # utility of the seat that thinks
        self.squares = 0.0  # of its points
        self.values: list[float] = []  # utility, sample by sample
        self.points: list[float] = [0.0] * seats
        self.wins: list[float] = [0.0] * seats
        self.edge = Edge(line, 0.0)

    def mean(self) -> float:
        return self.total / self.visits if self.visits else -1e30

    def error(self, seat: int) -> float:
        """Standard error of the mean points of a seat."""
        if self.visits < 2:
            return 0.0
        mean = self.points[seat] / self.visits
        variance = max(0.0, self.squares / self.visits - mean * mean)
        return math.sqrt(variance / (self.visits - 1))


class Descent:
    """One simulation on its way, an answer at a time: down the tree as far as it reaches, then everybody plays on."""

    def __init__(self, state: State, seat: int, edge: Edge, limit: int, chance: i64, tuning: Tuning) -> None:
        self.state = state
        self.seat = seat
        self.edge = edge
        self.limit = limit  # the stage where the simulation ends
        self.chance: i64 = chance
        self.tuning = tuning
        self.nodes: list[Node] = []
        self.path: list[Edge] = []
        self.levels = 0
        self.playing: Playing | None = None

    def step(self) -> bool:
        """One answer; False when the position is reached that is to be judged."""
        if self.playing is not None:
            return self.playing.step()
        if not self.descend():
            tuning = self.tuning
            self.chance = next_chance(self.chance)
            self.playing = Playing(self.state, self.seat, self.limit, tuning.decisions, tuning.effort, self.chance)
        return True

    def descend(self) -> bool:
        """One answer down the tree; False where its bottom is reached."""
        state = self.state
        tuning = self.tuning
        if self.levels >= tuning.depth or state.stage() >= self.limit:
            return False
        actor = who_answers(state, self.seat)
        if actor < 0:
            return False
        self.levels += 1
        self.chance = next_chance(self.chance)
        if state.stack[-1].is_shared():
            # All answer at the same time: a tree would show them each other's answers.
            answer(state, actor, tuning.effort, self.chance)
            return True
        legal = state.choices(actor)
        if len(legal) == 1:
            state.apply_legal(actor, legal[0])
            return True
        node = self.edge.node_of(actor)
        self.edge = node.choose(state, legal, self.chance, tuning)
        self.nodes.append(node)
        self.path.append(self.edge)
        carry_out(state, actor, self.edge.line)
        if node.visits == 0:
            self.levels = tuning.depth
        return True


def order_of(edge: Edge) -> float:
    return -edge.prior


def lead(candidate: Candidate, favourite: Candidate) -> float:
    """By how many standard errors a candidate is better than the favourite on the samples that both were tried on."""
    count = min(len(candidate.values), len(favourite.values))
    if count < 2:
        return 0.0
    total = 0.0
    squares = 0.0
    for number in range(count):
        difference = candidate.values[number] - favourite.values[number]
        total += difference
        squares += difference * difference
    mean = total / count
    variance = max(1e-12, squares / count - mean * mean)
    return mean / math.sqrt(variance / (count - 1))
