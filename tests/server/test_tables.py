"""Tables: open, join, choose a seat, begin, resign, play again, lists, chat, games and rules."""

import re
from pathlib import Path

import pytest

from stammtisch.server.live import TABLE_BYTES
from stammtisch.server.server import MEGABYTE
from tests.server.harness import Person, Running, play_to_the_end, running, start_game

TABLE = TABLE_BYTES / MEGABYTE  # of memory that a table takes, in megabytes


def test_a_table_has_the_shape_of_the_protocol(server: Running, anna: Person) -> None:
    table = anna.post("/api/tables", {"game": "orleans", "seats": 3, "computers": [{"seat": 2, "level": "random"}]})
    assert {"table", "game", "title", "edition", "options", "status", "public", "confirm", "version", "seats",
            "my_seat", "to_act", "host", "is_host", "created", "moved", "rematch", "forked_from", "result"} <= set(
        table
    )  # fmt: skip
    assert [seat["kind"] for seat in table["seats"]] == ["person", "free", "computer"]
    assert table["seats"][0]["is_me"]
    assert table["my_seat"] == 0
    assert table["is_host"]
    assert len(table["table"]) >= 22  # 128 bits
    assert "seed" not in table


def test_the_maker_may_choose_another_seat_or_only_watch(server: Running, anna: Person) -> None:
    assert anna.post("/api/tables", {"game": "orleans", "seats": 2, "seat": 1})["my_seat"] == 1
    assert anna.post("/api/tables", {"game": "orleans", "seats": 2, "seat": None})["my_seat"] is None


def test_people_join_move_and_leave_before_the_start(server: Running, anna: Person, bert: Person) -> None:
    table = anna.open_table(3)
    assert bert.post(f"/api/tables/{table}/join", {"seat": 1})["my_seat"] == 1
    assert bert.post(f"/api/tables/{table}/join", {"seat": 2})["my_seat"] == 2
    bert.refused(f"/api/tables/{table}/join", {"seat": 0}, "seat-taken")
    assert bert.post(f"/api/tables/{table}/leave")["my_seat"] is None
    anna.post(f"/api/tables/{table}/computers", {"seat": 1, "level": "apprentice"})
    anna.post(f"/api/tables/{table}/computers", {"seat": 2, "level": "random"})
    freed = anna.post(f"/api/tables/{table}/computers", {"seat": 2, "level": None})
    assert [seat["kind"] for seat in freed["seats"]] == ["person", "computer", "free"]


def test_the_lists_show_public_tables_and_mine(server: Running, anna: Person, bert: Person) -> None:
    def ids(person: Person, which: str) -> set[str]:
        return {table["table"] for table in person.get(f"/api/tables?list={which}")}

    hidden = anna.open_table()
    shown = anna.open_table(public=True)
    assert shown in ids(bert, "open")
    assert hidden not in ids(bert, "open")
    assert {hidden, shown} <= ids(anna, "mine")
    assert not {hidden, shown} & ids(bert, "mine")
    bert.post(f"/api/tables/{shown}/join", {"seat": 1})
    anna.post(f"/api/tables/{shown}/start")
    assert shown in ids(server.spectator(), "running")
    assert shown in ids(bert, "mine")
    play_to_the_end(shown, [anna, bert])
    assert shown in ids(server.spectator(), "finished")
    listed = next(table for table in anna.get("/api/tables?list=mine") if table["table"] == shown)
    assert listed["version"] == anna.get(f"/api/tables/{shown}")["version"]
    assert set(listed["result"]) == {"scores", "ranking"}
    told = server.spectator().get(f"/api/tables/{shown}")["result"]["outcome"]
    best = max(score["total"] for score in listed["result"]["scores"])
    assert f" {best} point" in told["text"]["en"]  # chance decides the game: it may be one point
    assert f" {best} Punkt" in told["text"]["de"]
    assert told["rank"] is None, "two played"


def test_a_game_with_computers_ends_after_a_person_resigns(server: Running, anna: Person) -> None:
    table = start_game([anna], computers=1)
    line = anna.socket()
    line.watch(table)
    anna.post(f"/api/tables/{table}/resign")
    while line.hear()["table"]["status"] != "finished":
        pass
    seen = anna.get(f"/api/tables/{table}")
    assert seen["seats"][0]["has_resigned"]
    assert seen["seats"][0]["name"] == "Anna"
    assert seen["my_seat"] is None
    line.close()


