"""Inn as numbers: the inn's cubes and stacks, beer, and the person cards that one holds. Rules: VI."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.numbers import Layout, Row
from stammtisch.core.question import Pending
from stammtisch.games.village.expansions.ids import BESIDE_BOOK, BREWERY, INN, INN_SPACE
from stammtisch.games.village.expansions.inn.components import InnBox, box_of
from stammtisch.games.village.expansions.inn.ids import ANY_TIME, AT_END, CARD_IDS, CARDS, SIDE_B, STACKS
from stammtisch.games.village.expansions.inn.places.any_time import LookThrough, WhichStack
from stammtisch.games.village.expansions.inn.places.guests import AtTheInn, BuyCard, NowPutUnder
from stammtisch.games.village.expansions.inn.places.timed import PlayNow
from stammtisch.games.village.expansions.inn.scoring import kept_points
from stammtisch.games.village.expansions.inn.table import InnTable, table_of
from stammtisch.games.village.ids import CUBE_IDS, CUBES, MAX_SEATS, count_all
from stammtisch.games.village.state import VillageState

ASKED: Final = ["guest", "put-under", "buy", "play-now", "look"]
TOP_NUMBERS: Final = 7
OTHER_NUMBERS: Final = 5


def declare(layout: Layout) -> None:
    layout.flag("inn side b", "whether the inn is paid with a cube, as on side b, and not with time")
    layout.one_of("inn asked", ASKED, "which question of the inn waits")
    layout.each("space inn", CUBE_IDS, 0.0, 5.0, "cubes of this colour on the action space of the inn")
    for stack in range(1, STACKS + 1):
        name = f"inn stack {stack}"
        layout.add(f"{name} cards", 0.0, 11.0, "cards in this stack")
        layout.add(f"{name} coins", 0.0, 4.0, "what its top card costs in coins")
        layout.add(f"{name} beer", 0.0, 4.0, "what its top card costs in beer")
        layout.add(f"{name} points", 0.0, 5.0, "points for playing its top card")
        layout.flag(f"{name} for the end", "whether its top card is kept for the scoring")
        layout.flag(f"{name} at any time", "whether its top card may be played at any time")
        layout.flag(f"{name} within reach", "whether one could pay for its top card")
    layout.each("inn hand", CARD_IDS, 0.0, 1.0, "whether one holds this person card")
    layout.add("inn points kept", 0.0, 15.0, "points of one's cards that are kept for the end, as things stand")
    layout.flag("inn serves queue", "whether one also serves the queue on this market day")
    layout.flag("inn chooses figures", "whether one chooses the figures of this mass")
    layout.add("inn guests", 0.0, 1.0, "own figures at the inn")
    layout.add("inn beside chronicle", 0.0, 2.0, "own members whom the bard has laid beside the chronicle")
    for distance in range(MAX_SEATS):
        whose = f"+{distance} inn"
        layout.add(f"{whose} beer", 0.0, 6.0, "beer")
        layout.add(f"{whose} cards", 0.0, 6.0, "person cards held")
        layout.add(f"{whose} cards for the end", 0.0, 4.0, "person cards held that are kept for the end")
        layout.add(f"{whose} brewers", 0.0, 2.0, "figures in the brewery")
        layout.add(f"{whose} fame", 0.0, 10.0, "points that cards have brought")


def write(state: VillageState, seat: int, row: Row) -> None:
    inn = table_of(state)
    box = box_of(state.box)
    row.flag(state.chosen.options["inn"] == SIDE_B)
    row.one_of(asked_of(state.stack[-1]) if state.stack else i64(-1), len(ASKED))
    for cube in range(i64(CUBES)):
        row.count(state.spaces[INN_SPACE * CUBES + cube])
    for stack in range(i64(STACKS)):
        write_top(state, seat, stack, row)
    row.bits(inn.hands[seat], CARDS)
    row.count(kept_points(state, seat))
    row.flag(inn.crier == seat)
    row.flag(inn.priest == seat)
    row.count(count_all(state.players[seat].family[INN]))
    row.count(count_all(state.players[seat].family[BESIDE_BOOK]))
    seats = len(state.players)
    for distance in range(MAX_SEATS):
        if distance < seats:
            write_guest(state, inn, box, (seat + distance) % seats, row)
        else:
            row.skip(OTHER_NUMBERS)


def asked_of(top: Pending) -> i64:
    """Where a question stands in ASKED, or -1."""
    if isinstance(top, AtTheInn):
        return 0
    if isinstance(top, NowPutUnder):
        return 1
    if isinstance(top, BuyCard):
        return 2
    if isinstance(top, PlayNow):
        return 3
    return 4 if isinstance(top, (LookThrough, WhichStack)) else -1


def write_top(state: VillageState, seat: i64, stack: i64, row: Row) -> None:
    """A stack and its top card."""
    inn = table_of(state)
    card = inn.top(stack)
    if card < 0:
        row.skip(TOP_NUMBERS)
        return
    box = box_of(state.box)
    when = box.card_when[card]
    row.count(inn.sizes[stack])
    row.count(box.card_coins[card])
    row.count(box.card_beer[card])
    row.count(box.card_points[card])
    row.flag(when == AT_END)
    row.flag(when == ANY_TIME)
    row.flag(state.coins_of(seat) >= box.card_coins[card] and inn.beer[seat] >= box.card_beer[card])


def write_guest(state: VillageState, inn: InnTable, box: InnBox, seat: i64, row: Row) -> None:
    """What lies open before one seat."""
    family = state.players[seat].family
    hand = inn.hands[seat]
    row.count(inn.beer[seat])
    row.count(count_bits(hand))
    row.count(count_bits(hand & box.end_cards))
    row.count(count_all(family[BREWERY]))
    row.count(inn.fame[seat])
