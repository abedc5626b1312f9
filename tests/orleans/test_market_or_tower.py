"""Like followers on market and Gunpowder Tower: their owner chooses which one is placed (O-R50)."""

from __future__ import annotations

import random

import pytest

from stammtisch.core.plain import as_int, as_list
from stammtisch.core.state import State
from stammtisch.games.orleans.places.planning import PLACE_FROM_TOWER
from stammtisch.games.orleans.state import OrleansState
from tests.orleans.lively import choose
from tests.orleans.refused import with_knights
from tests.orleans.table import GAME, Table


def left(table: Table, tile: str = "knight") -> tuple[int, int]:
    """How many of a follower seat 0 has on the market and on the Tower."""
    return table.on_market(0, tile), table.holds(0, "gunpowder-tower").count(tile)


@pytest.mark.rule("O-R50")
@pytest.mark.rule("O-4.1")
def test_the_market_s_follower_is_placed_and_the_tower_s_stays() -> None:
    table = with_knights(market=1, tower=1)

    table.act(0, "place knight ship.3")

    assert left(table) == (0, 1)
    assert table.holds(0, "ship") == ["", "", "knight"]


@pytest.mark.rule("O-R50")
@pytest.mark.rule("O-10.13")
def test_the_tower_s_follower_is_placed_and_the_market_s_stays() -> None:
    table = with_knights(market=1, tower=1)

    table.act(0, "place-from-tower knight ship.3")

    assert left(table) == (1, 0)
    assert table.holds(0, "ship") == ["", "", "knight"]


@pytest.mark.rule("O-R50")
def test_both_ways_lead_to_the_same_spaces() -> None:
    table = with_knights(market=1, tower=1)

    market = [notation.split()[2] for notation in table.legal_of(0, "place") if notation.split()[1] == "knight"]
    tower = [notation.split()[2] for notation in table.legal_of(0, "place-from-tower")]

    assert tower == market
    assert {notation.split()[1] for notation in table.legal_of(0, "place-from-tower")} == {"knight"}


@pytest.mark.rule("O-R50")
@pytest.mark.parametrize(("market", "tower"), [(0, 0), (2, 0), (0, 1), (0, 2)])
def test_where_only_one_of_the_two_has_such_a_follower_nothing_is_asked(market: int, tower: int) -> None:
    table = with_knights(market, tower)

    assert table.legal_of(0, "place-from-tower") == []


@pytest.mark.rule("O-R50")
def test_both_of_the_tower_can_be_placed_while_the_market_keeps_its_own() -> None:
    table = with_knights(market=1, tower=2)

    table.act(0, "place-from-tower knight ship.3", "place-from-tower knight wagon.3")

    assert left(table) == (1, 0)
    assert table.legal_of(0, "place-from-tower") == []
    assert table.can(0, "place knight guildhall.3")


@pytest.mark.rule("O-R50")
def test_an_own_follower_is_not_taken_for_a_neutral_one() -> None:
    table = Table(3)
    table.tile(0, "gunpowder-tower")
    table.put(0, "gunpowder-tower", "farmer")
    table.start_planning()

    assert table.on_market(0, "own-farmer") == 1
    assert table.legal_of(0, "place-from-tower") == []


@pytest.mark.rule("O-R50")
@pytest.mark.rule("O-R36")
def test_who_was_left_on_the_tower_returns_to_the_bag_when_it_is_lost() -> None:
    in_bag = []
    for action in ("place knight ship.3", "place-from-tower knight ship.3"):
        table = with_knights(market=1, tower=1)
        table.act(0, action)
        table.start_torture(0, 1)
        table.act(0, "lose-tile gunpowder-tower")
        in_bag.append((table.in_bag(0, "knight"), table.on_market(0, "knight")))

    assert in_bag == [(1, 0), (0, 1)]


