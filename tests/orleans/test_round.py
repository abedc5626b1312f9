"""The round of Orléans: its phases, the hourglass, the census, the start player (O-2)."""

from __future__ import annotations

from itertools import groupby

import pytest

from tests.orleans.table import Table


def farmers(table: Table, *spaces: int) -> None:
    """Set the markers on the farmers' track, seat by seat."""
    for seat, space in enumerate(spaces):
        table.move_track(seat, "farmer", space)


def coins(table: Table) -> list[int]:
    return [int(player.coins) for player in table.state.players]


# Rounds and phases


@pytest.mark.rule("O-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_has_eighteen_rounds(seats: int) -> None:
    table = Table(seats)

    rounds = []
    while not table.state.is_over():
        rounds.append(int(table.state.round))
        table.pass_round()

    assert rounds == list(range(1, 19))
    assert table.board()["events_left"] == {
        "pilgrimage": 0,
        "income": 0,
        "harvest": 0,
        "taxes": 0,
        "trading-day": 0,
        "plague": 0,
    }


@pytest.mark.rule("O-2.1")
def test_the_phases_follow_one_another() -> None:
    # given: a round that asks somebody in every phase that can ask
    table = Table(3)
    farmers(table, 2, 1, 0)
    table.coins(2, 0)
    table.bag(0, "knight")
    table.put(1, "farm-house", "own-boatman", "own-craftsman")
    table.goods(0, grain=1, cheese=1)
    table.start_census(event="harvest")
    # when
    phases = []
    while table.state.round == 2:
        phases.append(table.phase())
        table.do_least()
    # then
    assert [phase for phase, _ in groupby(phases)] == ["census", "followers", "planning", "actions", "event"]
    assert table.state.start_seat == 1
    assert any(line.startswith("Round 3: ") for line in table.log())


# Hourglass


@pytest.mark.rule("O-2.2")
def test_the_hourglass_counts_the_round_and_names_its_event() -> None:
    # given
    table = Table(3)
    table.turn_over("income", 6)
    before = table.board()["events_left"]
    assert isinstance(before, dict)
    # when
    table.begin(table.rest_of_round(0), "income", round_number=6)
    # then
    event = str(table.state.observe(None)["event"])
    left = table.board()["events_left"]
    assert isinstance(left, dict)
    assert table.state.observe(None)["round"] == 7
    assert [name for name in left if left[name] != before[name]] == [event]
    assert sum(int(str(number)) for number in left.values()) == 18 - 7


@pytest.mark.rule("O-2.2")
def test_an_event_other_than_pilgrimage_waits_until_all_have_passed() -> None:
    # given
    table = Table(2)
    for seat in (0, 1):
        table.put(seat, "farm-house", "own-boatman", "own-craftsman")
    table.start_actions(event="income")
    # when
    table.act(0, "pass")
    waiting = coins(table)
    table.act(1, "pass")
    # then
    assert waiting == [5, 5]
    assert coins(table) == [6, 6]


@pytest.mark.rule("O-2.2")
def test_a_pilgrimage_works_during_the_actions() -> None:
    # given
    table = Table(2)
    table.put(0, "monastery", "scholar", "own-trader")
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    # when
    table.start_actions(event="pilgrimage")
    # then
    assert table.refused(0, "use monastery").code == "pilgrimage"


# Census


@pytest.mark.rule("O-2.3")
@pytest.mark.parametrize(
    ("spaces", "after"),
    [((3, 1, 1, 2), [6, 5, 5, 5]), ((1, 1, 2, 4), [5, 5, 5, 6]), ((0, 0, 1, 0), [5, 5, 6, 5])],
)
def test_whoever_is_alone_in_front_gets_a_coin(spaces: tuple[int, ...], after: list[int]) -> None:
    table = Table(4)
    farmers(table, *spaces)

    table.start_census()

    assert coins(table) == after


@pytest.mark.rule("O-2.3")
def test_a_shared_lead_pays_nobody() -> None:
    table = Table(4)
    farmers(table, 3, 1, 1, 3)

    table.start_census()

    assert coins(table) == [5, 5, 5, 5]


@pytest.mark.rule("O-2.4")
def test_whoever_is_alone_at_the_rear_pays_a_coin() -> None:
    table = Table(4)
    farmers(table, 2, 1, 2, 2)

    table.start_census()

    assert coins(table) == [5, 4, 5, 5]


@pytest.mark.rule("O-2.4")
def test_a_shared_last_position_costs_nobody() -> None:
    table = Table(3)
    farmers(table, 1, 1, 4)

    table.start_census()

    assert coins(table) == [5, 5, 6]


@pytest.mark.rule("O-2.4")
@pytest.mark.rule("O-R27")
def test_both_halves_of_the_census_are_judged_separately() -> None:
    both, only_front, only_rear = Table(3), Table(3), Table(3)
    farmers(both, 0, 2, 1)
    farmers(only_front, 0, 2, 0)
    farmers(only_rear, 0, 2, 2)

    for table in (both, only_front, only_rear):
        table.start_census()

    assert coins(both) == [4, 6, 5]
    assert coins(only_front) == [5, 6, 5]
    assert coins(only_rear) == [4, 5, 5]


@pytest.mark.rule("O-2.4")
def test_a_coin_for_the_census_goes_to_the_bank_and_not_to_the_one_in_front() -> None:
    table = Table(3, limited_bank=True)
    farmers(table, 0, 2, 2)

    table.start_census()

    assert table.board()["bank"] == 300 - 14


@pytest.mark.rule("O-2.4")
def test_a_player_without_a_coin_faces_torture_at_the_census() -> None:
    # given
    table = Table(3)
    farmers(table, 1, 0, 2)
    table.coins(1, 0)
    table.goods(1, wine=1)
    # when
    table.start_census()
    # then
    assert (table.phase(), table.question(), table.state.to_act()) == ("census", "torture", [1])
    table.act(1, "lose-good wine")
    assert table.good(1, "wine") == 0
    assert coins(table) == [5, 0, 6]
    assert table.phase() == "planning"


@pytest.mark.rule("O-2.4")
def test_a_player_with_one_coin_pays_it_without_torture() -> None:
    table = Table(3)
    farmers(table, 1, 0, 2)
    table.coins(1, 1)

    table.start_census()

    assert coins(table) == [5, 0, 6]
    assert table.question() == "planning"


@pytest.mark.rule("O-2.4")
def test_others_wait_while_the_census_tortures() -> None:
    table = Table(3)
    farmers(table, 1, 0, 2)
    table.coins(1, 0)
    table.start_census()

    refusal = table.refused(0, "end-planning")

    assert refusal.code == "not-asked"


@pytest.mark.rule("O-2.5")
def test_with_two_players_nobody_pays() -> None:
    # given
    table = Table(2)
    farmers(table, 0, 3)
    table.coins(0, 0)
    # when
    table.start_census()
    # then
    assert coins(table) == [0, 6]
    assert table.question() == "planning"


@pytest.mark.rule("O-2.5")
def test_with_two_players_a_tie_pays_nobody() -> None:
    table = Table(2)
    farmers(table, 3, 3)

    table.start_census()

    assert coins(table) == [5, 5]


@pytest.mark.rule("O-R27")
def test_the_census_looks_at_the_track_and_not_at_the_followers() -> None:
    # given
    table = Table(3)
    farmers(table, 2, 0, 1)
    table.bag(1, "farmer", "farmer", "farmer", "farmer")
    # when
    table.start_census()
    # then
    assert coins(table) == [6, 4, 5]


@pytest.mark.rule("O-R27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_happens_at_the_census_while_nobody_has_moved(seats: int) -> None:
    table = Table(seats)

    assert coins(table) == [5] * seats
    assert not any(line.startswith("Census") for line in table.log())


# Start player


@pytest.mark.rule("O-2.6")
@pytest.mark.parametrize(("seats", "before", "after"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (4, 2, 3)])
def test_the_start_player_token_goes_to_the_left(seats: int, before: int, after: int) -> None:
    table = Table(seats)

    table.start_event("income", start=before)

    assert table.state.observe(None)["start_seat"] == after


@pytest.mark.rule("O-2.6")
def test_the_start_player_stays_the_same_for_a_whole_round() -> None:
    # given
    table = Table(3)
    table.bag(0, "knight")
    table.put(1, "farm-house", "own-boatman", "own-craftsman")
    table.start_census(start=1)
    # when
    starts = set()
    while table.state.round == 2:
        starts.add(int(table.state.start_seat))
        table.do_least()
    # then
    assert starts == {1}
    assert table.state.start_seat == 2
