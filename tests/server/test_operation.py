"""Operation: headers, static files, health, metrics, logs, settings, origins, a lost database, backup and restore."""

import asyncio
import gzip
import json
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from stammtisch.server import backup
from stammtisch.server.backup import BadBackup
from stammtisch.server.logs import hide_secrets
from stammtisch.server.origins import is_welcome
from stammtisch.server.schema import wire_schema
from stammtisch.server.settings import BadSetting, load_settings
from tests.server.harness import Person, Running, play_to_the_end, process, running, start_game
from tests.server.postgres import Postgres


def test_every_answer_carries_the_security_headers(server: Running) -> None:
    guest = server.spectator()
    for path in ("/", "/health", "/api/games", "/api/nothing", "/metrics"):
        headers = guest.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert guest.http.get("/api/games").headers["cache-control"] == "no-store"


def test_the_client_is_served_with_compressed_forms_and_nothing_beside_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>client")
    (static / "assets" / "app.1234.js").write_text("script")
    (static / "assets" / "app.1234.js.gz").write_bytes(gzip.compress(b"script"))
    (static / ".hidden").write_text("no")
    (tmp_path / "secret.txt").write_text("no")
    with running(tmp_path, static_dir=str(static)) as server:
        http = server.spectator().http
        page = http.get("/")
        assert page.text == "<!doctype html>client"
        assert page.headers["cache-control"] == "no-cache"
        script = http.get("/assets/app.1234.js", headers={"Accept-Encoding": "gzip"})
        assert script.text == "script"
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        assert (
            "content-encoding" not in http.get("/assets/app.1234.js", headers={"Accept-Encoding": "identity"}).headers
        )
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/.hidden", "/%00"):
            assert http.get(path).status_code == 404, path


