"""Lively games: players who seldom pass, stop or hold back, so that all texts are met."""

import random
from collections.abc import Iterator

from stammtisch.games.orleans.ids import PLACE_IDS
from stammtisch.games.orleans.state import OrleansState
from tests.orleans.table import BOX, GAME, Table

IDLE = {"pass", "end-planning", "stop", "keep-technology", "no-sacristy", "loaded", "move-back"}
IDLE_SHARE = 0.1


def lively_choice(state: OrleansState, seat: int, chance: random.Random) -> int:
    """An action that gets on with the game; once in a while any action at all."""
    legal = state.legal(seat)
    busy = [action for action in legal if GAME.actions[action].kind not in IDLE]
    if not busy or chance.random() < IDLE_SHARE:
        return chance.choice(legal)
    first = GAME.actions[busy[0]]
    if first.kind == "draw":
        return chance.choice(legal) if first.number == "0" else busy[0]
    if first.kind == "place":
        busy = [action for action in busy if finishes_place(state, seat, action, busy)] or legal[-1:]
    return chance.choice(busy)


def finishes_place(state: OrleansState, seat: int, action: int, offered: list[int]) -> bool:
    """Whether all empty spaces of the place could be filled now, so that nobody is left waiting there."""
    place = GAME.actions[action].space.split(".")[0]
    spaces = {GAME.actions[other].space for other in offered}
    fillable = sum(1 for space in spaces if space.split(".")[0] == place)
    mask = int(BOX.place_mask[PLACE_IDS.index(place)]) & int(state.players[seat].open_spaces)
    twins = mask & int(BOX.twin_mask) and mask & int(BOX.twin_mask) << 1
    return fillable + bool(twins) >= mask.bit_count()


def lively_game(number: int) -> Iterator[tuple[OrleansState, random.Random]]:
    """Play a game with the options that its number stands for, stopping before every move and at the end."""
    chance = random.Random(number)
    state = lively_start(2 + number % 3, number)
    while not state.is_over():
        yield state, chance
        seat = chance.choice(state.to_act())
        state.apply_legal(seat, lively_choice(state, seat, chance))
    yield state, chance


def lively_start(seats: int, number: int) -> OrleansState:
    """An even number is a new game, an odd one begins in the middle, with place tiles, technology and debts."""
    table = Table(
        seats,
        seed=number,
        planning=["hidden", "open", "in_order"][number // 2 % 3],
        exclude_place_tiles=number % 4 == 2,
        limited_bank=number % 5 == 1,
    )
    if number % 2 == 0:
        return table.state
    poorest = seats - 1
    table.start_torture(poorest, 10)
    table.act(poorest, *["lose-unbuilt-station"] * 10)
    table.technology_aside(poorest, free=1)
    tiles = ["gunpowder-tower", "sacristy", "bathhouse", "pharmacy", "school", "herb-garden", "laboratory", "cellar"]
    for position, tile in enumerate(tiles):
        table.tile(position % poorest, tile)
    table.put(tiles.index("sacristy") % poorest, "sacristy", "monk")
    for seat in range(poorest):
        table.bag(seat, "farmer", "farmer", "boatman", "craftsman", "trader", "knight", "knight", "scholar", "monk")
        table.goods(seat, wool=1, brocade=1)
        table.station(seat, "orleans")
        table.develop(seat, 5 * seat)
        table.technology_aside(seat, free=2, farmer_only=1)
        table.coins(seat, seat)
    if table.state.bank_is_limited:
        table.state.bank = 3
    table.start_event(["harvest", "plague"][number // 2 % 2], start=number % seats)
    return table.state
