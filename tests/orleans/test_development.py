"""The development track: coins, citizens and status of every space, and its end (O-9, O-R16, O-R17)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table

COINS = {7: 3, 12: 4, 25: 5}
CITIZENS = {3, 18, 28}
STATUS = [*[1] * 4, *[2] * 5, *[3] * 6, *[4] * 7, *[5] * 8, 6]

UNIVERSITY = ("farmer", "craftsman", "trader")


def at(space: int) -> Table:
    """A table where seat 0's marker stands on a space of the development track."""
    table = Table()
    table.develop(0, space)
    return table


def six_points_from(space: int, *, seats_before: int = 0) -> Table:
    """A table where the last step of the University is about to bring the player six points."""
    table = at(space)
    for seat in range(seats_before + 1):
        table.develop(seat, space)
        table.move_track(seat, "scholar", 4)
        table.put(seat, "university", *UNIVERSITY)
    table.only_actions()
    return table


# Space by space


@pytest.mark.rule("O-9.1")
@pytest.mark.rule("O-9.2")
@pytest.mark.rule("O-9.3")
@pytest.mark.rule("O-9.4")
@pytest.mark.parametrize("space", range(1, 31))
def test_each_space_brings_what_is_printed_on_it(space: int) -> None:
    table = at(space - 1)
    table.put(0, "scriptorium", "knight", "scholar")
    table.only_actions()

    table.act(0, "use scriptorium")

    player = table.player(0)
    assert player.development == space
    assert player.coins == 5 + COINS.get(space, 0)
    assert player.citizens == (1 if space in CITIZENS else 0)
    assert table.status(0) == STATUS[space]


@pytest.mark.rule("O-9.4")
@pytest.mark.parametrize(("space", "status"), [(0, 1), (4, 2), (9, 3), (15, 4), (22, 5), (30, 6)])
def test_the_status_rises_on_its_spaces_and_not_before(space: int, status: int) -> None:
    assert at(space).status(0) == status
    if space > 0:
        assert at(space - 1).status(0) == status - 1


@pytest.mark.rule("O-9.2")
def test_every_player_is_paid_on_a_coin_space() -> None:
    table = Table()
    for seat in range(3):
        table.develop(seat, 6)
        table.put(seat, "scriptorium", "knight", "scholar")
    table.only_actions()

    for seat in range(3):
        table.act(seat, "use scriptorium")

    assert [int(table.player(seat).coins) for seat in range(3)] == [8, 8, 8]


