"""Leaving the harbour, sailing and coming home. Rules: VP-2, VP-3, VP-R1 to VP-R5."""

import pytest

from stammtisch.games.village.expansions.port.ids import CAPTAIN_IDS
from stammtisch.games.village.expansions.port.table import aboard, at_home
from tests.village.port.sea import Sea


@pytest.mark.rule("VP-2.1", "VP-2.2", "VP-3.2", "VP-3.3", "VP-3.4", "VP-4.1", "VP-4.2", "VP-4.5")
def test_the_example_of_the_rulebook() -> None:
    table = Sea(3)
    table.coins(0, 2)
    table.goods(0, ox=1, plough=1)
    table.cubes(0, pink=2, orange=1)
    table.travel(0, "hire captain-2-pink", "load ox", "load plough", "load-figure 1", "cast-off")
    assert table.player(0).coins == 0
    assert table.cargo_of(0) == ["plough", "ox", "figure"]
    table.act(0, "sail water-1")
    assert (table.player(0).time, table.cubes_of(0)["pink"]) == (1, 2), "the first step costs time alone"
    table.act(0, "sail cocoa-island")
    assert table.cubes_of(0)["pink"] == 1
    # Here neither the lighthouse (no wagon) nor a basket of cocoa (no hold) is to be had.
    before = table.state.copy()
    table.act(0, "dock")
    assert table.question() != "at-island", "there is nothing to do"
    table.state = before
    table.act(0, "sail cattle-island")
    assert "pink" not in table.cubes_of(0)
    # Without a cube for another step the ship has docked of itself.
    assert table.question() == "at-island"
    table.act(0, "sell-cargo ox", "sell-cargo plough", "lighthouse 1")
    assert table.fame(0) == 4 + 3 + 5
    assert (table.player(0).time, table.cubes_of(0), table.player(0).coins) == (1, {}, 0)
    assert table.figures_at(0, "lighthouse") == [1]
    assert table.cargo_of(0) == []
    assert table.state.to_act() == [1]


@pytest.mark.rule("VP-2.1", "VP-1.2")
@pytest.mark.parametrize("captain", CAPTAIN_IDS)
def test_any_captain_whose_price_is_paid_can_be_hired(captain: str) -> None:
    table = Sea(2)
    price = int(captain.split("-")[1])
    table.coins(0, price)
    table.cubes(0, brown=2, pink=2, orange=2, green=2)
    table.travel(0)
    offered = [notation.split()[1] for notation in table.legal_of(0, "hire")]
    assert offered == [other for other in CAPTAIN_IDS if int(other.split("-")[1]) <= price]
    table.act(0, f"hire {captain}")
    assert (table.player(0).coins, table.captain(0)) == (0, captain)


@pytest.mark.rule("VP-3.2", "VP-R5")
@pytest.mark.parametrize(
    ("captain", "cubes", "rest", "steps"),
    [
        ("captain-1-orange-pink", {"orange": 1, "pink": 2}, {"brown": 1, "pink": 1}, 1),
        ("captain-1-green-brown", {"green": 1}, {}, 1),
        ("captain-1-orange-green", {"orange": 1, "green": 1}, {"brown": 1}, 1),
        ("captain-1-pink-brown", {"pink": 1}, {}, 1),
        ("captain-1-any2", {"green": 1}, {}, 1),
        ("captain-2-pink", {"pink": 1}, {"brown": 1}, 1),
        ("captain-2-orange", {"orange": 1}, {"brown": 1}, 1),
        ("captain-2-green", {"green": 1}, {"brown": 1}, 1),
        ("captain-2-brown", {}, {}, 1),
        ("captain-2-any", {}, {}, 1),
        ("captain-3-green", {"green": 1}, {"brown": 1}, 2),
        ("captain-3-orange", {"orange": 1}, {"brown": 1}, 2),
        ("captain-3-pink", {"pink": 1}, {"brown": 1}, 2),
        ("captain-3-brown", {}, {}, 2),
        ("captain-3-any", {}, {}, 2),
        ("admiral", {}, {}, 1),
    ],
)
def test_what_each_captain_asks_for_a_step(
    captain: str, cubes: dict[str, int], rest: dict[str, int], steps: int
) -> None:
    table = Sea(2)
    table.at(0, "tea-island", captain=captain)
    table.cubes(0, **cubes)  # and the brown cube of the travel space
    table.travel(0, "sail horse-island", "sail water-4")
    assert table.cubes_of(0) == rest
    if steps == 2:
        table.act(0, "sail cattle-island")
        assert table.cubes_of(0) == rest, "the second step was paid with the first"
    else:
        assert table.ship(0) == "water-4"
    assert table.state.to_act() == [1], "no further step can be paid, so the move is over"


