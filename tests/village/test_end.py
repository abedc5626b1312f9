"""The end of the game, in all its ways. Rules: V-10, V-R3 to V-R5, V-R18."""

import pytest

from tests.village.table import Table


def last_grave(seats: int = 3, time: int = 8, **spaces: str) -> Table:
    """One grave is left, no farm slot is free, and seat 0 is close to the quill."""
    table = Table(seats)
    for seat in range(seats):
        table.coins(seat, 0)
    farm = table.free_slots("farm")
    table.put(seats - 1, "chronicle-farm", *[2, 2, 2, 3, 3, 4, 4][:farm])
    table.put(1, "grave", *([1, 1, 1, 1, 2, 2][: int(table.state.graves) - 1]))
    table.time(0, time)
    table.spaces(**spaces)
    return table


@pytest.mark.rule("V-10.1", "V-10.2")
def test_the_last_grave_brings_the_end_and_the_others_have_one_turn() -> None:
    table = last_grave(family="plague", church="pink pink pink pink")
    table.turn()
    table.act(0, "take family plague", "no-action")
    assert table.state.trigger == 0
    assert table.phase() == "last-turns"
    assert table.log()[-1] == "Red triggers the end of the game: the last grave is taken."
    for seat in (1, 2):
        assert table.state.to_act() == [seat]
        table.act(seat, "take church pink", "no-action")
    assert table.state.is_over()
    assert table.state.cubes_left == 2
    assert table.log()[-1] == "The game is over."


@pytest.mark.rule("V-10.1")
def test_the_last_slot_of_the_chronicle_brings_the_end_too() -> None:
    table = Table(2)
    table.coins(0, 0)
    table.put(1, "chronicle-craft", 1, 1)
    table.put(1, "chronicle-farm", 1, 1, 2)
    table.put(1, "chronicle-church", 2, 2)
    table.put(0, "chronicle-travel", 3)
    table.put(0, "bag", 1, 1, 1)
    table.put(0, "council-1", 1)
    table.time(0, 8)
    table.spaces(grain="plague pink pink")
    table.turn()
    table.act(0, "take grain plague")
    assert table.figures_at(0, "chronicle-council") == [1]
    assert table.state.trigger == 0
    assert table.state.graves == 3
    assert "Red triggers the end of the game: the chronicle is full." in table.log()
    table.act(1, "take grain pink")
    assert table.state.is_over()


@pytest.mark.rule("V-10.2")
def test_the_well_serves_a_last_turn_too() -> None:
    table = last_grave(2, family="plague", church="pink")
    table.cubes(1, green=3)
    table.turn()
    table.act(0, "take family plague", "no-action")
    table.act(1, "well", "choose family", "birth")
    assert table.state.is_over()
    assert table.on_space("church") == {"pink": 1}


@pytest.mark.rule("V-10.3")
def test_when_cubes_run_out_the_rest_have_a_free_action() -> None:
    table = last_grave(4, family="plague", church="pink")
    table.turn()
    table.act(0, "take family plague", "no-action")
    table.act(1, "take church pink")
    assert table.state.to_act() == [2]
    assert table.question() == "free-action"
    assert table.refused(2, "well").code == "no-cubes-left"
    assert table.refused(2, "take church pink").code == "no-cubes-left"
    table.act(2, "choose grain", "harvest")
    assert table.player(2).grain == 2
    table.act(3, "no-action")
    assert table.state.is_over()
    assert table.state.round == 1


@pytest.mark.rule("V-10.3")
def test_a_last_action_without_a_cube_costs_what_it_always_costs() -> None:
    table = last_grave(3, family="plague", church="pink")
    table.cubes(2, green=3)
    table.coins(2, 0)
    table.turn()
    table.act(0, "take family plague", "no-action")
    table.act(1, "take church pink", "no-action")
    time = int(table.player(2).time)
    table.act(2, "choose council")
    assert table.cubes_of(2) == {"green": 3}, "the three cubes of the well are waived"
    table.act(2, "enter-council 1")
    assert table.cubes_of(2) == {"green": 1}, "entering the council costs two"
    assert int(table.player(2).time) > time


