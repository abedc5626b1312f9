"""After a move only what changed is sent, and it makes the same view as the whole."""

from __future__ import annotations

import json
import random

import pytest

import stammtisch
from stammtisch.core.plain import Json
from stammtisch.server.differences import apply, differences
from tests.server.harness import Line, Person, Running, play_to_the_end, start_game


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}, []),
        ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 2]}, [(["a"], 2)]),
        ({"b": [1, 2]}, {"b": [1, 3]}, [(["b"], [1, 3])]),
        (
            {"b": [{"x": 1, "y": 2}, {"x": 3, "y": 4}]},
            {"b": [{"x": 1, "y": 2}, {"x": 3, "y": 5}]},
            [(["b", 1, "y"], 5)],
        ),
        ({"b": [{"x": 1}]}, {"b": [{"x": 1}, {"x": 2}]}, [(["b"], [{"x": 1}, {"x": 2}])]),
        ({"a": {"x": 1}}, {"a": {"x": 1, "y": None}}, [(["a", "y"], None)]),
        ({"a": {"x": 1, "y": 2}}, {"a": {"y": 2}}, [(["a"], {"y": 2})]),
        ({"a": None}, {"a": {"y": 2}}, [(["a"], {"y": 2})]),
        ({"a": 1}, {"a": True}, []),  # the same to Python; views do not use one for the other
        ({"a": 1}, {"b": 1}, [([], {"b": 1})]),
    ],
)
def test_what_changed(before: Json, after: Json, found: list[object]) -> None:
    assert differences(before, after) == found
    assert apply(before, differences(before, after)) == after


def test_what_did_not_change_is_shared_with_the_view_before() -> None:
    before: Json = {"a": {"x": [1]}, "b": [{"y": [2]}, {"y": [3]}]}
    after: Json = {"a": {"x": [1]}, "b": [{"y": [2]}, {"y": [4]}]}
    differences(before, after)
    assert isinstance(before, dict)
    assert isinstance(after, dict)
    assert after["a"] is before["a"]
    assert after["b"] == [{"y": [2]}, {"y": [4]}]
    assert after["b"][0] is before["b"][0]  # type: ignore[index]


@pytest.mark.parametrize("game", ["orleans", "coimbra", "village"])
def test_views_of_whole_games_follow_from_their_differences(game: str) -> None:
    state = stammtisch.game(game).new(3, 11)
    chooser = random.Random(5)
    seen: list[Json] = [None, None, None, None]
    whole, sent = 0, 0
    while state.to_act():
        seat = chooser.choice(state.to_act())
        state.apply_legal(seat, chooser.choice(state.legal(seat)))
        for number, viewer in enumerate((None, 0, 1, 2)):
            view = json.loads(json.dumps(state.observe(viewer, 1 << 40)))
            changes = differences(seen[number], view)
            seen[number] = apply(seen[number], changes)
            assert json.dumps(seen[number], sort_keys=True) == json.dumps(view, sort_keys=True)
            whole += len(json.dumps(view))
            sent += len(json.dumps(changes))
    assert sent < whole / 3, f"{sent} bytes instead of {whole}"


class Follower:
    """A socket that puts the view together from what it hears."""

    def __init__(self, person: Person, table: str) -> None:
        self.line: Line = person.socket()
        self.person = person
        self.table = table
        self.take(self.line.watch(table, differences=True))

    def take(self, message: dict[str, object]) -> None:
        if message["type"] in ("state", "update"):
            self.view, self.version = message["view"], message["version"]
        elif message["type"] == "change":
            assert message["version"] == self.version + 1, "a change that does not follow what was told before"  # type: ignore[operator]
            self.view = apply(self.view, message["view"])  # type: ignore[arg-type]
            self.version = message["version"]

    def catch_up(self) -> list[str]:
        heard = self.line.all_so_far()
        for message in heard:
            self.take(message)
        return [message["type"] for message in heard]

    def assert_up_to_date(self) -> None:
        now = self.person.view(self.table)
        assert (self.version, self.view) == (now["version"], now["view"])


@pytest.mark.parametrize("game", ["orleans", "coimbra", "village"])
def test_who_takes_differences_knows_as_much_as_who_asks(
    server: Running, anna: Person, bert: Person, game: str
) -> None:
    table = start_game([anna, bert], game=game)
    followers = [Follower(each, table) for each in (anna, bert, server.spectator())]
    pick = random.Random(3)
    kinds: set[str] = set()
    for number in range(60):
        for person in (anna, bert):
            person.move(table, pick)
        if number % 7 == 0:
            version = anna.view(table)["version"]
            anna.http.post(f"/api/tables/{table}/undo", json={"version": version})
        for follower in followers:
            kinds.update(follower.catch_up())
            follower.assert_up_to_date()
    assert kinds - {"table"} == {"change"}


def test_a_held_move_is_told_to_its_seat(anna: Person, bert: Person) -> None:
    table = start_game([anna, bert], game="coimbra", confirm=True)
    followers = [Follower(each, table) for each in (anna, bert)]
    held = 0
    for _ in range(12):
        for person in (anna, bert):
            now = person.view(table)
            if now["table"]["confirm_seat"] is not None:
                held += 1
                person.post(f"/api/tables/{table}/confirm", {"version": now["version"]})
            else:
                person.move(table)
            for follower in followers:
                follower.catch_up()
                follower.assert_up_to_date()
    assert held > 2


def test_the_end_of_a_game_is_told_as_a_whole(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert], game="coimbra")
    watcher = Follower(server.spectator(), table)
    play_to_the_end(table, [anna, bert])
    watcher.catch_up()
    watcher.assert_up_to_date()
    assert [message["type"] for message in watcher.line.heard if message["type"] != "pong"][-1] == "state"


def test_who_does_not_ask_for_differences_gets_whole_views(anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    line = bert.socket()
    line.watch(table)
    anna.move(table)
    bert.move(table)
    assert line.until("update")["view"]["prompt"]
