"""The mass. Rules: V-9, V-R18."""

import pytest

from tests.village.table import Table, in_bag


def before_mass(seats: int = 3) -> Table:
    table = Table(seats)
    for seat in range(seats):
        table.coins(seat, 0)
    return table


@pytest.mark.rule("V-9.1")
def test_a_mass_with_only_monks_still_lets_figures_move_up() -> None:
    table = before_mass()
    table.put(1, "church-1", 1)
    table.grain(1, 1)
    table.mass()
    assert table.phase() == "mass"
    assert table.state.to_act() == [1]
    assert table.legal(1) == ["promote church-1 1", "done"]
    table.act(1, "promote church-1 1")
    assert table.state.round == 2
    assert "Drawn from the bag: 4 monks." in table.log()
    assert table.part(1, "masses") == 2


@pytest.mark.rule("V-9.2")
def test_everybody_may_once_buy_figures_out_from_the_start_player_on() -> None:
    table = before_mass()
    table.words["start_seat"] = 1
    for seat in range(3):
        table.put(seat, "bag", 1, 1)
        table.coins(seat, 2)
    table.mass()
    assert table.state.to_act() == [1]
    table.act(1, "buy-out 1", "done")
    assert table.state.to_act() == [2]
    table.act(2, "buy-out 1", "buy-out 1")
    assert table.state.to_act() == [0], "both of seat 2 are out, so nobody asks it again"
    table.act(0, "buy-out 1")
    assert [int(table.player(seat).coins) for seat in range(3)] == [1, 1, 0]
    assert [len(table.figures_at(seat, "church-1")) for seat in range(3)] == [1, 1, 2]
    assert [in_bag(table, seat) for seat in range(3)] == [1, 1, 0], "four are out: nothing is drawn"


@pytest.mark.rule("V-9.2")
def test_after_four_nobody_can_be_bought_out() -> None:
    table = before_mass(2)
    table.put(0, "bag", 1, 1, 1, 1)
    table.put(1, "bag", 1)
    table.coins(0, 5)
    table.coins(1, 5)
    table.mass()
    table.act(0, "buy-out 1", "buy-out 1", "buy-out 1", "buy-out 1")
    assert table.state.round == 2, "seat 1 was not asked"
    assert in_bag(table, 1) == 1
    assert table.player(0).coins == 1


@pytest.mark.rule("V-9.3")
def test_figures_are_drawn_to_four_and_monks_go_back() -> None:
    table = before_mass(2)
    table.put(0, "bag", 1, 1, 1, 1, 2, 2, 2)
    table.put(1, "bag", 1, 1)
    table.coins(0, 1)
    table.mass()
    table.with_chance(lambda trial: len(trial.figures_at(0, "church-1")) == 4, "buy-out 2")
    assert in_bag(table, 0) + in_bag(table, 1) == 5, "those not drawn stay"
    assert table.state.round == 2


@pytest.mark.rule("V-9.3")
def test_monks_are_drawn_as_often_as_their_number_says() -> None:
    drawn = 0
    for seed in range(300):
        table = Table(2, seed)
        table.put(0, "bag", 1, 1, 1, 1)
        table.coins(0, 0)
        table.mass()
        drawn += len(table.figures_at(0, "church-1"))
    # Four of eight figures come out: two of the four family members on average.
    assert 540 < drawn < 660


@pytest.mark.rule("V-9.4")
def test_steps_cost_one_two_and_four_grain() -> None:
    table = before_mass()
    table.put(0, "church-1", 1, 2)
    table.grain(0, 4)
    table.mass()
    table.act(0, "promote church-1 1", "promote church-2 1")
    assert table.player(0).grain == 1
    assert table.refused(0, "promote church-3 1").code == "promotion-too-dear"
    table.act(0, "promote church-1 2")
    assert table.player(0).grain == 0
    assert table.figures_at(0, "church-3") == [1]
    assert table.figures_at(0, "church-2") == [2]


@pytest.mark.rule("V-9.4")
def test_the_fourth_step_costs_four_and_is_the_last() -> None:
    table = before_mass()
    table.put(0, "church-3", 1)
    table.grain(0, 5)
    table.mass()
    table.act(0, "promote church-3 1")
    assert table.player(0).grain == 1
    assert table.figures_at(0, "church-4") == [1]
    assert table.state.round == 2


@pytest.mark.rule("V-9.4")
def test_promotions_go_in_order_and_can_be_declined() -> None:
    table = before_mass()
    table.words["start_seat"] = 2
    for seat in range(3):
        table.put(seat, "church-1", 1)
        table.grain(seat, 1)
    table.mass()
    for seat in (2, 0, 1):
        assert table.state.to_act() == [seat]
        table.act(seat, "done")
    assert table.player(0).grain == 1


@pytest.mark.rule("V-9.5")
@pytest.mark.parametrize(
    ("first", "second", "fame"),
    [
        ({"church-1": 2}, {"church-4": 1}, (2, 0)),
        ({"church-1": 2}, {"church-1": 1, "church-2": 1}, (0, 2)),
        ({"church-3": 1, "church-1": 1}, {"church-3": 1, "church-2": 1}, (2, 2)),
        ({}, {}, (0, 0)),
        ({}, {"church-1": 1}, (0, 2)),
    ],
)
def test_majority_then_foremost_figure_then_all(
    first: dict[str, int], second: dict[str, int], fame: tuple[int, int]
) -> None:
    table = before_mass(2)
    for seat, figures in ((0, first), (1, second)):
        for place, number in figures.items():
            table.put(seat, place, *[1] * number)
    table.mass()
    assert (table.fame(0), table.fame(1)) == fame
    assert table.part(0, "masses") == fame[0]


@pytest.mark.rule("V-9.5")
def test_the_bag_does_not_count_for_the_majority() -> None:
    table = before_mass(2)
    table.put(0, "bag", 1)
    table.put(1, "church-1", 1)
    table.coins(0, 1)
    table.mass()
    table.with_chance(lambda trial: in_bag(trial, 0) == 1, "done")
    assert (table.fame(0), table.fame(1)) == (0, 2)


@pytest.mark.rule("V-9.6")
def test_who_has_the_marker_starts_the_next_round() -> None:
    table = before_mass()
    table.words["marker"] = 2
    table.mass()
    assert table.state.start_seat == 2
    assert table.state.to_act() == [2]
    assert table.state.marker == -1, "back on the roof"
    table.mass()
    assert table.state.start_seat == 2, "nobody took it: the start player stays"


@pytest.mark.rule("V-R18")
def test_the_old_start_player_begins_the_mass() -> None:
    table = before_mass()
    table.words["marker"] = 2
    for seat in range(3):
        table.put(seat, "bag", 1)
        table.coins(seat, 1)
    table.mass()
    assert table.state.to_act() == [0]
