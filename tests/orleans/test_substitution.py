"""Standing in for others: monks, School and Herb Garden, and what they cannot do (O-4.3, O-R7, O-R9)."""

from __future__ import annotations

import pytest

from tests.orleans.planner import KINDS, PLACE_TILES, places_of, planner, spaces_for
from tests.orleans.table import Table


@pytest.mark.rule("O-4.3")
@pytest.mark.rule("O-R7")
def test_a_monk_stands_on_every_action_space() -> None:
    table = planner(*PLACE_TILES, market=("monk",))

    assert places_of(table, "monk") == spaces_for(*KINDS, "any")


@pytest.mark.rule("O-4.3")
@pytest.mark.rule("O-R7")
@pytest.mark.parametrize("kind", KINDS[:6])
def test_nobody_stands_in_for_a_monk(kind: str) -> None:
    # given: not even the owner of School and Herb Garden finds a substitute
    table = planner("brewery", "sacristy", "cellar", "school", "herb-garden", market=(kind,))
    # when
    refusals = [table.refused(0, f"place {kind} {place}.1") for place in ("brewery", "sacristy", "cellar")]
    # then
    assert [(refusal.code, refusal.rule) for refusal in refusals] == [("only-monk", "O-4.3")] * 3


@pytest.mark.rule("O-4.3")
def test_no_technology_covers_a_space_of_a_monk() -> None:
    # given
    table = Table(2)
    table.tile(0, "cellar")
    table.technology_aside(0, free=1)
    # when
    table.start_actions()
    # then
    assert table.question() == "install"
    assert table.refused(0, "install cellar.1").code == "technology-for-monk"
    assert table.can(0, "install cellar.2")


@pytest.mark.rule("O-4.3")
@pytest.mark.rule("O-R7")
def test_with_the_school_a_scholar_stands_for_everybody_but_monks() -> None:
    table = planner("school", *PLACE_TILES, market=("scholar",))

    assert places_of(table, "scholar") == spaces_for(*KINDS[:6], "any")


@pytest.mark.rule("O-4.3")
@pytest.mark.rule("O-R7")
@pytest.mark.parametrize("tile", ["boatman", "own-boatman"])
def test_with_the_herb_garden_a_boatman_stands_for_farmers_craftsmen_and_traders(tile: str) -> None:
    table = planner("herb-garden", *PLACE_TILES, market=(tile,))

    allowed = spaces_for("farmer", "boatman", "craftsman", "trader", "any")

    assert places_of(table, tile) == (allowed if tile == "boatman" else allowed - {"town-hall.1"})


@pytest.mark.rule("O-R7")
@pytest.mark.parametrize(
    ("owner", "follower", "space"), [("school", "scholar", "ship.1"), ("herb-garden", "boatman", "ship.1")]
)
def test_the_privilege_of_another_player_does_not_help(owner: str, follower: str, space: str) -> None:
    table = planner(market=(follower,))
    table.tile(1, owner)

    refusal = table.refused(0, f"place {follower} {space}")

    assert (refusal.code, refusal.rule) == ("wrong-space", "O-4.2")


@pytest.mark.rule("O-R7")
@pytest.mark.parametrize("space", ["ship.3", "scriptorium.1", "scriptorium.2", "monastery.1"])
def test_substitutions_do_not_chain(space: str) -> None:
    # given: boatmen replace traders, scholars replace knights, but boatmen replace neither
    table = planner("school", "herb-garden", market=("boatman",))
    # when
    refusal = table.refused(0, f"place boatman {space}")
    # then
    assert (refusal.code, refusal.rule) == ("wrong-space", "O-4.2")


@pytest.mark.rule("O-R7")
@pytest.mark.parametrize("kind", ["farmer", "craftsman", "trader", "knight"])
def test_school_and_herb_garden_help_nobody_else(kind: str) -> None:
    table = planner("school", "herb-garden", *PLACE_TILES, market=(kind,))

    assert places_of(table, kind) == spaces_for(kind, "any")


@pytest.mark.rule("O-R7")
@pytest.mark.parametrize(("tile", "stand_in"), [("brewery", "monk"), ("school", "scholar"), ("herb-garden", "boatman")])
def test_on_deeds_nobody_stands_in(tile: str, stand_in: str) -> None:
    # given
    table = Table(2)
    table.tile(0, tile)
    table.put(0, "town-hall", stand_in)
    table.start_actions()
    # when
    table.act(0, "use town-hall")
    # then
    refusal = table.refused(0, "send farmer city-wall")
    assert (refusal.code, refusal.rule) == ("not-at-place", "O-8.1")


@pytest.mark.rule("O-R9")
@pytest.mark.parametrize(
    ("tile", "stand_in", "others"),
    [("school", "scholar", ("own-boatman", "knight")), ("herb-garden", "boatman", ("own-boatman", "knight"))],
)
def test_a_substitute_stays_valid_when_its_tile_is_lost(tile: str, stand_in: str, others: tuple[str, ...]) -> None:
    # given: the substitute stands on the farmer's space of the Ship, and the census finds no coin
    table = losing(tile, stand_in, *others)
    # when
    table.act(0, f"lose-tile {tile}")
    while table.phase() != "actions":
        table.do_least()
    # then
    assert table.holds(0, "ship") == [stand_in, *others]
    assert table.can(0, "use ship")


@pytest.mark.rule("O-R9")
def test_a_substitute_moved_back_cannot_return_once_its_tile_is_lost() -> None:
    # given
    table = losing("school", "scholar", "own-boatman", "knight")
    table.act(0, "lose-tile school")
    # when
    table.act(0, "move-back ship.1", "draw 0")
    # then
    assert table.phase() == "planning"
    assert table.refused(0, "place scholar ship.1").code == "wrong-space"


def losing(tile: str, *on_ship: str) -> Table:
    """Seat 0 must give something up at the census, owns a tile, and has followers on the Ship."""
    table = Table(3)
    for seat in range(3):
        table.move_track(seat, "farmer", seat)
    table.coins(0, 0)
    table.tile(0, tile)
    table.put(0, "ship", *on_ship)
    table.start_census()
    return table
