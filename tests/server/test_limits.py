"""Limits by cost: who pays, how much, and that a neighbour behind the same address does not."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from stammtisch.server.costs import COSTS, kind_of
from stammtisch.server.limits import Bucket, Limit, payer, payer_unknown
from tests.patience import PATIENCE
from tests.server.harness import Person, Running, running, start_game

SELDOM = 1e-9  # so seldom that nothing more is allowed while a test runs, on any machine
BURST = 100
TIGHT: dict[str, Any] = {"requests_per_second": SELDOM, "requests_burst": BURST}


def statuses(http: httpx.Client, path: str, count: int, **headers: str) -> list[int]:
    return [http.get(path, headers=headers).status_code for _ in range(count)]


def exhaust(http: httpx.Client, **headers: str) -> None:
    assert statuses(http, "/api/engine", BURST + 1, **headers)[-1] == 429


def test_a_request_costs_the_more_the_more_work_it_is(tmp_path: Path) -> None:
    with running(tmp_path, **TIGHT) as server:
        guest = server.spectator()
        lists = BURST // COSTS["list"].tokens
        assert statuses(guest.http, "/api/tables?list=running", lists + 1) == [200] * lists + [429]


def test_one_person_does_not_lock_out_another_at_the_same_address_nor_those_without_a_name(tmp_path: Path) -> None:
    with running(tmp_path, **TIGHT) as server:
        anna, bert, guest = server.person("Anna"), server.person("Bert"), server.spectator()
        for person in (anna, bert):
            assert person.get("/api/people/me")["person"] == person.id  # from now on their secrets are known
        exhaust(anna.http)
        assert bert.get("/api/people/me")["person"] == bert.id
        assert guest.http.get("/api/engine").status_code == 200


def test_a_crowd_without_a_name_does_not_keep_out_a_person_who_comes_anew(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
    with running(tmp_path, **TIGHT) as server:
        exhaust(server.spectator().http)
        assert server.same(anna).get("/api/people/me")["person"] == anna.id


def test_wrong_secrets_are_paid_for_by_the_address(tmp_path: Path) -> None:
    with running(tmp_path, **TIGHT) as server:
        anna, guest = server.person("Anna"), server.spectator()
        anna.get("/api/people/me")
        wrong = statuses(guest.http, "/api/people/me", BURST, Authorization="Bearer " + "x" * 43)
        assert wrong.count(401) <= BURST // COSTS["wrong-secret"].tokens
        assert wrong[-1] == 429
        assert guest.http.get("/api/engine").status_code == 429
        assert anna.get("/api/people/me")["person"] == anna.id


def test_wrong_secrets_on_sockets_are_paid_for_too(tmp_path: Path) -> None:
    with running(tmp_path, **TIGHT) as server:
        with connect(server.url.replace("http", "ws", 1) + "/ws") as line:
            for _ in range(BURST // COSTS["wrong-secret"].tokens):
                line.send(json.dumps({"type": "hello", "secret": "x" * 43}))
                assert json.loads(line.recv(PATIENCE))["error"]["code"] == "not-signed-in"
        assert server.spectator().http.get("/api/engine").status_code == 429


def watched(person: Person, table: str, count: int = BURST) -> list[str]:
    """What many messages of `watch` in a row are answered with."""
    line = person.socket()
    return [line.watch(table)["type"] for _ in range(count)]


def test_a_storm_of_watch_is_refused_on_one_socket_and_over_many(tmp_path: Path) -> None:
    cost = COSTS["watch"].tokens
    assert cost > COSTS["small"].tokens
    with running(tmp_path) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        table = start_game([anna, bert])
    with running(tmp_path, **TIGHT) as server:
        guest = server.spectator()
        answers = watched(guest, table) + watched(guest, table)
        assert answers == ["state"] * (BURST // cost) + ["refused"] * (2 * BURST - BURST // cost)
        assert watched(server.same(anna), table)[0] == "state"  # a person pays for themselves
    with running(tmp_path, messages_per_second=SELDOM, messages_burst=BURST + 1) as server:
        # The greeting was the first message. Who goes on for much longer is closed.
        answers = watched(server.spectator(), table, BURST // cost + 10)
        assert answers == ["state"] * (BURST // cost) + ["refused"] * 10


@pytest.mark.parametrize(
    ("method", "path", "query", "kind"),
    [
        ("GET", "/", b"", "small"),
        ("GET", "/assets/x.js", b"", "small"),
        ("GET", "/api/games", b"", "small"),
        ("GET", "/api/games/orleans", b"", "box"),
        ("GET", "/api/rules/orleans/de", b"", "box"),
        ("GET", "/api/tables", b"list=open", "list"),
        ("HEAD", "/api/tables/", b"", "list"),
        ("POST", "/api/tables", b"", "new"),
        ("POST", "/api/people/", b"", "new"),
        ("GET", "/api/people/me/export", b"", "everything"),
        ("GET", "/api/tables/x", b"", "small"),
        ("GET", "/api/tables/x/view", b"log_from=3", "view"),
        ("GET", "/api/tables/x/view", b"log_from=3&at=7", "past"),
        ("GET", "/api/tables/x/scores", b"", "history"),
        ("GET", "/api/tables/x/movers", b"", "past"),
        ("POST", "/api/tables/x/actions", b"", "small"),
        ("POST", "/api/tables/x/hint", b"", "thought"),
        ("POST", "/api/nonsense/x/y/z", b"", "small"),
    ],
)
def test_the_kinds_of_requests(method: str, path: str, query: bytes, kind: str) -> None:
    assert kind_of(method, path, query) == kind
    assert COSTS[kind].why.endswith(".")


def test_what_costs_more_than_there_ever_is_takes_all_there_is() -> None:
    bucket = Bucket(SELDOM, 5)
    assert bucket.take(20)
    assert not bucket.take()


def test_a_network_of_ipv6_pays_together() -> None:
    limit = Limit(SELDOM, 1)
    assert limit.allows(payer(None, "2001:db8::1"))
    assert not limit.allows(payer(None, "2001:db8::2"))
    assert limit.allows(payer(None, "2001:db8:0:1::1"))
    assert limit.allows(payer("anna", "2001:db8::1"))
    assert limit.allows(payer_unknown("2001:db8::1"))


# Who may make people


@pytest.fixture(scope="module")
def befriended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that welcomes the pages of another."""
    with running(tmp_path_factory.mktemp("befriended"), allowed_origins=("https://friend.example",)) as found:
        yield found


