"""Situations in which several rules meet, of the kind that experienced players look for."""

from __future__ import annotations

import pytest

from stammtisch.games.orleans.ids import DEED_IDS, GOOD_IDS, KIND_IDS, KINDS
from tests.orleans.table import Table

OWN_FOUR = ("own-farmer", "own-boatman", "own-craftsman", "own-trader")


def all_in_bags(seats: int) -> Table:
    """A table at which every player's followers are in the bag, so that nothing is placed by chance."""
    table = Table(seats)
    for seat in range(seats):
        table.clear(seat)
    return table


def lay_on_market(table: Table, seat: int, *tiles: str) -> None:
    """Lay neutral followers from the supply on the market, several of a kind if need be."""
    table.bag(seat, *tiles)
    table.market(seat, *tiles)


def leave_open(table: Table, deed: str, **kinds: int) -> None:
    """Fill a deed with followers from the supply so that only these spaces stay open."""
    for kind in range(KINDS):
        space = DEED_IDS.index(deed) * KINDS + kind
        left = kinds.get(KIND_IDS[kind], 0)
        table.state.supply[kind] -= int(table.state.deed_open[space]) - left
        table.state.deed_open[space] = left


def goods_market(table: Table, good: str) -> int:
    return int(table.state.goods_market[GOOD_IDS.index(good)])


def torture_choices(table: Table, seat: int) -> set[str]:
    """The kinds of possessions that a tortured player may give up."""
    return {notation.split()[0] for notation in table.legal(seat)}


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


# Torture


@pytest.mark.rule("O-12.4")
def test_torture_takes_steps_only_down_to_the_space_after_a_coin_space() -> None:
    table = all_in_bags(2)
    table.develop(0, 9)
    table.coins(0, 3)
    table.goods(1, grain=1)
    table.start_event("harvest")

    table.act(0, "lose-step")

    assert table.player(0).development == 8
    assert table.state.status(table.player(0)) == 2
    assert not table.can(0, "lose-step")
    assert table.can(0, "lose-unbuilt-station")


@pytest.mark.rule("O-12.4")
def test_steps_lost_in_torture_can_be_made_again_but_the_citizen_and_coins_come_only_once() -> None:
    table = all_in_bags(2)
    table.put(0, "scriptorium", "knight", "scholar")
    table.develop(0, 2)
    table.start_actions(event="pilgrimage")
    table.act(0, "use scriptorium")
    assert table.player(0).citizens == 1
    table.coins(0, 4)
    table.goods(1, grain=1)
    table.start_event("harvest")
    table.act(0, "lose-step")
    assert table.player(0).development == 2
    table.clear(0)
    table.put(0, "scriptorium", "knight", "scholar")
    table.start_actions(event="pilgrimage")

    table.act(0, "use scriptorium")

    assert table.player(0).development == 3
    assert table.player(0).citizens == 1


@pytest.mark.rule("O-12.3")
def test_torture_never_takes_an_own_follower_however_the_bag_is_mixed() -> None:
    table = all_in_bags(3)
    table.bag(2, "monk")
    table.move_track(0, "farmer", 2)
    table.move_track(1, "farmer", 1)
    table.coins(2, 0)
    monks = table.supply("monk")
    table.start_census()

    table.act(2, "lose-follower")

    assert table.in_bag(2, "monk") + table.on_market(2, "monk") == 0
    assert table.supply("monk") == monks, "what torture takes leaves the game"
    assert table.question() == "followers"
    for own in OWN_FOUR:
        assert table.in_bag(2, own) + table.on_market(2, own) == 1


@pytest.mark.rule("O-R34")
@pytest.mark.parametrize("where", ["own followers in the bag", "everybody on the market"])
def test_torture_cannot_be_paid_with_followers_if_the_bag_holds_none_to_lose(where: str) -> None:
    table = all_in_bags(3)
    if where == "everybody on the market":
        lay_on_market(table, 2, "monk")
        table.market(2, *OWN_FOUR)
    table.move_track(0, "farmer", 2)
    table.move_track(1, "farmer", 1)
    table.coins(2, 0)
    table.start_census()

    choices = torture_choices(table, 2)

    assert "lose-unbuilt-station" in choices
    assert "lose-follower" not in choices
    assert "lose-step" not in choices
    assert "lose-good" not in choices


