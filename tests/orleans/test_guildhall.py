"""The Guildhall and its trading stations (O-6.12, O-R19)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table

GUILDHALL = ("farmer", "craftsman", "knight")


def ready_to_build(town: str) -> Table:
    """A table where seat 0's merchant stands in a town and the Guildhall is filled."""
    table = Table()
    table.merchant(0, town)
    table.put(0, "guildhall", *GUILDHALL)
    return table


@pytest.mark.rule("O-6.12")
def test_the_guildhall_builds_a_trading_station_where_the_merchant_stands() -> None:
    table = ready_to_build("tours")
    table.only_actions()

    table.act(0, "use guildhall")

    assert table.seen(None, 0)["stations"] == ["tours"]
    assert (table.player(0).stations_built, table.player(0).stations_left) == (1, 9)
    assert [table.in_bag(0, tile) for tile in GUILDHALL] == [1, 1, 1]


@pytest.mark.rule("O-6.12")
@pytest.mark.rule("O-R19")
@pytest.mark.parametrize(("owner", "code"), [(0, "own-station-here"), (1, "other-station-here")])
def test_a_town_takes_one_trading_station_of_whatever_colour(owner: int, code: str) -> None:
    table = ready_to_build("tours")
    table.station(owner, "tours")
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use guildhall")

    assert (refusal.code, refusal.rule) == (code, "O-6.12")
    assert "Tours" in refusal.message


@pytest.mark.rule("O-6.12")
@pytest.mark.rule("O-R19")
def test_in_orleans_everybody_may_build() -> None:
    table = Table(4)
    for seat in range(4):
        table.put(seat, "guildhall", *GUILDHALL)
    table.only_actions()

    for seat in range(4):
        table.act(seat, "use guildhall")

    assert [table.seen(None, seat)["stations"] for seat in range(4)] == [["orleans"]] * 4


@pytest.mark.rule("O-6.12")
@pytest.mark.rule("O-R19")
def test_in_orleans_nobody_builds_twice() -> None:
    table = ready_to_build("orleans")
    table.station(0, "orleans")
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use guildhall")

    assert (refusal.code, refusal.rule) == ("own-station-here", "O-6.12")


@pytest.mark.rule("O-6.12")
@pytest.mark.rule("O-R19")
def test_without_a_trading_station_left_the_guildhall_is_closed() -> None:
    table = ready_to_build("tours")
    towns = ("orleans", "blois", "chinon", "loches", "vierzon", "bourges", "nevers", "sancerre", "briare", "chartres")
    table.station(0, *towns)
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use guildhall")

    assert (refusal.code, refusal.rule) == ("no-station-left", "O-6.12")
