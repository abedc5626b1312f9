"""What the things of a game do: the explanations of its description, found by id or by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stammtisch.cli.boards.base import Board


class Explanations:
    """The things that a game explains, in the person's language."""

    def __init__(self, board: Board) -> None:
        self._things: list[tuple[str, str, str, str]] = []  # id, name, sentence, rule section
        for part, row in _explained_rows(board.game.describe()):
            label = str(row.get("id", part))
            name = board.name(_kind(part), label)
            sentence = str(row["explanation"][board.say.language])
            self._things.append((label, name[:1].upper() + name[1:], sentence, str(row.get("rule", ""))))

    def about(self, words: str) -> list[tuple[str, str, str]]:
        """Name, sentence and rule section of everything with this id or name; else of what begins so."""
        wanted = words.lower()
        exact = [thing for thing in self._things if wanted in (thing[0].lower(), thing[1].lower())]
        near = exact or [thing for thing in self._things if thing[1].lower().startswith(wanted)]
        return [(name, sentence, rule) for _, name, sentence, rule in near]

    def example(self) -> str:
        """A name to show how to ask."""
        return next((name for _, name, _, _ in self._things if " " not in name), "")


def _explained_rows(description: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    for part, value in description.items():
        for row in value if isinstance(value, list) else [value]:
            if isinstance(row, dict) and "explanation" in row:
                yield part, row


def _kind(part: str) -> str:
    """The kind of thing that a part of the description lists: monasteries -> monastery."""
    return f"{part.removesuffix('ies')}y" if part.endswith("ies") else part.removesuffix("s")
