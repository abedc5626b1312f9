"""Playing: versions, shared questions without waiting, undo, redo, replay, fork, and the socket's resync."""

import pytest

from tests.server.harness import Json, Person, Running, play_to_the_end, start_game


@pytest.fixture
def table(server: Running, anna: Person, bert: Person) -> str:
    return start_game([anna, bert])


@pytest.fixture(scope="module")
def finished(server: Running) -> tuple[Person, Person, str]:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = start_game([anna, bert])
    play_to_the_end(table, [anna, bert])
    return anna, bert, table


def to_planning(table: str, people: list[Person]) -> None:
    """Go on until everybody plans."""
    while people[0].view(table)["view"]["prompt"]["question"] != "planning":
        for person in people:
            person.move(table)


def test_a_move_by_number_or_notation_is_taken(server: Running, anna: Person, bert: Person, table: str) -> None:
    notations = anna.get("/api/games/orleans")["catalogue"]["notations"]
    legal = anna.view(table)["view"]["prompt"]["legal"]
    assert anna.act(table, 0, notations[legal[0]]) == 1
    # Planning is hidden: Bert has seen nothing of it.
    assert bert.act(table, 0, bert.view(table)["view"]["prompt"]["legal"][0]) == 1


def test_two_people_in_a_shared_question_need_not_know_of_each_other(
    server: Running, anna: Person, bert: Person, table: str
) -> None:
    to_planning(table, [anna, bert])
    first, second = anna.view(table), bert.view(table)
    version, other = first["version"], second["version"]
    for _ in range(2):
        version = anna.act(table, version, anna.view(table)["view"]["prompt"]["legal"][0])
        other = bert.act(table, other, bert.view(table)["view"]["prompt"]["legal"][0])
    assert version == first["version"] + 2
    assert other == second["version"] + 2


def test_an_open_shared_question_takes_older_versions_if_only_others_answered(
    server: Running, anna: Person, bert: Person
) -> None:
    table = start_game([anna, bert], options={"planning": "open"})
    other = bert.view(table)["view"]["prompt"]["legal"]
    for version in range(2):
        anna.act(table, version, anna.view(table)["view"]["prompt"]["legal"][0])
    assert bert.view(table)["version"] == 2
    assert bert.act(table, 0, other[0]) == 3
    assert anna.act(table, 2, anna.view(table)["view"]["prompt"]["legal"][0]) == 4
    # Since version 1 Bert has moved himself.
    again = {"version": 1, "action": bert.view(table)["view"]["prompt"]["legal"][0]}
    assert bert.refused(f"/api/tables/{table}/actions", again, "stale")["version"] == 4


def test_an_older_version_is_stale_after_my_own_move_or_in_a_new_question(
    server: Running, anna: Person, bert: Person, table: str
) -> None:
    to_planning(table, [anna, bert])
    seen = anna.view(table)
    anna.act(table, seen["version"], seen["view"]["prompt"]["legal"][0])
    again = {"version": seen["version"], "action": anna.view(table)["view"]["prompt"]["legal"][0]}
    stale = anna.refused(f"/api/tables/{table}/actions", again, "stale")
    assert stale["version"] == seen["version"] + 1
    before = bert.view(table)["version"]
    anna.act(table, seen["version"] + 1, anna.view(table)["view"]["prompt"]["legal"][-1])
    bert.act(table, before, bert.view(table)["view"]["prompt"]["legal"][-1])
    assert anna.view(table)["view"]["prompt"]["question"] != "planning"
    for person in (anna, bert):
        legal = person.view(table)["view"]["prompt"]["legal"]
        if legal:
            person.refused(f"/api/tables/{table}/actions", {"version": before, "action": legal[0]}, "stale")


def test_a_version_from_the_future_is_stale(server: Running, anna: Person, table: str) -> None:
    anna.refused(f"/api/tables/{table}/actions", {"version": 99, "action": 0}, "stale")


