"""Plans: whole turns of Village, dice with their places in Coimbra, and how a search carries them out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import stammtisch
from stammtisch.bots import sampler_of
from stammtisch.bots.policy import carry_out
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State
from tests.forms import IS_COMPILED

VILLAGE = stammtisch.game("village")
EVERYTHING = {"inn": "side-a", "port": True, "marriage": "side-b", "life_goals": True, "promos": True}


def questions(game: str, kind: str, seeds: range, options: dict[str, object] | None = None) -> Iterator[State]:
    """Positions of random games in which this kind of question is asked, one per seed."""
    for seed in seeds:
        state = stammtisch.game(game).new(2, seed, options)  # type: ignore[arg-type]
        play_randomly(state, seed, 10 + 7 * (seed % 9))
        while state.to_act() and type(state.stack[-1]).__name__ != kind:
            play_randomly(state, seed, 1)
        if state.to_act():
            yield state


def whole_line_is_legal(state: State, seat: int, line: list[int]) -> bool:
    after = state.for_search()
    for action in line:
        if seat not in after.to_act() or action not in after.legal(seat):
            return False
        after.apply_legal(seat, action)
    return True


@pytest.mark.parametrize(
    ("game", "kind", "options"),
    [
        ("village", "TakeCube", None),
        ("village", "TakeCube", EVERYTHING),
        ("coimbra", "TakeDie", None),
        ("orleans", "Planning", None),
    ],
)
def test_every_plan_can_be_carried_out(game: str, kind: str, options: dict[str, object] | None) -> None:
    seen = 0
    for state in questions(game, kind, range(8 if IS_COMPILED else 5), options):
        seat = state.to_act()[0]
        before = state.dump()
        for effort in (200, 3_000):
            plans = state.plans(seat, effort, 6)
            assert 1 <= len(plans) <= 6
            assert len({tuple(plan) for plan in plans}) == len(plans)
            assert all(whole_line_is_legal(state, seat, plan) for plan in plans)
        assert state.dump() == before
        seen += 1
    assert seen >= 5


def test_a_turn_is_planned_to_its_end() -> None:
    """After the longest part that needs nobody else and no chance, the turn is over or others are asked."""
    over = 0
    for state in questions("village", "TakeCube", range(12)):
        seat = state.to_act()[0]
        after = state.for_search()
        carry_out(after, seat, state.plans(seat, 3_000, 1)[0])
        if not after.to_act() or after.to_act() != [seat] or after.barriers != state.barriers:
            over += 1
    assert over == 12


def test_there_are_no_plans_for_who_is_not_asked() -> None:
    state = VILLAGE.new(2, 3)
    other = 1 - state.to_act()[0]
    assert state.plans(other, 3_000, 6) == []
    play_randomly(state, 3, 100_000)
    assert state.is_over()
    assert state.plans(0, 3_000, 6) == []


def test_a_line_that_fits_no_more_is_left() -> None:
    state = next(questions("village", "TakeCube", range(1)))
    seat = state.to_act()[0]
    plan = next(plan for plan in state.plans(seat, 3_000, 6) if len(plan) > 1)
    nonsense = VILLAGE.actions[0].index if VILLAGE.actions[0].index not in plan else VILLAGE.actions[1].index
    one = state.for_search()
    carry_out(one, seat, [plan[0], nonsense, *plan[1:]])
    other = state.for_search()
    other.apply_legal(seat, plan[0])
    assert one.dump()["position"] == other.dump()["position"]


def test_a_judgement_is_trusted_between_turns_only() -> None:
    state = next(questions("village", "TakeCube", range(1)))
    seat = state.to_act()[0]
    assert state.is_quiet()
    for plan in state.plans(seat, 3_000, 6):
        if len(plan) > 1:
            half = state.for_search()
            half.apply_legal(seat, plan[0])
            assert not half.is_quiet()
    die = next(questions("coimbra", "TakeDie", range(1)))
    assert die.is_quiet()
    seat = die.to_act()[0]
    die.apply(seat, die.legal(seat)[0])
    assert not die.is_quiet()


def test_who_plans_at_the_same_time_plans_anew_in_a_sample() -> None:
    """In Orléans re-dealt plans are random ones; in a simulation the others make their own."""
    state = next(questions("orleans", "Planning", range(3)))
    thinker = state.to_act()[-1]
    others = [seat for seat in range(2) if seat != thinker]
    for other in others:
        while other in state.to_act():
            state.apply(other, state.legal(other)[-1])
    assert state.to_act() == [thinker]
    sample = sampler_of(state, thinker, 5).sample(0)
    assert sample.to_act() == [thinker]
    sample.ask_again(thinker)
    assert sample.to_act() == [0, 1]
    seen = state.observe(thinker)["players"]
    assert sample.observe(thinker)["players"] == seen


def test_nobody_is_asked_again_where_answers_are_open() -> None:
    state = stammtisch.game("orleans").new(2, 4, {"planning": "in_order"})
    while type(state.stack[-1]).__name__ != "Planning":
        play_randomly(state, 4, 1)
    seat = state.to_act()[0]
    before = state.dump()
    state.ask_again(seat)
    assert state.dump() == before
