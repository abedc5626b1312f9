"""The battery: random play to the end with everything checked on the way, for any game of the library.

A game brings its own function that accounts for all its pieces, and a random player lively enough for its
games to go deep.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import stammtisch
from stammtisch.core.game import Game
from stammtisch.core.plain import Json
from stammtisch.core.state import State

MOST_ANSWERS = 8  # of one question that are compared
NO_LOG = 1 << 40

Accounting = Callable[[State], None]
Chooser = Callable[[State, int, list[int], random.Random], int]


class Candidate:
    """A game under test, with its accounting and a lively random player."""

    def __init__(self, name: str, accounting: Accounting, choose: Chooser, most_decisions: int) -> None:
        self.game: Game = stammtisch.game(name)
        self.accounting = accounting
        self.choose = choose
        self.most_decisions = most_decisions

    def start(self, seats: int, seed: int, options: dict[str, Json] | None = None) -> State:
        return self.game.new(seats, seed, options)


def check_legal_list(state: State, seat: int, legal: list[int]) -> None:
    assert legal, "a seat that may act has a legal action"
    assert len(set(legal)) == len(legal), "no action is offered twice"
    assert all(action in state.game.actions for action in legal)
    assert state.legal(seat) == legal, "asking twice gives the same list"


def play_and_check(candidate: Candidate, seats: int, seed: int, options: dict[str, Json] | None = None) -> State:
    """A lively game to its end; all pieces are accounted for after every action."""
    state = candidate.start(seats, seed, options)
    chooser = random.Random(seed)
    candidate.accounting(state)
    for _ in range(candidate.most_decisions):
        to_act = state.to_act()
        if not to_act:
            break
        assert to_act == sorted(set(to_act))
        seat = chooser.choice(to_act)
        legal = state.legal(seat)
        assert legal
        # Every third game is plainly random: it does what no sane player would.
        action = chooser.choice(legal) if seed % 3 == 0 else candidate.choose(state, seat, legal, chooser)
        state.apply_legal(seat, action)
        candidate.accounting(state)
    assert state.is_over(), "the game comes to an end"
    for score in state.scores():
        assert score.total == sum(score.parts.values())
    assert sorted(seat for group in state.ranking() for seat in group) == list(range(seats))
    return state


def moments(
    candidate: Candidate, seats: int, seed: int, every: int, options: dict[str, Json] | None = None
) -> list[State]:
    """States taken from a lively game, one in `every`, the last included."""
    state = candidate.start(seats, seed, options)
    chooser = random.Random(seed)
    taken = [state.copy()]
    number = 0
    while state.to_act():
        seat = chooser.choice(state.to_act())
        state.apply_legal(seat, candidate.choose(state, seat, state.legal(seat), chooser))
        number += 1
        if number % every == 0:
            taken.append(state.copy())
    taken.append(state)
    return taken


def through_json(value: Json) -> Json:
    parsed: Json = json.loads(json.dumps(value))
    return parsed


def tell_apart(state: State, twin: State, actor: int, seat: int) -> None:
    """`twin` looks to the seat as the state does; so must all answers of the actor that change it alike."""
    if state.stack[-1].is_secret() and twin.stack[-1].is_secret():
        return
    seen = [after(state, actor, action, seat) for action in state.legal(actor)[:MOST_ANSWERS]]
    for action in twin.legal(actor)[:MOST_ANSWERS]:
        _, now = after(twin, actor, action, seat)
        others = [told for told, view in seen if view == now]
        assert not others or action in others, f"what {actor} answered tells {seat} something hidden"


def after(state: State, actor: int, action: int, seat: int) -> tuple[int, Json]:
    """What a seat sees when another has answered so; the log aside, which samples do not write."""
    copy = state.for_search()
    copy.apply_legal(actor, action)
    view = copy.observe(seat, NO_LOG)
    view.pop("log")
    return action, view
