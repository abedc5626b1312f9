"""What the saved numbers of Inn mean: beer, person cards in hands and stacks, and who has played which."""

from __future__ import annotations

from typing import Final

from stammtisch.core.legend import Group, Kind, Number, NumberOr, OneOf, Row, SeatSet, Set, inside, not_a
from stammtisch.core.plain import Json, as_dict, as_ints, as_list
from stammtisch.games.village.expansions.inn.ids import (
    CARD_IDS,
    JUGGLER,
    MARKET_CRIER,
    MOST_IN_STACK,
    PRIEST,
    SCRAP_DEALER,
    STACKS,
)
from stammtisch.games.village.expansions.inn.table import NOBODY
from stammtisch.games.village.kinds import BySeat
from stammtisch.games.village.legend import MOST

STACK_IDS: Final = [str(stack + 1) for stack in range(STACKS)]
OFFERED: Final = [JUGGLER, SCRAP_DEALER, MARKET_CRIER, PRIEST]  # the cards that `PlayNow` offers


def legend(seats: int) -> Group:
    return Stacked({
        "beer": BySeat(seats, Number(0, MOST)),
        "hands": BySeat(seats, Set(CARD_IDS)),
        "fame": BySeat(seats, Number(0, MOST)),
        "stacks": Row(Row(OneOf(CARD_IDS)), STACKS),
        "known": Row(Number(0, MOST_IN_STACK - 1), STACKS),
        "looked": Row(SeatSet(seats), STACKS),
        "crier": NumberOr(0, seats - 1, {NOBODY: None}),
        "priest": NumberOr(0, seats - 1, {NOBODY: None}),
    })  # fmt: skip


class Stacked(Group):
    """The table of Inn: its stacks are written one by one from the top, as long as they are."""

    def words(self, packed: Json) -> Json:
        table = dict(as_dict(packed, "inn"))
        cards = as_list(table["stacks"], "stacks")
        stacks: list[Json] = []
        for stack, size in enumerate(as_ints(table["sizes"], "sizes")):
            stacks.append(cards[stack * MOST_IN_STACK : stack * MOST_IN_STACK + size])
        table["stacks"] = stacks
        return super().words(table)

    def packed(self, words: Json, where: str) -> Json:
        table = as_dict(super().packed(words, where), where)
        sizes: list[Json] = []
        cards: list[Json] = []
        for number, stack in enumerate(as_list(table["stacks"], "stacks")):
            found = as_ints(stack, "a stack")
            if len(found) > MOST_IN_STACK:
                raise not_a(
                    inside(where, f"stacks.{number}"),
                    f"a list of at most {MOST_IN_STACK}",
                    f"eine Liste von höchstens {MOST_IN_STACK}",
                )
            sizes.append(len(found))
            cards.extend([*found, *[0] * (MOST_IN_STACK - len(found))])
        table["stacks"] = cards
        table["sizes"] = sizes
        return table


class Offered(OneOf):
    """One of the cards that are offered at their moment, by its number among all."""

    def packed(self, words: Json, where: str) -> Json:
        card = super().packed(words, where)
        if card not in OFFERED:
            known = ", ".join(CARD_IDS[each] for each in OFFERED)
            raise not_a(where, f"one of {known}", f"eines von {known}")
        return card


def pending_kinds() -> dict[str, Kind]:
    return {
        "stack": OneOf(STACK_IDS),
        "card": Offered(CARD_IDS),
        "monks": Number(0, 9),
        "held": Number(0, len(CARD_IDS)),
    }
