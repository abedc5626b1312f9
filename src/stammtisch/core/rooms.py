"""What the rooms of a game declare, collected from their modules: entries of the stack and messages of the log."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from stammtisch.core.message import Message
from stammtisch.core.question import Pending

BASES: Final = "stammtisch.core.question"  # where the classes are from which games derive their entries


def messages_in(modules: list[ModuleType]) -> list[Message]:
    """The messages that these modules declare or use."""
    found: list[Message] = []
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, Message):
                found.append(thing)
    return found


def entries_in(modules: list[ModuleType]) -> list[type[Pending]]:
    """The questions and steps that these modules declare or use; those of core are what they derive from."""
    found: list[type[Pending]] = []
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Pending) and getattr(thing, "__module__", "") != BASES:
                found.append(thing)
    return found
