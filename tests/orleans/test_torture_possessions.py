"""What torture takes: stations, followers, steps, goods, place tiles and technology, each with its own rules.

Sections O-12.2 to O-12.7 of the digest with the rulings O-R9 and O-R34 to O-R36.
"""

import pytest

from tests.orleans.accounting import account_for_followers, account_for_goods
from tests.orleans.debts import debt
from tests.orleans.table import Table

# O-12.2: Trading stations


@pytest.mark.rule("O-12.2")
def test_an_unbuilt_station_can_be_given_up() -> None:
    table = Table(3)
    table.station(0, "tours")
    table.start_torture(0, 1)

    table.act(0, "lose-unbuilt-station")

    assert (table.player(0).stations_left, table.player(0).stations_built) == (8, 1)


@pytest.mark.rule("O-12.2")
def test_a_built_station_can_be_given_up_and_does_not_return_to_stock() -> None:
    table = Table(3)
    table.station(0, "tours", "nevers")
    table.start_torture(0, 1)

    table.act(0, "lose-station tours")

    assert (table.player(0).stations_left, table.player(0).stations_built) == (8, 1)
    assert table.seen(None, 0)["stations"] == ["nevers"]


@pytest.mark.rule("O-12.2")
def test_the_station_of_another_player_cannot_be_given_up() -> None:
    table = Table(3)
    table.station(1, "tours")
    table.start_torture(0, 1)

    assert table.refused(0, "lose-station tours").code == "no-own-station-there"


@pytest.mark.rule("O-12.2")
@pytest.mark.rule("O-R34")
@pytest.mark.parametrize("builder", [0, 1])
def test_the_town_of_a_lost_station_is_free_again(builder: int) -> None:
    table = Table(3)
    table.station(0, "tours")
    table.merchant(builder, "tours")
    table.put(builder, "guildhall", "own-farmer", "own-craftsman", "knight")
    table.keep_busy(builder)
    table.start_actions(start=builder)
    assert not table.can(builder, "use guildhall")

    table.start_torture(0, 1)
    table.act(0, "lose-station tours")

    table.start_actions(start=builder)
    table.act(builder, "use guildhall")
    assert table.seen(None, builder)["stations"] == ["tours"]


@pytest.mark.rule("O-12.2")
def test_lost_stations_cannot_be_built_any_more() -> None:
    table = Table(3)
    table.put(0, "guildhall", "own-farmer", "own-craftsman", "knight")
    table.keep_busy(0)
    table.start_torture(0, 10)

    table.act(0, *["lose-unbuilt-station"] * 10)

    table.start_actions()
    assert table.refused(0, "use guildhall").code == "no-station-left"


# O-12.3: Followers


@pytest.mark.rule("O-12.3")
@pytest.mark.parametrize("seed", range(8))
def test_an_own_follower_does_not_count_and_another_is_drawn(seed: int) -> None:
    table = Table(3, seed)
    table.clear(0)  # all four own followers are in the bag
    table.bag(0, "monk")
    table.start_torture(0, 1)

    table.act(0, "lose-follower")

    assert table.in_bag(0, "monk") == 0
    assert [table.in_bag(0, f"own-{kind}") for kind in ("farmer", "boatman", "craftsman", "trader")] == [1] * 4
    assert table.state.is_over()


@pytest.mark.rule("O-12.3")
def test_the_follower_is_drawn_blindly() -> None:
    lost = set()
    for seed in range(30):
        table = Table(3, seed)
        table.bag(0, "own-farmer", "knight", "monk", "monk")
        table.start_torture(0, 1)
        table.act(0, "lose-follower")
        lost.add((1 - table.in_bag(0, "knight"), 2 - table.in_bag(0, "monk")))

    assert lost == {(1, 0), (0, 1)}


@pytest.mark.rule("O-12.3")
def test_a_lost_follower_leaves_its_track_as_it_is() -> None:
    table = Table(3)
    table.bag(0, "knight")
    table.move_track(0, "knight", 2)
    table.start_torture(0, 1)

    table.act(0, "lose-follower")

    assert table.track(0, "knight") == 2


@pytest.mark.rule("O-R34")
def test_a_bag_without_neutral_followers_pays_nothing() -> None:
    table = Table(3)
    table.clear(0)
    table.market(0, "monk")  # on the market it is safe
    table.start_torture(0, 1)

    refusal = table.refused(0, "lose-follower")

    assert (refusal.code, refusal.rule) == ("no-neutral-in-bag", "O-12.3")


@pytest.mark.rule("O-R34")
def test_an_empty_bag_pays_nothing() -> None:
    table = Table(3)
    assert table.player(0).bag_size == 0

    table.start_torture(0, 1)

    assert table.legal(0) == ["lose-unbuilt-station"]


@pytest.mark.rule("O-R34")
def test_followers_can_be_given_up_until_the_last_neutral_one_is_gone() -> None:
    table = Table(3)
    table.bag(0, "own-farmer", "monk", "knight")
    table.start_torture(0, 3)

    table.act(0, "lose-follower", "lose-follower")

    assert table.legal(0) == ["lose-unbuilt-station"]


