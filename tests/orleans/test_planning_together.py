"""Planning together: all at once and in secret, openly, in order, and taking back (O-4.7 to O-4.9)."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch.core.plain import Json
from tests.orleans.table import GAME, Table


def spaces_seen(table: Table, viewer: int | None, seat: int) -> Json:
    """The followers on the board of a seat, as the viewer sees them."""
    return table.seen(viewer, seat)["spaces"]


# In secret


@pytest.mark.rule("O-4.7")
def test_all_players_plan_at_the_same_time_in_any_order() -> None:
    # given
    table = Table(3)
    assert table.state.to_act() == [0, 1, 2]
    # when
    table.act(2, "place own-farmer ship.1")
    table.act(0, "place own-farmer castle.1")
    table.act(2, "place own-boatman ship.2", "end-planning")
    table.act(1, "place own-trader wagon.2")
    # then
    assert table.state.to_act() == [0, 1]
    assert table.holds(2, "ship") == ["own-farmer", "own-boatman", ""]
    assert table.holds(0, "castle") == ["own-farmer", "", ""]
    assert table.holds(1, "wagon") == ["", "own-trader", ""]


@pytest.mark.rule("O-4.7")
def test_the_order_of_planning_changes_nothing() -> None:
    # given
    first, second = Table(2), Table(2)
    # when
    first.act(0, "place own-farmer ship.1", "place own-boatman farm-house.1", "end-planning")
    first.act(1, "place own-boatman farm-house.1", "place own-craftsman farm-house.2", "end-planning")
    second.act(1, "place own-craftsman farm-house.2")
    second.act(0, "place own-boatman farm-house.1")
    second.act(1, "place own-boatman farm-house.1", "end-planning")
    second.act(0, "place own-farmer ship.1", "end-planning")
    # then
    assert first.phase() == "actions"
    assert first.state.fingerprint() == second.state.fingerprint()


@pytest.mark.rule("O-4.7")
def test_the_actions_begin_only_when_everybody_has_finished() -> None:
    # given
    table = Table(3)
    table.act(0, "place own-boatman farm-house.1", "place own-craftsman farm-house.2", "end-planning")
    table.act(2, "end-planning")
    assert table.phase() == "planning"
    assert table.refused(0, "use farm-house").code == "already-answered"
    # when
    table.act(1, "end-planning")
    # then
    assert table.phase() == "actions"
    assert table.can(0, "use farm-house")


@pytest.mark.rule("O-4.7")
def test_who_has_finished_plans_no_more() -> None:
    table = Table(3)
    table.act(0, "end-planning")

    refusal = table.refused(0, "place own-farmer ship.1")

    assert (refusal.code, refusal.rule) == ("already-answered", "O-4.7")


@pytest.mark.rule("O-4.7")
def test_there_is_no_planning_to_end_in_the_actions_phase() -> None:
    table = Table(2)
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    table.start_actions()

    refusal = table.refused(0, "end-planning")

    assert (refusal.code, refusal.rule) == ("no-planning-to-end", "O-4.7")


@pytest.mark.rule("O-4.7")
@pytest.mark.rule("O-R5")
def test_nothing_in_the_view_of_the_others_changes_while_a_player_plans() -> None:
    # given
    table = Table(3)
    viewers = (1, 2, None)
    before = [table.state.observe(viewer) for viewer in viewers]
    # when
    table.act(0, "place own-farmer ship.1", "place own-trader wagon.2")
    # then
    assert [table.state.observe(viewer) for viewer in viewers] == before
    assert spaces_seen(table, 0, 0) == {"ship.1": "own-farmer", "wagon.2": "own-trader"}


@pytest.mark.rule("O-R5")
def test_a_finished_plan_stays_hidden_until_all_have_finished() -> None:
    # given
    table = Table(3)
    # when
    table.act(0, "place own-farmer ship.1", "end-planning")
    table.act(1, "place own-boatman ship.2", "end-planning")
    # then
    assert [spaces_seen(table, 2, seat) for seat in (0, 1)] == [{}, {}]
    assert table.seen(2, 0)["market"] == table.seen(2, 2)["market"]
    assert not any("'s plan" in line for line in table.log())


@pytest.mark.rule("O-4.7")
@pytest.mark.rule("O-R5")
def test_all_plans_are_shown_together_at_the_end() -> None:
    # given: seat 1 has a place to use, so that the actions phase begins
    table = Table(2)
    # when
    table.act(0, "place own-farmer ship.1", "end-planning")
    table.act(1, "place own-boatman farm-house.1", "place own-craftsman farm-house.2", "end-planning")
    # then
    for viewer in (0, 1, None):
        assert spaces_seen(table, viewer, 0) == {"ship.1": "own-farmer"}
        assert spaces_seen(table, viewer, 1) == {"farm-house.1": "own-boatman", "farm-house.2": "own-craftsman"}
    planned = [line for line in table.log() if "'s plan" in line]
    assert [line.split(" ")[0] for line in planned] == ["Yellow's", "Green's"]


@pytest.mark.rule("O-R5")
def test_followers_that_stood_there_before_planning_are_no_secret() -> None:
    # given
    table = Table(2)
    table.put(0, "ship", "own-farmer", "technology")
    table.start_planning()
    # when
    table.act(0, "place own-trader wagon.2")
    # then
    assert spaces_seen(table, 1, 0) == {"ship.1": "own-farmer", "ship.2": "technology"}


@pytest.mark.rule("O-4.7")
def test_who_has_nobody_to_place_is_not_asked() -> None:
    table = Table(3)
    table.clear(1)

    table.start_planning()

    assert table.state.to_act() == [0, 2]


# Openly, or in order


@pytest.mark.rule("O-4.9")
def test_with_open_planning_everybody_sees_placements_as_they_are_made() -> None:
    # given
    table = Table(3, planning="open")
    assert table.state.to_act() == [0, 1, 2]
    # when
    table.act(1, "place own-farmer ship.1")
    # then
    for viewer in (0, 2, None):
        assert spaces_seen(table, viewer, 1) == {"ship.1": "own-farmer"}


@pytest.mark.rule("O-4.9")
def test_planning_in_order_goes_clockwise_from_the_start_player() -> None:
    # given
    table = Table(3, planning="in_order")
    table.start_planning(start=1)
    # when
    asked = []
    while table.phase() == "planning":
        asked.append(table.state.to_act())
        table.act(asked[-1][0], "end-planning")
    # then
    assert asked[:3] == [[1], [2], [0]]


@pytest.mark.rule("O-4.9")
def test_planning_in_order_shows_earlier_plans_to_those_who_come_later() -> None:
    table = Table(3, planning="in_order")

    table.act(0, "place own-farmer ship.1", "end-planning")

    assert table.state.to_act() == [1]
    assert spaces_seen(table, 1, 0) == {"ship.1": "own-farmer"}
    assert any(line.startswith("Yellow's plan") for line in table.log())


@pytest.mark.rule("O-4.9")
def test_nobody_plans_out_of_order() -> None:
    table = Table(3, planning="in_order")

    refusal = table.refused(1, "place own-farmer ship.1")

    assert (refusal.code, refusal.rule) == ("planning-in-order", "O-4.9")


@pytest.mark.rule("O-4.9")
def test_who_has_planned_in_order_does_not_come_again() -> None:
    table = Table(3, planning="in_order")
    table.act(0, "end-planning")

    refusal = table.refused(0, "place own-farmer ship.1")

    assert refusal.code == "not-asked"


# Taking back


def match_of(seats: int = 3, planning: str = "hidden") -> stammtisch.Match:
    """A match in the planning of round 1."""
    return stammtisch.Match(Table(seats, planning=planning).state)


def take(match: stammtisch.Match, seat: int, *notations: str) -> None:
    for notation in notations:
        match.apply(seat, GAME.parse(notation))


def spaces_in(match: stammtisch.Match, seat: int) -> Json:
    """What a seat sees on its own action spaces."""
    players = match.state.observe(seat)["players"]
    assert isinstance(players, list)
    mine = players[seat]
    assert isinstance(mine, dict)
    return mine["spaces"]


@pytest.mark.rule("O-4.8")
@pytest.mark.rule("O-R6")
def test_a_placement_of_this_phase_can_be_taken_back() -> None:
    # given
    match = match_of()
    before = match.state.fingerprint()
    take(match, 0, "place own-farmer ship.1", "place own-boatman ship.2")
    # when
    match.undo(0)
    halfway = spaces_in(match, 0)
    match.undo(0)
    # then
    assert halfway == {"ship.1": "own-farmer"}
    assert match.state.fingerprint() == before


@pytest.mark.rule("O-R6")
def test_taking_back_does_not_disturb_the_others_who_went_on() -> None:
    # given
    match = match_of()
    take(match, 0, "place own-farmer ship.1")
    take(match, 1, "place own-trader wagon.2", "end-planning")
    take(match, 2, "place own-boatman farm-house.1")
    # when
    match.undo(0)
    # then
    assert [spaces_in(match, seat) for seat in range(3)] == [
        {},
        {"wagon.2": "own-trader"},
        {"farm-house.1": "own-boatman"},
    ]
    assert match.state.to_act() == [0, 2]


@pytest.mark.rule("O-R6")
def test_taking_back_and_placing_anew_leads_to_the_same_position() -> None:
    # given
    straight, corrected = match_of(2), match_of(2)
    # when
    take(straight, 0, "place own-farmer castle.1", "end-planning")
    take(straight, 1, "place own-boatman farm-house.1", "place own-craftsman farm-house.2", "end-planning")
    take(corrected, 0, "place own-farmer ship.1")
    take(corrected, 1, "place own-boatman farm-house.1")
    corrected.undo(0)
    take(corrected, 0, "place own-farmer castle.1", "end-planning")
    take(corrected, 1, "place own-craftsman farm-house.2", "end-planning")
    # then
    assert corrected.state.fingerprint() == straight.state.fingerprint()


@pytest.mark.rule("O-R6")
def test_taking_back_shows_nothing_to_the_others() -> None:
    # given
    match = match_of()
    before = match.state.observe(1)
    # when
    take(match, 0, "place own-farmer ship.1")
    match.undo(0)
    # then
    assert match.state.observe(1) == before


@pytest.mark.rule("O-R6")
def test_nobody_takes_back_after_the_plans_are_shown() -> None:
    # given: the plan of seat 1 leaves something to do, so that the game waits in the actions phase
    match = match_of(2)
    take(match, 0, "place own-farmer ship.1", "end-planning")
    take(match, 1, "place own-boatman farm-house.1", "place own-craftsman farm-house.2", "end-planning")
    assert match.state.observe(None)["phase"] == "actions"
    # when
    for seat in (0, 1):
        with pytest.raises(stammtisch.CannotUndo) as refused:
            match.undo(seat)
        # then
        assert refused.value.code == "nothing_to_undo"


@pytest.mark.rule("O-R6")
def test_a_seat_without_a_placement_has_nothing_to_take_back() -> None:
    match = match_of()
    take(match, 0, "place own-farmer ship.1")

    with pytest.raises(stammtisch.CannotUndo) as refused:
        match.undo(1)

    assert refused.value.code == "nothing_to_undo"


@pytest.mark.rule("O-R6")
@pytest.mark.rule("O-4.9")
def test_in_order_nobody_takes_back_once_the_next_one_plans() -> None:
    # given
    match = match_of(3, planning="in_order")
    take(match, 0, "place own-farmer ship.1", "end-planning")
    take(match, 1, "place own-farmer castle.1")
    # when
    with pytest.raises(stammtisch.CannotUndo) as refused:
        match.undo(0)
    # then
    assert refused.value.code == "others_have_answered"


@pytest.mark.rule("O-R6")
def test_a_record_with_placements_taken_back_replays_to_the_same_position() -> None:
    # given
    match = match_of()
    take(match, 0, "place own-farmer ship.1")
    take(match, 1, "place own-trader wagon.2")
    match.undo(0)
    take(match, 0, "place own-boatman farm-house.1")
    # when
    again = GAME.replay(match.state.record())
    # then
    assert again.fingerprint() == match.state.fingerprint()
