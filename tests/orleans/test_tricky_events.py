"""Events, the Sacristy and the census where several rules meet."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table
from tests.orleans.tricky import OWN_FOUR, all_in_bags, goods_market

# Events


@pytest.mark.rule("O-11.4")
def test_harvest_takes_food_even_from_those_who_would_rather_pay() -> None:
    table = all_in_bags(2)
    table.coins(0, 20)
    table.goods(0, cheese=1, wine=1, brocade=1)
    table.goods(1, grain=1)
    cheese = goods_market(table, "cheese")
    table.start_event("harvest")
    offered = set(table.legal(0))

    table.act(0, "give-food cheese")

    assert offered == {"give-food cheese", "give-food wine"}
    assert table.player(0).coins == 20
    assert goods_market(table, "cheese") == cheese + 1


@pytest.mark.rule("O-12.1")
def test_harvest_without_food_takes_all_coins_first_and_tortures_for_the_rest() -> None:
    table = all_in_bags(2)
    table.coins(0, 3)
    table.goods(0, wool=1, brocade=1)
    table.goods(1, grain=1)
    table.start_event("harvest")
    coins_when_asked = table.player(0).coins

    table.act(0, "lose-good wool", "lose-good brocade")

    assert coins_when_asked == 0
    assert table.player(0).coins == 0
    assert table.player(0).stations_left == 10
    assert table.question() != "torture"


@pytest.mark.rule("O-11.5")
@pytest.mark.parametrize(("goods", "tax"), [(2, 0), (3, 1), (8, 2), (9, 3)])
def test_taxes_count_full_sets_of_three_goods_of_any_kind(goods: int, tax: int) -> None:
    table = all_in_bags(2)
    table.goods(0, grain=goods - 1, brocade=1)

    table.start_event("taxes")

    assert table.player(0).coins == 5 - tax


@pytest.mark.rule("O-11.5")
def test_goods_given_up_for_taxes_do_not_lower_the_tax_that_is_being_paid() -> None:
    table = all_in_bags(2)
    table.coins(0, 1)
    table.goods(0, grain=9)
    table.start_event("taxes")

    table.act(0, "lose-good grain")
    still_tortured = table.question() == "torture"
    table.act(0, "lose-good grain")

    assert still_tortured
    assert table.good(0, "grain") == 7
    assert table.question() != "torture"


@pytest.mark.rule("O-11.7")
def test_the_plague_that_draws_an_own_follower_harms_nobody() -> None:
    table = all_in_bags(2)

    table.start_event("plague")

    for seat in (0, 1):
        for own in OWN_FOUR:
            assert table.in_bag(seat, own) + table.on_market(seat, own) == 1


@pytest.mark.rule("O-5.8")
def test_the_plague_returns_the_last_knight_and_the_castle_works_again() -> None:
    table = all_in_bags(2)
    table.market(0, *OWN_FOUR)
    table.bag(0, "knight")
    table.move_track(0, "knight", 1)
    table.none_left("knight")
    table.put(1, "castle", "own-farmer", "own-boatman", "own-trader")
    table.start_actions(event="plague")
    assert table.state.round == 3, "nobody could act, the plague has passed"
    assert table.supply("knight") == 1
    table.start_actions(event="pilgrimage")

    table.act(1, "use castle")

    assert table.track(0, "knight") == 1, "the marker stays"
    assert table.track(1, "knight") == 1
    assert table.supply("knight") == 0


@pytest.mark.rule("O-R31")
def test_the_plague_leaves_placed_followers_alone_when_the_bag_is_empty() -> None:
    table = all_in_bags(2)
    table.market(0, *OWN_FOUR)
    table.put(0, "scriptorium", "knight", "scholar")

    table.start_event("plague")

    assert table.holds(0, "scriptorium") == ["knight", "scholar"]


# The Sacristy


@pytest.mark.rule("O-10.11")
@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_the_sacristy_spares_its_owner_a_bad_event_and_the_monk_goes_home(event: str) -> None:
    table = Table.written("monk-in-the-sacristy")
    table.start_event(event)

    table.act(0, "use-sacristy")

    assert table.holds(0, "sacristy") == [""]
    assert table.in_bag(0, "knight") + table.on_market(0, "knight") == 1
    assert table.in_bag(0, "monk") + table.on_market(0, "monk") == 1
    assert table.good(0, "wool") == 3
    assert table.question() != "torture"


@pytest.mark.rule("O-R32")
@pytest.mark.parametrize("event", ["income", "trading-day"])
def test_the_sacristy_does_not_get_in_the_way_of_a_good_event(event: str) -> None:
    table = all_in_bags(2)
    table.tile(0, "sacristy")
    table.put(0, "sacristy", "monk")
    table.station(0, "tours")

    table.start_event(event)

    assert table.player(0).coins == 5 + 1
    assert table.holds(0, "sacristy") == ["monk"]


@pytest.mark.rule("O-R32")
def test_the_sacristy_helps_neither_in_the_census_nor_against_a_pilgrimage_nor_as_an_action() -> None:
    table = all_in_bags(3)
    table.tile(2, "sacristy")
    table.put(2, "sacristy", "monk")
    table.put(2, "monastery", "scholar", "own-trader")
    table.put(2, "farm-house", "own-boatman", "own-craftsman")
    table.move_track(0, "farmer", 2)
    table.move_track(1, "farmer", 1)
    table.start_census(event="pilgrimage")
    paid = table.player(2).coins
    table.start_actions(start=2, event="pilgrimage")

    offered = set(table.legal(2))

    assert paid == 4
    assert offered == {"use farm-house", "pass"}


@pytest.mark.rule("O-10.11")
def test_who_keeps_the_monk_in_the_sacristy_suffers_the_event() -> None:
    table = Table.written("monk-in-the-sacristy")
    table.goods(0, grain=1)
    table.start_event("harvest")

    table.act(0, "no-sacristy")

    assert table.good(0, "grain") == 0
    assert table.holds(0, "sacristy") == ["monk"]


@pytest.mark.rule("O-R36")
def test_a_spurned_sacristy_can_itself_be_lost_with_the_monk_right_behind_it() -> None:
    table = all_in_bags(2)
    table.tile(0, "sacristy")
    table.put(0, "sacristy", "monk")
    table.coins(0, 3)
    table.goods(1, grain=1)
    monks = table.supply("monk")
    table.start_event("harvest")

    table.act(0, "no-sacristy", "lose-tile sacristy", "lose-follower")

    assert table.in_bag(0, "monk") + table.on_market(0, "monk") == 0
    assert table.supply("monk") == monks


@pytest.mark.rule("O-R24")
def test_a_monk_from_the_bathhouse_reaches_the_sacristy_in_time_for_the_event() -> None:
    table = all_in_bags(2)
    table.market(0, *OWN_FOUR)
    table.tile(0, "bathhouse", "sacristy", "gunpowder-tower")
    table.put(0, "bathhouse", "farmer")
    table.bag(0, "monk", "monk")
    table.goods(1, grain=1)
    table.start_actions(event="harvest")
    table.act(0, "use bathhouse")
    offered = set(table.legal(0))

    table.act(0, "place monk sacristy.1", "stop", "use-sacristy")

    assert not {notation for notation in offered if "gunpowder-tower" in notation}
    assert table.player(0).coins == 5
    assert table.holds(0, "sacristy") == [""]


# Census


@pytest.mark.rule("O-2.5")
def test_with_two_players_the_last_in_the_census_pays_nothing() -> None:
    table = all_in_bags(2)
    table.move_track(0, "farmer", 1)
    table.coins(1, 0)

    table.start_census()

    assert table.player(0).coins == 6
    assert table.player(1).coins == 0
    assert table.question() == "followers"


@pytest.mark.rule("O-2.4")
@pytest.mark.parametrize(
    ("farmers", "coins"),
    [((2, 2, 0), (5, 5, 4)), ((2, 0, 0), (6, 5, 5)), ((1, 1, 1), (5, 5, 5))],
)
def test_the_census_ignores_shared_places(farmers: tuple[int, ...], coins: tuple[int, ...]) -> None:
    table = all_in_bags(3)
    for seat, space in enumerate(farmers):
        table.move_track(seat, "farmer", space)

    table.start_census()

    assert tuple(int(table.player(seat).coins) for seat in range(3)) == coins
