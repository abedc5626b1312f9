"""The C compiler of this machine: whether there is one that will do, and what it makes of a C file."""

from __future__ import annotations

import importlib
import os
import platform
import subprocess
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

# What mypyc writes is not for human eyes; only warnings about lost bits matter.
FLAGS: Final = ("-g0", "-w", "-Werror=overflow")
# Python's headers, and what mypyc expects of a compiler.
PROBE: Final = """\
#include <Python.h>
#if !defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L
#error "the compiler is too old: it does not know C99"
#endif
int64_t stammtisch_probe(int64_t n) { for (int64_t i = 0; i < n; i++) { if (i > 1) return i; } return 0; }
"""


class CannotBuild(Exception):
    """The compiled form cannot be made here; says why, for a person, without the full stop."""

    def __init__(self, english: str, german: str) -> None:
        super().__init__(english)
        self.words = {"en": english, "de": german}


class MachineLacks(CannotBuild):
    """Something of the machine is missing; the sources may be as they should."""


def check_machine(mypy: str) -> None:
    """Raise MachineLacks where this machine lacks something for compiling with this version of mypy."""
    python = platform.python_implementation()
    if python != "CPython":
        raise MachineLacks(f"mypyc does not support {python}", f"mypyc unterstützt {python} nicht")
    if os.name != "posix":
        raise MachineLacks(
            "only the compilers of Linux, macOS and their relatives are supported",
            "nur die Compiler von Linux, macOS und ihren Verwandten werden unterstützt",
        )
    found = version_of("mypy")
    if found != mypy:
        raise MachineLacks(
            f"it needs the Python package mypy {mypy}, and {found or 'none'} is installed",
            f"es braucht das Python-Paket mypy {mypy}, installiert ist {found or 'keines'}",
        )
    if version_of("setuptools") is None:
        raise MachineLacks(
            "the Python package setuptools is not installed", "das Python-Paket setuptools ist nicht installiert"
        )
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(PROBE, encoding="utf-8")
        try:
            Compiler([]).compile(probe, Path(folder, "probe.o"), "-O1")
        except CannotBuild as error:
            raise MachineLacks(
                f"there is no C compiler here that will do ({error.words['en']})",
                f"hier ist kein brauchbarer C-Compiler ({error.words['de']})",
            ) from None


def version_of(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


class Compiler:
    """The compiler that Python was built with, or the one that the variable CC names."""

    def __init__(self, include: list[str]) -> None:
        # setuptools brings distutils to Pythons that have none.
        importlib.import_module("setuptools")
        from distutils.ccompiler import new_compiler  # noqa: PLC0415
        from distutils.sysconfig import customize_compiler, get_python_inc  # noqa: PLC0415

        found: Any = new_compiler()  # a UnixCCompiler here
        customize_compiler(found)
        self._compile: list[str] = list(found.compiler_so)
        self._link: list[str] = list(found.linker_so)
        self._include = [f"-I{folder}" for folder in [*include, get_python_inc()]]

    def compile(self, source: Path, target: Path, level: str) -> None:
        """Make an object of one C file, whole or not at all."""
        self._make([*self._compile, *self._include, level, *FLAGS, "-c", str(source)], target)

    def link(self, objects: list[Path], target: Path) -> None:
        """Make one library of all objects."""
        self._make([*self._link, *map(str, objects)], target)

    @staticmethod
    def _make(command: list[str], target: Path) -> None:
        unfinished = target.with_name(f"{target.name}.unfinished")
        try:
            # A person's language would make the reason hard to find.
            done = subprocess.run(
                [*command, "-o", str(unfinished)],
                capture_output=True,
                text=True,
                errors="replace",
                check=False,
                env={**os.environ, "LC_ALL": "C"},
            )
        except OSError as error:
            raise CannotBuild(
                f"{command[0]} cannot be started: {error.strerror}",
                f"{command[0]} lässt sich nicht starten: {error.strerror}",
            ) from None
        if done.returncode != 0:
            reason = reason_in(done.stderr) or f"{command[0]} {done.returncode}"
            raise CannotBuild(f"the compiler says: {reason}", f"der Compiler sagt: {reason}")
        unfinished.replace(target)


def reason_in(said: str) -> str:
    """The line of a compiler's complaints that a person should read."""
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    telling = [line for line in lines if "error" in line.lower() or "No space left" in line]
    full = [line for line in telling if "No space left" in line]
    return (full or telling or lines or [""])[0]