# O-12.4: Development steps


@pytest.mark.rule("O-12.4")
@pytest.mark.rule("O-R35")
@pytest.mark.parametrize(
    ("space", "floor"),
    [
        *((space, 0) for space in range(7)),
        (7, 7),
        *((space, 8) for space in range(8, 12)),
        (12, 12),
        *((space, 13) for space in range(13, 25)),
        (25, 25),
        *((space, 26) for space in range(26, 31)),
    ],
)
def test_nobody_goes_back_onto_or_over_a_coin_space_or_from_one(space: int, floor: int) -> None:
    table = Table(3)
    table.develop(0, space)
    table.start_torture(0, 31)

    while table.can(0, "lose-step"):
        table.act(0, "lose-step")

    assert table.player(0).development == floor
    assert debt(table) == 31 - (space - floor), "each step counts as one coin"
    assert table.refused(0, "lose-step").code == ("coin-space-blocks" if floor else "development-at-start")


@pytest.mark.rule("O-12.4")
@pytest.mark.rule("O-R35")
@pytest.mark.parametrize(
    ("space", "before", "after"), [(4, 2, 1), (5, 2, 2), (9, 3, 2), (15, 4, 3), (22, 5, 4), (30, 6, 5)]
)
def test_the_status_falls_with_the_marker(space: int, before: int, after: int) -> None:
    table = Table(3)
    table.develop(0, space)
    table.start_torture(0, 1)
    assert table.status(0) == before

    table.act(0, "lose-step")

    assert table.status(0) == after


@pytest.mark.rule("O-12.4")
@pytest.mark.rule("O-12.8")
def test_lost_steps_can_be_earned_again() -> None:
    table = Table(3)
    table.develop(0, 9)
    table.put(0, "scriptorium", "knight", "scholar")
    table.start_torture(0, 1)
    table.act(0, "lose-step")
    assert table.status(0) == 2

    table.start_actions()
    table.act(0, "use scriptorium")

    assert table.player(0).development == 9
    assert table.status(0) == 3


@pytest.mark.rule("O-R35")
def test_a_citizen_stays_with_who_goes_back_and_is_not_won_twice() -> None:
    table = Table(3)
    table.develop(0, 2)
    table.put(0, "scriptorium", "knight", "scholar")
    table.only_actions()
    table.act(0, "use scriptorium")
    assert table.player(0).citizens == 1

    table.start_torture(0, 1)
    table.act(0, "lose-step")
    assert (table.player(0).development, table.player(0).citizens) == (2, 1)
    table.put(0, "scriptorium", "knight", "scholar")
    table.only_actions()
    table.act(0, "use scriptorium")

    assert (table.player(0).development, table.player(0).citizens) == (3, 1)


@pytest.mark.rule("O-R35")
@pytest.mark.parametrize(("coin_space", "coins"), [(7, 3), (12, 4), (25, 5)])
def test_going_back_beyond_a_coin_space_costs_no_coins_and_earns_none_twice(coin_space: int, coins: int) -> None:
    table = Table(3)
    table.tile(0, "library")
    table.develop(0, coin_space - 1)
    table.put(0, "library", "knight", "scholar")
    table.only_actions()
    earned = table.player(0).coins
    table.act(0, "use library")
    assert table.player(0).coins == earned + coins
    assert table.player(0).development == coin_space + 1

    table.start_torture(0, 1)

    assert table.refused(0, "lose-step").code == "coin-space-blocks"


# O-12.5: Goods


@pytest.mark.rule("O-12.5")
@pytest.mark.parametrize("good", ["grain", "cheese", "wine", "wool", "brocade"])
def test_a_good_of_any_kind_counts_as_one_coin_and_leaves_the_game(good: str) -> None:
    table = Table(3)
    table.goods(0, **{good: 2})
    on_market = table.supply_of_good(good)
    table.start_torture(0, 2)

    table.act(0, f"lose-good {good}")

    assert table.good(0, good) == 1
    assert debt(table) == 1
    assert table.supply_of_good(good) == on_market
    account_for_goods(table.state)


@pytest.mark.rule("O-12.5")
def test_a_good_one_does_not_own_pays_nothing() -> None:
    table = Table(3)
    table.goods(0, grain=1)
    table.start_torture(0, 2)
    table.act(0, "lose-good grain")

    assert table.refused(0, "lose-good grain").code == "good-not-owned"


# O-12.6: Place tiles


