"""Death at sea, the third way to the end, and Conny. Rules: VP-6, VP-8, VP-R7, VP-R8."""

import pytest

from stammtisch.games.village.ids import TRAVEL_GROUP, TRAVEL_SPACE
from tests.positions import step
from tests.village.port.sea import Sea, SeaOfBefore
from tests.village.table import BOX


def dies(table: Sea, seat: int = 0) -> None:
    """A death is due for a seat, before the next turn."""
    table.deaths_due(seat)
    table.begin(step("after-turn", seat=seat), step("settle", seat=seat))


@pytest.mark.rule("VP-6.1", "VP-6.3")
def test_who_dies_at_sea_enters_the_travel_group() -> None:
    table = Sea(3)
    table.at(0, "tea-island", "figure-1", "ox")
    free = table.free_slots("travel")
    dies(table)
    table.act(0, "let-die ship")
    assert table.free_slots("travel") == free - 1
    assert table.figures_at(0, "chronicle-travel") == [1]
    assert table.cargo_of(0) == ["ox"], "the hold is free, the voyage goes on"
    assert table.captain(0) == "captain-2-pink"


@pytest.mark.rule("VP-6.1", "VP-6.3")
def test_a_dead_keeper_leaves_the_lighthouse_free() -> None:
    table = Sea(3)
    table.keeper(0, "carters-island", 1)
    dies(table)
    table.act(0, "let-die lighthouse")
    assert table.figures_at(0, "chronicle-travel") == [1]
    assert table.now()["port"]["lighthouses"] == {}
    assert "Red: the lighthouse is free again (carters' island)." in table.log()


@pytest.mark.rule("VP-6.1", "VP-6.2")
def test_without_a_slot_the_sea_takes_the_dead_on_a_space_of_choice() -> None:
    table = Sea(3)
    table.fill_travel_group()
    table.at(0, "tea-island", "figure-1")
    graves = table.state.graves
    dies(table)
    table.act(0, "let-die ship")
    assert table.question() == "sea-burial"
    assert table.legal(0) == ["bury 1", "bury 2", "bury 3", "bury 4"]
    table.act(0, "bury 2")
    assert (table.part(0, "burials"), table.figures_at(0, "sea")) == (2, [1])
    assert table.state.graves == graves, "never the graveyard"
    view = table.view()["port"]
    assert isinstance(view, dict)
    assert isinstance(view["burials"], dict)
    assert view["burials"] == {"1": None, "2": 0, "3": None, "4": None}


