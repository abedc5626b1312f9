"""The engine is pure: `core` and `games` reach no clock, disk, network, log or global generator.

Walks the syntax trees of all their modules. The one door to the disk is package data, read at import
by the modules named in READERS, through `importlib.resources` and nothing else.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
PURE_PACKAGES = ("stammtisch/core", "stammtisch/games")

# File names (not paths) of the modules that may read package data, and what they may import for it.
READERS = {"components.py", "editions.py", "texts.py"}
READERS_MAY_IMPORT = {"importlib.resources", "importlib.resources.abc", "tomllib"}

THIRD_PARTY = {"librt.vecs", "mypy_extensions"}

FORBIDDEN_MODULES = {
    "clock": {"calendar", "datetime", "sched", "time", "timeit", "zoneinfo"},
    "disk": {
        *{"fileinput", "glob", "importlib", "io", "linecache", "mmap", "os", "pathlib", "pkgutil", "shelve"},
        *{"shutil", "sqlite3", "tarfile", "tempfile", "tomllib", "zipfile", "zipimport"},
    },
    "network": {
        *{"asyncio", "email", "ftplib", "http", "imaplib", "poplib", "select", "selectors", "smtplib"},
        *{"socket", "socketserver", "ssl", "urllib", "webbrowser", "xmlrpc"},
    },
    "log or terminal": {"curses", "getpass", "logging", "pdb", "readline", "syslog", "warnings"},
    "processes": {"concurrent", "multiprocessing", "signal", "subprocess", "threading", "ctypes"},
    "global generator": {"random", "secrets", "uuid"},
}
FORBIDDEN_CALLS = {"__import__", "breakpoint", "compile", "eval", "exec", "input", "open", "print"}
FORBIDDEN_SYS = {"argv", "stderr", "stdin", "stdout"}


def imported_names(node: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """The full names that a statement may import: `from a import b` gives a.b, which may be a module."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif node.level == 0:  # relative imports stay inside the package
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_within(name: str, modules: set[str]) -> bool:
    return any(name == module or name.startswith(f"{module}.") for module in modules)


def why_impure(name: str, file_name: str) -> str | None:
    """What is wrong with importing this name in a file of that name; None when nothing is."""
    if file_name in READERS and is_within(name, READERS_MAY_IMPORT):
        return None
    for reason, modules in FORBIDDEN_MODULES.items():
        if is_within(name, modules):
            return f"imports {name} ({reason})"
    top = name.partition(".")[0]
    if top == "stammtisch" or top in sys.stdlib_module_names or is_within(name, THIRD_PARTY):
        return None
    return f"imports {name} (the engine needs nothing but Python, {' and '.join(sorted(THIRD_PARTY))})"


def impurities(source: str, file_name: str) -> list[str]:
    """Everything in a module that reaches out of the engine, one line each."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import() | ast.ImportFrom():
                complaints = (why_impure(name, file_name) for name in imported_names(node))
                found += [(node.lineno, text) for text in complaints if text]
            case ast.Call(func=ast.Name(id=name)) if name in FORBIDDEN_CALLS:
                found.append((node.lineno, f"calls {name}()"))
            case ast.Attribute(value=ast.Name(id="sys"), attr=name) if name in FORBIDDEN_SYS:
                found.append((node.lineno, f"uses sys.{name}"))
    return [f"{file_name}:{line} {complaint}" for line, complaint in sorted(found)]


def engine_modules() -> list[Path]:
    return sorted(path for package in PURE_PACKAGES for path in (SOURCE / package).rglob("*.py"))


def test_the_engine_reaches_no_clock_disk_network_log_or_global_generator() -> None:
    modules = engine_modules()
    assert modules, "no engine found: has it moved?"
    found = [
        f"{path.parent.relative_to(SOURCE)}/{line}"
        for path in modules
        for line in impurities(path.read_text(encoding="utf-8"), path.name)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "import os.path",
        "from datetime import date",
        "import socket as plug",
        "from urllib.request import urlopen",
        "import logging",
        "import random",
        "from random import randrange",
        "import numpy as np",
        "from librt import time",
        "from librt.random import random",
        "import importlib.resources",
        "from importlib import import_module",
        "import tomllib",
        "def late():\n    import subprocess",
        "if TYPE_CHECKING:\n    from pathlib import Path",
        "text = open('x').read()",
        "print('hello')",
        "import sys\nsys.stdout.write('hello')",
    ],
)
def test_the_checker_sees(source: str) -> None:
    assert impurities(source, "rules.py")


@pytest.mark.parametrize(
    ("source", "file_name"),
    [
        ("import hashlib, json, re", "rules.py"),
        ("from librt.vecs import append, vec", "rules.py"),
        ("from mypy_extensions import i64", "rules.py"),
        ("from stammtisch.core.chance import next_chance", "rules.py"),
        ("from importlib import resources\nimport tomllib", "components.py"),
        ("from importlib.resources import files", "editions.py"),
    ],
)
def test_the_checker_lets_pass(source: str, file_name: str) -> None:
    assert impurities(source, file_name) == []


def test_a_reader_of_package_data_may_not_open_other_files() -> None:
    assert impurities("from pathlib import Path", "components.py")
    assert impurities("import importlib", "components.py")
