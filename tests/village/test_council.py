"""The council chamber. Rules: V-6, V-R11, V-R12."""

import pytest

from tests.village.table import Table, take_one


def at_council(coins: int = 0) -> Table:
    table = Table(2)
    table.coins(0, coins)
    table.spaces(council="brown brown brown")
    return table


@pytest.mark.rule("V-6.1")
def test_the_council_offers_three_ways() -> None:
    table = at_council()
    table.goods(0, scroll=1)
    table.put(0, "council-1", 1)
    table.turn()
    table.act(0, "take council brown")
    assert table.legal(0) == ["enter-council 1", "advance council-1 1", "privilege start", "no-action"]


@pytest.mark.rule("V-6.2")
def test_placing_costs_a_time_and_a_scroll_or_two_green() -> None:
    table = at_council()
    table.goods(0, scroll=1)
    table.cubes(0, green=2)
    table.turn()
    table.act(0, "take council brown", "enter-council 1")
    assert table.player(0).time == 1
    assert table.legal(0) == ["pay green+green", "pay-scroll"]
    table.act(0, "pay-scroll")
    assert table.goods_of(0) == {}
    assert table.legal(0) == ["privilege start", "no-action"]
    table.act(0, "privilege start")
    assert table.figures_at(0, "council-1") == [1]
    assert table.state.marker == 0


@pytest.mark.rule("V-6.2")
def test_placing_needs_the_means() -> None:
    table = at_council(coins=1)
    table.put(0, "council-1", 1)
    table.turn()
    table.act(0, "take council brown")
    refusal = table.refused(0, "enter-council 1")
    assert (refusal.code, refusal.rule) == ("step-too-dear", "V-6.2")
    assert refusal.missing == [{"what": "green", "number": 1}]


@pytest.mark.rule("V-6.3")
@pytest.mark.parametrize(("step", "time"), [(1, 2), (2, 2), (3, 3)])
def test_advancing_costs_the_time_of_the_step_reached(step: int, time: int) -> None:
    table = at_council()
    table.cubes(0, green=2)
    table.put(0, f"council-{step}", 2)
    table.turn()
    table.act(0, "take council brown", f"advance council-{step} 2")
    assert table.player(0).time == time
    assert table.figures_at(0, f"council-{step + 1}") == [2]
    assert table.cubes_of(0) == {"brown": 1}
    names = ["start", "cubes", "good", "fame"][: min(step + 1, 3)]
    assert table.legal(0) == [f"privilege {name}" for name in names] + ["no-action"], "fame needs a coin"


@pytest.mark.rule("V-6.3")
def test_the_privilege_is_that_of_the_figure_moved() -> None:
    table = at_council()
    table.cubes(0, green=2)
    table.put(0, "council-1", 2)
    table.put(0, "council-4", 3)
    table.turn()
    table.act(0, "take council brown", "advance council-1 2")
    assert table.legal(0) == ["privilege start", "privilege cubes", "no-action"]
    assert table.refused(0, "privilege good").code == "privilege-too-high"


@pytest.mark.rule("V-6.4")
def test_a_privilege_without_moving_costs_only_the_action() -> None:
    table = at_council()
    table.put(0, "council-3", 1, 1)
    table.turn()
    table.act(0, "take council brown")
    assert table.legal(0) == ["privilege start", "privilege cubes", "privilege good", "no-action"]
    table.act(0, "privilege good", "receive-good ox")
    assert table.goods_of(0) == {"ox": 1}
    assert table.player(0).time == 0


@pytest.mark.rule("V-6.4")
def test_without_a_figure_there_is_no_privilege() -> None:
    table = at_council()
    table.goods(0, scroll=1)
    table.turn()
    table.act(0, "take council brown")
    assert table.refused(0, "privilege start").code == "not-in-council"


@pytest.mark.rule("V-6.5", "V-R11")
def test_the_marker_can_be_taken_once_a_round() -> None:
    table = at_council()
    table.put(0, "council-1", 1)
    table.put(1, "council-2", 1)
    table.turn()
    table.act(0, "take council brown", "privilege start")
    assert table.view()["board"]["next_start"] == 0  # type: ignore[index, call-overload]
    table.act(1, "take council brown")
    assert table.refused(1, "privilege start").code == "marker-taken"
    assert table.legal_of(1, "privilege") == ["privilege cubes"]


@pytest.mark.rule("V-6.6")
def test_the_second_privilege_brings_two_cubes_of_any_colour() -> None:
    table = at_council()
    table.put(0, "council-2", 1)
    table.turn()
    table.act(0, "take council brown", "privilege cubes")
    assert len(table.legal(0)) == 10
    table.act(0, "receive green+green")
    assert table.cubes_of(0) == {"brown": 1, "green": 2}


@pytest.mark.rule("V-R12")
def test_a_short_supply_gives_what_it_has() -> None:
    table = at_council()
    table.put(0, "council-2", 1)
    table.empty_supply("brown", "pink", "orange", "green")
    take_one(table.words["bag"], "pink")
    table.turn()
    table.act(0, "take council brown", "privilege cubes")
    assert table.cubes_of(0) == {"brown": 1, "pink": 1}, "the only cube left comes by itself"


@pytest.mark.rule("V-R11", "V-R12")
def test_an_empty_supply_offers_no_cubes() -> None:
    table = at_council()
    table.put(0, "council-2", 1)
    table.empty_supply("brown", "pink", "orange", "green")
    table.turn()
    table.act(0, "take council brown")
    assert table.refused(0, "privilege cubes").code == "supply-empty"


@pytest.mark.rule("V-6.7")
def test_the_third_privilege_brings_any_good() -> None:
    table = at_council()
    table.put(0, "council-3", 1)
    table.turn()
    table.act(0, "take council brown", "privilege good")
    assert len(table.legal(0)) == 5
    table.act(0, "receive-good horse")
    assert table.goods_of(0) == {"horse": 1}


@pytest.mark.rule("V-6.8")
def test_the_fourth_privilege_sells_fame_for_exactly_one_coin() -> None:
    table = at_council(coins=3)
    table.put(0, "council-4", 1)
    table.turn()
    table.act(0, "take council brown", "privilege fame")
    assert table.player(0).coins == 2
    assert table.fame(0) == 3
    assert table.part(0, "privileges") == 3
    assert table.state.to_act() == [1]


@pytest.mark.rule("V-6.8", "V-R11")
def test_without_a_coin_there_is_no_fame() -> None:
    table = at_council()
    table.put(0, "council-4", 1)
    table.turn()
    table.act(0, "take council brown")
    assert table.refused(0, "privilege fame").code == "no-coin"
