"""What a worker process does: from an observation and sampled states to an action.

It runs as `python -m stammtisch.server.thinking`, reads requests from its standard input and answers
on its standard output, each a length of four bytes and JSON. It never gets the state of a table: a
request holds what the seat may see, and states in which everything else was dealt anew.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from stammtisch import bots
from stammtisch.core.editions import Edition
from stammtisch.core.game import Game
from stammtisch.core.plain import Json, as_dict, as_ints
from stammtisch.library import game

INSTALLED: dict[str, Game] = {}  # games in editions from outside the package, by digest


class Request(msgspec.Struct):
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


def levels() -> list[str]:
    """The levels of computer players, weakest first."""
    return bots.levels()


def legal_in(observation: dict[str, Json]) -> list[int]:
    return as_ints(as_dict(observation["prompt"], "the prompt")["legal"], "the legal answers")


def bound_game(request: Request) -> Game:
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
    decoder = msgspec.json.Decoder(Request)
    while (body := read_frame(questions)) is not None:
        answers.write(frame(msgspec.json.encode(answer(decoder.decode(body)))))
        answers.flush()


if __name__ == "__main__":
    main()
