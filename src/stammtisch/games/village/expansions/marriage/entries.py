"""The entries of the stack that Marriage adds: how a saved one is made again."""

from typing import Final

from stammtisch.core.question import Pending
from stammtisch.games.village.expansions.marriage.cards import BreadOrTool
from stammtisch.games.village.expansions.marriage.decisions.bread_and_tools import UseTool
from stammtisch.games.village.expansions.marriage.decisions.ceremony import EnterRank, Marry, OneOf, RankBonus, Swap
from stammtisch.games.village.expansions.marriage.decisions.smuggler import PayForQueue, QueueMovesUp, SellMore, Smuggler
from stammtisch.games.village.expansions.marriage.decisions.wedding import (
    BuyOnReturn,
    ChooseBuilding,
    ChooseReward,
    GoingHome,
    Marrying,
    MayBuy,
    Rewards,
    Wedding,
)
from stammtisch.games.village.expansions.marriage.decisions.which import WhichOne

MARRIAGE_ENTRIES: Final[list[type[Pending]]] = [
    Smuggler,
    SellMore,
    PayForQueue,
    QueueMovesUp,
    Marry,
    EnterRank,
    RankBonus,
    OneOf,
    Swap,
    Wedding,
    Marrying,
    ChooseBuilding,
    GoingHome,
    MayBuy,
    BuyOnReturn,
    Rewards,
    ChooseReward,
    UseTool,
    WhichOne,
    BreadOrTool,
]
