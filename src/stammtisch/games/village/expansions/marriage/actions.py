"""The part of the catalogue that belongs to Marriage; the shared parts stand in `village/actions.py`."""

from __future__ import annotations

from typing import Final

from stammtisch.core.actions import CatalogueBuilder
from stammtisch.core.texts import LANGUAGES, Name
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.ids import (
    ALL_PLACE_IDS,
    BAKERY,
    FIRST_MORE,
    KIND_IDS,
    LAST_MORE_ALIVE,
    MORE_ALIVE,
    SHOP,
)
from stammtisch.games.village.ids import (
    CHURCH,
    COLOURS,
    CUBE_IDS,
    FARM,
    LAST_ON_BOARD,
    MAX_SEATS,
    NUMBER_IDS,
    NUMBERS,
    STEPS,
)
from stammtisch.games.village.expansions.marriage.ids import (
    MEMBERS,
    NOBODY,
    PINK_FIGURE,
    RANKS,
    REWARDS,
    SIDE_RANK_IDS,
    SIDE_RANKS,
    WEDDING_REWARD_IDS,
    kind_of,
    owner_of,
)
from stammtisch.games.village.expansions.port.actions import END as FIRST
from stammtisch.games.village.texts import TEXTS

MOST_SOLD: Final = 16  # in one answer; who has more is asked again
FED_PLACES: Final = LAST_ON_BOARD - FARM + 1 + MORE_ALIVE  # where a figure stands alive and visible

# family: first number                                     fields                  question
MARRY: Final = FIRST  #                                     rank, number            Marry
SELL_BREAD: Final = MARRY + SIDE_RANKS * NUMBERS  #         number                  Smuggler, SellMore
SELL_TOOLS: Final = SELL_BREAD + MOST_SOLD  #               number                  Smuggler, SellMore
SWAP: Final = SELL_TOOLS + MOST_SOLD  #                     cube                    Swap
DECLINE: Final = SWAP + COLOURS  #                          –                       several
LAY_BREAD: Final = DECLINE + 1  #                           place, number           at any time
PROMOTE_BREAD: Final = LAY_BREAD + FED_PLACES * NUMBERS  #  step, number            Promote
USE_TOOL: Final = PROMOTE_BREAD + (STEPS - 1) * NUMBERS  #  –                       UseTool
SETTLE: Final = USE_TOOL + 1  #                             place                   ChooseBuilding
BUY_BREAD: Final = SETTLE + 2  #                            –                       BuyOnReturn
BUY_TOOL: Final = BUY_BREAD + 1  #                          –                       BuyOnReturn
REWARD: Final = BUY_TOOL + 1  #                             reward                  ChooseReward
TAKE_BREAD: Final = REWARD + REWARDS  #                     –                       BreadOrTool
TAKE_TOOL: Final = TAKE_BREAD + 1  #                        –                       BreadOrTool
WHICH_RANK: Final = TAKE_TOOL + 1  #                        rank                    WhichOne
WHICH_PARTNER: Final = WHICH_RANK + RANKS  #                partner                 WhichOne
END: Final = WHICH_PARTNER + MEMBERS


def lay_bread_action(place: int, number: int) -> int:
    """Laying bread under a figure with this number, at one of the places where figures stand alive."""
    position = place - FARM if place < FIRST_MORE else place - FIRST_MORE + LAST_ON_BOARD - FARM + 1
    return LAY_BREAD + position * NUMBERS + number


def place_fed(action: int) -> int:
    position = (action - LAY_BREAD) // NUMBERS
    return position + FARM if position <= LAST_ON_BOARD - FARM else position - (LAST_ON_BOARD - FARM + 1) + FIRST_MORE


def number_fed(action: int) -> int:
    return (action - LAY_BREAD) % NUMBERS


def alive_places() -> list[int]:
    """Where a figure stands alive and visible: farm, board, and the boards of expansions."""
    return [*range(FARM, LAST_ON_BOARD + 1), *range(FIRST_MORE, LAST_MORE_ALIVE + 1)]


ALIVE_PLACES: Final = alive_places()


def _member_id(figure: int) -> str:
    if figure == NOBODY:
        return "nobody"
    if figure == PINK_FIGURE:
        return "pink"
    return f"{TEXTS.player_ids[int(owner_of(figure))]}/{KIND_IDS[int(kind_of(figure))]}"


