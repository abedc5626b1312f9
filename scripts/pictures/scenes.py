"""The games that are played for pictures, and the scenes of each in the order in which they come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from tests.browser.coimbra import CoimbraPerson
from tests.browser.person import Person
from tests.browser.village import EXPANSIONS, Villager

END: Final = "end"
# What a phone shows of a scene, a tab at a time.
TABS: Final = ("board", "mine")


@dataclass(frozen=True)
class Scene:
    """A moment of a game, known by what the server tells of it to the person who is asked."""

    name: str
    holds: Callable[[Any], bool]
    wish: str
    """What was wished, for the sentence of a refusal."""
    everywhere: bool = False
    """Wanted at every size, light and dark, in both languages; other scenes are there for single pictures."""
    shows_choices: bool = False
    """On a phone the drawer with the choices stays as it opens, because the scene is about them."""

    @property
    def is_end(self) -> bool:
        return self.name == END


def asks(name: str, question: str, earliest: int, *, everywhere: bool = False, shows_choices: bool = False) -> Scene:
    """The scene in which this is asked, from a round on."""

    def holds(view: Any) -> bool:
        return bool(view["round"] >= earliest and view["prompt"]["question"] == question)

    wish = f"“{question}” is asked in round {earliest} or later"
    return Scene(name, holds, wish, everywhere=everywhere, shows_choices=shows_choices)


def _is_travelling(view: Any) -> bool:
    travels = view["round"] >= 9 and view["prompt"]["question"] == "travel"
    return bool(travels or (view["round"] >= 13 and view["phase"] == "actions"))


# Played on until the game is over, whatever is asked.
THE_END: Final = Scene(END, lambda _: False, "the game is over", everywhere=True)


@dataclass(frozen=True)
class Game:
    """One table: it is played once, and all of its pictures are taken on the way."""

    name: str
    person: type[Person]
    seats: int
    scenes: tuple[Scene, ...]
    options: dict[str, Any] = field(default_factory=dict)
    pages: tuple[str, ...] = ("",)
    """The pages of the board on wide screens, where there are several."""
    regions: tuple[str, ...] = ()
    """Regions of the board that a phone shows one at a time, beside the tabs of all games."""
    seed: int = 5


def _village(name: str, seats: int, earliest: int, options: dict[str, Any], **more: Any) -> Game:
    middle = asks("middle", "take-cube", earliest, everywhere=True)
    return Game(name, Villager, seats, (middle, THE_END), options, **more)


# What expansions add to the board.
PAGES: Final = ("village", "sea", "inn")
REGIONS: Final = ("sea", "inn", "wedding")

GAMES: Final = {
    game.name: game
    for game in (
        Game(
            "orleans",
            Person,
            4,
            (
                Scene(
                    "planning",
                    lambda view: bool(view["round"] >= 8 and view["phase"] == "planning"),
                    "planning in round 8 or later",
                    everywhere=True,
                ),
                Scene("actions", _is_travelling, "an action in a late round", everywhere=True, shows_choices=True),
                THE_END,
            ),
        ),
        Game(
            "coimbra",
            CoimbraPerson,
            4,
            (
                asks("start", "choose-start", 1, shows_choices=True),
                asks("cards", "trigger-in-city", 2, shows_choices=True),
                asks("pilgrim", "move-pilgrim", 2),
                asks("income", "income", 2, shows_choices=True),
                asks("placing", "place-die", 4, everywhere=True),
                THE_END,
            ),
        ),
        _village("village", 4, 4, {}),
        _village("village-all", 5, 5, EXPANSIONS, pages=PAGES, regions=REGIONS),
        _village("village-solo", 1, 3, {}),
        _village("village-all-solo", 1, 3, EXPANSIONS, pages=PAGES, regions=REGIONS),
    )
}
