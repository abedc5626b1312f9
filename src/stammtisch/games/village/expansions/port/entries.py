"""The entries of the stack that Port adds."""

from typing import Final

from stammtisch.core.question import Pending
from stammtisch.games.village.expansions.port.decisions import burial, island, trade, voyage

PORT_ENTRIES: Final[list[type[Pending]]] = [
    voyage.Voyage,
    voyage.TakeHelmsman,
    voyage.Load,
    voyage.VoyageGoesOn,
    voyage.Sail,
    voyage.Chart,
    island.IslandGoesOn,
    island.AtIsland,
    island.WhichLighthouse,
    burial.SeaBurial,
    trade.StallPays,
    trade.GiveChest,
    trade.OpenAllChests,
]
