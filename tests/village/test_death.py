"""Time and death. Rules: V-8, V-R1, V-R2, V-R13."""

import pytest

from tests.village.table import Table


def near_the_quill(time: int, **spaces: str) -> Table:
    table = Table(2)
    table.coins(0, 0)
    table.coins(1, 0)
    table.time(0, time)
    table.spaces(**spaces, church="pink pink pink")
    return table


@pytest.mark.rule("V-8.1")
def test_the_tenth_time_passes_the_quill() -> None:
    table = near_the_quill(7, grain="plague")
    table.turn()
    table.act(0, "take grain plague", "no-action")
    assert table.player(0).time == 9
    assert table.figures_at(0, "farm") == [1, 1, 1, 1]
    table = near_the_quill(8, grain="plague")
    table.turn()
    table.act(0, "take grain plague", "no-action")
    assert table.player(0).time == 0
    assert table.figures_at(0, "farm") == [1, 1, 1]


@pytest.mark.rule("V-8.2", "V-R1")
def test_a_death_waits_for_the_end_of_the_turn() -> None:
    table = near_the_quill(9, craft="plague")
    table.turn()
    table.act(0, "take craft plague")
    assert table.question() == "craft", "first the action"
    assert table.player(0).deaths_due == 1
    table.act(0, "train smithy 1", "no-action")
    assert table.question() == "choose-death"
    assert table.legal(0) == ["let-die farm", "let-die smithy"]
    table.act(0, "let-die smithy")
    assert table.figures_at(0, "chronicle-craft") == [1]
    assert table.state.to_act() == [1]


@pytest.mark.rule("V-8.3")
def test_on_a_market_day_a_death_is_settled_at_once() -> None:
    table = near_the_quill(9, market="brown")
    table.market("scroll", "plough", "horse-a")
    table.goods(0, scroll=1, plough=1)
    table.cubes(0, green=1)
    table.goods(1, horse=1)
    table.cubes(1, green=1)
    table.put(0, "smithy", 1)
    table.turn()
    table.act(0, "take market brown", "serve scroll")
    table.act(1, "serve horse-a")
    table.act(0, "serve plough")
    assert table.question() == "choose-death"
    assert table.phase() == "market-day"
    table.act(0, "let-die farm")
    assert table.question() == "take-cube"


@pytest.mark.rule("V-R2", "V-3.4")
def test_the_plague_of_the_market_is_settled_before_the_first_sale() -> None:
    table = near_the_quill(8, market="plague")
    table.market("scroll")
    table.goods(0, scroll=1)
    table.put(0, "smithy", 1)
    table.turn()
    table.act(0, "take market plague")
    assert table.question() == "choose-death"
    table.act(0, "let-die smithy")
    assert table.question() == "first-sale"
    table.act(0, "serve scroll")
    assert table.state.to_act() == [1]


@pytest.mark.rule("V-8.4")
def test_the_lowest_number_on_farm_and_board_dies() -> None:
    table = near_the_quill(8, grain="plague")
    table.put(0, "bag", 1, 1)
    table.put(0, "farm", 2)
    table.put(0, "smithy", 1)
    table.put(0, "west", 1)
    table.put(0, "council-3", 3)
    table.turn()
    table.act(0, "take grain plague", "no-action")
    assert table.legal(0) == ["let-die smithy", "let-die west"]
    for viewer in (None, 0, 1):
        seen = table.player_seen(0, viewer)
        assert seen["next_to_die"] == {"smithy": ["1"], "west": ["1"]}
        assert seen["living"] == 6, "two in the bag live, and do not die"
    refusal = table.refused(0, "let-die farm")
    assert (refusal.code, refusal.rule) == ("not-the-oldest", "V-8.4")
    table.act(0, "let-die west")
    assert table.figures_at(0, "bag") == [1, 1]


@pytest.mark.rule("V-R13", "V-8.4")
def test_a_death_without_a_choice_happens_by_itself() -> None:
    table = near_the_quill(8, grain="plague")
    table.turn()
    table.act(0, "take grain plague", "harvest")
    assert table.state.to_act() == [1]
    assert table.figures_at(0, "chronicle-farm") == [1]
    assert table.player_seen(0)["remembered"] == 1


@pytest.mark.rule("V-8.5")
@pytest.mark.parametrize(
    ("place", "group"),
    [
        ("farm", "farm"),
        ("wainwright", "craft"),
        ("stables", "craft"),
        ("scriptorium", "craft"),
        ("smithy", "craft"),
        ("council-1", "council"),
        ("council-4", "council"),
        ("church-1", "church"),
        ("church-4", "church"),
        ("west", "travel"),
        ("east", "travel"),
    ],
)
def test_the_place_of_work_names_the_group(place: str, group: str) -> None:
    table = near_the_quill(8, family="plague")
    table.put(0, "bag", 1, 1, 1)
    if place != "farm":
        table.put(0, place, 1)
    free = table.free_slots(group)
    table.turn()
    table.act(0, "take family plague", "no-action")
    assert table.figures_at(0, f"chronicle-{group}") == [1]
    assert table.free_slots(group) == free - 1


@pytest.mark.rule("V-8.6")
def test_without_a_free_slot_there_is_a_grave() -> None:
    table = near_the_quill(8, family="plague")
    table.put(1, "chronicle-farm", 1, 1, 1)
    table.turn()
    table.act(0, "take family plague", "no-action")
    assert table.figures_at(0, "grave") == [1]
    assert table.state.graves == 2
    assert table.part(0, "chronicle") == 0


@pytest.mark.rule("V-8.7")
def test_if_nobody_can_be_seen_nobody_dies_and_nothing_is_owed() -> None:
    table = near_the_quill(9, family="plague")
    table.put(0, "bag", 1, 1, 1, 1)
    table.turn()
    table.act(0, "take family plague", "no-action")
    assert table.player(0).deaths_due == 0
    assert table.player(0).time == 1
    assert table.figures_at(0, "bag") == [1, 1, 1, 1]
    assert "Red has nobody who could die." in table.log()


@pytest.mark.rule("V-8.4")
def test_a_child_born_in_this_turn_can_die() -> None:
    table = near_the_quill(8, family="plague")
    table.put(0, "bag", 1, 1, 1, 1)
    table.turn()
    table.act(0, "take family plague", "birth")
    assert table.figures_at(0, "chronicle-farm") == [2]
