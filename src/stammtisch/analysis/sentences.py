"""Sentences that say why one line is better than another, in English and German.

They rest on what both lines come to on the same samples: first on what can be counted there, as people at the table
count it, and on what others take first if one waits. Where none of it differs clearly, they tell where the points come
from: the means of the score sheet, and what the judgement expects beyond it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

from stammtisch.bots.outcomes import PROSPECTS, Outcomes, differences, error_of_mean
from stammtisch.core.game import Game
from stammtisch.core.texts import LANGUAGES, counted, fill

Sentences: TypeAlias = dict[str, str]

# Fewer points than this are not worth a word, and more sources than this not a reader's time.
WORTH_A_WORD: Final = 0.25
MOST_SOURCES: Final = 3
MOST_STEPS: Final = 12
# Of another line, for comparison.
STEPS_NAMED: Final = 3
# What can be counted is told from this mean on, if it is clear: so many standard errors from nothing.
WORTH_COUNTING: Final = 0.3
CLEAR: Final = 2.0
MOST_COUNTED: Final = 3
# Means below these happen in about a third or half of the samples; between these, "one or two".
RARELY: Final = 0.4
SOMETIMES: Final = 0.7
ONE_OR_TWO: Final = 1.3
TWO: Final = 1.7
# Whole points from here on; and a chance to win that outweighs them.
WORTH_A_POINT: Final = 0.5
WORTH_A_WIN: Final = 0.01
# Others are first in at least so many of the samples.
MOSTLY: Final = 0.7

ONLY: Final = {"en": "Nothing else is possible.", "de": "Etwas anderes ist nicht möglich."}
WORDS: Final[dict[str, dict[str, str]]] = {
    "prospects": {"en": "what is still to come", "de": "was noch kommt"},
    "more": {"en": "{points} points more from {source}", "de": "{points} Punkte mehr ({source})"},
    "less": {"en": "{points} points fewer from {source}", "de": "{points} Punkte weniger ({source})"},
    "rivals_more": {"en": "{points} more for the strongest rival", "de": "{points} mehr für den stärksten Gegner"},
    "rivals_less": {"en": "{points} fewer for the strongest rival", "de": "{points} weniger für den stärksten Gegner"},
    "against": {"en": "Compared with “{other}”: {what}.", "de": "Verglichen mit „{other}“: {what}."},
    "equal": {
        "en": "Hardly worth more or less than “{other}”.",
        "de": "Kaum mehr oder weniger wert als „{other}“.",
    },
    "gained": {
        "en": "Compared with “{other}”, this soon brings {what}; {sum}.",
        "de": "Verglichen mit „{other}“ bringt das bald {what}; {sum}.",
    },
    "lost": {
        "en": "Compared with “{other}”, this soon means {what}; {sum}.",
        "de": "Verglichen mit „{other}“ bedeutet das bald {what}; {sum}.",
    },
    "and": {"en": " and ", "de": " und "},
    "but": {"en": ", but ", "de": ", dafür "},
    "half": {"en": "{what} in about half of the cases", "de": "in etwa der Hälfte der Fälle {what}"},
    "third": {"en": "{what} in about a third of the cases", "de": "in etwa einem Drittel der Fälle {what}"},
    "one_or_two": {"en": "one or two", "de": "ein bis zwei"},
    "about": {"en": "about {what}", "de": "etwa {what}"},
    "sign_more": {"en": "more", "de": "mehr"},
    "sign_fewer": {"en": "fewer", "de": "weniger"},
    "sign_less": {"en": "less", "de": "weniger"},  # grain, which is not counted in pieces
    "sum_more": {
        "en": "worth about {points} {points|point|points} more in all",
        "de": "insgesamt etwa {points} {points|Punkt|Punkte} mehr",
    },
    "sum_less": {
        "en": "worth about {points} {points|point|points} fewer in all",
        "de": "insgesamt etwa {points} {points|Punkt|Punkte} weniger",
    },
    "sum_none": {"en": "worth about the same in all", "de": "insgesamt etwa gleich viel wert"},
    "wins_more": {"en": "{sum}, but it wins more often", "de": "{sum}, führt aber öfter zum Sieg"},
    "wins_less": {"en": "{sum}, but it wins less often", "de": "{sum}, führt aber seltener zum Sieg"},
    "will_not_wait": {
        "en": "“{answer}” will not wait: somebody else is first in {count} of 10 cases.",
        "de": "„{answer}“ wartet nicht: In {count} von 10 Fällen ist jemand anders schneller.",
    },
    "never_waits": {
        "en": "“{answer}” will not wait: somebody else is first nearly every time.",
        "de": "„{answer}“ wartet nicht: Fast immer ist jemand anders schneller.",
    },
}
# As words are read more easily than digits.
NUMBERS: Final = {
    "en": ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
    "de": ["kein", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"],
}


class Counted(NamedTuple):
    """Something of which one line brings clearly more or fewer than another."""

    key: str
    change: float
    worth: float  # of the change, in points

    def is_gain(self) -> bool:
        return self.worth > 0.0


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
    told = told_of(game, one, two)
    points = clear_mean(differences(one.points, two.points, seat), WORTH_A_POINT)
    # What is lost explains nothing where something is gained.
    is_explained = points == 0.0 or any(each.is_gain() == (points > 0.0) for each in told)
    if told and is_explained:
        found = by_counting(game, seat, one, two, other, told)
    else:
        found = by_sources(game, seat, one, two, other)
    if is_better(seat, one, two):
        for language, sentence in will_not_wait(game, one, two).items():
            found[language] += f" {sentence}"
    return found


def is_better(seat: int, one: Outcomes, two: Outcomes) -> bool:
    """Whether one line is clearly worth more than another, in games won or in points."""
    wins = clear_mean(differences(one.wins, two.wins, seat), WORTH_A_WIN)
    return wins > 0.0 or (wins == 0.0 and clear_mean(differences(one.points, two.points, seat), WORTH_A_POINT) > 0.0)


def clear_mean(values: list[float], least: float) -> float:
    """The mean, or 0 where it is small or doubtful."""
    mean = sum(values) / max(1, len(values))
    return mean if abs(mean) >= max(least, CLEAR * error_of_mean(values)) else 0.0


def told_of(game: Game, one: Outcomes, two: Outcomes) -> list[Counted]:
    """What can be counted and differs clearly: what weighs most, gains first."""
    found: list[Counted] = []
    for key, counts in one.counts.items():
        if key not in two.counts or key not in game.texts.tangibles:
            continue
        changes = [more - less for more, less in zip(counts, two.counts[key], strict=True)]
        change = sum(changes) / len(changes)
        worth = change * (one.worths[key] + two.worths[key]) / 2.0
        is_clear = abs(change) > CLEAR * error_of_mean(changes)
        if is_clear and abs(change) >= WORTH_COUNTING and abs(worth) >= WORTH_A_WORD:
            found.append(Counted(key, change, worth))
    found.sort(key=lambda each: (-abs(each.worth), each.key))
    del found[MOST_COUNTED:]
    found.sort(key=lambda each: -each.worth)
    return found


def by_counting(
    game: Game, seat: int, one: Outcomes, two: Outcomes, other: Sequence[int], told: list[Counted]
) -> Sentences:
    """The sentence made of what can be counted."""
    has_gains = any(each.is_gain() for each in told)
    found: Sentences = {}
    for language in LANGUAGES:
        pieces = all_in_words(game, told, language)
        number_of_gains = sum(1 for each in told if each.is_gain())
        gains = listed(pieces[:number_of_gains], language)
        losses = listed(pieces[number_of_gains:], language)
        what = WORDS["but"][language].join([part for part in (gains, losses) if part])
        found[language] = WORDS["gained" if has_gains else "lost"][language].format(
            other=name_of(game, one, other, language), what=what, sum=in_all(seat, one, two, language)
        )
    return found


def name_of(game: Game, one: Outcomes, other: Sequence[int], language: str) -> str:
    """What another line is called: by the answers in which it differs."""
    own = [action for action in other if action not in one.line]
    return label_of(game, own or other, language, STEPS_NAMED)


def all_in_words(game: Game, told: list[Counted], language: str) -> list[str]:
    """Each in words: "about two more customers", "one more castle visited", "three more coins"."""
    pieces: list[str] = []
    is_about = False
    for each in told:
        words = in_words(game, each, language)
        # Once is enough: nobody counts to tenths at the table.
        if is_rough(each) and not is_about:
            is_about = True
            words = WORDS["about"][language].format(what=words)
        pieces.append(words)
    return pieces


def listed(pieces: list[str], language: str) -> str:
    """Several as one: "a, b and c"."""
    if len(pieces) < 2:
        return "".join(pieces)
    return WORDS["and"][language].join([", ".join(pieces[:-1]), pieces[-1]])


def is_rough(thing: Counted) -> bool:
    """Whether the whole number that is told is not quite the mean; other words say so themselves."""
    size = abs(thing.change)
    return size >= SOMETIMES and not ONE_OR_TWO <= size < TWO and abs(size - int(size + 0.5)) >= 0.1


def in_words(game: Game, thing: Counted, language: str) -> str:
    """How many more or fewer: "two more customers", "ein Kontor mehr"."""
    size = abs(thing.change)
    template = game.texts.tangibles[thing.key].sentences[language]
    is_mass = phrase(template, language, 1, "") == phrase(template, language, 2, "")
    sign = WORDS["sign_more" if thing.change > 0.0 else "sign_less" if is_mass else "sign_fewer"][language]
    is_between = ONE_OR_TWO <= size < TWO
    count = 2 if is_between else max(1, int(size + 0.5))
    numeral = WORDS["one_or_two"][language] if is_between else numeral_of(count, language)
    if language == "en":
        words = phrase(template, language, count, f"{numeral} {sign}")
    else:
        # The number one is the article, which the template has.
        words = phrase(template, language, count, sign)
        words = words if count == 1 else f"{numeral} {words}"
    if size < RARELY:
        return WORDS["third"][language].format(what=words)
    return WORDS["half"][language].format(what=words) if size < SOMETIMES else words


def phrase(template: str, language: str, count: int, more: str) -> str:
    """A filled template as a part of a sentence, which begins as it stands."""
    text = fill(f"x{template}", language, {"count": count, "more": more})
    return text[1:]


def numeral_of(count: int, language: str) -> str:
    return NUMBERS[language][count] if count < len(NUMBERS[language]) else str(count)


def in_all(seat: int, one: Outcomes, two: Outcomes, language: str) -> str:
    """What it comes to in points, and in games won where that speaks against them."""
    points = clear_mean(differences(one.points, two.points, seat), WORTH_A_POINT)
    words = WORDS["sum_none"][language]
    if points != 0.0:
        count = int(abs(points) + 0.5)
        template = WORDS["sum_more" if points > 0.0 else "sum_less"][language]
        words = counted(template, {"points": count}).format(points=count)
    won = clear_mean(differences(one.wins, two.wins, seat), WORTH_A_WIN)
    if won == 0.0 or won * points > 0.0:
        return words
    return WORDS["wins_more" if won > 0.0 else "wins_less"][language].format(sum=words)


def will_not_wait(game: Game, one: Outcomes, two: Outcomes) -> Sentences:
    """The first answer of a line that others take away in most cases if it is not given now; empty without any."""
    samples = len(two.points)
    for action in one.line:
        share = two.taken.get(action, 0) / max(1, samples)
        if share >= MOSTLY:
            key = "never_waits" if share >= 0.95 else "will_not_wait"
            return {
                language: WORDS[key][language].format(
                    answer=game.actions[action].label(language), count=int(10.0 * share + 0.5)
                )
                for language in LANGUAGES
            }
    return {}


def by_sources(game: Game, seat: int, one: Outcomes, two: Outcomes, other: Sequence[int]) -> Sentences:
    """The sentence made of the sources of points."""
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
        name = name_of(game, one, other, language)
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
