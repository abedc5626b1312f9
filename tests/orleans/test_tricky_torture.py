"""Torture where several rules meet, of the kind that experienced players look for."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table
from tests.orleans.tricky import OWN_FOUR, all_in_bags, goods_market, lay_on_market, torture_choices

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
    table = Table.written("windmill-under-torture")
    stack = table.state.technology_left
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
    table.no_stations_left(0)
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
