"""Planning: which follower may stand where, what stays, and the Town Hall (O-4.1, O-4.2, O-4.4 to O-4.6, O-4.8)."""

from __future__ import annotations

import pytest

from tests.orleans.planner import KINDS, PLACE_TILES, places_of, planner, spaces_for
from tests.orleans.table import Table

# Placing


@pytest.mark.rule("O-4.1")
def test_a_follower_goes_from_the_market_to_an_action_space() -> None:
    table = planner(market=("own-farmer", "own-boatman"))

    table.act(0, "place own-farmer ship.1")

    assert table.holds(0, "ship") == ["own-farmer", "", ""]
    assert table.on_market(0, "own-farmer") == 0
    assert table.on_market(0, "own-boatman") == 1


@pytest.mark.rule("O-4.1")
def test_only_followers_of_the_market_are_placed() -> None:
    table = planner(market=("own-farmer",))

    refusal = table.refused(0, "place own-boatman ship.2")

    assert (refusal.code, refusal.rule) == ("not-on-market", "O-4.1")
    assert refusal.missing == [{"what": "own-boatman", "where": "market"}]


@pytest.mark.rule("O-4.1")
def test_place_tiles_of_others_and_of_nobody_are_closed() -> None:
    # given
    table = planner(market=("own-farmer",))
    table.tile(1, "hayrick")
    # when
    refusals = [table.refused(0, f"place own-farmer {place}.1") for place in ("hayrick", "bathhouse")]
    # then
    assert [refusal.code for refusal in refusals] == ["place-not-owned"] * 2


@pytest.mark.rule("O-4.1")
def test_the_own_place_tile_is_open() -> None:
    table = planner("hayrick", market=("own-farmer",))

    table.act(0, "place own-farmer hayrick.1")

    assert table.holds(0, "hayrick") == ["own-farmer"]


@pytest.mark.rule("O-4.1")
@pytest.mark.parametrize("there", ["farmer", "technology"])
def test_each_action_space_holds_one(there: str) -> None:
    table = planner(market=("own-farmer",))
    table.put(0, "ship", there)

    refusal = table.refused(0, "place own-farmer ship.1")

    assert (refusal.code, refusal.rule) == ("space-is-taken", "O-4.1")


@pytest.mark.rule("O-4.1")
def test_followers_are_placed_only_in_planning() -> None:
    table = Table(2)
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    table.start_actions()

    refusal = table.refused(0, "place own-farmer ship.1")

    assert (refusal.code, refusal.rule) == ("not-planning", "O-4.1")


@pytest.mark.rule("O-4.2")
@pytest.mark.parametrize("kind", KINDS[:6])
def test_a_follower_stands_only_where_its_kind_or_any_is_shown(kind: str) -> None:
    table = planner(*PLACE_TILES, market=(kind,))

    assert places_of(table, kind) == spaces_for(kind, "any")


@pytest.mark.rule("O-4.2")
def test_the_wrong_kind_is_refused() -> None:
    table = planner(market=("own-farmer",))

    refusal = table.refused(0, "place own-farmer ship.2")

    assert (refusal.code, refusal.rule) == ("wrong-space", "O-4.2")
    assert refusal.missing == [{"what": "boatman", "where": "ship.2"}]


@pytest.mark.rule("O-4.2")
def test_a_space_for_any_kind_takes_own_followers_too_outside_the_town_hall() -> None:
    table = planner("pharmacy", market=("own-farmer", "own-boatman", "own-craftsman", "own-trader"))

    for kind in KINDS[:4]:
        assert "pharmacy.1" in places_of(table, f"own-{kind}")


@pytest.mark.rule("O-4.2")
def test_of_two_spaces_alike_the_first_is_filled_first() -> None:
    # given
    table = planner("cheese-factory", market=("own-farmer", "farmer"))
    # when
    refusal = table.refused(0, "place own-farmer cheese-factory.2")
    table.act(0, "place own-farmer cheese-factory.1", "place farmer cheese-factory.2")
    # then
    assert refusal.code == "fill-twin-first"
    assert table.holds(0, "cheese-factory") == ["own-farmer", "farmer"]


# Waiting and staying


@pytest.mark.rule("O-4.4")
def test_a_partly_filled_place_waits_and_is_completed_in_a_later_round() -> None:
    # given
    table = Table(2)
    table.start_planning()
    table.act(0, "place own-boatman farm-house.1", "end-planning")
    table.act(1, "end-planning")
    # when: nobody could act in round 2, so round 3 has begun
    waiting = (int(table.state.round), table.holds(0, "farm-house"))
    table.act(0, "draw 0", "place own-craftsman farm-house.2", "end-planning")
    table.act(1, "end-planning")
    # then
    assert waiting == (3, ["own-boatman", ""])
    assert table.can(0, "use farm-house")


@pytest.mark.rule("O-4.5")
def test_nobody_has_to_place_and_the_market_keeps_its_followers() -> None:
    # given
    table = Table(2)
    before = table.seen(None, 0)["market"]
    # when
    table.act(0, "end-planning")
    table.act(1, "end-planning")
    # then
    assert table.state.round == 2
    assert table.seen(None, 0)["market"] == before
    assert table.player(0).bag_size == 0


@pytest.mark.rule("O-4.8")
def test_a_follower_placed_in_an_earlier_round_stays_and_cannot_be_placed_elsewhere() -> None:
    # given
    table = planner(market=("own-trader",))
    table.put(0, "ship", "own-farmer")
    # when
    refusals = [table.refused(0, notation) for notation in ("place own-farmer castle.1", "move-back ship.1")]
    for _ in range(3):
        table.pass_round()
    # then
    assert [refusal.code for refusal in refusals] == ["not-on-market", "not-followers-phase"]
    assert table.holds(0, "ship") == ["own-farmer", "", ""]


# The Town Hall


@pytest.mark.rule("O-4.6")
@pytest.mark.parametrize("kind", KINDS)
def test_the_town_hall_takes_two_neutral_followers_of_any_kind(kind: str) -> None:
    other = "knight" if kind != "knight" else "monk"
    table = planner(market=(other, kind))

    table.act(0, f"place {other} town-hall.1", f"place {kind} town-hall.2")

    assert table.holds(0, "town-hall") == [other, kind]


@pytest.mark.rule("O-4.6")
@pytest.mark.parametrize("kind", KINDS[:4])
def test_own_followers_never_enter_the_town_hall(kind: str) -> None:
    table = planner(market=(f"own-{kind}",))

    refusal = table.refused(0, f"place own-{kind} town-hall.1")

    assert (refusal.code, refusal.rule) == ("own-follower-in-town-hall", "O-4.6")


@pytest.mark.rule("O-4.6")
def test_one_follower_is_enough_to_use_the_town_hall() -> None:
    table = Table(2)
    table.put(0, "town-hall", "knight")

    table.start_actions()

    assert table.can(0, "use town-hall")


@pytest.mark.rule("O-R8")
def test_a_neutral_follower_may_wait_in_the_town_hall_without_a_free_deed() -> None:
    # given
    table = Table(4)
    table.market(0, "knight")
    table.fill_deeds("knight")
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    table.start_planning()
    # when
    table.act(0, "place knight town-hall.1")
    for seat in range(4):
        table.act(seat, "end-planning")
    # then
    assert table.refused(0, "use town-hall").code == "no-deed-space"
    table.pass_round()
    assert table.holds(0, "town-hall") == ["knight", ""]
