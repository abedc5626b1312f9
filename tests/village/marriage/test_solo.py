"""Marriage alone with Conny. Rules: VM-8, VS-8.2."""

import pytest

from stammtisch.games.village.ids import RANK_IDS
from stammtisch.games.village.scoring import rank_of
from tests.village.marriage.altar import Altar


@pytest.mark.rule("VM-8.1")
def test_two_rolls_may_bring_two_pink_figures() -> None:
    table = Altar(1)
    table.rank(1, (0, 1))
    table.coins(0, 0)
    table.wedding("orange", "pink")
    assert table.ranks() == ["0:1", "", "", "pink", "pink", ""]
    assert table.pink_left() == 1
    table.act(0, "settle shop")
    assert table.couples() == ["shop: 0:1 & pink"]
    assert table.pink_left() == 2, "the odd one is back"


@pytest.mark.rule("VM-8.1")
def test_birgit_rolls_the_same_rank_twice() -> None:
    """The example of the rulebook: the second roll finds the rank taken and leaves the parents alone."""
    table = Altar(1)
    table.rank(6, (0, 1))
    table.couple("parents", (0, 1), "pink")
    table.couple("bakery", (0, 1), "pink")
    table.wedding("brown", "brown", "green")
    assert table.couples() == ["parents: 0:1 & pink", "parents: 0:1 & pink", "bakery: pink & 0:1"]


@pytest.mark.rule("VM-8.1")
def test_the_second_roll_takes_from_the_parents_if_it_must() -> None:
    table = Altar(1)
    table.rank(1, (0, 1))
    table.couple("parents", (0, 1), "pink")
    table.couple("parents", (0, 1), "pink")
    table.wedding("orange", "brown")
    assert table.ranks() == ["0:1", "", "pink", "pink", "", ""]
    assert table.couples() == ["parents: 0:1 & ", "parents: 0:1 & pink"]


@pytest.mark.rule("VM-8.2")
def test_two_pink_figures_do_not_marry() -> None:
    table = Altar(1)
    table.rank(6, (0, 1))
    table.coins(0, 1)
    table.wedding("green", "brown")
    assert table.pink_left() == 3
    assert table.couples() == []
    assert table.question() == "buy-on-return", "nobody is left for the third: it goes home"
    assert "Two neutral figures would marry; both return to the supply." in table.log()


@pytest.mark.rule("VM-8.3")
@pytest.mark.parametrize(("space", "place"), [("marriage", "chronicle-farm"), ("smuggler", "grave")])
def test_connys_dead_by_the_space_of_her_cube(space: str, place: str) -> None:
    table = Altar(1)
    assert len(table.figures_at(1, "beside-tray")) == 8, "five of the first generation, three of the second"
    table.spaces(**{space: "brown", "church": "pink"})
    table.words["tray_at"] = 1
    for seed in range(200):
        trial = table.in_future(seed)
        trial.conny_takes(space, "brown")
        if trial.figures_at(1, place):
            assert trial.figures_at(1, place) == [1]
            return
    raise AssertionError("the quill never came up")


@pytest.mark.rule("VM-8.3", "VM-8.1")
def test_conny_neither_marries_nor_smuggles() -> None:
    table = Altar(1)
    table.spaces(marriage="brown", smuggler="pink", church="brown")
    table.conny_takes("marriage", "brown")
    table.words["tray_at"] = 0
    assert table.ranks() == [""] * 6
    assert table.couples() == []


@pytest.mark.rule("VS-8.2")
@pytest.mark.parametrize(("points", "rank"), [(54, "apprentice"), (55, "journeyman"), (94, "genius"), (95, "polymath")])
def test_ranks_ask_for_fifteen_points_more(points: int, rank: str) -> None:
    assert RANK_IDS[rank_of(Altar(1).state, points)] == rank


@pytest.mark.rule("VS-8.2")
def test_with_all_three_expansions_genius_begins_at_a_hundred() -> None:
    chosen = Altar(1, inn="side-a", port=True).state.chosen
    assert chosen.rank_shift == 30