def _member_name(box: Components, figure: int) -> Name:
    if figure == NOBODY:
        return Name({"en": "nobody (widowed)", "de": "niemand (verwitwet)"})
    if figure == PINK_FIGURE:
        return Name({"en": "a pink figure", "de": "pinke Figur"})
    player = TEXTS.players[int(owner_of(figure))]
    number = box.number_names[int(kind_of(figure))]
    return Name({language: f"{player.forms[language]} {number.forms[language]}" for language in LANGUAGES})


MEMBER_IDS: Final = [_member_id(figure) for figure in range(MEMBERS)]


def add_actions(build: CatalogueBuilder, box: Components) -> None:
    """Add this part."""
    table = box.marriage
    for rank in range(SIDE_RANKS):
        for number in range(NUMBERS):
            side = {"en": "A", "de": "A"} if rank < RANKS else {"en": "B", "de": "B"}
            build.add(
                MARRY,
                "marry",
                {"rank": SIDE_RANK_IDS[rank], "number": NUMBER_IDS[number]},
                {"rank": table.rank_names[rank], "number": box.number_names[number], "side": Name(side)},
            )
    for base, kind in ((SELL_BREAD, "sell-bread"), (SELL_TOOLS, "sell-tools")):
        for count in range(1, MOST_SOLD + 1):
            build.add(base, kind, {"number": str(count)}, {"number": count, "points": count * table.sell_points})
    for colour in range(COLOURS):
        build.add(SWAP, "swap-cube", {"cube": CUBE_IDS[colour]}, {"cube": box.cube_names[colour]})
    build.add(DECLINE, "do-without", {}, {})
    for place in ALIVE_PLACES:
        _add_figures(build, box, LAY_BREAD, "lay-bread", place)
    for place in range(CHURCH, CHURCH + STEPS - 1):
        _add_figures(build, box, PROMOTE_BREAD, "promote-bread", place)
    build.add(USE_TOOL, "use-tool", {}, {})
    for place in (BAKERY, SHOP):
        build.add(SETTLE, "settle", {"place": ALL_PLACE_IDS[place]}, {"place": box.place_names[place]})
    build.add(BUY_BREAD, "buy-bread", {}, {})
    build.add(BUY_TOOL, "buy-tool", {}, {})
    for reward in range(REWARDS):
        build.add(
            REWARD, "wedding-reward", {"reward": WEDDING_REWARD_IDS[reward]}, {"reward": reward_name(box, reward)}
        )
    build.add(TAKE_BREAD, "take-bread", {}, {})
    build.add(TAKE_TOOL, "take-tool", {}, {})
    for rank in range(RANKS):
        build.add(WHICH_RANK, "which-rank", {"rank": str(rank + 1)}, {"rank": rank + 1})
    for figure in range(MEMBERS):
        build.add(
            WHICH_PARTNER, "which-partner", {"partner": MEMBER_IDS[figure]}, {"partner": _member_name(box, figure)}
        )


def _add_figures(build: CatalogueBuilder, box: Components, base: int, kind: str, place: int) -> None:
    for number in range(NUMBERS):
        build.add(
            base,
            kind,
            {"place": ALL_PLACE_IDS[place], "number": NUMBER_IDS[number]},
            {"place": box.place_names[place], "number": box.number_names[number]},
        )


def reward_name(box: Components, reward: int) -> Name:
    """A reward of the wedding in words (VM-4.7)."""
    table = box.marriage
    cubes = [box.cube_names[colour] for colour in table.mixed_cubes]
    english = ", ".join(cube.forms["en"] for cube in cubes)
    german = ", ".join(cube.forms["de"] for cube in cubes)
    names = [
        {"en": f"{table.bakery_bread} bread", "de": f"{table.bakery_bread} Brot"},
        {
            "en": f"{table.mixed_bread} bread, {table.mixed_grain} grain",
            "de": f"{table.mixed_bread} Brot, {table.mixed_grain} Getreide",
        },
        {"en": f"tools: {table.shop_tools}", "de": f"{table.shop_tools} Werkzeug"},
        {"en": f"tools: {table.mixed_tools}, {english}", "de": f"{table.mixed_tools} Werkzeug, {german}"},
    ]
    return Name(names[reward])


assert len(TEXTS.player_ids) == MAX_SEATS

__all__ = ["END", "FIRST", "add_actions"]
