"""Workers that only pretend to think: a question takes as many pieces as it says, and every piece is written down.

A question says how many pieces it takes by the `simulations` of an analysis, or by the `seed` of a decision or hint.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from stammtisch.server.thinking import AnalysisRequest, HintRequest, Request

# Arguments: the file that is written to, a name for this kind of worker, and what shall go wrong.
PROGRAM = """
import json, os, sys, time
file, name, fault = sys.argv[1:4]
left = {}
while len(size := sys.stdin.buffer.read(4)) == 4:
    piece = json.loads(sys.stdin.buffer.read(int.from_bytes(size, "big")))
    number, question = piece["number"], piece["question"]
    for gone in piece["forget"]:
        left.pop(gone, None)
    judged = 0
    if question is not None:
        kind = question["type"]
        judged = len(question.get("judged", ()))
        left[number] = [kind, (question["simulations"] if kind == "analysis" else question["seed"]) - judged]
    kind, rest = left[number]
    with open(file, "a") as out:
        print(json.dumps([kind, number, name, question is not None, judged, sorted(left)]), file=out)
    if fault == kind:
        os._exit(3)
    while os.path.exists(file + ".wait"):
        time.sleep(0.01)
    rest -= 1
    left[number][1] = rest
    report = dict(game=name, edition="", seats=[], curve=[], entries=0, simulations=4, samples=1, seed=1)
    answer = {"move": {"action": 7}, "hint": {"advice": []}, "analysis": {"report": report}}[kind]
    seen = {"moment": [rest, 0, [], 1, 0], "before": [50.0], "wins_before": [1.0], "bands": [5.0]}
    news = [{"total": 9, "judged": {"rest": rest, **seen}}] if kind == "analysis" else []
    if rest <= 0:
        del left[number]
    outcome = json.dumps({"is_done": rest <= 0, "news": news, "answer": answer if rest <= 0 else None}).encode()
    sys.stdout.buffer.write(len(outcome).to_bytes(4, "big") + outcome)
    sys.stdout.flush()
"""


class Written(msgspec.Struct, array_like=True):
    """One piece, as the worker wrote it down."""

    kind: str
    number: int
    worker: str
    is_new: bool  # whether the question came with it
    judged: int  # decisions that the question said were judged
    under_way: list[int]


class Notes:
    """What the workers wrote down; they wait in the midst of a piece while `hold` is in force."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "pieces"
        self._hold = folder / "pieces.wait"

    def command(self, name: str = "first", fault: str = "none") -> tuple[str, ...]:
        return (sys.executable, "-c", PROGRAM, str(self.file), name, fault)

    def pieces(self) -> list[Written]:
        if not self.file.exists():
            return []
        return [msgspec.json.decode(line, type=Written) for line in self.file.read_bytes().splitlines()]

    def hold(self) -> None:
        self._hold.touch()

    def release(self) -> None:
        self._hold.unlink()


def decision(pieces: int = 1) -> Request:
    return Request("village", "", None, "master", 0, 20.0, pieces, {}, [])


def hint(pieces: int = 1) -> HintRequest:
    return HintRequest("village", "", None, 0, 20.0, pieces, {}, [])


def analysis(pieces: int, judged: list[dict[str, Any]] | None = None) -> AnalysisRequest:
    return AnalysisRequest("village", "", None, {}, pieces, 1, judged or [])
