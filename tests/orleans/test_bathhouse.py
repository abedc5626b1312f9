"""The Bathhouse: drawing three and placing up to two in the middle of the actions (O-10.10, O-R24, O-R47)."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch import UnreadableAction
from tests.orleans.table import Table


def with_bathhouse(*bag: str, rules: int | None = None) -> Table:
    """A table where the own farmer stands on seat 0's Bathhouse and exactly these followers are in the bag."""
    table = Table(rules=rules)
    table.furnish(0, "bathhouse", "own-farmer")
    table.bag(0, *bag)
    return table


# Drawing


@pytest.mark.rule("O-10.10")
def test_the_bathhouse_needs_one_farmer() -> None:
    table = Table()
    table.tile(0, "bathhouse")
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use bathhouse")

    assert (refusal.code, refusal.rule) == ("not-activated", "O-5.3")
    assert refusal.missing == [{"what": "farmer", "where": "bathhouse.1"}]


@pytest.mark.rule("O-10.10")
@pytest.mark.rule("O-R24")
@pytest.mark.parametrize(("in_bag", "drawn"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_the_bathhouse_draws_three_or_as_many_as_the_bag_holds(in_bag: int, drawn: int) -> None:
    table = with_bathhouse(*["knight"] * in_bag)
    table.only_actions()

    table.act(0, "use bathhouse")

    assert table.question() == "bathhouse"
    assert table.player(0).bag_size == in_bag - drawn
    assert table.log()[-1].startswith("Yellow draws in the Bathhouse")
    assert table.log()[-1].count("knight") == drawn


@pytest.mark.rule("O-R47")
def test_with_an_empty_bag_the_bathhouse_draws_nobody_and_its_follower_returns() -> None:
    table = with_bathhouse()
    table.keep_busy(0)
    table.only_actions()

    table.act(0, "use bathhouse")

    assert table.question() == "take-turn", "there is nothing to place"
    assert table.holds(0, "bathhouse") == [""]
    assert (table.in_bag(0, "own-farmer"), table.player(0).bag_size) == (1, 1)
    assert "Yellow finds nobody to draw for the Bathhouse: the bag is empty." in table.log()


@pytest.mark.rule("O-R47")
def test_the_bathhouse_alone_keeps_a_player_with_an_empty_bag_from_passing() -> None:
    table = with_bathhouse()

    table.only_actions()

    assert (table.state.to_act(), table.legal(0)) == ([0], ["use bathhouse", "pass"])


@pytest.mark.rule("O-R47")
def test_with_an_empty_bag_the_bathhouse_is_closed_in_games_of_the_first_rules() -> None:
    table = with_bathhouse(rules=1)
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use bathhouse")

    assert (refusal.code, refusal.rule) == ("empty-bag", "O-R47")
    assert refusal.missing == [{"what": "any", "where": "bag"}]


@pytest.mark.rule("O-10.10")
@pytest.mark.rule("O-R47")
def test_the_follower_on_the_bathhouse_returns_to_the_bag_last_of_all() -> None:
    table = with_bathhouse("knight")
    table.only_actions()

    table.act(0, "use bathhouse")

    assert table.holds(0, "bathhouse") == ["own-farmer"], "still there while the drawn ones are dealt with"
    refusal = table.refused(0, "place own-farmer ship.1")
    assert (refusal.code, refusal.rule) == ("not-drawn", "O-10.10")
    table.act(0, "place knight scriptorium.1")
    assert table.holds(0, "bathhouse") == [""]
    assert (table.in_bag(0, "own-farmer"), table.player(0).bag_size) == (1, 1)


@pytest.mark.rule("O-10.10")
def test_only_drawn_followers_are_placed() -> None:
    table = with_bathhouse("knight", "knight", "knight")
    table.market(0, "scholar")
    table.only_actions()
    table.act(0, "use bathhouse")

    refusal = table.refused(0, "place scholar scriptorium.2")

    assert (refusal.code, refusal.rule) == ("not-drawn", "O-10.10")


# Placing none, one or two


@pytest.mark.rule("O-10.10")
@pytest.mark.rule("O-R24")
def test_two_are_placed_and_the_third_returns_to_the_bag() -> None:
    table = with_bathhouse("knight", "scholar", "monk")
    table.only_actions()

    table.act(0, "use bathhouse", "place scholar monastery.1", "place monk monastery.2")

    assert table.holds(0, "monastery") == ["scholar", "monk"]
    assert (table.in_bag(0, "knight"), table.in_bag(0, "own-farmer")) == (1, 1)
    assert table.player(0).bag_size == 2
    assert table.question() == "take-turn", "two are the most; the Monastery is activated now"


@pytest.mark.rule("O-R24")
def test_one_may_be_placed_and_the_others_return() -> None:
    table = with_bathhouse("knight", "scholar", "trader")
    table.only_actions()

    table.act(0, "use bathhouse", "place scholar monastery.1", "stop")

    assert table.holds(0, "monastery") == ["scholar", ""]
    assert (table.in_bag(0, "knight"), table.in_bag(0, "trader"), table.in_bag(0, "own-farmer")) == (1, 1, 1)


@pytest.mark.rule("O-R24")
def test_none_need_be_placed() -> None:
    table = with_bathhouse("knight", "scholar", "trader")
    table.only_actions()

    table.act(0, "use bathhouse", "stop")

    assert table.player(0).bag_size == 4
    assert table.holds(0, "monastery") == ["", ""]


@pytest.mark.rule("O-10.10")
def test_two_of_the_same_kind_may_be_placed() -> None:
    table = with_bathhouse("knight", "knight", "knight")
    table.only_actions()

    table.act(0, "use bathhouse", "place knight ship.3", "place knight wagon.3")

    assert table.holds(0, "ship") == ["", "", "knight"]
    assert table.holds(0, "wagon") == ["", "", "knight"]
    assert table.in_bag(0, "knight") == 1


@pytest.mark.rule("O-10.10")
def test_when_nobody_drawn_fits_anywhere_all_return_without_a_question() -> None:
    table = with_bathhouse("knight", "knight")
    for place in ("ship", "wagon", "guildhall"):
        table.put(0, place, "", "", "monk")
    table.put(0, "scriptorium", "monk")
    table.put(0, "town-hall", "monk", "monk")
    table.keep_busy(1)
    table.only_actions()

    table.act(0, "use bathhouse")

    assert table.state.to_act() == [1]
    assert (table.in_bag(0, "knight"), table.in_bag(0, "own-farmer")) == (2, 1)


# Where they may stand


@pytest.mark.rule("O-10.10")
def test_drawn_followers_need_a_matching_empty_space() -> None:
    table = with_bathhouse("scholar", "farmer", "knight")
    table.put(0, "scriptorium", "monk")
    table.tile(1, "tailor-shop")
    table.only_actions()
    table.act(0, "use bathhouse")

    taken = table.refused(0, "place knight scriptorium.1")
    wrong = table.refused(0, "place farmer scriptorium.2")
    foreign = table.refused(0, "place scholar tailor-shop.2")

    assert taken.code == "space-is-taken"
    assert (wrong.code, wrong.rule) == ("wrong-space", "O-4.2")
    assert wrong.missing == [{"what": "scholar", "where": "scriptorium.2"}]
    assert foreign.code == "place-not-owned"
    assert table.can(0, "place scholar scriptorium.2")


@pytest.mark.rule("O-10.10")
@pytest.mark.rule("O-R24")
def test_nobody_is_placed_on_the_bathhouse_itself() -> None:
    table = with_bathhouse("farmer", "farmer", "monk")
    table.only_actions()

    table.act(0, "use bathhouse")

    assert not [notation for notation in table.legal(0) if "bathhouse" in notation]
    assert table.refused(0, "place farmer bathhouse.1").code == "space-is-taken"
    table.act(0, "place farmer ship.1")
    assert not [notation for notation in table.legal(0) if "bathhouse" in notation]


@pytest.mark.rule("O-R24")
def test_nobody_is_placed_on_the_gunpowder_tower() -> None:
    table = with_bathhouse("farmer", "knight", "monk")
    table.tile(0, "gunpowder-tower")
    table.only_actions()

    table.act(0, "use bathhouse")

    assert not [notation for notation in table.legal(0) if "gunpowder-tower" in notation]
    with pytest.raises(UnreadableAction):
        table.act(0, "place farmer gunpowder-tower.1")


@pytest.mark.rule("O-R24")
def test_neutral_followers_may_be_placed_in_the_town_hall() -> None:
    table = with_bathhouse("farmer", "knight", "monk")
    table.only_actions()

    table.act(0, "use bathhouse", "place knight town-hall.1", "place monk town-hall.2")
    table.act(0, "use town-hall", "send knight papal-conclave", "send monk papal-conclave")

    assert table.player(0).coins == 5 + 3 + 3


@pytest.mark.rule("O-R24")
def test_own_followers_may_not_be_placed_in_the_town_hall() -> None:
    table = with_bathhouse("own-boatman", "own-craftsman", "own-trader")
    table.only_actions()

    table.act(0, "use bathhouse")

    refusal = table.refused(0, "place own-trader town-hall.1")
    assert (refusal.code, refusal.rule) == ("own-follower-in-town-hall", "O-4.6")
    table.act(0, "place own-trader monastery.2")
    assert table.holds(0, "monastery") == ["", "own-trader"]


@pytest.mark.rule("O-10.10")
@pytest.mark.rule("O-4.3")
def test_drawn_followers_stand_in_for_others_as_in_planning() -> None:
    table = with_bathhouse("monk", "scholar", "boatman")
    table.tile(0, "school", "herb-garden")
    table.only_actions()

    table.act(0, "use bathhouse")

    assert table.can(0, "place monk ship.3")
    assert table.can(0, "place scholar ship.3")
    assert table.can(0, "place boatman ship.1")
    assert table.refused(0, "place boatman ship.3").code == "wrong-space"


# Using places again


@pytest.mark.rule("O-R24")
def test_a_place_that_was_used_can_be_filled_and_used_again_in_the_same_phase() -> None:
    table = with_bathhouse()
    table.put(0, "scriptorium", "knight", "scholar")
    table.only_actions()

    table.act(0, "use scriptorium", "use bathhouse")
    table.act(0, "place knight scriptorium.1", "place scholar scriptorium.2", "use scriptorium")

    assert table.player(0).development == 2


@pytest.mark.rule("O-R24")
def test_a_place_begun_in_planning_can_be_completed_and_used() -> None:
    table = with_bathhouse("knight")
    table.put(0, "scriptorium", "", "scholar")
    table.only_actions()

    table.act(0, "use bathhouse", "place knight scriptorium.1", "use scriptorium")

    assert table.player(0).development == 1


@pytest.mark.rule("O-10.10")
def test_the_bathhouse_is_one_action_and_the_turn_goes_on() -> None:
    table = with_bathhouse("knight", "scholar")
    table.keep_busy(1)
    table.only_actions()

    table.act(0, "use bathhouse", "place knight scriptorium.1", "place scholar scriptorium.2")
    assert table.state.to_act() == [1]
    table.act(1, "use brewery")

    assert table.state.to_act() == [0]
    assert table.can(0, "use scriptorium")


@pytest.mark.rule("O-10.10")
def test_what_the_bathhouse_placed_and_nobody_used_stays_for_later_rounds() -> None:
    table = with_bathhouse("knight")
    table.start_actions(event="pilgrimage")

    table.act(0, "use bathhouse", "place knight ship.3")

    assert table.state.round == 3
    assert table.holds(0, "ship") == ["", "", "knight"]


@pytest.mark.rule("O-10.10")
def test_everybody_sees_whom_the_bathhouse_has_drawn_until_they_are_placed() -> None:
    table = with_bathhouse("knight", "knight", "scholar")
    table.only_actions()

    table.act(0, "use bathhouse")

    for viewer in (None, 0, 1):
        view: Any = table.state.observe(viewer)
        assert view["players"][0]["drawn"] == ["knight", "knight", "scholar"]
        assert view["players"][1]["drawn"] == []
        assert view["prompt"]["fields"] == {
            "seat": 0, "first": "knight", "second": "knight", "third": "scholar", "left": 2
        }  # fmt: skip
    table.act(0, "stop")
    after: Any = table.state.observe(None)
    assert after["players"][0]["drawn"] == []
