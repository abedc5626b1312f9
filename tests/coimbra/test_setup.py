"""Set-up and start conditions (C-1)."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch.games.coimbra.ids import (
    CARD_IDS,
    CLASS_IDS,
    COLOUR_IDS,
    FAVOUR_IDS,
    FIRST_III,
    MONASTERY_IDS,
    START_CARDS,
    VOYAGE_IDS,
)
from stammtisch.games.coimbra.state import own
from tests.coimbra.table import BOX, GAME, Table
from tests.positions import step


def fresh(seats: int, seed: int = 1) -> Table:
    """A table at the very beginning."""
    table = Table(seats)
    table.state = own(GAME.new(seats, seed))
    return table


@pytest.mark.rule("C-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_coimbra_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(stammtisch.BadOption):
        GAME.new(seats)


@pytest.mark.rule("C-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eight_four_and_two_different_monasteries_lie_on_spaces_of_their_level(seats: int) -> None:
    for seed in range(20):
        tiles = fresh(seats, seed).now()["layout"]["monasteries"]
        assert len(set(tiles)) == 14
        assert [BOX.level[MONASTERY_IDS.index(tile)] for tile in tiles] == [0] * 8 + [1] * 4 + [2] * 2


@pytest.mark.rule("C-1.2")
def test_every_monastery_comes_up_sooner_or_later() -> None:
    seen = {tile for seed in range(40) for tile in fresh(2, seed).now()["layout"]["monasteries"]}
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
    table = fresh(seats)
    for location, values in (("castle", []), ("upper", upper), ("central", central), ("lower", lower)):
        assert table.row(location) == [(value, -1) for value in values]


@pytest.mark.rule("C-1.5")
def test_six_of_fifteen_voyages_are_in_play() -> None:
    seen = set()
    for seed in range(30):
        voyages = fresh(3, seed).now()["layout"]["voyages"]
        assert len(set(voyages)) == 6
        seen |= set(voyages)
    assert seen == set(VOYAGE_IDS)
    assert len(seen) == 15


@pytest.mark.rule("C-1.6")
@pytest.mark.parametrize(("seats", "counts"), [(2, [2, 2, 1, 1, 1]), (3, [3, 3, 2, 2, 1]), (4, [3, 3, 3, 3, 1])])
def test_dice_by_number_of_players(seats: int, counts: list[int]) -> None:
    assert fresh(seats).now()["resting"] == dict(zip(COLOUR_IDS, counts, strict=True))


@pytest.mark.rule("C-1.7")
def test_everybody_starts_with_seven_guards_and_coins_and_disks_on_zero() -> None:
    table = fresh(4)
    for seat in range(4):
        assert table.has(seat) == (7, 7, 0)
        assert [table.space(seat, track) for track in CLASS_IDS] == [0, 0, 0, 0]
    assert BOX.disks_each == 20


@pytest.mark.rule("C-1.8")
def test_the_first_player_order_is_random() -> None:
    orders = {tuple(fresh(4, seed).state.seats_in_order()) for seed in range(200)}
    assert len(orders) == 24


@pytest.mark.rule("C-1.9")
@pytest.mark.rule("C-1.11")
def test_twelve_cards_of_back_two_are_displayed_in_round_one() -> None:
    for seed in range(10):
        now = fresh(2, seed).now()
        cards = set(now["display"].values())
        assert len(cards) == 12
        assert all(card.startswith("ii-") for card in cards)
        assert len(now["face_down"]) == 36


@pytest.mark.rule("C-1.9")
def test_rounds_one_and_two_bring_all_cards_two_and_the_others_all_cards_three() -> None:
    table = fresh(2, 5)
    seen: dict[int, set[str]] = {}
    while table.asked():
        if (now := int(table.state.round)) not in seen:
            seen[now] = set(table.now()["display"].values())
        table.do_least()
    assert seen[1] | seen[2] == set(CARD_IDS[START_CARDS:FIRST_III])
    assert seen[3] | seen[4] == set(CARD_IDS[FIRST_III:])
    assert table.now()["face_down"] == []


@pytest.mark.rule("C-1.10")
def test_all_favour_tiles_lie_beside_the_castle_in_every_round() -> None:
    table = fresh(2, 3)
    favours: dict[int, list[str]] = {}
    while table.state.to_act():
        round_number = int(table.state.round)
        favours.setdefault(round_number, table.now()["favours_left"])
        seat = table.asked()[0]
        offered = [notation for notation in table.legal(seat) if notation.startswith(("favour", "place castle"))]
        table.act(seat, offered[0] if offered else table.legal(seat)[-1])
    assert favours == dict.fromkeys((1, 2, 3, 4), FAVOUR_IDS)


@pytest.mark.rule("C-1.12")
def test_crown_tokens_look_down_the_fourth_column_then_the_third() -> None:
    table = Table()
    table.show("upper", "ii-s1", "ii-m1", "ii-m2", "ii-c1")
    table.show("central", "ii-s2", "ii-m3", "ii-k1", "ii-c2")
    table.show("lower", "ii-s3", "ii-m4", "ii-k2", "ii-c3")
    table.crowns_on_display()
    assert table.now()["crown_on"] == {
        "council": "upper-4", "merchant": "upper-3", "cleric": "central-3", "scholar": "upper-1",
    }  # fmt: skip


@pytest.mark.rule("C-1.12")
def test_the_token_of_a_class_that_is_not_displayed_stays_out() -> None:
    table = Table()
    table.show("lower", "", "", "", "ii-c1")
    table.crowns_on_display()
    assert table.now()["crown_on"] == {"council": "lower-4"}


@pytest.mark.rule("C-1.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_groups_of_two_start_cards_as_players(seats: int) -> None:
    table = fresh(seats)
    groups = table.board()["start_groups"]
    assert isinstance(groups, list)
    assert len(groups) == seats
    assert all(isinstance(group, list) and len(group) == 2 for group in groups)


@pytest.mark.rule("C-1.14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_choose_in_reverse_order_and_then_in_order(seats: int) -> None:
    table = fresh(seats, 4)
    order = table.state.seats_in_order()
    asked = []
    while table.question() == "choose-start":
        seat = table.asked()[0]
        asked.append(seat)
        table.act(seat, table.legal(seat)[-1])
    assert asked == [*reversed(order), *order]
    for seat in range(seats):
        assert len(table.player(seat)["cards"]) == 2
    assert len({table.node(seat) for seat in range(seats)}) == seats


@pytest.mark.rule("C-1.14")
def test_the_prompt_offers_only_what_is_lacking() -> None:
    table = fresh(2, 4)
    first, last = table.state.seats_in_order()

    def asked() -> object:
        prompt = table.state.observe(None)["prompt"]
        assert isinstance(prompt, dict)
        return prompt["text"]

    both = {
        "en": "Take a group of start cards or a start corner.",
        "de": "Nimm eine Gruppe Startkarten oder eine Startecke.",
    }
    assert asked() == both
    table.act(last, "start-cards 2")
    assert asked() == both
    table.act(first, "start-corner nw")
    assert asked() == {"en": "Take a group of start cards.", "de": "Nimm eine Gruppe Startkarten."}
    table.act(first, "start-cards 1")
    assert asked() == {
        "en": "Choose a start corner for your pilgrim.",
        "de": "Wähle eine Startecke für deinen Pilger.",
    }


@pytest.mark.rule("C-1.14")
def test_first_a_choice_of_both_then_only_what_is_lacking() -> None:
    table = fresh(2, 4)
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
    table.begin(step("gain-start-cards", seat=0), step("gain-start-cards", seat=1))
    assert table.has(0) == (11, 7, 0)
    assert table.has(1) == (7, 11, 0)
    assert [table.space(0, track) for track in CLASS_IDS] == [2, 0, 1, 0]
    assert [table.space(1, track) for track in CLASS_IDS] == [1, 2, 0, 0]
    assert table.ranks("council") == [0, 1]


@pytest.mark.rule("C-1.15")
@pytest.mark.rule("C-R3")
@pytest.mark.parametrize("seed", range(4))
def test_the_whole_start_brings_its_gains_in_player_order(seed: int) -> None:
    table = fresh(4, seed)
    while table.phase() == "start":
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
    table.begin(step("gain-start-cards", seat=0))
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
    table.begin(step("gain-start-cards", seat=0))
    assert table.has(0) == (7, 11, 0)


@pytest.mark.rule("C-1.14")
def test_the_whole_start_leads_to_round_one() -> None:
    table = fresh(3, 9)
    while table.question() == "choose-start":
        table.act(table.asked()[0], table.legal(table.asked()[0])[0])
    while table.phase() == "start":
        table.do_least()
    assert table.question() == "take-die"
    assert table.state.round == 1
    assert sum(table.now()["pool"].values()) == 11
