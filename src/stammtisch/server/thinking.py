"""What a worker process does: from an observation and sampled states to an action.

It runs as `python -m stammtisch.server.thinking`, reads pieces of work from its standard input and says on its standard
output what came of each, each a length of four bytes and JSON. It never gets the state of a running table: a request
holds what the seat may see, and states in which everything else was dealt anew.

All thinking is cut: it goes on for as long as the piece says, then waits in this process for its next piece. Where it
was cut changes nothing in what it finds.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from contextlib import suppress
from time import perf_counter
from typing import Any, BinaryIO, Final, TypeAlias

import msgspec

from stammtisch import bots
from stammtisch.analysis.hints import hinting
from stammtisch.analysis.judging import Depth, following, judged_from
from stammtisch.analysis.reports import judging_some, sum_up
from stammtisch.bots.levels import choosing
from stammtisch.bots.steps import Steps, at_once
from stammtisch.core.editions import Edition
from stammtisch.core.game import Game
from stammtisch.core.plain import Json, as_dict, as_ints
from stammtisch.library import game

# About how long a thought goes on before it looks at the clock of its piece.
GRAIN: Final = 0.02
# How fast a long step is forgotten when the next ones are short.
FADING: Final = 0.9

INSTALLED: dict[str, Game] = {}  # games in editions from outside the package, by their content


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
    """The analysis of a finished game; what is judged already is told, and not judged again."""

    game: str
    edition: str
    tables: dict[str, Any] | None
    record: dict[str, Any]
    simulations: int
    seed: int
    judged: list[dict[str, Any]]
    seconds: float = 20.0  # that a piece of it may take where a single call of the game lasts long
    level: str = "analysis"


class AnalysisNews(msgspec.Struct):
    """What an analysis tells on its way: how many decisions there are, and each as it is judged."""

    total: int
    judged: dict[str, Any] | None = None


class AnalysisAnswer(msgspec.Struct):
    report: dict[str, Any]


Question: TypeAlias = Request | HintRequest | AnalysisRequest
Found: TypeAlias = Answer | HintAnswer | AnalysisAnswer


class Piece(msgspec.Struct):
    """What a worker is told to do next: think for so long about the question of this number."""

    number: int
    seconds: float
    question: Question | None = None  # None: it is under way in this worker
    forget: list[int] = []  # numbers of thoughts that nobody wants to know the end of


class Outcome(msgspec.Struct):
    """What came of a piece: the answer once it is done, and what there was to tell on the way."""

    is_done: bool
    news: list[msgspec.Raw] = []
    answer: msgspec.Raw = msgspec.Raw(b"null")


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
        if edition.content not in INSTALLED:
            INSTALLED[edition.content] = found.with_edition(edition)
        return INSTALLED[edition.content]
    return found.with_edition(request.edition)


def answer(request: Request) -> Answer:
    """The action that the computer chooses."""
    return at_once(answering(request))


def answering(request: Request) -> Steps[Answer]:
    """The action that the computer chooses, in steps."""
    found = bound_game(request)
    yield
    samples = [found.load(dump, is_trusted=True) for dump in request.samples]
    memory = bots.memory_from(request.memory)
    action = yield from choosing(
        request.level, found, request.seat, request.observation, samples, request.seconds, request.seed, memory, GRAIN
    )
    return Answer(action, memory.as_json())


def giving_hint(request: HintRequest) -> Steps[HintAnswer]:
    """The best answers to a question, with reasons, in steps."""
    found = bound_game(request)
    yield
    samples = [found.load(dump, is_trusted=True) for dump in request.samples]
    sampler = bots.Sampler(samples, request.seat, request.seed)
    budget = bots.Budget(request.seconds)
    advice = yield from hinting(found, request.seat, request.observation, sampler, budget, request.seed, GRAIN)
    return HintAnswer([each.as_json() for each in advice])


def analysing(request: AnalysisRequest) -> Generator[AnalysisNews | None, None, AnalysisAnswer]:
    """Judge what is not judged yet of a finished game, and sum up, in steps."""
    found = bound_game(request)
    yield None
    course = yield from following(found, request.record)
    depth = Depth(request.simulations, request.seed)
    total = len(course.moments)
    yield AnalysisNews(total)
    kept: list[dict[str, Json]] = list(request.judged)
    for count in judging_some(course, depth, kept, GRAIN):
        yield None if count is None else AnalysisNews(total, kept[-1])
    return AnalysisAnswer(sum_up(course, [judged_from(each) for each in kept], depth).as_json())


def steps_of(question: Question) -> Generator[AnalysisNews | None, None, Found]:
    if isinstance(question, HintRequest):
        return giving_hint(question)
    if isinstance(question, AnalysisRequest):
        return analysing(question)
    return answering(question)


class UnderWay:
    """A thought that has begun."""

    def __init__(self, question: Question) -> None:
        self.steps = steps_of(question)
        self.long_step = 0.0  # how long the next step may well take, by those before

    def go_on(self, seconds: float) -> Outcome:
        """Think until the next step would last beyond this time, at least one step."""
        begun = last = perf_counter()
        news: list[msgspec.Raw] = []
        while last + self.long_step - begun < seconds or last == begun:
            try:
                told = next(self.steps)
            except StopIteration as end:
                return Outcome(True, news, msgspec.Raw(msgspec.json.encode(end.value)))
            if told is not None:
                news.append(msgspec.Raw(msgspec.json.encode(told)))
            now = perf_counter()
            self.long_step = max(now - last, FADING * self.long_step)
            last = now
        return Outcome(False, news)


class Desk:
    """The thoughts under way in this process, by number."""

    def __init__(self) -> None:
        self.under_way: dict[int, UnderWay] = {}

    def work(self, piece: Piece) -> Outcome:
        for number in piece.forget:
            self.under_way.pop(number, None)
        if piece.question is not None:
            self.under_way[piece.number] = UnderWay(piece.question)
        outcome = self.under_way[piece.number].go_on(piece.seconds)
        if outcome.is_done:
            del self.under_way[piece.number]
        return outcome


def frame(body: bytes) -> bytes:
    return len(body).to_bytes(4, "big") + body


def read_frame(stream: BinaryIO) -> bytes | None:
    size = stream.read(4)
    return stream.read(int.from_bytes(size, "big")) if len(size) == 4 else None


def main() -> None:
    """Work until the server closes the pipe."""
    with suppress(OSError):
        os.nice(5)  # people's clicks go before computers' thoughts
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints must not get among the answers
    decoder = msgspec.json.Decoder(Piece)
    desk = Desk()
    while (body := read_frame(questions)) is not None:
        answers.write(frame(msgspec.json.encode(desk.work(decoder.decode(body)))))
        answers.flush()


if __name__ == "__main__":
    main()
