"""A position as numbers: as many as the layout names, what the seat may know and nothing else, in the right places."""

from __future__ import annotations

import math

import pytest

from stammtisch.games.orleans.state import OrleansState
from tests.orleans.lively_games import lively_game
from tests.orleans.table import GAME, Table
from tests.positions import positions_of, step

NAMES = GAME.number_names()
LAYOUT = GAME.judgement.layout()

# Two to four players, all ways of planning, with and without excluded tiles and limited bank, new and in the middle.
GAMES = range(18)
SOME_GAMES = range(1, 9)
EVERY = 7  # so many moves apart are the moments that are looked at closely


def shown(state: OrleansState, seat: int) -> dict[str, float]:
    """The numbers of a position by their names."""
    return dict(zip(NAMES, state.numbers(seat), strict=True))


def of_kind(numbers: dict[str, float], name: str) -> list[str]:
    """Which of several things are chosen."""
    return [key.removeprefix(f"{name} ") for key, value in numbers.items() if key.startswith(f"{name} ") and value]


# In every position


def test_every_number_has_a_name_of_its_own_a_range_and_a_meaning() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert all(number.low < number.high and number.meaning for number in LAYOUT)


@pytest.mark.parametrize("number", GAMES)
def test_every_moment_has_all_numbers_and_they_are_sane(number: int) -> None:
    moment = 0
    for state, _ in lively_game(number):
        moment += 1
        if moment % EVERY and not state.is_over():
            continue
        for seat in range(int(state.seats)):
            found = list(state.numbers(seat))
            assert len(found) == len(LAYOUT)
            for value, declared in zip(found, LAYOUT, strict=True):
                width = declared.high - declared.low
                assert math.isfinite(value)
                assert declared.low - 3 * width <= value <= declared.high + 3 * width, declared.name


@pytest.mark.parametrize("number", GAMES)
def test_what_a_seat_cannot_know_changes_no_number(number: int) -> None:
    moment = 0
    for state, _ in lively_game(number):
        moment += 1
        if moment % EVERY and not state.is_over():
            continue
        for seat in range(int(state.seats)):
            found = list(state.numbers(seat))
            for seed in range(2):
                assert list(state.redeal(seat, seed).numbers(seat)) == found


@pytest.mark.parametrize("number", SOME_GAMES)
def test_copies_and_saved_games_have_the_same_numbers_and_looking_changes_nothing(number: int) -> None:
    moment = 0
    for state, _ in lively_game(number):
        moment += 1
        if moment % (3 * EVERY) and not state.is_over():
            continue
        before = state.dump()
        for seat in range(int(state.seats)):
            found = list(state.numbers(seat))
            assert list(state.copy().numbers(seat)) == found
            assert list(GAME.load(before, is_trusted=True).numbers(seat)) == found
        assert state.dump() == before


@pytest.mark.parametrize("name", positions_of("orleans"))
def test_written_positions_have_numbers_for_every_seat(name: str) -> None:
    state = Table.written(name).state

    for seat in range(int(state.seats)):
        assert all(math.isfinite(value) for value in state.numbers(seat))


# The standing and the seats


def test_the_seat_that_thinks_comes_first_and_the_others_in_table_order() -> None:
    # given
    table = Table(4)
    for seat in range(4):
        table.coins(seat, 10 + seat)
    table.start_planning(start=3)
    # when
    numbers = shown(table.state, 2)
    # then
    assert [numbers[f"{name} coins"] for name in ("own", "+1", "+2", "+3")] == [12, 13, 10, 11]
    assert of_kind(numbers, "start player") == ["+1"]
    assert of_kind(numbers, "seats") == ["4"]
    assert of_kind(numbers, "asked") == ["own", "+1", "+2", "+3"]


def test_where_no_seat_is_all_is_zero() -> None:
    numbers = shown(Table(2).state, 0)

    assert any(value for name, value in numbers.items() if name.startswith("+1 "))
    assert not any(value for name, value in numbers.items() if name.startswith(("+2 ", "+3 ")))
    assert numbers["behind seat +2"] == 0


