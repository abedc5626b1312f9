"""Set-up. Rules: V-1, VS-1.1."""

import pytest

import stammtisch
from stammtisch.games.village.ids import CUBE_IDS, GROUP_IDS, RIVAL
from stammtisch.games.village.state import VillageState
from tests.village.accounting import account_for_everything
from tests.village.table import BOX, GAME, Table


def start(seats: int, seed: int = 1, bonuses: bool = True) -> VillageState:
    state = GAME.new(seats, seed, {"start_bonuses": bonuses})
    assert isinstance(state, VillageState)
    return state


@pytest.mark.rule("V-1.1")
def test_village_is_for_one_to_five() -> None:
    assert GAME.seat_counts == [1, 2, 3, 4, 5]
    with pytest.raises(stammtisch.BadOption):
        GAME.new(6)


@pytest.mark.rule("V-1.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_starts_with_four_ones_and_a_coin(seats: int) -> None:
    table = Table(seats)
    for seat in range(seats):
        assert table.figures_at(seat, "farm") == [1, 1, 1, 1]
        assert table.figures_at(seat, "unborn") == [2, 2, 2, 3, 3, 4, 4]
        player = table.player(seat)
        assert (player.coins, player.grain, player.time, table.fame(seat)) == (1, 0, 0, 0)


@pytest.mark.rule("V-1.3")
def test_a_farm_holds_five_grain() -> None:
    table = Table()
    table.grain(0, 4)
    table.spaces(grain="brown green", craft="pink")
    table.turn()
    table.act(0, "take grain brown", "harvest")
    assert table.player(0).grain == 5


@pytest.mark.rule("V-1.4")
@pytest.mark.parametrize(("seats", "stalls"), [(1, 3), (2, 3), (3, 4), (4, 5), (5, 5)])
def test_stalls_by_player_count_and_five_in_the_queue(seats: int, stalls: int) -> None:
    table = Table(seats)
    assert len(table.stalls()) == stalls
    assert len(table.queue()) == 5
    assert "" not in table.stalls() + table.queue()
    assert len(table.customers_in_pile()) == 24 - stalls - 5


@pytest.mark.rule("V-1.5")
@pytest.mark.parametrize(
    ("seats", "slots", "graves"),
    [
        (1, [2, 3, 2, 1, 1], 3),
        (2, [2, 3, 2, 1, 1], 3),
        (3, [3, 4, 3, 2, 1], 4),
        (4, [3, 5, 3, 2, 2], 5),
        (5, [4, 6, 4, 3, 2], 6),
    ],
)
def test_slots_and_graves_by_player_count(seats: int, slots: list[int], graves: int) -> None:
    table = Table(seats)
    assert [table.free_slots(group) for group in GROUP_IDS] == slots
    assert table.state.graves == graves


@pytest.mark.rule("V-1.6")
def test_goods_never_run_out() -> None:
    table = Table(2)
    table.goods(1, scroll=12)
    table.cubes(0, pink=1)
    table.spaces(craft="brown green")
    table.turn()
    table.act(0, "take craft green", "buy scroll")
    assert table.goods_of(0) == {"scroll": 1}
    assert table.state.goods_supply[0] == -1


@pytest.mark.rule("V-1.7")
def test_there_are_thirty_three_cubes_of_each_colour_and_six_of_plague() -> None:
    assert dict(zip(CUBE_IDS, BOX.cube_count, strict=True)) == {
        "brown": 33,
        "pink": 33,
        "orange": 33,
        "green": 33,
        "plague": 6,
    }
    assert BOX.monks == 4


@pytest.mark.rule("V-1.8", "V-R17")
def test_seat_0_starts_and_the_marker_lies_on_the_roof() -> None:
    state = start(3)
    assert state.start_seat == 0
    assert state.to_act() == [0]
    board = state.observe(None)["board"]
    assert isinstance(board, dict)
    assert board["next_start"] == "roof"


@pytest.mark.rule("V-1.9")
def test_later_players_get_their_bonus() -> None:
    state = start(5)
    assert state.to_act() == [3], "the fourth player chooses before anybody moves"
    assert state.round == 0
    assert state.players[1].grain == 1
    assert sum(state.players[2].cubes) == 1
    assert state.players[4].coins == 2
    labels = [GAME.actions[action].notation for action in state.legal(3)]
    assert labels == ["receive brown", "receive pink", "receive orange", "receive green"]
    state.apply(3, GAME.parse("receive green"))
    account_for_everything(state)
    assert state.players[3].cubes[3] == 1
    assert state.to_act() == [0]
    assert state.round == 1


@pytest.mark.rule("V-1.9")
def test_without_the_option_nobody_gets_a_bonus() -> None:
    state = start(5, bonuses=False)
    assert state.to_act() == [0]
    assert [int(player.grain) for player in state.players] == [0] * 5
    assert [int(player.coins) for player in state.players] == [1] * 5
    assert sum(sum(player.cubes) for player in state.players) == 0


@pytest.mark.rule("V-R20")
def test_the_third_players_cube_may_be_of_any_colour() -> None:
    seen = {tuple(start(3, seed).players[2].cubes) for seed in range(40)}
    assert seen == {(1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)}


@pytest.mark.rule("VS-1.1")
def test_alone_the_table_is_that_of_two_and_no_bonus_is_due() -> None:
    state = start(1)
    assert state.circle == 2
    assert state.cubes_left == 18
    assert state.players[0].grain == 0
    assert state.players[0].coins == 1
    assert RIVAL == 1
