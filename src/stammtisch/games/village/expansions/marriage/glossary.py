"""The words of Marriage in one edition: for the labels of its actions and the lines of its log."""

from __future__ import annotations

from stammtisch.core.glossary import Glossary
from stammtisch.core.texts import LANGUAGES, Argument, Name
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.ids import KIND_IDS
from stammtisch.games.village.expansions.marriage.components import box_of
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
from stammtisch.games.village.expansions.marriage.places.smuggler import MOST_SOLD
from stammtisch.games.village.expansions.prices import BREAD, GRAIN, TOOLS, joined_amounts, so_many
from stammtisch.games.village.glossary import so_many_cubes
from stammtisch.games.village.ids import NUMBER_IDS
from stammtisch.games.village.texts import VillageTexts


def add_words(glossary: Glossary, box: Components, texts: VillageTexts) -> None:
    """Add the words for the things of Marriage."""
    glossary.add("partner", texts.player_ids, texts.players)
    glossary.add("spouse", NUMBER_IDS, box.number_names)
    sides = [Name({"en": "A", "de": "A"}), Name({"en": "B", "de": "B"})]
    printed: list[dict[str, Argument]] = [{"side": sides[rank // RANKS]} for rank in range(SIDE_RANKS)]
    glossary.add("ceremony-rank", SIDE_RANK_IDS, box_of(box).rank_names, printed)
    glossary.add("wedding-reward", WEDDING_REWARD_IDS, [reward_name(box, reward) for reward in range(REWARDS)])
    members = range(MEMBERS)
    glossary.add(
        "member", [member_id(texts, one) for one in members], [member_name(box, texts, one) for one in members]
    )
    glossary.details["sold"] = [{"points": number * box_of(box).sell_points} for number in range(MOST_SOLD + 1)]


def member_id(texts: VillageTexts, figure: int) -> str:
    if figure == NOBODY:
        return "nobody"
    if figure == PINK_FIGURE:
        return "pink"
    return f"{texts.player_ids[owner_of(figure)]}/{KIND_IDS[kind_of(figure)]}"


def member_name(box: Components, texts: VillageTexts, figure: int) -> Name:
    """Who is part of a couple, in words."""
    if figure == NOBODY:
        return Name({"en": "nobody (widowed)", "de": "niemand (verwitwet)"})
    if figure == PINK_FIGURE:
        return Name({"en": "neutral figure", "de": "neutrale Figur"})
    player = texts.players[owner_of(figure)]
    number = box.number_names[kind_of(figure)]
    return Name({language: f"{player.forms[language]} {number.forms[language]}" for language in LANGUAGES})


def reward_name(box: Components, reward: int) -> Name:
    """A reward of the wedding in words (VM-4.7)."""
    table = box_of(box)
    cubes = [so_many_cubes(box, colour, 1).forms for colour in table.mixed_cubes]
    amounts = [
        [so_many(table.bakery_bread, BREAD)],
        [so_many(table.mixed_bread, BREAD), so_many(table.mixed_grain, GRAIN)],
        [so_many(table.shop_tools, TOOLS)],
        [so_many(table.mixed_tools, TOOLS), *cubes],
    ]
    return joined_amounts(amounts[reward], {"en": ", ", "de": ", "})
