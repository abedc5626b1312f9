"""Cards, the round, and phases A and B (C-2, C-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.games.coimbra.ids import CARDS, CLASS_IDS, PHASE_C, PHASE_IDS, START_CARDS
from stammtisch.games.coimbra.round import PHASES
from tests.coimbra.table import BOX, GAME, Table
from tests.positions import step


@pytest.mark.rule("C-2.1")
def test_fourteen_cards_of_each_class_have_a_track_and_a_colour() -> None:
    classes = [int(cls) for cls in BOX.card_class]
    assert [classes.count(cls) for cls in range(4)] == [14] * 4
    gains = []
    for track in range(4):
        place = track * 16 + 5
        gains.append(
            [
                int(BOX.income_guards[place]) > 0,
                int(BOX.income_coins[place]) > 0,
                int(BOX.income_steps[place]) > 0,
                int(BOX.income_points[place]) > 0,
            ].index(True)
        )
    assert gains == [0, 1, 2, 3]
    assert CLASS_IDS == ["council", "merchant", "cleric", "scholar"]


@pytest.mark.rule("C-2.2")
def test_only_start_cards_have_phase_c_bonuses_and_only_they_cost_nothing() -> None:
    for card in range(CARDS):
        is_start = card < START_CARDS
        assert (int(BOX.card_cost[card]) == 2) == is_start
        assert is_start or int(BOX.zone[card]) != PHASE_C
        assert 1 <= int(BOX.influence[card]) <= 4


@pytest.mark.rule("C-2.3")
def test_a_card_shows_at_most_two_diplomas_of_five_kinds_or_wild_ones() -> None:
    assert max(len(diplomas) for diplomas in BOX.card_diplomas) == 2
    kinds = [kind for diplomas in BOX.card_diplomas for kind in diplomas]
    assert set(kinds) == set(range(6))
    assert [kinds.count(kind) for kind in range(5)] == [5] * 5


@pytest.mark.rule("C-3.1")
def test_a_round_has_phases_a_to_f_in_this_order() -> None:
    names = [type(step).__name__ for step in PHASES]
    assert names[:6] == ["RollDice", "PlaceDice", "RetrieveDice", "NewOrder", "IncomePhase", "VoyagePhase"]
    assert PHASE_IDS[1:7] == ["rolling", "placing", "retrieving", "order", "income", "voyages"]


@pytest.mark.rule("C-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_has_four_rounds(seats: int) -> None:
    table = Table(seats)
    table.begin("round")
    rounds = set()
    while table.state.to_act():
        rounds.add(int(table.state.round))
        table.do_least()
    assert rounds == {1, 2, 3, 4}


@pytest.mark.rule("C-3.2")
@pytest.mark.parametrize(("seats", "dice"), [(2, 7), (3, 11), (4, 13)])
def test_all_dice_are_rolled_once(seats: int, dice: int) -> None:
    table = Table(seats)
    table.begin("roll-dice")
    assert sum(table.now()["pool"].values()) == dice
    assert table.now()["resting"] == {}


@pytest.mark.rule("C-3.2")
def test_all_faces_come_up() -> None:
    faces: Counter[str] = Counter()
    for seed in range(60):
        table = Table(4, seed)
        table.begin("roll-dice")
        for die, number in table.now()["pool"].items():
            faces[die[-1]] += number
    assert min(faces[face] for face in "123456") > 60 * 13 / 6 * 0.6


@pytest.mark.rule("C-3.3")
def test_in_player_order_one_die_at_a_time_until_each_has_placed_three() -> None:
    table = Table(3)
    table.order(2, 0, 1)
    table.begin("roll-dice", "place-dice")
    asked = []
    while table.state.to_act():
        seat = table.asked()[0]
        if table.question() == "take-die":
            asked.append(seat)
        table.do_least()
    assert asked == [2, 0, 1] * 3
    assert len(table.row("castle")) == 9
    assert sum(table.now()["pool"].values()) == 2


@pytest.mark.rule("C-3.3")
def test_a_die_is_taken_and_then_placed_with_its_value() -> None:
    table = Table(2)
    table.pool(("gray", 5), ("gray", 5), ("white", 2), ("green", 6), ("purple", 1), ("orange", 1), ("orange", 3))
    table.begin("place-dice")
    expected = ["take gray 5", "take orange 1", "take orange 3", "take purple 1", "take green 6", "take white 2"]
    assert table.legal(0) == expected
    table.act(0, "take gray 5")
    assert table.legal(0) == ["place castle", "place upper", "place central", "place lower"]
    table.act(0, "place central")
    assert table.row("central") == [(5, 0)]
    assert table.can(1, "take gray 5"), "there were two"


def place(table: Table, location: str, seat: int, value: int) -> None:
    """The seat places a die that it has taken."""
    table.begin(step("place-die", seat=seat, die=f"gray-{value}"))
    table.act(seat, f"place {location}")


@pytest.mark.rule("C-3.4")
def test_the_castle_ascends_and_equals_lie_to_the_left() -> None:
    table = Table(4)
    for seat, value in ((0, 5), (1, 1), (2, 4), (3, 4), (0, 1), (1, 6)):
        place(table, "castle", seat, value)
    assert table.row("castle") == [(1, 1), (1, 0), (4, 2), (4, 3), (5, 0), (6, 1)]


@pytest.mark.rule("C-3.5")
@pytest.mark.parametrize("location", ["upper", "central", "lower"])
def test_the_city_descends_and_equals_lie_to_the_left(location: str) -> None:
    table = Table(4)
    for seat, value in ((0, 2), (1, 5), (2, 5), (3, 6), (0, 2), (1, 1)):
        place(table, location, seat, value)
    assert table.row(location) == [(6, 3), (5, 1), (5, 2), (2, 0), (2, 0), (1, 1)]


@pytest.mark.rule("C-3.6")
def test_tokens_count_as_dice_of_their_value() -> None:
    table = Table(2)
    table.tokens()
    for seat, value in ((0, 3), (1, 2), (1, 6)):
        place(table, "upper", seat, value)
    assert table.row("upper") == [(6, 1), (3, -1), (3, 0), (2, -1), (2, 1)]


@pytest.mark.rule("C-3.7")
def test_a_location_takes_all_dice_of_all_players() -> None:
    table = Table(4)
    table.begin("roll-dice", "place-dice")
    while table.state.to_act():
        seat = table.asked()[0]
        choice = "place lower" if table.question() == "place-die" else table.legal(seat)[0]
        table.act(seat, choice)
    assert len(table.row("lower")) == 12
    assert [seat for _, seat in table.row("lower")].count(1) == 3


def test_the_catalogue_reads_back_every_action() -> None:
    for action in GAME.actions:
        assert GAME.parse(action.notation) == action.index
        assert action.label("en")
        assert action.label("de")
