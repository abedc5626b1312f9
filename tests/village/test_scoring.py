"""Final scoring and ranking. Rules: V-11, V-R16."""

import random

import pytest

from tests.village import lively
from tests.village.table import GAME, Table

CASTLES = ["west", "south", "centre", "northwest", "northeast", "east"]


@pytest.mark.rule("V-11.1")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
def test_castles_score_more_and_more(count: int, points: int) -> None:
    table = Table()
    table.castles(0, *CASTLES[:count])
    assert table.part(0, "travel") == points


@pytest.mark.rule("V-11.2")
@pytest.mark.parametrize(("step", "points"), [(1, 2), (2, 3), (3, 4), (4, 6)])
def test_church_steps_score(step: int, points: int) -> None:
    table = Table()
    table.put(0, f"church-{step}", 1, 2)
    assert table.part(0, "church") == 2 * points


@pytest.mark.rule("V-11.3")
def test_customers_score_what_they_show() -> None:
    table = Table()
    table.market("scroll")
    table.served(0, "horse-plough", "ox-a")
    assert table.part(0, "customers") == 9


@pytest.mark.rule("V-11.4")
@pytest.mark.parametrize(("members", "points"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 7), (5, 12), (6, 12)])
def test_members_of_the_chronicle_score(members: int, points: int) -> None:
    table = Table(5)
    table.put(0, "chronicle-farm", *[1, 1, 1, 1, 2, 2][:members])
    table.put(0, "grave", 2)
    assert table.part(0, "chronicle") == points


@pytest.mark.rule("V-11.5")
@pytest.mark.parametrize(("step", "points"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_council_steps_score(step: int, points: int) -> None:
    table = Table()
    table.put(0, f"council-{step}", 1, 1)
    assert table.part(0, "council") == 2 * points


@pytest.mark.rule("V-11.6")
def test_coins_score_one_each() -> None:
    table = Table()
    table.coins(0, 7)
    assert table.part(0, "coins") == 7


@pytest.mark.rule("V-11.7")
def test_ties_go_to_grain_then_to_the_living_then_are_shared() -> None:
    table = Table(3)
    assert table.state.ranking() == [[0, 1, 2]]
    table.grain(2, 1)
    assert table.state.ranking() == [[2], [0, 1]]
    table.grain(2, 0)
    table.put(1, "farm", 2)
    assert table.state.ranking() == [[1], [0, 2]]
    table.coins(0, 2)
    assert table.state.ranking() == [[0], [1], [2]]


@pytest.mark.rule("V-R16")
def test_figures_in_the_bag_live_and_the_unborn_do_not() -> None:
    table = Table(2)
    table.put(0, "bag", 1, 1)
    assert table.player(0).living() == 4
    assert table.state.ranking() == [[0, 1]]
    table.put(0, "grave", 1)
    assert table.player(0).living() == 3
    assert table.state.ranking() == [[1], [0]]


def test_the_judgement_ends_at_the_points() -> None:
    for seats in (1, 3):
        state = GAME.new(seats, 4)
        chooser = random.Random(4)
        while state.to_act():
            assert all(isinstance(state.evaluate(seat), float) for seat in range(seats))
            seat = state.to_act()[0]
            state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
        assert [state.evaluate(seat) for seat in range(seats)] == [score.total for score in state.scores()]


def test_the_judgement_prefers_having_more() -> None:
    table = Table(2)
    before = table.state.evaluate(0)
    table.goods(0, ox=1, plough=1)
    table.cubes(0, green=2)
    table.put(0, "church-1", 3)
    assert table.state.evaluate(0) > before + 3
