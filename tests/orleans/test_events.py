"""Events: their order, Pilgrimage, Income, Taxes and Trading Day. Harvest and Plague have files of their own.

Chapter O-11 of the digest with the rulings O-R28, O-R30 and O-R44.
"""

import pytest

from tests.orleans.events import LAST_ROUND, coins, fed
from tests.orleans.table import Table

COLOURS = ["Yellow", "Green", "Blue", "Red"]
TOWNS = ["chartres", "tours", "nevers", "bourges"]


def players_named(lines: list[str]) -> list[int]:
    """The seats that the lines name, in order, each line by the first seat it names."""
    return [seat for line in lines for seat in range(len(COLOURS)) if COLOURS[seat] in line.replace(":", "").split()]


# O-11.1: Order


@pytest.mark.rule("O-11.1")
@pytest.mark.rule("O-R28")
@pytest.mark.parametrize("event", ["income", "harvest", "taxes", "trading-day", "plague"])
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_an_event_reaches_every_player_from_the_start_player_clockwise(event: str, start: int) -> None:
    table = Table(4)
    table.no_goods_on_routes()
    for seat in range(4):
        table.goods(seat, grain=3)
        table.station(seat, TOWNS[seat])
        table.bag(seat, "knight")

    table.start_event(event, start, LAST_ROUND)

    assert players_named(table.log()) == [(start + step) % 4 for step in range(4)]


@pytest.mark.rule("O-R28")
@pytest.mark.parametrize(("start", "expected"), [(0, [3, 1, 0]), (1, [0, 3, 1]), (2, [1, 0, 3])])
def test_a_bank_that_runs_short_pays_in_start_player_order(start: int, expected: list[int]) -> None:
    table = Table(3, limited_bank=True)
    before = [98, 99, 99]  # of 300: the bank has 4
    for seat in range(3):
        table.coins(seat, before[seat])
        table.develop(seat, 9)  # status 3: each would get 3 coins

    table.start_event("income", start, LAST_ROUND)

    assert [now - had for now, had in zip(coins(table), before, strict=True)] == expected
    assert table.board()["bank"] == 0


@pytest.mark.rule("O-R28")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_questions_of_an_event_come_in_start_player_order(start: int) -> None:
    table = Table(3)
    for seat in range(3):
        table.goods(seat, grain=1, wine=1)
    order = [(start + step) % 3 for step in range(3)]

    table.start_event("harvest", start, LAST_ROUND)

    for seat in order:
        assert table.state.to_act() == [seat]
        table.act(seat, "give-food wine")
    assert table.state.is_over()


@pytest.mark.rule("O-11.1")
def test_an_event_waits_until_everybody_has_passed() -> None:
    table = Table(3)
    for seat in range(3):
        table.put(seat, "farm-house", "own-boatman", "own-craftsman")
    table.start_actions(event="income", round_number=LAST_ROUND)

    table.act(0, "pass")
    table.act(1, "pass")
    assert coins(table) == [5, 5, 5]
    table.act(2, "pass")

    assert coins(table) == [6, 6, 6]


@pytest.mark.rule("O-11.1")
def test_an_event_comes_before_the_start_player_moves_on() -> None:
    table = Table(3)
    table.goods(1, grain=1, wine=1)
    fed(table, 1)

    table.start_event("harvest", start=1)

    assert table.state.to_act() == [1]
    assert table.state.start_seat == 1
    table.act(1, "give-food wine")
    assert table.state.start_seat == 2


# O-11.2: Pilgrimage