@pytest.mark.rule("VP-6.2")
@pytest.mark.parametrize(("space", "points"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_every_burial_space_has_its_points(space: int, points: int) -> None:
    table = Sea(3)
    table.fill_travel_group()
    table.at(0, "tea-island", "figure-1")
    dies(table)
    table.act(0, "let-die ship", f"bury {space}")
    assert table.fame(0) == points


@pytest.mark.rule("VP-6.2")
def test_a_taken_space_is_refused() -> None:
    table = Sea(3)
    table.fill_travel_group()
    table.bury(1, 1)
    table.at(0, "tea-island", "figure-1")
    dies(table)
    table.act(0, "let-die ship")
    assert table.refused(0, "bury 1").code == "burial-taken"
    assert table.refused(1, "bury 2").code == "not-asked"


@pytest.mark.rule("VP-6.3")
def test_of_two_keepers_with_the_same_number_the_owner_says_which_died() -> None:
    table = Sea(3)
    table.fill_travel_group()
    table.keeper(0, "tea-island", 1)
    table.keeper(0, "cattle-island", 1)
    dies(table)
    table.act(0, "let-die lighthouse")
    assert table.legal(0) == ["darken cattle-island", "darken tea-island"]
    assert table.refused(0, "darken carters-island").code == "not-your-keeper"
    table.act(0, "darken tea-island", "bury 1")
    assert table.figures_at(0, "lighthouse") == [1]
    assert len(table.now()["port"]["lighthouses"]) == 1


@pytest.mark.rule("VP-6.3")
def test_bread_does_not_hide_which_lighthouse_a_keeper_had() -> None:
    table = Sea(3, marriage="side-a")
    table.send_away(0, 1, 1, 1, 1)
    table.fed_keeper(0, "tea-island", 1)
    table.put(0, "council-1", 2)
    dies(table)
    table.act(0, "let-die lighthouse")
    assert table.now()["port"]["lighthouses"] == {}


def with_two_keepers(table: Sea) -> Sea:
    """Two keepers have the number 1, and bread lies under the second."""
    table.keeper(0, "tea-island", 1)
    table.fed_keeper(0, "cattle-island", 1)
    return table


@pytest.mark.rule("VP-R13")
def test_who_has_died_without_bread_did_not_keep_the_lighthouse_of_who_has_some() -> None:
    table = with_two_keepers(Sea(3, marriage="side-a"))
    assert table.keeper_at("tea-island") == {"seat": 0, "number": "1"}
    assert table.keeper_at("cattle-island") == {"seat": 0, "number": "1-bread"}
    dies(table)
    table.act(0, "let-die lighthouse")
    assert (table.keeper_at("tea-island"), table.keeper_at("cattle-island")) == (None, {"seat": 0, "number": "1-bread"})
    table.account()


@pytest.mark.rule("VP-R13")
def test_in_games_of_the_first_rules_both_lighthouses_come_into_question() -> None:
    table = with_two_keepers(SeaOfBefore(3, marriage="side-a"))
    dies(table)
    table.act(0, "let-die lighthouse")
    assert table.legal(0) == ["darken cattle-island", "darken tea-island"]
    table.act(0, "darken cattle-island")
    assert (table.keeper_at("tea-island"), table.keeper_at("cattle-island")) == ({"seat": 0, "number": "1"}, None)


@pytest.mark.rule("VP-R13")
@pytest.mark.parametrize("kind", [SeaOfBefore, Sea])
def test_who_lays_bread_under_a_keeper_says_which(kind: type[Sea]) -> None:
    table = kind(3, marriage="side-a")
    table.bread(0, 2)
    for island in ("tea-island", "cattle-island"):
        table.keeper(0, island, 1)
    table.turn()
    table.act(0, "lay-bread lighthouse 1")
    if kind is SeaOfBefore:
        assert table.question() == "take-cube"
        return
    assert table.question() == "which-keeper"
    assert table.legal(0) == ["darken cattle-island", "darken tea-island"]
    assert table.refused(0, "darken carters-island").code == "not-a-keeper-to-feed"
    table.act(0, "darken tea-island")
    assert table.keeper_at("tea-island") == {"seat": 0, "number": "1-bread"}
    table.act(0, "lay-bread lighthouse 1")
    assert table.question() == "take-cube", "only one was left"
    assert table.keeper_at("cattle-island") == {"seat": 0, "number": "1-bread"}
    table.account()


@pytest.mark.rule("VP-R13")
@pytest.mark.parametrize(("answer", "number"), [("with-bread", "1-bread"), ("without-bread", "1")])
def test_a_keeper_keeps_the_bread_that_he_had_aboard(answer: str, number: str) -> None:
    table = Sea(3, inn="side-a", marriage="side-a")
    table.at(0, "horse-island", "figure-1", "figure-1")
    table.feed(0, "ship", 1)
    table.cubes(0, brown=1, green=1)
    table.travel(0, "dock", "lighthouse 1", answer)
    assert table.keeper_at("horse-island") == {"seat": 0, "number": number}
    table.account()


@pytest.mark.rule("VP-8.1")
def test_the_last_burial_space_brings_on_the_end() -> None:
    table = Sea(3)
    table.fill_travel_group()
    table.bury(1, 1, 4)
    table.bury(1, 2, 4)
    table.bury(1, 4, 3)
    table.at(0, "tea-island", "figure-1")
    dies(table)
    assert table.state.trigger == -1
    table.act(0, "let-die ship")
    assert table.part(0, "burials") == 1, "only one space was left"
    assert table.state.trigger == 0
    assert "Red triggers the end of the game: the last burial space at sea is taken." in table.log()
    assert table.phase() in ("turns", "last-turns")


@pytest.mark.rule("VP-R7")
def test_when_the_sea_is_full_the_dead_leave_the_game() -> None:
    table = Sea(3)
    table.fill_travel_group()
    for space, number in ((1, 4), (2, 4), (3, 3), (4, 3)):
        table.bury(1, space, number)
    table.last_turns(1, 2)
    table.at(0, "tea-island", "figure-1")
    graves = table.state.graves
    dies(table)
    table.act(0, "let-die ship")
    assert table.figures_at(0, "gone") == [1]
    assert table.state.graves == graves


# Alone


def alone() -> Sea:
    table = Sea(1)
    table.fill_travel_group_with_conny()
    return table


@pytest.mark.rule("VP-8.3")
def test_conny_dies_into_the_travel_group_first() -> None:
    table = Sea(1)
    assert BOX.space_group[TRAVEL_SPACE] == TRAVEL_GROUP
    free = table.free_slots("travel")
    table.conny_dies_by_travel()
    assert table.free_slots("travel") == free - 1


@pytest.mark.rule("VP-8.3", "VP-R8")
def test_conny_is_buried_at_sea_on_the_best_space_and_scores_nothing() -> None:
    table = alone()
    graves = table.state.graves
    table.conny_dies_by_travel()
    assert table.state.graves == graves
    assert table.now()["port"]["burials"] == {"1": "conny"}
    assert table.figures_at(1, "sea") == [1]
    assert table.fame(0) == 0
    assert any("sea burial" in line for line in table.log())
    view = table.view()["port"]
    assert isinstance(view, dict)
    assert isinstance(view["burials"], dict)
    assert view["burials"]["1"] == "conny"


@pytest.mark.rule("VP-8.3")
def test_conny_can_bring_on_the_end_at_sea() -> None:
    table = alone()
    for _ in range(4):
        assert table.state.trigger == -1
        table.conny_dies_by_travel()
    assert table.state.trigger == 1
    assert set(table.now()["port"]["burials"].values()) == {"conny"}
    assert len(table.now()["port"]["burials"]) == 4


@pytest.mark.rule("VP-8.3")
def test_conny_moves_no_ship_and_takes_no_tile() -> None:
    table = Sea(1)
    before = table.now()["port"]
    table.conny_takes("travel", "brown")
    assert table.now()["port"] == before


@pytest.mark.rule("VP-8.3")
def test_the_ranks_ask_for_five_more() -> None:
    assert Sea(1).state.chosen.rank_shift == 5
