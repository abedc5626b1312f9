"""Long moves, shortages and ends of tracks where several rules meet."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table
from tests.orleans.tricky import all_in_bags, goods_market, leave_open

# Several things on one move of the development marker


@pytest.mark.rule("O-9.1")
def test_one_long_move_brings_citizen_status_and_coins_and_the_next_player_finds_the_citizen_gone() -> None:
    table = all_in_bags(2)
    for seat in (0, 1):
        table.put(seat, "university", "own-farmer", "own-craftsman", "own-trader")
        table.develop(seat, 2)
    table.move_track(0, "scholar", 4)
    table.start_actions()

    table.act(0, "use university")
    table.act(1, "use university")

    assert table.player(0).development == 8
    assert table.state.status(table.player(0)) == 2
    assert table.player(0).citizens == 1
    assert table.player(0).coins == 5 + 3 + 2, "three from the track, two from the income of this round"
    assert table.player(1).development == 4
    assert table.player(1).citizens == 0
    assert table.player(1).coins == 5 + 2


@pytest.mark.rule("O-9.5")
def test_surplus_points_at_the_end_of_the_development_track_are_lost_but_everything_passed_is_paid() -> None:
    table = all_in_bags(2)
    table.put(0, "university", "own-farmer", "own-craftsman", "own-trader")
    table.move_track(0, "scholar", 4)
    table.develop(0, 24)
    table.put(1, "university", "own-farmer", "own-craftsman", "own-trader")
    table.move_track(1, "scholar", 4)
    table.develop(1, 27)
    table.start_actions(event="pilgrimage")

    table.act(0, "use university")
    table.act(1, "use university")

    assert table.player(0).development == 30
    assert table.state.status(table.player(0)) == 6
    assert table.player(0).citizens == 1
    assert table.player(0).coins == 5 + 5
    assert table.player(1).development == 30
    assert table.player(1).citizens == 0
    assert table.player(1).coins == 5


@pytest.mark.rule("O-8.4")
def test_one_visit_to_the_deeds_can_bring_three_citizens() -> None:
    table = all_in_bags(2)
    leave_open(table, "canalisation", boatman=1)
    leave_open(table, "astronomy", scholar=1)
    table.put(0, "town-hall", "boatman", "scholar")
    table.develop(0, 2)
    table.start_actions(event="pilgrimage")

    table.act(0, "use town-hall", "send-for-development boatman canalisation", "send scholar astronomy")

    assert table.player(0).development == 3
    assert table.player(0).citizens == 3
    assert table.player(0).coins == 5 + 1, "the canalisation paid in development, astronomy in coin"
    assert table.in_bag(0, "boatman") == 0
    assert table.in_bag(0, "scholar") == 0


# Shortages and ends of tracks


@pytest.mark.rule("O-5.8")
def test_the_farm_house_stands_still_while_the_good_of_the_next_space_is_sold_out() -> None:
    table = all_in_bags(2)
    table.no_goods_left("grain")
    for seat in (0, 1):
        table.put(seat, "farm-house", "own-boatman", "own-craftsman")
    table.move_track(1, "farmer", 2)
    table.start_actions(event="pilgrimage")

    table.act(1, "use farm-house")

    assert table.holds(0, "farm-house") == ["own-boatman", "own-craftsman"], "seat 0 could not act"
    assert table.track(0, "farmer") == 0
    assert table.good(1, "cheese") == 1


@pytest.mark.rule("O-5.8")
def test_food_given_at_the_harvest_opens_a_farm_house_that_stood_still() -> None:
    table = all_in_bags(2)
    table.goods(1, grain=1)
    table.goods(0, wine=1)
    table.no_goods_left("grain")
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    table.start_event("harvest")
    table.start_actions(event="pilgrimage")

    table.act(0, "use farm-house")

    assert table.good(0, "grain") == 1
    assert goods_market(table, "grain") == 0


@pytest.mark.rule("O-R12")
def test_the_village_offers_only_what_can_still_be_had() -> None:
    table = all_in_bags(2)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.no_technology_left()
    table.start_actions()

    table.act(0, "use village")

    assert set(table.legal(0)) == {"recruit boatman", "recruit trader"}


@pytest.mark.rule("O-5.7")
def test_nobody_recruits_beyond_the_end_of_a_track() -> None:
    table = Table.written("ends-of-the-tracks")

    offered = set(table.legal(0))

    assert offered == {"use town-hall", "pass"}


@pytest.mark.rule("O-R25")
def test_the_pharmacy_sells_no_step_beyond_the_end_and_none_that_cannot_be_paid() -> None:
    near_the_end = all_in_bags(2)
    near_the_end.tile(0, "pharmacy")
    near_the_end.put(0, "pharmacy", "own-farmer")
    near_the_end.put(0, "town-hall", "monk")
    near_the_end.develop(0, 28)
    near_the_end.start_actions(event="pilgrimage")
    poor = all_in_bags(2)
    poor.tile(0, "pharmacy")
    poor.put(0, "pharmacy", "own-farmer")
    poor.put(0, "town-hall", "monk")
    poor.develop(0, 23)
    poor.coins(0, 2)
    poor.start_actions(event="pilgrimage")

    near_the_end.act(0, "use pharmacy")
    poor.act(0, "use pharmacy")

    assert set(near_the_end.legal(0)) == {"pay 1", "pay 2"}
    assert set(poor.legal(0)) == {"pay 1", "pay 2"}
    poor.act(0, "pay 2")
    assert poor.player(0).development == 25
    assert poor.player(0).coins == 5, "the coins of the space are won after paying"


@pytest.mark.rule("O-10.5")
def test_goods_tiles_cannot_be_used_when_their_good_is_sold_out() -> None:
    table = all_in_bags(2)
    table.tile(0, "tailor-shop")
    table.put(0, "tailor-shop", "own-trader", "scholar")
    table.put(0, "town-hall", "monk")
    table.no_goods_left("brocade")
    table.start_actions()

    offered = set(table.legal(0))

    assert "use tailor-shop" not in offered


@pytest.mark.rule("O-R16")
def test_at_the_end_of_the_development_track_only_other_gains_remain() -> None:
    table = Table.written("end-of-the-development-track")
    offered = set(table.legal(0))

    table.act(0, "use windmill", "use town-hall")

    assert offered == {"use windmill", "use town-hall", "pass"}
    assert table.player(0).coins == 7
    assert "send boatman canalisation" in table.legal(0)
    assert "send-for-development boatman canalisation" not in table.legal(0)


@pytest.mark.rule("O-R14")
def test_an_empty_bank_pays_as_far_as_it_goes_in_the_order_of_play() -> None:
    table = Table(3, limited_bank=True)
    for seat in range(3):
        table.clear(seat)
        table.develop(seat, 4)
    table.leave_in_bank(3, rich=0)
    before = [int(table.player(seat).coins) for seat in range(3)]

    table.start_event("income", start=1)

    gained = [int(table.player(seat).coins) - before[seat] for seat in range(3)]
    assert gained == [0, 2, 1]
    assert table.board()["bank"] == 0


@pytest.mark.rule("O-6.3")
def test_only_the_first_boatman_to_the_last_space_gets_a_citizen_and_nobody_gets_coins_there() -> None:
    table = all_in_bags(2)
    for seat in (0, 1):
        table.move_track(seat, "boatman", 4)
        table.put(seat, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_actions(event="pilgrimage")

    table.act(0, "use village", "recruit boatman")
    table.act(1, "use village", "recruit boatman")

    assert [int(table.player(seat).citizens) for seat in (0, 1)] == [1, 0]
    assert [int(table.player(seat).coins) for seat in (0, 1)] == [5, 5]
    assert table.in_bag(1, "boatman") + table.on_market(1, "boatman") == 1


@pytest.mark.rule("O-6.7")
def test_the_fourth_knight_brings_the_citizen_once_and_no_further_draw() -> None:
    table = all_in_bags(2)
    for seat in (0, 1):
        table.move_track(seat, "knight", 3)
        table.put(seat, "castle", "own-farmer", "own-boatman", "own-trader")
    table.start_actions(event="pilgrimage")

    table.act(0, "use castle")
    table.act(1, "use castle")

    assert [int(table.player(seat).citizens) for seat in (0, 1)] == [1, 0]
    assert table.state.draw_limit(table.player(0)) == 7
