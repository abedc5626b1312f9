"""Drawing anew what a seat cannot know: the order of the cards in the stacks. Rules: VI-3.5, VI-6.3."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.village.expansions.inn.effects import hidden_in, shuffle
from stammtisch.games.village.expansions.inn.ids import MOST_IN_STACK, STACKS
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.state import VillageState


def redeal(state: VillageState, seat: int) -> None:
    """Shuffle the cards that this seat has never seen in their stacks (VI-3.5)."""
    inn = table_of(state)
    places: list[i64] = []
    cards: list[int] = []
    for stack in range(i64(STACKS)):
        if inn.looked[stack] & bit(seat):
            continue
        first = stack * MOST_IN_STACK + 1
        for place in range(first, first + hidden_in(inn, stack)):
            places.append(place)
            cards.append(int(inn.stacks[place]))
    # From the same order whatever lies there: else who knew the draws could tell the cards from where they come to lie.
    cards.sort()
    shuffle(state, cards)
    for number, place in enumerate(places):
        inn.stacks[place] = cards[number]
