"""Hidden information: two games that differ only in one seat's hidden plan send everybody else the same bytes."""

import random
import re
from typing import Any

import pytest

from tests.server.harness import NO_LOG, Line, Person, Running, play_to_the_end, start_game

TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+Z")


class World:
    """One table, three people, a spectator; everything that the others are sent while seat 1 plans."""

    def __init__(self, server: Running, seed: int) -> None:
        self.people = [server.person(name) for name in ("Anna", "Bert", "Cleo")]
        self.guest = server.spectator()
        self.table = start_game(self.people, seed=seed, public=False)
        self.lines: list[Line] = []
        self.asked: list[str] = []

    def play_until_planning(self, round_number: int) -> None:
        pick = random.Random(5)
        while True:
            view = self.people[0].view(self.table, log_from=NO_LOG)["view"]
            if view["round"] >= round_number and view["prompt"]["question"] == "planning":
                return
            for person in self.people:
                person.move(self.table, pick)

    def watch(self) -> None:
        for person in (self.people[0], self.people[2], self.guest):
            line = person.socket()
            line.watch(self.table)
            self.lines.append(line)
        for line in self.lines:
            line.all_so_far()  # who has come
            line.raw.clear()

    def ask_around(self) -> None:
        """Whatever the others can ask over HTTP, as bytes."""
        for person in (self.people[0], self.people[2], self.guest):
            for path in ("", "/view", "/chat"):
                self.asked.append(person.http.get(f"/api/tables/{self.table}{path}").text)
            at = person.view(self.table)["at"]
            self.asked.append(person.http.get(f"/api/tables/{self.table}/view?at={at}").text)
            self.asked.append(person.http.get(f"/api/tables/{self.table}/view?at={at + 1}").text)
            for path in ("/record", "/scores", "/movers"):
                self.asked.append(person.http.get(f"/api/tables/{self.table}{path}").text)
        self.asked.append(self.people[0].http.get("/api/tables?list=mine").text)

    def step(self, seat: int, choice: int) -> None:
        """A placement of a seat, or with -1 the end of its planning."""
        person = self.people[seat]
        seen = person.view(self.table)
        person.act(self.table, seen["version"], seen["view"]["prompt"]["legal"][choice])

    def everything(self) -> list[str]:
        """All that was sent, with ids and times made comparable: each by its order of appearance."""
        texts = list(self.asked)
        for line in self.lines:
            line.all_so_far()
            texts.append("\n".join(line.raw))
        names: dict[str, str] = {self.table: "TABLE"}
        names |= {person.id: f"PERSON{n}" for n, person in enumerate(self.people) if person.id}
        times: dict[str, str] = {}
        found = []
        for sent in texts:
            text = sent
            for old, new in names.items():
                text = text.replace(old, new)
            found.append(TIME.sub(lambda match: times.setdefault(match[0], f"TIME{len(times)}"), text))
        return found


def plan_differently(world: World, steps: list[Any]) -> None:
    """The hidden part of seat 1, mixed with what the others do in both worlds alike."""
    bert = world.people[1]
    for number, step in enumerate(steps):
        seen = bert.view(world.table)
        if step == "undo":
            bert.post(f"/api/tables/{world.table}/undo", {"version": seen["version"]})
        elif len(seen["view"]["prompt"]["legal"]) > 1:
            legal = seen["view"]["prompt"]["legal"][:-1]
            bert.act(world.table, seen["version"], legal[step % len(legal)])
        if number < 2:
            world.ask_around()
            world.step(0, 0)  # another seat plans in between


@pytest.mark.parametrize("round_number", [1, 4, 9])
def test_a_hidden_plan_changes_no_byte_that_others_get(server: Running, round_number: int) -> None:
    one, other = World(server, seed=31), World(server, seed=31)
    for world, steps in ((one, [0, 1]), (other, [5, "undo", 3, 2, "undo", 7])):
        world.play_until_planning(round_number)
        world.watch()
        plan_differently(world, steps)
        world.ask_around()
        world.step(2, -1)
        world.step(0, -1)
        world.ask_around()
    assert one.people[1].view(one.table)["view"] != other.people[1].view(other.table)["view"]
    for mine, same in zip(one.everything(), other.everything(), strict=True):
        assert mine == same
    # The check is worth something: after the reveal the two worlds do differ.
    for world in (one, other):
        world.step(1, -1)
    assert one.everything() != other.everything()


