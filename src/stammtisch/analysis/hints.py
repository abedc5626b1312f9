"""A hint: the three best answers to a question, what each should bring, and why.

The search of the computer opponents finds them; then each is played out on the same samples, and where their points
come from makes the sentence. `hint_from` gets what a computer opponent gets, an observation and a sampler;
`hint` makes both from a state and hands on nothing else.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from stammtisch.analysis.sentences import ONLY, Sentences, labels_of, why
from stammtisch.bots import Budget, Choice, Sampler, Thought, sampler_of
from stammtisch.bots.learned.comparison import Comparison
from stammtisch.bots.learned.files import net_of
from stammtisch.bots.levels import NO_LOG, judge_of, seats_of, thinking
from stammtisch.bots.outcomes import Outcomes
from stammtisch.bots.steps import Steps, at_once, playing_out
from stammtisch.core.game import Game
from stammtisch.core.judgement import LEARNED
from stammtisch.core.plain import Json
from stammtisch.core.state import State

MOST: Final = 3
SAMPLES: Final = 24
SECONDS: Final = 1.0


class Advice(NamedTuple):
    """One answer of a hint.

    The gain is measured against the mean of all answers that the search weighed: what choosing well is worth here.
    """

    action: int
    line: tuple[int, ...]  # this answer and those meant to follow it
    label: Sentences
    points: float  # expected at the end
    win: float  # chance to win, 0 to 1
    gain_points: float
    gain_win: float
    error: float  # standard error of the points
    why: Sentences

    def as_json(self) -> dict[str, Json]:
        return {
            "action": self.action,
            "line": list(self.line),
            "label": dict(self.label),
            "points": round(self.points, 2),
            "win": round(self.win, 4),
            "gain_points": round(self.gain_points, 2),
            "gain_win": round(self.gain_win, 4),
            "error": round(self.error, 2),
            "why": dict(self.why),
        }


def hint(state: State, seat: int, seed: int = 0, seconds: float = SECONDS, simulations: int = 0) -> list[Advice]:
    """The best answers of a seat that is asked, best first, by what this seat may see.

    With a number of simulations the same question with the same seed gets the same hint; without one it
    takes about so many seconds.
    """
    return hint_from(
        state.game,
        seat,
        state.observe(seat, NO_LOG),
        sampler_of(state, seat, seed),
        Budget(seconds, simulations),
        seed,
    )


def hint_from(
    game: Game, seat: int, observation: dict[str, Json], sampler: Sampler, budget: Budget, seed: int
) -> list[Advice]:
    """The same from what a computer opponent is handed."""
    return at_once(hinting(game, seat, observation, sampler, budget, seed))


def hinting(
    game: Game,
    seat: int,
    observation: dict[str, Json],
    sampler: Sampler,
    budget: Budget,
    seed: int,
    grain: float = 0.0,
) -> Steps[list[Advice]]:
    """The same as `hint_from`, in steps of about `grain` seconds."""
    thought = yield from thinking("master", game, seat, observation, sampler, budget, seed, grain=grain)
    if not thought.choices:
        (outcomes,) = yield from outcomes_of(game, sampler, seat, [[thought.action]], seed, grain)
        return [only_answer(game, seat, thought.action, outcomes)]
    best = distinct(thought.choices)[:MOST]
    compared = yield from outcomes_of(game, sampler, seat, [list(choice.line) for choice in best], seed, grain)
    return compare(game, seat, thought, best, compared)


def compare(game: Game, seat: int, thought: Thought, best: list[Choice], outcomes: list[Outcomes]) -> list[Advice]:
    """What each of the best answers brings, and why."""
    mean_points = sum(choice.points[seat] for choice in thought.choices) / len(thought.choices)
    mean_win = sum(choice.wins[seat] for choice in thought.choices) / len(thought.choices)
    found: list[Advice] = []
    for number, choice in enumerate(best):
        # The first is compared with the second, the others with the first.
        other = 1 if number == 0 else 0
        if other < len(best):
            reason = why(game, seat, outcomes[number], outcomes[other], best[other].line)
        else:
            reason = dict(ONLY)
        found.append(
            Advice(
                action=choice.action,
                line=choice.line,
                label=labels_of(game, choice.line),
                points=choice.points[seat],
                win=choice.wins[seat],
                gain_points=choice.points[seat] - mean_points,
                gain_win=choice.wins[seat] - mean_win,
                error=choice.error,
                why=reason,
            )
        )
    return found


def only_answer(game: Game, seat: int, action: int, outcomes: Outcomes) -> Advice:
    """Where there is no choice: what the position promises."""
    points, win = outcomes.mean_points()[seat], outcomes.mean_wins()[seat]
    return Advice(action, (action,), labels_of(game, (action,)), points, win, 0.0, 0.0, 0.0, dict(ONLY))


def distinct(choices: tuple[Choice, ...]) -> list[Choice]:
    """One choice for each set of answers: plans that differ in the order of their steps are one plan."""
    seen: set[tuple[int, ...]] = set()
    found: list[Choice] = []
    for choice in choices:
        key = tuple(sorted(choice.line))
        if key not in seen:
            seen.add(key)
            found.append(choice)
    return found


def outcomes_of(
    game: Game, sampler: Sampler, seat: int, lines: list[list[int]], seed: int, grain: float
) -> Steps[list[Outcomes]]:
    """What becomes of each line on the same samples: by the net where it plays this game best, else by quick play."""
    tuning = game.judgement.tuning()
    seats = seats_of(sampler)
    if judge_of("", game, seats, tuning) == LEARNED:
        compared = Comparison(sampler, seat, tuning, seed, net_of(game, seats), lines, SAMPLES)
        while not compared.go_on(grain):
            yield
        return compared.outcomes
    stage = sampler.sample(0).stage() + tuning.reach
    found: list[Outcomes] = []
    for line in lines:
        found.append(
            (yield from playing_out(sampler, seat, line, SAMPLES, stage, tuning, with_parts=True, grain=grain))
        )
    return found
