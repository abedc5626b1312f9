"""Whole turns: the most promising ways for a seat to answer all the questions of its turn, for a search to compare.

The cubes of one space lead to the same action. So its questions are gone through once, with the cube that looks best,
and the other cubes are tried with the answers that were found. Rules: V-3, V-5, V-8.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.question import OneSeatQuestion
from stammtisch.games.village.judgement.foresight import (
    CLOSE,
    Pause,
    best_at_once_first,
    judge,
    kind_of_beginning,
    paused,
    simple_answer,
)
from stammtisch.games.village.places.turn import TakeCube
from stammtisch.games.village.state import VillageState

# The answers found for a space that are tried with its other cubes.
TRIED_AGAIN: Final = 2


class Turn:
    """The answers of a turn, as far as nobody else and no chance comes between, and what it leads to."""

    def __init__(self, answers: list[int], value: float) -> None:
        self.answers = answers
        self.value = value


class Turns:
    """The turns of one seat: for every beginning the best that was found."""

    def __init__(self, seat: int, positions: int, beam: int) -> None:
        self.seat = seat
        self.positions = positions
        self.beam = beam  # answers followed at each question after the first; 0: all
        self.best: dict[int, Turn] = {}

    def compare(self, state: VillageState) -> list[Turn]:
        """Look at the question that waits; the best turns first."""
        question = state.stack[-1]
        assert isinstance(question, OneSeatQuestion)
        groups: list[list[int]] = []
        if isinstance(question, TakeCube):
            groups = by_space(state, self.seat, question.legal(state, self.seat))
        else:
            groups = [[action] for action in question.legal(state, self.seat)]
        found: list[Turn] = []
        share = self.positions // max(1, len(groups))
        for group in groups:
            self.positions = share
            self.best = {}
            self.follow(state, group[0], [], True)
            turns = list(self.best.values())
            turns.sort(key=order_of)
            for other in group[1:]:
                for turn in turns[:TRIED_AGAIN]:
                    self.try_again(state, other, turn)
            found.extend(self.best.values())
        found.sort(key=order_of)
        return found

    def follow(self, state: VillageState, action: int, line: list[int], is_open: bool) -> None:
        """Answer, and go on from there."""
        after = state.copy()
        after.apply_legal(self.seat, action)
        if is_open:
            line.append(action)
            self.explore(after, line, after.barriers == state.barriers)
            line.pop()
        else:
            self.explore(after, line, False)

    def explore(self, state: VillageState, line: list[int], is_open: bool) -> None:
        """All ways on from here to the end of the turn; `is_open` while the line still grows."""
        while state.stack:
            top = state.stack[-1]
            if isinstance(top, Pause) or self.positions <= 0 or not isinstance(top, OneSeatQuestion):
                break
            if top.seat == self.seat:
                answers = top.legal(state, self.seat)
                if self.beam and len(answers) > self.beam:
                    self.positions -= len(answers)
                    answers = best_at_once_first(state, self.seat, answers)[: self.beam]
                for action in answers:
                    self.follow(state, action, line, is_open)
                return
            is_open = False
            state.apply_legal(top.seat, simple_answer(state, top))
        self.note(state, line)

    def try_again(self, state: VillageState, first: int, turn: Turn) -> None:
        """The same turn with another cube: as far as it goes, then by what looks best at once."""
        after = state.copy()
        after.apply_legal(self.seat, first)
        line = [first]
        is_open = after.barriers == state.barriers
        known = 1
        while after.stack:
            top = after.stack[-1]
            if isinstance(top, Pause) or not isinstance(top, OneSeatQuestion):
                break
            if top.seat != self.seat:
                is_open = False
                after.apply_legal(top.seat, simple_answer(after, top))
                continue
            answers = top.legal(after, self.seat)
            action = answers[0]
            if known < len(turn.answers) and turn.answers[known] in answers:
                action = turn.answers[known]
                known += 1
            elif len(answers) > 1:
                known = len(turn.answers)
                action = best_at_once_first(after, self.seat, answers)[0]
            if is_open:
                line.append(action)
            before = after.barriers
            after.apply_legal(self.seat, action)
            is_open = is_open and after.barriers == before
        self.note(after, line)

    def note(self, state: VillageState, line: list[int]) -> None:
        """A way to the end of the turn: kept if it is the best with its first two answers."""
        self.positions -= 1
        value = judge(state, self.seat)
        key = line[0] << 32
        if len(line) > 1:
            key += line[1] + 1
        known = self.best.get(key)
        if known is None or value > known.value + CLOSE:
            self.best[key] = Turn(line[:], value)


def order_of(turn: Turn) -> float:
    """The best first; rounded, so that the order of additions never decides."""
    return -round(turn.value, 6)


def by_space(state: VillageState, seat: int, actions: list[int]) -> list[list[int]]:
    """The beginnings of a turn, those that lead to the same action together, the best at once first."""
    groups: list[list[int]] = []
    kinds: list[int] = []
    for action in best_at_once_first(state, seat, actions):
        kind = kind_of_beginning(action)
        if kind in kinds:
            groups[kinds.index(kind)].append(action)
        else:
            kinds.append(kind)
            groups.append([action])
    return groups


def best_turns(state: VillageState, seat: int, effort: int, beam: int, most: int) -> list[list[int]]:
    """The most promising turns from the question that waits for this seat, best first."""
    found = Turns(seat, effort, beam).compare(paused(state, seat))
    return [turn.answers for turn in found[:most]]
