"""The variant of excluding place tiles before the first round (O-1.10)."""

from __future__ import annotations

import pytest

from stammtisch.core.plain import Json
from tests.orleans.table import Table

ALL_TILES = {
    "hayrick", "cheese-factory", "winery", "wool-manufacturer", "tailor-shop", "brewery", "library", "windmill",
    "hospital", "bathhouse", "sacristy", "herb-garden", "shipping-line",
    "gunpowder-tower", "cellar", "office", "school", "pharmacy", "horse-wagon", "laboratory",
}  # fmt: skip


def tiles_on_table(table: Table) -> set[Json]:
    found = table.board()["place_tiles"]
    assert isinstance(found, list)
    assert len(set(found)) == len(found)
    return set(found)


@pytest.mark.rule("O-1.10")
@pytest.mark.parametrize("seats", [3, 4])
def test_excluding_goes_once_around_before_round_one(seats: int) -> None:
    # given
    table = Table(seats, exclude_place_tiles=True)
    excluded = ["school", "hayrick", "office", "brewery"][:seats]
    assert table.phase() == "exclude"
    # when
    for seat, tile in enumerate(excluded):
        assert table.state.to_act() == [seat]
        table.act(seat, f"exclude {tile}")
    # then
    assert (table.state.observe(None)["round"], table.phase()) == (1, "planning")
    assert tiles_on_table(table) == ALL_TILES - set(excluded)


@pytest.mark.rule("O-1.10")
def test_tiles_of_both_categories_can_be_excluded() -> None:
    table = Table(3, exclude_place_tiles=True)

    offered = {notation.removeprefix("exclude ") for notation in table.legal(0)}

    assert offered == ALL_TILES


@pytest.mark.rule("O-1.10")
@pytest.mark.rule("O-R40")
def test_with_two_players_each_excludes_two_in_a_row() -> None:
    table = Table(2, exclude_place_tiles=True)

    asked = []
    for tile in ["school", "hayrick", "office", "brewery"]:
        asked.append(table.state.to_act())
        table.act(asked[-1][0], f"exclude {tile}")

    assert asked == [[0], [0], [1], [1]]
    assert table.phase() == "planning"
    assert len(tiles_on_table(table)) == 16


@pytest.mark.rule("O-R40")
def test_excluded_tiles_are_public() -> None:
    table = Table(2, exclude_place_tiles=True)

    table.act(0, "exclude school")

    assert "school" not in tiles_on_table(table)
    assert any("Yellow" in line and "School" in line for line in table.log())


@pytest.mark.rule("O-1.10")
def test_a_tile_is_excluded_only_once() -> None:
    table = Table(3, exclude_place_tiles=True)
    table.act(0, "exclude school")

    refusal = table.refused(1, "exclude school")

    assert (refusal.code, refusal.rule) == ("tile-not-on-table", "O-1.8")


@pytest.mark.rule("O-1.10")
def test_without_the_option_nothing_is_excluded() -> None:
    table = Table(3)

    refusal = table.refused(0, "exclude school")

    assert (refusal.code, refusal.rule) == ("exclude-too-late", "O-1.10")


@pytest.mark.rule("O-1.10")
def test_an_excluded_tile_cannot_be_built() -> None:
    # given
    table = Table(3, exclude_place_tiles=True)
    table.act(0, "exclude hayrick")
    table.act(1, "exclude school")
    table.act(2, "exclude office")
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_actions()
    # when
    table.act(0, "use village", "recruit trader")
    # then
    assert table.refused(0, "build hayrick").code == "tile-not-on-table"
    assert table.can(0, "build brewery")
