"""The confirm step: the last action of a turn waits, is shown to its seat alone, and can be taken back."""

import pytest

from tests.server.harness import Person, Running, start_game
from tests.server.test_play import to_planning


@pytest.fixture
def table(server: Running, anna: Person, bert: Person) -> str:
    return start_game([anna, bert], confirm=True)


def move_and_confirm(table: str, person: Person) -> None:
    seen = person.view(table)
    if seen["view"]["prompt"]["legal"]:
        person.act(table, seen["version"], seen["view"]["prompt"]["legal"][0])
    seen = person.view(table)
    if seen["table"]["confirm_seat"] is not None:
        person.post(f"/api/tables/{table}/confirm", {"version": seen["version"]})


def planning(table: str, people: list[Person]) -> None:
    while people[0].view(table)["view"]["prompt"]["question"] != "planning":
        for person in people:
            move_and_confirm(table, person)


def test_the_last_action_waits_for_confirmation(server: Running, anna: Person, bert: Person, table: str) -> None:
    planning(table, [anna, bert])
    other = bert.socket()
    other.watch(table)
    seen = anna.view(table)
    end = seen["view"]["prompt"]["legal"][-1]
    version = anna.act(table, seen["version"], end)
    held = anna.view(table)
    assert held["table"]["confirm_seat"] == 0
    assert version == held["version"] == seen["version"] + 1
    assert other.all_so_far() == []
    assert bert.view(table)["table"]["confirm_seat"] is None
    anna.refused(f"/api/tables/{table}/actions", {"version": version, "action": end}, "confirm-first")
    anna.post(f"/api/tables/{table}/confirm", {"version": version})
    assert other.until("update")["table"]["to_act"] == [1]
    assert anna.view(table)["table"]["confirm_seat"] is None


def test_a_waiting_action_can_be_taken_back(server: Running, anna: Person, bert: Person, table: str) -> None:
    planning(table, [anna, bert])
    before = anna.view(table)
    version = anna.act(table, before["version"], before["view"]["prompt"]["legal"][-1])
    version = anna.post(f"/api/tables/{table}/undo", {"version": version})["version"]
    after = anna.view(table)
    assert after["view"] == before["view"]
    assert after["version"] == version == before["version"] + 2
    anna.refused(f"/api/tables/{table}/confirm", {"version": version}, "nothing-to-confirm")


def test_a_waiting_action_that_would_reveal_shows_nothing_yet(
    server: Running, anna: Person, bert: Person, table: str
) -> None:
    planning(table, [anna, bert])
    seen = bert.view(table)
    version = bert.act(table, seen["version"], seen["view"]["prompt"]["legal"][0])
    version = bert.act(table, version, bert.view(table)["view"]["prompt"]["legal"][-1])
    bert.post(f"/api/tables/{table}/confirm", {"version": version})
    before = anna.view(table)
    anna.act(table, before["version"], before["view"]["prompt"]["legal"][-1])
    held = anna.view(table)
    assert held["table"]["confirm_seat"] == 0
    assert held["view"] == before["view"]
    assert held["log"] == before["log"]


def test_a_waiting_action_survives_a_restart(server: Running, anna: Person, bert: Person, table: str) -> None:
    planning(table, [anna, bert])
    seen = anna.view(table)
    version = anna.act(table, seen["version"], seen["view"]["prompt"]["legal"][-1])
    held = anna.view(table)
    assert server.server is not None
    live = server.server.hub.in_memory(table)
    assert live is not None
    assert server.loop is not None
    server.loop.call_soon_threadsafe(server.server.hub.drop, live)
    assert anna.view(table)["view"] == held["view"]
    assert anna.post(f"/api/tables/{table}/confirm", {"version": version})["version"] == version + 1


def test_without_the_option_nothing_waits(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    to_planning(table, [anna, bert])
    seen = anna.view(table)
    version = anna.act(table, seen["version"], seen["view"]["prompt"]["legal"][-1])
    anna.refused(f"/api/tables/{table}/confirm", {"version": version}, "nothing-to-confirm")
