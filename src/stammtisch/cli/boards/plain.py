"""The drawing for a game that has none of its own: its view in words, and the players' things side by side.

Names come from the game (`Game.names`): `field.KEY` for a field of the view, and those of things for what is in it.
"""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from stammtisch.cli.boards.base import Board, View
from stammtisch.cli.speaker import Speaker
from stammtisch.core.game import Game

# What the table around the board tells, and what the head of the board tells.
TOLD: Final = ("prompt", "log", "scores", "ranking", "players", "seat", "seats", "is_over", "game", "edition")
HEAD: Final = ("round", "rounds", "phase", "start_seat")
WORDS: Final = {
    "round": ("Round {round}", "Runde {round}"),
    "round_of": ("Round {round} of {rounds}", "Runde {round} von {rounds}"),
    "begins": ("{player} begins", "{player} beginnt"),
    "yes": ("yes", "ja"),
    "no": ("no", "nein"),
}


class PlainBoard(Board):
    """Shows every value of an observation."""

    def __init__(self, game: Game, say: Speaker, roles: list[str]) -> None:
        super().__init__(game, say, roles)
        self.words = say.with_words(WORDS)

    def full(self, view: View, width: int) -> list[RenderableType]:
        table = {key: value for key, value in view.items() if key not in (*TOLD, *HEAD, "board")}
        board = view.get("board")
        table.update(board if isinstance(board, dict) else {})
        return [self._head(view), *self._lines(table, 0), *self.everyone(view, width)]

    def brief(self, view: View, width: int) -> list[RenderableType]:
        seat = view.get("seat")
        return [] if seat is None else self._players(view, [seat])

    def everyone(self, view: View, width: int) -> list[RenderableType]:
        return self._players(view, list(range(len(view.get("players", [])))))

    def _head(self, view: View) -> Text:
        """The game, how far it is, and who begins."""
        parts = [self.game.titles[self.say.language]]
        if "round" in view:
            key = "round_of" if "rounds" in view else "round"
            parts.append(self.words(key, round=view["round"], rounds=view.get("rounds")))
        if "phase" in view:
            parts.append(self.name("phase", str(view["phase"])))
        if isinstance(view.get("start_seat"), int):
            parts.append(self.words("begins", player=self.player_name(view, view["start_seat"])))
        return Text(" · ".join(parts), "bold")

    def _players(self, view: View, seats: list[int]) -> list[RenderableType]:
        """What lies before these players: a column each where it is short enough, else one below the other."""
        things: list[dict[str, Any]] = [view["players"][seat] for seat in seats]
        fields = [field for field in (things[0] if things else {}) if field != "name"]
        rows = {field: [self._flat(thing[field]) for thing in things] for field in fields}
        if any(cell is None for cells in rows.values() for cell in cells):
            found: list[RenderableType] = []
            for seat, thing in zip(seats, things, strict=True):
                found.append(self.player(view, seat, with_role=True))
                found.extend(self._lines({field: thing[field] for field in fields}, 1))
            return found
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column()
        for seat in seats:
            table.add_column(self.player(view, seat, with_role=True))
        for field, cells in rows.items():
            table.add_row(Text(self._field(field), "bold"), *(Text(cell or "") for cell in cells))
        return [table]

    def _lines(self, values: dict[str, Any], depth: int) -> list[RenderableType]:
        found: list[RenderableType] = []
        for key, value in values.items():
            title = Text(f"{self._field(key)}: ", "bold")
            flat = self._flat(value)
            if flat is None:
                found.append(Padding(title, (0, 0, 0, 2 * depth)))
                nested = value if isinstance(value, dict) else {str(n): item for n, item in enumerate(value)}
                found.extend(self._lines(nested, depth + 1))
            else:
                found.append(Padding(title.append(flat, "not bold"), (0, 0, 0, 2 * depth)))
        return found

    def _flat(self, value: Any) -> str | None:
        """The value on one line; None when it is too deep for that. Of what can be counted, nothing is not told."""
        if isinstance(value, dict):
            if any(isinstance(item, (dict, list)) and item for item in value.values()):
                return None
            parts = [(self._word(key), self._flat(item)) for key, item in value.items() if item != 0 or item is False]
            # A number as a name would run into the number behind it: 4×"1", not "1 4".
            return ", ".join(f'{item}×"{key}"' if key.isdigit() else f"{key} {item}" for key, item in parts) or "–"
        if isinstance(value, list):
            if any(isinstance(item, (dict, list)) for item in value):
                return None
            return ", ".join(self._word(str(item)) for item in value) or "–"
        if isinstance(value, bool):
            return self.words("yes" if value else "no")
        return "–" if value is None else self._word(str(value))

    def _field(self, key: str) -> str:
        """The name of a field."""
        return self.name("field", key) if f"field.{key}" in self._names else self._word(key)

    def _word(self, label: str) -> str:
        return self.name_of_anything(label).replace("_", " ")
