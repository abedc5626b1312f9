"""Not this turn: the server goes on for somebody who does not want to be asked again."""

from __future__ import annotations

from pathlib import Path

from stammtisch.core.quiet import Quiet
from stammtisch.core.state import State
from tests.patience import until
from tests.server.harness import Person, Running, running
from tests.village.besides import GAME, SEATS, before_two_questions, idle, kept_by


def seated(server: Running) -> tuple[list[Person], str, State]:
    people = [server.person(name) for name in ("Anna", "Bert", "Cleo")]
    position = before_two_questions()
    table = people[0].open_table(SEATS, game="village", position=position)
    for seat, person in enumerate(people[1:], start=1):
        person.post(f"/api/tables/{table}/join", {"seat": seat})
    people[0].post(f"/api/tables/{table}/start")
    return people, table, GAME.at(position)


def say_not_this_turn(person: Person, table: str) -> None:
    seen = person.view(table)
    prompt = seen["view"]["prompt"]
    assert prompt["idle"] in prompt["legal"]
    person.post(f"/api/tables/{table}/actions", {"version": seen["version"], "action": prompt["idle"], "quiet": True})


def play_until_it_is_asked_again(people: list[Person], table: str, seat: int, state: State) -> State:
    """The others go on until the first would be asked again; the state that they then have before them."""
    quiet = Quiet(state, seat)
    state.apply(seat, idle(state, seat))
    while quiet.answer(state) is None:
        asked = state.to_act()[0]
        action = kept_by(state, asked)[-1]
        seen = people[asked].view(table)
        people[asked].post(f"/api/tables/{table}/actions", {"version": seen["version"], "action": action})
        state.apply(asked, action)
    return state


def test_who_said_not_this_turn_is_passed_over(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        people, table, state = seated(server)
        seat = state.to_act()[0]
        quiet = Quiet(state, seat)
        say_not_this_turn(people[seat], table)
        state = play_until_it_is_asked_again(people, table, seat, state)
        while not state.is_over() and (action := quiet.answer(state)) is not None:
            state.apply(seat, action)
        other = (seat + 1) % SEATS
        expected = {name: part for name, part in state.observe(other).items() if name != "log"}
        until(lambda: bool(people[other].view(table)["view"] == expected), "the game goes on without a question")


def test_without_the_word_it_is_asked_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        people, table, state = seated(server)
        seat = state.to_act()[0]
        seen = people[seat].view(table)
        people[seat].post(f"/api/tables/{table}/actions", {"version": seen["version"], "action": idle(state, seat)})
        play_until_it_is_asked_again(people, table, seat, state)
        prompt = people[seat].view(table)["view"]["prompt"]
        assert prompt["seats"] == [seat]
        assert prompt["idle"] is not None


def test_whoever_takes_it_back_is_asked_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        people, table, state = seated(server)
        seat = state.to_act()[0]
        say_not_this_turn(people[seat], table)
        seen = people[seat].view(table)
        people[seat].post(f"/api/tables/{table}/undo", {"version": seen["version"]})
        live = server.server.hub.in_memory(table) if server.server is not None else None
        assert live is not None
        assert not live.quiet
        assert people[seat].view(table)["view"]["prompt"]["seats"] == [seat]