@pytest.mark.rule("O-12.2")
def test_a_station_lost_in_torture_frees_its_town_and_never_comes_back() -> None:
    table = all_in_bags(2)
    table.station(0, "tours")
    table.merchant(1, "tours")
    table.coins(0, 4)
    table.goods(1, grain=1)
    table.start_event("harvest")
    table.act(0, "lose-station tours")
    table.clear(1)
    table.put(1, "guildhall", "own-farmer", "own-craftsman", "knight")
    table.start_actions(event="pilgrimage")

    table.act(1, "use guildhall")

    assert table.player(0).stations_built == 0
    assert table.player(0).stations_left == 9
    assert table.player(1).stations_built == 1


@pytest.mark.rule("O-12.7")
def test_technology_lost_in_torture_empties_its_space_and_leaves_the_game() -> None:
    table = all_in_bags(2)
    table.put(0, "ship", "technology")
    table.coins(0, 4)
    table.goods(1, grain=1)
    stack = table.state.technology_left
    table.start_event("harvest")

    table.act(0, "lose-technology ship.1")

    assert table.holds(0, "ship") == ["", "", ""]
    assert table.state.technology_left == stack


@pytest.mark.rule("O-12.1")
def test_torture_debts_can_be_mixed_from_every_kind_of_possession() -> None:
    table = all_in_bags(2)
    table.coins(0, 0)
    table.goods(0, wool=1)
    table.bag(0, "knight")
    table.develop(0, 2)
    table.tile(0, "brewery")
    table.station(0, "tours")
    table.goods(1, grain=1)
    wool = goods_market(table, "wool")
    table.start_event("harvest")

    table.act(0, "lose-good wool", "lose-follower", "lose-step", "lose-tile brewery", "lose-station tours")

    assert table.question() != "torture"
    assert table.good(0, "wool") == 0
    assert goods_market(table, "wool") == wool
    assert table.player(0).development == 1
    assert table.player(0).stations_built == 0


@pytest.mark.rule("O-R35")
@pytest.mark.parametrize(
    ("space", "steps"),
    [(0, 0), (2, 2), (7, 0), (8, 0), (10, 2), (13, 0), (26, 0), (28, 2)],
)
def test_the_way_back_ends_behind_a_coin_space_or_at_the_start(space: int, steps: int) -> None:
    table = all_in_bags(2)
    table.develop(0, space)
    table.coins(0, 0)
    table.goods(1, grain=1)
    table.start_event("harvest")

    taken = 0
    while table.can(0, "lose-step"):
        table.act(0, "lose-step")
        taken += 1

    assert taken == steps
    assert table.player(0).development == space - steps


@pytest.mark.rule("O-12.3")
def test_the_only_neutral_follower_pays_for_one_coin_and_then_followers_are_no_longer_taken() -> None:
    table = all_in_bags(2)
    table.bag(0, "monk")
    table.coins(0, 3)
    table.goods(1, grain=1)
    table.start_event("harvest")

    table.act(0, "lose-follower")

    assert table.legal(0) == ["lose-unbuilt-station"]