@pytest.mark.rule("O-12.6")
def test_a_lost_place_tile_belongs_to_nobody_and_cannot_be_built_again() -> None:
    table = Table(3)
    table.tile(0, "hayrick")
    table.put(1, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_torture(0, 1)

    table.act(0, "lose-tile hayrick")

    assert "hayrick" not in str(table.seen(None, 0)["places"])
    table.start_actions(start=1)
    table.act(1, "use village", "recruit trader")
    assert table.refused(1, "build hayrick").code == "tile-not-on-table"


@pytest.mark.rule("O-12.6")
@pytest.mark.rule("O-R36")
def test_followers_on_a_lost_place_tile_go_into_the_bag() -> None:
    table = Table(3)
    table.tile(0, "cheese-factory")
    table.put(0, "cheese-factory", "own-farmer", "farmer")
    table.start_torture(0, 1)

    table.act(0, "lose-tile cheese-factory")

    assert (table.in_bag(0, "own-farmer"), table.in_bag(0, "farmer")) == (1, 1)
    account_for_followers(table.state)


@pytest.mark.rule("O-12.6")
@pytest.mark.rule("O-R36")
def test_technology_on_a_lost_place_tile_is_lost_with_it_and_counts_nothing_more() -> None:
    table = Table(3)
    table.tile(0, "windmill")
    table.put(0, "windmill", "technology", "own-craftsman")
    left = table.state.technology_left
    table.start_torture(0, 2)

    table.act(0, "lose-tile windmill")

    assert debt(table) == 1
    assert table.in_bag(0, "own-craftsman") == 1
    assert table.refused(0, "lose-technology windmill.1").code == "no-technology-there"
    assert (table.state.technology_left, table.state.technology_lost) == (left, 1)


@pytest.mark.rule("O-R36")
def test_followers_on_a_lost_gunpowder_tower_go_into_the_bag() -> None:
    table = Table(3)
    table.tile(0, "gunpowder-tower")
    table.put(0, "gunpowder-tower", "own-trader", "monk")
    table.start_torture(0, 1)

    table.act(0, "lose-tile gunpowder-tower")

    assert (table.in_bag(0, "own-trader"), table.in_bag(0, "monk")) == (1, 1)
    assert table.holds(0, "gunpowder-tower") == ["", ""]
    assert table.state.market_room(table.player(0)) == 8 - 3, "the market has eight spaces again"
    account_for_followers(table.state)


@pytest.mark.rule("O-R36")
def test_a_follower_freed_by_a_lost_place_tile_can_be_the_next_to_go() -> None:
    table = Table(3)
    table.tile(0, "sacristy")
    table.put(0, "sacristy", "monk")
    table.start_torture(0, 2)
    assert not table.can(0, "lose-follower")

    table.act(0, "lose-tile sacristy", "lose-follower")

    assert table.in_bag(0, "monk") == 0
    assert table.state.is_over()


@pytest.mark.rule("O-R9")
def test_scholars_that_stand_in_stay_valid_when_the_school_is_lost() -> None:
    table = Table(3)
    table.tile(0, "school")
    table.put(0, "castle", "scholar", "own-boatman", "own-trader")
    table.start_torture(0, 1)

    table.act(0, "lose-tile school")

    table.start_actions()
    table.act(0, "use castle")
    assert (table.in_bag(0, "knight"), table.in_bag(0, "scholar")) == (1, 1)


@pytest.mark.rule("O-R9")
def test_no_further_scholar_stands_in_once_the_school_is_lost() -> None:
    table = Table(3)
    table.tile(0, "school")
    table.market(0, "scholar")
    table.start_planning()
    assert table.can(0, "place scholar castle.1")

    table.start_torture(0, 1)
    table.act(0, "lose-tile school")

    table.start_planning()
    assert table.refused(0, "place scholar castle.1").code == "wrong-space"


@pytest.mark.rule("O-R9")
def test_boatmen_that_stand_in_stay_valid_when_the_herb_garden_is_lost() -> None:
    table = Table(3)
    table.tile(0, "herb-garden")
    table.put(0, "farm-house", "own-boatman", "boatman")
    table.start_torture(0, 1)

    table.act(0, "lose-tile herb-garden")

    table.start_actions()
    table.act(0, "use farm-house")
    assert table.in_bag(0, "farmer") == 1


# O-12.7: Technology


@pytest.mark.rule("O-12.7")
@pytest.mark.parametrize("space", ["ship.1", "wagon.2", "scriptorium.1"])
def test_placed_technology_can_be_given_up_and_its_space_is_empty_again(space: str) -> None:
    place, number = space.split(".")
    table = Table(3)
    table.put(0, place, *[""] * (int(number) - 1), "technology")
    table.market(0, "monk")
    table.start_torture(0, 1)

    table.act(0, f"lose-technology {space}")

    assert "technology" not in table.holds(0, place)
    table.start_planning()
    assert table.can(0, f"place monk {space}")


@pytest.mark.rule("O-12.7")
def test_technology_kept_aside_can_be_given_up() -> None:
    table = Table(3)
    table.technology_aside(0, free=2, farmer_only=1)
    table.start_torture(0, 3)

    table.act(0, "lose-kept-technology", "lose-farmer-technology")

    assert (table.player(0).technology, table.player(0).farmer_technology) == (1, 0)
    assert table.refused(0, "lose-farmer-technology").code == "no-technology-kept"
    assert table.can(0, "lose-kept-technology")


@pytest.mark.rule("O-12.7")
def test_a_tile_bound_to_farmers_and_a_free_one_are_told_apart() -> None:
    table = Table(3)
    table.technology_aside(0, farmer_only=1)

    table.start_torture(0, 1)

    assert table.refused(0, "lose-kept-technology").code == "no-technology-kept"
    assert table.can(0, "lose-farmer-technology")