def test_the_standing_is_the_judgement_of_all_seats() -> None:
    # given: nobody has placed anything
    table = Table(3)
    table.coins(1, 20)
    table.start_planning()
    state = table.state
    # when
    numbers = shown(state, 0)
    # then
    judged = [state.evaluate(seat) for seat in range(3)]
    assert numbers["judgement"] == numbers["now judgement"] == numbers["then judgement"] == judged[0]
    assert numbers["lead"] == judged[0] - judged[1]
    assert numbers["behind seat +2"] == judged[2] - judged[0]
    assert numbers["+1 judgement"] == judged[1]


def test_at_the_end_the_standing_is_the_score() -> None:
    table = Table(3)
    table.goods(1, brocade=2)
    table.end_game()

    numbers = shown(table.state, 1)

    scores = [score.total for score in table.state.scores()]
    assert numbers["judgement"] == scores[1]
    assert numbers["lead"] == scores[1] - max(scores[0], scores[2])
    assert of_kind(numbers, "phase") == ["end"]
    assert of_kind(numbers, "question") == []
    assert of_kind(numbers, "asked") == []


# What is placed and not used yet


def with_a_full_wagon() -> Table:
    """Seat 0 has placed followers at the Wagon."""
    table = Table(2)
    table.clear(0)
    table.merchant(0, "orleans")
    table.put(0, "wagon", "own-farmer", "own-trader", "knight")
    return table


@pytest.mark.parametrize("phase", ["planning", "actions"])
def test_what_is_placed_counts_as_done(phase: str) -> None:
    # given
    table = with_a_full_wagon()
    table.market(0, "own-boatman")
    if phase == "planning":
        table.start_planning()
    else:
        table.start_actions()
    # when
    numbers = shown(table.state, 0)
    # then
    assert numbers["own ready wagon"] == 1
    assert numbers["own missing wagon"] == 0
    assert numbers["own space wagon.3"] == 1
    assert numbers["gain goods points"] > 0
    assert numbers["judgement"] == numbers["then judgement"] > numbers["now judgement"]
    assert numbers["now judgement"] == table.state.evaluate(0)
    assert numbers["then bag knight"] == numbers["own bag knight"] + 1


def test_others_see_that_a_place_is_ready() -> None:
    table = with_a_full_wagon()
    table.start_actions()

    numbers = shown(table.state, 1)

    assert of_kind(numbers, "+1 ready") == ["wagon"]


def test_nobody_is_drawn_in_the_bathhouse_to_see_what_is_placed() -> None:
    # given
    table = Table(2)
    table.clear(0)
    table.furnish(0, "bathhouse", "farmer")
    table.start_actions()
    # when
    numbers = shown(table.state, 0)
    # then
    assert numbers["own ready bathhouse"] == 1
    assert numbers["then judgement"] == numbers["now judgement"]
    assert numbers["own usable places"] == 1


def test_who_has_passed_does_no_more_in_this_round() -> None:
    # given
    table = with_a_full_wagon()
    table.keep_busy(1)
    table.start_actions()
    # when
    table.act(0, "pass")
    numbers = shown(table.state, 0)
    # then
    assert numbers["own passed"] == 1
    assert numbers["judgement"] == numbers["now judgement"]
    assert numbers["gain goods points"] == 0


# Secret plans


@pytest.mark.parametrize(("planning", "is_seen"), [("hidden", False), ("open", True)])
def test_plans_of_others_are_seen_only_where_they_lie_open(planning: str, is_seen: bool) -> None:
    # given
    table = Table(2, planning=planning)
    table.clear(0)
    table.market(0, "own-boatman", "own-craftsman")
    table.start_planning()
    before = shown(table.state, 1)
    # when
    table.act(0, "place own-boatman farm-house.1", "place own-craftsman farm-house.2")
    after = shown(table.state, 1)
    # then
    assert (after["+1 ready farm-house"] == 1) == is_seen
    assert (after != before) == is_seen
    assert shown(table.state, 0)["own ready farm-house"] == 1


def test_it_is_seen_who_has_ended_planning() -> None:
    table = Table(3)
    table.start_planning()

    table.act(1, "end-planning")

    assert of_kind(shown(table.state, 0), "asked") == ["own", "+2"]
    assert of_kind(shown(table.state, 1), "asked") == ["+1", "+2"]


def test_in_order_it_is_seen_who_plans_later() -> None:
    table = Table(3, planning="in_order")
    table.start_planning(start=1)

    numbers = shown(table.state, 0)

    assert of_kind(numbers, "asked") == ["+1", "later own", "later +2"]


