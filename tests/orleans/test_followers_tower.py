"""The Gunpowder Tower as part of the market: room for ten, declared in the followers phase (O-3.6)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table

EIGHT = ("own-farmer", "own-boatman", "own-craftsman", "own-trader", "knight", "monk", "farmer", "scholar")


def with_tower(*market: str) -> Table:
    """A table where seat 0 owns the Tower, has these followers on the market and plenty in the bag."""
    table = Table(3)
    table.clear(0)
    table.tile(0, "gunpowder-tower")
    table.bag(0, "farmer", "farmer", "farmer", "farmer", "boatman", "boatman", "craftsman", "trader")
    table.market(0, *market)
    return table


def tower(table: Table, viewer: int | None = None) -> list[object]:
    """What lies on the Tower of seat 0."""
    spaces = table.seen(viewer, 0)["spaces"]
    assert isinstance(spaces, dict)
    return [spaces[space] for space in ("gunpowder-tower.1", "gunpowder-tower.2") if space in spaces]


@pytest.mark.rule("O-3.6")
@pytest.mark.rule("O-R4")
def test_the_tower_makes_room_for_ten() -> None:
    # given: seven on the market, so one space is free without the Tower and three are with it
    table = with_tower(*EIGHT[:7])
    # when
    table.start_followers()
    # then
    assert table.legal_of(0, "draw") == ["draw 3", "draw 2", "draw 1", "draw 0"]
    table.act(0, "draw 3", "load own-farmer", "load knight")
    assert table.player(0).market_size == 8
    assert tower(table) == ["own-farmer", "knight"]


@pytest.mark.rule("O-3.6")
@pytest.mark.rule("O-R4")
def test_the_tower_does_not_raise_the_limit_of_the_knights() -> None:
    table = with_tower()
    table.start_followers()

    refusal = table.refused(0, "draw 5")

    assert (refusal.code, refusal.rule) == ("draw-limit-knights", "O-3.1")


@pytest.mark.rule("O-3.6")
def test_the_room_on_the_tower_is_limited_too() -> None:
    table = with_tower(*EIGHT)
    table.start_followers()

    refusal = table.refused(0, "draw 3")

    assert (refusal.code, refusal.rule) == ("draw-limit-market", "O-3.2")
    assert refusal.missing == [{"what": "market", "number": 1}]


@pytest.mark.rule("O-3.6")
def test_the_tower_holds_two() -> None:
    # given
    table = with_tower(*EIGHT)
    table.bag(1, "knight")
    table.start_followers()
    table.act(0, "draw 0")
    # when
    table.act(0, "load own-trader", "load monk")
    # then
    assert tower(table) == ["own-trader", "monk"]
    assert table.refused(0, "load own-farmer").code == "already-answered"


@pytest.mark.rule("O-3.6")
@pytest.mark.parametrize("when", ["planning", "actions"])
def test_followers_are_laid_on_the_tower_only_in_the_followers_phase(when: str) -> None:
    # given
    table = with_tower("own-farmer", "monk")
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    if when == "planning":
        table.start_planning()
    else:
        table.start_actions()
    # when
    refusal = table.refused(0, "load monk")
    # then
    assert (refusal.code, refusal.rule) == ("not-loading", "O-3.6")


@pytest.mark.rule("O-3.6")
def test_only_its_owner_lays_followers_on_the_tower() -> None:
    table = with_tower()
    table.bag(1, "knight")
    table.start_followers()

    refusal = table.refused(1, "load own-farmer")

    assert refusal.code == "place-not-owned"


@pytest.mark.rule("O-R46")
def test_the_tower_is_declared_after_the_draw() -> None:
    # given
    table = with_tower("own-farmer")
    table.start_followers()
    # when
    refusal = table.refused(0, "load own-farmer")
    table.act(0, "draw 4")
    # then
    assert (refusal.code, refusal.rule) == ("draw-first", "O-3.6")
    assert table.can(0, "load own-farmer")


@pytest.mark.rule("O-R46")
def test_what_does_not_fit_on_the_market_must_lie_on_the_tower() -> None:
    # given: nine followers after the draw
    table = with_tower(*EIGHT)
    table.start_followers()
    table.act(0, "draw 1")
    # when
    refusal = table.refused(0, "loaded")
    table.act(0, "load scholar", "loaded")
    # then
    assert (refusal.code, refusal.rule) == ("market-overfull", "O-R46")
    assert refusal.missing == [{"what": "tower", "number": 1}]
    assert tower(table) == ["scholar"]
    assert table.player(0).market_size == 8


@pytest.mark.rule("O-R46")
def test_the_tower_may_stay_empty_when_everybody_fits_on_the_market() -> None:
    table = with_tower(*EIGHT)
    table.start_followers()

    table.act(0, "draw 0", "loaded")

    assert tower(table) == []
    assert table.player(0).market_size == 8


@pytest.mark.rule("O-R46")
def test_a_follower_that_is_not_on_the_market_cannot_be_laid_on_the_tower() -> None:
    table = with_tower("own-farmer")
    table.start_followers()
    table.act(0, "draw 0")

    refusal = table.refused(0, "load own-trader")

    assert refusal.code == "not-on-market"


@pytest.mark.rule("O-R4")
@pytest.mark.rule("O-R46")
def test_followers_stay_on_the_tower_for_the_round_and_are_named_anew_in_the_next() -> None:
    # given
    table = with_tower("own-farmer", "own-trader", "monk")
    table.start_followers()
    table.act(0, "draw 0", "load own-farmer", "load monk")
    # when
    while table.state.round == 2:
        assert tower(table) == ["own-farmer", "monk"]
        table.do_least()
    # then
    assert table.phase() == "followers"
    table.act(0, "draw 0", "load own-trader", "load monk")
    assert tower(table) == ["own-trader", "monk"]
    assert table.on_market(0, "own-farmer") == 1


@pytest.mark.rule("O-R4")
def test_followers_on_the_tower_take_up_room_in_the_next_draw() -> None:
    # given: eight on the market and two on the Tower
    table = with_tower(*EIGHT)
    table.start_followers()
    table.act(0, "draw 2", "load own-farmer", "load own-trader")
    # when
    table.pass_round()
    # then
    assert table.phase() == "followers"
    assert table.legal_of(0, "draw") == []
    assert table.refused(0, "loaded").code == "market-overfull"


@pytest.mark.rule("O-3.6")
def test_everybody_sees_who_lies_on_the_tower() -> None:
    table = with_tower("own-farmer", "monk")
    table.start_followers()

    table.act(0, "draw 0", "load monk", "loaded")

    assert [tower(table, viewer) for viewer in (0, 1, 2, None)] == [["monk"]] * 4


@pytest.mark.rule("O-4.1")
def test_followers_on_the_tower_can_be_placed_in_planning() -> None:
    # given
    table = with_tower("own-trader")
    table.put(0, "gunpowder-tower", "own-farmer", "knight")
    table.start_planning()
    # when
    table.act(0, "place own-farmer ship.1", "place knight ship.3")
    # then
    assert table.holds(0, "ship") == ["own-farmer", "", "knight"]
    assert table.holds(0, "gunpowder-tower") == ["", ""]


@pytest.mark.rule("O-R5")
def test_a_tower_emptied_in_planning_still_looks_full_to_the_others() -> None:
    # given
    table = with_tower("own-trader", "knight")
    table.put(0, "gunpowder-tower", "own-farmer", "monk")
    table.start_planning()
    before = [table.state.observe(viewer) for viewer in (1, 2, None)]
    # when
    table.act(0, "place own-farmer ship.1", "place monk ship.2", "place knight ship.3")
    # then
    assert [table.state.observe(viewer) for viewer in (1, 2, None)] == before
    assert tower(table, 0) == []
