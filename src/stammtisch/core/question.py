"""What a game waits for, as data: a stack of small immutable entries.

A *question* waits for one seat, or for several that answer in their own time. A *step* runs by
itself as soon as it lies on top, and usually puts questions or further steps on the stack.
Entries hold whole numbers only, so they can be copied by reference, saved and compared.

The rules of a game work on its own state. So `happen`, `choices`, `why_not`, `take` and the like, which a game writes,
are declared here for `Never`, the type that every type accepts: a game names its own state class in their place, and
the compiled form checks it at the call. (A generic class would say the same, but mypyc gives every instance of one a
dict.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Never, cast

from mypy_extensions import mypyc_attr

from stammtisch.core.errors import Refusal
from stammtisch.core.texts import Argument

if TYPE_CHECKING:
    from stammtisch.core.state import State

NOTHING_IDLE: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Pending:
    """One entry of the stack. A game derives its steps and questions from this class."""

    fields: ClassVar[list[str]] = []  # what describes it, in the order of its constructor: whole numbers

    def is_question(self) -> bool:
        """Whether this entry waits for an answer. A step does not."""
        return False

    def is_shared(self) -> bool:
        """Whether several seats answer this question in their own time, none depending on another's answer."""
        return False

    def is_secret(self) -> bool:
        """Whether the others may not know which answer is given; that one was given they see by what it changes."""
        return self.is_shared()

    def hides_answer(self, state: State, action: int) -> bool:
        """Whether nobody else sees anything of this answer, not even that it was given."""
        return False

    def run(self, state: State) -> None:
        """Carry out a step; it has already left the stack."""
        raise NotImplementedError

    def seats(self) -> list[int]:
        """The seats that may answer a question now, in table order."""
        return []

    def asks(self, seat: int) -> bool:
        """Whether this seat may answer now."""
        return seat in self.seats()

    def legal(self, state: State, seat: int) -> list[int]:
        """The answers that this seat may give, in a stable order, never empty."""
        return []

    def answer(self, state: State, seat: int, action: int) -> None:
        """Take a legal answer; the question has already left the stack."""
        raise NotImplementedError

    def idle(self, state: State, seat: int) -> int:
        """The one answer there is where a seat is asked only for what it may do besides; else NOTHING_IDLE."""
        return NOTHING_IDLE

    def numbers(self) -> list[int]:
        """The numbers that, with the class, describe this entry completely."""
        return [int(getattr(self, name)) for name in self.fields]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Pending):
    """Something that happens by itself when its time comes."""

    def run(self, state: State) -> None:
        self.happen(cast(Never, state))

    def happen(self, state: Never) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step):
    """Something that happens to one seat."""

    fields: ClassVar = ["seat"]

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Pending):
    """Something that waits for an answer."""

    prompt_key: ClassVar[str] = ""  # of its prompt in texts.toml

    def prompt(self) -> str:
        """The key of the prompt, where it depends on the question."""
        return self.prompt_key

    def prompt_for(self, seat: int | None) -> str:
        """The key of the prompt that one seat, or a spectator, reads."""
        return self.prompt()

    def is_question(self) -> bool:
        return True

    def legal(self, state: State, seat: int) -> list[int]:
        if not self.asks(seat):
            return []
        return self.choices(cast(Never, state), seat)

    def answer(self, state: State, seat: int, action: int) -> None:
        self.take(cast(Never, state), seat, action)

    def choices(self, state: Never, seat: int) -> list[int]:
        """The legal answers of a seat that is asked."""
        raise NotImplementedError

    def why_not(self, state: Never, seat: int, action: int) -> Refusal | None:
        """What is in the way of an answer that is not legal now; None where it answers another question."""
        return None

    def take(self, state: Never, seat: int, action: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def why_not_you(self, state: Never, seat: int, action: int) -> Refusal | None:
        """Why this seat is not asked, where there is more to say than that others are."""
        return None

    def about(self, state: Never) -> dict[str, Argument]:
        """What fills the slots in its prompt; most prompts have none."""
        return {}

    # The same for any state, as `legal` and `answer` are for `choices` and `take`

    def reason(self, state: State, seat: int, action: int) -> Refusal | None:
        return self.why_not(cast(Never, state), seat, action)

    def reason_for_others(self, state: State, seat: int, action: int) -> Refusal | None:
        return self.why_not_you(cast(Never, state), seat, action)

    def details(self, state: State) -> dict[str, Argument]:
        return self.about(cast(Never, state))


@mypyc_attr(allow_interpreted_subclasses=True)
class OneSeatQuestion(Question):
    """A question to one seat."""

    fields: ClassVar = ["seat"]

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self) -> list[int]:
        return [self.seat]

    def asks(self, seat: int) -> bool:
        return seat == self.seat

    def legal(self, state: State, seat: int) -> list[int]:
        if seat != self.seat:
            return []
        return self.choices(cast(Never, state), seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class SharedQuestion(Question):
    """A question that several seats answer in their own time; bit n of `waiting` stands for seat n."""

    fields: ClassVar = ["waiting"]

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def is_shared(self) -> bool:
        return True

    def asks(self, seat: int) -> bool:
        return (self.waiting >> seat) & 1 != 0

    def seats(self) -> list[int]:
        found: list[int] = []
        seat = 0
        rest = self.waiting
        while rest:
            if rest & 1:
                found.append(seat)
            rest >>= 1
            seat += 1
        return found


def ask_unless_forced(state: State, question: OneSeatQuestion) -> None:
    """Ask a question, unless there is only one answer: then that is taken at once."""
    answers = question.legal(state, question.seat)
    if len(answers) == 1:
        question.answer(state, question.seat, answers[0])
    else:
        state.stack.append(question)
