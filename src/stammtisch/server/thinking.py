"""What a worker process does: from an observation and sampled states to an action.

It runs as `python -m stammtisch.server.thinking`, reads requests from its standard input and answers
on its standard output, each a length of four bytes and JSON. It never gets the state of a table: a
request holds what the seat may see, and states in which everything else was dealt anew.
"""

from __future__ import annotations

import os
from contextlib import suppress
from time import perf_counter
from typing import Any, BinaryIO, TypeAlias

import msgspec

from stammtisch import bots
from stammtisch.analysis.hints import hint_from
from stammtisch.analysis.judging import Depth, course_of, judged_from
from stammtisch.analysis.reports import judge_some, sum_up
from stammtisch.core.editions import Edition
from stammtisch.core.game import Game
from stammtisch.core.plain import Json, as_dict, as_ints
from stammtisch.library import game

INSTALLED: dict[str, Game] = {}  # games in editions from outside the package, by digest


class Request(msgspec.Struct, tag="move"):
    """One question to a computer player."""

    game: str
    edition: str
    tables: dict[str, Any] | None  # of an edition that the operator installed; others come with the package
    level: str
    seat: int
    seconds: float
    seed: int
    observation: dict[str, Any]
    samples: list[dict[str, Any]]
    memory: dict[str, Any] | None = None  # what the computer asked to be told with its next question


class Answer(msgspec.Struct):
    action: int
    memory: dict[str, Any] | None = None


class HintRequest(msgspec.Struct, tag="hint"):
    """One question for a hint: the same as a computer at this seat would be told."""

    game: str
    edition: str
    tables: dict[str, Any] | None
    seat: int
    seconds: float
    seed: int
    observation: dict[str, Any]
    samples: list[dict[str, Any]]
    level: str = "hint"  # for the log of the workers


class HintAnswer(msgspec.Struct):
    advice: list[dict[str, Any]]


class AnalysisRequest(msgspec.Struct, tag="analysis"):
    """A piece of an analysis: judge decisions from number `first` on for so long; or, with all of them, sum up."""

    game: str
    edition: str
    tables: dict[str, Any] | None
    record: dict[str, Any]
    simulations: int
    seed: int
    seconds: float
    first: int
    judged: list[dict[str, Any]] | None = None
    level: str = "analysis"


class AnalysisAnswer(msgspec.Struct):
    total: int
    judged: list[dict[str, Any]]
    report: dict[str, Any] | None = None


Question: TypeAlias = Request | HintRequest | AnalysisRequest


def levels() -> list[str]:
    """The levels of computer players, weakest first."""
    return bots.levels()


def legal_in(observation: dict[str, Json]) -> list[int]:
    return as_ints(as_dict(observation["prompt"], "the prompt")["legal"], "the legal answers")


def bound_game(request: Question) -> Game:
    """The game in the edition of the request; an installed one is read once."""
    found = game(request.game)
    if request.tables is not None:
        edition = Edition(request.edition, request.tables)
        if edition.digest not in INSTALLED:
            INSTALLED[edition.digest] = found.with_edition(edition)
        return INSTALLED[edition.digest]
    return found.with_edition(request.edition)


def answer(request: Request) -> Answer:
    """The action that the computer chooses."""
    found = bound_game(request)
    samples = [found.load(dump) for dump in request.samples]
    memory = bots.memory_from(request.memory)
    action = bots.choose(
        request.level, found, request.seat, request.observation, samples, request.seconds, request.seed, memory
    )
    return Answer(action, memory.as_json())


def give_hint(request: HintRequest) -> HintAnswer:
    """The best answers to a question, with reasons."""
    found = bound_game(request)
    sampler = bots.Sampler([found.load(dump) for dump in request.samples], request.seat, request.seed)
    budget = bots.Budget(request.seconds)
    advice = hint_from(found, request.seat, request.observation, sampler, budget, request.seed)
    return HintAnswer([each.as_json() for each in advice])


def analyse_piece(request: AnalysisRequest) -> AnalysisAnswer:
    """Judge a few decisions of a finished game, at least one."""
    course = course_of(bound_game(request), request.record)
    depth = Depth(request.simulations, request.seed)
    total = len(course.moments)
    if request.judged is not None:
        report = sum_up(course, [judged_from(each) for each in request.judged], depth)
        return AnalysisAnswer(total, [], report.as_json())
    until = perf_counter() + request.seconds
    kept: list[dict[str, Json]] = [{}] * request.first
    for _ in judge_some(course, depth, kept):
        if perf_counter() > until:
            break
    return AnalysisAnswer(total, kept[request.first :])


def reply(question: Question) -> Answer | HintAnswer | AnalysisAnswer:
    if isinstance(question, HintRequest):
        return give_hint(question)
    if isinstance(question, AnalysisRequest):
        return analyse_piece(question)
    return answer(question)


def frame(body: bytes) -> bytes:
    return len(body).to_bytes(4, "big") + body


def read_frame(stream: BinaryIO) -> bytes | None:
    size = stream.read(4)
    return stream.read(int.from_bytes(size, "big")) if len(size) == 4 else None


def main() -> None:
    """Answer until the server closes the pipe."""
    with suppress(OSError):
        os.nice(5)  # people's clicks go before computers' thoughts
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints must not get among the answers
    decoder: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)
    while (body := read_frame(questions)) is not None:
        answers.write(frame(msgspec.json.encode(reply(decoder.decode(body)))))
        answers.flush()


if __name__ == "__main__":
    main()