@pytest.mark.rule("O-9.3")
@pytest.mark.parametrize("space", [3, 18, 28])
def test_a_citizen_goes_to_the_first_who_reaches_it_only(space: int) -> None:
    table = Table()
    for seat in range(3):
        table.develop(seat, space - 1)
        table.put(seat, "scriptorium", "knight", "scholar")
    table.only_actions(start=1)

    for seat in (1, 2, 0):
        table.act(seat, "use scriptorium")

    assert [int(table.player(seat).citizens) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("O-9.3")
def test_who_passed_a_citizen_leaves_nothing_for_those_who_stop_there() -> None:
    table = at(2)
    table.furnish(0, "library", "knight", "scholar")
    table.develop(1, 2)
    table.put(1, "scriptorium", "knight", "scholar")
    table.only_actions()

    table.act(0, "use library")
    table.act(1, "use scriptorium")

    assert (table.player(0).development, table.player(1).development) == (4, 3)
    assert (table.player(0).citizens, table.player(1).citizens) == (1, 0)


# Several spaces at once


@pytest.mark.rule("O-9.1")
@pytest.mark.rule("O-R17")
@pytest.mark.parametrize("start", range(25))
def test_six_points_at_once_bring_all_that_is_reached_or_passed(start: int) -> None:
    table = six_points_from(start)
    passed = range(start + 1, start + 7)

    table.act(0, "use university")

    player = table.player(0)
    assert player.development == start + 6
    assert player.coins == 5 + sum(coins for space, coins in COINS.items() if space in passed)
    assert player.citizens == sum(1 for space in CITIZENS if space in passed)
    assert table.status(0) == STATUS[start + 6]


@pytest.mark.rule("O-9.2")
@pytest.mark.rule("O-R17")
def test_two_coin_spaces_in_one_move_are_both_paid() -> None:
    table = six_points_from(6)

    table.act(0, "use university")

    assert table.player(0).development == 12
    assert table.player(0).coins == 5 + 3 + 4


@pytest.mark.rule("O-R17")
@pytest.mark.parametrize(
    ("start", "told"),
    [
        pytest.param(2, ["Yellow wins a citizen.", "Yellow receives 3 coins."], id="3 before 7"),
        pytest.param(24, ["Yellow receives 5 coins.", "Yellow wins a citizen."], id="25 before 28"),
    ],
)
def test_the_spaces_of_one_move_are_resolved_in_order(start: int, told: list[str]) -> None:
    table = six_points_from(start)

    table.act(0, "use university")

    wanted = ("coins.", "citizen.")
    assert [line for line in table.log() if line.endswith(wanted)] == told


@pytest.mark.rule("O-9.3")
@pytest.mark.rule("O-R17")
def test_the_second_to_pass_gets_the_coins_but_not_the_citizen() -> None:
    table = six_points_from(24, seats_before=1)

    table.act(0, "use university")
    table.act(1, "use university")

    assert [int(table.player(seat).coins) for seat in (0, 1)] == [10, 10]
    assert [int(table.player(seat).citizens) for seat in (0, 1)] == [1, 0]
    assert [table.status(seat) for seat in (0, 1)] == [6, 6]


# What the status is for


@pytest.mark.rule("O-9.4")
@pytest.mark.parametrize(("space", "status"), [(0, 1), (8, 2), (9, 3), (21, 4), (29, 5), (30, 6)])
def test_the_status_counts_for_income_hospital_and_score(space: int, status: int) -> None:
    table = at(space)
    table.furnish(0, "hospital", "boatman", "scholar")
    table.station(0, "tours", "blois")
    table.start_actions(event="income")

    before = table.state.scores()[0].parts["trading_stations"]
    table.act(0, "use hospital")

    assert table.state.round == 3, "the Income has been paid as well"
    assert table.player(0).coins == 5 + status + status
    assert before == 2 * status


# The end of the track


@pytest.mark.rule("O-9.5")
@pytest.mark.parametrize("start", [25, 27, 29])
def test_points_beyond_the_last_space_are_lost(start: int) -> None:
    table = six_points_from(start)

    table.act(0, "use university")

    assert table.player(0).development == 30
    assert table.player(0).coins == 5
    assert table.player(0).citizens == (1 if start < 28 else 0)
    assert table.status(0) == 6


@pytest.mark.rule("O-9.5")
@pytest.mark.rule("O-R16")
@pytest.mark.parametrize(
    ("place", "tiles"),
    [
        ("scriptorium", ("knight", "scholar")),
        ("library", ("knight", "scholar")),
        ("shipping-line", ("boatman",)),
        ("pharmacy", ("farmer",)),
    ],
)
def test_at_the_end_the_places_for_development_are_closed(place: str, tiles: tuple[str, ...]) -> None:
    table = at(30)
    table.furnish(0, place, *tiles)
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, f"use {place}")

    assert (refusal.code, refusal.rule) == ("development-at-end", "O-9.5")


@pytest.mark.rule("O-R16")
def test_at_the_end_the_university_still_brings_scholars() -> None:
    table = six_points_from(30)

    table.act(0, "use university")

    assert table.track(0, "scholar") == 5
    assert table.in_bag(0, "scholar") == 1
    assert table.player(0).development == 30


@pytest.mark.rule("O-R16")
def test_at_the_end_the_university_is_closed_by_its_own_track_only() -> None:
    table = at(30)
    table.move_track(0, "scholar", 5)
    table.put(0, "university", *UNIVERSITY)
    table.keep_busy(0)
    table.only_actions()

    assert table.refused(0, "use university").code == "end-of-track"


@pytest.mark.rule("O-R16")
def test_at_the_end_the_windmill_still_pays() -> None:
    table = at(30)
    table.furnish(0, "windmill", "craftsman", "craftsman")
    table.only_actions()

    table.act(0, "use windmill")

    assert (table.player(0).coins, table.player(0).development) == (7, 30)


@pytest.mark.rule("O-R16")
def test_at_the_end_the_canalisation_gives_the_coin() -> None:
    table = at(30)
    table.put(0, "town-hall", "farmer")
    table.only_actions()
    table.act(0, "use town-hall")

    refusal = table.refused(0, "send-for-development farmer canalisation")
    assert (refusal.code, refusal.rule) == ("development-at-end", "O-9.5")
    table.act(0, "send farmer canalisation")

    assert (table.player(0).coins, table.player(0).development) == (6, 30)


@pytest.mark.rule("O-9.5")
def test_one_space_before_the_end_the_library_can_still_be_used() -> None:
    table = at(29)
    table.furnish(0, "library", "knight", "scholar")
    table.only_actions()

    table.act(0, "use library")

    assert table.player(0).development == 30
