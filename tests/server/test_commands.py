"""The commands `serve`, `backup` and `restore` as an operator types them."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx

import stammtisch
from stammtisch.engine.loading import form
from tests.patience import PATIENCE
from tests.ports import free_port
from tests.server.forked import Ended, Wish, run


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "stammtisch", *words]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(stammtisch.__file__).parents[1]), "LANG": "C.UTF-8"}


def typed(*words: str) -> Ended:
    """A command that ends by itself, without the imports of a start from nothing."""
    return run(Wish("stammtisch", list(words), environment()))


def test_serve_says_where_it_is_and_ends_quietly(tmp_path: Path) -> None:
    words = command("serve", "--no-open", "--port", "0", "--data-dir", str(tmp_path / "data"))
    with subprocess.Popen(
        words, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http://"))
        health = httpx.get(f"{address}/health", timeout=PATIENCE).json()
        assert (health["status"], health["engine"]) == ("ok", form())
        assert f"the {form()} engine" in server.stdout.readline()
        httpx.post(f"{address}/api/people", json={"name": "Anna"}, timeout=PATIENCE)
        file = tmp_path / "all.gz"
        saved = subprocess.run(
            command("backup", str(file), "--data-dir", str(tmp_path / "data")), env=environment(), check=True,
            capture_output=True, text=True,
        )  # fmt: skip
        assert saved.stdout.startswith("2 ")
        server.send_signal(signal.SIGINT)
        out, _ = server.communicate(timeout=PATIENCE)
        assert server.returncode == 0
        assert out == ""
    restored = ["restore", str(file), "--data-dir", str(tmp_path / "other")]
    assert typed(*restored).returncode == 0
    again = typed(*restored)
    assert again.returncode == 1
    assert "not empty" in again.stderr


def test_a_port_that_is_taken_and_a_wrong_setting_are_said_in_one_line(tmp_path: Path) -> None:
    for words, reason in (
        (("--port", "99999"), "65535"),
        (("--database", "mysql://x", "--port", "0"), "sqlite://"),
        (("--config", str(tmp_path / "none.toml")), "none.toml"),
    ):
        done = typed("serve", "--no-open", *words)
        assert done.returncode != 0
        assert len(done.stderr.strip().splitlines()) == 1, done.stderr
        assert reason in done.stderr


def test_a_database_that_does_not_answer_is_said_in_one_line(tmp_path: Path) -> None:
    url = f"postgresql://nobody@127.0.0.1:{free_port()}/nothing"
    for name, file in (("backup", tmp_path / "new.gz"), ("restore", tmp_path / "old.gz")):
        ended = typed(name, str(file), "--database", url)
        assert ended.returncode == 1
        assert (ended.stdout, ended.stderr) == ("", "stammtisch: The database does not answer.\n")
    assert list(tmp_path.iterdir()) == []
