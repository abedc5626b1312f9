"""What has no space on the market in the followers phase waits in the hand for the Gunpowder Tower (O-R46)."""

from __future__ import annotations

import random

import pytest

from stammtisch.core.plain import Json
from stammtisch.games.orleans.state import OrleansState
from tests.orleans.table import BOX, GAME, Table

EIGHT = ("own-farmer", "own-boatman", "own-craftsman", "own-trader", "knight", "monk", "farmer", "scholar")


def full(*bag: str, tower: tuple[str, ...] = (), rules: int | None = None) -> Table:
    """Seat 0 owns the Tower, has eight followers on the market, these on the Tower, and exactly these in the bag."""
    table = Table(3, rules=rules)
    table.market(0, *EIGHT[4:])
    table.tile(0, "gunpowder-tower")
    table.put(0, "gunpowder-tower", *tower)
    table.bag_from_supply(0, *bag)
    table.start_followers()
    return table


def count(tiles: dict[str, Json]) -> int:
    return sum(int(str(number)) for number in tiles.values())


def laid(table: Table, viewer: int | None = None) -> tuple[dict[str, Json], dict[str, Json]]:
    """What lies on the market of seat 0, and what is in its hand."""
    seen = table.seen(viewer, 0)
    market, hand = seen["market"], seen["hand"]
    assert isinstance(market, dict)
    assert isinstance(hand, dict)
    return market, hand


@pytest.mark.rule("O-R46")
@pytest.mark.rule("O-3.2")
def test_what_is_drawn_onto_a_full_market_stays_in_the_hand() -> None:
    table = full("boatman", "boatman")

    table.act(0, "draw 2")

    for viewer in (0, 1, None):
        assert laid(table, viewer) == (dict.fromkeys(EIGHT, 1), {"boatman": 2})


@pytest.mark.rule("O-R46")
def test_the_tower_s_followers_are_taken_into_the_hand_until_they_are_named_anew() -> None:
    table = full(tower=("craftsman", "trader"))

    assert laid(table) == (dict.fromkeys(EIGHT, 1), {"craftsman": 1, "trader": 1})
    assert table.seen(None, 0)["spaces"] == {}


@pytest.mark.rule("O-R46")
def test_with_room_on_the_market_the_hand_stays_empty() -> None:
    table = Table(3)
    table.furnish(0, "gunpowder-tower", "craftsman", "trader")
    table.start_followers()

    market, hand = laid(table)

    assert hand == {}
    assert sum(1 for tile in ("craftsman", "trader") if market[tile] == 1) == 2


@pytest.mark.rule("O-R46")
def test_who_is_laid_on_the_tower_leaves_the_hand_first() -> None:
    table = full("knight")
    table.act(0, "draw 1")
    assert laid(table)[1] == {"knight": 1}

    table.act(0, "load knight")

    assert laid(table) == (dict.fromkeys(EIGHT, 1), {})


@pytest.mark.rule("O-R46")
def test_a_space_that_becomes_free_is_taken_from_the_hand() -> None:
    table = full("boatman", "trader")
    table.act(0, "draw 2")

    table.act(0, "load monk")
    market, hand = laid(table)
    assert (count(market), count(hand)) == (8, 1)
    table.act(0, "load own-farmer")

    assert laid(table)[1] == {}
    assert laid(table)[0] == {**dict.fromkeys(EIGHT[1:5], 1), "farmer": 1, "scholar": 1, "boatman": 1, "trader": 1}


@pytest.mark.rule("O-3.2")
@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_ever_shows_more_than_its_spaces_hold(seed: int, rules: int) -> None:
    # given: players who draw all they can and plan little, one of them with the Tower
    chance = random.Random(seed)
    table = Table(2, seed, rules=rules)
    for seat in (0, 1):
        table.bag(seat, "farmer", "farmer", "boatman", "knight", "knight", "scholar", "monk", "monk")
    table.tile(0, "gunpowder-tower")
    hands = 0
    # when
    while table.state.to_act():
        for seat in (0, 1):
            hands += fits_on_the_table(table, seat)
        seat = table.state.to_act()[0]
        legal = table.state.legal(seat)
        lazy = [action for action in legal if GAME.actions[action].kind in ("end-planning", "draw")]
        table.state.apply(seat, lazy[0] if lazy and chance.random() < 0.6 else chance.choice(legal))
    # then
    assert hands > 0


def fits_on_the_table(table: Table, seat: int) -> int:
    """Check what a seat sees of its own followers; the answer is how many are in the hand."""
    seen = table.seen(seat, seat)
    market, hand, spaces = seen["market"], seen["hand"], seen["spaces"]
    assert isinstance(market, dict)
    assert isinstance(hand, dict)
    assert isinstance(spaces, dict)
    tower = sum(1 for space in spaces if space.startswith("gunpowder-tower"))
    assert count(market) <= BOX.market_spaces
    assert count(hand) + tower <= 2
    assert count(market) + count(hand) == table.player(seat).market_size
    if hand:
        assert count(market) == BOX.market_spaces, "the hand has only what finds no space"
        assert (seat, table.phase()) == (0, "followers")
    return count(hand)


# Saving


@pytest.mark.rule("O-R46")
def test_the_hand_is_saved() -> None:
    table = full("boatman")
    table.act(0, "draw 1")

    again = GAME.load(table.state.dump())

    assert again.observe(0) == table.state.observe(0)
    assert again.fingerprint() == table.state.fingerprint()


@pytest.mark.rule("O-R46")
def test_games_of_the_first_rules_are_saved_as_they_were_and_show_no_more_than_fits() -> None:
    table = full("boatman", rules=1)
    table.act(0, "draw 1")
    assert laid(table) == (dict.fromkeys(EIGHT, 1), {"boatman": 1})

    saved = table.state.dump()
    again = Table(3)
    loaded = GAME.load(saved)
    assert isinstance(loaded, OrleansState)
    again.state = loaded

    position = saved["position"]
    assert isinstance(position, dict)
    assert "hand" not in str(position)
    market, hand = laid(again)
    assert (count(market), count(hand)) == (8, 1)
    assert loaded.fingerprint() == table.state.fingerprint()
