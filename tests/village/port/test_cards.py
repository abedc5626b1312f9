"""The person cards of Port, for games with Inn. Rules: VP-7, VP-R9 to VP-R11."""

import pytest

from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.ids import FIRST_ISLAND, WATER_IDS
from tests.village.port.sea import Sea
from tests.village.table import BOX


def with_cards(*cards: str, seats: int = 2) -> Sea:
    table = Sea(seats, inn="side-a")
    table.hold(0, *cards)
    return table


@pytest.mark.rule("VP-7.1")
def test_the_admiral_serves_as_captain_for_a_cube_a_step() -> None:
    table = with_cards("admiral")
    table.cubes(0, pink=1)
    table.goods(0, ox=1)
    table.travel(0, "play admiral", "load ox", "cast-off", "sail water-2", "sail tea-island")
    assert table.legal(0) == ["pay brown", "pay pink"]
    table.act(0, "pay pink", "sail horse-island")
    assert (table.captain(0), table.ship(0), table.cubes_of(0)) == ("admiral", "horse-island", {})
    assert not table.holds_card(0, "admiral")
    table.travel(0, "sail-home")
    assert table.captain(0) == ""
    table.travel(0)
    assert table.state.to_act() == [1], "he has left the game, and there is no coin for another"


@pytest.mark.rule("VP-7.1")
def test_the_admiral_comes_only_instead_of_hiring() -> None:
    table = with_cards("admiral")
    table.at(0, "tea-island")
    table.travel(0)
    assert not table.can(0, "play admiral")
    table = with_cards()
    table.coins(0, 1)
    table.travel(0)
    assert not table.can(0, "play admiral")


@pytest.mark.rule("VP-7.2", "VP-R10")
@pytest.mark.parametrize("island", [WATER_IDS[FIRST_ISLAND + island] for island in box_of(BOX).islands])
def test_the_cartographer_takes_the_ship_to_any_island_for_nothing(island: str) -> None:
    table = with_cards("cartographer")
    table.coins(0, 1)
    table.goods(0, wagon=1, ox=1, scroll=1)
    cargo = {"cattle-island": "ox", "horse-island": "wagon", "carters-island": "scroll"}.get(island, "ox")
    table.travel(0, "hire captain-1-any2", f"load {cargo}", "cast-off", "play cartographer")
    assert len(table.legal_of(0, "sail")) == 6
    assert table.refused(0, "sail water-3").code == "chart-island"
    table.act(0, f"sail {island}")
    assert (table.ship(0), table.player(0).time, table.cubes_of(0)) == (island, 0, {"brown": 1})
    assert table.question() == "at-island"
    assert not table.holds_card(0, "cartographer")


@pytest.mark.rule("VP-7.2", "VP-R10")
def test_the_cartographer_replaces_the_whole_move_also_at_sea() -> None:
    table = with_cards("cartographer")
    table.at(0, "water-4", "ox", captain="captain-2-brown")
    table.travel(0)
    assert "play cartographer" in table.legal(0)
    table.act(0, "sail horse-island")
    assert not table.can(0, "play cartographer")
    table = with_cards("cartographer")
    table.coins(0, 3)
    table.travel(0)
    assert not table.can(0, "play cartographer"), "first a captain"


@pytest.mark.rule("VP-7.3")
def test_the_quartermaster_lets_two_equal_pieces_aboard_in_the_harbour() -> None:
    table = with_cards("quartermaster")
    table.coins(0, 1)
    table.goods(0, ox=3)
    table.travel(0, "hire captain-1-any2", "load ox")
    assert table.refused(0, "load ox").code == "equal-piece"
    table.act(0, "play quartermaster", "load ox")
    assert table.cargo_of(0) == ["ox", "ox"]
    assert table.refused(0, "load ox").code == "equal-piece", "two, not three"
    table.act(0, "load-figure 1")
    assert table.refused(0, "load-figure 1").code == "no-hold"


@pytest.mark.rule("VP-7.3", "VP-R9")
def test_only_one_pair() -> None:
    table = with_cards("quartermaster")
    table.coins(0, 1)
    box_of(table.state.box).holds = 4
    try:
        table.goods(0, ox=2, horse=2)
        table.travel(0, "hire captain-1-any2", "play quartermaster", "load ox", "load ox", "load horse")
        assert table.refused(0, "load horse").code == "equal-piece"
    finally:
        box_of(table.state.box).holds = 3


@pytest.mark.rule("VP-7.3")
def test_a_pair_of_figures() -> None:
    table = with_cards("quartermaster")
    table.coins(0, 1)
    table.travel(0, "hire captain-1-any2", "play quartermaster", "load-figure 1", "load-figure 1")
    assert table.figures_at(0, "ship") == [1, 1]


@pytest.mark.rule("VP-7.3", "VP-R9")
def test_the_quartermaster_takes_the_two_top_tiles_of_an_island() -> None:
    table = with_cards("quartermaster")
    table.at(0, "treasure-island", "ox")
    table.travel(0, "dock", "play quartermaster", "take-tile chest", "take-tile chest")
    assert table.cargo_of(0) == ["ox", "chest", "chest"]
    table = with_cards("quartermaster")
    table.at(0, "cocoa-island", "cocoa")
    table.travel(0, "dock", "play quartermaster", "take-tile cocoa")
    assert table.cargo_of(0) == ["cocoa", "cocoa"], "an equal piece beside one that was aboard"
    assert table.state.to_act() == [1]


@pytest.mark.rule("VP-7.3", "VP-R9")
def test_the_quartermaster_waits_where_he_is_of_no_use() -> None:
    table = with_cards("quartermaster")
    table.at(0, "cocoa-island", "ox", "wagon", "figure-1")
    table.travel(0, "dock")
    assert not table.can(0, "play quartermaster"), "all holds are full"
    table = with_cards("quartermaster")
    table.at(0, "tea-island", "ox")
    table.turn()
    assert not table.can(0, "play quartermaster")
    table = with_cards("quartermaster")
    table.at(0, "cattle-island", "ox")
    table.travel(0, "dock")
    assert not table.can(0, "play quartermaster"), "there is no stack"


@pytest.mark.rule("VP-7.4", "VP-R11")
def test_the_helmsman_gives_two_free_steps_in_every_move() -> None:
    table = with_cards("helmsman", "admiral")
    table.travel(0, "play admiral")
    assert table.legal(0) == ["play helmsman", "go-on"]
    table.act(0, "play helmsman", "cast-off", "sail water-2", "sail tea-island")
    assert (table.ship(0), table.cubes_of(0)) == ("tea-island", {"brown": 1})
    table.act(0, "sail horse-island")
    assert table.cubes_of(0) == {}, "the third step is paid"
    table.travel(0, "sail tea-island", "sail water-2", "stop")
    assert table.cubes_of(0) == {"brown": 1}, "again two steps are free"
    table.travel(0, "sail-home")
    assert table.now()["port"]["helmsmen"][0] is False
    assert not table.holds_card(0, "helmsman")


@pytest.mark.rule("VP-7.4")
def test_the_helmsman_may_wait_for_another_voyage() -> None:
    table = with_cards("helmsman")
    table.coins(0, 1)
    table.travel(0, "hire captain-1-any2", "go-on")
    assert table.question() == "load"
    assert not table.can(0, "play helmsman")
    assert table.holds_card(0, "helmsman")
