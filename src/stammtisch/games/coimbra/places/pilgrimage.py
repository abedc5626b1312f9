"""The pilgrim walks the map and visits monasteries. Rules: C-9."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument
from stammtisch.games.coimbra.ids import CORNERS, FIRST_MONASTERY_BONUS, FIRST_SPACE, NODES
from stammtisch.games.coimbra.places.exchanging import add_exchanges, exchange, is_exchange, why_not_exchange
from stammtisch.games.coimbra.places.monasteries import reward_spaces
from stammtisch.games.coimbra.places.rewards import GainBonus
from stammtisch.games.coimbra.state import CoimbraState

STEP: Final[Single] = Single("step", Field("node", "node", range(CORNERS, NODES)), otherwise="no-steps-now")
STOP: Final[Lone] = Lone("stop", otherwise="no-steps-now")

STEPPED: Final = Message(21, "stepped", "player", "node")
DISK_PLACED: Final = Message(22, "disk-placed", "player", "monastery")


def give_steps(state: CoimbraState, seat: int, steps: i64) -> None:
    """The pilgrim may walk so many steps, after all that is put on the stack now (C-9.1)."""
    if steps > 0:
        state.stack.append(MovePilgrim(seat, int(steps)))


class MovePilgrim(OneSeatQuestion):
    """Where does your pilgrim go, or does it stop? (C-9)"""

    prompt_key: ClassVar = "move-pilgrim"
    fields: ClassVar = ["seat", "steps"]

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def about(self, state: CoimbraState) -> dict[str, Argument]:
        return {"steps": self.steps}

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        box = state.box
        node = state.players[seat].pilgrim
        found: list[int] = []
        for road in range(box.road_first[node], box.road_first[node + 1]):
            found.append(STEP.of(box.road_to[road]))
        found.append(STOP.action)
        add_exchanges(state, seat, found)
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if not STEP.has(action):
            return why_not_exchange(state, seat, action)
        names = state.box.node_names
        return say(state, "no-road", {"from": names[state.players[seat].pilgrim], "node": names[STEP.value(action)]})

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if STEP.has(action):
            give_steps(state, seat, self.steps - 1)
            step_to(state, seat, STEP.value(action))
        elif is_exchange(action):
            exchange(state, seat, action)
            state.stack.append(self)


def step_to(state: CoimbraState, seat: int, node: i64) -> None:
    """Move the pilgrim to a neighbouring place; a monastery without an own disk is visited (C-9.1, C-9.4)."""
    player = state.players[seat]
    player.pilgrim = node
    state.tell(STEPPED, seat, node)
    space = node - FIRST_SPACE
    if space >= 0 and not player.has_visited(space):
        visit(state, seat, space)


def visit(state: CoimbraState, seat: int, space: i64) -> None:
    """Place a disk above a monastery and use its immediate bonus; earlier ones may reward it (C-9.4, C-15.13)."""
    player = state.players[seat]
    bonus = FIRST_MONASTERY_BONUS + state.layout.monasteries[space]
    earlier = player.visited & state.layout.disk_spaces
    player.visited |= bit(space)
    state.tell(DISK_PLACED, seat, state.layout.monasteries[space])
    if state.box.is_immediate[bonus]:
        state.stack.append(GainBonus(seat, int(bonus)))
    reward_spaces(state, seat, earlier)
