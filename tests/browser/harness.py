"""A real server and a real browser."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from functools import cache
from pathlib import Path
from typing import Any, BinaryIO, Final

from playwright.sync_api import Browser, Playwright

from stammtisch.engine.loading import ENGINE
from tests import evidence
from tests.patience import PATIENCE, until
from tests.ports import free_port
from tests.server.forked import Forked, Wish

ROOT: Final = Path(__file__).resolve().parents[2]
BUILT_CLIENT: Final = ROOT / "src" / "stammtisch" / "server" / "static"


CHROMIUM_ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# One address makes many people and tables here, and nobody waits for the computers.
SERVER_SETTINGS: Final = {
    "STAMMTISCH_PACE": "0",
    "STAMMTISCH_COMPUTER_SECONDS": "0.05",
    "STAMMTISCH_WORKERS": "1",
    "STAMMTISCH_LOG_LEVEL": "warning",
    "STAMMTISCH_REQUESTS_PER_SECOND": "100000",
    "STAMMTISCH_REQUESTS_BURST": "100000",
    "STAMMTISCH_MESSAGES_PER_SECOND": "100000",
    "STAMMTISCH_MESSAGES_BURST": "100000",
    "STAMMTISCH_PEOPLE_PER_HOUR": "100000",
    "STAMMTISCH_TABLES_PER_HOUR": "100000",
}


class Lacking(Exception):
    """Something of the machine that the browser tests cannot do without."""


def find_chromium() -> str:
    """The browser's program."""
    wish = os.environ.get("STAMMTISCH_CHROMIUM")
    found = shutil.which(wish or "chromium") or (None if wish else shutil.which("chromium-browser"))
    if found is None:
        raise Lacking(
            "The browser tests need Chromium: run scripts/system_packages.sh as root, "
            "or name its program in STAMMTISCH_CHROMIUM."
        )
    return found


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=find_chromium(), args=CHROMIUM_ARGUMENTS)


def build_client() -> None:
    """Build the client where it is out of date; several test processes build it once."""
    if "STAMMTISCH_STATIC_DIR" not in os.environ:  # a client built elsewhere is tested as it is
        _run_alone([sys.executable, "scripts/build_client.py"])


def fetch_libraries() -> None:
    """What npm fetches for the client; it may be missing where the client was built on another machine."""
    _run_alone([sys.executable, "-c", "from scripts.build_client import prepare; prepare()"])


def _run_alone(command: list[str]) -> None:
    with (Path(tempfile.gettempdir()) / f"stammtisch-client-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Lacking(f"The client cannot be built.\n{done.stdout}{done.stderr}")


@cache
def box_of(url: str, game: str) -> Any:
    """What a server tells of a game: catalogue, names, description. It is much, and the same for everybody."""
    with urllib.request.urlopen(f"{url}/api/games/{game}", timeout=PATIENCE) as answer:
        return json.loads(answer.read())


class Server:
    """`stammtisch serve` in a process of its own."""

    def __init__(self, folder: Path, **settings: str) -> None:
        """`settings` are variables of the server's environment."""
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> Server:
        ours = {
            name: value for name, value in os.environ.items() if name == ENGINE or not name.startswith("STAMMTISCH_")
        }
        # The client as it has just been built, not the copy that a compiled form carries.
        ours["STAMMTISCH_STATIC_DIR"] = os.environ.get("STAMMTISCH_STATIC_DIR") or str(BUILT_CLIENT)
        ours["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "src")]))
        words = ["serve", "--no-open", "--port", str(self.port), "--data-dir", str(self.folder)]
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder / "server.log").open("ab") as log:
            self._process = self._launch(words, {**ours, **SERVER_SETTINGS, **self.settings}, log)
        until(self._is_healthy, "the server answers /health")
        return self

    def _launch(self, words: list[str], environment: dict[str, str], log: BinaryIO) -> subprocess.Popen[bytes] | Forked:
        command = [sys.executable, "-m", "stammtisch", *words]
        return subprocess.Popen(command, env=environment, cwd=ROOT, stdout=log, stderr=log)

    def log(self) -> str:
        """The last it has written."""
        return evidence.last_lines(self.folder / "server.log")

    def _is_healthy(self) -> bool:
        assert self._process is not None
        if self._process.poll() is not None:
            raise Lacking(f"The server ended:\n{self.log()}")
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._process is None:
            return
        process, self._process = self._process, None
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except (subprocess.TimeoutExpired, AssertionError):
            process.send_signal(signal.SIGKILL)
            raise AssertionError(f"the server does not end:\n{self.log()}") from None

    def ask(self, path: str, body: object = None, secret: str | None = None) -> Any:
        """A plain request, as a program would make it."""
        request = urllib.request.Request(self.url + path, method="GET" if body is None else "POST")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        if secret:
            request.add_header("Authorization", f"Bearer {secret}")
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.loads(answer.read())


class OwnServer(Server):
    """A server of a test's own, which may stop it: forked, since starting from nothing takes a second of importing.

    What the package reads from its environment when it is imported is the same for all of them.
    """

    def _launch(self, words: list[str], environment: dict[str, str], log: BinaryIO) -> Forked:
        return Forked(Wish("stammtisch", words, environment), log.fileno(), log.fileno())