def test_hidden_placements_send_nothing_and_move_no_version(server: Running) -> None:
    world = World(server, seed=8)
    world.play_until_planning(2)
    world.watch()
    before = [person.get(f"/api/tables/{world.table}") for person in (world.people[0], world.guest)]
    for _ in range(2):
        world.step(1, 0)
    assert [line.all_so_far() for line in world.lines] == [[], [], []]
    assert before == [person.get(f"/api/tables/{world.table}") for person in (world.people[0], world.guest)]


def test_a_whole_game_tells_spectators_and_seats_no_secret(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = start_game([anna, bert], seed=4)
    guest = server.spectator().socket()
    mine, other = anna.socket(), bert.socket()
    for line in (guest, mine, other):
        line.watch(table)
    play_to_the_end(table, [anna, bert], seed=9)
    for line, seat in ((guest, None), (mine, 0), (other, 1)):
        line.all_so_far()
        for message, raw in zip(line.heard, line.raw, strict=True):
            for person in (anna, bert):
                assert person.secret is not None
                assert person.secret not in raw
            if message["type"] not in ("state", "update"):
                continue
            view = message["view"]
            assert view["seat"] == seat
            bags = [player["bag"] is not None for player in view["players"]]
            assert bags == [number == seat for number in range(2)]
            assert bool(view["prompt"]["legal"]) == (seat in message["table"]["to_act"])
            assert '"seed"' not in raw
            if view["phase"] == "planning" and message["type"] == "update":
                assert message["by"] == seat or message["action"] is None


def test_goals_and_chests_of_village_reach_only_their_owner(server: Running) -> None:
    """Every byte of a whole game with all expansions: nobody else's goal before it is shown, nobody else's chest."""
    anna, bert = server.person("Anna"), server.person("Bert")
    options = {"inn": "side-a", "port": True, "marriage": "side-b", "life_goals": True, "promos": True}
    table = start_game([anna, bert], game="village", options=options, seed=4)
    guest = server.spectator().socket()
    mine, other = anna.socket(), bert.socket()
    for line in (guest, mine, other):
        line.watch(table)
    dealt = [
        {goal["goal"] for goal in person.view(table)["view"]["players"][seat]["goals"].values()}
        for seat, person in enumerate((anna, bert))
    ]
    play_to_the_end(table, [anna, bert], seed=9)
    for line in (guest, mine, other):
        line.all_so_far()
    assert all(None not in goals for goals in dealt)
    for line, reader in ((guest, None), (mine, 0), (other, 1)):
        shown: set[str] = set()
        for message, raw in zip(line.heard, line.raw, strict=True):
            if message["type"] not in ("state", "update"):
                continue
            for seat, player in enumerate(message["view"]["players"]):
                shown |= {goal["goal"] for goal in player["goals"].values() if goal["claimed"]}
                if seat != reader:
                    assert player["chests_seen"] is None
                    assert player["ship"]["chests_seen"] is None
                    for goal in dealt[seat] - shown:
                        assert f'"{goal}"' not in raw


def test_a_table_cannot_be_guessed_and_private_ones_are_not_listed(server: Running) -> None:
    anna = server.person("Anna")
    table = anna.open_table()
    guest = server.spectator()
    assert guest.http.get("/api/tables/" + "x" * 22).status_code == 404
    for which in ("open", "running", "finished"):
        assert table not in guest.http.get(f"/api/tables?list={which}").text


def test_nobody_acts_for_another_seat(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    action = bert.view(table)["view"]["prompt"]["legal"][0]
    for call in ("actions", "undo", "redo", "confirm", "why"):
        body = {"version": 0, "seat": 1} | ({"action": action} if call in ("actions", "why") else {})
        if call == "why":
            del body["version"]
        anna.refused(f"/api/tables/{table}/{call}", body, "not-your-seat")
        server.person("Cleo").refused(f"/api/tables/{table}/{call}", body, "not-your-seat")
    assert bert.view(table)["version"] == 0