@pytest.mark.rule("O-R50")
def test_a_space_that_is_closed_is_closed_from_the_tower_too() -> None:
    table = with_knights(market=1, tower=1)
    table.act(0, "place knight ship.3")
    table.market(0, "knight")

    taken = table.refused(0, "place-from-tower knight ship.3")
    wrong = table.refused(0, "place-from-tower knight monastery.1")
    foreign = table.refused(1, "place-from-tower knight ship.3")

    assert (taken.code, taken.rule) == ("space-is-taken", "O-4.1")
    assert (wrong.code, wrong.missing) == ("wrong-space", [{"what": "scholar", "where": "monastery.1"}])
    assert foreign.code == "place-not-owned"


@pytest.mark.rule("O-R50")
@pytest.mark.rule("O-R24")
def test_the_bathhouse_places_nobody_from_the_tower() -> None:
    table = Table(3)
    table.furnish(0, "bathhouse", "own-farmer")
    table.furnish(0, "gunpowder-tower", "knight")
    table.bag(0, "knight")
    table.market(0, "knight")
    table.bag(0, "knight", "knight")
    table.only_actions()
    table.act(0, "use bathhouse")

    assert table.legal_of(0, "place-from-tower") == []
    assert table.refused(0, "place-from-tower knight ship.3").code == "not-from-tower-now"


# Games of the first rules


@pytest.mark.rule("O-R50")
def test_in_games_of_the_first_rules_the_market_s_goes_first() -> None:
    table = with_knights(market=1, tower=1, rules=1)

    assert table.legal_of(0, "place-from-tower") == []
    refusal = table.refused(0, "place-from-tower knight ship.3")
    table.act(0, "place knight ship.3")

    assert (refusal.code, refusal.rule) == ("market-first", "O-R50")
    assert left(table) == (0, 1)


# What others see, and samples


@pytest.mark.rule("O-R50")
@pytest.mark.rule("O-R5")
def test_others_do_not_see_from_where_a_hidden_plan_was_made() -> None:
    table = with_knights(market=1, tower=1)
    before = [table.state.observe(viewer) for viewer in (1, 2, None)]

    table.act(0, "place-from-tower knight ship.3")

    assert [table.state.observe(viewer) for viewer in (1, 2, None)] == before


@pytest.mark.rule("O-R50")
def test_samples_begin_from_the_same_market_and_tower_and_plan_in_both_ways() -> None:
    table = with_knights(market=1, tower=1)
    table.act(0, "place-from-tower knight ship.3")
    seen = set()

    for seed in range(60):
        sample = table.state.redeal(1, seed)
        assert isinstance(sample, OrleansState)
        assert sample.observe(1) == table.state.observe(1)
        again = Table(3)
        again.state = sample
        seen.add(left(again))

    assert {(0, 1), (1, 0), (1, 1)} <= seen


@pytest.mark.rule("O-R50")
def test_computers_plan_with_followers_on_both() -> None:
    table = with_knights(market=1, tower=1)

    suggested = table.state.suggest(0, 4_000)

    for action in suggested:
        table.state.apply(0, action)
    assert 0 not in table.state.to_act(), "the plan was carried out to its end"


@pytest.mark.rule("O-R50")
def test_a_game_with_steps_from_the_tower_replays_to_the_same_end() -> None:
    # given: the first game in which somebody places from the Tower
    state = next(game for game in map(game_about_the_tower, range(5, 50)) if has_placed_from_tower(game))
    # when
    again = GAME.replay(state.record())
    # then
    assert again.fingerprint() == state.fingerprint()


def game_about_the_tower(seed: int) -> State:
    """A lively game in which whoever can builds the Tower, loads it and places from it."""
    chance = random.Random(seed)
    state = GAME.new(2, seed)
    while to_act := state.to_act():
        legal = state.legal(to_act[0])
        eager = [action for action in legal if is_about_the_tower(action)]
        state.apply(to_act[0], eager[0] if eager else choose(state, to_act[0], legal, chance))
    return state


def has_placed_from_tower(state: State) -> bool:
    actions = as_list(state.record()["actions"], "actions")
    return any(PLACE_FROM_TOWER.has(as_int(as_list(entry, "an entry")[1], "an action")) for entry in actions)


def is_about_the_tower(action: int) -> bool:
    notation = GAME.actions[action].notation
    return notation == "build gunpowder-tower" or notation.startswith(("load ", "place-from-tower "))
