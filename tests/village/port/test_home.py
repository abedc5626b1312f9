"""Cocoa and tea at the stalls, and chests at home. Rules: VP-5, VP-R6, VP-R12, VX-2.1."""

import pytest

from stammtisch.games.village.expansions.ids import TOOL
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.ids import CHEST_IDS
from tests.conformance.battery import tell_apart
from tests.positions import step
from tests.village.port.sea import Sea
from tests.village.table import BOX, GAME


def stalls(seats: int = 2, *, promos: bool = False) -> Sea:
    table = Sea(seats, promos=promos)
    table.market("ox-a", "ox-b", "horse-a")
    return table


@pytest.mark.rule("VP-5.1", "VP-5.2")
def test_the_first_sale_of_the_caller_is_free_the_next_costs_green_and_time() -> None:
    table = stalls()
    table.tiles(0, cocoa=1, tea=1)
    table.cubes(0, green=1)
    table.turn()
    table.act(0, "take market brown", "sell-tile cocoa")
    assert (table.fame(0), table.cubes_of(0), table.player(0).time) == (7, {"brown": 1, "green": 1}, 0)
    table.act(0, "sell-tile tea")
    assert (table.fame(0), table.cubes_of(0), table.player(0).time) == (12, {"brown": 1}, 1)
    assert table.player(0).coins == 1
    assert table.part(0, "cocoa-and-tea") == 12
    assert table.home_of(0) == (0, 0)
    assert table.tiles_left() == (2, 2), "sold tiles leave the game"


@pytest.mark.rule("VP-5.1")
def test_a_sale_at_the_stalls_is_a_turn_of_the_market() -> None:
    table = stalls(3)
    table.tiles(0, cocoa=2)
    table.tiles(1, tea=1)
    table.goods(2, ox=1)
    for seat in range(3):
        table.cubes(seat, green=1)
    table.turn()
    table.act(0, "take market brown", "sell-tile cocoa")
    assert table.state.to_act() == [1]
    table.act(1, "sell-tile tea")
    table.act(2, "serve ox-a")
    assert table.state.to_act() == [0]
    table.act(0, "sell-tile cocoa")
    assert table.fame(0) == 14


@pytest.mark.rule("VP-5.1")
def test_what_is_aboard_cannot_be_sold() -> None:
    table = stalls()
    table.at(0, "tea-island", "tea", "cocoa")
    table.goods(0, ox=1)
    table.turn()
    table.act(0, "take market brown")
    refusal = table.refused(0, "sell-tile cocoa")
    assert (refusal.code, refusal.rule) == ("no-tile-at-home", "VP-5.1")


@pytest.mark.rule("VP-5.3", "VP-R12")
def test_stalls_keep_a_market_day_open_when_no_customer_is_left() -> None:
    table = Sea(2)
    table.words["market"] = ["ox-a"]
    table.serve_the_pile(1)
    table.goods(0, ox=1)
    table.tiles(0, cocoa=1)
    table.tiles(1, tea=2)
    table.cubes(0, green=1)
    table.cubes(1, green=2)
    table.turn()
    table.act(0, "take market brown", "serve ox-a")
    table.act(1, "sell-tile tea")
    table.act(0, "sell-tile cocoa")
    table.act(1, "sell-tile tea", "pay green")
    assert (table.fame(0), table.fame(1)) == (7, 10)
    assert table.question() == "take-cube"


@pytest.mark.rule("VP-R6")
def test_the_coin_for_tea_does_not_pay_for_its_own_sale() -> None:
    table = stalls()
    table.tiles(0, tea=2)
    table.turn()
    table.act(0, "take market brown", "sell-tile tea")
    assert table.player(0).coins == 1
    table.act(0, "sell-tile tea")
    assert table.player(0).coins == 1, "the coin of the first sale paid for the second, which brought another"
    table = stalls()
    table.tiles(1, tea=1)
    table.turn()
    table.act(0, "take market brown")
    assert table.question() == "take-cube", "without cube and coin there is no sale"
    table = stalls()
    table.tiles(1, tea=1)
    table.coins(1, 1)
    table.cubes(1, green=1)
    table.turn()
    table.act(0, "take market brown")
    table.act(1, "sell-tile tea")
    assert table.legal(1) == ["pay green", "pay coin"]
    assert table.player(1).coins == 1
    table.act(1, "pay coin")
    assert table.player(1).coins == 1


