"""The shapes of what the life goals add to a view and to the description."""

from typing import Literal, TypeAlias, TypedDict

from stammtisch.core.shapes import Counts, Every, Told

Metal: TypeAlias = Literal["silver", "gold"]


class Goal(Told):
    """A life goal."""

    id: str
    metal: Metal
    points: int
    set: Literal["any", "inn", "port", "marriage", "no-port"]
    needs: Counts


class HeldGoal(TypedDict):
    """What is known of a goal on a farm: only its owner knows which it is until it is claimed, and what it lacks."""

    goal: str | None
    claimed: bool
    lacking: int | None


class GoalsFarm(TypedDict, total=False):
    """The life goals of a farm."""

    goals: Every[Metal, HeldGoal]
