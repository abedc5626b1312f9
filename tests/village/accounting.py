"""Accounts for every piece of Village: nothing is created or lost, wherever it lies."""

from functools import lru_cache

from stammtisch.core.state import State
from stammtisch.games.village.expansions.ids import BAKERY, BREWERY, CEREMONY, FIRST_MORE, INN, KINDS, PARENTS, SEA
from stammtisch.games.village.expansions.inn.effects import cards_in_game
from stammtisch.games.village.expansions.inn.ids import CARDS, MOST_IN_STACK, STACKS
from stammtisch.games.village.expansions.inn.table import InnTable
from stammtisch.games.village.expansions.marriage.components import box_of
from stammtisch.games.village.expansions.marriage.ids import (
    NOBODY,
    PINK_FIGURE,
    first_of,
    kind_of,
    member,
    owner_of,
    place_of,
    second_of,
)
from stammtisch.games.village.expansions.marriage.places.ceremony import EnterRank
from stammtisch.games.village.expansions.marriage.places.smuggler import QueueMovesUp
from stammtisch.games.village.expansions.marriage.places.which import WhichOne
from stammtisch.games.village.expansions.marriage.table import MarriageTable
from stammtisch.games.village.expansions.port.ids import GRAIN
from stammtisch.games.village.expansions.port.table import PortTable, aboard
from stammtisch.games.village.ids import (
    BAG,
    CASTLES,
    CHRONICLE,
    CHURCH,
    COLOURS,
    CUBES,
    FARM,
    FIRST_DEAD,
    GOODS,
    GRAVE,
    GROUPS,
    MARKET_SPACES,
    NUMBERS,
    ON_ROOF,
    RIVAL,
    STEPS,
    USED_UP,
    count_all,
    count_of,
    standing,
)
from stammtisch.games.village.places.market import EndOfMarketDay, NextSale, Sale
from stammtisch.games.village.state import VillageState
from tests.village.port.accounting import account_for_port


def account_for_everything(state: State) -> None:
    assert isinstance(state, VillageState)
    account_for_cubes(state)
    account_for_goods_grain_and_coins(state)
    account_for_figures(state)
    account_for_customers(state)
    account_for_the_rest(state)
    for table in state.tables:
        if isinstance(table, MarriageTable):
            account_for_marriage(state, table)
        elif isinstance(table, InnTable):
            account_for_inn(state, table)
        elif isinstance(table, PortTable):
            account_for_port(state, table)


def account_for_cubes(state: VillageState) -> None:
    found = [int(state.supply[cube]) + int(state.bag[cube]) for cube in range(CUBES)]
    on_board = cubes_on(tuple(state.spaces))
    assert sum(on_board) == state.cubes_left
    for cube, number in enumerate(on_board):
        found[cube] += number
    for player in state.players:
        assert min(player.cubes) >= 0
        for colour in range(COLOURS):
            found[colour] += int(player.cubes[colour])
    for compartment in state.tray:
        rest = int(compartment)
        while rest:
            found[rest % 8 - 1] += 1
            rest //= 8
    assert found == state.chosen.cube_count
    assert min(state.supply) >= 0
    assert min(state.bag) >= 0


@lru_cache(4096)
def cubes_on(spaces: tuple[int, ...]) -> list[int]:
    """How many cubes of each kind lie on the board."""
    assert min(spaces) >= 0
    return [sum(spaces[cube::CUBES]) for cube in range(CUBES)]


def account_for_goods_grain_and_coins(state: VillageState) -> None:
    box = state.box
    goods = [int(number) for number in state.goods_supply]
    grain, coins = int(state.grain_supply), int(state.coins_supply)
    for seat, player in enumerate(state.players):
        for good, number in enumerate(player.goods):
            assert number >= 0
            goods[good] += int(number)
        assert 0 <= player.grain <= box.grain_spaces
        assert player.coins >= 0
        assert min(player.fame) >= 0
        grain += int(player.grain)
        coins += int(player.coins)
        if state.chosen.has("port"):
            grain += int(aboard(state, seat, GRAIN))
            for good in range(GOODS):
                goods[good] += int(aboard(state, seat, good))
    assert goods == [int(number) for number in box.good_count]
    assert grain == box.grain
    assert coins == box.coins


def account_for_figures(state: VillageState) -> None:
    box = state.box
    families = [player.family for player in state.players]
    if state.is_solo:
        families.append(state.rival)
    in_chronicle = [0] * GROUPS
    in_graves = 0
    for family in families:
        remembered, buried = account_for_family(tuple(family), int(state.chosen.all_figures))
        for group in range(GROUPS):
            in_chronicle[group] += remembered[group]
        in_graves += buried
    for group in range(GROUPS):
        assert state.chronicle[group] + in_chronicle[group] == state.chosen.group_slots[group]
        assert state.chronicle[group] >= 0
    assert state.graves + in_graves == box.graves[int(state.column)]
    assert state.graves >= 0
    is_full = state.graves == 0 or state.chronicle_free() == 0 or state.seams.brings_on_the_end(state)
    assert is_full == (state.trigger >= 0), "a full chronicle or graveyard brings on the end, and nothing else"


@lru_cache(4096)  # most actions leave most families as they are
def account_for_family(family: tuple[int, ...], all_figures: int) -> tuple[list[int], int]:
    """All figures of a family are somewhere; how many are in each part of the chronicle, and in the graveyard."""
    peopled = [packed for packed in family if packed]
    for number in range(NUMBERS):
        # The sum over all places, number by number: packed counts never run into each other.
        assert sum([standing(packed, number) for packed in peopled]) == count_of(all_figures, number)
    assert sum(map(count_all, peopled)) == count_all(all_figures)
    return [int(count_all(family[CHRONICLE + group])) for group in range(GROUPS)], int(count_all(family[GRAVE]))