# Questions


def test_a_journey_is_asked_with_its_kind_of_route() -> None:
    # given
    table = with_a_full_wagon()
    table.start_actions()
    # when
    table.act(0, "use wagon")
    # then
    for seat, asked in ((0, "own"), (1, "+1")):
        numbers = shown(table.state, seat)
        assert of_kind(numbers, "phase") == ["actions"]
        assert of_kind(numbers, "question") == ["travel"]
        assert of_kind(numbers, "asked") == [asked]
        assert (numbers["travel by land"], numbers["travel by water"]) == (1, 0)
    mine = shown(table.state, 0)
    assert mine["then judgement"] > mine["now judgement"]


@pytest.mark.parametrize(("phase", "done"), [("census", 2), ("event", 6)])
def test_a_debt_is_shown_with_the_phase_of_which_it_comes(phase: str, done: int) -> None:
    table = Table(2)
    table.coins(1, 0)
    table.goods(1, grain=3)
    table.begin([*table.rest_of_round(done), step("torture", seat=1, debt=1)], "taxes")

    numbers = shown(table.state, 0)

    assert of_kind(numbers, "question") == ["torture"]
    assert of_kind(numbers, "asked") == ["+1"]
    assert of_kind(numbers, "phase") == [phase]
    assert numbers["debt"] == 1


# Followers, deeds and the map


def test_followers_are_counted_by_kind_where_they_lie() -> None:
    # given
    table = Table(2)
    table.clear(0)
    table.market(0, "own-farmer", "farmer", "knight")
    table.bag_from_supply(0, "monk", "monk")
    table.put(0, "town-hall", "scholar")
    table.start_planning()
    # when
    numbers = shown(table.state, 0)
    # then
    assert (numbers["own market farmer"], numbers["own market knight"]) == (2, 1)
    assert numbers["own market of own colour"] == 1
    assert (numbers["own bag monk"], numbers["own bag boatman"]) == (2, 1)
    assert numbers["own bag of own colour"] == 3
    assert of_kind(numbers, "own town hall") == ["scholar"]
    assert numbers["own missing town-hall"] == 1
    assert numbers["own followers monk"] == numbers["own bag monk"]


def test_free_spaces_of_deeds_are_counted_by_kind() -> None:
    table = Table(2)
    table.leave_on_deed("papal-conclave", "monk", 1)
    table.start_planning()

    numbers = shown(table.state, 0)

    assert numbers["deed papal-conclave free"] == 2
    assert numbers["deed papal-conclave free monk"] == 1
    assert numbers["deed papal-conclave free knight"] == 1
    assert numbers["deed papal-conclave free farmer"] == 0


def test_the_map_is_shown_from_where_the_merchant_stands() -> None:
    # given
    table = Table(2)
    table.no_goods_on_routes()
    routes = [route for route in table.words["routes"] if "orleans" in route.split(":")[1].split("/")]
    by_land = next(route for route in routes if route.startswith("land:"))
    end = next(town for town in by_land.split(":")[1].split("/") if town != "orleans")
    table.route_goods(by_land, "wool")
    table.start_planning()
    before = shown(table.state, 0)
    # when
    table.station(1, end)
    table.start_planning()
    after = shown(table.state, 0)
    # then
    assert of_kind(before, "merchant") == ["orleans"]
    assert before["site here"] == 1
    assert of_kind(before, "goods by land") == ["wool"]
    assert of_kind(before, "goods by water") == []
    assert before["best good by land"] == before["best good at a site"] == 4
    assert before["sites by land"] == sum(1 for route in routes if route.startswith("land:"))
    assert after["sites by land"] == before["sites by land"] - 1
    assert after["best good at a site"] == 0
    assert after["free towns"] == before["free towns"] - 1


def test_places_left_unused_count_as_used_only_while_they_can_be_used_in_this_round() -> None:
    counted = left = 0
    for number in SOME_GAMES:
        for state, _ in lively_game(number):
            if not state.stack:
                continue
            seat = state.to_act()[0]
            numbers = shown(state, seat)
            differs = any(
                numbers[name] != numbers[name.replace("then ", "now ")]
                for name in NAMES
                if name.startswith("then worth of ")
            )
            if numbers["question followers"]:
                left += 1
                assert not differs
            counted += differs
    assert left > 20
    assert counted > 20
