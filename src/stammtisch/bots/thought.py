"""What a bot thought: its answer, and what it expects of this one and of the others it compared.

Plain immutable values, so that a table, a hint or an analysis can show them and a process can send them.
"""

from __future__ import annotations

from typing import NamedTuple

from stammtisch.core.plain import Json, as_dict, as_int, as_ints, as_list, as_text


class Choice(NamedTuple):
    """One answer that was compared with others."""

    action: int
    line: tuple[int, ...]  # the seat's own answers from here on as far as they were thought of, this one first
    visits: int  # simulations that began with it
    value: float  # mean utility for the seat, about 0 to 1
    points: tuple[float, ...]  # points expected at the end, per seat
    wins: tuple[float, ...]  # chance to win, per seat
    error: float  # standard error of the seat's own expected points


class Thought(NamedTuple):
    """An answer with its reasons: `choices` stand best first, and the first is the answer."""

    action: int
    level: str
    choices: tuple[Choice, ...]
    simulations: int
    seconds: float

    @property
    def points(self) -> tuple[float, ...]:
        """Points expected at the end after the answer, per seat; empty where nothing was weighed."""
        return self.choices[0].points if self.choices else ()

    @property
    def wins(self) -> tuple[float, ...]:
        """Chance to win after the answer, per seat; empty where nothing was weighed."""
        return self.choices[0].wins if self.choices else ()

    @property
    def lines(self) -> tuple[tuple[int, ...], ...]:
        """The best lines, best first."""
        return tuple(choice.line for choice in self.choices)

    @property
    def visits(self) -> dict[int, int]:
        """Simulations per answer."""
        found: dict[int, int] = {}
        for choice in self.choices:
            found[choice.action] = found.get(choice.action, 0) + choice.visits
        return found

    def as_json(self) -> dict[str, Json]:
        """Plain values, for the wire."""
        return {
            "action": self.action,
            "level": self.level,
            "simulations": self.simulations,
            "seconds": round(self.seconds, 4),
            "choices": [
                {
                    "action": choice.action,
                    "line": list(choice.line),
                    "visits": choice.visits,
                    "value": round(choice.value, 5),
                    "points": [round(points, 3) for points in choice.points],
                    "wins": [round(win, 4) for win in choice.wins],
                    "error": round(choice.error, 4),
                }
                for choice in self.choices
            ],
        }


def thought_from(data: dict[str, Json]) -> Thought:
    """The thought that `Thought.as_json` describes, to the digits that it gives."""
    choices: list[Choice] = []
    for item in as_list(data["choices"], "the choices"):
        choice = as_dict(item, "a choice")
        choices.append(
            Choice(
                action=as_int(choice["action"], "an action"),
                line=tuple(as_ints(choice["line"], "a line")),
                visits=as_int(choice["visits"], "visits"),
                value=as_float(choice["value"]),
                points=tuple(as_float(points) for points in as_list(choice["points"], "points")),
                wins=tuple(as_float(win) for win in as_list(choice["wins"], "wins")),
                error=as_float(choice["error"]),
            )
        )
    return Thought(
        action=as_int(data["action"], "the action"),
        level=as_text(data["level"], "the level"),
        choices=tuple(choices),
        simulations=as_int(data["simulations"], "simulations"),
        seconds=as_float(data["seconds"]),
    )


def as_float(value: Json) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError(f"{value!r} is not a number")
    return float(value)