def account_for_customers(state: VillageState) -> None:
    market = [int(content) for content in state.market]
    places = [content for content in market if content > 0]
    everybody = 0
    for mask in [
        int(state.customers_left),
        int(state.rival_customers),
        *[int(player.customers) for player in state.players],
        *[1 << (content - 1) for content in places],
    ]:
        assert not everybody & mask, "nobody is in two places"
        everybody |= mask
    assert everybody == state.chosen.customers
    spaces = int(state.stalls()) + state.box.queue
    assert not any(market[spaces:MARKET_SPACES])
    if not any(isinstance(pending, (Sale, NextSale, EndOfMarketDay, QueueMovesUp)) for pending in state.stack):
        assert len(places) == spaces or state.customers_left == 0
        assert market[: len(places)] == places, "between market days there is no gap"


def account_for_the_rest(state: VillageState) -> None:
    box = state.box
    for player in state.players:
        assert 0 <= player.time < box.lifetime
        # The herb woman may set the marker back before the quill while a death is due: then it passes it twice (VI-R6).
        assert 0 <= player.deaths_due <= (2 if state.chosen.has("inn") else 1)
        assert 0 <= player.castles < 1 << CASTLES
        assert player.living() == living_in(tuple(player.family), int(state.chosen.all_figures))
        assert player.family[FARM] >= 0
        assert player.family[BAG] >= 0
    assert state.marker in (ON_ROOF, *range(int(state.seats))) or (state.is_solo and state.marker == USED_UP)
    assert state.trigger < state.circle
    assert state.last_turns < 0 or state.trigger >= 0
    if state.is_solo:
        steps = list(state.rival)[CHURCH : CHURCH + STEPS]
        assert all(count_all(packed) <= 1 for packed in steps), "Conny stands once on each step"
        assert state.start_seat == 0
        assert state.trigger in (-1, 0, RIVAL)
    else:
        assert state.rival_customers == 0
        assert len(state.rival) == len(state.tray) == len(state.fates) == 0


@lru_cache(4096)
def living_in(family: tuple[int, ...], all_figures: int) -> int:
    """How many of a family are neither dead nor yet to come."""
    dead = [packed for packed in (*family[FIRST_DEAD:FIRST_MORE], *family[SEA:]) if packed]
    return int(count_all(all_figures) - count_all(family[0])) - sum(map(count_all, dead))


def account_for_marriage(state: VillageState, table: MarriageTable) -> None:
    """Ranks and couples name exactly the figures that stand on the Marriage board, and every pink one is somewhere."""
    box = box_of(state.box)
    assert min(table.bread) >= 0
    assert min(table.tools) >= 0
    noted: list[tuple[int, int]] = [(int(figure), CEREMONY) for figure in table.ranks]
    for pair in table.couples:
        noted.append((int(first_of(pair)), int(place_of(pair))))
        noted.append((int(second_of(pair)), int(place_of(pair))))
        assert BAKERY <= place_of(pair) <= PARENTS
        lonely = NOBODY in (first_of(pair), second_of(pair))
        assert not (lonely and PINK_FIGURE in (first_of(pair), second_of(pair))), "a pink figure never waits alone"
        assert first_of(pair) + second_of(pair) > 0
        assert first_of(pair) + second_of(pair) < 2 * PINK_FIGURE, "pink figures do not live together"
    pink = sum(1 for figure, _ in noted if figure == PINK_FIGURE)
    assert pink + table.pink == (box.pink_alone if state.is_solo else box.pink)
    assert table.pink >= 0
    if any(isinstance(pending, (WhichOne, EnterRank)) for pending in state.stack):
        return  # which figure is meant is being asked
    standing_there: list[tuple[int, int]] = []
    for seat, player in enumerate(state.players):
        for place in range(CEREMONY, PARENTS + 1):
            packed = int(player.family[place])
            for kind in range(KINDS) if packed else ():
                standing_there += [(int(member(seat, kind)), place)] * int(count_of(packed, kind))
    own = [(figure, place) for figure, place in noted if figure not in (NOBODY, PINK_FIGURE)]
    assert sorted(own) == sorted(standing_there)
    for figure, _ in own:
        assert owner_of(figure) < state.seats
        assert kind_of(figure) < KINDS


def account_for_inn(state: VillageState, inn: InnTable) -> None:
    """Every person card of the game lies in one stack or one hand, or has been played; nobody owes beer."""
    seen: list[int] = []
    for stack in range(STACKS):
        size = int(inn.sizes[stack])
        assert 0 <= size <= MOST_IN_STACK
        assert 0 <= inn.known[stack] <= max(size - 1, 0)
        seen.extend(int(inn.stacks[stack * MOST_IN_STACK + place]) for place in range(size))
        assert all(inn.stacks[stack * MOST_IN_STACK + place] == 0 for place in range(size, MOST_IN_STACK))
    for hand in inn.hands:
        seen.extend(card for card in range(CARDS) if int(hand) >> card & 1)
    assert len(seen) == len(set(seen))
    assert set(seen) <= set(cards_in_game(state.chosen))
    assert min(inn.beer) >= 0
    assert min(inn.fame) >= 0
    for player in state.players:
        assert count_all(player.family[INN]) <= 1, "nobody sends a second figure to the inn"
        assert player.family[BREWERY] >= 0
