"""The person cards of Marriage: cousin, grocer, jack of all trades (VM-7). Inn asks here when it offers them."""

from __future__ import annotations

from typing import ClassVar, Final

from stammtisch.core.family import Lone
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.ids import COUSIN, JACK_OF_ALL_TRADES, SHOPWOMAN
from stammtisch.games.village.expansions.marriage.effects import free_ranks, gain_bread, gain_tools, take_grain
from stammtisch.games.village.expansions.marriage.places.ceremony import Marry, gain_points
from stammtisch.games.village.expansions.marriage.places.wedding import take_cubes
from stammtisch.games.village.ids import COLOURS, FARM
from stammtisch.games.village.places.paying import offer_cubes
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState

TAKE_BREAD: Final[Lone] = Lone("take-bread", otherwise="nothing-to-receive")
TAKE_TOOL: Final[Lone] = Lone("take-tool", otherwise="nothing-to-receive")


def why_not_card(state: VillageState, seat: int, card: int) -> str:
    """Whether a player who holds one of these cards can play it now: empty, or the code of the refusal."""
    if card == COUSIN:
        if not free_ranks(state):
            return "no-free-rank"
        if state.players[seat].family[FARM] == 0:
            return "nobody-for-cousin"
    return ""


def play_card(state: VillageState, seat: int, card: int) -> None:
    """Play one of these cards; it has left the hand already."""
    if card == COUSIN:
        state.stack.append(Marry(seat, 1))
    elif card == SHOPWOMAN:
        take_grain(state, seat, 1)
        state.stack.append(BreadOrTool(seat))
        offer_cubes(state, seat, 1)
    else:
        assert card == JACK_OF_ALL_TRADES
        gain_points(state, seat, box_of(state.box).card_points[card])
        for _ in range(box_of(state.box).jack_rolls):
            # One by one: what an earlier roll has taken may be missing for a later one (VM-R13).
            take_cubes(state, seat, [int(state.roll(COLOURS))])


class BreadOrTool(OneSeatQuestion):
    """Do you take a bread or a tool? (VM-7.2)"""

    prompt_key: ClassVar = "bread-or-tool"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [TAKE_BREAD.action, TAKE_TOOL.action]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if TAKE_BREAD.has(action):
            gain_bread(state, seat, 1)
        else:
            gain_tools(state, seat, 1)
