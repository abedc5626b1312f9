"""The drawing for a game that has none of its own: the observation as an indented list with names."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from stammtisch.cli.boards.base import Board, View

HIDDEN = ("prompt", "log", "scores", "ranking", "players", "seat", "seats", "is_over")


class PlainBoard(Board):
    """Shows every value of an observation."""

    def full(self, view: View, width: int) -> list[RenderableType]:
        table = {key: value for key, value in view.items() if key not in HIDDEN}
        return [*self._lines(table, 0), *self.everyone(view, width)]

    def brief(self, view: View, width: int) -> list[RenderableType]:
        seat = view.get("seat")
        return [] if seat is None else self._player(view, seat)

    def everyone(self, view: View, width: int) -> list[RenderableType]:
        found: list[RenderableType] = []
        for seat in range(len(view.get("players", []))):
            found.extend(self._player(view, seat))
        return found

    def _player(self, view: View, seat: int) -> list[RenderableType]:
        return [self.player(view, seat, with_role=True), *self._lines(view["players"][seat], 1)]

    def _lines(self, values: dict[str, Any], depth: int) -> list[RenderableType]:
        found: list[RenderableType] = []
        for key, value in values.items():
            title = Text(f"{self._word(key)}: ", "bold")
            flat = self._flat(value)
            if flat is None:
                found.append(Padding(title, (0, 0, 0, 2 * depth)))
                nested = value if isinstance(value, dict) else {str(n): item for n, item in enumerate(value)}
                found.extend(self._lines(nested, depth + 1))
            else:
                found.append(Padding(title.append(flat, "not bold"), (0, 0, 0, 2 * depth)))
        return found

    def _flat(self, value: Any) -> str | None:
        """The value on one line; None when it is too deep for that."""
        if isinstance(value, dict):
            parts = [(self._word(key), self._flat(item)) for key, item in value.items()]
            if any(isinstance(item, (dict, list)) and item for item in value.values()):
                return None
            # A number as a name would run into the number behind it: 4×"1", not "1 4".
            return ", ".join(f'{item}×"{key}"' if key.isdigit() else f"{key} {item}" for key, item in parts) or "–"
        if isinstance(value, list):
            if any(isinstance(item, (dict, list)) for item in value):
                return None
            return ", ".join(self._word(str(item)) for item in value) or "–"
        return "–" if value is None else self._word(str(value))

    def _word(self, label: str) -> str:
        return self.name_of_anything(label).replace("_", " ")
