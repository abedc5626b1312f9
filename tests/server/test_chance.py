"""The chance of a table: promised before the game, mixed with what the seats add, and open to be checked after it."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any

import pytest
from sqlalchemy import select

import stammtisch
from stammtisch.core.fairness import Fairness, prove
from stammtisch.server import database as db
from tests.patience import PATIENCE
from tests.server.harness import Running, play_to_the_end, start_game

SHARE = "0123456789abcdef" * 2


def secret_of(server: Running, table: str) -> str:
    """What only the server knows."""

    ours, loop = server.server, server.loop
    assert ours is not None
    assert loop is not None

    async def look() -> Any:
        async with ours.hub.database.read() as connection:
            return await connection.scalar(select(db.tables.c.secret).where(db.tables.c.id == table))

    return str(asyncio.run_coroutine_threadsafe(look(), loop).result(PATIENCE))


def test_the_promise_is_shown_before_anybody_adds_and_kept_in_the_end(server: Running) -> None:
    anna = server.person()
    table = anna.open_table(computers=[{"seat": 1, "level": "random"}])
    promised = anna.get(f"/api/tables/{table}")["commitment"]
    assert len(promised) == 64

    seats = anna.post(f"/api/tables/{table}/chance", {"share": SHARE})["seats"]
    assert [seat["has_added"] for seat in seats] == [True, False]
    anna.post(f"/api/tables/{table}/start", {})
    play_to_the_end(table, [anna])

    proof = anna.get(f"/api/tables/{table}/chance")
    assert proof["commitment"] == promised == hashlib.sha256(bytes.fromhex(proof["secret"])).hexdigest()
    assert proof["shares"] == [SHARE, ""]
    assert proof["key"] == Fairness(bytes.fromhex(proof["secret"]), proof["shares"]).key().hex()
    assert len(proof["draws"]) > 50
    record = anna.get(f"/api/tables/{table}/record")
    assert prove(stammtisch.game(record["game"]), record).fairness is not None


def test_nothing_tells_the_secret_while_the_game_goes_on(server: Running) -> None:
    people = [server.person(name) for name in ("Anna", "Bert")]
    guest = server.spectator()
    table = start_game(people, seed=None)
    lines = [person.socket() for person in (*people, guest)]
    for line in lines:
        line.watch(table)
    for _ in range(30):
        for person in people:
            person.move(table)
    secret = secret_of(server, table)
    key = Fairness(bytes.fromhex(secret), ["", ""]).key().hex()
    heard = [str(line.all_so_far()) + str(line.raw) for line in lines]
    for person in (*people, guest):
        for path in ("", "/view", "/view?at=3", "/record", "/chance", "/scores", "/analysis", "/chat"):
            heard.append(person.http.get(f"/api/tables/{table}{path}").text)
    everything = "\n".join(heard)
    assert secret not in everything
    assert key not in everything
    assert guest.get(f"/api/tables/{table}/chance", 403)["code"] == "still-running"


def test_a_share_is_added_by_who_sits_there_before_the_game(server: Running) -> None:
    anna, bert = server.person(), server.person("Bert")
    table = anna.open_table()
    bert.refused(f"/api/tables/{table}/chance", {"share": SHARE}, "not-seated")
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    bert.post(f"/api/tables/{table}/chance", {"share": SHARE})
    # Another person on the seat, another share.
    bert.post(f"/api/tables/{table}/leave", {})
    assert not bert.get(f"/api/tables/{table}")["seats"][1]["has_added"]
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    anna.post(f"/api/tables/{table}/start", {})
    bert.refused(f"/api/tables/{table}/chance", {"share": SHARE}, "has-started")


@pytest.mark.parametrize("share", ["", "00", "0g" * 16, "A0" * 16, "00" * 33, "00" * 16 + "\n", 7, None])
def test_nonsense_is_no_share(server: Running, share: object) -> None:
    anna = server.person()
    table = anna.open_table()
    anna.post(f"/api/tables/{table}/chance", {"share": share}, 400)
    assert not anna.get(f"/api/tables/{table}")["seats"][0]["has_added"]


def test_a_seed_that_the_host_chose_is_told_to_everybody(server: Running) -> None:
    anna = server.person()
    chosen = anna.open_table(seed=7)
    drawn = anna.open_table()
    guest = server.spectator()
    for table, is_chosen in ((chosen, True), (drawn, False)):
        info = guest.get(f"/api/tables/{table}")
        assert info["is_seed_chosen"] is is_chosen
        assert (info["commitment"] is None) is is_chosen


def test_two_tables_have_two_secrets_and_a_rematch_a_new_one(server: Running) -> None:
    anna = server.person()
    table = start_game([anna], computers=1, seed=None)
    play_to_the_end(table, [anna])
    again = anna.post(f"/api/tables/{table}/rematch", {})
    other = anna.get(f"/api/tables/{anna.open_table()}")
    first = anna.get(f"/api/tables/{table}")
    assert len({first["commitment"], again["commitment"], other["commitment"]}) == 3


def test_playing_on_from_a_move_meets_the_same_chance_before_it(server: Running) -> None:
    anna = server.person()
    table = start_game([anna], computers=1, seed=None)
    play_to_the_end(table, [anna])
    fork = anna.post(f"/api/tables/{table}/fork", {"at": 12})["table"]
    assert anna.view(fork)["view"]["scores"] == anna.view(table, at=12)["view"]["scores"]
    anna.move(fork)
    assert anna.get(f"/api/tables/{fork}/record")["key"] == anna.get(f"/api/tables/{table}/record")["key"]
