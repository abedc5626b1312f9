"""A process that thinks for the computers of a game in the terminal, with the compiled engine.

It runs as `python -m stammtisch.cli.thinker` and speaks lines of JSON: first which game, then questions and answers. It
is told what the seat may see and a state in which all else was dealt anew, and keeps what each seat had in mind.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from stammtisch.bots import Budget, Memory, Sampler, think
from stammtisch.core.editions import Edition
from stammtisch.core.game import Game
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.engine.loading import ENGINE
from stammtisch.library import game

COMMAND: Final = (sys.executable, "-m", "stammtisch.cli.thinker")


class Thinker:
    """The process, as the table sees it."""

    def __init__(self, folder: Path, played: Game) -> None:
        self._process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, ENGINE: str(folder)}
        )
        edition = played.edition
        self._send({"game": played.name, "edition": edition.name, "tables": edition.files})

    def answer(
        self, level: str, seat: int, observation: dict[str, Json], base: State, seconds: float, seed: int
    ) -> int:
        """What the computer at this seat answers; OSError or ValueError where the process has failed."""
        question = {"level": level, "seat": seat, "observation": observation, "seconds": seconds, "seed": seed}
        self._send({**question, "base": base.dump()})
        assert self._process.stdout is not None
        return int(json.loads(self._process.stdout.readline())["action"])

    def _send(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{json.dumps(message)}\n")
        self._process.stdin.flush()

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


def main() -> None:
    """Answer until the table closes the pipe."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # whatever a library prints must not get among the answers
    told = json.loads(sys.stdin.readline())
    played = game(told["game"]).with_edition(Edition(told["edition"], told["tables"]))
    memories: dict[int, Memory] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        seat: int = asked["seat"]
        sampler = Sampler([played.load(asked["base"], is_trusted=True)], seat, asked["seed"])
        memory = memories.setdefault(seat, Memory())
        budget = Budget(asked["seconds"])
        thought = think(asked["level"], played, seat, asked["observation"], sampler, budget, asked["seed"], memory)
        answers.write(f"{json.dumps({'action': thought.action})}\n")
        answers.flush()


if __name__ == "__main__":
    main()
