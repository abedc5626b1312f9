"""The tables of Two Stalls, read once from an edition: wares, and the numbers of the set-up. Rules: S-1."""

from __future__ import annotations

from typing import Final

from examples.stalls.ids import FACE_IDS, FACES, LOT_SIZE, LOTS, NO_WARE, SEATS, WARE_IDS
from stammtisch.core.editions import Edition, Package
from stammtisch.core.texts import Name

PACKAGE: Final = Package("examples.stalls", ["first-2026"], ["edition.toml", "wares.toml", "setup.toml"])
LONGEST: Final = 6  # rounds
MOST: Final = 99  # of anything


class Components:
    """All tables of one edition."""

    def __init__(self, edition: Edition) -> None:
        self._read_wares(edition)
        self._read_setup(edition)

    def _read_wares(self, edition: Edition) -> None:
        """How many cards there are of each ware, what it sells for, and who wants it (S-1.3, S-1.4)."""
        self.ware_names: list[Name] = []
        self.count: list[int] = []
        self.price: list[int] = []
        self.pays: list[int] = []
        self.customers: list[int] = []
        for row in edition.rows_by_id("wares.toml", "ware", WARE_IDS):
            self.ware_names.append(row.name())
            self.count.append(row.number("count", 1, MOST))
            self.price.append(row.number("price", 0, MOST))
            self.pays.append(row.number("pays", 0, MOST))
            self.customers.append(row.number("customers", 0, MOST))
            row.finish()
        if sum(self.count) < LONGEST * LOTS * LOT_SIZE:
            row = edition.rows("wares.toml", "ware")[0]
            raise row.wrong("count", "there are too few cards for all rounds.", "es gibt zu wenige Karten.")

    def _read_setup(self, edition: Edition) -> None:
        """What each merchant starts with, the die, and the limits (S-1.2, S-2.2, S-4.1, S-5.2)."""
        row = edition.single("setup.toml", "setup")
        self.start_coins = row.number("start_coins", 0, MOST)
        self.customers_each = row.number("customers_each", 0, sum(self.customers) // SEATS)
        self.sales = row.number("sales", 1, MOST)
        self.demand = row.number("demand", 0, MOST)
        self.wares_per_customer = row.number("wares_per_customer", 1, MOST)
        self.die = [row.choice("die", face, FACE_IDS) for face in row.texts("die")]
        row.must_have_length("die", len(self.die), FACES)
        row.finish()
        self.face_names = [*self.ware_names, Name({"en": "nothing", "de": "nichts"})]
        assert len(self.face_names) == NO_WARE + 1