@pytest.mark.parametrize(
    ("headers", "is_good"),
    [
        ({}, True),
        ({"Origin": "OWN"}, True),
        ({"Origin": "OWN", "Sec-Fetch-Site": "same-origin"}, True),
        ({"Origin": "https://friend.example", "Sec-Fetch-Site": "cross-site"}, True),
        ({"Origin": "https://evil.example"}, False),
        ({"Origin": "null"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Origin": "OWN", "Sec-Fetch-Site": "cross-site"}, False),
    ],
)
def test_only_pages_of_the_server_make_people(befriended: Running, headers: dict[str, str], is_good: bool) -> None:
    sent = {name: befriended.url if value == "OWN" else value for name, value in headers.items()}
    answer = befriended.spectator().http.post("/api/people", json={"name": "Anna"}, headers=sent)
    if is_good:
        assert answer.status_code == 201
    else:
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
        assert set(answer.json()["message"]) == {"en", "de"}


def test_a_device_is_signed_in_by_pages_of_the_server_alone(befriended: Running) -> None:
    token = befriended.person("Anna").post("/api/people/me/device")["token"]
    claim = befriended.spectator().http.post
    answer = claim("/api/people/device", json={"token": token}, headers={"Origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
    assert claim("/api/people/device", json={"token": token}).status_code == 201, "the token is still good"
