"""What the rooms of a game declare, collected from their modules: entries of the stack and messages of the log."""

from __future__ import annotations

from types import ModuleType

from stammtisch.core.message import Message
from stammtisch.core.question import Pending


def messages_in(modules: list[ModuleType]) -> list[Message]:
    """The messages that these modules declare or use."""
    found: list[Message] = []
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, Message):
                found.append(thing)
    return found


def entries_in(modules: list[ModuleType]) -> list[type[Pending]]:
    """The questions and steps that these modules declare or use."""
    found: list[type[Pending]] = []
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Pending):
                found.append(thing)
    return found
