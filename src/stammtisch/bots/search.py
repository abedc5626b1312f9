"""Search for the levels above the apprentice: information-set Monte Carlo tree search with a fair start.

The answers (or whole plans, where the game makes some) are compared at the root by sequential halving: all get the
same number of simulations, the weaker half drops out, and so on. The n-th simulation of every answer begins with the
n-th sample, so answers are compared on the same deals, and each of them on as many deals as it has simulations. Below
the root the tree grows (`tree`); beyond it everybody plays quickly to the end of a round (`policy`), and
the position is judged for every seat.

A search can be left in the midst of a simulation and gone on with later: `begin`, then `go_on` until it says that it is
done. Where it was left changes nothing in what it finds.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from stammtisch.bots.judges import Judge, Verdict, chances
from stammtisch.bots.policy import carry_out, judge
from stammtisch.bots.sampling import Sampler
from stammtisch.bots.tree import Candidate, Descent, Node, lead
from stammtisch.core.chance import first_chance, next_chance
from stammtisch.core.judgement import Tuning

# An answer stands out only after so many simulations; whether one does is looked at now and then.
ENOUGH: Final = 64
TURNS_BETWEEN_LOOKS: Final = 16


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
        # How far it has come
        self.field: list[Candidate] = []
        self.favourite: Candidate | None = None
        self.wanted = 0  # simulations; 0: as many as the time allows
        self.seconds = 0.0
        self.spent = 0.0  # seconds of its own thinking, of which others' while it gave way are none
        self.spent_before = 0.0  # the simulation under way
        self.halvings = 1
        self.phase = 1
        self.place = 0  # in the field: whose turn it is
        self.turns = 0  # of the whole field, in this phase
        self.descent: Descent | None = None  # the simulation under way
        self.is_done = False

    def prepare(self, legal: list[int], known: Node | None) -> None:
        """Find what to compare: plans, or the answers that look best at once; `known` is the tree from before."""
        if not self.compare_plans(legal):
            self.compare_answers(legal)
            self.put_first(self.candidates)
        self.narrow(known)

    def compare_plans(self, legal: list[int]) -> bool:
        """Take the game's plans for candidates; False where it has none."""
        tuning = self.tuning
        found: list[Candidate] = []
        if tuning.plans > 0:
            for plan in self.sampler.sample(0).plans(self.seat, tuning.plan_effort, tuning.plans):
                if plan and plan[0] in legal:
                    found.append(Candidate(plan, self.seats))
        self.candidates = found
        self.has_plans = len(found) > 0
        return self.has_plans

    def compare_answers(self, legal: list[int]) -> None:
        """Take single answers for candidates, those first that look best at once."""
        tuning = self.tuning
        if tuning.plans > 0:
            self.rounds = tuning.small_rounds
            self.caution = tuning.small_caution
        self.candidates = [Candidate([action], self.seats) for action in legal]
        self.judge_all(self.candidates)
        self.candidates.sort(key=by_prior)

    def narrow(self, known: Node | None) -> None:
        """Keep as many single answers as are compared; `known` is the tree from before."""
        if not self.has_plans:
            del self.candidates[self.tuning.candidates :]
        if known is not None:
            for candidate in self.candidates:
                edge = known.edges.get(candidate.line[0])
                if edge is not None and len(candidate.line) == 1:
                    candidate.edge = edge

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
        self.begin(simulations, seconds)
        self.go_on(0.0)

    def begin(self, simulations: int, seconds: float) -> None:
        """Say how many simulations, or how many seconds of its own thinking, the search has."""
        self.field = self.candidates[:]
        self.favourite = self.field[0]
        self.wanted = simulations if len(self.field) > 1 else 1
        self.seconds = seconds
        self.halvings = 1
        while (1 << self.halvings) < len(self.field):
            self.halvings += 1
        self.is_done = False

    def go_on(self, seconds: float) -> bool:
        """Think for about so long, at least one answer of a simulation; 0: to the end. Whether the search is done."""
        has_clock = self.wanted <= 0 or seconds > 0.0
        begun = perf_counter() if has_clock else 0.0
        before = self.spent
        while not self.is_done:
            if self.wanted > 0 and self.simulations >= int(self.wanted * self.share()):
                self.end_phase()
                continue
            is_learnt = self.step()
            if has_clock:
                self.spent = before + (perf_counter() - begun)
            if is_learnt and self.is_phase_over():
                self.end_phase()
            if seconds > 0.0 and self.spent - before >= seconds:
                break
        return self.is_done

    def share(self) -> float:
        """What part of the whole is done when this phase is."""
        return float(self.phase) / float(self.halvings)

    def step(self) -> bool:
        """One answer in the simulation of the candidate whose turn it is; whether the simulation is learnt from."""
        candidate = self.field[self.place]
        if self.descent is None:
            self.spent_before = self.spent
            self.descent = self.start(candidate)
        if self.descent.step():
            return False
        self.learn(candidate, self.descent)
        self.descent = None
        self.place += 1
        return True

    def is_phase_over(self) -> bool:
        """Whether the time of this phase is up, or one candidate stands out."""
        # Another simulation takes about as long as the last one did.
        if self.wanted <= 0 and self.spent + (self.spent - self.spent_before) > self.seconds * self.share():
            return True
        if self.place < len(self.field):
            return False
        self.place = 0
        self.turns += 1
        if self.turns % TURNS_BETWEEN_LOOKS != 0:
            return False
        self.field.sort(key=by_mean)
        return self.is_settled(self.field)

    def end_phase(self) -> None:
        """The weaker half drops out; after the last phase, or when all is settled, the candidates are put in order."""
        field = self.field
        favourite = self.favourite
        assert favourite is not None
        field.sort(key=by_mean)
        self.place = 0
        self.turns = 0
        if self.phase < self.halvings and not self.is_settled(field):
            self.phase += 1
            del field[max(2, (len(field) + 1) // 2) :]
            if favourite not in field:
                field.append(favourite)
            return
        if field[0] is not favourite and lead(field[0], favourite) < self.caution:
            field.remove(favourite)
            field.insert(0, favourite)
        rest = [candidate for candidate in self.candidates if candidate not in field]
        rest.sort(key=by_mean)
        self.candidates = field + rest
        self.is_done = True

    def is_settled(self, field: list[Candidate]) -> bool:
        """Whether the first is so far ahead of all others that more thinking is a waste of the table's time."""
        if len(field[-1].values) < ENOUGH:
            return False
        for other in field[1:]:
            if lead(field[0], other) < self.tuning.settled:
                return False
        return True

    def start(self, candidate: Candidate) -> Descent:
        """Begin a simulation: a fresh sample, and the candidate."""
        state = self.sampler.sample(candidate.visits)
        state.ask_again(self.seat)
        carry_out(state, self.seat, candidate.line)
        return Descent(state, self.seat, candidate.edge, self.stage + self.rounds, self.chance, self.tuning)

    def learn(self, candidate: Candidate, descent: Descent) -> None:
        """Judge the position reached for every seat, and tell all that led to it."""
        self.chance = descent.chance
        state = descent.state
        nodes = descent.nodes
        path = descent.path
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


def by_prior(candidate: Candidate) -> float:
    return -candidate.prior


def by_mean(candidate: Candidate) -> float:
    return -candidate.mean()
