"""Programs of the package in processes of their own that need not import everything anew.

Most of what it takes to start a server goes into its imports, and tests start dozens. So one process, the nursery,
imports the server once and then only forks: each child becomes the program, with arguments, environment and files of
its own, and can be stopped and killed like any other. That the programs start from nothing as well is seen where
tests start them as people do (test_commands, test_engine, and `is_from_nothing` in the harness).
"""

from __future__ import annotations

import atexit
import os
import resource
import runpy
import select
import signal
import socket
import sys
import tempfile
from functools import cache
from typing import Final, NoReturn

import msgspec

from tests.patience import PATIENCE

ROOM: Final = 1 << 18  # for the words and the environment of a program, in one message


class Wish(msgspec.Struct):
    """A program: a module that can be run, its arguments and its environment."""

    module: str
    arguments: list[str]
    environment: dict[str, str]
    files: int | None = None  # how many it may have open; None: as many as this process
    changed: dict[str, float] = {}  # constants of the package by their whole names, with other values than usual


class Forked:
    """A program under way, with what `subprocess.Popen` would tell of it."""

    def __init__(self, wish: Wish, out: int, err: int) -> None:
        self._ended, theirs = socket.socketpair()
        with theirs:
            socket.send_fds(_nursery(), [msgspec.json.encode(wish)], [out, err, theirs.fileno()])
        self.pid = self._number()
        self.returncode: int | None = None

    def _number(self) -> int:
        told = self._ended.recv(8, socket.MSG_WAITALL)
        assert len(told) == 8, "the nursery has ended"
        return int.from_bytes(told, "big", signed=True)

    def wait(self, timeout: float) -> int:
        if self.returncode is None:
            ready, _, _ = select.select([self._ended], [], [], timeout)
            assert ready, f"process {self.pid} does not end"
            self.returncode = self._number()
            self._ended.close()
        return self.returncode

    def poll(self) -> int | None:
        if self.returncode is None and select.select([self._ended], [], [], 0)[0]:
            self.wait(PATIENCE)
        return self.returncode

    def send_signal(self, how: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)


class Ended(msgspec.Struct):
    """A program that has ended by itself, with what it said."""

    returncode: int
    stdout: str
    stderr: str


def run(wish: Wish) -> Ended:
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        program = Forked(wish, out.fileno(), err.fileno())
        try:
            code = program.wait(PATIENCE)
        finally:
            program.send_signal(signal.SIGKILL)  # what has ended already is left alone
        said = []
        for file in (out, err):
            file.seek(0)
            said.append(file.read().decode())
    return Ended(code, *said)


# The nursery


@cache
def _nursery() -> socket.socket:
    """The line to the nursery of this process, which ends when the line does."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    command = [sys.executable, "-m", "tests.server.forked", str(theirs.fileno())]
    environment = {**os.environ, "PYTHONPATH": ":".join(filter(None, sys.path))}
    with theirs:
        theirs.set_inheritable(True)
        os.posix_spawn(sys.executable, command, environment)
    atexit.register(ours.close)
    return ours


def _keep(line: socket.socket) -> None:
    """Fork a child for every wish that comes, and one that waits for its end and tells it."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks for the status of those who wait
    while True:
        message, handed, _, _ = socket.recv_fds(line, ROOM, 3)
        if not message:
            return
        wish = msgspec.json.decode(message, type=Wish)
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            line.close()
            _wait_for(wish, *handed)
        for number in handed:
            os.close(number)


def _wait_for(wish: Wish, out: int, err: int, teller: int) -> NoReturn:
    pid = os.fork()
    if pid == 0:
        os.close(teller)
        os.dup2(out, 1)
        os.dup2(err, 2)
        os.closerange(3, 64)
        _become(wish)
    with socket.socket(fileno=teller) as line:
        line.sendall(pid.to_bytes(8, "big", signed=True))
        _, status = os.waitpid(pid, 0)
        line.sendall(os.waitstatus_to_exitcode(status).to_bytes(8, "big", signed=True))
    os._exit(0)


def _become(wish: Wish) -> NoReturn:
    os.environ.clear()
    os.environ.update(wish.environment)
    if wish.files is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wish.files, wish.files))
    for name, value in wish.changed.items():
        module, _, constant = name.rpartition(".")
        assert hasattr(sys.modules[module], constant), f"there is no {name}"
        setattr(sys.modules[module], constant, value)
    sys.argv = [wish.module, *wish.arguments]
    runpy.run_module(wish.module, run_name="__main__", alter_sys=True)
    sys.exit()


if __name__ == "__main__":
    import stammtisch.cli.backup
    import stammtisch.cli.main
    import stammtisch.server.run  # noqa: F401

    _keep(socket.socket(fileno=int(sys.argv[1])))