@pytest.mark.rule("VP-5.1")
def test_who_cannot_pay_the_sale_reads_why() -> None:
    table = stalls()
    table.tiles(1, tea=1)
    table.chests(1, "chest-6")
    table.turn()
    table.act(0, "take market brown")
    refusal = table.refused(1, "sell-tile tea")
    assert refusal.code == "green-missing"


# Chests


@pytest.mark.rule("VP-5.4", "VX-2.1", "VR-4.2")
@pytest.mark.parametrize("chest", CHEST_IDS)
def test_every_chest_can_be_opened_at_home(chest: str) -> None:
    table = Sea(2, marriage="side-a", promos=True)
    table.chests(0, chest)
    table.turn()
    number = CHEST_IDS.index(chest)
    table.act(0, f"open-chest {chest}")
    assert table.player(0).coins == box_of(BOX).chest_coins[number]
    assert table.state.seams.held(table.state, 0, TOOL) == box_of(BOX).chest_tools[number]
    assert table.question() == "take-cube", "the turn goes on"
    assert table.refused(0, f"open-chest {chest}").code == "not-your-chest"
    view = table.view()["port"]
    assert isinstance(view, dict)
    assert view["chests_opened"] == [chest]


@pytest.mark.rule("VP-5.4")
def test_a_chest_aboard_stays_closed() -> None:
    table = Sea(2)
    table.at(0, "tea-island", "chest-4")
    table.turn()
    assert table.refused(0, "open-chest chest-4").code == "chest-aboard"
    assert table.refused(0, "open-chest chest-1").code == "not-your-chest"


@pytest.mark.rule("VP-5.4")
def test_of_equal_chests_one_is_offered() -> None:
    table = Sea(2)
    table.chests(0, "chest-1", "chest-3", "chest-6")
    table.turn()
    assert table.legal_of(0, "open-chest") == ["open-chest chest-1", "open-chest chest-6"]
    assert table.refused(0, "open-chest chest-3").code == "equal-chest"


@pytest.mark.rule("VP-5.4", "VX-2.1")
def test_a_chest_can_be_opened_on_anothers_market_day() -> None:
    table = stalls()
    table.tiles(1, cocoa=1)
    table.chests(1, "chest-1")
    table.turn()
    table.act(0, "take market brown")
    assert table.state.to_act() == [1]
    assert table.legal(1) == ["leave-market", "open-chest chest-1"]
    table.act(1, "open-chest chest-1", "sell-tile cocoa")
    assert (table.player(1).coins, table.fame(1)) == (2, 7)


@pytest.mark.rule("VP-5.4", "VX-2.1")
def test_a_chest_can_be_opened_in_a_mass_to_buy_somebody_out() -> None:
    table = Sea(2)
    table.put(0, "bag", 1)
    table.chests(0, "chest-1")
    table.mass()
    assert (table.state.to_act(), table.question()) == ([0], "buy-out")
    table.act(0, "open-chest chest-1", "buy-out 1")
    assert table.player(0).coins == 2


@pytest.mark.rule("VP-5.4", "VX-2.2")
def test_not_while_paying() -> None:
    table = Sea(2)
    table.chests(0, "chest-1")
    table.at(0, "horse-island", captain="captain-2-any")
    table.cubes(0, pink=1)
    table.travel(0, "sail water-4", "sail cattle-island")
    assert table.question() == "pay-any"
    assert table.refused(0, "open-chest chest-1").code == "no-chest-now"


@pytest.mark.rule("VP-5.4")
def test_a_pause_lets_a_chest_be_opened() -> None:
    table = Sea(2)
    table.chests(0, "chest-1")
    table.begin(step("after-turn", seat=0), step("pause", seat=0, at="turn"))
    assert table.legal(0) == ["go-on", "open-chest chest-1"]
    table.act(0, "open-chest chest-1", "go-on")
    assert table.player(0).coins == 3


