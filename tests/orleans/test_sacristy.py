"""The Sacristy, whose monk shields from Harvest, Taxes and Plague.

Rulings O-R32 and O-R45 of the digest.
"""

import pytest

from tests.orleans.events import LAST_ROUND, fed
from tests.orleans.table import Table


def with_sacristy(seat: int = 0, seats: int = 3) -> Table:
    """A table where one player's Sacristy has its monk."""
    table = Table(seats)
    table.tile(seat, "sacristy")
    table.put(seat, "sacristy", "monk")
    return table


def stricken(event: str) -> Table:
    """A table where the event would cost seat 0, behind the Sacristy, and seat 1, without one."""
    table = with_sacristy()
    table.no_goods_on_routes()
    for seat in (0, 1):
        table.goods(seat, wool=6)
        table.bag(seat, "knight")
        table.coins(seat, 9)
    table.goods(2, grain=1)
    table.start_event(event, round_number=LAST_ROUND)
    return table


LOSSES = [("harvest", 5, 0), ("taxes", 2, 0), ("plague", 0, 1)]


@pytest.mark.rule("O-R32")
@pytest.mark.parametrize(("event", "coins_lost", "knights_lost"), LOSSES)
def test_the_sacristy_keeps_the_event_away_and_its_monk_goes_into_the_bag(
    event: str, coins_lost: int, knights_lost: int
) -> None:
    table = stricken(event)

    assert table.state.to_act() == [0]
    assert table.legal(0) == ["use-sacristy", "no-sacristy"]
    table.act(0, "use-sacristy")

    assert (table.player(0).coins, table.in_bag(0, "knight")) == (9, 1)
    assert table.holds(0, "sacristy") == [""]
    assert table.in_bag(0, "monk") == 1
    assert (table.player(1).coins, table.in_bag(1, "knight")) == (9 - coins_lost, 1 - knights_lost)


@pytest.mark.rule("O-R32")
@pytest.mark.parametrize(("event", "coins_lost", "knights_lost"), LOSSES)
def test_who_declines_the_sacristy_suffers_the_event_and_keeps_the_monk_there(
    event: str, coins_lost: int, knights_lost: int
) -> None:
    table = stricken(event)

    table.act(0, "no-sacristy")

    assert (table.player(0).coins, table.in_bag(0, "knight")) == (9 - coins_lost, 1 - knights_lost)
    assert table.holds(0, "sacristy") == ["monk"]
    assert table.in_bag(0, "monk") == 0


@pytest.mark.rule("O-R32")
@pytest.mark.parametrize("event", ["pilgrimage", "income", "trading-day"])
def test_the_sacristy_is_no_matter_at_other_events(event: str) -> None:
    table = with_sacristy()
    table.station(0, "tours")
    gain = {"pilgrimage": 0, "income": 1, "trading-day": 1}[event]

    table.start_event(event, round_number=LAST_ROUND)

    assert table.state.is_over(), "nobody was asked"
    assert table.holds(0, "sacristy") == ["monk"]
    assert table.player(0).coins == 5 + gain


@pytest.mark.rule("O-R32")
@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
def test_a_sacristy_without_its_monk_does_not_help(event: str) -> None:
    table = fed(Table(3))
    table.tile(0, "sacristy")
    table.market(0, "monk")

    table.start_event(event, round_number=LAST_ROUND)

    assert table.state.is_over(), "nobody was asked"


@pytest.mark.rule("O-R32")
def test_the_sacristy_helps_whoever_has_passed() -> None:
    table = fed(with_sacristy(), 0)
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    table.start_actions(event="harvest", round_number=LAST_ROUND)

    table.act(0, "pass")

    assert table.player(0).has_passed
    table.act(0, "use-sacristy")
    assert table.player(0).coins == 5


@pytest.mark.rule("O-R32")
def test_the_sacristy_does_not_help_against_the_census() -> None:
    table = with_sacristy()
    table.move_track(1, "farmer", 1)
    table.move_track(2, "farmer", 1)

    table.start_census()

    assert table.player(0).coins == 4
    assert table.holds(0, "sacristy") == ["monk"]


@pytest.mark.rule("O-R45")
@pytest.mark.parametrize("event", ["harvest", "taxes", "plague"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_sacristy_asks_even_when_the_event_would_cost_little_or_nothing(event: str, seat: int) -> None:
    table = fed(with_sacristy(seat))
    assert table.player(seat).bag_size == 0

    table.start_event(event, round_number=LAST_ROUND)

    assert table.state.to_act() == [seat]
    assert table.question() == "shelter"
