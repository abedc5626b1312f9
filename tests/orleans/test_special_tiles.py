"""Pharmacy, Horse Wagon, Sacristy and Gunpowder Tower (O-10.11, O-10.13, O-10.17, O-10.18, O-R25)."""

from __future__ import annotations

import pytest

from stammtisch import UnreadableAction
from tests.orleans.table import Table

# Pharmacy


def in_the_pharmacy(coins: int = 5, space: int = 0) -> Table:
    """A table where seat 0 has used the Pharmacy and is asked what to pay."""
    table = Table()
    table.furnish(0, "pharmacy", "farmer")
    table.coins(0, coins)
    table.develop(0, space)
    table.only_actions()
    table.act(0, "use pharmacy")
    return table


@pytest.mark.rule("O-10.17")
@pytest.mark.parametrize(
    "tile", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk", "own-farmer", "own-trader"]
)
def test_any_one_follower_activates_the_pharmacy(tile: str) -> None:
    table = Table()
    table.furnish(0, "pharmacy", tile)
    table.only_actions()

    table.act(0, "use pharmacy", "pay 1")

    assert (table.player(0).coins, table.player(0).development) == (4, 1)
    assert table.holds(0, "pharmacy") == [""]
    assert table.in_bag(0, tile) == 1


@pytest.mark.rule("O-10.17")
@pytest.mark.parametrize("coins", [1, 2, 3])
def test_each_coin_paid_in_the_pharmacy_gives_a_development_point(coins: int) -> None:
    table = in_the_pharmacy()

    assert table.legal(0) == ["pay 1", "pay 2", "pay 3"]
    table.act(0, f"pay {coins}")

    assert table.player(0).coins == 5 - coins
    assert table.player(0).development == coins


@pytest.mark.rule("O-10.17")
@pytest.mark.rule("O-9.2")
def test_development_bought_in_the_pharmacy_brings_what_lies_on_the_way() -> None:
    table = in_the_pharmacy(coins=2, space=6)

    table.act(0, "pay 2")

    assert (table.player(0).development, table.player(0).coins) == (8, 3)


@pytest.mark.rule("O-R25")
def test_nobody_pays_more_in_the_pharmacy_than_they_own() -> None:
    table = in_the_pharmacy(coins=2, space=6)

    assert table.legal(0) == ["pay 1", "pay 2"]
    refusal = table.refused(0, "pay 3")
    assert (refusal.code, refusal.rule) == ("pay-more-than-owned", "O-10.17")
    assert refusal.missing == [{"what": "coins", "number": 1}]


@pytest.mark.rule("O-R25")
@pytest.mark.parametrize(("space", "most"), [(27, 3), (28, 2), (29, 1)])
def test_nobody_pays_more_in_the_pharmacy_than_there_are_steps_left(space: int, most: int) -> None:
    table = in_the_pharmacy(space=space)

    assert table.legal(0) == [f"pay {coins}" for coins in range(1, most + 1)]
    if most < 3:
        refusal = table.refused(0, "pay 3")
        assert (refusal.code, refusal.rule) == ("pay-beyond-track", "O-R25")


@pytest.mark.rule("O-R25")
def test_at_least_one_coin_is_paid_in_the_pharmacy() -> None:
    table = in_the_pharmacy()

    assert table.refused(0, "stop").code == "nothing-to-stop"
    with pytest.raises(UnreadableAction):
        table.act(0, "pay 0")
    with pytest.raises(UnreadableAction):
        table.act(0, "pay 4")


@pytest.mark.rule("O-R25")
def test_without_a_coin_the_pharmacy_is_closed() -> None:
    table = Table()
    table.furnish(0, "pharmacy", "farmer")
    table.coins(0, 0)
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use pharmacy")

    assert (refusal.code, refusal.rule) == ("no-coins", "O-10.17")


@pytest.mark.rule("O-10.17")
def test_coins_buy_development_nowhere_else() -> None:
    table = Table()
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "pay 1")

    assert (refusal.code, refusal.rule) == ("pay-needs-pharmacy", "O-10.17")


