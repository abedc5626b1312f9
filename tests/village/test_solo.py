"""The solo mode: set-up, the marker, how Conny reacts, and mass. Rules: VS-1, VS-5, VS-6.

Her cubes and the end have files of their own.
"""

import pytest

from tests.positions import step
from tests.village.alone import alone, conny
from tests.village.table import BOX, Table

# Set-up


@pytest.mark.rule("VS-1.2")
def test_conny_has_eleven_figures_and_nothing_else() -> None:
    table = Table(1)
    assert table.figures_at(1, "beside-tray") == [1, 1, 1, 1, 2, 2, 2]
    assert table.figures_at(1, "on-church") == [3, 3, 4, 4]
    assert conny(table)["customers"] == []
    assert len(table.state.scores()) == 1


@pytest.mark.rule("VS-1.3", "VS-R4")
def test_the_tray_has_ten_compartments_and_two_sets_of_fate_tiles() -> None:
    table = Table(1)
    assert conny(table)["tray"] == [[]] * 10
    assert conny(table)["fates"] == [["hidden"] * 3] * 2
    assert BOX.fate_compartments == [[2, 3, 4], [7, 8, 9]]


@pytest.mark.rule("VS-1.4")
def test_you_are_always_start_player_and_the_marker_is_a_coin() -> None:
    table = alone(council="brown brown green green")
    table.put(0, "council-4", 1)
    table.turn()
    table.act(0, "take council brown", "privilege start")
    assert table.state.marker == 0
    assert table.state.coins_of(0) == 1
    assert table.player(0).coins == 0
    table.act(0, "take council green", "privilege fame")
    assert table.fame(0) == 3
    board = table.view()["board"]
    assert isinstance(board, dict)
    assert board["next_start"] == "roof", "a new round has begun"
    assert table.state.round == 2
    assert table.state.start_seat == 0


@pytest.mark.rule("VS-1.4")
def test_a_used_marker_stays_away_until_the_round_ends() -> None:
    table = alone(council="brown brown green green", church="pink pink")
    table.put(0, "council-4", 1)
    table.turn()
    table.act(0, "take council brown", "privilege start", "take council green", "privilege fame")
    board = table.view()["board"]
    assert isinstance(board, dict)
    assert board["next_start"] == "used-up"
    assert table.state.coins_of(0) == 0


@pytest.mark.rule("VS-R1")
def test_the_marker_is_spent_before_coins_and_is_worth_no_point() -> None:
    table = alone(council="brown brown", church="pink pink")
    table.coins(0, 2)
    table.put(0, "council-4", 1)
    table.words["marker"] = 0
    assert table.part(0, "coins") == 2
    table.turn()
    table.act(0, "take council brown", "privilege fame")
    assert table.player(0).coins == 2
    assert table.state.marker == -2
    assert "Red uses the next-start marker as a coin." in table.log()


@pytest.mark.rule("VS-1.4")
def test_the_marker_returns_with_the_new_round() -> None:
    table = alone()
    table.words["marker"] = "used-up"
    table.begin(step("new-round"))
    assert table.state.marker == -1


# Reactions


@pytest.mark.rule("VS-5.1", "VS-R2")
def test_connys_market_cube_calls_a_market_day_in_which_you_may_sell() -> None:
    table = alone(market="brown", craft="pink")
    table.market("scroll", "plough", "ox-a", "horse-a")
    table.goods(0, plough=1)
    table.cubes(0, green=1)
    table.conny_takes("market", "brown")
    assert "Conny calls a market day." in table.log()
    assert conny(table)["customers"] == ["scroll"]
    assert table.question() == "sale", "not for free"
    table.act(0, "serve plough")
    assert table.player(0).time == 1
    assert table.cubes_of(0) == {}
    assert table.stalls()[:2] == ["ox-a", "horse-a"]


@pytest.mark.rule("VS-5.2")
def test_on_your_market_day_conny_takes_one_and_you_may_go_on() -> None:
    table = alone(market="brown", craft="brown")
    table.market("scroll", "plough", "ox-a")
    table.goods(0, plough=1, ox=1)
    table.cubes(0, green=1)
    table.turn()
    table.act(0, "take market brown", "serve plough")
    assert conny(table)["customers"] == ["scroll"], "the front one is still the front one"
    table.act(0, "serve ox-a")
    assert conny(table)["customers"] == ["scroll"]
    assert table.customers_of(0) == ["plough", "ox-a"]


@pytest.mark.rule("VS-R9")
def test_if_you_pass_at_once_conny_still_serves() -> None:
    table = alone(market="brown", craft="brown brown")
    table.market("scroll", "plough", "ox-a")
    table.goods(0, plough=1)
    table.turn()
    table.act(0, "take market brown", "leave-market")
    assert conny(table)["customers"] == ["scroll"]
    assert table.question() == "take-cube"


@pytest.mark.rule("VS-5.3")
def test_connys_church_cube_sends_her_lowest_figure_into_the_bag() -> None:
    table = alone(church="brown brown brown brown brown brown")
    for expected in ([3], [3, 3], [3, 3, 4], [3, 3, 4, 4], [3, 3, 4, 4]):
        table.words["tray_at"] = 9
        table.conny_takes("church", "brown")
        assert table.figures_at(1, "bag") == expected
    assert table.figures_at(1, "on-church") == []


@pytest.mark.rule("VS-5.4")
def test_after_the_well_you_are_on_turn_again() -> None:
    table = alone(family="brown brown")
    table.cubes(0, green=3)
    table.turn()
    table.act(0, "well", "choose grain", "harvest")
    assert table.question() == "take-cube"
    assert table.on_space("family") == {"brown": 2}
    assert conny(table)["tray"] == [[]] * 10


# Mass


@pytest.mark.rule("VS-6.1")
def test_connys_drawn_figures_pass_the_steps_she_holds() -> None:
    table = alone()
    table.put(1, "church-1", 3)
    table.put(1, "church-2", 4)
    table.put(1, "bag", 3, 4)
    table.put(0, "bag", 1)
    table.coins(0, 1)
    table.mass()
    table.with_chance(lambda trial: not trial.figures_at(1, "bag"), "done")
    assert sorted(table.figures_at(1, "church-3") + table.figures_at(1, "church-4")) == [3, 4]


@pytest.mark.rule("VS-6.2")
@pytest.mark.parametrize(("mine", "hers", "fame"), [("church-1", "church-1", 2), ("church-1", "church-2", 0)])
def test_a_full_tie_with_conny_still_pays(mine: str, hers: str, fame: int) -> None:
    table = alone()
    table.put(0, mine, 1)
    table.put(1, hers, 3)
    table.mass()
    assert table.fame(0) == fame
