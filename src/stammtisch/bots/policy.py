"""How everybody plays inside a simulation: quickly, by the game's own advice or by the answer that looks best at once.

An answer is tried with a chance of its own, never with the chance that the simulation goes on with: who plays in a
simulation foresees no die.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.chance import next_chance
from stammtisch.core.state import State

# No position is further than this from one that can be judged.
MOST_UNTIL_QUIET: Final = 40


def judge(state: State, seat: int, line: list[int], chance: i64) -> float:
    """What the position is worth to this seat after some answers, by a chance that is not the state's."""
    after = state.copy()
    after.chance = chance
    carry_out(after, seat, line)
    return after.evaluate(seat)


def carry_out(state: State, seat: int, line: list[int]) -> None:
    """Answer with the first of a line, which is legal, and with the rest as far as it fits this sample."""
    state.apply_legal(seat, line[0])
    for number in range(1, len(line)):
        if not state.stack or not state.stack[-1].asks(seat) or line[number] not in state.choices(seat):
            return
        state.apply_legal(seat, line[number])


def best_at_once(state: State, seat: int, legal: list[int], chance: i64) -> int:
    """The answer that looks best at once; the first of equals."""
    best = legal[0]
    if len(legal) == 1:
        return best
    best_value = -1e30
    for action in legal:
        value = judge(state, seat, [action], chance)
        if value > best_value:
            best = action
            best_value = value
    return best


def who_answers(state: State, first: int) -> int:
    """The seat to answer next: this one where it is asked with others, so that it knows nothing of their answers."""
    seats = state.to_act()
    if not seats:
        return -1
    if len(seats) > 1 and first in seats:
        return first
    return seats[0]


class Playing:
    """Everybody plays until this stage, the end, or so many decisions and on to where a judgement can be trusted.

    It goes one answer at a time, so that whoever thinks can give way in between.
    """

    def __init__(self, state: State, first: int, stage: int, most: int, effort: int, chance: i64) -> None:
        self.state = state
        self.first = first
        self.stage = stage
        self.most = most
        self.effort = effort
        self.chance: i64 = chance
        self.answers = 0

    def step(self) -> bool:
        """One seat answers; False, with nothing done, where the playing is over."""
        state = self.state
        if self.answers >= self.most + MOST_UNTIL_QUIET or state.stage() >= self.stage:
            return False
        if self.answers >= self.most and state.is_quiet():
            return False
        seat = who_answers(state, self.first)
        if seat < 0:
            return False
        self.chance = next_chance(self.chance)
        answer(state, seat, self.effort, self.chance)
        self.answers += 1
        return True


def play_on(state: State, first: int, stage: int, most: int, effort: int, chance: i64) -> None:
    """Let everybody play, without a stop, as `Playing` says."""
    playing = Playing(state, first, stage, most, effort, chance)
    while playing.step():
        pass


def answer(state: State, seat: int, effort: int, chance: i64) -> None:
    """One seat answers: a whole plan where advice gives one, else one question."""
    if effort > 0:
        kept = state.chance
        state.chance = chance
        advice = state.suggest(seat, effort)
        state.chance = kept
        if advice:
            for action in advice:
                state.apply_legal(seat, action)
            return
    state.apply_legal(seat, best_at_once(state, seat, state.choices(seat), chance))
