"""The life goals, read from `goals.toml`: names, points and conditions (VG-3, VG-4)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.editions import Edition
from stammtisch.core.texts import Name
from stammtisch.games.village.expansions.goals.ids import GOLD_IDS, SET_IDS, SILVER_IDS, THING_IDS, THINGS

FILE: Final = "goals.toml"


class GoalsBox:
    """All goals of one edition, silver ones first."""

    def __init__(self, edition: Edition) -> None:
        self.names: list[Name] = []
        self.sets: list[int] = []
        points: list[i64] = []
        needs: list[i64] = []
        numbers: list[i64] = []
        for row in edition.rows_by_id(FILE, "silver", SILVER_IDS):
            self.names.append(row.name())
            self.sets.append(row.one_of("set", SET_IDS))
            points.append(row.number("points", 0, 50))
            things = [row.choice("needs", word, THING_IDS) for word in row.texts("needs")]
            if not things:
                raise row.wrong("needs", "must not be empty.", "darf nicht leer sein.")
            needs.extend(things.count(thing) for thing in range(THINGS))
            numbers.append(0)
            row.finish()
        for row in edition.rows_by_id(FILE, "gold", GOLD_IDS):
            self.names.append(row.name())
            self.sets.append(row.one_of("set", SET_IDS))
            points.append(row.number("points", 0, 50))
            numbers.append(row.number("number", 1, 20))
            row.finish()
        self.points: vec[i64] = vec[i64](points)
        # silver goal * THINGS + thing -> how many
        self.needs: vec[i64] = vec[i64](needs)
        # goal -> the number in the condition of a golden goal
        self.numbers: vec[i64] = vec[i64](numbers)