def test_what_a_browser_installs_is_served_by_its_type_and_never_from_an_old_store(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<!doctype html>client")
    (static / "sw.js").write_text("worker " * 500)
    (static / "sw.js.br").write_bytes(b"packed" * 500)
    (static / "manifest.webmanifest").write_text('{"name": "Stammtisch"}')
    (static / "icon-192.png").write_bytes(b"\x89PNG" * 500)
    types = {
        "/sw.js": "text/javascript; charset=utf-8",
        "/manifest.webmanifest": "application/manifest+json",
        "/icon-192.png": "image/png",
    }
    with running(tmp_path, static_dir=str(static)) as server:
        http = server.spectator().http
        for path, kind in types.items():
            answer = http.get(path, headers={"Accept-Encoding": "gzip"})
            assert answer.status_code == 200, path
            assert answer.headers["content-type"] == kind
            assert answer.headers["cache-control"] == "no-cache"
            assert "content-encoding" not in answer.headers, "files are packed when they are built, or not at all"
            policy = answer.headers["content-security-policy"].split("; ")
            assert policy[0] == "default-src 'none'"
            assert "worker-src 'self'" in policy
            assert "manifest-src 'self'" in policy
        with http.stream("GET", "/sw.js", headers={"Accept-Encoding": "br"}) as packed:
            assert packed.headers["content-encoding"] == "br"
            assert b"".join(packed.iter_raw()) == b"packed" * 500
        assert http.get("/manifest.json").status_code == 404


def test_what_the_policy_allows_is_this_server_and_nothing_else(server: Running) -> None:
    policy = server.spectator().http.get("/").headers["content-security-policy"]
    allowed = dict(rule.split(" ", 1) for rule in policy.split("; "))
    nothing = {"default-src", "base-uri", "form-action", "frame-ancestors"}
    assert {name for name, source in allowed.items() if source == "'none'"} == nothing
    # Pictures may also be what the page has drawn itself; everything else comes from here.
    assert allowed.pop("img-src") == "'self' data:"
    assert {source for name, source in allowed.items() if name not in nothing} == {"'self'"}


def test_without_a_built_client_a_page_says_how_to_build_it(tmp_path: Path) -> None:
    with running(tmp_path, static_dir=str(tmp_path / "nothing")) as server:
        page = server.spectator().http.get("/")
        assert "npm run build" in page.text
        assert page.headers["content-type"] == "text/html; charset=utf-8"


def test_health_and_metrics(server: Running) -> None:
    guest = server.spectator()
    assert guest.get("/health")["status"] == "ok"
    assert "stammtisch_moves_total" in guest.http.get("/metrics").text


def test_metrics_are_for_the_operator_alone(tmp_path: Path) -> None:
    with running(tmp_path, metrics_addresses=()) as server:
        assert server.spectator().http.get("/metrics").status_code == 404


def test_a_lost_database_is_told_and_changes_nothing(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        table = start_game([anna, bert])
        action = anna.view(table)["view"]["prompt"]["legal"][0]
        assert server.server is not None
        live = server.server.hub.in_memory(table)
        with closing(sqlite3.connect(tmp_path / "test.db")) as database:
            database.execute("ALTER TABLE entries RENAME TO lost")
            anna.refused(f"/api/tables/{table}/actions", {"version": 0, "action": action}, "no-database")
            database.execute("ALTER TABLE lost RENAME TO entries")
        assert live is not None
        assert live.is_gone  # what was not stored is forgotten
        assert anna.view(table)["version"] == 0
        assert anna.act(table, 0, action) == 1


def test_a_failure_inside_is_told_without_details(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        assert server.server is not None
        server.server.people = None  # type: ignore[assignment]
        answer = anna.http.get("/api/people/me")
        assert answer.status_code == 500
        assert answer.json()["code"] == "server-error"
        assert "Traceback" not in answer.text


def test_moves_are_refused_while_the_server_closes(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        table = start_game([anna, bert])
        assert server.server is not None
        server.server.hub.is_closing = True
        anna.refused(f"/api/tables/{table}/actions", {"version": 0, "action": 0}, "closing")
        assert anna.http.get("/health").status_code == 503
        server.server.hub.is_closing = False


@pytest.mark.parametrize(
    ("origin", "host", "is_good"),
    [
        (None, "a.example", True),
        ("https://a.example", "a.example", True),
        ("https://A.example:8080", "a.example:8080", True),
        ("https://evil.example", "a.example", False),
        ("https://a.example.evil.example", "a.example", False),
        ("null", "a.example", False),
        ("https://friend.example", "a.example", True),
        ("http://[", "a.example", False),
    ],
)
def test_only_own_pages_and_named_ones_open_sockets(origin: str | None, host: str, is_good: bool) -> None:
    assert is_welcome(origin, host, ("https://friend.example",)) == is_good


def test_a_foreign_page_gets_no_socket(server: Running, anna: Person) -> None:
    with pytest.raises(Exception, match="403"):
        anna.socket(Origin="https://evil.example")
    anna.socket(Origin=server.url)


def test_logs_never_hold_secrets(tmp_path: Path) -> None:
    with (
        process(tmp_path, log_level="debug") as server,
        closing(Person(server.url, "Anna")) as anna,
        closing(Person(server.url, "Bert")) as bert,
    ):
        table = start_game([anna, bert])
        line = anna.socket()
        line.watch(table)
        line.send(type="act", id=1, table=table, version=0, action="nonsense", secret=anna.secret)
        line.until("refused")
        # A database that has lost something is an error, and errors are logged.
        with closing(sqlite3.connect(tmp_path / "test.db")) as connection, connection:
            connection.execute("ALTER TABLE chat RENAME TO gone")
        assert anna.http.get(f"/api/tables/{table}/chat").status_code >= 500
        server.kill(signal.SIGTERM)
    log = (tmp_path / "server.log").read_text(encoding="utf-8")
    assert "database does not answer" in log
    for secret in (anna.secret, bert.secret, table):
        assert secret is not None
        assert secret not in log


def test_what_looks_like_a_secret_is_cut_from_a_log() -> None:
    secret, table = "s" * 43, "t" * 22
    event = hide_secrets(None, "info", {"event": f"table {table} of {secret}", "secret": "x", "route": "/api"})
    assert event == {"event": "table … of …", "secret": "…", "route": "/api"}


def test_settings_come_from_file_environment_and_command_line(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('host = "0.0.0.0"\nport = 1\npace = 2.5\n')
    environment = {"STAMMTISCH_PORT": "2", "STAMMTISCH_ALLOWED_ORIGINS": "https://a.example, https://b.example"}
    settings = load_settings({"port": 3, "host": None}, environment, file)
    assert (settings.host, settings.port, settings.pace) == ("0.0.0.0", 3, 2.5)
    assert settings.allowed_origins == ("https://a.example", "https://b.example")
    for bad in ({"STAMMTISCH_PORT": "x"}, {"STAMMTISCH_PROT": "1"}):
        with pytest.raises(BadSetting):
            load_settings({}, bad)
    with pytest.raises(BadSetting):
        load_settings({"database": "mysql://x"}, {}).database_url()


def test_the_schema_of_the_wire_is_complete() -> None:
    schema = wire_schema()
    assert len(schema["$defs"]["FromClient"]["anyOf"]) == 10
    assert len(schema["$defs"]["FromServer"]["anyOf"]) == 11
    assert json.loads(json.dumps(schema)) == schema


# Backup and restore


def content(url: str, file: Path) -> list[str]:
    """All rows of a database, as its backup has them."""
    asyncio.run(backup.save(url, file))
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        return list(lines)


@pytest.mark.needs("postgresql")
def test_a_backup_travels_between_both_databases_while_the_server_runs(tmp_path: Path, databases: Postgres) -> None:
    first, second = databases.new_database(), f"sqlite:///{tmp_path / 'second.db'}"
    second = second.replace("sqlite://", "sqlite+aiosqlite://")
    with running(tmp_path, database=first) as server:
        anna, bert = server.person("Anna"), server.person("Bert")
        ended = start_game([anna, bert])
        play_to_the_end(ended, [anna, bert])
        table = start_game([anna, bert])
        for _ in range(10):
            anna.move(table)
            bert.move(table)
        anna.post(f"/api/tables/{table}/chat", {"text": "Grüße 🍻"})
        view = anna.view(table)
        original = content(server.settings.database_url(), tmp_path / "one.gz")
    assert asyncio.run(backup.restore(second, tmp_path / "one.gz")) == len(original) - 2
    assert content(second, tmp_path / "two.gz") == original
    third = databases.new_database().replace("postgresql://", "postgresql+asyncpg://")
    asyncio.run(backup.restore(third, tmp_path / "two.gz"))
    assert content(third, tmp_path / "three.gz") == original
    with running(tmp_path, database=second) as server:
        again = Person(server.url, None)
        again.http.headers["Authorization"] = f"Bearer {anna.secret}"
        restored = again.view(table)
        assert (restored["view"], restored["log"]) == (view["view"], view["log"])
        assert again.move(table) or again.view(table)["view"]["prompt"]["legal"] == []
        again.close()


def test_a_damaged_backup_or_a_full_database_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.person("Anna")
        url = server.settings.database_url()
        asyncio.run(backup.save(url, tmp_path / "good.gz"))
        with pytest.raises(BadBackup, match="not empty"):
            asyncio.run(backup.restore(url, tmp_path / "good.gz"))
    empty = f"sqlite+aiosqlite:///{tmp_path / 'empty.db'}"
    good = (tmp_path / "good.gz").read_bytes()
    lines = gzip.decompress(good).splitlines(keepends=True)
    for number, bad in enumerate(
        (b"", b"nonsense", good[:-20], gzip.compress(b"".join(lines[:-1])), gzip.compress(b"[]"))
    ):
        file = tmp_path / f"bad{number}.gz"
        file.write_bytes(bad)
        with pytest.raises(BadBackup):
            asyncio.run(backup.restore(empty, file))
    assert asyncio.run(backup.restore(empty, tmp_path / "good.gz")) == 2
