"""The Plague: a follower drawn blindly goes back to the board.

Section O-11.7 of the digest with the ruling O-R31.
"""

import pytest

from tests.orleans.accounting import account_for_followers
from tests.orleans.events import LAST_ROUND
from tests.orleans.table import Table

OWN_FOLLOWERS = ["own-farmer", "own-boatman", "own-craftsman", "own-trader"]


@pytest.mark.rule("O-11.7")
@pytest.mark.parametrize("kind", ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"])
def test_the_plague_sends_a_neutral_follower_back_to_the_board(kind: str) -> None:
    table = Table(3)
    full = table.supply(kind)
    for seat in range(3):
        table.bag(seat, kind, kind)

    table.start_event("plague", round_number=LAST_ROUND)

    assert [table.in_bag(seat, kind) for seat in range(3)] == [1, 1, 1], "one each"
    assert table.supply(kind) == full - 3
    account_for_followers(table.state)


@pytest.mark.rule("O-11.7")
def test_a_follower_taken_by_the_plague_can_be_recruited_again() -> None:
    table = Table(3)
    table.bag(1, "knight")
    table.none_left("knight")
    table.put(0, "castle", "own-farmer", "own-boatman", "own-trader")
    table.tile(0, "hayrick")
    table.put(0, "hayrick", "farmer")
    table.start_actions(event="plague")
    assert table.refused(0, "use castle").code == "kind-sold-out"

    table.start_event("plague")

    table.start_actions()
    table.act(0, "use castle")
    assert table.in_bag(0, "knight") == 1


@pytest.mark.rule("O-11.7")
@pytest.mark.rule("O-R31")
def test_the_plague_moves_no_marker() -> None:
    table = Table(3)
    table.bag(0, "knight")
    table.move_track(0, "knight", 3)

    table.start_event("plague", round_number=LAST_ROUND)

    assert table.in_bag(0, "knight") == 0
    assert table.track(0, "knight") == 3


@pytest.mark.rule("O-11.7")
@pytest.mark.rule("O-R31")
def test_the_plague_spares_who_draws_an_own_follower() -> None:
    table = Table(3)
    table.clear(0)
    supply = [table.supply(kind) for kind in ("farmer", "boatman", "craftsman", "trader")]

    table.start_event("plague", round_number=LAST_ROUND)

    assert [table.in_bag(0, tile) for tile in OWN_FOLLOWERS] == [1, 1, 1, 1]
    assert [table.supply(kind) for kind in ("farmer", "boatman", "craftsman", "trader")] == supply
    assert any("Yellow" in line and "spared" in line for line in table.log())


@pytest.mark.rule("O-11.7")
@pytest.mark.rule("O-R31")
def test_the_plague_draws_blindly_and_only_once() -> None:
    lost = set()
    for seed in range(40):
        table = Table(2, seed)
        table.bag(0, "own-farmer", "knight", "monk")
        table.start_event("plague", round_number=LAST_ROUND)
        assert table.in_bag(0, "own-farmer") == 1
        lost.add((1 - table.in_bag(0, "knight"), 1 - table.in_bag(0, "monk")))

    assert lost == {(0, 0), (1, 0), (0, 1)}, "knight, monk or nobody, but never both"


@pytest.mark.rule("O-R31")
def test_the_plague_does_nothing_to_an_empty_bag() -> None:
    table = Table(3)
    table.put(0, "town-hall", "knight")
    table.market(0, "monk")
    before = table.town_of(0)

    table.start_event("plague", round_number=LAST_ROUND)

    assert table.town_of(0) == before, "followers on market and places are safe"