@pytest.mark.rule("VP-R5", "VP-3.2", "VX-2.3")
def test_two_cubes_of_any_colour_may_be_equal_or_not_and_coins_stand_for_them() -> None:
    table = Sea(2)
    table.at(0, "tea-island", captain="captain-1-any2")
    table.cubes(0, green=2)
    table.coins(0, 1)
    table.travel(0, "sail horse-island", "sail water-4")
    assert table.question() == "pay-any"
    assert set(table.legal(0)) == {"pay green+green", "pay brown+green", "pay brown+coin", "pay green+coin"}


@pytest.mark.rule("VP-3.2")
def test_a_coin_pays_for_a_step() -> None:
    table = Sea(2)
    table.at(0, "tea-island", captain="captain-2-pink")
    table.coins(0, 1)
    table.travel(0, "sail horse-island", "sail water-4")
    assert table.player(0).coins == 0


@pytest.mark.rule("VP-R3")
def test_a_step_paid_for_is_lost_with_the_move() -> None:
    table = Sea(2)
    table.at(0, "tea-island", captain="captain-3-pink")
    table.cubes(0, pink=1)
    table.travel(0, "sail horse-island", "sail water-4", "stop")
    table.travel(0, "sail cattle-island")
    assert table.question() != "sail", "only the free step of the new move was there"
    assert table.ship(0) == "cattle-island"


@pytest.mark.rule("VP-2.1")
def test_without_coins_or_captains_nobody_leaves() -> None:
    table = Sea(2)
    table.cubes(0, pink=3)
    table.turn()
    table.act(0, "take travel brown")
    assert table.state.to_act() == [1], "the action is passed over"
    table.turn()
    table.act(0, "well")
    assert table.refused(0, "choose travel").code == "no-captain-affordable"
    table = Sea(2)
    table.coins(0, 3)
    table.cubes(0, pink=3)
    table.words["port"]["captains_left"] = []
    table.turn()
    table.act(0, "well", "pay pink+pink+pink")
    assert table.refused(0, "choose travel").code == "no-captains"


@pytest.mark.rule("VP-2.1")
def test_a_captain_costs_coins_and_only_one_can_have_him() -> None:
    table = Sea(2)
    table.coins(0, 1)
    table.cubes(0, pink=5, green=5)
    table.at(1, "tea-island", captain="captain-1-any2")
    table.travel(0)
    assert table.refused(0, "hire captain-1-any2").code == "captain-gone"
    refusal = table.refused(0, "hire captain-3-any")
    assert (refusal.code, refusal.missing) == ("captain-too-dear", [{"what": "coins", "number": 2}])
    assert table.refused(0, "sail water-1").code == "hire-first"
    assert table.refused(0, "load ox").code == "hire-first"


@pytest.mark.rule("VP-2.2", "VP-2.3")
def test_all_pieces_aboard_are_different() -> None:
    table = Sea(2)
    table.coins(0, 1)
    table.goods(0, ox=2, horse=1, wagon=1, scroll=1, plough=1)
    table.grain(0, 2)
    table.travel(0, "hire captain-1-any2")
    assert table.refused(0, "hire captain-1-pink-brown").code == "has-captain"
    assert table.refused(0, "sail water-1").code == "load-first"
    table.act(0, "load ox")
    assert table.refused(0, "load ox").code == "equal-piece"
    table.act(0, "load-figure 1")
    assert table.refused(0, "load-figure 1").code == "equal-piece", "all figures are one kind"
    assert table.refused(0, "load-figure 2").code == "equal-piece"
    table.act(0, "load grain")
    assert table.cargo_of(0) == ["ox", "grain", "figure"]
    refusal = table.refused(0, "load horse")
    assert (refusal.code, refusal.rule) == ("no-hold", "VP-2.3")
    assert (table.goods_of(0)["ox"], table.player(0).grain) == (1, 1)
    assert table.figures_at(0, "farm") == [1, 1, 1]


