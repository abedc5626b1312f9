"""Search for the levels above the apprentice: information-set Monte Carlo tree search with a fair start.

The answers (or whole plans, where the game makes some) are compared at the root by sequential halving: all get the
same number of simulations, the weaker half drops out, and so on. The n-th simulation of every answer begins with the
n-th sample, so answers are compared on the same deals, and each of them on as many deals as it has simulations. Below
the root the tree grows (`tree`); beyond it everybody plays quickly to the end of a round (`policy`), and
the position is judged for every seat.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from stammtisch.bots.judges import Judge, Verdict
from stammtisch.bots.policy import answer, carry_out, judge, play_on, who_answers
from stammtisch.bots.sampling import Sampler
from stammtisch.bots.tree import Edge, Node
from stammtisch.bots.tuning import Tuning
from stammtisch.core.chance import first_chance, next_chance
from stammtisch.core.state import State

ENDLESS: Final = 1 << 60
# An answer stands out only after so many simulations; whether one does is looked at now and then.
ENOUGH: Final = 64
TURNS_BETWEEN_LOOKS: Final = 16


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


class Search:
    """One decision of one seat."""

    def __init__(
        self, sampler: Sampler, seat: int, tuning: Tuning, seed: int, judge_of_ends: Judge | None = None
    ) -> None:
        self.sampler = sampler
        self.seat = seat
        self.tuning = tuning
        # Judges where simulations end; on the way everybody goes by the game's own judgement.
        self.judge: Judge = Judge(tuning.margin) if judge_of_ends is None else judge_of_ends
        self.chance: i64 = first_chance(seed)
        self.candidates: list[Candidate] = []
        self.simulations = 0
        self.has_plans = False
        self.rounds = tuning.rounds
        self.caution = tuning.caution
        first = sampler.sample(0)
        self.seats: int = first.origin.seats
        self.stage = first.stage()

    def prepare(self, legal: list[int], known: Node | None) -> None:
        """Find what to compare: plans, or the answers that look best at once; `known` is the tree from before."""
        tuning = self.tuning
        found: list[Candidate] = []
        if tuning.plans > 0:
            plans = self.sampler.sample(0).plans(self.seat, tuning.plan_effort, tuning.plans)
            for plan in plans:
                if plan and plan[0] in legal:
                    found.append(Candidate(plan, self.seats))
        self.has_plans = len(found) > 0
        if tuning.plans > 0 and not found:
            self.rounds = tuning.small_rounds
            self.caution = tuning.small_caution
        if not found:
            for action in legal:
                found.append(Candidate([action], self.seats))
            self.judge_all(found)
            found.sort(key=by_prior)
            self.put_first(found)
            del found[tuning.candidates :]
        if known is not None:
            for candidate in found:
                edge = known.edges.get(candidate.line[0])
                if edge is not None and len(candidate.line) == 1:
                    candidate.edge = edge
        self.candidates = found

    def put_first(self, found: list[Candidate]) -> None:
        """Where the game has advice, its answer leads the field."""
        if self.tuning.advice == 0:
            return
        advice = self.sampler.sample(0).suggest(self.seat, self.tuning.advice)
        for number in range(len(found)):
            if advice and found[number].line[0] == advice[0]:
                found.insert(0, found.pop(number))
                return

    def judge_all(self, found: list[Candidate]) -> None:
        for number in range(self.tuning.first_look):
            sample = self.sampler.sample(number)
            self.chance = next_chance(self.chance)
            for candidate in found:
                candidate.prior += judge(sample, self.seat, candidate.line, self.chance)

    def run(self, simulations: int, seconds: float) -> None:
        """Simulate so many times, or for so long where no number is given; no clock is read where one is."""
        field = self.candidates[:]
        favourite = field[0]
        if len(field) < 2:
            simulations = 1
        begun = perf_counter() if simulations <= 0 else 0.0
        halvings = 1
        while (1 << halvings) < len(field):
            halvings += 1
        for phase in range(1, halvings + 1):
            share = float(phase) / float(halvings)
            if simulations > 0:
                self.compare(field, int(simulations * share), 0.0)
            else:
                self.compare(field, ENDLESS, begun + seconds * share)
            field.sort(key=by_mean)
            if self.is_settled(field):
                break
            if phase < halvings:
                del field[max(2, (len(field) + 1) // 2) :]
                if favourite not in field:
                    field.append(favourite)
        if field[0] is not favourite and lead(field[0], favourite) < self.caution:
            field.remove(favourite)
            field.insert(0, favourite)
        rest = [candidate for candidate in self.candidates if candidate not in field]
        rest.sort(key=by_mean)
        self.candidates = field + rest

    def compare(self, field: list[Candidate], upto: int, until: float) -> None:
        """Simulate the candidates in turn until so many simulations or this moment, or until one stands out."""
        turns = 0
        before = perf_counter() if until > 0.0 else 0.0
        while True:
            for candidate in field:
                if self.simulations >= upto:
                    return
                self.simulate(candidate)
                if until > 0.0:
                    now = perf_counter()
                    # Another simulation takes about as long as this one did.
                    if now + (now - before) > until:
                        return
                    before = now
            turns += 1
            if turns % TURNS_BETWEEN_LOOKS == 0:
                field.sort(key=by_mean)
                if self.is_settled(field):
                    return

    def is_settled(self, field: list[Candidate]) -> bool:
        """Whether the first is so far ahead of all others that more thinking is a waste of the table's time."""
        if len(field[-1].values) < ENOUGH:
            return False
        for other in field[1:]:
            if lead(field[0], other) < self.tuning.settled:
                return False
        return True

    def simulate(self, candidate: Candidate) -> None:
        """One simulation: a fresh sample, the candidate, the tree, a playout, the judgement, and back."""
        tuning = self.tuning
        seat = self.seat
        state = self.sampler.sample(candidate.visits)
        state.ask_again(seat)
        limit = self.stage + self.rounds
        carry_out(state, seat, candidate.line)
        nodes: list[Node] = []
        path: list[Edge] = []
        edge = candidate.edge
        for _ in range(tuning.depth):
            if state.stage() >= limit:
                break
            actor = who_answers(state, seat)
            if actor < 0:
                break
            self.chance = next_chance(self.chance)
            if state.stack[-1].is_shared():
                # All answer at the same time: a tree would show them each other's answers.
                answer(state, actor, tuning.effort, self.chance)
                continue
            legal = state.legal(actor)
            if len(legal) == 1:
                state.apply_legal(actor, legal[0])
                continue
            node = edge.node_of(actor)
            edge = node.choose(state, legal, self.chance, tuning)
            nodes.append(node)
            path.append(edge)
            carry_out(state, actor, edge.line)
            if node.visits == 0:
                break
        self.chance = next_chance(self.chance)
        play_on(state, seat, limit, tuning.decisions, tuning.effort, self.chance)
        self.learn(candidate, nodes, path, state)

    def learn(self, candidate: Candidate, nodes: list[Node], path: list[Edge], state: State) -> None:
        """Judge the position reached for every seat, and tell all that led to it."""
        verdict = self.judge.verdict(state)
        points = verdict.points
        wins = chances(state, verdict.strengths)
        values = [self.utility(verdict, wins, seat) for seat in range(self.seats)]
        for number in range(len(path)):
            node = nodes[number]
            edge = path[number]
            value = values[node.seat]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
        candidate.visits += 1
        candidate.total += values[self.seat]
        candidate.values.append(values[self.seat])
        candidate.squares += points[self.seat] * points[self.seat]
        for seat in range(self.seats):
            candidate.points[seat] += points[seat]
            candidate.wins[seat] += wins[seat]
        self.simulations += 1

    def utility(self, verdict: Verdict, wins: list[float], seat: int) -> float:
        """What a seat wants: to win or stand high, and points."""
        tuning = self.tuning
        points = verdict.points
        strengths = verdict.strengths
        if self.seats == 1:
            return points[seat] / tuning.scale
        rank = 0.0
        for other in range(self.seats):
            if other != seat:
                rank += 1.0 / (1.0 + math.exp(strengths[other] - strengths[seat]))
        rank /= self.seats - 1
        return tuning.rank * 0.5 * (rank + wins[seat]) + (1.0 - tuning.rank) * points[seat] / tuning.scale


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


def chances(state: State, strengths: list[float]) -> list[float]:
    """The chance of every seat to win, by how strong the seats stand; certain once the game is over."""
    count = len(strengths)
    found: list[float] = [0.0] * count
    if state.is_over():
        first = state.ranking()[0]
        for seat in first:
            found[seat] = 1.0 / len(first)
        return found
    best = max(strengths)
    total = 0.0
    for seat in range(count):
        found[seat] = math.exp(strengths[seat] - best)
        total += found[seat]
    for seat in range(count):
        found[seat] /= total
    return found


def by_prior(candidate: Candidate) -> float:
    return -candidate.prior


def by_mean(candidate: Candidate) -> float:
    return -candidate.mean()
