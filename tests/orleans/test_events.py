"""Events: Pilgrimage, Income, Harvest, Taxes, Trading Day and Plague, and the Sacristy that shields from three.

Chapter O-11 of the digest with the rulings O-R28 to O-R32, O-R44 and O-R45.
"""

import pytest

from tests.orleans.accounting import account_for_followers, account_for_goods
from tests.orleans.table import Table

COLOURS = ["Yellow", "Green", "Blue", "Red"]
TOWNS = ["chartres", "tours", "nevers", "bourges"]
LAST_ROUND = 18
OWN_FOLLOWERS = ["own-farmer", "own-boatman", "own-craftsman", "own-trader"]


def players_named(lines: list[str]) -> list[int]:
    """The seats that the lines name, in order, each line by the first seat it names."""
    return [seat for line in lines for seat in range(len(COLOURS)) if COLOURS[seat] in line.replace(":", "").split()]


def coins(table: Table) -> list[int]:
    return [int(player.coins) for player in table.state.players]


def fed(table: Table, *hungry: int) -> Table:
    """Give every player a grain except those named, so that only they pay at the Harvest."""
    for seat in range(len(table.state.players)):
        if seat not in hungry:
            table.goods(seat, grain=1)
    return table


def with_sacristy(seat: int = 0, seats: int = 3) -> Table:
    """A table where one player's Sacristy has its monk."""
    table = Table(seats)
    table.tile(seat, "sacristy")
    table.put(seat, "sacristy", "monk")
    return table


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


# O-11.4: Harvest


@pytest.mark.rule("O-11.4")
@pytest.mark.parametrize("food", ["grain", "cheese", "wine"])
def test_at_the_harvest_each_player_gives_one_food_of_their_choice(food: str) -> None:
    table = fed(Table(3), 0)
    table.goods(0, grain=2, cheese=2, wine=2, wool=1, brocade=1)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert table.question() == "give-food"
    assert table.legal(0) == ["give-food grain", "give-food cheese", "give-food wine"]
    table.act(0, f"give-food {food}")
    assert table.good(0, food) == 1
    assert table.player(0).goods_count() == 7
    assert coins(table) == [5, 5, 5]


@pytest.mark.rule("O-11.4")
@pytest.mark.rule("O-R29")
@pytest.mark.parametrize("food", ["grain", "cheese", "wine"])
def test_food_given_at_the_harvest_returns_to_the_goods_market(food: str) -> None:
    table = Table(3)
    for seat in range(3):
        table.goods(seat, **{food: 1})
    table.no_goods_left(food)
    table.tile(0, "hayrick", "cheese-factory", "winery")
    table.put(0, "hayrick", "farmer")
    table.put(0, "cheese-factory", "farmer", "farmer")
    table.put(0, "winery", "farmer", "trader")
    maker = {"grain": "hayrick", "cheese": "cheese-factory", "wine": "winery"}[food]
    table.start_actions(event="harvest")
    assert not table.can(0, f"use {maker}")

    table.start_event("harvest")

    assert table.supply_of_good(food) == 3
    account_for_goods(table.state)
    table.start_actions()
    assert table.can(0, f"use {maker}"), "what was sold out can be gained again"


@pytest.mark.rule("O-R44")
@pytest.mark.parametrize("food", ["grain", "cheese", "wine"])
def test_a_single_kind_of_food_is_given_without_asking(food: str) -> None:
    table = fed(Table(3), 0)
    table.goods(0, wool=2, **{food: 2})

    table.start_event("harvest", round_number=LAST_ROUND)

    assert table.state.is_over()
    assert table.good(0, food) == 1
    assert coins(table) == [5, 5, 5]


@pytest.mark.rule("O-11.4")
def test_wool_and_brocade_are_no_food() -> None:
    table = fed(Table(3), 0)
    table.goods(0, wool=2, brocade=1)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert coins(table) == [0, 5, 5]
    assert (table.good(0, "wool"), table.good(0, "brocade")) == (2, 1)


@pytest.mark.rule("O-11.4")
@pytest.mark.parametrize("hungry", [0, 1, 2])
def test_who_has_no_food_pays_five_coins(hungry: int) -> None:
    table = fed(Table(3), hungry)
    table.coins(hungry, 7)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert coins(table) == [2 if seat == hungry else 5 for seat in range(3)]


