"""The reasons of hints: what can be counted, in words, with the right numbers in both languages."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch.analysis.sentences import why
from stammtisch.bots.outcomes import PROSPECTS, Outcomes
from stammtisch.core.game import Game

SAMPLES = 20
VILLAGE = stammtisch.game("village")
ORLEANS = stammtisch.game("orleans")
WORTHS = {
    "customers": 4.0,
    "castles": 4.0,
    "graves": -3.0,
    "council": 2.0,
    "grain": 0.7,
    "coins": 1.0,
    "stations": 4.0,
}


def action(game: Game, notation: str) -> int:
    (found,) = [number for number in range(len(game.actions)) if game.actions[number].notation == notation]
    return found


TAKE_PINK = action(VILLAGE, "take travel pink")
HARVEST = action(VILLAGE, "harvest")
WELL = action(VILLAGE, "well")


def outcomes(points: float, win: float = 0.5, line: tuple[int, ...] = (WELL,), **means: float) -> Outcomes:
    """What a line came to; a mean that is no whole number is made of the two next to it."""
    found = Outcomes(2)
    found.line = line
    found.points = [[points, 40.0] for _ in range(SAMPLES)]
    found.wins = [[win, 1.0 - win] for _ in range(SAMPLES)]
    for key, mean in means.items():
        more = round((mean - int(mean)) * SAMPLES)
        found.counts[key] = [float(int(mean) + (number < more)) for number in range(SAMPLES)]
        found.worths[key] = WORTHS[key]
    return found


def said(one: Outcomes, two: Outcomes, game: Game = VILLAGE) -> tuple[str, str]:
    """The reason in English and German, without the line that is compared with."""
    found = why(game, 0, one, two, [WELL])
    well = game.actions[WELL]
    english = found["en"].removeprefix(f"Compared with “{well.label('en')}”, this soon ")
    german = found["de"].removeprefix(f"Verglichen mit „{well.label('de')}“ ")
    return english, german


def test_one_and_two_of_a_thing_have_their_words() -> None:
    assert said(outcomes(44.0, customers=2, castles=1), outcomes(40.0, customers=1, castles=3)) == (
        "brings one more customer, but two fewer castles visited; worth about 4 points more in all.",
        "bringt das bald einen Kunden mehr, dafür zwei besuchte Burgen weniger; insgesamt etwa 4 Punkte mehr.",
    )


def test_one_point_is_one_point() -> None:
    english, german = said(outcomes(41.2, council=2), outcomes(40.0, council=0))
    assert english == "brings two more steps in the council; worth about 1 point more in all."
    assert german == "bringt das bald zwei Schritte mehr in der Ratsstube; insgesamt etwa 1 Punkt mehr."


@pytest.mark.parametrize(
    ("mean", "english", "german"),
    [
        (0.35, "one more coin in about a third of the cases", "in etwa einem Drittel der Fälle eine Münze mehr"),
        (0.5, "one more coin in about half of the cases", "in etwa der Hälfte der Fälle eine Münze mehr"),
        (0.8, "about one more coin", "etwa eine Münze mehr"),
        (1.0, "one more coin", "eine Münze mehr"),
        (1.25, "about one more coin", "etwa eine Münze mehr"),
        (1.5, "one or two more coins", "ein bis zwei Münzen mehr"),
        (2.2, "about two more coins", "etwa zwei Münzen mehr"),
        (12.0, "twelve more coins", "zwölf Münzen mehr"),
        (13.0, "13 more coins", "13 Münzen mehr"),
    ],
)
def test_means_are_told_as_people_tell_them(mean: float, english: str, german: str) -> None:
    found = said(outcomes(40.0, coins=mean), outcomes(40.0, coins=0))
    assert found == (
        f"brings {english}; worth about the same in all.",
        f"bringt das bald {german}; insgesamt etwa gleich viel wert.",
    )


def test_grain_is_less_and_not_fewer() -> None:
    english, _ = said(outcomes(40.0, coins=1, grain=0), outcomes(40.0, coins=0, grain=2))
    assert english == "brings one more coin, but two less grain; worth about the same in all."


def test_fewer_graves_are_a_gain() -> None:
    english, german = said(outcomes(43.0, graves=0), outcomes(40.0, graves=1))
    assert english.startswith("brings one fewer family member in the graveyard;")
    assert german.startswith("bringt das bald ein Familienmitglied weniger auf dem Friedhof;")


def test_at_most_three_things_are_told_those_that_weigh_most() -> None:
    one = outcomes(46.0, customers=1, castles=1, council=2, coins=1)
    english, _ = said(one, outcomes(40.0, customers=0, castles=0, council=0, coins=0))
    assert english == (
        "brings one more castle visited, two more steps in the council and one more customer; "
        "worth about 6 points more in all."
    )


def test_about_is_said_once() -> None:
    english, german = said(
        outcomes(40.0, customers=0.8, castles=1.2, coins=0), outcomes(40.0, customers=0, castles=0, coins=3.2)
    )
    assert english.count("about") == 2  # the other one belongs to the points
    assert german.count("etwa") == 2


def test_what_differs_by_chance_alone_is_not_told() -> None:
    one, two = outcomes(40.0, coins=0), outcomes(40.0, coins=0)
    one.counts["coins"] = [10.0, *[0.0] * (SAMPLES - 1)]
    assert why(VILLAGE, 0, one, two, [WELL])["en"].startswith("Hardly worth more or less than")


def test_losses_explain_no_gain_so_the_sources_do() -> None:
    one, two = outcomes(44.0, coins=0), outcomes(40.0, coins=2)
    one.parts = {PROSPECTS: 6.0, "coins": 0.0}
    two.parts = {PROSPECTS: 0.0, "coins": 2.0}
    found = why(VILLAGE, 0, one, two, [WELL])
    assert found["en"].endswith(": 6.0 points more from what is still to come, 2.0 points fewer from Coins.")
    assert found["de"].endswith(": 6,0 Punkte mehr (was noch kommt), 2,0 Punkte weniger (Münzen).")


def test_a_line_with_fewer_points_may_win_more_often() -> None:
    english, german = said(outcomes(38.0, win=0.6, customers=0), outcomes(40.0, win=0.5, customers=1))
    assert english == "means one fewer customer; worth about 2 points fewer in all, but it wins more often."
    assert german.endswith("insgesamt etwa 2 Punkte weniger, führt aber öfter zum Sieg.")


def test_the_other_line_is_named_by_the_answers_in_which_it_differs() -> None:
    one, two = outcomes(44.0, customers=1), outcomes(40.0, customers=0)
    one.line = (TAKE_PINK, WELL)
    found = why(VILLAGE, 0, one, two, (TAKE_PINK, HARVEST))
    assert found["en"].startswith(f"Compared with “{VILLAGE.actions[HARVEST].label('en')}”, this")


@pytest.mark.parametrize(("taken", "tells"), [(13, ""), (14, "7 of 10"), (16, "8 of 10"), (20, "nearly every time")])
def test_what_others_take_first_in_most_samples_will_not_wait(taken: int, tells: str) -> None:
    one, two = outcomes(44.0, customers=1), outcomes(40.0, customers=0)
    one.line = (TAKE_PINK,)
    two.taken = {TAKE_PINK: taken}
    found = why(VILLAGE, 0, one, two, [WELL])
    label = VILLAGE.actions[TAKE_PINK].label("en")
    assert (f"“{label}” will not wait" in found["en"]) is bool(tells)
    assert tells in found["en"]
    assert ("wartet nicht" in found["de"]) is bool(tells)


def test_nobody_is_told_to_hurry_for_something_worse() -> None:
    one, two = outcomes(36.0, customers=0), outcomes(40.0, customers=1)
    one.line = (TAKE_PINK,)
    two.taken = {TAKE_PINK: SAMPLES}
    assert "will not wait" not in why(VILLAGE, 0, one, two, [WELL])["en"]


def test_a_game_that_counts_nothing_gets_the_sources_of_points() -> None:
    one, two = outcomes(44.0), outcomes(40.0)
    one.parts, two.parts = {"coins": 4.0}, {"coins": 0.0}
    assert why(ORLEANS, 0, one, two, [0])["en"].endswith(": 4.0 points more from Coins.")
