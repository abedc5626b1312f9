"""Bad input by the thousand, on HTTP and on the socket: no failure, no change, no leak."""

import json
import random
import sqlite3
import string
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from tests.patience import PATIENCE
from tests.server.harness import Person, Running, running, start_game

KEPT = ("tables", "seats", "entries", "snapshots")


class Target:
    """A running game that an outsider attacks, and all that is kept of it."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.anna, self.bert = server.person("Anna"), server.person("Bert")
        self.table = start_game([self.anna, self.bert])
        for _ in range(4):
            self.anna.move(self.table)
            self.bert.move(self.table)
        self.outsider = server.person("Mallory")
        self.before = self.stored()
        self.views = self.seen()

    def stored(self) -> list[Any]:
        connection = sqlite3.connect(self.server.settings.database.removeprefix("sqlite:///"), timeout=PATIENCE)
        found: list[Any] = []
        for name in KEPT:
            key = "id" if name == "tables" else "table_id"
            found += connection.execute(f"SELECT * FROM {name} WHERE {key} = ?", (self.table,)).fetchall()
        connection.close()
        return found

    def seen(self) -> list[Any]:
        return [person.view(self.table) for person in (self.anna, self.bert)]

    def check_text(self, text: str) -> None:
        for person in (self.anna, self.bert):
            assert person.secret is not None
            assert person.secret not in text
        assert "Traceback" not in text
        assert "sqlalchemy" not in text

    def check_unchanged(self) -> None:
        assert self.stored() == self.before
        assert [view["view"] for view in self.seen()] == [view["view"] for view in self.views]
        assert self.outsider.get("/health")["status"] == "ok"


def strategy_for(operation: Any) -> Any:
    """Requests that fit the document, and where there is something to get wrong, requests that do not."""
    good = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    if not operation.body:
        return good
    return good | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)


def fuzz_http(target: Target, wanted: int) -> None:
    """Schemathesis makes requests from our own OpenAPI document, good ones and bad."""
    schema = schemathesis.openapi.from_url(f"{target.server.url}/api/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    sent = 0
    bodies = 0
    headers = {"Authorization": f"Bearer {target.outsider.secret}"}
    line = requests.Session()  # one connection for all of them
    line.trust_env = False
    for operation in operations:

        @settings(
            max_examples=wanted * 3 // 2 // len(operations),
            database=None,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=strategy_for(operation), own=st.booleans(), broken=st.booleans())
        def attack(case: Any, own: bool, broken: bool) -> None:
            nonlocal sent, bodies
            if own and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = target.table
            if case.path.endswith("/people/me") and case.method.upper() == "DELETE":
                return
            if broken and isinstance(case.body, dict):
                case.body = {key: [value] for key, value in case.body.items()}
                bodies += 1
            response = case.call(session=line, headers=headers, timeout=PATIENCE)
            sent += 1
            assert response.status_code < 500, (case.method, case.path, response.text)
            target.check_text(response.text)

        attack()
    line.close()
    assert sent >= wanted
    assert bodies


def any_value(pick: random.Random, target: Target) -> Any:
    return pick.choice(
        [
            None, True, -1, 0, 1, 2**70, 1.5, "", "x", target.table, "\ud800", "\x00", [], {}, [[]], "9" * 500,
            {"type": "hello"}, target.outsider.secret, float("inf"),
            "".join(pick.choice(string.printable) for _ in range(20)),
        ]
    )  # fmt: skip


KINDS = ["hello", "watch", "unwatch", "act", "undo", "redo", "confirm", "why", "chat", "ping", "boom"]


def bad_frame(pick: random.Random, target: Target) -> str | bytes:
    """One frame: a message with wrong fields, broken JSON, or noise."""
    message: dict[str, Any] = {"type": pick.choice(KINDS), "id": pick.randrange(9), "table": target.table, "version": 0}
    for _ in range(pick.randrange(1, 4)):
        message[pick.choice(["type", "id", "table", "version", "action", "seat", "text", "more"])] = any_value(
            pick, target
        )
    if message["type"] == "chat" and isinstance(message.get("text"), str):
        message["text"] += "\x1b"
    text = json.dumps(message)
    way = pick.randrange(10)
    if way == 0:
        return text[: pick.randrange(len(text))]
    if way == 1:
        return "[" * pick.randrange(3000)
    if way == 2:
        return bytes(pick.randrange(256) for _ in range(pick.randrange(60)))
    if way == 3:
        return "".join(chr(pick.choice([pick.randrange(1, 0xD800), 34, 123])) for _ in range(40))
    return text


def fuzz_socket(target: Target, wanted: int, seed: int) -> None:
    pick = random.Random(seed)
    sent = 0
    ends: list[str] = []  # a frame that is no text may end the connection, no more
    while sent < wanted:
        line = (target.outsider if pick.random() < 0.8 else Person(target.server.url, None)).socket()
        try:
            for _ in range(pick.randrange(20, 100)):
                line.connection.send(bad_frame(pick, target))
                sent += 1
            line.send(type="ping")
            while line.hear()["type"] != "pong" or line.connection.close_code:
                pass
        except ConnectionClosed as error:
            ends.append(str(error))
        for raw in line.raw:
            target.check_text(raw)
            assert '"server-error"' not in raw
        line.close()
    assert not any("1011" in end for end in ends), ends


def fuzz(folder: Path, wanted: int) -> None:
    with running(folder) as server:
        target = Target(server)
        fuzz_socket(target, wanted // 2, seed=wanted)
        target.check_unchanged()
        fuzz_http(target, wanted // 2)
        target.check_unchanged()


def test_many_bad_inputs_change_nothing(tmp_path: Path) -> None:
    fuzz(tmp_path, 500)


@pytest.mark.nightly
def test_ten_thousand_bad_inputs_change_nothing(tmp_path: Path) -> None:
    fuzz(tmp_path, 10_000)
