"""Runs the command `stammtisch` in this process, with answers for its questions, and keeps what it says."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stammtisch.cli.main import main

# An answer, or something that happens at that moment.
Answer = str | Callable[[], object]


@dataclass(frozen=True)
class Outcome:
    """What a command has left behind."""

    code: int
    out: str
    err: str

    def words(self) -> str:
        """The output without line breaks, so that a sentence is found wherever it was wrapped."""
        return " ".join(self.out.split())


class Person(io.StringIO):
    """Standard input with somebody who answers line by line."""

    def __init__(self, answers: Iterable[Answer]) -> None:
        super().__init__()
        self._answers = iter(answers)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        for answer in self._answers:
            if isinstance(answer, str):
                return answer + "\n"
            answer()
        return ""


def run(*arguments: str | Path, answers: Iterable[Answer] = ()) -> Outcome:
    """Run a command; when the answers have run out, the input ends."""
    out, err = io.StringIO(), io.StringIO()
    before = sys.stdin
    sys.stdin = Person(answers)
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main([str(argument) for argument in arguments])
    finally:
        sys.stdin = before
    return Outcome(code, out.getvalue(), err.getvalue())


def saved(path: Path) -> dict[str, Any]:
    """The content of a save file."""
    content: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return content


def one_line(text: str) -> str:
    """The only line of a text."""
    lines = text.splitlines()
    assert len(lines) == 1, text
    return lines[0]
