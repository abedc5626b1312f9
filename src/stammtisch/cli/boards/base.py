"""What every drawing of a game shares: names, the marks of the seats, and the questions a table asks it.

A drawing knows the observation, the names and the edition's tables that the core hands out; it never
looks into the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from rich.console import RenderableType
from rich.text import Text

from stammtisch.cli.speaker import Speaker
from stammtisch.core.actions import Action
from stammtisch.core.game import Game
from stammtisch.core.state import State

# An observation: plain JSON values, whose shape is the game's own affair.
View: TypeAlias = dict[str, Any]

# Seats are told apart by shape as well as by colour.
SHAPES: Final = ("●", "■", "▲", "◆", "⬢")
COLOURS: Final = ("yellow", "green", "blue", "red", "magenta")
TERMINAL_COLOURS: Final = {
    "yellow": "bold yellow", "green": "bold green", "blue": "bold bright_blue", "red": "bold bright_red",
    "magenta": "bold magenta", "violet": "bold magenta", "white": "bold",
}  # fmt: skip


def view_of(state: State, seat: int | None, log_from: int = 0) -> View:
    """What this seat, or a spectator, may know; `log_from` leaves out the older lines of the log."""
    return state.observe(seat, log_from)


class Board:
    """A drawing of one game in one language."""

    def __init__(self, game: Game, say: Speaker, roles: list[str]) -> None:
        self.game = game
        self.say = say
        self.roles = roles
        self._names = game.names()

    # What a drawing gives

    def introduction(self) -> str:
        """The game in five lines, for somebody who sees it for the first time."""
        return ""

    def full(self, view: View, width: int) -> list[RenderableType]:
        """Everything on the table, the viewer's own things last."""
        raise NotImplementedError

    def brief(self, view: View, width: int) -> list[RenderableType]:
        """What changes from one answer to the next: shown between two questions of the same phase."""
        return []

    def everyone(self, view: View, width: int) -> list[RenderableType]:
        """The boards of all players."""
        return self.full(view, width)

    def note(self, view: View) -> str:
        """What the prompt leaves out, if anything."""
        return ""

    def remark(self, view: View, action: Action) -> str:
        """What choosing this action would mean, in a few words."""
        return ""

    def short(self, view: View, action: Action, siblings: list[Action]) -> str:
        """The action's name within a group of choices; empty to take it from the label."""
        return ""

    def missing(self, item: Mapping[str, object]) -> str:
        """One thing that a refusal says is missing; empty when its sentence has said it all."""
        what = self.name_of_anything(str(item.get("what", "")))
        where = str(item.get("where", ""))
        if not where:
            return f"{item['number']} {what}" if "number" in item else what
        place, dot, number = where.partition(".")
        return f"{what} ({self.name_of_anything(place)}{' ' + number if dot else ''})"

    # Names

    def name(self, kind: str, label: str) -> str:
        """The name of a thing in the person's language; its id when the game has none."""
        names = self._names.get(f"{kind}.{label}")
        return names.get(self.say.language, label) if names else label

    def name_of_anything(self, label: str) -> str:
        """The name of a thing of unknown kind."""
        for key, names in self._names.items():
            if key.partition(".")[2] == label:
                return names.get(self.say.language, label)
        return label

    def player_name(self, view: View, seat: int) -> str:
        players = view.get("players")
        if isinstance(players, list) and "name" in players[seat]:
            return self.name("player", str(players[seat]["name"]))
        return self.say("seat", seat=seat)

    def player(self, view: View, seat: int, with_role: bool = False) -> Text:
        """A player's mark and name, in the seat's colour."""
        colour = COLOURS[seat % len(COLOURS)]
        players = view.get("players")
        if isinstance(players, list) and players[seat].get("name") in TERMINAL_COLOURS:
            colour = players[seat]["name"]
        text = Text(f"{SHAPES[seat % len(SHAPES)]} {self.player_name(view, seat)}", TERMINAL_COLOURS[colour])
        if with_role and self.role(seat):
            text.append(f" ({self.role(seat)})", "not bold default")
        return text

    def player_head(self, view: View, seat: int) -> Text:
        """A player's mark and name, and below it who sits there: the head of a column."""
        text = self.player(view, seat)
        return text.append(f"\n{self.role(seat)}", "not bold default") if self.role(seat) else text

    def role(self, seat: int) -> str:
        return self.say(self.roles[seat]) if seat < len(self.roles) else ""