@pytest.mark.rule("VP-2.2")
def test_every_kind_of_cargo_from_home_can_be_loaded_and_only_from_the_farm() -> None:
    for cargo in ("scroll", "horse", "plough", "ox", "wagon"):
        table = Sea(2)
        table.coins(0, 1)
        table.goods(0, **{cargo: 1})
        table.travel(0, "hire captain-1-any2", f"load {cargo}")
        assert (table.cargo_of(0), table.goods_of(0)) == ([cargo], {})
        assert table.refused(0, "load grain").code == "nothing-to-load"
    table = Sea(2)
    table.coins(0, 1)
    table.put(0, "council-1", 1)
    table.travel(0, "hire captain-1-any2")
    assert table.refused(0, "load-figure 2").code == "not-on-farm"


@pytest.mark.rule("VP-2.2", "VP-R1")
def test_loading_nothing_is_allowed_but_staying_is_not() -> None:
    table = Sea(2)
    table.coins(0, 1)
    table.travel(0, "hire captain-1-any2", "cast-off")
    assert table.legal(0) == ["sail water-1", "sail water-2"]
    assert table.refused(0, "stop").code == "must-leave"
    assert table.refused(0, "dock").code == "must-leave"
    assert table.refused(0, "sail-home").code == "home-instead"
    assert table.refused(0, "no-action").code == "nothing-to-waive"


@pytest.mark.rule("VP-2.4")
def test_what_is_at_sea_is_of_no_use_in_the_village() -> None:
    table = Sea(2)
    table.at(0, "tea-island", "ox", "plough")
    table.cubes(0, green=3)
    table.market("ox-a", "plough", "grain-3")
    table.turn()
    table.act(0, "take grain brown", "harvest")
    assert table.player(0).grain == 2, "no plough, no ox on the farm"
    table.turn()
    table.act(0, "take market brown")
    assert table.question() == "take-cube", "nobody has anything to sell"
    assert (aboard(table.state, 0, 3), at_home(table.state, 0, 3)) == (1, 0)


@pytest.mark.rule("VP-3.1")
def test_ships_follow_the_lanes_and_pass_each_other() -> None:
    table = Sea(3)
    table.at(0, "cocoa-island", captain="captain-3-any")
    table.at(1, "cattle-island")
    table.cubes(0, pink=1)
    table.travel(0)
    assert table.legal_of(0, "sail") == ["sail water-1", "sail water-3", "sail cattle-island"]
    assert table.refused(0, "sail treasure-island").code == "not-a-neighbour"
    table.act(0, "sail cattle-island", "sail water-4")
    assert table.ship(0) == "water-4"


@pytest.mark.rule("VP-R4", "VP-3.5")
def test_nobody_sails_through_the_harbour_and_the_way_home_is_an_action_of_its_own() -> None:
    table = Sea(2)
    table.at(0, "water-1", captain="captain-3-any")
    table.travel(0)
    assert table.legal_of(0, "sail") == ["sail cocoa-island"]
    table.act(0, "sail cocoa-island")
    assert table.refused(0, "sail-home").code == "home-instead"


@pytest.mark.rule("VP-3.3")
def test_every_time_water_entered_costs_time() -> None:
    table = Sea(2)
    table.at(0, "cocoa-island", captain="captain-3-any")
    table.cubes(0, green=2)
    table.travel(0, "sail water-3", "sail treasure-island", "pay green", "sail water-3")
    assert table.player(0).time == 2
    table.act(0, "stop")
    table.travel(0, "sail cocoa-island", "dock")
    assert table.player(0).time == 2, "leaving a water costs no time"


