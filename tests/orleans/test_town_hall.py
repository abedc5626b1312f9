"""Sending one or two followers from Town Hall or Gunpowder Tower (O-6.14, O-8.6, O-R20)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table


def in_the_town_hall(*tiles: str) -> Table:
    """A table where seat 0 has these followers in the Town Hall."""
    table = Table()
    table.put(0, "town-hall", *tiles)
    return table


# One or two


@pytest.mark.rule("O-6.14")
@pytest.mark.rule("O-8.6")
@pytest.mark.parametrize("tiles", [("knight",), ("", "knight")])
def test_the_town_hall_works_with_one_space_empty(tiles: tuple[str, ...]) -> None:
    table = in_the_town_hall(*tiles)
    table.only_actions()

    table.act(0, "use town-hall", "send knight city-wall")

    assert table.player(0).coins == 6
    assert table.state.is_over(), "nobody is left to send"


@pytest.mark.rule("O-6.14")
@pytest.mark.rule("O-8.6")
def test_two_followers_go_to_different_deeds_in_one_action() -> None:
    table = in_the_town_hall("monk", "trader")
    table.put(1, "scriptorium", "knight", "scholar")
    table.only_actions()

    table.act(0, "use town-hall", "send monk papal-conclave")
    assert table.state.to_act() == [0], "the second follower goes in the same action"
    table.act(0, "send trader cathedral")

    assert table.state.to_act() == [1]
    assert table.player(0).coins == 5 + 3 + 2


@pytest.mark.rule("O-6.14")
@pytest.mark.rule("O-8.6")
@pytest.mark.parametrize(("first", "second"), [("monk", "knight"), ("monk", "monk")])
def test_two_followers_go_to_the_same_deed_in_one_action(first: str, second: str) -> None:
    table = in_the_town_hall(first, second)
    table.put(1, "scriptorium", "knight", "scholar")
    table.only_actions()

    table.act(0, "use town-hall", f"send {first} papal-conclave", f"send {second} papal-conclave")

    assert table.state.to_act() == [1]
    assert table.player(0).coins == 5 + 3 + 3
    assert table.holds(0, "town-hall") == ["", ""]


@pytest.mark.rule("O-8.6")
def test_two_of_a_kind_go_to_different_deeds() -> None:
    table = in_the_town_hall("monk", "monk")
    table.only_actions()

    table.act(0, "use town-hall", "send monk papal-conclave", "send monk peace-treaty")

    assert table.player(0).coins == 5 + 3 + 2


@pytest.mark.rule("O-8.6")
@pytest.mark.rule("O-8.4")
def test_both_followers_of_one_action_may_complete_a_deed() -> None:
    table = in_the_town_hall("scholar", "trader")
    table.fill_deed("astronomy", "scholar")
    table.only_actions()

    table.act(0, "use town-hall", "send trader astronomy", "send scholar astronomy")

    assert (table.player(0).coins, table.player(0).citizens) == (7, 1)


@pytest.mark.rule("O-R20")
def test_one_follower_may_be_sent_and_the_other_stays() -> None:
    table = in_the_town_hall("knight", "trader")
    table.put(1, "scriptorium", "knight", "scholar")
    table.only_actions()

    table.act(0, "use town-hall", "send trader astronomy", "stop")

    assert table.holds(0, "town-hall") == ["knight", ""]
    assert table.player(0).coins == 6
    assert table.state.to_act() == [1]


@pytest.mark.rule("O-R20")
def test_at_least_one_follower_must_be_sent() -> None:
    table = in_the_town_hall("knight", "trader")
    table.only_actions()
    table.act(0, "use town-hall")

    refusal = table.refused(0, "stop")

    assert (refusal.code, refusal.rule) == ("send-at-least-one", "O-R20")


@pytest.mark.rule("O-R20")
def test_a_follower_that_no_deed_wants_stays_while_the_other_is_sent() -> None:
    table = in_the_town_hall("monk", "knight")
    table.fill_deeds("monk")
    table.only_actions()

    table.act(0, "use town-hall", "send knight papal-conclave")

    assert table.state.is_over()
    assert table.holds(0, "town-hall") == ["monk", ""]
    assert table.player(0).citizens == 1, "the Papal Conclave was complete but for the knight"


@pytest.mark.rule("O-8.1")
@pytest.mark.rule("O-R20")
def test_without_a_free_space_for_anybody_the_town_hall_is_closed_and_they_wait() -> None:
    table = in_the_town_hall("monk", "monk")
    table.fill_deeds("monk")
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use town-hall")

    assert (refusal.code, refusal.rule) == ("no-deed-space", "O-8.1")
    table.act(0, "pass")
    assert table.holds(0, "town-hall") == ["monk", "monk"]


@pytest.mark.rule("O-6.14")
@pytest.mark.rule("O-5.3")
def test_the_town_hall_is_closed_when_nobody_is_there() -> None:
    table = Table()
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use town-hall")

    assert (refusal.code, refusal.rule) == ("nobody-there", "O-5.3")


@pytest.mark.rule("O-8.5")
@pytest.mark.parametrize("tile", ["own-farmer", "own-boatman", "own-craftsman", "own-trader"])
def test_own_followers_do_not_enter_the_town_hall(tile: str) -> None:
    table = Table()
    table.start_planning()

    for space in ("town-hall.1", "town-hall.2"):
        refusal = table.refused(0, f"place {tile} {space}")
        assert (refusal.code, refusal.rule) == ("own-follower-in-town-hall", "O-4.6")


@pytest.mark.rule("O-6.14")
@pytest.mark.parametrize("kind", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"])
def test_neutral_followers_of_every_kind_enter_the_town_hall(kind: str) -> None:
    table = Table()
    table.market(0, kind)
    table.start_planning()

    table.act(0, f"place {kind} town-hall.1")

    assert table.holds(0, "town-hall") == [kind, ""]


@pytest.mark.rule("O-6.14")
def test_followers_go_to_deeds_only_through_town_hall_or_tower() -> None:
    table = in_the_town_hall("knight")
    table.only_actions()

    refusal = table.refused(0, "send knight city-wall")

    assert (refusal.code, refusal.rule) == ("send-needs-place", "O-6.14")


@pytest.mark.rule("O-8.6")
def test_there_is_nothing_to_stop_between_actions() -> None:
    table = in_the_town_hall("knight")
    table.only_actions()

    refusal = table.refused(0, "stop")

    assert (refusal.code, refusal.rule) == ("nothing-to-stop", "O-8.6")


# Two places, two actions


@pytest.mark.rule("O-8.6")
@pytest.mark.rule("O-R20")
@pytest.mark.rule("O-10.13")
def test_town_hall_and_tower_are_two_actions_and_send_four_in_a_round() -> None:
    table = in_the_town_hall("knight", "trader")
    table.furnish(0, "gunpowder-tower", "farmer", "craftsman")
    table.put(1, "scriptorium", "knight", "scholar")
    table.only_actions()

    table.act(0, "use town-hall", "send knight city-wall", "send trader city-wall")
    assert table.state.to_act() == [1], "the Tower is an action of its own"
    table.act(1, "use scriptorium")
    table.act(0, "use gunpowder-tower", "send farmer city-wall", "send craftsman city-wall")

    assert table.player(0).coins == 5 + 4
    assert table.holds(0, "gunpowder-tower") == ["", ""]


@pytest.mark.rule("O-8.6")
@pytest.mark.rule("O-10.13")
def test_each_place_sends_only_its_own_followers() -> None:
    table = in_the_town_hall("knight")
    table.furnish(0, "gunpowder-tower", "farmer")
    table.only_actions()

    table.act(0, "use gunpowder-tower")

    assert table.refused(0, "send knight city-wall").code == "not-at-place"
    table.act(0, "send farmer city-wall")
    assert table.holds(0, "town-hall") == ["knight", ""]


@pytest.mark.rule("O-R20")
@pytest.mark.rule("O-R24")
def test_the_bathhouse_can_fill_the_town_hall_again() -> None:
    table = Table()
    table.clear(0)
    table.put(0, "town-hall", "knight", "trader")
    table.furnish(0, "bathhouse", "own-farmer")
    for place, tile in (("castle", "own-boatman"), ("guildhall", "own-craftsman"), ("wagon", "own-trader")):
        table.put(0, place, "", tile)
    table.bag(0, "farmer", "craftsman", "monk")
    table.only_actions()

    table.act(0, "use town-hall", "send knight city-wall", "send trader city-wall")
    table.act(0, "use bathhouse", "place farmer town-hall.1", "place craftsman town-hall.2")
    table.act(0, "use town-hall", "send farmer city-wall", "send craftsman city-wall")

    assert table.player(0).coins == 5 + 4
