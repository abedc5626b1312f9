"""People without accounts: a name, a secret, further devices, export and farewell."""

import asyncio
import json
import threading

import pytest
from websockets.exceptions import ConnectionClosed

from stammtisch.server.store import Move
from tests.patience import PATIENCE
from tests.server.harness import Person, Running, start_game


def test_a_person_gets_a_secret_and_is_known_by_it(server: Running, anna: Person) -> None:
    assert anna.secret is not None
    assert len(anna.secret) >= 43  # 256 bits
    assert anna.get("/api/people/me") == {"person": anna.id, "name": "Anna", "language": "en"}


def test_a_person_can_change_name_and_language(server: Running, anna: Person) -> None:
    answer = anna.http.patch("/api/people/me", json={"name": "  Änne ", "language": "de"})
    assert answer.json() == {"person": anna.id, "name": "Änne", "language": "de"}
    assert anna.get("/api/people/me")["name"] == "Änne"


def test_names_are_plain_text_of_limited_length(server: Running) -> None:
    guest = server.spectator()
    for name in ("", "   ", "x" * 33, "a\nb", "a\u202eb", "\x00", "\u200b", "a\ud800"):
        body = json.dumps({"name": name})
        answer = guest.http.post("/api/people", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, repr(name)
        assert answer.json()["code"] in ("bad-name", "bad-message")
    assert guest.http.post("/api/people", json={"name": "Zoë 👩‍🚀 <b>"}).status_code == 201


def test_a_link_carries_a_person_to_another_device_once(server: Running, anna: Person) -> None:
    token = anna.post("/api/people/me/device")["token"]
    guest = server.spectator()
    second = guest.post("/api/people/device", {"token": token})
    assert second["person"] == anna.id
    assert second["secret"] != anna.secret
    guest.http.headers["Authorization"] = f"Bearer {second['secret']}"
    assert guest.get("/api/people/me")["name"] == "Anna"
    guest.refused("/api/people/device", {"token": token}, "no-such-token")


def test_only_the_hash_of_a_secret_is_stored(server: Running, anna: Person) -> None:
    token = anna.post("/api/people/me/device")["token"]
    path = server.settings.database.removeprefix("sqlite:///")
    for file in (path, path + "-wal"):
        with open(file, "rb") as stored:
            content = stored.read()
        assert anna.secret is not None
        assert anna.secret.encode() not in content
        assert token.encode() not in content


def test_export_holds_what_is_stored_about_me_and_nothing_of_others(
    server: Running, anna: Person, bert: Person
) -> None:
    table = start_game([anna, bert])
    anna.move(table)
    bert.move(table)
    anna.post(f"/api/tables/{table}/chat", {"text": "hello from me"})
    bert.post(f"/api/tables/{table}/chat", {"text": "this is his"})
    answer = anna.http.get("/api/people/me/export")
    found = answer.json()
    assert found["name"] == "Anna"
    assert [line["text"] for line in found["chat"]] == ["hello from me"]
    assert [len(entry["moves"]) for entry in found["tables"]] == [1]
    assert bert.id is not None
    assert bert.id not in answer.text
    assert "this is his" not in answer.text


def test_deleting_me_removes_name_chat_and_secrets_and_resigns_my_seats(
    server: Running, anna: Person, bert: Person
) -> None:
    table = start_game([anna, bert])
    waiting = bert.open_table()
    anna.post(f"/api/tables/{waiting}/join", {"seat": 1})
    anna.post(f"/api/tables/{table}/chat", {"text": "farewell"})
    assert anna.http.delete("/api/people/me").status_code == 204
    assert anna.http.get("/api/people/me").status_code == 401
    seen = bert.get(f"/api/tables/{table}")
    assert seen["seats"][0]["name"] is None
    assert seen["seats"][0]["has_resigned"]
    assert bert.get(f"/api/tables/{waiting}")["seats"][1]["kind"] == "free"
    assert bert.get(f"/api/tables/{table}/chat") == []
    assert anna.id is not None
    assert anna.id not in bert.http.get(f"/api/tables/{table}").text


def test_a_move_that_is_being_stored_when_i_go_does_not_bring_me_back(
    server: Running, anna: Person, bert: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert server.server is not None
    ledger, people = server.server.hub.ledger, server.server.people
    is_storing, has_gone, is_stored = threading.Event(), threading.Event(), threading.Event()
    add, forget = ledger.add, people.forget

    async def add_late(move: Move) -> None:
        is_storing.set()
        await set_by_others(has_gone)
        await add(move)
        is_stored.set()

    async def forget_late(person: str) -> None:
        await set_by_others(is_storing)
        await forget(person)

    table = start_game([anna, bert])
    monkeypatch.setattr(ledger, "add", add_late)
    monkeypatch.setattr(people, "forget", forget_late)
    assert anna.http.delete("/api/people/me").status_code == 204  # a computer moves for her
    has_gone.set()
    assert is_stored.wait(PATIENCE)
    assert anna.id is not None
    assert anna.id not in bert.http.get(f"/api/tables/{table}").text


async def set_by_others(event: threading.Event) -> None:
    while not event.is_set():
        await asyncio.sleep(0.005)


def test_deleting_me_closes_my_sockets(server: Running, anna: Person) -> None:
    line = anna.socket()
    anna.http.delete("/api/people/me")
    with pytest.raises(ConnectionClosed):
        line.hear()


def test_an_open_table_of_somebody_who_goes_gets_another_host(server: Running, anna: Person, bert: Person) -> None:
    table = anna.open_table()
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    anna.http.delete("/api/people/me")
    assert bert.get(f"/api/tables/{table}")["is_host"]
