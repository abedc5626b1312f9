"""Which process of which machine this is, in words that another process of the same machine can check."""

from __future__ import annotations

import os
import platform
import sys
import uuid
from pathlib import Path

PROC = Path("/proc")


def this_machine() -> str:
    """The same for all processes that can see one another; another one after the machine was started anew."""
    try:
        boot = (PROC / "sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        # In containers the same number means different processes.
        return f"{boot}/{os.readlink(PROC / 'self/ns/pid')}"
    except OSError:
        return f"{platform.node()}/{uuid.getnode():x}"


def this_process() -> str:
    return f"{os.getpid()}/{_start_of(os.getpid()) or ''}"


def is_gone(process: str) -> bool | None:
    """Whether this process of this machine has ended; None where that cannot be known."""
    number, _, start = process.partition("/")
    pid = int(number)
    if start:  # a number is given to another process some day, but not with the same start
        return _start_of(pid) != start
    if sys.platform == "win32":
        return None
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    except PermissionError:
        return None
    return None  # perhaps another process has its number by now


def _start_of(pid: int) -> str | None:
    """When a process began, in ticks since the machine did; None where there is none that lives."""
    try:
        stat = (PROC / str(pid) / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    # After the name, which may hold anything: state first, start as the twentieth.
    fields = stat.rpartition(")")[2].split()
    return None if fields[0] in ("Z", "X") else fields[19]
