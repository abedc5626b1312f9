"""What a computer opponent expects of Marriage. It looks at open information only."""

import random

import pytest

from stammtisch.games.village.judgement.evaluation import worth_of_expansions
from tests.village import lively
from tests.village.marriage.altar import Altar
from tests.village.table import GAME


def hope(table: Altar) -> float:
    """What Marriage adds to the judgement of seat 0."""
    return worth_of_expansions(table.state, 0, 0)


def test_bread_and_tools_are_worth_something_but_less_than_the_smuggler_pays() -> None:
    table = Altar(2)
    table.turn()
    nothing = hope(table)
    table.bread(0, 1)
    with_bread = hope(table)
    table.tools(0, 1)
    with_both = hope(table)
    assert 0 < with_bread - nothing < 2
    assert 0 < with_both - with_bread < 2
    table.bread(1, 3)
    assert hope(table) == with_both, "what others have does not count"


def test_ranks_and_couples_promise_more_than_a_figure_on_the_farm() -> None:
    values = {}
    for place in ("farm", "ceremony", "bakery", "parents"):
        table = Altar(2)
        if place == "ceremony":
            table.rank(4, (0, 1))
        elif place != "farm":
            table.couple(place, (0, 1), "pink")
        table.turn()
        values[place] = hope(table)
    assert values["farm"] < min(values["ceremony"], values["bakery"])
    assert values["bakery"] < values["parents"]


def test_a_higher_rank_promises_more() -> None:
    values = []
    for rank in (6, 3, 1):
        table = Altar(2)
        table.rank(rank, (0, 1))
        table.turn()
        values.append(hope(table))
    assert values == sorted(values)
    assert values[0] < values[2]


def test_a_widow_promises_nothing() -> None:
    married = Altar(2)
    married.couple("parents", (0, 1), (1, 1))
    married.turn()
    widowed = Altar(2)
    widowed.couple("parents", (0, 1), (1, 1))
    widowed.spaces(family="brown", church="pink")
    widowed.turn(1)
    widowed.act(1, "take family brown", "return parents 1")
    widowed.turn()
    assert hope(widowed) < hope(married)


def test_bread_is_not_laid_for_nothing() -> None:
    table = Altar(2)
    table.put(0, "council-2", 1)
    table.bread(0, 1)
    table.turn()
    before = hope(table)
    table.act(0, "lay-bread council-2 1")
    assert hope(table) < before


@pytest.mark.parametrize("seats", [1, 3])
def test_at_the_end_the_judgement_is_the_score(seats: int) -> None:
    state = GAME.new(seats, 3, {"marriage": "side-a"})
    chooser = random.Random(3)
    while state.to_act():
        seat = state.to_act()[0]
        state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
    for seat, score in enumerate(state.scores()):
        assert state.evaluate(seat) == score.total


def test_a_family_that_has_bread_throughout_is_judged_about_as_one_without() -> None:
    table = Altar(2)
    table.turn()
    table.words["players"][0]["family"] = {"wainwright": {"2": 2}, "gone": {"1": 5}}
    without = table.state.evaluate(0)
    table.words["players"][0]["family"] = {"wainwright": {"2-bread": 2}, "gone": {"1": 5}}
    assert table.state.evaluate(0) == pytest.approx(without, abs=5)