@pytest.mark.rule("O-11.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_pilgrimage_closes_the_monastery_of_every_player(seat: int) -> None:
    table = Table(3)
    table.tile(seat, "hayrick")
    table.put(seat, "hayrick", "farmer")  # something to do, so that the turn comes to this player
    table.put(seat, "monastery", "scholar", "trader")

    table.start_actions(start=seat, event="pilgrimage")

    refusal = table.refused(seat, "use monastery")
    assert (refusal.code, refusal.rule) == ("pilgrimage", "O-11.2")


@pytest.mark.rule("O-11.2")
@pytest.mark.parametrize("event", ["income", "harvest", "taxes", "trading-day", "plague"])
def test_no_other_event_closes_the_monastery(event: str) -> None:
    table = Table(3)
    table.put(0, "monastery", "scholar", "trader")

    table.start_actions(event=event)

    assert table.can(0, "use monastery")


@pytest.mark.rule("O-11.2")
def test_the_monastery_may_be_filled_during_a_pilgrimage() -> None:
    table = Table(3)
    table.market(0, "scholar")

    table.start_planning(event="pilgrimage")
    table.act(0, "place scholar monastery.1", "place own-trader monastery.2")

    assert table.holds(0, "monastery") == ["scholar", "own-trader"]


@pytest.mark.rule("O-11.2")
def test_followers_of_the_monastery_wait_out_a_pilgrimage() -> None:
    table = Table(3)
    table.put(0, "monastery", "scholar", "trader")

    table.start_actions(event="pilgrimage")

    assert table.state.round == 3, "nobody could do anything, so the round is over"
    assert table.holds(0, "monastery") == ["scholar", "trader"]
    table.start_actions(event="income")
    assert table.can(0, "use monastery")


@pytest.mark.rule("O-11.1")
@pytest.mark.rule("O-11.2")
def test_pilgrimage_does_nothing_in_phase_six() -> None:
    table = Table(3)
    for seat in range(3):
        table.goods(seat, grain=3)
        table.station(seat, TOWNS[seat])
        table.bag(seat, "knight")
    table.turn_over("pilgrimage", LAST_ROUND)
    before = table.now()

    table.start_event("pilgrimage", round_number=LAST_ROUND)

    assert table.state.is_over()
    assert table.now() == {**before, "round": LAST_ROUND, "event": "pilgrimage", "waiting": []}


# O-11.3: Income


@pytest.mark.rule("O-11.3")
@pytest.mark.rule("O-R30")
@pytest.mark.parametrize(
    ("space", "status"), [(0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (15, 4), (22, 5), (29, 5), (30, 6)]
)
def test_income_pays_the_development_status(space: int, status: int) -> None:
    table = Table(3)
    table.develop(1, space)

    table.start_event("income", round_number=LAST_ROUND)

    assert coins(table) == [6, 5 + status, 6]


# O-11.5: Taxes


@pytest.mark.rule("O-11.5")
@pytest.mark.rule("O-R30")
@pytest.mark.parametrize(
    ("grain", "wool", "brocade", "tax"),
    [(0, 0, 0, 0), (1, 1, 0, 0), (1, 1, 1, 1), (5, 0, 0, 1), (2, 2, 2, 2), (4, 2, 2, 2), (4, 3, 2, 3)],
)
def test_taxes_cost_one_coin_for_every_full_set_of_three_goods(grain: int, wool: int, brocade: int, tax: int) -> None:
    table = Table(3)
    table.goods(1, grain=grain, wool=wool, brocade=brocade)

    table.start_event("taxes", round_number=LAST_ROUND)

    assert coins(table) == [5, 5 - tax, 5]
    assert table.player(1).goods_count() == grain + wool + brocade, "the goods are kept"


@pytest.mark.rule("O-R44")
def test_taxes_are_paid_without_asking() -> None:
    table = Table(3)
    table.no_goods_on_routes()
    for seat in range(3):
        table.goods(seat, grain=6)

    table.start_event("taxes", round_number=LAST_ROUND)

    assert table.state.is_over()
    assert coins(table) == [3, 3, 3]


@pytest.mark.rule("O-11.5")
def test_taxes_that_cannot_be_paid_lead_to_torture() -> None:
    table = Table(3)
    table.goods(0, wool=6)
    table.coins(0, 1)

    table.start_event("taxes", round_number=LAST_ROUND)

    assert table.question() == "torture"
    table.act(0, "lose-good wool")
    assert table.state.is_over()


# O-11.6: Trading Day


@pytest.mark.rule("O-11.6")
@pytest.mark.rule("O-R30")
def test_trading_day_pays_one_coin_for_each_station_on_the_map() -> None:
    table = Table(4)
    table.station(1, "orleans")
    table.station(2, "orleans", "tours", "nevers", "bourges")
    table.station(3, "chartres", "blois")

    table.start_event("trading-day", round_number=LAST_ROUND)

    assert coins(table) == [5, 6, 9, 7], "ten stations in stock are worth nothing"


@pytest.mark.rule("O-R30")
def test_a_station_lost_before_pays_nothing_on_trading_day() -> None:
    table = Table(3)
    table.station(0, "orleans", "tours")
    table.coins(0, 0)
    table.move_track(1, "farmer", 1)
    table.move_track(2, "farmer", 1)
    table.start_census(event="trading-day")
    table.act(0, "lose-station tours")

    table.start_event("trading-day", round_number=LAST_ROUND)

    assert table.player(0).coins == 1