@pytest.mark.rule("O-R36")
def test_a_lost_place_tile_returns_its_people_drags_its_technology_along_and_is_not_for_sale_again() -> None:
    table = all_in_bags(2)
    table.tile(0, "windmill")
    table.put(0, "windmill", "technology", "craftsman")
    table.coins(0, 3)
    table.goods(1, grain=1)
    stack = table.state.technology_left
    table.start_event("harvest")
    table.act(0, "lose-tile windmill")
    still_to_pay = set(table.legal(0))
    table.act(0, "lose-follower")
    table.clear(1)
    table.put(1, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_actions()

    table.act(1, "use village", "recruit trader")

    assert still_to_pay == {"lose-unbuilt-station", "lose-follower"}, "the craftsman is now in the bag"
    assert table.in_bag(0, "craftsman") + table.on_market(0, "craftsman") == 0
    assert table.state.technology_left == stack
    assert "build windmill" not in table.legal(1)


@pytest.mark.rule("O-R9")
def test_scholars_who_stand_in_for_others_stay_valid_when_the_school_is_lost() -> None:
    table = all_in_bags(2)
    table.tile(0, "school")
    table.put(0, "ship", "scholar", "scholar", "scholar")
    table.coins(0, 4)
    table.goods(1, grain=1)
    table.start_event("harvest")
    table.act(0, "lose-tile school")
    table.start_actions(event="pilgrimage")

    table.act(0, "use ship", "travel water:orleans/blois none")

    assert table.holds(0, "ship") == ["", "", ""]


@pytest.mark.rule("O-R37")
def test_who_has_nothing_left_to_give_is_let_go() -> None:
    table = all_in_bags(2)
    table.station(0, "tours", "blois")
    table.player(0).stations_left = 0
    table.coins(0, 0)
    table.goods(1, grain=1)
    table.start_event("harvest")

    table.act(0, "lose-station tours", "lose-station blois")

    assert table.question() == "followers"
    assert table.player(0).stations_built == 0


@pytest.mark.rule("O-R37")
def test_several_tortured_players_suffer_in_the_order_of_play() -> None:
    table = all_in_bags(3)
    for seat in range(3):
        table.coins(seat, 4)
    table.start_event("harvest", start=1)

    order = []
    while table.question() == "torture":
        seat = table.state.to_act()[0]
        order.append(seat)
        table.act(seat, "lose-unbuilt-station")

    assert order == [1, 2, 0]


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
    table = all_in_bags(2)
    table.tile(0, "sacristy")
    table.put(0, "sacristy", "monk")
    table.market(0, *OWN_FOUR)
    table.bag(0, "knight")
    table.coins(0, 0)
    table.goods(0, wool=3)
    table.goods(1, grain=1)
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
    table = all_in_bags(2)
    table.tile(0, "sacristy")
    table.put(0, "sacristy", "monk")
    table.goods(0, grain=1)
    table.goods(1, grain=1)
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
    table = all_in_bags(2)
    table.move_track(0, "knight", 5)
    table.put(0, "castle", "own-farmer", "own-boatman", "own-trader")
    table.bag(0, "boatman", "craftsman")
    table.move_track(0, "farmer", 8)
    table.put(0, "farm-house", "boatman", "craftsman")
    table.develop(0, 30)
    table.put(0, "scriptorium", "knight", "scholar")
    table.put(0, "town-hall", "monk")
    table.start_actions()

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
    table = all_in_bags(2)
    table.tile(0, "windmill", "library", "shipping-line", "pharmacy")
    table.put(0, "windmill", "own-craftsman", "craftsman")
    table.put(0, "library", "knight", "scholar")
    table.put(0, "shipping-line", "own-boatman")
    table.put(0, "pharmacy", "own-farmer")
    table.put(0, "town-hall", "boatman")
    table.develop(0, 30)
    table.start_actions(event="pilgrimage")
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
    table.coins(0, int(table.player(0).coins + table.state.bank) - 3)
    before = [int(table.player(seat).coins) for seat in range(3)]

    table.start_event("income", start=1)

    gained = [int(table.player(seat).coins) - before[seat] for seat in range(3)]
    assert gained == [0, 2, 1]
    assert table.state.bank == 0


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


# Technology


@pytest.mark.rule("O-7.7")
def test_a_new_technology_tile_waits_until_its_owner_has_passed() -> None:
    table = all_in_bags(2)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.put(0, "town-hall", "monk")
    table.put(1, "town-hall", "monk")
    table.start_actions()
    table.act(0, "use village", "recruit craftsman")
    table.act(1, "pass")
    before_passing = set(table.legal(0))

    table.act(0, "pass")
    after_passing = set(table.legal(0))
    table.act(0, "install village.1")

    assert not {notation for notation in before_passing if notation.startswith("install")}
    assert after_passing == {
        "install ship.1",
        "install wagon.1",
        "install guildhall.1",
        "install castle.1",
        "install village.1",
        "install university.1",
        "keep-technology",
    }
    assert table.holds(0, "village") == ["technology", "", ""]


@pytest.mark.rule("O-7.5")
def test_technology_shuns_monks_single_spaces_and_places_that_have_one_already() -> None:
    table = all_in_bags(2)
    table.tile(0, "cellar", "cheese-factory", "hayrick", "bathhouse", "brewery", "pharmacy", "shipping-line")
    table.put(0, "ship", "technology")
    table.put(0, "town-hall", "monk")
    table.technology_aside(0, free=2)
    table.start_actions()

    table.act(0, "pass")
    offered = set(table.legal(0))
    table.act(0, "install cheese-factory.1")
    offered_next = set(table.legal(0))

    assert {"install cellar.2", "install wagon.2", "install monastery.1"} <= offered
    assert not offered & {"install cellar.1", "install hayrick.1", "install bathhouse.1", "install brewery.1"}
    assert not offered & {"install pharmacy.1", "install shipping-line.1"}
    assert not offered & {"install ship.1", "install ship.2", "install ship.3"}
    assert not offered_next & {"install cheese-factory.1", "install cheese-factory.2"}


@pytest.mark.rule("O-7.8")
def test_technology_goes_beside_a_waiting_follower_but_not_on_top_of_it() -> None:
    table = all_in_bags(2)
    table.tile(0, "cheese-factory")
    table.put(0, "cheese-factory", "own-farmer")
    table.put(0, "castle", "farmer")
    table.technology_aside(0, farmer_only=1)

    table.start_actions()

    assert table.can(0, "install cheese-factory.2")
    assert not table.can(0, "install cheese-factory.1")
    assert not table.can(0, "install castle.1")
    assert not table.can(0, "install castle.2")


@pytest.mark.rule("O-R22")
def test_a_bound_tile_that_was_kept_aside_is_offered_again_and_stays_bound_to_farmers() -> None:
    table = all_in_bags(2)
    table.move_track(0, "craftsman", 2)
    table.technology_aside(0, farmer_only=1)
    table.start_actions(event="pilgrimage")
    table.act(0, "keep-technology")
    table.clear(0)

    table.start_actions(event="pilgrimage")

    assert table.can(0, "install ship.1")
    assert not table.can(0, "install ship.2")


@pytest.mark.rule("O-R21")
def test_the_tile_from_the_laboratory_may_start_with_any_kind_while_the_first_craftsman_is_bound() -> None:
    table = all_in_bags(2)
    table.tile(0, "laboratory")
    table.put(0, "laboratory", "craftsman", "scholar")
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_actions(event="pilgrimage")
    table.act(0, "use laboratory")
    before_passing = set(table.legal(0))
    table.act(0, "use village", "recruit craftsman")

    table.act(0, "install laboratory.2")
    left_over = set(table.legal(0))

    assert not {notation for notation in before_passing if notation.startswith("install")}
    assert table.holds(0, "laboratory") == ["", "technology"]
    assert "install ship.1" in left_over
    assert "install ship.2" not in left_over


@pytest.mark.rule("O-10.20")
def test_the_laboratory_is_closed_when_technology_has_run_out() -> None:
    table = all_in_bags(2)
    table.tile(0, "laboratory")
    table.put(0, "laboratory", "craftsman", "scholar")
    table.put(0, "town-hall", "monk")
    table.no_technology_left()
    table.start_actions()

    offered = set(table.legal(0))

    assert offered == {"use town-hall", "pass"}


# Substitutes


@pytest.mark.rule("O-R7")
def test_scholar_by_school_monk_and_technology_work_side_by_side() -> None:
    table = all_in_bags(2)
    table.tile(0, "school")
    table.put(0, "ship", "technology")
    lay_on_market(table, 0, "scholar", "monk")
    table.route_goods("water:orleans/blois", "brocade")
    table.start_planning()
    table.act(0, "place scholar ship.2", "place monk ship.3", "end-planning")

    table.act(0, "use ship", "travel water:orleans/blois brocade")

    assert table.good(0, "brocade") == 1
    assert table.holds(0, "ship") == ["technology", "", ""]
    assert table.in_bag(0, "scholar") + table.on_market(0, "scholar") == 1
    assert table.in_bag(0, "monk") + table.on_market(0, "monk") == 1


@pytest.mark.rule("O-4.3")
def test_no_substitute_ever_takes_the_place_of_a_monk() -> None:
    table = all_in_bags(2)
    table.tile(0, "school", "herb-garden", "brewery", "sacristy", "cellar")
    lay_on_market(table, 0, "scholar", "boatman")
    table.start_planning()

    offered = set(table.legal(0))

    for space in ("brewery.1", "sacristy.1", "cellar.1"):
        assert not offered & {f"place scholar {space}", f"place boatman {space}"}
    assert "place scholar cellar.2" in offered


@pytest.mark.rule("O-R7")
def test_a_boatman_with_the_herb_garden_is_neither_knight_nor_scholar_even_with_the_school() -> None:
    table = all_in_bags(2)
    table.tile(0, "herb-garden", "school")
    lay_on_market(table, 0, "boatman")
    table.market(0, "own-boatman")
    table.start_planning()

    offered = set(table.legal(0))

    for boatman in ("boatman", "own-boatman"):
        for space in ("ship.1", "wagon.2", "guildhall.2"):
            assert f"place {boatman} {space}" in offered
        for space in ("ship.3", "scriptorium.1", "scriptorium.2", "monastery.1"):
            assert f"place {boatman} {space}" not in offered


@pytest.mark.rule("O-4.2")
def test_without_school_and_garden_only_the_monk_stands_in_for_others() -> None:
    table = all_in_bags(2)
    lay_on_market(table, 0, "scholar", "boatman", "monk")
    table.start_planning()

    offered = set(table.legal(0))

    assert "place monk ship.1" in offered
    assert not offered & {"place scholar ship.1", "place boatman ship.1", "place boatman farm-house.2"}


# Town Hall and Gunpowder Tower


@pytest.mark.rule("O-8.1")
def test_deeds_know_no_substitutes() -> None:
    table = all_in_bags(2)
    table.tile(0, "school", "herb-garden")
    table.put(0, "town-hall", "monk", "scholar")
    table.start_actions()

    table.act(0, "use town-hall")
    offered = set(table.legal(0))

    assert {notation for notation in offered if notation.startswith("send ")} == {
        "send monk papal-conclave",
        "send monk cathedral",
        "send monk peace-treaty",
        "send scholar defeating-the-plague",
        "send scholar astronomy",
        "send scholar boatmen-guild",
        "send scholar peace-treaty",
    }


@pytest.mark.rule("O-R20")
def test_who_sends_one_of_two_keeps_the_other_in_the_town_hall() -> None:
    table = all_in_bags(2)
    table.put(0, "town-hall", "monk", "scholar")
    table.start_actions(event="pilgrimage")

    table.act(0, "use town-hall", "send monk papal-conclave", "stop")

    assert table.player(0).coins == 8
    assert sorted(table.holds(0, "town-hall")) == ["", "scholar"]


@pytest.mark.rule("O-R20")
def test_the_one_kept_in_the_town_hall_can_follow_in_a_later_action_of_the_same_round() -> None:
    table = all_in_bags(2)
    table.put(0, "town-hall", "monk", "scholar")
    table.put(1, "town-hall", "monk")
    table.start_actions(event="pilgrimage")
    table.act(0, "use town-hall", "send monk papal-conclave", "stop")
    table.act(1, "pass")

    table.act(0, "use town-hall", "send scholar astronomy")

    assert table.player(0).coins == 5 + 3 + 1
    assert table.in_bag(0, "scholar") + table.on_market(0, "scholar") == 0


@pytest.mark.rule("O-8.4")
def test_one_person_fills_the_last_space_and_the_second_finds_the_deed_closed() -> None:
    table = all_in_bags(2)
    leave_open(table, "papal-conclave", monk=1)
    leave_open(table, "cathedral")
    leave_open(table, "peace-treaty")
    table.put(0, "town-hall", "monk", "monk")
    table.start_actions(event="pilgrimage")

    table.act(0, "use town-hall", "send monk papal-conclave")

    assert table.player(0).citizens == 1
    assert table.player(0).coins == 8
    assert "send monk papal-conclave" not in table.legal(0)
    assert sorted(table.holds(0, "town-hall")) == ["", "monk"]


@pytest.mark.rule("O-8.5")
def test_own_followers_enter_neither_the_town_hall_nor_the_deeds_from_the_tower() -> None:
    table = all_in_bags(2)
    table.tile(0, "gunpowder-tower")
    table.market(0, "own-farmer")
    table.start_planning()
    in_planning = set(table.legal(0))
    table.clear(0)
    table.put(0, "gunpowder-tower", "own-farmer", "farmer")
    table.start_actions(event="pilgrimage")

    table.act(0, "use gunpowder-tower", "send farmer city-wall")

    assert not {notation for notation in in_planning if "town-hall" in notation}
    assert table.player(0).coins == 6
    assert table.state.round == 3, "with the own farmer left nothing else can be sent"
    assert table.in_bag(0, "own-farmer") + table.in_bag(0, "farmer") == 0


@pytest.mark.rule("O-10.13")
def test_a_tower_with_only_own_followers_has_no_action() -> None:
    table = all_in_bags(2)
    table.tile(0, "gunpowder-tower")
    table.put(0, "gunpowder-tower", "own-farmer", "own-trader")
    table.put(0, "town-hall", "monk")
    table.start_actions()

    offered = set(table.legal(0))

    assert offered == {"use town-hall", "pass"}


@pytest.mark.rule("O-3.6")
def test_the_tower_takes_what_the_market_cannot_hold_and_gives_it_back_in_planning() -> None:
    table = all_in_bags(2)
    table.tile(0, "gunpowder-tower")
    lay_on_market(table, 0, "farmer", "farmer", "boatman", "boatman", "craftsman", "trader")
    lay_on_market(table, 1, "farmer", "farmer", "boatman", "boatman", "craftsman", "trader")
    table.start_followers()

    table.act(0, "draw 4", "load farmer", "load farmer")
    table.act(1, "draw 2")

    assert table.holds(0, "gunpowder-tower") == ["farmer", "farmer"]
    assert table.player(0).market_size == 8
    assert table.player(1).market_size == 8
    assert table.can(0, "place farmer ship.1")


@pytest.mark.rule("O-3.2")
def test_without_a_tower_a_nearly_full_market_limits_the_draw() -> None:
    table = all_in_bags(2)
    lay_on_market(table, 0, "farmer", "farmer", "boatman", "boatman", "craftsman", "trader")
    table.move_track(0, "knight", 5)

    table.start_followers()

    assert table.can(0, "draw 2")
    assert not table.can(0, "draw 3")


@pytest.mark.rule("O-8.6")
def test_town_hall_and_tower_are_two_actions_and_the_tower_sends_both_at_once() -> None:
    table = all_in_bags(2)
    table.tile(0, "gunpowder-tower")
    table.bag(0, "knight", "knight")
    table.put(0, "gunpowder-tower", "knight", "knight")
    table.put(0, "town-hall", "monk", "monk")
    table.put(1, "town-hall", "monk")
    table.start_actions(event="pilgrimage")

    table.act(0, "use gunpowder-tower", "send knight peace-treaty", "send knight peace-treaty")

    assert table.player(0).coins == 9
    assert table.state.to_act() == [1]
    table.act(1, "pass")
    assert "use town-hall" in table.legal(0)


# Drawing and moving back


@pytest.mark.rule("O-3.5")
def test_every_follower_moved_back_lowers_the_draw_and_technology_never_moves() -> None:
    table = all_in_bags(2)
    table.bag(0, "farmer", "farmer", "farmer", "farmer")
    table.put(0, "ship", "technology", "own-boatman")
    table.put(0, "scriptorium", "knight", "scholar")
    table.put(0, "monastery", "scholar", "own-trader")
    table.start_followers()
    can_move_technology = table.can(0, "move-back ship.1")

    table.act(0, "move-back ship.2", "move-back scriptorium.1", "move-back scriptorium.2")
    draws = {notation for notation in table.legal(0) if notation.startswith("draw")}
    table.act(0, "move-back monastery.1")
    after_four = set(table.legal(0))

    assert not can_move_technology
    assert draws == {"draw 0", "draw 1"}
    assert not {notation for notation in after_four if notation.startswith("move-back")}
    assert not after_four & {"draw 1", "draw 2", "draw 3", "draw 4"}


@pytest.mark.rule("O-R2")
def test_moving_back_needs_room_on_the_market() -> None:
    table = all_in_bags(2)
    lay_on_market(table, 0, "farmer", "farmer", "farmer", "boatman", "boatman", "craftsman", "trader")
    table.put(0, "scriptorium", "knight", "scholar")
    table.start_followers()

    table.act(0, "move-back scriptorium.1")

    assert table.player(0).market_size == 8
    assert not table.can(0, "move-back scriptorium.2")
    assert not table.can(0, "draw 1")


@pytest.mark.rule("O-R46")
def test_ten_followers_moved_back_and_kept_leave_no_choice_but_to_load_the_tower() -> None:
    table = all_in_bags(2)
    table.tile(0, "gunpowder-tower")
    lay_on_market(table, 0, *["farmer"] * 8)
    table.put(0, "scriptorium", "knight", "scholar")
    table.start_followers()

    table.act(0, "move-back scriptorium.1", "move-back scriptorium.2")
    offered = set(table.legal(0))
    table.act(0, "load knight", "load scholar")

    assert offered == {"load farmer", "load knight", "load scholar"}
    assert sorted(table.holds(0, "gunpowder-tower")) == ["knight", "scholar"]
    assert table.player(0).bag_size == 4, "nothing more was drawn"


# Bathhouse


@pytest.mark.rule("O-R24")
def test_the_bathhouse_can_finish_a_place_that_is_then_used_in_the_same_round() -> None:
    table = all_in_bags(2)
    table.market(0, *OWN_FOUR)
    table.tile(0, "bathhouse")
    table.put(0, "bathhouse", "farmer")
    table.bag(0, "knight", "scholar")
    table.start_actions(event="pilgrimage")

    table.act(0, "use bathhouse", "place knight scriptorium.1", "place scholar scriptorium.2")
    assert table.in_bag(0, "farmer") == 1
    table.act(0, "use scriptorium")

    assert table.player(0).development == 1
    assert table.holds(0, "bathhouse") == [""]


@pytest.mark.rule("O-R47")
def test_the_bather_is_not_drawn_and_the_bathhouse_cannot_be_filled_again() -> None:
    table = all_in_bags(2)
    table.market(0, *OWN_FOUR)
    table.tile(0, "bathhouse")
    table.put(0, "bathhouse", "farmer")
    table.bag(0, "monk", "knight")
    table.start_actions(event="pilgrimage")

    table.act(0, "use bathhouse")
    offered = set(table.legal(0))

    assert not {notation for notation in offered if notation.startswith("place farmer")}
    assert not {notation for notation in offered if "bathhouse" in notation}
    assert {"place monk ship.1", "place knight ship.3", "stop"} <= offered


@pytest.mark.rule("O-10.10")
def test_the_bathhouse_keeps_at_most_two_of_three_and_the_third_goes_home() -> None:
    table = all_in_bags(2)
    table.market(0, *OWN_FOUR)
    table.tile(0, "bathhouse")
    table.put(0, "bathhouse", "farmer")
    table.bag(0, "monk", "monk", "monk")
    table.put(1, "town-hall", "monk")
    table.start_actions(event="pilgrimage")

    table.act(0, "use bathhouse", "place monk ship.1", "place monk town-hall.1")

    assert table.state.to_act() == [1]
    assert table.in_bag(0, "monk") == 1
    assert table.in_bag(0, "farmer") == 1


@pytest.mark.rule("O-10.10")
def test_bathers_who_fit_nowhere_all_go_home_and_the_turn_is_spent() -> None:
    table = all_in_bags(2)
    table.tile(0, "bathhouse")
    table.put(0, "bathhouse", "monk")
    table.market(0, "own-farmer", "own-craftsman", "own-trader")
    table.put(0, "ship", "", "boatman")
    table.put(0, "castle", "", "boatman")
    table.put(0, "village", "", "boatman")
    table.put(0, "farm-house", "boatman")
    table.put(1, "town-hall", "monk")
    table.start_actions(event="pilgrimage")

    table.act(0, "use bathhouse")

    assert table.state.to_act() == [1]
    assert table.in_bag(0, "own-boatman") == 1
    assert table.in_bag(0, "monk") == 1


@pytest.mark.rule("O-R24")
def test_the_bathhouse_can_fill_a_town_hall_that_was_used_before() -> None:
    table = all_in_bags(2)
    table.market(0, *OWN_FOUR)
    table.tile(0, "bathhouse")
    table.put(0, "bathhouse", "farmer")
    table.put(0, "town-hall", "scholar")
    table.bag(0, "monk", "monk")
    table.start_actions(event="pilgrimage")
    table.act(0, "use town-hall", "send scholar astronomy")

    table.act(0, "use bathhouse", "place monk town-hall.1", "place monk town-hall.2")
    table.act(0, "use town-hall", "send monk papal-conclave", "send monk papal-conclave")

    assert table.player(0).coins == 5 + 1 + 3 + 3


@pytest.mark.rule("O-4.6")
def test_own_followers_from_the_bathhouse_stay_out_of_the_town_hall() -> None:
    table = all_in_bags(2)
    table.tile(0, "bathhouse")
    table.put(0, "bathhouse", "farmer")
    table.market(0, "own-trader")
    table.start_actions(event="pilgrimage")

    table.act(0, "use bathhouse")
    offered = set(table.legal(0))

    assert "place own-boatman ship.2" in offered
    assert not {notation for notation in offered if "town-hall" in notation}


@pytest.mark.rule("O-R24")
def test_a_herb_garden_built_this_round_helps_the_bathers_of_this_round() -> None:
    table = all_in_bags(2)
    table.tile(0, "bathhouse")
    table.put(0, "bathhouse", "farmer")
    table.put(0, "village", "own-farmer", "boatman", "own-craftsman")
    table.market(0, "own-trader", "own-boatman")
    table.none_left("boatman")
    table.start_actions(event="pilgrimage")
    table.act(0, "use village", "recruit trader", "build herb-garden")
    assert table.in_bag(0, "boatman") == 1
    for tile in ("trader", "own-farmer", "own-craftsman"):
        table.market(0, tile)

    table.act(0, "use bathhouse", "place boatman guildhall.2")

    assert table.holds(0, "guildhall") == ["", "boatman", ""]


# Building and travelling


@pytest.mark.rule("O-6.12")
def test_orleans_holds_a_station_of_everybody_but_only_one_each_and_other_towns_one_in_all() -> None:
    table = all_in_bags(3)
    table.station(0, "orleans")
    table.station(1, "tours")
    table.merchant(2, "tours")
    for seat in range(3):
        table.put(seat, "guildhall", "own-farmer", "own-craftsman", "knight")
        table.put(seat, "town-hall", "monk")
    table.start_actions()
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
