"""Phase B: players take dice from the pool and place them in the city. Rules: C-3.3 to C-3.7, C-15.12."""

from __future__ import annotations

from typing import ClassVar, Final

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Pair, Single
from stammtisch.core.message import Message
from stammtisch.core.plain import Json
from stammtisch.core.question import OneSeatQuestion, Step
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument
from stammtisch.games.coimbra.effects import insert_die
from stammtisch.games.coimbra.ids import CASTLE, CENTRAL, COLOUR_IDS, COLOURS, FACES, LOCATIONS, LOWER, UPPER
from stammtisch.games.coimbra.places.monasteries import reward_spaces
from stammtisch.games.coimbra.state import CoimbraState, die_entry, die_in_pool

COLOUR: Final[Field] = Field("colour", "die", range(COLOURS), slot="die")
VALUE: Final[Field] = Field("value", "number", range(1, FACES + 1))
TAKE_DIE: Final[Pair] = Pair("take", COLOUR, VALUE, otherwise="not-placing")
PLACE_DIE: Final[Single] = Single("place", Field("location", "location", range(LOCATIONS)), otherwise="not-placing")

PLACED: Final = Message(5, "placed", "player", "die", "number:value", "location")


class NextDie(Step):
    """The next player in order takes a die, until each has placed three (C-3.3)."""

    fields: ClassVar = ["number"]

    def __init__(self, number: int) -> None:
        self.number = number

    def happen(self, state: CoimbraState) -> None:
        seats = int(state.seats)
        if self.number + 1 < seats * state.box.dice_each:
            state.stack.append(NextDie(self.number + 1))
        state.stack.append(TakeDie(int(state.order[self.number % seats])))


class TakeDie(OneSeatQuestion):
    """Which die do you take? (C-3.3)"""

    prompt_key: ClassVar = "take-die"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found: list[int] = []
        for die, count in enumerate(state.pool):
            if count:
                found.append(TAKE_DIE.at(die))
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if PLACE_DIE.has(action):
            return say(state, "take-die-first")
        if not TAKE_DIE.has(action):
            return None
        colour, value = TAKE_DIE.read(action)
        die: dict[str, Argument] = {"die": state.box.colour_names[colour], "value": int(value)}
        missing: dict[str, Json] = {"what": COLOUR_IDS[colour], "value": int(value), "where": "pool"}
        return say(state, "die-not-in-pool", die, [missing])

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        colour, value = TAKE_DIE.read(action)
        die = die_in_pool(colour, value)
        state.pool[die] -= 1
        state.stack.append(PlaceDie(seat, int(die)))


class PlaceDie(OneSeatQuestion):
    """Where do you place the die? (C-3.3)"""

    prompt_key: ClassVar = "place-die"
    fields: ClassVar = ["seat", "die"]

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die = die  # where it lay in the pool

    def about(self, state: CoimbraState) -> dict[str, Argument]:
        return {"die": state.box.colour_names[self.die // FACES], "value": self.die % FACES + 1}

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [PLACE_DIE.of(CASTLE), PLACE_DIE.of(UPPER), PLACE_DIE.of(CENTRAL), PLACE_DIE.of(LOWER)]

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        return say(state, "place-die-first") if TAKE_DIE.has(action) else None

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        location = PLACE_DIE.value(action)
        colour = self.die // FACES
        value = self.die % FACES + 1
        insert_die(state, location, die_entry(value, seat, colour))
        state.tell(PLACED, seat, colour, value, location)
        if location == CASTLE:
            reward_spaces(state, seat, state.players[seat].visited & state.layout.castle_spaces)
