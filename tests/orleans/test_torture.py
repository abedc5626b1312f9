"""Torture: what a player without coins gives up, how far it goes, and that it leaves the game.

Sections O-12.1, O-12.8 and O-12.9 of the digest with the rulings O-R33 and O-R37.
"""

import pytest

from stammtisch.core.plain import as_dict, as_list
from tests.orleans.accounting import account_for_followers, account_for_goods
from tests.orleans.debts import LAST_ROUND, WAYS, debt, hungry, wealthy
from tests.orleans.table import BOX, Table

# O-12.1: Coins first, then one thing for each missing coin


@pytest.mark.rule("O-12.1")
@pytest.mark.rule("O-R33")
@pytest.mark.parametrize("coins", [0, 1, 2, 3, 4])
def test_all_coins_are_paid_first_and_only_the_missing_ones_cost_things(coins: int) -> None:
    table = hungry(Table(3), 0)
    table.coins(0, coins)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert table.player(0).coins == 0
    assert debt(table) == 5 - coins
    players = as_list(table.state.observe(1)["players"], "players")
    assert [as_dict(player, "a player")["debt"] for player in players] == [5 - coins, 0, 0]
    table.act(0, *["lose-unbuilt-station"] * (5 - coins))
    assert table.state.is_over()
    assert table.player(0).stations_left == 10 - (5 - coins)


@pytest.mark.rule("O-12.1")
def test_nobody_is_tortured_who_has_enough_coins() -> None:
    table = hungry(Table(3), 0)
    table.coins(0, 5)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert table.state.is_over()
    assert table.player(0).coins == 0


@pytest.mark.rule("O-12.1")
def test_the_census_tortures_who_has_no_coin() -> None:
    table = Table(3)
    table.coins(0, 0)
    table.move_track(1, "farmer", 1)
    table.move_track(2, "farmer", 1)

    table.start_census()

    assert table.state.to_act() == [0]
    assert debt(table) == 1
    table.act(0, "lose-unbuilt-station")
    assert table.question() == "planning", "the round goes on"


@pytest.mark.rule("O-12.1")
def test_taxes_torture_for_what_is_missing() -> None:
    table = Table(3)
    table.no_goods_on_routes()
    table.goods(0, wool=9)
    table.coins(0, 1)

    table.start_event("taxes", round_number=LAST_ROUND)

    assert debt(table) == 2


@pytest.mark.rule("O-12.1")
@pytest.mark.rule("O-R33")
def test_everything_one_owns_is_offered_and_nothing_else() -> None:
    table = wealthy()

    assert debt(table) == 1
    assert table.legal(0) == WAYS


@pytest.mark.rule("O-12.1")
@pytest.mark.rule("O-R33")
@pytest.mark.parametrize("way", WAYS)
def test_each_thing_counts_as_one_coin(way: str) -> None:
    table = wealthy()
    table.start_torture(0, 2)

    table.act(0, way)

    assert debt(table) == 1


@pytest.mark.rule("O-12.1")
@pytest.mark.rule("O-R33")
def test_kinds_of_things_may_be_mixed_freely() -> None:
    table = wealthy()
    table.start_torture(0, 7)

    table.act(0, "lose-good brocade", "lose-tile school", "lose-technology ship.1", "lose-station tours")
    table.act(0, "lose-step", "lose-follower", "lose-good grain")

    assert debt(table) == 0
    assert table.state.is_over()


@pytest.mark.rule("O-12.1")
@pytest.mark.parametrize("seat", [1, 2])
def test_only_the_debtor_pays(seat: int) -> None:
    table = wealthy()

    assert table.refused(seat, "lose-unbuilt-station").code == "not-asked"


# O-12.8: Out of the game


@pytest.mark.rule("O-12.8")
@pytest.mark.rule("O-R33")
@pytest.mark.parametrize("way", WAYS)
def test_nothing_given_up_returns_to_a_supply(way: str) -> None:
    table = wealthy()
    table.start_torture(0, 2)
    supplies = ("supply", "goods_market", "technology", "place_tiles", "citizens", "routes")
    before = {name: table.board()[name] for name in supplies}
    stock = [int(player.stations_left) for player in table.state.players]
    if way == "lose-unbuilt-station":
        stock[0] -= 1

    table.act(0, way)

    assert {name: table.board()[name] for name in supplies} == before
    assert [int(player.stations_left) for player in table.state.players] == stock
    account_for_followers(table.state)
    account_for_goods(table.state)


@pytest.mark.rule("O-12.8")
def test_technology_given_up_is_missing_for_the_rest_of_the_game() -> None:
    table = Table(3)
    table.technology_aside(0, free=1)
    table.no_technology_left()
    table.tile(1, "laboratory")
    table.put(1, "laboratory", "own-craftsman", "scholar")
    table.keep_busy(1)
    table.start_torture(0, 1)

    table.act(0, "lose-kept-technology")

    table.start_actions(start=1)
    assert table.refused(1, "use laboratory").code == "technology-sold-out"
    assert table.state.technology_lost == BOX.technology_tiles


# O-12.9: Nothing left


@pytest.mark.rule("O-12.9")
@pytest.mark.rule("O-R37")
def test_a_debt_lapses_when_nothing_is_left() -> None:
    table = Table(3)
    table.start_torture(0, 12)

    table.act(0, *["lose-unbuilt-station"] * 10)

    assert table.state.is_over()
    assert "Yellow has nothing left to give; 2 coins lapse." in table.log()


@pytest.mark.rule("O-12.9")
@pytest.mark.rule("O-R37")
def test_who_owns_nothing_at_all_is_not_even_asked_and_owes_nothing_later() -> None:
    table = hungry(Table(3), 0)
    table.start_torture(0, 10)
    table.act(0, *["lose-unbuilt-station"] * 10)
    assert table.player(0).coins == 0

    table.start_event("harvest", round_number=LAST_ROUND)
    assert table.state.is_over()
    table.start_event("income", round_number=LAST_ROUND)

    assert table.player(0).coins == 1, "the fine of the Harvest is forgotten"


@pytest.mark.rule("O-12.9")
def test_a_coin_space_can_leave_somebody_with_nothing_to_give() -> None:
    table = hungry(Table(3), 0)
    table.start_torture(0, 10)
    table.act(0, *["lose-unbuilt-station"] * 10)
    table.develop(0, 8)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert table.state.is_over(), "the way back is barred, so nothing is left"
    assert table.player(0).development == 8


@pytest.mark.rule("O-R37")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_several_debtors_settle_in_start_player_order(start: int) -> None:
    table = hungry(Table(3), 0, 1, 2)
    for seat in range(3):
        table.coins(seat, 4)
    order = [(start + step) % 3 for step in range(3)]

    table.start_event("harvest", start, LAST_ROUND)

    for seat in order:
        assert table.state.to_act() == [seat]
        assert table.question() == "torture"
        table.act(seat, "lose-unbuilt-station")
    assert table.state.is_over()
