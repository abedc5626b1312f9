"""Life goals as numbers: one's own with what they still ask for, and which of the others' were claimed. Rules: VG."""

from __future__ import annotations

from stammtisch.core.numbers import Layout, Row
from stammtisch.games.village.expansions.goals.components import box_of
from stammtisch.games.village.expansions.goals.conditions import asked_in_all, lacking
from stammtisch.games.village.expansions.goals.ids import GOAL_IDS, GOALS, METAL_IDS, METALS
from stammtisch.games.village.expansions.goals.judgement.evaluation import prospect
from stammtisch.games.village.expansions.goals.table import table_of
from stammtisch.games.village.ids import MAX_SEATS
from stammtisch.games.village.state import VillageState


def declare(layout: Layout) -> None:
    for metal in METAL_IDS:
        layout.flag(f"goal {metal} claimed", "whether one has claimed this goal")
        layout.add(f"goal {metal} points", 0.0, 8.0, "what it brings; 0 once it was claimed")
        layout.add(f"goal {metal} asks", 0.0, 7.0, "how many pieces, figures, customers or cards it asks for")
        layout.add(f"goal {metal} lacks", 0.0, 7.0, "how many of them are lacking")
        layout.add(f"goal {metal} prospect", 0.0, 8.0, "what it is worth by the hand-made judgement")
    layout.one_of("goal", GOAL_IDS, "which goals one has still to reach")
    for distance in range(1, MAX_SEATS):
        layout.each(f"+{distance} goal claimed", METAL_IDS, 0.0, 1.0, "whether this goal was claimed")


def write(state: VillageState, seat: int, row: Row) -> None:
    table = table_of(state)
    for metal in range(METALS):
        place = seat * METALS + metal
        goal = table.goals[place]
        if table.claimed[place] == 1:
            row.flag(True)
            row.skip(4)
        else:
            row.flag(False)
            row.count(box_of(state.box).points[goal])
            row.count(asked_in_all(state, goal))
            row.count(lacking(state, seat, goal))
            row.put(prospect(state, seat, goal))
    start = row.at
    row.skip(GOALS)
    for metal in range(METALS):
        place = seat * METALS + metal
        if table.claimed[place] == 0:
            row.buffer[start + table.goals[place]] = 1.0
    seats = len(state.players)
    for distance in range(1, MAX_SEATS):
        if distance < seats:
            other = (seat + distance) % seats
            for metal in range(METALS):
                row.count(table.claimed[other * METALS + metal])
        else:
            row.skip(METALS)
