"""The rewards of the follower tracks, step by step (table of O-5.7)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table


def in_village(kind: str = "", space: int = 0) -> Table:
    """Seat 0 has used the Village, with its marker on a track as given, and chooses."""
    table = Table(2)
    if kind:
        table.move_track(0, kind, space)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_actions()
    table.act(0, "use village")
    return table


def at_farm_house() -> Table:
    """Seat 0 can use the Farm House, if nothing forbids it, and the Scriptorium in any case."""
    table = Table(2)
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    table.put(0, "scriptorium", "knight", "scholar")
    return table


@pytest.mark.rule("O-5.7")
@pytest.mark.parametrize(
    ("step", "good"),
    list(enumerate(["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"], 1)),
)
def test_each_farmer_brings_the_good_of_its_step(step: int, good: str) -> None:
    table = at_farm_house()
    table.move_track(0, "farmer", step - 1)
    table.start_actions()

    table.act(0, "use farm-house")

    assert table.track(0, "farmer") == step
    assert (table.good(0, good), table.player(0).goods_count()) == (1, 1)


@pytest.mark.rule("O-5.7")
@pytest.mark.parametrize(("step", "coins", "citizens"), [(1, 2, 0), (2, 3, 0), (3, 4, 0), (4, 5, 0), (5, 0, 1)])
def test_each_boatman_brings_the_coins_or_the_citizen_of_its_step(step: int, coins: int, citizens: int) -> None:
    table = in_village("boatman", step - 1)
    before = int(table.player(0).coins)
    table.put(0, "scriptorium", "knight", "scholar")  # so that the round goes on

    table.act(0, "recruit boatman")

    assert table.player(0).coins - before == coins
    assert table.player(0).citizens == citizens


@pytest.mark.rule("O-5.7")
@pytest.mark.parametrize("step", [1, 2, 3, 4, 5])
def test_each_craftsman_brings_technology_and_the_first_for_a_farmer_only(step: int) -> None:
    table = in_village("craftsman", step - 1)
    table.put(0, "scriptorium", "knight", "scholar")

    table.act(0, "recruit craftsman")

    aside = (int(table.player(0).farmer_technology), int(table.player(0).technology))
    assert aside == ((1, 0) if step == 1 else (0, 1))


@pytest.mark.rule("O-5.7")
@pytest.mark.parametrize(("step", "tiles"), [(1, 13), (2, 20), (3, 20), (4, 20), (5, 20)])
def test_each_trader_brings_a_place_tile_and_the_first_of_category_one_only(step: int, tiles: int) -> None:
    table = in_village("trader", step - 1)

    table.act(0, "recruit trader")

    assert len(table.legal_of(0, "build")) == tiles


@pytest.mark.rule("O-5.7")
@pytest.mark.parametrize(("step", "points"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_each_scholar_brings_the_development_points_of_its_step(step: int, points: int) -> None:
    table = Table(2)
    table.put(0, "university", "own-farmer", "own-craftsman", "own-trader")
    table.move_track(0, "scholar", step - 1)
    table.start_actions()

    table.act(0, "use university")

    assert table.player(0).development == points


@pytest.mark.rule("O-5.7")
@pytest.mark.parametrize(("step", "limit", "citizens"), [(1, 5, 0), (2, 6, 0), (3, 7, 0), (4, 7, 1), (5, 8, 0)])
def test_each_knight_raises_the_limit_of_the_draw_as_its_step_says(step: int, limit: int, citizens: int) -> None:
    # given
    table = Table(2)
    table.clear(0)
    table.bag(0, "farmer", "farmer", "boatman", "craftsman", "trader", "monk")
    table.put(0, "castle", "own-farmer", "own-boatman", "own-trader")
    table.move_track(0, "knight", step - 1)
    table.start_actions()
    # when
    table.act(0, "use castle")
    # then
    assert table.phase() == "followers"
    assert table.legal_of(0, "draw")[0] == f"draw {limit}"
    assert table.player(0).citizens == citizens
