"""The solo mode: how a round and the game end, and the rank reached. Rules: VS-7, VS-8."""

import pytest

from stammtisch.games.village.places.conny import clear_tray
from stammtisch.games.village.scoring import rank_of
from stammtisch.games.village.state import VillageState
from tests.village.alone import alone, conny
from tests.village.table import GAME, Table


@pytest.mark.rule("VS-7.1")
def test_only_the_last_cube_stays_on_the_tray() -> None:
    table = alone(family="brown brown pink pink green plague")
    table.words["tray_at"] = 8
    for cube in ("pink", "brown", "green"):
        table.conny_takes("family", cube)
    assert conny(table)["tray"] == [["brown"], ["green"], *[[]] * 7, ["pink"]]
    clear_tray(table.state)
    table.account()
    assert conny(table)["tray"] == [[], ["green"], *[[]] * 8]
    assert table.state.tray_at == 1


def one_grave_left(**spaces: str) -> Table:
    table = alone(**spaces)
    table.put(1, "chronicle-farm", 1, 1, 2)
    table.put(1, "grave", 1, 1)
    return table


def until_conny_brings_the_end(table: Table) -> Table:
    """Conny takes a brown cube of the family space in such a game that one of hers dies and takes the last grave."""
    table.words["tray_at"] = 1
    for seed in range(30):
        trial = table.in_future(seed)
        trial.conny_takes("family", "brown")
        if trial.state.trigger == 1:
            return trial
    raise AssertionError("no quill")


@pytest.mark.rule("VS-7.2")
def test_you_bring_the_end_and_conny_takes_one_more_cube() -> None:
    table = one_grave_left(family="plague pink pink pink")
    table.time(0, 8)
    table.turn()
    table.act(0, "take family plague", "no-action")
    assert table.state.trigger == 0
    assert table.state.is_over()
    assert table.on_space("family") == {"pink": 2}
    assert table.log()[-1] == "Red reaches 0 points and the rank “Apprentice”."


@pytest.mark.rule("VS-7.2")
def test_conny_brings_the_end_and_you_have_one_more_turn() -> None:
    table = one_grave_left(market="brown", family="brown pink pink pink")
    table = until_conny_brings_the_end(table)
    assert table.state.trigger == 1
    table.turn()
    table.words["last_turns"] = 1
    table.act(0, "take family pink", "no-action")
    assert table.state.is_over()
    assert table.on_space("family") == {"pink": 2}, "Conny has had her last cube"


@pytest.mark.rule("VS-7.2")
def test_connys_last_cube_may_leave_you_a_free_action() -> None:
    table = one_grave_left(family="brown")
    table = until_conny_brings_the_end(table)
    assert table.question() == "free-action"
    assert table.view()["end_brought_on_by"] == "conny"
    table.act(0, "choose grain", "harvest")
    assert table.state.is_over()


@pytest.mark.rule("VS-R8")
def test_if_you_bring_the_end_in_her_market_day_both_have_a_turn() -> None:
    table = one_grave_left(market="brown", family="pink pink pink pink")
    table.market("scroll", "plough")
    table.goods(0, plough=1)
    table.cubes(0, green=1)
    table.time(0, 9)
    table.conny_takes("market", "brown")
    table.act(0, "serve plough")
    assert table.state.trigger == 0
    assert table.state.last_turns == 2
    table.act(0, "take family pink", "no-action")
    assert table.state.is_over()
    assert table.on_space("family") == {"pink": 2}, "she took one after you"


@pytest.mark.rule("VS-R3")
def test_the_well_in_the_last_turn_gives_no_further_turn() -> None:
    table = one_grave_left(market="brown", family="pink pink")
    table.market("scroll", "plough")
    table.goods(0, plough=1)
    table.cubes(0, green=4)
    table.time(0, 9)
    table.conny_takes("market", "brown")
    table.act(0, "serve plough")
    table.act(0, "well", "choose family", "no-action")
    assert table.state.is_over()
    assert table.on_space("family") == {"pink": 2}


@pytest.mark.rule("VS-R3")
def test_bringing_the_end_with_the_well_leaves_conny_no_cube() -> None:
    table = one_grave_left(family="pink pink")
    table.cubes(0, green=3)
    table.time(0, 8)
    table.turn()
    table.act(0, "well", "choose craft", "train smithy 1", "no-action", "let-die farm")
    assert table.state.trigger == 0
    assert table.state.is_over()
    assert table.on_space("family") == {"pink": 2}


@pytest.mark.rule("VS-8.1")
@pytest.mark.parametrize(
    ("points", "rank"),
    [(0, 0), (39, 0), (40, 1), (49, 1), (50, 2), (59, 2), (60, 3), (69, 3), (70, 4), (79, 4), (80, 5), (120, 5)],
)
def test_points_give_a_rank(points: int, rank: int) -> None:
    state = GAME.new(1, 0)
    assert isinstance(state, VillageState)
    assert rank_of(state, points) == rank


@pytest.mark.rule("VS-8.1")
def test_the_rank_is_shown() -> None:
    table = alone()
    table.coins(0, 55)
    assert table.view()["rank"] == "master"
    assert GAME.names()["rank.master"] == {"en": "Master", "de": "Meister"}
    assert Table(2).view()["rank"] is None
