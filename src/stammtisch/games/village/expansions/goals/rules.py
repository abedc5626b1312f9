"""Where the life goals join the game: the seams they use."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import Pending
from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.games.village.places.pausing import Pause
from stammtisch.games.village.expansions.ids import IN_MARKET, IN_SCORING
from stammtisch.games.village.expansions.together import Part
from stammtisch.games.village.expansions.goals import log, refusals, view
from stammtisch.games.village.expansions.goals.actions import CLAIM, END, FIRST
from stammtisch.games.village.expansions.goals.conditions import asked_in_all, is_reached, lacking
from stammtisch.games.village.expansions.goals.dealing import deal, redeal_goals, table_of, unclaimed_by_others
from stammtisch.games.village.expansions.goals.ids import METALS
from stammtisch.games.village.state import VillageState


class GoalRules(Part):
    """The seams of the life goals."""

    def __init__(self) -> None:
        super().__init__(FIRST, END, 0, -1)

    def set_up(self, state: VillageState) -> None:
        deal(state)

    # Claiming, at any time (VG-2.1)

    def add_anytime(self, state: VillageState, seat: int, moment: i64, found: list[int]) -> None:
        table = table_of(state)
        for metal in range(METALS):
            place = seat * METALS + metal
            if table.claimed[place] == 0 and is_reached(state, seat, table.goals[place]):
                found.append(CLAIM + metal)

    def may_interrupt(self, state: VillageState, seat: int, moment: i64) -> bool:
        """Whether this seat might have reached a goal, by what everybody can see: being asked betrays nothing."""
        if moment == IN_MARKET:
            return False
        table = table_of(state)
        for metal in range(METALS):
            if table.claimed[seat * METALS + metal] == 0:
                for goal in unclaimed_by_others(state, seat, metal):
                    if is_reached(state, seat, goal):
                        return True
        return False

    def is_anytime(self, action: int) -> bool:
        return True

    def do_anytime(self, state: VillageState, seat: int, action: int) -> None:
        table = table_of(state)
        place = seat * METALS + action - CLAIM
        points = state.box.goals.points[table.goals[place]]
        table.claimed[place] = 1
        table.fame[seat] += points
        state.reveal()
        state.tell(log.CLAIMED, seat, table.goals[place], points)

    def mass_ends(self, state: VillageState, is_last: bool) -> None:
        """A last chance before the scoring (VG-2.4)."""
        if not is_last:
            return
        for seat in reversed(state.seats_in_order()):
            if self.may_interrupt(state, seat, IN_SCORING):
                state.stack.append(Pause(seat, IN_SCORING))

    # Scoring, judgement, sight

    def fame(self, state: VillageState, seat: i64) -> i64:
        return table_of(state).fame[seat]

    def add_scores(self, state: VillageState, seat: int, parts: dict[str, int]) -> None:
        parts["goals"] = int(table_of(state).fame[seat])

    def evaluate(self, state: VillageState, seat: int) -> float:
        """Goals still to be reached, worth the more the nearer they are."""
        table = table_of(state)
        total = 0.0
        for metal in range(METALS):
            place = seat * METALS + metal
            if table.claimed[place] == 0:
                goal = table.goals[place]
                asked = float(asked_in_all(state, goal))
                near = max(0.0, 1.0 - float(lacking(state, seat, goal)) / asked)
                total += float(state.box.goals.points[goal]) * near * near
        return total

    def observe(self, state: VillageState, seat: int | None, view_so_far: dict[str, Json]) -> None:
        view.observe(state, seat, view_so_far)

    def redeal(self, state: VillageState, seat: int) -> None:
        redeal_goals(state, seat)

    def explain(self, state: VillageState, seat: int, action: int, kind: str, question: Pending) -> Refusal | None:
        return refusals.explain(state, seat, action) if kind == "claim" else None
