"""Practice tables: a game begins with a position that somebody laid out, and is played like any other."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, create_engine

import stammtisch
from stammtisch.core.playout import play_randomly
from stammtisch.core.state import State
from stammtisch.server.backup import restore, save
from stammtisch.server.database import Database
from tests.server.harness import Person, Running, play_to_the_end, running
from tests.server.postgres import Postgres

GAME = stammtisch.game("orleans")
TABLES = "/api/tables"


@cache
def over() -> State:
    """A game that was played to its end."""
    state = GAME.new(2, 4)
    play_randomly(state, 1)
    return state


def before_the_end(moves: int) -> dict[str, Any]:
    """The position so many moves before the end of that game."""
    record: dict[str, Any] = over().record()
    return GAME.replay(record, len(record["actions"]) - moves).position()


def open_practice(person: Person, position: dict[str, Any], seats: int = 2, **wish: Any) -> str:
    return person.open_table(seats, position=position, **wish)


def begin_practice(people: list[Person], position: dict[str, Any], **wish: Any) -> str:
    table = open_practice(people[0], position, len(people), **wish)
    for seat, person in enumerate(people[1:], start=1):
        person.post(f"{TABLES}/{table}/join", {"seat": seat})
    people[0].post(f"{TABLES}/{table}/start")
    return table


def board_of(person: Person, table: str) -> Any:
    return person.view(table)["view"]


def without_log(view: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in view.items() if name != "log"}


def check_life_of_a_practice_table(folder: Path, database: str) -> None:
    """It begins where it should, is marked, is kept over a restart, played to its end, recorded and played again."""
    position = before_the_end(12)
    start = GAME.at(position)
    with running(folder, database=database) as server:
        people = [server.person("Anna"), server.person("Bert")]
        anna, bert = people
        table = begin_practice(people, position)
        assert board_of(anna, table) == without_log(start.observe(0))
        info = anna.get(f"{TABLES}/{table}")
        assert (info["is_practice"], info["commitment"], info["public"]) == (True, None, False)
        (listed,) = anna.get(f"{TABLES}?list=mine")
        assert listed["is_practice"]
        assert [each["is_practice"] for each in anna.get("/api/people/me/export")["tables"]] == [True]
        mover = people[start.to_act()[0]]
        assert mover.move(table)
        seen = board_of(mover, table)
    with running(folder, database=database) as server:
        people = [server.same(anna), server.same(bert)]
        mover = people[start.to_act()[0]]
        assert board_of(mover, table) == seen
        assert people[0].get(f"{TABLES}/{table}")["is_practice"]
        play_to_the_end(table, people)
        record = people[0].get(f"{TABLES}/{table}/record")
        assert record["position"] == start.position()
        over = GAME.replay(record)
        assert over.is_over()
        result = people[0].get(f"{TABLES}/{table}")["result"]
        assert [score["total"] for score in result["scores"]] == [score.total for score in over.scores()]
        assert people[0].get(f"{TABLES}/{table}/scores")[-1]["totals"] == [score.total for score in over.scores()]
        fork = people[0].post(f"{TABLES}/{table}/fork", {"at": 2})
        assert fork["is_practice"]
        assert people[0].get(f"{TABLES}/{fork['table']}/record")["position"] == start.position()
        again = people[1].post(f"{TABLES}/{table}/rematch")
        assert (again["is_practice"], again["status"]) == (True, "open")


def test_a_game_from_a_position_is_played_kept_and_recorded(tmp_path: Path) -> None:
    check_life_of_a_practice_table(tmp_path, f"sqlite:///{tmp_path / 'test.db'}")


@pytest.mark.needs("postgresql")
def test_a_game_from_a_position_is_kept_by_postgresql_too(tmp_path: Path, databases: Postgres) -> None:
    check_life_of_a_practice_table(tmp_path, databases.new_database())


def test_what_a_position_leaves_out_is_as_at_the_beginning(server: Running, anna: Person) -> None:
    table = open_practice(anna, {"seed": 5}, computers=[{"seat": 1, "level": "random"}])
    anna.post(f"{TABLES}/{table}/start")
    assert board_of(anna, table) == without_log(GAME.new(2, 5).observe(0))


def test_a_chosen_seed_decides_what_comes_after_the_position(server: Running, anna: Person) -> None:
    position = before_the_end(100)
    seeds = [{"seed": 7}, {"seed": 7}, {"seed": 8}]
    tables = [open_practice(anna, position, seat=None, **wish) for wish in seeds]
    chances = [stored_chance(server, table) for table in tables]
    assert chances[0] == chances[1] != chances[2]
    assert stored_chance(server, open_practice(anna, position)) == position["chance"]
    bare = {name: part for name, part in position.items() if name != "chance"}
    assert len({stored_chance(server, open_practice(anna, bare)) for _ in range(2)}) == 2


def stored_chance(server: Running, table: str) -> Any:
    return stored_position(server, table)["chance"]


def stored_position(server: Running, table: str) -> dict[str, Any]:
    assert server.server is not None
    live = server.server.hub.in_memory(table)
    assert live is not None
    assert live.position is not None
    return live.position


def test_a_position_that_cannot_be_is_refused_by_its_place_and_makes_nothing(server: Running, anna: Person) -> None:
    position = before_the_end(100)
    waste: list[tuple[dict[str, Any], str, str]] = [
        ({**position, "lunch": 1}, "bad-position", "lunch"),
        ({**position, "chance": "heads"}, "bad-position", "chance: "),
        ({**position, "waiting": [{"step": "coffee-break"}]}, "bad-position", "waiting.0.step: "),
        ({**position, "game": "village"}, "bad-position", "game: "),
        ({**position, "edition": 7}, "bad-position", "edition: "),
        ({**position, "edition": "mine"}, "unknown-edition", "mine"),
        ({**position, "options": {"lunch": 1}}, "unknown-option", "lunch"),
        ({"seats": 3}, "position-seats", "3"),
        (over().position(), "position-over", ""),
    ]
    for wrong, code, place in waste:
        refusal = anna.refused(TABLES, {"game": "orleans", "seats": 2, "position": wrong}, code)
        assert place in refusal["message"]["en"]
        assert place in refusal["message"]["de"]
    public = {"game": "orleans", "seats": 2, "position": position, "public": True}
    anna.refused(TABLES, public, "public-position")
    anna.refused(TABLES, {"game": "orleans", "seats": 2, "position": [position]}, "bad-message")
    large = {"game": "orleans", "seats": 2, "position": {**position, "lunch": "x" * 70_000}}
    anna.refused(TABLES, large, "too-large")
    assert anna.get(f"{TABLES}?list=mine") == []


@pytest.mark.parametrize("write", [stammtisch.toml_of, json.dumps])
def test_a_position_may_be_a_text_as_it_was_written(
    server: Running, anna: Person, write: Callable[[dict[str, Any]], str]
) -> None:
    position = before_the_end(100)
    assert position["chance"] > 2**53, "more than a browser can count to"
    computers = [{"seat": 1, "level": "random"}]
    tables = [anna.open_table(2, position=each, computers=computers) for each in (position, write(position))]
    assert stored_position(server, tables[1]) == stored_position(server, tables[0]) == GAME.at(position).position()
    bare = anna.open_table(2, position="\n# as at the beginning\nseed = 5\n", computers=computers)
    anna.post(f"{TABLES}/{bare}/start")
    assert board_of(anna, bare) == without_log(GAME.new(2, 5).observe(0))


@pytest.mark.parametrize(
    ("text", "form", "line", "column"),
    [
        ("three of everything", "TOML", 1, 7),
        ('seed = 5\nwaiting = "lunch', "TOML", 2, 17),
        ("seed = 5\nseed = 6", "TOML", 2, 9),
        ("[1, 2]", "TOML", 1, 3),
        ('{"seed": 5', "JSON", 1, 11),
        ('{\n  "seed": five\n}', "JSON", 2, 11),
        ("{} {}", "JSON", 1, 4),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_the_place(
    anna: Person, text: str, form: str, line: int, column: int
) -> None:
    wish = {"game": "orleans", "seats": 2, "position": text}
    refusal = anna.refused(TABLES, wish, "unreadable-position")
    assert f"as {form} it is wrong at line {line}, column {column}." in refusal["message"]["en"]
    assert f"Als {form} stimmt sie in Zeile {line}, Spalte {column} nicht." in refusal["message"]["de"]
    assert anna.get(f"{TABLES}?list=mine") == []


@pytest.mark.parametrize(
    "text", [f"{'a.' * 30_000}a = 1", f"a = {'[' * 30_000}", f"a = {'1' * 5_000}", f'{{"a": {"[" * 30_000}']
)
def test_a_text_without_bounds_is_refused_at_once(anna: Person, text: str) -> None:
    anna.refused(TABLES, {"game": "orleans", "seats": 2, "position": text}, "boundless-position")


def test_a_text_is_checked_as_a_position_is(anna: Person) -> None:
    for text, place in [("lunch = 1", "lunch"), ("seed = 1979-05-27", "seed: "), ('[[waiting]]\nstep = "x"', "step: ")]:
        refusal = anna.refused(TABLES, {"game": "orleans", "seats": 2, "position": text}, "bad-position")
        assert place in refusal["message"]["en"]


def test_positions_are_paid_for(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_second=0.001, requests_burst=200) as server:
        anna = server.person("Anna")
        wish = {"game": "orleans", "seats": 2, "position": {"seed": 1}}
        answers = [anna.http.post(TABLES, json=wish).status_code for _ in range(4)]
        assert answers == [201, 201, 201, 429]


def test_a_practice_table_whose_position_is_damaged_is_set_aside(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        tables = [open_practice(anna, {"seed": seed}) for seed in range(3)]
    with closing(sqlite3.connect(tmp_path / "test.db")) as database, database:
        database.execute("UPDATE positions SET position = '{' WHERE table_id = ?", (tables[0],))
        database.execute("DELETE FROM positions WHERE table_id = ?", (tables[1],))
    with running(tmp_path) as server:
        anna = server.same(anna)
        for table in tables[:2]:
            assert anna.get(f"{TABLES}/{table}", 409)["code"] == "damaged-table"
        assert anna.get(f"{TABLES}/{tables[2]}")["is_practice"]


def test_a_backup_keeps_positions(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = open_practice(server.person("Anna"), {"seed": 5})
    asyncio.run(save(f"sqlite+aiosqlite:///{tmp_path / 'test.db'}", tmp_path / "backup"))
    asyncio.run(restore(f"sqlite+aiosqlite:///{tmp_path / 'copy.db'}", tmp_path / "backup"))
    with running(tmp_path, database=f"sqlite:///{tmp_path / 'copy.db'}") as server:
        assert server.spectator().get(f"{TABLES}/{table}")["is_practice"]


def migrate(connection: Connection, target: str) -> None:
    config = Config()
    with as_file(files("stammtisch.server") / "migrations") as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.attributes["connection"] = connection
        (command.upgrade if target == "head" else command.downgrade)(config, target)


def test_tables_of_the_release_before_are_no_practice_tables(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        table = anna.open_table()
    engine = create_engine(f"sqlite:///{tmp_path / 'test.db'}")
    with engine.begin() as connection:
        migrate(connection, "0006")
    engine.dispose()
    with running(tmp_path) as server:
        assert server.same(anna).get(f"{TABLES}/{table}")["is_practice"] is False


@pytest.mark.needs("postgresql")
def test_postgresql_is_brought_up_to_date_from_the_release_before(databases: Postgres) -> None:
    async def back_and_forth() -> None:
        database = Database(databases.new_database().replace("postgresql:", "postgresql+asyncpg:"))
        try:
            await database.migrate()
            async with database.engine.begin() as connection:
                await connection.run_sync(migrate, "0006")
                await connection.run_sync(migrate, "head")
        finally:
            await database.close()

    asyncio.run(back_and_forth())
