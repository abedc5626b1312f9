"""Torture: what a player without coins gives up, how far it goes, and that it leaves the game.

Chapter O-12 of the digest with the rulings O-R9 and O-R33 to O-R37.
"""

import pytest

from tests.orleans.accounting import account_for_followers, account_for_goods
from tests.orleans.table import BOX, Table

LAST_ROUND = 18


def debt(table: Table) -> int:
    """How many coins the tortured player still owes; 0 when nobody is asked."""
    prompt = table.state.observe(None)["prompt"]
    assert isinstance(prompt, dict)
    if prompt["question"] != "torture":
        return 0
    numbers = prompt["numbers"]
    assert isinstance(numbers, list)
    assert isinstance(numbers[1], int)
    return numbers[1]


def hungry(table: Table, *seats: int) -> Table:
    """Let only these seats be without food at the Harvest."""
    for seat in range(len(table.state.players)):
        if seat not in seats:
            table.goods(seat, grain=1)
    return table


def wealthy() -> Table:
    """A table where seat 0 owns one of every kind of thing that torture takes."""
    table = Table(3)
    table.goods(0, grain=1, cheese=1, wine=1, wool=1, brocade=1)
    table.station(0, "tours", "orleans")
    table.bag(0, "knight", "own-farmer")
    table.develop(0, 5)
    table.tile(0, "windmill", "school")
    table.put(0, "windmill", "", "craftsman")
    table.put(0, "ship", "technology")
    table.technology_aside(0, free=1, farmer_only=1)
    return table


WAYS = [
    "lose-good grain",
    "lose-good cheese",
    "lose-good wine",
    "lose-good wool",
    "lose-good brocade",
    "lose-station orleans",
    "lose-station tours",
    "lose-unbuilt-station",
    "lose-follower",
    "lose-step",
    "lose-tile windmill",
    "lose-tile school",
    "lose-technology ship.1",
    "lose-kept-technology",
    "lose-farmer-technology",
]


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
    table.goods(0, wool=9)
    table.coins(0, 1)

    table.start_event("taxes", round_number=LAST_ROUND)

    assert debt(table) == 2


@pytest.mark.rule("O-12.1")
@pytest.mark.rule("O-R33")
def test_everything_one_owns_is_offered_and_nothing_else() -> None:
    table = wealthy()

    table.start_torture(0, 1)

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
    table.start_torture(0, 1)

    assert table.refused(seat, "lose-unbuilt-station").code == "not-asked"


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
