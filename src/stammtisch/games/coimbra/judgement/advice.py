"""Advice for a seat: the answers that look best at once are tried until the end of the round.

Meant for sampled states. Rules: C-3 for the dice, for which the answer is a die and its place; all else as asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.question import OneSeatQuestion
from stammtisch.games.coimbra.ids import COLOURS, FACES, LOCATIONS, PLACING
from stammtisch.games.coimbra.judgement.evaluation import evaluate
from stammtisch.games.coimbra.judgement.foresight import (
    carried_out,
    quick_answer,
    quick_die,
    value_at_end_of_round,
    value_placed,
)
from stammtisch.games.coimbra.places.drafting import PLACE_DIE, PlaceDie, TakeDie
from stammtisch.games.coimbra.places.starting import ChooseStart
from stammtisch.games.coimbra.state import CoimbraState

# How many positions it takes to play a round to its end in thought: for each die to place, for each one in the city,
# and for all the rest.
POSITIONS_PER_DIE: Final = 20
POSITIONS_PER_TRIGGER: Final = 8
POSITIONS_PER_ROUND: Final = 50
MOST_TRIED: Final = 12
# With no more positions than this there is no looking ahead, only what looks best at once.
QUICK: Final = 50
# What the end of the round counts; the look at once is the rest.
TRUST: Final = 0.85


class Idea:
    """An answer, or a die and its place, with what it is worth at once."""

    def __init__(self, answers: list[int], value: float) -> None:
        self.answers = answers
        self.value = value


def is_quiet(state: CoimbraState) -> bool:
    """Whether no die is in somebody's hand."""
    return not state.stack or not isinstance(state.stack[-1], PlaceDie)


def suggest(state: CoimbraState, seat: int, effort: int) -> list[int]:
    """What this seat might answer now, and after that; empty when it is not asked or there is no time to look ahead."""
    question = asked(state, seat)
    if question is None:
        return []
    if effort <= QUICK:
        return quick_die(state, seat) if isinstance(question, TakeDie) else [quick_answer(state, question, seat)]
    tries = min(MOST_TRIED, effort // positions_to_the_end(state))
    if tries < 2:
        return []
    start = state.copy()
    start.is_recording = False
    ideas = dice_and_places(start, question) if isinstance(question, TakeDie) else answers(start, seat, question)
    ideas.sort(key=order_of)
    del ideas[tries:]
    look_ahead(start, seat, ideas)
    return ideas[0].answers


def plans(state: CoimbraState, seat: int, effort: int, most: int) -> list[list[int]]:
    """The most promising dice with their places, best first; empty where no die is to be taken."""
    question = asked(state, seat)
    if not isinstance(question, TakeDie):
        return []
    start = state.copy()
    start.is_recording = False
    ideas = dice_and_places(start, question)
    ideas.sort(key=order_of)
    tries = min(MOST_TRIED, effort // positions_to_the_end(state))
    if tries >= 2:
        tried = ideas[:tries]
        look_ahead(start, seat, tried)
        ideas = tried + ideas[tries:]
    return [idea.answers for idea in ideas[:most]]


def ways(state: CoimbraState, seat: int) -> list[list[int]]:
    """Every die of the pool at every place, none of them judged; empty where no die is to be taken."""
    question = asked(state, seat)
    if not isinstance(question, TakeDie):
        return []
    found: list[list[int]] = []
    for die in question.legal(state, seat):
        for location in range(LOCATIONS):
            found.append([die, PLACE_DIE.of(location)])
    return found


def asked(state: CoimbraState, seat: int) -> OneSeatQuestion | None:
    """The question to this seat for which there is advice."""
    if not state.stack:
        return None
    question = state.stack[-1]
    if not isinstance(question, OneSeatQuestion) or question.seat != seat or isinstance(question, ChooseStart):
        return None
    return question


def look_ahead(state: CoimbraState, seat: int, ideas: list[Idea]) -> None:
    """Judge ideas by where the round ends with them, and put the best first."""
    for idea in ideas:
        ahead = value_at_end_of_round(carried_out(state, seat, idea.answers), seat)
        idea.value = TRUST * ahead + (1.0 - TRUST) * idea.value
    ideas.sort(key=order_of)


def order_of(idea: Idea) -> float:
    """The best first; rounded, so that the order of additions never decides."""
    return -round(idea.value, 6)


def positions_to_the_end(state: CoimbraState) -> int:
    """About how many positions a play to the end of the round looks at."""
    pool: i64 = 0
    if state.phase <= PLACING:
        for die in range(i64(COLOURS * FACES)):
            pool += state.pool[die]
    city: i64 = 0
    for location in range(i64(LOCATIONS)):
        city += state.row_size[location]
    return int(pool * POSITIONS_PER_DIE + city * POSITIONS_PER_TRIGGER + POSITIONS_PER_ROUND)


def answers(state: CoimbraState, seat: int, question: OneSeatQuestion) -> list[Idea]:
    """Every answer to a question."""
    found: list[Idea] = []
    for action in question.legal(state, question.seat):
        found.append(Idea([action], evaluate(carried_out(state, seat, [action]), seat)))
    return found


def dice_and_places(state: CoimbraState, question: TakeDie) -> list[Idea]:
    """Every die of the pool at every place."""
    found: list[Idea] = []
    for die in question.legal(state, question.seat):
        for location in range(LOCATIONS):
            both = [die, PLACE_DIE.of(location)]
            found.append(Idea(both, value_placed(state, question.seat, both)))
    return found
