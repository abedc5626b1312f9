"""Builds the package; compiles `stammtisch.core`, `stammtisch.games` and the search to C extension modules with mypyc.

The environment variable STAMMTISCH_COMPILE decides (docs/decisions/0001-compiled-python.md):

    auto  (or unset)  a wheel is compiled where a C compiler is at hand, else it is plain Python, with a
                      warning; an editable install stays plain, so that an edited source is what runs
    1                 compile, or fail
    0                 never compile

A wheel also contains the browser client, built by scripts/build_client.py; STAMMTISCH_CLIENT=0 leaves it as it is.

Everything else about the package stands in pyproject.toml, the list of modules that stay plain too.
"""

import importlib.util
import os
import platform
import re
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, cast

from setuptools import Command, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError
from setuptools.modified import newer_group

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
COMPILED_PACKAGES = ("stammtisch/core", "stammtisch/games")
# Of the computer opponents, what runs a million times while one of them thinks.
COMPILED_MODULES = tuple(
    f"stammtisch/bots/{name}.py"
    for name in (
        "judges",
        "learned/network",
        "learned/practice",
        "outcomes",
        "policy",
        "probes",
        "sampling",
        "search",
        "tree",
        "tuning",
    )
)

EDITABLE_COMMANDS = {"develop", "editable_wheel"}
BUILD_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


def modules_to_compile() -> list[str]:
    """The source files of the engine, less those that pyproject.toml wants interpreted."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    interpreted = settings["tool"]["stammtisch"]["interpreted"]
    plain = {path for pattern in interpreted for path in SOURCE.glob(pattern)}
    found = {path for package in COMPILED_PACKAGES for path in (SOURCE / package).rglob("*.py")}
    found |= {SOURCE / module for module in COMPILED_MODULES}
    return [str(path.relative_to(ROOT)) for path in sorted(found - plain)]


def why_not_compile() -> str | None:
    """What this machine lacks for compiling; None when it lacks nothing."""
    if platform.python_implementation() != "CPython":
        return f"mypyc does not support {platform.python_implementation()}"
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"

    # setuptools, imported above, supplies its own distutils, on Pythons that have none too.
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[get_python_inc()])
        except (BaseError, CCompilerError, OSError) as error:
            return f"no working C compiler with Python's headers ({error})"
    return None


def shall_compile() -> bool:
    wish = os.environ.get("STAMMTISCH_COMPILE") or "auto"
    if wish not in {"auto", "0", "1"}:
        sys.exit(f"STAMMTISCH_COMPILE is {wish!r}; it can be auto, 0 or 1.")
    commands = set(sys.argv[1:])
    is_editable = bool(commands & EDITABLE_COMMANDS)
    if wish == "0" or not commands & (BUILD_COMMANDS | EDITABLE_COMMANDS) or (is_editable and wish != "1"):
        return False
    lack = why_not_compile()
    if lack is None:
        return True
    if wish == "1":
        sys.exit(f"STAMMTISCH_COMPILE is 1, but compiling is not possible: {lack}.")
    print(f"WARNING: building plain Python, several times slower: {lack}.", file=sys.stderr)
    return False


def extensions() -> list[Extension]:
    if not shall_compile():
        return []
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify

    # One shared library, so that calls between modules are direct; one C file per module, so that all
    # cores can compile and an edit recompiles one file.
    built = mypycify(
        modules_to_compile(),
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="stammtisch",
        target_dir=f"build/c-{mypy_version}",  # objects of another mypy's headers must not be reused
    )
    found = cast("list[Extension]", built)  # setuptools puts its own class in the place of distutils'
    refuse_narrow_shifts(found)
    for extension in found:
        # A compiler newer than mypyc may know new warnings; only those about lost bits stop a build.
        extension.extra_compile_args += ["-Wno-error", "-Werror=overflow"] if os.name == "posix" else []
    return found


def refuse_narrow_shifts(built: list[Extension]) -> None:
    """Stop where mypyc 2.4 would lose bits: it writes `one << n`, with a known i64 `one`, as a C int shift.

    Such a shift is 32 bits wide, wrong from n = 31 on, and nothing warns of it.
    """
    found: set[str] = set()
    for source in {source for extension in built for source in extension.sources}:
        function = ""
        for line in Path(source).read_text(encoding="utf-8").splitlines():
            if start := re.match(r"\w.* \**CPyDef_(\w+)\(.*\{$", line):
                function = start[1].replace("___", ".")
            elif re.search(r" = -?\d+ << cpy_r_", line):
                found.add(function)
    if found:
        places = ", ".join(sorted(found))
        sys.exit(
            f"A literal is shifted by a native integer, which mypyc does in 32 bits: {places}.\n"
            "Write `bit: i64 = 1`, then `bit <<= n`; or take the bit from a table."
        )


class ParallelBuild(build_ext):
    """Compiles the C files of the one shared library side by side, and only those that changed."""

    def build_extensions(self) -> None:
        # setuptools builds several extensions at a time, but nearly all code is in one of them.
        self.parallel = self.parallel or os.cpu_count()
        compile_in_turn = self.compiler.compile

        def compile_side_by_side(sources: list[str], output_dir: str, depends: list[str], **options: Any) -> list[str]:
            objects: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir)
            outdated = [
                source
                for source, target in zip(sources, objects, strict=True)
                if self.force or newer_group([source, __file__, *depends], target)
            ]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                jobs = [pool.submit(compile_in_turn, [source], output_dir=output_dir, **options) for source in outdated]
            for job in jobs:
                job.result()
            return objects

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


class BuildWithClient(build_py):
    """Builds the browser client before a wheel is packed, where its sources are at hand."""

    def run(self) -> None:
        is_wanted = os.environ.get("STAMMTISCH_CLIENT", "1") != "0" and "bdist_wheel" in sys.argv
        if is_wanted and (ROOT / "client").is_dir():
            subprocess.run([sys.executable, str(ROOT / "scripts" / "build_client.py")], check=True)
        super().run()


class CanCompile(Command):
    """`python setup.py can_compile`: exit status 0, or 1 and the reason. For the Makefile."""

    user_options: ClassVar[list[tuple[str, str | None, str]]] = []

    def initialize_options(self) -> None:
        pass

    def finalize_options(self) -> None:
        pass

    def run(self) -> None:
        lack = why_not_compile()
        if lack is not None:
            sys.exit(f"Cannot compile here: {lack}.")


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": ParallelBuild, "build_py": BuildWithClient, "can_compile": CanCompile},
)