def test_undo_and_redo_of_own_placements_while_another_plans(
    server: Running, anna: Person, bert: Person, table: str
) -> None:
    to_planning(table, [anna, bert])
    before = anna.view(table)
    action = before["view"]["prompt"]["legal"][0]
    version = anna.act(table, before["version"], action)
    after = anna.view(table)["view"]
    bert.move(table)
    version = anna.post(f"/api/tables/{table}/undo", {"version": version})["version"]
    assert anna.view(table)["view"] == before["view"]
    version = anna.post(f"/api/tables/{table}/redo", {"version": version})["version"]
    assert anna.view(table)["view"] == after
    anna.refused(f"/api/tables/{table}/redo", {"version": version}, "nothing-to-redo")


def test_undo_stops_where_chance_has_spoken(server: Running, anna: Person, table: str) -> None:
    draw = next(action for action in anna.view(table)["view"]["prompt"]["legal"])
    version = anna.act(table, 0, draw)
    if anna.view(table)["version"] == version:
        answer = anna.http.post(f"/api/tables/{table}/undo", json={"version": version})
        assert answer.status_code in (200, 422)
    anna.refused(f"/api/tables/{table}/undo", {"version": anna.view(table)["version"]}, "nothing-to-undo")


def test_the_socket_tells_both_and_resyncs_after_a_gap(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert], options={"planning": "open"})
    mine, other = anna.socket(), bert.socket()
    state = mine.watch(table)
    other.watch(table)
    answer = mine.ask(type="act", table=table, version=0, action=state["view"]["prompt"]["legal"][0])
    assert answer == {"type": "done", "id": 1, "version": 1}
    update = other.until("update")
    assert (update["by"], update["version"]) == (0, 1)
    assert update["log_from"] + len(update["log"]) == update["log_length"]
    other.close()
    anna.move(table)
    bert.move(table)
    late = bert.socket()
    known = update["log_length"]
    whole = late.watch(table, version=1, log_from=known)
    assert whole["log_from"] == known
    assert whole["view"] == bert.view(table)["view"]
    assert whole["log"] == bert.view(table)["log"][known:]


def test_the_log_grows_by_updates_to_what_the_view_tells(
    server: Running, anna: Person, bert: Person, table: str
) -> None:
    line = anna.socket()
    state = line.watch(table)
    log, version = state["log"], state["version"]
    for _ in range(30):
        anna.move(table)
        bert.move(table)
        seen = anna.view(table)
        if seen["log_length"] and seen["view"]["phase"] != "planning" and anna.view(table)["view"]["prompt"]["legal"]:
            answer = anna.http.post(f"/api/tables/{table}/undo", json={"version": seen["version"]})
            assert answer.status_code in (200, 422)
    for message in line.all_so_far():
        if message["type"] != "update":
            continue
        assert message["version"] == version + 1
        version = message["version"]
        assert message["log_from"] <= len(log)
        log = log[: message["log_from"]] + message["log"]
        assert len(log) == message["log_length"]
    assert log == anna.view(table)["log"]


def test_why_explains_with_rule_and_what_is_missing(server: Running, anna: Person, table: str) -> None:
    notations = anna.get("/api/games/orleans")["catalogue"]["notations"]
    legal = anna.view(table)["view"]["prompt"]["legal"]
    assert anna.post(f"/api/tables/{table}/why", {"action": legal[0]}) == {"refusal": None}
    forbidden = next(action for action in range(len(notations)) if action not in legal)
    refusal = anna.post(f"/api/tables/{table}/why", {"action": forbidden})["refusal"]
    assert refusal["rule"].startswith("O-")
    told = anna.refused(f"/api/tables/{table}/actions", {"version": 0, "action": forbidden}, refusal["code"])
    assert told["rule"] == refusal["rule"]
    line = anna.socket()
    assert line.ask(type="why", table=table, action=forbidden)["refusal"] == refusal


def test_replay_shows_every_moment_as_it_was_seen(server: Running, anna: Person, bert: Person, table: str) -> None:
    seen: dict[int, Json] = {}
    for _ in range(25):
        now = anna.view(table)
        seen[now["at"]] = now["view"]
        anna.move(table)
        bert.move(table)
    for at, view in seen.items():
        answer = anna.view(table, at=at)
        assert answer["view"] == view, at
        assert answer["at"] == at
    assert anna.http.get(f"/api/tables/{table}/view?at=9999").json()["code"] == "no-such-moment"


