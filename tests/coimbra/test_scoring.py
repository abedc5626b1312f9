"""Voyages and the final scoring in all its parts (C-16, C-17)."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from stammtisch.games.coimbra.ids import CARD_IDS, CARDS, DIPLOMAS, FROM_INCOME, VOYAGE_IDS, WILD
from stammtisch.games.coimbra.places.rewards import reward
from stammtisch.games.coimbra.scoring import diploma_points, voyage_points
from tests.coimbra.rescoring import best_by_force
from tests.coimbra.table import BOX, Table


def worth(table: Table, voyage: str, seat: int = 0) -> int:
    return int(voyage_points(table.state, seat, VOYAGE_IDS.index(voyage)))


def test_every_voyage_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    for voyage in VOYAGE_IDS:
        assert f'"{voyage}"' in text, f"{voyage} is not tested"


@pytest.mark.rule("C-16.1")
def test_tanger_scores_two_per_own_voyage() -> None:
    table = Table(2)
    table.invested(0, "tanger", "goa", "diu")
    table.invested(1, "goa")
    assert worth(table, "tanger") == 6


@pytest.mark.rule("C-R30")
def test_tanger_does_not_count_the_disks_of_others() -> None:
    table = Table(3)
    table.invested(0, "tanger")
    table.invested(1, "goa", "diu")
    table.invested(2, "goa", "ceuta", "madeira")
    assert worth(table, "tanger") == 2


@pytest.mark.rule("C-16.2")
def test_madeira_scores_one_per_diploma_of_any_kind() -> None:
    table = Table(2)
    table.give(0, "ii-s3", "iii-s2", "ii-k5")  # a e, a c, wild
    table.monasteries(i_1="wild", ii_1="two-wild")
    table.disk(0, "i-1", "ii-1")
    assert worth(table, "madeira") == 5 + 3


@pytest.mark.rule("C-16.3")
def test_cabo_verde_and_sansibar_score_half_of_two_tracks() -> None:
    table = Table(2)
    for track, space in (("council", 8), ("merchant", 7), ("cleric", 3), ("scholar", 2)):
        table.move(0, track, space)
    assert worth(table, "cabo-verde") == 7
    assert worth(table, "sansibar") == 2


@pytest.mark.rule("C-16.4")
def test_ceuta_scores_monasteries_without_a_disk() -> None:
    table = Table(2)
    table.disk(0, "i-1", "ii-1", "iii-1")
    assert worth(table, "ceuta") == 11


@pytest.mark.rule("C-16.5")
def test_calicut_scores_half_of_guards_coins_and_crowns() -> None:
    table = Table(2)
    table.hold(1, guards=4, coins=6)
    table.crowns(1, tokens=("council",))
    assert worth(table, "calicut", 1) == (4 + 6 + 1 + 2) // 2


@pytest.mark.rule("C-16.6")
def test_mascat_scores_twice_the_lowest_track() -> None:
    table = Table(2)
    for track, space in (("council", 8), ("merchant", 3), ("cleric", 3), ("scholar", 9)):
        table.move(0, track, space)
    assert worth(table, "mascat") == 6


@pytest.mark.rule("C-16.7")
def test_barbados_scores_monasteries_with_a_disk() -> None:
    table = Table(2)
    table.disk(0, "i-1", "ii-1", "iii-1")
    assert worth(table, "barbados") == 3


@pytest.mark.rule("C-16.8")
def test_brasil_scores_two_per_level_one_monastery() -> None:
    table = Table(2)
    table.disk(0, "i-1", "i-8", "ii-1", "iii-1")
    assert worth(table, "brasil") == 4


@pytest.mark.rule("C-16.9")
@pytest.mark.parametrize(("cards", "points"), [(9, 0), (10, 0), (11, 3), (12, 6)])
def test_ilhas_dos_acores_score_three_per_card_beyond_the_tenth(cards: int, points: int) -> None:
    table = Table(2)
    table.give(0, *CARD_IDS[:cards])
    assert worth(table, "ilhas-dos-acores") == points


@pytest.mark.rule("C-16.10")
def test_goa_scores_nine() -> None:
    assert worth(Table(2), "goa") == 9


@pytest.mark.rule("C-16.11")
@pytest.mark.parametrize(("voyage", "letter"), [("macau", "c"), ("malaca", "m"), ("ceilao", "k"), ("diu", "s")])
def test_four_voyages_score_two_per_card_of_a_class(voyage: str, letter: str) -> None:
    table = Table(2)
    table.give(0, f"i-{letter}1", f"ii-{letter}1", f"iii-{letter}1")
    table.give(0, "ii-c6", "ii-m6", "ii-k6", "ii-s6")
    assert worth(table, voyage) == 8


# The end


@pytest.mark.rule("C-17.1")
def test_the_game_ends_after_round_four_and_tells_five_parts_for_everybody() -> None:
    table = Table(2)
    table.words["round"] = 4
    table.order(1, 0)
    table.begin("end-of-round")
    assert table.state.is_over()
    assert table.log()[-12:] == [
        *(
            f"{name}: {points} points {what}."
            for name, crowns in (("Red", 0), ("Blue", 1))
            for points, what in (
                (0, "for voyages"),
                (0, "for the influence tracks"),
                (0, "for diplomas"),
                (0, "for game end bonuses"),
                ((14 + crowns) // 2, "for guards, coins and crowns"),
            )
        ),
        "Red and Blue have the same number of points; Red comes first in player order and wins.",
        "The game is over.",
    ]


@pytest.mark.rule("C-17.2")
def test_own_voyages_score() -> None:
    table = Table(2)
    table.voyages("goa", "tanger", "ceuta")
    table.invested(0, "goa", "tanger")
    table.invested(1, "ceuta")
    assert table.parts(0)["voyages"] == 9 + 4
    assert table.parts(1)["voyages"] == 14


@pytest.mark.rule("C-17.3")
def test_with_four_players_three_places_score_on_each_track() -> None:
    table = Table(4)
    table.scoring_tiles(0, 1, 2, 3)
    for seat, space in ((3, 9), (1, 9), (0, 5), (2, 1)):
        table.move(seat, "council", space)
    assert [table.parts(seat)["tracks"] for seat in range(4)] == [3, 7, 0, 12]


@pytest.mark.rule("C-17.4")
def test_with_three_players_only_two_places_score() -> None:
    table = Table(3)
    table.scoring_tiles(1, 0, 2, 3)
    for seat, space in ((2, 9), (1, 8), (0, 8)):
        table.move(seat, "council", space)
    assert [table.parts(seat)["tracks"] for seat in range(3)] == [0, 5, 11]


@pytest.mark.rule("C-17.4")
@pytest.mark.rule("C-R20")
@pytest.mark.parametrize(("space", "points"), [(9, 6), (7, 6), (6, 6), (5, 0), (1, 0)])
def test_with_two_players_the_second_must_be_within_three_spaces(space: int, points: int) -> None:
    table = Table(2)
    table.scoring_tiles(0, 1, 2, 3)
    table.move(0, "council", 9)
    table.move(1, "council", space)
    assert [table.parts(seat)["tracks"] for seat in range(2)] == [12, points]


@pytest.mark.rule("C-17.5")
@pytest.mark.rule("C-R21")
def test_a_disk_on_zero_scores_nothing_even_in_second_place() -> None:
    table = Table(2)
    table.scoring_tiles(0, 1, 2, 3)
    table.move(1, "council", 2)
    assert [table.parts(seat)["tracks"] for seat in range(2)] == [0, 12]
    nobody = Table(4)
    assert [nobody.parts(seat)["tracks"] for seat in range(4)] == [0] * 4


@pytest.mark.rule("C-17.6")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("ii-c4",), 1),
        (("ii-c4", "ii-c5"), 2),
        (("ii-c4", "ii-c5", "ii-m4"), 4),
        (("ii-c4", "ii-c5", "ii-m4", "ii-m5"), 8),
        (("ii-c4", "ii-c5", "ii-m4", "ii-m5", "ii-k3"), 12),
        (("ii-c4", "ii-c5", "ii-m4", "ii-m5", "ii-k5"), 12),
        (("ii-c4", "iii-m5"), 2),
    ],
)
def test_sets_of_different_diplomas(cards: tuple[str, ...], points: int) -> None:
    table = Table(2)
    table.give(0, *cards)
    assert table.parts(0)["diplomas"] == points


def points_for(counts: tuple[int, ...], wild: int) -> int:
    """What the program gives for a player with exactly these diplomas."""
    table = Table(2)
    left = list(counts)
    # Cards with one icon first, those with two where they fit; the rest of the wild ones come from monasteries.
    order = sorted(range(CARDS), key=lambda card: len(BOX.card_diplomas[card]))
    for card in order:
        kinds = BOX.card_diplomas[card]
        if kinds and WILD not in kinds and all(left[kind] for kind in kinds):
            table.give(0, CARD_IDS[card])
            for kind in kinds:
                left[kind] -= 1
    assert not any(left), "this combination cannot be made with the cards"
    table.monasteries(i_1="wild", ii_1="two-wild")
    table.give(0, *("ii-k5", "iii-s6")[:wild])
    if wild in (3, 5):
        table.disk(0, "i-1")
    if wild in (4, 5):
        table.disk(0, "ii-1")
    return int(diploma_points(table.state, table.state.players[0]))


@pytest.mark.rule("C-17.7")
def test_the_grouping_is_the_best_there_is() -> None:
    tried = 0
    for counts in itertools.product(range(4), repeat=DIPLOMAS):
        if list(counts) != sorted(counts, reverse=True):
            continue
        for wild in range(6):
            assert points_for(counts, wild) == best_by_force(counts, wild), (counts, wild)
            tried += 1
    assert tried > 300


@pytest.mark.rule("C-17.7")
def test_all_diplomas_of_the_game_in_one_hand_are_grouped_best() -> None:
    counts = (5, 5, 5, 5, 5)
    table = Table(2)
    table.give(0, *CARD_IDS)
    assert table.parts(0)["diplomas"] == best_by_force(counts, 2) == 62


@pytest.mark.rule("C-17.8")
def test_all_own_game_end_cards_score() -> None:
    table = Table(2)
    table.give(0, "ii-s4", "iii-s5", "ii-c1", "ii-m1", "ii-k1")
    table.move(0, "council", 8)
    assert table.parts(0)["game_end_cards"] == 5 + 5


@pytest.mark.rule("C-17.9")
@pytest.mark.rule("C-R23")
def test_half_of_guards_coins_and_crowns_of_the_last_round() -> None:
    table = Table(3)
    table.order(2, 0, 1)
    table.hold(1, guards=3, coins=4)
    table.crowns(1, tokens=("merchant",), favours=("voyages",))
    table.words["round"] = 4
    table.begin("end-of-round")
    # 3 + 4 + flag 2 + tile 3 + token 2
    assert table.parts(1)["resources"] == 7


@pytest.mark.rule("C-17.10")
def test_a_tie_goes_to_the_earlier_one_in_player_order() -> None:
    table = Table(3)
    table.order(2, 1, 0)
    for seat in range(3):
        table.hold(seat, guards=0, coins=0)
    table.score(0, 10)  # and 1 for the two crowns of the third flag
    table.score(2, 11)
    assert [score.total for score in table.state.scores()] == [11, 0, 11]
    assert table.state.ranking() == [[2], [0], [1]]
    table.order(0, 1, 2)
    table.score(0, 2)
    assert [score.total for score in table.state.scores()] == [12, 0, 12]
    assert table.state.ranking() == [[0], [2], [1]]


@pytest.mark.rule("C-R22")
def test_the_score_shows_track_and_final_scoring_as_things_stand() -> None:
    table = Table(2)
    reward(table.state, 0, 0, 0, 6, FROM_INCOME)
    parts = table.parts(0)
    assert parts["income"] == 6
    assert parts["resources"] == 7
    assert table.state.scores()[0].total == sum(parts.values())
    assert list(parts) == [
        "characters", "monasteries", "favours", "income", "opponents", "voyages", "tracks", "diplomas",
        "game_end_cards", "resources",
    ]  # fmt: skip
