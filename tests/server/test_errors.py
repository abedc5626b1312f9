"""Every code of refusal, on HTTP and on the socket; a refused message changes nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

from stammtisch.server.problems import TEXTS
from tests.patience import PATIENCE
from tests.server.harness import Person, Running, play_to_the_end, running, start_game


def note(answer: dict[str, Any], code: str) -> None:
    assert answer["code"] == code
    assert set(answer) == {"code", "message", "rule", "missing", "version"}


@pytest.fixture(scope="module")
def ended(server: Running) -> tuple[Person, str]:
    anna, bert = server.person("Anna"), server.person("Bert")
    table = start_game([anna, bert])
    play_to_the_end(table, [anna, bert])
    return anna, table


def test_messages_that_cannot_be_read(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    tables, moves = "/api/tables", f"/api/tables/{table}/actions"
    wrong: list[tuple[str, Any, str]] = [
        (moves, {"version": 0}, "bad-message"),
        (moves, {"version": "x", "action": 1}, "bad-message"),
        (moves, {"version": 0, "action": 1, "more": 1}, "bad-message"),
        (moves, {"version": 0, "action": "dance wildly"}, "unreadable-action"),
        (moves, {"version": 0, "action": 10**6}, "no-such-action"),
        (moves, {"version": 0, "action": -1}, "no-such-action"),
        (moves, {"version": 0, "action": 0, "seat": 9}, "no-such-seat"),
        (tables, {"game": "chess", "seats": 2}, "no-such-game"),
        (tables, {"game": "orleans", "seats": 9}, "bad-seat-count"),
        (tables, {"game": "orleans", "seats": 2, "options": {"planning": "loud"}}, "bad-option-value"),
        (tables, {"game": "orleans", "seats": 2, "options": {"no": 1}}, "unknown-option"),
        (tables, {"game": "orleans", "seats": 2, "edition": "mine"}, "unknown-edition"),
        (tables, {"game": "orleans", "seats": 2, "computers": [{"seat": 1, "level": "god"}]}, "bad-level"),
        (tables, {"game": "orleans", "seats": 2, "computers": [{"seat": 5, "level": "random"}]}, "no-such-seat"),
        (tables, {"game": "orleans", "seats": 2, "computers": [{"seat": 0, "level": "random"}]}, "seat-taken"),
        (tables, {"game": "orleans", "seats": 2, "public": True, "seed": 1}, "public-seed"),
        (f"/api/tables/{table}/chat", {"text": "a\x07"}, "bad-chat"),
        ("/api/people", {"name": ""}, "bad-name"),
        ("/api/people/device", {"token": "x"}, "no-such-token"),
    ]
    for path, body, code in wrong:
        note(anna.refused(path, body, code), code)
    broken = anna.http.post(moves, content=b"{", headers={"Content-Type": "application/json"})
    note(broken.json(), "bad-message")
    assert anna.view(table)["version"] == 0


def test_looks_that_lead_nowhere(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    for path, code, status in (
        ("/api/tables/nothing", "no-such-table", 404),
        ("/api/nothing", "no-such-page", 404),
        ("/nothing.html", "no-such-page", 404),
        ("/api/games/chess", "no-such-game", 404),
        ("/api/rules/orleans/fr", "no-such-rules", 404),
        ("/api/tables?list=all", "bad-list", 400),
        (f"/api/tables/{table}/view?at=77", "no-such-moment", 400),
        (f"/api/tables/{table}/view?at=-1", "bad-message", 400),
        (f"/api/tables/{table}/record", "still-running", 403),
        (f"/api/tables/{table}/scores", "still-running", 403),
    ):
        answer = anna.http.get(path)
        assert answer.status_code == status, path
        note(answer.json(), code)
    wrong = anna.http.put(f"/api/tables/{table}/actions")
    assert wrong.status_code == 405
    note(wrong.json(), "wrong-method")


def test_who_may_not(server: Running, anna: Person, bert: Person) -> None:
    table = anna.open_table()
    note(bert.refused(f"/api/tables/{table}/start", {}, "not-allowed"), "not-allowed")
    note(bert.refused(f"/api/tables/{table}/leave", {}, "not-seated"), "not-seated")
    note(bert.refused(f"/api/tables/{table}/join", {"seat": 0}, "seat-taken"), "seat-taken")
    note(anna.refused(f"/api/tables/{table}/start", {}, "seats-free"), "seats-free")
    note(anna.refused(f"/api/tables/{table}/actions", {"version": 0, "action": 1}, "not-started"), "not-started")
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    anna.post(f"/api/tables/{table}/start")
    note(bert.refused(f"/api/tables/{table}/join", {"seat": 1}, "has-started"), "has-started")
    note(anna.refused(f"/api/tables/{table}/rematch", {}, "not-finished"), "not-finished")
    note(anna.refused(f"/api/tables/{table}/fork", {"at": 0}, "still-running"), "still-running")
    note(anna.refused(f"/api/tables/{table}/undo", {"version": 0}, "nothing-to-undo"), "nothing-to-undo")
    note(anna.refused(f"/api/tables/{table}/redo", {"version": 0}, "nothing-to-redo"), "nothing-to-redo")
    note(anna.refused(f"/api/tables/{table}/confirm", {"version": 0}, "nothing-to-confirm"), "nothing-to-confirm")
    note(anna.refused(f"/api/tables/{table}/undo", {"version": 5}, "stale"), "stale")
    guest = server.spectator()
    note(guest.refused("/api/tables", {"game": "orleans", "seats": 2}, "not-signed-in"), "not-signed-in")
    note(guest.http.get("/api/tables?list=mine").json(), "not-signed-in")
    for secret in ("Bearer nonsense-nonsense-nonsense", "Basic abc", "Bearer " + "x" * 5000):
        assert guest.http.get("/api/people/me", headers={"Authorization": secret}).status_code == 401
    note(guest.http.post("/api/people", json={"name": "x" * 100_000}).json(), "too-large")


def test_after_the_end(server: Running, ended: tuple[Person, str], bert: Person) -> None:
    anna, table = ended
    note(anna.refused(f"/api/tables/{table}/actions", {"version": 0, "action": 1}, "is-over"), "is-over")
    note(anna.refused(f"/api/tables/{table}/undo", {"version": 0}, "is-over"), "is-over")
    note(anna.refused(f"/api/tables/{table}/resign", {}, "is-over"), "is-over")
    note(bert.refused(f"/api/tables/{table}/rematch", {}, "not-your-seat"), "not-your-seat")
    note(anna.refused(f"/api/tables/{table}/fork", {"at": 99999}, "no-such-moment"), "no-such-moment")


def test_a_table_of_other_rules_is_left_alone(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    assert server.server is not None
    live = server.server.hub.in_memory(table)
    assert live is not None
    ask_database(server, f"UPDATE tables SET rules = 999 WHERE id = '{table}'")
    assert server.loop is not None
    server.loop.call_soon_threadsafe(server.server.hub.drop, live)
    note(anna.http.get(f"/api/tables/{table}").json(), "other-rules")
    assert table in {entry["table"] for entry in anna.get("/api/tables?list=mine")}


def ask_database(server: Running, statement: str) -> None:
    import sqlite3  # noqa: PLC0415 - one test steps around the server

    connection = sqlite3.connect(server.settings.database.removeprefix("sqlite:///"), timeout=PATIENCE)
    with connection:
        connection.execute(statement)
    connection.close()


def test_the_socket_refuses_with_the_same_shape(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert], confirm=True)
    line = anna.socket()
    line.watch(table)
    note(line.ask(type="act", table=table, version=0, action="no such thing")["error"], "unreadable-action")
    note(line.ask(type="act", table="nowhere", version=0, action=1)["error"], "no-such-table")
    note(line.ask(type="act", table=table, version=9, action=1)["error"], "stale")
    note(line.ask(type="act", table=table, version=0, action=1, seat=1)["error"], "not-your-seat")
    note(line.ask(type="act", table=table, action=1)["error"], "bad-message")
    note(line.ask(type="dance")["error"], "bad-message")
    note(line.ask(type="hello", secret=None)["error"], "bad-message")
    line.send(type="chat", id=1, table=table, text="x" * 20_000)
    note(line.until("refused")["error"], "too-large")
    end = anna.view(table)["view"]["prompt"]["legal"][-1]
    assert line.ask(type="act", table=table, version=0, action=end)["type"] == "done"
    note(line.ask(type="act", table=table, version=1, action=end)["error"], "confirm-first")
    guest = server.spectator().socket()
    note(guest.ask(type="act", table=table, version=0, action=1)["error"], "not-signed-in")


SELDOM = 1e-9  # so seldom that nothing more is allowed while a test runs, on any machine


def test_too_many_messages_are_refused(tmp_path: Any) -> None:
    with running(tmp_path, messages_per_second=SELDOM, messages_burst=5, chats_per_minute=2.0) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        table = start_game([anna, bert])
        codes = [anna.http.post(f"/api/tables/{table}/why", json={"action": 0}).status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3
        chats = [bert.http.post(f"/api/tables/{table}/chat", json={"text": "x"}) for _ in range(4)]
        note(chats[-1].json(), "too-many")
        line = bert.socket()
        for _ in range(10):
            line.send(type="ping")
        # The greeting was the first of five.
        assert [line.hear()["type"] for _ in range(10)] == ["pong"] * 4 + ["refused"] * 6
    with running(tmp_path, requests_per_second=SELDOM, requests_burst=3) as server:
        guest = server.spectator()
        answers = [guest.http.get("/api/games") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].headers["retry-after"] == "1"
        note(json.loads(answers[-1].text), "too-many")


def test_new_people_tables_and_sockets_are_limited(tmp_path: Any) -> None:
    with running(tmp_path, people_per_hour=2.0, tables_per_hour=2.0, sockets_per_address=2) as server:
        anna = server.person("Anna")
        server.person("Bert")
        note(server.spectator().refused("/api/people", {"name": "Cleo"}, "too-many"), "too-many")
        anna.open_table()
        anna.open_table()
        anna.refused("/api/tables", {"game": "orleans", "seats": 2}, "too-many")
        anna.socket()
        anna.socket()
        with pytest.raises(Exception, match="403"):
            anna.socket()


def test_every_code_is_provoked_somewhere() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [code for code in TEXTS if f'"{code}"' not in tests] == []
