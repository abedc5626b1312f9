"""The shapes of what Inn adds to a view and to the description."""

from typing import Literal, TypeAlias, TypedDict

from stammtisch.core.shapes import Told
from stammtisch.games.village.sight.shapes import Good

When: TypeAlias = Literal[
    "end", "any", "market-end", "death", "after-action", "choose-action", "market-start", "mill", "mass-start",
    "travel", "hire", "load",
]  # fmt: skip


class PersonCard(Told):
    """A person who sits in the inn."""

    id: str
    set: Literal["inn", "port", "marriage"]
    when: When
    coins: int
    beer: int
    points: int
    table: list[int]
    goods: list[Good]


class Brewery(Told):
    """Where beer is brewed."""

    train: int
    make: int
    grain: int
    beer: int


class InnFacts(Told):
    """What never changes in the inn."""

    start_beer: int
    beer: int
    stacks: int
    place: int
    time: int
    cubes: int
    brewery: Brewery
    cards: list[PersonCard]


class CardStack(TypedDict):
    """A stack of person cards: its top card, and how many there are."""

    top: str | None
    cards: int


class InnView(TypedDict):
    """The inn as it is."""

    side: Literal["side-a", "side-b"]
    stacks: list[CardStack]
    looking: list[str]  # the whole stack, for whoever looks through it
    serves_queue: int | None  # who also serves the queue on this market day
    chooses_figures: int | None  # who chooses those who leave the bag in this mass


class InnFarm(TypedDict, total=False):
    """What the inn lays on a farm."""

    beer: int
    cards: list[str]
