"""Building, travelling, turns, the first round and the end, where several rules meet."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table
from tests.orleans.tricky import all_in_bags

# Building and travelling


@pytest.mark.rule("O-6.12")
def test_orleans_holds_a_station_of_everybody_but_only_one_each_and_other_towns_one_in_all() -> None:
    table = Table.written("stations-in-orleans-and-tours")
    second_in_orleans = table.can(0, "use guildhall")
    table.act(0, "pass")
    beside_another_in_orleans = table.can(1, "use guildhall")
    table.act(1, "pass")
    beside_another_in_tours = table.can(2, "use guildhall")

    assert not second_in_orleans
    assert beside_another_in_orleans
    assert not beside_another_in_tours


@pytest.mark.rule("O-6.9")
def test_ship_and_wagon_tell_the_two_ways_between_the_same_towns_apart() -> None:
    table = all_in_bags(2)
    table.merchant(0, "chinon")
    table.route_goods("water:chinon/chatellerault", "wine")
    table.route_goods("land:chinon/chatellerault", "wool")
    table.put(0, "ship", "own-farmer", "own-boatman", "knight")
    table.start_actions(event="pilgrimage")

    table.act(0, "use ship")
    offered = set(table.legal(0))
    table.act(0, "travel water:chinon/chatellerault none")

    assert "travel water:chinon/chatellerault wine" in offered
    assert not {notation for notation in offered if "land:" in notation}
    assert table.player(0).goods_count() == 0


@pytest.mark.rule("O-6.11")
def test_a_traveller_takes_one_of_two_goods_and_an_empty_way_is_still_a_way() -> None:
    table = all_in_bags(3)
    table.route_goods("water:orleans/briare", "wine", "brocade")
    table.route_goods("water:orleans/blois")
    table.put(0, "ship", "own-farmer", "own-boatman", "knight")
    table.put(1, "ship", "own-farmer", "own-boatman", "knight")
    table.start_actions(event="pilgrimage")

    table.act(0, "use ship", "travel water:orleans/briare brocade")
    table.act(1, "use ship")
    left_for_next = set(table.legal(1))
    table.act(1, "travel water:orleans/blois none")

    assert table.player(0).goods_count() == 1
    assert "travel water:orleans/briare wine" in left_for_next
    assert "travel water:orleans/briare brocade" not in left_for_next
    assert table.player(1).goods_count() == 0


@pytest.mark.rule("O-6.9")
def test_a_merchant_without_a_water_route_cannot_board_a_ship() -> None:
    table = all_in_bags(2)
    table.merchant(0, "chartres")
    table.put(0, "ship", "own-farmer", "own-boatman", "knight")
    table.put(0, "wagon", "farmer", "own-trader", "knight")

    table.start_actions()

    assert set(table.legal(0)) == {"use wagon", "pass"}


@pytest.mark.rule("O-6.5")
def test_the_first_trader_opens_only_category_one_and_the_second_everything() -> None:
    table = all_in_bags(2)
    for seat in (0, 1):
        table.put(seat, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.move_track(1, "trader", 1)
    table.start_actions()

    table.act(0, "use village", "recruit trader")
    first = set(table.legal(0))
    table.act(0, "build brewery")
    table.act(1, "use village", "recruit trader")
    second = set(table.legal(1))

    assert len(first) == 13
    assert "build school" not in first
    assert "build shipping-line" in first
    assert len(second) == 19
    assert "build school" in second
    assert "build brewery" not in second


# Turns


@pytest.mark.rule("O-5.2")
def test_passing_is_final_and_the_last_player_acts_on_alone() -> None:
    table = all_in_bags(2)
    table.put(0, "town-hall", "monk")
    table.put(1, "scriptorium", "knight", "scholar")
    table.put(1, "town-hall", "monk")
    table.start_actions(event="pilgrimage")

    table.act(0, "pass")
    table.act(1, "use scriptorium")

    assert table.state.to_act() == [1]
    assert table.holds(0, "town-hall") == ["monk", ""]
    assert table.can(1, "use town-hall")


@pytest.mark.rule("O-11.2")
def test_a_pilgrimage_closes_the_monastery_and_its_people_wait_there() -> None:
    table = all_in_bags(2)
    table.put(0, "monastery", "scholar", "own-trader")

    table.start_actions(event="pilgrimage")

    assert table.holds(0, "monastery") == ["scholar", "own-trader"]


# The end


@pytest.mark.rule("O-13.1")
def test_the_event_of_the_last_round_still_counts_before_the_scoring() -> None:
    table = all_in_bags(2)
    table.station(0, "tours", "blois")
    table.station(1, "orleans")

    table.start_event("trading-day", round_number=18)

    assert table.state.is_over()
    assert table.state.scores()[0].total == 5 + 2 + (2 + 1) * 1
    assert table.state.scores()[1].total == 5 + 1 + 1


@pytest.mark.rule("O-13.2")
def test_players_with_equally_many_stations_leave_the_last_citizen_on_the_table() -> None:
    table = all_in_bags(3)
    table.station(0, "tours")
    table.station(1, "blois")

    table.end_game()

    assert [int(table.player(seat).citizens) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("O-R38")
def test_a_station_lost_to_the_last_event_can_cost_the_last_citizen() -> None:
    table = all_in_bags(2)
    table.station(0, "tours", "blois")
    table.station(1, "orleans")
    table.coins(0, 4)
    table.goods(1, grain=1)
    table.start_event("harvest", round_number=18)

    table.act(0, "lose-station tours")

    assert table.state.is_over()
    assert [int(table.player(seat).citizens) for seat in range(2)] == [0, 0]
    assert [score.total for score in table.state.scores()] == [0 + 1, 5 + 1]


@pytest.mark.rule("O-13.6")
def test_equal_points_are_decided_by_the_development_marker_and_else_shared() -> None:
    table = all_in_bags(3)
    table.develop(0, 2)
    table.develop(1, 2)
    table.develop(2, 1)

    table.end_game()

    assert [score.total for score in table.state.scores()] == [5, 5, 5]
    assert table.state.ranking() == [[0, 1], [2]]


@pytest.mark.rule("O-13.5")
def test_the_last_citizen_is_multiplied_like_the_others() -> None:
    table = all_in_bags(2)
    table.station(0, "tours", "blois")
    table.develop(0, 22)
    table.goods(0, brocade=1, wool=1, wine=1, cheese=1, grain=1)

    table.end_game()

    assert table.state.scores()[0].total == 5 + (5 + 4 + 3 + 2 + 1) + (2 + 1) * 5


# The first round


@pytest.mark.rule("O-3.3")
def test_in_the_first_round_everybody_plans_with_the_own_four_because_the_bag_is_empty() -> None:
    table = Table(2)

    assert table.question() == "planning"
    assert table.player(0).market_size == 4
    assert table.player(0).bag_size == 0
    assert [table.supply(kind) for kind in ("farmer", "boatman", "knight", "monk")] == [12, 6, 8, 8]
    assert not table.can(0, "place own-farmer town-hall.1")