def test_record_scores_and_replay_of_a_finished_game(server: Running, finished: tuple[Person, Person, str]) -> None:
    anna, _, table = finished
    record = anna.get(f"/api/tables/{table}/record")
    points = anna.get(f"/api/tables/{table}/scores")
    assert points[-1]["at"] == len(record["actions"])
    result = anna.get(f"/api/tables/{table}")["result"]
    assert points[-1]["totals"] == [score["total"] for score in result["scores"]]
    assert len(points) == 18
    # What the last move of a round and its end bring belongs to that round.
    for point in points[:-1]:
        after = server.spectator().view(table, at=point["at"])["view"]
        assert after["round"] == point["round"] + 1
        assert point["totals"] == [score["total"] for score in after["scores"]]
    last = server.spectator().view(table, at=len(record["actions"]))
    assert last["view"]["is_over"]
    assert server.spectator().view(table, at=0)["view"]["round"] == 1


def test_who_made_each_move_is_told_as_each_counts_them(
    server: Running, anna: Person, bert: Person, table: str, finished: tuple[Person, Person, str]
) -> None:
    *_, over = finished
    record = anna.get(f"/api/tables/{over}/record")
    assert server.spectator().get(f"/api/tables/{over}/movers") == [seat for seat, _ in record["actions"]]
    before = bert.get(f"/api/tables/{table}/movers")
    anna.move(table)  # in secret, as long as both plan
    assert anna.get(f"/api/tables/{table}/movers")[-1] == 0
    assert bert.get(f"/api/tables/{table}/movers") == before
    for person in (anna, bert, server.spectator()):
        assert len(person.get(f"/api/tables/{table}/movers")) == person.view(table)["at"]


def test_play_on_from_here_on_a_private_table(server: Running, finished: tuple[Person, Person, str]) -> None:
    _, bert, table = finished
    fork = bert.post(f"/api/tables/{table}/fork", {"at": 60})
    assert fork["forked_from"] == table
    assert fork["my_seats"] == [0, 1]
    assert not fork["public"]
    new = fork["table"]
    record = bert.get(f"/api/tables/{new}/record")
    assert record["actions"] == bert.get(f"/api/tables/{table}/record")["actions"][:60]
    for _ in range(10):
        assert bert.move(new)
    assert len(bert.get(f"/api/tables/{new}/record")["actions"]) == 70
    again = bert.post(f"/api/tables/{new}/fork", {"at": 65})
    assert again["forked_from"] == new


def test_a_fork_is_followed_on_the_socket_through_the_eyes_of_who_is_asked(
    server: Running, finished: tuple[Person, Person, str]
) -> None:
    _, bert, table = finished
    new = bert.post(f"/api/tables/{table}/fork", {"at": 30})["table"]
    line = bert.socket()
    state = line.watch(new)
    for _ in range(12):
        prompt = state["view"]["prompt"]
        assert prompt["legal"]
        line.send(
            type="act", id=1, table=new, version=state["version"], action=prompt["legal"][0], seat=state["view"]["seat"]
        )
        state = line.until("state")


def test_a_finished_game_is_told_as_a_whole(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    line = server.spectator().socket()
    line.watch(table)
    play_to_the_end(table, [anna, bert])
    last = [message for message in line.all_so_far() if message["type"] in ("state", "update")][-1]
    assert last["type"] == "state"
    assert last["table"]["status"] == "finished"
    assert last["at"] == len(anna.get(f"/api/tables/{table}/record")["actions"])


def test_the_table_says_whether_i_can_undo_and_why_not(server: Running, anna: Person, bert: Person, table: str) -> None:
    def info(person: Person) -> tuple[bool, Json, bool]:
        found = person.get(f"/api/tables/{table}")
        return found["can_undo"], found["no_undo"], found["can_redo"]

    can_undo, reason, can_redo = info(anna)
    assert not can_undo
    assert not can_redo
    assert set(reason) == {"en", "de"}
    assert anna.refused(f"/api/tables/{table}/undo", {"version": 0}, "nothing-to-undo")["message"] == reason
    version = anna.act(table, 0, anna.view(table)["view"]["prompt"]["legal"][0])
    assert info(anna) == (True, None, False)
    anna.post(f"/api/tables/{table}/undo", {"version": version})
    assert info(anna) == (False, reason, True)
    assert info(bert) == (False, reason, False)
    assert info(server.spectator()) == (False, None, False)
