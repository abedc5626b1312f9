"""What the battery needs: a game with its accounting, its cases, and random play with everything checked on the way.

A game brings its own function that accounts for all its pieces, and a random player lively enough for its
games to go deep. The tests themselves are `checks.Battery`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from _pytest.mark import ParameterSet

from stammtisch.core.game import Game
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from tests.forms import IS_COMPILED

MOST_ANSWERS = 8  # of one question that are compared
NO_LOG = 1 << 40

Accounting = Callable[[State], None]
Chooser = Callable[[State, int, list[int], random.Random], int]
Options = dict[str, Json]


def at_random(state: State, seat: int, legal: list[int], chooser: random.Random) -> int:
    """A random player, lively enough where every answer keeps a game going."""
    return chooser.choice(legal)


def never(options: Options) -> bool:
    """No answer of a game is hidden as a whole, whatever its options."""
    return False


class Candidate:
    """A game under test, with its accounting and a lively random player.

    `hides_answers` says whether with some options answers are given of which nobody else sees anything.
    """

    def __init__(
        self,
        game: Game,
        accounting: Accounting,
        choose: Chooser,
        most_decisions: int,
        hides_answers: Callable[[Options], bool] = never,
    ) -> None:
        self.game = game
        self.accounting = accounting
        self.choose = choose
        self.most_decisions = most_decisions
        self.hides_answers = hides_answers

    def start(self, seats: int, seed: int, options: Options | None = None) -> State:
        return self.game.new(seats, seed, options)


def cases_of(
    candidate: Candidate, options: dict[str, Options], seat_counts: list[int] | None = None
) -> list[ParameterSet]:
    """A game with each of these options, named, and each number of players. One of them is called plain."""
    return [
        pytest.param(candidate, seats, chosen, id=f"{candidate.game.name}-{seats}-{name}")
        for seats in seat_counts or candidate.game.seat_counts
        for name, chosen in options.items()
    ]


def deep(cases: list[ParameterSet]) -> list[ParameterSet]:
    """Those looked at from all sides: every case, or every other one, each game, count and option among them."""
    return cases if IS_COMPILED else cases[::2]


def check_legal_list(state: State, seat: int, legal: list[int]) -> None:
    assert legal, "a seat that may act has a legal action"
    assert len(set(legal)) == len(legal), "no action is offered twice"
    assert all(action in state.game.actions for action in legal)
    assert state.legal(seat) == legal, "asking twice gives the same list"


def play_and_check(candidate: Candidate, seats: int, seed: int, options: Options | None = None) -> State:
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


def moments(candidate: Candidate, seats: int, seed: int, every: int, options: Options | None = None) -> list[State]:
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
