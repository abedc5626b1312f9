"""Prices and amounts, as several expansions read, show and name them."""

from __future__ import annotations

from typing import Final

from stammtisch.core.editions import Row
from stammtisch.core.plain import Json
from stammtisch.core.texts import LANGUAGES, Name
from stammtisch.games.village.ids import COLOURS, CUBE_IDS, MOST_PAID, cost_code, cost_of

# One and more of a thing, by language.
COINS: Final = {"en": ("coin", "coins"), "de": ("Münze", "Münzen")}
POINTS: Final = {"en": ("point", "points"), "de": ("Punkt", "Punkte")}
GRAIN: Final = {"en": ("grain", "grain"), "de": ("Getreide", "Getreide")}
BREAD: Final = {"en": ("bread", "bread"), "de": ("Brot", "Brote")}
TOOLS: Final = {"en": ("tool", "tools"), "de": ("Werkzeug", "Werkzeuge")}
NOTHING: Final = {"en": "nothing", "de": "nichts"}


def read_colours(row: Row, field: str) -> list[int]:
    """The colours that a row names."""
    return [row.choice(field, word, CUBE_IDS[:COLOURS]) for word in row.texts(field)]


def read_cost(row: Row, field: str) -> int:
    """A price in cubes, as a code."""
    colours = read_colours(row, field)
    if len(colours) > MOST_PAID:
        raise row.wrong(field, f"at most {MOST_PAID} cubes.", f"höchstens {MOST_PAID} Steine.")
    return cost_code(colours.count(0), colours.count(1), colours.count(2), colours.count(3))


def shown_cost(code: int) -> dict[str, Json]:
    """A price in cubes for a drawing: colour -> how many."""
    counts = [int(cost_of(code, colour)) for colour in range(COLOURS)]
    return {CUBE_IDS[colour]: count for colour, count in enumerate(counts) if count}


def so_many(number: int, words: dict[str, tuple[str, str]]) -> dict[str, str]:
    """So many of a thing, in words."""
    return {language: f"{number} {words[language][0 if number == 1 else 1]}" for language in LANGUAGES}


def joined_amounts(amounts: list[dict[str, str]], joints: dict[str, str]) -> Name:
    """Several amounts in words, or that there is nothing."""
    forms: dict[str, str] = {}
    for language in LANGUAGES:
        forms[language] = joints[language].join(amount[language] for amount in amounts) or NOTHING[language]
    return Name(forms)
