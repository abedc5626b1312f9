"""Voyages: players invest in them in phase F, or when a card or favour tile lets them. Rules: C-7, C-12.10."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion, SeatStep
from stammtisch.core.refusals import say
from stammtisch.games.coimbra.effects import cannot_pay, holding, pay
from stammtisch.games.coimbra.glossary import VOYAGE
from stammtisch.games.coimbra.ids import ANY_RESOURCE, FIRST_FAVOUR_BONUS, GUARDS, VOYAGE_FAVOUR
from stammtisch.games.coimbra.places.rewards import DECLINE, BonusStep
from stammtisch.games.coimbra.state import CoimbraState, Player

INVEST: Final[Single] = Single("invest", VOYAGE, otherwise="no-investing-now")

INVESTED: Final = Message(23, "invested", "player", "voyage")


def voyage_price(state: CoimbraState, player: Player, voyage: i64) -> i64:
    """What investing costs this player now (C-7.2, C-7.3)."""
    price = state.box.voyage_cost[voyage]
    if player.has_favour(VOYAGE_FAVOUR):
        price -= state.box.amount[FIRST_FAVOUR_BONUS + VOYAGE_FAVOUR]
    return max(0, price)


def why_not_invest(state: CoimbraState, player: Player, voyage: i64, resource: i64) -> str:
    """Whether the player has no disk on a voyage of this resource yet, and can pay: empty, or a code (C-7.2)."""
    if player.has_invested(voyage):
        return "already-invested"
    cost = state.box.voyage_resource[voyage]
    if resource != ANY_RESOURCE and resource != cost:
        return "guard-voyages-only" if resource == GUARDS else "coin-voyages-only"
    return "" if holding(player, cost) >= voyage_price(state, player, voyage) else "too-expensive"


def offer_voyage(state: CoimbraState, seat: int, resource: int) -> None:
    """Ask for an investment if one is possible (C-7.1)."""
    player = state.players[seat]
    if any(not why_not_invest(state, player, voyage, resource) for voyage in state.layout.voyages):
        state.stack.append(Invest(seat, resource))


class AskForVoyage(SeatStep):
    """One player may invest; who can afford nothing is not asked (C-7.1)."""

    def happen(self, state: CoimbraState) -> None:
        offer_voyage(state, self.seat, ANY_RESOURCE)


class VoyageOffer(BonusStep):
    """After the gain of the same card, an investment is offered (C-12.10); `bonus` names the resource."""

    def happen(self, state: CoimbraState) -> None:
        offer_voyage(state, self.seat, self.bonus)


class Invest(OneSeatQuestion):
    """In which voyage do you invest, if any? (C-7.2)"""

    prompt_key: ClassVar = "invest"
    fields: ClassVar = ["seat", "resource"]

    def __init__(self, seat: int, resource: int) -> None:
        super().__init__(seat)
        self.resource = resource

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        for voyage in state.layout.voyages:
            if not why_not_invest(state, player, voyage, self.resource):
                found.append(INVEST.of(voyage))
        found.append(DECLINE.action)
        return found

    def why_not(self, state: CoimbraState, seat: int, action: int) -> Refusal | None:
        if not INVEST.has(action):
            return None
        box = state.box
        player = state.players[seat]
        voyage = INVEST.value(action)
        code = "voyage-not-in-play"
        if voyage in list(state.layout.voyages):
            code = why_not_invest(state, player, voyage, self.resource)
        if code == "too-expensive":
            price = int(voyage_price(state, player, voyage))
            return cannot_pay(state, player, int(box.voyage_resource[voyage]), price, "C-7.2")
        return say(state, code, {"voyage": box.voyage_names[voyage]})

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        """Pay, and lay a disk on the voyage (C-7.2)."""
        if INVEST.has(action):
            player = state.players[seat]
            voyage = INVEST.value(action)
            state.tell(INVESTED, seat, voyage)
            pay(state, seat, state.box.voyage_resource[voyage], voyage_price(state, player, voyage))
            player.voyages |= bit(voyage)
