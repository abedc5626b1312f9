"""Advice for a seat: the answers that look best at once are tried until the end of the round.

Meant for sampled states. Rules: C-3 for the dice, for which the answer is a die and its place; all else as asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.chance import next_chance
from stammtisch.games.coimbra.actions import PLACE_DIE, TAKE_DIE
from stammtisch.games.coimbra.decisions.base import Question
from stammtisch.games.coimbra.decisions.drafting import TakeDie
from stammtisch.games.coimbra.decisions.starting import ChooseStart
from stammtisch.games.coimbra.evaluation import evaluate
from stammtisch.games.coimbra.foresight import place, value_at_end_of_round, value_placed
from stammtisch.games.coimbra.ids import COLOURS, FACES, LOCATIONS
from stammtisch.games.coimbra.state import CoimbraState

# How many positions it takes to play a round to its end in thought: for each die to place, and for all the rest.
POSITIONS_PER_DIE: Final = 16
POSITIONS_PER_ROUND: Final = 60


class Settings:
    """How the time for looking ahead is spent."""

    def __init__(self) -> None:
        self.most = 12  # ideas tried
        self.again = 3  # the best of them that are tried again, others choosing otherwise
        self.times = 2  # how often
        self.trust = 0.85  # what the end of the round counts; the look at once is the rest


SETTINGS: Final = Settings()


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
    settings = SETTINGS
    plays = effort // positions_to_the_end(state)
    if plays < 2:
        return []
    start = state.copy()
    start.is_recording = False
    start.history = None
    start.journal = None
    ideas = dice_and_places(start, seat) if isinstance(question, TakeDie) else answers(start, seat, question)
    ideas.sort(key=order_of)
    is_draft = state.phase == 2
    again = min(settings.again, max(0, plays - 4) // settings.times) if is_draft and settings.times > 0 else 0
    tries = min(settings.most, plays - again * settings.times)
    del ideas[tries:]
    for idea in ideas:
        after = idea.carry_out(start, seat)
        idea.value = settings.trust * value_at_end_of_round(after, seat, False) + (1.0 - settings.trust) * idea.value
    ideas.sort(key=order_of)
    if again > 1:
        del ideas[again:]
        for idea in ideas:
            for number in range(settings.times):
                after = idea.carry_out(start, seat)
                for _ in range(number + 1):
                    after.chance = next_chance(after.chance)
                idea.value += value_at_end_of_round(after, seat, True)
        ideas.sort(key=order_of)
    return ideas[0].answers


def order_of(idea: Idea) -> float:
    """The best first; rounded, so that the order of additions never decides."""
    return -round(idea.value, 6)


def positions_to_the_end(state: CoimbraState) -> int:
    """About how many positions a play to the end of the round looks at."""
    dice: i64 = 0
    if state.phase <= 2:
        for die in range(i64(COLOURS * FACES)):
            dice += state.pool[die]
    return int(dice) * POSITIONS_PER_DIE + POSITIONS_PER_ROUND


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
