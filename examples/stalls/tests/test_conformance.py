"""The battery on Two Stalls: nothing of it is written here but how all pieces are accounted for."""

from __future__ import annotations

from typing import ClassVar

from examples.stalls.game import game
from examples.stalls.ids import NO_WARE, WARES
from examples.stalls.state import own
from stammtisch.core.state import State
from tests.conformance.battery import Candidate, at_random, cases_of
from tests.conformance.checks import Battery


def account_for_everything(state: State) -> None:
    """Every card and every customer is somewhere, and nobody has debts."""
    table = own(state)
    for ware in range(WARES):
        stalls = sum(int(merchant.wares[ware]) for merchant in table.merchants)
        shown = sum(1 for card in table.lots if card == ware)
        assert table.pile[ware] + shown + stalls + table.gone[ware] == table.box.count[ware]
        served = sum(int(merchant.customers[ware]) for merchant in table.merchants)
        assert table.customers_aside[ware] + served == table.box.customers[ware]
    assert all(0 <= card <= NO_WARE for card in table.lots)
    for merchant in table.merchants:
        assert min(merchant.coins, *merchant.wares, *merchant.customers) >= 0
        assert sum(merchant.customers) == table.box.customers_each


class TestBattery(Battery):
    cases: ClassVar = cases_of(
        Candidate(game(), account_for_everything, at_random, most_decisions=100), {"plain": {}, "short": {"rounds": 4}}
    )