# Horse Wagon


def with_horse_wagon() -> Table:
    """A table where seat 0 has filled the Horse Wagon, with the merchant in Orléans."""
    table = Table()
    table.furnish(0, "horse-wagon", "knight", "trader")
    return table


@pytest.mark.rule("O-10.18")
@pytest.mark.rule("O-R18")
def test_the_horse_wagon_moves_over_land_and_takes_a_good() -> None:
    table = with_horse_wagon()
    table.route_goods("land:orleans/vierzon", "wool", "grain")
    table.only_actions()

    table.act(0, "use horse-wagon", "travel land:orleans/vierzon wool")

    assert table.town(0) == "vierzon"
    assert table.good(0, "wool") == 1
    assert table.on_route("land:orleans/vierzon") == ["grain"]
    assert (table.in_bag(0, "knight"), table.in_bag(0, "trader")) == (1, 1)


@pytest.mark.rule("O-10.18")
def test_the_horse_wagon_may_leave_the_good() -> None:
    table = with_horse_wagon()
    table.route_goods("land:orleans/montargis", "wool")
    table.only_actions()

    table.act(0, "use horse-wagon", "travel land:orleans/montargis none")

    assert table.town(0) == "montargis"
    assert table.player(0).goods_count() == 0


@pytest.mark.rule("O-10.18")
def test_the_horse_wagon_uses_no_water_route() -> None:
    table = with_horse_wagon()
    table.only_actions()

    table.act(0, "use horse-wagon")

    assert all(notation.startswith("travel land:") for notation in table.legal(0))
    refusal = table.refused(0, "travel water:orleans/blois none")
    assert refusal.code == "wrong-route-kind"


@pytest.mark.rule("O-10.18")
def test_wagon_and_horse_wagon_are_two_actions() -> None:
    table = with_horse_wagon()
    table.put(0, "wagon", "farmer", "trader", "knight")
    table.only_actions()

    table.act(0, "use wagon", "travel land:orleans/vierzon none")
    table.act(0, "use horse-wagon", "travel land:vierzon/chateauroux none")

    assert table.town(0) == "chateauroux"


# Sacristy


def with_sacristy() -> Table:
    """A table where seat 0's monk stands on the Sacristy; seat 0 meets events first."""
    table = Table()
    table.furnish(0, "sacristy", "monk")
    return table


@pytest.mark.rule("O-10.11")
def test_the_sacristy_keeps_the_harvest_away() -> None:
    table = with_sacristy()
    table.start_event("harvest")

    assert table.question() == "shelter"
    table.act(0, "use-sacristy")

    assert [int(table.player(seat).coins) for seat in range(3)] == [5, 0, 0]
    assert table.holds(0, "sacristy") == [""]
    assert table.in_bag(0, "monk") == 1


@pytest.mark.rule("O-10.11")
def test_the_sacristy_keeps_taxes_away() -> None:
    table = with_sacristy()
    for seat in (0, 1):
        table.goods(seat, grain=3, cheese=3)
    table.start_event("taxes")

    table.act(0, "use-sacristy")

    assert [int(table.player(seat).coins) for seat in (0, 1)] == [5, 3]
    assert table.in_bag(0, "monk") == 1


@pytest.mark.rule("O-10.11")
def test_the_sacristy_keeps_the_plague_away() -> None:
    table = with_sacristy()
    table.bag(0, "knight", "knight")
    knights = table.supply("knight")
    table.start_event("plague")

    table.act(0, "use-sacristy")

    assert table.in_bag(0, "knight") == 2
    assert table.supply("knight") == knights
    assert table.in_bag(0, "monk") == 1


@pytest.mark.rule("O-10.11")
def test_the_sacristy_need_not_be_used() -> None:
    table = with_sacristy()
    table.start_event("harvest")

    table.act(0, "no-sacristy")

    assert table.player(0).coins == 0
    assert table.holds(0, "sacristy") == ["monk"]