@pytest.mark.rule("VP-5.4")
def test_before_the_scoring_chests_at_home_are_opened_those_aboard_are_not() -> None:
    table = Sea(2)
    table.chests(0, "chest-1", "chest-6")
    table.at(1, "tea-island", "chest-5")
    table.spaces()
    table.begin(step("end-of-game"), step("after-mass", is_last=True))
    assert table.state.is_over()
    assert (table.part(0, "coins"), table.part(1, "coins")) == (8, 0)
    assert table.chests_home(0) == []


@pytest.mark.rule("VP-5.4")
def test_unsold_cocoa_and_tea_are_worth_nothing() -> None:
    table = Sea(2)
    table.tiles(0, cocoa=2, tea=1)
    table.at(0, "tea-island", "tea")
    assert table.state.scores()[0].total == 0


@pytest.mark.rule("VP-2.1", "VP-5.4")
def test_the_coins_for_a_captain_may_lie_in_a_chest() -> None:
    table = Sea(2)
    table.chests(0, "chest-1")
    table.travel(0)
    assert table.legal(0) == ["open-chest chest-1", "no-action"]
    table.act(0, "open-chest chest-1")
    assert "hire captain-3-any" in table.legal(0)


# The promo customer


def customer_of_chests(*chests: str) -> Sea:
    table = Sea(2, promos=True)
    table.market("promo-chest", "ox-a")
    table.chests(0, *chests)
    table.turn()
    table.act(0, "take market brown")
    return table


@pytest.mark.rule("VP-5.5", "VX-3.1", "VR-4.1")
def test_the_promo_customer_takes_an_unopened_chest() -> None:
    table = customer_of_chests("chest-1")
    table.act(0, "serve promo-chest")
    assert table.chests_home(0) == []
    assert "promo-chest" in table.customers_of(0)
    assert table.part(0, "customers") == 6
    assert table.player(0).coins == 0


@pytest.mark.rule("VP-5.5")
def test_of_several_chests_the_player_chooses_and_nobody_learns_which() -> None:
    table = customer_of_chests("chest-1", "chest-6")
    table.act(0, "serve promo-chest")
    assert table.legal(0) == ["give-chest chest-1", "give-chest chest-6"]
    assert table.refused(0, "give-chest chest-2").code == "not-your-chest"
    table.act(0, "give-chest chest-1")
    assert table.chests_home(0) == ["chest-6"]
    view = table.view(1)["port"]
    assert isinstance(view, dict)
    assert view["chests_opened"] == []
    assert isinstance(view["chests_unseen"], list)
    assert len(view["chests_unseen"]) == 7, "six and the promo chest"


@pytest.mark.rule("VP-5.5")
def test_the_answer_itself_is_not_told_either() -> None:
    table = customer_of_chests("chest-1", "chest-6")
    table.act(0, "serve promo-chest")
    for seed in range(20):
        tell_apart(table.state, table.state.redeal(1, seed), 0, 1)


@pytest.mark.rule("VP-5.5")
def test_equal_chests_are_asked_for_too() -> None:
    table = customer_of_chests("chest-1", "chest-2")
    table.act(0, "serve promo-chest")
    assert table.legal(0) == ["give-chest chest-1"], "that they are equal is nobody else's business"


@pytest.mark.rule("VP-5.5")
def test_a_chest_aboard_or_opened_does_not_serve() -> None:
    table = Sea(2, promos=True)
    table.market("promo-chest", "ox-a")
    table.at(0, "tea-island", "chest-2")
    table.goods(0, ox=1)
    table.turn()
    table.act(0, "take market brown")
    refusal = table.refused(0, "serve promo-chest")
    assert refusal.code == "demand-missing"
    assert {"what": "chest", "number": 1} in refusal.missing


def test_the_catalogue_says_what_is_in_a_chest() -> None:
    action = GAME.actions[GAME.parse("open-chest chest-7")]
    assert action.label("en") == "Open the chest with 2 tools"
    assert action.label("de") == "Schatzkiste öffnen: 2 Werkzeuge"
