"""Looking ahead within one's own turn: cube, action, payment and death, and the sales of a market day.

A pause is put under the questions of the turn, so that nothing runs on into the turn of the next player; what is
reached there is judged by `evaluation`. Others who are asked on the way answer by a simple rule. Rules: V-3, V-5, V-8.
"""

from __future__ import annotations

from typing import ClassVar, Final

from stammtisch.core.bits import bit
from stammtisch.core.question import OneSeatQuestion, Question
from stammtisch.games.village.expansions.ids import ALL_SPACES
from stammtisch.games.village.judgement.evaluation import evaluate
from stammtisch.games.village.judgement.outlook import WEIGHTS
from stammtisch.games.village.places.market import LEAVE_MARKET, SERVE, Sale
from stammtisch.games.village.places.turn import TAKE, WELL, TakeCube
from stammtisch.games.village.round import AfterTurn
from stammtisch.games.village.state import VillageState

# Two values nearer than this are the same.
CLOSE: Final = 1e-6


class Pause(OneSeatQuestion):
    """Where looking ahead stops; never asked in a game."""

    prompt_key: ClassVar = "over"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return []


class Search:
    """A look ahead for one seat, with the number of positions it may still look at."""

    def __init__(self, seat: int, positions: int) -> None:
        self.seat = seat
        self.positions = positions

    def value(self, state: VillageState) -> float:
        """What the best answers from here on lead to."""
        while True:
            top = state.stack[-1]
            if isinstance(top, Pause) or self.positions <= 0 or not isinstance(top, OneSeatQuestion):
                self.positions -= 1
                return judge(state, self.seat)
            if top.seat == self.seat:
                break
            state.apply_legal(top.seat, simple_answer(state, top))
            if not state.stack:
                return judge(state, self.seat)
        best = -1e9
        for action in top.legal(state, self.seat):
            after = state.copy()
            after.apply_legal(self.seat, action)
            found = judge(after, self.seat) if not after.stack else self.value(after)
            best = max(best, found)
        return best

    def best(self, state: VillageState, actions: list[int]) -> int:
        """The best of some answers to the question that waits; among equals the first."""
        chosen = actions[0]
        best = -1e9
        for action in actions:
            if self.positions <= 0:
                break
            after = state.copy()
            after.apply_legal(self.seat, action)
            found = judge(after, self.seat) if not after.stack else self.value(after)
            if found > best + CLOSE:
                chosen = action
                best = found
        return chosen


def judge(state: VillageState, seat: int) -> float:
    """A position as a seat that wants to win sees it: its own points against those of the best of the others."""
    mine = evaluate(state, seat)
    if state.is_solo:
        return mine
    best = -1e9
    for other in range(int(state.seats)):
        if other != seat:
            best = max(best, evaluate(state, other))
    return mine - WEIGHTS.rivalry * best


def simple_answer(state: VillageState, question: OneSeatQuestion) -> int:
    """What another player probably answers: the dearest customer, the first of other choices."""
    choices = question.legal(state, question.seat)
    if not isinstance(question, Sale):
        return choices[0]
    best = LEAVE_MARKET.action
    most = 0
    for action in choices:
        if SERVE.has(action):
            points = int(state.box.customer_points[SERVE.value(action)])
            if points > most:
                best = action
                most = points
    return best


def paused(state: VillageState, seat: int) -> VillageState:
    """A copy in which looking ahead stops at the end of the turn, in a mass after the question that waits."""
    copy = state.copy()
    copy.is_recording = False
    stack = copy.stack
    at = 1 if isinstance(stack[0], AfterTurn) else len(stack) - 1
    stack.insert(at, Pause(seat))
    return copy


def reply(state: VillageState, seat: int, effort: int) -> int:
    """The best answer to the question that waits for this seat."""
    copy = paused(state, seat)
    question = copy.stack[-1]
    assert isinstance(question, Question)
    actions = question.legal(copy, seat)
    if isinstance(question, TakeCube):
        actions = promising_first(copy, seat, actions)
    return Search(seat, effort).best(copy, actions)


def promising_first(state: VillageState, seat: int, actions: list[int]) -> list[int]:
    """The cubes of all spaces, the best colour of each space first, so that a short look misses no action."""
    found: list[int] = []
    later: list[int] = []
    seen = 0
    for action in best_at_once_first(state, seat, actions):
        mask = int(bit(kind_of_beginning(action)))
        if seen & mask:
            later.append(action)
        else:
            seen |= mask
            found.append(action)
    return found + later


def best_at_once_first(state: VillageState, seat: int, actions: list[int]) -> list[int]:
    """Answers by how the position looks right after them."""
    values: list[tuple[float, int]] = []
    for action in actions:
        after = state.copy()
        after.apply_legal(seat, action)
        values.append((-evaluate(after, seat), action))
    values.sort()
    return [action for _, action in values]


def kind_of_beginning(action: int) -> int:
    """What a turn begins with: a space from which a cube is taken, the well, or something of an expansion."""
    if WELL.has(action):
        return ALL_SPACES
    return int(TAKE.read(action)[0]) if TAKE.has(action) else ALL_SPACES + 1
