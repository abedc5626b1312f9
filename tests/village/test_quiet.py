"""Not this turn: whoever says so is not asked again only for what may be done at any time. Rules: VX-2.4."""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.core.plain import Json, as_dict
from stammtisch.core.quiet import Quiet
from stammtisch.core.state import State
from tests.village.besides import BESIDES, EVERYTHING, GAME, kept_by


def part_of(state: State) -> tuple[object, ...]:
    view = state.observe(None)
    return view["round"], view["turn"], view["phase"] if view["turn"] is None else None


def prompt_of(state: State, seat: int | None) -> dict[str, Json]:
    return as_dict(state.observe(seat)["prompt"], "prompt")


def is_asked_for_its_own_sake(state: State, seat: int) -> bool:
    return seat in state.to_act() and state.idle(seat) is None


@pytest.mark.rule("VX-2.4")
@pytest.mark.parametrize(("seats", "fewest", "fewest_spared"), [(1, 2, 0), (2, 20, 1), (5, 20, 1)])
def test_who_says_not_this_turn_is_asked_no_more_until_then(seats: int, fewest: int, fewest_spared: int) -> None:
    given = spared = 0
    for seed in range(6):
        chance = Random(f"{seats}/{seed}")
        state = GAME.new(seats, seed, EVERYTHING)
        while not state.is_over():
            seat = state.to_act()[0]
            if state.idle(seat) is None:
                state.apply(seat, chance.choice(kept_by(state, seat)))
                continue
            given += 1
            spared += go_on_quietly(state, seat, chance)
    assert given >= fewest, "such questions are common"
    assert spared >= fewest_spared, "and some come more than once in a turn or a mass"


def go_on_quietly(state: State, seat: int, chance: Random) -> int:
    """The seat says it, and all play on while the word holds; how often it was spared a question."""
    before = part_of(state)
    quiet = Quiet(state, seat)
    answers = 0
    while quiet.holds(state):
        assert part_of(state) == before
        action = quiet.answer(state)
        if action is not None:
            assert action in state.legal(seat)
            state.apply(seat, action)
            answers += 1
            continue
        asked = state.to_act()[0]
        assert asked != seat or is_asked_for_its_own_sake(state, seat), "what is asked for more is asked"
        state.apply(asked, chance.choice(kept_by(state, asked)))
    assert quiet.answer(state) is None
    return answers - 1


def test_only_a_question_for_what_may_be_done_besides_can_be_passed_over() -> None:
    chance = Random(5)
    state = GAME.new(3, 5, EVERYTHING)
    while not state.is_over():
        seat = state.to_act()[0]
        idle, legal = state.idle(seat), state.legal(seat)
        assert all(state.idle(other) is None for other in range(3) if other != seat), "nobody goes on for others"
        assert prompt_of(state, seat)["idle"] == idle
        assert prompt_of(state, None)["idle"] is None, "a spectator has no answer"
        kinds = {GAME.actions[action].kind for action in legal if action != idle}
        if idle is not None:
            assert idle in legal
            assert kinds <= BESIDES, "all else may be done at any time"
        state.apply(seat, chance.choice(legal))


def test_the_base_game_asks_for_nothing_besides() -> None:
    chance = Random(1)
    state = GAME.new(4, 1)
    while not state.is_over():
        seat = state.to_act()[0]
        assert state.idle(seat) is None
        state.apply(seat, chance.choice(state.legal(seat)))
    assert state.idle(0) is None