def test_a_rematch_is_the_same_for_all_and_has_a_new_seed(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    play_to_the_end(table, [anna, bert])
    first = anna.post(f"/api/tables/{table}/rematch")
    assert bert.post(f"/api/tables/{table}/rematch")["table"] == first["table"]
    assert first["status"] == "open"
    assert first["table"] != table
    assert anna.get(f"/api/tables/{table}")["rematch"] == first["table"]


def test_chat_reaches_those_who_watch_and_stays(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    line = bert.socket()
    line.watch(table)
    said = anna.post(f"/api/tables/{table}/chat", {"text": "Guten Abend <b>"})
    assert line.until("chat")["line"] == said
    assert said["seat"] == 0
    assert line.ask(type="chat", table=table, text="hi")["type"] == "done"
    assert [item["text"] for item in anna.get(f"/api/tables/{table}/chat")] == ["Guten Abend <b>", "hi"]
    line.close()


def test_presence_is_shown_to_the_others(server: Running, anna: Person, bert: Person) -> None:
    table = start_game([anna, bert])
    line = anna.socket()
    assert not line.watch(table)["table"]["seats"][1]["is_here"]
    other = bert.socket()
    other.watch(table)
    assert line.until("table")["table"]["seats"][1]["is_here"]
    line.send(type="unwatch", table=table)
    assert not other.until("table")["table"]["seats"][0]["is_here"]
    line.watch(table)
    other.close()
    assert not line.until("table")["table"]["seats"][1]["is_here"]
    line.close()


def test_tables_nobody_watches_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path, tables_megabytes=3 * TABLE) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        tables = [start_game([anna, bert]) for _ in range(5)]
        views = {}
        for table in tables:
            anna.move(table)
            views[table] = anna.view(table)["view"]
        assert server.server is not None
        assert len(server.server.live_tables()) <= 3
        assert all(anna.view(table)["view"] == view for table, view in views.items())


def test_watched_tables_stay_and_one_too_many_is_refused(tmp_path: Path) -> None:
    with running(tmp_path, tables_megabytes=2.5 * TABLE) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        tables = [start_game([anna, bert]) for _ in range(4)]
        line = anna.socket()
        for table in tables[:2]:
            line.watch(table)
        line.send(type="watch", table=tables[2], version=None, log_from=0)
        refused = line.until("refused", "state")
        assert refused["type"] == "refused", "the third is one too many"
        assert refused["error"]["code"] == "full"
        # Whatever is asked about the others, those that are watched go on.
        for _ in range(3):
            for table in tables:
                anna.move(table)
        assert {message["table"]["table"] for message in line.all_so_far()} == set(tables[:2])
        # Who leaves makes room.
        line.send(type="unwatch", table=tables[0])
        assert line.watch(tables[2])["table"]["table"] == tables[2]


def test_games_and_their_boxes(server: Running) -> None:
    guest = server.spectator()
    (game,) = (entry for entry in guest.get("/api/games") if entry["name"] == "orleans")
    assert game["seats"] == [2, 3, 4]
    assert game["levels"][0] == "random"
    answer = guest.http.get("/api/games/orleans")
    box = answer.json()
    assert len(box["catalogue"]["notations"]) == len(box["catalogue"]["labels"]["de"]) > 1000
    again = guest.http.get("/api/games/orleans", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_digest_of_the_rules_comes_in_sections(server: Running, language: str) -> None:
    sections = server.spectator().get(f"/api/rules/orleans/{language}")
    by_number = {section["section"]: section for section in sections}
    assert by_number["O-5.3"]["text"]
    assert all(section["title"] for section in sections)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_digest_of_a_game_with_expansions_comes_in_parts(server: Running, language: str) -> None:
    sections = server.spectator().get(f"/api/rules/village/{language}")
    parts = {section["section"]: section["part"] for section in sections}
    assert parts["V-5.1"] == parts["V-R20"] != parts["VS-1.1"] != parts["VI-3.1"]
    # Headings belong to the contents, not to the text above them, and every section stands in a chapter.
    assert not [section["section"] for section in sections if re.search(r"^#+ ", section["text"], re.MULTILINE)]
    assert not [number for number in parts if re.sub(r"(?<=-R)\d+$|\.\d+$", "", number) not in parts]


@pytest.mark.parametrize("game", ["orleans", "coimbra", "village"])
def test_messages_of_the_log_name_sections_that_there_are(server: Running, game: str) -> None:
    guest = server.spectator()
    cited = guest.get(f"/api/games/{game}")["log_rules"]
    known = {section["section"] for section in guest.get(f"/api/rules/{game}/en")}
    assert len(cited) > 30
    assert set(cited.values()) <= known


def test_the_openapi_document_names_every_call(server: Running) -> None:
    paths = server.spectator().get("/api/openapi.json")["paths"]
    for path in ("/api/people", "/api/tables/{table}/actions", "/api/tables/{table}/view", "/api/games/{game}"):
        assert path in paths
