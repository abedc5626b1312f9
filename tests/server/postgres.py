"""A real PostgreSQL on loopback for tests. Without its programs the tests fail: they are never skipped silently."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.ports import free_port


def programs() -> Path:
    """The folder of PostgreSQL's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found:
        return found[-1].parent
    inline = shutil.which("initdb")
    assert inline is not None, "NOT TESTED: PostgreSQL is missing (Debian: apt install postgresql)"
    return Path(inline).parent


class Postgres:
    """A server with as many databases as asked for."""

    def __init__(self, folder: Path) -> None:
        self.bin = programs()
        self.folder = folder
        self.port = free_port()
        self._number = 0

    def run(self, program: str, *arguments: str) -> None:
        # PostgreSQL refuses to run as root; Debian's package brings a user for it.
        prefix = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.geteuid() == 0 else []
        done = subprocess.run(
            [*prefix, str(self.bin / program), *arguments], cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{program}: {done.stderr or done.stdout}"

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.run("initdb", "-D", "data", "-U", "stammtisch", "-A", "trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.resume()

    def resume(self) -> None:
        """Start it, again after `stop`, with the databases it has."""
        # Servers of ours are killed in tests, this one never is: it need not wait for the disk.
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=60"
        options += " -c fsync=off -c full_page_writes=off"
        self.run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", "data", "-m", "immediate", "stop")

    def freeze(self) -> None:
        """Let it stand still, as behind a network that swallows everything."""
        for pid in self._processes():
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in reversed(self._processes()):
            os.kill(pid, signal.SIGCONT)

    def _processes(self) -> list[int]:
        """Its first process, and those that this one started."""
        first = int((self.folder / "data" / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True, check=True)
        return [first, *map(int, found.stdout.split())]

    def new_database(self) -> str:
        """The URL of an empty database."""
        self._number += 1
        name = f"test{self._number}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "stammtisch", name)
        return f"postgresql://stammtisch@127.0.0.1:{self.port}/{name}"


@contextmanager
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="stammtisch-pg-"))
    server = Postgres(folder)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
