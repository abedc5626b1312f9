"""Positions in which several rules of Inn meet."""

import pytest

from stammtisch.games.village.ids import ON_ROOF
from tests.village.table import BOX, Table


def holding(*cards: str, seats: int = 3, promos: bool = False) -> Table:
    table = Table(seats, inn="side-a", promos=promos)
    table.hold(0, *cards)
    table.spaces(grain="brown", market="brown", church="brown pink")
    return table


@pytest.mark.rule("VI-7.3", "VI-R10")
def test_who_brings_on_the_end_with_the_jugglers_death_still_has_the_action() -> None:
    table = holding("juggler", seats=2)
    table.put(0, "grave", 1)
    table.put(1, "grave", 1)
    table.put(0, "inn", 1)
    table.deaths_due(0)
    table.turn()
    table.act(0, "take grain brown", "harvest", "play juggler", "let-die inn")
    assert table.state.trigger == 0
    table.act(0, "take church pink", "no-action")
    assert table.state.to_act() == [1], "and then the other has a last turn"
    table.act(1, "take church brown", "no-action")
    assert table.state.is_over()


@pytest.mark.rule("VI-6.5")
def test_from_right_before_the_quill_the_next_time_is_a_death() -> None:
    table = holding("herb-woman")
    table.spaces(inn="brown", church="brown pink")
    table.put(0, "farm", 2)
    table.turn()
    table.act(0, "play herb-woman", "set-time before", "take inn brown", "enter-inn 1")
    table.act(0, "put-under 1", "no-action")
    assert table.question() == "choose-death"
    assert table.legal(0) == ["let-die farm", "let-die inn"]


@pytest.mark.rule("VI-7.4")
def test_the_old_man_can_call_a_market_day_with_a_free_first_sale() -> None:
    table = holding("old-man")
    table.market("scroll")
    table.goods(0, scroll=1)
    table.turn()
    table.act(0, "play old-man", "choose market", "serve scroll")
    assert (table.customers_of(0), int(table.player(0).time)) == (["scroll"], 0)


@pytest.mark.rule("VI-7.5", "VI-7.1", "VI-R8")
def test_after_the_crier_all_gaps_close() -> None:
    table = holding("market-crier", "scrap-dealer", seats=2)
    table.market("wagon-a", "plough", "ox-a", "scroll", "horse-a")
    table.goods(0, scroll=1)
    table.coins(0, 0)
    table.turn()
    table.act(0, "take market brown", "play market-crier", "serve scroll")
    assert table.legal(0) == ["play scrap-dealer", "go-on"]
    table.act(0, "play scrap-dealer", "serve plough")
    assert table.stalls() == ["wagon-a", "ox-a", "horse-a"]
    assert "" not in table.queue()


@pytest.mark.rule("VI-7.5", "VI-3.7")
def test_on_connys_market_day_the_crier_may_be_played() -> None:
    table = holding("market-crier", seats=1)
    table.market("wagon-a", "plough", "ox-a", "scroll")
    table.goods(0, scroll=1)
    table.conny_takes("market", "brown")
    assert table.legal(0) == ["play market-crier", "go-on"]
    table.act(0, "play market-crier")
    assert table.can(0, "serve scroll")


@pytest.mark.rule("VI-6.6", "VI-4.4")
def test_the_councilman_may_take_the_marker_in_the_mass() -> None:
    table = holding("councilman")
    table.put(0, "council-1", 1)
    table.put(0, "church-1", 1)
    table.grain(0, 1)
    table.words["start_seat"] = 1
    table.mass()
    assert table.question() == "promote"
    table.act(0, "play councilman", "privilege start")
    assert table.state.marker == 0
    assert table.question() == "promote", "nothing is left for a second privilege"
    table.act(0, "done")
    assert (int(table.state.start_seat), table.state.marker) == (0, ON_ROOF)


@pytest.mark.rule("VI-6.4", "VI-R16")
def test_the_farmhand_makes_a_sale_possible() -> None:
    table = holding("farmhand")
    table.market("grain-3", "plough", "ox-a", "horse-a")
    table.turn(1)
    table.act(1, "take market brown")
    assert table.legal(0) == ["leave-market", "play farmhand"]
    table.act(0, "play farmhand", "serve grain-3")
    assert int(table.player(0).grain) == 2


