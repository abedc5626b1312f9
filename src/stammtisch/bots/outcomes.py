"""What becomes of a position when everybody plays on quickly: the yardstick of hints and analyses.

The n-th playout of every line begins with the n-th sample and chooses with the same chance, so lines are compared on
the same deals, and a line that changes nothing changes no number.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from stammtisch.bots.judges import chances
from stammtisch.bots.policy import Playing
from stammtisch.bots.sampling import Sampler
from stammtisch.core.chance import first_chance
from stammtisch.core.judgement import Tuning
from stammtisch.core.state import State

# Further than any game lasts: playouts go on to the end.
TO_THE_END: Final = 1 << 40
MOST_DECISIONS: Final = 20_000
# What the judgement expects beyond the points as they stand.
PROSPECTS: Final = "prospects"


class Outcomes:
    """Playouts of one line: per sample the points and the chance to win of every seat."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.points: list[list[float]] = []
        self.wins: list[list[float]] = []
        self.parts: dict[str, float] = {}  # mean points of the seat asked about, by their source
        self.line: tuple[int, ...] = ()  # what was answered first
        self.counts: dict[str, list[float]] = {}  # what can be counted, sample by sample, in its end
        self.worths: dict[str, float] = {}  # and about how many points one of it is
        self.taken: dict[int, int] = {}  # answers of other lines: in how many samples others were first
        self.trails: list[list[tuple[int, list[int]]]] = []  # sample by sample who chose what, as far as that is noted

    def mean_points(self) -> list[float]:
        return means(self.points, self.seats)

    def mean_wins(self) -> list[float]:
        return means(self.wins, self.seats)

    def goes_by(self, at: int, seat: int, line: Sequence[int]) -> bool:
        """Whether in all samples the choice of this number is that of a seat, and this line in whatever order."""
        wanted = sorted(line)
        for trail in self.trails:
            if at >= len(trail) or trail[at][0] != seat or sorted(trail[at][1]) != wanted:
                return False
        return len(self.trails) > 0

    def count(self, state: State, seat: int, number: int, samples: int) -> None:
        """Note what a seat has where the playing on of a sample ends."""
        for thing in state.game.judgement.tangibles(state, seat):
            if thing.key not in self.counts:
                self.counts[thing.key] = [0.0] * samples
                self.worths[thing.key] = 0.0
            self.counts[thing.key][number] = float(thing.count)
            # The mean: what one is worth can differ from end to end.
            self.worths[thing.key] += thing.worth / samples


class AsItStands(Sampler):
    """Samples in which all lies as it does, and only the chance to come is another.

    For looking back at questions that several seats answer at once. A search must not have it, for it sees the others'
    answers.
    """

    def __init__(self, state: State, seat: int, seed: int) -> None:
        super().__init__([state.for_search()], seat, seed)

    def sample(self, number: int) -> State:
        twin = self._bases[0].copy()
        chance: i64 = first_chance(self._first + number)
        twin.become_sample(chance)
        return twin


def means(rows: list[list[float]], seats: int) -> list[float]:
    totals = [0.0] * seats
    for row in rows:
        for seat in range(seats):
            totals[seat] += row[seat]
    return [total / max(1, len(rows)) for total in totals]


def error_of_mean(values: list[float]) -> float:
    """Standard error of the mean."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    variance = sum([(value - mean) * (value - mean) for value in values]) / (count - 1)
    return math.sqrt(variance / count)


def differences(one: list[list[float]], other: list[list[float]], seat: int) -> list[float]:
    """What one line brings a seat more than another, sample by sample."""
    return [one[number][seat] - other[number][seat] for number in range(min(len(one), len(other)))]


class Playouts:
    """Answer with a line, which may be empty, and let everybody play until this stage, sample by sample.

    It can be left in the midst of a playout and gone on with later.
    """

    def __init__(
        self, sampler: Sampler, seat: int, line: list[int], samples: int, stage: int, tuning: Tuning, with_parts: bool
    ) -> None:
        self.sampler = sampler
        self.seat = seat
        self.line = line
        self.samples = samples
        self.stage = stage
        self.tuning = tuning
        self.with_parts = with_parts
        self.found = Outcomes(sampler.sample(0).origin.seats)
        self.found.line = tuple(line)
        self.playing: Playing | None = None

    def go_on(self, seconds: float) -> bool:
        """Play for about so long, at least one answer; 0: to the end. Whether all samples are played out."""
        until = perf_counter() + seconds if seconds > 0.0 else 0.0
        while len(self.found.points) < self.samples:
            if self.playing is None:
                self.playing = self.start(len(self.found.points))
            if not self.playing.step():
                self.note(self.playing.state)
                self.playing = None
            if seconds > 0.0 and perf_counter() >= until:
                break
        return len(self.found.points) >= self.samples

    def start(self, number: int) -> Playing:
        """The sample of this number after the line."""
        seat = self.seat
        state = self.sampler.sample(number)
        if not isinstance(self.sampler, AsItStands):
            state.ask_again(seat)
        for action in self.line:
            # In a sample the rest of a line may fit no more: then its seat goes on as everybody does.
            if action not in state.choices(seat):
                break
            state.apply_legal(seat, action)
        chance: i64 = first_chance(number)
        return Playing(state, seat, self.stage, MOST_DECISIONS, self.tuning.effort, chance)

    def note(self, state: State) -> None:
        """What a playout came to."""
        found = self.found
        points = [state.evaluate(each) for each in range(found.seats)]
        found.points.append(points)
        found.wins.append(chances(state, [each / self.tuning.margin for each in points]))
        if self.with_parts:
            found.count(state, self.seat, len(found.points) - 1, self.samples)
            score = state.scores()[self.seat]
            for part, worth in score.parts.items():
                found.parts[part] = found.parts.get(part, 0.0) + float(worth) / self.samples
            rest = (points[self.seat] - float(score.total)) / self.samples
            found.parts[PROSPECTS] = found.parts.get(PROSPECTS, 0.0) + rest


def play_out(
    sampler: Sampler, seat: int, line: list[int], samples: int, stage: int, tuning: Tuning, with_parts: bool = False
) -> Outcomes:
    """Answer with a line, which may be empty, and let everybody play until this stage."""
    playouts = Playouts(sampler, seat, line, samples, stage, tuning, with_parts)
    playouts.go_on(0.0)
    return playouts.found
