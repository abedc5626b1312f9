"""Messages of the log: each is declared once, beside the rule that tells it.

`MADE = Message(12, "made", "player", "good")` has the number under which saved games know it, the key of its sentence
in `texts.toml`, and its shape: what each number of a line is. `player` is a thing with a name, `number:coins` the
number itself, and a name with a star, `tiles*`, takes all numbers that are left. `state.tell(MADE, seat, good)` writes
a line.
"""

from __future__ import annotations

from mypy_extensions import i64


class Message:
    """A line that the log can hold."""

    def __init__(self, number: int, key: str, *shape: str) -> None:
        self.number = number
        self.key = key
        self.shape: list[str] = list(shape)
        self.width: int = len(self.shape)

    def __repr__(self) -> str:
        return f"Message({self.number}, {self.key!r})"

    def line(self, a: i64, b: i64, c: i64, d: i64) -> tuple[int, ...]:
        """The numbers of a line: as many of these as the message has."""
        if self.width == 1:
            return (int(a),)
        if self.width == 2:
            return (int(a), int(b))
        if self.width == 3:
            return (int(a), int(b), int(c))
        return (int(a), int(b), int(c), int(d)) if self.width else ()


def by_number(messages: list[Message]) -> list[Message | None]:
    """The messages at their numbers; two may not share one."""
    found: list[Message | None] = [None] * (1 + max((message.number for message in messages), default=-1))
    for message in messages:
        other = found[message.number]
        if other is not None and other is not message:
            raise ValueError(f"{message!r} has the number of {other!r}")
        found[message.number] = message
    return found