@pytest.mark.rule("O-10.11")
@pytest.mark.parametrize("event", ["income", "trading-day", "pilgrimage"])
def test_the_sacristy_is_not_offered_for_other_events(event: str) -> None:
    table = with_sacristy()
    table.start_event(event)

    assert table.state.round == 3, "nobody was asked"
    assert table.holds(0, "sacristy") == ["monk"]
    refusal = table.refused(0, "use-sacristy")
    assert (refusal.code, refusal.rule) == ("sacristy-not-now", "O-10.11")


@pytest.mark.rule("O-10.11")
def test_without_its_monk_the_sacristy_does_not_help() -> None:
    table = Table()
    table.tile(0, "sacristy")
    table.start_event("harvest")

    assert table.player(0).coins == 0


@pytest.mark.rule("O-10.11")
def test_the_sacristy_is_not_an_action() -> None:
    table = with_sacristy()
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use sacristy")

    assert refusal.code == "not-an-action"
    assert table.legal(0) == ["use brewery", "pass"]


@pytest.mark.rule("O-10.11")
@pytest.mark.rule("O-5.6")
def test_a_monk_on_the_sacristy_alone_means_an_automatic_pass() -> None:
    table = with_sacristy()
    table.only_actions()

    assert table.state.is_over()
    assert table.holds(0, "sacristy") == ["monk"]


# Gunpowder Tower


@pytest.mark.rule("O-10.13")
def test_the_gunpowder_tower_adds_two_spaces_to_the_market() -> None:
    table = Table()
    table.tile(0, "gunpowder-tower")
    for seat in (0, 1):
        table.move_track(seat, "knight", 5)
        table.bag(seat, *["knight"] * 4, "trader", "trader")
    table.start_followers()

    assert table.legal_of(0, "draw")[0] == "draw 6", "four lie on the market, and ten may"
    assert table.legal_of(1, "draw")[0] == "draw 4"
    table.act(0, "draw 6")
    refusal = table.refused(0, "loaded")
    assert (refusal.code, refusal.rule) == ("market-overfull", "O-R46")
    table.act(0, "load knight", "load own-farmer")

    assert table.holds(0, "gunpowder-tower") == ["knight", "own-farmer"]
    assert table.player(0).market_size == 8


@pytest.mark.rule("O-10.13")
def test_followers_on_the_gunpowder_tower_may_be_placed_in_planning() -> None:
    table = Table()
    table.furnish(0, "gunpowder-tower", "knight", "own-farmer")
    table.start_planning()

    table.act(0, "place knight scriptorium.1", "place own-farmer village.1")

    assert table.holds(0, "gunpowder-tower") == ["", ""]
    assert table.holds(0, "scriptorium") == ["knight", ""]
    assert table.holds(0, "village") == ["own-farmer", "", ""]


@pytest.mark.rule("O-10.13")
def test_the_gunpowder_tower_sends_both_followers_in_one_action() -> None:
    table = Table()
    table.furnish(0, "gunpowder-tower", "knight", "monk")
    table.keep_busy(1)
    table.only_actions()

    table.act(0, "use gunpowder-tower", "send knight peace-treaty", "send monk cathedral")

    assert table.player(0).coins == 5 + 2 + 2
    assert table.holds(0, "gunpowder-tower") == ["", ""]
    assert table.state.to_act() == [1]


@pytest.mark.rule("O-10.13")
@pytest.mark.rule("O-R20")
def test_the_gunpowder_tower_sends_one_and_keeps_the_other() -> None:
    table = Table()
    table.furnish(0, "gunpowder-tower", "knight", "monk")
    table.only_actions()

    table.act(0, "use gunpowder-tower", "send monk papal-conclave", "stop")

    assert table.player(0).coins == 8
    assert table.holds(0, "gunpowder-tower") == ["knight", ""]


@pytest.mark.rule("O-10.13")
def test_nobody_is_laid_on_the_gunpowder_tower_in_planning() -> None:
    table = Table()
    table.tile(0, "gunpowder-tower")
    table.start_planning()

    assert table.refused(0, "load own-farmer").code == "not-loading"
    with pytest.raises(UnreadableAction):
        table.act(0, "place own-farmer gunpowder-tower.1")
