"""A package with little to compile, so that whole builds take seconds."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path
from typing import Final

import stammtisch

PACKAGE: Final = Path(stammtisch.__file__).resolve().parent
MODULES: Final = """\
mypy = "{mypy}"
compiled = ["core/*.py"]
watched = ["bots/*.py"]
[interpreted]
"core/__init__.py" = "a package front"
[cold]
"core/words.py" = "only read once"
[inlined]
"core/sums.py" = ["double"]
"""
SOURCES: Final = {
    "__init__.py": "from stammtisch.engine.loading import use_what_was_told\n\nuse_what_was_told()\n",
    "core/__init__.py": "",
    "core/sums.py": "def double(number: int) -> int:\n    return number * 2\n",
    "core/words.py": "from stammtisch.core.sums import double\n\n\ndef four() -> int:\n    return double(2)\n",
    "bots/__init__.py": "",
    "server.py": "PORT = 8080\n",
}
# Begins "a game" with the new engine, as `cache.TRIAL` does with the real ones.
TRIAL: Final = (
    "from stammtisch.core import sums, words; "
    "assert sums.double(4) == 8 and words.four() == 4 and not sums.__file__.endswith('.py')"
)


def make_package(folder: Path) -> Path:
    """The small package: our own engine room, and two modules for it to compile."""
    from stammtisch.engine.sources import read_sources  # noqa: PLC0415

    package = folder / "stammtisch"
    shutil.copytree(PACKAGE / "engine", package / "engine", ignore=shutil.ignore_patterns("__pycache__", "native"))
    (package / "engine" / "modules.toml").write_text(MODULES.format(mypy=read_sources().mypy), encoding="utf-8")
    cache = package / "engine" / "cache.py"
    before, trial, after = cache.read_text(encoding="utf-8").partition("TRIAL: Final = ")
    cache.write_text(f"{before}{trial}{TRIAL!r}\n{after.partition(chr(10))[2]}", encoding="utf-8")
    for name, text in SOURCES.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return package


def environment(package: Path, cache: Path, **more: str) -> dict[str, str]:
    ours = {name: value for name, value in os.environ.items() if not name.startswith("STAMMTISCH_")}
    return {**ours, "PYTHONPATH": str(package.parent), "STAMMTISCH_CACHE_DIR": str(cache), **more}


def start(package: Path, cache: Path, *arguments: str, **more: str) -> subprocess.Popen[str]:
    """`python -m stammtisch.engine` of the small package."""
    return subprocess.Popen(
        [sys.executable, "-m", "stammtisch.engine", *arguments],
        env=environment(package, cache, **more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def build(package: Path, cache: Path, *arguments: str, **more: str) -> tuple[int, str, str]:
    """Exit status, standard output and standard error of a whole build."""
    process = start(package, cache, *arguments, **more)
    out, err = process.communicate()
    return process.returncode, out, err


def run(package: Path, cache: Path, code: str, **more: str) -> str:
    """What a program prints that uses the small package."""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment(package, cache, **more), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def make_compiler(folder: Path, script: str) -> str:
    """A compiler for the variable CC that does what a shell script says."""
    path = folder / "cc"
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)
