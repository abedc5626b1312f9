"""Sentences that say why one line is better than another, in English and German.

They rest on where the points come from: the means of the score sheet at the end of the playouts of both lines, and the
prospects, which are what the judgement expects beyond the points as they stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from stammtisch.bots.outcomes import PROSPECTS, Outcomes
from stammtisch.core.game import Game
from stammtisch.core.texts import LANGUAGES

Sentences: TypeAlias = dict[str, str]

# Fewer points than this are not worth a word, and more sources than this not a reader's time.
WORTH_A_WORD: Final = 0.25
MOST_SOURCES: Final = 3
MOST_STEPS: Final = 12
# Of another line, for comparison.
STEPS_NAMED: Final = 3

ONLY: Final = {"en": "Nothing else is possible.", "de": "Etwas anderes ist nicht möglich."}
WORDS: Final[dict[str, dict[str, str]]] = {
    "prospects": {"en": "prospects", "de": "Aussichten"},
    "more": {"en": "{points} points more from {source}", "de": "{points} Punkte mehr aus {source}"},
    "less": {"en": "{points} fewer from {source}", "de": "{points} weniger aus {source}"},
    "rivals_more": {"en": "{points} more for the strongest rival", "de": "{points} mehr für den stärksten Gegner"},
    "rivals_less": {"en": "{points} fewer for the strongest rival", "de": "{points} weniger für den stärksten Gegner"},
    "against": {"en": "Compared with “{other}”: {what}.", "de": "Verglichen mit „{other}“: {what}."},
    "equal": {
        "en": "Hardly worth more or less than “{other}”.",
        "de": "Kaum mehr oder weniger wert als „{other}“.",
    },
}


def number(value: float, language: str, digits: int = 1) -> str:
    """A number without sign, as the language writes it."""
    text = f"{abs(value):.{digits}f}"
    return text.replace(".", ",") if language == "de" else text


def signed(value: float, language: str, digits: int = 1) -> str:
    """A number with its sign; nothing is “±0”."""
    text = number(value, language, digits)
    if float(f"{abs(value):.{digits}f}") == 0.0:
        return "±0"
    return f"{'+' if value > 0 else '−'}{text}"


def label_of(game: Game, line: Sequence[int], language: str, most: int = MOST_STEPS) -> str:
    """A line in words: its answers one after the other."""
    labels = [game.actions[action].label(language) for action in line[:most]]
    more = " …" if len(line) > most else ""
    return " · ".join(labels) + more


def labels_of(game: Game, line: Sequence[int]) -> Sentences:
    return {language: label_of(game, line, language) for language in LANGUAGES}


def source_name(game: Game, part: str, language: str) -> str:
    """The name of a source of points."""
    if part == PROSPECTS:
        return WORDS["prospects"][language]
    template = game.texts.scores.get(part)
    return part if template is None else template.sentences[language]


def why(game: Game, seat: int, one: Outcomes, two: Outcomes, other: Sequence[int]) -> Sentences:
    """What one line brings a seat more and less than another, and what it leaves to the others."""
    changes = {part: one.parts.get(part, 0.0) - two.parts.get(part, 0.0) for part in {*one.parts, *two.parts}}
    told = sorted(
        ((part, change) for part, change in changes.items() if abs(change) >= WORTH_A_WORD),
        key=lambda item: (-abs(item[1]), item[0]),
    )[:MOST_SOURCES]
    # Gains first, as one speaks of a recommendation.
    told.sort(key=lambda item: -item[1])
    rivals = rivals_best(one, seat) - rivals_best(two, seat)
    found: Sentences = {}
    for language in LANGUAGES:
        name = label_of(game, other, language, STEPS_NAMED)
        pieces = [
            WORDS["more" if change > 0 else "less"][language].format(
                points=number(change, language), source=source_name(game, part, language)
            )
            for part, change in told
        ]
        if abs(rivals) >= WORTH_A_WORD:
            key = "rivals_more" if rivals > 0 else "rivals_less"
            pieces.append(WORDS[key][language].format(points=number(rivals, language)))
        key = "against" if pieces else "equal"
        found[language] = WORDS[key][language].format(other=name, what=", ".join(pieces))
    return found


def rivals_best(outcomes: Outcomes, seat: int) -> float:
    """The points that the strongest of the others should get; alone, none."""
    points = outcomes.mean_points()
    return max((points[other] for other in range(outcomes.seats) if other != seat), default=0.0)
