"""Person cards kept for the final scoring. Rules: VI-4.2, VI-5."""

import pytest

from tests.village.table import Table


def holding(*cards: str, seats: int = 3) -> Table:
    table = Table(seats, inn="side-a")
    table.hold(0, *cards)
    table.coins(0, 0)
    table.beer(0, 0)
    return table


@pytest.mark.rule("VI-5.1")
def test_farmers_wife() -> None:
    table = holding("farmer-woman")
    table.grain(0, 4)
    assert table.part(0, "cards-kept") == 4


@pytest.mark.rule("VI-5.2", "VI-5.4", "VI-5.8", "VI-5.11", "VI-R14")
@pytest.mark.parametrize(
    ("card", "colour"), [("mayor", "green"), ("scholar", "pink"), ("nun", "brown"), ("guild-master", "orange")]
)
def test_cards_for_cubes_left(card: str, colour: str) -> None:
    found = []
    for number in range(6):
        table = holding(card)
        table.coins(0, 3)
        table.cubes(0, **{"brown": 2, "pink": 2, "orange": 2, "green": 2, colour: number})
        found.append(table.part(0, "cards-kept"))
    assert found == [0, 2, 4, 6, 0, 0]


@pytest.mark.rule("VI-5.3")
def test_chronicler() -> None:
    places = ["chronicle-craft", "chronicle-farm", "chronicle-church", "chronicle-council", "chronicle-travel"]
    table = holding("chronicler")
    found = [table.part(0, "chronicle")]
    for place in places:
        table.put(0, place, 1 if place != "chronicle-travel" else 2)
        found.append(table.part(0, "chronicle"))
    assert found == [0, 2, 4, 7, 11, 16]
    table.put(0, "chronicle-farm", 2)
    assert table.part(0, "chronicle") == 16, "five or more"


@pytest.mark.rule("VI-5.3", "VI-7.2")
def test_the_bards_figure_counts_in_the_chronicle() -> None:
    table = holding("chronicler")
    table.put(0, "chronicle-craft", 1, 1)
    table.put(0, "beside-chronicle", 1)
    table.put(1, "chronicle-craft", 1)
    table.put(1, "chronicle-farm", 1)
    table.put(1, "beside-chronicle", 1)
    assert table.part(0, "chronicle") == 7
    assert table.part(1, "chronicle") == 4, "by the table of the book"
    assert [table.player_seen(seat)["remembered"] for seat in (0, 1, 2)] == [3, 3, 0]


@pytest.mark.rule("VI-5.5")
def test_count() -> None:
    table = holding("count")
    assert table.part(0, "cards-kept") == 0
    flags = [castle for castle, has_flag in zip(CASTLES, table.state.box.castle_flag, strict=True) if has_flag]
    assert len(flags) == 3
    table.castles(0, *CASTLES)
    assert table.part(0, "cards-kept") == 6


CASTLES = ["west", "south", "centre", "northwest", "northeast", "east"]


@pytest.mark.rule("VI-5.6")
def test_steward() -> None:
    table = holding("estate-manager")
    table.goods(0, scroll=3, ox=1)
    assert table.part(0, "cards-kept") == 4
    table.beer(0, 2)
    table.goods(0, horse=1, plough=1, wagon=1)
    assert table.part(0, "cards-kept") == 12


@pytest.mark.rule("VI-5.7")
def test_medico() -> None:
    table = holding("physician")
    table.put(0, "bag", 1)
    table.put(0, "inn", 1)
    table.put(0, "brewery", 2)
    table.put(0, "council-1", 2)
    table.put(0, "grave", 1)
    table.put(0, "beside-chronicle", 1)
    assert table.part(0, "cards-kept") == 4


@pytest.mark.rule("VI-5.9")
def test_traveller() -> None:
    found = []
    for number in range(7):
        table = holding("traveller")
        table.castles(0, *CASTLES[:number])
        found.append(table.part(0, "travel"))
    assert found == [0, 2, 5, 9, 14, 18, 22]


@pytest.mark.rule("VI-5.10", "VI-R13")
@pytest.mark.parametrize(("others", "points"), [((5, 5), 6), ((4, 9), 6), ((3, 9), 3)])
def test_pickpocket(others: tuple[int, int], points: int) -> None:
    table = holding("pickpocket")
    for seat, coins in enumerate((4, *others)):
        table.coins(seat, coins)
    assert table.part(0, "cards-kept") == points
    assert table.state.scores()[0].total == 4 + points


@pytest.mark.rule("VI-5.10")
def test_the_pickpocket_looks_at_the_points_after_everybodys_cards() -> None:
    table = holding("pickpocket")
    table.coins(0, 4)
    table.coins(1, 1)
    table.coins(2, 9)
    table.hold(1, "farmer-woman")
    table.grain(1, 5)
    assert table.part(0, "cards-kept") == 6, "6 points of seat 1 are more than 4"


@pytest.mark.rule("VI-R13")
def test_alone_the_pickpocket_brings_six() -> None:
    table = holding("pickpocket", seats=1)
    assert table.part(0, "cards-kept") == 6


@pytest.mark.rule("VI-4.2")
def test_a_card_for_the_end_cannot_be_played() -> None:
    table = holding("nun")
    table.turn()
    assert not table.legal_of(0, "play")
    assert table.refused(0, "play nun").code == "card-for-the-end"


def test_a_card_to_play_brings_nothing_in_the_hand() -> None:
    table = holding("farmhand", "bard", "noblewoman")
    assert (table.part(0, "cards-kept"), table.part(0, "cards-played")) == (0, 0)
