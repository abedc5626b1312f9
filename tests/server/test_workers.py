"""Computer players: what a worker is told, and what happens when it crashes, hangs, or answers too late or wrongly."""

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import stammtisch
from stammtisch.server.computers import Play, request_for
from stammtisch.server.problems import Problem
from stammtisch.server.progress import bit_of
from stammtisch.server.shelf import Shelf
from stammtisch.server.thinking import answer
from stammtisch.server.workers import NoAnswer, Pool
from tests.patience import until
from tests.server.fakes import Notes
from tests.server.harness import Person, Running, play_to_the_end, running, start_game

READ = "import os, sys\nsize = sys.stdin.buffer.read(4)\nsys.stdin.buffer.read(int.from_bytes(size, 'big'))\n"
CRASH = READ + "os._exit(3)"
HANG = READ + "import time; time.sleep(600)"
GARBAGE = READ + "sys.stdout.buffer.write(b'\\0\\0\\0\\4oops'); sys.stdout.flush()"
ILLEGAL = (
    "import sys\nwhile True:\n size = sys.stdin.buffer.read(4)\n if not size: break\n"
    " sys.stdin.buffer.read(int.from_bytes(size, 'big'))\n"
    """ answer = b'{"is_done":true,"answer":{"action":999999}}'\n"""
    " sys.stdout.buffer.write(len(answer).to_bytes(4, 'big') + answer); sys.stdout.flush()"
)


def pool(script: str, grace: float = 0.2) -> Pool:
    return Pool(1, grace, (sys.executable, "-c", script))


@pytest.mark.parametrize("script", [CRASH, HANG, GARBAGE], ids=["crash", "hang", "garbage"])
def test_the_table_goes_on_without_its_workers(tmp_path: Path, script: str) -> None:
    with running(tmp_path, pool(script), computer_seconds=0.1) as server:
        anna = server.person("Anna")
        table = start_game([anna], computers=1)
        line = anna.socket()
        line.watch(table)
        seen = anna.view(table)
        version = anna.act(table, seen["version"], seen["view"]["prompt"]["legal"][-1])
        # The computer has planned by lot, and the game has left the shared question.
        while line.until("update", timeout=120)["view"]["prompt"]["question"] == "planning":
            pass
        assert anna.view(table)["version"] > version


def test_a_crashed_worker_is_replaced_and_asked_again(server: Running) -> None:
    async def ask() -> None:
        workers = pool(CRASH)
        with pytest.raises(NoAnswer):
            await workers.ask(request)
        workers.command = (sys.executable, "-m", "stammtisch.server.thinking")
        workers.grace = 20.0
        assert (await workers.ask(request)).action in request.observation["prompt"]["legal"]
        await workers.close()

    anna = server.person("Anna")
    table = start_game([anna], computers=1, level="apprentice")
    assert server.server is not None
    live = server.server.hub.in_memory(table)
    assert live is not None
    while 1 not in live.computers_to_act():
        anna.move(table)
    request = request_for(live, 1, server.settings, Shelf())
    asyncio.run(ask())


def test_a_computer_goes_on_with_the_plan_it_made(server: Running) -> None:
    anna = server.person("Anna")
    table = start_game([anna], computers=1, level="random")
    assert server.server is not None
    live = server.server.hub.in_memory(table)
    assert live is not None
    game = stammtisch.game("orleans")
    state = game.new(2, 4)
    request = request_for(live, 1, server.settings, Shelf())
    actions: list[int] = []
    plan: list[int] = []
    memory: dict[str, Any] | None = None
    while actions[-1:] != [game.parse("end-planning")]:
        request.level, request.seat, request.seconds, request.memory = "journeyman", 0, 0.02, memory
        request.observation = state.observe(0, 1 << 40)
        request.samples = [state.redeal(0, len(actions)).dump()]
        found = answer(request)
        memory = found.memory
        actions.append(found.action)
        state.apply(0, found.action)
        if len(actions) == 1:
            assert memory is not None
            plan = [found.action, *memory["rest"]]
    assert actions == plan