@pytest.mark.rule("VP-3.4")
def test_docking_ends_the_move() -> None:
    table = Sea(2)
    table.at(0, "water-1", captain="captain-3-any")
    table.cubes(0, green=2)
    table.travel(0, "sail cocoa-island", "dock")
    assert table.question() == "at-island"
    assert table.refused(0, "sail cattle-island").code == "has-docked"
    assert table.refused(0, "sail-home").code == "has-docked"
    table.act(0, "leave-island")
    assert table.state.to_act() == [1]


@pytest.mark.rule("VP-R2")
def test_a_ship_may_dock_again_without_moving_or_do_nothing() -> None:
    table = Sea(2)
    table.at(0, "tea-island", "tea")
    table.put(0, "ship", 1)
    table.travel(0)
    assert table.legal(0) == ["sail water-2", "sail water-5", "sail horse-island", "dock", "sail-home", "no-action"]
    assert table.refused(0, "stop").code == "not-moved"
    assert table.refused(0, "load ox").code == "load-in-harbour"
    assert table.refused(0, "hire captain-1-any2").code == "has-captain"
    table.act(0, "no-action")
    assert (table.ship(0), table.player(0).time) == ("tea-island", 0)
    table = Sea(2)
    table.at(0, "cocoa-island")
    for _ in range(2):
        table.travel(0, "dock")
        if table.can(0, "take-tile cocoa"):
            table.act(0, "take-tile cocoa")
        table.words["port"]["cargo"][0] = {}
        table.tiles(0, cocoa=1)
        table.words["port"]["cocoa_left"] += 1
    assert table.home_of(0)[0] == 2, "once for each docking"


@pytest.mark.rule("VP-3.4")
def test_on_open_water_there_is_nothing_to_dock_at() -> None:
    table = Sea(2)
    table.at(0, "water-4", captain="captain-2-brown")
    table.travel(0)
    assert table.refused(0, "dock").code == "no-island-here"
    table.act(0, "sail horse-island")
    assert table.refused(0, "stop").code == "dock-instead"


@pytest.mark.rule("VP-3.5", "VP-3.6")
def test_the_way_home_costs_one_time_and_the_captain_leaves_the_game() -> None:
    table = Sea(2)
    table.at(0, "carters-island", "ox", "tea", "figure-1")
    table.travel(0, "sail-home")
    assert (table.ship(0), table.player(0).time) == ("harbour", 1)
    assert (table.captain(0), table.cargo_of(0)) == ("", [])
    assert table.goods_of(0) == {"ox": 1}
    assert table.home_of(0) == (0, 1)
    assert table.figures_at(0, "farm") == [1, 1, 1, 1]
    table.coins(0, 3)
    table.travel(0)
    assert table.refused(0, "hire captain-2-pink").code == "captain-gone"


@pytest.mark.rule("VP-3.7")
def test_a_sixth_sack_of_grain_is_lost_on_the_way_home() -> None:
    table = Sea(2)
    table.grain(0, 5)
    table.at(0, "tea-island", "grain")
    assert aboard(table.state, 0, 5) + at_home(table.state, 0, 5) == 6
    table.travel(0, "sail-home")
    assert table.player(0).grain == 5
    assert "Red has no room at home for the grain from the ship; it is lost." in table.log()
    table = Sea(2)
    table.grain(0, 4)
    table.at(0, "tea-island", "grain")
    table.travel(0, "sail-home")
    assert table.player(0).grain == 5


@pytest.mark.rule("VP-3.2")
def test_too_few_cubes_for_a_step_are_explained() -> None:
    table = Sea(2)
    table.at(0, "tea-island", captain="captain-1-orange-pink")
    table.cubes(0, orange=1)
    table.chests(0, "chest-1")
    table.travel(0, "sail horse-island")
    # A chest at home may hold the coins, so the question is asked.
    assert table.question() == "sail"
    refusal = table.refused(0, "sail water-4")
    assert (refusal.code, refusal.missing) == ("step-at-sea-too-dear", [{"what": "cubes", "number": 1}])
    table.act(0, "open-chest chest-1", "sail water-4")
    assert table.ship(0) == "water-4"
    table = Sea(2)
    table.at(0, "tea-island", captain="captain-1-any2")
    table.chests(0, "chest-1")
    table.travel(0, "sail horse-island")
    assert table.refused(0, "sail water-4").missing == [{"what": "cubes", "number": 1}]
