"""`python -m stammtisch.engine`: build the compiled engine of these sources, unless it is there, and print its folder.

With `--news` every line on the standard output is a piece of news as JSON, for `beside`; else progress goes to the
standard error, and the standard output gets the folder alone. Where it cannot be built, the reason is told, and the
exit status is 3 if the machine lacks something for it, else 1.
"""

from __future__ import annotations

import importlib
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from stammtisch.engine.building import Progress
from stammtisch.engine.cache import find, provide
from stammtisch.engine.compiler import CannotBuild, MachineLacks, check_machine, version_of
from stammtisch.engine.sources import read_sources

SETUP: Final = "STAMMTISCH_COMPILER_SETUP"  # a command that installs what the compilation needs
FAILED: Final = 1
LACKING: Final = 3
NICE: Final = 15  # whoever plays meanwhile goes first


def main(is_news: bool) -> int:
    if is_news:
        with suppress(OSError):
            os.nice(NICE)

    def tell(sentence: str, **news: object) -> None:
        stream, line = (sys.stdout, json.dumps(news)) if is_news else (sys.stderr, sentence)
        stream.write(f"{line}\n")
        stream.flush()

    def progress(done: int, of: int) -> None:
        tell(f"Compiling the engine: {done} of {of}", done=done, of=of)

    def waiting() -> None:
        tell("Another process compiles the engine; waiting for it.", waiting=True)

    try:
        folder = make(progress, waiting)
    except CannotBuild as error:
        tell(f"Cannot compile here: {error}.", failed=error.words)
        return LACKING if isinstance(error, MachineLacks) else FAILED
    if is_news:
        tell("", folder=str(folder))
    else:
        sys.stdout.write(f"{folder}\n")
    return 0


def make(progress: Progress, waiting: Callable[[], None]) -> Path:
    """The folder of the engine; what is missing for building it is installed first, if a command says how."""
    sources = read_sources()
    if (found := find(sources)) is not None:
        return found
    set_up(sources.mypy)
    check_machine(sources.mypy)
    return provide(sources, progress, waiting)


def set_up(mypy: str) -> None:
    """Run the command that installs what the compilation needs, where it is missing."""
    command = os.environ.get(SETUP)
    if not command or version_of("mypy") == mypy:
        return
    done = subprocess.run(shlex.split(command), capture_output=True, text=True, errors="replace", check=False)
    importlib.invalidate_caches()
    if done.returncode != 0:
        said = (done.stderr.strip().splitlines() or [command])[-1]
        raise MachineLacks(
            f"what it needs could not be installed: {said}", f"was es braucht, ließ sich nicht installieren: {said}"
        )


if __name__ == "__main__":
    sys.exit(main("--news" in sys.argv[1:]))
