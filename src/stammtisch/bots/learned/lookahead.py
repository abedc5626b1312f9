"""Search with a net: the ways that look best at once are played on by the net, many simulations in lockstep.

The ways to answer are compared by sequential halving, like in `search`: all get the same number of simulations, the
weaker half drops out, and so on; the n-th simulation of every way begins with the n-th sample. In a simulation the
seats choose by a tree that grows below the way (`passage`), further down what the net holds to be best for them, until
a round has ended or enough was answered; what is reached is judged by the net, or known where the game is over. Where
all answer at the same time there is no tree: it would show them each other's answers. Simulations of one wave go step
by step together, so that the net judges all of their questions in one go. What the net held of a way at first counts
like a few simulations. When time is up in the midst of a wave, all is judged where it has come to.

It can be left between two steps and gone on with later: `begin`, then `go_on` until it says that it is done.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

import numpy as np
from mypy_extensions import i64

from stammtisch.bots.learned.desk import Asked, Desk, next_to_choose
from stammtisch.bots.learned.intuition import Ways, ways_by_net
from stammtisch.bots.learned.net import Floats, Net, Values, utility
from stammtisch.bots.learned.passage import Passage
from stammtisch.bots.policy import carry_out
from stammtisch.bots.sampling import Sampler
from stammtisch.bots.tree import Candidate, lead
from stammtisch.core.chance import first_chance, next_chance
from stammtisch.core.judgement import Tuning
from stammtisch.core.state import State

# An answer stands out only after so many simulations.
ENOUGH: Final = 12
# Ways that differ by less than this in utility are equals: about one chance in a hundred to win.
EQUALS: Final = 0.01


class Simulation:
    """One simulation on its way."""

    def __init__(self, candidate: Candidate, number: int, state: State, limit: int) -> None:
        self.candidate = candidate
        self.number = number  # among those of its candidate, and of its sample
        self.state = state
        self.passage = Passage(candidate.edge)
        self.limit = limit  # the stage where it ends
        self.answers = 0
        self.offered: set[int] = set()  # answers of other ways that its seat could give later
        self.taken: set[int] = set()  # and those that others gave, so that nothing was left


class Lookahead:
    """One decision of one seat."""

    def __init__(
        self, sampler: Sampler, seat: int, tuning: Tuning, seed: int, net: Net, breadth: int, reach: int = 1
    ) -> None:
        self.sampler = sampler
        self.seat = seat
        self.tuning = tuning
        self.net = net
        self.breadth = breadth  # ways that are compared by simulations, at most
        self.rounds = reach * tuning.net_rounds
        self.answers = reach * tuning.net_answers
        self.seed = seed
        self.chance: int = first_chance(seed)
        first = sampler.sample(0)
        self.game = first.game
        self.seats: int = first.origin.seats
        self.stage = first.stage()
        self.desk = Desk(first.game)
        self.candidates: list[Candidate] = []
        self.simulations = 0
        self.spent = 0.0
        self.seconds = 0.0
        self.wanted = 0
        self.field: list[Candidate] = []
        self.halvings = 1
        self.phase = 1
        self.wave: list[Simulation] = []
        self.wave_begun = 0.0
        self.wave_size = 0
        self.cost = 0.0  # seconds for a simulation, in the last wave
        self.is_done = False

    def prepare(self) -> None:
        """Find what to compare: the ways that the net holds to be best at once."""
        tuning = self.tuning
        ways = ways_by_net(self.net, self.desk, self.sampler, self.seat, tuning, tuning.net_samples, self.seed)
        order = ways.order()
        best = ways.wanted[order[0]]
        for number in order[: self.breadth]:
            if best - ways.wanted[number] <= tuning.net_spread or not self.candidates:
                self.candidates.append(self.candidate(ways, number))

    def candidate(self, ways: Ways, number: int) -> Candidate:
        found = Candidate(ways.lines[number], self.seats)
        found.prior = float(ways.wanted[number])
        return found

    def has_plans(self) -> bool:
        """Whether whole plans are compared rather than single answers."""
        return any(len(candidate.line) > 1 for candidate in self.candidates)

    def begin(self, simulations: int, seconds: float) -> None:
        """Say how many simulations, or how many seconds of its own thinking, the search has."""
        self.field = self.candidates[:]
        self.wanted = simulations if len(self.field) > 1 else 1
        self.seconds = seconds
        self.halvings = 1
        while (1 << self.halvings) < len(self.field):
            self.halvings += 1

    def go_on(self, seconds: float) -> bool:
        """Think for about so long, at least one step; 0: to the end. Whether the search is done."""
        has_clock = self.wanted <= 0 or seconds > 0.0
        begun = perf_counter() if has_clock else 0.0
        before = self.spent
        while not self.is_done:
            self.step()
            if has_clock:
                self.spent = before + (perf_counter() - begun)
            if not self.wave:
                self.cost = (self.spent - self.wave_begun) / max(1, self.wave_size)
                if self.is_phase_over():
                    self.end_phase()
            if seconds > 0.0 and self.spent - before >= seconds:
                break
        return self.is_done

    def step(self) -> None:
        """One question in every simulation of the wave; what has come to its end is learnt from."""
        if not self.wave:
            self.wave_begun = self.spent
            self.wave = self.next_wave()
            self.wave_size = len(self.wave)
        desk = self.desk
        desk.clear()
        going: list[Simulation] = []
        asked: list[Asked] = []
        ended: list[Simulation] = []
        for simulation in self.wave:
            seat = self.who_chooses(simulation)
            if seat < 0:
                ended.append(simulation)
                continue
            going.append(simulation)
            state = simulation.state
            asked.append(desk.ask(state, seat, state, self.draw(), self.tuning))
        first = desk.filled()
        for simulation in ended:
            for number in range(self.seats):
                desk.lay(simulation.state, number)
        if not desk.filled():
            return
        found = self.net.judge(desk)
        wanted = utility(found, self.seats, self.tuning.scale)
        for simulation, question in zip(going, asked, strict=True):
            chosen = self.choose(simulation, question, wanted[question.first : question.first + len(question.lines)])
            carry_out(simulation.state, question.seat, question.lines[chosen])
            simulation.answers += 1
        for number, simulation in enumerate(ended):
            here = first + number * self.seats
            simulation.passage.learn(wanted[here : here + self.seats])
            self.learn(simulation, found, here)
        self.wave = going

    def choose(self, simulation: Simulation, question: Asked, wanted: Floats) -> int:
        """The number of the way that is taken at a question of a simulation."""
        if simulation.state.stack[-1].is_shared():
            return int(wanted.argmax())
        return simulation.passage.choose(question.seat, question.lines, wanted, self.tuning)

    def who_chooses(self, simulation: Simulation) -> int:
        """The seat that is asked next in a simulation; -1 where it has come to its end."""
        state = simulation.state
        if self.wanted <= 0 and self.spent >= self.seconds:
            return -1
        if simulation.answers >= self.answers and state.is_quiet():
            return -1
        return next_to_choose(state, self.seat, simulation.limit)

    def next_wave(self) -> list[Simulation]:
        """One or more simulations for every way that is still compared."""
        limit = self.stage + self.rounds
        count = len(self.field)
        if self.wanted > 0:
            fitting = self.wanted * self.share() - self.simulations
        elif self.cost > 0.0:
            # As many as fit into what is left of this phase, so that fewer and larger batches go to the net.
            fitting = (self.seconds * self.share() - self.spent) / self.cost
        else:
            fitting = count
        each = max(1, int(min(fitting, self.tuning.net_wave)) // count)
        found: list[Simulation] = []
        for candidate in self.field:
            for number in range(candidate.visits, candidate.visits + each):
                state = self.sampler.sample(number)
                state.ask_again(self.seat)
                carry_out(state, self.seat, candidate.line)
                found.append(Simulation(candidate, number, state, limit))
                # Its place among the values, which are compared sample by sample.
                candidate.values.append(0.0)
        return found

    def draw(self) -> int:
        chance: i64 = next_chance(self.chance)
        self.chance = int(chance)
        return self.chance

    def learn(self, simulation: Simulation, found: Values, first: int) -> None:
        """What a simulation came to, for every seat."""
        candidate = simulation.candidate
        rows = slice(first, first + self.seats)
        points, wins = found.points[rows], found.win[rows]
        wins = wins / max(1e-6, float(wins.sum())) if self.seats > 1 else wins
        mine = first + self.seat
        own = Values(found.points[mine : mine + 1], found.lead[mine : mine + 1], found.win[mine : mine + 1])
        value = float(utility(own, self.seats, self.tuning.scale)[0])
        candidate.visits += 1
        candidate.total += value
        candidate.values[simulation.number] = value
        candidate.squares += float(points[self.seat]) ** 2
        for seat in range(self.seats):
            candidate.points[seat] += float(points[seat])
            candidate.wins[seat] += float(wins[seat])
        self.simulations += 1

    def order_of(self, candidate: Candidate) -> float:
        """The best first."""
        doubt = self.tuning.doubt
        return -(candidate.total + doubt * candidate.prior) / (candidate.visits + doubt)

    def share(self) -> float:
        """What part of the whole is done when this phase is."""
        return self.phase / self.halvings

    def is_phase_over(self) -> bool:
        """Whether this phase has had its simulations or its time, or one way stands out."""
        if self.wanted > 0:
            return self.simulations >= self.wanted * self.share() or self.is_settled()
        return self.is_late(self.share()) or self.is_settled()

    def is_late(self, share: float) -> bool:
        """Whether another simulation of every way would take longer than this part of the time."""
        return self.spent + 0.7 * self.cost * len(self.field) > self.seconds * share

    def is_settled(self) -> bool:
        """Whether more thinking wastes the table's time: the first is far ahead of each other, or they are equals."""
        first, *others = sorted(self.field, key=self.order_of)
        if self.field[-1].visits < ENOUGH:
            return False
        return all(lead(first, other) >= self.tuning.settled or are_equals(first, other) for other in others)

    def end_phase(self) -> None:
        """The weaker half drops out; after the last phase, or when all is settled, the ways are put in order."""
        is_settled = self.is_settled()
        self.field.sort(key=self.order_of)
        left = max(2, (len(self.field) + 1) // 2)
        is_late = self.simulations + left > self.wanted if self.wanted > 0 else self.is_late(1.0)
        if self.phase < self.halvings and not is_settled and not is_late:
            self.phase += 1
            del self.field[left:]
            return
        favourite = self.candidates[0]
        if favourite in self.field and lead(self.field[0], favourite) < self.tuning.net_caution:
            self.field.remove(favourite)
            self.field.insert(0, favourite)
        rest = [candidate for candidate in self.candidates if candidate not in self.field]
        rest.sort(key=self.order_of)
        self.candidates = self.field + rest
        self.is_done = True


def are_equals(one: Candidate, two: Candidate) -> bool:
    """Whether two ways hardly differ, sample by sample, with twice the standard error to spare."""
    count = min(len(one.values), len(two.values))
    differences = np.subtract(one.values[:count], two.values[:count])
    error = float(differences.std()) / math.sqrt(count - 1)
    return abs(float(differences.mean())) + 2.0 * error < EQUALS