@pytest.mark.rule("VI-6.3", "VI-R4")
def test_a_crier_bought_on_the_market_day_comes_too_late_for_it() -> None:
    table = holding("noblewoman")
    table.lay(1, "market-crier")
    table.market("scroll", "wagon-a", "plough", "ox-a", "horse-a")
    table.goods(0, scroll=1, horse=1)
    table.turn()
    table.act(0, "take market brown", "play noblewoman", "look 1", "buy-card market-crier")
    assert table.refused(0, "play market-crier").code == "card-at-market-start"
    assert table.refused(0, "serve horse-a").code == "customer-in-queue"


@pytest.mark.rule("VI-6.2", "VI-R16")
def test_the_messengers_coin_buys_somebody_out() -> None:
    table = holding("messenger")
    table.put(0, "bag", 1)
    table.coins(0, 0)
    castle = next(place for place, reward in zip(CASTLES, BOX.castle_reward, strict=True) if int(reward) == 2)
    table.mass()
    assert (table.question(), table.legal(0)) == ("buy-out", ["done", "play messenger"])
    table.act(0, "play messenger", f"lay-marker {castle}", "buy-out 1")
    assert table.figures_at(0, "church-1") == [1]


CASTLES = ["west", "south", "centre", "northwest", "northeast", "east"]


@pytest.mark.rule("VI-3.1", "VI-3.6")
def test_after_the_guest_has_died_the_next_pays_for_the_seat_again() -> None:
    table = holding()
    table.spaces(inn="brown pink", church="brown pink")
    table.put(0, "grave", 1)
    table.turn()
    table.act(0, "take inn brown")
    assert table.legal_of(0, "enter-inn") == ["enter-inn 1"]
    assert not table.legal_of(0, "put-under")


@pytest.mark.rule("VI-2.2", "VI-3.6")
def test_a_brewer_may_die_of_brewing() -> None:
    table = holding()
    table.spaces(craft="plague", church="brown pink")
    table.send_away(0, 1, 1, 1)
    table.time(0, BOX.lifetime - 8)
    table.turn()
    table.act(0, "take craft plague", "train brewery 1", "brew")
    assert (table.figures_at(0, "chronicle-craft"), table.beer_of(0)) == ([1], 3)


@pytest.mark.rule("VI-7.7")
def test_the_priest_holds_for_one_mass_only() -> None:
    table = holding("priest")
    table.put(0, "bag", 1)
    table.coins(0, 1)
    table.mass()
    table.act(0, "play priest", *(["bring-monk"] * 4))
    assert table.state.round == 2
    table.mass()
    assert table.legal(0) == ["buy-out 1", "done"]


@pytest.mark.rule("VI-7.1", "VR-2.5", "VR-R2")
def test_the_scrap_dealers_tile_counts_for_the_collector() -> None:
    table = holding("scrap-dealer", promos=True)
    table.served(0, "collector")
    table.market("wagon-a", "plough", "ox-a", "horse-a")
    table.turn(1)
    table.act(1, "take market brown")
    table.act(0, "play scrap-dealer", "serve plough")
    assert table.part(0, "promos") == 1


@pytest.mark.rule("VR-2.3", "VR-R1")
def test_when_the_marker_was_given_away_the_start_player_stays() -> None:
    table = Table(2, promos=True)
    table.market("next-start")
    table.spaces(market="brown")
    table.words["marker"] = 1
    table.words["start_seat"] = 0
    table.turn(1)
    table.act(1, "take market brown", "serve next-start")
    assert table.state.round == 2
    assert table.state.start_seat == 0


@pytest.mark.rule("VI-6.9", "VI-4.4")
def test_the_prodigal_son_may_come_home_on_a_market_day() -> None:
    table = holding("prodigal-son")
    table.market("scroll")
    table.goods(0, scroll=1)
    table.put(0, "council-1", 1)
    table.turn()
    table.act(0, "take market brown", "play prodigal-son", "return council-1 1", "serve scroll")
    assert table.figures_at(0, "farm") == [1, 1, 1, 1]
