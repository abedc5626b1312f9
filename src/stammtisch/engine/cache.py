"""Where compiled engines are kept: one folder each, named after the content of everything it was made from.

A folder appears under its name only when it is whole and was tried, so whoever finds one can use it. Nothing is written
into the sources. The cache may be deleted at any time; what is missing is built again.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from stammtisch.engine.building import Progress, build
from stammtisch.engine.compiler import CannotBuild, version_of
from stammtisch.engine.loading import ENGINE, folder_in_use, library_in
from stammtisch.engine.sources import Sources, read_sources

KEPT: Final = 30 * 86_400  # seconds after its last use that an engine is kept
POLL: Final = 0.5  # seconds between two looks at what another process builds
TRIAL: Final = "import stammtisch as s, stammtisch.shelf as f; [s.game(name).new(2, seed=1).record() for name in f.OWN]"


def cache_folder() -> Path:
    """Where engines are kept: STAMMTISCH_CACHE_DIR, or a part of the person's own cache."""
    if told := os.environ.get("STAMMTISCH_CACHE_DIR"):
        return Path(told).expanduser().absolute()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "stammtisch"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "stammtisch"


def folder_of(sources: Sources) -> Path:
    """Where the engine of these sources lies for this Python, or will lie."""
    python = [platform.python_implementation(), platform.python_version(), str(sysconfig.get_config_var("SOABI"))]
    made_of = [sources.digest(), *python, platform.machine(), version_of("librt") or ""]
    key = hashlib.sha256("\0".join(made_of).encode()).hexdigest()
    return cache_folder() / "engines" / key[:32]


def find(sources: Sources) -> Path | None:
    """The folder of the engine of these sources, if it was built before."""
    folder = folder_of(sources)
    if library_in(folder) is None:
        return None
    with suppress(OSError):  # when it was last used matters only for tidying up
        os.utime(folder)
    return folder


def compiled_folder() -> Path | None:
    """The folder of the engine that this process uses, or could use; None where nothing is compiled."""
    return folder_in_use() or find(read_sources())


def provide(sources: Sources, progress: Progress, waiting: Callable[[], None]) -> Path:
    """The folder of the engine of these sources, built now if need be; raises CannotBuild."""
    folder = folder_of(sources)
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with alone(folder.with_suffix(".lock"), waiting):
            if find(sources) is None:
                _build_into(folder, sources, progress)
                forget_old(folder)
    except OSError as error:
        where = error.filename or folder.parent
        raise CannotBuild(
            f"nothing can be written at {where}: {error.strerror}",
            f"unter {where} lässt sich nichts schreiben: {error.strerror}",
        ) from None
    return folder


def _build_into(folder: Path, sources: Sources, progress: Progress) -> None:
    work = folder.with_suffix(".work")
    shutil.rmtree(work, ignore_errors=True)  # of a build that was broken off
    try:
        build(sources, work / "done", work, cache_folder() / "objects", progress)
        try_out(work / "done", sources)
        shutil.rmtree(folder, ignore_errors=True)
        (work / "done").rename(folder)
    finally:
        shutil.rmtree(work, ignore_errors=True)


def try_out(folder: Path, sources: Sources) -> None:
    """Begin a game of each kind with the new engine, in a process of its own."""
    path = os.pathsep.join(filter(None, [str(sources.root), os.environ.get("PYTHONPATH")]))
    environment = {**os.environ, ENGINE: str(folder), "PYTHONPATH": path}
    done = subprocess.run(
        [sys.executable, "-c", TRIAL], env=environment, capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode != 0:
        said = (done.stderr.strip().splitlines() or [str(done.returncode)])[-1]
        raise CannotBuild(f"the compiled engine does not run: {said}", f"die kompilierte Engine läuft nicht: {said}")


@contextmanager
def alone(lock: Path, waiting: Callable[[], None]) -> Iterator[None]:
    """Hold the lock; `waiting` is called once if another process has it. It is free again when its holder dies."""
    import fcntl  # noqa: PLC0415 - not made for Windows, where nothing is built

    with lock.open("w") as held:
        has_waited = False
        while True:
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                if not has_waited:
                    waiting()
                    has_waited = True
                time.sleep(POLL)
        yield


def forget_old(current: Path) -> None:
    """Remove engines that nobody has used for a while, and what builds of them left behind."""
    for found in current.parent.iterdir():
        with suppress(OSError):
            if found.stem != current.name and time.time() - found.stat().st_mtime > KEPT:
                shutil.rmtree(found) if found.is_dir() else found.unlink()
