"""The one-int generator."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from stammtisch.core.chance import MULTIPLIER, first_chance, next_chance, pick_below


@given(st.integers())
def test_any_whole_number_is_a_seed_and_values_stay_in_range(seed: int) -> None:
    chance = first_chance(seed)
    for _ in range(50):
        assert 0 < chance < MULTIPLIER << 32 < 1 << 62
        assert 0 <= pick_below(chance, 7) < 7
        chance = next_chance(chance)


def test_known_numbers_come_out_in_every_form() -> None:
    chance = first_chance(7)
    found = []
    for _ in range(6):
        chance = next_chance(chance)
        found.append(int(pick_below(chance, 1_000)))
    assert found == KNOWN_NUMBERS


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = [int(pick_below(next_chance(first_chance(seed)), 1_000_000)) for seed in range(-500, 500)]
    assert len(set(firsts)) > 990


def test_numbers_are_even_enough_for_dice() -> None:
    chance = first_chance(1)
    counts: Counter[int] = Counter()
    for _ in range(60_000):
        chance = next_chance(chance)
        counts[int(pick_below(chance, 6))] += 1
    # With 10,000 expected and a standard deviation of 91, five deviations are 456.
    assert all(abs(counts[side] - 10_000) < 456 for side in range(6))


def test_pairs_of_numbers_are_independent() -> None:
    chance = first_chance(2)
    counts: Counter[tuple[int, int]] = Counter()
    before = 0
    for _ in range(90_000):
        chance = next_chance(chance)
        number = int(pick_below(chance, 3))
        counts[before, number] += 1
        before = number
    assert all(abs(count - 10_000) < 500 for count in counts.values())
    assert len(counts) == 9


KNOWN_NUMBERS = [99, 836, 74, 20, 980, 866]
