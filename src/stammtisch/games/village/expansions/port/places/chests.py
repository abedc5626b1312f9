"""Treasure chests at home: opened at any time, or handed to a customer unopened. Rules: VP-4.4, VP-5.4, VP-5.5."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit, numbers_in
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.message import Message
from stammtisch.core.question import Step
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import gain_coins
from stammtisch.games.village.expansions.ids import ASKED_IN_TIME, TOOL
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.ids import CARGO_IDS, CHEST, CHESTS
from stammtisch.games.village.expansions.port.table import at_home, table_of
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState

ONE_CHEST: Final[Field] = Field("chest", "chest", range(CHESTS))
OPEN: Final[Single] = Single("open-chest", ONE_CHEST, otherwise="no-chest-now")
GIVE_CHEST: Final[Single] = Single("give-chest", ONE_CHEST, otherwise="nobody-wants-chest")

OPENED: Final = Message(213, "opened", "player", "chest")


def has_chest_at_home(state: VillageState, seat: i64) -> bool:
    return table_of(state).chests_home[seat] != 0


def add_chests(state: VillageState, seat: int, family: Single, found: list[int]) -> None:
    """The chests that a player has at home, as actions of a family; of those with equal contents only the first.

    What is offered already is not offered again.
    """
    seen: i64 = 0
    for chest in numbers_in(table_of(state).chests_home[seat]):
        alike = bit(box_of(state.box).chest_alike[chest])
        if seen & alike == 0 and family.of(chest) not in found:
            found.append(family.of(chest))
        seen |= alike


def refuse_to_open(state: VillageState, seat: int, chest: i64) -> Refusal:
    """A chest is still aboard, or somebody else's; of equal ones at home another is offered (VP-5.4)."""
    table = table_of(state)
    if (table.chests_aboard[seat] >> chest) & 1:
        return about_chest(state, "chest-aboard", int(chest))
    return about_chest(state, "equal-chest" if (table.chests_home[seat] >> chest) & 1 else "not-your-chest", int(chest))


def about_chest(state: VillageState, code: str, chest: int) -> Refusal:
    """A refusal about one chest."""
    missing = lacks(CARGO_IDS[CHEST], 1) if code == "not-your-chest" else []
    return say(state, code, {"chest": box_of(state.box).chest_names[chest]}, missing)


def open_chest(state: VillageState, seat: int, chest: i64) -> None:
    """Open a chest at home: coins, or tools when Marriage is played; the chest leaves the game (VP-5.4)."""
    table = table_of(state)
    table.chests_home[seat] &= ~bit(chest)
    table.chests_opened |= bit(chest)
    state.reveal()
    state.tell(OPENED, seat, chest)
    coins = box_of(state.box).chest_coins[chest]
    if coins > 0:
        gain_coins(state, seat, coins)
    state.seams.receive(state, seat, TOOL, box_of(state.box).chest_tools[chest])


class OpenAllChests(Step):
    """Before the scoring all chests at home are opened: their coins count (VP-5.4)."""

    def happen(self, state: VillageState) -> None:
        table = table_of(state)
        for seat in range(int(state.seats)):
            for chest in numbers_in(table.chests_home[seat]):
                open_chest(state, seat, chest)
        if state.has_rules(ASKED_IN_TIME):
            state.seams.before_scoring(state)


def give_chest(state: VillageState, seat: int) -> None:
    """Hand an unopened chest to a customer; ask which, if there are several (VP-5.5).

    Whoever has several is asked even if they are equal: that they are is nobody else's business.
    """
    question = GiveChest(seat)
    if at_home(state, seat, CHEST) == 1:
        question.take(state, seat, question.choices(state, seat)[0])
    else:
        state.stack.append(question)


class GiveChest(OneSeatQuestion):
    """Which of your chests does the customer get? (VP-5.5) Nobody else learns what was in it."""

    prompt_key: ClassVar = "give-chest"

    def is_secret(self) -> bool:
        return True

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        add_chests(state, seat, GIVE_CHEST, found)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        is_giving = GIVE_CHEST.has(action)
        return about_chest(state, "not-your-chest", int(GIVE_CHEST.value(action))) if is_giving else None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        table = table_of(state)
        mask = bit(GIVE_CHEST.value(action))
        table.chests_home[seat] &= ~mask
        table.chests_given[seat] |= mask
