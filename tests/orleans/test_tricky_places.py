"""Town Hall, Gunpowder Tower and Bathhouse, drawing and moving back, where several rules meet."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table
from tests.orleans.tricky import OWN_FOUR, all_in_bags, lay_on_market, leave_open

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
    table = Table.written("bathers-who-fit-nowhere")

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
