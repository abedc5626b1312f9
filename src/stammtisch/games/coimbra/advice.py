"""Advice for a seat: the answers that look best at once are tried until the end of the round.

Meant for sampled states. Rules: C-3 for the dice, for which the answer is a die and its place; all else as asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.coimbra.actions import PLACE_DIE, TAKE_DIE
from stammtisch.games.coimbra.decisions.base import Question
from stammtisch.games.coimbra.decisions.drafting import TakeDie
from stammtisch.games.coimbra.decisions.starting import ChooseStart
from stammtisch.games.coimbra.evaluation import evaluate
from stammtisch.games.coimbra.foresight import place, value_at_end_of_round, value_placed
from stammtisch.games.coimbra.ids import COLOURS, FACES, LOCATIONS
from stammtisch.games.coimbra.state import CoimbraState

# How many positions it takes to play a round to its end in thought: for each die to place, for each one in the city,
# and for all the rest.
POSITIONS_PER_DIE: Final = 20
POSITIONS_PER_TRIGGER: Final = 8
POSITIONS_PER_ROUND: Final = 50
MOST_TRIED: Final = 12
# What the end of the round counts; the look at once is the rest.
TRUST: Final = 0.85


class Idea:
    """An answer, or a die and its place, with what it is worth at once."""

    def __init__(self, answers: list[int], value: float) -> None:
        self.answers = answers
        self.value = value

    def carry_out(self, state: CoimbraState, seat: int) -> CoimbraState:
        """A copy of the state after these answers."""
        if len(self.answers) > 1:
            return place(state, seat, self.answers[0] - TAKE_DIE, self.answers[1] - PLACE_DIE)
        after = state.copy()
        after.apply_legal(seat, self.answers[0])
        return after


def suggest(state: CoimbraState, seat: int, effort: int) -> list[int]:
    """What this seat might answer now, and after that; empty when it is not asked or there is no time to look ahead."""
    if not state.stack:
        return []
    question = state.stack[-1]
    if not isinstance(question, Question) or question.seat != seat or isinstance(question, ChooseStart):
        return []
    tries = min(MOST_TRIED, effort // positions_to_the_end(state))
    if tries < 2:
        return []
    start = state.copy()
    start.is_recording = False
    start.history = None
    start.journal = None
    ideas = dice_and_places(start, seat) if isinstance(question, TakeDie) else answers(start, seat, question)
    ideas.sort(key=order_of)
    del ideas[tries:]
    for idea in ideas:
        idea.value = TRUST * value_at_end_of_round(idea.carry_out(start, seat), seat) + (1.0 - TRUST) * idea.value
    ideas.sort(key=order_of)
    return ideas[0].answers


def order_of(idea: Idea) -> float:
    """The best first; rounded, so that the order of additions never decides."""
    return -round(idea.value, 6)


def positions_to_the_end(state: CoimbraState) -> int:
    """About how many positions a play to the end of the round looks at."""
    pool: i64 = 0
    if state.phase <= 2:
        for die in range(i64(COLOURS * FACES)):
            pool += state.pool[die]
    city: i64 = 0
    for location in range(i64(LOCATIONS)):
        city += state.row_size[location]
    return int(pool * POSITIONS_PER_DIE + city * POSITIONS_PER_TRIGGER + POSITIONS_PER_ROUND)


def answers(state: CoimbraState, seat: int, question: Question) -> list[Idea]:
    """Every answer to a question."""
    found: list[Idea] = []
    for action in question.choices(state):
        after = state.copy()
        after.apply_legal(seat, action)
        found.append(Idea([action], evaluate(after, seat)))
    return found


def dice_and_places(state: CoimbraState, seat: int) -> list[Idea]:
    """Every die of the pool at every place."""
    found: list[Idea] = []
    for die in range(COLOURS * FACES):
        if state.pool[die]:
            for location in range(LOCATIONS):
                found.append(Idea([TAKE_DIE + die, PLACE_DIE + location], value_placed(state, seat, die, location)))
    return found
