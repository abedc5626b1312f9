"""Building the compiled engine while somebody plays: a process of low priority, and what it has to tell."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final, NamedTuple

from stammtisch.engine.cache import find
from stammtisch.engine.loading import ENGINE, FIRST, form, use
from stammtisch.engine.sources import read_sources

WISH: Final = "STAMMTISCH_COMPILE"
BROKEN_OFF: Final = {"en": "the compilation was broken off", "de": "das Kompilieren wurde abgebrochen"}
COMMAND: Final = (sys.executable, "-m", "stammtisch.engine", "--news")


class News(NamedTuple):
    """How far the build has come: under way, ready, or given up."""

    done: int = 0
    of: int = 0
    is_waiting: bool = False  # for another process that builds the same
    folder: Path | None = None
    reason: dict[str, str] | None = None  # why there will be none, by language

    @property
    def is_over(self) -> bool:
        return self.folder is not None or self.reason is not None


def prefer_compiled() -> None:
    """Use the compiled engine of these sources from the beginning, if there is one and nobody said otherwise."""
    if is_wanted() and FIRST not in sys.modules and (folder := find(read_sources())) is not None:
        use(folder)


def is_wanted() -> bool:
    """Whether a compiled engine is to be had that this process does not use: nobody has chosen a form by hand."""
    return form() == "interpreted" and not os.environ.get(ENGINE) and os.environ.get(WISH, "auto") != "0"


class Building:
    """A build under way; `tell` hears every piece of news, on a thread of the build's own."""

    def __init__(self, tell: Callable[[News], None], command: tuple[str, ...] = COMMAND) -> None:
        self._tell = tell
        self._is_stopped = False
        # A group of its own, so that it ends with everything that it has started.
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, start_new_session=True,
        )  # fmt: skip
        self._thread = Thread(target=self._listen, name="engine", daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        last = News()
        # To the end of the last process that could still say something, and of the stream itself.
        with self._process:
            assert self._process.stdout is not None
            for line in self._process.stdout:
                last = news_in(line) or last
                self._tell(last)
        if not last.is_over and not self._is_stopped:
            self._tell(News(reason=BROKEN_OFF))

    def stop(self) -> None:
        """End the build, and hear no more of it; what is finished of it serves the next one."""
        self._is_stopped = True
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGTERM)
        self._thread.join(5)


def news_in(line: str) -> News | None:
    """A line of the build's process; None for one that is not understood."""
    try:
        told = json.loads(line)
    except ValueError:
        return None
    if folder := told.get("folder"):
        return News(folder=Path(folder))
    if "failed" in told:
        return News(reason={language: str(words) for language, words in told["failed"].items()})
    return News(int(told.get("done", 0)), int(told.get("of", 0)), bool(told.get("waiting")))