def test_with_the_same_seed_computers_answer_the_same_again(server: Running) -> None:
    anna = server.person("Anna")

    def actions(seed: int) -> Any:
        table = start_game([anna], computers=1, game="coimbra", seed=seed)
        play_to_the_end(table, [anna])
        return anna.get(f"/api/tables/{table}/record")["actions"]

    first = actions(5)
    assert actions(5) == first
    assert actions(6) != first


def test_a_worker_never_gets_the_state(server: Running) -> None:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = start_game([anna, bert], seed=123_456_789)
    anna.move(table)
    assert server.server is not None
    live = server.server.hub.in_memory(table)
    assert live is not None
    live.seats[1].level = "random"
    request = request_for(live, 1, server.settings, Shelf())
    live.seats[1].level = None
    told = json.dumps([request.observation, request.samples])
    assert "123456789" not in told
    state = live.begun().state
    assert request.observation == state.observe(1, 1 << 40)
    assert len(request.samples) == server.settings.computer_samples
    for sample in request.samples:
        assert sample["history"] == sample["journal"] == []
        assert sample["chance"] != state.dump()["chance"]


def test_an_illegal_or_stale_answer_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path, pool(ILLEGAL)) as server:
        anna = server.person("Anna")
        table = start_game([anna], computers=1)
        before = anna.view(table)
        assert server.server is not None
        live = server.server.hub.in_memory(table)
        assert live is not None
        assert live.begun().record_length() == 0
        with pytest.raises(Problem, match="stale"):
            Play(1, 7, 0)(live)
        with pytest.raises(Problem, match="not-your-seat"):
            Play(0, 0, 0)(live)
        assert live.begun().version(bit_of(1)) == 0
        assert anna.view(table) == before


def test_computers_wait_for_those_who_watch_and_for_nobody_else(tmp_path: Path) -> None:
    with running(tmp_path, pace=36_000.0) as server:
        anna = server.person("Anna")
        watched = start_game([anna], computers=1, game="coimbra")
        anna.socket().watch(watched)
        until(lambda: not anna.move(watched) and to_act(anna, watched) == [1], "it is the computer's turn")
        before = anna.view(watched)["version"]
        other = start_game([anna], computers=1, game="coimbra")
        play_to_the_end(other, [anna])
        assert to_act(anna, watched) == [1]
        assert anna.view(watched)["version"] == before


def to_act(person: Person, table: str) -> list[int]:
    seats: list[int] = person.get(f"/api/tables/{table}")["to_act"]
    return seats


def test_a_whole_game_against_computers(server: Running) -> None:
    anna = server.person("Anna")
    table = start_game([anna], computers=1, level="apprentice")
    play_to_the_end(table, [anna])
    assert anna.get(f"/api/tables/{table}")["result"]


def test_computers_go_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        table = start_game([anna], computers=1)
        anna.post(f"/api/tables/{table}/resign")
        secret = anna.secret
    with running(tmp_path) as server:
        guest = server.spectator()
        guest.http.headers["Authorization"] = f"Bearer {secret}"
        line = guest.socket()
        state = line.watch(table)
        while state["table"]["status"] != "finished":
            state = line.until("state", "update", timeout=30)


def test_a_question_that_has_passed_is_taken_back(tmp_path: Path) -> None:
    """While the computer thinks, Anna takes her turn back: the computer is not asked any more, and nothing waits."""
    notes = Notes(tmp_path)
    with running(tmp_path, Pool(1, 60.0, notes.command())) as server:
        anna = server.person("Anna")
        table = start_game([anna], computers=1, game="village")
        assert server.server is not None
        live = server.server.hub.in_memory(table)
        assert live is not None
        notes.hold()
        while not live.asking:
            anna.move(table)
        ((_, asking),) = live.asking.values()
        anna.post(f"/api/tables/{table}/undo", {"version": anna.view(table)["version"]})
        assert asking.cancelled()
        while live.is_thinking():
            time.sleep(0.01)
        assert live.asking == {}
        assert server.server.pool.order.waiting == []
        notes.release()
