"""Who won and why, in words: made from the score sheet, and from the tie-breaks and ranks that a game declares."""

from __future__ import annotations

from typing import Any

import pytest

import stammtisch
from examples.stalls.components import PACKAGE
from examples.stalls.game import Stalls
from examples.stalls.game import game as stalls
from stammtisch.core.outcome import decisive_sources, outcome_of
from stammtisch.core.state import Score, State
from tests.coimbra.table import Table as CoimbraTable
from tests.orleans.table import Table as OrleansTable
from tests.village.table import Table as VillageTable


class Counted(Stalls):
    """Two Stalls in which the points are given, so that a test can say what was scored."""

    def __init__(self, *parts: dict[str, int]) -> None:
        super().__init__(PACKAGE.edition(PACKAGE.editions[0]))
        self.parts = parts

    def scores(self, state: State) -> list[Score]:
        return [Score(dict(parts)) for parts in self.parts]


def told(*parts: dict[str, int]) -> Any:
    return outcome_of(Counted(*parts).new(2, seed=1))["text"]


def test_the_winner_the_lead_and_what_made_the_difference_are_named() -> None:
    assert told({"coins": 5, "customers": 20}, {"coins": 8, "customers": 7}) == {
        "en": (
            "Red wins with 25 points, 10 points ahead of Blue. "
            "This made the difference: Customers (20\u00a0to\u00a07). Blue did better here: Coins (8\u00a0to\u00a05)."
        ),
        "de": (
            "Rot gewinnt mit 25 Punkten, 10 Punkte vor Blau. "
            "Das machte den Unterschied: Kundschaft (20\u00a0zu\u00a07). "
            "Blau war hier besser: Münzen (8\u00a0zu\u00a05)."
        ),
    }


def test_who_was_behind_everywhere_did_better_nowhere() -> None:
    text = told({"coins": 1, "customers": 0}, {"coins": 4, "customers": 2})
    assert text["en"].endswith("This made the difference: Coins (4\u00a0to\u00a01) and Customers (2\u00a0to\u00a00).")


def test_as_few_sources_as_make_up_the_lead() -> None:
    winner = Score({"a": 10, "b": 9, "c": 8, "d": 8, "e": 0})
    assert decisive_sources([winner, Score({"a": 0, "b": 8, "c": 8, "d": 8, "e": 1})], 0, [1]) == ["a"]
    assert decisive_sources([winner, Score({"a": 9, "b": 7, "c": 5, "d": 8})], 0, [1]) == ["c", "b", "a"]


def test_more_than_three_sources_are_no_reason() -> None:
    winner, second = Score(dict.fromkeys("abcde", 5)), Score(dict.fromkeys("abcde", 4))
    assert decisive_sources([winner, second], 0, [1]) == ["a", "b", "c"]


def test_several_in_second_place_are_all_named() -> None:
    table = OrleansTable(3)
    for seat, coins in enumerate([9, 30, 9]):
        table.coins(seat, coins)
    table.end_game()
    text: Any = outcome_of(table.state)["text"]
    assert "21 points ahead of Yellow and Blue. This made the difference: Coins (30\u00a0to\u00a09)." in text["en"]


def test_orleans_names_the_track_that_breaks_a_tie() -> None:
    table = OrleansTable(2)
    table.develop(0, 5)
    table.develop(1, 6)
    table.end_game()
    assert outcome_of(table.state) == {
        "text": {
            "en": (
                "Yellow and Green have 5 points each. "
                "The tie goes to Green, who is further along the development track (6\u00a0to\u00a05)."
            ),
            "de": (
                "Gelb und Grün haben je 5 Punkte. "
                "Bei Gleichstand zählt die Entwicklungsleiste (6\u00a0zu\u00a05): Grün gewinnt."
            ),
        },
        "rank": None,
    }


def test_orleans_says_that_a_victory_is_shared() -> None:
    table = OrleansTable(3)
    for seat, coins in enumerate([8, 12, 12]):
        table.coins(seat, coins)
    table.end_game()
    text: Any = outcome_of(table.state)["text"]
    assert text["en"] == "Green and Blue share the victory with 12 points each. The tie-breaks are equal, too."
    assert (
        text["de"]
        == "Grün und Blau teilen sich den Sieg mit je 12 Punkten. Auch was bei Gleichstand zählt, ist gleich."
    )


@pytest.mark.parametrize(
    ("grain", "said"), [([2, 2, 1], "living family members"), ([1, 2, 1], "more grain on the farm (2\u00a0to\u00a01)")]
)
def test_village_names_the_tie_break_that_decided(grain: list[int], said: str) -> None:
    table = VillageTable(3)
    for seat in range(3):
        table.grain(seat, grain[seat])
    table.put(1, "farm", 2)
    text: Any = outcome_of(table.state)["text"]
    assert said in text["en"]
    assert "Yellow" in text["en"]


def test_coimbra_goes_by_player_order() -> None:
    table = CoimbraTable(2)
    for seat in (0, 1):
        table.hold(seat, guards=0, coins=0)
        table.score(seat, 7)
    first = table.state.game.texts.players[table.state.seats_in_order()[0]].form("en", "")
    text: Any = outcome_of(table.state)["text"]
    assert text["en"].endswith(f"The tie goes to {first}, who comes first in player order.")


@pytest.mark.parametrize(
    ("points", "options", "rank", "following", "missing"),
    [
        (0, {}, "Apprentice", "Journeyman", 40),
        (39, {}, "Apprentice", "Journeyman", 1),
        (40, {}, "Journeyman", "Master", 10),
        (45, {"inn": "side-a"}, "Apprentice", "Journeyman", 5),
        (80, {}, "Polymath", None, 0),
    ],
)
def test_who_plays_alone_learns_the_rank_and_what_the_next_one_lacks(
    points: int, options: dict[str, Any], rank: str, following: str | None, missing: int
) -> None:
    state = stammtisch.game("village").new(1, seed=3, options=options)
    have = state.scores()[0].total
    state.players[0].fame[0] += points - have  # type: ignore[attr-defined]
    outcome: Any = outcome_of(state)
    assert outcome["rank"]["name"]["en"] == rank
    assert (outcome["rank"]["next"] or {}).get("en") == following
    assert outcome["rank"]["missing"] == missing
    assert "win" not in outcome["text"]["en"]
    if missing == 1:
        assert outcome["text"]["en"].endswith("The next one, “Journeyman”, was 1 point away.")
        assert outcome["text"]["de"].endswith("Zum nächsten, „Geselle“, fehlte 1 Punkt.")


@pytest.mark.parametrize("name", ["orleans", "coimbra", "village", "stalls"])
def test_every_game_has_a_sentence_for_each_of_its_tie_breaks(name: str) -> None:
    game = stalls() if name == "stalls" else stammtisch.game(name)
    state = game.new(2, seed=1)
    declared = [tie_break.key for tie_break in game.tie_breaks(state)]
    assert declared
    assert sorted(declared) == sorted(game.texts.tie_breaks)
    assert all(template.rule for template in game.texts.tie_breaks.values())