@pytest.mark.rule("O-11.4")
def test_a_fine_that_cannot_be_paid_leads_to_torture() -> None:
    table = fed(Table(3), 0)
    table.coins(0, 3)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert table.question() == "torture"
    assert coins(table) == [0, 5, 5]
    table.act(0, "lose-unbuilt-station", "lose-unbuilt-station")
    assert table.state.is_over()


@pytest.mark.rule("O-11.4")
@pytest.mark.rule("O-R29")
def test_nobody_with_food_may_pay_instead() -> None:
    table = fed(Table(3), 0)
    table.goods(0, grain=1, wine=1)
    table.coins(0, 50)

    table.start_event("harvest", round_number=LAST_ROUND)

    assert table.legal(0) == ["give-food grain", "give-food wine"]
    table.act(0, "give-food grain")
    assert table.player(0).coins == 50


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


# O-11.7: Plague


@pytest.mark.rule("O-11.7")
@pytest.mark.parametrize("kind", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"])
def test_the_plague_sends_a_neutral_follower_back_to_the_board(kind: str) -> None:
    table = Table(3)
    full = table.supply(kind)
    for seat in range(3):
        table.bag(seat, kind, kind)

    table.start_event("plague", round_number=LAST_ROUND)

    assert [table.in_bag(seat, kind) for seat in range(3)] == [1, 1, 1], "one each"
    assert table.supply(kind) == full - 3
    account_for_followers(table.state)


@pytest.mark.rule("O-11.7")
def test_a_follower_taken_by_the_plague_can_be_recruited_again() -> None:
    table = Table(3)
    table.bag(1, "knight")
    table.none_left("knight")
    table.put(0, "castle", "own-farmer", "own-boatman", "own-trader")
    table.tile(0, "hayrick")
    table.put(0, "hayrick", "farmer")
    table.start_actions(event="plague")
    assert table.refused(0, "use castle").code == "kind-sold-out"

    table.start_event("plague")

    table.start_actions()
    table.act(0, "use castle")
    assert table.in_bag(0, "knight") == 1


@pytest.mark.rule("O-11.7")
@pytest.mark.rule("O-R31")
def test_the_plague_moves_no_marker() -> None:
    table = Table(3)
    table.bag(0, "knight")
    table.move_track(0, "knight", 3)

    table.start_event("plague", round_number=LAST_ROUND)

    assert table.in_bag(0, "knight") == 0
    assert table.track(0, "knight") == 3


@pytest.mark.rule("O-11.7")
@pytest.mark.rule("O-R31")
def test_the_plague_spares_who_draws_an_own_follower() -> None:
    table = Table(3)
    table.clear(0)
    supply = [table.supply(kind) for kind in ("farmer", "boatman", "craftsman", "trader")]

    table.start_event("plague", round_number=LAST_ROUND)

    assert [table.in_bag(0, tile) for tile in OWN_FOLLOWERS] == [1, 1, 1, 1]
    assert [table.supply(kind) for kind in ("farmer", "boatman", "craftsman", "trader")] == supply
    assert any("Yellow" in line and "spared" in line for line in table.log())


@pytest.mark.rule("O-11.7")
@pytest.mark.rule("O-R31")
def test_the_plague_draws_blindly_and_only_once() -> None:
    lost = set()
    for seed in range(40):
        table = Table(2, seed)
        table.bag(0, "own-farmer", "knight", "monk")
        table.start_event("plague", round_number=LAST_ROUND)
        assert table.in_bag(0, "own-farmer") == 1
        lost.add((1 - table.in_bag(0, "knight"), 1 - table.in_bag(0, "monk")))

    assert lost == {(0, 0), (1, 0), (0, 1)}, "knight, monk or nobody, but never both"


@pytest.mark.rule("O-R31")
def test_the_plague_does_nothing_to_an_empty_bag() -> None:
    table = Table(3)
    table.put(0, "town-hall", "knight")
    table.market(0, "monk")
    before = table.town_of(0)

    table.start_event("plague", round_number=LAST_ROUND)

    assert table.town_of(0) == before, "followers on market and places are safe"


# O-R32, O-R45: Sacristy


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
