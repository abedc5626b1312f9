"""The battery on every game, option and player count."""

from __future__ import annotations

from typing import ClassVar

import pytest

import stammtisch
from stammtisch.core.plain import Json
from tests.coimbra import accounting as coimbra_accounting
from tests.coimbra import lively as lively_coimbra
from tests.conformance.battery import Candidate, cases_of, deep, play_and_check
from tests.conformance.checks import Battery
from tests.forms import IS_COMPILED
from tests.orleans import accounting as orleans_accounting
from tests.orleans import lively as lively_orleans
from tests.village import accounting as village_accounting
from tests.village import lively as lively_village

ORLEANS = Candidate(
    stammtisch.game("orleans"),
    orleans_accounting.account_for_everything,
    lively_orleans.choose,
    most_decisions=10_000,
    hides_answers=lambda options: options.get("planning", "hidden") == "hidden",
)
COIMBRA = Candidate(
    stammtisch.game("coimbra"),
    coimbra_accounting.account_for_everything,
    lively_coimbra.choose,
    most_decisions=5_000,
)
VILLAGE = Candidate(
    stammtisch.game("village"),
    village_accounting.account_for_everything,
    lively_village.choose,
    most_decisions=10_000,
)

CASES = cases_of(
    ORLEANS,
    {
        "plain": {},
        "all-options": {"exclude_place_tiles": True, "planning": "open", "limited_bank": True},
        "in-order": {"planning": "in_order"},
    },
)
CASES += cases_of(COIMBRA, {"plain": {}, "ask": {"forfeiting": "ask"}})
CASES += cases_of(VILLAGE, {"plain": {}, "all-options": {"start_bonuses": False, "conny_die": True}})
# Every combination of expansions once; the sides of the boards, goals and promo tiles change from one to the next.
CASES += [
    pytest.param(VILLAGE, seats, options, id=f"village-{seats}-{name}")
    for name, seats, options in (
        ("inn", 2, {"inn": "side-a", "promos": True}),
        ("port", 3, {"port": True, "life_goals": True}),
        ("marriage", 1, {"marriage": "side-b"}),
        ("inn-port", 1, {"inn": "side-b", "port": True, "promos": True}),
        ("inn-marriage", 4, {"inn": "side-b", "marriage": "side-a", "life_goals": True}),
        ("port-marriage", 5, {"port": True, "marriage": "side-b", "promos": True}),
        ("inn-port-marriage", 2, {"inn": "side-a", "port": True, "marriage": "side-a"}),
        ("everything", 3, {"inn": "side-a", "port": True, "marriage": "side-b", "life_goals": True, "promos": True}),
    )
]
DEEP_CASES = deep(CASES)

# All combinations of Village: sides of the boards, goals and promo tiles counted.
COMBINATIONS: list[dict[str, Json]] = [
    {"inn": inn, "port": port, "marriage": marriage, "life_goals": goals, "promos": promos}
    for inn in ("off", "side-a", "side-b")
    for port in (False, True)
    for marriage in ("off", "side-a", "side-b")
    for goals in (False, True)
    for promos in (False, True)
]


class TestBattery(Battery):
    cases: ClassVar = CASES


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_combination_of_village_plays_to_its_end(seats: int) -> None:
    """A game of each on the compiled form, of every fifth on the interpreted one; five counts make them complete."""
    for number, options in enumerate(COMBINATIONS):
        if IS_COMPILED or number % 5 == seats - 1:
            play_and_check(VILLAGE, seats, number, options)


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_many_games_of_every_combination_of_village(seats: int, options: dict[str, Json]) -> None:
    for seed in range(50):
        play_and_check(VILLAGE, seats, seed, options)
