"""A bot knows what its seat knows: nothing it is handed tells a secret, and no secret changes its answer."""

from __future__ import annotations

from stammtisch import bots
from stammtisch.bots.sampling import samples_of
from stammtisch.core.question import Pending
from stammtisch.core.state import State
from stammtisch.games.orleans.places.planning import Planning
from stammtisch.games.orleans.state import OrleansState
from tests.bots.positions import asked


def is_planning(question: Pending) -> bool:
    return isinstance(question, Planning)


def plans_of_others(state: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """What the others have laid on their boards in this planning."""
    assert isinstance(state, OrleansState)
    return tuple(
        tuple(int(content) if (int(player.planned) >> space) & 1 else 0 for space, content in enumerate(player.board))
        for other, player in enumerate(state.players)
        if other != seat
    )


def secret_moments(seed: int) -> list[tuple[State, int]]:
    """Moments when others have planned something that the seat asked cannot see."""
    return [
        (state, seat)
        for state, seat in asked(3, "plain", seed, 3)
        if is_planning(state.stack[-1]) and any(any(plan) for plan in plans_of_others(state, seat))
    ]


def test_no_answer_changes_when_all_that_is_hidden_is_dealt_anew() -> None:
    for seed in (1, 2, 4):
        for state, seat in asked(3, "plain", seed, 5):
            expected = bots.play("apprentice", state, seat, 9)
            for other in (101, 202):
                assert bots.play("apprentice", state.redeal(seat, other), seat, 9) == expected


def test_what_a_bot_is_handed_holds_no_secret_plan() -> None:
    moments = [moment for seed in (1, 2, 4, 5) for moment in secret_moments(seed)]
    assert len(moments) > 60
    samples_with_the_plan = 0
    samples = 0
    for number, (state, seat) in enumerate(moments):
        truth = plans_of_others(state, seat)
        drawn = [plans_of_others(sample, seat) for sample in samples_of(state, seat, number, 4)]
        samples_with_the_plan += drawn.count(truth)
        samples += len(drawn)
    # A plan can be hit by chance, for a market of one or two followers leaves little choice.
    assert samples_with_the_plan < 0.1 * samples


def test_samples_carry_neither_record_nor_log() -> None:
    for state, seat in asked(2, "plain", 3, 25):
        for sample in samples_of(state, seat, 1, 2):
            assert sample.history is None
            assert sample.journal is None
            assert not sample.is_recording


def test_samples_differ_in_the_chance_to_come() -> None:
    for state, seat in asked(2, "plain", 3, 25):
        chances = {sample.chance for sample in samples_of(state, seat, 1, 4)}
        assert len(chances) == 4
        assert state.chance not in chances


def test_the_judgement_of_a_seat_does_not_depend_on_what_it_cannot_see() -> None:
    for seed in (1, 2):
        for state, seat in asked(3, "plain", seed, 7):
            expected = state.evaluate(seat)
            assert [state.redeal(seat, other).evaluate(seat) for other in (1, 2, 3)] == [expected] * 3
