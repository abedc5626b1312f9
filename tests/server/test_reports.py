"""Reports of problems: all that the reporter sees, a position to play on from, and nothing that they may not know."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from stammtisch.core.editions import Edition
from stammtisch.core.plain import Json
from stammtisch.editions import copy_edition, read_edition
from stammtisch.server.reports import position_known_to
from tests.server.harness import Person, Running, play_to_the_end, running, start_game
from tests.server.test_secrets import TIME, World, plan_differently

SECRETS = {"inn": "side-a", "port": True, "marriage": "side-b", "life_goals": True}
SEED = 9


def report(person: Person, table: str, **wish: Any) -> Any:
    return person.post(f"/api/tables/{table}/report", wish)


def without_log(view: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in view.items() if name != "log"}


@pytest.mark.parametrize(("name", "options"), [("orleans", {}), ("coimbra", {}), ("village", SECRETS)])
def test_a_position_tells_a_seat_what_it_knows_and_nothing_else(name: str, options: dict[str, Json]) -> None:
    game = stammtisch.game(name)
    state = game.new(3, 5, options)
    chooser = random.Random(5)
    number = 0
    while state.to_act():
        if number % 23 == 0:
            seat = number % 3
            position = json.loads(json.dumps(position_known_to(state, seat, SEED)))
            assert "chance" not in position
            # Another deal that looks the same to the seat leads to the same file.
            assert position == position_known_to(state.redeal(seat, number), seat, SEED)
            laid = game.at(position)
            assert without_log(laid.observe(seat)) == without_log(state.observe(seat))
        number += 1
        seat = chooser.choice(state.to_act())
        state.apply(seat, chooser.choice(state.legal(seat)))
    assert number > 23


def test_reports_of_games_that_look_the_same_are_the_same(server: Running) -> None:
    assert server.server is not None
    server.server.playing.draw_seed = lambda: SEED
    reports: list[list[str]] = []
    for steps in ([0, 1], [5, "undo", 3, 2, "undo", 7]):
        world = World(server, seed=31)
        world.play_until_planning(4)
        plan_differently(world, steps)
        found = [report(person, world.table) for person in (world.people[0], world.people[2], world.guest)]
        reports.append([TIME.sub("TIME", json.dumps({**each, "table": ""})) for each in found])
        planned = report(world.people[1], world.table)
        reports[-1].append(json.dumps(planned["position"]))
    *one, bert_one = reports[0]
    *other, bert_other = reports[1]
    assert one == other
    assert bert_one != bert_other  # the check is worth something


def test_a_report_of_a_running_game_has_what_the_reporter_sees(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert], seed=6)
    anna.move(table)
    told = report(anna, table, note="The farmer\nis missing.", language="de")
    seen = anna.view(table)
    assert (told["view"], told["log"], told["version"], told["at"]) == (
        seen["view"], seen["log"], seen["version"], seen["at"],
    )  # fmt: skip
    assert (told["stammtisch"], told["program"]) == ("report", stammtisch.__version__)
    assert (told["note"], told["language"], told["seat"]) == ("The farmer\nis missing.", "de", 0)
    assert (told["table"], told["game"], told["status"]) == (table[:6], "orleans", "running")
    assert told["record"] is None
    assert table not in json.dumps(told)  # whoever has a whole id may come to the table
    assert stammtisch.game("orleans").at(told["position"]).observe(0)["prompt"] == seen["view"]["prompt"]


def test_a_spectator_reports_view_and_log_alone(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert], seed=6)
    guest = server.spectator()
    told = report(guest, table)
    assert (told["seat"], told["position"], told["record"]) == (None, None, None)
    assert told["view"] == guest.view(table)["view"]


def test_a_report_of_a_finished_game_has_its_record(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert], seed=6)
    play_to_the_end(table, [anna, bert])
    told = report(server.spectator(), table)
    over = stammtisch.game("orleans").replay(told["record"])
    assert over.is_over()
    assert told["record"] == anna.get(f"/api/tables/{table}/record")
    assert told["position"] == over.position()


def test_before_the_game_there_is_nothing_to_report(server: Running, anna: Person) -> None:
    table = anna.open_table()
    anna.refused(f"/api/tables/{table}/report", {}, "not-started")
    anna.refused(f"/api/tables/{table}/report", {"note": "x" * 4001}, "bad-message")
    anna.refused("/api/tables/nowhere/report", {}, "no-such-table")


def test_a_report_brings_an_edition_that_nobody_else_has(tmp_path: Path) -> None:
    name = stammtisch.game("coimbra").edition.name
    copy_edition("coimbra", name, tmp_path / "editions" / "my-box")
    with running(tmp_path, editions_dir=str(tmp_path / "editions")) as server:
        people = [server.person("Anna"), server.person("Bert")]
        own = report(people[0], start_game(people, game="coimbra", edition="my-box"))["edition"]
        usual = report(people[0], start_game(people, game="coimbra"))["edition"]
    assert (own["name"], usual["name"], usual["tables"]) == ("my-box", name, None)
    assert Edition(own["name"], own["tables"]).content == read_edition(tmp_path / "editions" / "my-box").content
