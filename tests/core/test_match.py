"""Undo: back to the last moment when chance spoke, a secret showed or another seat answered."""

import pytest

import stammtisch
from stammtisch.core.match import resume_match
from tests.conformance.battery import through_json

GAME = stammtisch.game("orleans")


def new_match(seats: int = 2) -> stammtisch.Match:
    return stammtisch.Match(GAME.new(seats, 1))


def act(match: stammtisch.Match, seat: int, *notations: str) -> None:
    for notation in notations:
        match.apply(seat, GAME.parse(notation))


def test_nothing_done_is_nothing_to_undo() -> None:
    match = new_match()
    with pytest.raises(stammtisch.CannotUndo) as raised:
        match.undo(0)
    assert raised.value.code == "nothing_to_undo"
    assert raised.value.sentence("de").startswith("Es gibt nichts")


def test_several_steps_go_back_one_by_one() -> None:
    match = new_match()
    prints = []
    for notation in ("place own-farmer ship.1", "place own-boatman ship.2", "place own-trader wagon.2"):
        prints.append(match.state.fingerprint())
        act(match, 0, notation)
    for expected in reversed(prints):
        match.undo(0)
        assert match.state.fingerprint() == expected


def test_in_a_shared_question_each_seat_takes_back_its_own() -> None:
    match = new_match()
    act(match, 0, "place own-farmer ship.1")
    act(match, 1, "place own-farmer wagon.1")
    match.undo(0)
    act(match, 0, "place own-farmer village.1")
    view = match.state.observe(1)["players"]
    assert isinstance(view, list)
    assert isinstance(view[1], dict)
    assert view[1]["spaces"] == {"wagon.1": "own-farmer"}
    match.undo(1)
    own = match.state.observe(0)["players"]
    assert isinstance(own, list)
    assert isinstance(own[0], dict)
    assert own[0]["spaces"] == {"village.1": "own-farmer"}


def test_ending_ones_planning_can_be_undone_until_all_have() -> None:
    match = new_match()
    act(match, 0, "end-planning")
    match.undo(0)
    act(match, 0, "end-planning")
    act(match, 1, "end-planning")
    with pytest.raises(stammtisch.CannotUndo):
        match.undo(1)
    with pytest.raises(stammtisch.CannotUndo):
        match.undo(0)


def play_to_first_action(match: stammtisch.Match) -> None:
    """Both seats prepare a Farm House in round one."""
    for seat in (0, 1):
        act(match, seat, "place own-boatman farm-house.1", "place own-craftsman farm-house.2", "end-planning")


def test_a_turn_cannot_be_undone_once_another_has_moved() -> None:
    match = new_match()
    play_to_first_action(match)
    act(match, 0, "use farm-house")
    match.undo(0)
    act(match, 0, "use farm-house")
    before = match.state.fingerprint()
    act(match, 1, "use farm-house")
    if match.why_no_undo(0) is None:
        match.undo(0)
    assert match.state.fingerprint() != before


def test_an_undo_stays_in_the_record_and_replays() -> None:
    match = new_match()
    act(match, 0, "place own-farmer ship.1")
    match.undo(0)
    act(match, 0, "place own-farmer wagon.1")
    record = match.state.record()
    actions = record["actions"]
    assert isinstance(actions, list)
    assert actions[1] == [0, "undo"]
    assert GAME.replay(through_json(record)).dump() == match.state.dump()


def test_a_snapshot_and_the_entries_since_restore_the_match_with_its_undo() -> None:
    match = new_match()
    play_to_first_action(match)
    act(match, 0, "use farm-house")
    snapshot = match.checkpoint()
    lines = match.state.record()["actions"]
    assert isinstance(lines, list)
    restored = resume_match(GAME.load(through_json(snapshot.dump())), lines[snapshot.entries_made() :])
    assert restored.state.dump() == match.state.dump()
    restored.undo(0)
    match.undo(0)
    assert restored.state.dump() == match.state.dump()


def test_an_illegal_move_leaves_match_and_undo_alone() -> None:
    match = new_match()
    act(match, 0, "place own-farmer ship.1")
    with pytest.raises(stammtisch.IllegalAction):
        act(match, 0, "pass")
    match.undo(0)
    assert match.state.entries_made() == 2
