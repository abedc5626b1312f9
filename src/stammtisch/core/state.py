"""The state of a game at one moment: the part that is the same in every game.

A game derives its own state from `State`, adds its pieces, and writes `copy` and `pieces`; what else a game knows
about its states (`observe`, `scores` and the like) its `Game` says. The machinery here asks questions, takes answers,
runs the steps between them and keeps record and log.
"""

from __future__ import annotations

import hashlib
import json
from operator import index
from typing import TYPE_CHECKING, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stammtisch.core.chance import Stream, first_chance, next_chance, pick_below
from stammtisch.core.errors import IllegalAction, Refusal, checked_count, checked_seat, checked_seed
from stammtisch.core.history import (
    EVERYONE,
    Entry,
    Event,
    Origin,
    count_lines,
    entries_in_order,
    events_in_order,
    lines_from,
)
from stammtisch.core.message import Message
from stammtisch.core.numbers import write_rows, zeros
from stammtisch.core.plain import Json, whole
from stammtisch.core.question import NOTHING_IDLE, Pending

if TYPE_CHECKING:
    from stammtisch.core.game import Game


class Score:
    """The points of one seat: `total`, and `parts` from the source of points to their number."""

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts
        self.total: int = sum(parts.values())

    def __getitem__(self, key: str) -> int | dict[str, int]:
        if key == "total":
            return self.total
        if key == "parts":
            return self.parts
        raise KeyError(key)

    def as_json(self) -> dict[str, Json]:
        parts: dict[str, Json] = {}
        parts.update(self.parts)
        return {"total": self.total, "parts": parts}

    def __repr__(self) -> str:
        return f"Score(total={self.total}, parts={self.parts})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position with everything needed to go on from it."""

    def __init__(self, game: Game, origin: Origin, model: State | None) -> None:
        """A state at the very beginning, or one that goes on where its model stands."""
        self.game = game
        self.origin = origin
        self.seats: i64 = origin.seats
        if model is None:
            # With a stream, `chance` is the number of its next draw.
            self.stream: Stream | None = origin.stream
            self.chance: i64 = first_chance(origin.seed) if origin.stream is None else 0
            # Counts the moments that no undo reaches across: chance spoke, or a secret showed.
            self.barriers: i64 = 0
            self.stack: list[Pending] = []
            self.history: Entry | None = None
            self.journal: Event | None = None
            # False in copies for search, which drop record and log.
            self.is_recording: bool = True
        else:
            self.stream = model.stream
            self.chance = model.chance
            self.barriers = model.barriers
            self.stack = model.stack[:]
            self.history = model.history
            self.journal = model.journal
            self.is_recording = model.is_recording

    # Questions and answers

    def to_act(self) -> list[int]:
        """The seats that may answer now; empty when the game is over."""
        if not self.stack:
            return []
        return self.stack[-1].seats()

    def turn(self) -> int | str | None:
        """The seat whose turn it is, though others may be asked in it; None between turns, and where there are none.

        A name stands for somebody who plays without a seat, like Conny in Village for one.
        """
        return self.game.turn_of(self)

    def is_over(self) -> bool:
        return not self.stack

    def legal(self, seat: SupportsIndex) -> list[int]:
        """The actions this seat may take now, as indices into the catalogue, in a stable order.

        Empty for a seat that is not asked; raises BadSeat where there is no such seat.
        """
        return self.choices(checked_seat(seat, self.origin.seats))

    def choices(self, seat: int) -> list[int]:
        """What `legal` says, for a seat that is known to be at the table: the fast path for search."""
        if not self.stack:
            return []
        return self.stack[-1].legal(self, seat)

    def idle(self, seat: int) -> int | None:
        """The answer by which a seat goes on, where it is asked only for what it may do at any time; else None."""
        if not self.stack or not self.stack[-1].asks(seat):
            return None
        action = self.stack[-1].idle(self, seat)
        return None if action == NOTHING_IDLE else action

    def apply(self, seat: SupportsIndex, action: SupportsIndex) -> None:
        """Take an action after checking it; an illegal one raises and changes nothing."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.apply_legal(index(seat), index(action))

    def apply_legal(self, seat: int, action: int) -> None:
        """Take an action that is known to be legal: the fast path for search."""
        if self.is_recording:
            self.history = Entry(self.history, seat, action)
        self.stack.pop().answer(self, seat, action)
        self.settle()

    def settle(self) -> None:
        """Run the steps on top of the stack until a question waits or the game is over."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if top.is_question():
                return
            stack.pop()
            top.run(self)

    def why_not(self, seat: SupportsIndex, action: SupportsIndex) -> Refusal | None:
        """Why this seat may not take this action now; None when it may."""
        who, what = whole(seat), whole(action)
        if what is None or what not in self.game.actions:
            return self.game.refuse_unknown_action(action)
        if who is None or not 0 <= who < self.origin.seats:
            return self.game.refuse_unknown_seat(seat, self.origin.seats)
        if who in self.to_act() and what in self.choices(who):
            return None
        if not self.stack:
            return self.game.refuse_after_the_end()
        return self.explain(who, what)

    def explain(self, seat: int, action: int) -> Refusal:
        """The reason why an action that is not legal now is not."""
        return self.game.explain(self, seat, action)

    def has_rules(self, version: int) -> bool:
        """Whether the game began under this version of its rules or a later one: what a rule that has changed asks."""
        return self.origin.rules >= version

    # Chance and log

    def roll(self, bound: i64) -> i64:
        """A number from 0 to bound - 1 by chance."""
        self.barriers += 1
        stream = self.stream
        if stream is not None:
            number = self.chance
            self.chance = number + 1
            return stream.pick_below(number, bound)
        chance = next_chance(self.chance)
        self.chance = chance
        return pick_below(chance, bound)

    def shuffle(self, things: list[int]) -> None:
        """Put things into an order of chance."""
        for position in range(len(things) - 1, 0, -1):
            other = int(self.roll(position + 1))
            things[position], things[other] = things[other], things[position]

    def reveal(self) -> None:
        """Note that a secret shows: nobody can undo beyond this moment."""
        self.barriers += 1

    def tell(self, message: Message, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write a line into the log for everyone, with as many numbers as the message has."""
        if self.is_recording:
            self.write(EVERYONE, message.number, message.line(a, b, c, d))

    def tell_only(self, audience: int, message: Message, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Write a line into the log that only one seat may read."""
        if self.is_recording:
            self.write(audience, message.number, message.line(a, b, c, 0))

    def tell_list(self, message: Message, values: list[int]) -> None:
        """Write a line for everyone that has no fixed number of numbers."""
        if self.is_recording:
            self.write(EVERYONE, message.number, tuple(values))

    def write(self, audience: int, key: int, values: tuple[int, ...]) -> None:
        self.journal = Event(self.journal, self.entries_made(), audience, key, values)

    def entries_made(self) -> int:
        """How many entries the record has."""
        return 0 if self.history is None else self.history.number

    def log_length(self, seat: SupportsIndex | None) -> int:
        """How many lines of the log this seat, or a spectator (None), may read; they are numbered from 0."""
        return count_lines(self.journal, self._viewer(seat))

    def log(
        self, seat: SupportsIndex | None, first: SupportsIndex | None = None, most: SupportsIndex | None = None
    ) -> list[Json]:
        """A page of the log as this seat, or a spectator (None), may read it: from line `first` on, `most` lines.

        Without `first` the last ones, without `most` all of them. The last lines of a long game cost what those of a
        short one do.
        """
        viewer = self._viewer(seat)
        length = count_lines(self.journal, viewer)
        size = length if most is None else min(length, checked_count(most, "most"))
        begin = length - size if first is None else checked_count(first, "first")
        return self.log_lines(viewer, begin, begin + size)

    def _viewer(self, seat: SupportsIndex | None) -> int | None:
        return None if seat is None else checked_seat(seat, self.origin.seats)

    def log_lines(self, seat: int | None, first: int, end: int | None = None) -> list[Json]:
        """The log lines that a seat, or a spectator, may read, from a number on, in every language."""
        lines: list[Json] = []
        for number, event in enumerate(lines_from(self.journal, seat, first, end), start=max(0, first)):
            sentences: dict[str, Json] = {}
            sentences.update(self.game.sentences_of(event))
            values: list[Json] = []
            values.extend(event.values)
            what = self.game.message_of(event)
            lines.append({"number": number, "at": event.at, "what": what, "values": values, "text": sentences})
        return lines

    # Copies and views

    def copy(self) -> State:
        """An independent copy; record and log are shared as far as they go."""
        raise NotImplementedError

    def for_search(self) -> State:
        """An independent copy that keeps no record and no log: for playouts and search."""
        bare = self.copy()
        bare.is_recording = False
        bare.history = None
        bare.journal = None
        return bare

    def become_sample(self, chance: i64) -> None:
        """Turn a fresh copy into one of the states that might be: other chance to come, and no record.

        The log stays, because it is what everybody knows. Search draws from the fast generator. What no undo reaches
        across is counted anew: nothing is undone in a sample, and what was drawn for it is no event of the game.
        """
        self.is_recording = False
        self.history = None
        self.stream = None
        origin = self.origin
        if origin.stream is not None or origin.seed or origin.position is not None:
            self.origin = origin.without_chance()
        self.chance = next_chance(chance)
        self.barriers = 0

    def observe(
        self, seat: SupportsIndex | None, log_from: SupportsIndex = 0, log_most: SupportsIndex | None = None
    ) -> dict[str, Json]:
        """All that this seat, or a spectator (None), may know, as plain JSON values.

        `log_from` leaves out the log lines before that number, for who has them already, and `log_most` all but so
        many of the last ones; `log` gives the others page by page.
        """
        viewer = self._viewer(seat)
        first = checked_count(log_from, "log_from")
        if log_most is not None:
            first = max(first, count_lines(self.journal, viewer) - checked_count(log_most, "log_most"))
        return self.game.observe(self, viewer, first)

    def redeal(self, seat: SupportsIndex, seed: SupportsIndex) -> State:
        """A copy in which everything hidden from this seat is drawn anew; it keeps no record."""
        return self.game.redeal(self, checked_seat(seat, self.origin.seats), first_chance(checked_seed(seed)))

    def scores(self) -> list[Score]:
        """The points of every seat as things stand, with their sources."""
        return self.game.scores(self)

    def ranking(self) -> list[list[int]]:
        """The seats in order of success, best first; seats that share a rank stand together."""
        return self.game.ranking(self, self.scores())

    # Judgement, for computer opponents

    def evaluate(self, seat: int) -> float:
        """About how many points this seat will have at the end; may be asked at any moment.

        A game without a judgement of its own counts the points as things stand.
        """
        return self.game.judgement.evaluate(self, seat)

    def numbers(self, seat: SupportsIndex) -> vec[float]:
        """The position as this seat sees it, as the numbers that `Game.number_names` names; at any moment.

        It holds nothing that the seat cannot know. Many positions at once: `core.numbers.write_rows`.
        """
        size = len(self.game.number_names())
        buffer = zeros(size)
        write_rows([self], [checked_seat(seat, self.origin.seats)], size, buffer, 0)
        return buffer

    def stage(self) -> int:
        """How many rounds have begun: positions of one stage compare well, so a look ahead ends where one begins."""
        return 0

    def ask_again(self, seat: int) -> None:
        """In a sample: have the others answer anew what they answer at the same time as this seat.

        Answers that were dealt to them are random ones; who searches wants them to answer as well as they can.
        """
        self.game.judgement.ask_again(self, seat)

    def is_quiet(self) -> bool:
        """Whether `evaluate` can be trusted here: nothing is half done, such as a turn whose price is paid already."""
        return self.game.judgement.is_quiet(self)

    def plans(self, seat: int, effort: int, most: int) -> list[list[int]]:
        """Several promising ways to answer now and go on, best first, each as `suggest` would give one.

        Empty where single answers are the natural thing to compare. What follows the first answer needs nobody
        else's answer in between.
        """
        return self.game.judgement.plans(self, seat, effort, most)

    def suggest(self, seat: int, effort: int) -> list[int]:
        """The answers this seat might well give, the first of them now; empty when the game has no advice.

        For sampled states: advice rests on `evaluate` and may look at anything in the state. `effort` is about
        the number of positions it may look at, so that the answer never depends on a clock.
        """
        return self.game.judgement.suggest(self, seat, effort)

    # Saving

    def pieces(self) -> dict[str, Json]:
        """The pieces of the game as packed numbers: what the game adds to `dump`."""
        raise NotImplementedError

    def position(self) -> dict[str, Json]:
        """Where every piece lies and what is being asked, in words: what `Game.at` reads. It holds all secrets."""
        return self.game.position_of(self)

    def dump(self) -> dict[str, Json]:
        """The whole state as plain JSON values, at any moment."""
        history: list[Json] = []
        for entry in entries_in_order(self.history):
            history.append([entry.seat, entry.action])
        journal: list[Json] = []
        for event in events_in_order(self.journal):
            journal.append([event.at, event.audience, event.key, *event.values])
        return {
            "origin": self.game.origin_as_json(self.origin),
            "chance": self.chance,
            "barriers": self.barriers,
            "stack": self.stack_as_json(),
            "position": self.pieces(),
            "is_recording": self.is_recording,
            "history": history,
            "journal": journal,
        }

    def stack_as_json(self) -> list[Json]:
        entries: list[Json] = []
        for pending in self.stack:
            line: list[Json] = [type(pending).__name__]
            line.extend(pending.numbers())
            entries.append(line)
        return entries

    def fingerprint(self) -> str:
        """The same text for the same position in any process: pieces, chance and pending questions."""
        body: dict[str, Json] = {
            "game": self.game.name,
            "edition": self.origin.edition_digest,
            "chance": self.chance,
            "stack": self.stack_as_json(),
            "position": self.pieces(),
        }
        text = json.dumps(body, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:32]

    def record(self) -> dict[str, Json]:
        """The record so far: how the game began, and every action and undo since."""
        return self.game.record_of(self)


def ranks_by(keys: list[tuple[int, ...]]) -> list[list[int]]:
    """The seats by their keys, the greatest first; seats with the same key share a rank."""
    ranks: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        ranks.append([seat for seat in range(len(keys)) if keys[seat] == key])
    return ranks
