"""The end of the game: the eighteenth round, the last citizen, the points and the ranking.

Chapter O-13 of the digest with the ruling O-R38.
"""

import pytest

import stammtisch
from stammtisch.core.playout import play_randomly
from stammtisch.games.orleans.texts import TEXTS
from tests.orleans.table import Table

GOODS = [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)]


def parts(table: Table, seat: int) -> dict[str, int]:
    return table.state.scores()[seat].parts


def total(table: Table, seat: int) -> int:
    return table.state.scores()[seat].total


def penniless(seats: int) -> Table:
    """A table where nobody has a point."""
    table = Table(seats)
    for seat in range(seats):
        table.coins(seat, 0)
    return table


# O-13.1: The end


@pytest.mark.rule("O-13.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_after_eighteen_rounds_of_three_events_each(seats: int) -> None:
    table = Table(seats, seed=seats)

    play_randomly(table.state, seats)

    assert table.state.is_over()
    rounds = [line for line in table.log() if line.startswith("Round ")]
    assert [line.split(":")[0] for line in rounds] == [f"Round {number}" for number in range(1, 19)]
    events = sorted(line.split(": ")[1] for line in rounds)
    assert events == sorted(["Pilgrimage.", "Income.", "Harvest.", "Taxes.", "Trading Day.", "Plague."] * 3)


@pytest.mark.rule("O-13.1")
@pytest.mark.parametrize(("round_number", "over"), [(16, False), (17, False), (18, True)])
def test_only_the_eighteenth_round_is_the_last(round_number: int, over: bool) -> None:
    table = Table(3)

    table.start_event("income", round_number=round_number)

    assert table.state.is_over() == over
    assert table.state.round == (round_number if over else round_number + 1)


@pytest.mark.rule("O-13.1")
def test_the_event_of_the_last_round_still_happens() -> None:
    table = Table(3)
    table.goods(0, grain=1, wine=1)

    table.start_event("harvest", round_number=18)

    assert not table.state.is_over()
    table.act(0, "give-food grain")
    assert table.state.is_over()
    assert [int(player.coins) for player in table.state.players] == [5, 0, 0]


@pytest.mark.rule("O-13.1")
def test_nothing_is_possible_after_the_end() -> None:
    table = Table(3)
    table.end_game()

    assert table.state.to_act() == []
    assert [table.state.legal(seat) for seat in range(3)] == [[], [], []]
    refusal = table.refused(0, "pass")
    assert (refusal.code, refusal.rule) == ("game_over", "O-13.1")


# O-13.2: The last citizen


@pytest.mark.rule("O-13.2")
@pytest.mark.rule("O-R38")
@pytest.mark.parametrize("winner", [0, 1, 2])
def test_the_last_citizen_goes_to_who_has_built_most_stations(winner: int) -> None:
    table = Table(3)
    table.station(0, "orleans")
    table.station(1, "orleans")
    table.station(2, "orleans")
    table.station(winner, "tours")

    table.end_game()

    assert [int(player.citizens) for player in table.state.players] == [int(seat == winner) for seat in range(3)]
    assert "most-stations" not in str(table.board()["citizens"])


@pytest.mark.rule("O-13.2")
def test_on_a_tie_nobody_gets_the_last_citizen() -> None:
    table = Table(3)
    table.station(0, "orleans")
    table.station(1, "tours", "nevers")
    table.station(2, "blois", "bourges")

    table.end_game()

    assert [int(player.citizens) for player in table.state.players] == [0, 0, 0]
    assert "most-stations" in str(table.board()["citizens"])


@pytest.mark.rule("O-13.2")
def test_a_tie_behind_the_leader_does_not_matter() -> None:
    table = Table(4)
    table.station(0, "orleans")
    table.station(1, "orleans")
    table.station(2, "tours", "nevers")

    table.end_game()

    assert [int(player.citizens) for player in table.state.players] == [0, 0, 1, 0]


@pytest.mark.rule("O-R38")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_stations_at_all_are_a_tie(seats: int) -> None:
    table = Table(seats)

    table.end_game()

    assert [int(player.citizens) for player in table.state.players] == [0] * seats


@pytest.mark.rule("O-R38")
def test_only_built_stations_count_for_the_last_citizen() -> None:
    table = Table(2)
    table.station(0, "orleans", "tours", "nevers")
    table.station(1, "blois", "bourges")
    table.start_torture(0, 2)

    table.act(0, "lose-station tours", "lose-station nevers")

    assert table.state.is_over()
    assert table.player(0).stations_left > 0
    assert [int(player.citizens) for player in table.state.players] == [0, 1]


@pytest.mark.rule("O-13.2")
def test_the_last_citizen_is_awarded_before_points_are_counted() -> None:
    table = penniless(2)
    table.station(0, "tours")
    table.develop(0, 9)
    assert total(table, 0) == 3

    table.end_game()

    assert parts(table, 0)["citizens"] == 3
    assert total(table, 0) == 6


# O-13.3 to O-13.5: The points


@pytest.mark.rule("O-13.3")
@pytest.mark.parametrize("coins", [0, 1, 17])
def test_each_coin_is_worth_a_point(coins: int) -> None:
    table = Table(3)
    table.coins(1, coins)

    table.end_game()

    assert parts(table, 1)["coins"] == coins
    assert total(table, 1) == coins


@pytest.mark.rule("O-13.4")
@pytest.mark.parametrize(("good", "points"), GOODS)
@pytest.mark.parametrize("count", [1, 3])
def test_each_good_is_worth_its_points(good: str, points: int, count: int) -> None:
    table = penniless(3)
    table.goods(1, **{good: count})

    table.end_game()

    assert parts(table, 1)[good] == points * count
    assert total(table, 1) == points * count


@pytest.mark.rule("O-13.5")
@pytest.mark.parametrize(
    ("space", "status"), [(0, 1), (3, 1), (4, 2), (8, 2), (9, 3), (14, 3), (15, 4), (21, 4), (22, 5), (29, 5), (30, 6)]
)
def test_stations_and_citizens_count_as_often_as_the_status(space: int, status: int) -> None:
    table = penniless(3)
    table.develop(1, space)
    table.station(1, "tours", "nevers")
    table.station(2, "blois", "bourges")  # a tie, so that the last citizen stays on the table
    table.citizens(1, 3)

    table.end_game()

    assert parts(table, 1)["trading_stations"] == 2 * status
    assert parts(table, 1)["citizens"] == 3 * status
    assert total(table, 1) == 5 * status


@pytest.mark.rule("O-13.5")
def test_stations_in_stock_are_worth_nothing() -> None:
    table = penniless(3)
    table.develop(1, 30)
    assert table.player(1).stations_left == 10

    table.end_game()

    assert total(table, 1) == 0


@pytest.mark.rule("O-13.3")
@pytest.mark.rule("O-13.4")
@pytest.mark.rule("O-13.5")
def test_the_total_is_the_sum_of_all_parts_and_of_nothing_else() -> None:
    table = Table.written("last-turn")

    table.act(1, "pass")

    assert table.state.is_over()
    assert parts(table, 0) == {
        "coins": 7, "grain": 1, "cheese": 2, "wine": 3, "wool": 4, "brocade": 5, "trading_stations": 4, "citizens": 2,
    }  # fmt: skip
    assert total(table, 0) == 28


# O-13.6: The winner


@pytest.mark.rule("O-13.6")
def test_the_highest_total_wins() -> None:
    table = Table(4)
    for seat, coins in enumerate([3, 9, 5, 7]):
        table.coins(seat, coins)

    table.end_game()

    assert table.state.ranking() == [[1], [3], [2], [0]]


@pytest.mark.rule("O-13.6")
def test_points_count_before_development() -> None:
    table = Table(2)
    table.coins(0, 9)
    table.coins(1, 8)
    table.develop(1, 30)

    table.end_game()

    assert table.state.ranking() == [[0], [1]]


@pytest.mark.rule("O-13.6")
@pytest.mark.parametrize(("first", "second", "ranking"), [(5, 6, [[1], [0]]), (6, 5, [[0], [1]])])
def test_on_a_tie_the_marker_further_along_the_development_track_wins(
    first: int, second: int, ranking: list[list[int]]
) -> None:
    table = Table(2)
    table.develop(0, first)
    table.develop(1, second)  # the same status: the space itself decides

    table.end_game()

    assert total(table, 0) == total(table, 1)
    assert table.state.ranking() == ranking


@pytest.mark.rule("O-13.6")
def test_players_equal_in_points_and_development_share_the_victory() -> None:
    table = Table(4)
    for seat, coins in enumerate([8, 12, 12, 8]):
        table.coins(seat, coins)
        table.develop(seat, 5)
    table.develop(3, 6)

    table.end_game()

    assert table.state.ranking() == [[1, 2], [3], [0]]


@pytest.mark.rule("O-13.6")
def test_the_ranking_names_every_seat_once() -> None:
    for seed in range(5):
        state = stammtisch.game("orleans").new(4, seed)
        play_randomly(state, seed)
        ranking = state.ranking()
        assert sorted(seat for group in ranking for seat in group) == [0, 1, 2, 3]
        totals = [state.scores()[group[0]].total for group in ranking]
        assert totals == sorted(totals, reverse=True)


def test_every_part_of_the_score_has_a_name_and_a_section() -> None:
    table = Table(2)

    for part in parts(table, 0):
        template = TEXTS.scores[part]
        assert template.rule.startswith("O-13.")
        assert template.sentences["en"] != template.sentences["de"]
