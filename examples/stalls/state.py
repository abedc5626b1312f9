"""The table of Two Stalls at one moment: `StallsState`, and one `Merchant` per seat.

Fields, copying, saving, and questions about the position; nothing here decides or changes a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from examples.stalls.ids import LOT_SIZE, LOTS, NO_WARE, WARES
from stammtisch.core.history import Origin
from stammtisch.core.plain import Json, as_int
from stammtisch.core.state import State
from stammtisch.core.vectors import numbers, restore_fields, save_fields, tables_of_players, vector

if TYPE_CHECKING:
    from examples.stalls.components import Components
    from examples.stalls.game import Stalls

# The fields that are plain numbers, as they are saved.
MERCHANT_FIELDS: Final = ["coins", "bid", "sales_left"]
FIELDS: Final = ["round", "demand", "start_seat", "customers_shown"]
NO_BID: Final = -1


class Merchant:
    """What lies before one player."""

    def __init__(self, wares: vec[i64], customers: vec[i64]) -> None:
        self.wares = wares  # on the stall, by ware
        self.customers = customers  # secret until the end, by the ware they want
        self.coins: i64 = 0
        self.bid: i64 = NO_BID  # secret until both have bid
        self.sales_left: i64 = 0  # in this round; none for whoever has passed

    def copy(self) -> Merchant:
        twin = Merchant(self.wares[:], self.customers[:])
        twin.coins = self.coins
        twin.bid = self.bid
        twin.sales_left = self.sales_left
        return twin

    def as_json(self) -> dict[str, Json]:
        return {
            "wares": numbers(self.wares),
            "customers": numbers(self.customers),
            **save_fields(self, MERCHANT_FIELDS),
        }


def merchant_from_json(data: dict[str, Json]) -> Merchant:
    """The merchant that `Merchant.as_json` describes."""
    merchant = Merchant(vector(data, "wares", WARES), vector(data, "customers", WARES))
    restore_fields(merchant, MERCHANT_FIELDS, data)
    return merchant


class StallsState(State):
    """The whole table: lots, pile, merchants, round and die."""

    def __init__(
        self,
        game: Stalls,
        origin: Origin,
        model: State | None,
        merchants: list[Merchant],
        pile: vec[i64],
        lots: vec[i64],
        gone: vec[i64],
        customers_aside: vec[i64],
    ) -> None:
        super().__init__(game, origin, model)
        self.stalls = game
        self.box: Components = game.box
        self.merchants = merchants
        self.pile = pile  # face down, by ware
        self.lots = lots  # LOT_SIZE cards each, as ware, or NO_WARE where none lies
        self.gone = gone  # sold, by ware
        self.customers_aside = customers_aside  # dealt to nobody, face down, by ware
        self.round: i64 = 0
        self.demand: i64 = NO_WARE
        self.start_seat: i64 = 0
        self.customers_shown: i64 = 0
        self.rounds: int = as_int(origin.options["rounds"], "rounds")

    # Copies and saving

    def copy(self) -> StallsState:
        twin = StallsState(
            self.stalls,
            self.origin,
            self,
            [merchant.copy() for merchant in self.merchants],
            self.pile[:],
            self.lots[:],
            self.gone[:],
            self.customers_aside[:],
        )
        twin.round = self.round
        twin.demand = self.demand
        twin.start_seat = self.start_seat
        twin.customers_shown = self.customers_shown
        return twin

    def pieces(self) -> dict[str, Json]:
        players: list[Json] = [merchant.as_json() for merchant in self.merchants]
        return {
            "players": players,
            "pile": numbers(self.pile),
            "lots": numbers(self.lots),
            "gone": numbers(self.gone),
            "customers_aside": numbers(self.customers_aside),
            **save_fields(self, FIELDS),
        }

    # Questions about the position

    def stage(self) -> int:
        return int(self.round)

    def cards_in(self, lot: i64) -> list[int]:
        """The wares of a lot."""
        cards = self.lots[lot * LOT_SIZE : (lot + 1) * LOT_SIZE]
        return [int(ware) for ware in cards if ware != NO_WARE]

    def price_of(self, ware: i64) -> i64:
        """What a ware sells for today (S-4.2)."""
        return self.box.price[ware] + (self.box.demand if ware == self.demand else 0)

    def can_sell(self, seat: i64) -> bool:
        """Whether a merchant may sell one more ware in this round (S-4.1)."""
        return self.merchants[seat].sales_left > 0 and any(self.merchants[seat].wares)

    def paid_by_customers(self, merchant: Merchant) -> int:
        """What a merchant's customers pay for what lies on the stall (S-5.2)."""
        paid = 0
        for ware in range(WARES):
            most = int(merchant.customers[ware]) * self.box.wares_per_customer
            paid += min(int(merchant.wares[ware]), most) * self.box.pays[ware]
        return paid


def state_from_json(game: Stalls, origin: Origin, data: dict[str, Json]) -> StallsState:
    """The state that `StallsState.pieces` describes, with an empty stack."""
    state = StallsState(
        game,
        origin,
        None,
        [merchant_from_json(table) for table in tables_of_players(data, origin.seats)],
        vector(data, "pile", WARES),
        vector(data, "lots", LOTS * LOT_SIZE),
        vector(data, "gone", WARES),
        vector(data, "customers_aside", WARES),
    )
    restore_fields(state, FIELDS, data)
    return state


def own(state: State) -> StallsState:
    """A state of this game as what it is."""
    assert isinstance(state, StallsState)
    return state
