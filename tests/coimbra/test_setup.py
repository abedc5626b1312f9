"""Set-up and start conditions (C-1)."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch.games.coimbra.ids import CARD_IDS, CLASS_IDS, FIRST_III, MONASTERY_IDS, START_CARDS
from stammtisch.games.coimbra.places.starting import ChooseStart, GainStartCards
from stammtisch.games.coimbra.round import lay_crown_tokens
from stammtisch.games.coimbra.state import CoimbraState
from tests.coimbra.table import BOX, GAME, Table


def fresh(seats: int, seed: int = 1) -> CoimbraState:
    state = GAME.new(seats, seed)
    assert isinstance(state, CoimbraState)
    return state


@pytest.mark.rule("C-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_coimbra_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(stammtisch.BadOption):
        GAME.new(seats)


@pytest.mark.rule("C-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_four_and_two_different_monasteries_lie_on_spaces_of_their_level(seats: int) -> None:
    for seed in range(20):
        tiles = [int(tile) for tile in fresh(seats, seed).layout.monasteries]
        assert len(set(tiles)) == 14
        assert [BOX.level[tile] for tile in tiles] == [0] * 8 + [1] * 4 + [2] * 2


@pytest.mark.rule("C-1.2")
def test_every_monastery_comes_up_sooner_or_later() -> None:
    seen = {MONASTERY_IDS[int(tile)] for seed in range(40) for tile in fresh(2, seed).layout.monasteries}
    assert seen == set(MONASTERY_IDS)


@pytest.mark.rule("C-1.3")
def test_each_track_has_one_scoring_tile_with_the_side_for_the_number_of_players() -> None:
    for seats, ranks in ((2, 2), (3, 2), (4, 3)):
        table = Table(seats)
        tracks = table.board()["tracks"]
        assert isinstance(tracks, dict)
        tiles = [tracks[track] for track in CLASS_IDS]
        assert all(isinstance(tile, dict) for tile in tiles)
        assert len({str(tile["tile"]) for tile in tiles if isinstance(tile, dict)}) == 4
        for tile in tiles:
            assert isinstance(tile, dict)
            assert isinstance(tile["points"], list)
            assert len(tile["points"]) == ranks


@pytest.mark.rule("C-1.4")
@pytest.mark.parametrize(
    ("seats", "upper", "central", "lower"),
    [(2, [3, 2], [4, 3], [5]), (3, [3], [4], [3]), (4, [], [], [])],
)
def test_die_tokens_by_number_of_players(seats: int, upper: list[int], central: list[int], lower: list[int]) -> None:
    table = Table(seats)
    table.state = fresh(seats)
    for location, values in (("castle", []), ("upper", upper), ("central", central), ("lower", lower)):
        assert table.row(location) == [(value, -1) for value in values]


@pytest.mark.rule("C-1.5")
def test_six_of_fifteen_voyages_are_in_play() -> None:
    seen = set()
    for seed in range(30):
        voyages = [int(voyage) for voyage in fresh(3, seed).layout.voyages]
        assert len(set(voyages)) == 6
        seen |= set(voyages)
    assert seen == set(range(15))


@pytest.mark.rule("C-1.6")
@pytest.mark.parametrize(("seats", "counts"), [(2, [2, 2, 1, 1, 1]), (3, [3, 3, 2, 2, 1]), (4, [3, 3, 3, 3, 1])])
def test_dice_by_number_of_players(seats: int, counts: list[int]) -> None:
    assert [int(number) for number in fresh(seats).resting] == counts


@pytest.mark.rule("C-1.7")
def test_everybody_starts_with_seven_guards_and_coins_and_disks_on_zero() -> None:
    for player in fresh(4).players:
        assert (int(player.guards), int(player.coins), int(player.score())) == (7, 7, 0)
        assert list(player.track) == [0, 0, 0, 0]
    assert BOX.disks_each == 20


@pytest.mark.rule("C-1.8")
def test_the_first_player_order_is_random() -> None:
    orders = {tuple(fresh(4, seed).seats_in_order()) for seed in range(200)}
    assert len(orders) == 24


@pytest.mark.rule("C-1.9")
@pytest.mark.rule("C-1.11")
def test_twelve_cards_of_back_two_are_displayed_in_round_one() -> None:
    for seed in range(10):
        state = fresh(2, seed)
        cards = [int(content) - 1 for content in state.display]
        assert len(set(cards)) == 12
        assert all(START_CARDS <= card < FIRST_III for card in cards)
        assert int(state.face_down).bit_count() == 36


@pytest.mark.rule("C-1.9")
def test_rounds_one_and_two_bring_all_cards_two_and_the_others_all_cards_three() -> None:
    chooser = Table(2)
    state = fresh(2, 5)
    chooser.state = state
    seen: dict[int, set[int]] = {1: set(), 2: set(), 3: set(), 4: set()}
    while state.to_act():
        if not seen[int(state.round)]:
            seen[int(state.round)] = {int(content) - 1 for content in state.display}
        chooser.do_least()
    assert seen[1] | seen[2] == set(range(START_CARDS, FIRST_III))
    assert seen[3] | seen[4] == set(range(FIRST_III, len(CARD_IDS)))
    assert state.face_down == 0


@pytest.mark.rule("C-1.10")
def test_all_favour_tiles_lie_beside_the_castle_in_every_round() -> None:
    table = Table(2)
    table.state = fresh(2, 3)
    favours: dict[int, int] = {}
    while table.state.to_act():
        round_number = int(table.state.round)
        favours.setdefault(round_number, int(table.state.favours_left))
        seat = table.asked()[0]
        offered = [notation for notation in table.legal(seat) if notation.startswith(("favour", "place castle"))]
        table.act(seat, offered[0] if offered else table.legal(seat)[-1])
    assert favours == {1: 15, 2: 15, 3: 15, 4: 15}


@pytest.mark.rule("C-1.12")
def test_crown_tokens_look_down_the_fourth_column_then_the_third() -> None:
    table = Table()
    table.show("upper", "ii-s1", "ii-m1", "ii-m2", "ii-c1")
    table.show("central", "ii-s2", "ii-m3", "ii-k1", "ii-c2")
    table.show("lower", "ii-s3", "ii-m4", "ii-k2", "ii-c3")
    lay_crown_tokens(table.state)
    # council: upper, 4th column; merchant: upper, 3rd; cleric: central, 3rd; scholar: upper, 1st
    assert [int(place) for place in table.state.crown_on] == [3, 2, 6, 0]


@pytest.mark.rule("C-1.12")
def test_the_token_of_a_class_that_is_not_displayed_stays_out() -> None:
    table = Table()
    table.show("lower", "", "", "", "ii-c1")
    lay_crown_tokens(table.state)
    assert [int(place) for place in table.state.crown_on] == [11, -1, -1, -1]


@pytest.mark.rule("C-1.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_groups_of_two_start_cards_as_players(seats: int) -> None:
    table = Table(seats)
    table.state = fresh(seats)
    groups = table.board()["start_groups"]
    assert isinstance(groups, list)
    assert len(groups) == seats
    assert all(isinstance(group, list) and len(group) == 2 for group in groups)


@pytest.mark.rule("C-1.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_choose_in_reverse_order_and_then_in_order(seats: int) -> None:
    table = Table(seats)
    table.state = fresh(seats, 4)
    order = table.state.seats_in_order()
    asked = []
    while table.question() == "choose-start":
        seat = table.asked()[0]
        asked.append(seat)
        table.act(seat, table.legal(seat)[-1])
    assert asked == [*reversed(order), *order]
    for seat in range(seats):
        assert int(table.player(seat).cards).bit_count() == 2
    assert len({table.node(seat) for seat in range(seats)}) == seats


@pytest.mark.rule("C-1.14")
def test_first_a_choice_of_both_then_only_what_is_lacking() -> None:
    table = Table(2)
    table.state = fresh(2, 4)
    first, last = table.state.seats_in_order()
    corners = [f"start-corner {corner}" for corner in ("nw", "ne", "se", "sw")]
    assert table.legal(last) == ["start-cards 1", "start-cards 2", *corners]
    table.act(last, "start-cards 2")
    assert table.legal(first) == ["start-cards 1", *corners]
    table.act(first, "start-corner se")
    assert table.legal(first) == ["start-cards 1"]
    table.act(first, "start-cards 1")
    assert table.legal(last) == ["start-corner nw", "start-corner ne", "start-corner sw"]


@pytest.mark.rule("C-1.15")
def test_start_cards_bring_influence_and_immediate_bonus_to_all_in_player_order() -> None:
    table = Table(2)
    table.give(0, "i-c1", "i-k2")
    table.give(1, "i-m1", "i-c2")
    table.begin(GainStartCards(0), GainStartCards(1))
    assert table.has(0) == (11, 7, 0)
    assert table.has(1) == (7, 11, 0)
    assert [table.space(0, track) for track in CLASS_IDS] == [2, 0, 1, 0]
    assert [table.space(1, track) for track in CLASS_IDS] == [1, 2, 0, 0]
    assert table.ranks("council") == [0, 1]


@pytest.mark.rule("C-1.15")
@pytest.mark.rule("C-R3")
@pytest.mark.parametrize("seed", range(4))
def test_the_whole_start_brings_its_gains_in_player_order(seed: int) -> None:
    table = Table(4)
    table.state = fresh(4, seed)
    while table.state.phase == 0:
        table.do_least()
    gained: list[int] = []
    for line in table.state.log_lines(None, 0):
        assert isinstance(line, dict)
        assert isinstance(line["values"], list)
        if line["what"] == "advanced" and line["values"][0] not in gained:
            gained.append(int(str(line["values"][0])))
    assert gained == table.state.seats_in_order()


@pytest.mark.rule("C-1.15")
@pytest.mark.rule("C-R3")
def test_the_order_of_two_immediate_bonuses_is_free() -> None:
    table = Table(2)
    table.give(0, "i-k1", "i-s1")
    table.begin(GainStartCards(0))
    assert table.question() == "use-start-card"
    assert table.legal(0) == ["use i-k1", "use i-s1"]
    table.act(0, "use i-k1")
    assert table.question() == "move-pilgrim"
    assert table.points(0) == 0
    table.act(0, "stop")
    assert table.points(0) == 3
    assert (table.space(0, "cleric"), table.space(0, "scholar")) == (2, 2)
    assert table.state.is_over()


@pytest.mark.rule("C-R3")
def test_start_cards_do_not_reward_one_another() -> None:
    table = Table(2)
    table.give(0, "i-m1", "i-s2")
    table.begin(GainStartCards(0))
    assert table.has(0) == (7, 11, 0)


@pytest.mark.rule("C-1.14")
def test_the_whole_start_leads_to_round_one() -> None:
    table = Table(3)
    table.state = fresh(3, 9)
    while isinstance(table.state.stack[-1], ChooseStart):
        table.act(table.asked()[0], table.legal(table.asked()[0])[0])
    while table.state.phase == 0:
        table.do_least()
    assert table.question() == "take-die"
    assert table.state.round == 1
    assert sum(int(number) for number in table.state.pool) == 11