@pytest.mark.rule("V-R3", "V-10.3", "V-10.5")
def test_the_last_cube_of_a_round_may_bring_the_end() -> None:
    table = last_grave(2, family="plague")
    table.turn()
    table.act(0, "take family plague", "no-action")
    assert table.state.to_act() == [1]
    assert table.question() == "free-action"
    assert "A mass is held." not in table.log(), "the mass of the round is put off"
    table.act(1, "no-action")
    assert table.state.is_over()
    assert table.log().count("A mass is held.") == 1


@pytest.mark.rule("V-10.4")
def test_the_caller_of_a_market_day_brings_the_end() -> None:
    table = last_grave(3, time=9, market="brown", church="pink pink pink pink")
    table.market("scroll", "plough")
    table.goods(0, scroll=1, plough=1)
    table.cubes(0, green=1)
    table.turn()
    table.act(0, "take market brown", "serve scroll", "serve plough")
    assert table.state.trigger == 0
    assert table.state.last_turns == 2
    table.act(1, "take church pink", "no-action")
    table.act(2, "take church pink", "no-action")
    assert table.state.is_over()


@pytest.mark.rule("V-10.4")
def test_another_than_the_caller_brings_the_end_and_all_have_a_turn() -> None:
    table = last_grave(3, market="brown", church="pink pink pink pink pink pink")
    table.time(2, 9)
    table.market("scroll", "plough", "horse-a")
    table.goods(0, scroll=1, horse=1)
    table.cubes(0, green=1)
    table.goods(2, plough=1)
    table.cubes(2, green=1)
    table.turn()
    table.act(0, "take market brown", "serve scroll")
    table.act(2, "serve plough")
    assert table.state.trigger == 2
    assert table.phase() == "market-day", "the day is played to its end"
    table.act(0, "serve horse-a")
    assert table.state.last_turns == 3
    order = []
    while not table.state.is_over():
        seat = table.state.to_act()[0]
        if table.question() == "take-cube":
            order.append(seat)
        table.do_least()
    assert order == [1, 2, 0], "the caller comes last"


@pytest.mark.rule("V-10.5", "V-R18")
def test_the_last_mass_gives_its_two_points() -> None:
    table = last_grave(2, family="plague", church="pink")
    table.put(0, "church-1", 1)
    table.grain(0, 1)
    table.turn()
    table.act(0, "take family plague", "no-action", "let-die farm")
    table.act(1, "take church pink", "no-action")
    assert table.phase() == "mass"
    table.act(0, "promote church-1 1")
    assert table.state.is_over()
    assert table.part(0, "masses") == 2
    assert table.part(0, "church") == 3
    assert table.refused(0, "done").code == "game_over"
    assert table.refused(0, "done").rule == "V-10.5"


@pytest.mark.rule("V-10.6")
def test_who_dies_without_a_place_leaves_the_game() -> None:
    table = last_grave(2, family="plague plague", church="pink")
    table.put(1, "farm", 3)
    table.time(1, 9)
    table.turn()
    table.act(0, "take family plague", "no-action")
    table.act(1, "take family plague", "no-action")
    assert table.figures_at(1, "gone") == [1]
    assert table.state.is_over()


@pytest.mark.rule("V-R4")
def test_only_the_first_time_counts() -> None:
    table = last_grave(2, family="plague plague", church="pink")
    table.put(0, "chronicle-craft", 2, 2)
    table.put(0, "chronicle-church", 2, 3)
    table.put(0, "chronicle-travel", 3)
    table.put(1, "council-1", 1)
    table.put(1, "bag", 1)
    table.time(1, 8)
    table.turn()
    table.act(0, "take family plague", "no-action")
    assert table.state.trigger == 0
    table.act(1, "take family plague", "no-action")
    assert table.figures_at(1, "chronicle-council") == [1]
    assert table.state.chronicle_free() == 0
    assert table.state.trigger == 0
    assert table.state.is_over()


@pytest.mark.rule("V-R5")
def test_a_free_last_action_may_call_a_market_day() -> None:
    table = last_grave(2, family="plague")
    table.market("scroll", "plough")
    table.goods(0, plough=1)
    table.cubes(0, green=1)
    table.goods(1, scroll=1)
    table.turn()
    table.act(0, "take family plague", "no-action")
    table.act(1, "choose market", "serve scroll")
    assert table.state.to_act() == [0], "everybody takes part"
    table.act(0, "serve plough")
    assert table.state.is_over()
    assert table.customers_of(1) == ["scroll"]
