"""When an action is closed: end of a track, sold out, and a bank without coins (O-5.7 to O-5.9)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table


def in_village(kind: str = "", space: int = 0) -> Table:
    """Seat 0 has used the Village, with its marker on a track as given, and chooses."""
    table = Table(2)
    if kind:
        table.move_track(0, kind, space)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_actions()
    table.act(0, "use village")
    return table


def at_farm_house() -> Table:
    """Seat 0 can use the Farm House, if nothing forbids it, and the Scriptorium in any case."""
    table = Table(2)
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    table.put(0, "scriptorium", "knight", "scholar")
    return table


# The end of a track


@pytest.mark.rule("O-5.7")
@pytest.mark.rule("O-R12")
@pytest.mark.parametrize(
    ("place", "followers", "kind", "last"),
    [
        ("farm-house", ("own-boatman", "own-craftsman"), "farmer", 8),
        ("castle", ("own-farmer", "own-boatman", "own-trader"), "knight", 5),
        ("university", ("own-farmer", "own-craftsman", "own-trader"), "scholar", 5),
    ],
)
def test_at_the_end_of_its_track_the_action_is_closed(
    place: str, followers: tuple[str, ...], kind: str, last: int
) -> None:
    # given
    table = Table(2)
    table.put(0, "scriptorium", "knight", "scholar")
    table.put(0, place, *followers)
    table.move_track(0, kind, last)
    table.start_actions()
    # when
    refusal = table.refused(0, f"use {place}")
    # then
    assert (refusal.code, refusal.rule) == ("end-of-track", "O-5.7")


@pytest.mark.rule("O-5.7")
@pytest.mark.parametrize(
    ("place", "followers", "kind", "last"),
    [
        ("farm-house", ("own-boatman", "own-craftsman"), "farmer", 8),
        ("castle", ("own-farmer", "own-boatman", "own-trader"), "knight", 5),
        ("university", ("own-farmer", "own-craftsman", "own-trader"), "scholar", 5),
    ],
)
def test_the_last_step_of_a_track_is_still_open(place: str, followers: tuple[str, ...], kind: str, last: int) -> None:
    # given
    table = Table(2)
    table.put(0, place, *followers)
    table.move_track(0, kind, last - 1)
    table.start_actions()
    # when
    table.act(0, f"use {place}")
    # then
    assert table.track(0, kind) == last


@pytest.mark.rule("O-5.7")
@pytest.mark.rule("O-R12")
@pytest.mark.parametrize("kind", ["boatman", "craftsman", "trader"])
def test_in_the_village_the_end_of_a_track_closes_only_that_option(kind: str) -> None:
    table = in_village(kind, 5)

    refusal = table.refused(0, f"recruit {kind}")

    assert (refusal.code, refusal.rule) == ("end-of-track", "O-5.7")
    assert table.legal(0) == [f"recruit {other}" for other in ("boatman", "craftsman", "trader") if other != kind]


@pytest.mark.rule("O-5.7")
def test_the_village_is_closed_when_all_three_tracks_are_at_their_end() -> None:
    # given
    table = Table(2)
    for kind in ("boatman", "craftsman", "trader"):
        table.move_track(0, kind, 5)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.put(0, "scriptorium", "knight", "scholar")
    table.start_actions()
    # when
    refusal = table.refused(0, "use village")
    # then
    assert refusal.code == "nobody-to-recruit"


# Sold out


@pytest.mark.rule("O-5.8")
@pytest.mark.rule("O-R12")
@pytest.mark.parametrize(
    ("place", "followers", "kind"),
    [
        ("farm-house", ("own-boatman", "own-craftsman"), "farmer"),
        ("castle", ("own-farmer", "own-boatman", "own-trader"), "knight"),
        ("university", ("own-farmer", "own-craftsman", "own-trader"), "scholar"),
        ("monastery", ("monk", "own-trader"), "monk"),
    ],
)
def test_a_kind_that_is_gone_cannot_be_recruited(place: str, followers: tuple[str, ...], kind: str) -> None:
    # given
    table = Table(2)
    table.put(0, "scriptorium", "knight", "scholar")
    table.put(0, place, *followers)
    table.none_left(kind)
    table.start_actions()
    # when
    refusal = table.refused(0, f"use {place}")
    # then
    assert (refusal.code, refusal.rule) == ("kind-sold-out", "O-5.8")
    assert refusal.missing == [{"what": kind, "where": "supply"}]


@pytest.mark.rule("O-5.8")
@pytest.mark.rule("O-R12")
@pytest.mark.parametrize("kind", ["boatman", "craftsman", "trader"])
def test_in_the_village_a_kind_that_is_gone_closes_only_that_option(kind: str) -> None:
    table = in_village()
    table.none_left(kind)

    refusal = table.refused(0, f"recruit {kind}")

    assert (refusal.code, refusal.rule) == ("kind-sold-out", "O-5.8")
    assert len(table.legal(0)) == 2


@pytest.mark.rule("O-5.8")
@pytest.mark.rule("O-R12")
def test_without_technology_tiles_no_craftsman_is_recruited() -> None:
    table = in_village()
    table.no_technology_left()

    refusal = table.refused(0, "recruit craftsman")

    assert (refusal.code, refusal.rule) == ("technology-sold-out", "O-5.8")
    assert table.legal(0) == ["recruit boatman", "recruit trader"]


@pytest.mark.rule("O-5.8")
@pytest.mark.rule("O-R12")
def test_without_technology_tiles_the_laboratory_is_closed() -> None:
    table = at_farm_house()
    table.tile(0, "laboratory")
    table.put(0, "laboratory", "craftsman", "scholar")
    table.no_technology_left()
    table.start_actions()

    refusal = table.refused(0, "use laboratory")

    assert (refusal.code, refusal.rule) == ("technology-sold-out", "O-5.8")


@pytest.mark.rule("O-5.8")
@pytest.mark.rule("O-R12")
@pytest.mark.parametrize(("space", "good"), [(0, "grain"), (2, "cheese"), (5, "wine"), (6, "wool"), (7, "brocade")])
def test_the_farm_house_is_closed_when_the_next_good_is_gone(space: int, good: str) -> None:
    table = at_farm_house()
    table.move_track(0, "farmer", space)
    table.no_goods_left(good)
    table.start_actions()

    refusal = table.refused(0, "use farm-house")

    assert (refusal.code, refusal.rule) == ("farm-good-sold-out", "O-5.8")


@pytest.mark.rule("O-5.8")
@pytest.mark.rule("O-R12")
@pytest.mark.parametrize(
    ("tile", "followers", "good"),
    [
        ("hayrick", ("own-farmer",), "grain"),
        ("cheese-factory", ("own-farmer", "farmer"), "cheese"),
        ("winery", ("own-farmer", "own-trader"), "wine"),
        ("wool-manufacturer", ("boatman", "own-trader"), "wool"),
        ("tailor-shop", ("own-trader", "monk"), "brocade"),
    ],
)
def test_a_place_tile_is_closed_when_its_good_is_gone(tile: str, followers: tuple[str, ...], good: str) -> None:
    table = at_farm_house()
    table.tile(0, tile)
    table.put(0, tile, *followers)
    table.no_goods_left(good)
    table.start_actions()

    refusal = table.refused(0, f"use {tile}")

    assert (refusal.code, refusal.rule) == ("good-sold-out", "O-5.8")


@pytest.mark.rule("O-5.8")
def test_a_good_returned_by_the_harvest_opens_the_action_again() -> None:
    # given: seat 0 cannot use the Hayrick, and seat 1 owns the last grain
    table = Table(2)
    table.goods(1, grain=1)
    table.no_goods_left("grain")
    table.tile(0, "hayrick")
    table.put(0, "hayrick", "own-farmer")
    table.start_actions(event="harvest")
    # when: both passed automatically, and seat 1 gave its grain
    while table.phase() != "actions":
        table.do_least()
    # then
    assert table.state.round == 3
    assert table.can(0, "use hayrick")


@pytest.mark.rule("O-5.8")
def test_a_follower_returned_by_the_plague_opens_the_action_again() -> None:
    # given: seat 0 cannot use the Castle, and seat 1 has the last knight in the bag
    table = Table(2)
    table.bag(1, "knight")
    table.none_left("knight")
    table.put(0, "castle", "own-farmer", "own-boatman", "own-trader")
    table.start_actions(event="plague")
    # when
    while table.phase() != "actions":
        table.do_least()
    # then
    assert table.state.round == 3
    assert table.can(0, "use castle")


# Coins


@pytest.mark.rule("O-5.9")
def test_coins_are_paid_from_the_bank_and_into_it() -> None:
    # given
    table = Table(2, limited_bank=True)
    table.tile(0, "pharmacy")
    table.put(0, "pharmacy", "own-farmer")
    table.put(1, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_actions()
    # when
    table.act(0, "use pharmacy", "pay 3")
    paid_in = table.board()["bank"]
    table.act(1, "use village", "recruit boatman")
    # then
    assert paid_in == 293
    assert table.player(1).coins == 5 + 2 + 1  # the boatman, then the event: Income
    assert table.board()["bank"] == 293 - 2 - 1 - 1


@pytest.mark.rule("O-5.9")
@pytest.mark.rule("O-R48")
@pytest.mark.parametrize(("in_bank", "paid"), [(0, 0), (1, 1), (2, 2)])
def test_a_short_bank_pays_what_it_has_and_the_action_remains_possible(in_bank: int, paid: int) -> None:
    # given: seat 1 holds all other coins
    table = Table(2, limited_bank=True)
    table.coins(0, 0)
    table.coins(1, 300 - in_bank)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_actions(event="pilgrimage")
    # when
    table.act(0, "use village", "recruit boatman")
    # then
    assert table.track(0, "boatman") == 1
    assert table.player(0).coins == paid
    assert table.player(1).coins == 300 - in_bank


@pytest.mark.rule("O-5.9")
def test_payouts_resume_when_coins_have_come_back() -> None:
    # given: an empty bank; the census brings it one coin
    table = Table(3, limited_bank=True)
    table.coins(2, 290)
    for seat, space in enumerate((1, 1, 0)):
        table.move_track(seat, "farmer", space)
    for seat in (0, 1):
        table.put(seat, "village", "own-farmer", "own-boatman", "own-craftsman")
    # when
    table.start_census(event="pilgrimage")
    while table.phase() != "actions":
        table.do_least()
    table.act(0, "use village", "recruit boatman")
    # then
    assert table.player(0).coins == 6
    assert table.board()["bank"] == 0


@pytest.mark.rule("O-R48")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_limited_bank_has_three_hundred_coins_starting_coins_included(seats: int) -> None:
    table = Table(seats, limited_bank=True)

    assert table.board()["bank"] == 300 - 5 * seats


@pytest.mark.rule("O-R48")
def test_a_payout_to_all_goes_as_far_as_the_bank_reaches() -> None:
    # given: two coins in the bank, and Income pays everybody one
    table = Table(3, limited_bank=True)
    table.coins(2, 288)
    # when
    table.start_event("income", start=1)
    # then
    assert [int(player.coins) for player in table.state.players] == [5, 6, 289]
    assert any("bank cannot pay Yellow" in line for line in table.log())


@pytest.mark.rule("O-R48")
def test_the_coins_of_a_limited_bank_never_change_in_number() -> None:
    table = Table(4, limited_bank=True)

    while not table.state.is_over():
        bank = table.board()["bank"]
        assert isinstance(bank, int)
        assert bank + sum(int(player.coins) for player in table.state.players) == 300
        table.pass_round()


@pytest.mark.rule("O-R48")
def test_without_the_option_the_bank_never_runs_short() -> None:
    # given
    table = Table(2)
    table.coins(1, 1000)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_actions(event="pilgrimage")
    # when
    table.act(0, "use village", "recruit boatman")
    # then
    assert table.board()["bank"] is None
    assert table.player(0).coins == 7
