"""Builds the package; a wheel gets its engine compiled to machine code, and the browser client.

The environment variable STAMMTISCH_COMPILE decides (docs/decisions/0001-compiled-python.md):

    auto  (or unset)  a wheel is compiled where a C compiler is at hand, else it is plain Python, with a warning
    1                 compile, or fail
    0                 never compile

An editable install is plain in any case: it runs the sources as they are, and `stammtisch` compiles them beside play.
A wheel also contains the browser client, built by scripts/build_client.py; STAMMTISCH_CLIENT=0 leaves it as it is.

Everything else about the package stands in pyproject.toml; what is compiled, in src/stammtisch/engine/modules.toml.
"""

import os
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "src"))

from stammtisch.engine.building import build  # noqa: E402 - found by the line before
from stammtisch.engine.cache import cache_folder, find  # noqa: E402
from stammtisch.engine.compiler import CannotBuild, check_machine  # noqa: E402
from stammtisch.engine.sources import read_sources  # noqa: E402

NATIVE = Path("stammtisch", "engine", "native")  # where `stammtisch.engine.loading` looks for it
WHEEL_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}
SECONDS = "about a minute on two cores"


def shall_compile() -> bool:
    wish = os.environ.get("STAMMTISCH_COMPILE") or "auto"
    if wish not in {"auto", "0", "1"}:
        sys.exit(f"STAMMTISCH_COMPILE is {wish!r}; it can be auto, 0 or 1.")
    if wish == "0" or not WHEEL_COMMANDS & set(sys.argv[1:]):
        return False
    try:
        check_machine(read_sources().mypy)
    except CannotBuild as lack:
        if wish == "1":
            sys.exit(f"STAMMTISCH_COMPILE is 1, but compiling is not possible: {lack}.")
        say(f"WARNING: building plain Python, in which computers think far more slowly: {lack}.")
        return False
    return True


def say(sentence: str) -> None:
    """Tell the person who installs: pip swallows what a build prints, but what is written to the terminal is seen."""
    print(sentence, file=sys.stderr, flush=True)
    if not sys.stderr.isatty():
        with suppress(OSError), Path("/dev/tty").open("w", encoding="utf-8") as terminal:
            terminal.write(f"\r\nstammtisch: {sentence}\r\n")


def objects_folder() -> Path | None:
    """Where a build beside play keeps its parts; None where this one may not write there."""
    folder = cache_folder() / "objects"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


class BuildEngine(build_ext):
    """Compiles the engine into one library, in place of extension by extension."""

    def run(self) -> None:
        target = Path(self.build_lib).absolute() / NATIVE
        if (kept := find(read_sources())) is not None:
            say("the engine of these sources was compiled before, and is taken as it is.")
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(kept, target)
            return
        say(f"compiling the engine, which takes {SECONDS} …")
        began = time.monotonic()
        work = Path(self.build_temp).absolute()

        def progress(done: int, of: int) -> None:
            print(
                f"compiling the engine: {done} of {of}, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True
            )

        try:
            build(read_sources(), target, work / "engine", objects_folder() or work / "objects", progress)
        except CannotBuild as error:
            sys.exit(f"The engine cannot be compiled: {error}.")
        say(f"the engine was compiled in {time.monotonic() - began:.0f} s.")


class BuildWithClient(build_py):
    """Builds the browser client before a wheel is packed, where its sources are at hand."""

    def run(self) -> None:
        is_wanted = os.environ.get("STAMMTISCH_CLIENT", "1") != "0" and "bdist_wheel" in sys.argv
        if is_wanted and (ROOT / "client").is_dir():
            subprocess.run([sys.executable, str(ROOT / "scripts" / "build_client.py")], check=True)
        super().run()


setup(
    # Its name alone counts: it makes the wheel one for this platform, and has `BuildEngine` run.
    ext_modules=[Extension("stammtisch.engine.native", [])] if shall_compile() else [],
    cmdclass={"build_ext": BuildEngine, "build_py": BuildWithClient},
)
