"""The Harvest: food for everybody, or five coins.

Section O-11.4 of the digest with the rulings O-R29 and O-R44.
"""

import pytest

from tests.orleans.accounting import account_for_goods
from tests.orleans.events import LAST_ROUND, coins, fed
from tests.orleans.table import Table


@pytest.mark.rule("O-11.4")
@pytest.mark.parametrize("food", ["grain", "cheese", "wine"])
def test_at_the_harvest_each_player_gives_one_food_of_their_choice(food: str) -> None:
    table = fed(Table(3), 0)
    table.goods(0, grain=2, cheese=2, wine=2, wool=1, brocade=1)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert table.question() == "give-food"
    assert table.legal(0) == ["give-food grain", "give-food cheese", "give-food wine"]
    table.act(0, f"give-food {food}")
    assert table.good(0, food) == 1
    assert table.player(0).goods_count() == 7
    assert coins(table) == [5, 5, 5]


@pytest.mark.rule("O-11.4")
@pytest.mark.rule("O-R29")
@pytest.mark.parametrize("food", ["grain", "cheese", "wine"])
def test_food_given_at_the_harvest_returns_to_the_goods_market(food: str) -> None:
    table = Table(3)
    for seat in range(3):
        table.goods(seat, **{food: 1})
    table.no_goods_left(food)
    table.tile(0, "hayrick", "cheese-factory", "winery")
    table.put(0, "hayrick", "farmer")
    table.put(0, "cheese-factory", "farmer", "farmer")
    table.put(0, "winery", "farmer", "trader")
    maker = {"grain": "hayrick", "cheese": "cheese-factory", "wine": "winery"}[food]
    table.start_actions(event="harvest")
    assert not table.can(0, f"use {maker}")

    table.start_event("harvest")

    assert table.supply_of_good(food) == 3
    account_for_goods(table.state)
    table.start_actions()
    assert table.can(0, f"use {maker}"), "what was sold out can be gained again"


@pytest.mark.rule("O-R44")
@pytest.mark.parametrize("food", ["grain", "cheese", "wine"])
def test_a_single_kind_of_food_is_given_without_asking(food: str) -> None:
    table = fed(Table(3), 0)
    table.goods(0, wool=2, **{food: 2})

    table.start_event("harvest", round_number=LAST_ROUND)

    assert table.state.is_over()
    assert table.good(0, food) == 1
    assert coins(table) == [5, 5, 5]


@pytest.mark.rule("O-11.4")
def test_wool_and_brocade_are_no_food() -> None:
    table = fed(Table(3), 0)
    table.goods(0, wool=2, brocade=1)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert coins(table) == [0, 5, 5]
    assert (table.good(0, "wool"), table.good(0, "brocade")) == (2, 1)


@pytest.mark.rule("O-11.4")
@pytest.mark.parametrize("hungry", [0, 1, 2])
def test_who_has_no_food_pays_five_coins(hungry: int) -> None:
    table = fed(Table(3), hungry)
    table.coins(hungry, 7)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert coins(table) == [2 if seat == hungry else 5 for seat in range(3)]


@pytest.mark.rule("O-11.4")
def test_a_fine_that_cannot_be_paid_leads_to_torture() -> None:
    table = fed(Table(3), 0)
    table.coins(0, 3)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert table.question() == "torture"
    assert coins(table) == [0, 5, 5]
    table.act(0, "lose-unbuilt-station", "lose-unbuilt-station")
    assert table.state.is_over()


@pytest.mark.rule("O-11.4")
@pytest.mark.rule("O-R29")
def test_nobody_with_food_may_pay_instead() -> None:
    table = fed(Table(3), 0)
    table.goods(0, grain=1, wine=1)
    table.coins(0, 50)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert table.legal(0) == ["give-food grain", "give-food wine"]
    table.act(0, "give-food grain")
    assert table.player(0).coins == 50
