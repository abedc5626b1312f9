"""What Inn adds before the first turn: stacks, beer, customers, cubes. Rules: VI-1, VI-3.5."""

import pytest

from stammtisch.games.village.expansions.inn.effects import cards_in_game
from stammtisch.games.village.expansions.inn.ids import CARD_IDS, STACKS
from stammtisch.games.village.scoring import rank_of
from tests.village.table import BOX, Table

LEAVING = {"count", "traveller", "messenger", "toll-keeper"}
OF_PORT = {"admiral", "cartographer", "quartermaster", "helmsman"}
OF_MARRIAGE = {"cousin", "shopwoman", "jack-of-all-trades"}


@pytest.mark.rule("VI-1.1")
@pytest.mark.parametrize(("side", "price"), [("side-a", "time"), ("side-b", "cube")])
@pytest.mark.rule("VX-1.2")
def test_the_side_of_the_board_decides_what_the_inn_costs(side: str, price: str) -> None:
    table = Table(inn=side)
    table.put(0, "inn", 1)
    table.cubes(0, brown=1)
    table.coins(0, 0)
    table.spaces(inn="plague", church="brown")
    table.time(0, 0)
    table.turn()
    table.act(0, "take inn plague", "put-under 1")
    spent = int(table.player(0).time) - BOX.plague_time
    assert (spent, table.cubes_of(0)) == ((1, {"brown": 1}) if price == "time" else (0, {}))


@pytest.mark.rule("VI-1.2")
def test_thirty_cards_lie_in_three_open_stacks_of_ten() -> None:
    table = Table(inn="side-a")
    cards = [card for number in range(1, STACKS + 1) for card in table.stack(number)]
    assert [len(table.stack(number)) for number in (1, 2, 3)] == [10, 10, 10]
    assert sorted(cards) == sorted(CARD_IDS[:30])
    view = table.view()["inn"]
    assert isinstance(view, dict)
    assert view["stacks"] == [{"top": top, "cards": 10} for top in table.tops()]


def test_the_stacks_are_shuffled() -> None:
    assert len({tuple(Table(inn="side-a", seed=seed).stack(1)) for seed in range(5)}) == 5


@pytest.mark.rule("VI-1.3")
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_everybody_begins_with_a_beer(seats: int) -> None:
    table = Table(seats, inn="side-a")
    assert [table.beer_of(seat) for seat in range(seats)] == [1] * seats


@pytest.mark.rule("VI-1.3")
def test_the_privilege_of_a_good_may_give_a_beer() -> None:
    table = Table(inn="side-a")
    table.put(0, "council-3", 1)
    table.spaces(council="brown", church="brown")
    table.turn()
    table.act(0, "take council brown", "privilege good")
    assert table.legal(0)[-1] == "receive-good beer"
    table.act(0, "receive-good beer")
    assert table.beer_of(0) == 2
    assert "Red takes a beer." in table.log()


@pytest.mark.rule("VI-1.4")
@pytest.mark.parametrize(
    ("customer", "goods", "beer", "points"),
    [
        ("beer-2", {}, 2, 4),
        ("beer-scroll", {"scroll": 1}, 1, 4),
        ("beer-wagon", {"wagon": 1}, 1, 5),
        ("beer-ox", {"ox": 1}, 1, 5),
    ],
)
@pytest.mark.rule("VX-3.1")
def test_four_customers_ask_for_beer(customer: str, goods: dict[str, int], beer: int, points: int) -> None:
    table = Table(inn="side-a")
    table.market(customer)
    table.goods(0, **goods)
    table.beer(0, beer - 1)
    table.spaces(market="brown", church="brown")
    table.turn()
    before = table.state.copy()
    table.act(0, "take market brown")
    assert not table.can(0, f"serve {customer}")
    table.state = before
    table.beer(0, beer)
    table.act(0, "take market brown", f"serve {customer}")
    assert (table.beer_of(0), table.goods_of(0)) == (0, {})
    assert table.part(0, "customers") == points


@pytest.mark.rule("VI-1.5")
@pytest.mark.parametrize(
    ("port", "marriage", "gone", "new", "each"),
    [
        (False, "off", set(), set(), 10),
        (True, "off", LEAVING, OF_PORT, 10),
        (False, "side-a", set(), OF_MARRIAGE, 11),
        (True, "side-b", LEAVING, OF_PORT | OF_MARRIAGE, 11),
    ],
)
def test_port_exchanges_four_cards_and_marriage_adds_three(
    port: bool, marriage: str, gone: set[str], new: set[str], each: int
) -> None:
    table = Table(inn="side-a", port=port, marriage=marriage)
    cards = {CARD_IDS[card] for card in cards_in_game(table.state.chosen)}
    assert cards == (set(CARD_IDS[:30]) - gone) | new
    stacks = [table.stack(number) for number in (1, 2, 3)]
    assert [len(stack) for stack in stacks] == [each] * 3
    assert {card for stack in stacks for card in stack} == cards


@pytest.mark.rule("VX-1.3", "VX-1.4")
def test_the_set_up_card_feeds_the_inn() -> None:
    for seats, cubes in ((1, 2), (2, 2), (3, 3), (4, 4), (5, 5)):
        assert sum(Table(seats, inn="side-a").on_space("inn").values()) == cubes


@pytest.mark.rule("VS-8.2")
def test_alone_every_rank_asks_for_ten_points_more() -> None:
    for points, rank in ((least + 10, number) for number, least in enumerate(BOX.rank_from) if number):
        state = Table(1, inn="side-a").state
        assert rank_of(state, points) == rank
        assert rank_of(state, points - 1) == rank - 1
        assert rank_of(Table(1).state, points - 10) == rank
