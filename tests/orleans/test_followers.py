"""The followers phase: limits of the draw, room on the market, moving back, the Gunpowder Tower (O-3)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table

MANY = ("farmer",) * 4 + ("boatman", "craftsman", "trader", "knight", "knight", "scholar", "scholar", "monk")


def with_full_bag(seats: int = 3) -> Table:
    """A table where every market is empty and seat 0 has sixteen followers in the bag."""
    table = Table(seats)
    for seat in range(seats):
        table.clear(seat)
    table.bag(0, *MANY)
    return table


def most_drawn(table: Table, seat: int) -> int:
    """The highest number that a seat may draw now."""
    return max(int(notation.removeprefix("draw ")) for notation in table.legal_of(seat, "draw"))


# How many


@pytest.mark.rule("O-3.1")
@pytest.mark.parametrize(("knights", "limit"), [(0, 4), (1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_the_knights_track_sets_the_limit(knights: int, limit: int) -> None:
    # given
    table = with_full_bag()
    table.move_track(0, "knight", knights)
    table.start_followers()
    # when
    allowed = most_drawn(table, 0)
    table.act(0, f"draw {allowed}")
    # then
    assert allowed == limit
    assert table.player(0).market_size == limit
    assert table.player(0).bag_size == 16 - limit


@pytest.mark.rule("O-3.1")
def test_four_players_draw_four_six_six_and_eight_by_their_knights() -> None:
    # given: the example of the rulebook
    table = Table(4)
    for seat, knights in enumerate([0, 2, 2, 5]):
        table.clear(seat)
        table.bag(seat, "farmer", "farmer", "knight", "monk")
        table.move_track(seat, "knight", knights)
    # when
    table.start_followers()
    # then
    assert [most_drawn(table, seat) for seat in range(4)] == [4, 6, 6, 8]


@pytest.mark.rule("O-3.1")
def test_drawing_more_than_the_knights_allow_is_refused() -> None:
    table = with_full_bag()
    table.start_followers()

    refusal = table.refused(0, "draw 5")

    assert (refusal.code, refusal.rule) == ("draw-limit-knights", "O-3.1")
    assert refusal.missing == [{"what": "knights", "number": 1}]


@pytest.mark.rule("O-3.1")
def test_the_draw_is_blind() -> None:
    drawn = set()
    for seed in range(30):
        table = Table(2, seed)
        table.bag(0, "knight", "monk", "scholar")
        table.start_followers()
        table.act(0, "draw 1")
        drawn.add(next(tile for tile in ("knight", "monk", "scholar") if table.on_market(0, tile)))

    assert drawn == {"knight", "monk", "scholar"}


@pytest.mark.rule("O-3.1")
def test_followers_are_drawn_only_in_this_phase() -> None:
    table = with_full_bag()
    table.market(0, "own-farmer")
    table.start_planning()

    refusal = table.refused(0, "draw 1")

    assert (refusal.code, refusal.rule) == ("not-followers-phase", "O-3.1")


@pytest.mark.rule("O-3.2")
def test_drawing_stops_when_the_eight_spaces_of_the_market_are_full() -> None:
    # given: limit 6, but five followers lie on the market already
    table = with_full_bag()
    table.move_track(0, "knight", 2)
    table.market(0, "own-farmer", "own-trader", "knight", "monk", "scholar")
    # when
    table.start_followers()
    # then
    assert most_drawn(table, 0) == 3
    refusal = table.refused(0, "draw 4")
    assert (refusal.code, refusal.rule) == ("draw-limit-market", "O-3.2")


@pytest.mark.rule("O-3.2")
def test_a_full_market_leaves_nothing_to_draw() -> None:
    # given
    table = with_full_bag()
    table.bag(1, "knight")
    table.market(0, "own-farmer", "own-trader", "own-boatman", "own-craftsman", "knight", "monk", "scholar", "farmer")
    # when
    table.start_followers()
    # then
    assert table.state.to_act() == [1, 2]


@pytest.mark.rule("O-3.3")
def test_nobody_draws_more_than_the_bag_holds() -> None:
    # given
    table = Table(3)
    table.bag(0, "knight", "monk")
    # when
    table.start_followers()
    # then
    assert most_drawn(table, 0) == 2
    refusal = table.refused(0, "draw 3")
    assert (refusal.code, refusal.rule) == ("draw-limit-bag", "O-3.3")


@pytest.mark.rule("O-3.3")
@pytest.mark.rule("O-R1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_round_one_goes_straight_to_planning_with_the_four_own_followers(seats: int) -> None:
    table = Table(seats)

    assert (table.phase(), table.state.to_act()) == ("planning", list(range(seats)))
    for seat in range(seats):
        assert table.player(seat).bag_size == 0
        assert table.player(seat).market_size == 4
    assert not any("draws" in line for line in table.log())


@pytest.mark.rule("O-3.3")
@pytest.mark.rule("O-R42")
def test_owners_count_their_bag_and_others_see_only_its_size() -> None:
    table = Table(3)
    table.bag(0, "knight", "knight", "own-trader")

    own = table.seen(0, 0)["bag"]

    assert isinstance(own, dict)
    assert {tile: number for tile, number in own.items() if number} == {"knight": 2, "own-trader": 1}
    for viewer in (1, 2, None):
        assert table.seen(viewer, 0)["bag"] is None
        assert table.seen(viewer, 0)["bag_size"] == 3


@pytest.mark.rule("O-R42")
def test_everybody_sees_what_is_drawn() -> None:
    # given
    table = Table(3)
    table.bag(0, "knight", "monk")
    table.start_followers()
    # when
    table.act(0, "draw 2")
    # then
    assert any(line.startswith("Yellow draws") and "knight" in line and "monk" in line for line in table.log())
    for viewer in (1, 2, None):
        market = table.seen(viewer, 0)["market"]
        assert isinstance(market, dict)
        assert (market["knight"], market["monk"]) == (1, 1)


@pytest.mark.rule("O-3.4")
def test_any_smaller_number_down_to_none_may_be_drawn() -> None:
    table = with_full_bag()
    table.start_followers()

    assert table.legal_of(0, "draw") == ["draw 4", "draw 3", "draw 2", "draw 1", "draw 0"]


@pytest.mark.rule("O-3.4")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_drawing_fewer_leaves_the_rest_in_the_bag(number: int) -> None:
    table = with_full_bag()
    table.start_followers()

    table.act(0, f"draw {number}")

    assert table.player(0).market_size == number
    assert table.player(0).bag_size == 16 - number
    assert 0 not in table.state.to_act()


# Moving back


@pytest.mark.rule("O-3.5")
@pytest.mark.rule("O-R2")
def test_two_moved_back_of_six_allowed_leave_four_to_draw() -> None:
    # given: Stefan of the rulebook
    table = with_full_bag()
    table.move_track(0, "knight", 2)
    table.put(0, "ship", "own-farmer", "own-boatman")
    table.start_followers()
    # when
    table.act(0, "move-back ship.1", "move-back ship.2")
    # then
    assert most_drawn(table, 0) == 4
    refusal = table.refused(0, "draw 5")
    assert (refusal.code, refusal.rule) == ("draw-limit-knights", "O-3.1")
    table.act(0, "draw 4")
    assert table.player(0).market_size == 6
    assert table.holds(0, "ship") == ["", "", ""]


@pytest.mark.rule("O-3.5")
def test_moving_back_alone_can_use_up_the_limit() -> None:
    # given
    table = with_full_bag(2)
    table.put(0, "ship", "own-farmer", "own-boatman", "knight")
    table.put(0, "monastery", "scholar", "own-trader")
    table.start_followers()
    # when
    table.act(0, "move-back ship.1", "move-back ship.2", "move-back ship.3", "move-back monastery.1")
    # then
    assert 0 not in table.state.to_act()
    assert table.player(0).market_size == 4
    assert table.holds(0, "monastery") == ["", "own-trader"]


@pytest.mark.rule("O-3.5")
def test_the_count_of_followers_moved_back_starts_anew_each_round() -> None:
    # given
    table = with_full_bag(2)
    table.put(0, "ship", "own-farmer", "own-boatman")
    table.start_followers()
    table.act(0, "move-back ship.1", "move-back ship.2", "draw 0")
    # when
    table.pass_round()
    # then
    assert table.phase() == "followers"
    assert most_drawn(table, 0) == 4


@pytest.mark.rule("O-R2")
def test_followers_moved_back_need_room_on_the_market() -> None:
    # given: one free space on the market
    table = with_full_bag()
    table.market(0, "own-trader", "own-craftsman", "knight", "knight", "monk", "scholar", "scholar")
    table.put(0, "ship", "own-farmer", "own-boatman")
    table.start_followers()
    # when
    table.act(0, "move-back ship.1")
    # then
    assert table.player(0).market_size == 8
    assert table.refused(0, "move-back ship.2").code == "already-answered"
    assert table.holds(0, "ship") == ["", "own-boatman", ""]


@pytest.mark.rule("O-R2")
@pytest.mark.rule("O-3.5")
def test_moving_back_is_over_once_the_draw_is_known() -> None:
    # given
    table = with_full_bag()
    table.put(0, "ship", "own-farmer")
    table.start_followers()
    # when
    table.act(0, "draw 1")
    # then
    refusal = table.refused(0, "move-back ship.1")
    assert refusal.code == "already-answered"
    assert table.holds(0, "ship") == ["own-farmer", "", ""]


@pytest.mark.rule("O-R2")
@pytest.mark.rule("O-3.5")
def test_the_owner_of_the_tower_moves_nobody_back_after_drawing() -> None:
    table = with_full_bag()
    table.tile(0, "gunpowder-tower")
    table.put(0, "ship", "own-farmer")
    table.start_followers()
    table.act(0, "draw 1")

    refusal = table.refused(0, "move-back ship.1")

    assert (refusal.code, refusal.rule) == ("already-drawn", "O-3.5")


@pytest.mark.rule("O-3.5")
def test_moving_back_is_possible_with_an_empty_bag() -> None:
    # given
    table = Table(3)
    table.put(0, "ship", "own-farmer")
    # when
    table.start_followers()
    # then
    assert table.state.to_act() == [0]
    assert table.legal(0) == ["draw 0", "move-back ship.1"]


@pytest.mark.rule("O-3.5")
def test_an_empty_space_has_nobody_to_move_back() -> None:
    table = with_full_bag()
    table.start_followers()

    refusal = table.refused(0, "move-back ship.1")

    assert (refusal.code, refusal.rule) == ("space-is-empty", "O-3.5")


@pytest.mark.rule("O-3.5")
@pytest.mark.rule("O-R3")
def test_technology_is_never_taken_back() -> None:
    table = with_full_bag()
    table.put(0, "ship", "technology", "own-boatman")
    table.start_followers()

    refusal = table.refused(0, "move-back ship.1")

    assert (refusal.code, refusal.rule) == ("technology-never-moves", "O-7.6")
    assert table.can(0, "move-back ship.2")


@pytest.mark.rule("O-R3")
@pytest.mark.parametrize(
    ("place", "follower"),
    [("town-hall", "knight"), ("sacristy", "monk"), ("library", "scholar"), ("pharmacy", "own-farmer")],
)
def test_followers_come_back_from_any_action_space(place: str, follower: str) -> None:
    # given
    table = with_full_bag()
    table.tile(0, "sacristy", "library", "pharmacy")
    space = "library.2" if place == "library" else f"{place}.1"
    table.put(0, place, *(["", follower] if place == "library" else [follower]))
    table.start_followers()
    # when
    table.act(0, f"move-back {space}")
    # then
    assert table.on_market(0, follower) == 1
    assert set(table.holds(0, place)) == {""}


@pytest.mark.rule("O-R3")
def test_nobody_is_moved_back_outside_this_phase() -> None:
    table = with_full_bag()
    table.market(0, "own-trader")
    table.put(0, "ship", "own-farmer")
    table.start_planning()

    refusal = table.refused(0, "move-back ship.1")

    assert (refusal.code, refusal.rule) == ("not-followers-phase", "O-3.1")
