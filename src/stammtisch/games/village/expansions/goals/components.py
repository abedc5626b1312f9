"""The life goals, read from `goals.toml`: names, points and conditions (VG-3, VG-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.editions import Edition
from stammtisch.core.expansion import Box
from stammtisch.core.texts import Name
from stammtisch.core.vectors import vector_of, zeros
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.goals.ids import (
    GOAL_IDS,
    GOALS_TABLE,
    GOLD_IDS,
    SET_IDS,
    SILVER_IDS,
    THING_IDS,
)
from stammtisch.games.village.expansions.ids import COMBINATIONS, WITH_INN, WITH_MARRIAGE, WITH_PORT

FILE: Final = "goals.toml"


class GoalsBox(Box):
    """All goals of one edition, silver ones first."""

    def __init__(self, edition: Edition) -> None:
        self.names: list[Name] = []
        self.sets: list[int] = []
        begins = [0]
        points: list[int] = []
        numbers: list[int] = []
        things: list[int] = []
        counts: list[int] = []
        silver = edition.rows_by_id(FILE, "silver", SILVER_IDS)
        for row in [*silver, *edition.rows_by_id(FILE, "gold", GOLD_IDS)]:
            self.names.append(row.name())
            self.sets.append(row.one_of("set", SET_IDS))
            points.append(row.number("points", 0, 50))
            if len(self.names) > len(SILVER_IDS):
                numbers.append(row.number("number", 1, 20))
            else:
                numbers.append(0)
                needed = [row.choice("needs", word, THING_IDS) for word in row.texts("needs")]
                if not needed:
                    raise row.wrong("needs", "must not be empty.", "darf nicht leer sein.")
                things.extend(sorted(set(needed)))
                counts.extend(needed.count(thing) for thing in sorted(set(needed)))
                begins.append(len(things))
            row.finish()
        self.points: vec[i64] = vector_of(points)
        self.numbers: vec[i64] = vector_of(numbers)  # goal -> the number in the condition of a golden goal
        # silver goal -> where its needs begin; they end where those of the next begin
        self.needs_begin: vec[i64] = vector_of(begins)
        self.things: vec[i64] = vector_of(things)  # need -> what
        self.counts: vec[i64] = vector_of(counts)  # need -> how many
        self.in_game: vec[i64] = zeros(COMBINATIONS)  # combination -> mask of the goals that fit it (VG-1.2)
        for with_these in range(COMBINATIONS):
            has_port = with_these & WITH_PORT != 0
            fits = [True, with_these & WITH_INN != 0, has_port, with_these & WITH_MARRIAGE != 0, not has_port]
            for goal in range(len(GOAL_IDS)):
                if fits[self.sets[goal]]:
                    self.in_game[with_these] |= bit(goal)


def box_of(box: Components) -> GoalsBox:
    """The tables of the goals."""
    part = box.parts[GOALS_TABLE]
    assert isinstance(part, GoalsBox)
    return part
