"""The one door through which anything leaves a game of Two Stalls: `observe`.

Hidden are all chance to come, the other's customers until the end, and bids until both are made. Rules: S-1.4, S-3.1.
"""

from __future__ import annotations

from examples.stalls.components import Components
from examples.stalls.ids import FACE_IDS, LOT_IDS, LOTS, WARE_IDS
from examples.stalls.round import phase_name
from examples.stalls.state import NO_BID, StallsState
from stammtisch.core.plain import Json
from stammtisch.core.texts import Texts
from stammtisch.core.views import counted, explained, names_of, observe_course, observe_heading


def observe(state: StallsState, seat: int | None, log_from: int) -> dict[str, Json]:
    """All that a seat, or a spectator (None), may know."""
    lots: dict[str, Json] = {}
    for lot in range(LOTS):
        lots[LOT_IDS[lot]] = [WARE_IDS[ware] for ware in state.cards_in(lot)]
    prices: dict[str, Json] = {WARE_IDS[ware]: int(state.price_of(ware)) for ware in range(len(WARE_IDS))}
    players: list[Json] = [observe_merchant(state, other, seat) for other in range(int(state.seats))]
    return {
        **observe_heading(state, seat),
        "round": int(state.round),
        "rounds": state.rounds,
        "phase": phase_name(state),
        "start_seat": int(state.start_seat),
        "board": {
            "demand": FACE_IDS[state.demand],
            "lots": lots,
            "prices": prices,
            "pile": counted(state.pile, WARE_IDS),
        },
        "players": players,
        **observe_course(state, seat, log_from, state.scores()),
    }


def observe_merchant(state: StallsState, seat: int, viewer: int | None) -> dict[str, Json]:
    """What lies before one merchant, as the viewer may see it."""
    merchant = state.merchants[seat]
    is_open = viewer == seat or state.customers_shown
    has_shown_bid = merchant.bid != NO_BID and (viewer == seat or bids_are_open(state))
    return {
        "name": state.game.texts.player_ids[seat],
        "coins": int(merchant.coins),
        "wares": counted(merchant.wares, WARE_IDS),
        "customers": counted(merchant.customers, WARE_IDS) if is_open else None,
        "bid": int(merchant.bid) if has_shown_bid else None,
        "sales_left": int(merchant.sales_left),
    }


def bids_are_open(state: StallsState) -> bool:
    """Whether both bids are made, and lie open until a lot is chosen (S-3.2)."""
    return all(merchant.bid != NO_BID for merchant in state.merchants)


def names(box: Components, texts: Texts) -> dict[str, dict[str, str]]:
    """The name of every thing that an observation mentions, its fields with them."""
    found = names_of([("face", FACE_IDS, box.face_names), ("ware", WARE_IDS, box.ware_names)], texts)
    for key, template in texts.templates("fields").items():
        found[f"field.{key}"] = dict(template.sentences)
    return found


def describe(box: Components, texts: Texts) -> dict[str, Json]:
    """What never changes during a game: the wares, and what they bring."""
    wares: list[Json] = []
    for ware, label in enumerate(WARE_IDS):
        facts = {"price": box.price[ware], "pays": box.pays[ware], "most": box.wares_per_customer}
        wares.append({"id": label, **explained(texts.explanations["ware"], dict(facts))})
    return {"wares": wares}
