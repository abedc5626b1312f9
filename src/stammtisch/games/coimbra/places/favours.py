"""Favour tiles: taking one, and the cap tile that comes with one of them. Rules: C-4.3, C-10, C-12.9."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Pair, Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion
from stammtisch.core.refusals import say
from stammtisch.games.coimbra.effects import insert_die, remove_die
from stammtisch.games.coimbra.ids import CAP_FAVOUR, FAVOURS, FIRST_FAVOUR_BONUS, LOCATIONS, ROW, UPPER
from stammtisch.games.coimbra.places.rewards import DECLINE, GainBonus
from stammtisch.games.coimbra.state import CoimbraState, owner_of, value_of, with_cap

FAVOUR: Final[Single] = Single("favour", Field("favour", "favour", range(FAVOURS)), otherwise="no-favour-now")
CITY_LOCATION: Final[Field] = Field("location", "location", range(UPPER, LOCATIONS))
PLACE_IN_ROW: Final[Field] = Field("place", "number", range(1, ROW + 1))  # from the left
PUT_CAP: Final[Pair] = Pair("cap", CITY_LOCATION, PLACE_IN_ROW, otherwise="no-cap-now")

FAVOUR_TAKEN: Final = Message(6, "favour-taken", "player", "favour")
CAPPED: Final = Message(24, "capped", "player", "location", "number:value")


def favours_or(state: CoimbraState, otherwise: Lone) -> list[int]:
    """Taking each of the favour tiles that still lie beside the castle, or something else."""
    found: list[int] = []
    for favour in range(i64(FAVOURS)):
        if (state.favours_left >> favour) & 1:
            found.append(FAVOUR.of(favour))
    found.append(otherwise.action)
    return found


def why_not_favour(state: CoimbraState, action: int) -> Refusal | None:
    """The tile is gone, if the action is about a favour tile."""
    if not FAVOUR.has(action):
        return None
    return say(state, "favour-gone", {"favour": state.box.favour_names[FAVOUR.value(action)]})


def take_favour(state: CoimbraState, seat: int, favour: i64) -> None:
    """Take a favour tile and use it (C-4.3, C-10)."""
    state.favours_left &= ~bit(favour)
    state.players[seat].favours |= bit(favour)
    state.tell(FAVOUR_TAKEN, seat, favour)
    state.stack.append(GainBonus(seat, int(FIRST_FAVOUR_BONUS + favour)))


class TakeFavour(OneSeatQuestion):
    """Which favour tile does your card bring you? (C-12.9)"""

    prompt_key: ClassVar = "take-favour"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return favours_or(state, DECLINE)

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        return why_not_favour(state, action)

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if FAVOUR.has(action):
            take_favour(state, seat, FAVOUR.value(action))


# The cap tile


class PutCap(OneSeatQuestion):
    """On which of your dice in upper, central and lower city does the cap tile go, if on any? (C-10.2)"""

    prompt_key: ClassVar = "put-cap"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found: list[int] = []
        for location in range(i64(UPPER), i64(LOCATIONS)):
            for place in range(state.row_size[location]):
                if owner_of(state.rows[location * ROW + place]) == seat:
                    found.append(PUT_CAP.of(location, place + 1))
        found.append(DECLINE.action)
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        return say(state, "no-own-die-there") if PUT_CAP.has(action) else None

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        """The die is raised and moved to its new place in the row (C-10.2)."""
        if PUT_CAP.has(action):
            location, place = PUT_CAP.read(action)
            bonus = state.box.amount[FIRST_FAVOUR_BONUS + CAP_FAVOUR]
            entry = with_cap(remove_die(state, location, place - 1), bonus)
            insert_die(state, location, entry)
            state.tell(CAPPED, seat, location, value_of(entry))
